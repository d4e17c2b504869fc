"""The rules on a screen: all clauses, a section, one clause, or those with a word."""

import re
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from roundhouse.kernel.game import Game
from roundhouse.terminal.panels import print_line

Clause = dict[str, str]


def named(clauses: list[Clause], name: str) -> list[Clause]:
    """The clause of that id, or all of the section: "UP-4.6", "up-4", or just "4" in the game's own rules."""
    wanted = name.upper()
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?", wanted):
        wanted = f"{clauses[-1]['id'].partition('-')[0]}-{wanted}"
    return [each for each in clauses if each["id"] == wanted or each["id"].startswith(f"{wanted}.")]


def with_words(clauses: list[Clause], words: str) -> list[Clause]:
    wanted = _printed(words).lower()
    return [each for each in clauses if wanted in each["text"].lower() or wanted in each["section"].lower()]


def _printed(typed: str) -> str:
    """A keyboard has the straight apostrophe, the rules have the printed one."""
    return typed.replace("'", "’")


def clause_of(game: Game, id: str, language: str) -> Clause:
    return next(each for each in game.rules(language) if each["id"] == id)


def print_clauses(clauses: Iterable[Clause], console: Console, word: str = "") -> None:
    """Clauses under their headings; a word looked for stands out."""
    section = ""
    for clause in clauses:
        if clause["section"] != section:
            section = clause["section"]
            console.print()
            console.print(Text(f" {section}", style="title"))
        print_line(console, _clause(clause, word))


def _clause(clause: Clause, word: str) -> Text:
    line = Text.assemble((f"{clause['id']}  ", "brass"), clause["text"])
    if word:
        line.highlight_regex(f"(?i){re.escape(_printed(word))}", "strong")
    return line


def print_headings(clauses: Iterable[Clause], console: Console) -> None:
    for section in dict.fromkeys(clause["section"] for clause in clauses):
        console.print(Text(f"   {section}"))
