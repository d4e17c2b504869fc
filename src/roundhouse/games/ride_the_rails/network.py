"""The network of links that the track on the map makes (RR-8.2).

A stretch is a company's track between cities: locomotives in hexes without a city that hang together, with the cities
of the company they touch. Cities are never neighbours, so every link runs through exactly one stretch, and two cities
are linked by a company if one of its stretches touches both. A network is made once, whenever passengers are about to
ride, and never changes: clones share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.ride_the_rails.board import CITIES, COMPANIES, HEXES, Board

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.journeys import Plan


class Network:
    """Stretches and links. A stretch's number has its company, its hexes and the mask of its cities."""

    def __init__(self, board: Board, track: list[list[int]], companies_in: list[int]) -> None:
        self.board = board
        self.companies_in = companies_in[:]  # the mask of companies in each hex
        self.company: list[int] = []  # of each stretch
        self.hexes: list[list[int]] = []
        self.cities: list[int] = []  # as a mask
        self.ends: list[list[int]] = []  # the same as a list
        self.bare: list[bool] = []  # a tree, so that two cities have one path through it
        self.crossed: list[list[int]] = []  # the stretches of other companies with a hex in common
        self.touching: list[list[int]] = [[] for _ in range(CITIES)]  # the stretches that link a city
        self.links: list[int] = [0] * (COMPANIES * CITIES)  # company * CITIES + city: the cities it is linked to
        self.linked = 0  # the cities with a link
        self.plans: list[Plan] = []  # what has been worked out about journeys on it: see journeys.py
        owner: list[int] = [-1] * HEXES  # the first stretch through a hex
        seen: list[int] = [-1] * HEXES  # the last company whose stretches have been followed through a hex
        for company in range(COMPANIES):
            for start in track[company]:
                if board.city_at[start] < 0 and seen[start] != company:
                    self._add_stretch(company, start, seen)
                    self._cross(len(self.company) - 1, owner)

    def _add_stretch(self, company: int, start: int, seen: list[int]) -> None:
        """All hexes that hang together with the first one, and what they touch."""
        board = self.board
        companies_in = self.companies_in
        bit = board.bit[company]
        hexes = [start]
        seen[start] = company
        cities = 0
        ends: list[int] = []
        steps = 0  # from hex to neighbouring hex, each counted from both sides
        touches = 0  # of a hex and a city
        for hex in hexes:  # grows while it is gone through
            for other in board.open_near[hex]:
                if companies_in[other] & bit:
                    steps += 1
                    if seen[other] != company:
                        seen[other] = company
                        hexes.append(other)
            for city in board.city_near[hex]:
                if companies_in[board.hex_of[city]] & bit:
                    touches += 1
                    if not cities & board.bit[city]:
                        cities |= board.bit[city]
                        ends.append(city)
        stretch = len(self.company)
        self.company.append(company)
        self.hexes.append(hexes)
        self.cities.append(cities)
        self.ends.append(ends)
        self.crossed.append([])
        self.bare.append(steps == 2 * (len(hexes) - 1) and touches == len(ends))
        if len(ends) > 1:
            self.linked |= cities
            for city in ends:
                self.touching[city].append(stretch)
                self.links[company * CITIES + city] |= cities & ~board.bit[city]

    def _cross(self, stretch: int, owner: list[int]) -> None:
        """Note which stretches of earlier companies share a hex with this one: RR-5.9 leaves room for two a hex."""
        for hex in self.hexes[stretch]:
            other = owner[hex]
            if other < 0:
                owner[hex] = stretch
            elif other not in self.crossed[stretch]:
                self.crossed[stretch].append(other)
                self.crossed[other].append(stretch)

    def between(self, company: int, one: int, other: int) -> list[int]:
        """The stretches over which the company links two cities."""
        wanted = self.board.bit[one] | self.board.bit[other]
        return [
            stretch
            for stretch in self.touching[one]
            if self.company[stretch] == company and self.cities[stretch] & wanted == wanted
        ]
