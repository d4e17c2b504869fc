"""What a place brings once it is built, and what each colour of worker adds to each action (RV-6 to RV-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.actions import (
    ABILITY as TAKE_ABILITY,
    AGAIN as TAKE_AGAIN,
    AGAIN_PROMOTION as TAKE_AGAIN_PROMOTION,
    BONUS as TAKE_BONUS,
    BONUS_PROMOTION as TAKE_BONUS_PROMOTION,
    MAIN as TAKE_MAIN,
    PROMOTION as TAKE_PROMOTION,
    TILE as TAKE_TILE,
    TURN_TRAIN as TAKE_FLIP,
)
from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    CONTRACT,
    DISCARD,
    EXCHANGE,
    FLIP,
    GREY,
    ORANGE,
    PROMOTE,
    PURPLE,
    RAILROAD_PRICE,
    SHARE_PROMOTE,
    SHARES,
    STEP_PROMOTE,
    TRAIN,
    TRAINS,
    TRIANGLE_PRICE,
    TURQUOISE,
    WHITE,
)
from roundhouse.games.railroad_revolution.company import pay
from roundhouse.games.railroad_revolution.effects import SETUP_PIECE, begin, gain_money, gain_shares, is_piece, push
from roundhouse.games.railroad_revolution.phases import (
    ABILITY,
    AGAIN,
    AGAIN_PROMOTION,
    BONUS,
    BONUS_PROMOTION,
    MAIN,
    SETTING_UP,
    TILE,
)
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

STATION: Final = 0
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3

FLIP_PRICE: Final = 100  # purple on Station
AGAIN_PRICE: Final = 300  # turquoise on Station
TRAIN_PRICE: Final = 300  # purple on Railroad
TILE_PRICE: Final = 400  # turquoise on Telegraph
STEPS: Final = 3  # purple on Trade


# What a place brings --------------------------------------------------------------------------------------------------


def open_city(s: RevolutionState, seat: int, city: int, first: bool, log: list[Event] | None) -> None:
    """RV-6.3, RV-6.4: free shares come at once (RV-4.6)."""
    s.slots |= MAIN
    if not first:
        return
    bonus = s.board.bonus[s.city_tile[city]]
    kind = s.board.kind[bonus]
    if kind == SHARES:
        gain_shares(s, seat, s.board.count[bonus], log)
    elif kind == SHARE_PROMOTE:
        gain_shares(s, seat, 1, log)
        s.slots |= BONUS_PROMOTION
    elif kind == STEP_PROMOTE:
        s.slots |= BONUS | BONUS_PROMOTION
    else:
        s.slots |= BONUS


def open_section(s: RevolutionState, seat: int, section: int, first: bool, log: list[Event] | None) -> None:
    """RV-8.2, RV-8.3"""
    s.gained = s.board.shares[section] + (s.board.first_shares[section] if first else 0)
    gain_shares(s, seat, s.gained, log)
    if s.telegraph_tile[section] >= 0:
        s.slots |= TILE
    if s.board.contract_sections & s.board.bit[section]:
        s.icon = True


def price(s: RevolutionState) -> int:
    """What the main action costs as far as it is done, before any ability."""
    if s.action == RAILROAD:
        return RAILROAD_PRICE + TRIANGLE_PRICE * s.triangles
    return s.board.price[s.target] if s.action == STATION and s.target >= 0 else 0


def due(s: RevolutionState) -> int:
    """What is to be paid when the action ends; nothing for orange's station (RV-6.6)."""
    if s.action == STATION and s.target >= 0:
        return price_at(s, s.target)
    return price(s)


def price_at(s: RevolutionState, place: int) -> int:
    """What would be due at the end of the action with a station in that city, or one more rail on that space."""
    if s.action == RAILROAD:
        return due(s) + TRIANGLE_PRICE * s.board.triangles[place]
    return 0 if s.colour == ORANGE and s.slots & ABILITY else s.board.price[place]


