# Interpreted: it runs once, when a board is opened.
"""The survey of a map: everything the rules count on, looked at before it is played on.

The printed map is the only one there is, so its numbers must come out exactly.
"""

from collections import Counter
from typing import Any, Final

from roundhouse.games.ride_the_rails.board import (
    CITIES,
    COMPANIES,
    HEXES,
    KINDS,
    LOCOMOTIVES,
    PACKAGE,
    ROUNDS,
    SIGNS,
    around,
    places,
)
from roundhouse.kernel.errors import BadBoard

Place = tuple[int, int]

TERRAIN: Final = {".": 286, "^": 49}
CITIES_OF_KIND: Final = {"plain": 36, "east": 6, "west": 4, "five": 4, "chicago": 1}
COMPANY_IDS: Final = ["red", "blue", "orange", "yellow", "purple", "black"]
NEIGHBOUR_PAIRS: Final = 1049
BASES: Final = ("read", "width", "letters", "probable")


def check(data: dict[str, Any]) -> None:
    """Raise BadBoard with the first thing that is not as printed."""
    for table in ("rows", "city", "company"):
        if not isinstance(data.get(table), list):
            raise BadBoard("map-table", PACKAGE, table=table)
    _check_picture(data["rows"])
    _check_cities(data["rows"], data["city"])
    _check_companies(data["company"])


def _count(what: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadBoard("map-count", PACKAGE, what=what, found=count, wanted=wanted)


def _check_picture(rows: list[str]) -> None:
    signs = Counter("".join(rows).replace(" ", ""))
    for sign in signs:
        if sign not in TERRAIN and sign not in SIGNS:
            raise BadBoard("map-sign", PACKAGE, sign=sign)
    hexes = places(rows)
    _count("hex", len(hexes), HEXES)
    for sign, wanted in TERRAIN.items():
        _count(sign, signs[sign], wanted)
    for sign, kind in SIGNS.items():
        _count(kind, signs[sign], CITIES_OF_KIND[kind])
    _check_neighbours(rows, hexes)


def _check_neighbours(rows: list[str], hexes: list[Place]) -> None:
    """Being neighbours is mutual, the hexes hang together, and no city touches another."""
    on_map = set(hexes)
    near = {place: [other for other in around(*place) if other in on_map] for place in hexes}
    if any(place not in near[other] for place in hexes for other in near[place]):
        raise BadBoard("map-neighbours", PACKAGE)
    _count("neighbour", sum([len(others) for others in near.values()]) // 2, NEIGHBOUR_PAIRS)
    reached = {hexes[0]}
    front = [hexes[0]]
    while front:
        fresh = [other for other in near[front.pop()] if other not in reached]
        reached.update(fresh)
        front += fresh
    _count("connected", len(reached), HEXES)
    for row, column in hexes:
        if rows[row][column] in SIGNS and any(rows[other[0]][other[1]] in SIGNS for other in near[row, column]):
            raise BadBoard("map-cities-touch", PACKAGE, row=row, column=column)


def _check_cities(rows: list[str], cities: list[dict[str, Any]]) -> None:
    """One row of the table for each city of the picture, in the picture's order and of the kind drawn there."""
    _count("city", len(cities), CITIES)
    drawn = [(row, column) for row, column in places(rows) if rows[row][column] in SIGNS]
    for place, city in zip(drawn, cities):
        written = (city.get("row"), city.get("column"))
        if written != place or city.get("kind") != SIGNS[rows[place[0]][place[1]]]:
            raise BadBoard("map-city", PACKAGE, city=str(city.get("id")), row=place[0], column=place[1])
        if city.get("name_basis") not in BASES or not city.get("name_en") or not city.get("name_it"):
            raise BadBoard("map-city-name", PACKAGE, city=str(city.get("id")))
    _count("id", len({city["id"] for city in cities}), CITIES)


def _check_companies(companies: list[dict[str, Any]]) -> None:
    _count("company", len(companies), COMPANIES)
    for wanted, company in zip(COMPANY_IDS, companies):
        if company.get("id") != wanted:
            raise BadBoard("map-company", PACKAGE, company=str(company.get("id")), wanted=wanted)
        _count("locomotive", company["locomotives"], LOCOMOTIVES)
        # a player takes a share a round, so a board never needs more spaces than rounds are left
        _count("space", company["spaces"], ROUNDS + 1 - company["from"])
        if not company["start"] or any(kind not in KINDS for kind in company["start"]):
            raise BadBoard("map-start", PACKAGE, company=wanted)
