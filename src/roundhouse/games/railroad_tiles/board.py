"""What is in the box, turned once into numbers.

Kinds of tiles are numbered in the order of their rows, rural before urban, then by icon; the objectives follow them, so
that anything that can be laid is one number. What makes a box sound is in `survey.py`; this trusts one that has been
looked over.
"""

import hashlib
import json
from typing import Any, Final

from roundhouse.games.railroad_tiles.plane import LIES, turned

PACKAGE: Final = "roundhouse.games.railroad_tiles"

# What is beyond a side of a cell, and what a side of a tile is: two bits each, north in the lowest.
NOTHING: Final = 0
EMPTY: Final = 1
HIGHWAY: Final = 2
RAILWAY: Final = 3
EDGES: Final = "?-HR"
EDGE_IDS: Final = ("nothing", "empty", "highway", "railway")

CAR: Final = 0
TRAIN: Final = 1
TRAVELLER: Final = 2
NO_ICON: Final = -1
PIECE_IDS: Final = ("car", "train", "traveller")
TOKEN_LOOKS: Final = ("car", "train", "traveller", "train-or-car")  # what a token shows, flag aside
STAR: Final = "star"

CITY_HALL: Final = 0
METROPOLIS: Final = 1
CENTRAL_STATION: Final = 2
STADIUM: Final = 3
AIRPORT: Final = 4
TEMPLE: Final = 5
GAS_STATION: Final = 6
OBJECTIVES: Final = 7
OBJECTIVE_IDS: Final = ("city-hall", "metropolis", "central-station", "stadium", "airport", "temple", "gas-station")
OBJECTIVE_COPIES: Final = 4


def packed(edges: str) -> int:
    """Four sides as one number."""
    return sum([EDGES.index(edge) << 2 * side for side, edge in enumerate(edges)])


def side_of(sides: int, side: int) -> int:
    """One of four packed sides."""
    return sides >> 2 * side & 3


def links(edges: str) -> list[str]:
    """The networks of a tile: the arms of each kind, as one word."""
    words = ["".join([arm for arm, edge in zip("NESW", edges) if edge == kind]) for kind in edges if kind != "-"]
    return list(dict.fromkeys(words))


