"""Doing what `legal.py` allows, topic by topic in the same order."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from roundhouse.games.ride_the_rails.actions import ARRIVE, BUILD, DEPART, PASS, RIDE, STOP, TAKE
from roundhouse.games.ride_the_rails.board import CHICAGO, CITIES, COMPANIES, HEXES, ROUNDS
from roundhouse.games.ride_the_rails.bonuses import city_bonus, coast_bonus, coast_line
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.phases import BUILD as BUILDING, DEPART as DEPARTING, JOURNEY, SHARE
from roundhouse.games.ride_the_rails.scoring import (
    COASTS,
    FIRST_IN,
    IN_CHICAGO,
    JOURNEYS,
    earn,
    next_order,
    pay_dividends,
    payout,
)
from roundhouse.games.ride_the_rails.tracing import journey_links
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState


def perform(s: RideTheRailsState, seat: int, action: int, log: list[Event] | None) -> None:
    if action >= RIDE:
        _ride(s, seat, (action - RIDE) // CITIES, (action - RIDE) % CITIES, log)
    elif action == ARRIVE:
        _arrive(s, seat, log)
    elif action >= DEPART:
        _depart(s, seat, action - DEPART, log)
    elif action >= BUILD:
        _build(s, seat, (action - BUILD) // HEXES, (action - BUILD) % HEXES, log)
    elif action == STOP:
        _say(s, log, "stopped", seat=seat, count=s.placed)
        _end_turn(s, log)
    elif action == PASS:
        _pass(s, seat, log)
    else:
        _take(s, seat, action - TAKE, log)


def _say(s: RideTheRailsState, log: list[Event] | None, key: str, **facts: Any) -> None:
    if log is not None:
        log.append(Event(key, facts))


def _pass(s: RideTheRailsState, seat: int, log: list[Event] | None) -> None:
    if s.phase == SHARE:
        _say(s, log, "no-share", seat=seat)
    else:
        _say(s, log, "no-ride", seat=seat)
    _end_turn(s, log)


# The round: RR-3 ------------------------------------------------------------------------------------------------------


def _end_turn(s: RideTheRailsState, log: list[Event] | None) -> None:
    s.seal += 1
    s.placed = 0
    s.in_mountains = False
    s.acted += 1
    if s.phase == JOURNEY:
        s.phase = DEPARTING
    if s.acted == s.players:
        s.acted = 0
        _end_phase(s, log)
    if not s.over:
        s.turn = s.order[s.players - 1 - s.acted if s.phase == SHARE else s.acted]  # RR-4.1


def _end_phase(s: RideTheRailsState, log: list[Event] | None) -> None:
    if s.phase == SHARE:
        s.phase = BUILDING
    elif s.phase == BUILDING:
        s.phase = DEPARTING
        s.network = Network(s.board, s.track, s.companies_in)
    else:
        pay_dividends(s, log)  # RR-10.1; without the option nothing is owed any more
        s.network = None
        _end_round(s, log)


def _end_round(s: RideTheRailsState, log: list[Event] | None) -> None:
    s.phase = SHARE
    if s.round == ROUNDS:
        s.over = True  # RR-11.1
        _say(s, log, "over")
        return
    s.order = next_order(s.order, s.money)
    s.round += 1
    _say(s, log, "round", number=s.round)


# Taking a share: RR-4 -------------------------------------------------------------------------------------------------


def _take(s: RideTheRailsState, seat: int, company: int, log: list[Event] | None) -> None:
    s.supply[company] -= 1
    s.shares[seat * COMPANIES + company] += 1
    if log is not None:
        _say(s, log, "took", seat=seat, company=s.board.company_ids[company])
    _end_turn(s, log)


# Building: RR-5 to RR-7 -----------------------------------------------------------------------------------------------


def _build(s: RideTheRailsState, seat: int, company: int, hex: int, log: list[Event] | None) -> None:
    is_start = not s.track[company]
    bonus = city_bonus(s, hex, is_start)
    place(s, company, hex)
    s.placed += 1
    if s.board.mountain[hex]:
        s.in_mountains = True
    if log is not None:
        facts = {"seat": seat, "company": s.board.company_ids[company], "hex": s.board.hex_ids[hex]}
        log.append(Event("started", facts) if is_start else Event("built", facts))
    if bonus:
        _pay_city(s, seat, s.board.city_at[hex], bonus, log)
    if s.joined < 0:
        joined = coast_bonus(s)
        if joined:
            s.joined = seat
            earn(s, seat, COASTS, joined)
            if log is not None:
                _say(s, log, "joined", seat=seat, amount=joined, line=coast_line(s))
    if s.left == 0:
        _end_turn(s, log)


def place(s: RideTheRailsState, company: int, hex: int) -> None:
    """A locomotive from the supply onto the map, and what follows for where the company may go next."""
    board = s.board
    bit = board.bit[company]
    s.supply[company] -= 1
    s.track[company].append(hex)
    s.companies_in[hex] |= bit
    s.room[hex] -= 1
    if board.is_east[hex]:
        s.east[company] += 1
    edge = s.edge[company]
    position = bisect_left(edge, hex)
    if position < len(edge) and edge[position] == hex:
        edge.pop(position)
    for other in board.near[hex]:
        if not s.companies_in[other] & bit:
            position = bisect_left(edge, other)
            if position == len(edge) or edge[position] != other:
                edge.insert(position, other)


def _pay_city(s: RideTheRailsState, seat: int, city: int, bonus: int, log: list[Event] | None) -> None:
    source = IN_CHICAGO if s.board.kind[city] == CHICAGO else FIRST_IN
    earn(s, seat, source, bonus)
    if log is not None:
        _say(s, log, "bonus", seat=seat, city=s.board.city_ids[city], amount=bonus)


# Riding: RR-8 and RR-9 ------------------------------------------------------------------------------------------------


def _depart(s: RideTheRailsState, seat: int, city: int, log: list[Event] | None) -> None:
    s.phase = JOURNEY
    s.stops = [city]
    if log is not None:
        _say(s, log, "departed", seat=seat, city=s.board.city_ids[city])


def _ride(s: RideTheRailsState, seat: int, company: int, city: int, log: list[Event] | None) -> None:
    s.paths = s.traced  # by `forbids`
    s.stops.append(city)
    s.carriers.append(company)
    if log is not None:
        ids = s.board
        _say(s, log, "rode", seat=seat, company=ids.company_ids[company], city=ids.city_ids[city])


def _arrive(s: RideTheRailsState, seat: int, log: list[Event] | None) -> None:
    s.waiting &= ~s.board.bit[s.stops[0]]  # RR-8.8
    links = len(s.carriers)
    earn(s, seat, JOURNEYS, links + 1)  # RR-9.1
    for company in s.carriers:
        s.owed[company] += 1
    if log is not None:
        last = s.board.city_ids[s.stops[links]]
        pays = [payout(s, seat, s.carriers[: link + 1]) for link in range(links)]
        _say(s, log, "arrived", seat=seat, city=last, links=links, amount=links + 1, way=journey_links(s), pays=pays)
    s.stops = []
    s.carriers = []
    s.paths = []
    if not s.late:
        pay_dividends(s, log)  # RR-9.4
    _end_turn(s, log)
