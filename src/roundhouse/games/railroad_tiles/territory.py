"""One player's territory: its tiles, the pieces on them, what a piece scores, and what is shown of it all.

What is worked out on demand is in `paths.py`, `journeys.py` and `measures.py`.
"""

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import CAR, EMPTY, NO_ICON, TRAIN, TRAVELLER, Board, side_of
from roundhouse.games.railroad_tiles.plane import COLUMN, LIES, ROW, SOUTH, cell_at
from roundhouse.games.railroad_tiles.tiling import BIT, LOW, Tiling, count_bits


class Territory(Tiling):
    """Tiles and pieces. `occupied`, which tiles have a piece, is a mask to be read by anyone and written here alone."""

    def __init__(self, board: Board, tired: bool = False, model: "Territory | None" = None) -> None:
        """An empty territory, or one with the tiles and pieces of a model, whose lists it shares.

        Tired: travellers count only those they reach without changing (the challenge Tired Travellers).
        """
        super().__init__(board, model)
        self.tired = tired
        self.occupied: i64 = 0 if model is None else model.occupied

    def with_same_tiles(self) -> "Territory":
        """A copy with pieces of its own and the same lists: while both are used no tile may be laid in either."""
        return Territory(self.board, self.tired, self)

    def copy(self) -> "Territory":
        """An independent copy."""
        twin = Territory(self.board, self.tired, self)
        twin.frontier = self.frontier[:]
        twin.around = self.around[:]
        twin.beside = self.beside[:]
        twin.cells = self.cells[:]
        twin.kinds = self.kinds[:]
        twin.lies = self.lies[:]
        twin.near = self.near[:]
        twin.road = self.road[:]
        twin.road_tiles = self.road_tiles[:]
        twin.rail = self.rail[:]
        twin.rail_tiles = self.rail_tiles[:]
        twin.town = self.town[:]
        twin.town_tiles = self.town_tiles[:]
        twin.track_before = self.track_before[:]
        twin.town_before = self.town_before[:]
        twin.before = self.before[:]
        return twin

    # Pieces ---------------------------------------------------------------------------------------------------------

    def icons(self, piece: int) -> int:
        """The tiles with an icon for a piece (CAR, TRAIN, TRAVELLER), as a mask."""
        if piece == CAR:
            return self.car_icons
        return self.train_icons if piece == TRAIN else self.traveller_icons

    def free_icons(self, piece: int) -> list[int]:
        """The cells with a free icon for a piece, ascending."""
        cells = self.cells_of(self.icons(piece) & ~self.occupied)
        cells.sort()
        return cells

    def free_icon_count(self, piece: int) -> int:
        return count_bits(self.icons(piece) & ~self.occupied)

    def has_free_icon(self, piece: int) -> bool:
        return self.icons(piece) & ~self.occupied != 0

    def pieces(self, piece: int) -> int:
        """How many pieces of a type are on the territory."""
        return count_bits(self.icons(piece) & self.occupied)

    def icon_at(self, cell: int) -> int:
        """The piece the icon on a cell is for; NO_ICON without a tile or icon."""
        tile = self.tile_at(cell)
        return self.board.icon[self.kinds[tile]] if tile >= 0 else NO_ICON

    def piece_at(self, cell: int) -> bool:
        """Whether there is a piece on a cell."""
        tile = self.tile_at(cell)
        return tile >= 0 and self.occupied & BIT[tile] != 0

    def populate(self, cell: int) -> None:
        """Place the piece of the icon on its cell."""
        self.occupied |= BIT[self.tile_at(cell)]

    def depopulate(self, cell: int) -> None:
        """Take the piece on a cell away again."""
        self.occupied &= ~BIT[self.tile_at(cell)]

    def points_for(self, cell: int) -> int:
        """What the piece of the icon on a cell scores if it is placed there now; of an occupied one, without itself."""
        tile: i64 = self.tile_at(cell)
        piece = self.board.icon[self.kinds[tile]]
        same = self.icons(piece) & self.occupied & ~BIT[tile]
        return min(self.board.piece_points, 1 + count_bits(same & self.counted(tile, piece)))

    def counted(self, tile: i64, piece: int) -> i64:
        """The tiles whose pieces count for a piece on a tile, itself included, as a mask."""
        if piece == TRAVELLER and self.tired:
            return self.roads_of(tile) | self.rails_of(tile)
        return self.connected(tile, piece)

    def connected(self, tile: i64, piece: int) -> i64:
        """The tiles in the network of a piece on a tile, itself included, as a mask."""
        if piece == CAR:
            return self.roads_of(tile)
        return self.rails_of(tile) if piece == TRAIN else self.joined(tile)

    # What is shown --------------------------------------------------------------------------------------------------

    def network(self, cell: int) -> list[int]:
        """The cells that are counted for a piece on the icon of a cell, its own included, ascending."""
        tile = self.tile_at(cell)
        return sorted(self.cells_of(self.counted(tile, self.board.icon[self.kinds[tile]])))

    def city_cells(self) -> list[list[int]]:
        """The cells of each city, ascending, the cities in the order of their first cells."""
        groups = [self.town_tiles[tile] for tile in range(len(self.cells)) if self.town[tile] == tile]
        return sorted([sorted(self.cells_of(group)) for group in groups if self.is_city(group)])

    def rectangle_corners(self) -> tuple[int, int]:
        """The north-western and the south-eastern cell of the largest rectangle; (-1, -1) while nothing lies.

        Of several the one whose north-western cell comes first, and of these the widest.
        """
        for corner in sorted(self.cells):
            spans = self.spans(self.tile_at(corner), SOUTH)
            for down, span in enumerate(spans):
                right = span & LOW
                if (down + 1) * (right + 1) == self.rectangle:
                    return corner, cell_at(ROW[corner] + down, COLUMN[corner] + right)
        return -1, -1

    def open_sides(self) -> list[tuple[int, int]]:
        """Cell and side of each open end, by cell and then side."""
        found: list[tuple[int, int]] = []
        for tile in range(len(self.cells)):
            sides = self.board.sides[self.kinds[tile] * LIES + self.lies[tile]]
            for side in range(4):
                if self.near[tile * 4 + side] < 0 and side_of(sides, side) != EMPTY:
                    found.append((self.cells[tile], side))
        return sorted(found)
