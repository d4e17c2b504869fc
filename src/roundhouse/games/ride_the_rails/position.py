"""Positions: the fields of a state as plain JSON, and what completes a position that does not say everything.

Track is listed company by company in the order it was built; the first hex is the start. Where a description is
silent the play is as at the start, its turn order drawn from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.ride_the_rails import setup
from roundhouse.games.ride_the_rails.board import COMPANIES, PACKAGE, Board
from roundhouse.games.ride_the_rails.legal import could_lie
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.phases import DEPART, JOURNEY, PHASES, SHARE
from roundhouse.games.ride_the_rails.play import place
from roundhouse.games.ride_the_rails.scoring import SOURCE_IDS, SOURCES
from roundhouse.games.ride_the_rails.tracing import extend
from roundhouse.kernel.description import (
    CountRows,
    Description,
    Field,
    Flag,
    Id,
    MaybeNumber,
    Number,
    OwnField,
    Seats,
    Tally,
    index_of,
    list_of,
    lists_of,
    wrong,
)
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState
    from roundhouse.kernel.chance import Chance


def fields(board: Board) -> list[Field]:
    """The fields of a position, in the order they are read."""
    return [
        Field("round", Number()),
        Field("phase", Id(PHASES)),
        Field("order", Seats()),
        Field("acted", Number()),
        Field("shares", CountRows(board.company_ids)),
        OwnField("track", track, _read_track),
        Field("placed", Number()),
        Field("in_mountains", Flag()),
        OwnField("journey", journey, _read_journey),
        Field("ridden", Tally(board.company_ids), "owed"),
        OwnField("gone", _gone, _read_gone),
        Field("joined", MaybeNumber()),
        Field("earned", CountRows(SOURCE_IDS)),
    ]


def track(s: RideTheRailsState) -> dict[str, list[str]]:
    """The hexes of each company that is on the map."""
    ids = s.board.company_ids
    return {ids[c]: [s.board.hex_ids[hex] for hex in s.track[c]] for c in range(COMPANIES) if s.track[c]}


def _read_track(s: RideTheRailsState, written: Any) -> None:
    board = s.board
    placed = lists_of("track", written, board.company_ids, board.hex_ids)
    for company in range(COMPANIES):
        shares = sum(s.shares[company::COMPANIES])
        s.supply[company] -= shares
        for hex in placed[company] or []:
            if not could_lie(s, company, hex):
                company_id, hex_id = board.company_ids[company], board.hex_ids[hex]
                raise BadPosition("position-track", PACKAGE, company=company_id, hex=hex_id)
            place(s, company, hex)
        s.supply[company] += shares


def journey(s: RideTheRailsState) -> list[list[str]]:
    """The journey under way: the city it began in, then each link as its company and the city it led to."""
    cities, companies = s.board.city_ids, s.board.company_ids
    if not s.stops:
        return []
    links = [[companies[company], cities[s.stops[index + 1]]] for index, company in enumerate(s.carriers)]
    return [[cities[s.stops[0]]], *links]


def _read_journey(s: RideTheRailsState, written: Any) -> None:
    cities = s.board.city_ids
    network = Network(s.board, s.track, s.companies_in)
    for index, step in enumerate(list_of("journey", written)):
        if not isinstance(step, list) or len(step) != (2 if index else 1) or step[-1] not in cities:
            raise BadPosition("position-journey", PACKAGE)
        city = cities.index(step[-1])
        if index:
            _read_link(s, network, step[0], city)
        s.stops.append(city)


def _read_link(s: RideTheRailsState, network: Network, carrier: object, city: int) -> None:
    companies = s.board.company_ids
    if isinstance(carrier, str) and carrier in companies and city not in s.stops:
        company = companies.index(carrier)
        if network.between(company, s.stops[len(s.stops) - 1], city):
            s.paths = extend(network, s.stops, s.carriers, s.paths, company, city)
            s.carriers.append(company)
            if s.paths:
                return
    raise BadPosition("position-journey", PACKAGE)


def _gone(s: RideTheRailsState) -> list[str]:
    """The cities whose passenger has ridden."""
    return [city for index, city in enumerate(s.board.city_ids) if not s.waiting & s.board.bit[index]]


def _read_gone(s: RideTheRailsState, written: Any) -> None:
    for city in list_of("gone", written):
        s.waiting &= ~s.board.bit[index_of("gone", city, s.board.city_ids)]


# What a description leaves open ---------------------------------------------------------------------------------------


def complete(s: RideTheRailsState, given: Description, rng: Chance) -> None:
    """The turn order, and all that follows from what is said."""
    if not given.has("order"):
        s.order = setup.drawn_order(s.players, rng)
    if s.acted >= s.players:
        raise wrong("acted")
    if s.joined >= s.players:
        raise wrong("joined")
    if bool(s.stops) != (s.phase == JOURNEY):
        raise BadPosition("position-journey", PACKAGE)
    s.turn = s.order[s.players - 1 - s.acted if s.phase == SHARE else s.acted]
    for company in range(COMPANIES):
        s.supply[company] -= sum(s.shares[company::COMPANIES])
    s.money = [sum(s.earned[first : first + SOURCES]) for first in range(0, len(s.earned), SOURCES)]
    if s.phase >= DEPART:
        s.network = Network(s.board, s.track, s.companies_in)
