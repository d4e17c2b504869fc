"""Finding paths for the links of a journey that share no hex (RR-8.5, RR-8.6).

A journey under way carries paths over which it can be ridden. A further link is allowed if it has a path beside them;
if not, other paths may still exist for the links before, and only then all of them are sought anew, by trying. Only
paths without a shortcut need to be tried: a path with one uses more hexes than the shortcut does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.ride_the_rails.board import HEXES
from roundhouse.games.ride_the_rails.network import Network

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

ANY: Final = -1  # any stretch will do


def marked(paths: list[list[int]]) -> list[int]:
    """For each hex, whether one of the paths uses it."""
    taken = [0] * HEXES
    for path in paths:
        for hex in path:
            taken[hex] = 1
    return taken


def reach(network: Network, company: int, city: int, taken: list[int]) -> int:
    """The cities the company links with this one over hexes that are not taken, as a mask."""
    board = network.board
    companies_in = network.companies_in
    bit = board.bit[company]
    reached = 0
    seen: list[int] = []
    for hex in board.near[board.hex_of[city]]:
        if companies_in[hex] & bit and not taken[hex]:
            taken[hex] = 2
            seen.append(hex)
    for hex in seen:  # grows while it is gone through
        for other in board.open_near[hex]:
            if companies_in[other] & bit and not taken[other]:
                taken[other] = 2
                seen.append(other)
        for end in board.city_near[hex]:
            if companies_in[board.hex_of[end]] & bit:
                reached |= board.bit[end]
    for hex in seen:
        taken[hex] = 0
    return reached & ~board.bit[city]


def shortest(network: Network, company: int, city: int, goal: int, taken: list[int]) -> list[int]:
    """The hexes between two cities on a shortest path of the company that takes no taken hex; [] if there is none."""
    board = network.board
    companies_in = network.companies_in
    bit = board.bit[company]
    seen: list[int] = []
    before: list[int] = []  # where in `seen` each was reached from
    path: list[int] = []
    for hex in board.near[board.hex_of[city]]:
        if companies_in[hex] & bit and not taken[hex]:
            taken[hex] = 2
            seen.append(hex)
            before.append(-1)
    step = 0
    while step < len(seen):
        hex = seen[step]
        if goal in board.city_near[hex]:
            while step >= 0:
                path.append(seen[step])
                step = before[step]
            path.reverse()
            break
        for other in board.open_near[hex]:
            if companies_in[other] & bit and not taken[other]:
                taken[other] = 2
                seen.append(other)
                before.append(step)
        step += 1
    for hex in seen:
        taken[hex] = 0
    return path


def extend(
    network: Network, stops: list[int], carriers: list[int], paths: list[list[int]], company: int, city: int
) -> list[list[int]]:
    """Paths for a journey with one more link, or [] if there are none.

    The journey comes through the cities `stops`, carried by `carriers` over the hexes of `paths`.
    """
    here = stops[len(stops) - 1]
    path = shortest(network, company, here, city, marked(paths))
    if path:
        return paths + [path]
    return retrace(network, stops + [city], carriers + [company], paths)


def retrace(network: Network, stops: list[int], carriers: list[int], paths: list[list[int]]) -> list[list[int]]:
    """Paths for a whole journey whose last link has none beside the others' paths; [] if there are none."""
    last = len(carriers) - 1
    group = _entangled(network, stops, carriers)
    if not group:
        return []
    kept = [paths[link] for link in range(last) if link not in group]
    search = Search(network, stops, carriers, group, [ANY] * len(group), marked(kept))
    if not search.solve(0):
        return []
    retraced = paths + [[]]
    for index, link in enumerate(group):
        retraced[link] = search.paths[index]
    return retraced


def _entangled(network: Network, stops: list[int], carriers: list[int]) -> list[int]:
    """The links whose paths may have to give way for the last one, itself first; [] if none of them has a choice."""
    last = len(carriers) - 1
    stretches = network.between(carriers[last], stops[last], stops[last + 1])
    group = [last]
    choice = _has_choice(network, stretches)
    grown = True
    while grown:
        grown = False
        for link in range(last):
            if link not in group:
                own = network.between(carriers[link], stops[link], stops[link + 1])
                if _meet(network, own, stretches):
                    group.append(link)
                    stretches = stretches + own
                    choice = choice or _has_choice(network, own)
                    grown = True
    return group if choice else []


def _has_choice(network: Network, stretches: list[int]) -> bool:
    return len(stretches) > 1 or not network.bare[stretches[0]]


def _meet(network: Network, some: list[int], others: list[int]) -> bool:
    """Whether two links may get in each other's way: over the same stretch, or over two with a hex in common."""
    for stretch in some:
        if stretch in others:
            return True
        for other in network.crossed[stretch]:
            if other in others:
                return True
    return False


class Search:
    """Paths for some links of a journey beside hexes taken for good, found by trying one link after the other."""

    def __init__(
        self,
        network: Network,
        stops: list[int],
        carriers: list[int],
        group: list[int],
        over: list[int],
        taken: list[int],
    ) -> None:
        """Over: for each link of the group the stretch it shall run over, or ANY."""
        self.network = network
        self.board = network.board
        self.over = over
        self.company = [carriers[link] for link in group]
        self.start = [stops[link] for link in group]
        self.goal = [stops[link + 1] for link in group]
        self.taken = taken
        self.paths: list[list[int]] = [[] for _ in group]

    def solve(self, link: int) -> bool:
        """Paths for this link and all after it; those before have theirs."""
        if link == len(self.paths):
            return True
        for later in range(link, len(self.paths)):
            if not shortest(self.network, self.company[later], self.start[later], self.goal[later], self.taken):
                return False
        bit = self.board.bit[self.company[link]]
        for hex in self.board.near[self.board.hex_of[self.start[link]]]:
            if self.network.companies_in[hex] & bit and not self.taken[hex] and self._is_over(link, hex):
                if self._walk(link, hex):
                    return True
        return False

    def _is_over(self, link: int, hex: int) -> bool:
        return self.over[link] == ANY or hex in self.network.hexes[self.over[link]]

    def _walk(self, link: int, hex: int) -> bool:
        """The path goes on into this hex, and from there wherever it takes no shortcut away."""
        board = self.board
        self.taken[hex] = 1
        self.paths[link].append(hex)
        if self.goal[link] in board.city_near[hex]:
            if self.solve(link + 1):
                return True
        else:
            bit = board.bit[self.company[link]]
            for other in board.open_near[hex]:
                if (
                    self.network.companies_in[other] & bit
                    and not self.taken[other]
                    and not self._cuts_short(link, hex, other)
                ):
                    if self._walk(link, other):
                        return True
        self.paths[link].pop()
        self.taken[hex] = 0
        return False

    def _cuts_short(self, link: int, hex: int, other: int) -> bool:
        """Whether the path could have come to the other hex sooner: from its start or from a hex before this one."""
        if self.start[link] in self.board.city_near[other]:
            return True
        for near in self.board.open_near[other]:
            if near != hex and near in self.paths[link]:
                return True
        return False


def journey_links(s: RideTheRailsState) -> list[dict[str, Any]]:
    """The links of the journey so far: who carries, to where, over which hexes from city to city."""
    board = s.board
    links: list[dict[str, Any]] = []
    for link, company in enumerate(s.carriers):
        ends = [board.city_ids[s.stops[link]], board.city_ids[s.stops[link + 1]]]
        hexes = [board.hex_ids[hex] for hex in s.paths[link]]
        links.append({"company": board.company_ids[company], "city": ends[1], "hexes": [ends[0], *hexes, ends[1]]})
    return links
