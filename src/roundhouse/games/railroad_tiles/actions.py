"""The action codes of Railroad Tiles: one block of numbers for each kind of action, in the order of a round."""

from typing import Final

from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, OBJECTIVES, TOKEN_LOOKS
from roundhouse.games.railroad_tiles.plane import CELL_IDS, CELLS, LIE_IDS, LIES
from roundhouse.kernel.layout import Kind, Layout, Target

SLOTS: Final = 4  # tiles in the largest column, and starting tiles
COLUMNS: Final = 5  # at most
LOOKS: Final = 4  # what a token can show

START: Final = 0  # take a starting tile: START + place in the display
COLUMN: Final = START + SLOTS  # take a column: COLUMN + column
LAY: Final = COLUMN + COLUMNS  # lay a tile: LAY + (place in its column * CELLS + cell) * LIES + lie
BUILD: Final = LAY + SLOTS * CELLS * LIES  # lay an objective: BUILD + (objective * CELLS + cell) * LIES + lie
REFUSE: Final = BUILD + OBJECTIVES * CELLS * LIES  # refuse a tile: REFUSE + place in its column
DISCARD: Final = REFUSE + SLOTS  # discard an objective that fits nowhere: DISCARD + objective
PLACE: Final = DISCARD + OBJECTIVES  # place a piece: PLACE + what the token shows * CELLS + cell
DONE: Final = PLACE + LOOKS * CELLS  # place no more pieces

SLOT_IDS: Final = ["1", "2", "3", "4"]
COLUMN_IDS: Final = ["1", "2", "3", "4", "5"]


def layout() -> Layout:
    """The kinds of actions in the order of the numbers above."""
    tile, cell, lie = Target("tile", SLOT_IDS), Target("cell", CELL_IDS), Target("lie", list(LIE_IDS))
    objective = Target("objective", list(OBJECTIVE_IDS))
    return Layout(
        [
            Kind("start", tile),
            Kind("column", Target("column", COLUMN_IDS)),
            Kind("lay", tile, cell, lie),
            Kind("build", objective, cell, lie),
            Kind("refuse", tile),
            Kind("discard", objective),
            Kind("place", Target("token", list(TOKEN_LOOKS)), cell),
            Kind("done"),
        ]
    )
