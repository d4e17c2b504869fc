"""When a move is due, and how long after that it was acknowledged: the same clock for every server."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

PHASES_SEED = 7


class Seated(Protocol):
    """People at one table, each with a socket of their own."""

    clicks: list[float]
    games: int

    async def move(self) -> float:
        """Make the next move; the moment its last command was acknowledged. Returns when the next can be made."""


@dataclass
class Tally:
    """Seconds, all of them: what was measured in one window.

    moves   from the moment a move was due to its acknowledgement
    clicks  from sending a command to its acknowledgement: a move is one or two of them
    stolen  of the processors' time, what the host of a virtual machine gave to others meanwhile
    late    from the moment a move was due to the moment the generator woke up for it, where the table was free
    """

    seconds: float = 0.0
    games: int = 0
    stolen: float = 0.0
    moves: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.moves) / self.seconds


def dues(phase: float, period: float, seconds: float) -> Iterator[float]:
    """The moments a table's moves are due, from the start of the window."""
    moment = phase
    while moment < seconds:
        yield moment
        moment += period


async def on_schedule(tables: Sequence[Seated], seconds: float, period: float = 1.0) -> Tally:
    """An open loop: a move a table every period, due whether or not the last one has been acknowledged.

    Each table has its own phase, drawn once, so that moves meet by chance as people's do.
    """
    phases = Random(PHASES_SEED)
    tally = Tally(seconds)
    start = _begin(tables)

    async def play(table: Seated, phase: float) -> None:
        for due in dues(phase, period, seconds):
            moment = start + due
            ahead = moment - _now()
            if ahead > 0:
                await asyncio.sleep(ahead)
                tally.late.append(_now() - moment)
            tally.moves.append(await table.move() - moment)

    await asyncio.gather(*(play(table, phases.random() * period) for table in tables))
    return _end(tables, tally)


async def at_once(tables: Sequence[Seated], seconds: float) -> Tally:
    """A closed loop: every table makes its next move as soon as it can."""
    tally = Tally(seconds)
    start = _begin(tables)

    async def play(table: Seated) -> None:
        while (began := _now()) < start + seconds:
            done = await table.move()
            if done < start + seconds:
                tally.moves.append(done - began)

    await asyncio.gather(*(play(table) for table in tables))
    return _end(tables, tally)


def _begin(tables: Sequence[Seated]) -> float:
    for table in tables:
        table.clicks.clear()
        table.games = 0
    return _now()


def _end(tables: Sequence[Seated], tally: Tally) -> Tally:
    tally.clicks = [click for table in tables for click in table.clicks]
    tally.games = sum(table.games for table in tables)
    return tally


def _now() -> float:
    return asyncio.get_running_loop().time()
