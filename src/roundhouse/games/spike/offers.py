"""All lines to a city that can be paid, the cheapest first, each with its ways to pay, as actions one after the other.

For a person who points at a city: what rules and bots need is in `lines.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import BUILD, COUNTS, LAY, LINE, PAY
from roundhouse.games.spike.board import SUITS
from roundhouse.games.spike.lines import FAR, Search, distances, line_end, search_along
from roundhouse.games.spike.paying import affords, count_of, next_suit, payments, unpacked
from roundhouse.games.spike.phases import BUILD as BUILDING, LAY as LAYING, PAY as PAYING

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

MOST_LINES: Final = 60  # looked for; longer ones are not, once there are so many
MOST_WAYS: Final = 60  # offered
LONGER: Final = 4  # spaces more than the shortest line, as soon as any is found


class Offer:
    """A line to a city and a way to pay for it."""

    def __init__(self, line: list[int], cards: int, actions: list[int]) -> None:
        self.line = line
        self.cards = cards
        self.actions = actions

    def rank(self) -> tuple[int, int, int]:
        """The fewest cards first, then the fewest tracks."""
        return sum(unpacked(self.cards)), len(self.line), self.cards


def offers(s: SpikeState, seat: int, city: int) -> list[Offer]:
    """The cheapest builds of a line to a city from here on; the action, or the line to that city, is being chosen."""
    if s.phase in (PAYING, BUILDING):
        return [Offer(s.line, way, _payment(s.ways, way) + [BUILD + city]) for way in s.ways]
    begun = s.phase == LAYING
    found: list[Offer] = []
    hand = s.hand[seat * SUITS : (seat + 1) * SUITS]
    for line in lines_to(s, seat, city):
        steps = [LAY + space for space in line[len(s.line) if begun else 0 :]]
        need = [0] * SUITS
        for space in line:
            need[s.board.suit_of[space]] += 1
        ways = payments(hand, need)
        for way in ways:
            first = [] if begun else [LINE + city]
            found.append(Offer(line, way, first + steps + _payment(ways, way) + [BUILD + city]))
    found.sort(key=Offer.rank)
    return found[:MOST_WAYS]


def _payment(ways: list[int], way: int) -> list[int]:
    """The choices that lead to one of these ways to pay."""
    actions: list[int] = []
    suit = next_suit(ways)
    while suit >= 0:
        count = count_of(way, suit)
        actions.append(PAY + suit * COUNTS + count)
        ways = [each for each in ways if count_of(each, suit) == count]
        suit = next_suit(ways)
    return actions


def lines_to(s: SpikeState, seat: int, city: int) -> list[list[int]]:
    """Lines to a city that can be paid, each from the city, the shorter ones first."""
    search = search_along(s, seat) if s.phase == LAYING else Search(s, seat)
    junction = line_end(s) if s.phase == LAYING else s.board.junction_of[city]
    search.barred[junction] = True
    found: list[list[int]] = []
    shortest = search.length + search.distance[junction]
    for length in range(shortest, search.most + 1):
        if len(found) >= MOST_LINES or (found and length > shortest + LONGER):
            break
        _extend(search, junction, length, s.line[:] if s.phase == LAYING else [], found)
    return found


def _extend(search: Search, junction: int, length: int, line: list[int], found: list[list[int]]) -> None:
    """Add all lines of exactly that length that go on from here."""
    board = search.s.board
    for index, space in enumerate(board.spaces_at[junction]):
        other = board.ends_at[junction][index]
        away = search.distance[other]
        left = length - search.length - 1
        if len(found) >= MOST_LINES or away > left or not search.allows(space, other):
            continue
        if (away == 0) != (left == 0):
            continue
        search.add(space)
        search.barred[other] = True
        if search.fits(left):
            if away == 0:
                found.append(line + [space])
            else:
                _extend(search, other, length, line + [space], found)
        search.barred[other] = False
        search.take_back(space)


# A line that cannot be paid -------------------------------------------------------------------------------------------


class Unpaid:
    """The shortest line to a city, and how many of its spaces a hand pays."""

    def __init__(self, line: list[int], paid: int) -> None:
        self.line = line
        self.paid = paid


def nearest_miss(s: SpikeState, seat: int, city: int) -> Unpaid | None:
    """Of the shortest lines to a city the one of which the hand pays most; None if there is no line at all."""
    search = Search(s, seat)
    search.distance = distances(s, seat, FAR)
    junction = s.board.junction_of[city]
    if search.distance[junction] == FAR:
        return None
    shortest: list[list[int]] = []
    _shortest(search, junction, [], shortest)
    best = Unpaid([], -1)
    for line in shortest:
        need = [0] * SUITS
        for space in line:
            need[s.board.suit_of[space]] += 1
        paid = _most_paid(search.hand, need, 0)
        if paid > best.paid:
            best = Unpaid(line, paid)
    return best


def _shortest(search: Search, junction: int, line: list[int], found: list[list[int]]) -> None:
    board = search.s.board
    for index, space in enumerate(board.spaces_at[junction]):
        other = board.ends_at[junction][index]
        if search.distance[other] == search.distance[junction] - 1 and search.allows(space, other):
            if search.distance[other] == 0:
                found.append(line + [space])
            elif len(found) < MOST_LINES:
                _shortest(search, other, line + [space], found)


def _most_paid(hand: list[int], need: list[int], suit: int) -> int:
    """How many of these spaces the hand can pay at most, leaving out spaces of this suit and later ones."""
    if affords(hand, need):
        return sum(need)
    best = 0
    for each in range(suit, SUITS):
        if need[each]:
            need[each] -= 1
            best = max(best, _most_paid(hand, need, each))
            need[each] += 1
    return best
