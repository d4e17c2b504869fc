"""The tiles of a territory, laid and taken up one by one, and what hangs on them, kept up step by step.

Tiles are numbered in the order laid, and a set of them is a mask: there are never more than 36. Cells are numbered as
in `plane.py`, kinds and sides as in `board.py`.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.railroad_tiles.board import CAR, EMPTY, HIGHWAY, TRAIN, TRAVELLER, Board
from roundhouse.games.railroad_tiles.frontier import Frontier
from roundhouse.games.railroad_tiles.plane import EAST, LIES, MOST_TILES, NEAR, NORTH, SOUTH, WEST

NONE: Final[i64] = -1
BIT: Final[list[i64]] = [1 << tile for tile in range(MOST_TILES)]  # a shift by an i64 would be one of 32 bits
LOW: Final[i64] = 63  # the lowest of several numbers packed into six bits each
CITIES_UNIT: Final[i64] = 1 << 16  # `before` holds three figures in one number
ENDS_UNIT: Final[i64] = 1 << 8


class Tiling(Frontier):
    """Tiles and what they make.

    To be read by anyone and written here alone, beside the frontier:
      cells, kinds, lies   of each tile, in the order laid
      near                 tile * 4 + side: the tile there, or NONE
      car_icons, train_icons, traveller_icons, stations   which tiles have them, as masks
      cities, open_ends, rectangle   how many cities, how many open ends, how many tiles in the largest rectangle

    Highway networks (`road`), railway networks (`rail`) and groups of urban tiles (`town`) go by the number of the tile
    that was laid last in them: for each tile the network it is in, or NONE, and by that number its tiles as a mask.
    Masks of networks that have grown since are kept, so that a tile can be taken up again.
    """

    def __init__(self, board: Board, model: "Tiling | None" = None) -> None:
        """No tiles, or those of a model, whose lists it shares."""
        super().__init__(board, model)
        self.cells: list[int] = [] if model is None else model.cells
        self.kinds: list[int] = [] if model is None else model.kinds
        self.lies: list[int] = [] if model is None else model.lies
        self.near: list[i64] = [] if model is None else model.near
        self.road: list[i64] = [] if model is None else model.road
        self.road_tiles: list[i64] = [] if model is None else model.road_tiles
        self.rail: list[i64] = [] if model is None else model.rail
        self.rail_tiles: list[i64] = [] if model is None else model.rail_tiles
        self.town: list[i64] = [] if model is None else model.town
        self.town_tiles: list[i64] = [] if model is None else model.town_tiles
        # the networks a tile joined, six bits a side
        self.track_before: list[i64] = [] if model is None else model.track_before
        self.town_before: list[i64] = [] if model is None else model.town_before
        # cities, open ends and rectangle before a tile was laid
        self.before: list[i64] = [] if model is None else model.before
        self.car_icons: i64 = 0 if model is None else model.car_icons
        self.train_icons: i64 = 0 if model is None else model.train_icons
        self.traveller_icons: i64 = 0 if model is None else model.traveller_icons
        self.stations: i64 = 0 if model is None else model.stations
        self.cities: i64 = 0 if model is None else model.cities
        self.open_ends: i64 = 0 if model is None else model.open_ends
        self.rectangle: i64 = 0 if model is None else model.rectangle

    def tile_at(self, cell: int) -> int:
        """The number of the tile on a cell, -1 if there is none."""
        for tile in range(len(self.cells)):
            if self.cells[tile] == cell:
                return tile
        return -1

    def cells_of(self, tiles: i64) -> list[int]:
        """The cells of some tiles, in the order laid."""
        return [self.cells[tile] for tile in range(len(self.cells)) if tiles & BIT[tile]]

    # Laying ---------------------------------------------------------------------------------------------------------

    def lay(self, cell: int, kind: int, lie: int) -> None:
        """Lay a tile on a cell of the frontier where it fits."""
        board = self.board
        tile: i64 = len(self.cells)
        sides: i64 = board.sides[kind * LIES + lie]
        self.cells.append(cell)
        self.kinds.append(kind)
        self.lies.append(lie)
        self.before.append(self.cities * CITIES_UNIT + self.open_ends * ENDS_UNIT + self.rectangle)
        self._settle(cell, tile, sides)
        self._join_tracks(tile, sides)
        self._join_town(tile, board.urban[kind])
        self._note_icon(tile, board.icon[kind], board.station[kind])
        area = self._rectangle_at(tile)
        if area > self.rectangle:
            self.rectangle = area

    def _settle(self, cell: i64, tile: i64, sides: i64) -> None:
        """Neighbours, open ends and frontier around a new tile."""
        near = self.near
        at = self.place_of(cell)
        around: i64 = self.around[at]
        beside = self.beside[at]
        self.remove(at)
        side: i64
        for side in range(4):
            edge = sides & 3
            beyond: i64 = NEAR[cell * 4 + side]
            if around & 3:
                other = beside & LOW
                near.append(other)
                near[other * 4 + (side ^ 2)] = tile
                if edge != EMPTY:
                    self.open_ends -= 1
            else:
                near.append(NONE)
                if edge != EMPTY:
                    self.open_ends += 1
                if beyond >= 0:
                    self.face(beyond, side ^ 2, edge, tile)
            sides >>= 2
            around >>= 2
            beside >>= 6

    def _join_tracks(self, tile: i64, sides: i64) -> None:
        """The networks of a new tile: those of its neighbours beyond sides of the same kind, and itself."""
        road: i64 = 0
        rail: i64 = 0
        joined: i64 = 0
        side: i64
        for side in range(4):
            edge = sides & 3
            other = self.near[tile * 4 + side]
            if edge == HIGHWAY:
                road |= BIT[tile]
                if other >= 0:
                    joined |= self.road[other] << 6 * side
                    road |= self.road_tiles[self.road[other]]
            elif edge != EMPTY:
                rail |= BIT[tile]
                if other >= 0:
                    joined |= self.rail[other] << 6 * side
                    rail |= self.rail_tiles[self.rail[other]]
            sides >>= 2
        self.track_before.append(joined)
        self.road_tiles.append(road)
        self.rail_tiles.append(rail)
        self.road.append(NONE)
        self.rail.append(NONE)
        _rename(self.road, road, tile)
        _rename(self.rail, rail, tile)

    def _join_town(self, tile: i64, urban: bool) -> None:
        """The group of urban tiles a new tile is in, and the cities."""
        group: i64 = 0
        joined: i64 = 0
        side: i64
        if urban:
            group = BIT[tile]
            for side in range(4):
                other = self.near[tile * 4 + side]
                if other >= 0 and self.town[other] >= 0:
                    joined |= self.town[other] << 6 * side
                    part = self.town_tiles[self.town[other]]
                    if not group & part and self.is_city(part):
                        self.cities -= 1
                    group |= part
            if self.is_city(group):
                self.cities += 1
        self.town_before.append(joined)
        self.town_tiles.append(group)
        self.town.append(NONE)
        _rename(self.town, group, tile)

    def is_city(self, group: i64) -> bool:
        """Whether a group of adjacent urban tiles is large enough."""
        return count_bits(group) >= self.board.city_tiles

    def _note_icon(self, tile: i64, icon: int, station: bool) -> None:
        if icon == CAR:
            self.car_icons |= BIT[tile]
        elif icon == TRAIN:
            self.train_icons |= BIT[tile]
        elif icon == TRAVELLER:
            self.traveller_icons |= BIT[tile]
        if station:
            self.stations |= BIT[tile]

    # Taking up ------------------------------------------------------------------------------------------------------

    def take_up(self) -> None:
        """Take the tile laid last up again: everything is as before. It must have no piece on it."""
        cell = self.cells.pop()
        kind = self.kinds.pop()
        lie = self.lies.pop()
        tile: i64 = len(self.cells)
        sides: i64 = self.board.sides[kind * LIES + lie]
        self._part_tracks(tile, sides)
        self._part_town(tile)
        self._unsettle(cell, tile, sides)
        others = BIT[tile] - 1
        self.car_icons &= others
        self.train_icons &= others
        self.traveller_icons &= others
        self.stations &= others
        before = self.before.pop()
        self.cities = before // CITIES_UNIT
        self.open_ends = before // ENDS_UNIT & 255
        self.rectangle = before & 255

    def _part_tracks(self, tile: i64, sides: i64) -> None:
        """The networks as they were before the tile joined them."""
        joined = self.track_before.pop()
        self.road.pop()
        self.rail.pop()
        self.road_tiles.pop()
        self.rail_tiles.pop()
        side: i64
        for side in range(4):
            edge = sides & 3
            if edge != EMPTY and self.near[tile * 4 + side] >= 0:
                former = joined & LOW
                if edge == HIGHWAY:
                    _rename(self.road, self.road_tiles[former], former)
                else:
                    _rename(self.rail, self.rail_tiles[former], former)
            sides >>= 2
            joined >>= 6

    def _part_town(self, tile: i64) -> None:
        joined = self.town_before.pop()
        self.town.pop()
        self.town_tiles.pop()
        side: i64
        for side in range(4):
            other = self.near[tile * 4 + side]
            if other >= 0 and self.town[other] == tile:
                former = joined & LOW
                _rename(self.town, self.town_tiles[former], former)
            joined >>= 6

    def _unsettle(self, cell: i64, tile: i64, sides: i64) -> None:
        """The frontier without a tile; its cell is on it again."""
        near = self.near
        around: i64 = 0
        beside: i64 = 0
        side: i64
        for side in range(3, -1, -1):
            other = near.pop()
            beyond: i64 = NEAR[cell * 4 + side]
            if other >= 0:
                near[other * 4 + (side ^ 2)] = NONE
                around |= sides & 3 << 2 * side
                beside |= other << 6 * side
            elif beyond >= 0:
                self.turn_away(beyond, side ^ 2)
        self.insert(self.place_of(cell), cell, around, beside)

    # The largest rectangle ------------------------------------------------------------------------------------------

    def _rectangle_at(self, tile: i64) -> i64:
        """How many tiles the largest rectangle has that a tile is part of.

        A new tile can only make rectangles that it is part of: no other need be looked at.
        """
        best: i64 = 0
        height: i64 = 0
        souths = self.spans(tile, SOUTH)
        for north in self.spans(tile, NORTH):
            rows = height
            for south in souths:
                rows += 1
                west = min(north >> 6, south >> 6)
                east = min(north & LOW, south & LOW)
                best = max(best, (west + east + 1) * rows)
            height += 1  # noqa: SIM113  an enumerate would count in boxed numbers
        return best

    def spans(self, tile: i64, side: i64) -> list[i64]:
        """Row by row from a tile towards a side: how far tiles reach to the west and to the east in all rows so far."""
        near = self.near
        spans: list[i64] = []
        west: i64 = LOW
        east: i64 = LOW
        while tile >= 0:
            west = self.run(tile, WEST, west)
            east = self.run(tile, EAST, east)
            spans.append(west << 6 | east)
            tile = near[tile * 4 + side]
        return spans

    def run(self, tile: i64, side: i64, most: i64) -> i64:
        """How many tiles follow one another from a tile towards a side, up to so many."""
        near = self.near
        run: i64 = 0
        tile = near[tile * 4 + side]
        while tile >= 0 and run < most:
            run += 1
            tile = near[tile * 4 + side]
        return run

    # Networks -------------------------------------------------------------------------------------------------------

    def roads_of(self, tile: i64) -> i64:
        """The highway network a tile is in, as a mask; 0 if it has no highway."""
        network = self.road[tile]
        return self.road_tiles[network] if network >= 0 else 0

    def rails_of(self, tile: i64) -> i64:
        """The railway network a tile is in, as a mask; 0 if it has no railway."""
        network = self.rail[tile]
        return self.rail_tiles[network] if network >= 0 else 0

    def town_of(self, tile: i64) -> i64:
        """The adjacent urban tiles a tile is one of, as a mask; 0 if it is rural."""
        group = self.town[tile]
        return self.town_tiles[group] if group >= 0 else 0

    def joined(self, tile: i64) -> i64:
        """All tiles a traveller reaches from a tile that is no overpass, changing at stations, as a mask."""
        return self.joined_with(self.roads_of(tile) | self.rails_of(tile))

    def joined_with(self, reached: i64) -> i64:
        """The tiles of some networks and of all that stations join with them."""
        changed: i64 = 0
        fresh = reached & self.stations
        while fresh:
            changed |= fresh
            for tile in range(len(self.cells)):
                if fresh & BIT[tile]:
                    reached |= self.road_tiles[self.road[tile]] | self.rail_tiles[self.rail[tile]]
            fresh = reached & self.stations & ~changed
        return reached


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _rename(names: list[i64], tiles: i64, name: i64) -> None:
    """These tiles now are in the network of that name."""
    tile: i64 = 0
    while tiles:
        if tiles & 1:
            names[tile] = name
        tiles >>= 1
        tile += 1
