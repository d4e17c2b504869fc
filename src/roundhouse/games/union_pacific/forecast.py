"""What payments will bring a seat with so many shares on the table, if nothing else changes: against the others' mean.

In a game of two the last payment counts a third holder, of whom only the row and the Union Pacific's stack are seen:
the rest is expected to be what the deck will hold by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import COMPANIES, SHARES, UP
from roundhouse.games.union_pacific.scoring import UP_PLACES, column_after, dividends, value
from roundhouse.games.union_pacific.timing import draws_to

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

THIRD_DRAWS: Final = 58.0  # cards drawn in a game of two, on average


class Forecast:
    """The payments to come, those whose dividend cards have been met left out: they count as money."""

    def __init__(self, s: UnionPacificState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.others = s.players - 1
        self.first = min(s.met, s.payments)
        self.left = s.payments - self.first
        self.most = [0] * SHARES  # of the others on the table, how many have so many, and the second most
        self.rivals = [0] * SHARES
        self.second = [0] * SHARES
        self.seconds = [0] * SHARES
        self.third = [0] * SHARES  # what a third holder will have at the last payment of two
        for other in range(s.players):
            if other != seat:
                for share in range(SHARES):
                    count = s.table[other * SHARES + share]
                    if count:
                        self._count_rival(share, count)

    def _count_rival(self, share: int, count: int) -> None:
        if count > self.most[share]:
            self.second[share], self.seconds[share] = self.most[share], self.rivals[share]
            self.most[share], self.rivals[share] = count, 1
        elif count == self.most[share]:
            self.rivals[share] += 1
        elif count > self.second[share]:
            self.second[share], self.seconds[share] = count, 1
        elif count == self.second[share]:
            self.seconds[share] += 1

    def expect_third_holder(self, piles: list[int]) -> None:
        """UP-9.2: what will be left of the shares the seat has not seen taken, at the end of a game of two."""
        s = self.s
        if s.players != 2:
            return
        cards = 4
        for pile in range(0, len(piles), 2):
            cards += piles[pile]
        to_draw = draws_to(piles, self.left)
        unseen: list[int] = []
        for share in range(COMPANIES):
            own = s.hand[self.seat * SHARES + share] + s.gone[self.seat * SHARES + share]
            taken = s.table[share] + s.table[SHARES + share] + s.removed[share]
            unseen.append(s.board.shares[share] - taken - own)
        part = min(1.0, max(0.0, cards - to_draw) / max(1, sum(unseen)))
        for share in range(COMPANIES):
            self.third[share] = int(unseen[share] * part + 0.5)
        self.third[UP] = int(s.up_stack * (1.0 - to_draw / (2 * THIRD_DRAWS)) + 0.5)

    def money_with(self, mine: list[int]) -> float:
        """The seat's money, the payments under way included, above the mean of the others."""
        s = self.s
        money = 0.0
        for seat in range(s.players):
            money += s.money[seat] if seat == self.seat else -s.money[seat] / self.others
        for payment in range(s.paid, self.first):
            for share in range(SHARES):
                money += self._under_way(share, mine[share], payment)
        return money

    def _under_way(self, share: int, mine: int, payment: int) -> float:
        """What a payment under way brings, to the dollar."""
        s = self.s
        counts = [s.table[holder * SHARES + share] for holder in range(s.players)]
        counts[self.seat] = mine
        if s.players == 2 and payment + 1 == s.payments:
            counts.append(self.third[share])
        amounts = dividends(s, share, column_after(s, payment), counts)
        money = 0.0
        for seat in range(s.players):
            money += amounts[seat] if seat == self.seat else -amounts[seat] / self.others
        return money

    def pays(self, share: int, growth: int, mine: int) -> tuple[float, float]:
        """What the next payment and all those after it bring with so many shares of a sort.

        Growth: trains more than the company has now.
        """
        last = self.s.payments - 1
        if share == UP:
            later = 0.0
            for payment in range(self.first + 1, last + 1):
                later += self._union_pacific(mine, payment)
            return self._union_pacific(mine, self.first), later
        worth = value(self.s, share) + growth
        following = self._company(share, worth, mine, self.first)
        if self.s.players > 2 or self.left < 2:
            return following, following * (self.left - 1)
        return following, following * (self.left - 2) + self._company(share, worth, mine, last)

    def _above(self, mine: int, total: int) -> float:
        return mine - (total - mine) / self.others

    def _company(self, company: int, worth: int, mine: int, payment: int) -> float:
        most, third = self.most[company], self.third[company]
        if third and payment + 1 == self.s.payments:
            return float(_of_three(worth, mine, most, third) - _of_three(worth, most, mine, third))
        if not mine and not most:
            return 0.0
        amount = dividend(worth, mine, most, self.rivals[company], self.second[company], self.seconds[company])
        return self._above(amount, worth + worth // 2)

    def _union_pacific(self, mine: int, payment: int) -> float:
        s = self.s
        places = UP_PLACES[column_after(s, payment)]
        third = self.third[UP] if payment + 1 == s.payments else 0
        if third:
            other = self.most[UP]
            return float(_place_of_three(places, mine, other, third) - _place_of_three(places, other, mine, third))
        above = equals = holders = 0
        for other in range(s.players):
            if other != self.seat:
                count = s.table[other * SHARES + UP]
                if count:
                    holders += 1
                    if count > mine:
                        above += 1
                    elif count == mine:
                        equals += 1
        if not mine:
            return self._above(0, _sum(places, 0, holders))
        return self._above(_sum(places, above, above + equals + 1) // (equals + 1), _sum(places, 0, holders + 1))


def dividend(worth: int, mine: int, most: int, rivals: int, second: int, seconds: int) -> int:
    """What a company pays a seat with so many shares, the others having so many at most and second most."""
    if mine == 0:
        return 0
    half = worth // 2
    if most == 0:
        return worth + half
    if mine > most:
        return worth
    if mine == most:
        return (worth + half) // (rivals + 1)
    if rivals > 1 or mine < second:
        return 0
    return half if mine > second else half // (seconds + 1)


def _of_three(worth: int, mine: int, other: int, third: int) -> int:
    """What a company pays a seat when there are two others."""
    if other == third:
        return dividend(worth, mine, other, 2, 0, 0)
    return dividend(worth, mine, max(other, third), 1, min(other, third), 1)


def _sum(places: list[int], first: int, end: int) -> int:
    total = 0
    for place in range(first, min(end, len(places))):
        total += places[place]
    return total


def _place_of_three(places: list[int], mine: int, other: int, third: int) -> int:
    if not mine:
        return 0
    above = (1 if other > mine else 0) + (1 if third > mine else 0)
    equals = (1 if other == mine else 0) + (1 if third == mine else 0)
    return _sum(places, above, above + equals + 1) // (equals + 1)
