"""How far a seat is with its objectives and its challenge: what the judge goes by beside the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles.board import CAR, CITY_HALL, HIGHWAY, RAILWAY, TEMPLE, TRAIN, TRAVELLER
from roundhouse.games.railroad_tiles.features import LIMIT, MISSION, MISSION_AHEAD, OBJECTIVES, OBJECTIVES_AHEAD
from roundhouse.games.railroad_tiles.measures import challenge_figure, objective_figure, objective_tile
from roundhouse.games.railroad_tiles.missions import (
    cities_ahead,
    distance_ahead,
    large_hole_ahead,
    path_ahead,
    pieces_ahead,
    small_holes_ahead,
    stations_ahead,
)
from roundhouse.games.railroad_tiles.territory import Territory

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

# Missions of which a part is worth nothing by itself: travellers near each other, pieces in a network that is closed.
ALL_OR_NOTHING: Final = ("traveller-distance", "cars-in-network", "trains-in-network")


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
            if figure >= needed or self.measure not in ALL_OR_NOTHING:
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
            return pieces_ahead(territory, territory.road, territory.road_tiles, HIGHWAY, needed, chances[CAR])
        if self.measure == "trains-in-network":
            return pieces_ahead(territory, territory.rail, territory.rail_tiles, RAILWAY, needed, chances[TRAIN])
        if self.measure == "traveller-distance":
            return distance_ahead(territory, needed, chances[TRAVELLER])
        if self.measure == "stations-in-network":
            return stations_ahead(territory)
        if self.measure == "cities":
            return cities_ahead(territory, needed)
        return 0.0
