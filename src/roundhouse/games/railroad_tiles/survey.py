# Interpreted: it runs once, when a box is opened.
"""The survey of a box: what makes it unplayable, what is remarkable about it, and its figures.

It judges the data of a file, ours or one transcribed from a printed box. Only route tiles and the look of objective
tiles can differ from box to box: all else is the rulebook's.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, PACKAGE, PIECE_IDS
from roundhouse.games.railroad_tiles.plane import LIES, turned
from roundhouse.kernel import text
from roundhouse.kernel.errors import BadBoard, Finding, Saying

Row = dict[str, Any]

ROUTE_TILES = 106
MOST_SHAPES = 60
STARTING_TILES = 4  # of different connections
BACKGROUNDS = ("rural", "urban")
SOURCES = ("rulebook", "public", "ours")
NETWORKS = {"car": "H", "train": "R", "traveller": "HR"}
FIXED = ("name_en", "name_it", "measure", "at_least", "at_most")  # of an objective: the rulebook's
NEEDED = {"shape": ("id", "edges", "rural", "urban"), "objective": ("id", "edges", "background")}
OPTIONAL = {
    "shape": ("station",),
    "objective": ("station", *FIXED),
}
KNOWN = ("HH--", "RR-R", "H---", "R-R-")  # named by the rulebook or by public material
EXPECTED = {"urban": ("box-urban", 35, 39), "icons": ("box-icons", 53, 60), "stations": ("box-stations", 20, 25)}


def ours() -> Row:
    """The box that is shipped with the game."""
    return tomllib.loads(text.read(PACKAGE, "data", "box.toml"))


def parsed(written: str) -> Row:
    """The data of a box file; BadBoard if it is no TOML."""
    try:
        return tomllib.loads(written)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadBoard("board-not-toml", why=str(wrong)) from None


def read_box(written: str) -> Row:
    """A box that can be played with, complete, or BadBoard with its first fault."""
    data = parsed(written)
    found = faults(data)
    if found:
        raise BadBoard("board-fault", why=Saying(found[0].key, PACKAGE, **found[0].args), count=len(found))
    return completed(data)


def completed(data: Row) -> Row:
    """A sound box with all it may leave out."""
    box = ours()
    given = {row["id"]: row for row in data.get("objective", [])}
    objectives = [{**_plain(row), **given[row["id"]]} if given else row for row in box["objective"]]
    return {**box, "shape": data["shape"], "objective": objectives}


def _plain(objective: Row) -> Row:
    return {field: value for field, value in objective.items() if field != "station"}


# What makes a box unplayable ------------------------------------------------------------------------------------------


def faults(data: Any) -> list[Finding]:
    """What makes a box unreadable or unplayable; never raises, whatever the data are."""
    found = list(_form(data))
    if not found:
        found = [*_shapes(data["shape"]), *_objectives(data.get("objective", []))]
    return found or list(_mix(data["shape"]))


def _fault(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("error", topic, key, args)


def _form(data: Any) -> Iterator[Finding]:
    """Whatever keeps the file from being read as a box."""
    if not isinstance(data, dict) or "shape" not in data:
        yield _fault("form", "box-no-shapes")
        return
    box = ours()
    for table in data:
        if table not in box:
            yield _fault("form", "box-table-unknown", table=_shown(table))
        elif table not in NEEDED and data[table] != box[table]:
            yield _fault("form", "box-table-fixed", table=table)
    for table in NEEDED:
        if table in data:
            yield from _table_form(table, data[table])


def _table_form(table: str, rows: Any) -> Iterator[Finding]:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield _fault("form", "box-table-not-rows", table=table)
        return
    if len(rows) > MOST_SHAPES:
        yield _fault("form", "box-too-many-rows", table=table, found=len(rows), most=MOST_SHAPES)
        return
    for number, row in enumerate(rows, 1):
        where = f"{table} #{number}"
        for field in NEEDED[table]:
            if field not in row:
                yield _fault("form", "box-field-missing", where=where, field=field)
        for field, value in row.items():
            if field not in (*NEEDED[table], *OPTIONAL[table], "source") and not str(field).endswith("_source"):
                yield _fault("form", "box-field-unknown", where=where, field=_shown(field))
            else:
                yield from _value_form(where, field, value)


def _value_form(where: str, field: str, value: Any) -> Iterator[Finding]:
    facts = {"where": where, "field": field}
    if field in BACKGROUNDS:
        if not _are_counts(value):
            yield _fault("form", "box-not-counts", **facts)
    elif field == "station":
        if not isinstance(value, bool):
            yield _fault("form", "box-not-flag", **facts)
    elif not isinstance(value, str):
        if field not in FIXED:
            yield _fault("form", "box-not-text", **facts)
    elif field == "id" and not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", value):
        yield _fault("form", "box-id-not-slug", where=where, found=_shown(value))
    elif field == "edges" and (not re.fullmatch("[RH-]{4}", value) or value == "----"):
        yield _fault("form", "box-edges", where=where, found=_shown(value))
    elif field == "background" and value not in BACKGROUNDS:
        yield _fault("form", "box-background", where=where, found=_shown(value))


def _are_counts(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 1 + len(PIECE_IDS):
        return False
    return all(type(count) is int and 0 <= count <= ROUTE_TILES for count in value)


def _shown(value: object) -> str:
    """A value short enough for a sentence, whatever it is."""
    if isinstance(value, int) and abs(value) >= 10**15:  # Python refuses to print the very long ones
        return ">= 10^15" if value > 0 else "<= -10^15"
    written = str(value) if isinstance(value, str | int | float) else type(value).__name__
    return written if len(written) <= 40 else written[:39] + "…"


def _shapes(shapes: list[Row]) -> Iterator[Finding]:
    for id in _twice([row["id"] for row in shapes]):
        yield _fault("shapes", "box-id-twice", id=_shown(id))
    looks: dict[tuple[str, bool], str] = {}
    for row in shapes:
        yield from _sides(row)
        look = _look(row)
        if look in looks:
            yield _fault("shapes", "box-shape-twice", shape=_shown(row["id"]), other=_shown(looks[look]))
        looks.setdefault(look, row["id"])
        yield from _icons(row)


def _twice(values: list[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def _look(row: Row) -> tuple[str, bool]:
    """What two tiles share when they have the same connections, however they lie."""
    return min([turned(row["edges"], lie) for lie in range(LIES)]), bool(row.get("station", False))


def _sides(row: Row) -> Iterator[Finding]:
    """A station and an overpass have both kinds; an overpass crosses straight."""
    name, edges = _shown(row["id"]), row["edges"]
    both = "H" in edges and "R" in edges
    if row.get("station", False) and not both:
        yield _fault("shapes", "box-station-kinds", shape=name)
    if both and not row.get("station", False) and edges not in ("HRHR", "RHRH"):
        yield _fault("shapes", "box-overpass", shape=name)


def _icons(row: Row) -> Iterator[Finding]:
    """An icon needs a network of its kind, a traveller's one alone or a station."""
    name, edges = _shown(row["id"]), row["edges"]
    for icon, piece in enumerate(PIECE_IDS, 1):
        if any(row[background][icon] for background in BACKGROUNDS):
            if not set(NETWORKS[piece]) & set(edges):
                yield _fault("shapes", "box-icon-network", shape=name, piece=piece)
            if piece == "traveller" and "H" in edges and "R" in edges and not row.get("station", False):
                yield _fault("shapes", "box-icon-overpass", shape=name)


