"""Territories at random: grown tile by tile beside their references, some dense, some full of rings."""

import tomllib
from collections.abc import Collection, Sequence
from random import Random

from roundhouse.games.railroad_tiles.board import PACKAGE, Board
from roundhouse.games.railroad_tiles.plane import COLUMN, ROW, cell_at
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.kernel import text
from tests.railroad_tiles.reference import LIES, Laid, Place, Reference, around, lying

BOARD = Board(tomllib.loads(text.read(PACKAGE, "data", "box.toml")))
ROWS = BOARD.rows + BOARD.shown()["objectives"]
ANY = tuple(range(BOARD.kinds))
RINGS = tuple(kind for kind in ANY if ROWS[kind]["edges"] in ("HH--", "HH-H", "HHHH", "RR--", "RR-R", "HHRR", "HRHR"))
ICONS = tuple(kind for kind in ANY if ROWS[kind].get("icon", "none") != "none")
MIXES: tuple[Sequence[int], ...] = (ANY, ANY, ANY + ICONS, RINGS)
SQUARE = {(13, 13), (13, 14), (14, 13), (14, 14)}


def place_of(cell: int) -> Place:
    return ROW[cell], COLUMN[cell]


def cell_of(place: Place) -> int:
    return cell_at(*place)


class Twins:
    """A territory and its reference, always with the same tiles and pieces."""

    def __init__(self, tired: bool = False) -> None:
        self.territory = Territory(BOARD, tired)
        self.reference = Reference()
        self.order: list[Place] = []

    def lay(self, place: Place, kind: int, lie: int) -> None:
        self.territory.lay(cell_of(place), kind, lie)
        row = ROWS[kind]
        self.reference.tiles[place] = Laid({"icon": "none", **row}, lying(row["edges"], LIES[lie]))
        self.order.append(place)

    def take_up(self) -> None:
        place = self.order.pop()
        if self.reference.tiles[place].piece:
            self.territory.depopulate(cell_of(place))
        del self.reference.tiles[place]
        self.territory.take_up()

    def populate(self, place: Place) -> None:
        self.territory.populate(cell_of(place))
        self.reference.tiles[place].piece = True

    def depopulate(self, place: Place) -> None:
        self.territory.depopulate(cell_of(place))
        self.reference.tiles[place].piece = False

    # Growing

    def grow(self, random: Random, mix: Sequence[int], dense: bool, bare: Collection[Place] = ()) -> bool:
        """One more tile somewhere it fits; False if the kind drawn fits nowhere or is an objective laid already.

        Dense: where most tiles touch it. Bare: places where none is ever laid, but as near to them as can be.
        """
        kind = random.choice(mix)
        if kind >= BOARD.tiles and kind in self.territory.kinds:
            return False
        cells = [cell for cell in self.territory.frontier if place_of(cell) not in bare]
        ways = [(cell, lie) for cell in cells for lie in lies_in(self.territory.fitting(cell, kind))]
        if not ways:
            return False
        if bare:
            least = min(distance(place_of(cell), bare) for cell, _ in ways)
            ways = [way for way in ways if distance(place_of(way[0]), bare) == least]
        elif dense:
            most = max(len(touching(self.reference, place_of(cell))) for cell, _ in ways)
            ways = [way for way in ways if len(touching(self.reference, place_of(way[0]))) == most]
        cell, lie = random.choice(ways)
        self.lay(place_of(cell), kind, lie)
        return True

    def settle(self, random: Random) -> None:
        """A piece on a free icon, if there is one."""
        free = sorted(place for piece in ("car", "train", "traveller") for place in self.reference.free_icons(piece))
        if free:
            self.populate(random.choice(free))


def distance(place: Place, others: Collection[Place]) -> int:
    return min(abs(place[0] - row) + abs(place[1] - column) for row, column in others)


def lies_in(mask: int) -> list[int]:
    return [lie for lie in range(len(LIES)) if mask >> lie & 1]


def touching(reference: Reference, place: Place) -> list[Place]:
    return [near for near in around(place) if near in reference.tiles]


def grown(seed: int, tiles: int, tired: bool = False) -> Twins:
    """Twins with so many tiles at most, and pieces on about half of their icons; some tiles were taken up again.

    One in three has bare places beside its first tile, which the tiles close in on.
    """
    random = Random(seed)
    twins = Twins(tired)
    mix = MIXES[seed % len(MIXES)]
    bare = SQUARE if seed % 3 == 0 else ()
    dense = seed // len(MIXES) % 2 == 1 or bool(bare)
    for _ in range(tiles * 3):
        if len(twins.order) == tiles:
            break
        draw = random.random()
        if draw < 0.1 and twins.order:
            twins.take_up()
        elif draw < 0.35:
            twins.settle(random)
        else:
            twins.grow(random, mix, dense, bare)
    return twins
