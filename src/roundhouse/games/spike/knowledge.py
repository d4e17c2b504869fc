"""What the others know of a hand of Railroad cards.

A card seen taken from the row is known to be in the hand until it is paid. When the deck is made anew, whoever counts
cards knows what the other hands hold together: `before` keeps what was in each that was not known singly, and `since`
what has been paid of such cards after that. Cards of one suit are all alike, so a known one is always the first to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import SUITS

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def saw_taken(s: SpikeState, seat: int, suit: int) -> None:
    """All have seen this card come into the hand."""
    s.known[seat * SUITS + suit] += 1
    if seat == s.right:
        s.told[suit] += 1


def paid_with(s: SpikeState, seat: int, suit: int, count: int) -> None:
    """So many cards of a suit are about to leave the hand for all to see."""
    at = seat * SUITS + suit
    all_old = unseen_draws(s, seat) == 0
    if seat == s.right:
        s.told[suit] = max(0, s.told[suit] - count)
    unknown = count - min(count, s.known[at])
    s.known[at] -= count - unknown
    if not unknown:
        return
    if all_old and s.before[at] >= unknown:
        s.before[at] -= unknown  # nothing has come unseen since: it must be an old one
    else:
        s.since[at] += unknown


def unseen_draws(s: SpikeState, seat: int) -> int:
    """How many cards have come into a hand face down since the deck was made anew."""
    first, last = seat * SUITS, (seat + 1) * SUITS
    unknown = sum(s.hand[first:last]) - sum(s.known[first:last]) + sum(s.since[first:last])
    return unknown - sum(s.before[first:last])


def deck_made_anew(s: SpikeState) -> None:
    """Everything but the hands has just been seen."""
    s.before = [s.hand[at] - s.known[at] for at in range(len(s.hand))]
    s.since = [0] * len(s.since)
