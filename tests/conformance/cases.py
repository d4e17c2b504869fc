"""Every way a registered game can be set up, and plays of it at random. Knows no game by name."""

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import roundhouse
from roundhouse import Game, State


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


def cases() -> list[Case]:
    found = []
    for name in roundhouse.games():
        game = roundhouse.game(name)
        for players in game.players:
            allowed = game.options(players=players)
            for values in itertools.product(*allowed.values()):
                found.append(Case(game, players, dict(zip(allowed, values, strict=True))))
    return found


class Step(NamedTuple):
    """A moment of a play: the state, and the action about to be done."""

    state: State
    seat: int
    action: int


def walk(case: Case, seed: int, longest: int = 20_000) -> Iterator[Step]:
    """A play at random: each step is handed out before it is done."""
    luck = random.Random(f"{case.name} {seed}")
    state = case.start(seed)
    for _ in range(longest):
        if state.over:
            return
        seat = luck.choice(state.actors)
        action = luck.choice(state.legal(seat))
        yield Step(state, seat, action)
        state.apply(seat, action)
    raise AssertionError(f"{case.name} with seed {seed} has not ended after {longest} actions")


def sampled(case: Case, seed: int, every: int) -> Iterator[Step]:
    """Some of the steps of such a play, the first among them."""
    for number, step in enumerate(walk(case, seed)):
        if number % every == 0:
            yield step
