"""Positions: the whole state as plain JSON, and a state from such a description.

Track is listed company by company in the order it was built; the first hex is the start. Where a description is
silent the play is as at the start, its turn order drawn from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.ride_the_rails import setup
from roundhouse.games.ride_the_rails.board import COMPANIES, PACKAGE
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.phases import DEPART, JOURNEY, PHASES, SHARE
from roundhouse.games.ride_the_rails.play import place
from roundhouse.games.ride_the_rails.scoring import SOURCE_IDS, SOURCES
from roundhouse.games.ride_the_rails.soundness import misplaced
from roundhouse.games.ride_the_rails.tracing import extend
from roundhouse.kernel.chance import PLAY, SETUP, Chance, chance
from roundhouse.kernel.description import Description, rows
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

FIELDS: Final = frozenset(
    {
        "game", "players", "options", "seed", "round", "phase", "over", "order", "acted", "seal", "shares", "track",
        "placed", "in_mountains", "journey", "ridden", "gone", "joined", "earned", "random",
    }
)  # fmt: skip


# Writing --------------------------------------------------------------------------------------------------------------


def write(s: RideTheRailsState) -> dict[str, Any]:
    """The state in full. Every key may be left out again when it is read."""
    board = s.board
    return {
        "game": "ride-the-rails",
        "players": s.players,
        "options": s.options,
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "order": list(s.order),
        "acted": s.acted,
        "seal": s.seal,
        "shares": rows(s.shares, board.company_ids),
        "track": track(s),
        "placed": s.placed,
        "in_mountains": s.in_mountains,
        "journey": journey(s),
        "ridden": [board.company_ids[company] for company in range(COMPANIES) for _ in range(s.owed[company])],
        "gone": [city for at, city in enumerate(board.city_ids) if not s.waiting & board.bit[at]],
        "joined": s.joined if s.joined >= 0 else None,
        "earned": rows(s.earned, list(SOURCE_IDS)),
        "random": s.chance.words(),
    }


def track(s: RideTheRailsState) -> dict[str, list[str]]:
    """The hexes of each company that is on the map."""
    ids = s.board.company_ids
    return {ids[c]: [s.board.hex_ids[hex] for hex in s.track[c]] for c in range(COMPANIES) if s.track[c]}


def journey(s: RideTheRailsState) -> list[list[str]]:
    """The journey under way: the city it began in, then each link as its company and the city it led to."""
    cities, companies = s.board.city_ids, s.board.company_ids
    if not s.stops:
        return []
    links = [[companies[company], cities[s.stops[at + 1]]] for at, company in enumerate(s.carriers)]
    return [[cities[s.stops[0]]], *links]


# Reading --------------------------------------------------------------------------------------------------------------


def read(s: RideTheRailsState, given: Description, seed: int) -> None:
    """Fill a blank state from a description; raise BadPosition where it names what does not exist."""
    s.round = given.number("round", 1)
    s.phase = PHASES.index(given.choice("phase", list(PHASES), PHASES[SHARE]))
    s.over = given.flag("over")
    s.seal = given.number("seal", 0)
    _read_order(s, given, seed)
    _read_locomotives(s, given)
    s.placed = given.number("placed", 0)
    s.in_mountains = given.flag("in_mountains")
    _read_money(s, given)
    words = given.words("random")
    s.chance = Chance(*words) if words else chance(seed, PLAY)
    if s.phase >= DEPART:
        s.network = Network(s.board, s.track, s.at)
    _read_journey(s, given)


def _read_order(s: RideTheRailsState, given: Description, seed: int) -> None:
    s.order = setup.drawn_order(s.players, chance(seed, SETUP))
    said = given.said.get("order", s.order)
    whole = isinstance(said, list) and all(type(seat) is int for seat in said)
    if not whole or sorted(said) != list(range(s.players)):
        raise BadPosition("position-order", PACKAGE, players=s.players)
    s.order = list(said)
    s.acted = given.number("acted", 0)
    if s.acted >= s.players:
        raise BadPosition("position-value", field="acted")
    s.turn = s.order[s.players - 1 - s.acted if s.phase == SHARE else s.acted]


def _read_locomotives(s: RideTheRailsState, given: Description) -> None:
    board = s.board
    s.shares = given.rows("shares", board.company_ids, s.players)
    for company in range(COMPANIES):
        s.supply[company] -= sum(s.shares[company::COMPANIES])
    placed = given.lists("track", board.company_ids, board.hex_ids)
    for company in range(COMPANIES):
        for hex in placed[company] or []:
            reason = misplaced(s, company, hex)
            if reason:
                company_id, hex_id = board.company_ids[company], board.hex_ids[hex]
                raise BadPosition("position-track", PACKAGE, company=company_id, hex=hex_id)
            place(s, company, hex)


def _read_money(s: RideTheRailsState, given: Description) -> None:
    s.earned = given.rows("earned", list(SOURCE_IDS), s.players)
    s.money = [sum(s.earned[first : first + SOURCES]) for first in range(0, len(s.earned), SOURCES)]
    for company in given.stack("ridden", s.board.company_ids):
        s.owed[company] += 1
    for city in given.stack("gone", s.board.city_ids):
        s.waiting &= ~s.board.bit[city]
    joined = given.said.get("joined")
    if joined is not None:
        if type(joined) is not int or not 0 <= joined < s.players:
            raise BadPosition("position-value", field="joined")
        s.joined = joined


def _read_journey(s: RideTheRailsState, given: Description) -> None:
    said = given.said.get("journey", [])
    wrong = BadPosition("position-journey", PACKAGE)
    if not isinstance(said, list) or bool(said) != (s.phase == JOURNEY):
        raise wrong
    cities, companies = s.board.city_ids, s.board.company_ids
    for at, step in enumerate(said):
        if not isinstance(step, list) or len(step) != (2 if at else 1) or step[-1] not in cities:
            raise wrong
        city = cities.index(step[-1])
        if at:
            _read_link(s, step[0], companies, city, wrong)
        s.stops.append(city)


def _read_link(s: RideTheRailsState, carrier: object, companies: list[str], city: int, wrong: BadPosition) -> None:
    network = s.network
    if network is None or not isinstance(carrier, str) or carrier not in companies or city in s.stops:
        raise wrong
    company = companies.index(carrier)
    here = s.stops[len(s.stops) - 1]
    if not network.between(company, here, city):
        raise wrong
    s.paths = extend(network, s.stops, s.carriers, s.paths, company, city)
    if not s.paths:
        raise wrong
    s.carriers.append(company)
