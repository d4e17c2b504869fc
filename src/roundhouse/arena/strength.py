"""How strong the greedy bot is: tables of greedy and random players, every one measured against every other.

For each number of players all seatings with at least one of both are played in turn, so that no seat favours
anybody. In each game every strong seat is compared with every weak one: a better place counts 1, an equal one 1/2.
Pairs of one game share its luck, which the interval takes into account. A game for one player has no places: there the
two play it with the same seed, and more points are better. Which share a game asks for is its own `bar`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.arena.simulate import Outcome, Seating, Venue, mixed, seed_of, simulate
from roundhouse.arena.summary import Interval, clustered

STRONG, WEAK = "greedy", "random"


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


def rounds(players: int, games: int) -> int:
    """That many games, rounded up to whole rounds of all seatings."""
    turns = len(mixed((STRONG, WEAK), players))
    return -(-games // turns) * turns


def measure(name: str, players: int, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Strength:
    """Play that many games of a player count and compare the greedy seats with the random ones."""
    venue = Venue(name, None, {})
    play = _alone if players == 1 else _together
    compared = play(venue, players, rounds(players, games), seed, jobs, progress)
    number = sum(len(game) for game in compared)
    share = sum(map(sum, compared)) / number
    return Strength(players, len(compared), number, share, clustered(compared), venue.open().bar)


def _together(
    venue: Venue, players: int, games: int, seed: int, jobs: int, progress: Callable[[int], None]
) -> list[list[float]]:
    turns = mixed((STRONG, WEAK), players)
    planned = [Seating(turns[game % len(turns)], seed_of(seed, game)) for game in range(games)]
    return [pairs(outcome) for outcome in simulate(venue, planned, jobs, progress)]


def _alone(
    venue: Venue, players: int, games: int, seed: int, jobs: int, progress: Callable[[int], None]
) -> list[list[float]]:
    """Each game played by both, with the same seed."""
    seeds = [seed_of(seed, game) for game in range(games)]
    strong = simulate(venue, [Seating((STRONG,), each) for each in seeds], jobs, progress)
    weak = simulate(venue, [Seating((WEAK,), each) for each in seeds], jobs, lambda _: None)
    return [[better(theirs.scores[0], ours.scores[0])] for ours, theirs in zip(strong, weak, strict=True)]


def pairs(outcome: Outcome) -> list[float]:
    """Each strong seat against each weak one: 1, 1/2 or 0."""
    strong = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == STRONG]
    weak = [rank for rank, level in zip(outcome.ranks, outcome.levels, strict=True) if level == WEAK]
    return [better(ours, theirs) for ours in strong for theirs in weak]


def better(ours: int, theirs: int) -> float:
    """1 if ours is the smaller number, 1/2 if they are equal."""
    return 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0
