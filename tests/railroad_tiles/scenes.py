"""A small vocabulary to set a scene by hand, play, and look.

A territory is written tile by tile, "M13 curve-rail-rural RR--": the cell, the kind, and its four sides as they lie,
from the north clockwise, or the name of the lie. The tiles may stand in any order. Seat 0 is first in turn order.
"""

import copy
from typing import Any

import roundhouse
from roundhouse import Game, State
from roundhouse.games.railroad_tiles import RailroadTiles
from tests.railroad_tiles.reference import LIES, lying
from tests.scenes import action_of, legal

GAME: Any = roundhouse.game("railroad-tiles")
BOARD: dict[str, Any] = GAME.board()
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in [*BOARD["tiles"], *BOARD["objectives"]]}
SIZES = {row["players"]: row["tiles"] for row in BOARD["columns"]}
ALONE = "M13 straight-highway-rural H-H-"  # a territory nobody looks at

Land = str


def lie_of(kind: str, sides: str) -> str:
    """The first lie in which a tile has these sides; the name of a lie is one already."""
    return sides if sides in LIES else next(lie for lie in LIES if lying(ROWS[kind]["edges"], lie) == sides)


def laid(land: Land) -> list[list[str]]:
    """The tiles of a territory as a position has them, each after one that it touches."""
    rows = [line.split() for line in land.replace(";", "\n").splitlines() if line.strip()]
    waiting = [[cell, kind, lie_of(kind, sides)] for cell, kind, sides in rows]
    ordered = [tile for tile in waiting if tile[0] == "M13"]
    waiting = [tile for tile in waiting if tile[0] != "M13"]
    while waiting:
        near = {cell for tile in ordered for cell in beside(tile[0])}
        index = next(index for index, tile in enumerate(waiting) if tile[0] in near)
        ordered.append(waiting.pop(index))
    return ordered


def beside(cell: str) -> list[str]:
    """The cells north, east, south and west of one between A1 and Z99, told a second time."""
    column, row = cell[0], int(cell[1:])
    return [f"{column}{row - 1}", f"{chr(ord(column) + 1)}{row}", f"{column}{row + 1}", f"{chr(ord(column) - 1)}{row}"]


def row(number: int, first: str, kinds: str, sides: str) -> Land:
    """Tiles side by side from the west, all with the same sides."""
    column = ord(first)
    return "\n".join(f"{chr(column + at)}{number} {kind} {sides}" for at, kind in enumerate(kinds.split()))


def fence(cells: str, *, urban: str = "") -> Land:
    """Tiles on these cells, the urban ones among them too, that touch each other with empty sides only."""
    wanted = [*cells.split(), *urban.split()]
    free = {cell: [near not in wanted for near in beside(cell)] for cell in wanted}
    copies = {
        row["id"]: row["count"] for row in BOARD["tiles"] if row["icon"] == "none" or row["background"] == "urban"
    }
    lines = []
    for cell in sorted(wanted, key=lambda cell: sum(free[cell])):
        kind, sides = next(
            (kind, lying(ROWS[kind]["edges"], lie))
            for kind in sorted(copies, key=lambda kind: 4 - ROWS[kind]["edges"].count("-"))
            for lie in LIES
            if copies[kind] and (ROWS[kind]["background"] == "urban") == (cell in urban.split())
            if all(side == "-" or out for side, out in zip(lying(ROWS[kind]["edges"], lie), free[cell], strict=True))
        )
        copies[kind] -= 1
        lines.append(f"{cell} {kind} {sides}")
    return "\n".join(lines)


def column_for(players: int, tiles: int) -> int:
    """The first column with room for so many tiles."""
    return next(column for column, size in enumerate(SIZES[players], 1) if size >= tiles)


def scene(players: int = 2, *lands: Land, hand: str = "", game: Game = GAME, **said: Any) -> State:
    """Round 3, the first seat on turn; with tiles in hand, it has taken the first column that has so many.

    Pieces are given by their cells, a row for each seat; each has brought a point.
    """
    described: dict[str, Any] = {"players": players, "round": 3, "phase": "tiles", "order": list(range(players))}
    shown = [*lands, *[ALONE] * (players - len(lands))] if players > 1 else [*lands, ""][:1]
    described["territories"] = [laid(land) for land in shown]
    if "pieces" in said:
        rows = [cells.split() for cells in said.pop("pieces")]
        described["pieces"] = rows + [[] for _ in range(players - len(rows))]
        described["points"] = [earned(tiles, on) for tiles, on in zip(described["territories"], described["pieces"])]
    if hand:
        tiles = hand.split()
        described["hand"] = tiles
        taken = [str(column_for(players, len(tiles))), *[None] * (players - 1)]
        described["taken"] = taken
    return game.position(described | said)


def earned(tiles: list[list[str]], on: list[str]) -> dict[str, int]:
    """A point for each piece."""
    icons = [ROWS[kind]["icon"] for cell, kind, _ in tiles if cell in on]
    return {f"{icon}s": icons.count(icon) for icon in icons}


def with_few(piece: str, count: int) -> Game:
    """The game with a box that has only so many pieces of a type."""
    data = copy.deepcopy(GAME.components.data)
    for row in data["piece"]:
        if row["id"] == piece:
            row["count"] = count
    return RailroadTiles(data)


def population(players: int, active: str, *lands: Land, **said: Any) -> State:
    """The population phase of round 3 with these tokens active, from left to right; everybody has a column."""
    tokens = active.split()
    number = said.get("round", 3)
    others = [row["id"] for row in BOARD["tokens"] if row["id"] not in tokens]
    described = {
        "phase": "population",
        "tokens": [*others[: number - 1 - len(tokens)], *tokens[::-1]],
        "taken": [str(seat + 1) for seat in range(players)],
    }
    return scene(players, *lands, **(described | said))


def solo(challenge: str, land: Land = "", **said: Any) -> State:
    return scene(1, land, options={"challenge": challenge}, **said)


def action(move: str) -> int:
    return action_of(GAME, move)


def moves(state: State, kind: str, seat: int | None = None) -> list[str]:
    """The legal moves of a kind, without its name."""
    return [move.removeprefix(kind).strip() for move in legal(state, seat) if move.split()[0] == kind]


def cells(state: State, tile: str = "1", seat: int | None = None) -> set[str]:
    """The cells a tile in hand can be laid on."""
    return {move.split()[1] for move in moves(state, "lay", seat) if move.split()[0] == tile}


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = state.view(None)["players"][seat]
    return seen


def points(state: State, cell: str, seat: int = 0) -> int:
    """What a piece on a free icon would score for its owner."""
    return int(next(icon["points"] for icon in state.view(seat)["icons"] if icon["cell"] == cell))
