# Interpreted: it runs once, when a board is opened.
"""A board as it stands in its TOML file: the form of every table, and the rows made into records.

A row or a field that cannot be read is found here; what the rows mean together is the survey's matter.
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from roundhouse.kernel.errors import Finding

TYPES = ("clear", "white", "black", "dotted")
COUNTRIES = ("us", "ca", "mx")
SIDES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

# The rulebook's ten companies, in the order in which they pay: id, then monogram, shares and trains.
# fmt: off
TEN: dict[str, tuple[str, int, int]] = {
    "eprg": ("EP&RG", 18, 23), "bnl": ("BNL", 15, 19), "ms":  ("MS",  12, 17), "dm":  ("DM",  10, 14),
    "sfrb": ("SFRB",   9, 13), "umr": ("UMR",  8, 11), "esl": ("ESL",  7, 10), "kcc": ("KCC",  7,  9),
    "mrr":  ("MRR",    6,  8), "ww":  ("W&W",  6,  7),
}
# fmt: on
TRACK_CARDS, JOKERS = 40, 4

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
COLOUR = re.compile(r"#[0-9a-f]{6}")


def fault(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("error", topic, key, args)


def remark(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("remark", topic, key, args)


# --- the form ----------------------------------------------------------------------------------------------


RANGES: dict[str, tuple[float, float]] = {
    "latitude": (-90, 90),
    "longitude": (-180, 180),
    "parallel": (1, 89),
    "kilometres": (1, 10_000),
    "shift": (-1000, 1000),
    "spaces": (1, 4),
    "cards": (0, 40),
}
WHOLE = ("integer", "spaces", "cards")
CHOICES: dict[str, tuple[str, ...]] = {"country": COUNTRIES, "side": SIDES, "type": TYPES}
PAIRS: dict[str, tuple[str, str]] = {
    "place": ("latitude", "longitude"),
    "nudge": ("shift", "shift"),
    "parallels": ("parallel", "parallel"),
}
LISTS: dict[str, str] = {"texts": "text", "types": "type", "places": "place"}


class Form(NamedTuple):
    """The fields of a row and the kind of each. A source may stand beside any field."""

    needed: dict[str, str]
    optional: dict[str, str]


ROWS: dict[str, Form] = {
    "city": Form(
        {"id": "slug", "name_en": "text", "country": "country", "lat": "latitude", "lon": "longitude"},
        {"name_it": "text", "label": "side", "nudge": "nudge"},
    ),
    "section": Form(
        {"a": "text", "b": "text", "type": "type", "spaces": "spaces", "start": "texts"},
        {"via": "places"},
    ),
    "company": Form(
        {
            "id": "slug",
            "monogram": "text",
            "name": "text",
            "shares": "integer",
            "trains": "integer",
            "home": "text",
            "types": "types",
        },
        {"colour": "colour"},
    ),
}
CARD_ROW = Form({"count": "cards"}, {})
CARDS = ("joker", *TYPES)
MEASURES: dict[str, float] = {
    "earth_radius": 6371,
    "track_width": 20,
    "city_radius": 20,
    "home_radius": 30,
    "space_length": 66,
    "space_width": 34,
    "space_pitch": 78,
    "label_size": 46,
    "label_gap": 8,
}
PARALLELS, ORIGIN = (29.5, 45.5), (37.5, -96.0)
DRAWING_ROW = Form({}, {"parallels": "parallels", "origin": "place"} | dict.fromkeys(MEASURES, "kilometres"))
NEEDED = (*ROWS, "track_cards")
TABLES = (*NEEDED, "drawing")


def shape_faults(data: object) -> list[Finding]:
    """Whatever keeps the file from being read as a board."""
    if not isinstance(data, dict):
        return [fault("shape", "board-not-a-table")]
    found = [fault("shape", "board-table-unknown", table=shown(key)) for key in data if key not in TABLES]
    for table in NEEDED:
        if table not in data:
            found.append(fault("shape", "board-table-missing", table=table))
        elif table == "track_cards":
            found += card_faults(data[table])
        else:
            found += list_faults(table, data[table], ROWS[table])
    return found + row_faults(data.get("drawing", {}), DRAWING_ROW, "drawing")


def list_faults(table: str, rows: object, form: Form) -> list[Finding]:
    if not isinstance(rows, list):
        return [fault("shape", "board-table-not-rows", table=table)]
    found: list[Finding] = []
    for number, row in enumerate(rows, 1):
        found += row_faults(row, form, place_of(table, number, row))
    return found


def card_faults(cards: object) -> list[Finding]:
    if not isinstance(cards, dict):
        return [fault("shape", "board-row-not-a-table", where="track_cards")]
    found = fields_amiss(cards, CARDS, CARDS, "track_cards")
    for kind in CARDS:
        if kind in cards:
            found += row_faults(cards[kind], CARD_ROW, f"track_cards.{kind}")
    return found


def row_faults(row: object, form: Form, where: str) -> list[Finding]:
    if not isinstance(row, dict):
        return [fault("shape", "board-row-not-a-table", where=where)]
    fields = form.needed | form.optional
    sources = ["source", *[f"{field}_source" for field in fields]]
    found = fields_amiss(row, tuple(form.needed), (*fields, *sources), where)
    for field, kind in fields.items():
        if field in row:
            found += value_faults(row[field], kind, where, field)
    for field in sources:
        if field in row:
            found += value_faults(row[field], "text", where, field)
    return found


def fields_amiss(row: dict[Any, Any], needed: tuple[str, ...], known: tuple[str, ...], where: str) -> list[Finding]:
    missing = [fault("shape", "board-field-missing", where=where, field=field) for field in needed if field not in row]
    unknown = [
        fault("shape", "board-field-unknown", where=where, field=shown(field)) for field in row if field not in known
    ]
    return missing + unknown


def value_faults(value: object, kind: str, where: str, field: str) -> list[Finding]:
    if kind in LISTS:
        if not isinstance(value, list):
            return [wrong_type(where, field, "list")]
        return parts_faults(value, [LISTS[kind]] * len(value), where, field)
    if kind in PAIRS:
        if not isinstance(value, list) or len(value) != 2:
            return [wrong_type(where, field, "pair")]
        return parts_faults(value, list(PAIRS[kind]), where, field)
    if kind in RANGES or kind in WHOLE:
        return number_faults(value, kind, where, field)
    return word_faults(value, kind, where, field)


def parts_faults(values: list[Any], kinds: list[str], where: str, field: str) -> list[Finding]:
    found: list[Finding] = []
    for number, (value, kind) in enumerate(zip(values, kinds, strict=True), 1):
        found += value_faults(value, kind, where, f"{field} #{number}")
    return found


def number_faults(value: object, kind: str, where: str, field: str) -> list[Finding]:
    if isinstance(value, bool) or not isinstance(value, int if kind in WHOLE else (int, float)):
        return [wrong_type(where, field, "integer" if kind in WHOLE else "number")]
    if kind not in RANGES:
        return []
    least, most = RANGES[kind]
    if least <= value <= most:  # false of TOML's nan too
        return []
    return [
        fault(
            "shape",
            "board-number-out-of-range",
            where=where,
            field=field,
            found=shown(value),
            least=least,
            most=most,
        )
    ]


def word_faults(value: object, kind: str, where: str, field: str) -> list[Finding]:
    if not isinstance(value, str) or not value.strip():
        return [wrong_type(where, field, "text")]
    if kind in CHOICES and value not in CHOICES[kind]:
        return [
            fault(
                "shape",
                "board-word-unknown",
                where=where,
                field=field,
                found=shown(value),
                choices=", ".join(CHOICES[kind]),
            )
        ]
    if kind == "slug" and not SLUG.fullmatch(value):
        return [fault("shape", "board-id-not-slug", where=where, found=shown(value))]
    if kind == "colour" and not COLOUR.fullmatch(value):
        return [fault("shape", "board-colour-unreadable", where=where, found=shown(value))]
    return []


def wrong_type(where: str, field: str, expected: str) -> Finding:
    return fault("shape", "board-field-wrong-type", where=where, field=field, expected=expected)


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


# --- the records -------------------------------------------------------------------------------------------


class City:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.name_en: str = row["name_en"]
        self.name_it: str = row.get("name_it", row["name_en"])
        self.country: str = row["country"]
        self.lat: float = float(row["lat"])
        self.lon: float = float(row["lon"])
        self.label: str = row.get("label", "e")
        self.nudge: tuple[float, float] = pair(row.get("nudge", (0, 0)))


class Section:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.a: str = row["a"]
        self.b: str = row["b"]
        self.type: str = row["type"]
        self.spaces: int = row["spaces"]
        self.start: list[str] = list(row["start"])
        self.via: list[tuple[float, float]] = [pair(place) for place in row.get("via", [])]
        self.name: str = f"{shown(self.a)} – {shown(self.b)}"
        self.neutral: int = self.spaces - len(self.start)

    def joins(self, one: str, other: str) -> bool:
        return (self.a, self.b) in ((one, other), (other, one))

    def far_end(self, city: str) -> str:
        return self.b if city == self.a else self.a


class Company:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.monogram: str = row["monogram"]
        self.shares: int = row["shares"]
        self.trains: int = row["trains"]
        self.home: str = row["home"]
        self.types: list[str] = list(row["types"])


class Drawing:
    """The measures of the drawing, in km; those left out are our own board's."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.parallels: tuple[float, float] = pair(row.get("parallels", PARALLELS))
        self.origin: tuple[float, float] = pair(row.get("origin", ORIGIN))
        self.measures: dict[str, float] = {name: float(row.get(name, km)) for name, km in MEASURES.items()}


class Transcript:
    """A board read from data without shape faults."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.cities: list[City] = [City(row) for row in data["city"]]
        self.sections: list[Section] = [Section(row) for row in data["section"]]
        self.companies: list[Company] = [Company(row) for row in data["company"]]
        self.cards: dict[str, int] = {kind: data["track_cards"][kind]["count"] for kind in CARDS}
        self.drawing: Drawing = Drawing(data.get("drawing", {}))
        self.city_ids: set[str] = {city.id for city in self.cities}

    def company(self, id: str) -> Company:
        return next(company for company in self.companies if company.id == id)


def pair(values: Any) -> tuple[float, float]:
    first, second = values
    return float(first), float(second)
