"""The frontier of a territory: the cells that touch a tile and have none, and what fits there."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import NOTHING, Board, side_of
from roundhouse.games.railroad_tiles.plane import LIES, START

TILE: Final[i64] = 63  # six bits: the number of one of the tiles around a cell


class Frontier:
    """Where the next tile can be laid.

    To be read by anyone and written by the territory alone:
      frontier  its cells, ascending; the first cell while nothing lies
      around    what surrounds each of them, packed
      beside    the tiles that do, six bits a side
    """

    def __init__(self, board: Board, model: "Frontier | None" = None) -> None:
        self.board = board
        self.frontier: list[int] = [START] if model is None else model.frontier
        self.around: list[int] = [0] if model is None else model.around
        self.beside: list[i64] = [0] if model is None else model.beside

    def surroundings(self, cell: int) -> int:
        """What is beyond the four sides of a cell, packed: NOTHING where no tile lies. For any cell without a tile."""
        at = self.place_of(cell)
        return self.around[at] if at < len(self.frontier) and self.frontier[at] == cell else 0

    def fitting(self, cell: int, kind: int) -> int:
        """A mask of the lies in which a kind of tile fits on a cell; 0 for a cell that is not on the frontier.

        Of lies that look the same only the lowest is in it.
        """
        at = self.place_of(cell)
        if at >= len(self.frontier) or self.frontier[at] != cell:
            return 0
        return self.board.fits[kind * 256 + self.around[at]]

    def fits_somewhere(self, kind: int) -> bool:
        """Whether a kind of tile fits on any cell in any lie."""
        fits = self.board.fits
        for around in self.around:
            if fits[kind * 256 + around]:
                return True
        return False

    def add_lays(self, kind: int, first: int, actions: list[int]) -> None:
        """Append first + cell * 8 + lie for every way in which the kind can be laid, ascending."""
        fits = self.board.fits
        frontier = self.frontier
        around = self.around
        table: i64 = kind * 256
        at: i64
        for at in range(len(frontier)):
            lies: i64 = fits[table + around[at]]
            if lies:
                action: i64 = first + frontier[at] * LIES
                while lies:
                    if lies & 1:
                        actions.append(action)
                    lies >>= 1
                    action += 1

    def clashes(self, cell: int, kind: int, lie: int) -> list[tuple[int, int, int]]:
        """The sides that do not match on a cell without a tile: the side, what the tile has there, what lies beyond."""
        mine, around = self.board.sides[kind * LIES + lie], self.surroundings(cell)
        found: list[tuple[int, int, int]] = []
        for side in range(4):
            theirs = side_of(around, side)
            if theirs != NOTHING and theirs != side_of(mine, side):
                found.append((side, side_of(mine, side), theirs))
        return found

    # Kept by the territory ------------------------------------------------------------------------------------------

    def place_of(self, cell: i64) -> i64:
        """Where a cell stands on the frontier, or would stand."""
        frontier = self.frontier
        low: i64 = 0
        high: i64 = len(frontier)
        while low < high:
            middle = (low + high) >> 1
            if frontier[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low

    def face(self, cell: i64, side: i64, edge: i64, tile: i64) -> None:
        """A cell, new on the frontier or not, has the edge of a tile at its side."""
        at = self.place_of(cell)
        if at == len(self.frontier) or self.frontier[at] != cell:
            self.insert(at, cell, edge << 2 * side, tile << 6 * side)
        else:
            self.around[at] |= edge << 2 * side
            self.beside[at] |= tile << 6 * side

    def insert(self, at: i64, cell: i64, around: i64, beside: i64) -> None:
        self.frontier.insert(at, cell)
        self.around.insert(at, around)
        self.beside.insert(at, beside)

    def turn_away(self, cell: i64, side: i64) -> None:
        """A cell loses the tile at its side, and its place if that was the only one."""
        at = self.place_of(cell)
        around: i64 = self.around[at]
        around &= ~(3 << 2 * side)
        if around:
            self.around[at] = around
            self.beside[at] &= ~(TILE << 6 * side)
        else:
            self.remove(at)

    def remove(self, at: i64) -> None:
        self.frontier.pop(at)
        self.around.pop(at)
        self.beside.pop(at)
