# Interpreted: it prints.
"""A territory drawn with signs: each tile as three lines of five, or as a single sign where there is no room."""

from typing import Any, Final

from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS
from roundhouse.games.railroad_tiles.names import say
from roundhouse.games.railroad_tiles.plane import CELL_IDS, COLUMN, LIE_IDS, ROW, column_name, turned
from roundhouse.kernel.game import Game

Spans = list[list[str]]

FREE: Final = {"car": "□", "train": "○", "traveller": "◇"}
PLACED: Final = {"car": "■", "train": "●", "traveller": "◆"}
STATION: Final = "⌂"
URBAN: Final = "░"
WIDE, HIGH = 5, 3
# the arms of one kind, north east south west as bits 1 2 4 8
HIGHWAYS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
RAILWAYS: Final = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
OVERPASS: Final = {"HRHR": "╪", "RHRH": "╫"}


def row_of(game: Game[Any], tile: str) -> dict[str, Any]:
    """The row of a kind of tile or an objective among the components."""
    board = game.board()
    return next(row for row in [*board["tiles"], *board["objectives"]] if row["id"] == tile)


def sides_of(game: Game[Any], tile: str, lie: str) -> str:
    return turned(row_of(game, tile)["edges"], LIE_IDS.index(lie))


def _arms(sides: str, kind: str) -> int:
    return sum([1 << side for side, edge in enumerate(sides) if edge == kind])


def glyph(game: Game[Any], tile: str, lie: str) -> str:
    """A tile as one sign: where its arms lead, or that it is a station."""
    sides = sides_of(game, tile, lie)
    if row_of(game, tile)["station"]:
        return STATION
    if sides in OVERPASS:
        return OVERPASS[sides]
    return HIGHWAYS[_arms(sides, "H")].strip() or RAILWAYS[_arms(sides, "R")]


def picture(game: Game[Any], tiles: list[dict[str, Any]], width: int, language: str) -> dict[str, Any]:
    """A territory under the letters of its columns, each row with its number; below it what the signs mean."""
    if not tiles:
        return {"lines": [[[say("terminal-empty", language), "quiet"]]]}
    places = {(ROW[at], COLUMN[at]): tile for tile in tiles for at in [CELL_IDS.index(tile["cell"])]}
    rows = range(min(row for row, _ in places), max(row for row, _ in places) + 1)
    columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
    large = WIDE * len(columns) + 5 <= width
    across = WIDE if large else 2
    letters = "".join([column_name(column).center(across) for column in columns])
    lines: list[Spans] = [[[f"    {letters}".rstrip(), "quiet"]]]
    for row in rows:
        for line in range(HIGH) if large else [1]:
            spans: Spans = [[f"{row:>3} " if line == 1 else "    ", "quiet"]]
            for column in columns:
                tile = places.get((row, column))
                spans.append(_part(game, tile, line, large))
            lines.append(spans)
    return {"lines": [*lines, [[say("terminal-key", language), "quiet"]]]}


def _part(game: Game[Any], tile: dict[str, Any] | None, line: int, large: bool) -> list[str]:
    """A line of a tile."""
    if tile is None:
        return [" " * (WIDE if large else 2), "plain"]
    row = row_of(game, tile["tile"])
    style = "brass" if tile["piece"] or tile["tile"] in OBJECTIVE_IDS else "strong" if _urban(row) else "plain"
    if not large:
        return [f"{_middle(game, tile, row)} ", style]
    sides = sides_of(game, tile["tile"], tile["lie"])
    corner = (URBAN if _urban(row) else " ") * 2
    if line == 1:
        return [f"{_across(sides[3])}{_middle(game, tile, row)}{_across(sides[1])}", style]
    first = STATION + corner[1] if line == 0 and row["station"] else corner
    return [f"{first}{_down(sides[0 if line == 0 else 2])}{corner}", style]


def _urban(row: dict[str, Any]) -> bool:
    return bool(row["background"] == "urban")


def _across(edge: str) -> str:
    return {"H": "──", "R": "══", "-": "  "}[edge]


def _down(edge: str) -> str:
    return {"H": "│", "R": "║", "-": " "}[edge]


def _middle(game: Game[Any], tile: dict[str, Any], row: dict[str, Any]) -> str:
    icon = row.get("icon", "none")
    if icon == "none":
        return glyph(game, tile["tile"], tile["lie"])
    return PLACED[icon] if tile["piece"] else FREE[icon]
