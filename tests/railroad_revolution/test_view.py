"""Figures and facts that a board shows: they are in the view and the events, so that no client works them out."""

from typing import Any

from roundhouse import Event, State
from tests.railroad_revolution.scenes import BOARD, CITIES, SPACES, TO_MIAMI, scene, seat
from tests.scenes import play

PRICE = BOARD["price"]
TO_ATLANTA = "charlotte--atlanta"


def step(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.public_view()["step"]
    return found


def cause(state: State, *moves: str) -> dict[str, Any]:
    """The facts with which these moves bring up the contract."""
    log: list[Event] = []
    play(state, *moves, log=log)
    [offer] = [event for event in log if event.key == "offer"]
    return {name: fact for name, fact in offer.args.items() if name in ("space", "section")}


def test_a_station_costs_what_its_city_says_and_nothing_with_the_ability_that_spares_it() -> None:
    plain, spared = scene(networks=[TO_MIAMI]), scene(networks=[TO_MIAMI])
    play(plain, "work white station")
    play(spared, "work orange station")
    costs = step(plain)["costs"]
    assert costs["miami"] == CITIES["miami"]["cost"] > 0
    assert step(spared)["costs"] == dict.fromkeys(costs, 0)


def test_a_rail_adds_its_terrain_to_what_is_due() -> None:
    state = scene(networks=[TO_MIAMI])
    play(state, "work white railroad")
    cost = step(state)["costs"][TO_ATLANTA]
    assert cost == PRICE["railroad"] + PRICE["triangle"] * SPACES[TO_ATLANTA]["terrain"]
    play(state, f"rail {TO_ATLANTA}")
    assert step(state)["due"] == cost
    assert TO_ATLANTA not in step(state)["costs"]


def test_what_is_kept_and_how_many_shares_would_pay_the_rest() -> None:
    rich, short = scene(networks=[TO_MIAMI]), scene(networks=[TO_MIAMI], money=[100], shares=[9])
    for state in (rich, short):
        play(state, "work white station", "station miami")
    due = step(rich)["due"]
    assert (step(rich)["keeps"], step(rich)["to_sell"]) == (2000 - due, 0)
    assert (step(short)["keeps"], step(short)["to_sell"]) == (100 - due, -(-(due - 100) // PRICE["share"]))


def test_workers_that_are_missing_at_the_end_of_the_turn() -> None:
    state = scene(reserve=["white white orange purple"])
    play(state, "work white telegraph", "office 1")
    assert step(state)["workers_missing"] == 0
    play(state, "take tile", "discard reserve orange")
    assert step(state)["workers_missing"] == 1


def test_the_ability_can_be_had_or_a_promotion_in_its_place() -> None:
    state = scene(networks=[TO_MIAMI])
    play(state, "work purple station")
    assert {row["effect"]: row["instead"] for row in step(state)["pending"]} == {
        "ability": "promotion",
        "promotion": None,
    }


def test_what_orange_brings_for_trains_on_trade() -> None:
    state = scene(trains_up=["money shares"], trains_down=["promote"])
    assert seat(state)["train_money"] == 300


def test_links_are_told_by_the_section_before_them() -> None:
    state = scene(players=3, offices=[[1, 4, 5], [1, 2, 3, 7, 8], [2, 5]])
    assert [seat(state, each)["linked"] for each in range(3)] == [[4], [1, 2, 7], []]


def test_an_offer_tells_what_brought_it_up_who_has_answered_and_what_is_lacking() -> None:
    state = scene(players=3, contract="contract-2", shares=[4, 0, 9])
    assert cause(state, "work white telegraph", "office 3", "end") == {"section": "3"}
    offer = state.public_view()["offer"]
    assert (offer["before"], offer["asked"], offer["order"]) == ([], 0, [1, 2])
    play(state, "end")
    offer = state.public_view()["offer"]
    assert (offer["before"], offer["asked"], offer["order"], offer["lacking"]) == ([0, 1], 2, [], [0, 0])
    poor = scene(networks=[TO_MIAMI[:2]], contract="contract-2", shares=[1])
    rails = ("rail savannah--miami", f"rail {TO_ATLANTA}")
    assert cause(poor, "work white railroad", *rails, "end") == {"space": "savannah--miami"}
    assert poor.public_view()["offer"]["lacking"] == [0, 3]
