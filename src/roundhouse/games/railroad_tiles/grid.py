"""The cells of a territory as a grid of rows and columns, for what looks at more than neighbours."""

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.plane import COLUMN, ROW


class Grid:
    """Which cells have a tile: `filled` is 1 there, row by row, with a margin of empty cells on all sides."""

    def __init__(self, cells: list[int], margin: i64) -> None:
        """There must be at least one cell."""
        self.margin = margin
        self.top: i64 = ROW[cells[0]]
        self.left: i64 = COLUMN[cells[0]]
        self.width: i64 = 0
        self.height: i64 = 0
        self._bound(cells)
        self.filled: list[i64] = [0] * (self.width * self.height)
        for cell in cells:
            self.filled[self.at(cell)] = 1

    def _bound(self, cells: list[int]) -> None:
        top = self.top
        left = self.left
        bottom = top
        right = left
        for cell in cells:
            row: i64 = ROW[cell]
            column: i64 = COLUMN[cell]
            if row < top:
                top = row
            elif row > bottom:
                bottom = row
            if column < left:
                left = column
            elif column > right:
                right = column
        self.top = top - self.margin
        self.left = left - self.margin
        self.width = right - self.left + self.margin + 1
        self.height = bottom - self.top + self.margin + 1

    def at(self, cell: int) -> i64:
        """The place of a cell in `filled`."""
        return (ROW[cell] - self.top) * self.width + COLUMN[cell] - self.left
