"""Many games for one player: simulations tell how many were lost, and the greedy bot is measured on the same luck."""

from roundhouse.arena import strength
from roundhouse.arena.simulate import Venue, seatings, simulate
from roundhouse.arena.summary import summary


def test_games_for_one_are_simulated_and_the_lost_ones_counted() -> None:
    planned = seatings(["random"], 1, 20, 1, rotate=True)
    outcomes = simulate(Venue("trestle", None, {}), planned, 1, lambda done: None)
    lost = sum(not outcome.winners for outcome in outcomes)
    assert 0 < lost < 20
    assert summary(outcomes)["nobody_won"] == lost


def test_the_strength_of_a_bot_is_measured_alone_too() -> None:
    found = strength.measure("trestle", 1, 10, 1, 1, lambda done: None)
    assert (found.players, found.games) == (1, 10)
    assert found.share == 1.0
