"""Habits of the greedy bot, counted over a few games: nothing is left that a person would laugh at.

Five games of each number of players, or one of each where the rules run uncompiled. The limits leave room for other
weights and for bad luck.
"""

from collections import Counter
from typing import Any

import pytest

import roundhouse
from roundhouse import State
from tests.habits import decisions, greedy_games
from tests.railroad_revolution.scenes import GAME, OBJECTIVES

GAMES = 5 if roundhouse.compiled else 1
MEANINGS = [GAME.meaning(action) for action in range(GAME.action_space)]
SHARE = 150
FEWEST = 4
PATIENCE = 4  # turns


@pytest.fixture(scope="module")
def habits() -> Counter[str]:
    """How often each thing was done."""
    counts: Counter[str] = Counter()
    for record in greedy_games(GAME, GAME.players, GAMES, {}):
        turn = Turn()
        for state, seat, action in decisions(record):
            count(counts, state, seat, action, turn)
        count_end(counts, record.replay())
    return counts


class Turn:
    """What was done since a worker was placed."""

    def __init__(self) -> None:
        self.sold = 0
        self.hired = 0
        self.promoted = 0
        self.given = 0  # workers promoted or discarded
        self.points = 0
        self.ready: Counter[tuple[int, str]] = Counter()  # turns that an objective has lacked nothing but a promotion


def count(counts: Counter[str], state: State, seat: int, action: int, turn: Turn) -> None:
    meaning = MEANINGS[action]
    kind = meaning["kind"]
    counts[kind] += 1
    if kind == "work":
        turn.sold = turn.hired = turn.promoted = turn.given = 0
        turn.points = state.scores()[seat]
    elif kind == "take":
        turn.sold += meaning["effect"] == "sell-share"
        turn.hired += meaning["effect"].startswith("hire")
    elif kind in ("promote", "discard"):
        turn.given += 1
        turn.promoted += kind == "promote"
    elif kind == "end" and state.view(None)["phase"] == "action":
        count_turn(counts, state, seat, turn)
    elif kind == "objective":
        counts["hopeless objective"] += is_harder(state, seat, meaning["objective"])


def count_turn(counts: Counter[str], state: State, seat: int, turn: Turn) -> None:
    """At the end of an action, before it is paid."""
    seen = state.view(None)
    company = seen["seats"][seat]
    after = state.clone()
    after.apply(seat, GAME.action("end"))
    counts["turns"] += 1
    counts["sold shares"] += turn.sold > 0
    counts["sold more than needed"] += turn.sold > 0 and after.view(None)["seats"][seat]["money"] >= SHARE
    counts["hired"] += turn.hired
    counts["hired for nobody"] += max(0, turn.hired - turn.given)
    legal = [MEANINGS[each] for each in state.legal(seat)]
    for objective in company["objectives"]:
        turn.ready[seat, objective["id"]] += is_ready(company, objective)
        counts["left for many turns"] += turn.ready[seat, objective["id"]] == PATIENCE
    takes = {each["effect"] for each in legal if each["kind"] == "take"}
    counts["left the main reward"] += "main" in takes and can_step(company)
    if seen["round"] == seen["last_round"]:
        counts["last turns"] += 1
        in_vain = after.scores()[seat] <= turn.points
        counts["last turns that bring nothing"] += in_vain
        counts["hired or promoted in vain"] += in_vain and turn.hired + turn.promoted > 0


def is_ready(company: dict[str, Any], objective: dict[str, Any]) -> bool:
    """Whether its conditions are met, and workers that can be spared are there for the managers it lacks."""
    there = Counter(company["reserve"])
    for placed in company["placed"].values():
        there.update(placed)
    wanted = [row["wanted"] for row in objective["managers"] if row["worker"] is None]
    if not wanted or company["available"] < FEWEST + len(wanted):
        return False
    at_hand = all(one == "any" or there[one] for one in wanted)
    return at_hand and all(row["have"] >= row["count"] for row in objective["conditions"])


