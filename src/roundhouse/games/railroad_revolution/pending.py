"""The effects of an action that are still to be used, in words of the data: for the view and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.railroad_revolution.abilities import (
    STATION,
    STEPS,
    TRADE,
    ability_effect,
    ability_kind,
    ability_price,
    bonus_of,
    coming_money,
    coming_shares,
    slot_to_take,
    tile_of,
)
from roundhouse.games.railroad_revolution.actions import (
    ABILITY,
    AGAIN,
    BONUS,
    MAIN,
    PROMOTION,
    REWARD,
    SELL,
    TAKE,
    TAKES,
    TILE,
    TURN_TRAIN,
)
from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    COLOURS,
    EFFECT_IDS,
    FLIP,
    ONE_OF_TWO,
    ORANGE,
    STEP_PROMOTE,
    TURQUOISE,
    WHITE,
    WORKERS,
)
from roundhouse.games.railroad_revolution.choices import no_take
from roundhouse.games.railroad_revolution.phases import ACT

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def pending(s: RevolutionState, seat: int) -> list[dict[str, Any]]:
    """Each effect that could still be used in this action: kind, count, price, what stands against it, and the effect
    that can be had only in its place."""
    if s.phase != ACT:
        return []
    found = []
    for action in range(ABILITY, SELL):
        if not s.slots & slot_to_take(s, action) or (action == ABILITY and s.colour == WHITE):
            continue
        row = _told(s, seat, action)
        row["effect"] = TAKES[action - TAKE]
        row["against"] = no_take(s, seat, action) or None
        row["instead"] = TAKES[PROMOTION - TAKE] if action == ABILITY else None  # RV-3.5
        found.append(row)
    return found


def _told(s: RevolutionState, seat: int, action: int) -> dict[str, Any]:
    board = s.board
    if action == ABILITY:
        return _ability(s, seat)
    if action == MAIN:
        return effect_row(s, board.main[s.city_tile[s.target]], 0)
    if action == BONUS:
        row = effect_row(s, bonus_of(s), 0)
        return {**row, "kind": EFFECT_IDS[ADVANCE]} if board.kind[bonus_of(s)] == STEP_PROMOTE else row
    if action == AGAIN:
        return {"kind": EFFECT_IDS[ADVANCE], "count": board.count[bonus_of(s)], "price": 0}
    if action == TILE:
        return {**effect_row(s, tile_of(s), 0), "discard": 1}
    if action == TURN_TRAIN:
        return {"kind": EFFECT_IDS[FLIP], "count": 1, "price": 0}
    if action == REWARD:
        return effect_row(s, board.side[s.target], 0)
    return {"kind": "promote", "count": 1, "price": 0}


def effect_row(s: RevolutionState, effect: int, price: int) -> dict[str, Any]:
    """A printed effect: kind, count, price in money, and what it needs besides."""
    board = s.board
    kind = board.kind[effect]
    row: dict[str, Any] = {
        "kind": EFFECT_IDS[kind],
        "count": board.count[effect],
        "price": board.cost[effect] + price,
    }
    if board.each[effect]:
        row["price_each"] = board.each[effect]
    if kind == WORKERS:
        detail = board.detail[effect]
        pair = [detail // 8 % 8, detail % 8] if detail // 8 % 8 != detail % 8 else [detail % 8]
        row["workers"] = [board.worker_ids[colour] for colour in pair if colour < COLOURS]
        row["one_of"] = detail >= ONE_OF_TWO
    return row


def _ability(s: RevolutionState, seat: int) -> dict[str, Any]:
    """What the worker's colour adds."""
    if s.action == STATION and s.colour == ORANGE:
        return {"kind": "no-station-cost", "count": 1, "price": 0}
    money, shares = coming_money(s, seat), coming_shares(s)
    if money:
        return {"kind": "money", "count": money, "price": 0}
    if shares and not (s.action == STATION and ability_kind(s) == EFFECT_IDS.index("share-promote")):
        return {"kind": "shares", "count": shares, "price": 0}
    effect = ability_effect(s)
    if effect >= 0:
        return effect_row(s, effect, ability_price(s) if s.colour == TURQUOISE else 0)
    kind = ability_kind(s)
    count = STEPS if s.action == TRADE and kind == ADVANCE else 1
    row: dict[str, Any] = {"kind": EFFECT_IDS[kind], "count": count, "price": ability_price(s)}
    if not kind:
        row["kind"] = _later(s)
    return row


def _later(s: RevolutionState) -> str:
    """An ability that hangs on a place not built yet, or that is no choice of its own."""
    rows = s.board.data["ability"]
    row = next(
        row
        for row in rows
        if row["action"] == s.board.action_ids[s.action] and row["worker"] == s.board.worker_ids[s.colour]
    )
    return str(row["kind"])
