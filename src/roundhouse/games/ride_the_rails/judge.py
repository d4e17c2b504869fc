"""What a bot goes by: a quick estimate of a state, and what to do with the rest of a turn. A person may ask for a hint.

The estimate is the money a seat has and what its shares will bring, compared with the others'. Where to build and
which journey to make is not left to estimates one action ahead: `advice` plans it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import COMPANIES, ROUNDS
from roundhouse.games.ride_the_rails.building import Builder
from roundhouse.games.ride_the_rails.journeys import LEAD, best, planned
from roundhouse.games.ride_the_rails.phases import BUILD, DEPART, JOURNEY, SHARE
from roundhouse.games.ride_the_rails.scoring import payout
from roundhouse.kernel.game import Hint

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

RIDDEN: Final = 0.5  # how many of a company's links a journey uses
MOST_RIDDEN: Final = 8.0
GROWTH: Final = 0.12  # links a journey will use for each locomotive still to be built
PIECES: Final = 4  # locomotives a company may grow by in a round
ACCESS: Final = 4.0  # what it is worth, a journey, to be able to build for a company at all
STEPS: Final = 600  # of the search for a journey


def judge(s: RideTheRailsState, seat: int) -> float:
    """Expected money above the mean of the others."""
    rounds = ROUNDS - s.round + (1 if s.phase <= DEPART else 0)
    if s.over:
        rounds = 0
    mine = others = 0.0
    prospects = [_prospect(s, company, rounds) for company in range(COMPANIES)]
    for each in range(s.players):
        worth = float(s.money[each])
        for company in range(COMPANIES):
            shares = s.shares[each * COMPANIES + company]
            if shares:
                worth += s.players * rounds * (shares * prospects[company] + ACCESS)
        if each == seat:
            mine = worth
        else:
            others += worth
    return mine - others / (s.players - 1)


def _prospect(s: RideTheRailsState, company: int, rounds: int) -> float:
    """How many links of a company a journey of the rounds to come will use."""
    cities = 0
    for hex in s.track[company]:
        if s.board.city_at[hex] >= 0:
            cities += 1
    built = min(MOST_RIDDEN, RIDDEN * max(0, cities - 1))
    return built + GROWTH * min(s.supply[company], PIECES * rounds)


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
