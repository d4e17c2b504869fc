"""A seat's plan for its train: which goods it carries from where to where, one after the other, and when it is there.

Every haul costs track still to be built, and time. Track is built while the train is on its way; a train that stands
in a city needs an action to get moving. Of the hauls that can be next the best is taken, until none is worth its price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CARS, CITIES, GOODS, LOCOMOTIVE, TENDER
from roundhouse.games.spike.lines import FAR
from roundhouse.games.spike.reach import Reach, Rides
from roundhouse.games.spike.scoring import ABOARD, hand_size

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

START: Final = 2.0  # what an action to get moving is worth
SPACE: Final = 0.43  # what a space still to be built costs, in money
BUILDS: Final = 0.4  # actions to build a space, beside those to draw the card for it
FOR_PLANS: Final = 0.6  # of all actions that are done for the plan: others are too good to be missed
IN_HAND: Final = 0.6  # of a card in hand that will be of use
UNSURE: Final = 0.05  # of what hangs on a space still to be built: others may be there first, cards may not come
KEEPS: Final = 0.984  # of what is a turn away
AT_HAND: Final = 0.99  # of what can be had at once: less than what one has
SURE: Final = 0.97  # how sure a delivery can be that is not yet made
MARGIN: Final = 4.0  # turns by which the end may come sooner or later than expected
MARGIN_A_TURN: Final = 0.38  # and more of them the farther it is away
BUSY: Final = 0.3  # what a turn of the train is worth for what could be carried in it
LOADED: Final = 0.05  # that a good is aboard and not only where the train stands
LACKS: Final = 0.32  # of what a haul brings, as long as track for it is still to be built
CLOSER: Final = 0.027  # what a train is better off a space closer to its next stop, whatever else it waits for


class Haul:
    """A contract fulfilled from one city to another."""

    def __init__(self, good: int, source: int, city: int) -> None:
        self.good = good
        self.source = source  # -1 if the good is aboard
        self.city = city
        self.spaces = 0  # to be built for it
        self.ride = 0.0  # spaces the train moves for it
        self.starts = 0  # how often the train must get moving
        self.loaded = 0.0  # turns from now until it is aboard
        self.arrives = 0.0  # turns from now until it is there
        self.work = 0.0  # actions for building and getting moving, up to this haul
        self.value = 0.0
        self.score = 0.0


class Leg:
    """Track that a plan still needs: to a city, so many spaces from what there will be, and what each is worth."""

    def __init__(self, city: int, spaces: int, each: float) -> None:
        self.city = city
        self.spaces = spaces
        self.each = each


class Plan:
    """The hauls of one seat, the first one first."""

    def __init__(self, s: SpikeState, seat: int, reach: Reach, turns: float) -> None:
        self.s = s
        self.seat = seat
        self.reach = reach
        self.turns = turns
        self.costs = reach.costs[:]  # of each city once the plan is carried out
        self.speed = float(s.parts(seat, LOCOMOTIVE))
        self.actions_a_space = 1.0 / s.parts(seat, TENDER) + BUILDS
        self.work = -IN_HAND * hand_size(s, seat) / s.parts(seat, TENDER)  # actions so far; cards in hand save some
        self.spaces = 0
        self.value = 0.0
        self.hauls: list[Haul] = []
        self.legs: list[Leg] = []
        self.first_rides = Rides(s, seat, s.train[seat])
        self.aboard = 0  # the goods that are on the train when the next haul begins, as a mask
        self._find()

    def _find(self) -> None:
        s = self.s
        done = 0
        waiting: list[int] = []
        for good in range(GOODS):
            if s.holder[good] == self.seat:
                if s.cargo[good] >= 0:
                    done |= s.board.bit[s.cargo[good]]
                else:
                    waiting.append(good)
                    if s.cargo[good] == ABOARD:
                        self.aboard |= 1 << good
                        self.value += LOADED
        while waiting:
            best: Haul | None = None
            for good in waiting:
                haul = self._best_of(good, done)
                if haul is not None and (best is None or haul.score > best.score):
                    best = haul
            if best is None:
                break
            waiting.remove(best.good)
            done |= s.board.bit[best.city]
            self._take(best)

    def _best_of(self, good: int, done: int) -> Haul | None:
        """The best way to fulfil a contract next; None if none is worth its price."""
        s, board = self.s, self.s.board
        contract = s.contract[good]
        best: Haul | None = None
        for city in board.listed[contract]:
            if done & board.bit[city] or self.costs[city] == FAR:
                continue
            pays = float(board.pays[contract * CITIES + city])
            if self.aboard >> good & 1:
                haul = Haul(good, -1, city)
                self._carry_on(haul)
                best = self._better(best, haul, pays)
                continue
            for source in board.sources[good]:
                if self.costs[source] != FAR:
                    haul = Haul(good, source, city)
                    self._fetch(haul)
                    best = self._better(best, haul, pays)
        return best

    def _carry_on(self, haul: Haul) -> None:
        """What is aboard is carried to its city."""
        haul.spaces = self.costs[haul.city]
        if self.hauls:
            last = self.hauls[-1]
            ride = self.reach.between(last.city, haul.city)
            haul.starts = 1
            begin = last.arrives
        else:
            ride = self.first_rides.to(haul.city)
            haul.starts = 1 if 0 <= self.s.train[self.seat] < CITIES and ride > 0.0 else 0
            begin = 0.0
        haul.loaded = begin
        haul.ride = ride
        self._set_times(haul, begin + self._turns_for(ride))

    def _fetch(self, haul: Haul) -> None:
        """The good is loaded first."""
        source, city = haul.source, haul.city
        haul.spaces = self._spaces_between(source, city)
        ride = self.reach.between(source, city)
        if not self.hauls:
            first = self.first_rides.to(source)
            begin = 0.0
            haul.starts = 2 if first > 0.0 and self.s.train[self.seat] < CITIES else 1
        else:
            last = self.hauls[-1]
            begin = last.arrives
            first = self.reach.between(last.city, source)
            haul.starts = 2 if first > 0.0 else 1
            if self.s.parts(self.seat, CARS) > 1 and first > 0.0:
                begin, first, ride = self._on_the_way(last, haul, first, ride)
        loaded = begin + self._turns_for(first)
        if self.costs[source]:
            loaded = max(loaded, (self.work + self.actions_a_space * self.costs[source]) / FOR_PLANS)
        haul.loaded = loaded
        haul.ride = first + ride
        self._set_times(haul, loaded + self._turns_for(ride))

    def _on_the_way(self, last: Haul, haul: Haul, first: float, ride: float) -> tuple[float, float, float]:
        """With a second car a good can be loaded on the way of the one before: from when, and the rides then."""
        source = haul.source
        if last.source >= 0:
            straight = self.reach.between(last.source, last.city)
            around = self.reach.between(last.source, source)
        elif len(self.hauls) == 1:
            straight = self.first_rides.to(last.city)
            around = self.first_rides.to(source)
        else:
            return last.arrives, first, ride
        detour = max(0.0, around + self.reach.between(source, last.city) - straight)
        onward = self.reach.between(last.city, haul.city)
        if detour + onward < first + ride:
            return last.arrives, detour, onward
        return last.arrives, first, ride

    def _set_times(self, haul: Haul, arrives: float) -> None:
        haul.work = self.work + self.actions_a_space * haul.spaces + haul.starts
        haul.arrives = max(arrives, haul.work / FOR_PLANS) if haul.spaces else arrives

    def _turns_for(self, ride: float) -> float:
        if ride <= 0.0:
            return 0.0
        return ride / self.speed + 0.5 * (1.0 - 1.0 / self.speed)

    def _spaces_between(self, one: int, other: int) -> int:
        """The spaces to build for a way between two cities and to the network."""
        near, far = self.costs[one], self.costs[other]
        spaces = near + far
        if near and far:
            spaces = min(spaces, min(near, far) + self.s.board.apart[one * CITIES + other])
        return spaces

    def _better(self, best: Haul | None, haul: Haul, pays: float) -> Haul | None:
        """Weigh a haul, and keep the better of the two."""
        if self.spaces + haul.spaces > self.s.tracks[self.seat]:
            return best
        worth = pays * self.chance(haul.arrives, haul.spaces) - START * haul.starts - CLOSER * haul.ride
        begun = self.hauls[-1].arrives if self.hauls else 0.0
        score = worth - SPACE * haul.spaces
        if score <= 0.0:
            return best
        haul.value = worth - LACKS * score if haul.spaces else worth
        haul.score = score - BUSY * (haul.arrives - begun)
        return haul if best is None or haul.score > best.score else best

    def chance(self, when: float, spaces: int) -> float:
        """How much of something can be hoped for that comes in so many turns and needs so many spaces built."""
        if when <= 0.0:
            return AT_HAND
        slack = 0.5 + (self.turns - when) / (MARGIN + MARGIN_A_TURN * self.turns)
        return min(SURE, max(0.0, slack)) * float(KEEPS**when * (1.0 - UNSURE) ** spaces)

    def _take(self, haul: Haul) -> None:
        self.hauls.append(haul)
        if haul.source < 0:
            self.aboard &= ~(1 << haul.good)
        elif self.aboard.bit_count() == self.s.parts(self.seat, CARS):
            self.aboard &= self.aboard - 1  # one must make room
        self.value += haul.value
        self.spaces += haul.spaces
        self.work = haul.work
        if haul.source >= 0 and self.costs[haul.source]:
            self.connect(haul.source, haul.value)
        if self.costs[haul.city]:
            self.connect(haul.city, haul.value)

    def connect(self, city: int, stake: float) -> None:
        """Count on track to this city, on which so much money hangs."""
        apart = self.s.board.apart
        self.legs.append(Leg(city, self.costs[city], SPACE + UNSURE * stake))
        for other in range(CITIES):
            if self.costs[other]:
                self.costs[other] = min(self.costs[other], apart[city * CITIES + other])
