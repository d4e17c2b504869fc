"""Positions set by hand: what is left out, and every way to get one wrong, refused in a sentence."""

from typing import Any

import pytest

import roundhouse
from roundhouse import BadPosition, Record
from tests.railroad_tiles.scenes import GAME, laid, population, scene, solo
from tests.scenes import look, play

LAND = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-"
TILES = laid(LAND)
BARE = laid("M13 end-rail-rural R---")
FLAGS = {"options": {"objectives": "city-hall+stadium+temple"}, "tokens": ["car-flag", "train-flag", "traveller-flag"]}


def refusal(said: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.position(said)
    assert refused.value.say("it") != refused.value.say("en")
    return refused.value


def described(**said: Any) -> dict[str, Any]:
    """A position of two players in round 3, changed by what is said."""
    return {
        "players": 2,
        "round": 3,
        "phase": "tiles",
        "territories": [TILES, BARE],
    } | said


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("position-order", {"order": [0, 0]}),
        ("position-order", {"order": [0, True]}),
        ("position-tile", {"territories": [[BARE[0], ["A1", "curve-rail-rural", "up"]], TILES]}),
        ("position-tile", {"territories": [[["M12", "curve-rail-rural", "up"]], TILES]}),
        ("position-tile", {"territories": [[*TILES, ["M11", "straight-highway-urban", "down"]], TILES[:1]]}),
        ("position-tile", {"territories": [[*TILES, ["M12", "straight-highway-urban", "up"]], TILES[:1]]}),
        ("position-tile", {"territories": [[*TILES, ["M11", "straight-rail-rural", "up"]], TILES[:1]]}),
        ("position-unknown", {"territories": [[*TILES, ["M11", "monorail", "up"]], TILES[:1]]}),
        ("position-unknown", {"territories": [[*TILES, ["Q99", "straight-rail-rural", "up"]], TILES[:1]]}),
        ("position-unknown", {"territories": [[*TILES, ["M11", "straight-highway-rural", "sideways"]], TILES[:1]]}),
        ("position-value", {"territories": [[["M13", "curve-rail-rural"]], TILES]}),
        ("position-rows", {"territories": [TILES]}),
        ("position-piece", {"pieces": [["M13", "M13"], []]}),
        ("position-piece", {"pieces": [[], ["M13"]]}),
        ("position-piece", {"pieces": [["A1"], []]}),
        ("position-too-many", {"territories": [TILES, laid("M13 straight-highway-rural-car H-H-")]}),
        ("position-too-many", {"dropped": ["cross-rail-rural-train"] * 2}),
        ("position-sets", {"sets": ["temple"]}),
        ("position-sets", {**FLAGS, "sets": ["airport", "temple", "gas-station"]}),
        ("position-sets", {"options": {"objectives": "drawn"}, "sets": ["temple", "airport", "gas-station"]}),
        ("position-value", {"tokens": ["car", "car"]}),
        ("position-value", {"round": 9}),
        ("position-value", {"acted": 2}),
        ("position-value", {"hand": ["curve-rail-rural"] * 5}),
        ("position-value", {"columns": [{"tiles": ["curve-rail-rural"] * 3}, {}, {}, {}]}),
        ("position-value", {"columns": [[], {}, {}, {}]}),
        ("position-value", {"placed": [[["car", "M13"]], []]}),
        ("bad-option", {"options": {"objectives": "many"}}),
        ("option-not-here", {"options": {"challenge": "volcano"}}),
        ("unsound-round", {"over": True}),
        ("unsound-step", {"phase": "start"}),
        ("unsound-step", {"round": 1, "phase": "population"}),
        ("unsound-step", {"coin": "left", "players": 3, "territories": [TILES, [], []]}),
        ("unsound-tiles", {"bag": []}),
        ("unsound-received", {"round": 1, "territories": [BARE, TILES]}),
        ("unsound-refused", {"refused": [["curve-rail-rural"] * 3, []]}),
        ("unsound-start", {"territories": [TILES, []]}),
        ("unsound-step", {"taken": ["1", "1"], "acted": 1}),
        ("unsound-step", {"taken": ["5", None], "hand": ["curve-rail-rural"]}),
        ("unsound-step", {"taken": [None, "2"], "order": [0, 1]}),
        ("unsound-column", {"columns": [{"tiles": []}] * 4}),
        ("unsound-starting", {"starting": ["curve-rail-rural"]}),
        ("unsound-stars", {"stars": [9, 9]}),
        ("unsound-stars", {"stars": [1, 1], "star_supply": 9}),
        ("unsound-step", {"hand": ["curve-rail-rural"]}),
        ("unsound-step", {"taken": ["1", None], "order": [0, 1], "hand": ["curve-rail-rural"] * 3}),
        ("unsound-step", {"taken": ["1", None], "order": [0, 1]}),
        ("unsound-step", {"due": True}),
        ("unsound-step", {"taken": ["1", None], "order": [0, 1], "hand": ["curve-rail-rural"], "due": True}),
        ("unsound-placed", {"pieces": [["M13", "M12"], []], "points": [{"cars": 2}, {}]}),
        ("unsound-points", {"pieces": [["M13"], []]}),
        ("unsound-points", {"pieces": [["M13"], []], "points": [{"cars": 6}, {}]}),
        ("unsound-points", {"points": [{"column": 1}, {}]}),
        ("unsound-objectives", {**FLAGS, "objectives": [[], ["temple"]], "round": 2}),
        ("unsound-objectives", {**FLAGS, "objectives": [["airport"], ["temple"]]}),
        ("unsound-objectives", {"objectives": [["airport"], []]}),
        ("unsound-step", {"done": [True, False]}),
        ("unsound-step", {"in_order": True}),
    ],
)  # fmt: skip
def test_a_broken_position_is_refused_with_a_sentence_that_says_where(key: str, said: dict[str, Any]) -> None:
    GAME.position(described())
    assert refusal(described(**said)).key == key


