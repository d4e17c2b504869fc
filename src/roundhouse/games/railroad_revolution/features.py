"""The features of the judge: what a company has, and what it promises, all of it open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    FEWEST,
    MANAGERS,
    OWN_OBJECTIVES,
    SECTIONS,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.company import liquid, wanted
from roundhouse.games.railroad_revolution.objectives import has
from roundhouse.games.railroad_revolution.scoring import bits, multiplier, points_of

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

NAMES: Final = ("points", "objectives", "money", "workers", "managers", "trains", "tracks", "network")
RICH: Final = 1500  # more money than this is of little use
MANY: Final = 9  # and so are more workers


def measure(s: RevolutionState, seat: int) -> list[float]:
    """In the order of the names."""
    first = seat * TRAINS
    money = liquid(s, seat)
    trains = sum(s.up[first : first + TRAINS]) + sum(s.down[first : first + TRAINS])
    return [
        float(points_of(s, seat)),
        _objectives(s, seat),
        min(money, RICH) / 100.0 + max(0, money - RICH) / 1000.0,
        float(min(s.workers[seat], MANY) - FEWEST),
        float(_managers_at_hand(s, seat)),
        float(trains),
        _tracks(s, seat),
        _network(s, seat),
    ]


def _objectives(s: RevolutionState, seat: int) -> float:
    """The points of each objective times the part of it that is done, more than in proportion."""
    total = 0.0
    for slot in range(OWN_OBJECTIVES):
        objective = s.objective[seat * OWN_OBJECTIVES + slot]
        if objective >= 0 and not s.done[seat] >> objective & 1:
            done = _part_done(s, seat, slot, objective)
            total += s.board.points[objective] * done * (1.0 + done) / 2.0
    return total


def _part_done(s: RevolutionState, seat: int, slot: int, objective: int) -> float:
    conditions = s.board.conditions[objective]
    there, asked = 0.0, 0.0
    for at in range(0, len(conditions), 3):
        count = conditions[at + 2]
        there += min(count, has(s, seat, conditions[at], conditions[at + 1])) / count
        asked += 1.0
    for place in range(MANAGERS):
        if s.board.wanted[objective * MANAGERS + place] >= 0:
            asked += 1.0
            if s.manager[(seat * OWN_OBJECTIVES + slot) * MANAGERS + place] >= 0:
                there += 1.0
    return there / asked


def _managers_at_hand(s: RevolutionState, seat: int) -> int:
    """Colours the objectives still want that are available."""
    colours = wanted(s, seat)
    count = 0
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        if colours >> colour & 1 and s.reserve[at] + s.out[at]:
            count += 1
    return count


def _tracks(s: RevolutionState, seat: int) -> float:
    """What the tracks would bring for what may still be built."""
    board = s.board
    left = min(s.buildings[seat], SECTIONS) / 2.0
    total = 0.0
    for track in range(TRACKS):
        value = board.track_points[track][s.track[seat * TRACKS + track]]
        if track == 2:
            total += value * (0.3 if multiplier(s, seat, track) else 0.15)
        else:
            total += value * left / 2.0
    return total


def _network(s: RevolutionState, seat: int) -> float:
    """Cities connected, the far ones more."""
    total = 0.0
    for level in range(1, 6):
        total += level * bits(s.cities[seat] & s.board.of_level[level])
    return total
