"""Our games on the bench: the plain loop over any registered game, and the playout inside our own code."""

import importlib
import importlib.machinery
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import roundhouse

FULL_TABLE = 4


class Ours:
    """A registered game, at four players or the nearest number it allows."""

    def __init__(self, game: str) -> None:
        self.game = roundhouse.game(game)
        self.players = min(self.game.players, key=lambda players: abs(players - FULL_TABLE))

    def play(self, seed: int) -> int:
        random = Random(seed).random
        state = self.game.start(players=self.players, seed=seed)
        decisions = 0
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def walk(self, seed: int) -> Iterator[tuple[Any, int]]:
        random = Random(seed).random
        state = self.game.start(players=self.players, seed=seed)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            yield state, len(legal)
            state.apply(seat, legal[int(random() * len(legal))])

    def cloner(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone().clone
        return clone

    def inside(self) -> Callable[[int], int] | None:
        """The same random play in a single call, where the random bot offers it."""
        try:
            play_out = importlib.import_module("roundhouse.bots.random").play_out
        except (ImportError, AttributeError):
            return None
        rng = importlib.import_module("roundhouse.kernel.chance")

        def play(seed: int) -> int:
            state = self.game.start(players=self.players, seed=seed)
            decisions: int = play_out(state, rng.chance(seed, rng.BOT))
            return decisions

        return play

    def decisions(self, finished: int) -> int:
        return finished

    def version(self) -> str:
        return f"rules {self.game.rules_version}"

    def compiled(self) -> bool:
        """Asked of the file this game's state came from: a benchmark believes what it runs."""
        state = self.game.start(players=self.players, seed=0)
        file = sys.modules[type(state).__module__].__file__ or ""
        return file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
