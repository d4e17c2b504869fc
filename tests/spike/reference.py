"""A second, slow and obviously correct account of what can be built: every simple path, and every way to pay.

It shares no code with the rules: it reads positions and the data of the board alone.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.spike.scenes import BESIDE, CITIES, CITY_AT, SPACES, SUITS

Hand = tuple[int, ...]


def network(position: dict[str, Any], seat: int) -> set[str]:
    """The junctions of a seat's network."""
    found = {CITIES[position["starts"][seat]]["junction"]}
    for space in position["tracks"][seat]:
        found |= {SPACES[space]["a"], SPACES[space]["b"]}
    return found


def lines(position: dict[str, Any], seat: int, most: int) -> Iterator[tuple[str, ...]]:
    """All lines of at most so many spaces, from the network."""
    own = network(position, seat)
    taken = {space for row in position["tracks"] for space in row}
    left = 45 - len(position["tracks"][seat])
    for start in sorted(own):
        yield from _walk(start, (), {start}, own, taken, min(most, left))


def _walk(
    here: str, path: tuple[str, ...], been: set[str], own: set[str], taken: set[str], most: int
) -> Iterator[tuple[str, ...]]:
    if len(path) == most:
        return
    for space, there in BESIDE[here].items():
        if space in taken or there in been or there in own:
            continue
        if there in CITY_AT:
            yield (*path, space)
        else:
            yield from _walk(there, (*path, space), been | {there}, own, taken, most)


def discards(hand: Hand, need: Hand) -> set[Hand]:
    """What can be discarded for these spaces: every split into cards and sets is tried, then the wasteful are left out.

    A way is a number for every pair of suits: how many spaces of the second are paid by the first.
    """
    found: set[Hand] = set()
    shares = [_splits(count) for count in need]
    for chosen in product(*shares):
        cost = [0] * len(SUITS)
        for suit, split in enumerate(chosen):
            for giver, count in enumerate(split):
                if count:
                    cost[giver] += count if giver == suit else count + 1
        if all(paid <= held for paid, held in zip(cost, hand, strict=True)):
            found.add(tuple(cost))
    return {one for one in found if not any(other != one and _within(other, one) for other in found)}


def _splits(count: int) -> list[Hand]:
    """The ways to share so many spaces of a suit among the six suits that may pay for them."""
    return [split for split in product(range(count + 1), repeat=len(SUITS)) if sum(split) == count]


def _within(one: Hand, other: Hand) -> bool:
    return all(few <= many for few, many in zip(one, other, strict=True))


def builds(position: dict[str, Any], seat: int) -> set[tuple[tuple[str, ...], Hand]]:
    """Every line that can be built now with every way to pay for it."""
    hand = tuple(position["hands"][seat].get(suit, 0) for suit in SUITS)
    found = set()
    for line in lines(position, seat, sum(hand)):
        suits = Counter(SPACES[space]["suit"] for space in line)
        for cards in discards(hand, tuple(suits[suit] for suit in SUITS)):
            found.add((line, cards))
    return found
