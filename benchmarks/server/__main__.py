"""The server's bench as a command: loads our server and the peer's, looks back at long games, prints the tables."""

import argparse
import asyncio
import gc
import os
import platform
import shlex
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

import roundhouse
from benchmarks.__main__ import PAGE, processor, tell, write
from benchmarks.server import finished, hostile, report
from benchmarks.server.ours import OurTable
from benchmarks.server.pace import Seated, Tally, at_once, on_schedule
from benchmarks.server.report import Loaded
from benchmarks.server.servers import Serving, Unable, hostile_client, our_server, peer_server, stolen_seconds
from benchmarks.server.theirs import TheirMatch

OPENING: Final = "<!-- server figures: written by python -m benchmarks.server --write -->"
CLOSING: Final = "<!-- end of server figures -->"
OPENED_AT_ONCE: Final = 10
QUIET_PERIOD: Final = 0.05
HOSTILE_PERIOD: Final = 0.1
LONG_GAMES: Final = 20
QUESTIONS: Final = 1_000
QUESTIONS_A_TURN: Final = 5


def main() -> None:
    arguments = parse()
    with TemporaryDirectory() as folder:
        text = "\n\n".join(measure(arguments, Path(folder)))
    print(text)
    if arguments.write:
        write(PAGE, text, OPENING, CLOSING)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--game", choices=roundhouse.games(), default="union-pacific", help="which game of ours")
    parser.add_argument("--tables", type=int, default=200, help="tables at once, four sockets each (default 200)")
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds a window (default 60)")
    parser.add_argument("--write", action="store_true", help=f"write the figures into docs/{PAGE.name}")
    arguments = parser.parse_args()
    if arguments.tables < 1 or arguments.seconds <= 0:
        parser.error("at least one table and more than no time")
    return arguments


def measure(arguments: argparse.Namespace, folder: Path) -> list[str]:
    """All figures, as paragraphs and tables."""
    notes: list[str] = []
    with our_server(folder / "tables.db") as server:
        build = server.build
        quiet = asyncio.run(one_table(server, arguments))
        asked = asyncio.run(places(server, arguments))
        loaded = [asyncio.run(our_load(server, arguments))]
    try:
        with peer_server() as server:
            loaded.append(asyncio.run(their_load(server, arguments)))
    except Unable as wrong:
        notes.append(f"boardgame.io did not run here: {wrong}.")
    tell("playing long games")
    games = finished.prepare(folder / "long.db", arguments.game, LONG_GAMES)
    looks = look_back(folder / "long.db", games)
    attacked = asyncio.run(beside_hostile_clients(folder / "long.db", games, arguments))
    return [
        *setting(arguments, build),
        *notes,
        *report.pages(loaded, quiet, asked, [game.steps for game in games], looks, attacked),
    ]


def setting(arguments: argparse.Namespace, build: str) -> list[str]:
    command = shlex.join(["python", "-m", "benchmarks.server", *sys.argv[1:]])
    return [
        f"Measured on {datetime.now(UTC).date()} (UTC) with `{command}`: windows of {arguments.seconds:g} s; "
        f"our package {build}.",
        f"Machine: {os.cpu_count()} cores, {processor()}. {platform.python_implementation()} "
        f"{platform.python_version()}.",
    ]


# Under load -----------------------------------------------------------------------------------------------------------


async def our_load(server: Serving, arguments: argparse.Namespace) -> Loaded:
    """Saturation first: it warms the server up and brings the tables into the middle of their games."""
    tell(f"opening {arguments.tables} tables of ours")
    async with httpx.AsyncClient(timeout=60) as http:
        tables = [OurTable(server.url, arguments.game, http, Random(seed)) for seed in range(arguments.tables)]
        return await load(server, f"{arguments.game}, {server.build}", tables, arguments.seconds)


async def their_load(server: Serving, arguments: argparse.Namespace) -> Loaded:
    tell(f"opening {arguments.tables} matches of boardgame.io")
    matches = [TheirMatch(server.url, f"match-{number}") for number in range(arguments.tables)]
    return await load(server, f"boardgame.io {server.build}, tic-tac-toe", matches, arguments.seconds)


