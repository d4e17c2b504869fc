"""The search for the best journey: right where it says it is proved, and legal in any case."""

import random

import pytest

from roundhouse import State
from roundhouse.arena.match import play as play_match
from roundhouse.bots import bot
from roundhouse.games.ride_the_rails import journeys
from tests.ride_the_rails.scenes import GAME, scene
from tests.ride_the_rails.test_tracing import tangle
from tests.scenes import play


def worth(payout: list[int], seat: int, aim: str) -> int:
    """To gain most, or most above the others: that is counted in parts of a dollar, one for each rival."""
    rivals = [amount for other, amount in enumerate(payout) if other != seat]
    return len(rivals) * payout[seat] - sum(rivals) if aim == journeys.LEAD else payout[seat]


def best_by_trying(state: State, seat: int, aim: str) -> int:
    """The best of all journeys the engine allows, each ridden link by link."""
    best = -1000
    front = [state]
    for here in front:
        if here.view(None)["journey"] is not None and here.view(None)["journey"]["links"]:
            best = max(best, worth(here.view(None)["journey"]["payout"], seat, aim))
        for action in here.legal(seat):
            if GAME.meaning(action)["kind"] in ("depart", "ride"):
                there = here.clone()
                there.apply(seat, action)
                front.append(there)
    return best


@pytest.mark.parametrize("aim", [journeys.OWN, journeys.LEAD])
@pytest.mark.parametrize("seed", range(12))
def test_a_proved_journey_is_the_best_of_all(seed: int, aim: str) -> None:
    rng = random.Random(seed)
    shares = [" ".join(rng.choices(["red", "blue", "orange"], k=4)) for _ in range(4)]
    state = scene(phase="depart", shares=shares, track=tangle(rng, 3, 9))
    if not GAME.meaning(state.legal(0)[0]).get("city"):
        return
    found = journeys.best(state, 0, aim, 100_000)  # type: ignore[arg-type]
    assert found.proved
    assert found.value == best_by_trying(state, 0, aim)


@pytest.mark.parametrize("seed", range(6))
def test_a_search_out_of_steps_says_so_and_its_journey_can_still_be_ridden(seed: int) -> None:
    result = play_match(GAME, [bot("greedy")] * 4, seed, {})
    for state in result.record.steps():
        if state.view(None)["phase"] == "depart" and state.view(None)["round"] == 6 and can_depart(state):
            seat = state.actors[0]
            short = journeys.best(state, seat, journeys.OWN, 3)  # type: ignore[arg-type]
            long = journeys.best(state, seat, journeys.OWN, 20_000)  # type: ignore[arg-type]
            assert short.steps <= 3 + 1
            assert short.value <= long.value
            ride(state.clone(), seat, short)
            ride(state.clone(), seat, long)


def can_depart(state: State) -> bool:
    """RR-8.1: passengers may have left all the cities with links."""
    return GAME.meaning(state.legal(state.actors[0])[0])["kind"] == "depart"


def ride(state: State, seat: int, found: journeys.Best) -> None:
    before = state.scores()[seat]
    *links, arrival = found.actions(0)
    for action in links:
        state.apply(seat, action)
    assert state.view(None)["journey"]["payout"][seat] == found.value
    state.apply(seat, arrival)
    assert state.scores()[seat] == before + found.value


def test_the_best_way_on_begins_with_the_journey_so_far() -> None:
    track = {"red": "new-york g27 philadelphia i26 richmond"}
    track |= {"red": "new-york g27 philadelphia h26 h25 pittsburgh", "blue": "pittsburgh i23 i22 cincinnati"}
    state = scene(phase="depart", shares=["red"], track=track)
    play(state, "depart philadelphia", "ride red pittsburgh")
    found = journeys.best(state, 0)  # type: ignore[arg-type]
    assert found.proved
    assert found.value == 3 + 1
    ids = [GAME.meaning(action) for action in found.actions(2)]
    assert ids == [{"kind": "ride", "company": "blue", "city": "cincinnati"}, {"kind": "arrive"}]


def test_without_any_link_there_is_no_journey() -> None:
    state = scene(phase="depart")
    found = journeys.best(state, 0)  # type: ignore[arg-type]
    assert found.proved
    assert found.actions(0) == []


@pytest.mark.parametrize("late", [False, True])
def test_a_hint_is_the_journey_that_brings_the_seat_most_and_says_what_it_pays(late: bool) -> None:
    """RR-9.1, RR-9.2: whenever dividends are paid, it is the same money."""
    state = scene(phase="depart", shares=["red blue", "red red"], track=tangle(random.Random(3), 3, 9))
    state = GAME.position(state.position() | {"options": {"late_dividends": late}})
    hint = GAME.hint(state, 0)
    assert hint is not None
    assert hint.proved
    assert hint.gains[0] == best_by_trying(state, 0, journeys.OWN)
    for action in hint.actions[:-1]:
        state.apply(0, action)
    assert state.view(None)["journey"]["payout"] == hint.gains
    assert [GAME.meaning(action)["kind"] for action in hint.actions[-1:]] == ["arrive"]


def test_whoever_rides_is_told_how_to_go_on_and_nobody_is_told_anything_else() -> None:
    state = scene(phase="depart", shares=["red blue"], track=tangle(random.Random(3), 3, 9))
    whole = GAME.hint(state, 0)
    assert whole is not None
    for ridden, action in enumerate(whole.actions[:-1]):
        state.apply(0, action)
        rest = GAME.hint(state, 0)
        assert rest is not None
        assert (rest.actions, rest.gains) == (whole.actions[ridden + 1 :], whole.gains)
    assert GAME.hint(state, 1) is None
    assert GAME.hint(scene(phase="depart"), 0) is None


def test_a_short_look_in_a_clone_changes_no_advice() -> None:
    looks = 0
    for seed in range(2):
        for state in play_match(GAME, [bot("greedy")] * 4, seed, {}).record.steps():
            if state.view(None)["phase"] == "depart" and state.view(None)["round"] > 3 and can_depart(state):
                seat = state.actors[0]
                expected = GAME.advice(GAME.position(state.position()), seat)
                journeys.planned(state.clone(), seat, journeys.LEAD, 2)  # type: ignore[arg-type]
                assert GAME.advice(state, seat) == expected
                looks += 1
    assert looks > 10
