"""Layouts: numbers and meanings of actions by arithmetic, the same here and in the browser."""

import json
import tracemalloc
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.kernel.layout import Kind, Layout, Target

# web/src/lib/layout.test.ts goes through the same cases
CASES: dict[str, Any] = json.loads((Path(__file__).parents[2] / "web/src/lib/layout-cases.json").read_text("utf-8"))


def small() -> Layout:
    card, cell, x = Target("card", ["red", "blue"]), Target("cell", ["a1", "a2", "b1"]), Target("x", range(-2, 2))
    shown = Target("card", ["blue", "green", "red"])
    return Layout([Kind("pass"), Kind("draw", card), Kind("lay", card, cell, x), Kind("show", shown)])


def test_the_wire_form_has_each_list_once() -> None:
    assert small().dump() == CASES["layout"]
    assert small().size == CASES["size"]


@pytest.mark.parametrize("case", CASES["meanings"], ids=lambda case: str(case["action"]))
def test_numbers_and_meanings_come_back(case: dict[str, Any]) -> None:
    meaning = small().meaning(case["action"])
    assert list(meaning.items()) == list(case["meaning"].items())
    assert small().number(meaning.pop("kind"), meaning) == case["action"]


@pytest.mark.parametrize("meaning", CASES["unknown"], ids=str)
def test_what_no_action_means_has_no_number(meaning: dict[str, str]) -> None:
    targets = dict(meaning)
    assert small().number(targets.pop("kind"), targets) is None


@pytest.mark.parametrize("case", CASES["matching"], ids=lambda case: str(case["partial"]))
def test_a_part_of_a_meaning_finds_all_that_have_it(case: dict[str, Any]) -> None:
    layout = small()
    assert layout.matching(case["partial"]) == case["actions"]
    assert layout.count(case["partial"]) == len(case["actions"])
    walked = [action for action in range(layout.size) if case["partial"].items() <= layout.meaning(action).items()]
    assert walked == case["actions"]


@pytest.mark.parametrize("action", [-1, 30])
def test_there_is_no_action_outside_the_space(action: int) -> None:
    with pytest.raises(IndexError):
        small().meaning(action)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Target("card", ["red", "red"]),
        lambda: Target("x", range(0, 10, 2)),
        lambda: Kind("lay", Target("a", ["1"]), Target("a", ["2"])),
        lambda: Kind("lay", Target("kind", ["1"])),
        lambda: Layout([Kind("lay"), Kind("lay")]),
    ],
    ids=["id twice", "step", "target twice", "target called kind", "kind twice"],
)
def test_a_layout_that_is_not_one_to_one_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"twice|step|own|same"):
        wrong()


def test_a_quarter_of_a_million_actions_cost_next_to_nothing() -> None:
    cells = [f"{column}{row}" for column, row in product("abcdefghijklmnopqrstuvwxyz", range(50))]
    tiles = [f"tile-{number}" for number in range(32)]
    tracemalloc.start()
    try:
        layout = Layout(
            [Kind("lay", Target("tile", tiles), Target("cell", cells), Target("turn", range(6))), Kind("pass")]
        )
        kept, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert layout.size > 249_000
    assert max(kept, peak) < 1_000_000
    assert len(json.dumps(layout.dump())) < 100_000
    assert layout.matching({"tile": "tile-3", "turn": "5"})[0] == 3 * 1300 * 6 + 5


@pytest.mark.parametrize("name", roundhouse.games())
def test_the_codes_a_game_reckons_with_are_those_of_its_layout(name: str) -> None:
    game = roundhouse.game(name)
    codes = import_module(f"{game.package}.actions")
    for kind in game.layout.kinds:
        assert game.layout.first(kind.name) == getattr(codes, kind.name.upper()), kind.name
