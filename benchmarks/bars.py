"""What we ask of ourselves: the one place where speed bars stand, by game id.

A game without a row here is held to the usual bars; a row replaces them all.
"""

from typing import Final, Literal, NamedTuple

from benchmarks.peers import BACKGAMMON, CATANATRON

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

BY_GAME: Final[dict[str, tuple[Bar, ...]]] = {
    "ride-the-rails": (Bar("compiled", "play", 3, BACKGAMMON),),
}


def bars(game: str) -> tuple[Bar, ...]:
    return BY_GAME.get(game, USUAL)
