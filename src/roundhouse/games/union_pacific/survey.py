# Interpreted: it runs once, when a board is opened.
"""The survey of a board: what makes it unplayable, what is remarkable about it, and its figures.

It judges the data of a board file, ours or one transcribed from a printed board, not the play on it. The form of the
file is in board_form.py.
"""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

from roundhouse.games.union_pacific.board_form import CARDS, ROWS, TYPES, fault, form_faults, place_of, shown
from roundhouse.kernel.errors import Finding

Row = dict[str, Any]

# The rulebook's ten companies, in the order in which they pay: monogram, shares, trains; and their homes on our board.
TEN: dict[str, tuple[str, int, int, str]] = {
    "eprg": ("EP&RG", 18, 23, "el-paso"),
    "bnl": ("BNL", 15, 19, "billings"),
    "ms": ("MS", 12, 17, "miami"),
    "dm": ("DM", 10, 14, "denver"),
    "sfrb": ("SFRB", 9, 13, "sioux-falls"),
    "umr": ("UMR", 8, 11, "monterrey"),
    "esl": ("ESL", 7, 10, "new-york"),
    "kcc": ("KCC", 7, 9, "kansas-city"),
    "mrr": ("MRR", 6, 8, "marquette"),
    "ww": ("W&W", 6, 7, "cheyenne"),
}
TEN_IDS = ", ".join(TEN)
TRACK_CARDS, JOKERS = 40, 4
MOST_CITIES, MOST_SECTIONS, MOST_OF_TYPE = 60, 120, 60  # what the masks hold
EXAMPLE_SECTIONS = (  # of the rulebook
    ("billings", "casper"), ("casper", "denver"), ("casper", "salt-lake-city"), ("denver", "el-paso"),
    ("denver", "salt-lake-city"),
)  # fmt: skip
SOURCES = ("rulebook", "public", "ours")
REACH = 1.15  # sections a company should reach alone, over its trains
SOUTH, NORTH, WEST, EAST = 25, 52, -125, -66


def faults(data: Any) -> list[Finding]:
    """What makes a board unreadable or unplayable; never raises, whatever the data are.

    Each step stands on the one before: where a row cannot be read, what the rows mean together is not asked,
    and where they do not fit together there is no network to speak of.
    """
    findings = list(form_faults(data))
    if not findings:
        findings = [*_ids(data), *_limits(data), *_companies(data), *_cards(data), *_sections(data), *_starts(data)]
    return findings or list(_network(data))


def _name(section: Row) -> str:
    return f"{shown(section['a'])} – {shown(section['b'])}"


