"""The words and signs that all of Union Pacific's panels share: plates, track signs, sections."""

from typing import Any, Final

from roundhouse.games.union_pacific.board import PACKAGE
from roundhouse.kernel import text
from roundhouse.kernel.game import Game

Cell = str | list[list[str]]
Panel = dict[str, Any]
Spans = list[list[str]]

SIGNS: Final = {"clear": "─", "white": "□", "black": "■", "dotted": "┄", "joker": "★"}
UP_COLOUR: Final = "#c9a227"
TYPE_NAMES: Final = {
    "clear": "terminal-type-clear",
    "white": "terminal-type-white",
    "black": "terminal-type-black",
    "dotted": "terminal-type-dotted",
    "joker": "terminal-type-joker",
}


def say(key: str, language: str, **facts: Any) -> str:
    return text.catalogue(PACKAGE, language).say(key, **facts)


def type_name(card: str, language: str) -> str:
    return say(TYPE_NAMES[card], language)


def companies(game: Game[Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = game.board()["company"]
    return rows


def monogram(game: Game[Any], share: str) -> str:
    return next((str(row["monogram"]) for row in companies(game) if row["id"] == share), "UP")


def plate(game: Game[Any], share: str) -> list[str]:
    """The monogram as a small coloured plate."""
    colour = next((str(row.get("colour", "")) for row in companies(game) if row["id"] == share), UP_COLOUR)
    return [f" {monogram(game, share)} ", f"plate {colour}" if colour else "strong"]


def plates(game: Game[Any], counts: dict[str, int]) -> list[list[str]]:
    spans: list[list[str]] = []
    for share, count in counts.items():
        spans.append(plate(game, share))
        spans.append([f"×{count}  " if count > 1 else "  ", "plain"])
    return spans


def sign(card: str) -> list[str]:
    return [SIGNS[card], "brass" if card == "joker" else "plain"]


def id_of(section: dict[str, Any]) -> str:
    return f"{section['a']}--{section['b']}"


def section_of(game: Game[Any], id: str) -> dict[str, Any]:
    a, b = id.split("--")
    section: dict[str, Any] = next(row for row in game.board()["section"] if row["a"] == a and row["b"] == b)
    return section


def free_spaces(view: dict[str, Any], section: dict[str, Any]) -> int:
    """Spaces of the section without a train; start spaces have theirs from the beginning."""
    id = id_of(section)
    return int(section["spaces"]) - len([1 for company in view["companies"].values() if id in company["trains"]])
