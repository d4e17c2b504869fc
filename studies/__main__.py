"""`python -m studies [GAME ...] --games 4000 --write`: play, measure, and publish in docs/games/GAME.md."""

import argparse
import math
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from studies.figures import Plays, Setup, new_page, published
from studies.playing import Task, played, studied, study_of

DOCS = Path(__file__).parents[1] / "docs" / "games"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m studies", description=__doc__)
    asked.add_argument("game", nargs="*", choices=studied(), default=studied())
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--bots", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked.add_argument("--write", action="store_true", help="publish in docs/games")
    arguments = asked.parse_args()
    for name in arguments.game:
        publish(name, arguments)


def publish(name: str, arguments: argparse.Namespace) -> None:
    report = study_of(name).report(measured(name, arguments), command(name, arguments))
    print(report)
    if arguments.write:
        page = DOCS / f"{name}.md"
        before = page.read_text(encoding="utf-8") if page.exists() else new_page(name)
        page.write_text(published(before, report), encoding="utf-8")


def measured(name: str, arguments: argparse.Namespace) -> Plays:
    with ProcessPoolExecutor(arguments.jobs, mp_context=multiprocessing.get_context("spawn")) as workers:
        total = together(workers, name, Setup("plain", arguments.players, {}, 1.0), arguments)
        for setup in study_of(name).setups:
            total.besides[setup.name] = together(workers, name, setup, arguments)
    return total


def together(workers: ProcessPoolExecutor, name: str, setup: Setup, arguments: argparse.Namespace) -> Plays:
    """All games of a setup."""
    seeds = range(arguments.seed, arguments.seed + math.ceil(arguments.games * setup.part))
    tasks: list[Task] = [
        (name, setup.players, setup.options, arguments.bots, seeds[first : first + 50])
        for first in range(0, len(seeds), 50)
    ]
    total = Plays(setup.players)
    for part in workers.map(played, tasks):
        total.join(part)
    return total


def command(name: str, arguments: argparse.Namespace) -> str:
    """The command that repeats the figures of one game."""
    options = " ".join(f"--{option} {getattr(arguments, option)}" for option in ("games", "players", "bots", "seed"))
    return f"python -m studies {name} {options}"


if __name__ == "__main__":
    main()
