"""Positions that cannot be: each is refused with a sentence."""

from typing import Any

import pytest

from roundhouse import BadPosition
from tests.railroad_revolution.scenes import GAME, scene
from tests.scenes import play


def refused_position(position: dict[str, Any], **said: Any) -> None:
    GAME.position(position)
    with pytest.raises(BadPosition) as refusal:
        GAME.position({**position, **said})
    assert str(refusal.value).endswith(".")


def test_a_place_is_named_once() -> None:
    position = scene(stations=[["washington"]]).position()
    refused_position(position, stations=[["washington", "washington"], []])
    refused_position(position, offices=[["1", "1"], []])


def test_a_station_stands_in_a_connected_city() -> None:
    position = scene().position()
    for left_open in ("first_stations", "buildings_left"):
        del position[left_open]
    GAME.position({**position, "stations": [["charlotte"], []]})
    refused_position(position, stations=[["miami"], []])


def test_managers_have_the_colour_asked_for() -> None:
    position = scene(objectives=[["a1-1", "a2-3 grey"]]).position()
    own = position["objectives"][0]
    wrong = [{**own[0], "managers": ["grey", None]}, {**own[1], "managers": [None, None]}]
    refused_position(position, objectives=[wrong, position["objectives"][1]])


def test_an_objective_is_in_one_place() -> None:
    position = scene().position()
    piles = {**position["piles"], "b": [*position["piles"]["b"], position["piles"]["b"][0]]}
    refused_position(position, piles=piles)
    one = position["objectives"][0]
    refused_position(position, objectives=[one, one])


def test_everybody_comes_from_one_a1_and_one_a2() -> None:
    position = scene().position()
    one = position["objectives"][0]
    another = next(name for name in ("a1-2", "a1-3", "a1-4") if name not in repr(position["objectives"]))
    refused_position(position, objectives=[[one[0], {"id": another}], position["objectives"][1]])


def test_the_last_round_is_not_over_before_the_game_is() -> None:
    refused_position(scene().position(), round=5, last_round=4)


def test_whose_turn_it_is_has_a_worker_to_place() -> None:
    """RV-3.1: with an empty reserve all workers have come back."""
    position = scene(reserve=["white white white white"], placed=[{"trade": {"grey": 1}}]).position()
    refused_position(position, reserve=[{}, position["reserve"][1]], placed=[{"trade": {"white": 4, "grey": 1}}, {}])


def test_what_an_action_has_brought_belongs_to_it() -> None:
    state = scene()
    play(state, "work white telegraph", "office 1")
    position = state.position()
    refused_position(position, gained=position["gained"] + 5)
    refused_position(position, pending=["main"])
    refused_position(position, target="2")


def test_a_position_without_a_way_on_is_refused() -> None:
    """The price of the station can never be paid."""
    state = scene(money=[2000], shares=[0])
    play(state, "work white station", "station washington")
    refused_position(state.position(), money=[0, 600])
