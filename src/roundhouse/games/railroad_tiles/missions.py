"""How far the mission of a challenge is prepared: its figure as it could be before long.

What cannot become more is worth nothing, however much there is of it: a network that is closed, travellers between
whom no way can grow, a cell beside which nothing fits.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import CAR, EMPTY, HIGHWAY, NOTHING, TRAIN, side_of
from roundhouse.games.railroad_tiles.grid import Grid
from roundhouse.games.railroad_tiles.journeys import FAR, Steps
from roundhouse.games.railroad_tiles.paths import Paths
from roundhouse.games.railroad_tiles.plane import NEAR, cell_at
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, NONE, count_bits

LIKELY: Final = 0.05  # where so great a part of all tiles fits, one will be laid
# pieces in a network, and stations: what is missing, in pieces
LACKING: Final = 0.9  # an icon
UNPLACED: Final = 0.8  # a token or star for a piece
WAITING: Final = 0.15  # a piece that is not placed yet
APART: Final = 0.4  # what an icon or station of another network counts
WAY_ON: Final = 0.2  # what an open end counts
MANY_WAYS: Final[i64] = 3  # more of them count nothing
# holes: what a side without a tile takes from one to be, where a tile can be laid next and where not
HOLE_NEXT: Final = 0.34
HOLE_LATER: Final = 0.42
# what a cell without a tile around an empty square counts, where a tile can be laid next and where none fits
RING_NEXT: Final = 0.3
RING_NEVER: Final = -0.5
RING: Final = 8  # cells around the square
RING_MARGIN: Final = 5  # from the tiles to what lies around squares beside them, and beside that
# travellers: what is missing at the ends of the way between two, in steps
FREE_ICON: Final = 0.5
OPEN_END: Final = 1.0
UNPLACED_TRAVELLER: Final = 2.0  # a token or star for one


def path_ahead(territory: Territory, edge: i64) -> i64:
    """The longest path of a kind with one tile more, laid where paths end."""
    paths = Paths(territory, edge)
    names = territory.road if edge == HIGHWAY else territory.rail
    best: i64 = 0
    side: i64
    at: i64
    for at in range(len(territory.frontier)):
        first = NONE
        longest: i64 = 0
        both: i64 = 0
        for side in range(4):
            if territory.around[at] >> 2 * side & 3 == edge:
                tile = territory.beside[at] >> 6 * side & 63
                length = count_bits(paths.from_tile(tile))
                if first != NONE and names[tile] != first:
                    both = max(both, longest + length)
                first = names[tile]
                longest = max(longest, length)
        if longest:
            best = max(best, 1 + max(longest, both))
    return best


def pieces_ahead(
    territory: Territory, names: list[i64], networks: list[i64], edge: i64, needed: int, chances: float
) -> float:
    """The pieces there could be in one network, less what is missing for them: icons, and chances to place a piece.

    Icons of other networks count in part as long as both can grow. A network that cannot grow any more is worth nothing
    unless it has icons enough.
    """
    icons: i64 = territory.icons(CAR if edge == HIGHWAY else TRAIN)
    grows = _growing(territory, names, edge)
    apart: i64 = 0  # icons of all networks that can grow
    best = -float(needed)
    tile: i64
    for tile in range(len(names)):
        if names[tile] == tile and grows[tile]:
            apart += count_bits(networks[tile] & icons)
    for tile in range(len(names)):
        if names[tile] == tile and networks[tile]:
            found = count_bits(networks[tile] & icons)
            if found >= needed or grows[tile]:
                unplaced = float(max(0, needed - count_bits(networks[tile] & icons & territory.occupied)))
                lacking = max(0.0, float(needed - found) - APART * float(apart - found))
                ways = min(grows[tile], MANY_WAYS) if found < needed else MANY_WAYS
                worth = float(needed) + WAY_ON * float(ways) - LACKING * lacking - WAITING * unplaced
                best = max(best, worth - UNPLACED * max(0.0, unplaced - chances))
    return best


def _growing(territory: Territory, names: list[i64], edge: i64) -> list[i64]:
    """How many open ends each network of a kind has at which something is likely to be laid, by its name."""
    found: list[i64] = [0] * len(names)
    at: i64
    side: i64
    for at in range(len(territory.frontier)):
        around = territory.around[at]
        if territory.board.likely[around] >= LIKELY:
            for side in range(4):
                if around >> 2 * side & 3 == edge:
                    name = names[territory.beside[at] >> 6 * side & 63]
                    found[name] = found[name] + 1
    return found


def cities_ahead(territory: Territory, needed: int) -> float:
    """The cities there could be, each group of urban tiles by how much of a city it is."""
    size = territory.board.city_tiles
    groups = [
        count_bits(territory.town_tiles[tile]) for tile in range(len(territory.town)) if territory.town[tile] == tile
    ]
    parts = sorted([min(size, group) for group in groups])
    return sum(parts[-needed:]) / size


def small_holes_ahead(territory: Territory, needed: int) -> float:
    """The cells best surrounded, as many as are needed, no two of them side by side."""
    found: list[tuple[float, int]] = []
    for at in range(len(territory.frontier)):
        found.append((-_hole_ahead(territory, at), territory.frontier[at]))
    found.sort()
    total = 0.0
    chosen: list[int] = []
    for worth, cell in found:
        if len(chosen) < needed and not any(near in chosen for near in NEAR[cell * 4 : cell * 4 + 4]):
            chosen.append(cell)
            total -= worth
    return total


def _hole_ahead(territory: Territory, at: int) -> float:
    """How far a cell of the frontier is from being a hole: what is missing on its sides is taken from 1."""
    worth = 1.0
    around = territory.around[at]
    for side in range(4):
        if side_of(around, side) == NOTHING:
            beyond = NEAR[territory.frontier[at] * 4 + side]
            beside = territory.surroundings(beyond) if beyond >= 0 else 0
            worth -= HOLE_NEXT if beside and territory.board.likely[beside] >= LIKELY else HOLE_LATER
    return max(0.0, worth)


def large_hole_ahead(territory: Territory) -> float:
    """The part of the tiles around it that the best surrounded empty square has, and in part those that can follow."""
    if not territory.cells:
        return 0.0
    grid = Grid(territory.cells, RING_MARGIN)
    best = 0.0
    for cell in territory.frontier:
        corner = grid.at(cell)
        for at in (corner, corner - 1, corner - grid.width, corner - grid.width - 1):
            count = _around_square(grid, at)
            if count and float(count) + RING_NEXT * float(RING - count) > best:
                best = max(best, float(count) + _to_follow(territory, grid, at))
    return best / RING


def _around_square(grid: Grid, at: i64) -> i64:
    """How many tiles lie around the square with this north-western cell; 0 if one lies in it."""
    filled = grid.filled
    south = at + grid.width
    if filled[at] or filled[at + 1] or filled[south] or filled[south + 1]:
        return 0
    count: i64 = 0
    for place in _ring(grid, at):
        count += filled[place]
    return count


def _ring(grid: Grid, at: i64) -> list[i64]:
    """The places around the square with this north-western cell."""
    south = at + grid.width
    above = at - grid.width
    below = south + grid.width
    return [above, above + 1, at - 1, at + 2, south - 1, south + 2, below, below + 1]


def _to_follow(territory: Territory, grid: Grid, at: i64) -> float:
    """What the empty cells around the square count: a part where a tile can be laid next, a loss where none fits."""
    filled = grid.filled
    width = grid.width
    found = 0.0
    for place in _ring(grid, at):
        if not filled[place]:
            if filled[place - 1] or filled[place + 1] or filled[place - width] or filled[place + width]:
                around = territory.surroundings(cell_at(grid.top + place // width, grid.left + place % width))
                found += RING_NEXT if territory.board.likely[around] >= LIKELY else RING_NEVER
    return found


def stations_ahead(territory: Territory) -> float:
    """The most stations that hang together, with those that could still be joined and the ways to do so."""
    open_tiles = _open_tiles(territory)
    groups: list[i64] = []
    seen: i64 = 0
    apart: i64 = 0
    tile: i64
    for tile in range(len(territory.cells)):
        if territory.stations & BIT[tile] and not seen & BIT[tile]:
            group = territory.joined(tile)
            seen |= group
            if group & open_tiles:
                groups.append(group)
                apart += count_bits(group & territory.stations)
    best = 0.0
    for group in groups:
        found = count_bits(group & territory.stations)
        ways = float(min(count_bits(group & open_tiles), MANY_WAYS))
        best = max(best, float(found) + APART * float(apart - found) + WAY_ON * ways)
    return best


class RouteEnd:
    """Where a way between two travellers can end: on a tile with a traveller's icon, or a step beyond an open end."""

    def __init__(self, tile: i64, is_icon: bool, is_placed: bool) -> None:
        self.tile = tile
        self.beyond: i64 = 0 if is_icon else 1  # steps more than to the tile
        self.unplaced: i64 = 0 if is_icon and is_placed else 1
        self.missing = OPEN_END if not is_icon else 0.0 if is_placed else FREE_ICON
        self.is_barred = is_placed and not is_icon  # nobody passes a traveller, but a way can begin with one


