"""What a piece of track is good for: the features of the best link it begins, for each locomotive the link costs.

For every company of the seat the ways to cities near its track are measured. A link counts by how much longer it makes
journeys and how many rounds are left. One that comes too late or that no passenger will ever ride counts nothing.
Besides, every piece may bring the coasts nearer to each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.actions import BUILD, STOP
from roundhouse.games.ride_the_rails.board import CHICAGO, CITIES, COMPANIES, FIVE, HEXES, ROUNDS
from roundhouse.games.ride_the_rails.bonuses import FIRST_IN, IN_CHICAGO
from roundhouse.games.ride_the_rails.crossing import Crossing, in_sight
from roundhouse.games.ride_the_rails.features import (
    ASTRAY,
    COASTS,
    LINK_BONUS,
    LINK_DIVIDENDS,
    LINK_PASSENGERS,
    LINK_RIDES,
    NAMES,
)
from roundhouse.games.ride_the_rails.legal import bars_mountains, has_space, may_build, starts
from roundhouse.games.ride_the_rails.network import Network

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

NEAR: Final = 2  # how many pieces beyond this turn's a city may cost
ACROSS: Final = 0.5  # what a link inside one system is worth, compared with one to a new city
BRANCH: Final = 0.8  # and one that branches off, compared with one that makes a line longer
JOINING: Final = 0.6  # what each city of the smaller system adds when two are joined
MOST_JOINED: Final = 12
ASIDE: Final = 0.5  # in the last round nobody rides where fewer cities hang together than so much of the largest system
COASTS_FAR: Final = 10  # how many pieces beyond this turn's that may cost: two more turns of four players


class Systems:
    """The cities that hang together over links of any companies, their number, and how many passengers wait there."""

    def __init__(self, network: Network, waiting: int) -> None:
        self.of: list[int] = list(range(CITIES))  # the system of each city, called by its first city
        self.size: list[int] = [1] * CITIES
        self.waiting: list[int] = [0] * CITIES
        self.largest = 1
        for first in range(CITIES):
            if self.of[first] == first:
                members = [first]
                for city in members:  # grows while it is gone through
                    for stretch in network.touching[city]:
                        for other in network.ends[stretch]:
                            if self.of[other] == other and other != first:
                                self.of[other] = first
                                members.append(other)
                passengers = 0
                for city in members:
                    if waiting & network.board.bit[city]:
                        passengers += 1
                self.largest = max(self.largest, len(members))
                for city in members:
                    self.size[city] = len(members)
                    self.waiting[city] = passengers


class Builder:
    """One look at the map for a seat that may place locomotives."""

    def __init__(self, s: RideTheRailsState, seat: int) -> None:
        self.s = s
        self.board = s.board
        self.seat = seat
        self.network = Network(s.board, s.track, s.companies_in)
        self.systems = Systems(self.network, s.waiting)
        self.rounds = ROUNDS + 1 - s.round
        self.rides = s.players * self.rounds
        self.rough: list[float] = [0.0] * (COMPANIES * HEXES)  # how good the best link of each piece seems
        self.links: dict[int, list[float]] = {}  # its features, by company * HEXES + hex
        self.nothing = [0.0] * len(NAMES)

    def measure(self, actions: list[int]) -> list[list[float]]:
        """The features of each piece of track; to stop has none."""
        astray = self.nothing[:]
        astray[ASTRAY] = 1.0
        for company in range(COMPANIES):
            if may_build(self.s, self.seat, company):
                self._look_along(company)
        if in_sight(self.s):
            self._look_across()
        return [self.nothing if action == STOP else self.links.get(action - BUILD, astray) for action in actions]

    def _look_across(self) -> None:
        """The piece that brings a line between the coasts nearer."""
        crossing = Crossing(self.s, self.seat, self.s.left + (COASTS_FAR if self.rounds > 1 else 0))
        piece = crossing.next_piece() if crossing.missing else -1
        if piece >= 0 and (self.rounds > 1 or crossing.cost() <= self.s.left):
            features = self.links.get(piece, self.nothing)[:]
            features[COASTS] = 1.0 / crossing.cost()
            self.links[piece] = features

    def _look_along(self, company: int) -> None:
        """Measure the ways from the company's track, or from where it may start, and weigh the cities they lead to."""
        s = self.s
        board = self.board
        cost: list[int] = [0] * HEXES
        before: list[int] = [-1] * HEXES
        front: list[int] = []
        reach = min(s.left + (NEAR if self.rounds > 1 else 0), s.supply[company])
        if s.track[company]:
            front = s.track[company][:]
        else:
            for hex in starts(s, company):
                cost[hex] = 1
                front.append(hex)
        no_mountain = bars_mountains(s)
        for hex in front:  # grows while it is gone through
            if cost[hex] >= reach or (board.city_at[hex] >= 0 and before[hex] >= 0):
                continue
            for other in board.near[hex]:
                if not has_space(s, company, other):
                    continue
                if no_mountain and cost[hex] == 0 and board.mountain[other]:
                    continue
                if board.city_at[other] >= 0:
                    self._weigh(company, hex, other, cost, before)
                if not cost[other]:
                    cost[other] = cost[hex] + 1
                    before[other] = hex
                    front.append(other)

    def _weigh(self, company: int, last: int, goal: int, cost: list[int], before: list[int]) -> None:
        """Is a link to the city, by this last hex before it, worth more for each piece than what has been found?"""
        first = goal if cost[last] == 0 else last
        mountains = 0
        while before[first] >= 0 and cost[before[first]]:
            mountains += self.board.mountain[first]
            first = before[first]
        mountains += self.board.mountain[first]
        if first == goal and cost[last]:  # back into the city it would start from
            return
        root = last if first == goal else before[first] if before[first] >= 0 else first
        if root == goal:
            return
        pieces = cost[last] + 1 + (1 if mountains and not self.s.in_mountains else 0)
        if self.rounds > 1 or pieces <= self.s.left:
            self._note(company * HEXES + first, company, root, self.board.city_at[goal], pieces)

    def _note(self, piece: int, company: int, root: int, city: int, pieces: int) -> None:
        """Keep the features of a link if it seems better than what the piece was known to be good for."""
        s = self.s
        length, passengers, cities = self._length(company, root, city)
        mine = s.shares[self.seat * COMPANIES + company]
        lead = mine - (sum(s.shares[company::COMPANIES]) - mine) / (s.players - 1)
        bonus = self._city_bonus(city) if pieces <= s.left else 0.0
        comes_to_nothing = not passengers or (self.rounds == 1 and cities < ASIDE * self.systems.largest)
        if comes_to_nothing and not bonus:
            return
        rides = self.rides if pieces <= s.left else self.rides - s.players  # the journeys of this round come too early
        length *= min(rides, passengers) / s.players
        rough = (length * (1 + s.players * lead) + bonus) / pieces
        if piece in self.links and rough <= self.rough[piece]:
            return
        features = self.nothing[:]
        features[LINK_DIVIDENDS] = length * lead * s.players / pieces
        features[LINK_RIDES] = length / pieces
        features[LINK_BONUS] = bonus / pieces
        if s.waiting & self.board.bit[city] and passengers <= self.rides:
            features[LINK_PASSENGERS] = 1.0 / pieces
        self.rough[piece] = rough
        self.links[piece] = features

    def _length(self, company: int, root: int, city: int) -> tuple[float, int, int]:
        """How much longer journeys get by a link from the track at the root to the city.

        And how many passengers wait to make them, and how many cities hang together then.
        """
        systems = self.systems
        here = self.board.city_at[root]
        shape = 1.0
        if here < 0:
            shape = BRANCH
            here = self._nearest_city(company, root)
            if here < 0:
                return 1.0, systems.waiting[city], systems.size[city]
        elif self._links(company, here) > 1:
            shape = BRANCH
        if systems.of[here] == systems.of[city]:
            return shape * ACROSS, systems.waiting[city], systems.size[city]
        joined = min(systems.size[here], systems.size[city], MOST_JOINED)
        passengers = systems.waiting[here] + systems.waiting[city]
        return shape * (1.0 + JOINING * joined), passengers, systems.size[here] + systems.size[city]

    def _nearest_city(self, company: int, hex: int) -> int:
        """A city of the company's stretch through this hex, or -1 if it has none yet."""
        for stretch, hexes in enumerate(self.network.hexes):
            if self.network.company[stretch] == company and hex in hexes:
                ends = self.network.ends[stretch]
                return ends[0] if ends else -1
        return -1

    def _links(self, company: int, city: int) -> int:
        count = 0
        for stretch in self.network.touching[city]:
            if self.network.company[stretch] == company:
                count += 1
        return count

    def _city_bonus(self, city: int) -> float:
        kind = self.board.kind[city]
        if kind == CHICAGO:
            return IN_CHICAGO
        return FIRST_IN if kind == FIVE and not self.s.companies_in[self.board.hex_of[city]] else 0.0
