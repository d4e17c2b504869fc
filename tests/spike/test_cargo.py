"""Cargo and upgrades: SP-10 and SP-11."""

from typing import Any

import pytest

from roundhouse import State
from tests.scenes import legal, look, play, refused
from tests.spike.scenes import BOARD, CITIES, CONTRACTS, GAME, contracts, income, line, route, scene

NETWORK = line("topeka", "springfield", "st-louis")  # wheat, pigs, flour


def with_contracts(**said: Any) -> State:
    wanted = {"wheat": "wheat-1-front", "pigs": "pigs-1-front", "flour": "flour-1-front"}
    return scene(**{"tracks": [NETWORK], "contracts": contracts(2, **wanted), **said})


@pytest.mark.clause("SP-10.1")
def test_a_train_loads_what_its_city_supplies_if_there_is_a_contract_and_a_car() -> None:
    state = with_contracts()
    assert [move for move in legal(state) if "load" in move] == ["cargo load wheat"]
    refused(state, "cargo load pigs", "SP-10.1")
    play(state, "cargo load wheat")
    assert look(state, "aboard") == [["wheat"], []]
    refused(state, "cargo load wheat", "SP-10.1")
    roomy = with_contracts(levels=[{"freight-car": 1}, {}], income=[3, 0], aboard=[["wheat"], []])
    refused(roomy, "cargo load wheat", "SP-10.1")
    full = with_contracts(trains=["springfield", "boston"], aboard=[["wheat"], []])
    refused(full, "cargo load pigs", "SP-10.1")
    two_cars = with_contracts(
        trains=["springfield", "boston"], aboard=[["wheat"], []], levels=[{"freight-car": 1}, {}], income=[3, 0]
    )
    play(two_cars, "cargo load pigs")
    assert look(two_cars, "aboard")[0] == ["pigs", "wheat"]


@pytest.mark.clause("SP-10.1")
def test_without_the_contract_nothing_is_loaded() -> None:
    state = scene(
        contracts=contracts(
            2, **{good: f"{good}-1-front" for good in ["coal", "oil", "steel", "wood", "cloth", "cotton"]}
        )
    )
    refused(state, "cargo load wheat", "SP-10.1")


@pytest.mark.clause("SP-10.2")
def test_cargo_goes_back_on_its_contract_anywhere() -> None:
    state = with_contracts(trains=[NETWORK[0], "boston"], phase="free", aboard=[["wheat"], []])
    refused(state, "cargo unload pigs", "SP-10.2")
    play(state, "cargo unload wheat")
    assert look(state, "aboard") == [[], []]
    assert state.view(None)["seats"][0]["contracts"][0]["state"] == "contract"
    refused(state, "cargo load wheat", "SP-10.1")


def to_topeka(**said: Any) -> State:
    """The rulebook's two contracts for Topeka: fruit for $9 and cattle for $11. The train stands there with both."""
    fruit = next(
        f"{card}-{side}"
        for card in CONTRACTS
        for side in ("front", "back")
        if card.startswith("fruit") and CONTRACTS[card][side].get("topeka") == 9
    )
    cattle = next(
        f"{card}-{side}"
        for card in CONTRACTS
        for side in ("front", "back")
        if card.startswith("cattle") and CONTRACTS[card][side].get("topeka") == 11
    )
    sources = line("topeka", "springfield", "st-louis", "indianapolis", "grand-rapids")
    sources += route("st-louis", "nashville", sources) + route("nashville", "knoxville", sources)
    return scene(
        **{
            "tracks": [sources],
            "contracts": contracts(2, fruit=fruit, cattle=cattle),
            "income": [9, 0],
            "levels": [{"freight-car": 1}, {}],
            "aboard": [["fruit", "cattle"], []],
            **said,
        }
    )


@pytest.mark.clause("SP-10.3")
def test_a_delivery_pays_and_ends_the_contract() -> None:
    state = to_topeka()
    before = state.scores()[0]
    play(state, "cargo deliver fruit")
    assert state.scores()[0] == before + 9
    assert state.sources(0)["contracts"] == 9
    assert look(state, "delivered")[0] == {"fruit": "topeka"}
    refused(state, "cargo deliver fruit", "SP-10.3")
    refused(state, "cargo unload fruit", "SP-10.2")


@pytest.mark.clause("SP-10.3")
def test_delivery_is_possible_on_arriving_and_while_standing_and_never_has_to_be() -> None:
    arriving = to_topeka(trains=["a6--b6", "boston"], phase="free")
    refused(arriving, "cargo deliver fruit", "SP-10.3")
    play(arriving, "move topeka")
    assert {"cargo deliver fruit", "draw deck"} <= set(legal(arriving))
    standing = to_topeka()
    play(standing, "draw deck", "stop", "end")
    assert look(standing, "delivered")[0] == {}
    elsewhere = to_topeka(trains=["springfield", "boston"])
    refused(elsewhere, "cargo deliver fruit", "SP-10.3")


