"""How far travellers are from each other: steps from tile to tile along highways and railways, changing at stations.

A route must be a shortest one, and no other traveller may stand between its ends (RT: distance).
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import EMPTY, HIGHWAY
from roundhouse.games.railroad_tiles.plane import LIES
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, NONE

FAR: Final[i64] = 1000  # further than anything


def longest_route(territory: Territory) -> list[int]:
    """The tiles on a route between two travellers as far from each other as possible, the ends included.

    [] if no two are connected by a shortest route without another traveller between.
    """
    travellers = territory.traveller_icons & territory.occupied
    best: list[int] = []
    tile: i64
    for tile in range(len(territory.cells)):
        if travellers & BIT[tile]:
            route = _furthest_from(territory, tile, travellers & ~BIT[tile])
            if len(route) > len(best):
                best = route
    return best


def _furthest_from(territory: Territory, start: i64, others: i64) -> list[int]:
    free = Steps(territory, start, others)
    shortest = Steps(territory, start, 0)
    end = NONE
    most: i64 = 0
    tile: i64
    for tile in range(len(territory.cells)):
        if others & BIT[tile]:
            steps = free.to(tile)
            if most < steps < FAR and steps == shortest.to(tile):
                end = tile
                most = steps
    return free.route(end) if end != NONE else []


class Steps:
    """The least numbers of steps from a tile to all others; one may come to some tiles without passing them.

    A tile's highway and its railway are two places, numbered tile * 2 and tile * 2 + 1; a station makes them one.
    """

    def __init__(self, territory: Territory, start: i64, stops: i64) -> None:
        tiles: i64 = len(territory.cells)
        self.territory = territory
        self.steps: list[i64] = [FAR] * (tiles * 2)
        self.before: list[i64] = [NONE] * (tiles * 2)
        self.front: list[i64] = []
        if territory.road[start] >= 0:
            self._come_to(start * 2, NONE, 0)
        if territory.rail[start] >= 0:
            self._come_to(start * 2 + 1, NONE, 0)
        for place in self.front:  # grows while it is gone through
            if not stops & BIT[place >> 1]:
                self._go_on(place)

    def _come_to(self, place: i64, before: i64, steps: i64) -> None:
        if self.steps[place] == FAR:
            self.steps[place] = steps
            self.before[place] = before
            self.front.append(place)
            if self.territory.stations & BIT[place >> 1]:
                self._come_to(place ^ 1, before, steps)

    def _go_on(self, place: i64) -> None:
        territory = self.territory
        tile = place >> 1
        sides: i64 = territory.board.sides[territory.kinds[tile] * LIES + territory.lies[tile]]
        side: i64
        for side in range(4):
            edge = sides >> 2 * side & 3
            other = territory.near[tile * 4 + side]
            kind: i64 = 0 if edge == HIGHWAY else 1
            if other >= 0 and edge != EMPTY and kind == place & 1:
                self._come_to(other * 2 + kind, place, self.steps[place] + 1)

    def to(self, tile: i64) -> i64:
        """How many steps it takes to a tile; FAR if it cannot be reached."""
        return min(self.steps[tile * 2], self.steps[tile * 2 + 1])

    def route(self, end: i64) -> list[int]:
        """The tiles of a shortest way to a tile that can be reached, from there back to the start."""
        place = end * 2 if self.steps[end * 2] <= self.steps[end * 2 + 1] else end * 2 + 1
        found: list[int] = []
        while place != NONE:
            found.append(place >> 1)
            place = self.before[place]
        return found
