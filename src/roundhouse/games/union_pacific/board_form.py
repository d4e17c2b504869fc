# Interpreted: it runs once, when a board is opened.
"""The form of a board file: its tables, the fields of their rows, and what each may hold.

A row or a field that cannot be read is found here; what the rows mean together is the survey's matter.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from roundhouse.kernel.errors import Finding

TYPES = ("clear", "white", "black", "dotted")
CARDS = ("joker", *TYPES)


class Value(NamedTuple):
    """What a field may hold: a number of a range, a word of some, a text of a pattern, a list or a pair of such."""

    kind: str  # number, integer, text, list or pair
    least: float = float("-inf")
    most: float = float("inf")
    choices: tuple[str, ...] = ()
    pattern: str = ""
    fault: str = ""  # the finding about a text that does not fit the pattern
    parts: tuple["Value", ...] = ()


def number(least: float, most: float) -> Value:
    return Value("number", least, most)


def integer(least: float = float("-inf"), most: float = float("inf")) -> Value:
    return Value("integer", least, most)


def list_of(part: Value) -> Value:
    return Value("list", parts=(part,))


def pair(one: Value, other: Value) -> Value:
    return Value("pair", parts=(one, other))


TEXT = Value("text")
SLUG = Value("text", pattern="[a-z0-9]+(-[a-z0-9]+)*", fault="board-id-not-slug")
COLOUR = Value("text", pattern="#[0-9a-f]{6}", fault="board-colour-unreadable")
TYPE = Value("text", choices=TYPES)
COUNTRY = Value("text", choices=("us", "ca", "mx"))
SIDE = Value("text", choices=("n", "ne", "e", "se", "s", "sw", "w", "nw"))
LATITUDE, LONGITUDE, SHIFT, KILOMETRES = number(-90, 90), number(-180, 180), number(-1000, 1000), number(1, 10_000)
PLACE = pair(LATITUDE, LONGITUDE)


class RowForm(NamedTuple):
    """The fields of a row. A source may stand beside any field."""

    needed: dict[str, Value]
    optional: dict[str, Value]


ROWS = {
    "city": RowForm(
        {"id": SLUG, "name_en": TEXT, "country": COUNTRY, "lat": LATITUDE, "lon": LONGITUDE},
        {"name_it": TEXT, "label": SIDE, "nudge": pair(SHIFT, SHIFT)},
    ),
    "section": RowForm(
        {"a": TEXT, "b": TEXT, "type": TYPE, "spaces": integer(1, 4), "start": list_of(TEXT)},
        {"via": list_of(PLACE)},
    ),
    "company": RowForm(
        {
            "id": SLUG, "monogram": TEXT, "name": TEXT, "shares": integer(), "trains": integer(), "home": TEXT,
            "types": list_of(TYPE),
        },
        {"colour": COLOUR},
    ),
}  # fmt: skip
CARD = RowForm({"count": integer(0, 40)}, {})
MEASURES = (
    "earth_radius", "track_width", "city_radius", "home_radius", "space_length", "space_width", "space_pitch",
    "label_size", "label_gap",
)  # fmt: skip
DRAWING = RowForm(
    {}, {"parallels": pair(number(1, 89), number(1, 89)), "origin": PLACE} | dict.fromkeys(MEASURES, KILOMETRES)
)


def fault(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("error", topic, key, args)


def form_faults(data: object) -> Iterator[Finding]:
    """Whatever keeps the file from being read as a board."""
    if not isinstance(data, dict):
        yield fault("shape", "board-not-a-table")
        return
    for table in data:
        if table not in (*ROWS, "track_cards", "drawing"):
            yield fault("shape", "board-table-unknown", table=shown(table))
    for table in (*ROWS, "track_cards"):
        if table not in data:
            yield fault("shape", "board-table-missing", table=table)
        elif table == "track_cards":
            yield from _card_faults(data[table])
        elif not isinstance(data[table], list):
            yield fault("shape", "board-table-not-rows", table=table)
        else:
            for index, row in enumerate(data[table], 1):
                yield from _row_faults(row, ROWS[table], place_of(table, index, row))
    yield from _row_faults(data.get("drawing", {}), DRAWING, "drawing")


def _card_faults(cards: object) -> Iterator[Finding]:
    if not isinstance(cards, dict):
        yield fault("shape", "board-row-not-a-table", where="track_cards")
        return
    yield from _fields_amiss(cards, CARDS, CARDS, "track_cards")
    for kind in CARDS:
        if kind in cards:
            yield from _row_faults(cards[kind], CARD, f"track_cards.{kind}")


def _row_faults(row: object, form: RowForm, where: str) -> Iterator[Finding]:
    if not isinstance(row, dict):
        yield fault("shape", "board-row-not-a-table", where=where)
        return
    fields = form.needed | form.optional
    fields |= {"source": TEXT} | {f"{field}_source": TEXT for field in fields}
    yield from _fields_amiss(row, tuple(form.needed), tuple(fields), where)
    for field, value in fields.items():
        if field in row:
            yield from _value_faults(row[field], value, where, field)


def _fields_amiss(
    row: dict[Any, Any], needed: tuple[str, ...], known: tuple[str, ...], where: str
) -> Iterator[Finding]:
    for field in needed:
        if field not in row:
            yield fault("shape", "board-field-missing", where=where, field=field)
    for field in row:
        if field not in known:
            yield fault("shape", "board-field-unknown", where=where, field=shown(field))


def _value_faults(written: Any, value: Value, where: str, field: str) -> Iterator[Finding]:
    if not _is_of_kind(written, value):
        yield fault("shape", "board-field-wrong-type", where=where, field=field, expected=value.kind)
    elif value.parts:
        for index, part in enumerate(written):
            yield from _value_faults(part, value.parts[index % len(value.parts)], where, f"{field} #{index + 1}")
    elif value.kind != "text":
        if not value.least <= written <= value.most:  # nor is TOML's nan
            facts: dict[str, Any] = {"where": where, "field": field, "least": value.least, "most": value.most}
            yield fault("shape", "board-number-out-of-range", found=shown(written), **facts)
    elif value.choices and written not in value.choices:
        choices = ", ".join(value.choices)
        yield fault("shape", "board-word-unknown", where=where, field=field, found=shown(written), choices=choices)
    elif value.pattern and not re.fullmatch(value.pattern, written):
        yield fault("shape", value.fault, where=where, found=shown(written))


def _is_of_kind(written: object, value: Value) -> bool:
    if value.kind == "text":
        return isinstance(written, str) and bool(written.strip())
    if value.kind in ("number", "integer"):
        return isinstance(written, int | float if value.kind == "number" else int) and not isinstance(written, bool)
    return isinstance(written, list) and (value.kind == "list" or len(written) == 2)


def place_of(table: str, number: int, row: object) -> str:
    """Where a row stands: its number in the table, and its id or its two cities if they can be read."""
    if isinstance(row, dict):
        names = [row[field] for field in ("id", "a", "b") if isinstance(row.get(field), str)]
        if names:
            return f"{table} #{number} ({shown(' – '.join(names))})"
    return f"{table} #{number}"


def shown(value: object) -> str:
    """A value short enough for a sentence, whatever it is."""
    if isinstance(value, int) and abs(value) >= 10**15:  # Python refuses to print the very long ones
        return ">= 10^15" if value > 0 else "<= -10^15"
    if isinstance(value, str | int | float):
        text = str(value)
        return text if len(text) <= 40 else text[:39] + "…"
    return type(value).__name__
