"""Refusing tiles, and discarding those that fit nowhere."""

import pytest

from roundhouse import Event
from tests.railroad_tiles.scenes import cells, moves, player, scene
from tests.scenes import keys, legal, look, play, refused

TOWN = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-"
# one open end, a railway's: a crossing of highways, which has no empty side, fits nowhere
STUB = "M13 end-rail-rural R---"
# no open end at all
CLOSED = "M13 end-rail-rural R---; M12 end-rail-rural --R-"


@pytest.mark.clause("RT-6.1")
def test_two_tiles_a_game_may_be_refused() -> None:
    state = scene(2, TOWN, hand="curve-rail-rural tee-rail-rural straight-rail-urban")
    assert player(state)["refusals_left"] == 2
    play(state, "refuse 2")
    assert (player(state)["refused"], player(state)["refusals_left"]) == (["tee-rail-rural"], 1)
    assert player(state)["hand"][1] is None
    play(state, "refuse 1")
    assert moves(state, "refuse") == []
    refused(state, "refuse 3", "RT-6.1")
    assert look(state, "discarded") == [[], []]
    refused_before = scene(2, TOWN, hand="curve-rail-rural", refused=[["tee-rail-rural", "curve-highway-rural"], []])
    refused(refused_before, "refuse 1", "RT-6.1")


@pytest.mark.clause("RT-6.1")
def test_a_refused_last_tile_ends_the_turn() -> None:
    state = scene(2, TOWN, hand="curve-rail-rural")
    play(state, "refuse 1")
    assert state.actors == (1,)


@pytest.mark.clause("RT-6.2")
def test_a_tile_that_fits_nowhere_can_be_refused_while_another_fits() -> None:
    state = scene(2, STUB, hand="cross-highway-rural-car straight-rail-rural")
    assert cells(state, "1") == set()
    assert moves(state, "refuse") == ["1", "2"]
    play(state, "refuse 1")
    assert (player(state)["refused"], player(state)["discarded"]) == (["cross-highway-rural-car"], [])


@pytest.mark.clause("RT-6.3")
def test_when_nothing_in_hand_fits_all_of_it_is_discarded_at_once_and_is_no_refusal() -> None:
    crossings = ["cross-highway-rural-car", "cross-highway-urban-car"]
    columns = [{"tiles": crossings}, *look(scene(2), "columns")[1:]]
    state = scene(2, STUB, columns=columns)
    log: list[Event] = []
    play(state, "column 1", log=log)
    assert keys(log) == ["took", "discarded", "discarded"]
    assert (player(state)["discarded"], player(state)["refusals_left"]) == (crossings, 2)
    assert state.actors == (1,)


@pytest.mark.clause("RT-6.3")
def test_the_tile_laid_last_can_leave_the_others_without_a_place() -> None:
    state = scene(2, STUB, hand="end-rail-urban-train cross-rail-rural-train")
    assert cells(state, "2") == {"M12"}
    play(state, "lay 1 M12 down")
    assert player(state)["discarded"] == ["cross-rail-rural-train"]
    assert state.actors == (1,)


@pytest.mark.clause("RT-6.3")
def test_as_long_as_something_fits_nothing_is_discarded_and_room_can_be_made() -> None:
    state = scene(2, STUB, hand="cross-highway-rural-car station-straight-rural")
    assert cells(state, "1") == set()
    play(state, "lay 2 M12 down")  # its railway to the south, its highway to the north
    assert cells(state, "1") == {"M11"}
    assert player(state)["discarded"] == []


@pytest.mark.clause("RT-6.3")
def test_refusing_what_fits_leaves_the_rest_to_be_discarded() -> None:
    state = scene(2, CLOSED, hand="straight-rail-rural cross-rail-rural-train")
    play(state, "refuse 1")
    assert (player(state)["refused"], player(state)["discarded"]) == (
        ["straight-rail-rural"],
        ["cross-rail-rural-train"],
    )


@pytest.mark.clause("RT-6.4")
def test_refused_and_discarded_tiles_never_come_back() -> None:
    state = scene(2, CLOSED, hand="straight-rail-rural cross-rail-rural-train", tokens=["car", "train"])
    size = len(look(state, "bag"))
    play(state, "refuse 1")
    assert len(look(state, "bag")) == size
    while not state.over:
        play(state, legal(state)[0])
    assert "straight-rail-rural" in look(state, "refused")[0]
    assert "cross-rail-rural-train" in look(state, "discarded")[0]
