"""Imagining: a clone in which all that a seat cannot know is drawn anew.

Shares: any way the unseen ones can lie in the deck, in the hands and in the swaps of the others, given all the seat
has seen, the known piles of the deck included. While nobody else has swapped it is exactly uniform; after swaps every
consistent history can come out, the likelier ones more often, but not weighed exactly by the number of ways they can
have happened. Track cards are in `imagine_track.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import COMPANIES, SHARES
from roundhouse.games.union_pacific.decks import stacked
from roundhouse.games.union_pacific.imagine_track import imagine_track
from roundhouse.games.union_pacific.knowledge import KEPT, LEFT, SPENT, UNSEEN, explain, spare_shares, unaccounted
from roundhouse.games.union_pacific.phases import DRAWN, OPENING
from roundhouse.kernel.chance import IMAGINE, Chance, chance

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

TRIES: Final = 100  # an explanation that does not come out is thrown away


def imagine(s: UnionPacificState, seat: int | None, seed: int) -> UnionPacificState:
    twin = s.clone()
    rng = chance(seed, IMAGINE)
    others = [other for other in range(s.players) if other != seat]
    _deal_shares(twin, seat, others, rng)
    imagine_track(twin, seat, others, rng)
    if s.phase == OPENING:
        for other in others:
            if s.chosen[other] >= 0:
                twin.chosen[other] = rng.pick(_held(twin, other))
    twin.chance = rng
    return twin


# Shares ---------------------------------------------------------------------------------------------------------------


def _deal_shares(twin: UnionPacificState, seat: int | None, others: list[int], rng: Chance) -> None:
    """Explain the others' ledgers, name what is unseen in them, and make the rest the deck."""
    fates = _explain_all(twin, seat, others, rng)
    left = _unseen_shares(twin, seat, others, fates)
    unseen = [share for share in range(COMPANIES) for _ in range(left[share])]
    rng.shuffle(unseen)
    for index, other in enumerate(others):
        _deal_hand(twin, other, fates[index], unseen)
    twin.deck = stacked(unseen, twin.piles, rng) if twin.piles else unseen


def _explain_all(twin: UnionPacificState, seat: int | None, others: list[int], rng: Chance) -> list[list[int]]:
    """The fates of all that has come to the others. The shares on hand must be enough for all of them together."""
    fates: list[list[int]] = []
    for _ in range(TRIES):
        spare = spare_shares(twin, seat, others)
        fates = [_explain_one(twin.ledger[other], spare, rng) for other in others]
        if all(fates[index] or not twin.ledger[other] for index, other in enumerate(others)):
            break
    return fates


def _explain_one(ledger: list[int], spare: list[int], rng: Chance) -> list[int]:
    for _ in range(TRIES):
        left = spare[:]
        fates = explain(ledger, left, rng)
        if fates or not ledger:
            spare[:] = left
            return fates
    return []


def _unseen_shares(s: UnionPacificState, seat: int | None, others: list[int], fates: list[list[int]]) -> list[int]:
    """How many are in the deck or unseen in the others' hands, if these are the fates of what has come to them."""
    left = unaccounted(s, seat)
    for index, other in enumerate(others):
        for entry, fate in zip(s.ledger[other], fates[index], strict=True):
            if entry < COMPANIES and fate != SPENT:
                left[entry] -= 1
    return left


def _deal_hand(twin: UnionPacificState, other: int, fates: list[int], unseen: list[int]) -> None:
    first = other * SHARES
    for share in range(SHARES):
        twin.hand[first + share] = 0
        twin.gone[first + share] = 0
    for entry, fate in zip(twin.ledger[other], fates, strict=True):
        if fate == KEPT or fate == LEFT:
            share = unseen.pop() if entry == UNSEEN else entry
            if fate == KEPT:
                twin.hand[first + share] += 1
                if twin.phase == DRAWN and other == twin.turn:
                    twin.drawn = share  # the last to come
            else:
                twin.gone[first + share] += 1


def _held(twin: UnionPacificState, seat: int) -> list[int]:
    """The shares in a hand, one by one."""
    first = seat * SHARES
    return [share for share in range(SHARES) for _ in range(twin.hand[first + share])]
