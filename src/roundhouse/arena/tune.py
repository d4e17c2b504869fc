"""Finding weights for a game's judge by self-play.

Candidates sit at mixed tables with the former weights, every seating in turn, all of a generation with the same seeds.
A strategy of covariance matrix adaptation (the library `cma`) makes the next candidates from how they did. Every
generation is kept in a file, so that a run goes on where it stopped.
"""

import importlib
import json
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import tanh
from pathlib import Path
from typing import Any

from roundhouse.arena.match import play
from roundhouse.arena.pool import ProcessPool
from roundhouse.arena.simulate import mixed, seed_of
from roundhouse.arena.summary import Interval, clustered
from roundhouse.bots import Bot, GreedyBot
from roundhouse.kernel.errors import BadSetup
from roundhouse.kernel.registry import game as open_game

STEP = 0.25  # the first spread of candidates, as a part of each weight
LEAST = 0.1  # what a small weight counts as, compared with the mean of all
TOGETHER = 8  # tables that a process takes at a time
CLOSE = 0.15  # a margin of so much of the mean score counts as three quarters of a win


@dataclass(frozen=True, slots=True)
class TuningGame:
    """One game of a candidate: where it sits among the former weights, and the seed."""

    seats: tuple[bool, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Bout:
    """What a worker plays: a candidate's weights against the former ones at some tables."""

    game: str
    weights: list[float]
    former: list[float]
    tables: list[TuningGame]


@dataclass
class Tuning:
    """A run: what is tuned, and every generation so far with what its candidates came to."""

    game: str
    players: int
    games: int  # of each candidate in a generation
    seed: int
    former: list[float]
    generations: list[dict[str, Any]] = field(default_factory=list)

    def write(self, path: Path) -> None:
        kept = {"game": self.game, "players": self.players, "games": self.games, "seed": self.seed}
        kept |= {"features": list(open_game(self.game).features), "former": self.former}
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(kept | {"generations": self.generations}), encoding="utf-8")
        fresh.replace(path)


@dataclass(frozen=True, slots=True)
class Gain:
    """How often new weights ended before the former ones at mixed tables."""

    games: int
    pairs: int
    share: float
    interval: Interval


def begin(game: str, players: int, games: int, seed: int, path: Path) -> Tuning:
    """A new run, or the one that the file holds."""
    rules = open_game(game)
    if not rules.features:
        raise BadSetup("tune-no-features", game=game)
    if not path.exists():
        return Tuning(game, players, games, seed, list(rules.weights(players)))
    kept = json.loads(path.read_text(encoding="utf-8"))
    if (kept["game"], kept["players"], tuple(kept["features"])) != (game, players, rules.features):
        raise BadSetup("tune-other-run", file=str(path), game=game, players=players)
    return Tuning(game, players, kept["games"], kept["seed"], kept["former"], kept["generations"])


def evolve(tuning: Tuning, jobs: int) -> Iterator[float]:
    """Generation after generation, each added to the run: how well its candidates did on average, from 0 to 1."""
    strategy = _strategy(tuning)
    scale = _scale(tuning.former)
    with ProcessPool(jobs) as workers:
        while True:
            candidates = [[float(x) for x in candidate] for candidate in strategy.ask()]
            values = _values(tuning, [_times(candidate, scale) for candidate in candidates], workers)
            strategy.tell(candidates, [-value for value in values])
            tuning.generations.append({"candidates": candidates, "values": values})
            yield sum(values) / len(values)


def _values(tuning: Tuning, weights: list[list[float]], workers: ProcessPool) -> list[float]:
    """How each candidate does at the tables of a generation."""
    tables = tables_of(tuning.players, tuning.games, tuning.seed + 1 + len(tuning.generations))
    parts = [tables[first : first + TOGETHER] for first in range(0, len(tables), TOGETHER)]
    bouts = [Bout(tuning.game, candidate, tuning.former, part) for candidate in weights for part in parts]
    fought = workers.map(fight, bouts)
    values = []
    for first in range(0, len(fought), len(parts)):
        margins = [margin for bout in fought[first : first + len(parts)] for _, margin in bout]
        values.append(sum(margins) / len(margins))
    return values


