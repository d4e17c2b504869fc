"""What objectives and challenges measure on a territory, each as a figure and as the cells that make it.

Objectives and challenges are numbered as in the data; what they need is in `Board`.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import (
    AIRPORT,
    CAR,
    CENTRAL_STATION,
    CITY_HALL,
    HIGHWAY,
    METROPOLIS,
    RAILWAY,
    STADIUM,
    TEMPLE,
    TRAIN,
    TRAVELLER,
)
from roundhouse.games.railroad_tiles.journeys import longest_route
from roundhouse.games.railroad_tiles.paths import longest_path, path_through
from roundhouse.games.railroad_tiles.plane import COLUMN, EAST, NEAR, ROW, SOUTH
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, count_bits

ALL_AROUND: Final = 0b01010101  # a bit of each side: set in `around` as (around | around >> 1) & this
NORTH_WEST: Final = 0b01000001  # with tiles to the north and west alone
NORTH_EAST: Final = 0b00000101
SOUTH_WEST: Final = 0b01010000
SOUTH_EAST: Final = 0b00010100
NEVER: Final = 36  # tiles in a line that nobody can lay


# Objectives -----------------------------------------------------------------------------------------------------------


def objective_tile(territory: Territory, objective: int) -> int:
    """The tile of an objective, -1 if it is not laid."""
    kind = territory.board.kind_of(objective)
    for tile in range(len(territory.kinds)):
        if territory.kinds[tile] == kind:
            return tile
    return -1


def objective_figure(territory: Territory, objective: int) -> int:
    """What an objective measures, once its tile is laid; 0 before."""
    tile = objective_tile(territory, objective)
    if tile < 0:
        return 0
    if objective == CITY_HALL:
        return min([territory.run(tile, side, NEVER) for side in range(4)])
    if objective == METROPOLIS:
        return count_bits(territory.town_of(tile))
    if objective == CENTRAL_STATION:
        return count_bits(territory.rails_of(tile) & territory.stations & ~BIT[tile])
    if objective == STADIUM:
        return count_bits(tiles_around(territory, tile) & territory.traveller_icons & territory.occupied)
    if objective == AIRPORT:
        return count_bits(city_tiles_in_line(territory, tile))
    if objective == TEMPLE:
        return count_bits(tiles_around(territory, tile) & (territory.car_icons | territory.train_icons))
    return count_bits(path_through(territory, HIGHWAY, tile))


def objective_met(territory: Territory, objective: int) -> bool:
    """Whether an objective's tile is laid and what it asks for is there."""
    if objective_tile(territory, objective) < 0:
        return False
    board = territory.board
    figure, needed = objective_figure(territory, objective), board.objective_needed[objective]
    return figure <= needed if board.objective_at_most[objective] else figure >= needed


def tiles_around(territory: Territory, tile: i64) -> i64:
    """The tiles on the eight cells around a tile, as a mask."""
    cell = territory.cells[tile]
    row, column = ROW[cell], COLUMN[cell]
    found: i64 = 0
    other: i64
    for other in range(len(territory.cells)):
        place = territory.cells[other]
        if other != tile and abs(ROW[place] - row) <= 1 and abs(COLUMN[place] - column) <= 1:
            found |= BIT[other]
    return found


def city_tiles_in_line(territory: Territory, tile: i64) -> i64:
    """The other tiles of cities in the row and the column of a tile, as a mask."""
    cell = territory.cells[tile]
    found: i64 = 0
    other: i64
    for other in range(len(territory.cells)):
        place = territory.cells[other]
        if other != tile and (ROW[place] == ROW[cell] or COLUMN[place] == COLUMN[cell]):
            if territory.is_city(territory.town_of(other)):
                found |= BIT[other]
    return found


# Challenges -----------------------------------------------------------------------------------------------------------


def challenge_holds(territory: Territory, challenge: int) -> bool:
    """Whether the figure is as the challenge asks; always for one that only changes the scoring."""
    board = territory.board
    figure, needed = challenge_figure(territory, challenge), board.challenge_needed[challenge]
    return figure <= needed if board.challenge_at_most[challenge] else figure >= needed


def challenge_figure(territory: Territory, challenge: int) -> int:
    """What a challenge measures on the territory as it stands; 0 for one that only changes the scoring."""
    measure = territory.board.challenge_measure[challenge]
    if measure == "city-size":
        return count_bits(largest_town(territory))
    if measure == "longest-highway":
        return count_bits(longest_path(territory, HIGHWAY))
    if measure == "longest-railway":
        return count_bits(longest_path(territory, RAILWAY))
    if measure == "open-ends":
        return territory.open_ends
    if measure == "height":
        return height(territory)
    if measure == "large-holes":
        return len(large_holes(territory))
    if measure == "small-holes":
        return len(small_holes(territory))
    if measure == "traveller-distance":
        return max(0, len(longest_route(territory)) - 1)
    if measure == "cities":
        return territory.cities
    return count_bits(_most_counted(territory, measure))


