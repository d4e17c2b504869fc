"""Paying for a line: whether a hand can, and every way in which it does (SP-7).

What is discarded is packed into one number, six bits a suit, so that two ways compare in one subtraction.
"""

from typing import Final

from roundhouse.games.spike.board import SUITS

FIELD: Final = 6  # bits of a suit: its count, and a guard above it
COUNT: Final = 31
GUARDS: Final = 0b100000_100000_100000_100000_100000_100000
ONE: Final = [1 << FIELD * suit for suit in range(SUITS)]  # a single card of each suit


def packed(counts: list[int]) -> int:
    total = 0
    for suit in range(SUITS):
        total += counts[suit] * ONE[suit]
    return total


def count_of(cards: int, suit: int) -> int:
    """How many cards of a suit are in a packed number."""
    return cards >> FIELD * suit & COUNT


def unpacked(cards: int) -> list[int]:
    return [count_of(cards, suit) for suit in range(SUITS)]


def within(few: int, many: int) -> bool:
    """Whether of no suit there are more in the first than in the second."""
    return (many | GUARDS) - few & GUARDS == GUARDS


# Whether it can be paid -----------------------------------------------------------------------------------------------


def affords(hand: list[int], need: list[int]) -> bool:
    """Whether a hand pays for these spaces.

    That a space takes a card of its own suit where there is one loses nothing: a wild in its place costs as much.
    """
    return covers([hand[suit] - need[suit] for suit in range(SUITS)])


def covers(over: list[int]) -> bool:
    """Whether sets of what is over, one for each pair of suits, make up for all that is short."""
    for suit in range(SUITS):
        if over[suit] < 0:
            return _covers_suit(over, suit)
    return True


def _covers_suit(over: list[int], suit: int) -> bool:
    for giver in range(SUITS):
        most = min(over[giver] - 1, -over[suit])
        while most > 0:
            over[giver] -= most + 1
            over[suit] += most
            covered = covers(over)
            over[giver] += most + 1
            over[suit] -= most
            if covered:
                return True
            most -= 1
    return False


# Every way to pay -----------------------------------------------------------------------------------------------------


def payments(hand: list[int], need: list[int]) -> list[int]:
    """What can be discarded for these spaces, packed and ascending; no way holds all of another (SP-7.4).

    Suit by suit: a start that discards all that another does leads to nothing better.
    """
    held = packed(hand)
    found = [0]
    for suit in range(SUITS):
        if need[suit]:
            ways = _ways_for(hand, suit, need[suit])
            sums = [one + way for one in found for way in ways]
            found = minimal([each for each in sums if within(each, held)])
    return found


def _ways_for(hand: list[int], suit: int, count: int) -> list[int]:
    """The ways to pay for spaces of one suit: cards of it, and sets of others."""
    found: list[int] = []
    for own in range(min(count, hand[suit]) + 1):
        _add_sets(hand, suit, 0, count - own, own * ONE[suit], found)
    return minimal(found)


def _add_sets(hand: list[int], suit: int, giver: int, wilds: int, cards: int, found: list[int]) -> None:
    """Add the ways in which the suits from `giver` on make so many wilds, one set each."""
    if not wilds:
        found.append(cards)
        return
    if giver == SUITS:
        return
    _add_sets(hand, suit, giver + 1, wilds, cards, found)
    if giver != suit:
        for count in range(1, min(wilds, hand[giver] - 1) + 1):
            _add_sets(hand, suit, giver + 1, wilds - count, cards + (count + 1) * ONE[giver], found)


def minimal(ways: list[int]) -> list[int]:
    """Those that do not hold all of another, each once, ascending: what holds another is a greater number."""
    kept: list[int] = []
    for way in sorted(set(ways)):
        for other in kept:
            if (way | GUARDS) - other & GUARDS == GUARDS:
                break
        else:
            kept.append(way)
    return kept


def next_suit(ways: list[int]) -> int:
    """The first suit of which these ways discard different numbers, -1 if they are one."""
    if len(ways) > 1:
        for suit in range(SUITS):
            count = count_of(ways[0], suit)
            for way in ways:
                if count_of(way, suit) != count:
                    return suit
    return -1
