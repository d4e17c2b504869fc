"""A board file looked over: all findings, and the figures of a board that can be played on."""

from rich.console import Console

from roundhouse.kernel import text
from roundhouse.kernel.errors import Finding
from roundhouse.kernel.game import Game
from roundhouse.terminal.panels import draw, print_line
from roundhouse.terminal.reports import show_findings


def errors(findings: list[Finding]) -> int:
    return sum(finding.severity == "error" for finding in findings)


def show(game: Game, file: str, written: str, findings: list[Finding], console: Console, language: str) -> None:
    """The verdict on a playable board, its figures, and what is remarkable about it."""
    say = text.common(language).say
    key = "cli-board-remarks" if findings else "cli-board-sound"
    print_line(console, say(key, file=file, count=len(findings)), "good")
    console.print()
    console.print(draw(game.board_figures(written, language), console))
    show_findings(findings, game.package, console, language)


def unplayable(file: str, findings: list[Finding], language: str) -> str:
    return text.common(language).say("cli-board-unplayable", file=file, count=errors(findings))
