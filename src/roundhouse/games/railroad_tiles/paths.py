"""The longest paths of one kind: no arm is used twice, and in the length a tile counts once (RT: paths).

A path may come back to a tile on other arms, so it is a trail through the network, and what is sought is the trail with
the most different tiles. Connections that no ring runs through are bridges: a trail crosses a bridge once at most. What
is left without the bridges are islands, mostly single tiles; only inside an island with rings all trails are tried.
"""

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.plane import LIES
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, NONE, count_bits


class Paths:
    """The paths of one kind, HIGHWAY or RAILWAY, on a territory as it stands. Paths are masks of their tiles."""

    def __init__(self, territory: Territory, edge: i64) -> None:
        board = territory.board
        self.tiles: i64 = len(territory.cells)
        self.has_arms: i64 = 0  # the tiles with an arm of this kind
        self.arms: list[i64] = territory.near[:]  # tile * 4 + side: the tile joined there, or NONE
        tile: i64
        side: i64
        for tile in range(self.tiles):
            sides: i64 = board.sides[territory.kinds[tile] * LIES + territory.lies[tile]]
            for side in range(4):
                if sides >> 2 * side & 3 == edge:
                    self.has_arms |= BIT[tile]
                else:
                    self.arms[tile * 4 + side] = NONE
        self.island: list[i64] = [0] * self.tiles  # of each tile the island it is on, as a mask
        self.bridge: list[bool] = [False] * (self.tiles * 4)  # which arms are bridges
        self.beyond: list[i64] = [NONE] * (self.tiles * 4)  # the longest path that goes on over a bridge, once known
        self.entered: list[i64] = [0] * self.tiles
        self.lowest: list[i64] = [0] * self.tiles
        self.time: i64 = 0
        self.pending: list[i64] = []
        for tile in range(self.tiles):
            if self.has_arms & BIT[tile] and not self.entered[tile]:
                self._find_islands(tile, NONE)
        self.used: list[bool] = [False] * (self.tiles * 4)
        self.best: list[i64] = []  # while trails are tried: by the tile they end on, the best one
        self.most: list[i64] = []
        self.open: i64 = 0

    def _find_islands(self, tile: i64, back: i64) -> None:
        """Depth first, with the lowest tile that can be reached without the arm one came by (Tarjan)."""
        self.time += 1
        self.entered[tile] = self.time
        self.lowest[tile] = self.time
        self.pending.append(tile)
        side: i64
        for side in range(4):
            other = self.arms[tile * 4 + side]
            if other >= 0 and side != back:
                if self.entered[other]:
                    self.lowest[tile] = min(self.lowest[tile], self.entered[other])
                else:
                    self._find_islands(other, side ^ 2)
                    self.lowest[tile] = min(self.lowest[tile], self.lowest[other])
                    if self.lowest[other] > self.entered[tile]:
                        self.bridge[tile * 4 + side] = True
                        self.bridge[other * 4 + (side ^ 2)] = True
        if self.lowest[tile] == self.entered[tile]:
            self._close_island(tile)

    def _close_island(self, tile: i64) -> None:
        island: i64 = 0
        members: list[i64] = []
        while not island & BIT[tile]:
            member = self.pending.pop()
            members.append(member)
            island |= BIT[member]
        for member in members:
            self.island[member] = island

    # Paths ----------------------------------------------------------------------------------------------------------

    def longest(self) -> i64:
        """A longest path of all."""
        best: i64 = 0
        tile: i64
        for tile in range(self.tiles):
            if self.has_arms & BIT[tile]:
                best = longer(best, self.from_tile(tile))
        return best

    def through(self, tile: i64) -> i64:
        """A longest path that a tile with arms of this kind is on."""
        best: i64 = 0
        start: i64
        end: i64
        for start in range(self.tiles):
            if self.island[tile] & BIT[start]:
                trails = self._trails(start, BIT[tile])
                for end in range(self.tiles):
                    if trails[end]:
                        best = longer(best, trails[end] | self._both_ends(start, end))
        return best

    def _both_ends(self, start: i64, end: i64) -> i64:
        """The longest paths that go on over bridges from both ends of a trail on an island."""
        best: i64 = 0
        one: i64
        other: i64
        for one in range(4):
            first = self._over(start, one)
            best = longer(best, first)
            for other in range(4):
                if start != end or one != other:
                    best = longer(best, first | self._over(end, other))
        return best

    def from_tile(self, start: i64, entry: i64 = NONE) -> i64:
        """A longest path that begins on a tile with arms of this kind; not over the bridge at its side of entry."""
        best: i64 = 0
        trails = self._trails(start, 0)
        end: i64
        side: i64
        for end in range(self.tiles):
            if trails[end]:
                onward: i64 = 0
                for side in range(4):
                    if end != start or side != entry:
                        onward = longer(onward, self._over(end, side))
                best = longer(best, trails[end] | onward)
        return best

    def _over(self, tile: i64, side: i64) -> i64:
        """A longest path that goes on over the bridge at a side of a tile; nothing if there is none."""
        at = tile * 4 + side
        if not self.bridge[at]:
            return 0
        if self.beyond[at] == NONE:
            self.beyond[at] = self.from_tile(self.arms[at], side ^ 2)
        return self.beyond[at]

    # Inside an island -----------------------------------------------------------------------------------------------

    def _trails(self, start: i64, wanted: i64) -> list[i64]:
        """By the tile they end on, the trails with most tiles that begin on a tile and stay on its island.

        With tiles wanted, only trails that come to all of them; 0 where there is none.
        """
        best: list[i64] = [0] * self.tiles
        if self.island[start] == BIT[start]:
            best[start] = BIT[start]
            return best
        self.best = best
        self.most = [0] * self.tiles
        self.open = self.island[start]
        self._walk(start, BIT[start], 1, wanted)
        return best

    def _walk(self, tile: i64, trail: i64, length: i64, wanted: i64) -> None:
        if length > self.most[tile] and trail & wanted == wanted:
            self.most[tile] = length
            self.best[tile] = trail
            if trail == self.island[tile]:
                self.open &= ~BIT[tile]
        side: i64
        for side in range(4):
            at = tile * 4 + side
            other = self.arms[at]
            if other >= 0 and not self.used[at] and not self.bridge[at] and self.open:
                back = other * 4 + (side ^ 2)
                self.used[at] = True
                self.used[back] = True
                fresh: i64 = 0 if trail & BIT[other] else 1
                self._walk(other, trail | BIT[other], length + fresh, wanted)
                self.used[at] = False
                self.used[back] = False


def longer(one: i64, other: i64) -> i64:
    """Of two paths the one with more tiles."""
    return other if count_bits(other) > count_bits(one) else one


def longest_path(territory: Territory, edge: i64) -> i64:
    """A longest path of a kind, as a mask of its tiles."""
    return Paths(territory, edge).longest()


def path_through(territory: Territory, edge: i64, tile: i64) -> i64:
    """A longest path of a kind that a tile is on, as a mask of its tiles; 0 if the tile has no such arm."""
    paths = Paths(territory, edge)
    return paths.through(tile) if paths.has_arms & BIT[tile] else 0
