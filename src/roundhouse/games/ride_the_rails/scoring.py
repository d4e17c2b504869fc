"""Money: what a journey pays, when dividends are paid, and the turn order that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import COMPANIES
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

# where money comes from: journeys, the dividends of each company, then the bonuses
JOURNEYS: Final = 0
DIVIDENDS: Final = 1
IN_CHICAGO: Final = 7
FIRST_IN: Final = 8
COASTS: Final = 9
SOURCES: Final = 10
SOURCE_IDS: Final = (
    "journeys", "red", "blue", "orange", "yellow", "purple", "black", "chicago", "five", "transcontinental",
)  # fmt: skip


def earn(s: RideTheRailsState, seat: int, source: int, amount: int) -> None:
    s.money[seat] += amount
    s.earned[seat * SOURCES + source] += amount


def payout(s: RideTheRailsState, mover: int, carriers: list[int]) -> list[int]:
    """What a journey over these companies' links is worth to every seat (RR-9.1, RR-9.2)."""
    amounts = [0] * s.players
    for seat in range(s.players):
        for company in carriers:
            amounts[seat] += s.shares[seat * COMPANIES + company]
    if carriers:
        amounts[mover] += len(carriers) + 1
    return amounts


def pay_dividends(s: RideTheRailsState, log: list[Event] | None) -> None:
    """Every company pays for the links it is owed for."""
    for company in range(COMPANIES):
        links = s.owed[company]
        if links:
            s.owed[company] = 0
            for seat in range(s.players):
                amount = links * s.shares[seat * COMPANIES + company]
                if amount:
                    earn(s, seat, DIVIDENDS + company, amount)
                    if log is not None:
                        facts = {"seat": seat, "company": s.board.company_ids[company], "amount": amount}
                        log.append(Event("dividend", facts))


def next_order(order: list[int], money: list[int]) -> list[int]:
    """RR-3.3, RR-3.4: less money first; equals in the reverse of the order they had."""
    ordered = order[::-1]
    for last in range(1, len(ordered)):  # an insertion keeps equals as they come
        seat = ordered[last]
        position = last
        while position > 0 and money[ordered[position - 1]] > money[seat]:
            ordered[position] = ordered[position - 1]
            position -= 1
        ordered[position] = seat
    return ordered


def sources(s: RideTheRailsState, seat: int) -> dict[str, int]:
    """What the seat has earned, source by source."""
    return {name: s.earned[seat * SOURCES + index] for index, name in enumerate(SOURCE_IDS)}
