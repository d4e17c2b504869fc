"""The rules of Short Line."""

from typing import Any

import pytest

import roundhouse
from roundhouse import Event, IllegalAction, State


def scene(**said: Any) -> State:
    return roundhouse.game("short-line").position({"players": 2, **said})


def bidding(coins: list[int], offer: list[str]) -> State:
    return scene(phase="bid", acted=2, coins=coins, offer=offer)


def play(state: State, seat: int, kind: str, **targets: str) -> list[Event]:
    log: list[Event] = []
    state.apply(seat, roundhouse.game("short-line").action(kind, **targets), log)
    return log


def bid(state: State, seat: int, wagon: str, coins: int) -> list[Event]:
    return play(state, seat, "pick", wagon=wagon) + play(state, seat, "bid", coins=str(coins))


@pytest.mark.clause("SL-1.1")
def test_the_bank_pays_and_points_and_coins_count_together() -> None:
    state = scene(round=2, won=[["coal-7"], []], lost=["milk-1"])
    assert state.scores() == [10, 3]
    play(state, 0, "earn")
    assert state.scores() == [12, 3]


@pytest.mark.clause("SL-1.2")
def test_everybody_earns_in_turn_and_then_all_bid_at_the_same_time() -> None:
    state = scene()
    assert state.actors == (0,)
    assert state.why_not(0, roundhouse.game("short-line").action("pick", wagon="red")) == "SL-1.2"
    (rolled,) = play(state, 0, "roll")
    assert 1 <= rolled.args["coins"] <= 4
    play(state, 1, "earn")
    assert state.actors == (0, 1)


@pytest.mark.clause("SL-2.1", "SL-2.2")
def test_the_wagon_comes_before_the_bid_and_is_chosen_once() -> None:
    state = bidding([3, 3], ["coal-1", "milk-4"])
    with pytest.raises(IllegalAction, match=r"SL-2\.1"):
        play(state, 1, "bid", coins="1")
    play(state, 1, "pick", wagon="blue")
    with pytest.raises(IllegalAction, match=r"SL-2\.2"):
        play(state, 1, "pick", wagon="red")


@pytest.mark.clause("SL-2.3")
def test_nobody_bids_more_than_they_have() -> None:
    state = bidding([3, 9], ["coal-1", "milk-4"])
    play(state, 0, "pick", wagon="red")
    assert len(state.legal(0)) == 4
    with pytest.raises(IllegalAction, match=r"SL-2\.3"):
        play(state, 0, "bid", coins="4")


@pytest.mark.clause("SL-2.4")
def test_the_highest_bid_wins_the_load_and_equal_ones_lose_it() -> None:
    state = bidding([5, 5], ["coal-1", "milk-4"])
    bid(state, 0, "blue", 2)
    told = bid(state, 1, "blue", 3)
    assert [event.key for event in told] == ["done", "lost", "won"]
    assert state.sources(1) == {"loads": 4, "coins": 2}
    assert state.sources(0) == {"loads": 0, "coins": 3}
    tied = bidding([5, 5], ["coal-1", "milk-4"])
    bid(tied, 0, "blue", 3)
    assert [event.key for event in bid(tied, 1, "blue", 3)] == ["done", "lost", "lost"]
