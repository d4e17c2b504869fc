"""How strong the greedy bot is: tables of greedy and random players, every one measured against every other.

For each number of players all seatings with at least one of both are played in turn, so that no seat favours
anybody. In each game every strong seat is compared with every weak one: a better place counts 1, an equal one 1/2.
Seats of one game share its luck, so a game counts once, with the mean of its pairs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from statistics import fmean

from roundhouse.arena.simulate import Outcome, Seating, Venue, seed_of, simulate
from roundhouse.arena.summary import Interval, normal

STRONG, WEAK = "greedy", "random"
BAR = 0.95
BARS = {"ride-the-rails": 0.98}  # by game, where it is not the usual one


@dataclass(frozen=True, slots=True)
class Strength:
    """How often a strong seat ended before a weak one, at tables of one size."""

    players: int
    games: int
    pairs: int
    share: float
    interval: Interval
    bar: float

    @property
    def passed(self) -> bool:
        return self.share >= self.bar


def patterns(players: int) -> list[tuple[str, ...]]:
    """Every seating of strong and weak players with at least one of both."""
    return [levels for levels in product((STRONG, WEAK), repeat=players) if len(set(levels)) == 2]


def rounds(players: int, games: int) -> int:
    """That many games, rounded up to whole rounds of all seatings."""
    return -(-games // len(patterns(players))) * len(patterns(players))


def measure(game: str, players: int, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Strength:
    turns = patterns(players)
    planned = [Seating(turns[number % len(turns)], seed_of(seed, number)) for number in range(rounds(players, games))]
    outcomes = simulate(Venue(game, None, {}), planned, jobs, progress)
    means = [fmean(pairs(outcome)) for outcome in outcomes]
    compared = sum(len(pairs(outcome)) for outcome in outcomes)
    return Strength(players, len(means), compared, fmean(means), normal(means), BARS.get(game, BAR))


def pairs(outcome: Outcome) -> list[float]:
    """Each strong seat against each weak one: 1, 1/2 or 0."""
    strong = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == STRONG]
    weak = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == WEAK]
    return [1.0 if ours < theirs else 0.5 if ours == theirs else 0.0 for ours in strong for theirs in weak]
