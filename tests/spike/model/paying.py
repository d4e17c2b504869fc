"""What can be discarded for the spaces of a line: SP-7.

A hand, a need and a payment are counts by suit. k spaces of one suit that another suit pays for take a set of k + 1.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from tests.spike.scenes import SUITS

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * len(SUITS)


def within(one: Counts, other: Counts) -> bool:
    return all(few <= many for few, many in zip(one, other, strict=True))


@lru_cache(maxsize=10_000)
def payments(hand: Counts, need: Counts) -> frozenset[Counts]:
    """Every way to pay that holds no other way: the suits of the line one after the other, each split in every way.

    What is wasteful halfway is so at the end, whatever follows.
    """
    ways = {NOTHING}
    for suit, count in enumerate(need):
        so_far = (*need[: suit + 1], *NOTHING[suit + 1 :])
        ways = {further for way in ways for further in _shares(hand, way, suit, count, 0)}
        ways = {way for way in ways if is_lean(way, so_far)}
    return frozenset(ways)


def is_lean(way: Counts, need: Counts) -> bool:
    """Whether no card of a way can be spared."""
    fewer = ((*way[:suit], count - 1, *way[suit + 1 :]) for suit, count in enumerate(way) if count)
    return not any(affords(cards, need) for cards in fewer)


def _shares(hand: Counts, way: Counts, suit: int, left: int, giver: int) -> Iterator[Counts]:
    """All that the suits from this giver on can add to a way, for so many spaces of a suit."""
    if left == 0:
        yield way
        return
    if giver == len(SUITS):
        return
    for share in range(left + 1):
        cards = share if giver == suit or share == 0 else share + 1
        paid = (*way[:giver], way[giver] + cards, *way[giver + 1 :])
        if paid[giver] <= hand[giver]:
            yield from _shares(hand, paid, suit, left - share, giver + 1)


def affords(hand: Counts, need: Counts) -> bool:
    """Whether there is a way at all: a card pays for its own suit first, the rest takes sets of what is spare.

    To do otherwise gains nothing: a card is worth one space of its suit, and in a set at most one of another.
    """
    short = tuple(sorted(want - have for want, have in zip(need, hand, strict=True) if want > have))
    spare = tuple(sorted(have - want for want, have in zip(need, hand, strict=True) if have > want + 1))
    return _cover(short, spare)


@cache
def _cover(short: Counts, spare: Counts) -> bool:
    if not short:
        return True
    if sum(short) > sum(spare) - 1:
        return False
    first, *rest = short
    for index, cards in enumerate(spare):
        for wilds in range(1, min(first, cards - 1) + 1):
            still = (*rest, first - wilds) if first > wilds else tuple(rest)
            left = (*spare[:index], cards - wilds - 1, *spare[index + 1 :])
            if _cover(tuple(sorted(still)), tuple(sorted(left))):
                return True
    return False
