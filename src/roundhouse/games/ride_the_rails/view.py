"""What a seat may see: everything (RR-1.5), and what follows from it for a client to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.ride_the_rails.board import ALLOWANCE, CITIES, COMPANIES, ROUNDS
from roundhouse.games.ride_the_rails.bonuses import city_bonus
from roundhouse.games.ride_the_rails.legal import MOST_EAST, bars_mountains, starts
from roundhouse.games.ride_the_rails.phases import BUILD, PHASES
from roundhouse.games.ride_the_rails.position import track
from roundhouse.games.ride_the_rails.scoring import SOURCE_IDS, payout
from roundhouse.games.ride_the_rails.tracing import journey_links
from roundhouse.kernel.description import rows

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.network import Network
    from roundhouse.games.ride_the_rails.state import RideTheRailsState


def public_view(s: RideTheRailsState) -> dict[str, Any]:
    board = s.board
    network = s.riding()
    return {
        "game": "ride-the-rails",
        "players": s.players,
        "options": s.options,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": "over" if s.over else PHASES[s.phase],
        "actors": list(s.actors),
        "turn": None if s.over else s.turn,
        "order": list(s.order),
        "acted": s.acted,
        "money": list(s.money),
        "earned": rows(s.earned, list(SOURCE_IDS)),
        "shares": rows(s.shares, board.company_ids),
        "track": track(s),
        "companies": {board.company_ids[company]: _company(s, network, company) for company in range(COMPANIES)},
        "passengers": [city for index, city in enumerate(board.city_ids) if s.waiting & board.bit[index]],
        "building": _building(s),
        "journey": _journey(s),
        "owed": {board.company_ids[company]: s.owed[company] for company in range(COMPANIES) if s.owed[company]},
        "joined": s.joined if s.joined >= 0 else None,
        "bonuses": _bonuses(s),
    }


def _company(s: RideTheRailsState, network: Network, company: int) -> dict[str, Any]:
    """What a company has and what it may still do."""
    board = s.board
    available = board.first_round[company] <= s.round
    can_start = available and not s.track[company] and s.supply[company]
    return {
        "supply": s.supply[company],
        "available": available,
        "started": board.hex_ids[s.track[company][0]] if s.track[company] else None,
        "starts": [board.hex_ids[hex] for hex in starts(s, company)] if can_start else [],
        "east": [board.hex_ids[hex] for hex in s.track[company] if board.is_east[hex]],
        "east_limit": MOST_EAST,
        "links": _links(network, company),
    }


def _links(network: Network, company: int) -> list[list[str]]:
    """Each pair of cities the company links, the northern or western one first."""
    board = network.board
    links: list[list[str]] = []
    for one in range(CITIES):
        linked = network.links[company * CITIES + one]
        for other in range(one + 1, CITIES):
            if linked & board.bit[other]:
                links.append([board.city_ids[one], board.city_ids[other]])
    return links


def _building(s: RideTheRailsState) -> dict[str, Any] | None:
    """The allowance of the turn under way."""
    if s.over or s.phase != BUILD:
        return None
    return {
        "allowance": ALLOWANCE[s.players],
        "placed": s.placed,
        "left": s.left,
        "in_mountains": s.in_mountains,
        "mountains_barred": bars_mountains(s),
    }


def _journey(s: RideTheRailsState) -> dict[str, Any] | None:
    """The journey so far, hex by hex, and what it would pay to everybody if it ended here."""
    if not s.stops:
        return None
    board = s.board
    return {
        "passenger": board.city_ids[s.stops[0]],
        "city": board.city_ids[s.stops[len(s.stops) - 1]],
        "links": journey_links(s),
        "payout": payout(s, s.turn, s.carriers),
    }


def _bonuses(s: RideTheRailsState) -> dict[str, int]:
    """RR-7.1, RR-7.2: what each city still pays whoever extends a line into it."""
    board = s.board
    paid = {board.city_ids[city]: city_bonus(s, hex, False) for hex, city in enumerate(board.city_at) if city >= 0}
    return {city: bonus for city, bonus in paid.items() if bonus}