def _strategy(tuning: Tuning) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses a library for pictures, which nobody needs here
            cma = importlib.import_module("cma")
    except ImportError:
        raise BadSetup("tune-no-cma") from None
    start = [weight / scale for weight, scale in zip(tuning.former, _scale(tuning.former), strict=True)]
    options = {"seed": tuning.seed + 1, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy(start, STEP, options)
    for generation in tuning.generations:
        strategy.ask()
        strategy.tell(generation["candidates"], [-value for value in generation["values"]])
    return strategy


def _scale(weights: list[float]) -> list[float]:
    """What a weight is counted in: its own size, or a part of the others' if it is small."""
    mean = sum(map(abs, weights)) / len(weights)
    return [max(abs(weight), LEAST * mean) for weight in weights]


def _times(candidate: list[float], scale: list[float]) -> list[float]:
    return [one * other for one, other in zip(candidate, scale, strict=True)]


def found(tuning: Tuning) -> list[float]:
    """The weights in the middle of the last candidates."""
    if not tuning.generations:
        return tuning.former
    return _times([float(x) for x in _strategy(tuning).mean], _scale(tuning.former))


def tables_of(players: int, games: int, seed: int) -> list[TuningGame]:
    """The games of a comparison: all mixed seatings in turn, each with its own seed."""
    turns = mixed((True, False), players)
    return [TuningGame(turns[number % len(turns)], seed_of(seed, number)) for number in range(games)]


def compare(tuning: Tuning, weights: list[float], games: int, jobs: int, progress: Callable[[int], None]) -> Gain:
    """New weights against the former ones, at tables no candidate has sat at."""
    tables = tables_of(tuning.players, games, tuning.seed)
    bouts = [
        Bout(tuning.game, weights, tuning.former, tables[first : first + TOGETHER])
        for first in range(0, games, TOGETHER)
    ]
    compared: list[list[float]] = []
    with ProcessPool(jobs) as workers:
        for _, fought in workers.each(fight, bouts):
            compared += [pairs for pairs, _ in fought]
            progress(len(fought))
    pairs = sum(len(each) for each in compared)
    return Gain(len(compared), pairs, sum(map(sum, compared)) / pairs, clustered(compared))


def fight(bout: Bout) -> list[tuple[list[float], float]]:
    """Game by game: each seat of the candidate against each of the former weights, 1, 1/2 or 0; and by how much.

    Alone at the table the two play one game each with the same seed.
    """
    game = open_game(bout.game)
    new, former = GreedyBot(bout.weights), GreedyBot(bout.former)
    outcomes = []
    for table in bout.tables:
        if len(table.seats) == 1:
            outcomes.append(_compared([_points(game, [new], table.seed)[0]], [_points(game, [former], table.seed)[0]]))
            continue
        points = _points(game, [new if is_new else former for is_new in table.seats], table.seed)
        mine = [points[seat] for seat, is_new in enumerate(table.seats) if is_new]
        outcomes.append(_compared(mine, [points[seat] for seat, is_new in enumerate(table.seats) if not is_new]))
    return outcomes


def _points(game: Any, bots: list[Bot], seed: int) -> list[tuple[int, int]]:
    """Seat by seat: how good its place is, and its score."""
    result = play(game, bots, seed, {})
    return [(-rank, score) for rank, score in zip(result.ranks, result.scores, strict=True)]


def _compared(mine: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> tuple[list[float], float]:
    pairs = [(one, other) for one in mine for other in theirs]
    wins = [1.0 if one > other else 0.5 if one == other else 0.0 for one, other in pairs]
    usual = max(1.0, sum(abs(score) for _, score in mine + theirs) / (len(mine) + len(theirs)))
    by = [0.5 + 0.5 * tanh(0.55 * (one[1] - other[1]) / usual / CLOSE) for one, other in pairs]
    return wins, sum(by) / len(by)