@pytest.mark.clause("SP-10.4")
def test_topeka_takes_one_delivery_of_each_player() -> None:
    """The rulebook's example of fruit for $9 and cattle for $11 in Topeka."""
    state = to_topeka()
    assert {"cargo deliver fruit", "cargo deliver cattle"} <= set(legal(state))
    play(state, "cargo deliver cattle")
    refused(state, "cargo deliver fruit", "SP-10.4")
    action = state.game.action("cargo", step="deliver", good="fruit")
    assert state.game.explain(state, 0, action, "SP-10.4") == [("delivered", {"city": "topeka", "good": "cattle"})]
    assert "cargo unload fruit" in legal(state)


@pytest.mark.clause("SP-10.4")
def test_another_player_may_still_deliver_there() -> None:
    state = to_topeka()
    theirs = state.position()
    theirs |= {"turn": 1, "starts": theirs["starts"][::-1], "trains": theirs["trains"][::-1]}
    for name in ("tracks", "contracts", "aboard", "income", "money", "levels"):
        theirs[name] = theirs[name][::-1]
    swapped = state.game.position(theirs)
    play(swapped, "cargo deliver fruit")
    assert look(swapped, "delivered") == [{}, {"fruit": "topeka"}]


@pytest.mark.clause("SP-10.4")
def test_a_delivery_of_another_player_closes_no_city() -> None:
    position = to_topeka().position()
    board = {row["id"]: row for row in BOARD["contract"]}
    for contract in position["contracts"][1]:
        card, side = contract.rsplit("-", 1)
        if "topeka" in board[card][side]:
            position["delivered"][1] = {board[card]["good"]: "topeka"}
            break
    start = next(city for city, row in CITIES.items() if row["good"] == board[card]["good"])
    spaces = route(start, "topeka", position["tracks"][0])
    position |= {"starts": ["topeka", start], "trains": ["topeka", start], "tracks": [position["tracks"][0], spaces]}
    del position["income"], position["money"]
    position["income"] = income(position["tracks"], position["starts"])
    state = GAME.position(position)
    assert look(state, "delivered")[1]
    assert {"cargo deliver fruit", "cargo deliver cattle"} <= set(legal(state))


@pytest.mark.clause("SP-10.5")
def test_contracts_not_fulfilled_cost_nothing() -> None:
    state = to_topeka(over=True, phase="after", routes=["tampa", "portland"])
    assert state.sources(0)["contracts"] == 0
    assert state.scores()[0] == state.position()["money"][0]


# Upgrades -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-11.1")
def test_an_upgrade_costs_three_then_five_and_there_is_no_third() -> None:
    state = with_contracts(income=[6, 0])
    play(state, "upgrade tender")
    assert (state.scores()[0], look(state, "levels")[0]) == (3, {"tender": 1})
    second = line("topeka", "springfield", "st-louis", "indianapolis", "columbus", "cleveland")
    rich = scene(tracks=[second], income=[15, 0], levels=[{"tender": 1}, {}])
    play(rich, "upgrade tender")
    assert rich.sources(0)["upgrades"] == -8
    again = scene(tracks=[second], income=[15, 0], levels=[{"tender": 2}, {}])
    refused(again, "upgrade tender", "SP-11.1")
    assert "upgrade locomotive" in legal(again)


@pytest.mark.clause("SP-11.2")
def test_money_never_goes_below_zero() -> None:
    state = with_contracts(income=[2, 0])
    refused(state, "upgrade tender", "SP-11.2")
    assert not any(move.startswith("upgrade") for move in legal(state))


@pytest.mark.clause("SP-11.3")
def test_a_new_car_can_be_loaded_in_the_same_turn() -> None:
    state = with_contracts(trains=["springfield", "boston"], aboard=[["wheat"], []], income=[3, 0])
    refused(state, "cargo load pigs", "SP-10.1")
    play(state, "upgrade freight-car", "cargo load pigs")
    assert look(state, "aboard")[0] == ["pigs", "wheat"]


@pytest.mark.clause("SP-11.3")
def test_a_locomotive_counts_from_the_next_move() -> None:
    state = with_contracts(phase="free", trains=[NETWORK[0], "boston"], income=[3, 0])
    assert state.view(None)["step"]["speed"] == 1
    play(state, "hold", "upgrade locomotive", "draw deck", "stop")
    if state.actors == (1,):
        play(state, "end")
    assert max(move["spaces"] for move in state.view(None)["moves"]) == 2
