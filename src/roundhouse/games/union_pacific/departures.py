# Interpreted: it runs once, when a board is opened.
"""Where a board departs from ours: the constraints our own board keeps, and a printed one need not.

Only boards without faults come here. The drawing's own constraints are in plane.py.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from roundhouse.games.union_pacific.plane import Sheet, drawing_remarks
from roundhouse.games.union_pacific.reach import first_steps, leads_through, reach, spread, usable
from roundhouse.games.union_pacific.transcript import (
    CARDS,
    COUNTRIES,
    JOKERS,
    ROWS,
    TRACK_CARDS,
    TYPES,
    Transcript,
    place_of,
    remark,
    shown,
)
from roundhouse.kernel.errors import Finding

CITIES, SECTIONS, SPACES = 40, (72, 84), (150, 175)
CARDS_OF_TYPE = {"clear": 12, "white": 8, "black": 8, "dotted": 8}
SOURCES = ("rulebook", "public", "ours")
# fmt: off
HOMES = {
    "eprg": "el-paso",   "bnl": "billings", "ms":  "miami",       "dm":  "denver",    "sfrb": "sioux-falls",
    "umr":  "monterrey", "esl": "new-york", "kcc": "kansas-city", "mrr": "marquette", "ww":   "cheyenne",
}
EXAMPLE_SECTIONS = (
    ("billings", "casper"), ("casper", "salt-lake-city"), ("casper", "denver"),
    ("denver", "salt-lake-city"), ("denver", "el-paso"),
)
# fmt: on
NAMED_CITIES = (*HOMES.values(), "casper", "salt-lake-city")
REACH = 1.15  # sections a company can reach alone, over its trains
MEETING_CITIES = 20  # where track of several types meets
LEAST_USA = 30
SOUTH, NORTH, WEST, EAST = 25, 52, -125, -66


def departures(data: Mapping[str, Any]) -> list[Finding]:
    board = Transcript(data)
    data_remarks = [*inventory(board), *sources(data), *city_remarks(board), *home_remarks(board)]
    play_remarks = [*type_remarks(board), *examples(board), *room(board), *regions(board)]
    return data_remarks + play_remarks + [*denver_midland(board), *drawing_remarks(board)]


def inventory(board: Transcript) -> Iterator[Finding]:
    cities, sections = len(board.cities), len(board.sections)
    if cities != CITIES:
        yield remark("inventory", "board-cities-number", found=cities, wanted=CITIES)
    least, most = SECTIONS
    if not least <= sections <= most:
        yield remark("inventory", "board-sections-number", found=sections, least=least, most=most)
    spaces, (least, most) = sum([section.spaces for section in board.sections]), SPACES
    if not least <= spaces <= most:
        yield remark("inventory", "board-spaces-number", found=spaces, least=least, most=most)
    for kind, wanted in CARDS_OF_TYPE.items():
        cards = board.cards[kind]
        if cards != wanted:
            yield remark("inventory", "board-cards-of-type", type=kind, found=cards, wanted=wanted)


def sources(data: Mapping[str, Any]) -> Iterator[Finding]:
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for table in ROWS:
        rows += [(place_of(table, number, row), row) for number, row in enumerate(data[table], 1)]
    rows += [(f"track_cards.{kind}", data["track_cards"][kind]) for kind in CARDS]
    if "drawing" in data:
        rows.append(("drawing", data["drawing"]))
    for where, row in rows:
        if "source" not in row:
            yield remark("sources", "board-source-missing", where=where)
        for field in row:
            if field.endswith("source") and row[field] not in SOURCES:
                source, known = shown(row[field]), ", ".join(SOURCES)
                yield remark("sources", "board-source-unknown", where=where, field=field, found=source, choices=known)


def city_remarks(board: Transcript) -> Iterator[Finding]:
    for city in board.cities:
        if not (SOUTH < city.lat < NORTH and WEST < city.lon < EAST):
            yield remark("cities", "board-city-off-map", city=city.id, lat=city.lat, lon=city.lon)
    for language, names in (
        ("en", [city.name_en for city in board.cities]),
        ("it", [city.name_it for city in board.cities]),
    ):
        for name, number in Counter(names).items():
            if number > 1:
                yield remark("cities", "board-city-name-twice", name=shown(name), language=language)
    for id in NAMED_CITIES:
        if id not in board.city_ids:
            yield remark("cities", "board-city-missing", city=id)
    us, ca, mx = [sum([city.country == country for city in board.cities]) for country in COUNTRIES]
    if us < LEAST_USA or not ca or not mx:
        yield remark("cities", "board-countries", us=us, ca=ca, mx=mx, least=LEAST_USA)


def home_remarks(board: Transcript) -> Iterator[Finding]:
    for company in board.companies:
        name, home, wanted = company.monogram, company.home, HOMES[company.id]
        if home != wanted:
            yield remark("cities", "board-company-home", company=name, home=home, wanted=wanted)


def type_remarks(board: Transcript) -> Iterator[Finding]:
    """Few types for a small company, clear the commonest track, each type as frequent as its cards."""
    for larger, company in pairwise(board.companies):
        if len(company.types) > len(larger.types):
            yield remark(
                "types",
                "board-types-by-size",
                company=company.monogram,
                found=len(company.types),
                larger=larger.monogram,
                wanted=len(larger.types),
            )
    if "clear" not in board.company("bnl").types:
        yield remark("types", "board-bnl-not-clear")
    spaces = {kind: sum([s.spaces for s in board.sections if s.type == kind]) for kind in TYPES}
    users = {kind: sum([kind in company.types for company in board.companies]) for kind in TYPES}
    for kind in TYPES[1:]:
        if spaces[kind] >= spaces["clear"]:
            yield remark("types", "board-type-spaces", type=kind, found=spaces[kind], clear=spaces["clear"])
        if users[kind] >= users["clear"]:
            yield remark("types", "board-type-companies", type=kind, found=users[kind], clear=users["clear"])
    for kind in TYPES:
        due = sum(spaces.values()) * board.cards[kind] / (TRACK_CARDS - JOKERS)
        found, cards, wanted = spaces[kind], board.cards[kind], round(due)
        if not 0.8 * due < found < 1.25 * due:
            yield remark("types", "board-type-proportion", type=kind, found=found, cards=cards, wanted=wanted)


def examples(board: Transcript) -> Iterator[Finding]:
    """What the rulebook's examples speak of is there, and can be played."""
    bnl, dm = board.company("bnl"), board.company("dm")
    for one, other in EXAMPLE_SECTIONS:
        name = f"{one} – {other}"
        there = [section for section in board.sections if section.joins(one, other)]
        if not there:
            yield remark("examples", "board-example-missing", section=name)
            continue
        kind, spaces = there[0].type, there[0].spaces
        if kind not in bnl.types:
            yield remark("examples", "board-example-not-bnl", section=name, type=kind)
        if other == "el-paso" and (spaces < 2 or kind not in dm.types):
            yield remark("examples", "board-example-not-dm", section=name, type=kind, spaces=spaces)
    if not leads_through(usable(board, bnl, []), "billings", "miami", "el-paso"):
        yield remark("examples", "board-example-miami")


