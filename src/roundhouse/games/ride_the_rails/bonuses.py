"""The bonuses of a piece of track (RR-7), and when the coasts are joined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import CHICAGO, CITIES, COMPANIES, EAST, FIVE, HEXES
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.tracing import extend

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

IN_CHICAGO: Final = 2  # RR-7.1
FIRST_IN: Final = 5  # RR-7.2
JOINED_IN_CITIES: Final = 12  # RR-7.5
JOINED_ELSEWHERE: Final = 8


def city_bonus(s: RideTheRailsState, hex: int, is_start: bool) -> int:
    """What the city in this hex pays for a locomotive about to be placed there."""
    city = s.board.city_at[hex]
    if city < 0:
        return 0
    kind = s.board.kind[city]
    if kind == CHICAGO:
        return IN_CHICAGO
    if kind == FIVE and not is_start and not s.companies_in[hex]:
        return FIRST_IN  # RR-7.3: a start pays nothing, and nothing is left once a locomotive stands there
    return 0


def coast_bonus(s: RideTheRailsState) -> int:
    """RR-7.4: what the transcontinental line pays as the map is now; 0 if there is none yet."""
    if not _coasts_meet(s):
        return 0
    if joined_in_cities(Network(s.board, s.track, s.companies_in)):
        return JOINED_IN_CITIES
    return JOINED_ELSEWHERE if CoastLine(s).exists() else 0


def _coasts_meet(s: RideTheRailsState) -> bool:
    """Whether track of any companies, joined in shared hexes, leads from a western to an East Coast city.

    A quick look that rules out nearly every piece: as long as the West has little track, there is little to look at.
    """
    board = s.board
    seen = [hex for hex in board.western if s.companies_in[hex]]
    if not seen:
        return False
    mark = [0] * HEXES
    for hex in seen:
        mark[hex] = 1
    for hex in seen:  # grows while it is gone through
        if board.is_east[hex]:
            return True
        here = s.companies_in[hex]
        for other in board.near[hex]:
            if here & s.companies_in[other] and not mark[other]:
                mark[other] = 1
                seen.append(other)
    return False


class CoastLine:
    """A line between the coasts over several companies, no hex used twice, changing wherever they share a hex.

    It is sought along one company's track, but only where some way leads on to the East Coast: with a step that
    another company can carry, any such way makes the line. So the search turns back only on track of a company that
    gets across by itself, and such a company has hardly a locomotive left to branch with.
    """

    def __init__(self, s: RideTheRailsState) -> None:
        self.board = s.board
        self.companies_in = s.companies_in
        self.used: list[int] = [0] * HEXES

    def exists(self) -> bool:
        for hex in self.board.western:
            if self._on_from(hex, 0):
                return True
        return False

    def _on_from(self, hex: int, same: int) -> bool:
        """Whether it goes on from this hex; the same companies could carry each step so far (0: none made yet).

        The last step, into an East Coast city, has room for one company only (RR-5.10): it tells two from one.
        """
        self.used[hex] = 1
        for other in self.board.near[hex]:
            carriers = self.companies_in[hex] & self.companies_in[other]
            if carriers and not self.used[other] and self._reaches_east(other):
                if (same and carriers != same) or self._on_from(other, carriers):
                    return True
        self.used[hex] = 0
        return False

    def _reaches_east(self, start: int) -> bool:
        """Whether some track leads from here to an East Coast city over hexes that are not used."""
        seen = [start]
        mark = self.used[:]
        mark[start] = 1
        for hex in seen:  # grows while it is gone through
            if self.board.is_east[hex]:
                return True
            for other in self.board.near[hex]:
                if self.companies_in[hex] & self.companies_in[other] and not mark[other]:
                    mark[other] = 1
                    seen.append(other)
        return False


def joined_in_cities(network: Network) -> bool:
    """RR-7.5: whether a passenger could ride from a western to an East Coast city over at least two companies."""
    board = network.board
    for hex in board.western:
        if network.linked & board.bit[board.city_at[hex]]:
            if _rides_east(network, [board.city_at[hex]], [], []):
                return True
    return False


def _rides_east(network: Network, stops: list[int], carriers: list[int], paths: list[list[int]]) -> bool:
    board = network.board
    here = stops[len(stops) - 1]
    if board.kind[here] == EAST and min(carriers) != max(carriers):
        return True
    if not _east_in_reach(network, stops):
        return False
    for company in range(COMPANIES):
        linked = network.links[company * CITIES + here]
        for city in range(CITIES):
            if linked & board.bit[city] and city not in stops:
                further = extend(network, stops, carriers, paths, company, city)
                if further and _rides_east(network, stops + [city], carriers + [company], further):
                    return True
    return False


def _east_in_reach(network: Network, stops: list[int]) -> bool:
    """Whether links lead on from the last stop to an East Coast city, by cities that are no stops yet."""
    board = network.board
    visited = 0
    for city in stops:
        visited |= board.bit[city]
    front = [stops[len(stops) - 1]]
    for here in front:  # grows while it is gone through
        for stretch in network.touching[here]:
            for city in network.ends[stretch]:
                if not visited & board.bit[city]:
                    if board.kind[city] == EAST:
                        return True
                    visited |= board.bit[city]
                    front.append(city)
    return False
