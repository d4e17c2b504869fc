"""Where a bot builds: the next piece towards the city whose link promises the most for each locomotive it costs.

For every company of the seat the ways to cities near its track are measured. A link is worth more the more journeys
it lengthens, the more shares the seat has of the company and the fewer the others have, and the more rounds are left;
where the others gain too much by it, it is not built. Besides, every turn may bring the coasts nearer to each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.actions import BUILD, STOP
from roundhouse.games.ride_the_rails.board import CHICAGO, CITIES, COMPANIES, FIVE, HEXES, ROUNDS
from roundhouse.games.ride_the_rails.bonuses import FIRST_IN, IN_CHICAGO
from roundhouse.games.ride_the_rails.crossing import Crossing, in_sight
from roundhouse.games.ride_the_rails.legal import MOST_EAST, starts
from roundhouse.games.ride_the_rails.network import Network

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

NEAR: Final = 2  # how many pieces beyond this turn's a city may cost
RIDDEN: Final = 0.5  # how often a link is part of a journey
ACROSS: Final = 0.5  # what a link inside one system is worth, compared with one to a new city
BRANCH: Final = 0.8  # and one that branches off, compared with one that makes a line longer
JOINING: Final = 0.6  # what each city of the smaller system adds when two are joined
MOST_JOINED: Final = 12
COASTS: Final = 60.0  # what it is worth to join the coasts: the bonus, longer journeys, and what nobody else gets
COASTS_FAR: Final = 10  # how many pieces beyond this turn's that may cost: two more turns of four players


class Systems:
    """The cities that hang together over links of any companies, and how many they are."""

    def __init__(self, network: Network) -> None:
        self.of: list[int] = list(range(CITIES))  # the system of each city, called by its first city
        self.size: list[int] = [1] * CITIES
        for first in range(CITIES):
            if self.of[first] == first:
                members = [first]
                for city in members:  # grows while it is gone through
                    for stretch in network.touching[city]:
                        for other in network.ends[stretch]:
                            if self.of[other] == other and other != first:
                                self.of[other] = first
                                members.append(other)
                for city in members:
                    self.size[city] = len(members)


class Builder:
    """One look at the map for a seat that may place locomotives."""

    def __init__(self, s: RideTheRailsState, seat: int) -> None:
        self.s = s
        self.board = s.board
        self.seat = seat
        self.network = Network(s.board, s.track, s.at)
        self.systems = Systems(self.network)
        self.rounds = ROUNDS + 1 - s.round
        self.value = 0.0
        self.action = STOP

    def choose(self) -> int:
        for company in range(COMPANIES):
            if self.s.shares[self.seat * COMPANIES + company] and self.s.supply[company]:
                self._look_along(company)
        if in_sight(self.s):
            self._look_across()
        return self.action

    def _look_across(self) -> None:
        """Is a piece of a line between the coasts worth more than what has been found?"""
        crossing = Crossing(self.s, self.seat, self.s.left + COASTS_FAR)
        if crossing.missing and COASTS / crossing.cost() > self.value:
            piece = crossing.next_piece()
            if piece >= 0:
                self.value = COASTS / crossing.cost()
                self.action = BUILD + piece

    def _look_along(self, company: int) -> None:
        """Measure the ways from the company's track, or from where it may start, and weigh the cities they lead to."""
        s = self.s
        board = self.board
        bit = board.bit[company]
        cost: list[int] = [0] * HEXES
        before: list[int] = [-1] * HEXES
        front: list[int] = []
        reach = min(s.left + NEAR, s.supply[company])
        if s.track[company]:
            front = s.track[company][:]
        else:
            for hex in starts(s, company):
                cost[hex] = 1
                front.append(hex)
        no_mountain = not s.in_mountains and s.left == 1
        no_east = s.east[company] >= MOST_EAST
        for hex in front:  # grows while it is gone through
            if cost[hex] >= reach or (board.city_at[hex] >= 0 and before[hex] >= 0):
                continue
            for other in board.near[hex]:
                if s.at[other] & bit or not s.room[other] or (no_east and board.is_east[other]):
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
        root = last if first == goal else before[first] if before[first] >= 0 else first
        if root == goal:
            return
        pieces = cost[last] + 1 + (1 if mountains and not self.s.in_mountains else 0)
        value = self._worth(company, root, goal, pieces) / pieces
        if value > self.value:
            self.value = value
            self.action = BUILD + company * HEXES + first

    def _worth(self, company: int, root: int, goal: int, pieces: int) -> float:
        s = self.s
        city = self.board.city_at[goal]
        base = self._length(company, root, city)
        mine = s.shares[self.seat * COMPANIES + company]
        others = sum(s.shares[company::COMPANIES]) - mine
        lead = mine - others / (s.players - 1)
        worth = base * RIDDEN * self.rounds * (1 + s.players * lead)
        if pieces <= s.left:
            worth += self._city_bonus(city)
        return worth

    def _length(self, company: int, root: int, city: int) -> float:
        """How much longer journeys get by a link from the track at the root to the city."""
        systems = self.systems
        here = self.board.city_at[root]
        shape = 1.0
        if here < 0:
            shape = BRANCH
            here = self._nearest_city(company, root)
            if here < 0:
                return 1.0
        elif self._links(company, here) > 1:
            shape = BRANCH
        if systems.of[here] == systems.of[city]:
            return shape * ACROSS
        return shape * (1.0 + JOINING * min(systems.size[here], systems.size[city], MOST_JOINED))

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
        return FIRST_IN if kind == FIVE and not self.s.at[self.board.hex_of[city]] else 0.0