def challenge_cells(territory: Territory, challenge: int) -> list[int]:
    """The cells that make the figure, ascending; of holes the empty ones, [] where nothing can be pointed at."""
    measure = territory.board.challenge_measure[challenge]
    if measure == "open-ends":
        return sorted({cell for cell, _ in territory.open_sides()})
    if measure == "height":
        return _highest_and_lowest(territory)
    if measure == "large-holes":
        return sorted([cell for corner in large_holes(territory) for cell in square(corner)])
    if measure == "small-holes":
        return small_holes(territory)
    if measure == "traveller-distance":
        return sorted({territory.cells[tile] for tile in longest_route(territory)})  # an overpass may be passed twice
    if measure == "cities":
        return sorted([cell for city in territory.city_cells() for cell in city])
    if measure == "city-size":
        return sorted(territory.cells_of(largest_town(territory)))
    if measure == "longest-highway":
        return sorted(territory.cells_of(longest_path(territory, HIGHWAY)))
    if measure == "longest-railway":
        return sorted(territory.cells_of(longest_path(territory, RAILWAY)))
    return sorted(territory.cells_of(_most_counted(territory, measure)))


def _most_counted(territory: Territory, measure: str) -> i64:
    """The most tiles that are counted together: pieces in a network or row, stations in a network."""
    if measure == "stations-in-network":
        return most_stations(territory)
    if measure == "cars-in-network":
        return most_in_network(territory, CAR)
    if measure == "trains-in-network":
        return most_in_network(territory, TRAIN)
    if measure == "same-pieces-in-row":
        return most_in_row(territory)
    if measure == "same-pieces-in-network":
        return most_alike_in_network(territory)
    return 0


def larger(one: i64, other: i64) -> i64:
    """Of two sets the one with more tiles."""
    return other if count_bits(other) > count_bits(one) else one


def largest_town(territory: Territory) -> i64:
    """The largest group of urban tiles that are adjacent, as a mask."""
    best: i64 = 0
    tile: i64
    for tile in range(len(territory.cells)):
        best = larger(best, territory.town_of(tile))
    return best


def most_stations(territory: Territory) -> i64:
    """The most stations that hang together, as a mask."""
    best: i64 = 0
    seen: i64 = 0
    tile: i64
    for tile in range(len(territory.cells)):
        if territory.stations & BIT[tile] and not seen & BIT[tile]:
            stations = territory.joined(tile) & territory.stations
            seen |= stations
            best = larger(best, stations)
    return best


def most_in_network(territory: Territory, piece: int) -> i64:
    """The most pieces of a type that are connected, as a mask of their tiles."""
    pieces: i64 = territory.icons(piece) & territory.occupied
    best: i64 = 0
    tile: i64
    for tile in range(len(territory.cells)):
        if pieces & BIT[tile]:
            best = larger(best, pieces & territory.connected(tile, piece))
    return best


def most_alike_in_network(territory: Territory) -> i64:
    best = larger(most_in_network(territory, CAR), most_in_network(territory, TRAIN))
    return larger(best, most_in_network(territory, TRAVELLER))


def most_in_row(territory: Territory) -> i64:
    """The most pieces of one type in one row, across gaps, as a mask of their tiles."""
    best: i64 = 0
    one: i64
    other: i64
    for piece in (CAR, TRAIN, TRAVELLER):
        pieces: i64 = territory.icons(piece) & territory.occupied
        for one in range(len(territory.cells)):
            if pieces & BIT[one]:
                alike: i64 = 0
                for other in range(len(territory.cells)):
                    if pieces & BIT[other] and ROW[territory.cells[other]] == ROW[territory.cells[one]]:
                        alike |= BIT[other]
                best = larger(best, alike)
    return best


def height(territory: Territory) -> int:
    """How many rows the territory reaches over."""
    if not territory.cells:
        return 0
    # cells are numbered row by row
    return ROW[max(territory.cells)] - ROW[min(territory.cells)] + 1


def _highest_and_lowest(territory: Territory) -> list[int]:
    if not territory.cells:
        return []
    ends = (ROW[min(territory.cells)], ROW[max(territory.cells)])
    return sorted([cell for cell in territory.cells if ROW[cell] in ends])


def touched(around: int) -> int:
    """At which sides of a cell a tile lies: one bit a side, as in ALL_AROUND."""
    return (around | around >> 1) & ALL_AROUND


def small_holes(territory: Territory) -> list[int]:
    """The empty cells with tiles on all four sides, ascending."""
    found: list[int] = []
    for at in range(len(territory.frontier)):
        if touched(territory.around[at]) == ALL_AROUND:
            found.append(territory.frontier[at])
    return found


def large_holes(territory: Territory) -> list[int]:
    """The north-western cells of the empty squares of two by two with tiles all around them, ascending."""
    found: list[int] = []
    for at in range(len(territory.frontier)):
        corner = territory.frontier[at]
        if touched(territory.around[at]) == NORTH_WEST:
            _, east, south, opposite = square(corner)
            if (
                touched(territory.surroundings(east)) == NORTH_EAST
                and touched(territory.surroundings(south)) == SOUTH_WEST
                and touched(territory.surroundings(opposite)) == SOUTH_EAST
            ):
                found.append(corner)
    return found


def square(corner: int) -> tuple[int, int, int, int]:
    """A cell and those to its east, south and south-east; -1 where no tile can ever lie."""
    east, south = NEAR[corner * 4 + EAST], NEAR[corner * 4 + SOUTH]
    return corner, east, south, NEAR[south * 4 + EAST] if south >= 0 else -1
