"""What a bot goes by: a quick estimate of a state, and what to do with the rest of a turn. A person may ask for a hint.

The estimate is the money a seat has and what its shares promise (`prospects.py`), compared with the others'. Where to
build and which journey to make is not left to estimates one action ahead: `advice` plans it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import ROUNDS
from roundhouse.games.ride_the_rails.building import Builder
from roundhouse.games.ride_the_rails.journeys import LEAD, best, planned
from roundhouse.games.ride_the_rails.phases import BUILD, DEPART, JOURNEY, SHARE
from roundhouse.games.ride_the_rails.prospects import Prospects
from roundhouse.games.ride_the_rails.scoring import payout
from roundhouse.kernel.game import Hint

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

GRAIN: Final = 4.0  # dollars: a forecast is no finer, and what comes to the same is left to luck
STEPS: Final = 600  # of the search for a journey


def judge(s: RideTheRailsState, seat: int) -> float:
    """Expected money above the mean of the others."""
    ahead = s.money[seat] - (sum(s.money) - s.money[seat]) / (s.players - 1)
    if s.over:
        return ahead
    rounds = ROUNDS - s.round + (1 if s.phase <= DEPART else 0)
    return ahead + GRAIN * round(Prospects(s, rounds).above_mean(seat) / GRAIN)


def advice(s: RideTheRailsState, seat: int) -> list[int]:
    """What the seat should do with its turn, as far as it can be planned; [] if an estimate must do."""
    if s.over or seat != s.turn or s.phase == SHARE:
        return []
    if s.phase == BUILD:
        return [Builder(s, seat).choose()]
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
    found = best(s, seat)
    if not found.carriers:
        return None
    return Hint(found.actions(len(s.stops)), payout(s, seat, found.carriers), found.proved)
