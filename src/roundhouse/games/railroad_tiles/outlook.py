"""What a territory promises: its features, measured where it lies.

An outlook is made once for a decision. It knows how many tiles and which pieces are still to come, and looks at the
territory with a tile laid or a piece placed on it for a moment.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import CAR, EMPTY, PIECE_IDS, TRAIN, TRAVELLER, Board
from roundhouse.games.railroad_tiles.features import (
    CITIES,
    GAPS,
    ICONS,
    LOOSE_ENDS,
    NAMES,
    NESTS,
    OPEN_ENDS,
    PIECES_HOPED,
    PIECES_LATER,
    PIECES_NOW,
    RECTANGLE,
    RECTANGLE_AHEAD,
    STUCK_ENDS,
    TOWNS,
)
from roundhouse.games.railroad_tiles.rectangles import Rectangles
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, count_bits

PIECES: Final = len(PIECE_IDS)
TILES_A_ROUND: Final = 3  # that a player lays, about
EITHER: Final = 3  # a token for a train or a car
GROWTH: Final = 0.6  # a piece also raises what later ones in its network score
MANY_TILES: Final = 24  # about as many as a player lays
QUARTERS: Final = 4  # of a tile, in which rectangles to come are reckoned
MISSING: Final = (0, 9, 7, 6)  # what an empty cell costs in them, by the rounds to come; 0 if it stays empty


class Prospects:
    """What is likely to become of the cells of a frontier, by what surrounds them, with so many tiles to come.

    gap, nest: how far a cell between tiles will stay empty or be filled. stuck: how many ends will stay open there.
    When nothing is to come, all that counts is in the points.
    """

    def __init__(self, board: Board, tiles: int) -> None:
        self.gap: list[float] = []
        self.nest: list[float] = []
        self.stuck: list[float] = []
        for around in range(256):
            edges = [around >> 2 * side & 3 for side in range(4)]
            touched = len([edge for edge in edges if edge])
            tracks = len([edge for edge in edges if edge > EMPTY])
            empty = (1.0 - board.likely[around]) ** (1 + tiles)
            between = touched - 1 if touched > 1 and tiles else 0
            self.gap.append(between * empty)
            self.nest.append(between * (1.0 - empty))
            self.stuck.append(tracks * empty if tiles else 0.0)


def prospects(board: Board, tiles: int) -> Prospects:
    """The table for a number of tiles to come, worked out once for each box."""
    key = f"{board.digest} {tiles}"
    if key not in _PROSPECTS:
        _PROSPECTS[key] = Prospects(board, tiles)
    return _PROSPECTS[key]


_PROSPECTS: Final[dict[str, Prospects]] = {}


class Outlook:
    """The features of territories of one seat at one decision.

    Attributes:
      tiles       route tiles the seat will still lay, about
      now         what the tokens of this round show that the seat can still use
      later       pieces of each type it will be asked for in later rounds, on the mean
      stars       that it can spend
    """

    def __init__(self, board: Board, tiles: int, now: list[int], later: list[float], stars: int) -> None:
        self.board = board
        self.tiles = tiles
        self.now = now
        self.later = later
        self.stars = stars
        self.prospects = prospects(board, tiles)
        self.share = min(1.0, tiles / MANY_TILES)  # of the game that is still to come
        self.pair = 1.0 - 0.82**tiles  # how likely a group of two becomes a city
        self.missing = MISSING[min(tiles // TILES_A_ROUND, len(MISSING) - 1)]
        self.ground: Territory | None = None  # what is measured, without a tile on trial
        self.rectangles: Rectangles | None = None
        self.networks: list[list[i64]] = [[], [], []]  # pieces * 64 + free icons of each network, by the type of piece
        self.most: list[i64] = [0, 0, 0]  # the most pieces in a network

    def measure(self, territory: Territory, cell: int = -1) -> list[float]:
        """The features of a territory, with a tile on trial on a cell; those that are the state's own are left at 0."""
        features = [0.0] * len(NAMES)
        board = self.board
        features[CITIES] = float(territory.cities * board.city_points)
        features[RECTANGLE] = float(territory.rectangle) * (1.0 - self.share)
        over = territory.open_ends - board.free_openings
        if over > 0:
            features[OPEN_ENDS] = float(over) * (1.0 - self.share)
        features[LOOSE_ENDS] = float(territory.open_ends) * self.share
        self._look_at_cells(territory, features)
        features[TOWNS] = self._towns(territory)
        features[RECTANGLE_AHEAD] = self._rectangle_ahead(territory, cell) * self.share
        self._look_at_pieces(territory, features)
        return features

    def _look_at_cells(self, territory: Territory, features: list[float]) -> None:
        gaps = nests = stuck = 0.0
        table = self.prospects
        for around in territory.around:
            gaps += table.gap[around]
            nests += table.nest[around]
            stuck += table.stuck[around]
        features[GAPS] = gaps
        features[NESTS] = nests
        features[STUCK_ENDS] = stuck

    def _towns(self, territory: Territory) -> float:
        """Groups of urban tiles that are no city yet."""
        pairs = singles = 0
        tile: i64
        for tile in range(len(territory.cells)):
            if territory.town[tile] == tile:
                size = count_bits(territory.town_tiles[tile])
                if size == 1:
                    singles += 1
                elif size < self.board.city_tiles:
                    pairs += 1
        return self.pair * (pairs + 0.5 * self.pair * singles)

    # The rectangle ahead --------------------------------------------------------------------------------------------

    def stand_on(self, territory: Territory) -> None:
        """From now on the territory measured is this one, or this one with a tile laid."""
        if self.missing and self.ground is not territory:
            self.ground = territory
            self.rectangles = Rectangles(territory, QUARTERS, self.missing)

    def _rectangle_ahead(self, territory: Territory, cell: int) -> float:
        """The best rectangle, what is missing counted against it; the one there is if no tile will follow."""
        if not self.missing:
            return float(territory.rectangle)
        rectangles = self.rectangles
        assert rectangles is not None
        best = rectangles.best if cell < 0 else rectangles.with_tile(cell)
        return float(best) / QUARTERS

    # Pieces ---------------------------------------------------------------------------------------------------------

    def _look_at_pieces(self, territory: Territory, features: list[float]) -> None:
        self._gather(territory, territory.road, territory.road_tiles, CAR)
        self._gather(territory, territory.rail, territory.rail_tiles, TRAIN)
        self._gather_travellers(territory)
        now: i64 = 0
        stars = self.stars
        for look in self.now:
            points = self._take(look)
            if not points and stars:
                points = self._take_any() - 1
                stars -= 1
            now += max(points, 0)
        later = hoped = 0.0
        free: i64 = 0
        for piece in range(PIECES):
            wanted = self.later[piece]
            while wanted > 0.0:
                part = min(wanted, 1.0)
                points = self._take(piece)
                if points:
                    later += part * float(points)
                    free += 1
                else:
                    self.most[piece] += 1
                    hoped += part * float(min(self.most[piece], self.board.piece_points))
                wanted -= 1.0
        features[PIECES_NOW] = float(now) * (1.0 + GROWTH * self.share)
        features[PIECES_LATER] = later
        features[PIECES_HOPED] = hoped
        features[ICONS] = float(free)

    def _gather(self, territory: Territory, names: list[i64], networks: list[i64], piece: int) -> None:
        icons: i64 = territory.icons(piece)
        taken = icons & territory.occupied
        found = self.networks[piece]
        found.clear()
        most: i64 = 0
        tile: i64
        if icons:
            for tile in range(len(names)):
                if names[tile] == tile and networks[tile] & icons:
                    count = count_bits(networks[tile] & taken)
                    free = count_bits(networks[tile] & icons) - count
                    most = max(most, count)
                    if free:
                        found.append(count * 64 + free)
        self.most[piece] = most

    def _gather_travellers(self, territory: Territory) -> None:
        icons = territory.traveller_icons
        found = self.networks[TRAVELLER]
        found.clear()
        most: i64 = 0
        seen: i64 = 0
        tile: i64
        for tile in range(len(territory.cells)):
            if icons & BIT[tile] and not seen & BIT[tile]:
                network = territory.counted(tile, TRAVELLER)
                if not territory.tired:
                    seen |= network
                count = count_bits(network & icons & territory.occupied)
                free = count_bits(network & icons) - count
                most = max(most, count)
                if free:
                    found.append(count * 64 + free)
        self.most[TRAVELLER] = most

    def _take(self, look: i64) -> i64:
        """Place a piece that a token shows where it scores most; the points, 0 if there is no icon for it."""
        if look != EITHER:
            return self._place(look)
        return self._place(CAR if self._best(CAR) >= self._best(TRAIN) else TRAIN)

    def _take_any(self) -> i64:
        piece: i64 = CAR if self._best(CAR) >= self._best(TRAIN) else TRAIN
        return self._place(TRAVELLER if self._best(TRAVELLER) > self._best(piece) else piece)

    def _best(self, piece: i64) -> i64:
        """The most points a piece can score, 0 without a free icon."""
        best: i64 = 0
        for network in self.networks[piece]:
            best = max(best, (network >> 6) + 1)
        return min(best, self.board.piece_points)

    def _place(self, piece: i64) -> i64:
        networks = self.networks[piece]
        best: i64 = -1
        at: i64
        for at in range(len(networks)):
            if best < 0 or networks[at] > networks[best]:
                best = at
        if best < 0:
            return 0
        count = (networks[best] >> 6) + 1
        free = (networks[best] & 63) - 1
        self.most[piece] = max(self.most[piece], count)
        if free:
            networks[best] = count * 64 + free
        else:
            networks.pop(best)
        return min(count, self.board.piece_points)