def expanded(data: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each kind of route tile, with all that follows from its shape."""
    rows: list[dict[str, Any]] = []
    for shape in data["shape"]:
        for background in ("rural", "urban"):
            for icon, count in zip(("none", *PIECE_IDS), shape[background]):
                if count:
                    rows.append(_tile(shape, background, icon, count))
    return rows


def _tile(shape: dict[str, Any], background: str, icon: str, count: int) -> dict[str, Any]:
    edges = shape["edges"]
    wanted = {"none": "", "car": "H", "train": "R", "traveller": "RH"}[icon]
    return {
        "id": f"{shape['id']}-{background}" + ("" if icon == "none" else f"-{icon}"),
        "shape": shape["id"],
        **_sides(shape),
        "background": background,
        "icon": icon,
        "icon_on": [word for word in links(edges) if edges["NESW".index(word[0])] in wanted],
        "count": count,
        "source": shape.get("source", ""),
    }


def _sides(row: dict[str, Any]) -> dict[str, Any]:
    edges, station = row["edges"], bool(row.get("station", False))
    overpass = "H" in edges and "R" in edges and not station
    return {"edges": edges, "links": links(edges), "station": station, "overpass": overpass}


class Board:
    """Everything in the box, as numbers. Shared by all plays and never changed.

    Attributes of a kind of tile, by its number (objective o is number `tiles` + o):
      kind_ids     ids as in the data
      count        how many there are; of an objective, one for each player
      sides        kind * 8 + lie: the four sides, packed
      lies         a mask of the lies that are told apart: of those with the same sides only the lowest
      fits         kind * 256 + packed surroundings: a mask of these lies that fit there
      connections  a number that kinds of the same connections share, however they lie (RT: starting tiles)
      station, urban, icon    whether it is a station, is urban; the piece its icon is for, or NO_ICON
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        written = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest: str = hashlib.blake2b(written.encode("utf-8"), digest_size=8).hexdigest()
        self.rows = expanded(data)
        self.tiles = len(self.rows)  # kinds of route tiles; the objectives are numbered from here
        self.kinds = self.tiles + OBJECTIVES
        self._read_tiles(self.rows + data["objective"])
        self._read_rules(data["game"])
        self._read_tokens(data["token"])
        self._read_columns(data["columns"])
        self._read_goals(data["objective"], data["challenge"])
        self.pieces: list[int] = [row["count"] for row in data["piece"] if row["id"] in PIECE_IDS]
        self.stars = int(next(row["count"] for row in data["piece"] if row["id"] == STAR))

    def _read_tiles(self, rows: list[dict[str, Any]]) -> None:
        self.kind_ids: list[str] = [row["id"] for row in rows]
        self.count: list[int] = [row.get("count", OBJECTIVE_COPIES) for row in rows]
        self.station: list[bool] = [bool(row.get("station", False)) for row in rows]
        self.urban: list[bool] = [row["background"] == "urban" for row in rows]
        self.icon: list[int] = [_icon(row.get("icon", "none")) for row in rows]
        self.sides: list[int] = [packed(turned(row["edges"], lie)) for row in rows for lie in range(LIES)]
        self.lies: list[int] = [_told_apart(self.sides[kind * LIES : kind * LIES + LIES]) for kind in range(self.kinds)]
        # one table for each way of edges, shared by the kinds that have it
        tables = {row["edges"]: _fitting(row["edges"]) for row in rows}
        self.fits: list[int] = []
        for row in rows:
            self.fits += tables[row["edges"]]
        # of 256 packed surroundings: which part of the route tiles fits there
        total = sum(self.count[: self.tiles])
        self.likely: list[float] = [
            sum([self.count[kind] for kind in range(self.tiles) if self.fits[kind * 256 + around]]) / total
            for around in range(256)
        ]
        alike = [(min([turned(row["edges"], lie) for lie in range(LIES)]), bool(row.get("station"))) for row in rows]
        numbers = {what: number for number, what in enumerate(dict.fromkeys(alike))}
        self.connections: list[int] = [numbers[what] for what in alike]

    def _read_rules(self, rules: dict[str, Any]) -> None:
        self.rounds: int = rules["rounds"]
        self.refusals: int = rules["refusals"]
        self.free_openings: int = rules["free_openings"]
        self.city_tiles: int = rules["city_tiles"]
        self.city_points: int = rules["city_points"]
        self.objective_points: int = rules["objective_points"]
        self.objective_sets: int = rules["objective_sets"]
        self.piece_points: int = rules["piece_points"]

    def _read_tokens(self, tokens: list[dict[str, Any]]) -> None:
        self.token_ids: list[str] = [token["id"] for token in tokens]
        self.token_flag: list[bool] = [token["flag"] for token in tokens]
        # which pieces a token shows, as a mask, and its number among TOKEN_LOOKS
        self.token_types: list[int] = [sum([1 << _icon(piece) for piece in token["types"]]) for token in tokens]
        self.token_look: list[int] = [3 if len(token["types"]) == 2 else _icon(token["types"][0]) for token in tokens]

    def _read_columns(self, columns: list[dict[str, Any]]) -> None:
        """columns[players]: how many tiles each column holds, from left to right."""
        self.columns: list[list[int]] = [[] for _ in range(5)]
        for row in columns:
            self.columns[row["players"]] = list(row["tiles"])

    def _read_goals(self, objectives: list[dict[str, Any]], challenges: list[dict[str, Any]]) -> None:
        """What objectives and challenges ask for. An objective is numbered as in OBJECTIVE_IDS."""
        self.objective_needed: list[int] = [_figure(row) for row in objectives]
        self.objective_at_most: list[bool] = ["at_most" in row for row in objectives]
        self.challenge_ids: list[str] = [row["id"] for row in challenges]
        self.challenge_kind: list[str] = [row["kind"] for row in challenges]
        self.challenge_measure: list[str] = [row["measure"] for row in challenges]
        self.challenge_needed: list[int] = [_figure(row) for row in challenges]
        self.challenge_at_most: list[bool] = ["at_most" in row for row in challenges]
        self.thresholds: list[list[int]] = [row["thresholds"] for row in challenges]

    def kind_of(self, objective: int) -> int:
        """The number of an objective among the kinds of tiles."""
        return self.tiles + objective

    def shown(self) -> dict[str, Any]:
        """The components with all that follows from them, for those who draw them."""
        objectives = [{**row, **_sides(row), "copies": OBJECTIVE_COPIES} for row in self.data["objective"]]
        names = {"token": "tokens", "columns": "columns", "piece": "pieces", "challenge": "challenges", "game": "game"}
        rest = {name: self.data[table] for table, name in names.items()}
        return {"tiles": self.rows, "objectives": objectives, **rest}


def _icon(id: str) -> int:
    return PIECE_IDS.index(id) if id in PIECE_IDS else NO_ICON


def _figure(row: dict[str, Any]) -> int:
    return int(row["at_most"] if "at_most" in row else row["at_least"])


def _told_apart(sides: list[int]) -> int:
    return sum([1 << lie for lie in range(LIES) if sides.index(sides[lie]) == lie])


def _fitting(edges: str) -> list[int]:
    """For each of the 256 surroundings the lies that fit, the lowest of those with the same sides."""
    sides = [packed(turned(edges, lie)) for lie in range(LIES)]
    lies = _told_apart(sides)
    table: list[int] = []
    for around in range(256):
        asked = sum([3 << 2 * side for side in range(4) if side_of(around, side) != NOTHING])
        table.append(sum([1 << lie for lie in range(LIES) if lies >> lie & 1 and sides[lie] & asked == around]))
    return table
