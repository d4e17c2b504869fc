"""Setups of every game that cover all pairs of options, and plays of them at random. Knows no game by name."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import roundhouse
from roundhouse import Game, State
from tests.conformance.pairs import setups
from tests.shelf import small_games


class Case(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, Any]

    def start(self, seed: int) -> State:
        return self.game.start(players=self.players, seed=seed, **self.options)

    @property
    def name(self) -> str:
        said = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.id, str(self.players), *said])


@cache
def all_games() -> list[Game]:
    """Those on the shelf, and the small games of the tests' own."""
    with small_games():
        return [roundhouse.game(name) for name in roundhouse.games()]


def cases() -> list[Case]:
    return [Case(game, players, options) for game in all_games() for players, options in setups(game)]


class Step(NamedTuple):
    """A moment of a play: the state, and the action about to be done."""

    state: State
    seat: int
    action: int


def walk(case: Case, seed: int, longest: int = 20_000) -> Iterator[Step]:
    """A play at random: each step is handed out before it is done."""
    rng = random.Random(f"{case.name} {seed}")
    state = case.start(seed)
    for _ in range(longest):
        if state.over:
            return
        seat = rng.choice(state.actors)
        action = rng.choice(state.legal(seat))
        yield Step(state, seat, action)
        state.apply(seat, action)
    raise AssertionError(f"{case.name} with seed {seed} has not ended after {longest} actions")


def sampled(case: Case, seed: int, every: int) -> Iterator[Step]:
    """Some of the steps of such a play, the first among them."""
    for number, step in enumerate(walk(case, seed)):
        if number % every == 0:
            yield step


def middle(case: Case, seed: int) -> State:
    """A state half-way through such a play."""
    half = sum(1 for _ in walk(case, seed)) // 2
    return next(step.state for number, step in enumerate(walk(case, seed)) if number == half)


def asked_about(game: Game, most: int, rng: random.Random) -> list[int]:
    """All actions of a game, or so many of them if it has more: the first and the last, and others at random."""
    if game.action_space <= most:
        return list(range(game.action_space))
    return sorted({0, game.action_space - 1, *rng.sample(range(game.action_space), most)})
