"""Draws docs/img/terminal.svg and terminal-map.svg: a turn in the middle of a game, as `roundhouse play` shows it.

    python docs/make_terminal_picture.py

The pictures stand alone: they ask no server for fonts.
"""

import io
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import roundhouse
from roundhouse.bots import bot
from roundhouse.games.union_pacific.terminal_chart import picture
from roundhouse.kernel.chance import BOT, Chance, chance
from roundhouse.terminal import opening
from roundhouse.terminal.local_table import LocalTable
from roundhouse.terminal.panels import THEME, draw
from roundhouse.terminal.session import Session

FOLDER = Path(__file__).parent / "img"
SEED = 7
TURNS = 14  # of the person, before the one that is shown
WIDTH = 112

NIGHT_PAPER, NIGHT_INK = (16, 24, 38), (226, 220, 205)
COLOURS = [(212, 45, 28), (53, 171, 99), (201, 162, 39), (63, 130, 222), (150, 90, 180), (60, 170, 180)]
NIGHT = TerminalTheme(NIGHT_PAPER, NIGHT_INK, [NIGHT_PAPER, *COLOURS, NIGHT_INK])

SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
    }}
    .{unique_id}-title {{ font-size: 18px; font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""


class Enough(Exception):
    """The picture is complete."""


def opened() -> Session:
    """A game at the turn to be shown, with the moves of the bots before it still to be told."""
    game = roundhouse.game("union-pacific")
    names = opening.table_names(4, 0, "Emma", "en")
    table = opening.sit_down(game, opening.new_record(game, 4, SEED, {}), 0, ["greedy"], names)
    luck = chance(SEED, BOT)
    for _ in range(TURNS):
        take_turn(table, luck)
    console = Console(
        record=True, width=WIDTH, height=60, theme=THEME, file=io.StringIO(), highlight=False, emoji=False, markup=False
    )
    session = Session(table, console, input, "en")
    session.told = len(table.log)
    return session


def take_turn(table: LocalTable, luck: Chance) -> None:
    """The person's whole turn, chosen as a greedy bot would."""
    table.let_bots_act()
    while table.waiting:
        table.choose(bot("greedy").choose(table.table.sight(table.seat), luck))


def type_in(session: Session, *lines: str) -> None:
    """Play on with these lines typed."""
    typed = iter(lines)

    def read() -> str:
        line = next(typed, "")
        session.console.print(f" > {line}", style="strong")
        if not line:
            raise Enough
        return line

    session.read = read
    with suppress(Enough):
        session.run()


def save(console: Console, name: str) -> None:
    drawn = console.export_svg(title="roundhouse play", theme=NIGHT, code_format=SVG, unique_id="roundhouse")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / name).write_text(drawn, encoding="utf-8")


def main() -> None:
    session = opened()
    type_in(session, "why dm denver phoenix")
    save(session.console, "terminal.svg")
    session.console.print(" > map", style="strong")
    session.console.print(draw([picture(session.game, session.table.state.view(0), WIDTH, "en")], session.console))
    save(session.console, "terminal-map.svg")


if __name__ == "__main__":
    main()
