"""The rules of Timetable."""

import pytest

import roundhouse


@pytest.mark.clause("TT-1.1")
def test_every_station_brings_the_fare_and_the_last_one_costs_one() -> None:
    state = roundhouse.game("timetable").start(players=2, seed=1, line="alba", fare=2)
    for seat in (0, 1, 0):
        state.apply(seat, 1)
    assert state.over
    assert state.scores() == [8 - 2, 4]


@pytest.mark.clause("TT-2.1", "TT-2.2")
def test_only_an_express_goes_on_by_three_and_never_beyond_the_end() -> None:
    game = roundhouse.game("timetable")
    assert game.start(players=2, seed=1).why_not(0, 2) == "TT-2.1"
    state = game.start(players=2, seed=1, express=True, line="alba")
    for seat, action in ((0, 2), (1, 1)):
        state.apply(seat, action)
    assert state.legal(0) == [0]
    assert state.why_not(0, 1) == "TT-2.2"
