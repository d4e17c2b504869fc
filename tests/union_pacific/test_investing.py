"""Investing: UP-6."""

import pytest

from roundhouse import Event
from tests.scenes import legal, look, play, refused
from tests.union_pacific.scenes import phase, scene


@pytest.mark.clause("UP-6.1")
@pytest.mark.parametrize("shares", [1, 2, 3, 4])
def test_as_many_shares_of_one_company_as_wanted(shares: int) -> None:
    state = scene(hands=["bnl bnl bnl bnl dm"])
    play(state, *["invest bnl"] * shares, "discard clear")
    assert look(state, "table")[0] == {"bnl": shares}
    assert look(state, "hands")[0].get("bnl", 0) == 4 - shares
    assert state.actors == (1,)


@pytest.mark.clause("UP-6.1")
def test_shares_are_laid_face_up() -> None:
    state = scene(hands=["bnl bnl"])
    log: list[Event] = []
    play(state, "invest bnl", log=log)
    assert log[0].seen_by(None) == ("invested", {"seat": 0, "share": "bnl"})
    assert state.view(2)["table"][0] == {"bnl": 1}


@pytest.mark.clause("UP-6.1")
def test_they_add_to_those_that_lie_there() -> None:
    state = scene(hands=["bnl bnl"], table=["bnl dm"])
    play(state, "invest bnl", "invest bnl", "discard clear")
    assert look(state, "table")[0] == {"bnl": 3, "dm": 1}


@pytest.mark.clause("UP-6.1")
def test_only_shares_in_hand_can_be_invested() -> None:
    state = scene(hands=["bnl"])
    refused(state, "invest dm", "UP-6.1")
    play(state, "invest bnl")
    refused(state, "invest bnl", "UP-6.1")


@pytest.mark.clause("UP-6.2")
def test_one_share_of_each_of_two_companies() -> None:
    state = scene(hands=["bnl dm"])
    play(state, "invest bnl", "invest dm", "discard clear")
    assert look(state, "table")[0] == {"bnl": 1, "dm": 1}


@pytest.mark.clause("UP-6.2")
def test_no_third_company_and_no_second_share_of_either_beside_two() -> None:
    state = scene(hands=["bnl bnl dm dm ms"])
    play(state, "invest bnl", "invest dm")
    for share in ("bnl", "dm", "ms"):
        refused(state, f"invest {share}", "UP-6.2")


@pytest.mark.clause("UP-6.2")
def test_no_second_company_beside_several_shares_of_one() -> None:
    state = scene(hands=["bnl bnl bnl dm"])
    play(state, "invest bnl", "invest bnl")
    refused(state, "invest dm", "UP-6.2")
    assert "invest bnl" in legal(state)


@pytest.mark.clause("UP-6.3", "UP-1.3")
def test_several_up_shares_together() -> None:
    state = scene(hands=["up up up dm"])
    play(state, "invest up", "invest up", "invest up")
    refused(state, "invest dm", "UP-6.2")
    play(state, "discard clear")
    assert look(state, "table")[0] == {"up": 3}


@pytest.mark.clause("UP-6.3")
def test_one_up_share_with_one_of_another_company() -> None:
    state = scene(hands=["up up dm"])
    play(state, "invest up", "invest dm")
    refused(state, "invest up", "UP-6.2")
    play(state, "discard clear")
    assert look(state, "table")[0] == {"up": 1, "dm": 1}


@pytest.mark.clause("UP-6.4")
def test_investing_ends_with_a_track_card_discarded() -> None:
    state = scene(hands=["bnl"], cards=["clear clear white joker"])
    play(state, "invest bnl")
    assert legal(state) == ["discard clear", "discard white", "discard joker"]
    refused(state, "end", "UP-6.4")
    refused(state, "discard black", "UP-6.4")
    play(state, "discard joker")
    assert look(state, "discards") == {"joker": 1}
    assert look(state, "cards")[0] == {"clear": 2, "white": 1}
    assert state.actors == (1,)


@pytest.mark.clause("UP-6.4")
def test_with_no_track_card_in_hand_it_simply_ends() -> None:
    state = scene(hands=["bnl"], cards=["", "clear"], track_deck="")
    play(state, "invest bnl")
    assert legal(state) == ["end"]
    play(state, "end")
    assert state.actors == (1,)


@pytest.mark.clause("UP-6.5")
def test_who_invests_places_no_train_and_takes_no_share() -> None:
    state = scene(hands=["bnl bnl"])
    play(state, "invest bnl")
    for move in ("card clear", "build bnl casper--denver", "take dm", "take up", "blind"):
        refused(state, move, "UP-6.5")
    play(state, "discard clear")
    assert look(state, "hands")[0] == {"bnl": 1}
    assert state.actors == (1,)
    assert phase(state) == "turn"


@pytest.mark.clause("UP-6.6")
def test_only_shares_on_the_table_count_for_dividends() -> None:
    state = scene(phase="share", hands=["bnl bnl bnl", "up up"], table=["", "bnl"], top="dividend kcc", met=1)
    play(state, "take dm", "stay")
    assert state.scores() == [0, 3, 0]


@pytest.mark.clause("UP-6.6")
def test_a_share_invested_stays_on_the_table_through_the_payments() -> None:
    state = scene(phase="share", table=["bnl dm", "up"], top="dividend kcc dividend ww")
    table = look(state, "table")
    play(state, "take ms", "stay")
    assert look(state, "table") == table
    play(state, "card clear", "build bnl casper--denver", "take kcc", "stay")
    assert look(state, "paid") == 2
    assert look(state, "table") == table