def room(board: Transcript) -> Iterator[Finding]:
    degree = Counter([section.a for section in board.sections] + [section.b for section in board.sections])
    for city in board.cities:
        if degree[city.id] < 2:
            yield remark("network", "board-city-dead-end", city=city.id)
    for section in board.sections:
        if section.neutral < 1:
            yield remark("network", "board-section-no-neutral", section=section.name)
    for company in board.companies:
        name, trains, alone = company.monogram, company.trains, reach(board, company, [])
        wanted = math.ceil(REACH * trains)
        if alone < wanted:
            yield remark("network", "board-company-reach", company=name, trains=trains, found=alone, wanted=wanted)


def regions(board: Transcript) -> Iterator[Finding]:
    for kind in TYPES:
        mine = [section for section in board.sections if section.type == kind]
        together = max([len(spread(mine, section.a)[0]) for section in mine], default=0)
        if together < len(mine):
            yield remark("regions", "board-region-apart", type=kind, found=together, wanted=len(mine))
    for section in Sheet(board).rim():
        if section.type != "dotted":
            yield remark("regions", "board-rim-not-dotted", section=section.name, type=section.type)
    meeting = meeting_cities(board)
    if meeting < MEETING_CITIES:
        yield remark("regions", "board-regions-apart", found=meeting, wanted=MEETING_CITIES)


def meeting_cities(board: Transcript) -> int:
    kinds: dict[str, set[str]] = {id: set() for id in board.city_ids}
    for section in board.sections:
        kinds[section.a].add(section.type)
        kinds[section.b].add(section.type)
    return sum([len(types) > 1 for types in kinds.values()])


def denver_midland(board: Transcript) -> Iterator[Finding]:
    """DM is the one easily shut in: the least room to begin, and two single spaces lead to the wide world."""
    dm = board.company("dm")
    rooms = {company.id: sum([s.neutral for s in first_steps(board, company)]) for company in board.companies}
    for company in board.companies:
        name, room_of = company.monogram, rooms[company.id]
        if company is not dm and room_of <= rooms["dm"]:
            yield remark("network", "board-dm-room", found=rooms["dm"], company=name, other=room_of)
    doors = [section for section in first_steps(board, dm) if section.neutral == 1]
    behind = reach(board, dm, doors)
    if len(doors) != 2 or behind * 2 > dm.trains:
        yield remark("network", "board-dm-doors", found=len(doors), behind=behind, most=dm.trains // 2)