def test_of_more_stars_than_there_are_all_are_counted() -> None:
    assert refusal(described(stars=[9, 9])).facts == {"found": 18, "total": 10}


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("position-placed", {"placed": [[["train", "M13"]], []], "stars": [0, 1]}),
        ("position-placed", {"placed": [[["car", "M13"], ["car", "M12"]], []]}),
        ("position-placed", {"placed": [[["traveller", "M13"]], []]}),
        ("position-unknown", {"placed": [[["tram", "M13"]], []]}),
        ("position-rows", {"placed": [[]]}),
        ("unsound-step", {"done": [True, True]}),
        ("unsound-step", {"done": [False, False], "stars": [0, 0], "territories": [TILES, BARE]}),
        ("unsound-step", {"taken": ["1", None]}),
        ("unsound-step", {"in_order": True, "done": [False, True]}),
        ("position-value", {"done": [1, 0]}),
    ],
)
def test_a_broken_position_of_the_population_phase_is_refused(key: str, said: dict[str, Any]) -> None:
    other = laid("M13 straight-rail-rural-train R-R-")
    base = {"phase": "population", "taken": ["1", "2"], "tokens": ["train", "car"], "territories": [TILES, other]}
    assert refusal(described(**base | said)).key == key


def test_nobody_can_have_laid_more_than_36_tiles() -> None:
    kinds = [row["id"] for row in GAME.board()["tiles"] if row["edges"][1::2] == "--" for _ in range(row["count"])]
    assert len(kinds) > 36
    for count, key in ((37, "position-territory"), (36, "unsound-received")):
        cells = [f"{chr(ord('M') + at)}13" for at in range(14)] + [f"A{chr(ord('A') + at)}13" for at in range(26)]
        tiles = [[cell, kind, "up"] for cell, kind in zip(cells[:count], kinds, strict=False)]
        assert refusal(described(round=8, territories=[tiles, laid("M13 curve-rail-rural RR--")])).key == key


def test_starting_tiles_cannot_be_dealt_from_a_bag_without_enough_different_ones() -> None:
    alike = [row["id"] for row in GAME.board()["tiles"] if row["shape"] != "tee-rail" for _ in range(row["count"])]
    assert refusal({"players": 2, "dropped": alike}).key == "position-starting"


def test_an_objective_lies_once() -> None:
    land = [*TILES, ["M11", "temple", "up"], ["M10", "temple", "up"]]
    assert refusal(described(**FLAGS, territories=[land, BARE])).key == "position-objective-twice"


def test_what_is_left_out_is_as_at_the_start_and_unplaced_tiles_make_up_the_bag() -> None:
    state = GAME.position(described())
    seen = state.view(None)
    assert [len(column["tiles"]) for column in seen["columns"]] == [2, 3, 3, 4]
    assert seen["bag"] == 106 - 3 - 12
    assert seen["supply"] == {"car": 18, "train": 18, "traveller": 18, "star": 8}
    assert sorted(look(state, "tokens")) == sorted(row["id"] for row in GAME.board()["tokens"])
    again = GAME.position(described(seed=1))
    assert look(again, "bag") != look(state, "bag")


def test_tokens_may_be_named_as_far_as_one_cares() -> None:
    state = scene(2, LAND, tokens=["car", "train"])
    assert look(state, "tokens")[:2] == ["car", "train"]
    assert state.view(None)["tokens"]["active"] == ["train", "car"]


def test_a_column_that_is_taken_is_left_empty() -> None:
    state = scene(2, LAND, hand="curve-rail-rural")
    assert [len(column["tiles"]) for column in state.view(None)["columns"]] == [0, 3, 3, 4]
    alone = solo("volcano", LAND, hand="curve-rail-rural")
    assert [len(column["tiles"]) for column in alone.view(None)["columns"]] == [0, 0, 0]


def test_what_is_placed_and_not_shown_is_worked_out_anew() -> None:
    state = population(2, "car car-flag", LAND, "M13 straight-highway-urban-car H-H-", placed=[[["car", "M13"]], []])
    assert state.view(0)["placed"] == [{"token": "car", "cell": "M13", "piece": "car", "points": 1, "star": False}]
    assert state.view(0)["icons"][0]["points"] == 2
    play(state, "place car M12")
    assert state.actors == (1,)


def test_a_foreign_record_is_refused() -> None:
    record = Record(GAME, 2, {}, seed=1)
    state = record.start()
    record.close(state)
    foreign = record.dumps().replace("railroad-tiles", "ride-the-rails")
    with pytest.raises(roundhouse.BadRecord) as refused:
        Record.loads(foreign).verify()
    assert refused.value.say("it") != refused.value.say("en")
