"""Playing for a study: what each worker process does."""

import importlib

import roundhouse
from roundhouse.arena.match import play
from roundhouse.bots import bot
from studies.figures import Plays, Study


def study_of(name: str) -> Study:
    module = importlib.import_module(f"studies.{name.replace('-', '_')}")
    found: Study = module.STUDY
    return found


def played(task: tuple[str, int, str, range]) -> Plays:
    """Plays with these seeds, measured one by one."""
    name, players, level, seeds = task
    game = roundhouse.game(name)
    study = study_of(name)
    measured = Plays(players)
    for seed in seeds:
        result = play(game, [bot(level)] * players, seed, {})
        measured.add(result, study.measure(result))
    return measured
