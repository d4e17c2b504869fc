"""Drawing Railroad cards: SP-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import DECK, DRAW, STOP
from roundhouse.games.spike.board import SUITS
from roundhouse.games.spike.legal.moment import not_now
from roundhouse.games.spike.phases import DRAW as DRAWING

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def add_draws(s: SpikeState, found: list[int]) -> list[int]:
    """The cards that can be taken now, added to what was found."""
    for suit in range(SUITS):
        if s.row[suit]:
            found.append(DRAW + suit)
    if deck_gives(s):
        found.append(DECK)
    if s.taken:
        found.append(STOP)
    return found


def deck_gives(s: SpikeState) -> bool:
    """Whether the deck can be drawn from; an empty one only if a card is needed from it (SP-4.4, SP-5.4)."""
    if s.deck:
        return True
    return not s.ended and not max(s.row) and max(s.discards) > 0


def can_draw(s: SpikeState) -> bool:
    """SP-4.5"""
    return max(s.row) > 0 or deck_gives(s)


def forbids(s: SpikeState, action: int) -> str | None:
    if action == STOP:
        return None if s.phase == DRAWING and s.taken else "SP-4.1"
    if s.phase != DRAWING:
        clause = not_now(s)
        if clause is not None:
            return clause
    if action == DECK:
        return _empty_deck(s)
    return None if s.row[action - DRAW] else "SP-4.1"


def _empty_deck(s: SpikeState) -> str | None:
    """The clause by which no card comes from the deck, None if one does."""
    if deck_gives(s):
        return None
    if max(s.row):
        return "SP-4.4"
    return "SP-5.4" if s.ended else "SP-4.5"
