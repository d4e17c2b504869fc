"""A board file looked over: all findings, and the figures of a board that can be played on."""

import importlib
import tomllib
from typing import Any

from rich.console import Console

from roundhouse.kernel import text
from roundhouse.kernel.game import Game
from roundhouse.terminal.panels import draw, print_line
from roundhouse.terminal.reports import show_findings
from roundhouse.terminal.screen import offers


def errors(findings: list[Any]) -> int:
    return sum(finding.severity == "error" for finding in findings)


def show(game: Game, file: str, written: str, findings: list[Any], console: Console, language: str) -> None:
    """The verdict on a playable board, its figures, and what is remarkable about it."""
    say = text.house(language).say
    key = "cli-board-remarks" if findings else "cli-board-sound"
    print_line(console, say(key, file=file, count=len(findings)), "good")
    console.print()
    figures = offers(game, "figures")
    if figures is not None:
        summary = importlib.import_module(f"{game.package}.survey").summary(tomllib.loads(written))
        console.print(draw(figures(summary, language), console))
    show_findings(findings, game.package, console, language)


def unplayable(file: str, findings: list[Any], language: str) -> str:
    return text.house(language).say("cli-board-unplayable", file=file, count=errors(findings))
