"""What a seat may see. Nothing here reads a hidden thing but the seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.railroad_revolution import abilities, setup
from roundhouse.games.railroad_revolution.actions import PIECES
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BOARD_SECTIONS,
    COLOURS,
    CONDITION_IDS,
    CONNECT,
    CONTRACT_RAILS,
    EFFECT_IDS,
    FEWEST,
    FREE,
    MANAGERS,
    NEUTRAL,
    NOBODY,
    OWN_OBJECTIVES,
    PAYMENT_IDS,
    PILES,
    SECTIONS,
    SHARE_PRICE,
    STATIONS,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.choices import third_rail
from roundhouse.games.railroad_revolution.company import liquid, sale_section
from roundhouse.games.railroad_revolution.objectives import card_of, drawn_cards, has, knows
from roundhouse.games.railroad_revolution.pending import pending
from roundhouse.games.railroad_revolution.phases import (
    ACT,
    DETAIL,
    FRAME,
    KIND,
    LEFT,
    OFFER,
    PHASES,
    REPLACE,
    SETTING_UP,
    SETUP,
    USED,
)
from roundhouse.games.railroad_revolution.scoring import linked, multiplier, points_of, sources, track_points
from roundhouse.kernel.description import counted

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def public_view(s: RevolutionState) -> dict[str, Any]:
    ids = s.board
    setting_up = s.phase == SETUP or s.action == SETTING_UP
    return {
        "game": "railroad-revolution",
        "players": s.players,
        "options": s.options,
        "phase": "over" if s.over else "setup" if setting_up else PHASES[s.phase],
        "actors": list(s.actors),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "last_round": s.last_round if s.last_round >= 0 else None,
        "cities": {name: _city(s, city) for city, name in enumerate(ids.city_ids)},
        "sections": [_section(s, section) for section in range(SECTIONS)],
        "contract": _contract(s),
        "contracts_left": len(s.contract_pile),
        "contracts_gone": sorted([ids.contract_tile_ids[tile] for tile in s.contract_gone]),
        "piles": {ids.pile_ids[setup.FIRST_PILE + which]: len(s.piles[which]) for which in range(PILES)},
        "stacks": {ids.train_ids[stack + 1]: count for stack, count in enumerate(s.stack)},
        "supply": dict(zip(ids.worker_ids, s.supply, strict=True)),
        "setup": _setup(s) if setting_up else [],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "step": _step(s),
        "offer": _offer(s),
    }


# The table ------------------------------------------------------------------------------------------------------------


def _owner(owner: int) -> int | str | None:
    return "neutral" if owner == NEUTRAL else None if owner == NOBODY else owner


def _builders(s: RevolutionState, first: int, built: list[int], place: int) -> list[int]:
    """Who has a building there, the one on the first place first."""
    there = [seat for seat in range(s.players) if built[seat] >> place & 1]
    return sorted(there, key=lambda seat: seat != first)


def _city(s: RevolutionState, city: int) -> dict[str, Any]:
    tile = s.board.data["city_tile"][s.city_tile[city]]
    return {
        "tile": tile["id"],
        "main": tile["main"],
        "bonus": tile["first"],
        "first": _owner(s.first_station[city]),
        "stations": _builders(s, s.first_station[city], s.stations, city),
    }


def _section(s: RevolutionState, section: int) -> dict[str, Any]:
    tile = s.telegraph_tile[section]
    return {
        "number": section + 1,
        "tile": s.board.telegraph_tile_ids[tile] if tile >= 0 else None,
        "first": _owner(s.first_office[section]),
        "offices": _builders(s, s.first_office[section], s.offices, section),
    }


def _contract(s: RevolutionState) -> dict[str, Any]:
    row = s.board.data["contract_tile"][s.contract]
    return {"tile": row["id"], "first": row["first"], "second": row["second"]}


def _setup(s: RevolutionState) -> list[dict[str, Any]]:
    """The setup tiles on display, and who has chosen which."""
    ids = s.board
    shown = []
    for at, side in enumerate(s.setup_side):
        row = ids.data["setup_tile"][side // 2]["back" if side % 2 else "front"]
        seat = s.setup_seat[at]
        worker = ids.worker_ids[s.setup_worker[at]]
        shown.append({"tile": ids.side_ids[side], "reward": row, "worker": worker, "seat": seat if seat >= 0 else None})
    return shown


# The companies --------------------------------------------------------------------------------------------------------


def _seat(s: RevolutionState, seat: int) -> dict[str, Any]:
    ids = s.board
    first = seat * TRAINS
    trains = [
        {"train": name, "up": s.up[first + train], "down": s.down[first + train]}
        for train, name in enumerate(ids.train_ids)
        if s.up[first + train] + s.down[first + train]
    ]
    slots = [slot for slot in range(OWN_OBJECTIVES) if s.objective[seat * OWN_OBJECTIVES + slot] >= 0]
    vacant = s.vacant if seat == s.asked else 0
    return {
        "money": s.money[seat],
        "shares": s.shares[seat],
        "wealth": liquid(s, seat),
        "reserve": counted(s.reserve[seat * COLOURS : (seat + 1) * COLOURS], ids.worker_ids),
        "placed": {name: _placed(s, seat, action) for action, name in enumerate(ids.action_ids)},
        "available": s.workers[seat],
        "rails_left": s.rails[seat],
        "buildings_left": s.buildings[seat],
        "sections": _board_sections(s, seat),
        "to_end": max(0, s.rails[seat] - ids.rails_right) + max(0, s.buildings[seat] - ids.buildings_right),
        "sale": _sale(s, seat),
        "train_money": abilities.train_money(s, seat),
        "rails": _named(ids.space_ids, s.network[seat]),
        "reach": _named(ids.space_ids, s.reach[seat]),
        "connected": _named(ids.city_ids, s.cities[seat]),
        "stations": _named(ids.city_ids, s.stations[seat]),
        "offices": [section + 1 for section in range(SECTIONS) if s.offices[seat] >> section & 1],
        "trains": trains,
        "tracks": {name: _track(s, seat, track) for track, name in enumerate(ids.track_ids)},
        "objectives": [_own_objective(s, seat, slot) for slot in slots if not vacant >> slot & 1],
        "completed": _named(ids.objective_ids, s.done[seat]),
        "linked": [section + 1 for section in range(SECTIONS) if linked(s, seat) >> section & 1],
        "sources": sources(s, seat),
        "points": points_of(s, seat),
    }


def _named(ids: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(ids) if mask >> index & 1]


def _placed(s: RevolutionState, seat: int, action: int) -> dict[str, int]:
    first = (seat * ACTIONS + action) * COLOURS
    return counted(s.placed[first : first + COLOURS], s.board.worker_ids)


def _board_sections(s: RevolutionState, seat: int) -> list[dict[str, int]]:
    """What lies in each section of a player's board; pieces go from the left."""
    board = s.board
    rails, buildings = s.rails[seat], s.buildings[seat]
    found = []
    for section in reversed(range(BOARD_SECTIONS)):
        there = min(rails, board.section_rails[section]), min(buildings, board.section_buildings[section])
        found.append({"money": board.section_money[section], "rails": there[0], "buildings": there[1]})
        rails -= there[0]
        buildings -= there[1]
    return found[::-1]


