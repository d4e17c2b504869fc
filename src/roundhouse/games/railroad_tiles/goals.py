"""How far a seat is with its objectives and its challenge: what the judge goes by beside the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import CAR, CITY_HALL, HIGHWAY, RAILWAY, TEMPLE, TRAIN
from roundhouse.games.railroad_tiles.features import LIMIT, MISSION, MISSION_AHEAD, OBJECTIVES, OBJECTIVES_AHEAD
from roundhouse.games.railroad_tiles.grid import Grid
from roundhouse.games.railroad_tiles.journeys import FAR, Steps
from roundhouse.games.railroad_tiles.measures import challenge_figure, objective_figure, objective_tile, touched
from roundhouse.games.railroad_tiles.paths import Paths
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.games.railroad_tiles.tiling import BIT, NONE, count_bits

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

RING: Final = 8  # cells around an empty square
BESIDE: Final = (0, 0.1, 0.3, 0.6, 1.0)  # what a cell is worth as a hole to be, by the tiles on its four sides


class Goals:
    """The objectives played with and the challenge of a play."""

    def __init__(self, s: RailroadTilesState) -> None:
        self.board = s.board
        self.sets = s.sets
        self.challenge = s.challenge
        self.measure = s.board.challenge_measure[s.challenge] if s.challenge >= 0 else ""

    def look_at_objectives(self, territory: Territory, features: list[float]) -> None:
        """Write the features of the objectives."""
        for objective in self.sets:
            if objective_tile(territory, objective) >= 0:
                done = self._objective(territory, objective)
                if done >= 1.0:
                    features[OBJECTIVES] += self.board.objective_points
                else:
                    features[OBJECTIVES_AHEAD] += done

    def _objective(self, territory: Territory, objective: int) -> float:
        """How much of what an objective asks for is there; 1 if it is met."""
        needed = self.board.objective_needed[objective]
        figure = objective_figure(territory, objective)
        if objective == TEMPLE:
            return 1.0 if figure <= needed else 0.0
        if objective == CITY_HALL:
            tile = objective_tile(territory, objective)
            return sum([min(needed, territory.run(tile, side, needed)) for side in range(4)]) / (4 * needed)
        return min(1.0, figure / needed)

    def look_at_challenge(self, territory: Territory, chances: list[float], features: list[float]) -> None:
        """Write the features of the challenge. Chances: how many pieces of each type are still to come, with stars."""
        needed = self.board.challenge_needed[self.challenge]
        figure = challenge_figure(territory, self.challenge)
        if self.board.challenge_kind[self.challenge] == "limit":
            features[LIMIT] = float(max(0, figure - needed))
        elif self.board.challenge_at_most[self.challenge]:
            features[MISSION] = -float(max(0, figure - needed)) / 10
        else:
            features[MISSION] = min(1.0, figure / needed)
            features[MISSION_AHEAD] = min(1.0, self._ahead(territory, needed, chances) / needed)

    def _ahead(self, territory: Territory, needed: int, chances: list[float]) -> float:
        """The figure of a mission as it could be before long."""
        if self.measure == "longest-highway":
            return float(path_ahead(territory, HIGHWAY))
        if self.measure == "longest-railway":
            return float(path_ahead(territory, RAILWAY))
        if self.measure == "small-holes":
            return small_holes_ahead(territory, needed)
        if self.measure == "large-holes":
            return large_hole_ahead(territory)
        if self.measure == "cars-in-network":
            return pieces_ahead(territory, territory.road, territory.road_tiles, CAR, needed, chances[CAR])
        if self.measure == "trains-in-network":
            return pieces_ahead(territory, territory.rail, territory.rail_tiles, TRAIN, needed, chances[TRAIN])
        if self.measure == "traveller-distance":
            return float(distance_ahead(territory))
        if self.measure == "cities":
            return cities_ahead(territory, needed)
        return 0.0


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
    territory: Territory, names: list[i64], networks: list[i64], piece: int, needed: int, chances: float
) -> float:
    """The most pieces in one network; of those still needed half for a free icon, half for a chance to place one."""
    icons: i64 = territory.icons(piece)
    best = 0.0
    tile: i64
    for tile in range(len(names)):
        if names[tile] == tile and networks[tile] & icons:
            count = float(count_bits(networks[tile] & icons & territory.occupied))
            free = float(count_bits(networks[tile] & icons)) - count
            best = max(best, count + 0.5 * min(free, needed - count) + 0.5 * min(chances, needed - count))
    return best


def cities_ahead(territory: Territory, needed: int) -> float:
    """The cities there could be, each group of urban tiles by how much of a city it is."""
    size = territory.board.city_tiles
    groups = [
        count_bits(territory.town_tiles[tile]) for tile in range(len(territory.town)) if territory.town[tile] == tile
    ]
    parts = sorted([min(size, group) for group in groups])
    return sum(parts[-needed:]) / size


def small_holes_ahead(territory: Territory, needed: int) -> float:
    """The cells best surrounded, as many as are needed."""
    best = sorted([BESIDE[count_bits(touched(around))] for around in territory.around])
    return sum(best[-needed:])


def large_hole_ahead(territory: Territory) -> float:
    """The part of the tiles around it that the best surrounded empty square has."""
    if not territory.cells:
        return 0.0
    grid = Grid(territory.cells, 3)
    best: i64 = 0
    for cell in territory.frontier:
        corner = grid.at(cell)
        for at in (corner, corner - 1, corner - grid.width, corner - grid.width - 1):
            best = max(best, _around_square(grid, at))
    return float(best) / RING


def _around_square(grid: Grid, at: i64) -> i64:
    """How many tiles lie around the square with this north-western cell; 0 if one lies in it."""
    filled = grid.filled
    east = at + 1
    south = at + grid.width
    if filled[at] or filled[east] or filled[south] or filled[south + 1]:
        return 0
    rows = filled[at - 1] + filled[at + 2] + filled[south - 1] + filled[south + 2]
    above = at - grid.width
    below = south + grid.width
    return rows + filled[above] + filled[above + 1] + filled[below] + filled[below + 1]


def distance_ahead(territory: Territory) -> i64:
    """The longest way from a traveller's icon to another one, or to where one could still be laid.

    No traveller stands on it but at its ends.
    """
    travellers = territory.traveller_icons & territory.occupied
    ends: i64 = 0
    for cell, _ in territory.open_sides():
        ends |= BIT[territory.tile_at(cell)]
    best: i64 = 0
    tile: i64
    other: i64
    for tile in range(len(territory.cells)):
        if territory.traveller_icons & BIT[tile]:
            steps = Steps(territory, tile, travellers & ~BIT[tile])
            for other in range(len(territory.cells)):
                way = steps.to(other)
                if way < FAR and not travellers & BIT[other] & ~BIT[tile]:
                    if territory.traveller_icons & BIT[other]:
                        best = max(best, way)
                    elif ends & BIT[other]:
                        best = max(best, way + 1)
    return best