def _twice(values: list[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def _neutral(section: Row) -> int:
    return int(section["spaces"]) - len(section["start"])


# What makes a board unplayable ----------------------------------------------------------------------------------------


def _ids(data: Row) -> Iterator[Finding]:
    for table in ("city", "company"):
        for id in _twice([row["id"] for row in data[table]]):
            yield fault("ids", "board-id-twice", table=table, id=shown(id))


def _limits(data: Row) -> Iterator[Finding]:
    cities, sections = len(data["city"]), len(data["section"])
    if cities > MOST_CITIES:
        yield fault("limits", "board-too-many-cities", found=cities, most=MOST_CITIES)
    if sections > MOST_SECTIONS:
        yield fault("limits", "board-too-many-sections", found=sections, most=MOST_SECTIONS)
    for kind, count in Counter([section["type"] for section in data["section"]]).items():
        if count > MOST_OF_TYPE:
            yield fault("limits", "board-too-many-of-type", type=kind, found=count, most=MOST_OF_TYPE)


def _companies(data: Row) -> Iterator[Finding]:
    """Companies, shares and trains are the rulebook's on any board."""
    ids = [company["id"] for company in data["company"]]
    for id, known in TEN.items():
        if id not in ids:
            yield fault("companies", "board-company-missing", company=known[0], id=id)
    for company in data["company"]:
        if company["id"] in TEN:
            yield from _company(data, company)
        else:
            yield fault("companies", "board-company-unknown", id=shown(company["id"]), ten=TEN_IDS)
    if ids != list(TEN) and sorted(ids) == sorted(TEN):
        yield fault("companies", "board-company-order", ten=TEN_IDS)


def _company(data: Row, company: Row) -> Iterator[Finding]:
    name, shares, trains, _ = TEN[company["id"]]
    printed: dict[str, str | int] = {"monogram": name, "shares": shares, "trains": trains}
    for field, wanted in printed.items():
        if company[field] != wanted:
            written = shown(company[field])
            yield fault("companies", "board-company-figures", company=name, field=field, found=written, wanted=wanted)
    if company["home"] not in [city["id"] for city in data["city"]]:
        yield fault("companies", "board-company-unknown-home", company=name, city=shown(company["home"]))
    for kind in _twice(company["types"]):
        yield fault("companies", "board-company-type-twice", company=name, type=kind)
    kinds = len(set(company["types"]))
    if company["id"] == "eprg":
        if kinds != len(TYPES):
            yield fault("companies", "board-company-all-types", company=name, found=kinds)
    elif not 1 <= kinds <= 3:
        yield fault("companies", "board-company-types", company=name, found=kinds)


def _cards(data: Row) -> Iterator[Finding]:
    cards = data["track_cards"]
    total, jokers = sum([cards[kind]["count"] for kind in CARDS]), cards["joker"]["count"]
    if total != TRACK_CARDS:
        yield fault("cards", "board-cards-total", found=total, wanted=TRACK_CARDS)
    if jokers != JOKERS:
        yield fault("cards", "board-cards-jokers", found=jokers, wanted=JOKERS)


def _sections(data: Row) -> Iterator[Finding]:
    cities = {city["id"] for city in data["city"]}
    seen: set[frozenset[str]] = set()
    for section in data["section"]:
        ends, name = frozenset((section["a"], section["b"])), _name(section)
        for city in sorted(ends - cities):
            yield fault("sections", "board-section-unknown-city", section=name, city=shown(city))
        if len(ends) == 1:
            yield fault("sections", "board-section-same-city", section=name)
        if ends in seen:
            yield fault("sections", "board-section-twice", section=name)
        seen.add(ends)
        yield from _start_spaces(section, name)


def _start_spaces(section: Row, name: str) -> Iterator[Finding]:
    if _neutral(section) < 0:
        count = len(section["start"])
        yield fault("starts", "board-start-too-many", section=name, spaces=section["spaces"], found=count)
    for id in sorted(set(section["start"]) - TEN.keys()):
        yield fault("starts", "board-start-unknown-company", section=name, id=shown(id), ten=TEN_IDS)
    for id in _twice(section["start"]):
        yield fault("starts", "board-start-twice", section=name, id=shown(id))


def _starts(data: Row) -> Iterator[Finding]:
    for company in data["company"]:
        name, home = company["monogram"], company["home"]
        starts = [section for section in data["section"] if company["id"] in section["start"]]
        wanted = 2 if company["id"] == "eprg" else 1
        if len(starts) != wanted and company["id"] in TEN:
            yield fault("starts", "board-start-count", company=shown(name), found=len(starts), wanted=wanted)
        for section in starts:
            facts = {"company": shown(name), "section": _name(section)}
            if home not in (section["a"], section["b"]):
                yield fault("starts", "board-start-not-home", home=shown(home), **facts)
            if section["type"] not in company["types"]:
                yield fault("starts", "board-start-wrong-type", type=section["type"], **facts)


def _network(data: Row) -> Iterator[Finding]:
    origin = data["city"][0]["id"]
    apart = sorted({city["id"] for city in data["city"]} - _spread(data["section"], origin)[1])
    if apart:
        yield fault("network", "board-network-apart", city=origin, apart=", ".join(apart))
    for company in data["company"]:
        if not _first_steps(data, company):
            yield fault("network", "board-company-no-room", company=company["monogram"], home=company["home"])
    for kind in TYPES:
        cards = data["track_cards"][kind]["count"]
        if cards and not sum([_neutral(section) for section in data["section"] if section["type"] == kind]):
            yield fault("network", "board-type-no-space", type=kind, cards=cards)


# How far track leads on an empty board --------------------------------------------------------------------------------


def _usable(data: Row, company: Row) -> list[Row]:
    """The sections a company may ever have a train in: of its types, with room or its own start space."""
    return [
        section
        for section in data["section"]
        if section["type"] in company["types"] and (_neutral(section) > 0 or company["id"] in section["start"])
    ]


def _spread(track: list[Row], origin: str) -> tuple[int, set[str]]:
    """How many sections can be reached from a city, and the cities on the way."""
    cities, rest = {origin}, track
    while new := [section for section in rest if section["a"] in cities or section["b"] in cities]:
        rest = [section for section in rest if section not in new]
        cities |= {section[end] for section in new for end in ("a", "b")}
    return len(track) - len(rest), cities


def _reach(data: Row, company: Row) -> int:
    return _spread(_usable(data, company), company["home"])[0]


def _first_steps(data: Row, company: Row) -> list[Row]:
    """The sections open to a company's first build."""
    starts = [section for section in data["section"] if company["id"] in section["start"]]
    touched = {company["home"]} | {section[end] for section in starts for end in ("a", "b")}
    track = _usable(data, company)
    return [section for section in track if section not in starts and touched & {section["a"], section["b"]}]


# What is remarkable about a board without faults ----------------------------------------------------------------------


def remarks(data: Row) -> list[Finding]:
    """What a person who transcribes a board would look at again."""
    return [*_sources(data), *_cities(data), *_room(data)]


def _remark(topic: str, key: str, **args: str | int | float) -> Finding:
    return Finding("remark", topic, key, args)


def _sources(data: Row) -> Iterator[Finding]:
    """Every row says where it comes from."""
    rows = [(place_of(table, index, row), row) for table in ROWS for index, row in enumerate(data[table], 1)]
    rows += [(f"track_cards.{kind}", data["track_cards"][kind]) for kind in CARDS]
    rows += [("drawing", data["drawing"])] if "drawing" in data else []
    for where, row in rows:
        if "source" not in row:
            yield _remark("sources", "board-source-missing", where=where)
        for field in row:
            if field.endswith("source") and row[field] not in SOURCES:
                facts = {"where": where, "field": field, "choices": ", ".join(SOURCES)}
                yield _remark("sources", "board-source-unknown", found=shown(row[field]), **facts)


def _cities(data: Row) -> Iterator[Finding]:
    for city in data["city"]:
        if not (SOUTH < city["lat"] < NORTH and WEST < city["lon"] < EAST):
            yield _remark("cities", "board-city-off-map", city=city["id"], lat=city["lat"], lon=city["lon"])
    for language in ("en", "it"):
        for name in _twice([city.get(f"name_{language}", city["name_en"]) for city in data["city"]]):
            yield _remark("cities", "board-city-name-twice", name=shown(name), language=language)
    for company in data["company"]:
        facts = {"company": company["monogram"], "home": company["home"], "wanted": TEN[company["id"]][3]}
        if facts["home"] != facts["wanted"]:
            yield _remark("cities", "board-company-home", **facts)


def _room(data: Row) -> Iterator[Finding]:
    ends = Counter([section[end] for section in data["section"] for end in ("a", "b")])
    for city in data["city"]:
        if ends[city["id"]] < 2:
            yield _remark("network", "board-city-dead-end", city=city["id"])
    for section in data["section"]:
        if _neutral(section) < 1:
            yield _remark("network", "board-section-no-neutral", section=_name(section))
    for company in data["company"]:
        reached, trains = _reach(data, company), company["trains"]
        facts = {"company": company["monogram"], "trains": trains, "wanted": math.ceil(REACH * trains)}
        if reached < facts["wanted"]:
            yield _remark("network", "board-company-reach", found=reached, **facts)
    pairs = [sorted((section["a"], section["b"])) for section in data["section"]]
    for one, other in EXAMPLE_SECTIONS:
        if [one, other] not in pairs:
            yield _remark("examples", "board-example-missing", section=f"{one} – {other}")


# Figures --------------------------------------------------------------------------------------------------------------


def summary(data: Row) -> dict[str, Any]:
    """The figures of a board without faults, ready for JSON."""
    return {
        "cities": len(data["city"]),
        "sections": len(data["section"]),
        "spaces": sum([section["spaces"] for section in data["section"]]),
        "start_spaces": sum([len(section["start"]) for section in data["section"]]),
        "shares": sum([company["shares"] for company in data["company"]]),
        "trains": sum([company["trains"] for company in data["company"]]),
        "track_cards": sum([data["track_cards"][kind]["count"] for kind in CARDS]),
        "types": [_type_figures(data, kind) for kind in TYPES],
        "companies": [_company_figures(data, company) for company in data["company"]],
    }


def _type_figures(data: Row, kind: str) -> dict[str, Any]:
    sections = [section for section in data["section"] if section["type"] == kind]
    return {
        "type": kind,
        "sections": len(sections),
        "spaces": sum([section["spaces"] for section in sections]),
        "neutral": sum([_neutral(section) for section in sections]),
        "cards": data["track_cards"][kind]["count"],
        "companies": [company["id"] for company in data["company"] if kind in company["types"]],
    }


def _company_figures(data: Row, company: Row) -> dict[str, Any]:
    first = sum([_neutral(section) for section in _first_steps(data, company)])
    figures = {field: company[field] for field in ("monogram", "shares", "trains")}
    return {"company": company["id"], **figures, "reach": _reach(data, company), "first_spaces": first}