def _sale(s: RevolutionState, seat: int) -> dict[str, Any] | None:
    """What Trade would sell now, and for how much."""
    board = s.board
    section = sale_section(s, seat)
    if section == BOARD_SECTIONS:
        return None
    at = (board.rail_section[s.rails[seat]], board.building_section[s.buildings[seat]])
    return {
        "section": section + 1,
        "money": board.section_money[section],
        "pieces": [name for index, name in enumerate(PIECES) if at[index] == section],
    }


def _track(s: RevolutionState, seat: int, track: int) -> dict[str, Any]:
    at = s.track[seat * TRACKS + track]
    values = s.board.track_points[track]
    following: dict[str, Any] | None = None
    if at < s.board.top[track]:
        kind = s.board.pays[track][at + 1]
        cost = None if kind == FREE else {"kind": PAYMENT_IDS[kind], "amount": s.board.amount[track][at + 1]}
        following = {"vp": values[at + 1], "cost": cost}
    return {
        "at": at,
        "vp": values[at],
        "times": multiplier(s, seat, track),
        "points": track_points(s, seat, track),
        "next": following,
    }


def _own_objective(s: RevolutionState, seat: int, slot: int) -> dict[str, Any]:
    at = seat * OWN_OBJECTIVES + slot
    return objective(s, seat, s.objective[at], s.manager[at * MANAGERS : (at + 1) * MANAGERS])


def objective(s: RevolutionState, seat: int, card: int, managers: list[int]) -> dict[str, Any]:
    """An objective with the managers on it and how far a seat is."""
    ids = s.board
    places = []
    for place in range(MANAGERS):
        colour = ids.wanted[card * MANAGERS + place]
        if colour >= 0:
            there = managers[place] if managers else NOBODY
            places.append(
                {
                    "wanted": "any" if colour == COLOURS else ids.worker_ids[colour],
                    "worker": ids.worker_ids[there] if there >= 0 else None,
                }
            )
    asked = ids.conditions[card]
    conditions = [_condition(s, seat, asked[at], asked[at + 1], asked[at + 2]) for at in range(0, len(asked), 3)]
    return {
        "id": ids.objective_ids[card],
        "pile": ids.pile_ids[ids.pile[card]],
        "vp": ids.points[card],
        "managers": places,
        "conditions": conditions,
    }


