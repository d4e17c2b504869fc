"""The board and the cards, turned once into indices.

Junctions, cities, spaces and goods are numbered in the order of their rows. A place of a train is a city, or CITIES
and the number of a space.
"""

import hashlib
import json
from typing import Any, Final

PACKAGE: Final = "roundhouse.games.spike"
SUITS: Final = 6
TIME: Final = 6  # a time card's number in the deck
GOODS: Final = 12
CITIES: Final = 36
JUNCTIONS: Final = 127
SPACES: Final = 323
PLACES: Final = CITIES + SPACES
CARDS_EACH: Final = 3  # contract cards of a good
LISTED: Final = 4  # cities on a side of a contract
TRACKS: Final = 45
PARTS: Final = 3
LOCOMOTIVE: Final = 0
TENDER: Final = 1
CARS: Final = 2
COLUMNS: Final = 4
ROWS: Final = 3  # of the market
ROW: Final = 4  # cards laid out
HAND: Final = 5
TIME_CARDS: Final = 3
SIDE_IDS: Final = ("front", "back")
TIME_ID: Final = "time"


class Board:
    """Everything printed, as numbers. Shared by all plays and never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        written = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest: str = hashlib.blake2b(written.encode("utf-8"), digest_size=8).hexdigest()
        self.suit_ids: list[str] = [row["id"] for row in data["suit"]]
        self.good_ids: list[str] = [row["id"] for row in data["good"]]
        self.city_ids: list[str] = [row["id"] for row in data["city"]]
        self.junction_ids: list[str] = [row["id"] for row in data["junction"]]
        self.space_ids: list[str] = [f"{row['a']}--{row['b']}" for row in data["space"]]
        self.place_ids: list[str] = self.city_ids + self.space_ids
        self.cards: list[int] = [row["cards"] for row in data["suit"]]
        self.cards_with_two: list[int] = [row["cards_with_two"] for row in data["suit"]]
        self._read_lattice(data["city"], data["space"])
        self.far: list[int] = self._distances()  # far[junction * CITIES + city], in spaces
        self.apart: list[int] = []  # apart[city * CITIES + city]
        for junction in self.junction_of:
            self.apart += self.far[junction * CITIES : (junction + 1) * CITIES]
        self._read_contracts(data["contract"])
        self._read_routes(data["route"])
        self._read_train(data["train"])

    def _read_lattice(self, cities: list[dict[str, Any]], spaces: list[dict[str, Any]]) -> None:
        number = {junction: index for index, junction in enumerate(self.junction_ids)}
        self.good_of: list[int] = [self.good_ids.index(city["good"]) for city in cities]
        self.junction_of: list[int] = [number[city["junction"]] for city in cities]
        self.city_at: list[int] = [-1] * JUNCTIONS
        for city, junction in enumerate(self.junction_of):
            self.city_at[junction] = city
        self.suit_of: list[int] = [self.suit_ids.index(space["suit"]) for space in spaces]
        self.end_a: list[int] = [number[space["a"]] for space in spaces]
        self.end_b: list[int] = [number[space["b"]] for space in spaces]
        self.spaces_at: list[list[int]] = [[] for _ in range(JUNCTIONS)]  # the spaces that meet in a junction
        self.ends_at: list[list[int]] = [[] for _ in range(JUNCTIONS)]  # the junctions they lead to, in the same order
        for space in range(SPACES):
            a, b = self.end_a[space], self.end_b[space]
            self.spaces_at[a].append(space)
            self.ends_at[a].append(b)
            self.spaces_at[b].append(space)
            self.ends_at[b].append(a)
        self.bit: list[int] = [1 << city for city in range(CITIES)]
        self.supplied: list[int] = [0] * GOODS  # the cities that supply a good
        self.sources: list[list[int]] = [[] for _ in range(GOODS)]  # the same, one by one
        for city, good in enumerate(self.good_of):
            self.supplied[good] |= self.bit[city]
            self.sources[good].append(city)

    def _distances(self) -> list[int]:
        far = [0] * (JUNCTIONS * CITIES)
        for city, start in enumerate(self.junction_of):
            front = [start]
            steps = {start: 0}
            for junction in front:
                far[junction * CITIES + city] = steps[junction]
                for other in self.ends_at[junction]:
                    if other not in steps:
                        steps[other] = steps[junction] + 1
                        front.append(other)
        return far

    def _read_contracts(self, cards: list[dict[str, Any]]) -> None:
        """A contract is numbered card * 2 + side; cards of one good stand together, in the order of the goods."""
        self.card_ids: list[str] = [card["id"] for card in cards]
        self.contract_ids: list[str] = [f"{card['id']}-{side}" for card in cards for side in SIDE_IDS]
        self.wants: list[int] = [0] * len(self.contract_ids)  # the cities a contract lists
        self.listed: list[list[int]] = [[] for _ in self.contract_ids]  # the same, one by one
        self.pays: list[int] = [0] * (len(self.contract_ids) * CITIES)  # pays[contract * CITIES + city]
        for index, card in enumerate(cards):
            for side, name in enumerate(SIDE_IDS):
                for city, amount in card[name].items():
                    at = self.city_ids.index(city)
                    self.wants[index * 2 + side] |= self.bit[at]
                    self.listed[index * 2 + side].append(at)
                    self.pays[(index * 2 + side) * CITIES + at] = amount

    def _read_routes(self, routes: list[dict[str, Any]]) -> None:
        """A route is numbered by its start."""
        self.values: list[int] = [0] * (CITIES * CITIES)  # values[start * CITIES + city]
        self.lists: list[int] = [0] * CITIES  # the cities a route lists
        for route in routes:
            start = self.city_ids.index(route["start"])
            for city, value in route["values"].items():
                at = self.city_ids.index(city)
                self.values[start * CITIES + at] = value
                self.lists[start] |= self.bit[at]

    def _read_train(self, parts: list[dict[str, Any]]) -> None:
        self.part_ids: list[str] = [part["id"] for part in parts]
        self.gives: list[int] = [amount for part in parts for amount in part["levels"]]  # gives[part * 3 + level]
        self.prices: list[int] = parts[0]["upgrades"]  # of the first upgrade of a part, and of the second

    def other_end(self, space: int, junction: int) -> int:
        """The junction at the other end of a space."""
        a = self.end_a[space]
        return self.end_b[space] if a == junction else a
