"""Playing for a study: what each worker process does."""

import roundhouse
from roundhouse.arena.match import play
from roundhouse.bots import bot
from roundhouse.kernel.game import Option
from studies.figures import Plays, Study
from tests.shelf import own_module


def study_of(name: str) -> Study:
    module = own_module(name, "study")
    assert module is not None, f"{name} has no study"
    study: Study = module.STUDY
    return study


def studied() -> list[str]:
    """The games that have a study: a module `study` in the folder of their tests."""
    return [name for name in roundhouse.games() if own_module(name, "study")]


Task = tuple[str, int, dict[str, Option], str, range]  # game, players, options, bot, seeds


def played(task: Task) -> Plays:
    """Plays with these seeds, measured one by one."""
    name, players, options, level, seeds = task
    game = roundhouse.game(name)
    study = study_of(name)
    measured = Plays(players)
    for seed in seeds:
        result = play(game, [bot(level)] * players, seed, options)
        measured.add(result, study.measure(result))
    return measured
