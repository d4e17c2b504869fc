"""When payments will come, as far as anyone can tell from the piles of the share deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.decks import piles_of
from roundhouse.games.union_pacific.phases import OPENING

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

DRAWS: Final = 0.6  # cards that leave the share deck in a turn: whoever invests or takes a UP share draws none
FAR: Final = 8  # turns looked ahead


def known_piles(s: UnionPacificState) -> list[int]:
    """The piles of the deck; before the first investment, those it will have once four shares are turned up."""
    return piles_of(len(s.deck) - 4, s.even) if s.phase == OPENING else s.piles


def draws_to(piles: list[int], dividends: int) -> float:
    """How many cards are drawn, on average, until so many more dividend cards have come."""
    cards = 0.0
    pile = len(piles) - 2
    while pile >= 0 and dividends > 0:
        size, inside = piles[pile], piles[pile + 1]
        if inside < dividends:
            cards += size
            dividends -= inside
        else:
            cards += dividends * (size + 1) / (inside + 1)
            dividends = 0
        pile -= 2
    return cards


def none_within(piles: list[int], draws: float) -> float:
    """How likely no dividend card is among the next so many cards."""
    chance = 1.0
    pile = len(piles) - 2
    while pile >= 0 and draws > 0.0:
        size, inside = piles[pile], piles[pile + 1]
        taken = min(draws, float(size))
        for card in range(inside):
            chance *= max(0.0, (size - taken - card) / (size - card))
        draws -= taken
        pile -= 2
    return chance


def next_draw_pays(piles: list[int]) -> float:
    """How likely the very next card is a dividend card."""
    top = len(piles) - 2
    return piles[top + 1] / piles[top] if top >= 0 else 0.0


def in_time(s: UnionPacificState, piles: list[int]) -> list[float]:
    """How likely the next payment comes only after the seat's next turn, the one after that, and so on."""
    chances: list[float] = []
    for turn in range(1, FAR + 1):
        chances.append(none_within(piles, DRAWS * (turn * s.players - 1)))
    return chances
