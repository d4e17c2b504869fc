"""Runs of many games, with a bar that shows how far they are, and all their figures as JSON-ready data."""

import time
from typing import Any

from roundhouse.arena import strength
from roundhouse.arena.simulate import Seating, Venue, simulate
from roundhouse.arena.strength import Strength
from roundhouse.arena.summary import summary
from roundhouse.kernel.game import Game
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
