"""Stations: RV-6."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import (
    BOARD,
    CITIES,
    START,
    TO_CHICAGO,
    TO_MIAMI,
    kinds,
    money,
    reserve,
    scene,
    seat,
    shares,
    targets,
    track,
    trains,
)
from tests.scenes import play, refused

TO_LITTLE_ROCK = [START, "charlotte--nashville", "nashville--little-rock"]


def at_miami(tile: str, worker: str = "white", **said: object) -> State:
    """A station in Miami, which has this tile; the first there unless said otherwise."""
    level_two = said.pop("city", "miami")
    state = scene(networks=[TO_MIAMI], tiles={level_two: tile}, **said)
    play(state, f"work {worker} station", "station miami")
    return state


def at_houston(tile: str, worker: str = "white", **said: object) -> State:
    rails = [START, "charlotte--atlanta", "atlanta--vicksburg", "vicksburg--houston"]
    state = scene(networks=[rails], tiles={"houston": tile}, **said)
    play(state, f"work {worker} station", "station houston")
    return state


def at_seattle(tile: str, worker: str = "white", **said: object) -> State:
    """The way over Boise, to a city of level 5 with this tile."""
    way = [
        *TO_CHICAGO,
        "chicago--omaha",
        "omaha--cheyenne",
        "cheyenne--salt-lake-city",
        "salt-lake-city--boise",
        "boise--seattle",
    ]
    state = scene(networks=[way], tiles={"seattle": tile}, **said)
    play(state, f"work {worker} station", "station seattle")
    return state


@pytest.mark.clause("RV-6.1")
def test_the_example_of_the_rulebook_stations_are_built_in_connected_cities() -> None:
    rails = [*TO_MIAMI, "charlotte--nashville", "nashville--little-rock"]
    state = scene(networks=[rails])
    play(state, "work white station")
    assert targets(state, "station") == {"charlotte", "miami", "little-rock", "washington"}
    refused(state, "station houston", "RV-6.1")


@pytest.mark.clause("RV-6.1")
def test_one_station_of_every_player_in_a_city() -> None:
    state = scene(stations=[["washington"], ["charlotte"]])
    play(state, "work white station")
    assert targets(state, "station") == {"charlotte"}
    play(state, "station charlotte")
    assert seat(state)["buildings_left"] == 10
    assert state.public_view()["cities"]["charlotte"]["stations"] == [1, 0]


@pytest.mark.clause("RV-6.2")
def test_a_station_costs_what_is_written_above_the_city() -> None:
    state = at_miami("2-c")
    play(state, "end")
    assert money(state) == 2000 - CITIES["miami"]["cost"] == 1750


@pytest.mark.clause("RV-6.3")
def test_the_main_reward_is_steps_or_workers() -> None:
    state = at_miami("2-d")
    play(state, "take main", "advance stations", "advance network", "advance network")
    assert (track(state, "stations"), track(state, "network"), kinds(state) >= {"end"}) == (1, 2, True)
    one = at_miami("2-a")
    play(one, "take main")
    assert targets(one, "worker") == {"purple", "turquoise"}
    both = at_miami("2-b")
    play(both, "take main")
    assert reserve(both) == {"purple": 1, "orange": 2, "grey": 2, "turquoise": 1}


@pytest.mark.clause("RV-6.4")
def test_the_first_to_build_may_use_the_bonus() -> None:
    state = at_miami("2-c")
    assert state.public_view()["cities"]["miami"]["first"] == 0
    assert "bonus" in targets(state, "take")
    later = scene(networks=[TO_MIAMI, TO_MIAMI], stations=[[], ["miami"]], tiles={"miami": "2-c"})
    play(later, "work white station", "station miami")
    assert "bonus" not in targets(later, "take")
    refused(later, "take bonus", "RV-4.1")


@pytest.mark.clause("RV-6.4")
def test_nobodys_building_takes_the_first_place() -> None:
    state = scene(networks=[TO_LITTLE_ROCK], tiles={"little-rock": "2-c"})
    play(state, "work white station", "station little-rock")
    refused(state, "take bonus", "RV-4.1")


@pytest.mark.clause("RV-6.5")
def test_purple_turns_a_train_for_100() -> None:
    state = scene(trains_up=["shares"], stations=[[], ["charlotte"]])
    play(state, "work purple station", "station charlotte", "take ability", "flip shares up", "end")
    assert (money(state), shares(state), trains(state)["shares"]) == (1750, 6, (0, 1))


@pytest.mark.clause("RV-6.6")
def test_oranges_station_costs_nothing_unless_the_worker_promotes() -> None:
    taken = [[], ["charlotte"]]
    state = scene(stations=taken)
    play(state, "work orange station", "station charlotte", "end")
    assert money(state) == 2000
    state = scene(money=[150], shares=[0], stations=taken)
    play(state, "work orange station", "station charlotte", "take promotion", "promote board orange a1-1", "end")
    assert money(state) == 0
    poor = scene(money=[149], shares=[0], stations=taken)
    play(poor, "work orange station", "station charlotte")
    refused(poor, "take promotion", "RV-5.3")


@pytest.mark.clause("RV-6.7", "RV-6.4")
def test_grey_uses_the_bonus_first_or_not_and_pays_each_time() -> None:
    state = at_miami("2-c", "grey")
    play(state, "take bonus", "worker white", "take ability", "worker orange", "end")
    assert (money(state), reserve(state)["white"], reserve(state)["orange"]) == (1350, 2, 2)
    later = scene(networks=[TO_MIAMI, TO_MIAMI], stations=[[], ["miami"]], tiles={"miami": "2-c"})
    play(later, "work grey station", "station miami", "take ability", "worker purple")
    refused(later, "take bonus", "RV-4.1")
    assert money(later) == 1800


@pytest.mark.clause("RV-6.8")
def test_turquoise_takes_the_main_reward_again_with_a_fresh_choice() -> None:
    state = scene()
    play(state, "work turquoise station", "station washington", "take main", "worker grey")
    play(state, "take ability", "worker turquoise", "end")
    assert money(state) == 2000 - 150 - 300
    assert (reserve(state)["grey"], reserve(state)["turquoise"]) == (2, 1)


@pytest.mark.clause("RV-6.9")
def test_the_nine_bonuses() -> None:
    play(state := at_miami("2-d"), "take bonus", "flip promote up", "promote reserve orange a1-1")
    assert money(state) == 2000
    play(state := at_seattle("5-a"), "take bonus", "train money", "end")
    assert (money(state), trains(state)["money"]) == (2000 - 550 - 200, (1, 0))
    play(state := scene(), "work white station", "station charlotte")
    assert shares(state) == 5
    play(state := at_houston("3-b"), "take bonus", "advance network", "advance stations", "take main")
    assert (track(state, "network"), track(state, "stations")) == (1, 1)
    play(state := at_miami("2-c"), "take bonus", "worker grey")
    assert money(state) == 1800
    play(state := at_houston("3-a"), "take bonus", "exchange board white turquoise")
    assert reserve(state)["turquoise"] == 2
    play(state := at_houston("3-c"), "take bonus-promotion", "promote reserve grey a2-3")
    assert shares(state) == 4
    play(state := at_miami("2-b"), "take bonus", "promote reserve grey a2-3", "promote reserve orange a1-1")
    assert money(state) == 1800
    play(
        state := at_miami("2-a"), "take bonus", "advance network", "take bonus-promotion", "promote reserve orange a1-1"
    )
    assert track(state, "network") == 1
    kinds_shown = {row["first"]["kind"] for row in BOARD["city_tile"]}
    assert len(kinds_shown) == 9