def can_step(company: dict[str, Any]) -> bool:
    """Whether a step is free on a track that counts something."""
    track = company["tracks"]["stations"]
    return bool(company["stations"]) and track["next"] is not None and track["next"]["cost"] is None


def is_harder(state: State, seat: int, kept: str) -> bool:
    """Whether an objective is kept whose conditions lack more pieces than twice those of another one drawn."""
    company = state.view(None)["seats"][seat]
    drawn = [MEANINGS[each]["objective"] for each in state.legal(seat)]
    lacks = {one: sum(lacking(company, condition) for condition in OBJECTIVES[one]["conditions"]) for one in drawn}
    return lacks[kept] > 2 * (1 + min(lacks.values()))


def lacking(company: dict[str, Any], condition: dict[str, Any]) -> int:
    levels = {row["id"]: row["level"] for row in GAME.board()["city"]}
    spaces = {row["id"]: row for row in GAME.board()["space"] if not row["start"]}
    if condition["kind"] == "connect":
        have = sum(levels[city] == condition["level"] for city in company["connected"])
    elif condition["kind"] == "stations":
        have = sum(levels[city] == condition["level"] for city in company["stations"])
    elif condition["kind"] == "contract-rails":
        have = sum(spaces[rail]["contract"] for rail in company["rails"] if rail in spaces)
    else:
        have = sum(spaces[rail]["terrain"] == condition["terrain"] for rail in company["rails"] if rail in spaces)
    return max(0, condition["count"] - have)


def count_end(counts: Counter[str], state: State) -> None:
    seats = state.view(None)["seats"]
    for company in seats:
        counts["players"] += 1
        counts["objectives completed"] += len(company["completed"])
        counts["stations"] += len(company["stations"])
        counts["rich at the end"] += company["wealth"] > 2000
        for objective in company["objectives"]:
            met = all(row["have"] >= row["count"] for row in objective["conditions"])
            counts["only managers lacking"] += met and company["available"] > FEWEST + 1


def test_shares_are_sold_to_pay(habits: Counter[str]) -> None:
    """Some money may come after the sale in the same turn, of a telegraph tile or a train."""
    assert habits["sold shares"] > habits["players"]
    assert habits["sold more than needed"] < 0.3 * habits["sold shares"]


def test_who_is_hired_takes_the_place_of_a_manager_or_is_one(habits: Counter[str]) -> None:
    assert habits["hired"] < 3 * habits["players"]
    assert habits["hired for nobody"] < 0.5 * habits["players"]


def test_rewards_that_cost_nothing_are_taken(habits: Counter[str]) -> None:
    assert habits["left the main reward"] < 0.03 * habits["turns"]


def test_the_last_turn_brings_points(habits: Counter[str]) -> None:
    assert habits["last turns"] >= 0.9 * habits["players"] - 1  # of few games, if uncompiled
    assert habits["last turns that bring nothing"] < 0.4 * habits["last turns"]
    assert habits["hired or promoted in vain"] < 0.05 * habits["last turns"]


def test_objectives_are_completed_and_none_left_for_want_of_a_worker_at_hand(habits: Counter[str]) -> None:
    assert habits["objectives completed"] > 2 * habits["players"]
    assert habits["only managers lacking"] < 0.15 * habits["players"]


def test_an_objective_that_lacks_only_a_promotion_does_not_wait(habits: Counter[str]) -> None:
    assert habits["left for many turns"] < 0.2 * habits["players"]


def test_the_nearer_objective_is_kept(habits: Counter[str]) -> None:
    assert habits["hopeless objective"] < 0.1 * habits["objective"]


def test_money_is_spent_and_stations_are_built(habits: Counter[str]) -> None:
    assert habits["rich at the end"] < 0.1 * habits["players"]
    assert habits["stations"] > 3 * habits["players"]
