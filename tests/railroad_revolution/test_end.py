"""The end and the points: RV-14."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import START, TO_CHICAGO, phase, scene, seat, trade
from tests.scenes import keys, play

EMPTY = {"rail": 13, "building": 10}
NEARLY = {"rail": 12, "building": 10}


@pytest.mark.clause("RV-14.1")
def test_called_by_the_first_player_the_others_have_two_turns_and_the_caller_one_more() -> None:
    state = scene(players=3, sold=[NEARLY], round=4)
    order = []
    while not state.over:
        order.append(state.actors[0])
        trade(state)
    assert order == [0, 1, 2, 0, 1, 2]
    assert state.public_view()["last_round"] == 5


@pytest.mark.clause("RV-14.1")
def test_called_by_the_last_player_everybody_has_one_more_turn() -> None:
    state = scene(players=3, sold=[{}, {}, NEARLY], turn=2, round=4)
    order = []
    while not state.over:
        order.append(state.actors[0])
        trade(state)
    assert order == [2, 0, 1, 2]


@pytest.mark.clause("RV-14.1")
def test_anothers_contract_may_bring_on_the_end() -> None:
    sold = [{}, {"rail": 12, "building": 10}]
    state = scene(players=3, sold=sold, turn=0, contract="contract-1", shares=[3, 9])
    play(state, "work white telegraph", "office 3", "end", "end")
    log: list[object] = []
    play(state, "contract contract-1-second", "rail charlotte--atlanta", "end", "end", log=log)  # type: ignore[arg-type]
    assert "last-round" in keys(log)  # type: ignore[arg-type]
    assert state.public_view()["last_round"] == state.public_view()["round"] + 1


@pytest.mark.clause("RV-14.2")
def test_an_objective_completed_by_a_contract_after_the_last_own_turn_counts() -> None:
    own = [["a1-4 turquoise", "a2-3"], ["a1-3", "a2-2"]]
    rails = [*TO_CHICAGO, "columbus--saint-louis", "charlotte--savannah"]
    said = {"contract": "contract-1", "shares": [9], "round": 7, "last_round": 7, "turn": 1}
    state = scene(objectives=own, networks=[rails], **said)
    play(state, "work white telegraph", "office 3", "end", "end")
    assert (state.actors, phase(state)) == ((0,), "offer")
    play(state, "contract contract-1-second", "rail savannah--miami", "end")
    assert seat(state)["completed"] == ["a1-4"]
    play(state, f"objective {state.view(0)['own']['choice'][0]['id']}")
    assert state.over
    assert seat(state)["sources"]["objectives"] == 16


@pytest.mark.clause("RV-14.3")
def test_trains_face_up_count_8_and_objectives_their_points() -> None:
    state = scene(
        trains_up=["money rail"], trains_down=["promote shares"], completed=[["a1-1"]], objectives=[["b-1", "a2-3"]]
    )
    assert state.sources(0)["trains"] == 16
    assert state.sources(0)["objectives"] == 18


@pytest.mark.clause("RV-14.4")
def test_the_example_three_offices_on_the_5_count_15() -> None:
    state = scene(players=4, offices=[[1, 4, 7]], tracks=[{"telegraph": 5}])
    assert state.sources(0)["telegraph"] == 15
    assert state.sources(0)["links"] == 0


@pytest.mark.clause("RV-14.4")
def test_stations_and_cities_of_level_5_multiply_their_tracks() -> None:
    way = [
        "chicago--omaha",
        "omaha--cheyenne",
        "cheyenne--salt-lake-city",
        "salt-lake-city--winnemucca",
        "winnemucca--san-francisco",
    ]
    state = scene(
        networks=[[*TO_CHICAGO, *way]], stations=[["washington", "chicago"]], tracks=[{"stations": 5, "network": 3}]
    )
    assert state.sources(0)["stations"] == 2 * 10
    assert state.sources(0)["network"] == 27
    near = scene(networks=[[START]], tracks=[{"network": 7}])
    assert near.sources(0)["network"] == 0


@pytest.mark.clause("RV-14.5")
def test_the_example_of_the_links() -> None:
    """Blue has 5 for two neighbours and nothing for the one alone; Black 5 + 5 + 8; Red nothing."""
    state = scene(players=4, offices=[[1, 4, 5], [1, 2, 3, 7, 8], [2, 5]])
    assert [state.sources(each)["links"] for each in range(3)] == [5, 18, 0]


@pytest.mark.clause("RV-14.6")
def test_money_breaks_ties_a_share_counting_150_and_then_the_win_is_shared() -> None:
    def finished(money: list[int], shares: list[int]) -> State:
        return scene(money=money, shares=shares, round=5, last_round=5, over=True)

    assert finished([300, 100], [0, 1]).winners() == (0,)
    assert finished([100, 300], [2, 0]).winners() == (0,)
    assert finished([150, 300], [1, 0]).winners() == (0, 1)
    assert finished([150, 300], [1, 0]).ranks() == [1, 1]
    better = scene(money=[0, 9000], trains_up=["money"], round=5, last_round=5, over=True)
    assert better.winners() == (0,)
