"""What we ask of ourselves: the usual speed bars.

A game that asks for others has them as BARS in a module `bars` in the folder of its tests; they replace these all.
"""

from typing import Final, Literal, NamedTuple

from benchmarks.peers import BACKGAMMON, CATANATRON
from tests.shelf import own_module

Build = Literal["compiled", "pure"]
Measure = Literal["play", "inside", "clone"]


class Bar(NamedTuple):
    """At least `least` times a peer's rate or, against nobody, at least `least` a second."""

    build: Build
    measure: Measure
    least: float
    against: str | None


USUAL: Final = (
    Bar("compiled", "play", 5, BACKGAMMON),
    Bar("compiled", "play", 15, CATANATRON),
    Bar("pure", "play", 1.5, BACKGAMMON),
    Bar("compiled", "clone", 150_000, None),
)


def bars(game: str) -> tuple[Bar, ...]:
    own = own_module(game, "bars")
    return USUAL if own is None else own.BARS
