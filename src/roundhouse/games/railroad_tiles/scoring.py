"""Points: what they come from, now and at the end, and the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles.measures import challenge_holds, objective_met

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

# what points are earned with in the course of the game: the pieces by their types, and the column of one player
COLUMN_POINT: Final = 3
EARNINGS: Final = 4
EARNING_IDS: Final = ("cars", "trains", "travellers", "column")


def sources(s: RailroadTilesState, seat: int) -> dict[str, int]:
    """The points of a seat as they stand, source by source: what is placed and not shown yet does not count."""
    board, territory = s.board, s.territories[seat]
    first = seat * EARNINGS
    found = {name: s.points[first + index] for index, name in enumerate(EARNING_IDS)}
    if s.players > 1:
        del found["column"]
    found["cities"] = territory.cities * board.city_points  # RT-11.1
    found["rectangle"] = territory.rectangle  # RT-11.2
    found["openings"] = min(0, board.free_openings - territory.open_ends)  # RT-11.3
    if s.sets:
        found["objectives"] = board.objective_points * objectives_met(s, seat)  # RT-13.5
    if s.players == 1:
        found["failed"] = 0 if not s.over or holds(s) else -sum(found.values())  # RT-14.4
    return found


def score(s: RailroadTilesState, seat: int) -> int:
    """The sum of the sources."""
    board, territory = s.board, s.territories[seat]
    if s.over and not holds(s):
        return 0
    first = seat * EARNINGS
    total = s.points[first] + s.points[first + 1] + s.points[first + 2] + s.points[first + COLUMN_POINT]
    total += territory.cities * board.city_points + territory.rectangle
    if territory.open_ends > board.free_openings:
        total -= territory.open_ends - board.free_openings
    if s.sets:
        total += board.objective_points * objectives_met(s, seat)
    return total


def scores(s: RailroadTilesState) -> list[int]:
    return [score(s, seat) for seat in range(s.players)]


def objectives_met(s: RailroadTilesState, seat: int) -> int:
    """How many objectives lie in a seat's territory with their requirements met."""
    return len([objective for objective in s.sets if objective_met(s.territories[seat], objective)])


def ranks(s: RailroadTilesState) -> list[int]:
    """RT-11.5: equals are placed by the turn order, which is that of the columns of the last round."""
    points = scores(s)
    better = sorted(range(s.players), key=lambda seat: (-points[seat], s.order.index(seat)))
    return [1 + better.index(seat) for seat in range(s.players)]


# Challenges: RT-14 ----------------------------------------------------------------------------------------------------


def holds(s: RailroadTilesState) -> bool:
    """Whether the challenge is met on the territory as it stands; without a challenge there is nothing to miss."""
    return s.challenge < 0 or challenge_holds(s.territories[0], s.challenge)


def stars_for(s: RailroadTilesState, points: int) -> int:
    """How many thresholds of the challenge so many points reach (RT-14.5)."""
    return len([threshold for threshold in s.board.thresholds[s.challenge] if points >= threshold])


def stars_won(s: RailroadTilesState) -> int:
    return stars_for(s, score(s, 0)) if holds(s) else 0
