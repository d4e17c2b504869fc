"""RR-9 and RR-10: what journeys pay, and when."""

import pytest

from roundhouse import Event
from tests.ride_the_rails.scenes import scene, way
from tests.scenes import keys, look, play

TRACK = {"red": way("new-york", "philadelphia", "pittsburgh"), "blue": way("pittsburgh", "cincinnati")}
RIDE = ("depart new-york", "ride red philadelphia", "ride red pittsburgh", "ride blue cincinnati")
BACK = ("depart cincinnati", "ride blue pittsburgh")


@pytest.mark.clause("RR-9.1", "RR-9.2", "RR-9.3", "RR-9.4")
def test_the_rulebooks_example_two_links_of_red_and_one_of_blue() -> None:
    state = scene(phase="depart", shares=["red", "red red blue", "blue blue", "black"], track=TRACK)
    play(state, *RIDE)
    assert state.view(None)["journey"]["payout"] == [6, 5, 2, 0]
    assert state.scores() == [0, 0, 0, 0]
    log: list[Event] = []
    play(state, "arrive", log=log)
    assert state.scores() == [6, 5, 2, 0]
    assert state.sources(0)["journeys"] == 4
    assert state.sources(1)["red"] == 4
    assert keys(log) == ["arrived", "dividend", "dividend", "dividend", "dividend"]


@pytest.mark.clause("RR-9.5")
def test_money_is_public() -> None:
    state = scene(phase="depart", shares=["red"], track=TRACK)
    play(state, *RIDE, "arrive")
    assert all(state.view(seat)["money"] == [6, 0, 0, 0] for seat in (None, 0, 1, 2, 3))


@pytest.mark.clause("RR-10.1")
def test_late_dividends_are_paid_when_all_have_ridden() -> None:
    said = {"players": 3, "phase": "depart", "shares": ["red", "blue blue"], "track": TRACK}
    late = scene(**said, options={"late_dividends": True})
    at_once = scene(**said)
    for state in (late, at_once):
        play(state, *RIDE, "arrive")
    assert late.scores() == [4, 0, 0]
    assert look(late, "ridden") == ["red", "red", "blue"]
    assert at_once.scores() == [6, 2, 0]
    for state in (late, at_once):
        play(state, *BACK, "arrive", "depart pittsburgh", "ride red philadelphia", "arrive")
    assert late.scores() == at_once.scores() == [7, 6, 2]
    assert look(late, "ridden") == []


@pytest.mark.clause("RR-10.1")
def test_late_dividends_come_before_the_new_turn_order() -> None:
    said = {"players": 3, "round": 2, "phase": "depart", "shares": ["red", "blue blue"], "track": TRACK}
    state = scene(**said, options={"late_dividends": True})
    play(state, *RIDE, "arrive", *BACK, "arrive", "depart pittsburgh", "ride red philadelphia", "arrive")
    assert state.scores() == [7, 6, 2]
    assert look(state, "order") == [2, 1, 0]


@pytest.mark.clause("RR-10.1")
def test_late_dividends_are_paid_also_if_the_last_player_passes() -> None:
    track = {"red": "new-york g27 philadelphia"}
    state = scene(players=3, phase="depart", shares=["", "red"], track=track, options={"late_dividends": True})
    play(state, "depart new-york", "ride red philadelphia", "arrive")
    play(state, "depart philadelphia", "ride red new-york", "arrive")
    assert state.scores() == [2, 2, 0]
    play(state, "pass")
    assert state.scores() == [2, 4, 0]
