"""Imagining: a clone in which all that a seat cannot know is drawn anew.

Hidden are the order of the contract pile, and the objectives in the piles and in another's hand: of those a seat knows
the ones it has put under a pile itself, and where they lie. Everything else is equally likely, and that is exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.board import NOBODY, OWN_OBJECTIVES, PILES
from roundhouse.games.railroad_revolution.objectives import card_of, marked, seen_by
from roundhouse.games.railroad_revolution.phases import REPLACE
from roundhouse.games.railroad_revolution.turns import vacant_slot
from roundhouse.kernel.chance import IMAGINE, Chance, chance

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def imagine(s: RevolutionState, seat: int | None, seed: int) -> RevolutionState:
    twin = s.clone()
    rng = chance(seed, IMAGINE)
    pile = s.contract_pile[:]
    rng.shuffle(pile)
    twin.contract_pile = pile
    twin.piles = [_imagined_pile(twin, seat, which, rng) for which in range(PILES)]
    twin.chance = rng
    return twin


def _imagined_pile(twin: RevolutionState, seat: int | None, which: int, rng: Chance) -> list[int]:
    """A pile in which all that the seat has not seen changes places, with what another has drawn from it."""
    viewer = NOBODY if seat is None else seat
    pile = twin.piles[which]
    hand = _hidden_hand(twin, viewer, which)
    cards = [card_of(code) for code in pile if viewer < 0 or seen_by(code) != viewer] + hand
    rng.shuffle(cards)
    if hand:
        twin.drawn = [cards.pop() for _ in hand]
    return [code if viewer >= 0 and seen_by(code) == viewer else marked(cards.pop(), seen_by(code)) for code in pile]


def _hidden_hand(twin: RevolutionState, viewer: int, which: int) -> list[int]:
    """The objectives of this pile that somebody else is choosing from."""
    if twin.over or twin.phase != REPLACE or twin.asked == viewer:
        return []
    replaced = twin.objective[twin.asked * OWN_OBJECTIVES + vacant_slot(twin)]
    return twin.drawn if twin.board.next_pile[replaced] == which else []
