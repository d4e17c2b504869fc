"""Panels: what a game says about its table as plain data, drawn here with rich.

A game knows no terminal, and the terminal knows no game. Between them go panels, JSON-ready dicts:

  {"title": "Companies",                  may be left out
   "lines": [cell, ...]}                  lines of text, or a table:
  {"columns": [["Value", "right"], ...],  heading and side of each column: left, right or center
   "rows": [[cell, ...], ...],
   "foot": 2,                             how many of the last rows stand apart from the others
   "caption": "▲ leads"}                  what the signs mean, shown where there is room

A cell is a string, or a list of spans [text, style]. A style is a name of STYLES, or "plate #35ab63": a plate in
that colour with letters that can be read on it.
"""

from collections.abc import Iterable, Iterator
from typing import IO, Any

from rich.box import Box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

Cell = str | list[list[str]]
Panel = dict[str, Any]

PAPER, INK = "#faf7ee", "#1c1b1a"
STYLES = {
    "plain": "none",
    "strong": "bold",
    "quiet": "dim",
    "title": "bold #c9a227",
    "brass": "#c9a227",
    "alarm": "bold #d42d1c",
    "good": "#35ab63",
}
THEME = Theme(STYLES)

# A table without walls: a line below the headings and one above the foot.
OPEN = Box("    \n    \n ── \n    \n ── \n ── \n    \n    \n")
TIGHT_HEIGHT = 30


def console_for(width: int | None = None, file: IO[str] | None = None) -> Console:
    """A console with our styles, no guessing at numbers and paths."""
    return Console(theme=THEME, highlight=False, width=width, file=file, emoji=False, markup=False)


def indented(content: RenderableType, left: int = 1) -> Padding:
    """Off the left edge, and without blanks up to the right one."""
    return Padding(content, (0, 0, 0, left), expand=False)


def print_line(console: Console, words: str | Text, style: str = "plain") -> None:
    """A sentence or more, wrapped where the screen ends."""
    console.print(indented(Text(words, style=style) if isinstance(words, str) else words))


def written(cell: Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    return Text.assemble(*[(words, style_of(name)) for words, name in cell])


def style_of(name: str) -> Style | str:
    kind, _, colour = name.partition(" ")
    if kind != "plate":
        return name
    return Style(color=_readable_on(colour), bgcolor=colour, bold=True)


def _readable_on(colour: str) -> str:
    red, green, blue = (int(colour[digit : digit + 2], 16) for digit in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > 128_000 else PAPER


def draw(panels: Iterable[Panel], console: Console) -> Group:
    """All panels one below the other; on a low screen without the lines and gaps between them."""
    return Group(*(_tight(panels) if is_tight(console) else _roomy(panels)))


def is_tight(console: Console) -> bool:
    """A screen so low that every line counts. What is not a screen is never too low."""
    return console.is_terminal and console.height < TIGHT_HEIGHT


def _tight(panels: Iterable[Panel]) -> Iterator[RenderableType]:
    for panel in panels:
        yield from _content(panel, Table(box=None, **_FORM))


def _roomy(panels: Iterable[Panel]) -> Iterator[RenderableType]:
    for panel in panels:
        yield from _content(panel, Table(box=OPEN, **_FORM))
        if panel.get("caption"):
            yield indented(Text(panel["caption"], style="quiet"))
        yield Text("")


def _content(panel: Panel, table: Table) -> Iterator[RenderableType]:
    """The title, and the lines or the table, for which an empty one is given."""
    if panel.get("title"):
        yield Text(f" {panel['title']}", style="title")
    for line in panel.get("lines", []):
        yield indented(written(line))
    if "columns" in panel:
        _fill(table, panel)
        yield indented(table)


_FORM: dict[str, Any] = {
    "show_edge": False,
    "pad_edge": False,
    "padding": (0, 1, 0, 0),
    "header_style": "quiet",
}


def _fill(table: Table, panel: Panel) -> None:
    for heading, side in panel["columns"]:
        table.add_column(written(heading), justify=side, no_wrap=side != "left")
    last = len(panel["rows"]) - panel.get("foot", 0) - 1
    for index, row in enumerate(panel["rows"]):
        table.add_row(*[written(cell) for cell in row], end_section=index == last and table.box is not None)