def distance_ahead(territory: Territory, needed: int, chances: float) -> float:
    """The longest way between two travellers there could be, less what is still missing at its ends.

    One that is too short must have an open end: between two icons it will never be longer. No other traveller may stand
    on it, and there must be no shorter one.
    """
    travellers = territory.traveller_icons & territory.occupied
    ends = _route_ends(territory, travellers)
    best = -float(needed)
    one: i64
    other: i64
    for one in range(len(ends)):
        start = ends[one]
        others = travellers & ~BIT[start.tile]
        free = Steps(territory, start.tile, others)
        shortest = Steps(territory, start.tile, 0) if others else free
        for other in range(one + 1, len(ends)):
            end = ends[other]
            way = free.to(end.tile)
            beyond = start.beyond + end.beyond
            if way < FAR and way == shortest.to(end.tile) and (beyond or way >= needed):
                if way == 0 or not (start.is_barred or end.is_barred):
                    unplaced = max(0.0, float(start.unplaced + end.unplaced) - chances)
                    missing = start.missing + end.missing + UNPLACED_TRAVELLER * unplaced
                    best = max(best, float(min(needed, way + beyond)) - missing)
    return best


def _route_ends(territory: Territory, travellers: i64) -> list[RouteEnd]:
    found: list[RouteEnd] = []
    open_tiles = _open_tiles(territory)
    tile: i64
    for tile in range(len(territory.cells)):
        is_placed = travellers & BIT[tile] != 0
        if territory.traveller_icons & BIT[tile]:
            found.append(RouteEnd(tile, True, is_placed))
        if open_tiles & BIT[tile]:
            found.append(RouteEnd(tile, False, is_placed))
    return found


def _open_tiles(territory: Territory) -> i64:
    """The tiles with an open end at which something is likely to be laid, as a mask."""
    found: i64 = 0
    at: i64
    side: i64
    for at in range(len(territory.frontier)):
        around = territory.around[at]
        if territory.board.likely[around] >= LIKELY:
            for side in range(4):
                if around >> 2 * side & 3 > EMPTY:
                    found |= BIT[territory.beside[at] >> 6 * side & 63]
    return found
