"""The features of the judge: what a company has, and what it promises, all of it open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.abilities import due
from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    FEWEST,
    OWN_OBJECTIVES,
    PILES,
    SECTIONS,
    TRACKS,
    TRAINS,
    WHITE,
)
from roundhouse.games.railroad_revolution.company import liquid, wanted
from roundhouse.games.railroad_revolution.phases import ACT, SETTING_UP
from roundhouse.games.railroad_revolution.prospects import distances, turns_left, work_left
from roundhouse.games.railroad_revolution.scoring import bits, multiplier, objective_points, points_of

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

NAMES: Final = (
    "points",
    "objectives",
    "money",
    "workers",
    "specialists",
    "managers",
    "trains",
    "telegraph",
    "stations",
    "coast",
    "network",
)
WELL_OFF: Final = 700  # money beyond this counts half,
RICH: Final = 1600  # beyond this a fifth,
A_TURN: Final = 350  # and beyond this for each turn left nothing
MANY: Final = 9  # more workers than this are of little use
COAST_WORK: Final = 0.7  # of a turn for a rail: the mountains are dear
A_SHARE: Final = 0.02  # in hundreds: what a share counts more than the money it would bring
KEPT: Final = 0.78  # of a prize, for every turn that it still takes
NEXT_POINTS: Final = (27, 38, 50)  # what an objective of the next pile brings, and the turns it takes
NEXT_WORK: Final = (3.0, 2.2, 1.8)
EARNED: Final = 0.47  # of its points, for a completed objective: it counts no less than one about to be completed
SPARE_BUILDING: Final = 1.5  # a building kept for what comes


def measure(s: RevolutionState, seat: int) -> list[float]:
    """In the order of the names."""
    return measure_by(s, seat, distances(s, seat))


def measure_by(s: RevolutionState, seat: int, far: list[int]) -> list[float]:
    """The same, where it is known how far the cities are."""
    first = seat * TRAINS
    left = turns_left(s, seat)
    money = liquid(s, seat)
    if s.phase == ACT and s.action != SETTING_UP and s.turn == seat:
        money -= due(s)
    soon = min(1.0, left / 6.0)
    up, down = sum(s.up[first : first + TRAINS]), sum(s.down[first : first + TRAINS])
    specialists = s.workers[seat] - s.reserve[seat * COLOURS + WHITE] - s.out[seat * COLOURS + WHITE]
    return [
        float(points_of(s, seat)),
        _objectives(s, seat, left, far),
        _money(min(float(money), A_TURN * left)) + money / 10000.0 + s.shares[seat] * A_SHARE,
        (min(s.workers[seat], MANY) - FEWEST) * soon,
        specialists * soon,
        float(_managers_at_hand(s, seat)) * soon,
        (up + 2.0 * down) * soon,
        _telegraph(s, seat, left),
        _stations(s, seat, left),
        _coast(s, seat, left, far),
        _network(s, seat) * min(1.0, left / 8.0),
    ]


def _money(amount: float) -> float:
    """In hundreds, and less and less for more."""
    much, more = max(0.0, amount - WELL_OFF), max(0.0, amount - RICH)
    return (amount - much / 2.0 - more * 0.3) / 100.0


def _chance(work: float, left: float) -> float:
    """What is left of a prize that takes so much work: less for every turn of it, nothing if it comes too late."""
    if work > left:
        return 0.0
    chance: float = KEPT**work
    return chance * min(1.0, (left + 1.0 - work) / 2.0)


def _objectives(s: RevolutionState, seat: int, left: float, far: list[int]) -> float:
    """The points of each objective times the chance that it is completed."""
    total = EARNED * objective_points(s, seat) * min(1.0, left / 2.0)
    for slot in range(OWN_OBJECTIVES):
        objective = s.objective[seat * OWN_OBJECTIVES + slot]
        if objective < 0:
            continue
        if s.done[seat] >> objective & 1:
            pile = s.board.next_pile[objective]
            if pile < PILES:
                total += NEXT_POINTS[pile] * _chance(NEXT_WORK[pile], left)
        else:
            total += s.board.points[objective] * _chance(work_left(s, seat, slot, far), left)
    return total


def _late(left: float) -> float:
    """What a step counts for what is still to be built: early there is time enough to make it later."""
    return max(0.1, 1.0 - left / 20.0)


def _managers_at_hand(s: RevolutionState, seat: int) -> int:
    """Colours the objectives still want that are available."""
    colours = wanted(s, seat)
    count = 0
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        if colours >> colour & 1 and s.reserve[at] + s.out[at]:
            count += 1
    return count


def _telegraph(s: RevolutionState, seat: int, left: float) -> float:
    """What the track brings for the offices still to be built, and the offices for the steps still to come."""
    offices = bits(s.offices[seat])
    more = min(float(SECTIONS - offices), s.buildings[seat], left * 0.35)
    at = s.track[seat * TRACKS]
    steps = min(float(s.board.top[0] - at), left * 0.15)
    return s.board.track_points[0][at] * more * _late(left) + offices * steps


def _stations(s: RevolutionState, seat: int, left: float) -> float:
    """The same of the stations, and the buildings that are left for them."""
    stations = bits(s.stations[seat])
    more = min(float(s.buildings[seat]), left * 0.25)
    at = s.track[seat * TRACKS + 1]
    steps = min(float(s.board.top[1] - at), left * 0.25)
    spare = SPARE_BUILDING * s.buildings[seat] * min(1.0, left / 6.0)
    return s.board.track_points[1][at] * more * _late(left) + stations * steps * 1.3 + spare


def _coast(s: RevolutionState, seat: int, left: float, far: list[int]) -> float:
    """What the network track brings for the cities of the coast as far as they can still be reached."""
    board = s.board
    connected = multiplier(s, seat, 2)
    at = s.track[seat * TRACKS + 2]
    value = board.track_points[2][at]
    steps = min(float(board.top[2] - at), left * 0.3)
    hope = 0.0
    for city in range(len(far)):
        if board.level[city] == 5 and far[city]:
            hope = max(hope, _chance(far[city] * COAST_WORK, left))
    return hope * (value * _late(left) + steps * 5.0) + connected * steps * 5.0


def _network(s: RevolutionState, seat: int) -> float:
    """Cities connected, the far ones more."""
    total = 0.0
    for level in range(1, 6):
        total += level * bits(s.cities[seat] & s.board.of_level[level])
    return total
