"""Positions drawn by lot at the beginning of seat 0's turn, sound but out of the common run."""

import random
from typing import Any

from tests.railroad_revolution.model.company import (
    BUILDINGS,
    CITY_TILES,
    COLOURS,
    RAILS,
    SECTIONS,
    STACKS,
    TELEGRAPH_TILES,
    TRACKS,
)
from tests.railroad_revolution.scenes import BOARD, CITIES, OBJECTIVES, SPACES, START

MONEY = (0, 0, 50, 100, 150, 200, 300, 400, 450, 600, 800, 900, 1200, 2500)
SHARES = (0, 0, 1, 1, 2, 3, 4, 5)
STACK = {4: 5, 3: 4, 2: 3}
Rows = list[dict[str, Any]]


def lot(rng: random.Random, players: int) -> dict[str, Any]:
    seats = range(players)
    supply = {row["id"]: row["count"] for row in BOARD["worker"]}
    supply["white"] = 4 * players
    objectives, completed = _objectives(rng, players, supply)
    pieces = [_pieces(rng) for _ in seats]
    trains = _trains(rng, players)
    tiles = [row["id"] for row in BOARD["contract_tile"]]
    rng.shuffle(tiles)
    gone = rng.randrange(len(tiles))
    return {
        "players": players,
        "phase": "turn",
        "turn": 0,
        "first": rng.randrange(players),
        "round": rng.randint(2, 9),
        "money": [rng.choice(MONEY) for _ in seats],
        "shares": [rng.choice(SHARES) for _ in seats],
        **_workers(rng, players, supply),
        **{name: [one[name] for one in pieces] for name in pieces[0]},
        "objectives": objectives,
        "completed": completed,
        "trains_up": [row[0] for row in trains],
        "trains_down": [row[1] for row in trains],
        "tracks": [
            {name: rng.choice((0, rng.randrange(len(vp)), len(vp) - 1)) for name, vp in TRACKS.items()} for _ in seats
        ],
        "city_tiles": _city_tiles(rng),
        "telegraph_tiles": _telegraph_tiles(rng),
        "contract": tiles[0],
        "contract_gone": tiles[1 : 1 + gone],
        "contract_pile": tiles[1 + gone :],
    }


def _workers(rng: random.Random, players: int, supply: dict[str, int]) -> dict[str, Any]:
    """Four at least for everybody; seat 1 sometimes has nearly all there are."""
    seats: list[list[str]] = [[] for _ in range(players)]
    for seat in seats:
        seat += [_worker(rng, supply) for _ in range(4)]
    for _ in range(rng.choice((0, 1, 2))):
        seats[0].append(_worker(rng, supply))
    spared = rng.choice((0, 1, 2, 3, 40))
    while sum(supply.values()) > spared:
        seats[1].append(_worker(rng, supply))
    reserve, placed = [], []
    for seat in seats:
        there = [colour for colour in seat[1:] if rng.random() < 0.4]
        reserve.append({colour: seat.count(colour) - there.count(colour) for colour in COLOURS})
        placed.append({"trade": {colour: there.count(colour) for colour in COLOURS}})
    return {"reserve": reserve, "placed": placed}


def _worker(rng: random.Random, supply: dict[str, int]) -> str:
    colour = rng.choice([colour for colour in COLOURS if supply[colour]])
    supply[colour] -= 1
    return colour


def _objectives(rng: random.Random, players: int, supply: dict[str, int]) -> tuple[list[Rows], list[list[str]]]:
    """Two for everybody, anywhere on the way from A to D, with some managers."""
    used: set[str] = set()
    objectives: list[Rows] = []
    completed: list[list[str]] = []

    def one(pile: str) -> str:
        name = rng.choice([name for name, row in OBJECTIVES.items() if row["pile"] == pile and name not in used])
        used.add(name)
        return name

    for _ in range(players):
        own: Rows = []
        done = []
        for pile in ("a1", "a2"):
            way = [pile, "b", "c", "d"]
            at = rng.choice((0, 0, 0, 1, 1, 2, 3))
            done += [one(letter) for letter in way[:at]]
            name = one(way[at])
            managers: list[str | None] = [None, None]
            for place, colour in enumerate(OBJECTIVES[name]["managers"]):
                wanted = "turquoise" if colour == "any" else colour
                if rng.random() < 0.35 and supply[wanted]:
                    supply[wanted] -= 1
                    managers[place] = wanted
            own.append({"id": name, "managers": managers})
        objectives.append(own)
        completed.append(done)
    return objectives, completed


def _pieces(rng: random.Random) -> dict[str, Any]:
    """A network, stations and offices; some pieces sold, now and then nearly all."""
    network = [START]
    for _ in range(rng.choice((0, 1, 3, 6, 9, 12, 13))):
        ends = {end for space in network for end in space.split("--")}
        reach = [name for name, row in SPACES.items() if name not in network and {row["a"], row["b"]} & ends]
        network.append(rng.choice(reach[-2:] if len(network) % 2 else reach))
    ends = {end for space in network for end in space.split("--")}
    cities = [city for city in CITIES if city in ends]
    stations = rng.sample(cities, rng.randint(0, min(4, len(cities))))
    offices = rng.sample(list(SECTIONS), rng.choice((0, 1, 2, 4, 7, 8)))
    rails, buildings = RAILS - len(network) + 1, BUILDINGS - len(stations) - len(offices)
    left = rng.choice(((rails, buildings), (rng.randint(0, rails), rng.randint(0, buildings)), (rng.randint(0, 2), 1)))
    sold = {"rail": max(0, rails - left[0]), "building": max(0, buildings - left[1])}
    return {"networks": network, "stations": stations, "offices": offices, "sold": sold}


def _trains(rng: random.Random, players: int) -> list[tuple[dict[str, int], dict[str, int]]]:
    stacks = dict.fromkeys(STACKS, STACK[players])
    found = []
    for _ in range(players):
        faces: tuple[dict[str, int], dict[str, int]] = ({}, {})
        rng.choice(faces)["promote"] = 1
        for name in STACKS:
            for _ in range(rng.choice((0, 0, 0, 1, 2))):
                if stacks[name]:
                    stacks[name] -= 1
                    face = rng.choice(faces)
                    face[name] = face.get(name, 0) + 1
        found.append(faces)
    return found


def _city_tiles(rng: random.Random) -> list[str]:
    piles: dict[int, list[str]] = {}
    for name, row in CITY_TILES.items():
        piles.setdefault(row["level"], []).append(name)
    for level in range(2, 6):
        rng.shuffle(piles[level])
    return [piles[row["level"]].pop(0) for row in CITIES.values()]


def _telegraph_tiles(rng: random.Random) -> list[str | None]:
    tiles = list(TELEGRAPH_TILES)
    rng.shuffle(tiles)
    return [None if row["contract"] else tiles.pop() for row in SECTIONS.values()]
