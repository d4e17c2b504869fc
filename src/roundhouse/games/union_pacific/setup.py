"""Setting up: dealing what has not been placed. A fresh start places nothing; a position set by hand, some of it.

Both draw from the same stream in the same order, so the empty description of a position is the start itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.union_pacific.board import CARDS, COMPANIES, DIVIDEND, SHARES, UP, UP_SHARES
from roundhouse.games.union_pacific.knowledge import SWAP, UNSEEN
from roundhouse.games.union_pacific.network import open_map, place_start

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState
    from roundhouse.kernel.chance import Chance


def start(s: UnionPacificState, rng: Chance) -> None:
    """A play from the beginning (UP-2), up to the choice of the first investments."""
    everyone = list(range(s.players))
    open_map(s)
    for company, section in s.board.starts:
        place_start(s, company, section)
    s.turn = rng.below(s.players)  # UP-2.8
    deal_track(s, everyone, 3, rng)
    deal_shares(s, everyone, rng)
    for seat in everyone:
        learn_hand(s, seat)


def deal_track(s: UnionPacificState, seats: list[int], each: int, rng: Chance) -> None:
    """UP-2.2: the track cards not placed yet are shuffled and dealt; the rest is the deck."""
    left = unplaced_track(s)
    s.track_deck = [card for card in range(CARDS) for _ in range(left[card])]
    rng.shuffle(s.track_deck)
    for seat in seats:
        for _ in range(min(each, len(s.track_deck))):
            s.cards[seat * CARDS + s.track_deck.pop()] += 1


def deal_shares(s: UnionPacificState, seats: list[int], rng: Chance) -> None:
    """UP-2.3, UP-2.4: an UP share and four company shares each; the rest is the stack and the deck."""
    left = unplaced_shares(s)
    s.deck = [share for share in range(COMPANIES) for _ in range(left[share])]
    rng.shuffle(s.deck)
    s.up_stack = left[UP]
    for seat in seats:
        if s.up_stack:
            s.up_stack -= 1
            s.hand[seat * SHARES + UP] += 1
        for _ in range(min(4, len(s.deck))):
            s.hand[seat * SHARES + s.deck.pop()] += 1


def learn_hand(s: UnionPacificState, seat: int) -> None:
    """What all know of a hand whose past is unknown: its UP shares, and how many others it has."""
    first = seat * SHARES
    s.swaps[seat] = sum(s.gone[first : first + SHARES])
    ups = s.hand[first + UP] + s.gone[first + UP]
    others = sum(s.hand[first : first + UP]) + sum(s.gone[first : first + UP])
    s.ledger[seat] = [UP] * ups + [UNSEEN] * others + [SWAP] * s.swaps[seat]


def unplaced_track(s: UnionPacificState) -> list[int]:
    """Track cards that lie nowhere, kind by kind; negative where there are too many."""
    left = s.board.track_cards[:]
    for card in range(CARDS):
        left[card] -= s.discards[card] + s.scrapped[card]
        for seat in range(s.players):
            left[card] -= s.cards[seat * CARDS + card]
    for card in s.track_deck:
        left[card] -= 1
    return left


def unplaced_shares(s: UnionPacificState) -> list[int]:
    """Shares that lie nowhere, company by company and the Union Pacific last; negative where there are too many."""
    left = s.board.shares[:]
    left[UP] = UP_SHARES - s.up_stack
    for share in range(SHARES):
        left[share] -= s.row[share] + s.removed[share]
        for first in range(0, len(s.table), SHARES):
            left[share] -= s.table[first + share]
        for seat in range(s.players):
            left[share] -= s.hand[seat * SHARES + share] + s.gone[seat * SHARES + share]
    for card in s.deck:
        if card != DIVIDEND:
            left[card] -= 1
    return left
