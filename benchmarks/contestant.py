"""One contestant's process: it says who it is, then does what each line of its input asks, a JSON line each.

It lives through the whole run and waits between rounds, so that no contestant warms another's cache.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from time import perf_counter
from typing import Any, Final, Protocol

from benchmarks.peers import BACKGAMMON, CATANATRON, GIN_RUMMY, Catanatron, OpenSpiel

CLONED_EVERY: Final = 20
COUNTED_GAMES: Final = 20


class Contestant(Protocol):
    """Random play of one game of one library."""

    def play(self, seed: int) -> int:
        """Play a whole game and return its decisions: the loop that is timed."""

    def walk(self, seed: int) -> Iterator[tuple[Any, int]]:
        """The same game, stopping before each decision with the live state and the number of choices."""

    def cloner(self, state: Any) -> Callable[[], object]:
        """What clones a state as it is now, however the live one goes on."""

    def inside(self) -> Callable[[int], object] | None:
        """Plays a whole random game in one call to the library; None where there is no such call."""

    def decisions(self, finished: Any) -> int:
        """The decisions of a game that `inside` has played, counted when the clock has stopped."""

    def version(self) -> str: ...

    def compiled(self) -> bool: ...


def open_contestant(name: str) -> Contestant:
    """A peer by its name or a game of ours by its id. ImportError if its library is not here."""
    if name == BACKGAMMON:
        return OpenSpiel("backgammon")
    if name == GIN_RUMMY:
        return OpenSpiel("gin_rummy")
    if name == CATANATRON:
        return Catanatron()
    # Only here, so that a peer's process holds nothing of ours.
    from benchmarks.ours import Ours

    return Ours(name)


def census(contestant: Contestant) -> dict[str, float]:
    """Outside the timed rounds: the share of decisions with one choice, and the choices a decision has."""
    offered = [choices for seed in range(COUNTED_GAMES) for _, choices in contestant.walk(seed)]
    return {
        "decisions": len(offered),
        "forced": offered.count(1) / len(offered),
        "choices": sum(offered) / len(offered),
    }


def timed_games(
    play: Callable[[int], Any],
    decisions: Callable[[Any], int],
    seeds: Iterator[int],
    seconds: float,
) -> dict[str, float]:
    """Whole games until the time is up; the last one is finished and counted with its time."""
    finished = []
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        finished.append(play(next(seeds)))
    return {"games": len(finished), "count": sum(map(decisions, finished)), "seconds": elapsed}


def timed_clones(cloners: list[Callable[[], object]], seconds: float) -> dict[str, float]:
    passes = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for clone in cloners:
            clone()
        passes += 1
    return {"games": 0, "count": passes * len(cloners), "seconds": elapsed}


def serve(name: str) -> None:
    try:
        contestant = open_contestant(name)
    except ImportError as error:
        answer({"missing": str(error)})
        return
    inside = contestant.inside()
    cloners = [contestant.cloner(state) for state, _ in islice(contestant.walk(0), 0, None, CLONED_EVERY)]
    answer(
        {
            "compiled": contestant.compiled(),
            "version": contestant.version(),
            "measures": ["play", "clone"] if inside is None else ["play", "inside", "clone"],
            **census(contestant),
        }
    )
    played, insides = count(), count()
    for line in sys.stdin:
        measure, seconds = line.split()
        if measure == "clone":
            answer(timed_clones(cloners, float(seconds)))
        elif measure == "inside" and inside is not None:
            answer(timed_games(inside, contestant.decisions, insides, float(seconds)))
        else:
            answer(timed_games(contestant.play, int, played, float(seconds)))


def answer(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
