"""Figures and facts that a board shows: they are in the view and the events, so that no client works them out."""

from typing import Any

from roundhouse import Event, State
from tests.scenes import legal, play
from tests.spike.scenes import CITIES, contracts, line, route, scene

NETWORK = line("topeka", "springfield", "st-louis")  # wheat, pigs, flour


def with_contracts(**said: Any) -> State:
    wanted = {"wheat": "wheat-1-front", "pigs": "pigs-1-front", "flour": "flour-1-front"}
    return scene(**{"tracks": [NETWORK], "contracts": contracts(2, **wanted), **said})


def load(state: State) -> str:
    return str(state.view(None)["step"]["load"])


def test_what_stands_against_loading_where_the_train_stands() -> None:
    at_springfield = {"trains": ["springfield", "boston"]}
    assert load(with_contracts()) == "free"
    assert load(with_contracts(aboard=[["wheat"], []])) == "aboard"
    assert load(with_contracts(**at_springfield, aboard=[["wheat"], []])) == "full"
    others = {good: f"{good}-1-front" for good in ["coal", "oil", "steel", "wood", "cloth", "cotton"]}
    assert load(scene(contracts=contracts(2, **others))) == "none"
    assert "load" not in with_contracts(trains=[NETWORK[0], "boston"]).view(None)["step"]


def test_a_move_tells_what_could_be_delivered_and_loaded_there() -> None:
    state = with_contracts(trains=[NETWORK[-1], "boston"], phase="free", aboard=[["wheat"], []])
    moves = {move["place"]: move for move in state.view(None)["moves"]}
    assert moves["st-louis"]["loads"] is None, "the only car is full"
    empty = with_contracts(trains=[NETWORK[-1], "boston"], phase="free")
    [arrival] = [move for move in empty.view(None)["moves"] if move["place"] == "st-louis"]
    assert (arrival["loads"], arrival["delivers"]) == ("flour", {})


def test_a_delivery_at_hand_is_told_with_what_it_pays_and_makes_room() -> None:
    wanted = {"wheat": "wheat-3-front", "flour": "flour-1-front"}
    said = {"contracts": contracts(2, **wanted), "trains": [NETWORK[-1], "boston"], "phase": "free"}
    state = with_contracts(**said, aboard=[["wheat"], []])
    [arrival] = [move for move in state.view(None)["moves"] if move["place"] == "st-louis"]
    assert (arrival["delivers"], arrival["loads"]) == ({"wheat": 7}, "flour")


def test_nothing_more_can_be_delivered_to_a_city_that_has_got_something() -> None:
    wanted = {"wheat": "wheat-3-front", "cattle": "cattle-1-front"}  # both for St Louis
    said = {"contracts": contracts(2, **wanted), "trains": ["st-louis", "boston"], "aboard": [["wheat"], []]}
    state = with_contracts(**said)
    for open_to in (True, False):
        [cattle] = [row for row in state.view(None)["seats"][0]["contracts"] if row["good"] == "cattle"]
        assert ("st-louis" in cattle["open"]) is open_to
        assert "st-louis" in cattle["pays"]
        if open_to:
            play(state, "cargo deliver wheat")


def test_a_train_in_a_city_gets_moving_and_one_on_track_is_boosted() -> None:
    assert with_contracts().view(None)["step"]["move"] == "start"
    on_track = with_contracts(trains=[NETWORK[0], "boston"]).view(None)["step"]
    assert (on_track["move"], on_track["boost"]) == ("boost", 1)


def test_a_build_tells_what_the_market_pays() -> None:
    state = scene(tracks=[NETWORK], hands=["white blue ochre rose jade black"])
    view = state.view(0)
    assert view["own"]["reach"]
    for city, build in view["own"]["reach"].items():
        assert build["amount"] == view["values"][CITIES[city]["good"]]


def test_who_gets_the_card_of_the_first_player() -> None:
    state = scene(players=3, phase="give", first=1, turn=1, starts=[None, None, None])
    assert state.view(None)["receiver"] == 0
    assert scene().view(None)["receiver"] is None


def test_the_last_event_of_a_route_has_what_its_cities_bring() -> None:
    log: list[Event] = []
    own = route("boston", "albany")
    said = {"phase": "free", "turn": 1, "tracks": [NETWORK, own], "trains": ["topeka", own[0]], "idle": 59}
    state = scene(**said, routes=["topeka", "tampa"])
    play(state, "hold")
    play(state, next(move for move in legal(state) if move.startswith("move") and "--" in move), log=log)
    assert state.over
    [own] = [event.args for event in log if event.key == "route" and event.args["seat"] == 0]
    assert sum(own["brings"].values()) == own["amount"]
    assert state.view(None)["seats"][0]["route"]["brings"] == own["brings"]


def test_what_decides_between_equals_comes_in_its_order() -> None:
    state = scene(tracks=[NETWORK], hands=["white blue", "rose"])
    assert list(state.view(None)["seats"][0]["tie_breaks"].items()) == [("cities", 3), ("cards", 2)]
