"""The end and the winners: UP-8."""

import pytest

from tests.scenes import keys, look, play
from tests.union_pacific.scenes import scene


@pytest.mark.clause("UP-8.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_ends_after_the_fourth_payment(players: int) -> None:
    third = scene(players, phase="share", table=["sfrb"], top="dividend kcc", met=2)
    play(third, "take dm", "stay")
    assert not third.over
    fourth = scene(players, phase="share", table=["sfrb"], top="dividend kcc", met=3)
    log = []
    play(fourth, "take dm", "stay", log=log)
    assert fourth.over
    assert fourth.actors == ()
    assert keys(log)[-1] == "over"
    assert fourth.view(0)["phase"] == "over"
    assert len(look(fourth, "deck")) > 0


@pytest.mark.clause("UP-8.1")
def test_the_draw_of_the_last_dividend_card_is_finished_first() -> None:
    state = scene(phase="share", top="dividend kcc", met=3)
    play(state, "blind")
    assert not state.over
    play(state, "invest kcc")
    assert state.over
    assert state.scores() == [3, 0, 0]


@pytest.mark.clause("UP-8.2", "UP-1.1")
def test_whoever_has_the_most_money_wins() -> None:
    state = scene(phase="share", table=["sfrb", "up", "bnl"], top="dividend kcc", met=3, earned=[{"bnl": 16}, {}, {}])
    assert state.winners() == ()
    play(state, "take dm", "stay")
    assert state.scores() == [19, 20, 3]
    assert state.winners() == (1,)
    assert state.ranks() == [2, 1, 3]


@pytest.mark.clause("UP-8.2")
def test_equal_money_is_a_shared_win() -> None:
    state = scene(phase="share", table=["sfrb", "up", "bnl"], top="dividend kcc", met=3, earned=[{"bnl": 17}, {}, {}])
    play(state, "take dm", "stay")
    assert state.scores() == [20, 20, 3]
    assert state.winners() == (0, 1)
    assert state.ranks() == [1, 1, 3]


@pytest.mark.clause("UP-8.3")
def test_cards_in_hand_are_worth_nothing() -> None:
    hands = ["up up up up up sfrb sfrb", "", ""]
    state = scene(phase="share", hands=hands, table=["", "bnl", ""], top="dividend kcc", met=3)
    play(state, "take dm", "stay")
    assert state.scores() == [0, 3, 0]
    assert state.winners() == (1,)
