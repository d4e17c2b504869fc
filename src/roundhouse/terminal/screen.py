"""The screen of a play: what the game itself shows of its table, or else the view as it is."""

import json

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, State
from roundhouse.terminal.panels import Panel


def screen(game: Game, state: State, seat: int | None, names: list[str], width: int, language: str) -> list[Panel]:
    """The table as the seat (None: a spectator) sees it."""
    view = state.view(seat)
    panels = game.panels(view, names, width, language)
    if panels is not None:
        return panels
    lines = json.dumps(view, indent=2, ensure_ascii=False).splitlines()
    return [{"title": text.common(language).say("cli-view-title"), "lines": lines}]
