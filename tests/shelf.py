"""Where the tests of a game live, and the small games of the tests' own, which only some tests have on the shelf."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import roundhouse

TESTS = Path(__file__).parent
SMALL_GAMES = TESTS / "small_games" / "games"


@contextmanager
def small_games() -> Iterator[None]:
    """The small games are registered until the end of the block."""
    folders = importlib.import_module("roundhouse.games").__path__
    folders.append(str(SMALL_GAMES))
    try:
        yield
    finally:
        folders.remove(str(SMALL_GAMES))


def small_game_ids() -> tuple[str, ...]:
    alone = roundhouse.games()
    with small_games():
        return tuple(name for name in roundhouse.games() if name not in alone)


def own_folder(game: str) -> Path:
    """The folder of a game's own tests."""
    return TESTS / game.replace("-", "_")


def own_module(game: str, name: str) -> ModuleType | None:
    """A module in the folder of a game's own tests, e.g. its study; None where it has none."""
    if not (own_folder(game) / f"{name}.py").is_file():
        return None
    return importlib.import_module(f"tests.{game.replace('-', '_')}.{name}")
