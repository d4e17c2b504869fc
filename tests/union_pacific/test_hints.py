"""What the game advises a person to do with a turn."""

import random

import pytest

from roundhouse import State
from roundhouse.kernel.judging import decider
from tests.union_pacific.scenes import GAME


def follow(state: State, seat: int) -> None:
    hint = GAME.hint(state.imagine(seat, 7), seat)
    assert hint is not None
    for action in hint.actions:
        state.apply(seat, action)


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_is_a_whole_turn(seed: int) -> None:
    state = GAME.start(players=3, seed=seed)
    while not state.over:
        seat, seal = state.actors[0], state.seal
        follow(state, seat)
        assert state.seal > seal or seat not in state.actors


def test_nothing_is_advised_for_its_own_sake() -> None:
    """A share of the Union Pacific swapped for another changes nothing: then one leaves it."""
    left = 0
    for seed in range(3):
        state = GAME.start(players=3, seed=seed)
        while not state.over:
            seat = state.actors[0]
            swaps = GAME.action("swap", share="up") in state.legal(seat)
            hint = GAME.hint(state, seat)
            assert hint is not None
            assert GAME.action("swap", share="up") not in hint.actions
            left += swaps and hint.actions == [GAME.action("stay")]
            state.apply(seat, hint.actions[0])
    assert left


def test_the_same_turn_in_another_order_is_no_reason() -> None:
    """The best choice is held against the next that is worse, not against its equal but for rounding."""
    best, equal, worse = ([0.0] * len(GAME.features) for _ in range(3))
    best[GAME.features.index("lead-next")] = 3.0
    equal[GAME.features.index("lead-next")] = 3.0 - 1e-12
    worse[GAME.features.index("lead-next")] = 3.0
    best[GAME.features.index("jokers")] = equal[GAME.features.index("jokers")] = 1.0
    assert decider(GAME, 4, [best, equal, worse]) == "jokers"
    assert decider(GAME, 4, [best, equal]) is None


@pytest.mark.parametrize("seed", range(6))
def test_who_follows_hints_leaves_chance_players_behind(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(players=4, seed=seed)
    while not state.over:
        seat = state.actors[0]
        if seat == seed % 4:
            follow(state, seat)
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    assert state.scores()[seed % 4] == max(state.scores())


def test_nobody_is_advised_out_of_turn() -> None:
    state = GAME.start(players=3, seed=1)
    while len(state.actors) > 1:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    state.apply(state.actors[0], state.legal(state.actors[0])[0])
    (seat,) = state.actors
    assert [GAME.hint(state, other) for other in range(3) if other != seat] == [None, None]
