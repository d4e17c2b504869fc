"""Drawing Railroad cards: SP-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike import decks
from roundhouse.games.spike.actions import DECK, DRAW, STOP
from roundhouse.games.spike.board import SUITS, TENDER
from roundhouse.games.spike.knowledge import saw_taken
from roundhouse.games.spike.legal.drawing import can_draw
from roundhouse.games.spike.phases import DRAW as DRAWING
from roundhouse.games.spike.play import turn
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def draw(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
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
            log.append(Event("took", {"seat": seat, "suit": s.board.suit_ids[suit]}))
    if s.over:
        return
    if action == STOP or s.taken == s.parts(seat, TENDER) or not can_draw(s):
        _stop_drawing(s, seat, log)


def _draw_from_deck(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    if not s.deck:
        decks.end_round(s, log)  # SP-4.4
        return
    suit = decks.turn_up(s, log)
    if suit < 0:
        turn.finish(s, log)  # SP-12.1
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
        turn.finish(s, log)
        return
    s.taken = 0
    s.ended = False
    turn.acted(s, seat, log)
