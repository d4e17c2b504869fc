"""`python -m studies [GAME ...] --games 4000 --write`: play, measure, and publish in docs/games/GAME.md."""

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from studies.figures import Plays, new_page, published
from studies.playing import played, studied, study_of

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
    said = asked.parse_args()
    for name in said.game:
        publish(name, said)


def publish(name: str, said: argparse.Namespace) -> None:
    report = study_of(name).report(measured(name, said), command(name, said))
    print(report)
    if said.write:
        page = DOCS / f"{name}.md"
        before = page.read_text(encoding="utf-8") if page.exists() else new_page(name)
        page.write_text(published(before, report), encoding="utf-8")


def measured(name: str, said: argparse.Namespace) -> Plays:
    seeds = range(said.seed, said.seed + said.games)
    tasks = [(name, said.players, said.bots, seeds[at : at + 50]) for at in range(0, said.games, 50)]
    total = Plays(said.players)
    with ProcessPoolExecutor(said.jobs, mp_context=multiprocessing.get_context("spawn")) as workers:
        for part in workers.map(played, tasks):
            total.join(part)
    return total


def command(name: str, said: argparse.Namespace) -> str:
    """What was asked for, whatever else was asked for with it."""
    return (
        f"python -m studies {name} --games {said.games} --players {said.players} --bots {said.bots} --seed {said.seed}"
    )


if __name__ == "__main__":
    main()
