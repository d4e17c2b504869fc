"""Runs of many games, with a bar that shows how far they are, and all their figures as JSON-ready data."""

import time
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from roundhouse.arena import strength, tune
from roundhouse.arena.simulate import Seating, Venue, simulate
from roundhouse.arena.strength import Strength
from roundhouse.arena.summary import summary
from roundhouse.arena.tune import Gain, Tuning
from roundhouse.kernel import text
from roundhouse.kernel.game import Game
from roundhouse.terminal.panels import print_line
from roundhouse.terminal.progress import progress_bar


def simulated(game: Game, venue: Venue, planned: list[Seating], jobs: int, language: str) -> dict[str, Any]:
    """Play them and sum up. Only the timing depends on the number of processes, and on the day."""
    began = time.perf_counter()
    with progress_bar(len(planned), language) as advance:
        outcomes = simulate(venue, planned, jobs, advance)
    seconds = time.perf_counter() - began
    decisions = sum(outcome.decisions for outcome in outcomes)
    players = len(planned[0].levels)
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "board": game.board_digest,
        "players": players,
        "options": game.settle(players, venue.options),
        **summary(outcomes),
        "timing": {
            "jobs": jobs,
            "seconds": seconds,
            "decisions": decisions,
            "decisions_per_second": decisions / seconds,
        },
    }


def measured(game: str, counts: list[int], games: int, seed: int, jobs: int, language: str) -> list[Strength]:
    """The strength of the greedy bot at tables of each size."""
    total = sum(strength.rounds(players, games) for players in counts)
    with progress_bar(total, language) as advance:
        return [strength.measure(game, players, games, seed, jobs, advance) for players in counts]


def strength_figures(game: str, measures: list[Strength]) -> dict[str, Any]:
    tables = [
        {
            "players": each.players,
            "games": each.games,
            "pairs": each.pairs,
            "share": each.share,
            "low": each.interval.low,
            "high": each.interval.high,
            "bar": each.bar,
            "passed": each.passed,
        }
        for each in measures
    ]
    return {"game": game, "strong": strength.STRONG, "weak": strength.WEAK, "tables": tables}


class Limit(NamedTuple):
    """When a search for weights ends: whichever comes first."""

    generations: int | None
    minutes: int | None

    def reached(self, generations: int, seconds: float) -> bool:
        if self.generations is not None and generations >= self.generations:
            return True
        return self.minutes is not None and seconds >= 60 * self.minutes


class Tuned(NamedTuple):
    weights: list[float]
    gain: Gain


def tuned(tuning: Tuning, path: Path, until: Limit, jobs: int, games: int, console: Console, language: str) -> Tuned:
    """Search until the limit, a line for each generation, then play what was found against the former weights."""
    began = time.perf_counter()
    say = text.common(language).say
    if tuning.generations:
        print_line(console, say("cli-tune-resumed", file=str(path), count=len(tuning.generations)), "quiet")
    if not until.reached(len(tuning.generations), 0.0):
        for share in tune.evolve(tuning, jobs):
            tuning.write(path)
            best = max(tuning.generations[-1]["values"])
            facts = {"number": len(tuning.generations), "mean": f"{100 * share:.1f}", "best": f"{100 * best:.1f}"}
            print_line(console, say("cli-tune-generation", **facts), "quiet")
            if until.reached(len(tuning.generations), time.perf_counter() - began):
                break
    weights = tune.found(tuning)
    with progress_bar(games, language) as advance:
        return Tuned(weights, tune.compare(tuning, weights, games, jobs, advance))
