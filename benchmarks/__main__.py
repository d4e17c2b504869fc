"""The bench's command: runs the rounds, prints the tables and, if asked, writes docs/performance.md."""

import argparse
import os
import platform
import shlex
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import roundhouse
from benchmarks.bars import Build
from benchmarks.report import PEERS, Card, bars_table, clone_table, inside_table, measured_peers, play_table
from benchmarks.rounds import ROOT, Contender, Missing, contender, run_rounds

PAGE: Final = ROOT / "docs" / "performance.md"
OPENING: Final = "<!-- figures: written by python -m benchmarks --write -->"
CLOSING: Final = "<!-- end of figures -->"
BUILDS: Final[tuple[Build, ...]] = ("compiled", "pure")


def main() -> None:
    arguments = parse()
    cards, notes = measure(arguments.games, arguments.rounds, arguments.seconds)
    text = "\n\n".join([*setting(arguments, cards), *notes, *tables(arguments.games, cards)])
    print(text)
    if arguments.write:
        write(PAGE, text)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often every contestant runs (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a round (default 1)")
    parser.add_argument("--games", nargs="*", choices=roundhouse.games(), default=list(roundhouse.games()),
                        help="our games to run (default all)")  # fmt: skip
    parser.add_argument("--write", action="store_true", help=f"write the figures into docs/{PAGE.name}")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one round of more than no time")
    return arguments


def measure(games: Sequence[str], rounds: int, seconds: float) -> tuple[list[Card], list[str]]:
    """The score cards of all who could run, and a sentence for each who could not."""
    notes: list[str] = []
    with ExitStack() as stack:
        contenders: list[Contender] = []
        for name, build in entries(games):
            tell(f"opening {name}" if build is None else f"opening {name}, {build}")
            try:
                opened = stack.enter_context(contender(name, build))
            except Missing as missing:
                notes.append(f"{name} is not installed here ({missing}); `make bench` installs it.")
                continue
            if build is not None and opened.card.facts.compiled != (build == "compiled"):
                notes.append(f"{name} has no {build} build here and is left out; `make bench` makes it.")
                continue
            contenders.append(opened)
        run_rounds(contenders, rounds, seconds, tell)
    return [opened.card for opened in contenders], notes


def entries(games: Sequence[str]) -> list[tuple[str, Build | None]]:
    ours: list[tuple[str, Build | None]] = [(game, build) for game in games for build in BUILDS]
    return [*ours, *((peer, None) for peer in PEERS)]


def setting(arguments: argparse.Namespace, cards: Sequence[Card]) -> list[str]:
    """When, where and how: what a reader needs to judge the figures or to get their own."""
    versions = [f"{peer.name} {peer.facts.version}" for peer in measured_peers(cards)]
    command = shlex.join(["python", "-m", "benchmarks", *sys.argv[1:]])
    return [
        f"Measured on {datetime.now(UTC).date()} (UTC) with `{command}`: "
        f"rounds: {arguments.rounds}, {arguments.seconds:g} s a contestant; one process at a time.",
        f"Machine: {os.cpu_count()} cores, {processor()}. {platform.python_implementation()} "
        f"{platform.python_version()}. Peers: {', '.join(versions) or 'none'}.",
    ]


def processor() -> str:
    """The processor's model, never the machine's name."""
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text().splitlines() if listing.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def tables(games: Sequence[str], cards: Sequence[Card]) -> list[str]:
    if not cards:
        return ["Nobody could run."]
    return [
        "### Random play, one decision a call",
        play_table(cards),
        "### Whole games in one call",
        inside_table(cards),
        "### Clones",
        clone_table(cards),
        "### Bars",
        bars_table(games, cards),
    ]


def write(page: Path, figures: str, opening: str = OPENING, closing: str = CLOSING) -> None:
    """Put the figures between two marks of the page; the prose around them stays."""
    before, opened, rest = page.read_text(encoding="utf-8").partition(opening)
    _, closed, after = rest.partition(closing)
    if not opened or not closed:
        raise SystemExit(f"{page.name} has lost a mark: it needs the lines {opening} and {closing}")
    page.write_text(f"{before}{opening}\n\n{figures}\n\n{closing}{after}", encoding="utf-8")


def tell(progress: str) -> None:
    print(progress, file=sys.stderr)


if __name__ == "__main__":
    main()
