"""The plane a territory lies on: its cells, their names and neighbours, and the ways a tile can lie.

The first tile always lies on M13. Nobody can lay more than 36 tiles, so no tile is further than 35 steps from there:
the cells are all those within 35 steps, numbered row by row from the north, in each row from the west.
"""

from typing import Final

MOST_TILES: Final = 36  # a starting tile, four a round in eight rounds, three objectives
REACH: Final = MOST_TILES - 1
FIRST_COLUMN: Final = 12  # M: columns are counted from A
FIRST_ROW: Final = 13

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_IDS: Final = ("north", "east", "south", "west")

LIES: Final = 8
# right is turned a quarter clockwise; back is flipped first, which swaps east and west
LIE_IDS: Final = ("up", "right", "down", "left", "back-up", "back-right", "back-down", "back-left")


def column_name(column: int) -> str:
    """A to Z, then AA and on; west of A they are -A, -B and on."""
    if column < 0:
        return "-" + column_name(-1 - column)
    if column < 26:
        return chr(ord("A") + column)
    return column_name(column // 26 - 1) + column_name(column % 26)


def _places() -> list[tuple[int, int]]:
    """Row and column of each cell, in the order of their numbers."""
    found: list[tuple[int, int]] = []
    for down in range(-REACH, REACH + 1):
        width = REACH - abs(down)
        for right in range(-width, width + 1):
            found.append((FIRST_ROW + down, FIRST_COLUMN + right))
    return found


def _near(places: list[tuple[int, int]]) -> list[int]:
    number = {place: cell for cell, place in enumerate(places)}
    near: list[int] = []
    for row, column in places:
        for place in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            near.append(number.get(place, -1))
    return near


PLACES: Final = _places()
CELLS: Final = len(PLACES)
ROW: Final[list[int]] = [place[0] for place in PLACES]
COLUMN: Final[list[int]] = [place[1] for place in PLACES]
NEAR: Final[list[int]] = _near(PLACES)  # of cell * 4 + side: the cell there, -1 where no tile can ever lie
CELL_IDS: Final[list[str]] = [column_name(column) + str(row) for row, column in PLACES]
START: Final = PLACES.index((FIRST_ROW, FIRST_COLUMN))
_NUMBER: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}


def cell_at(row: int, column: int) -> int:
    """The cell in a row and column, -1 where no tile can ever lie."""
    return _NUMBER.get((row, column), -1)


def turned(edges: str, lie: int) -> str:
    """The four sides of a tile as it lies, north first."""
    if lie >= 4:
        edges = edges[0] + edges[3] + edges[2] + edges[1]
    turns = lie % 4
    return edges[4 - turns :] + edges[: 4 - turns]
