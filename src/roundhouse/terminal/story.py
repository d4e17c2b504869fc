"""The story of a play: its events as sentences, one paragraph for each player's doings in a row."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.terminal.panels import Panel, draw, print_line

LONG_RUN = 4  # so many events of one kind in a row may be better told as a table


def story(
    game: Game, events: Iterable[Event], reader: int | None, names: list[str], language: str
) -> list[str | Panel]:
    """Events as the reader may know them: paragraphs, and panels where the game would rather show than tell."""
    seen = [event.seen_by(reader) for event in events]
    parts: list[str | Panel] = []
    speaker: int | None = None
    begun = False
    for run in _runs(seen):
        panel = _panel(game, run, names, language)
        if panel is not None:
            parts.append(panel)
            begun = False
            continue
        for key, facts in run:
            words = game.narrate(key, facts, names, language)
            other = facts.get("seat", speaker)
            if begun and other == speaker:
                parts[-1] = f"{parts[-1]} {words}"
            else:
                parts.append(words)
            speaker, begun = other, True
    return parts


def _runs(seen: list[tuple[str, dict[str, Any]]]) -> list[list[tuple[str, dict[str, Any]]]]:
    """Events of one kind in a row; kinds that differ only behind a hyphen count as one."""
    return [list(run) for _, run in groupby(seen, key=lambda event: event[0].partition("-")[0])]


def _panel(game: Game, run: list[tuple[str, dict[str, Any]]], names: list[str], language: str) -> Panel | None:
    return game.tally(run, names, language) if len(run) >= LONG_RUN else None


def show_story(parts: list[str | Panel], console: Console) -> None:
    for part in parts:
        if isinstance(part, str):
            print_line(console, Text.assemble(("▸ ", "brass"), part))
        else:
            console.print(draw([part], console))
