"""How much a journey can still bring at most: the bound that lets the search for the best one give up early.

Cities and stretches are the two kinds of points of one graph, a stretch joined to the cities it touches. A journey
that goes on from a city is a path in it. Wherever the graph hangs together by a single point only, a path can go into
one of the parts behind that point and never comes back. Inside a part that hangs together more tightly it uses each
stretch as often as it can carry links, and no more links than there are new cities.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.ride_the_rails.board import CITIES
from roundhouse.games.ride_the_rails.network import Network

NOTHING: Final = -1  # no part lies behind a point
HEAVIEST: Final = 32  # a link is worth less than this: a dollar and a share of each round, in parts for four rivals


class Outlook:
    """The graph of a network as it is while a journey is tried out; the search marks what is used up."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.capacity = [links_at_most(network, stretch) for stretch in range(len(network.company))]
        self.busy: list[int] = [0] * len(network.company)  # links of the journey over each stretch
        self.visited = 0  # its cities
        self.worth: list[int] = []  # what a link of each company is worth, never less than nothing
        self.here = -1
        self.clock = 0
        self.met: list[int] = []  # when a point was first met, 0 before
        self.low: list[int] = []  # the earliest point that can be reached without going back the same way
        self.behind: list[int] = []  # the most that lies behind a point
        self.open: list[int] = []  # points met whose part is not complete

    def most(self, city: int, worth: list[int]) -> int:
        """The most that links worth so much can bring on from this city."""
        points = CITIES + len(self.capacity)
        self.worth = worth
        self.here = city
        self.clock = 0
        self.met = [0] * points
        self.low = [0] * points
        self.behind = [NOTHING] * points
        self.open = []
        self._visit(city, -1)
        return max(self.behind[city], 0)

    def _visit(self, point: int, came_from: int) -> None:
        self.clock += 1
        self.met[point] = self.low[point] = self.clock
        self.open.append(point)
        if point < CITIES:
            for stretch in self.network.touching[point]:
                if self.busy[stretch] < self.capacity[stretch]:
                    self._look_at(point, CITIES + stretch, came_from)
        else:
            for city in self.network.ends[point - CITIES]:
                if city == self.here or not self.visited & self.network.board.bit[city]:
                    self._look_at(point, city, came_from)

    def _look_at(self, point: int, other: int, came_from: int) -> None:
        if other == came_from:
            return
        if self.met[other]:
            if self.met[other] < self.low[point]:
                self.low[point] = self.met[other]
            return
        self._visit(other, point)
        if self.low[other] < self.low[point]:
            self.low[point] = self.low[other]
        if self.low[other] >= self.met[point]:
            self._close(point, other)

    def _close(self, point: int, first: int) -> None:
        """A part is complete that hangs on this point alone: what it can bring."""
        of_worth = [0] * HEAVIEST
        links = 0  # one into each new city of the part, and what stretches that can be come through again add
        aside = 0  # what lies behind those: a journey may come back from there
        by_city = 0
        by_stretch = NOTHING
        other = -1
        while other != first:
            other = self.open.pop()
            if other < CITIES:
                links += 1
                by_city = max(by_city, self.behind[other])
                continue
            stretch = other - CITIES
            can_carry = self.capacity[stretch] - self.busy[stretch]
            of_worth[self.worth[self.network.company[stretch]]] += can_carry
            if self.capacity[stretch] > 1:
                links += can_carry
                aside += max(self.behind[other], 0)
            else:
                by_stretch = max(by_stretch, self.behind[other])
        heaviest = _heaviest(of_worth, links) + by_city
        if by_stretch > NOTHING:  # a last link leads out of the part over a stretch at its border
            heaviest = max(heaviest, _heaviest(of_worth, links + 1) + by_stretch)
        heaviest += aside
        if point >= CITIES and self.capacity[point - CITIES] > 1:
            self.behind[point] = max(self.behind[point], 0) + heaviest
        else:
            self.behind[point] = max(self.behind[point], heaviest)


def _heaviest(of_worth: list[int], links: int) -> int:
    """What so many of these links bring at most."""
    total = 0
    worth = HEAVIEST - 1
    while worth > 0 and links > 0:
        used = min(of_worth[worth], links)
        total += used * worth
        links -= used
        worth -= 1
    return total


def links_at_most(network: Network, stretch: int) -> int:
    """How many links of one journey a stretch can carry at most.

    A bare stretch touches each of its cities with one hex, so each can be the end of one link only.
    """
    ends = len(network.ends[stretch])
    return ends // 2 if network.bare[stretch] else max(0, ends - 1)
