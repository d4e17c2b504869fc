"""A company by names alone: what it has, where it may build, which objectives it meets."""

import functools
from typing import Any

from tests.railroad_revolution.scenes import BOARD, CITIES, OBJECTIVES, SPACES

COLOURS = [row["id"] for row in BOARD["worker"]]
CITY_TILES = {row["id"]: row for row in BOARD["city_tile"]}
SECTIONS = {str(row["number"]): row for row in BOARD["telegraph_section"]}
TELEGRAPH_TILES = {row["id"]: row for row in BOARD["telegraph_tile"]}
TRAINS = {row["id"]: row for row in BOARD["train"]}
STACKS = [row["id"] for row in BOARD["train"] if row["stack"]]
CONTRACTS = {f"{row['id']}-{side}": row[side] for row in BOARD["contract_tile"] for side in ("first", "second")}
SETUP = {f"{row['id']}-{side}": row[side] for row in BOARD["setup_tile"] for side in ("front", "back")}
TRACKS = {row["id"]: row["vp"] for row in BOARD["progress_track"]}
MARKS = {(row["track"], row["before"]): (row["kind"], row["amount"]) for row in BOARD["crossing"]}
NEXT_PILE = {"a1": "b", "a2": "b", "b": "c", "c": "d", "d": None}
RAILS, BUILDINGS = 15, 12

Counts = dict[str, int]


class Company:
    """What a player has. Sets are frozen and rows are tuples, so that a copy of the counts is enough."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.money: int = position["money"][seat]
        self.shares: int = position["shares"][seat]
        self.reserve = filled(position["reserve"][seat], COLOURS)
        self.board = dict.fromkeys(COLOURS, 0)
        for workers in position["placed"][seat].values():
            for colour, count in workers.items():
                self.board[colour] += count
        self.rails: int = position["rails_left"][seat]
        self.buildings: int = position["buildings_left"][seat]
        self.beside = frozenset() if position["phase"] != "setup" else frozenset({"rail", "building"})
        self.network = frozenset(position["networks"][seat])
        self.stations = frozenset(position["stations"][seat])
        self.offices = frozenset(position["offices"][seat])
        self.up = filled(position["trains_up"][seat], TRAINS)
        self.down = filled(position["trains_down"][seat], TRAINS)
        self.tracks = filled(position["tracks"][seat], TRACKS)
        self.completed: tuple[str, ...] = tuple(position["completed"][seat])
        own = [row for row in position["objectives"][seat] if row and row["id"] not in self.completed]
        self.objectives = tuple((row["id"], tuple(sorted(filter(None, row["managers"])))) for row in own)

    def copy(self) -> "Company":
        twin = Company.__new__(Company)
        twin.__dict__.update({name: dict(one) if isinstance(one, dict) else one for name, one in vars(self).items()})
        return twin

    def kept(self) -> tuple[Any, ...]:
        """All of it, to be compared."""
        return tuple(tuple(one.values()) if isinstance(one, dict) else one for one in vars(self).values())

    @property
    def available(self) -> int:
        return sum(self.reserve.values()) + sum(self.board.values())

    def workers(self) -> list[tuple[str, str]]:
        """Where a worker can be taken from, and which."""
        found = [("reserve", colour) for colour in COLOURS if self.reserve[colour]]
        return found + [("board", colour) for colour in COLOURS if self.board[colour]]

    def lose(self, place: str, colour: str) -> None:
        (self.reserve if place == "reserve" else self.board)[colour] -= 1

    # Where it may build -----------------------------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        ends = reached(self.network)
        free = [name for name in SPACES if name not in self.network]
        return [name for name in free if SPACES[name]["a"] in ends or SPACES[name]["b"] in ends]

    def cities(self) -> list[str]:
        return [city for city in self._connected() if city not in self.stations]

    def _connected(self) -> list[str]:
        return [city for city in reached(self.network) if city in CITIES]

    def sections(self) -> list[str]:
        return [number for number in SECTIONS if number not in self.offices]

    def for_sale(self) -> tuple[int, list[str]]:
        """What the leftmost section with a piece pays, and what lies in it."""
        rails, buildings = RAILS - self.rails, BUILDINGS - self.buildings  # taken from the left
        for section in BOARD["board_section"]:
            there = [name for name, left in (("rail", section["rails"] - rails),) if left > 0]
            there += [name for name, left in (("building", section["buildings"] - buildings),) if left > 0]
            if there:
                return section["money"], there
            rails, buildings = rails - section["rails"], buildings - section["buildings"]
        return 0, []

    def has_emptied(self) -> bool:
        return self.rails <= 2 and self.buildings <= 2

    # Objectives -------------------------------------------------------------------------------------------------------

    def wanted_on(self, colour: str) -> list[str]:
        """The own objectives that still need a manager of that colour."""
        found = []
        for name, managers in self.objectives:
            asked = OBJECTIVES[name]["managers"]
            if "any" in asked:
                if len(managers) < len(asked):
                    found.append(name)
            elif asked.count(colour) > managers.count(colour):
                found.append(name)
        return found

    def appoint(self, colour: str, objective: str) -> None:
        self.objectives = tuple(
            (name, tuple(sorted((*managers, colour))) if name == objective else managers)
            for name, managers in self.objectives
        )

    def has_completed(self, name: str, managers: tuple[str, ...]) -> bool:
        row = OBJECTIVES[name]
        return len(managers) == len(row["managers"]) and all(
            self._has(one) >= one["count"] for one in row["conditions"]
        )

    def _has(self, condition: dict[str, Any]) -> int:
        if condition["kind"] == "connect":
            return sum(CITIES[city]["level"] == condition["level"] for city in self._connected())
        if condition["kind"] == "stations":
            return sum(CITIES[city]["level"] == condition["level"] for city in self.stations)
        laid = [SPACES[space] for space in self.network if not SPACES[space]["start"]]
        if condition["kind"] == "contract-rails":
            return sum(row["contract"] for row in laid)
        return sum(row["terrain"] == condition["terrain"] for row in laid)

    # Points -----------------------------------------------------------------------------------------------------------

    def points(self) -> dict[str, int]:
        coast = sum(CITIES[city]["level"] == 5 for city in self._connected())
        times = {"telegraph": len(self.offices), "stations": len(self.stations), "network": coast}
        links = BOARD["telegraph_link"]
        return {
            "objectives": sum(OBJECTIVES[name]["vp"] for name in self.completed),
            "trains": 8 * sum(self.up.values()),
            **{track: TRACKS[track][self.tracks[track]] * times[track] for track in TRACKS},
            "links": sum(row["vp"] for row in links if {str(one) for one in row["between"]} <= self.offices),
        }


@functools.cache
def reached(network: frozenset[str]) -> frozenset[str]:
    """The cities and junctions a network touches."""
    return frozenset(end for space in network for end in (SPACES[space]["a"], SPACES[space]["b"]))


def filled(counts: Counts, names: Any) -> Counts:
    return {name: counts.get(name, 0) for name in names}
