"""A turn can always be completed, and nothing that can be completed is refused: against a slow reference."""

import random
from collections.abc import Iterator

import pytest

from roundhouse.games.railroad_revolution import options
from roundhouse.games.railroad_revolution.actions import END, WORK
from roundhouse.games.railroad_revolution.board import ACTIONS, COLOURS, SECTIONS
from roundhouse.games.railroad_revolution.phases import ACT, OFFER, TURN
from roundhouse.games.railroad_revolution.state import RevolutionState
from tests.railroad_revolution.reference import Reference, TooManyError, is_over
from tests.railroad_revolution.scenes import GAME

POOR = 1_300  # with more money nearly everything is possible, and the reference takes long


def moments(seeds: range, part: float) -> Iterator[tuple[RevolutionState, int, random.Random]]:
    """Moments of random plays in which money is short."""
    for seed in seeds:
        rng = random.Random(seed)
        state = GAME.start(players=2 + seed % 3, seed=seed)
        assert isinstance(state, RevolutionState)
        while not state.over:
            seat = state.asked
            if state.money[seat] + 150 * state.shares[seat] < POOR and rng.random() < part:
                yield state, seat, rng
            state.apply(seat, rng.choice(state.legal(seat)))


def truth(state: RevolutionState, seat: int, action: int) -> bool | None:
    """What the reference says of a choice; None where it ends the seat's choices, or is too large a question."""
    twin = state.clone()
    twin.perform(seat, action, None)
    if is_over(twin, seat):
        return None
    try:
        return Reference().completable(twin, seat)
    except TooManyError:
        return None


@pytest.mark.clause("RV-4.8", "RV-5.3")
def test_exactly_those_choices_are_legal_after_which_the_turn_can_be_completed() -> None:
    refused = asked = 0
    for state, seat, rng in moments(range(24), 0.5):
        if state.phase not in (ACT, OFFER):
            continue
        legal = set(state.legal(seat))
        short = [action for action in options.allowed(state, seat) if action not in legal]
        for action in [*short, *rng.sample(sorted(legal), min(2, len(legal)))]:
            found = None if action == END else truth(state, seat, action)
            if found is not None:
                asked += 1
                refused += not found
                assert found == (action in legal), (GAME.meaning(action), state.position())
    assert asked > 3_000
    assert refused > 300


@pytest.mark.clause("RV-3.3")
def test_exactly_those_actions_can_be_chosen_that_can_be_completed() -> None:
    refused = asked = 0
    for state, seat, _ in moments(range(100, 140), 0.4):
        if state.phase != TURN or not state.rails[seat] + state.buildings[seat]:
            continue
        legal = set(state.legal(seat))
        for action in works(state, seat):
            found = truth(state, seat, action)
            if found is not None:
                asked += 1
                refused += not found
                assert found == (action in legal), (GAME.meaning(action), state.position())
    assert asked > 1_000
    assert refused > 50


def works(state: RevolutionState, seat: int) -> list[int]:
    """Every worker of the reserve on every action that has a piece to place."""
    pieces = (state.buildings[seat], state.rails[seat], state.buildings[seat], 1)
    room = state.offices[seat] != (1 << SECTIONS) - 1
    return [
        WORK + colour * ACTIONS + action
        for colour in range(COLOURS)
        if state.reserve[seat * COLOURS + colour]
        for action in range(ACTIONS)
        if pieces[action] and (action != 2 or room)
    ]
