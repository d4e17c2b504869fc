"""The figures: percentiles, verdicts on the bars, and the tables they stand in."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from benchmarks.report import table
from benchmarks.server.pace import Tally

MOVE_BAR = 0.100
CLICK_BAR = 0.050
ASK_BAR = 0.005
SLOW_ASK_BAR = 0.015
LOOK_BAR = 0.020


# How steps were looked at, and the seconds each look took.
Looks = tuple[str, Sequence[float]]


@dataclass
class Loaded:
    """One server under load: on schedule, and as fast as it can, each with its share of a processor."""

    name: str
    tables: int
    scheduled: Tally
    scheduled_processor: float
    closed: Tally
    closed_processor: float


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that this share of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def spread(values: Sequence[float]) -> list[str]:
    """The median, the 99th percentile and the worst, in milliseconds."""
    return [milliseconds(percentile(values, share)) for share in (0.5, 0.99, 1.0)]


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.1f}"


def schedule_table(loaded: Sequence[Loaded]) -> str:
    head = ["on schedule", "tables", "sockets", "moves", "moves/s", "p50 ms", "p99 ms", "max ms",
            "a command p99 ms", "generator late p99 ms", "server's processor", "stolen s"]  # fmt: skip
    rows = [
        [
            one.name,
            f"{one.tables:,}",
            f"{4 * one.tables:,}",
            f"{len(one.scheduled.moves):,}",
            f"{one.scheduled.rate:,.0f}",
            *spread(one.scheduled.moves),
            milliseconds(percentile(one.scheduled.clicks, 0.99)),
            milliseconds(percentile(one.scheduled.late, 0.99)),
            f"{one.scheduled_processor:.0%}",
            f"{one.scheduled.stolen:.1f}",
        ]
        for one in loaded
    ]
    return table(head, rows)


def saturation_table(loaded: Sequence[Loaded]) -> str:
    head = ["as fast as it can", "moves/s", "commands/s", "games ended", "p50 ms", "p99 ms", "server's processor"]
    rows = [
        [
            one.name,
            f"{one.closed.rate:,.0f}",
            f"{len(one.closed.clicks) / one.closed.seconds:,.0f}",
            f"{one.closed.games:,}",
            *spread(one.closed.moves)[:2],
            f"{one.closed_processor:.0%}",
        ]
        for one in loaded
    ]
    return table(head, rows)


def plain_table(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Kinds of things of which nothing is told but how long each took."""
    head = [title, "times", "p50 ms", "p99 ms", "max ms"]
    return table(head, [[name, f"{len(took):,}", *spread(took)] for name, took in rows])


def bars_table(rows: Sequence[tuple[str, float, float]]) -> str:
    return table(["bar", "at most", "measured", "verdict"], [verdict(*row) for row in rows])


def verdict(bar: str, most: float, measured: float) -> list[str]:
    return [bar, f"{milliseconds(most)} ms", f"{milliseconds(measured)} ms", "pass" if measured <= most else "MISS"]


def pages(
    loaded: Sequence[Loaded],
    quiet: Tally,
    asked: Sequence[float],
    steps: Sequence[int],
    looks: Sequence[Looks],
    attacked: Sequence[tuple[str, Tally]],
) -> list[str]:
    """Everything that was measured; `loaded` begins with our own server, `steps` are the lengths of the long games."""
    ours = loaded[0]
    return [
        f"### {ours.tables} tables at once",
        schedule_table(loaded),
        saturation_table(loaded),
        "### One table on a quiet server",
        plain_table("a command", [(ours.name, quiet.clicks)]),
        plain_table("a question about a place", [(ours.name, asked)]),
        "### Opening a finished game at any step",
        f"{len(steps)} games of {min(steps)} to {max(steps)} decisions, played by people; in memory, every step of the "
        "longest.",
        plain_table("a step", looks),
        "### One table beside a hostile client",
        plain_table("a move beside", [(way, tally.moves) for way, tally in attacked]),
        "### Bars",
        bars_table(
            [
                (f"a move at {ours.tables} tables, p99", MOVE_BAR, percentile(ours.scheduled.moves, 0.99)),
                ("a command on a quiet server, p99", CLICK_BAR, percentile(quiet.clicks, 0.99)),
                ("a question on a quiet server, p50", ASK_BAR, percentile(asked, 0.5)),
                ("a question on a quiet server, p99", SLOW_ASK_BAR, percentile(asked, 0.99)),
                *((f"a step {how}, worst", LOOK_BAR, max(took)) for how, took in looks),
                *((f"a move beside {way}, p99", MOVE_BAR, percentile(one.moves, 0.99)) for way, one in attacked),
            ]
        ),
    ]
