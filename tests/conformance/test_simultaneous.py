"""Simultaneous phases, wherever they come in a play and however many steps a seat has in them."""

import random
from collections.abc import Iterator
from itertools import islice, zip_longest
from typing import Any

from roundhouse import Event, State
from tests.conformance.cases import Case, walk

MOMENTS = 12  # looked at in each play
Script = list[int]  # what a seat does until it is done with the phase


def together(case: Case, seed: int) -> Iterator[State]:
    """Moments of a play at which several seats may act."""
    shared = (step.state for step in walk(case, seed) if len(step.state.actors) > 1)
    return islice(shared, MOMENTS)


def script(state: State, seat: int, rng: random.Random) -> Script:
    """Choices of this seat until it is done, while nobody else does anything."""
    alone = state.clone()
    chosen = []
    while seat in alone.actors:
        chosen.append(rng.choice(alone.legal(seat)))
        alone.apply(seat, chosen[-1])
    return chosen


def played(state: State, moves: list[tuple[int, int]]) -> int:
    twin = state.clone()
    for seat, action in moves:
        twin.apply(seat, action)
    return twin.fingerprint()


def test_order_of_simultaneous_choices_is_irrelevant(case: Case) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        for state in together(case, seed):
            scripts = [[(seat, action) for action in script(state, seat, rng)] for seat in state.actors]
            one_by_one = [move for moves in scripts for move in moves]
            backwards = [move for moves in reversed(scripts) for move in moves]
            by_turns = [move for moves in zip_longest(*scripts) for move in moves if move is not None]
            assert played(state, one_by_one) == played(state, backwards) == played(state, by_turns)


def test_a_simultaneous_choice_is_final_and_hidden(case: Case) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        for state in together(case, seed):
            seat = rng.choice(state.actors)
            for scripts in ([[action] for action in state.legal(seat)], [script(state, seat, rng) for _ in range(6)]):
                shown: dict[bool, Any] = {}
                told: dict[tuple[bool, int], Any] = {}
                for chosen in scripts:
                    done, views, events = seen_by_others(state, seat, chosen)
                    assert shown.setdefault(done, views) == views
                    assert told.setdefault((done, len(chosen)), events) == events


def seen_by_others(state: State, seat: int, chosen: Script) -> tuple[bool, list[Any], list[Any]]:
    """Whether a seat that has chosen so much is done, and what everybody else is shown and told then."""
    twin = state.clone()
    log: list[Event] = []
    for action in chosen:
        twin.apply(seat, action, log)
    done = seat not in twin.actors
    assert done == (not twin.legal(seat))
    others = [None, *(each for each in range(state.players) if each != seat)]
    told = [[event.seen_by(reader) for event in log] for reader in others]
    return done, [twin.view(reader) for reader in others], told
