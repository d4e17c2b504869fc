"""Which games are in the house: every package below `roundhouse.games` that has a GAME."""

import importlib
import pkgutil
from functools import cache

from roundhouse.kernel.errors import UnknownGame
from roundhouse.kernel.game import Game


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    folder = importlib.import_module("roundhouse.games").__path__
    found = pkgutil.iter_modules(folder)
    return tuple(sorted(module.name.replace("_", "-") for module in found if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that id. Its data is loaded here, not before."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGame("unknown-game", name=str(name), games=", ".join(games()))
    package = importlib.import_module(f"roundhouse.games.{name.replace('-', '_')}")
    found: Game = package.open_game()
    return found
