# Interpreted: it prints.
"""The figures of a box as panels for the terminal."""

from typing import Any

from roundhouse.games.railroad_tiles.board import PACKAGE
from roundhouse.kernel import text
from roundhouse.kernel.game import Panel

COUNTS = {
    "tiles": "terminal-box-tiles",
    "kinds": "terminal-box-kinds",
    "urban": "terminal-box-urban",
    "stations": "terminal-box-stations",
    "icons": "terminal-box-icons",
}


def panels(summary: dict[str, Any], language: str) -> list[Panel]:
    say = text.catalogue(PACKAGE, language).say
    line: list[list[str]] = []
    for count, key in COUNTS.items():
        line += [[f"{summary[count]} ", "strong"], [say(key) + "   ", "quiet"]]
    headings = [
        [say("terminal-box-shape"), "left"],
        [say("terminal-box-sides"), "left"],
        [say("terminal-box-tiles"), "right"],
        [say("terminal-box-urban"), "right"],
    ]
    rows = [[row["shape"], row["edges"], str(row["tiles"]), str(row["urban"])] for row in summary["shapes"]]
    return [{"lines": [line]}, {"columns": headings, "rows": rows}]
