"""Swapping a share for one of the UP stack: UP-5.8."""

import pytest

from roundhouse import Event
from tests.scenes import legal, look, play, refused
from tests.union_pacific.scenes import phase, scene


@pytest.mark.clause("UP-5.8")
@pytest.mark.parametrize("way", ["take dm", "blind", "take up"])
def test_after_taking_a_share_in_any_way_one_may_swap(way: str) -> None:
    state = scene(phase="share", top="kcc ww")
    play(state, way)
    assert phase(state) == "swapping"
    assert len(legal(state)) == 2
    assert legal(state)[-1] == "stay"


@pytest.mark.clause("UP-5.8")
@pytest.mark.parametrize("given", ["bnl", "dm", "up"])
def test_any_share_in_hand_may_go_the_new_one_or_an_up_share_included(given: str) -> None:
    state = scene(phase="share", hands=["bnl bnl up"], top="kcc ww")
    stack = look(state, "up_stack")
    play(state, "take dm")
    assert legal(state) == ["swap bnl", "swap dm", "swap up", "stay"]
    play(state, f"swap {given}")
    hand = {"bnl": 2, "dm": 1, "up": 2}
    hand[given] -= 1
    assert look(state, "hands")[0] == {share: held for share, held in hand.items() if held}
    assert look(state, "swapped")[0] == {given: 1}
    assert look(state, "up_stack") == stack - 1
    assert look(state, "discards") == {}


@pytest.mark.clause("UP-5.8")
def test_only_once() -> None:
    state = scene(phase="share", hands=["bnl bnl up"], top="kcc ww")
    play(state, "take dm", "swap bnl")
    assert state.actors == (1,)
    assert state.view(None)["swaps"] == [1, 0, 0]


@pytest.mark.clause("UP-5.8")
def test_at_no_other_time() -> None:
    state = scene(hands=["bnl bnl up"])
    refused(state, "swap bnl", "UP-5.8")
    refused(state, "stay", "UP-5.8")
    play(state, "card clear")
    refused(state, "swap bnl", "UP-5.8")
    play(state, "build bnl casper--denver")
    refused(state, "swap bnl", "UP-5.8")
    investing = scene(hands=["bnl bnl up"])
    play(investing, "invest bnl")
    refused(investing, "swap bnl", "UP-5.8")
    replaced = scene(phase="share", hands=["bnl"], top="dividend kcc")
    play(replaced, "blind")
    refused(replaced, "swap bnl", "UP-5.8")


@pytest.mark.clause("UP-5.8")
def test_only_a_share_in_hand() -> None:
    state = scene(phase="share", hands=["bnl"], top="kcc ww")
    play(state, "take dm")
    refused(state, "swap ms", "UP-5.8")
    refused(state, "swap up", "UP-5.8")


@pytest.mark.clause("UP-5.8")
def test_with_no_up_share_left_there_is_no_swap() -> None:
    state = scene(phase="share", hands=["bnl"], top="kcc ww", up_stack=0)
    play(state, "take dm")
    assert state.actors == (1,)


@pytest.mark.clause("UP-5.8")
def test_the_share_laid_at_once_is_no_longer_in_hand_to_be_swapped() -> None:
    state = scene(phase="share", hands=["bnl"], top="dividend kcc ww")
    play(state, "blind", "invest kcc")
    assert legal(state) == ["swap bnl", "stay"]


@pytest.mark.clause("UP-5.8")
def test_that_a_swap_happened_is_public_and_the_card_is_not() -> None:
    seen = []
    for given in ("bnl", "ms"):
        state = scene(phase="share", hands=["bnl ms"], top="kcc ww")
        log: list[Event] = []
        play(state, "take dm")
        play(state, f"swap {given}", log=log)
        assert log[0].seen_by(0) == ("swapped-known", {"seat": 0, "share": given})
        assert log[0].seen_by(1) == log[0].seen_by(None) == ("swapped", {"seat": 0})
        assert state.view(0)["own"]["swapped"] == {given: 1}
        seen.append((state.view(1), state.view(2), state.view(None)))
    assert seen[0] == seen[1]


@pytest.mark.clause("UP-5.8")
def test_a_share_given_up_never_comes_back() -> None:
    state = scene(phase="share", hands=["bnl"], top="kcc ww")
    play(state, "take dm", "swap bnl")
    found = look(state, "deck").count("bnl") + look(state, "row").get("bnl", 0)
    assert found == 15 - 1
