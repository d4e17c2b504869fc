"""Habits of the greedy bot, counted over a few games: nothing is left that a person would laugh at.

Five games of each number of players, or one of each where the rules run uncompiled. The limits leave room for other
weights and for bad luck: whoever is hemmed in delivers nothing.
"""

from collections import Counter
from itertools import pairwise

import pytest

import roundhouse
from roundhouse import State
from tests.habits import decisions, greedy_games
from tests.spike.scenes import CITIES, GAME

GAMES = 5 if roundhouse.compiled else 1
MEANINGS = [GAME.meaning(action) for action in range(GAME.action_space)]
LONGEST = {2: 60, 3: 52, 4: 40}  # turns of a player; the rules would allow thirty more in which nothing happens


@pytest.fixture(scope="module")
def habits() -> Counter[str]:
    """How often each thing was done."""
    counts: Counter[str] = Counter()
    for record in greedy_games(GAME, GAME.players, GAMES, {}):
        for state, seat, action in decisions(record):
            count(counts, state, seat, action)
        counts["turned back"] += turned_back(record.moves)
        for one, other in pairwise(record.moves):
            counts["shuffled"] += one[0] == other[0] and is_cargo(one[1]) and undoes(one[1], other[1])
        count_end(counts, record.replay(), turns(record.moves))
    return counts


def count(counts: Counter[str], state: State, seat: int, action: int) -> None:
    meaning = MEANINGS[action]
    kind = meaning["kind"]
    counts[kind] += 1
    legal = [MEANINGS[each] for each in state.legal(seat)]
    can = {each["step"] for each in legal if each["kind"] == "cargo"}
    if kind == "cargo":
        counts[meaning["step"]] += 1
    elif kind == "end":
        counts["ended without loading"] += "load" in can
        counts["ended without delivering"] += "deliver" in can
    elif kind == "move":
        seen = state.view(None)
        counts["boosts"] += seen["phase"] == "action" and not stands(seen["seats"][seat]["train"])
        counts["starts"] += stands(seen["seats"][seat]["train"])
    elif kind == "upgrade":
        counts["bought at the end"] += meaning["part"] != "locomotive" and state.view(None)["time_out"] == 2
    elif kind == "draw":
        counts["drew with a full hand"] += sum(state.view(seat)["own"]["cards"].values()) > 14


def stands(place: str) -> bool:
    return place in CITIES


def is_cargo(action: int) -> bool:
    return MEANINGS[action]["kind"] == "cargo"


def undoes(one: int, other: int) -> bool:
    steps = {MEANINGS[one]["step"], MEANINGS[other].get("step", "")}
    return steps == {"load", "unload"} and MEANINGS[one]["good"] == MEANINGS[other].get("good")


def turned_back(moves: list[tuple[int, int]]) -> int:
    """How often a train went back to where it had just come from, with nothing loaded or delivered between."""
    found = 0
    places: dict[int, list[str]] = {}
    for seat, action in moves:
        meaning = MEANINGS[action]
        if meaning["kind"] == "cargo":
            places[seat] = []
        elif meaning["kind"] == "move":
            been = places.setdefault(seat, [])
            found += meaning["place"] in been[-2:-1]
            been.append(meaning["place"])
    return found


def turns(moves: list[tuple[int, int]]) -> int:
    """How many turns were played by all: runs of moves of one seat."""
    return 1 + sum(one[0] != other[0] for one, other in pairwise(moves))


def count_end(counts: Counter[str], state: State, turns: int) -> None:
    counts["games"] += 1
    counts["endless"] += turns > LONGEST[state.players] * state.players
    for seat, seen in enumerate(state.view(None)["seats"]):
        counts["players"] += 1
        counts["delivers"] += any(row["state"] == "delivered" for row in seen["contracts"])
        counts["route scores"] += seen["route"]["amount"] > 0
        counts["upgrades"] += state.sources(seat)["upgrades"] < 0


def test_what_can_be_delivered_is_delivered(habits: Counter[str]) -> None:
    """To carry a load on to a better city is right now and then."""
    assert habits["deliver"] > habits["players"]
    assert habits["ended without delivering"] < 0.1 * habits["deliver"]


def test_what_can_be_loaded_is_loaded(habits: Counter[str]) -> None:
    assert habits["load"] > habits["players"]
    assert habits["ended without loading"] < 0.1 * habits["load"]


def test_cargo_is_not_shuffled(habits: Counter[str]) -> None:
    assert habits["shuffled"] == 0
    assert habits["unload"] < 0.25 * habits["load"]


def test_trains_go_where_something_is_to_be_done(habits: Counter[str]) -> None:
    """To load and to deliver a train must get moving about twice; a boost is for the last space of a haul."""
    assert habits["starts"] < 2 * habits["deliver"] + habits["players"]
    assert habits["boosts"] < 0.5 * habits["deliver"]
    assert habits["turned back"] < 0.02 * habits["move"]


def test_nobody_betters_the_train_for_the_last_cards(habits: Counter[str]) -> None:
    """But for a locomotive, which may just make a delivery."""
    assert habits["bought at the end"] == 0


def test_nobody_draws_for_ever(habits: Counter[str]) -> None:
    assert habits["build"] > 8 * habits["players"]
    assert habits["drew with a full hand"] < 0.02 * habits["draw"]
    assert habits["endless"] == 0


def test_players_deliver_and_score_their_routes_and_better_their_trains(habits: Counter[str]) -> None:
    assert habits["delivers"] > 0.7 * habits["players"]
    assert habits["route scores"] > 0.5 * habits["players"]
    assert habits["upgrades"] > 0.5 * habits["players"]
