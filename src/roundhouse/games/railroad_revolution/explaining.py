# Interpreted: it is asked once for what a person sees.
"""Actions and moments in words that depend on the state, and what of the board stands against an action."""

from typing import Any

from roundhouse.games.railroad_revolution import abilities
from roundhouse.games.railroad_revolution.actions import (
    ADVANCE,
    END,
    EXCHANGE,
    FACES,
    FLIP,
    HIRE,
    OBJECTIVE,
    OFFICE,
    PASS,
    PIECES,
    PROMOTE,
    RAIL,
    SALE,
    SELL,
    SETUP,
    STATION,
    STOP,
    TAKE,
    TAKES,
    TRAIN,
    WORK,
)
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BOARD_SECTIONS,
    FEWEST,
    NOBODY,
    ORANGE,
    PAYMENT_IDS,
    RAILROAD_PRICE,
    TRACKS,
    TRIANGLE_PRICE,
)
from roundhouse.games.railroad_revolution.company import liquid, sale_section
from roundhouse.games.railroad_revolution.effects import top, under_way
from roundhouse.games.railroad_revolution.finishing import NEVER, cheapest_station
from roundhouse.games.railroad_revolution.names import Names, code_of
from roundhouse.games.railroad_revolution.pending import pending
from roundhouse.games.railroad_revolution.phases import ABILITY, ACT, LEFT, OFFER, SETTING_UP
from roundhouse.games.railroad_revolution.state import RevolutionState

Worded = tuple[str, dict[str, Any]]


def wording(s: RevolutionState, names: Names, seat: int, action: int) -> Worded | None:
    """The key of a sentence and its facts; None where the meaning of the action says it all."""
    ids = s.board
    if action < WORK:
        return _setup_wording(s, action - SETUP)
    if action < PASS:
        colour, which = (action - WORK) // ACTIONS, (action - WORK) % ACTIONS
        worker, name = ids.worker_ids[colour], ids.action_ids[which]
        return "action-work", {"worker": worker, "action": name, "what": names.ability(name, worker)}
    if STATION <= action < PROMOTE:
        return _place_wording(s, seat, action)
    if ADVANCE <= action < FLIP:
        return _step_wording(s, seat, action - ADVANCE)
    if FLIP <= action < TRAIN:
        train, face = (action - FLIP) // 2, FACES[(action - FLIP) % 2]
        what = code_of(ids.data["train"][train])
        return "action-flip", {"train": ids.train_ids[train], "face": face, "what": what}
    if TRAIN <= action < EXCHANGE:
        row = ids.data["train"][action - TRAIN + 1]
        return "action-train", {"train": row["id"], "what": code_of(row)}
    if OBJECTIVE <= action < TAKE:
        objective = ids.objective_ids[action - OBJECTIVE]
        return "action-objective", {"objective": objective, "conditions": objective}
    if TAKE <= action < STOP:
        return _take_wording(s, seat, action)
    return ("action-end", {"due": due_now(s), "ends": ending(s)}) if action == END else None


def _setup_wording(s: RevolutionState, side: int) -> Worded:
    ids = s.board
    at = s.setup_side.index(side) if side in s.setup_side else 0
    return "action-setup", {"tile": ids.side_ids[side], "worker": ids.worker_ids[s.setup_worker[at]]}


def _place_wording(s: RevolutionState, seat: int, action: int) -> Worded:
    ids, free = s.board, bool(s.frames)
    if action < RAIL:
        city = action - STATION
        orange = s.action == abilities.STATION and s.colour == 2 and s.slots & ABILITY
        return "action-station", {"city": ids.city_ids[city], "price": 0 if free or orange else ids.price[city]}
    if action < OFFICE:
        space = action - RAIL
        price = 0 if free else TRIANGLE_PRICE * ids.triangles[space]
        return "action-rail", {"space": ids.space_ids[space], "price": price}
    if action < SALE:
        section = action - OFFICE
        count = ids.shares[section] + (ids.first_shares[section] if s.first_office[section] == NOBODY else 0)
        return "action-office", {"section": ids.section_ids[section], "count": 0 if free else count}
    return "action-sale", {"piece": PIECES[action - SALE], "amount": _sale_money(s, seat)}