def _objectives(objectives: list[Row]) -> Iterator[Finding]:
    if not objectives:
        return
    ids = [row["id"] for row in objectives]
    if ids != list(OBJECTIVE_IDS):
        yield _fault("objectives", "box-objectives", seven=", ".join(OBJECTIVE_IDS))
        return
    for row, printed in zip(objectives, ours()["objective"]):
        yield from _sides(row)
        for field in FIXED:
            if field in row and row[field] != printed.get(field):
                yield _fault("objectives", "box-objective-fixed", objective=row["id"], field=field)
    yield from _requirements({row["id"]: row for row in objectives})


def _requirements(objectives: dict[str, Row]) -> Iterator[Finding]:
    """What an objective asks for must be possible on its own tile."""
    if objectives["metropolis"]["background"] != "urban":
        yield _fault("objectives", "box-metropolis")
    if "R" not in objectives["central-station"]["edges"]:
        yield _fault("objectives", "box-objective-arm", objective="central-station", kind="railway")
    if "H" not in objectives["gas-station"]["edges"]:
        yield _fault("objectives", "box-objective-arm", objective="gas-station", kind="highway")


def _mix(shapes: list[Row]) -> Iterator[Finding]:
    total = sum([_tiles(row) for row in shapes])
    if total != ROUTE_TILES:
        yield _fault("mix", "box-total", found=total, wanted=ROUTE_TILES)
    different = len([row for row in shapes if _tiles(row)])
    if different < STARTING_TILES:
        yield _fault("mix", "box-starting", found=different, wanted=STARTING_TILES)


