"""What a seat can hope for from where it stands: contracts, its route, the market, the next line, its train.

Estimates in dollars, from what the seat may know alone. A card is worth what a line pays for it on average; what takes
longer is worth less, and what takes longer than the game lasts nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CARS, CITIES, GOODS, SUITS, TENDER
from roundhouse.games.spike.features import CARDS, CONTRACTS, MARKET, MONEY, NAMES, READY, ROUTE, TRACK, TRAIN
from roundhouse.games.spike.hands import Wanted, best_use
from roundhouse.games.spike.hauls import FOR_PLANS, SPACE, Plan
from roundhouse.games.spike.lines import FAR
from roundhouse.games.spike.reach import Reach
from roundhouse.games.spike.scoring import hand_size, route_points
from roundhouse.games.spike.setup import all_cards

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

CARD: Final = 0.6  # what a card is worth while there is time to use it
USEFUL: Final = 7  # cards in hand; more are worth less
SURPLUS: Final = 0.4  # of a card beyond that
NEARBY: Final = 0.27  # of what the market pays for the cities nearby
LINE_TO_COME: Final = 0.67  # of what the next line brings
BETTER_TENDER: Final = 0.2  # what a level of the tender is worth each turn
TURNS_A_TRACK: Final = 1.2  # in which cards are still of use, for each track left
BETTER_CAR: Final = 0.3  # what a freight car is worth for each contract that waits behind the first
DRAWS_A_TURN: Final = 0.88  # cards a player draws in a turn, on average
LAST_THIRD: Final = 0.875  # of the third deck that is drawn, on average


class Outlook:
    """A seat's hopes in one state. The hand is kept apart, so that other hands can be tried."""

    def __init__(self, s: SpikeState, seat: int, turns: float, reach: Reach | None) -> None:
        """Turns: how many the seat may still have; reach: distances already worked out for the same network."""
        self.s = s
        self.seat = seat
        self.turns = turns
        self.reach = reach if reach is not None else Reach(s, seat)
        self.builds = any(0 < cost <= s.tracks[seat] for cost in self.reach.costs)
        self.card = CARD * min(1.0, turns / 4.0) if self.builds else 0.0
        self.plan = Plan(s, seat, self.reach, turns)
        self.route = self._route()
        self.worth = self._worth()
        self.lines: list[Wanted] = []
        self.lines_known = False

    # The route and the market -----------------------------------------------------------------------------------------

    def _route(self) -> float:
        """What the route card pays, and could pay with track to one more city, once the plan is carried out."""
        s, plan = self.s, self.plan
        route = s.route[self.seat]
        if route < 0:
            return 0.0
        paid = float(route_points(s, self.seat, route))
        best = 0.0
        best_city = -1
        first = plan.costs[route]
        if first == FAR:
            return paid
        reached = max_value = 0
        for city in range(CITIES):
            value = s.board.values[route * CITIES + city]
            if value and not plan.costs[city]:
                reached += 1
                max_value = max(max_value, value)
        if reached:
            best = self._hope(max_value + reached - 1 - paid, first)
            best_city = route
        for city in range(CITIES):
            value = s.board.values[route * CITIES + city]
            if value and plan.costs[city] and plan.costs[city] != FAR:
                spaces = first + min(plan.costs[city], s.board.apart[route * CITIES + city])
                hope = self._hope(max(value, max_value) + reached - paid, spaces)
                if hope > best:
                    best = hope
                    best_city = city
        if best_city >= 0:
            if plan.costs[route]:
                plan.connect(route, best)
            if plan.costs[best_city]:
                plan.connect(best_city, best)
        return paid + best

    def _hope(self, gain: float, spaces: int) -> float:
        """What a gain so many spaces away is worth."""
        plan = self.plan
        if plan.spaces + spaces > self.s.tracks[self.seat]:
            return 0.0
        when = max(0.0, plan.work + plan.actions_a_space * spaces) / FOR_PLANS if spaces else 0.0
        return max(0.0, gain * plan.chance(when, spaces) - SPACE * spaces)

    def _worth(self) -> list[float]:
        """What a line to each city would bring: the market's price, and the track it saves the plan."""
        s = self.s
        worth = [0.0] * CITIES
        for city in range(CITIES):
            if self.reach.costs[city] and self.reach.costs[city] != FAR:
                saved = 0.0
                for leg in self.plan.legs:
                    left = s.board.apart[city * CITIES + leg.city]
                    if left < leg.spaces:
                        saved += leg.each * (leg.spaces - left)
                worth[city] = s.value_of(s.board.good_of[city]) + saved
        return worth

    def market(self) -> float:
        """The three best cities in reach for the market alone."""
        s = self.s
        best = second = third = 0.0
        for city in range(CITIES):
            cost = self.reach.costs[city]
            if cost and cost <= min(6, s.tracks[self.seat]):
                gain = s.value_of(s.board.good_of[city]) - self.card * cost
                if gain > best:
                    best, second, third = gain, best, second
                elif gain > second:
                    second, third = gain, second
                elif gain > third:
                    third = gain
        return NEARBY * min(1.0, self.turns / 6.0) * (best + second + third)

    def ready(self, hand: list[int]) -> float:
        """What the hand can be used for soon."""
        if not self.builds or self.turns < 0.5:
            return 0.0
        if not self.lines_known:
            self.lines = self.reach.wanted_lines(self.worth, self.card)
            self.lines_known = True
        return LINE_TO_COME * best_use(self.lines, hand, self.worth, self.card)

    def train(self) -> float:
        """What the parts of the train are worth beyond what contracts show."""
        s, seat = self.s, self.seat
        waiting = len([good for good in range(GOODS) if s.holder[good] == seat and s.cargo[good] < 0])
        behind = max(0.0, min(2.0, waiting - 1.0)) * min(1.0, self.turns / 12.0)
        drawing = min(self.turns, TURNS_A_TRACK * s.tracks[seat])
        return float(
            (s.parts(seat, TENDER) - 2) * BETTER_TENDER * drawing + (s.parts(seat, CARS) - 1) * BETTER_CAR * behind
        )

    def cards(self, count: float) -> float:
        """What so many cards are worth."""
        return self.card * (min(count, USEFUL) + SURPLUS * max(0.0, count - USEFUL))

    def features(self, hand: list[int], more_cards: float) -> list[float]:
        """All features with this hand, and so many cards that are still to come."""
        found = [0.0] * len(NAMES)
        found[MONEY] = float(self.s.money[self.seat])
        found[CONTRACTS] = self.plan.value
        found[TRACK] = -SPACE * self.plan.spaces
        found[ROUTE] = self.route
        found[MARKET] = self.market()
        found[READY] = self.ready(hand)
        found[CARDS] = self.cards(sum(hand) + more_cards)
        found[TRAIN] = self.train()
        return found


def turns_left(s: SpikeState, drawn: float) -> float:
    """How many turns of its own a seat can expect, so many cards from now."""
    if s.over:
        return 0.0
    if s.last >= 0:
        return 1.0
    cards = sum(all_cards(s))
    held = 0
    for seat in range(s.players):
        held += hand_size(s, seat)
    new_deck = max(8.0, cards - 1.1 * held - 4.0)
    if s.round == 1:
        left = len(s.deck) + (1.0 + LAST_THIRD) * new_deck
    elif s.round == 2:
        left = len(s.deck) + LAST_THIRD * new_deck
    else:
        times = 3 - s.time_out
        left = s.upper + (len(s.deck) - s.upper) * times / (times + 1.0)
    return max(0.0, left - drawn) / (DRAWS_A_TURN * s.players)


def hand_of(s: SpikeState, seat: int) -> list[int]:
    return s.hand[seat * SUITS : (seat + 1) * SUITS]
