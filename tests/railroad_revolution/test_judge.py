"""The judge: it plans whole turns, knows its objectives, and says why."""

import pytest

from roundhouse import State
from roundhouse.arena.match import MatchResult, play as play_match
from roundhouse.bots import bot
from roundhouse.bots.player import Bot
from tests.railroad_revolution.scenes import GAME, START, TO_CHICAGO, TO_MIAMI, money, scene, seat, targets
from tests.scenes import play, refused


def match(bots: list[Bot]) -> MatchResult:
    return play_match(GAME, bots, 3, {})


def advised(state: State) -> list[str]:
    return [" ".join(GAME.meaning(action).values()) for action in GAME.advice(state, state.actors[0])]


def test_a_plan_goes_to_the_end_of_the_turn() -> None:
    state = scene()
    plan = advised(state)
    assert plan[0].startswith("work")
    assert plan[-1] == "end"


def test_a_plan_completes_an_objective_that_lacks_only_a_station() -> None:
    rails = [*TO_CHICAGO, "columbus--saint-louis"]
    state = scene(objectives=[["a1-1 orange", "a2-2"], ["a1-3", "a2-3"]], networks=[rails])
    play(state, *advised(state))
    assert seat(state)["completed"] == ["a1-1"]


def test_a_plan_promotes_the_last_manager() -> None:
    rails = [START, *TO_CHICAGO[1:], "columbus--saint-louis"]
    state = scene(objectives=[["a1-1", "a2-2"], ["a1-3", "a2-3"]], networks=[rails], stations=[["chicago"]])
    play(state, *advised(state))
    assert seat(state)["completed"] == ["a1-1"]


def test_a_hint_tells_the_points_and_a_reason() -> None:
    hint = GAME.hint(scene(objectives=[["a1-1 orange", "a2-2"], ["a1-3", "a2-3"]], networks=[TO_MIAMI]), 0)
    assert hint is not None
    assert len(hint.gains) == 2
    assert hint.reason in GAME.features
    assert GAME.hint(scene(), 1) is None


def test_a_refusal_tells_the_figures() -> None:
    state = scene(money=[100], shares=[1], stations=[[], ["charlotte"]])
    play(state, "work white station", "station charlotte")
    end = GAME.action("end")
    assert GAME.explain(state, 0, end, "RV-4.2") == [("due", {"due": 150, "money": 100})]
    refused(state, "take hire-grey", "RV-5.2")
    hire = GAME.action("take", effect="hire-grey")
    assert GAME.explain(state, 0, hire, "RV-5.2") == [("price", {"price": 800, "liquid": 250})]
    assert (money(state), "sell-share" in targets(state, "take")) == (100, True)


@pytest.mark.parametrize("players", [2, 4])
def test_the_planner_beats_random_players(players: int) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    result = match([bot(name) for name in names])
    assert result.winners == (0,)
