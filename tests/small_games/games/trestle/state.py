"""A play of Trestle: what may be done, doing it, what a seat sees, and the position as JSON."""

from typing import Any, Final

from roundhouse.kernel.chance import IMAGINE, PLAY, Chance, chance
from roundhouse.kernel.description import Deck, Description, Field, Ids, OwnField, list_of
from roundhouse.kernel.errors import BadPosition, Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, State
from roundhouse.kernel.layout import Kind, Target

PACKAGE: Final = "roundhouse.games.trestle"
TILES: Final = ["bend", "junction", "span"]
COPIES: Final = [7, 4, 7]
ENDS: Final = [(0, 1), (0, 1, 3), (0, 2)]  # the sides track leads to, unturned: north, east, south, west
SIDES: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
REACH: Final = 60  # further than all tiles in a row
WIDTH: Final = 2 * REACH + 1
TURNS: Final = 4
ROW: Final = 3
STARS: Final = (8, 12, 18)  # points for one, two and three stars
PHASES: Final = ("lay",)

PLANE: Final = range(-REACH, REACH + 1)
KINDS: Final = [
    Kind("lay", Target("tile", TILES), Target("x", PLANE), Target("y", PLANE), Target("turn", range(TURNS))),
]

Laid = tuple[int, int, int, int]  # tile, x, y, turn
START: Final[Laid] = (2, 0, 0, 0)  # a span in the middle, of the 18 tiles


def action_of(laid: Laid) -> int:
    tile, x, y, turn = laid
    return ((tile * WIDTH + x + REACH) * WIDTH + y + REACH) * TURNS + turn


def laid_by(action: int) -> Laid:
    rest, turn = divmod(action, TURNS)
    rest, y = divmod(rest, WIDTH)
    tile, x = divmod(rest, WIDTH)
    return tile, x - REACH, y - REACH, turn


def sides(tile: int, turn: int) -> set[int]:
    return {(side + turn) % TURNS for side in ENDS[tile]}


def dealt(placed: list[int], rng: Chance) -> list[int]:
    """The tiles that are not placed, and not the first one, in random order."""
    deck = [tile for tile, copies in enumerate(COPIES) for _ in range(copies - placed.count(tile) - (tile == START[0]))]
    rng.shuffle(deck)
    return deck


