"""The rounds: one process a contestant, kept alive and asked in turn, in an order that rotates.

Only one process works at a time; the others wait for their next line.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from benchmarks.bars import Build, Measure
from benchmarks.report import Card, Facts, Lap

ROOT: Final = Path(__file__).parent.parent
MEASURES: Final[tuple[Measure, ...]] = ("play", "inside", "clone")


class Missing(Exception):
    """The contestant's library is not installed."""


class ContestantStopped(Exception):
    """A contestant's process ended before its answer; what it had to say is on the error stream."""


class Contender:
    """Our end of the two pipes to a contestant's process, and its score card."""

    def __init__(self, name: str, build: Build | None, asks: IO[str], answers: IO[str]) -> None:
        self.asks = asks
        self.answers = answers
        self.name = name
        hello = self.answer()
        if "missing" in hello:
            raise Missing(hello["missing"])
        facts = Facts(
            compiled=hello["compiled"],
            version=hello["version"],
            measures=tuple(hello["measures"]),
            forced=hello["forced"],
            choices=hello["choices"],
        )
        self.card = Card(name, build, facts)

    def run(self, measure: Measure, seconds: float) -> None:
        self.asks.write(f"{measure} {seconds}\n")
        self.asks.flush()
        self.card.laps.setdefault(measure, []).append(Lap(**self.answer()))

    def answer(self) -> dict[str, Any]:
        line = self.answers.readline()
        if not line:
            raise ContestantStopped(self.name)
        message: dict[str, Any] = json.loads(line)
        return message


@contextmanager
def contender(name: str, build: Build | None) -> Iterator[Contender]:
    """A contestant's process, from its start to its end; `build` None is a peer."""
    environment = {key: value for key, value in os.environ.items() if key != "ROUNDHOUSE_PURE"}
    if build == "pure":
        environment["ROUNDHOUSE_PURE"] = "1"
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.contestant", name],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    # Leaving the process closes its input, which is how it knows that the run is over.
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Contender(name, build, process.stdin, process.stdout)


def run_rounds(contenders: Sequence[Contender], rounds: int, seconds: float, tell: Callable[[str], None]) -> None:
    """Every measure of every contestant once a round; those who are compared run close together in time."""
    for turn in range(rounds):
        tell(f"round {turn + 1} of {rounds}")
        for measure in MEASURES:
            for contestant in rotated(contenders, turn):
                if measure in contestant.card.facts.measures:
                    # A clone is short and alike every time: a quarter of the time tells as much.
                    contestant.run(measure, seconds / 4 if measure == "clone" else seconds)


def rotated(contenders: Sequence[Contender], turn: int) -> list[Contender]:
    first = turn % len(contenders) if contenders else 0
    return [*contenders[first:], *contenders[:first]]
