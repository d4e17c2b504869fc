"""What shares promise: how far each company will grow, how much of it each seat will ride, and what that pays.

A seat builds and rides most for the companies in which it has more shares than the others have on average: its lead.
So a share is worth the links that will be ridden, and it changes who builds and rides them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import ALLOWANCE, COMPANIES
from roundhouse.games.ride_the_rails.crossing import Crossing, in_sight
from roundhouse.games.ride_the_rails.features import (
    ACCESS,
    ALONE,
    COASTS_NEAR,
    DIVIDENDS,
    LINES_LED,
    NAMES,
    RIDES,
    ROOM,
)
from roundhouse.games.ride_the_rails.legal import may_build

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

PER_LINK: Final = 2.6  # locomotives that a link costs whoever builds with care
RIDDEN: Final = 0.5  # how much of a company's links a journey uses
EVENLY: Final = 0.35  # how far the companies grow alike, whoever leads in them
UNLED: Final = 0.5  # what a seat builds for a company it does not lead in, compared with one it leads in by a share
EAGER: Final = 1.5  # ahead by so many shares a seat rides all it can of a company, behind by so many nothing
CARELESS: Final = 3.4  # locomotives a link; where they are more, players are taken to build without care
LINKS_AT_FIRST: Final = 2.0  # made with care: what a table is credited with before it has built anything


class Prospects:
    """The rounds to come, as far as shares decide them."""

    def __init__(self, s: RideTheRailsState, rounds: int) -> None:
        self.s = s
        self.rounds = rounds
        self.sold: list[int] = [0] * COMPANIES
        for index, shares in enumerate(s.shares):
            self.sold[index % COMPANIES] += shares
        self.lead: list[float] = []  # seat * COMPANIES + company: in shares above the mean of the others
        for index, shares in enumerate(s.shares):
            self.lead.append(shares - (self.sold[index % COMPANIES] - shares) / (s.players - 1))
        self.links = [_links(s, company) for company in range(COMPANIES)]
        self.care = self._care()

    def _care(self) -> float:
        """How well the table builds, from 0 to 1: the links there are beside those its locomotives should have made."""
        laid = 0
        for hexes in self.s.track:
            laid += len(hexes)
        return min(1.0, (LINKS_AT_FIRST + sum(self.links)) / (LINKS_AT_FIRST + laid / CARELESS))

    def features(self, seat: int) -> list[float]:
        """What the seat can expect, in the order of the features' names; of building there is nothing in it."""
        features = [0.0] * len(NAMES)
        for company in range(COMPANIES):
            shares = self.s.shares[seat * COMPANIES + company]
            lead = self.lead[seat * COMPANIES + company]
            self._add_rides(features, seat, company, lead)
            features[LINES_LED] += self.links[company] * lead * self.rounds
            if shares:
                features[ROOM] += self.s.supply[company] / self._holders(company)
                features[ACCESS] += (1 - self.care) * self.s.players * self.rounds
                features[ALONE] += shares == self.sold[company]
        features[ROOM] = min(features[ROOM], ALLOWANCE[self.s.players] * self.rounds)
        features[COASTS_NEAR] = self._coasts(seat)
        return features

    def _holders(self, company: int) -> int:
        count = 0
        for seat in range(self.s.players):
            if self.s.shares[seat * COMPANIES + company]:
                count += 1
        return count

    def _add_rides(self, features: list[float], seat: int, company: int, lead: float) -> None:
        ridden = self._to_be_ridden(company)
        for mover in range(self.s.players):
            links = ridden * self._eagerness(mover, company)
            features[DIVIDENDS] += links * lead  # RR-9.2
            features[RIDES] += links if mover == seat else -links / (self.s.players - 1)  # RR-9.1

    def _to_be_ridden(self, company: int) -> float:
        """How many links of a company a seat that is eager for it will ride in the rounds to come."""
        growth = self._growth(company)
        links = float(self.links[company])
        most = links + self.s.supply[company] / PER_LINK
        ridden = 0.0
        for _ in range(self.rounds):
            links = min(most, links + growth)
            ridden += RIDDEN * links
        return ridden

    def _growth(self, company: int) -> float:
        """How many links a company grows by in a round."""
        s = self.s
        if not self.sold[company] or not s.supply[company]:
            return 0.0
        on_offer = 0
        for first_round in s.board.first_round:
            on_offer += first_round <= s.round
        alike = s.players / on_offer
        by_lead = 0.0
        for seat in range(s.players):
            by_lead += self._part_of_building(seat, company)
        return self.care * ALLOWANCE[s.players] / PER_LINK * (EVENLY * alike + (1 - EVENLY) * by_lead)

    def _part_of_building(self, seat: int, company: int) -> float:
        """Which part of its locomotives a seat will place for a company."""
        total = part = 0.0
        for each in range(COMPANIES):
            if may_build(self.s, seat, each):
                wish = max(UNLED, self.lead[seat * COMPANIES + each])
                total += wish
                if each == company:
                    part = wish
        return part / total if total else 0.0

    def _eagerness(self, seat: int, company: int) -> float:
        """How much of a company's links a seat rides, from 0 to 1."""
        return min(1.0, max(0.0, (EAGER + self.lead[seat * COMPANIES + company]) / (2 * EAGER)))

    def _coasts(self, seat: int) -> float:
        """Whether the seat can join the coasts in one turn, half if in two."""
        s = self.s
        if not self.rounds or not in_sight(s):
            return 0.0
        allowance = ALLOWANCE[s.players]
        crossing = Crossing(s, seat, 2 * allowance)
        if not crossing.missing:
            return 0.0
        return 1.0 if crossing.cost() <= allowance else 0.5


def _links(s: RideTheRailsState, company: int) -> int:
    """How many links a company has if its line does not branch."""
    cities = 0
    for hex in s.track[company]:
        if s.board.city_at[hex] >= 0:
            cities += 1
    return max(0, cities - 1)
