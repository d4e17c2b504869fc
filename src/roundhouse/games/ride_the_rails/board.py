"""The map and the companies, turned once into indices and lists.

Hexes are numbered row by row from the north-west, cities and companies in the order of their rows in the data. What
makes a map sound is in `survey.py`; this trusts a map that has been surveyed.
"""

import hashlib
import json
from typing import Any, Final

PACKAGE: Final = "roundhouse.games.ride_the_rails"
HEXES: Final = 386
CITIES: Final = 51
COMPANIES: Final = 6
RED: Final = 0
YELLOW: Final = 3
LOCOMOTIVES: Final = 27
ROUNDS: Final = 6
KINDS: Final = ("plain", "east", "west", "five", "chicago")
PLAIN: Final = 0
EAST: Final = 1
WEST: Final = 2
FIVE: Final = 3
CHICAGO: Final = 4
SIGNS: Final = {"o": "plain", "E": "east", "W": "west", "5": "five", "H": "chicago"}  # of cities in the picture
ROOM: Final = (2, 1, 2, 2, COMPANIES)  # RR-5.9, RR-5.10: how many locomotives a city of each kind holds
ALLOWANCE: Final = (0, 0, 0, 8, 5, 4)  # RR-5.1: by the number of players


class Board:
    """Everything printed, as numbers. Shared by all plays and never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        written = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest: str = hashlib.blake2b(written.encode("utf-8"), digest_size=8).hexdigest()
        self.bit: list[int] = [1 << index for index in range(CITIES)]  # of a city in a mask of cities, or of a company
        self._read_hexes(data["rows"])
        self._read_cities(data["city"])
        self._read_companies(data["company"])

    def _read_hexes(self, rows: list[str]) -> None:
        self.places: list[tuple[int, int]] = places(rows)
        number = {place: hex for hex, place in enumerate(self.places)}
        self.mountain: list[bool] = [rows[row][column] == "^" for row, column in self.places]
        # the neighbours of each hex, ascending
        self.near: list[list[int]] = [
            sorted([number[place] for place in around(row, column) if place in number]) for row, column in self.places
        ]

    def _read_cities(self, cities: list[dict[str, Any]]) -> None:
        self.city_ids: list[str] = [city["id"] for city in cities]
        self.kind: list[int] = [KINDS.index(city["kind"]) for city in cities]
        self.hex_of: list[int] = [self.places.index((city["row"], city["column"])) for city in cities]
        self.city_at: list[int] = [-1] * HEXES
        self.hex_ids: list[str] = [f"{chr(97 + row)}{column}" for row, column in self.places]
        self.room: list[int] = [2] * HEXES
        self.is_east: list[bool] = [False] * HEXES
        for city, hex in enumerate(self.hex_of):
            self.city_at[hex] = city
            self.hex_ids[hex] = self.city_ids[city]
            self.room[hex] = ROOM[self.kind[city]]
            self.is_east[hex] = self.kind[city] == EAST
        self.western: list[int] = [self.hex_of[city] for city in range(CITIES) if self.kind[city] == WEST]
        # how far west a city lies, in half hexes from the western edge
        self.west: list[int] = [2 * city["column"] - city["row"] % 2 for city in cities]
        # the neighbours of each hex that are no cities, and the cities among them
        self.open_near: list[list[int]] = [[hex for hex in near if self.city_at[hex] < 0] for near in self.near]
        self.city_near: list[list[int]] = [
            [self.city_at[hex] for hex in near if self.city_at[hex] >= 0] for near in self.near
        ]

    def _read_companies(self, companies: list[dict[str, Any]]) -> None:
        self.company_ids: list[str] = [company["id"] for company in companies]
        self.first_round: list[int] = [company["from"] for company in companies]
        # the hexes of the cities that show a company's colour
        self.starts: list[list[int]] = [
            [self.hex_of[city] for city in range(CITIES) if KINDS[self.kind[city]] in company["start"]]
            for company in companies
        ]

    def hex_rows(self) -> list[dict[str, Any]]:
        """Every hex as a client draws it: its id, place and terrain; a city's hex has the city's id."""
        rows: list[dict[str, Any]] = []
        for hex, (row, column) in enumerate(self.places):
            terrain = "city" if self.city_at[hex] >= 0 else "mountain" if self.mountain[hex] else "plain"
            rows.append({"id": self.hex_ids[hex], "row": row, "column": column, "terrain": terrain})
        return rows


def places(rows: list[str]) -> list[tuple[int, int]]:
    """Row and column of each hex in the picture, row by row."""
    return [(row, column) for row in range(len(rows)) for column, sign in enumerate(rows[row]) if sign != " "]


def around(row: int, column: int) -> list[tuple[int, int]]:
    """The six places around one: odd rows lie half a hex further west."""
    west = column - row % 2
    return [
        (row, column - 1), (row, column + 1),
        (row - 1, west), (row - 1, west + 1), (row + 1, west), (row + 1, west + 1),
    ]  # fmt: skip