def _tiles(row: Row) -> int:
    return sum(row["rural"]) + sum(row["urban"])


# What is remarkable about a box without faults ------------------------------------------------------------------------


def remarks(data: Row) -> list[Finding]:
    """What a person who transcribes a box would look at again."""
    return [*_sources(data), *_shares(data), *_pieces(data), *_known(data["shape"])]


def _remark(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("remark", topic, key, args)


def _sources(data: Row) -> Iterator[Finding]:
    for table in NEEDED:
        for row in data.get(table, []):
            where = f"{table} ({row['id']})"
            if "source" not in row:
                yield _remark("sources", "box-source-missing", where=where)
            for field in row:
                if field.endswith("source") and row[field] not in SOURCES:
                    yield _remark("sources", "box-source-unknown", where=where, found=_shown(row[field]))


def _shares(data: Row) -> Iterator[Finding]:
    """What a territory is made of, and what our own mix was made for."""
    figures = summary(data)
    for what, (key, least, most) in EXPECTED.items():
        if not least <= figures[what] <= most:
            yield _remark("mix", key, found=figures[what], least=least, most=most)
    arms = Counter([edge for row in data["shape"] for edge in row["edges"] for _ in range(_tiles(row))])
    if arms["H"] != arms["R"]:
        yield _remark("mix", "box-not-alike", highways=arms["H"], railways=arms["R"])


def _pieces(data: Row) -> Iterator[Finding]:
    """Where a kind has more icons than pieces, it may run short, and pieces are placed in turn order."""
    supply = {row["id"]: row["count"] for row in ours()["piece"]}
    for piece in PIECE_IDS:
        icons = summary(data)[piece]
        if icons > supply[piece]:
            yield _remark("pieces", "box-short", piece=piece, found=icons, most=supply[piece])


def _known(shapes: list[Row]) -> Iterator[Finding]:
    looks = {_look(row) for row in shapes if _tiles(row)}
    for edges in KNOWN:
        if _look({"edges": edges}) not in looks:
            yield _remark("mix", "box-known", edges=edges)


# Figures --------------------------------------------------------------------------------------------------------------


def summary(data: Row) -> dict[str, Any]:
    """The figures of a box without faults, ready for JSON."""
    shapes = data["shape"]
    icons = {
        piece: sum([row[background][number] for row in shapes for background in BACKGROUNDS])
        for number, piece in enumerate(PIECE_IDS, 1)
    }
    return {
        "tiles": sum([_tiles(row) for row in shapes]),
        "kinds": sum([count > 0 for row in shapes for background in BACKGROUNDS for count in row[background]]),
        "urban": sum([sum(row["urban"]) for row in shapes]),
        "stations": sum([_tiles(row) for row in shapes if row.get("station", False)]),
        "icons": sum(icons.values()),
        **icons,
        "shapes": [
            {"shape": row["id"], "edges": row["edges"], "tiles": _tiles(row), "urban": sum(row["urban"])}
            for row in shapes
        ],
    }
