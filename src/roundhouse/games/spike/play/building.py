"""Building: the line, what is paid for it, and what the market pays. SP-6 to SP-8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import BUILD, COUNTS, LAY, LINE, PAY
from roundhouse.games.spike.board import JUNCTIONS, SUITS
from roundhouse.games.spike.knowledge import paid_with
from roundhouse.games.spike.lines import line_end, needs
from roundhouse.games.spike.network import lay_track
from roundhouse.games.spike.paying import count_of, next_suit, payments, unpacked
from roundhouse.games.spike.phases import BUILD as BUILDING, LAY as LAYING, PAY as PAYING
from roundhouse.games.spike.play import turn
from roundhouse.games.spike.scoring import market_after, market_columns
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def build(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < LAY:
        s.target = action - LINE
        s.phase = LAYING
    elif action < PAY:
        _lay(s, seat, action - LAY)
    elif action < BUILD:
        suit = next_suit(s.ways)
        _pay(s, suit, (action - PAY) % COUNTS)
    else:
        _finish_line(s, seat, log)


def _lay(s: SpikeState, seat: int, space: int) -> None:
    s.line.append(space)
    s.further = []
    if s.joined[seat * JUNCTIONS + line_end(s)]:
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
    s.market = market_after(s.market, s.board.good_of[city])  # SP-8.2
    if log is not None:
        ids = s.board
        line = [ids.space_ids[space] for space in s.line[::-1]]
        spent = {ids.suit_ids[suit]: cards[suit] for suit in range(SUITS) if cards[suit]}
        facts = {"seat": seat, "city": ids.city_ids[city], "good": ids.good_ids[ids.good_of[city]]}
        brought = {"amount": amount, "line": line, "cards": spent, "market": market_columns(s, s.market)}
        log.append(Event("built", {**facts, **brought}))
    forget_line(s)
    s.busy = True
    turn.acted(s, seat, log)


def forget_line(s: SpikeState) -> None:
    s.target = -1
    s.line = []
    s.further = []
    s.paid = [-1] * SUITS
    s.ways = []
    s.reach = -1
    s.distance = []
