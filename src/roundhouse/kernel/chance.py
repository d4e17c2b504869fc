"""Chance: the one random generator of all games.

A small generator on four 32-bit words (the xoshiro128** recurrence), because every intermediate result then
fits a machine word (`i64` when compiled) and the same numbers come out on every machine, compiled or not. Streams keep
setup, play and imagining apart: what one of them draws tells nothing of what another will draw.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

SETUP: Final = 1
PLAY: Final = 2
IMAGINE: Final = 3
BOT: Final = 4

WORD: Final[i64] = 0xFFFFFFFF


def _stir(word: i64) -> i64:
    """Spread every bit of a 32-bit word over all others (murmur3's finalizer, a permutation of the words)."""
    word ^= word >> 16
    word = _times(word, 0x85EBCA6B)
    word ^= word >> 13
    word = _times(word, 0xC2B2AE35)
    return word ^ (word >> 16)


def _times(word: i64, factor: i64) -> i64:
    """The last 32 bits of a product, by halves: nothing on the way needs more than 49."""
    return (word & 0xFFFF) * factor + (((word >> 16) * factor & 0xFFFF) << 16) & WORD


class Chance:
    """A stream of random numbers. Two with the same words always give the same numbers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def words(self) -> list[int]:
        """The whole inner state; `Chance(*words)` goes on exactly from here."""
        return [self.a, self.b, self.c, self.d]

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.d)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2**29."""
        count: i64 = n
        product = self._word() * count
        if product & WORD < count:
            uneven = (WORD + 1 - count) % count
            while product & WORD < uneven:
                product = self._word() * count
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in random order, every order equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def pick(self, choices: Sequence[int]) -> int:
        return choices[self.below(len(choices))]

    def seed(self) -> int:
        """A seed for another generator."""
        return self._word() << 29 | self._word() >> 3

    def _word(self) -> i64:
        b = self.b
        result = b * 5 & WORD
        result = ((result << 7) & WORD | result >> 25) * 9 & WORD
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= (b << 9) & WORD
        self.d = (self.d << 11) & WORD | self.d >> 21
        return result


def chance(seed: int, stream: int) -> Chance:
    """The generator of a seed (any whole number from 0 up, of any size) and a stream."""
    words: list[i64] = [0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x6A09E667]
    feed: i64 = stream
    rest = seed
    while True:
        for i in range(4):
            words[i] = _stir(words[i] ^ _stir(feed + i * 0x3C6EF372 & WORD))
            feed = (feed ^ words[i]) & WORD
        if rest == 0:
            break
        piece: i64 = rest & 0xFFFFFFFF
        feed = piece ^ words[3]
        rest >>= 32
    return Chance(words[0] | 1, words[1], words[2], words[3])
