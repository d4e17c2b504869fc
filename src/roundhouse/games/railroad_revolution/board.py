"""The board, the tiles and the values, turned once into indices and masks.

Cities, spaces, sections, trains and tiles are numbered in the order of their rows. What a tile, a train or a contract
brings is an effect: a number into the lists `kind`, `count`, `cost`, `each` and `detail`.
"""

import hashlib
import json
from typing import Any, Final

PACKAGE: Final = "roundhouse.games.railroad_revolution"
COLOURS: Final = 5
WHITE: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
GREY: Final = 3
TURQUOISE: Final = 4
ACTIONS: Final = 4
CITIES: Final = 15
SPACES: Final = 49
SECTIONS: Final = 8  # of the telegraph line
BOARD_SECTIONS: Final = 8  # of a player's board
TRAINS: Final = 5
STACKS: Final = 4  # every type of train but the first
PROMOTION: Final = 0  # the promotion train
MONEY_TRAIN: Final = 2
SHARES_TRAIN: Final = 3
TRACKS: Final = 3
OBJECTIVES: Final = 38
CONTRACTS: Final = 9  # tiles
SIDES: Final = 8  # of setup tiles
PILES: Final = 3  # of objectives to draw from: B, C and D
RAILS: Final = 15  # on a player's board
BUILDINGS: Final = 12
OWN_OBJECTIVES: Final = 2
MANAGERS: Final = 2  # an objective's at most
FEWEST: Final = 4  # workers at the end of a turn
HIRE_PRICE: Final = 800
SHARE_PRICE: Final = 150
RAILROAD_PRICE: Final = 400
TRIANGLE_PRICE: Final = 100
NOBODY: Final = -1
NEUTRAL: Final = 9  # the owner of a building of an unused colour

# what an effect does
PROMOTE: Final = 1
ADVANCE: Final = 2
FLIP: Final = 3
TRAIN: Final = 4
EXCHANGE: Final = 5
HIRE: Final = 6
WORKERS: Final = 7
RAIL: Final = 8
STATION: Final = 9
OFFICE: Final = 10
DISCARD: Final = 11
CONTRACT: Final = 12
MONEY: Final = 13
SHARES: Final = 14
SHARE_PROMOTE: Final = 15
STEP_PROMOTE: Final = 16
EFFECT_IDS: Final = (
    "none",
    "promote",
    "advance",
    "flip-train",
    "take-train",
    "exchange",
    "hire",
    "workers",
    "rail",
    "station",
    "office",
    "discard",
    "contract",
    "money",
    "shares",
    "share-promote",
    "advance-promote",
)
ONE_OF_TWO: Final = 64  # in the detail of WORKERS: one of the colours is chosen

# what a condition of an objective counts
CONNECT: Final = 0
STATIONS: Final = 1
CONTRACT_RAILS: Final = 2
TERRAIN_RAILS: Final = 3
CONDITION_IDS: Final = ("connect", "stations", "contract-rails", "terrain-rails")

# what it costs to pass a mark of a track
FREE: Final = 0
PAYS_MONEY: Final = 1
PAYS_SHARES: Final = 2
PAYS_WORKER: Final = 3
PAYMENT_IDS: Final = ("free", "money", "shares", "worker")


