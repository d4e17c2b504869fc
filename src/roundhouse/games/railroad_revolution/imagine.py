"""Imagining: a clone in which all that a seat cannot know is drawn anew.

Hidden are the order of the contract pile, and the objectives in the piles and in another's hand: of those a seat knows
the ones it has put under a pile itself, and where they have gone since. Everything else is equally likely, and that is
exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.board import NOBODY, OWN_OBJECTIVES, PILES
from roundhouse.games.railroad_revolution.objectives import card_of, coded, knowers, knows
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
    cards = [card_of(code) for code in pile + hand if not knows(code, viewer)]
    rng.shuffle(cards)
    if hand:
        twin.drawn = _redrawn(hand, viewer, cards)
    return _redrawn(pile, viewer, cards)


def _redrawn(codes: list[int], viewer: int, cards: list[int]) -> list[int]:
    return [code if knows(code, viewer) else coded(cards.pop(), knowers(code)) for code in codes]


def _hidden_hand(twin: RevolutionState, viewer: int, which: int) -> list[int]:
    """The objectives of this pile that somebody else is choosing from."""
    if twin.over or twin.phase != REPLACE or twin.asked == viewer:
        return []
    replaced = twin.objective[twin.asked * OWN_OBJECTIVES + vacant_slot(twin)]
    return twin.drawn if twin.board.next_pile[replaced] == which else []
