"""What a bot goes by: the features of a state and of what may be done, and which journey to make.

Shares are judged by the state they lead to (`prospects.py`), track by the best link a piece begins (`building.py`).
Which journey to make is not left to estimates one action ahead: `advice` plans it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import ROUNDS
from roundhouse.games.ride_the_rails.building import Builder
from roundhouse.games.ride_the_rails.features import MONEY, NAMES
from roundhouse.games.ride_the_rails.journeys import LEAD, best, planned
from roundhouse.games.ride_the_rails.phases import BUILD, DEPART, JOURNEY
from roundhouse.games.ride_the_rails.prospects import Prospects
from roundhouse.games.ride_the_rails.scoring import payout
from roundhouse.kernel.game import Hint

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

STEPS: Final = 600  # of the search for a journey
ALIKE: Final = 4.0  # dollars: a forecast of what shares will bring is no finer
ALIKE_TRACK: Final = 0.3  # dollars for each locomotive, at first: later there is one best way to go on
FIRST_ROUNDS: Final = 2


def measure(s: RideTheRailsState, seat: int) -> list[float]:
    features = [0.0] * len(NAMES)
    if not s.over:
        rounds = ROUNDS - s.round + (1 if s.phase <= DEPART else 0)
        features = Prospects(s, rounds).features(seat)
    features[MONEY] = s.money[seat] - (sum(s.money) - s.money[seat]) / (s.players - 1)
    return features


def measure_actions(s: RideTheRailsState, seat: int, actions: list[int]) -> list[list[float]]:
    if s.phase == BUILD:
        return Builder(s, seat).measure(actions)
    rows: list[list[float]] = []
    for action in actions:
        twin = s.clone()
        twin.apply(seat, action)
        rows.append(measure(twin, seat))
    return rows


def indifference(s: RideTheRailsState) -> float:
    if s.phase != BUILD:
        return ALIKE
    return ALIKE_TRACK if s.round <= FIRST_ROUNDS else 0.0


def advice(s: RideTheRailsState, seat: int) -> list[int]:
    """The journey the seat should make; [] if it is not riding."""
    if s.over or seat != s.turn or s.phase < DEPART:
        return []
    plan = planned(s, seat, LEAD, STEPS)
    if s.phase == JOURNEY:
        links = len(s.carriers)
        if plan.stops[: links + 1] != s.stops or plan.carriers[:links] != s.carriers:
            plan = best(s, seat, LEAD, STEPS)
        return plan.actions(links + 1)
    return plan.actions(0)


def hint(s: RideTheRailsState, seat: int) -> Hint | None:
    """The journey that brings the seat the most money, from here on if it is riding; None if there is none to make."""
    if s.over or seat != s.turn or s.phase not in (DEPART, JOURNEY):
        return None
    plan = best(s, seat)
    if not plan.carriers:
        return None
    return Hint(plan.actions(len(s.stops)), payout(s, seat, plan.carriers), plan.proved)