class Board:
    """Everything printed, as numbers. Shared by all plays and never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        written = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest: str = hashlib.blake2b(written.encode("utf-8"), digest_size=8).hexdigest()
        self.bit: list[int] = [1 << index for index in range(62)]
        self.worker_ids: list[str] = [row["id"] for row in data["worker"]]
        self.workers: list[int] = [row["count"] for row in data["worker"]]
        self.action_ids: list[str] = [row["id"] for row in data["action"]]
        self.kind: list[int] = []
        self.count: list[int] = []
        self.cost: list[int] = []  # paid once, before anything is brought
        self.each: list[int] = []  # paid for every unit
        self.detail: list[int] = []
        self._read_map(data)
        self._read_tiles(data)
        self._read_objectives(data["objective"])
        self._read_tracks(data)
        self._read_player_board(data["board_section"])

    def _effect(self, row: dict[str, Any]) -> int:
        """A printed effect under a number of its own."""
        kind = EFFECT_IDS.index(row["kind"])
        detail, count = 0, 1
        if kind == WORKERS:
            colours = [self.worker_ids.index(colour) for colour in row["workers"]]
            detail = colours[0] * 8 + colours[-1]
            count = row["pick"]
            if count < len(colours):
                detail += ONE_OF_TWO
        elif kind == MONEY:
            count = row["money"]
        elif kind == SHARES:
            count = row["shares"]
        elif kind in (ADVANCE, STEP_PROMOTE):
            count = row["steps"]
        elif kind == FLIP:
            count = row["times"]
        elif kind == PROMOTE:
            count = row["limit"] if "limit" in row else row["count"]
        self.kind.append(kind)
        self.count.append(count)
        self.cost.append(row.get("cost", 0))
        self.each.append(row.get("cost_each", 0))
        self.detail.append(detail)
        return len(self.kind) - 1

    def _read_map(self, data: dict[str, Any]) -> None:
        cities, spaces = data["city"], data["space"]
        self.city_ids: list[str] = [row["id"] for row in cities]
        self.level: list[int] = [row["level"] for row in cities]
        self.price: list[int] = [row["cost"] for row in cities]  # of a station
        self.of_level: list[int] = [0] * 6  # cities, as a mask
        for city, level in enumerate(self.level):
            self.of_level[level] |= 1 << city
        self.space_ids: list[str] = [f"{row['a']}--{row['b']}" for row in spaces]
        self.triangles: list[int] = [row["terrain"] for row in spaces]
        self.start = [row["start"] for row in spaces].index(True)
        self.terrain: list[int] = [
            0
        ] * 4  # spaces that show so many triangles, as a mask; the starting space shows none
        self.steep: list[int] = [0] * 4  # all spaces by what they cost
        self.icons = 0  # spaces with the contract icon
        self.beside: list[int] = [0] * SPACES  # the spaces that share an end with a space
        self.cities_at: list[int] = [0] * SPACES  # the cities at the ends of a space
        self.spaces_at: list[int] = [0] * CITIES  # the spaces that end in a city
        for one, row in enumerate(spaces):
            self.steep[row["terrain"]] |= 1 << one
            if one != self.start:
                self.terrain[row["terrain"]] |= 1 << one
            if row["contract"]:
                self.icons |= 1 << one
            for other, beside in enumerate(spaces):
                if one != other and {row["a"], row["b"]} & {beside["a"], beside["b"]}:
                    self.beside[one] |= 1 << other
            for end in (row["a"], row["b"]):
                if end in self.city_ids:
                    city = self.city_ids.index(end)
                    self.cities_at[one] |= 1 << city
                    self.spaces_at[city] |= 1 << one
        sections = data["telegraph_section"]
        self.section_ids: list[str] = [str(row["number"]) for row in sections]
        self.shares: list[int] = [row["shares"] for row in sections]
        self.first_shares: list[int] = [row["first"] for row in sections]
        self.contract_sections = 0
        for section, row in enumerate(sections):
            if row["contract"]:
                self.contract_sections |= 1 << section
        self.links: list[int] = [row["vp"] for row in data["telegraph_link"]]
        self.neutral_cities: list[int] = [0] * 5  # by the number of players, as masks
        self.neutral_sections: list[int] = [0] * 5
        for row in data["neutral_building"]:
            if "city" in row:
                self.neutral_cities[row["players"]] |= 1 << self.city_ids.index(row["city"])
            else:
                self.neutral_sections[row["players"]] |= 1 << (row["section"] - 1)
        self.stack_size: list[int] = [0] * 5
        for row in data["train_stack"]:
            self.stack_size[row["players"]] = row["trains"]

    def _read_tiles(self, data: dict[str, Any]) -> None:
        self.city_tile_ids: list[str] = [row["id"] for row in data["city_tile"]]
        self.tile_level: list[int] = [row["level"] for row in data["city_tile"]]
        self.main: list[int] = [self._effect(row["main"]) for row in data["city_tile"]]
        self.bonus: list[int] = [self._effect(row["first"]) for row in data["city_tile"]]
        self.telegraph_tile_ids: list[str] = [row["id"] for row in data["telegraph_tile"]]
        self.telegraph_tile: list[int] = [self._effect(row) for row in data["telegraph_tile"]]
        self.train_ids: list[str] = [row["id"] for row in data["train"]]
        self.train: list[int] = [self._effect(row) for row in data["train"]]
        self.contract_tile_ids: list[str] = [row["id"] for row in data["contract_tile"]]
        self.contract_ids: list[str] = []
        self.contract: list[int] = []  # the effect of a contract: tile * 2, and 1 for the second
        self.contract_shares: list[int] = []
        for row in data["contract_tile"]:
            for side in ("first", "second"):
                self.contract_ids.append(f"{row['id']}-{side}")
                self.contract.append(self._effect(row[side]))
                self.contract_shares.append(row[side]["shares"])
        self.side_ids: list[str] = []
        self.side: list[int] = []  # the effect of a side of a setup tile: tile * 2, and 1 for the back
        for row in data["setup_tile"]:
            for side in ("front", "back"):
                self.side_ids.append(f"{row['id']}-{side}")
                self.side.append(self._effect(row[side]))

    def _read_objectives(self, rows: list[dict[str, Any]]) -> None:
        """Objectives of one pile stand together, in the order A1, A2, B, C, D."""
        self.objective_ids: list[str] = [row["id"] for row in rows]
        self.points: list[int] = [row["vp"] for row in rows]
        self.pile_ids: list[str] = ["a1", "a2", "b", "c", "d"]
        self.pile: list[int] = [self.pile_ids.index(row["pile"]) for row in rows]
        self.next_pile: list[int] = [max(0, pile - 1) for pile in self.pile]  # of B, C, D; 3 for none
        self.wanted: list[int] = []  # the colours of the managers, MANAGERS each; COLOURS is any, -1 none
        self.conditions: list[list[int]] = []  # kind, level or triangles, count, one after the other
        for row in rows:
            colours = [COLOURS if one == "any" else self.worker_ids.index(one) for one in row["managers"]]
            self.wanted += colours + [NOBODY] * (MANAGERS - len(colours))
            conditions: list[int] = []
            for one in row["conditions"]:
                conditions += [CONDITION_IDS.index(one["kind"]), one.get("level", one.get("terrain", 0)), one["count"]]
            self.conditions.append(conditions)

    def _read_tracks(self, data: dict[str, Any]) -> None:
        self.track_ids: list[str] = [row["id"] for row in data["progress_track"]]
        self.track_points: list[list[int]] = [row["vp"] for row in data["progress_track"]]
        self.top: list[int] = [len(row["vp"]) - 1 for row in data["progress_track"]]
        self.pays: list[list[int]] = [[FREE] * len(row["vp"]) for row in data["progress_track"]]
        self.amount: list[list[int]] = [[0] * len(row["vp"]) for row in data["progress_track"]]  # to come onto a space
        for row in data["crossing"]:
            track = self.track_ids.index(row["track"])
            self.pays[track][row["before"]] = PAYMENT_IDS.index(row["kind"])
            self.amount[track][row["before"]] = row["amount"]

    def _read_player_board(self, rows: list[dict[str, Any]]) -> None:
        self.section_money: list[int] = [row["money"] for row in rows]
        self.section_rails: list[int] = [row["rails"] for row in rows]
        self.section_buildings: list[int] = [row["buildings"] for row in rows]
        self.rail_section: list[int] = _leftmost(self.section_rails)  # with so many rails left, where the next one lies
        self.building_section: list[int] = _leftmost(self.section_buildings)
        right = [index for index, row in enumerate(rows) if row["logo"] == "right"]
        self.rails_right = sum([self.section_rails[index] for index in right])  # right of the sign
        self.buildings_right = sum([self.section_buildings[index] for index in right])


def _leftmost(pieces: list[int]) -> list[int]:
    """For every number of pieces left: the section of the leftmost; one past the last section if there is none."""
    order = [section for section, count in enumerate(pieces) for _ in range(count)]
    return [BOARD_SECTIONS] + order[::-1]
