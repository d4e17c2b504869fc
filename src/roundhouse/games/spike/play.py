"""Doing what `legal.py` allows, topic by topic in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.spike import decks, legal
from roundhouse.games.spike.actions import (
    BUILD,
    DECK,
    DELIVER,
    DRAW,
    GIVE,
    HOLD,
    KEEP,
    LAY,
    LINE,
    LOAD,
    MOVE,
    PASS,
    PAY,
    PLACE,
    SIDE,
    STOP,
    UNLOAD,
    UPGRADE,
)
from roundhouse.games.spike.board import CITIES, GOODS, PARTS, SUITS, TENDER
from roundhouse.games.spike.knowledge import paid_with, saw_taken
from roundhouse.games.spike.lines import line_end, needs
from roundhouse.games.spike.moving import behind_after, path_to, skipped
from roundhouse.games.spike.network import lay_track, settle_in
from roundhouse.games.spike.paying import count_of, next_suit, payments, unpacked
from roundhouse.games.spike.phases import (
    ACTION,
    AFTER,
    BUILD as BUILDING,
    DRAW as DRAWING,
    FREE,
    GIVE as GIVING,
    LAY as LAYING,
    PAY as PAYING,
    PLACE as PLACING,
    ROUTE,
)
from roundhouse.games.spike.scoring import ABOARD, ON_CONTRACT, market_after, route_points
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

STALLED: int = 30  # SP-12.3: turns of every player


def perform(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < HOLD:
        _set_up(s, seat, action, log)
    elif action < DRAW:
        _move(s, seat, action, log)
    elif action < LINE:
        _draw(s, seat, action, log)
    elif action < UPGRADE:
        _build(s, seat, action, log)
    elif action < PASS:
        _upgrade(s, seat, action - UPGRADE, log)
    elif action == PASS:
        _pass(s, seat, log)
    elif action < LOAD + 3 * GOODS:
        _handle(s, seat, action, log)
    else:
        end_turn(s, log)


def _say(s: SpikeState, log: list[Event] | None, key: str, **facts: Any) -> None:
    if log is not None:
        log.append(Event(key, facts))


# Setting up: SP-2 and SP-13 -------------------------------------------------------------------------------------------


def _set_up(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < GIVE:
        _choose_side(s, seat, action - SIDE, log)
    elif action < KEEP:
        _give(s, seat, action - GIVE, log)
    elif action < PLACE:
        _keep(s, seat, action - KEEP, log)
    else:
        _place(s, seat, action - PLACE, log)


def _choose_side(s: SpikeState, seat: int, contract: int, log: list[Event] | None) -> None:
    """SP-13.1"""
    good = contract // 2 // (len(s.board.card_ids) // GOODS)
    s.contract[good] = contract
    s.chosen[good] = True
    if s.undecided(seat):
        return
    s.seal += 1
    _say(s, log, "ready", seat=seat)
    if False in s.chosen:
        return
    if log is not None:
        for each in range(GOODS):
            facts = {"seat": s.holder[each], "contract": s.board.contract_ids[s.contract[each]]}
            log.append(Event("turned", facts))
    s.phase = GIVING
    s.turn = s.first
    decks.deal_hands(s)


def _give(s: SpikeState, seat: int, suit: int, log: list[Event] | None) -> None:
    """SP-2.5, then SP-2.6 and SP-2.7."""
    to = s.right
    s.hand[seat * SUITS + suit] -= 1
    s.hand[to * SUITS + suit] += 1
    s.told[suit] += 1
    s.seal += 1
    if log is not None:
        log.append(Event("gave", {"seat": seat, "to": to}, {"suit": s.board.suit_ids[suit]}, (seat, to)))
    decks.lay_out(s)
    _say(s, log, "row", cards=decks.row_ids(s))
    decks.deal_routes(s)
    s.phase = ROUTE if s.advanced else PLACING


def _keep(s: SpikeState, seat: int, route: int, log: list[Event] | None) -> None:
    """SP-13.2"""
    s.route[seat] = route
    s.seal += 1
    if log is not None:
        log.append(Event("kept", {"seat": seat}, {"route": s.board.city_ids[route]}, (seat,)))
    if min(s.route) >= 0:
        s.phase = PLACING
        s.turn = s.first


def _place(s: SpikeState, seat: int, city: int, log: list[Event] | None) -> None:
    """SP-2.8"""
    settle_in(s, seat, city)
    s.seal += 1
    if log is not None:
        _say(s, log, "placed", seat=seat, city=s.board.city_ids[city])
    s.turn = (seat + 1) % s.players
    if s.turn == s.first:
        begin_turn(s)


# The turn: SP-3 -------------------------------------------------------------------------------------------------------


def begin_turn(s: SpikeState) -> None:
    s.phase = FREE if s.train[s.turn] >= CITIES else ACTION
    s.travelled = False
    s.behind = -1
    s.busy = False
    s.reach = -1
    s.distance = []


def _acted(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    """SP-3.4: the action is done; the turn ends by itself if nothing but unloading is left."""
    s.passes = 0
    s.phase = AFTER
    _end_if_nothing_left(s, seat, log)


def _end_if_nothing_left(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    city = s.standing_in(seat)
    if city >= 0:
        if legal.can_load(s, seat, s.board.good_of[city]):
            return
        for good in range(GOODS):
            if s.cargo[good] == ABOARD and s.holder[good] == seat and legal.can_deliver(s, seat, good, city):
                return
    end_turn(s, log)


def _pass(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    s.passes += 1
    _say(s, log, "passed", seat=seat)
    if s.passes == s.players:
        _say(s, log, "stalled")
        finish(s, log)  # SP-12.3
    else:
        end_turn(s, log)


def end_turn(s: SpikeState, log: list[Event] | None) -> None:
    s.seal += 1
    s.idle = 0 if s.busy else s.idle + 1
    if s.last < 0 and not s.tracks[s.turn] and not legal.may_still_deliver(s, s.turn):
        s.last = s.turn  # SP-12.2
        _say(s, log, "last-turns", seat=s.turn)
    s.turn = (s.turn + 1) % s.players
    if s.idle >= STALLED * s.players:
        _say(s, log, "stalled")
        finish(s, log)
    elif s.turn == s.last:
        finish(s, log)
    else:
        begin_turn(s)


def finish(s: SpikeState, log: list[Event] | None) -> None:
    s.over = True
    s.seal += 1
    s.phase = AFTER
    s.taken = 0
    s.ended = False
    for seat in range(s.players):
        if log is not None:
            route = s.route[seat]
            facts = {"seat": seat, "route": s.board.city_ids[route], "amount": route_points(s, seat, route)}
            log.append(Event("route", facts))
    _say(s, log, "over")


# Drawing: SP-4 --------------------------------------------------------------------------------------------------------


def _draw(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    s.phase = DRAWING
    s.busy = True
    if action == DECK:
        _draw_from_deck(s, seat, log)
    elif action != STOP:
        suit = action - DRAW
        s.row[suit] -= 1
        saw_taken(s, seat, suit)
        _take(s, seat, suit)
        if log is not None:
            _say(s, log, "took", seat=seat, suit=s.board.suit_ids[suit])
    if s.over:
        return
    if action == STOP or s.taken == s.parts(seat, TENDER) or not legal.can_draw(s):
        _stop_drawing(s, seat, log)


def _draw_from_deck(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    if not s.deck:
        decks.end_round(s, log)  # SP-4.4
        return
    suit = decks.turn_up(s, log)
    if suit < 0:
        finish(s, log)  # SP-12.1
        return
    _take(s, seat, suit)
    if log is not None:
        log.append(Event("drew", {"seat": seat}, {"suit": s.board.suit_ids[suit]}, (seat,)))
    if not s.deck and not s.ended:
        decks.end_round(s, log)  # SP-5.1


def _take(s: SpikeState, seat: int, suit: int) -> None:
    s.hand[seat * SUITS + suit] += 1
    s.taken += 1
    s.reach = -1
    s.distance = []


def _stop_drawing(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    """SP-4.3"""
    if not decks.refill(s, log):
        finish(s, log)
        return
    s.taken = 0
    s.ended = False
    _acted(s, seat, log)


# Building: SP-6 to SP-8 -----------------------------------------------------------------------------------------------


def _build(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < LAY:
        s.target = action - LINE
        s.phase = LAYING
    elif action < PAY:
        _lay(s, seat, action - LAY)
    elif action < BUILD:
        suit = next_suit(s.ways)
        _pay(s, suit, (action - PAY) % legal.COUNTS)
    else:
        _finish_line(s, seat, log)


def _lay(s: SpikeState, seat: int, space: int) -> None:
    s.line.append(space)
    if s.joined[seat * len(s.board.city_at) + line_end(s)]:
        s.ways = payments(s.hand[seat * SUITS : (seat + 1) * SUITS], needs(s))
        s.phase = PAYING if len(s.ways) > 1 else BUILDING


def _pay(s: SpikeState, suit: int, count: int) -> None:
    s.paid[suit] = count
    s.ways = [way for way in s.ways if count_of(way, suit) == count]
    if len(s.ways) == 1:
        s.phase = BUILDING


def _finish_line(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    cards = unpacked(s.ways[0])
    city = s.target
    for suit in range(SUITS):
        if cards[suit]:
            paid_with(s, seat, suit, cards[suit])
            s.hand[seat * SUITS + suit] -= cards[suit]
            s.discards[suit] += cards[suit]
    lay_track(s, seat, s.line, city)
    amount = s.value_of(s.board.good_of[city])
    s.income[seat] += amount
    s.money[seat] += amount  # SP-8.1
    if log is not None:
        ids = s.board
        line = [ids.space_ids[space] for space in s.line[::-1]]
        spent = {ids.suit_ids[suit]: cards[suit] for suit in range(SUITS) if cards[suit]}
        facts = {"seat": seat, "city": ids.city_ids[city], "good": ids.good_ids[ids.good_of[city]]}
        log.append(Event("built", {**facts, "amount": amount, "line": line, "cards": spent}))
    s.market = market_after(s.market, s.board.good_of[city])  # SP-8.2
    forget_line(s)
    s.busy = True
    _acted(s, seat, log)


def forget_line(s: SpikeState) -> None:
    s.target = -1
    s.line = []
    s.paid = [-1] * SUITS
    s.ways = []
    s.reach = -1
    s.distance = []


# Moving: SP-9 ---------------------------------------------------------------------------------------------------------


def _move(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action == HOLD:
        s.phase = ACTION
        _say(s, log, "held", seat=seat)
        return
    place = action - MOVE
    path = path_to(s, seat, place)
    if log is not None:
        _tell_move(s, seat, path, log)
    s.behind = behind_after(s, seat, path)
    s.train[seat] = place
    s.travelled = True
    if s.phase == FREE:
        s.phase = ACTION
    else:
        _acted(s, seat, log)


def _tell_move(s: SpikeState, seat: int, path: list[int], log: list[Event]) -> None:
    """What happened: the free move, getting moving or a boost, over which places and past which cities."""
    ids = s.board.place_ids
    start = s.train[seat]
    how = "free" if s.phase == FREE else "start" if start < CITIES else "boost"
    passed = [s.board.city_ids[city] for city in skipped(s, path, start)]
    facts = {"seat": seat, "how": how, "from": ids[start], "path": [ids[place] for place in path], "skipped": passed}
    if path[-1] < CITIES:
        log.append(Event("arrived", {**facts, "city": ids[path[-1]], "spaces": len(path)}))
    else:
        log.append(Event("moved", {**facts, "spaces": len(path)}))


# Upgrading: SP-11 -----------------------------------------------------------------------------------------------------


def _upgrade(s: SpikeState, seat: int, part: int, log: list[Event] | None) -> None:
    price = s.board.prices[s.level[seat * PARTS + part]]
    s.money[seat] -= price
    s.level[seat * PARTS + part] += 1
    s.busy = True
    if log is not None:
        _say(s, log, "upgraded", seat=seat, part=s.board.part_ids[part], amount=price)
    _acted(s, seat, log)


# Cargo: SP-10 ---------------------------------------------------------------------------------------------------------


def _handle(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < UNLOAD:
        _load(s, seat, action - LOAD, log)
    elif action < DELIVER:
        _unload(s, seat, action - UNLOAD, log)
    else:
        _deliver(s, seat, action - DELIVER, log)
    if s.phase == AFTER:
        _end_if_nothing_left(s, seat, log)


def _load(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    s.cargo[good] = ABOARD
    if log is not None:
        _say(s, log, "loaded", seat=seat, good=s.board.good_ids[good], city=s.board.city_ids[s.train[seat]])


def _unload(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    s.cargo[good] = ON_CONTRACT
    if log is not None:
        _say(s, log, "unloaded", seat=seat, good=s.board.good_ids[good])


def _deliver(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    city = s.train[seat]
    amount = s.board.pays[s.contract[good] * CITIES + city]
    s.cargo[good] = city
    s.money[seat] += amount
    s.busy = True
    if log is not None:
        ids = s.board
        facts = {"seat": seat, "good": ids.good_ids[good], "city": ids.city_ids[city]}
        log.append(Event("delivered", {**facts, "amount": amount}))
