"""What a seat can hope for from where it stands: contracts, its route, the market, the next line, its train.

Estimates in dollars, from what the seat may know alone. A card is worth what a line pays for it on average; what takes
longer is worth less, and what takes longer than the game lasts nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CARS, CITIES, GOODS, JUNCTIONS, LOCOMOTIVE, SUITS, TENDER
from roundhouse.games.spike.features import CARDS, CONTRACTS, MARKET, MONEY, NAMES, READY, ROUTE, TRAIN
from roundhouse.games.spike.lines import FAR, Search, can_reach, distances
from roundhouse.games.spike.scoring import ABOARD, hand_size, route_points
from roundhouse.games.spike.setup import all_cards

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

CARD: Final = 0.62  # what a card is worth while there is time to use it
ACTION: Final = 0.6  # what an action is worth
KEEPS: Final = 0.975  # of what is a turn away
DRAWS_A_TURN: Final = 1.25  # cards a player draws in a turn, on average
USEFUL: Final = 8  # cards in hand; more are worth less
PENDING: Final = 0.92  # of a delivery that is still to be made
UNBUILT: Final = 0.8  # of a delivery that needs a line not yet built
DETOUR: Final = 1.25  # how much longer a network is than the lattice
ELSEWHERE: Final = 5.0  # spaces to a contract's first city from wherever the train will be
LAST_THIRD: Final = 0.875  # of the third deck that is drawn, on average


class Haul:
    """A contract fulfilled from one city to another: what it is worth, and how long it takes."""

    def __init__(self, good: int, source: int, city: int, pays: float, travel: float) -> None:
        self.good = good
        self.source = source
        self.city = city
        self.pays = pays
        self.travel = travel
        self.turns = 0.0
        self.value = 0.0


class Outlook:
    """A seat's hopes in one state. The hand is kept apart, so that other hands can be tried."""

    def __init__(self, s: SpikeState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.turns = turns_left(s)
        self.card = CARD * min(1.0, self.turns / 5.0)
        self.costs = spaces_to_build(s, seat)
        self.rides = rides(s, seat, s.train[seat])
        self.rides_from: list[list[int]] = [[] for _ in range(CITIES)]
        self.pull = [0.0] * CITIES  # what connecting a city would bring, the market left aside
        self.contracts = self._all_contracts()
        self.route = self._route()
        self.gains = self._gains()

    # Contracts --------------------------------------------------------------------------------------------------------

    def _all_contracts(self) -> float:
        """All contracts one after the other, the best first: the train is on its way for one, the others wait."""
        s = self.s
        done = 0
        waiting: list[int] = []
        for good in range(GOODS):
            if s.holder[good] == self.seat:
                if s.cargo[good] >= 0:
                    done |= s.board.bit[s.cargo[good]]
                else:
                    waiting.append(good)
        total = delay = 0.0
        while waiting:
            best: Haul | None = None
            for good in waiting:
                haul = self._contract(good, done, delay)
                if best is None or haul.value > best.value:
                    best = haul
            if best is None or best.value <= 0.0:
                break
            waiting.remove(best.good)
            done |= s.board.bit[best.city]
            total += best.value
            delay += best.turns
            self._want(best.city, best.value)
            self._want(best.source, best.value)
        return total

    def _contract(self, good: int, done: int, delay: float) -> Haul:
        """The best way to fulfil a contract so many turns from now: from which city, to which."""
        s, board = self.s, self.s.board
        contract = s.contract[good]
        best = Haul(good, -1, -1, 0.0, 0.0)
        for city in board.listed[contract]:
            if done & board.bit[city] or self.costs[city] == FAR:
                continue
            pays = float(board.pays[contract * CITIES + city])
            if s.cargo[good] == ABOARD:
                travel = self._travel(city, delay)
                best = self._better(best, Haul(good, -1, city, pays, travel), self.costs[city], 0, delay)
                continue
            for start in board.sources[good]:
                if self.costs[start] != FAR:
                    first = self._travel(start, delay)
                    spaces, ride = self._way(start, city)
                    haul = Haul(good, start, city, pays, first + ride)
                    best = self._better(best, haul, spaces, 1 if first < 0.5 else 2, delay)
        return best

    def _better(self, best: Haul, haul: Haul, spaces: int, stops: int, delay: float) -> Haul:
        """Weigh a haul, and keep the better of the two."""
        s = self.s
        if spaces > s.tracks[self.seat]:
            return best
        starts = stops
        if delay < 0.5 and stops != 1 and s.train[self.seat] >= CITIES:
            starts = max(0, stops - 1)  # it is moving already
        elif not stops and haul.travel > 0.5:
            starts = 1
        haul.turns = 0.8 * spaces + haul.travel / s.parts(self.seat, LOCOMOTIVE) + 0.5 * starts
        slack = self.turns - delay - haul.turns
        chance = PENDING * min(1.0, max(0.0, 0.5 + slack / 8.0))
        if spaces:
            chance *= UNBUILT
        haul.value = haul.pays * chance * float(KEEPS ** (delay + haul.turns)) - self.card * spaces - ACTION * starts
        return haul if haul.value > best.value else best

    def _want(self, city: int, value: float) -> None:
        if city >= 0 and self.costs[city]:
            self.pull[city] += self.card * self.costs[city] + 0.15 * value

    def _way(self, start: int, city: int) -> tuple[int, float]:
        """The spaces to build for a way between two cities, and how long the ride is."""
        one, other, apart = self.costs[start], self.costs[city], self.s.board.apart[start * CITIES + city]
        if not one and not other:
            return 0, self._between(start, city)
        spaces = one + other
        if one and other:
            spaces = min(spaces, min(one, other) + apart)
        return spaces, apart * DETOUR + 1.0

    def _between(self, start: int, city: int) -> float:
        """How far it is between two cities of the network."""
        if not self.rides_from[start]:
            self.rides_from[start] = rides(self.s, self.seat, start)
        return float(self.rides_from[start][city])

    def _travel(self, city: int, delay: float) -> float:
        """How far the train is from a city; of later hauls nobody knows."""
        if delay > 0.0 or self.s.train[self.seat] < 0:
            return ELSEWHERE
        if self.rides[city] < FAR:
            return float(self.rides[city])
        return DETOUR * self.s.board.far[_near(self.s, self.seat) * CITIES + city] + 1.0

    # The route and the market -----------------------------------------------------------------------------------------

    def _route(self) -> float:
        """What the route card pays, and could pay with its next cities."""
        s = self.s
        route = s.route[self.seat]
        if route < 0:
            return 0.0
        paid = float(route_points(s, self.seat, route))
        if not s.cities[self.seat] & s.board.bit[route]:
            return self._route_to_begin(route)
        more = 0.0
        for city in range(CITIES):
            if s.board.lists[route] & s.board.bit[city] and self.costs[city] and self.costs[city] != FAR:
                gain = max(1.0, s.board.values[route * CITIES + city] - paid + 1.0)
                self.pull[city] += 0.6 * gain
                more += self._hope(gain, self.costs[city])
        return paid + more

    def _route_to_begin(self, route: int) -> float:
        """The start is not in the network: what the card would pay with it."""
        s, seat = self.s, self.seat
        if self.costs[route] == FAR:
            return 0.0
        s.cities[seat] |= s.board.bit[route]
        gain = max(5.0, float(route_points(s, seat, route)) + 1.0)
        s.cities[seat] &= ~s.board.bit[route]
        self.pull[route] += 0.6 * gain
        return self._hope(gain, self.costs[route])

    def _hope(self, gain: float, spaces: int) -> float:
        """What a gain so many spaces away is worth."""
        if spaces > self.s.tracks[self.seat] or 0.8 * spaces > self.turns:
            return 0.0
        return max(0.0, 0.7 * gain * KEEPS**spaces - 0.5 * self.card * spaces)

    def _gains(self) -> list[float]:
        """What a line to each city would bring, its cards paid."""
        s = self.s
        gains = [0.0] * CITIES
        for city in range(CITIES):
            if self.costs[city] and self.costs[city] != FAR:
                gains[city] = s.value_of(s.board.good_of[city]) + self.pull[city] - self.card * self.costs[city]
        return gains

    def market(self) -> float:
        """The three best cities in reach."""
        best = sorted(self.gains, reverse=True)[:3]
        return 0.35 * min(1.0, self.turns / 6.0) * sum([max(0.0, gain) for gain in best])

    def ready(self, hand: list[int]) -> float:
        """The best line that a hand could pay next turn."""
        if not self.s.tracks[self.seat] or self.turns < 0.5:
            return 0.0
        search = Search(self.s, self.seat)
        search.hand = hand
        search.most = min(sum(hand), self.s.tracks[self.seat])
        search.distance = distances(self.s, self.seat, search.most)
        best = 0.0
        for city in range(CITIES):
            if self.gains[city] > best and can_reach(self.s, search, city):
                best = self.gains[city]
        return 0.7 * best

    def train(self) -> float:
        """What the parts of the train are worth beyond what contracts show."""
        s, seat = self.s, self.seat
        waiting = len([good for good in range(GOODS) if s.holder[good] == seat and s.cargo[good] < 0])
        tender = (s.parts(seat, TENDER) - 2) * self.turns * 0.42 * self.card
        cars = (s.parts(seat, CARS) - 1) * 0.8 * max(0.0, min(2.0, waiting - 1.0)) * min(1.0, self.turns / 12.0)
        return float(tender + cars + (s.parts(seat, LOCOMOTIVE) - 1) * 0.1 * self.turns)

    def cards(self, count: float) -> float:
        """What so many cards are worth."""
        return self.card * (min(count, USEFUL) + 0.4 * max(0.0, count - USEFUL))

    def features(self, hand: list[int], more_cards: float) -> list[float]:
        """All features with this hand, and so many cards that are still to come."""
        found = [0.0] * len(NAMES)
        found[MONEY] = float(self.s.money[self.seat])
        found[CONTRACTS] = self.contracts
        found[ROUTE] = self.route
        found[MARKET] = self.market()
        found[READY] = self.ready(hand)
        found[CARDS] = self.cards(sum(hand) + more_cards)
        found[TRAIN] = self.train()
        return found


# Distances ------------------------------------------------------------------------------------------------------------


def turns_left(s: SpikeState) -> float:
    """How many turns of its own a seat can expect."""
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
    return left / (DRAWS_A_TURN * s.players)


def spaces_to_build(s: SpikeState, seat: int) -> list[int]:
    """How many spaces each city is from the network, cities on the way included; FAR if there is no way."""
    board, owner = s.board, s.owner
    found = [FAR] * JUNCTIONS
    front: list[int] = []
    for junction in range(JUNCTIONS):
        if s.joined[seat * JUNCTIONS + junction]:
            found[junction] = 0
            front.append(junction)
    for junction in front:
        ends = board.ends_at[junction]
        for index, space in enumerate(board.spaces_at[junction]):
            other = ends[index]
            if found[other] == FAR and owner[space] < 0:
                found[other] = found[junction] + 1
                front.append(other)
    return [found[junction] for junction in board.junction_of]


def rides(s: SpikeState, seat: int, place: int) -> list[int]:
    """How many spaces a train has to go from a place to each city of its network; FAR to the others."""
    found = [FAR] * CITIES
    if place < 0:
        return found
    board = s.board
    away = [FAR] * JUNCTIONS
    front: list[int] = []
    if place < CITIES:
        front.append(board.junction_of[place])
    else:
        front += [board.end_a[place - CITIES], board.end_b[place - CITIES]]
    for junction in front:
        away[junction] = 0
    for junction in front:
        ends = board.ends_at[junction]
        for index, space in enumerate(board.spaces_at[junction]):
            other = ends[index]
            if s.owner[space] == seat and away[other] == FAR:
                away[other] = away[junction] + 1
                front.append(other)
    for city in range(CITIES):
        if away[board.junction_of[city]] < FAR:
            found[city] = away[board.junction_of[city]] + 1
    if place < CITIES:
        found[place] = 0
    return found


def _near(s: SpikeState, seat: int) -> int:
    """A junction at the train."""
    place = s.train[seat]
    return s.board.junction_of[place] if place < CITIES else s.board.end_a[place - CITIES]


def hand_of(s: SpikeState, seat: int) -> list[int]:
    return s.hand[seat * SUITS : (seat + 1) * SUITS]
