"""The best journey for a seat, as good as a number of steps allows, and whether it is proved to be the best.

The search goes from city to city, the most promising link first, and gives up wherever the outlook (`outlook.py`) is
no better than the best journey found. It has an answer at any time: when its steps run out it gives the best so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.actions import ARRIVE, DEPART, RIDE
from roundhouse.games.ride_the_rails.board import CITIES, COMPANIES, HEXES
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.outlook import HEAVIEST, Outlook
from roundhouse.games.ride_the_rails.tracing import Search

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

OWN: Final = "own"  # the most money for the seat
LEAD: Final = "lead"  # the most money compared with the others on average
STEPS: Final = 2_500  # usual limit of the search
SHIFT: Final = 1 << 16  # a link in a list is sorted by its outlook times this


class Best:
    """A journey: the cities it comes through, the company of each link, what it is worth, and how sure that is."""

    def __init__(self, stops: list[int], carriers: list[int], value: int, proved: bool, steps: int) -> None:
        self.stops = stops
        self.carriers = carriers
        self.value = value
        self.proved = proved
        self.steps = steps

    def actions(self, done: int) -> list[int]:
        """The journey as actions, without the first so many: the departure, each link, the arrival."""
        if not self.carriers:
            return []
        actions = [DEPART + self.stops[0]]
        for link, company in enumerate(self.carriers):
            actions.append(RIDE + company * CITIES + self.stops[link + 1])
        return (actions + [ARRIVE])[done:]


class Plan:
    """What has been worked out on a network, kept there for those who ask again."""

    def __init__(self, seat: int, aim: str, waiting: int, limit: int, best: Best) -> None:
        self.seat = seat
        self.aim = aim
        self.waiting = waiting
        self.limit = limit
        self.best = best

    def answers(self, seat: int, aim: str, waiting: int, limit: int) -> bool:
        """Whether a search with this limit would come to the same: clones share plans, and none may change another."""
        if self.seat != seat or self.aim != aim or self.waiting != waiting:
            return False
        return self.limit == limit or (self.best.proved and self.best.steps <= limit)


def planned(s: RideTheRailsState, seat: int, aim: str, steps: int = STEPS) -> Best:
    """The best journey for the seat on the network passengers ride on now, from any city with a passenger."""
    network = s.riding()
    for plan in network.plans:
        if plan.answers(seat, aim, s.waiting, steps):
            return plan.best
    best = Seeker(s, network, seat, aim, steps).from_anywhere(s.waiting)
    network.plans.append(Plan(seat, aim, s.waiting, steps, best))
    return best


def best(s: RideTheRailsState, seat: int, aim: str = OWN, steps: int = STEPS) -> Best:
    """The best journey for the seat as the map is now; if it is riding, the best way on from where it is."""
    seeker = Seeker(s, s.riding(), seat, aim, steps)
    if s.stops and seat == s.turn:
        return seeker.onward(s.stops, s.carriers)
    return seeker.from_anywhere(s.waiting)


class Seeker:
    """One search. What the journey under trial uses is marked in the outlook."""

    def __init__(self, s: RideTheRailsState, network: Network, seat: int, aim: str, steps: int) -> None:
        self.network = network
        self.board = network.board
        self.outlook = Outlook(network)
        self.limit = steps
        self.steps = 0
        # what a link of each company is worth, and what there is for riding at all (RR-9.1)
        self.worth = [1 + s.shares[seat * COMPANIES + company] for company in range(COMPANIES)]
        self.gain = 1
        if aim == LEAD:
            self._compare(s, seat)
        self.hoped = [max(0, worth) for worth in self.worth]
        self.stops: list[int] = []
        self.carriers: list[int] = []
        self.over: list[int] = []  # the stretch of each link
        self.found = Best([], [], -HEAVIEST * CITIES, True, 0)

    def _compare(self, s: RideTheRailsState, seat: int) -> None:
        """Count in parts of a dollar, so many as there are rivals, and take off what these gain together."""
        rivals = s.players - 1
        self.gain = rivals
        for company in range(COMPANIES):
            sold = 0
            for holder in range(s.players):
                sold += s.shares[holder * COMPANIES + company]
            self.worth[company] = rivals * self.worth[company] - (sold - s.shares[seat * COMPANIES + company])

    def from_anywhere(self, waiting: int) -> Best:
        """The best journey from any of these cities, the one with the best outlook first."""
        ranked: list[int] = []
        for city in range(CITIES):
            if waiting & self.network.linked & self.board.bit[city]:
                self.outlook.visited = self.board.bit[city]
                ranked.append(self._outlook(city) * SHIFT + city)
        ranked.sort(reverse=True)
        for each in ranked:
            if each // SHIFT > self.found.value and self.steps <= self.limit:
                city = each % SHIFT
                self.stops = [city]
                self.outlook.visited = self.board.bit[city]
                self._go_on(city)
        return self._answer()

    def onward(self, stops: list[int], carriers: list[int]) -> Best:
        """The best journey that begins with these links."""
        self.stops = [stops[0]]
        self.outlook.visited = self.board.bit[stops[0]]
        self._retell(stops, carriers)
        return self._answer()

    def _retell(self, stops: list[int], carriers: list[int]) -> None:
        """Come to where the journey is, over each stretch its links can run over, and go on from there."""
        link = len(self.carriers)
        if link == len(carriers):
            self._go_on(stops[link])
            return
        city = stops[link + 1]
        for stretch in self.network.between(carriers[link], stops[link], city):
            self._add(carriers[link], city, stretch)
            if self._can_be_traced():
                self._retell(stops, carriers)
            self._drop(carriers[link], city, stretch)

    def _answer(self) -> Best:
        self.found.proved = self.steps <= self.limit
        self.found.steps = self.steps
        return self.found

    # One step -------------------------------------------------------------------------------------------------------

    def _go_on(self, here: int) -> None:
        """All ways on from here, as far as they promise more than the best journey found."""
        self.steps += 1
        if self.carriers and self.gain > self.found.value:
            self.found = Best(self.stops[:], self.carriers[:], self.gain, False, 0)
        if self.steps > self.limit:
            return
        ranked = self._ways_on(here)
        ranked.sort(reverse=True)
        for each in ranked:
            if each // SHIFT <= self.found.value or self.steps > self.limit:
                return
            stretch = each % SHIFT // CITIES
            city = each % SHIFT % CITIES
            company = self.network.company[stretch]
            clear = self._is_clear(stretch)
            self._add(company, city, stretch)
            if clear or self._can_be_traced():
                self._go_on(city)
            self._drop(company, city, stretch)

    def _ways_on(self, here: int) -> list[int]:
        """The links on from here that promise enough, each as a number with its outlook in front."""
        ways: list[int] = []
        outlook = self.outlook
        for stretch in self.network.touching[here]:
            if outlook.busy[stretch] < outlook.capacity[stretch]:
                company = self.network.company[stretch]
                for city in self.network.ends[stretch]:
                    if not outlook.visited & self.board.bit[city]:
                        self._add(company, city, stretch)
                        promise = self._outlook(city)
                        self._drop(company, city, stretch)
                        if promise > self.found.value:
                            ways.append(promise * SHIFT + stretch * CITIES + city)
        return ways

    def _outlook(self, city: int) -> int:
        """The most the journey can come to when it goes on from this city."""
        return self.gain + self.outlook.most(city, self.hoped)

    def _add(self, company: int, city: int, stretch: int) -> None:
        self.stops.append(city)
        self.carriers.append(company)
        self.over.append(stretch)
        self.outlook.visited |= self.board.bit[city]
        self.outlook.busy[stretch] += 1
        self.gain += self.worth[company]

    def _drop(self, company: int, city: int, stretch: int) -> None:
        self.stops.pop()
        self.carriers.pop()
        self.over.pop()
        self.outlook.visited &= ~self.board.bit[city]
        self.outlook.busy[stretch] -= 1
        self.gain -= self.worth[company]

    # Hexes ----------------------------------------------------------------------------------------------------------

    def _is_clear(self, stretch: int) -> bool:
        """Whether no link of the journey can be in the way on this stretch."""
        if self.outlook.busy[stretch]:
            return False
        for other in self.network.crossed[stretch]:
            if self.outlook.busy[other]:
                return False
        return True

    def _can_be_traced(self) -> bool:
        """RR-8.6: whether the last link and those it may get entangled with have paths that share no hex."""
        last = len(self.over) - 1
        group = [last]
        for link in group:  # grows while it is gone through
            crossed = self.network.crossed[self.over[link]]
            for other in range(last):
                if other not in group and (self.over[other] == self.over[link] or self.over[other] in crossed):
                    group.append(other)
        over = [self.over[link] for link in group]
        return Search(self.network, self.stops, self.carriers, group, over, [0] * HEXES).solve(0)