class TrestleState(State):
    """Tiles are laid in turn until there are none."""

    def __init__(self, game: Game[Any], players: int, rng: Chance) -> None:
        super().__init__(game, players, {}, rng)
        self.laid: list[Laid] = [START]
        self.at: dict[tuple[int, int], set[int]] = {(0, 0): sides(START[0], START[3])}
        self.points = [0] * players
        self.row: list[int] = []
        self.deck: list[int] = []

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else ((len(self.laid) - 1) % self.players,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        beside = {(x + right, y + down) for x, y in self.at for right, down in SIDES} - self.at.keys()
        free = [(x, y) for x, y in beside if x in PLANE and y in PLANE]
        return sorted(action_of((tile, x, y, turn)) for tile in set(self.row) for x, y in free for turn in range(TURNS))

    def forbids(self, seat: int, action: int) -> str | None:
        tile, x, y, _ = laid_by(action)
        clause = self.forbids_cell(x, y)
        return clause if clause is not None or tile in self.row else "TR-2.3"

    def forbids_cell(self, x: int, y: int) -> str | None:
        if (x, y) in self.at:
            return "TR-2.2"
        beside = any((x + right, y + down) in self.at for right, down in SIDES)
        return None if beside else "TR-2.1"

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        laid = laid_by(action)
        joined = self.place(laid)
        self.row.remove(laid[0])
        self.fill_row()
        self.over = not self.row
        self.seal += 1
        if log is not None:
            facts = {"seat": seat, "tile": TILES[laid[0]], "x": laid[1], "y": laid[2], "turn": laid[3]}
            log.append(Event("laid", {**facts, "points": joined}))

    def place(self, laid: Laid) -> int:
        """Put a tile on the plane for whoever is on turn; the points it brings (TR-2.4)."""
        tile, x, y, turn = laid
        ends = sides(tile, turn)
        joined = 0
        for side, (right, down) in enumerate(SIDES):
            beside = self.at.get((x + right, y + down), set())
            joined += side in ends and (side + 2) % TURNS in beside
        self.points[(len(self.laid) - 1) % self.players] += joined
        self.laid.append(laid)
        self.at[x, y] = ends
        return joined

    def fill_row(self) -> None:
        while len(self.row) < ROW and self.deck:
            self.row.append(self.deck.pop())

    def scores(self) -> list[int]:
        return self.points[:]

    def sources(self, seat: int) -> dict[str, int]:
        return {"joins": self.points[seat]}

    def stars(self) -> int | None:
        if not self.over or self.players > 1:
            return None
        return sum(self.points[0] >= least for least in STARS)

    def winners(self) -> tuple[int, ...]:
        return () if self.stars() == 0 else super().winners()

    def public_view(self) -> dict[str, Any]:
        return {"laid": [written(laid) for laid in self.laid], "row": [TILES[tile] for tile in self.row],
                "deck": len(self.deck), "points": self.points[:]}  # fmt: skip

    def clone(self) -> "TrestleState":
        twin = TrestleState(self.game, self.players, self.chance.clone())
        twin.over, twin.seal = self.over, self.seal
        twin.laid, twin.points, twin.row, twin.deck = self.laid[:], self.points[:], self.row[:], self.deck[:]
        twin.at = {cell: set(ends) for cell, ends in self.at.items()}
        return twin

    def imagine(self, seat: int | None, seed: int) -> "TrestleState":
        rng = chance(seed, IMAGINE)
        twin = self.clone()
        twin.chance = chance(rng.seed(), PLAY)
        rng.shuffle(twin.deck)
        return twin

    def flaw(self) -> Flaw | None:
        tiles = [laid[0] for laid in self.laid] + self.row + self.deck
        if [tiles.count(tile) for tile in range(len(TILES))] != COPIES:
            return Flaw("unsound-tiles", PACKAGE, found=len(tiles), total=sum(COPIES))
        filled = len(self.row) == ROW or (len(self.row) < ROW and not self.deck)
        return None if filled and self.over == (not self.row) else Flaw("unsound-row", PACKAGE)


def written(laid: Laid) -> str:
    tile, x, y, turn = laid
    return f"{TILES[tile]} {x} {y} {turn}"


def _written_tiles(s: TrestleState) -> list[str]:
    return [written(laid) for laid in s.laid[1:]]


def _read_tiles(s: TrestleState, said: Any) -> None:
    for line in list_of("laid", said):
        laid = _laid(line)
        if laid is None or s.forbids_cell(laid[1], laid[2]) is not None:
            raise BadPosition("position-laid", PACKAGE, line=str(line))
        s.place(laid)


FIELDS: Final = [
    OwnField("laid", _written_tiles, _read_tiles),
    Field("row", Ids(TILES)),
    Field("deck", Deck(TILES)),
]


def complete(s: TrestleState, given: Description, rng: Chance) -> None:
    """Deal what a description leaves open."""
    if not given.has("deck"):
        s.deck = dealt([laid[0] for laid in s.laid[1:]] + s.row, rng)
        if not given.has("row"):
            s.fill_row()


def _laid(line: object) -> Laid | None:
    """A tile as it is written; None if it is not written so."""
    parts = line.split(" ") if isinstance(line, str) else []
    if len(parts) != 4 or parts[0] not in TILES:
        return None
    try:
        x, y, turn = (int(part) for part in parts[1:])
    except ValueError:
        return None
    laid = (TILES.index(parts[0]), x, y, turn)
    return laid if x in PLANE and y in PLANE and turn in range(TURNS) and written(laid) == line else None
