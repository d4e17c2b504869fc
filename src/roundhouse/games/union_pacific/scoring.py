"""Dividends: what a company is worth, who is paid how much, and the third holder of a game of two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.union_pacific.board import COMPANIES, DIVIDEND, SHARES, UP
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

# UP-7.8: what the five largest holders of the Union Pacific receive, payment by payment
UP_PLACES: Final = [[0, 0, 0, 0, 0], [10, 8, 6, 4, 2], [15, 12, 9, 6, 3], [20, 16, 12, 8, 4]]
HOME: Final = 1  # UP-7.1: a million for the home station


def value(s: UnionPacificState, company: int) -> int:
    """UP-7.1: a million for each train on the map and one for the home station."""
    return s.board.trains[company] - s.supply[company] + HOME


def split(places: list[int], counts: list[int]) -> list[int]:
    """What each holder receives when the places are paid from the largest holder down.

    Equals add up the places they span and divide them, rounded down (UP-7.4, UP-7.5, UP-7.9); what they span beyond
    the last place adds nothing (UP-7.11), and places nobody reaches pay nobody (UP-7.10).
    """
    amounts = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count == 0 or place >= len(places):
            break
        equals = [holder for holder in range(len(counts)) if counts[holder] == count]
        amount = sum(places[place : place + len(equals)]) // len(equals)
        for holder in equals:
            amounts[holder] = amount
        place += len(equals)
    return amounts


def dividend(s: UnionPacificState, share: int, column: int) -> list[int]:
    """What one company, or the Union Pacific in that column of its table, pays to each holder."""
    return dividends(s, share, column, [s.table[first + share] for first in range(0, len(s.table), SHARES)])


def dividends(s: UnionPacificState, share: int, column: int, counts: list[int]) -> list[int]:
    """The same to holders with so many shares."""
    if share == UP:
        return split(UP_PLACES[column], counts)
    first = value(s, share)
    second = first // 2
    if len([count for count in counts if count]) == 1:
        return split([first + second], counts)  # UP-7.3
    return split([first, second], counts)


def column(s: UnionPacificState) -> int:
    """Which column of the Union Pacific's table the next payment uses."""
    return column_after(s, s.paid)


def column_after(s: UnionPacificState, paid: int) -> int:
    if s.players == 2 and paid == 2:
        return 3  # UP-9.3
    return min(paid, 3)


def up_places(s: UnionPacificState) -> list[list[int]]:
    """What the Union Pacific's places pay, payment by payment."""
    return [list(UP_PLACES[column_after(s, paid)]) for paid in range(s.payments)]


def pay(s: UnionPacificState, log: list[Event] | None) -> None:
    """One payment: every company from the first row down, then the Union Pacific (UP-7.7)."""
    at_column = column(s)
    third = s.players == 2 and s.paid + 1 == s.payments
    if third:
        seat_third_holder(s)
    if log is not None:
        log.append(_payment(s, at_column))
        if third:
            log.append(_third_holder(s))
    for share in range(SHARES):
        amounts = dividend(s, share, at_column)
        for holder, amount in enumerate(amounts):
            if amount:
                s.money[holder] += amount
                s.earned[holder * SHARES + share] += amount
                if log is not None:
                    log.append(_paid(s, holder, share, amount))
    s.paid += 1


def _payment(s: UnionPacificState, at_column: int) -> Event:
    """The whole payment as a table: what everybody had, and company by company what each holder gets and why."""
    companies = [_ledger_row(s, share, at_column) for share in range(SHARES)]
    facts: dict[str, Any] = {"number": s.paid + 1, "of": s.payments, "had": s.money[:], "companies": companies}
    if s.paid + 1 < s.payments:
        facts["next_up"] = UP_PLACES[column_after(s, s.paid + 1)][0]
    return Event("payment", facts)


def _ledger_row(s: UnionPacificState, share: int, at_column: int) -> dict[str, Any]:
    places = (
        [place for place in UP_PLACES[at_column] if place] if share == UP else [value(s, share), value(s, share) // 2]
    )
    counts = [s.table[first + share] for first in range(0, len(s.table), SHARES)]
    amounts = dividend(s, share, at_column)
    cells = [_ledger_cell(counts, holder, places, amounts[holder], share == UP) for holder in range(len(counts))]
    worth = None if share == UP else value(s, share)
    return {"share": s.board.share_ids[share], "value": worth, "places": places, "holders": cells}


def _ledger_cell(
    counts: list[int], holder: int, places: list[int], amount: int, is_up: bool
) -> dict[str, int | None] | None:
    """How many shares, what they bring, and for which places (None: for none), shared among how many."""
    count = counts[holder]
    if not count:
        return None
    first = 1 + len([other for other in counts if other > count])
    among = len([other for other in counts if other == count])
    last = min(first + among - 1, len(places))
    if not is_up and len([other for other in counts if other]) == 1:
        last = len(places)  # UP-7.3
    if first > len(places):
        return {"held": count, "amount": 0, "first": None, "last": None, "among": among}
    return {"held": count, "amount": amount, "first": first, "last": last, "among": among}


def _paid(s: UnionPacificState, holder: int, share: int, amount: int) -> Event:
    facts: dict[str, Any] = {"share": s.board.share_ids[share], "amount": amount}
    if holder == s.players:
        return Event("paid-third", facts)
    return Event("paid", {"seat": holder, **facts})


def seat_third_holder(s: UnionPacificState) -> None:
    """UP-9.2: the row, the share deck and the UP stack are a third holder's."""
    first = s.players * SHARES
    for share in range(COMPANIES):
        s.table[first + share] = s.row[share]
    for card in s.deck:
        if card != DIVIDEND:
            s.table[first + card] += 1
    s.table[first + UP] = s.up_stack
    s.row = [0] * SHARES
    s.deck = [card for card in s.deck if card == DIVIDEND]  # UP-9.5: never paid
    s.piles = [len(s.deck), len(s.deck)] if s.deck else []
    s.up_stack = 0
    s.seal += 1


def _third_holder(s: UnionPacificState) -> Event:
    first = s.players * SHARES
    held = {s.board.share_ids[share]: s.table[first + share] for share in range(SHARES)}
    return Event("third-holder", {"shares": held})


def places(s: UnionPacificState) -> list[int]:
    """By money. UP-9.4: the third holder, who comes last here, takes a place like anyone and may alone be first."""
    return [1 + sum([other > mine for other in s.money]) for mine in s.money]


def sources(s: UnionPacificState, seat: int) -> dict[str, int]:
    """What the seat has earned, company by company."""
    return {s.board.share_ids[share]: s.earned[seat * SHARES + share] for share in range(SHARES)}
