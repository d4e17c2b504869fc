"""The components: every constraint on board, contracts and routes, and what is known of the printed ones."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.spike.scenes import BESIDE, BOARD, CITIES, CITY_AT, CONTRACTS, GOODS, SPACES

AT = {row["id"]: (row["x"], row["y"]) for row in BOARD["junction"]}
HEADINGS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))  # of the lattice, clockwise from north
SIDES = [(card, side, CONTRACTS[card][side]) for card in CONTRACTS for side in ("front", "back")]
NAMED = {"topeka", "norfolk", "indianapolis", "raleigh", "columbia", "jacksonville", "tampa", "new-orleans"}


def spread(start: str) -> dict[str, int]:
    """The number of spaces from a junction to every other."""
    found, front = {start: 0}, [start]
    for here in front:
        for there in BESIDE[here].values():
            if there not in found:
                found[there] = found[here] + 1
                front.append(there)
    return found


FAR = {city: spread(CITIES[city]["junction"]) for city in CITIES}


def apart(one: str, other: str) -> int:
    return FAR[one][CITIES[other]["junction"]]


def haul(good: str, city: str) -> int:
    """The number of spaces from the nearest city that supplies the good."""
    return min(apart(source, city) for source in CITIES if CITIES[source]["good"] == good)


def column(junction: str) -> tuple[int, int]:
    return ord(junction[0]) - ord("a"), int(junction[1:])


def test_every_row_says_where_it_comes_from() -> None:
    for table in ("component", "suit", "good", "city", "junction", "space", "contract", "route", "market", "train"):
        for row in BOARD[table]:
            sources = [value for key, value in row.items() if key.endswith("source")]
            assert sources
            assert set(sources) <= {"rulebook", "public", "ours"}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    counts = {row["id"]: row["count"] for row in BOARD["component"]}
    assert counts["railroad-card"] == sum(row["cards"] for row in BOARD["suit"]) == 60
    assert counts["contract-card"] == len(BOARD["contract"]) == 36
    assert counts["route-card"] == len(BOARD["route"]) == 36
    assert (counts["time-card"], counts["market-counter"], counts["track"]) == (3, 12, 180)


def test_the_lattice_is_of_triangles_and_hangs_together() -> None:
    for row in SPACES.values():
        assert tuple(b - a for a, b in zip(column(row["a"]), column(row["b"]), strict=True)) in HEADINGS
    assert {len(spaces) for spaces in BESIDE.values()} <= set(range(2, 7))
    assert len(spread("a6")) == len(AT)
    lengths = [math.dist(AT[row["a"]], AT[row["b"]]) for row in SPACES.values()]
    mean = sum(lengths) / len(lengths)
    assert all(abs(length - mean) <= 0.25 * mean for length in lengths)


def test_the_suits_are_equally_frequent_and_run_in_zigzag_lines() -> None:
    counts = Counter(row["suit"] for row in SPACES.values())
    assert max(counts.values()) <= 1.15 * min(counts.values())
    lines: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in BOARD["space"]:
        lines[row["line"]].append(row)
    turns = []
    for spaces in lines.values():
        assert len({row["suit"] for row in spaces}) == 1
        assert all(one["b"] == other["a"] for one, other in pairwise(spaces))
        assert 3 <= len(spaces) <= 8
        turns += list(bends([spaces[0]["a"], *[row["b"] for row in spaces]]))
    assert all(abs(turn) <= 1 for turn in turns)
    assert sum(map(abs, turns)) >= 0.75 * len(turns)


def bends(path: list[str]) -> Iterator[int]:
    steps = []
    for here, there in pairwise(path):
        steps.append(HEADINGS.index(tuple(b - a for a, b in zip(column(here), column(there), strict=True))))  # type: ignore[arg-type]
    for one, other in pairwise(steps):
        yield (other - one + 3) % 6 - 3


def test_cities_lie_two_to_four_spaces_from_the_next_and_have_several_ways_out() -> None:
    assert CITIES.keys() >= NAMED
    for city in CITIES:
        assert 2 <= min(apart(city, other) for other in CITIES if other != city) <= 4
        assert len({SPACES[space]["suit"] for space in BESIDE[CITIES[city]["junction"]]}) >= 2


@pytest.mark.parametrize(("card", "side", "pays"), SIDES, ids=[f"{card}-{side}" for card, side, _ in SIDES])
def test_a_contract_pays_more_for_a_longer_haul(card: str, side: str, pays: dict[str, int]) -> None:
    good = CONTRACTS[card]["good"]
    assert all(5 <= amount <= 14 for amount in pays.values())
    assert list(pays.values()) == sorted(pays.values())
    for one, other in combinations(pays, 2):
        assert (haul(good, one) - haul(good, other)) * (pays[one] - pays[other]) >= 0


def test_no_two_contracts_of_a_good_list_the_same_and_destinations_are_spread() -> None:
    assert len({(CONTRACTS[card]["good"], frozenset(pays)) for card, _, pays in SIDES}) == 72
    listings = Counter(city for _, _, pays in SIDES for city in pays)
    assert min(listings[city] for city in CITIES) >= 6
    assert max(listings.values()) <= 10


def test_a_route_values_cities_by_their_distance() -> None:
    scale: dict[int, set[int]] = defaultdict(set)
    for row in BOARD["route"]:
        assert row["start"] not in row["values"]
        for city, value in row["values"].items():
            scale[apart(row["start"], city)].add(value)
    assert all(len(values) == 1 for values in scale.values())
    assert [min(scale[step]) for step in sorted(scale)] == sorted(min(values) for values in scale.values())


def test_what_is_known_of_the_printed_cards_stands_on_ours() -> None:
    assert CITIES["norfolk"]["good"] == "pigs"
    known = {("fruit", "new-orleans", 11), ("fruit", "topeka", 9), ("cattle", "topeka", 11)}
    ours = {(CONTRACTS[card]["good"], city, amount) for card, _, pays in SIDES for city, amount in pays.items()}
    assert known <= ours
    (indianapolis,) = (row["values"] for row in BOARD["route"] if row["start"] == "indianapolis")
    assert {"raleigh", "columbia", "jacksonville", "tampa"} < indianapolis.keys()
    assert indianapolis["tampa"] == 6
    assert len(GOODS) == 12
    assert len(CITY_AT) == 36
