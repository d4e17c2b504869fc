"""Imagining track cards: the hands of the others and the order of the track deck.

Until the track deck is made anew any unseen card can be anywhere. At that moment whoever counts cards knows what the
other hands hold together, since everything else has just gone into the deck; those are the old cards, and all that is
drawn from then on are new ones. So this says of every card played since whether it was an old or a new one, deals the
other old cards to the hands that had room for them, and fills the hands up with new ones. That is exact as to which
cards a hand can have had and held; it weighs the two origins of a played card by what was there of either, not by
counting every history. Two things a very attentive player might know are forgotten: what was certain of a single hand
before the deck was made anew once more, and that a hand could not be built with when its player had to pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import CARDS
from roundhouse.games.union_pacific.decks import spend, unspend
from roundhouse.games.union_pacific.phases import TRAIN

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState
    from roundhouse.kernel.chance import Chance

TRIES: Final = 200  # an account of the cards played that does not come out is thrown away


def imagine_track(twin: UnionPacificState, seat: int | None, others: list[int], rng: Chance) -> None:
    if twin.phase != TRAIN or twin.turn == seat:
        _deal(twin, seat, others, rng)
        return
    # the card chosen to build with is shown already, though still in hand: it counts as played meanwhile
    spend(twin, twin.turn, twin.card)
    twin.discards[twin.card] += 1
    _deal(twin, seat, others, rng)
    twin.discards[twin.card] -= 1
    unspend(twin, twin.turn, twin.card)


def _deal(twin: UnionPacificState, seat: int | None, others: list[int], rng: Chance) -> None:
    unseen = twin.board.track_cards[:]
    old = [0] * CARDS
    new = [0] * CARDS
    for card in range(CARDS):
        unseen[card] -= twin.discards[card] + twin.scrapped[card]
        if seat is not None:
            unseen[card] -= twin.cards[seat * CARDS + card]
        new[card] = unseen[card]
        for other in others:
            old[card] += twin.before[other * CARDS + card]
            new[card] += twin.since[other * CARDS + card]
        new[card] -= old[card]
    if max(old):
        for _ in range(TRIES):
            if _try(twin, others, old, new, rng):
                return
        for other in others:  # never met in play: then the others' old cards are forgotten
            for card in range(CARDS):
                twin.before[other * CARDS + card] = 0
    deck = _pack(unseen, rng)
    for other in others:
        _fill(twin, other, [0] * CARDS, _size(twin.cards, other), deck)
    twin.track_deck = deck


def _try(twin: UnionPacificState, others: list[int], old: list[int], new: list[int], rng: Chance) -> bool:
    """Account for what was played, deal the other old cards, fill up from the new; False if it does not come out."""
    plays = [
        slot for other in others for slot in range(other * CARDS, (other + 1) * CARDS) for _ in range(twin.since[slot])
    ]
    rng.shuffle(plays)
    stock = old[:]
    fresh = new[:]
    before = [0] * len(twin.before)
    room = [_size(twin.before, seat) for seat in range(twin.players)]  # places for old cards
    draws = [_size(twin.since, seat) + _size(twin.cards, seat) - room[seat] for seat in range(twin.players)]
    for slot in plays:
        seat = slot // CARDS
        card = slot % CARDS
        as_old = stock[card] * room[seat]
        as_new = fresh[card] * draws[seat]
        if as_old + as_new <= 0:
            return False
        if rng.below(as_old + as_new) < as_old:
            stock[card] -= 1
            room[seat] -= 1
            before[slot] += 1
        else:
            fresh[card] -= 1
            draws[seat] -= 1
    pack = _pack(stock, rng)
    deck = _pack(fresh, rng)
    for other in others:
        first = other * CARDS
        kept = [0] * CARDS
        for _ in range(room[other]):
            kept[pack.pop()] += 1
        for card in range(CARDS):
            twin.before[first + card] = before[first + card] + kept[card]
        _fill(twin, other, kept, _size(twin.cards, other), deck)
    twin.track_deck = deck
    return True


def _size(counts: list[int], seat: int) -> int:
    return sum(counts[seat * CARDS : (seat + 1) * CARDS])


def _pack(counts: list[int], rng: Chance) -> list[int]:
    cards = [card for card in range(CARDS) for _ in range(counts[card])]
    rng.shuffle(cards)
    return cards


def _fill(twin: UnionPacificState, seat: int, kept: list[int], size: int, deck: list[int]) -> None:
    """A hand of that size: the cards kept, and the rest from the deck."""
    first = seat * CARDS
    twin.cards[first : first + CARDS] = kept
    for _ in range(size - sum(kept)):
        twin.cards[first + deck.pop()] += 1
