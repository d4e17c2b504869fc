"""What a seat may see. Nothing here reads a hidden thing but the seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.spike.board import (
    CITIES,
    GOODS,
    LOCOMOTIVE,
    PARTS,
    SIDE_IDS,
    SUITS,
    TENDER,
    TIME_CARDS,
)
from roundhouse.games.spike.builds import all_builds, cheapest_builds
from roundhouse.games.spike.legal.cargo import aboard, can_deliver, has_room, has_tile
from roundhouse.games.spike.moving import BOOST, destinations, manner, path_to, skipped
from roundhouse.games.spike.network import own_spaces
from roundhouse.games.spike.paying import unpacked
from roundhouse.games.spike.phases import ACTION, BUILD, DRAW, FREE, GIVE, LAY, PAY, PHASES, ROUTE, SIDES
from roundhouse.games.spike.scoring import (
    ABOARD,
    hand_size,
    market_after,
    market_columns,
    points_of,
    route_brings,
    route_points,
    tie_breaks,
)
from roundhouse.kernel.description import counted, rows

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

BUILDING: Final = (LAY, PAY, BUILD)


def public_view(s: SpikeState) -> dict[str, Any]:
    ids = s.board
    return {
        "game": "spike",
        "players": s.players,
        "options": s.options,
        "phase": "over" if s.over else PHASES[ACTION] if s.phase in BUILDING else PHASES[s.phase],
        "actors": list(s.actors),
        "first": s.first,
        "receiver": s.right if s.phase == GIVE else None,  # of the first player's card
        "turn": None if s.phase in (SIDES, ROUTE) else s.turn,
        "round": s.round,
        "rounds": TIME_CARDS,
        "time_out": s.time_out,
        "last": s.last if s.last >= 0 else None,
        "market": market_columns(s, s.market),
        "values": {ids.good_ids[good]: s.value_of(good) for good in range(GOODS)},
        "row": [ids.suit_ids[suit] for suit in range(SUITS) for _ in range(s.row[suit])],
        "deck": len(s.deck),
        "upper": s.upper,  # cards before the first that can be a time card, in the third round
        "discards": counted(s.discards, ids.suit_ids),
        "known": rows(s.known, ids.suit_ids),
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "step": _step(s),
        "moves": _moves(s),
    }


def _seat(s: SpikeState, seat: int) -> dict[str, Any]:
    ids = s.board
    return {
        "money": s.money[seat],
        "hand": hand_size(s, seat),
        "tracks_left": s.tracks[seat],
        "start": ids.city_ids[s.start[seat]] if s.start[seat] >= 0 else None,
        "cities": [city for index, city in enumerate(ids.city_ids) if s.cities[seat] & ids.bit[index]],
        "tracks": [ids.space_ids[space] for space in own_spaces(s, seat)],
        "train": ids.place_ids[s.train[seat]] if s.train[seat] >= 0 else None,
        "parts": {ids.part_ids[part]: _part(s, seat, part) for part in range(PARTS)},
        "contracts": [_contract(s, seat, good) for good in range(GOODS) if s.holder[good] == seat],
        "ready": not s.may_act(seat) if s.phase in (SIDES, ROUTE) else None,
        "route": _route(s, seat) if s.over else None,
        "points": points_of(s, seat),
        "tie_breaks": tie_breaks(s, seat),
    }


def _part(s: SpikeState, seat: int, part: int) -> dict[str, Any]:
    """A part of a train: its level, what it gives, and the price of the next level."""
    level = s.level[seat * PARTS + part]
    prices = s.board.prices
    return {
        "level": level + 1,
        "gives": s.parts(seat, part),
        "price": prices[level] if level < len(prices) else None,
    }


def _contract(s: SpikeState, seat: int, good: int) -> dict[str, Any]:
    """A contract with what its cities pay; while sides are chosen, the card with both of them (SP-13.1)."""
    ids = s.board
    card = s.contract[good] // 2
    seen: dict[str, Any] = {"good": ids.good_ids[good], "card": ids.card_ids[card]}
    if s.phase == SIDES:
        sides = {name: _pays(s, card * 2 + side) for side, name in enumerate(SIDE_IDS)}
        return {**seen, "side": None, "sides": sides}
    where = s.cargo[good]
    best = _best(s, seat, good) if where < 0 else -1
    return {
        **seen,
        "side": SIDE_IDS[s.contract[good] % 2],
        "pays": _pays(s, s.contract[good]),
        "state": "aboard" if where == ABOARD else "delivered" if where >= 0 else "contract",
        "city": ids.city_ids[where] if where >= 0 else None,
        "open": _open_to(s, seat, good) if where < 0 else [],
        "best": ids.city_ids[best] if best >= 0 else None,
    }


def _pays(s: SpikeState, contract: int) -> dict[str, int]:
    pays = s.board.pays[contract * CITIES : (contract + 1) * CITIES]
    return counted(pays, s.board.city_ids)


def _open_to(s: SpikeState, seat: int, good: int) -> list[str]:
    """The cities a good may still be delivered to, in the network or not."""
    ids = s.board
    return [name for city, name in enumerate(ids.city_ids) if can_deliver(s, seat, good, city)]


def _best(s: SpikeState, seat: int, good: int) -> int:
    """The city of the network that pays most for a good and can still be delivered to, -1 if there is none."""
    best, most = -1, 0
    for city in range(CITIES):
        amount = s.board.pays[s.contract[good] * CITIES + city]
        if amount > most and s.cities[seat] & s.board.bit[city] and can_deliver(s, seat, good, city):
            best, most = city, amount
    return best


def _step(s: SpikeState) -> dict[str, Any]:
    """What all can see of the turn under way."""
    if s.over or s.phase < FREE:
        return {}
    seat = s.turn
    step: dict[str, Any] = {
        "travelled": s.travelled,
        "speed": s.parts(seat, LOCOMOTIVE),
        "draws": s.parts(seat, TENDER),
        "move": manner(s, seat),  # by an action
        "boost": BOOST,
    }
    city = s.standing_in(seat)
    if city >= 0:
        step["load"] = _loading(s, seat, s.board.good_of[city])
    if s.phase == DRAW:
        step |= {"taken": s.taken, "left": s.parts(seat, TENDER) - s.taken}
    return step


def _loading(s: SpikeState, seat: int, good: int) -> str:
    """Whether the good of a city can be loaded there ("free"), or what stands against it (SP-10.1)."""
    if has_tile(s, seat, good):
        return "free" if has_room(s, seat, 0) else "full"
    if s.holder[good] != seat:
        return "none"
    return "aboard" if s.cargo[good] == ABOARD else "delivered"


def _building(s: SpikeState, seat: int) -> dict[str, Any]:
    """The line a seat is choosing or paying: nobody else sees it before it is built (SP-6.8)."""
    if s.phase not in BUILDING or seat != s.turn:
        return {}
    ids = s.board
    good = ids.good_of[s.target]
    return {
        "phase": PHASES[s.phase],
        "city": ids.city_ids[s.target],
        "line": [ids.space_ids[space] for space in s.line],
        "paid": {ids.suit_ids[suit]: s.paid[suit] for suit in range(SUITS) if s.paid[suit] >= 0},
        "amount": s.value_of(good),
        "market": market_columns(s, market_after(s.market, good)),
    }


def _moves(s: SpikeState) -> list[dict[str, Any]]:
    """Where the train of the turn can go: each place with the spaces it takes, the way, the cities skipped, and what
    could be done with cargo there."""
    if s.over or (s.phase not in (FREE, ACTION) and s.phase not in BUILDING):
        return []
    ids = s.board
    moves = []
    for place in destinations(s, s.turn):
        path = path_to(s, s.turn, place)
        passed = skipped(s, path, s.train[s.turn])
        moves.append(
            {
                "place": ids.place_ids[place],
                "spaces": len(path),
                "path": [ids.place_ids[each] for each in path],
                "skipped": [ids.city_ids[city] for city in passed],
                "delivers": _deliveries(s, place),
                "loads": _loads(s, place),
            }
        )
    return moves


def _deliveries(s: SpikeState, place: int) -> dict[str, int]:
    """What the goods aboard would pay where the train of the turn could go."""
    if place >= CITIES:
        return {}
    goods = [good for good in aboard(s, s.turn) if can_deliver(s, s.turn, good, place)]
    return {s.board.good_ids[good]: s.board.pays[s.contract[good] * CITIES + place] for good in goods}


def _loads(s: SpikeState, place: int) -> str | None:
    """The good that could be loaded there, once all that can be is delivered."""
    if place >= CITIES:
        return None
    good = s.board.good_of[place]
    can_be = has_tile(s, s.turn, good) and has_room(s, s.turn, len(_deliveries(s, place)))
    return s.board.good_ids[good] if can_be else None


def _route(s: SpikeState, seat: int) -> dict[str, Any]:
    return _route_card(s, seat, s.route[seat])


def _route_card(s: SpikeState, seat: int, route: int) -> dict[str, Any]:
    """A route card, what it would pay now, and what each city brings once its start is connected (SP-12.4)."""
    values = s.board.values[route * CITIES : (route + 1) * CITIES]
    return {
        "start": s.board.city_ids[route],
        "values": counted(values, s.board.city_ids),
        "amount": route_points(s, seat, route),
        "brings": counted(route_brings(s, seat, route), s.board.city_ids),
    }


def secrets(s: SpikeState, seat: int) -> dict[str, Any]:
    ids = s.board
    own: dict[str, Any] = {
        "cards": counted(s.hand[seat * SUITS : (seat + 1) * SUITS], ids.suit_ids),
        "route": _route(s, seat) if s.route[seat] >= 0 else None,
        "offer": [_route_card(s, seat, route) for route in s.offer[seat * 2 : seat * 2 + 2] if route >= 0],
        "sides": _sides(s, seat),
        "told": counted(s.told, ids.suit_ids) if seat == s.first and s.phase >= ROUTE else {},
        "building": _building(s, seat),
        "ways": [],
        "reach": cheapest_builds(s, seat),
        "builds": all_builds(s, seat),
    }
    if seat == s.turn and s.ways:
        own["ways"] = [counted(unpacked(way), ids.suit_ids) for way in s.ways]
    return {"own": own}


def _sides(s: SpikeState, seat: int) -> dict[str, str]:
    """The sides chosen so far, while they are chosen."""
    if s.phase != SIDES:
        return {}
    ids = s.board
    mine = [good for good in range(GOODS) if s.holder[good] == seat and s.chosen[good]]
    return {ids.card_ids[s.contract[good] // 2]: SIDE_IDS[s.contract[good] % 2] for good in mine}
