"""Setting up: dealing what has not been placed. A fresh start places nothing; a position set by hand, some of it.

Both draw from the same stream in the same order, so the empty description of a position is the start itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike import decks
from roundhouse.games.spike.board import CARDS_EACH, GOODS, SUITS

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState
    from roundhouse.kernel.chance import Chance


def start(s: SpikeState, rng: Chance) -> None:
    """A play from the beginning (SP-2), up to the first choice."""
    place_market(s, rng)
    deal_contracts(s, rng)
    s.first = rng.below(s.players)  # SP-2.4
    s.turn = s.first
    shuffle_deck(s, rng)
    if not s.advanced:
        decks.deal_hands(s)
    s.seal = 0


def place_market(s: SpikeState, rng: Chance) -> None:
    """SP-2.1"""
    s.market = list(range(GOODS))
    rng.shuffle(s.market)


def deal_contracts(s: SpikeState, rng: Chance) -> None:
    """SP-2.2; with the advanced game the sides are still to be chosen (SP-13.1)."""
    seats = [good % s.players for good in range(GOODS)]
    rng.shuffle(seats)
    s.holder = seats
    for good in range(GOODS):
        side = rng.below(2)
        s.contract[good] = (good * CARDS_EACH + rng.below(CARDS_EACH)) * 2 + (0 if s.advanced else side)
        s.chosen[good] = not s.advanced


def shuffle_deck(s: SpikeState, rng: Chance) -> None:
    """The Railroad cards that lie nowhere yet are the deck."""
    left = unplaced(s)
    s.deck = [suit for suit in range(SUITS) for _ in range(left[suit])]
    rng.shuffle(s.deck)


def all_cards(s: SpikeState) -> list[int]:
    """How many Railroad cards there are of each suit (SP-1.3)."""
    return s.board.cards_with_two if s.players == 2 else s.board.cards


def unplaced(s: SpikeState) -> list[int]:
    """Railroad cards that lie nowhere, suit by suit; negative where there are too many."""
    left = all_cards(s)[:]
    for suit in range(SUITS):
        left[suit] -= s.row[suit] + s.discards[suit]
        for seat in range(s.players):
            left[suit] -= s.hand[seat * SUITS + suit]
    for card in s.deck:
        if card < SUITS:
            left[card] -= 1
    return left