async def load(server: Serving, name: str, tables: Sequence[OurTable | TheirMatch], seconds: float) -> Loaded:
    for first in range(0, len(tables), OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPENED_AT_ONCE]))
    gc.freeze()  # a collection over all the sockets would be our own lateness
    tell(f"{name}: as fast as it can")
    closed, closed_processor = await timed(server, at_once, tables, seconds)
    tell(f"{name}: on schedule")
    await on_schedule(tables, seconds / 6)  # the queues of the closed loop run empty
    scheduled, scheduled_processor = await timed(server, on_schedule, tables, seconds)
    await asyncio.gather(*(table.leave() for table in tables))
    return Loaded(name, len(tables), scheduled, scheduled_processor, closed, closed_processor)


async def timed(
    server: Serving,
    pace: Callable[[Sequence[Seated], float], Awaitable[Tally]],
    tables: Sequence[Seated],
    seconds: float,
) -> tuple[Tally, float]:
    """What a window gave, and how much of a processor the server took for it."""
    clock = asyncio.get_running_loop().time
    before, began, stolen = server.processor_seconds(), clock(), stolen_seconds()
    tally = await pace(tables, seconds)
    tally.stolen = stolen_seconds() - stolen
    return tally, (server.processor_seconds() - before) / (clock() - began)


async def one_table(server: Serving, arguments: argparse.Namespace) -> Tally:
    tell("one table on a quiet server")
    async with httpx.AsyncClient(timeout=60) as http:
        table = OurTable(server.url, arguments.game, http, Random(0))
        await table.open()
        await on_schedule([table], arguments.seconds / 12, QUIET_PERIOD)
        tally = await on_schedule([table], arguments.seconds / 2, QUIET_PERIOD)
        await table.leave()
    return tally


# Asking ---------------------------------------------------------------------------------------------------------------


async def places(server: Serving, arguments: argparse.Namespace) -> list[float]:
    """How long a click takes to be answered: a question about some place at the start of every turn of a table."""
    tell("questions on a quiet server")
    rng = Random(3)
    async with httpx.AsyncClient(timeout=60) as http:
        targets = pointed((await http.get(f"{server.url}/api/games/{arguments.game}")).json()["layout"])
        table = OurTable(server.url, arguments.game, http, rng)
        await table.open()
        took: list[float] = []
        while len(took) < QUESTIONS:
            if table.begins:
                took += [await table.ask(rng.choice(targets)) for _ in range(QUESTIONS_A_TURN)]
            await table.move()
        await table.leave()
    return took


def pointed(layout: dict[str, Any]) -> list[dict[str, str]]:
    """What one can point at: the longest list of targets among the kinds of actions, each id alone."""
    lists = layout["lists"]
    _, kind, target, ids = max(
        (len(lists[target["list"]]), kind["kind"], target["name"], target["list"])
        for kind in layout["kinds"]
        for target in kind["targets"]
        if "list" in target
    )
    return [{"kind": kind, target: each} for each in lists[ids]]


# Looking back ---------------------------------------------------------------------------------------------------------


def look_back(database: Path, games: Sequence[finished.StoredGame]) -> list[tuple[str, list[float]]]:
    longest = max(games, key=lambda game: game.steps)
    with our_server(database) as server:
        tell("looking back")
        return [
            ("not in memory, own eyes", finished.from_storage(server.url, games)),
            ("in memory, own eyes", finished.every_step(server.url, longest, "own")),
            ("in memory, everybody's eyes", finished.every_step(server.url, longest, "all")),
        ]


# Beside somebody hostile ----------------------------------------------------------------------------------------------


async def beside_hostile_clients(
    database: Path, games: Sequence[finished.StoredGame], arguments: argparse.Namespace
) -> list[tuple[str, Tally]]:
    """How long the moves of a quiet table take while somebody at another address does their worst, way by way."""
    tokens = [game.token for game in games]
    tallies: list[tuple[str, Tally]] = []
    for way in hostile.WAYS:
        with our_server(database, "kept") as server:
            async with httpx.AsyncClient(timeout=60) as http:
                table = OurTable(server.url, arguments.game, http, Random(0))
                await table.open()
                await on_schedule([table], arguments.seconds / 12, HOSTILE_PERIOD)
                tell(f"a table beside {way}")
                with hostile_client(server.url, way, tokens):
                    await asyncio.sleep(arguments.seconds / 12)
                    tallies.append((way, await on_schedule([table], arguments.seconds / 2, HOSTILE_PERIOD)))
                await table.leave()
    return tallies


if __name__ == "__main__":
    main()
