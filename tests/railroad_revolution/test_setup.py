"""Setting up: RV-1 and RV-2."""

from collections import Counter

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import (
    BOARD,
    CITIES,
    GAME,
    START,
    kinds,
    money,
    phase,
    reserve,
    seat,
    shares,
    targets,
)
from tests.scenes import legal, look, play, refused


def picking(side: str, players: int = 2, **said: object) -> State:
    """The first setup pick, of seat 1: a tile with this side is on display, with an orange worker."""
    other = "setup-1-front" if not side.startswith("setup-1") else "setup-2-front"
    tiles = [side, other, *[f"setup-{n}-front" for n in range(1, 5) if f"setup-{n}" not in side + other]][:players]
    workers = ["orange", "purple", "grey", "turquoise"][:players]
    told = {"players": players, "first": 0, "setup_tiles": tiles, "setup_workers": workers, **said}
    return GAME.position({**told, "setup_seats": [None] * players})


@pytest.mark.clause("RV-1.1", "RV-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    state = GAME.start(players=players, seed=5)
    for each in range(players):
        seen = seat(state, each)
        assert (seen["money"], seen["shares"], seen["reserve"]) == (600, 3, {"white": 4})
        assert seen["trains"] == [{"train": "promote", "up": 1, "down": 0}]
        assert [row["pile"] for row in seen["objectives"]] == ["a1", "a2"]
        assert seen["rails"] == [START]
        assert seen["connected"] == ["washington", "charlotte"]
        assert [row["at"] for row in seen["tracks"].values()] == [0, 0, 0]
        assert (seen["rails_left"], seen["buildings_left"], seen["points"]) == (15, 12, 8)


@pytest.mark.clause("RV-1.2", "RV-2.2")
def test_every_city_gets_a_tile_of_its_level() -> None:
    levels = {row["id"]: row["level"] for row in BOARD["city_tile"]}
    seen = set()
    for seed in range(20):
        cities = GAME.start(players=4, seed=seed).public_view()["cities"]
        assert Counter(row["tile"] for row in cities.values()) == Counter(list(levels))
        assert all(levels[row["tile"]] == CITIES[city]["level"] for city, row in cities.items())
        assert (cities["washington"]["tile"], cities["charlotte"]["tile"]) == ("washington", "charlotte")
        seen.add(cities["miami"]["tile"])
    assert seen == {"2-a", "2-b", "2-c", "2-d"}
    assert "columbus" not in cities
    assert len(cities) == 15


@pytest.mark.clause("RV-1.3")
def test_the_starting_space_shows_nothing() -> None:
    start = next(row for row in BOARD["space"] if row["start"])
    assert (start["terrain"], start["contract"]) == (0, False)
    assert {row["terrain"] for row in BOARD["space"]} == {0, 1, 2, 3}


@pytest.mark.clause("RV-1.4", "RV-2.2")
def test_six_sections_have_a_tile_and_two_the_contract_icon() -> None:
    sections = GAME.start(players=4, seed=2).public_view()["sections"]
    icons = [row["number"] for row in BOARD["telegraph_section"] if row["contract"]]
    assert [row["number"] for row in sections if row["tile"] is None] == icons == [3, 6]
    assert {row["tile"] for row in sections} - {None} == {row["id"] for row in BOARD["telegraph_tile"]}


@pytest.mark.clause("RV-1.5", "RV-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_begins_without_white_workers(players: int) -> None:
    view = GAME.start(players=players, seed=3).public_view()
    lying = Counter(row["worker"] for row in view["setup"])
    assert view["supply"] == {"white": 0, **{one: 12 - lying[one] for one in ("purple", "orange", "grey", "turquoise")}}
    assert len(view["setup"]) == len(lying) == players
    assert len({row["tile"].rsplit("-", 1)[0] for row in view["setup"]}) == players


@pytest.mark.clause("RV-1.6")
def test_the_board_holds_pieces_in_eight_sections() -> None:
    sections = seat(GAME.start(players=2, seed=1))["sections"]
    assert len(sections) == 8
    assert (sum(row["rails"] for row in sections), sum(row["buildings"] for row in sections)) == (15, 12)
    assert seat(GAME.start(players=2, seed=1))["to_end"] == 23


@pytest.mark.clause("RV-1.7")
def test_trains_objectives_and_tiles_are_all_there() -> None:
    state = GAME.start(players=4, seed=1)
    assert state.public_view()["stacks"] == {"advance": 5, "money": 5, "shares": 5, "rail": 5}
    assert state.public_view()["piles"] == {"b": 10, "c": 10, "d": 10}
    assert Counter(row["pile"] for row in BOARD["objective"]) == {"a1": 4, "a2": 4, "b": 10, "c": 10, "d": 10}
    assert len(look(state, "contract_pile")) == 8
    assert len(BOARD["contract_tile"]) == 9
    assert len(BOARD["setup_tile"]) == 4


@pytest.mark.clause("RV-2.4")
def test_setup_tiles_are_chosen_counter_clockwise_from_the_right_of_the_first_player() -> None:
    state = GAME.position({"players": 4, "first": 2, "seed": 4})
    order = []
    while phase(state) == "setup":
        order.append(state.actors[0])
        play(state, f"setup {min(targets(state, 'setup'))}", "end")
    assert order == [1, 0, 3, 2]
    assert state.actors == (2,)


@pytest.mark.clause("RV-2.4")
def test_a_tile_taken_is_taken_and_its_worker_comes_first() -> None:
    state = picking("setup-4-front")
    play(state, "setup setup-4-front")
    assert reserve(state, 1) == {"white": 4, "orange": 1}
    play(state, "take reward")
    assert "reserve orange grey" in targets(state, "exchange")
    play(state, "exchange reserve orange grey", "end")
    refused(state, "setup setup-4-front", "RV-2.4")
    assert targets(state, "setup") == {"setup-1-front"}


@pytest.mark.clause("RV-2.5")
def test_money_and_shares_come_at_once_and_the_rest_may_be_left() -> None:
    state = picking("setup-4-back")
    play(state, "setup setup-4-back")
    assert money(state, 1) == 1200
    assert "take reward" not in legal(state)
    state = picking("setup-2-back")
    play(state, "setup setup-2-back", "end")
    assert shares(state, 1) == 6
    state = picking("setup-1-back")
    play(state, "setup setup-1-back", "end")
    assert [row["train"] for row in seat(state, 1)["trains"]] == ["promote"]
    state = picking("setup-1-front")
    play(state, "setup setup-1-front", "take reward", "advance network", "advance stations", "stop", "end")
    assert [row["at"] for row in seat(state, 1)["tracks"].values()] == [0, 1, 1]


@pytest.mark.clause("RV-2.6", "RV-2.8")
def test_the_setup_rail_costs_nothing_and_leaves_the_board_full() -> None:
    state = picking("setup-2-front")
    play(state, "setup setup-2-front", "take reward")
    assert "charlotte--nashville" in targets(state, "rail")
    assert "columbus--chicago" not in targets(state, "rail")
    play(state, "rail charlotte--nashville")
    assert (seat(state, 1)["rails_left"], money(state, 1)) == (15, 600)
    play(state, "end")
    assert state.actors == (0,)
    assert seat(state, 1)["rails"] == [START, "charlotte--nashville"]


@pytest.mark.clause("RV-2.7", "RV-2.8")
def test_the_setup_building_takes_a_first_place_and_brings_nothing() -> None:
    state = picking("setup-3-front")
    play(state, "setup setup-3-front", "take reward")
    assert targets(state, "office") == {"3", "6"}
    refused(state, "office 4", "RV-2.7")
    play(state, "office 3")
    assert (seat(state, 1)["buildings_left"], shares(state, 1), phase(state)) == (12, 3, "setup")
    assert state.public_view()["sections"][2]["first"] == 1
    state = picking("setup-3-back")
    play(state, "setup setup-3-back", "take reward")
    assert targets(state, "station") == {"washington", "charlotte"}
    play(state, "station charlotte")
    assert (seat(state, 1)["stations"], money(state, 1)) == (["charlotte"], 600)
    assert kinds(state) == {"take", "end"}


@pytest.mark.clause("RV-2.7")
def test_a_setup_station_goes_beside_if_the_first_places_are_taken() -> None:
    state = picking("setup-3-back", stations=[["washington", "charlotte"], []], reserve=[{"white": 4}, {"white": 4}])
    play(state, "setup setup-3-back", "take reward", "station washington")
    assert state.public_view()["cities"]["washington"]["stations"] == [0, 1]
    one_free = picking("setup-3-back", stations=[["washington"], []])
    play(one_free, "setup setup-3-back", "take reward")
    refused(one_free, "station washington", "RV-2.7")


@pytest.mark.clause("RV-2.9")
@pytest.mark.parametrize(
    ("players", "cities", "sections", "stack"),
    [
        (4, set(), set(), 5),
        (3, {"san-francisco", "bismarck", "houston"}, {2, 5}, 4),
        (2, {"san-diego", "salt-lake-city", "duluth", "little-rock"}, {1, 4, 7}, 3),
    ],
)
def test_with_fewer_players_nobodys_buildings_stand_on_first_places(
    players: int, cities: set[str], sections: set[int], stack: int
) -> None:
    view = GAME.start(players=players, seed=7).public_view()
    assert {city for city, row in view["cities"].items() if row["first"] == "neutral"} == cities
    assert {row["number"] for row in view["sections"] if row["first"] == "neutral"} == sections
    assert set(view["stacks"].values()) == {stack}


@pytest.mark.clause("RV-1.8")
def test_only_the_chooser_sees_the_objectives_drawn() -> None:
    told = {"players": 2, "first": 0, "turn": 0, "phase": "turn", "reserve": [{"white": 5}, {"white": 3, "grey": 1}]}
    done = [[{"id": "a1-1", "managers": ["orange", None]}, {"id": "a2-3"}], [{"id": "a1-3"}, {"id": "a2-2"}]]
    rails = [[START, "charlotte--nashville", "nashville--little-rock", "nashville--saint-louis"], [START]]
    state = GAME.position({**told, "objectives": done, "networks": rails, "stations": [["little-rock"], []]})
    play(state, "work white trade", "sale building", "end")
    assert len(state.view(0)["own"]["choice"]) == 3
    assert "choice" not in str(state.view(None))
    assert state.view(1)["own"]["choice"] == []
    drawn = [row["id"] for row in state.view(0)["own"]["choice"]]
    play(state, f"objective {drawn[1]}")
    assert state.view(0)["own"]["known"]["b"] == [drawn[2], drawn[0]]
    assert state.view(1)["own"]["known"]["b"] == []