def _sale_money(s: RevolutionState, seat: int) -> int:
    section = sale_section(s, seat)
    return s.board.section_money[section] if section < BOARD_SECTIONS else 0


def _step_wording(s: RevolutionState, seat: int, track: int) -> Worded:
    board = s.board
    at = min(s.track[seat * TRACKS + track] + 1, board.top[track])
    facts = {"track": board.track_ids[track], "points": board.track_points[track][at]}
    return "action-advance", {
        **facts,
        "cost": PAYMENT_IDS[board.pays[track][at]],
        "amount": board.amount[track][at],
    }


def _take_wording(s: RevolutionState, seat: int, action: int) -> Worded:
    ids = s.board
    effect = TAKES[action - TAKE]
    facts: dict[str, Any] = {"effect": effect, "worker": "", "what": "rail 1 0 0"}
    if action >= HIRE:
        return "action-take", {**facts, "effect": "hire", "worker": ids.worker_ids[action - HIRE]}
    for row in pending(s, seat):
        if row["effect"] == effect:
            facts["what"] = code_of(row)
    if s.colour >= 0:
        facts["worker"] = ids.worker_ids[s.colour]
    return "action-take", facts


def due_now(s: RevolutionState) -> int:
    return abilities.due(s) if s.phase == ACT and s.action != SETTING_UP and not s.to_place else 0


def ending(s: RevolutionState) -> str:
    """What `end` ends."""
    if s.phase == OFFER:
        return "answer" if s.taken else "refusal"
    if s.action == SETTING_UP:
        return "pick"
    return "offer" if s.icon else "action"


def prompt_facts(s: RevolutionState, seat: int) -> dict[str, Any]:
    """What the prompts tell beside the kinds of actions."""
    if s.over or seat != s.asked:
        return {}
    legal = s.legal(seat)
    also = []
    if any(TAKE <= action < SELL for action in legal):
        also.append("effect")
    if SELL in legal:
        also.append("sell")
    if any(HIRE <= action < STOP for action in legal):
        also.append("hire")
    due = due_now(s)
    facts: dict[str, Any] = {"due": due, "ends": ending(s), "amount": _sale_money(s, seat)}
    facts["short"] = max(0, due - s.money[seat] - abilities.coming_money(s, seat))
    facts["lacking"] = max(0, FEWEST - s.workers[seat])
    facts["left"] = top(s, LEFT) if under_way(s) else 0
    if also:
        facts["also"] = "-".join(also)
    return facts


# What stands against it -----------------------------------------------------------------------------------------------


def explain(s: RevolutionState, seat: int, action: int, clause: str) -> list[Worded]:
    """The money or the workers that are missing."""
    if clause == "RV-4.2" and action == END:
        return [("due", {"due": due_now(s), "money": s.money[seat]})]
    if clause == "RV-5.3":
        return [("workers", {"count": s.workers[seat]})]
    if clause == "RV-3.3" and WORK <= action < PASS:
        return _no_action(s, seat, (action - WORK) // ACTIONS, (action - WORK) % ACTIONS)
    price = 0
    if clause in ("RV-3.3", "RV-4.8") and STATION <= action < RAIL:
        price = s.board.price[action - STATION]
    elif clause == "RV-5.2":
        price = 800
    if price > liquid(s, seat):
        return [("price", {"price": price, "liquid": liquid(s, seat)})]
    return []


def _no_action(s: RevolutionState, seat: int, colour: int, which: int) -> list[Worded]:
    """Why an action cannot be completed, whatever is chosen: no piece, no place, or no money."""
    pieces = s.rails[seat] if which == abilities.RAILROAD else s.buildings[seat]
    if which != abilities.TRADE and not pieces:
        return [("no-rail" if which == abilities.RAILROAD else "no-building", {})]
    money = liquid(s, seat)
    if which == abilities.RAILROAD:
        return [("rails", {"price": RAILROAD_PRICE, "liquid": money})]
    if which != abilities.STATION:
        return []
    price = cheapest_station(s, seat, colour == ORANGE)
    if price >= NEVER:
        return [("no-city", {})]
    return [("cheapest", {"price": price, "liquid": money})] if price > money else []
