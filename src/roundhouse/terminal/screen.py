"""The screen of a play. A game that has a module `terminal` says itself what to show; of any other we print the view.

Such a module may have any of these, all returning panels (see `panels.py`) or parts of them:

  screen(game, view, names, width, language)      the table as a view shows it
  chart(game, state, seat, words, width, language)  the map, or what the words name on it; asked for with `map`
  note(game, view, meaning)                       spans that stand behind a choice
  tally(game, events, names, language)            a run of events of one kind as one panel, or None
  source(game, id, language)                      what a source of points is called
  figures(summary, language)                      the figures of a board file
"""

import importlib
import importlib.util
import json
from types import ModuleType
from typing import Any

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, State
from roundhouse.terminal.panels import Panel


def module_of(game: Game) -> ModuleType | None:
    """The game's own `terminal`, if it has one."""
    name = f"{game.package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def offers(game: Game, what: str) -> Any:
    """What the game's `terminal` has of that name, or None."""
    return getattr(module_of(game), what, None)


def screen(game: Game, state: State, seat: int | None, names: list[str], width: int, language: str) -> list[Panel]:
    """The table as the seat (None: a spectator) sees it."""
    view = state.view(seat)
    own = offers(game, "screen")
    if own is not None:
        panels: list[Panel] = own(game, view, names, width, language)
        return panels
    lines = json.dumps(view, indent=2, ensure_ascii=False).splitlines()
    return [{"title": text.house(language).say("cli-view-title"), "lines": lines}]
