"""Moving the train: SP-9."""

from typing import Any

import pytest

from roundhouse import BadPosition, Event, State
from tests.scenes import legal, look, play, refused
from tests.spike.scenes import BESIDE, CITIES, CITY_AT, contracts, kinds, line, route, scene, targets

FIRST, SECOND = route("topeka", "springfield"), route("springfield", "st-louis")  # two spaces each
NETWORK = FIRST + SECOND


def on_track(place: str, speed: int = 1, **said: Any) -> State:
    """The train of seat 0 on its network, which a fast one has longer."""
    third = route("st-louis", "indianapolis", NETWORK) if speed == 3 else []
    described = {"phase": "free", "tracks": [NETWORK + third], "trains": [place, "boston"]}
    described |= {"levels": [{"locomotive": speed - 1}, {}], "income": [9 if third else 6, 0]}
    return scene(**(described | said))


def in_city(city: str, speed: int = 1, **said: Any) -> State:
    return on_track(city, speed, **{"phase": "action", **said})


@pytest.mark.clause("SP-9.1")
def test_a_train_moves_on_its_owners_tracks_only() -> None:
    others = route("topeka", "des-moines")
    state = scene(tracks=[FIRST, others], starts=["topeka", "des-moines"])
    assert targets(state, "move") == {FIRST[0]}
    refused(state, f"move {others[0]}", "SP-9.1")
    refused(state, "move des-moines", "SP-9.1")


@pytest.mark.clause("SP-9.2")
def test_a_space_counts_one_a_city_counts_one_and_a_junction_nothing() -> None:
    state = on_track(FIRST[0], speed=2)
    spaces = {move["place"]: move["spaces"] for move in state.view(None)["moves"]}
    assert spaces == {"topeka": 1, FIRST[1]: 1, "springfield": 2, SECOND[0]: 2}


@pytest.mark.clause("SP-9.3")
def test_the_free_move_goes_from_nothing_up_to_the_speed() -> None:
    state = on_track(FIRST[0])
    assert legal(state) == ["hold", "move topeka", f"move {FIRST[1]}"]
    refused(state, "move springfield", "SP-9.3")
    play(state, "hold")
    assert look(state, "trains")[0] == FIRST[0]
    refused(state, "hold", "SP-9.3")
    assert "draw deck" in legal(state)


@pytest.mark.clause("SP-9.4")
def test_a_train_in_a_city_must_get_moving() -> None:
    state = in_city("topeka", speed=2)
    assert targets(state, "move") == {FIRST[0], FIRST[1]}
    refused(state, "move springfield", "SP-9.4")
    refused(state, "hold", "SP-9.3")
    play(state, f"move {FIRST[1]}")
    assert state.actors == (1,)


@pytest.mark.clause("SP-9.5")
def test_a_boost_is_one_space_whatever_the_speed_and_once_a_turn() -> None:
    state = on_track(FIRST[0], speed=2)
    play(state, "hold")
    assert targets(state, "move") == {"topeka", FIRST[1]}
    refused(state, f"move {SECOND[0]}", "SP-9.5")
    play(state, f"move {FIRST[1]}")
    assert state.actors == (1,)


@pytest.mark.clause("SP-9.6")
def test_a_city_ends_the_move_and_holds_the_train_until_a_later_turn() -> None:
    state = on_track(FIRST[1], speed=2)
    play(state, "move springfield")
    assert targets(state, "move") == set()
    refused(state, f"move {SECOND[0]}", "SP-9.6")
    play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    play(state, "draw deck", "stop")
    if state.actors == (1,):
        play(state, "end")
    assert SECOND[0] in targets(state, "move")


@pytest.mark.clause("SP-9.7")
def test_a_city_may_be_skipped_onto_the_track_beyond() -> None:
    state = on_track(FIRST[1])
    assert targets(state, "move") == {FIRST[0], "springfield", SECOND[0]}
    move = next(move for move in state.view(None)["moves"] if move["place"] == SECOND[0])
    assert (move["spaces"], move["skipped"]) == (1, ["springfield"])
    log: list[Event] = []
    play(state, f"move {SECOND[0]}", log=log)
    assert log[0].args["skipped"] == ["springfield"]
    assert "cargo" not in kinds(state)


@pytest.mark.clause("SP-9.7")
def test_several_cities_may_be_skipped_in_one_move() -> None:
    state = on_track(SECOND[0], speed=3)
    third = route("st-louis", "indianapolis", NETWORK)
    assert third[0] in targets(state, "move")
    assert look(state, "phase") == "free"
    there = next(move for move in state.view(None)["moves"] if move["place"] == third[1])
    assert there["skipped"] == ["st-louis"]


@pytest.mark.clause("SP-9.8")
def test_after_moving_the_train_only_goes_forward() -> None:
    state = on_track(FIRST[0])
    play(state, f"move {FIRST[1]}")
    assert targets(state, "move") == {"springfield", SECOND[0]}
    refused(state, f"move {FIRST[0]}", "SP-9.8")
    refused(state, f"move {FIRST[1]}", "SP-9.8")


@pytest.mark.clause("SP-9.8")
def test_after_holding_both_directions_are_open() -> None:
    state = on_track(FIRST[1])
    play(state, "hold")
    assert targets(state, "move") == {FIRST[0], "springfield", SECOND[0]}


@pytest.mark.clause("SP-9.8")
def test_at_a_branch_a_train_that_came_through_does_not_turn_into_another_branch() -> None:
    """Three tracks meet in a junction: once past it, the train has that junction behind it."""
    branch = branch_of(FIRST)
    state = scene(phase="free", tracks=[FIRST + branch], trains=[FIRST[0], "boston"])
    assert {FIRST[1], branch[-1]} <= targets(state, "move")
    play(state, f"move {FIRST[1]}")
    assert branch[-1] not in targets(state, "move")
    refused(state, f"move {branch[-1]}", "SP-9.8")


def branch_of(network: list[str]) -> list[str]:
    """A line from the middle junction of a network of two spaces to another city, the city's end first."""
    middle = next(end for end in network[0].split("--") if end in network[1].split("--"))
    own = {end for space in network for end in space.split("--")}
    came: dict[str, tuple[str, str]] = {}
    front = [middle]
    for here in front:
        for space, there in BESIDE[here].items():
            if there not in came and there not in own:
                came[there] = (here, space)
                if there in CITY_AT:
                    spaces = []
                    while there != middle:
                        there, space = came[there]
                        spaces.append(space)
                    return spaces
                front.append(there)
    raise AssertionError("no branch")


@pytest.mark.clause("SP-9.9")
def test_trains_do_not_block_each_other() -> None:
    state = scene(
        phase="free",
        tracks=[FIRST],
        trains=[FIRST[1], "springfield"],
        starts=["topeka", "springfield"],
        contracts=contracts(2),
    )
    play(state, "move springfield")
    assert look(state, "trains") == ["springfield", "springfield"]
    assert CITIES["springfield"]["junction"] == "b5"


def test_the_ends_of_a_network_are_cities() -> None:
    with pytest.raises(BadPosition, match="network"):
        scene(tracks=[line("topeka", "springfield")[:1]])
