"""The bonuses of a piece of track (RR-7), and when the coasts are joined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
    if CityLine(Network(s.board, s.track, s.companies_in)).exists():
        return JOINED_IN_CITIES
    return JOINED_ELSEWHERE if CoastLine(s).exists() else 0


def coast_line(s: RideTheRailsState) -> list[dict[str, Any]]:
    """A line that joins the coasts, if one does, from west to east: who carries, over which hexes.

    If some such line changes in cities alone, this one does.
    """
    in_cities, anywhere = CityLine(Network(s.board, s.track, s.companies_in)), CoastLine(s)
    if in_cities.exists():
        way, carriers = in_cities.way()
    elif anywhere.exists():
        way = anywhere.way()
        carriers = _carriers([s.companies_in[hex] & s.companies_in[way[at + 1]] for at, hex in enumerate(way[:-1])])
    else:
        return []
    line: list[dict[str, Any]] = []
    for at, company in enumerate(carriers):
        if not at or company != carriers[at - 1]:
            line.append({"company": s.board.company_ids[company], "hexes": [s.board.hex_ids[way[at]]]})
        line[-1]["hexes"].append(s.board.hex_ids[way[at + 1]])
    return line


def _carriers(masks: list[int]) -> list[int]:
    """A company for each step, of those that could carry it: at least two in all, and few changes."""
    carriers: list[int] = []
    for mask in masks:
        last = carriers[-1] if carriers else -1
        carriers.append(last if last >= 0 and mask >> last & 1 else mask.bit_length() - 1)
    if min(carriers) < max(carriers):
        return carriers
    others = [mask & ~(1 << carriers[0]) for mask in masks]
    second = next(mask for mask in others if mask).bit_length() - 1
    return [second if mask >> second & 1 else carriers[0] for mask in masks]


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
        self.begun: list[int] = []  # the hexes up to where two companies are told apart
        self.on = -1  # and the next one

    def way(self) -> list[int]:
        """The line that has been found, hex by hex."""
        return self.begun + self._way_east(self.on)

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
        self.begun.append(hex)
        for other in self.board.near[hex]:
            carriers = self.companies_in[hex] & self.companies_in[other]
            if carriers and not self.used[other] and self._reaches_east(other):
                if same and carriers != same:
                    self.on = other
                    return True
                if self._on_from(other, carriers):
                    return True
        self.used[hex] = 0
        self.begun.pop()
        return False

    def _reaches_east(self, start: int) -> bool:
        return len(self._way_east(start)) > 0

    def _way_east(self, start: int) -> list[int]:
        """Track that leads from here to an East Coast city over hexes that are not used; [] if none does."""
        seen = [start]
        before: list[int] = [-1] * HEXES
        mark = self.used[:]
        mark[start] = 1
        for hex in seen:  # grows while it is gone through
            if self.board.is_east[hex]:
                way = [hex]
                while before[way[0]] >= 0:
                    way.insert(0, before[way[0]])
                return way
            for other in self.board.near[hex]:
                if self.companies_in[hex] & self.companies_in[other] and not mark[other]:
                    mark[other] = 1
                    before[other] = hex
                    seen.append(other)
        return []


class CityLine:
    """RR-7.5: a way a passenger could ride from a western to an East Coast city over at least two companies."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.stops: list[int] = []
        self.carriers: list[int] = []
        self.paths: list[list[int]] = []

    def exists(self) -> bool:
        board = self.network.board
        for hex in board.western:
            if self.network.linked & board.bit[board.city_at[hex]]:
                if self._rides_east([board.city_at[hex]], [], []):
                    return True
        return False

    def _rides_east(self, stops: list[int], carriers: list[int], paths: list[list[int]]) -> bool:
        network = self.network
        board = network.board
        here = stops[len(stops) - 1]
        if board.kind[here] == EAST and min(carriers) != max(carriers):
            self.stops, self.carriers, self.paths = stops, carriers, paths
            return True
        if not _east_in_reach(network, stops):
            return False
        for company in range(COMPANIES):
            linked = network.links[company * CITIES + here]
            for city in range(CITIES):
                if linked & board.bit[city] and city not in stops:
                    further = extend(network, stops, carriers, paths, company, city)
                    if further and self._rides_east(stops + [city], carriers + [company], further):
                        return True
        return False

    def way(self) -> tuple[list[int], list[int]]:
        """The line that has been found, hex by hex, and the company of each step."""
        hex_of = self.network.board.hex_of
        way = [hex_of[self.stops[0]]]
        carriers: list[int] = []
        for link, company in enumerate(self.carriers):
            ridden = [*self.paths[link], hex_of[self.stops[link + 1]]]
            way += ridden
            carriers += [company] * len(ridden)
        return way, carriers


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
