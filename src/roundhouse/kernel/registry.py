"""Which games there are: every package below `roundhouse.games`, in whatever folders that package spans."""

import importlib
import pkgutil
from functools import cache

from roundhouse.kernel.errors import UnknownGame
from roundhouse.kernel.game import Game


def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return _listed(tuple(importlib.import_module("roundhouse.games").__path__))


def game(name: str) -> Game:
    """The game of that id. Its data is loaded here, not before."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGame("unknown-game", name=str(name), games=", ".join(games()))
    return _opened(name)


@cache
def _listed(folders: tuple[str, ...]) -> tuple[str, ...]:
    modules = pkgutil.iter_modules(folders)
    return tuple(sorted(module.name.replace("_", "-") for module in modules if module.ispkg))


@cache
def _opened(name: str) -> Game:
    package = importlib.import_module(f"roundhouse.games.{name.replace('-', '_')}")
    game: Game = package.open_game()
    return game
