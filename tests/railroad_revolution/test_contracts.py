"""Contracts: RV-11."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import (
    BOARD,
    START,
    kinds,
    money,
    phase,
    reserve,
    scene,
    seat,
    shares,
    targets,
    trains,
)
from tests.scenes import play, refused

REWARDS = {
    "exchange": "exchange",
    "rail": "rail",
    "station": "station",
    "office": "office",
    "promote": "promote",
    "flip-train": "flip",
    "take-train": "train",
    "workers": "take",  # it comes by itself
}


def offered(contract: str, players: int = 3, **said: object) -> State:
    """Seat 0 has built an office on the contract icon of section 3; the contract is offered."""
    state = scene(players=players, contract=contract, **said)
    play(state, "work white telegraph", "office 3", "end")
    return state


@pytest.mark.clause("RV-11.1")
def test_rails_and_offices_on_the_icon_bring_up_the_contract_first_or_not() -> None:
    state = offered("contract-2", offices=[[], [3]])
    assert phase(state) == "offer"
    rails = [START, "charlotte--savannah"]
    state = scene(networks=[rails, [*rails, "savannah--miami"]])
    play(state, "work white railroad", "rail savannah--miami", "rail charlotte--atlanta")
    assert phase(state) == "action"
    play(state, "end")
    assert phase(state) == "offer"
    elsewhere = scene()
    play(elsewhere, "work white telegraph", "office 2", "end")
    assert phase(elsewhere) == "turn"


@pytest.mark.clause("RV-11.1")
def test_two_icons_bring_up_one_tile() -> None:
    rails = [START, "charlotte--savannah", "charlotte--nashville"]
    state = scene(networks=[rails], contract="contract-2", contract_gone=[])
    play(state, "work white railroad", "rail savannah--miami", "rail nashville--little-rock", "end")
    left = state.public_view()["contracts_left"]
    while phase(state) == "offer":
        play(state, "end")
    assert state.public_view()["contracts_left"] == left - 1
    assert state.public_view()["contracts_gone"] == ["contract-2"]


@pytest.mark.clause("RV-11.2")
def test_whoever_is_on_turn_may_take_both_and_the_others_one_clockwise() -> None:
    state = offered("contract-8", shares=[9, 9, 9], trains_up=["shares", "money", "money"])
    assert state.actors == (0,)
    play(state, "contract contract-8-second", "flip shares up", "contract contract-8-first", "end")
    assert (shares(state), reserve(state)["orange"]) == (9 + 2 - 1 + 3 - 3, 2)
    assert state.actors == (1,)
    play(state, "contract contract-8-first")
    refused(state, "contract contract-8-second", "RV-11.2")
    play(state, "end")
    assert state.actors == (2,)
    play(state, "end")
    assert (phase(state), state.actors, shares(state, 2)) == ("turn", (1,), 9)


@pytest.mark.clause("RV-11.2")
def test_the_first_contract_may_pay_for_the_second() -> None:
    state = offered("contract-8", shares=[0], trains_up=["shares"])
    assert shares(state) == 2
    refused(state, "contract contract-8-first", "RV-11.3")
    play(state, "contract contract-8-second", "flip shares up", "contract contract-8-first")
    assert reserve(state)["orange"] == 2


@pytest.mark.clause("RV-11.3")
def test_a_contract_costs_its_shares_and_what_its_reward_costs() -> None:
    state = offered("contract-2", shares=[3], money=[200])
    play(state, "contract contract-2-first", "promote reserve orange a1-1")
    assert (money(state), shares(state)) == (100, 4)
    refused(state, "contract contract-2-second", "RV-11.2")


@pytest.mark.clause("RV-11.3")
def test_a_share_may_be_sold_for_what_the_reward_costs() -> None:
    state = offered("contract-2", shares=[1], money=[0])
    assert kinds(state) == {"take", "end"}
    play(state, "take sell-share", "contract contract-2-first", "promote reserve orange a1-1")
    assert (money(state), shares(state)) == (50, 1)


@pytest.mark.clause("RV-11.4")
def test_whoever_can_take_neither_is_not_asked() -> None:
    state = offered("contract-8", shares=[3, 0, 1], money=[2000, 5000, 0])
    play(state, "end")
    assert (phase(state), state.actors) == ("turn", (1,))  # no share; nobody to promote by turning the train
    asked = offered("contract-8", shares=[3, 0, 1], money=[2000, 5000, 0], trains_up=["", "money", "money"])
    play(asked, "end")
    assert asked.actors == (2,)


@pytest.mark.clause("RV-11.4")
def test_selling_and_hiring_count_as_ways_to_take_it() -> None:
    said = {"contract": "contract-2", "objectives": [["a1-1 orange", "a2-3 grey"]]}
    state = scene(**said, money=[0, 900], shares=[0, 1])
    play(state, "work white telegraph", "office 3", "end")
    assert state.actors == (1,)
    assert kinds(state) == {"take", "end"}
    play(state, "take hire-grey")
    assert targets(state, "contract") == {"contract-2-first"}
    poor = scene(**said, money=[0, 800], shares=[0, 1])
    play(poor, "work white telegraph", "office 3", "end")
    assert phase(poor) == "turn"  # nothing would be left for the promotion


@pytest.mark.clause("RV-11.5")
def test_the_tile_is_discarded_even_if_all_decline() -> None:
    state = offered("contract-8", players=2)
    play(state, "end", "end")
    assert state.public_view()["contracts_gone"] == ["contract-8"]
    assert state.public_view()["contract"]["tile"] != "contract-8"


@pytest.mark.clause("RV-11.5")
def test_after_the_ninth_all_nine_are_shuffled() -> None:
    gone = [f"contract-{number}" for number in range(1, 10) if number != 8]
    state = offered("contract-8", players=2, contract_gone=gone)
    play(state, "end", "end")
    view = state.public_view()
    assert (view["contracts_left"], view["contracts_gone"]) == (8, [])


@pytest.mark.clause("RV-11.6")
@pytest.mark.parametrize("tile", [row["id"] for row in BOARD["contract_tile"]])
def test_every_contract_can_be_taken(tile: str) -> None:
    row = next(row for row in BOARD["contract_tile"] if row["id"] == tile)
    for side in ("first", "second"):
        state = offered(tile, shares=[9], trains_up=["money shares"])
        held = shares(state)
        available = seat(state)["available"]
        play(state, f"contract {tile}-{side}")
        assert shares(state) == held - row[side]["shares"]
        assert REWARDS[row[side]["kind"]] in kinds(state)
        if row[side]["kind"] == "workers":
            assert seat(state)["available"] == available + 1
        if row[side]["kind"] == "flip-train" and row[side]["times"] == 2:
            play(state, "flip money up", "flip shares up")
            assert trains(state)["money"] == (0, 1)


@pytest.mark.clause("RV-11.4", "RV-5.3")
def test_an_action_ends_with_too_few_workers_only_if_a_contract_can_be_taken() -> None:
    """Money for one worker and no share for a contract: the worker is hired before the action ends."""
    tile = next(row for row in BOARD["contract_tile"] if row["first"]["shares"] > 1 and row["second"]["shares"] > 1)
    said = {"contract": tile["id"], "reserve": ["white white white orange"], "offices": [[], [3]]}
    state = scene(**said, money=[650], shares=[0])
    play(state, "work white telegraph", "office 3", "take promotion", "promote reserve orange a1-1")
    assert (shares(state), seat(state)["available"]) == (1, 3)
    refused(state, "end", "RV-5.3")
    play(state, "take sell-share", "take hire-grey", "end")
    assert (phase(state), state.actors[0] != 0) in (("turn", True), ("offer", True))


@pytest.mark.clause("RV-11.4", "RV-5.3")
def test_a_worker_of_the_own_contract_makes_good_what_the_action_lacks() -> None:
    tile, side = next(
        (row, side) for row in BOARD["contract_tile"] for side in ("first", "second") if row[side]["kind"] == "workers"
    )
    said = {"contract": tile["id"], "reserve": ["white white white orange"], "money": [0], "offices": [[], [3]]}
    state = scene(**said, shares=[4])
    play(state, "work white telegraph", "office 3", "take promotion", "promote reserve orange a1-1", "end")
    assert phase(state) == "offer"
    refused(state, "end", "RV-5.3")
    play(state, f"contract {tile['id']}-{side}")
    assert seat(state)["available"] == 4
