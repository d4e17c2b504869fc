"""The components: what the rulebook fixes and what ours keep to."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.railroad_revolution.scenes import BOARD, CITIES, OBJECTIVES, SPACES

SOURCES = {"rulebook", "public", "ours"}
TABLES = [name for name, table in BOARD.items() if isinstance(table, list)]
RULEBOOK_CITIES = {
    "washington",
    "charlotte",
    "miami",
    "little-rock",
    "houston",
    "duluth",
    "bismarck",
    "salt-lake-city",
    "san-francisco",
    "san-diego",
}
PLACES = {row["id"]: row for row in [*BOARD["city"], *BOARD["junction"]]}
ENDS = {name: {row["a"], row["b"]} for name, row in SPACES.items()}


def distances(*origins: str) -> dict[str, int]:
    """Spaces from the nearest origin to every place."""
    found, front = dict.fromkeys(origins, 0), list(origins)
    for here in front:
        for ends in ENDS.values():
            if here in ends:
                (there,) = ends - {here}
                if there not in found:
                    found[there] = found[here] + 1
                    front.append(there)
    return found


FAR = distances("washington", "charlotte")


@pytest.mark.parametrize("table", TABLES)
def test_every_row_says_where_it_comes_from(table: str) -> None:
    for row in BOARD[table]:
        assert "source" in row
        assert {value for key, value in row.items() if key.endswith("source")} <= SOURCES


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert {row["id"]: row["count"] for row in BOARD["worker"]} == {
        "white": 16,
        "purple": 12,
        "orange": 12,
        "grey": 12,
        "turquoise": 12,
    }
    assert {(row["rails"], row["buildings"], row["markers"]) for row in BOARD["player"]} == {(17, 13, 3)}
    assert {row["id"]: row["count"] for row in BOARD["train"]} == {
        "promote": 4,
        "advance": 5,
        "money": 5,
        "shares": 5,
        "rail": 5,
    }
    assert [len(BOARD[name]) for name in ("objective", "contract_tile", "setup_tile", "telegraph_tile")] == [
        38,
        9,
        4,
        6,
    ]


def test_the_cities_are_those_known_and_three_of_ours() -> None:
    found = Counter(row["source"] for row in BOARD["city"])
    assert {row["id"] for row in BOARD["city"] if row["source"] == "rulebook"} == RULEBOOK_CITIES
    assert {row["id"] for row in BOARD["city"] if row["source"] == "public"} == {"denver", "el-paso"}
    assert found["ours"] == 3


def test_levels_and_prices_rise_with_the_distance_from_the_start() -> None:
    assert FAR.keys() == PLACES.keys()
    for one, other in combinations(BOARD["city"], 2):
        if one["level"] < other["level"]:
            assert FAR[one["id"]] < FAR[other["id"]]
            assert one["cost"] < other["cost"]
    west = sorted(BOARD["city"], key=lambda row: row["lon"])[:3]
    assert {row["id"] for row in west} == {row["id"] for row in BOARD["city"] if row["level"] == 5}
    assert max(FAR.values()) <= 15


def test_the_start_is_as_the_examples_of_the_rulebook_have_it() -> None:
    assert [row["id"] for row in SPACES.values() if {row["a"], row["b"]} == {"washington", "charlotte"}] == [
        "washington--charlotte"
    ]
    for city, triangles in (("washington", 2), ("charlotte", 3)):
        assert any(SPACES[name]["terrain"] == triangles for name, ends in ENDS.items() if city in ends)


def test_the_plains_are_plain_and_the_mountains_steep() -> None:
    for row in SPACES.values():
        middle = (PLACES[row["a"]]["lon"] + PLACES[row["b"]]["lon"]) / 2
        if -102 < middle < -95:
            assert row["terrain"] == 0
        if middle < -105:
            valley = {row["a"], row["b"]} == {"san-francisco", "bakersfield"}
            assert (row["terrain"] < 2) == valley
    counts = Counter(row["terrain"] for row in SPACES.values() if not row["start"])
    assert min(counts[triangles] for triangles in range(4)) >= 6
    assert 0.2 <= sum(row["contract"] for row in SPACES.values()) / len(SPACES) <= 0.4


def test_no_junction_is_a_dead_end_and_no_two_spaces_join_the_same_places() -> None:
    assert len({frozenset(ends) for ends in ENDS.values()}) == len(ENDS)
    assert all(sum(row["id"] in ends for ends in ENDS.values()) >= 2 for row in BOARD["junction"])


def test_the_player_board_has_the_examples_of_trade() -> None:
    sections = BOARD["board_section"]
    for side, pieces in (("left", (13, 10)), ("right", (2, 2))):
        mine = [row for row in sections if row["logo"] == side]
        assert (sum(row["rails"] for row in mine), sum(row["buildings"] for row in mine)) == pieces
    money = [row["money"] for row in sections]
    assert money == sorted(money)
    assert any(
        (one["money"], other["money"]) == (600, 700) and one["rails"] and other["rails"] and other["buildings"]
        for one, other in pairwise(sections)
    )


def face(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted(tuple(sorted(condition.items())) for condition in row["conditions"]))


def test_objectives_differ_and_the_public_one_is_there() -> None:
    assert len({face(row) for row in OBJECTIVES.values()}) == 38
    (public,) = [row for row in OBJECTIVES.values() if row["source"] == "public"]
    assert (public["vp"], public["managers"]) == (18, ["orange"])
    means = []
    for letter in "abcd":
        points = [row["vp"] for row in OBJECTIVES.values() if row["pile"].startswith(letter)]
        means.append(sum(points) / len(points))
    assert means == sorted(means)
    cities = Counter(row["level"] for row in CITIES.values())
    for row in OBJECTIVES.values():
        for condition in row["conditions"]:
            if "level" in condition:
                assert condition["count"] <= cities[condition["level"]]


def test_the_contracts_cost_one_to_four_shares_and_differ_on_a_tile() -> None:
    sides = [row[side] for row in BOARD["contract_tile"] for side in ("first", "second")]
    assert {side["shares"] for side in sides} == {1, 2, 3, 4}
    assert all(row["first"]["kind"] != row["second"]["kind"] for row in BOARD["contract_tile"])
    assert len({side["kind"] for side in sides}) == 8  # turning once and twice are one kind of effect
    assert {side["times"] for side in sides if side["kind"] == "flip-train"} == {1, 2}


def test_the_tracks_rise_from_nothing_and_ask_for_all_three_payments() -> None:
    for row in BOARD["progress_track"]:
        assert row["vp"][0] == 0
        assert row["vp"] == sorted(set(row["vp"]))
    assert {row["kind"] for row in BOARD["crossing"]} == {"money", "shares", "worker"}
    assert {row["vp"] for row in BOARD["telegraph_link"]} == {5, 8}
