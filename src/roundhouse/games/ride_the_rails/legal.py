"""What may be done, phase by phase, in the rules' order, and the clause that forbids the rest.

`play.py` mirrors this file topic by topic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.actions import ARRIVE, BUILD, DEPART, PASS, RIDE, STOP, TAKE
from roundhouse.games.ride_the_rails.board import CHICAGO, CITIES, COMPANIES, HEXES, YELLOW
from roundhouse.games.ride_the_rails.phases import BUILD as BUILDING, DEPART as DEPARTING, SHARE
from roundhouse.games.ride_the_rails.tracing import extend, marked, reach, retrace

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.network import Network
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

# the clause that says where each company starts
START_CLAUSE: Final = ("RR-6.2", "RR-6.2", "RR-6.3", "RR-6.4", "RR-6.6", "RR-6.7")
MOST_EAST: Final = 2  # RR-5.11


def legal(s: RideTheRailsState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or seat != s.turn:
        return []
    phase = s.phase
    if phase == SHARE:
        return _takes(s)
    if phase == BUILDING:
        return _builds(s, seat)
    if phase == DEPARTING:
        return _departures(s)
    return _rides(s)


def forbids(s: RideTheRailsState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of a seat that may act; a target's own reason comes before the moment's."""
    if action >= RIDE:
        return _forbids_ride(s, action - RIDE)
    if action == ARRIVE:
        return None if s.carriers else _moment(s, "RR-8.7")
    if action >= DEPART:
        return _forbids_depart(s, action - DEPART)
    if action >= BUILD:
        return _forbids_build(s, seat, (action - BUILD) // HEXES, (action - BUILD) % HEXES)
    if action == STOP:
        return None if s.phase == BUILDING else "RR-5.1"
    if action == PASS:
        return _forbids_pass(s)
    return _forbids_take(s, action - TAKE)


def _forbids_pass(s: RideTheRailsState) -> str | None:
    if s.phase == SHARE:
        return None if _takes(s)[0] == PASS else "RR-4.1"
    if s.phase == BUILDING:
        return "RR-5.1"
    return None if s.phase == DEPARTING and not can_ride(s) else "RR-8.1"


# Taking a share: RR-4 -------------------------------------------------------------------------------------------------


def _takes(s: RideTheRailsState) -> list[int]:
    actions: list[int] = []
    for company in range(COMPANIES):
        if s.supply[company] and s.board.first_round[company] <= s.round:
            actions.append(TAKE + company)
    return actions or [PASS]


def _forbids_take(s: RideTheRailsState, company: int) -> str | None:
    if s.board.first_round[company] > s.round:
        return "RR-4.2"
    if not s.supply[company]:
        return "RR-4.3"
    return None if s.phase == SHARE else "RR-4.1"


# Building: RR-5 and RR-6 ----------------------------------------------------------------------------------------------


def _builds(s: RideTheRailsState, seat: int) -> list[int]:
    """The same conditions as `has_space`, written out: a call for each hex makes random play 15 % slower."""
    actions = [STOP]
    board = s.board
    room = s.room
    no_mountain = bars_mountains(s)
    for company in range(COMPANIES):
        if may_build(s, seat, company):
            base = BUILD + company * HEXES
            if not s.track[company]:
                for hex in starts(s, company):
                    actions.append(base + hex)
                continue
            no_east = s.east[company] >= MOST_EAST
            for hex in s.edge[company]:
                if room[hex] and not (no_mountain and board.mountain[hex]) and not (no_east and board.is_east[hex]):
                    actions.append(base + hex)
    return actions


def bars_mountains(s: RideTheRailsState) -> bool:
    """RR-5.6"""
    return not s.in_mountains and s.left == 1


def starts(s: RideTheRailsState, company: int) -> list[int]:
    """The hexes where a company that is not on the map may start now, ascending."""
    if company == YELLOW:
        return _yellow_starts(s)
    return [hex for hex in s.board.starts[company] if s.room[hex]]


def _yellow_starts(s: RideTheRailsState) -> list[int]:
    """RR-6.4"""
    board = s.board
    border = _third_westernmost(s)
    hexes: list[int] = []
    for city, hex in enumerate(board.hex_of):
        if board.kind[city] == CHICAGO:
            hexes.append(hex)
        elif board.west[city] <= border and s.room[hex] and board.room[hex] - s.room[hex] == 1:
            hexes.append(hex)
    return hexes


def _forbids_build(s: RideTheRailsState, seat: int, company: int, hex: int) -> str | None:
    board = s.board
    if s.phase != BUILDING:
        return "RR-3.1"
    if not s.shares[seat * COMPANIES + company]:
        return "RR-5.2"
    if not s.supply[company]:
        return "RR-5.4"
    if not s.track[company]:
        return _forbids_start(s, company, hex)
    if s.companies_in[hex] & board.bit[company]:
        return "RR-5.8"
    if not is_beside(s, company, hex):
        return "RR-5.7"
    if not has_space(s, company, hex):
        return _why_no_space(s, hex)
    if board.mountain[hex] and bars_mountains(s):
        return "RR-5.6"
    return None


def may_build(s: RideTheRailsState, seat: int, company: int) -> bool:
    """RR-5.2, RR-5.4"""
    return s.shares[seat * COMPANIES + company] > 0 and s.supply[company] > 0


def has_space(s: RideTheRailsState, company: int, hex: int) -> bool:
    """RR-5.8 to RR-5.11: whether the hex can take a locomotive of the company."""
    if not s.room[hex] or s.companies_in[hex] & s.board.bit[company]:
        return False
    return not s.board.is_east[hex] or s.east[company] < MOST_EAST


def _why_no_space(s: RideTheRailsState, hex: int) -> str:
    """The clause that keeps a locomotive out of a hex without one of its company."""
    if s.room[hex]:
        return "RR-5.11"
    return "RR-5.10" if s.board.is_east[hex] else "RR-5.9"


def could_lie(s: RideTheRailsState, company: int, hex: int) -> bool:
    """Whether a company's next locomotive can ever have come to lie in this hex, whoever placed it."""
    if not s.supply[company] or not has_space(s, company, hex):
        return False
    return is_beside(s, company, hex) if s.track[company] else s.board.city_at[hex] >= 0


def is_beside(s: RideTheRailsState, company: int, hex: int) -> bool:
    bit = s.board.bit[company]
    for other in s.board.near[hex]:
        if s.companies_in[other] & bit:
            return True
    return False


def _forbids_start(s: RideTheRailsState, company: int, hex: int) -> str | None:
    board = s.board
    if board.city_at[hex] < 0:
        return "RR-6.1"
    if hex not in board.starts[company]:
        if company != YELLOW:
            return START_CLAUSE[company]
        if board.west[board.city_at[hex]] > _third_westernmost(s):
            return "RR-6.5"
        if board.room[hex] - s.room[hex] != 1:
            return "RR-6.4"
    return None if has_space(s, company, hex) else _why_no_space(s, hex)


def _third_westernmost(s: RideTheRailsState) -> int:
    """RR-6.5: how far west the third occupied city lies; if there are fewer than three, all count."""
    board = s.board
    occupied = sorted([board.west[city] for city in range(CITIES) if s.companies_in[board.hex_of[city]]])
    return occupied[2] if len(occupied) > 2 else 2 * HEXES


# Riding: RR-8 ---------------------------------------------------------------------------------------------------------


def network_of(s: RideTheRailsState) -> Network:
    """The network passengers ride on: there is one throughout the phase."""
    network = s.network
    assert network is not None
    return network


def can_ride(s: RideTheRailsState) -> int:
    """The cities whose passenger can ride, as a mask (RR-8.1)."""
    return s.waiting & network_of(s).linked


def _departures(s: RideTheRailsState) -> list[int]:
    cities = can_ride(s)
    actions: list[int] = []
    for city in range(CITIES):
        if cities & s.board.bit[city]:
            actions.append(DEPART + city)
    return actions or [PASS]


def _forbids_depart(s: RideTheRailsState, city: int) -> str | None:
    if s.phase < DEPARTING:
        return "RR-3.1"
    if s.phase == DEPARTING and can_ride(s) & s.board.bit[city]:
        return None
    return "RR-8.1"


def _rides(s: RideTheRailsState) -> list[int]:
    """The end of the journey, once it has a link, and every link it can go on with."""
    actions = [ARRIVE] if s.carriers else []
    network = network_of(s)
    here = s.stops[len(s.stops) - 1]
    visited = visited_cities(s)
    taken = marked(s.paths)
    for company in range(COMPANIES):
        linked = network.links[company * CITIES + here] & ~visited
        if linked:
            free = reach(network, company, here, taken)
            while linked:
                bit = linked & -linked
                linked ^= bit
                city = bit.bit_length() - 1
                if free & bit or retrace(network, s.stops + [city], s.carriers + [company], s.paths):
                    actions.append(RIDE + company * CITIES + city)
    return actions


def visited_cities(s: RideTheRailsState) -> int:
    visited = 0
    for city in s.stops:
        visited |= s.board.bit[city]
    return visited


def _forbids_ride(s: RideTheRailsState, target: int) -> str | None:
    company = target // CITIES
    city = target % CITIES
    if s.phase < DEPARTING:
        return "RR-3.1"
    network = network_of(s)
    if not network.links[company * CITIES + city]:
        return "RR-8.2"
    if s.phase == DEPARTING:
        return "RR-8.1"
    if city in s.stops:
        return "RR-8.5"
    here = s.stops[len(s.stops) - 1]
    if not network.links[company * CITIES + here] & s.board.bit[city]:
        return "RR-8.4"
    s.traced = extend(network, s.stops, s.carriers, s.paths, company, city)
    return None if s.traced else "RR-8.6"


def _moment(s: RideTheRailsState, otherwise: str) -> str:
    return otherwise if s.phase >= DEPARTING else "RR-3.1"
