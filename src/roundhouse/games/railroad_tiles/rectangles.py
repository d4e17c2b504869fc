"""The largest rectangle within reach: cells that are still missing count against it."""

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.grid import Grid
from roundhouse.games.railroad_tiles.territory import Territory


class Rectangles:
    """The rectangles on one territory, and on the same one with a tile more.

    A rectangle is worth `tile` for each of its cells, less `missing` for each of those that is empty. Missing cells
    cost more than they bring, so no good rectangle reaches beyond the tiles: the grid is theirs, with a margin for one
    more.
    """

    def __init__(self, territory: Territory, tile: i64, missing: i64) -> None:
        self.tile = tile
        self.missing = missing
        self.grid: Grid | None = None
        self.width: i64 = 0
        self.height: i64 = 0
        self.filled: list[i64] = []
        self.best: i64 = 0
        if territory.cells:
            self.grid = Grid(territory.cells, 1)
            self.width = self.grid.width
            self.height = self.grid.height
            self.filled = self.grid.filled
            self._find()

    def _find(self) -> None:
        """The best of all: for each run of rows the best run of columns."""
        width = self.width
        filled = self.filled
        row: i64
        last: i64
        column: i64
        for row in range(1, self.height - 1):
            counts: list[i64] = [0] * width
            cost: i64 = 0
            for last in range(row, self.height - 1):
                cost += self.missing - self.tile
                run: i64 = 0
                for column in range(width):
                    counts[column] = counts[column] + filled[last * width + column]
                    run += self.missing * counts[column] - cost
                    if run < 0:
                        run = 0
                    elif run > self.best:
                        self.best = run

    def with_tile(self, cell: int) -> i64:
        """The best with a tile on an empty cell too: only rectangles around that cell can have become better."""
        if self.grid is None:
            return self.tile
        at = self.grid.at(cell)
        self.filled[at] = 1
        best = self._find_around(at // self.width, at % self.width)
        self.filled[at] = 0
        return max(best, self.best)

    def _find_around(self, row: i64, column: i64) -> i64:
        """The best of the rectangles that have a cell in them."""
        best: i64 = 0
        first: i64
        last: i64
        above: list[i64] = [0] * self.width
        for first in range(row, min(row, 1) - 1, -1):
            self._add_row(above, first)
            counts = above[:]
            for last in range(row, max(row + 1, self.height - 1)):
                if last > row:
                    self._add_row(counts, last)
                found = self._run_through(counts, column, (last - first + 1) * (self.missing - self.tile))
                if found > best:
                    best = found
        return best

    def _add_row(self, counts: list[i64], row: i64) -> None:
        filled = self.filled
        at = row * self.width
        column: i64
        for column in range(self.width):
            counts[column] = counts[column] + filled[at + column]  # `+=` would not be compiled to a machine's sum

    def _run_through(self, counts: list[i64], column: i64, cost: i64) -> i64:
        """The best run of columns that has one of them in it."""
        missing = self.missing
        run = missing * counts[column] - cost
        best = run
        other: i64
        for other in range(column + 1, self.width):
            run += missing * counts[other] - cost
            if run > best:
                best = run
        run = best
        for other in range(column - 1, -1, -1):
            run += missing * counts[other] - cost
            if run > best:
                best = run
        return best
