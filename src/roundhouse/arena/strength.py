"""How strong the greedy bot is: tables of greedy and random players, every one measured against every other.

For each number of players all seatings with at least one of both are played in turn, so that no seat favours
anybody. In each game every strong seat is compared with every weak one: a better place counts 1, an equal one 1/2.
Pairs of one game share its luck, which the interval takes into account.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from roundhouse.arena.simulate import Outcome, Seating, Venue, seed_of, simulate
from roundhouse.arena.summary import Interval, clustered

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


def measure(name: str, players: int, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Strength:
    turns = patterns(players)
    planned = [Seating(turns[number % len(turns)], seed_of(seed, number)) for number in range(rounds(players, games))]
    outcomes = simulate(Venue(name, None, {}), planned, jobs, progress)
    compared = [pairs(outcome) for outcome in outcomes]
    number = sum(len(game) for game in compared)
    share = sum(map(sum, compared)) / number
    return Strength(players, len(compared), number, share, clustered(compared), BARS.get(name, BAR))


def pairs(outcome: Outcome) -> list[float]:
    """Each strong seat against each weak one: 1, 1/2 or 0."""
    strong = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == STRONG]
    weak = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == WEAK]
    return [1.0 if ours < theirs else 0.5 if ours == theirs else 0.0 for ours in strong for theirs in weak]