def bonus_of(s: RevolutionState) -> int:
    """The effect of the first-station bonus of the city built on."""
    return s.board.bonus[s.city_tile[s.target]]


def tile_of(s: RevolutionState) -> int:
    """The effect of the telegraph tile of the section built on, -1 if it has none."""
    tile = s.telegraph_tile[s.target]
    return s.board.telegraph_tile[tile] if tile >= 0 else -1


# What is still to come by itself: RV-4.6 ------------------------------------------------------------------------------


def coming_money(s: RevolutionState, seat: int) -> int:
    """Money the ability brings for nothing and has not brought yet, once all is placed."""
    if s.colour != ORANGE or not s.slots & ABILITY:
        return 0
    if s.action == RAILROAD:
        return 100 + 50 * s.triangles  # RV-7.6
    if s.action == TELEGRAPH:
        return 100 * s.gained  # RV-8.6
    if s.action == TRADE:
        return train_money(s, seat)
    return 0


def coming_shares(s: RevolutionState) -> int:
    """The same in shares."""
    if s.colour != GREY or not s.slots & ABILITY:
        return 0
    if s.action == RAILROAD:
        return 2  # RV-7.7
    if s.action == TELEGRAPH:
        return s.board.first_shares[s.target] if s.target >= 0 else 0  # RV-8.7
    if s.action == STATION and s.target >= 0:
        kind = s.board.kind[bonus_of(s)]
        return s.board.count[bonus_of(s)] if kind == SHARES else 1 if kind == SHARE_PROMOTE else 0
    return 0


def train_money(s: RevolutionState, seat: int) -> int:
    """What orange brings on Trade (RV-9.6)."""
    return 100 * trains_of(s, seat)


def trains_of(s: RevolutionState, seat: int) -> int:
    first = seat * TRAINS
    return sum(s.up[first : first + TRAINS]) + sum(s.down[first : first + TRAINS])


