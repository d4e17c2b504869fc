"""The rules of Trestle, and what its many actions cost."""

import importlib
import json
import tracemalloc
from typing import Any

import pytest

import roundhouse
from roundhouse import State
from roundhouse.arena.match import play
from roundhouse.bots import bot


def scene(*laid: str, **said: Any) -> State:
    return roundhouse.game("trestle").position({"players": 2, "laid": list(laid), **said})


def lay(state: State, tile: str, x: int, y: int, turn: int) -> str | None:
    """What forbids it, or nothing and it is done."""
    action = roundhouse.game("trestle").action("lay", tile=tile, x=str(x), y=str(y), turn=str(turn))
    clause = state.why_not(state.actors[0], action)
    if clause is None:
        state.apply(state.actors[0], action)
    return clause


@pytest.mark.clause("TR-1.1")
def test_seventeen_tiles_are_laid_and_most_points_win() -> None:
    result = play(roundhouse.game("trestle"), [bot("greedy")] * 2, 1, {})
    assert len(result.record.moves) == 17
    assert result.winners == tuple(seat for seat in (0, 1) if result.scores[seat] == max(result.scores))


@pytest.mark.clause("TR-1.2")
def test_alone_it_can_be_lost_or_won_with_stars() -> None:
    seen = set()
    for level in ("random", "greedy"):
        for seed in range(20):
            result = play(roundhouse.game("trestle"), [bot(level)], seed, {})
            stars = result.record.replay().stars()
            seen.add(stars)
            assert stars == sum(result.scores[0] >= least for least in (8, 12, 18))
            assert result.winners == ((0,) if stars else ())
    assert {0, 1, 2} <= seen


@pytest.mark.clause("TR-2.1", "TR-2.2", "TR-2.3")
def test_a_tile_of_the_row_is_laid_beside_others_and_on_none() -> None:
    state = scene(row=["span", "span", "bend"])
    assert lay(state, "span", 0, 2, 0) == "TR-2.1"
    assert lay(state, "span", 0, 0, 0) == "TR-2.2"
    assert lay(state, "junction", 0, 1, 0) == "TR-2.3"
    assert lay(state, "bend", 0, 1, 0) is None
    assert len(state.view(None)["row"]) == 3


@pytest.mark.clause("TR-2.4")
def test_ends_that_meet_bring_points() -> None:
    state = scene(row=["span", "span", "bend"])
    lay(state, "span", 0, 1, 0)
    assert state.scores() == [1, 0]
    lay(state, "span", 1, 0, 0)
    assert state.scores() == [1, 0]


def test_many_actions_cost_next_to_nothing() -> None:
    module = importlib.import_module("roundhouse.games.trestle")
    tracemalloc.start()
    game = module.open_game()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert game.action_space > 100_000
    assert used < 100_000
    assert len(json.dumps(game.layout.dump())) < 1_000
