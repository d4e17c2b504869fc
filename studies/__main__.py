"""`python -m studies GAME --games 4000 --write`: play, measure, and publish in docs/games/GAME.md."""

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from studies.figures import Plays, published
from studies.playing import played, study_of

DOCS = Path(__file__).parents[1] / "docs" / "games"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m studies", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--bots", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked.add_argument("--write", action="store_true", help="publish in docs/games")
    said = asked.parse_args()
    seeds = range(said.seed, said.seed + said.games)
    chunks = [seeds[at : at + 50] for at in range(0, said.games, 50)]
    total = Plays(said.players)
    with ProcessPoolExecutor(said.jobs, mp_context=multiprocessing.get_context("spawn")) as workers:
        for part in workers.map(played, [(said.game, said.players, said.bots, chunk) for chunk in chunks]):
            total.join(part)
    study = study_of(said.game)
    command = (
        f"python -m studies {said.game} --games {said.games} --players {said.players} "
        f"--bots {said.bots} --seed {said.seed}"
    )
    report = study.report(total, command)
    print(report)
    if said.write:
        page = DOCS / f"{said.game}.md"
        page.write_text(published(page.read_text(encoding="utf-8"), report), encoding="utf-8")


if __name__ == "__main__":
    main()