def take_what_is_free(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """At the end of the action."""
    money, shares = coming_money(s, seat), coming_shares(s)
    if money:
        gain_money(s, seat, money, log)
    if shares:
        gain_shares(s, seat, shares, log)


# Using what is pending ------------------------------------------------------------------------------------------------


def slot_to_take(s: RevolutionState, action: int) -> int:
    """The bit of the slot an effect to take stands for."""
    if action == TAKE_ABILITY or action == TAKE_PROMOTION:
        return ABILITY
    return MAIN << (action - TAKE_MAIN)


def take(s: RevolutionState, seat: int, action: int, log: list[Event] | None) -> None:
    s.slots &= ~slot_to_take(s, action)
    if action == TAKE_ABILITY:
        _use_ability(s, seat, log)
    elif action == TAKE_MAIN:
        begin(s, seat, s.board.main[s.city_tile[s.target]])
    elif action == TAKE_BONUS:
        _begin_bonus(s, seat)
    elif action == TAKE_AGAIN:
        push(s, ADVANCE, s.board.count[bonus_of(s)], 0)
    elif action == TAKE_PROMOTION or action == TAKE_BONUS_PROMOTION or action == TAKE_AGAIN_PROMOTION:
        push(s, PROMOTE, 1, 0)
    elif action == TAKE_TILE:
        begin(s, seat, tile_of(s))
        push(s, DISCARD, 1, 0)
    elif action == TAKE_FLIP:
        push(s, FLIP, 1, 0)
    else:
        effect = s.board.side[s.target]
        begin(s, seat, effect, SETUP_PIECE if is_piece(s.board.kind[effect]) else 0)


def _begin_bonus(s: RevolutionState, seat: int) -> None:
    bonus = bonus_of(s)
    if s.board.kind[bonus] == STEP_PROMOTE:
        push(s, ADVANCE, s.board.count[bonus], 0)
    else:
        begin(s, seat, bonus)


def _use_ability(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    s.slots |= ABILITY
    money, shares = coming_money(s, seat), coming_shares(s)
    s.slots &= ~ABILITY
    if money:
        gain_money(s, seat, money, log)
    if shares:
        gain_shares(s, seat, shares, log)
    if s.action == STATION:
        _on_station(s, seat)
    elif s.action == RAILROAD and s.colour == PURPLE:
        pay(s, seat, TRAIN_PRICE)
        push(s, TRAIN, 1, 0)
    elif s.action == TELEGRAPH and s.colour == PURPLE:
        push(s, EXCHANGE, 1, 0)
    elif s.action == TELEGRAPH and s.colour == TURQUOISE:
        pay(s, seat, TILE_PRICE)
        begin(s, seat, tile_of(s))
    elif s.action == TRADE:
        _on_trade(s)


def _on_station(s: RevolutionState, seat: int) -> None:
    if s.colour == PURPLE:
        pay(s, seat, FLIP_PRICE)
        push(s, FLIP, 1, 0)
    elif s.colour == TURQUOISE:
        pay(s, seat, AGAIN_PRICE)
        begin(s, seat, s.board.main[s.city_tile[s.target]])
    elif s.colour == GREY:
        kind = s.board.kind[bonus_of(s)]
        if kind == STEP_PROMOTE:
            s.slots |= AGAIN | AGAIN_PROMOTION
        elif kind == SHARE_PROMOTE:
            s.slots |= AGAIN_PROMOTION
        elif kind != SHARES:
            begin(s, seat, bonus_of(s))


def _on_trade(s: RevolutionState) -> None:
    if s.colour == PURPLE:
        push(s, ADVANCE, STEPS, 0)
    elif s.colour == GREY:
        push(s, CONTRACT, 1, 0)
    elif s.colour == TURQUOISE:
        push(s, FLIP, 1, 0)


# What an ability is, for those who ask beforehand ---------------------------------------------------------------------


def ability_kind(s: RevolutionState) -> int:
    """What the ability does now, as a kind of effect; 0 if it comes by itself or not yet, or is only a promotion."""
    if s.action == SETTING_UP or s.colour == WHITE:
        return 0
    if s.action == STATION:
        if s.colour == PURPLE:
            return FLIP
        if s.target < 0 or s.colour == ORANGE:
            return 0
        if s.colour == TURQUOISE:
            return s.board.kind[s.board.main[s.city_tile[s.target]]]
        return s.board.kind[bonus_of(s)]
    if s.action == RAILROAD:
        return TRAIN if s.colour == PURPLE else 0
    if s.action == TELEGRAPH:
        if s.colour == PURPLE:
            return EXCHANGE
        return s.board.kind[tile_of(s)] if s.colour == TURQUOISE and s.target >= 0 and tile_of(s) >= 0 else 0
    if s.colour == PURPLE:
        return ADVANCE
    return CONTRACT if s.colour == GREY else FLIP if s.colour == TURQUOISE else 0


def ability_effect(s: RevolutionState) -> int:
    """The printed effect the ability repeats, -1 if it is one of its own."""
    if s.action == STATION and s.target >= 0:
        if s.colour == TURQUOISE:
            return s.board.main[s.city_tile[s.target]]
        if s.colour == GREY:
            return bonus_of(s)
    if s.action == TELEGRAPH and s.colour == TURQUOISE and s.target >= 0:
        return tile_of(s)
    return -1


def ability_price(s: RevolutionState) -> int:
    """What the ability costs in money, before it brings anything."""
    if s.action == STATION:
        if s.colour == PURPLE:
            return FLIP_PRICE
        if s.colour == TURQUOISE:
            return AGAIN_PRICE
        return s.board.cost[bonus_of(s)] if s.colour == GREY and s.target >= 0 else 0
    if s.action == RAILROAD and s.colour == PURPLE:
        return TRAIN_PRICE
    return TILE_PRICE if s.action == TELEGRAPH and s.colour == TURQUOISE else 0
