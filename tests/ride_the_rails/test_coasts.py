"""RR-7.4 to RR-7.6: what joining the coasts pays, told by a slow and simple enumerator.

The enumerator walks every line from a western city, step by step and company by company.
"""

import random
from collections import Counter
from itertools import pairwise

import pytest

from roundhouse import State
from roundhouse.games.ride_the_rails.bonuses import coast_bonus, coast_line
from tests.ride_the_rails.scenes import AROUND, CITIES, COMPANIES, HEXES, scene

Track = dict[str, list[str]]

WEST = sorted(city for city in CITIES if CITIES[city]["kind"] == "west")
EAST = sorted(city for city in CITIES if CITIES[city]["kind"] == "east")
# near enough for one company to get across, with a few locomotives to spare
SOUTH_WEST, SOUTH_EAST = ("los-angeles", "san-francisco"), ("charleston", "jacksonville")


def best_line(track: Track) -> int:
    """12, 8 or 0, by walking every line that uses no hex twice."""
    best = 0
    walked: set[tuple[str, str, frozenset[str], frozenset[str], bool]] = set()

    def walk(hex: str, carrier: str, used: frozenset[str], companies: frozenset[str], in_cities: bool) -> None:
        nonlocal best
        if (hex, carrier, used, companies, in_cities) in walked:
            return  # over the same hexes, only with the companies in another order
        walked.add((hex, carrier, used, companies, in_cities))
        if hex in EAST and len(companies) > 1:
            best = max(best, 12 if in_cities else 8)
        for company in track:
            if hex in track[company] and best < 12:
                still = in_cities and (carrier in ("", company) or hex in CITIES)
                for other in AROUND[hex]:
                    if other in track[company] and other not in used:
                        walk(other, company, used | {other}, companies | {company}, still)

    for city in WEST:
        walk(city, "", frozenset({city}), frozenset(), True)
    return best


def lines(rng: random.Random) -> Track:
    """Two or three companies with spurs, of which some may get across by themselves."""
    room = {hex: 1 if hex in EAST else 2 for hex in HEXES} | {"chicago": 6}
    cities = sorted(set(CITIES) - set(EAST))
    ends = [(rng.choice(SOUTH_WEST), rng.choice(SOUTH_EAST)) for _ in range(2)]
    ends += [(rng.choice(WEST), rng.choice(cities)), (rng.choice(EAST), rng.choice(cities))]
    ends.append((rng.choice(cities), rng.choice(cities)))
    track: Track = {}
    count = rng.randint(2, 3)
    for company, (start, goal) in zip(rng.sample(COMPANIES, count), rng.sample(ends, count), strict=True):
        if room[start]:
            free = {hex for hex in HEXES if room[hex] and (hex not in EAST or hex in (start, goal))}
            track[company] = wander(rng, start, goal, free)[:24]
            for _ in range(rng.randint(0, 2)):
                near = {other for hex in track[company] for other in AROUND[hex]} & free - set(track[company])
                track[company].append(rng.choice(sorted(near)))
            for hex in track[company]:
                room[hex] -= 1
    return track


def wander(rng: random.Random, start: str, goal: str, free: set[str]) -> list[str]:
    """One of the shortest ways over free hexes, as luck has it, or the start alone."""
    before = {start: start}
    front = [start]
    for hex in front:
        for other in rng.sample(AROUND[hex], len(AROUND[hex])):
            if other in free and other not in before:
                before[other] = hex
                front.append(other)
    way = [goal if goal in before else start]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def map_of(track: Track, bonus: int) -> State:
    """A position is sound only if somebody has been paid for a line between the coasts just when there is one."""
    if bonus:
        return scene(track=track, joined=0, earned=[{"transcontinental": bonus}, {}, {}, {}])
    return scene(track=track)


@pytest.mark.clause("RR-7.4", "RR-7.5", "RR-7.6")
@pytest.mark.parametrize("first", range(0, 120, 20))
def test_the_coasts_are_joined_exactly_where_a_line_can_be_walked(first: int) -> None:
    for seed in range(first, first + 20):
        track = lines(random.Random(seed))
        expected = best_line(track)
        assert coast_bonus(map_of(track, expected)) == expected, seed  # type: ignore[arg-type]


@pytest.mark.clause("RR-7.4", "RR-7.5")
def test_the_line_that_is_told_joins_the_coasts() -> None:
    told = 0
    for seed in range(120):
        track = lines(random.Random(seed))
        bonus = best_line(track)
        line = coast_line(map_of(track, bonus))  # type: ignore[arg-type]
        assert bool(line) == (bonus > 0), seed
        if not line:
            continue
        told += 1
        way = [line[0]["hexes"][0], *[hex for part in line for hex in part["hexes"][1:]]]
        assert way[0] in WEST
        assert way[-1] in EAST
        assert len(set(way)) == len(way)
        assert len({part["company"] for part in line}) > 1
        for part in line:
            assert set(part["hexes"]) <= set(track[part["company"]])
            assert all(b in AROUND[a] for a, b in pairwise(part["hexes"]))
        changes = [(a["hexes"][-1], b["hexes"][0]) for a, b in pairwise(line)]
        assert all(end == start for end, start in changes)
        if bonus == 12:
            assert all(end in CITIES for end, _ in changes)
    assert told > 10


def test_the_lines_come_out_all_ways() -> None:
    """Some pay 12, some 8, some nothing; and nothing also where one company gets across and another touches it."""
    found: Counter[str] = Counter()
    for seed in range(120):
        track = lines(random.Random(seed))
        bonus = best_line(track)
        found[str(bonus)] += 1
        for hexes in track.values():
            if not bonus and set(WEST) & set(hexes) and set(EAST) & set(hexes):
                touched = any(set(other) & set(hexes) for other in track.values() if other is not hexes)
                found["touched" if touched else "alone"] += 1
    assert min(found[way] for way in ("12", "8", "0", "alone", "touched")) > 4, found