def _condition(s: RevolutionState, seat: int, kind: int, figure: int, count: int) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": CONDITION_IDS[kind], "count": count, "have": has(s, seat, kind, figure)}
    if kind in (CONNECT, STATIONS):
        told["level"] = figure
    elif kind != CONTRACT_RAILS:
        told["terrain"] = figure
    return told


# The turn under way ---------------------------------------------------------------------------------------------------


def _step(s: RevolutionState) -> dict[str, Any] | None:
    """What all can see of the action or the answer under way."""
    if s.over or s.phase not in (ACT, OFFER):
        return None
    ids = s.board
    seat = s.asked
    setting_up = s.action == SETTING_UP
    due = max(0, abilities.due(s)) if s.phase == ACT and not setting_up else 0
    coming = abilities.coming_money(s, seat)
    keeps = s.money[seat] + coming - due
    return {
        "seat": seat,
        "worker": ids.worker_ids[s.colour] if s.colour >= 0 else None,
        "action": "setup" if setting_up else ids.action_ids[s.action] if s.phase == ACT else None,
        "city": ids.city_ids[s.target] if s.action == abilities.STATION and s.target >= 0 else None,
        "section": s.target + 1 if s.action == abilities.TELEGRAPH and s.target >= 0 else None,
        "tile": ids.side_ids[s.target] if setting_up else None,
        "spaces": _named(ids.space_ids, s.laid),
        "to_place": s.to_place,
        "third": third_rail(s, seat),
        "triangles": s.triangles,
        "price": abilities.price(s) if s.phase == ACT and not setting_up else 0,
        "due": due,
        "coming": {"money": coming, "shares": abilities.coming_shares(s)},
        "keeps": keeps,  # once that has come and is paid; below 0, so much is missing
        "to_sell": -(min(0, keeps) // SHARE_PRICE),  # shares that would do
        "workers_missing": max(0, FEWEST - s.workers[seat]),
        "costs": _costs(s, seat),
        "pending": pending(s, seat),
        "doing": _doing(s),
        "contract": s.icon,
    }


def _costs(s: RevolutionState, seat: int) -> dict[str, int]:
    """What would be due with the main action done in a city or on a space it could go to."""
    ids = s.board
    if s.phase != ACT or s.action not in (abilities.STATION, abilities.RAILROAD):
        return {}
    names = ids.city_ids if s.action == abilities.STATION else ids.space_ids
    places = s.cities[seat] & ~s.stations[seat] if s.action == abilities.STATION else s.reach[seat]
    return {name: abilities.price_at(s, place) for place, name in enumerate(names) if places >> place & 1}


def _doing(s: RevolutionState) -> list[dict[str, Any]]:
    """The effects under way, the inmost last."""
    found = []
    for at in range(0, len(s.frames), FRAME):
        kind = s.frames[at + KIND]
        each = s.frames[at + DETAIL] if EFFECT_IDS[kind] == "promote" else 0
        row = {"kind": EFFECT_IDS[kind], "left": s.frames[at + LEFT], "used": s.frames[at + USED], "price_each": each}
        found.append(row)
    return found


def _offer(s: RevolutionState) -> dict[str, Any] | None:
    """A contract that is being offered: by whom, to whom, who was asked before, who is next, and the shares missing."""
    if s.over or s.phase != OFFER:
        return None
    ids = s.board
    taken = [ids.contract_ids[s.contract * 2 + side] for side in range(2) if s.taken >> side & 1]
    order = [(s.turn + index) % s.players for index in range(s.players)]
    asked = order.index(s.asked)
    return {
        "tile": ids.contract_tile_ids[s.contract],
        "turn": s.turn,
        "asked": s.asked,
        "taken": taken,
        "before": order[:asked],
        "order": order[asked + 1 :],
        "lacking": [max(0, ids.contract_shares[s.contract * 2 + side] - s.shares[s.asked]) for side in range(2)],
        "most": 2 if s.asked == s.turn else 1,
    }


# What is one's own ----------------------------------------------------------------------------------------------------


def secrets(s: RevolutionState, seat: int) -> dict[str, Any]:
    ids = s.board
    choosing = not s.over and s.phase == REPLACE and s.asked == seat
    known: dict[str, list[str]] = {}
    for which in range(PILES):
        seen = [ids.objective_ids[card_of(code)] for code in s.piles[which] if knows(code, seat)]
        known[ids.pile_ids[setup.FIRST_PILE + which]] = seen
    choice = [objective(s, seat, card, []) for card in drawn_cards(s)] if choosing else []
    return {"own": {"choice": choice, "known": known}}
