"""RR-1 and RR-2: the pieces, the map, and how a play begins."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from roundhouse.games.ride_the_rails import survey
from roundhouse.kernel import text
from roundhouse.kernel.errors import BadBoard
from tests.ride_the_rails.scenes import AROUND, BOARD, CITIES, COMPANIES, GAME, HEXES
from tests.scenes import look

DATA = tomllib.loads(text.read("roundhouse.games.ride_the_rails", "data", "map.toml"))


@pytest.mark.clause("RR-1.1")
def test_three_to_five_can_play() -> None:
    assert list(GAME.players) == [3, 4, 5]


@pytest.mark.clause("RR-1.2")
def test_each_of_six_companies_has_27_locomotives_shares_included() -> None:
    state = GAME.start(players=3, seed=1)
    assert [company["id"] for company in BOARD["company"]] == list(COMPANIES)
    assert all(company["locomotives"] == 27 for company in BOARD["company"])
    assert {company["supply"] for company in state.view(None)["companies"].values()} == {27}
    state.apply(state.actors[0], GAME.action("take", company="red"))
    assert state.view(None)["companies"]["red"]["supply"] == 26


@pytest.mark.clause("RR-1.3")
def test_the_map_has_the_printed_hexes_and_no_two_cities_touch() -> None:
    assert Counter(hex["terrain"] for hex in BOARD["hex"]) == {"plain": 286, "mountain": 49, "city": 51}
    assert sum(map(len, AROUND.values())) == 2 * 1049
    assert not any(other in CITIES for city in CITIES for other in AROUND[city])
    reached = {"chicago"}
    front = ["chicago"]
    for hex in front:
        fresh = [other for other in AROUND[hex] if other not in reached]
        reached.update(fresh)
        front += fresh
    assert reached == set(HEXES)


@pytest.mark.clause("RR-1.3")
def test_neighbours_are_the_same_told_from_the_centres_of_the_hexes() -> None:
    board = GAME.components  # type: ignore[attr-defined]
    for at, hex in enumerate(board.hex_ids):
        assert sorted(board.hex_ids[other] for other in board.near[at]) == sorted(AROUND[hex])


@pytest.mark.clause("RR-1.4")
def test_the_cities_are_of_the_printed_kinds() -> None:
    def of_kind(kind: str) -> set[str]:
        return {city["name_en"] for city in BOARD["city"] if city["kind"] == kind}

    assert of_kind("east") == {"New York", "Philadelphia", "Richmond", "Wilmington", "Charleston", "Jacksonville"}
    assert of_kind("west") == {"Seattle", "Portland (OR)", "San Francisco", "Los Angeles"}
    assert of_kind("five") == {"Minneapolis", "Denver", "Kansas City", "Dallas"}
    assert of_kind("chicago") == {"Chicago"}
    assert len(of_kind("plain")) == 36


def test_only_richmond_has_a_name_that_is_merely_probable() -> None:
    assert [city["id"] for city in BOARD["city"] if city["name_basis"] == "probable"] == ["richmond"]


@pytest.mark.clause("RR-1.5")
def test_everybody_sees_the_same() -> None:
    state = GAME.start(players=4, seed=3)
    assert all(state.view(seat) | {"seat": None} == state.view(None) for seat in range(4))


@pytest.mark.clause("RR-2.1", "RR-2.2")
def test_a_play_begins_with_a_passenger_in_every_city_and_nothing_else() -> None:
    state = GAME.start(players=5, seed=9)
    assert len(state.view(None)["passengers"]) == 51
    assert state.scores() == [0] * 5
    assert look(state, "shares") == [{}] * 5
    assert look(state, "track") == {}


@pytest.mark.clause("RR-2.3")
def test_the_first_turn_order_is_drawn_by_lot() -> None:
    orders = Counter(tuple(look(GAME.start(players=3, seed=seed), "order")) for seed in range(300))
    assert len(orders) == 6
    assert min(orders.values()) > 25


# The survey of the map ------------------------------------------------------------------------------------------------


def without_a_row(data: dict[str, Any]) -> None:
    data["rows"].pop()


def with_another_sign(data: dict[str, Any]) -> None:
    data["rows"][9] = data["rows"][9].replace("^", "~", 1)


def with_a_mountain_more(data: dict[str, Any]) -> None:
    data["rows"][0] = data["rows"][0].replace(".", "^", 1)


def with_a_hex_out_at_sea(data: dict[str, Any]) -> None:
    data["rows"][18] = "." + data["rows"][18][1:]
    data["rows"][0] = data["rows"][0].rstrip(".").rstrip()


def with_cities_that_touch(data: dict[str, Any]) -> None:
    data["rows"][5] = data["rows"][5].replace("o", ".", 1).replace("o..o", "oo..", 1).replace(".H", "oH", 1)


def with_a_city_of_another_kind(data: dict[str, Any]) -> None:
    data["city"][0]["kind"] = "east"


def with_a_city_elsewhere(data: dict[str, Any]) -> None:
    data["city"][5]["column"] += 1


def with_a_nameless_city(data: dict[str, Any]) -> None:
    data["city"][7]["name_it"] = ""


def with_an_id_twice(data: dict[str, Any]) -> None:
    data["city"][8]["id"] = data["city"][9]["id"]


def with_companies_out_of_order(data: dict[str, Any]) -> None:
    data["company"].reverse()


def with_a_locomotive_too_many(data: dict[str, Any]) -> None:
    data["company"][2]["locomotives"] = 28


def with_nowhere_to_start(data: dict[str, Any]) -> None:
    data["company"][4]["start"] = []


def without_cities(data: dict[str, Any]) -> None:
    del data["city"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (without_a_row, "map-count"),
        (with_another_sign, "map-sign"),
        (with_a_mountain_more, "map-count"),
        (with_a_hex_out_at_sea, "map-count"),
        (with_cities_that_touch, "map-cities-touch"),
        (with_a_city_of_another_kind, "map-city"),
        (with_a_city_elsewhere, "map-city"),
        (with_a_nameless_city, "map-city-name"),
        (with_an_id_twice, "map-count"),
        (with_companies_out_of_order, "map-company"),
        (with_a_locomotive_too_many, "map-count"),
        (with_nowhere_to_start, "map-start"),
        (without_cities, "map-table"),
    ],
)
def test_a_map_that_is_not_the_printed_one_is_refused(change: Any, key: str) -> None:
    survey.check(DATA)
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadBoard) as refused:
        survey.check(data)
    assert refused.value.key == key
    assert refused.value.say("en") != refused.value.say("it")
