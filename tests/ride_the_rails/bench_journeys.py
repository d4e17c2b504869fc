"""How long the search for the best journey of Ride the Rails takes, on late networks of games between bots.

Run it with `python -m tests.ride_the_rails.bench_journeys`. Every departure of the last two rounds is asked once for
the most money and once for the most against the best rival; a step limit keeps the answer in time, and the share
proved best is told.
"""

import argparse
import statistics
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import roundhouse
from roundhouse.arena.match import play
from roundhouse.bots import bot
from roundhouse.games.ride_the_rails import journeys

GAME = roundhouse.game("ride-the-rails")
LATE = 5  # from this round on
MEDIAN, TAIL = 20.0, 100.0  # ms: what we ask of the median and of the 99th percentile


def departures(games: int) -> Iterator[Any]:
    """The states in which somebody is about to choose a passenger, late in games between greedy bots."""
    for seed in range(games):
        record = play(GAME, [bot("greedy")] * 4, seed, {}).record
        for state in record.steps():
            seen = state.position()
            if seen["phase"] == "depart" and seen["round"] >= LATE and not state.over:
                yield state.clone()


def measure(games: int, aim: str) -> tuple[list[float], list[bool], list[int]]:
    """Milliseconds, whether proved, and links of each answer."""
    times, proved, links = [], [], []
    for state in departures(games):
        start = perf_counter()
        found = journeys.best(state, state.turn, aim)
        times.append(1000 * (perf_counter() - start))
        proved.append(found.proved)
        links.append(len(found.carriers))
    return times, proved, links


def row(games: int, aim: str) -> str:
    times, proved, links = measure(games, aim)
    median, tail = statistics.median(times), statistics.quantiles(times, n=100)[98]
    held = "pass" if median <= MEDIAN and tail <= TAIL else "MISS"
    return (
        f"| {aim} | {len(times):,} | {median:.2f} | {tail:.2f} | {max(times):.2f} | "
        f"{sum(proved) / len(proved):.1%} | {statistics.fmean(links):.1f} | {max(links)} | {held} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ride_the_rails.bench_journeys", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games between greedy bots (default 500)")
    games = parser.parse_args().games
    print(
        f"Roundhouse {'compiled' if roundhouse.compiled else 'pure'}, {games} games, {journeys.STEPS:,} steps at most"
    )
    print("| aim | searches | median ms | p99 ms | worst ms | proved | links, mean | most | bar |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---|")
    for aim in (journeys.OWN, journeys.LEAD):
        print(row(games, aim))


if __name__ == "__main__":
    main()
