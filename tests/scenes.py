"""A small vocabulary for the tests of every game's rules: play moves written as short sentences, and look.

A move is its kind and its targets in their order, as "build bnl casper--denver".
"""

from typing import Any

import pytest

from roundhouse import Event, Game, IllegalAction, State


def words(said: str | list[str]) -> list[str]:
    return said.split() if isinstance(said, str) else said


def action_of(game: Game, move: str) -> int:
    """The action of a short sentence."""
    kind, *ids = move.split()
    names = [target.name for one in game.layout.kinds if one.name == kind for target in one.targets]
    return game.action(kind, **dict(zip(names, ids, strict=True)))


def play(state: State, *moves: str, log: list[Event] | None = None) -> None:
    """Moves of whoever is to act, one after the other; the state is checked after each."""
    for move in moves:
        state.apply(state.actors[0], action_of(state.game, move), log)
        state.check()


def refused(state: State, move: str, clause: str, *, seat: int | None = None) -> None:
    """The move is illegal by that clause, whichever way it is asked, and trying it changes nothing."""
    assert_refused(state, state.actors[0] if seat is None else seat, action_of(state.game, move), clause)


def assert_refused(state: State, seat: int, action: int, clause: str) -> None:
    before = state.fingerprint()
    assert state.why_not(seat, action) == clause
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(seat, action)
    assert refusal.value.clause == clause
    assert state.fingerprint() == before


def legal(state: State, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is to act, may do now, as moves."""
    who = state.actors[0] if seat is None else seat
    return [" ".join(state.game.meaning(action).values()) for action in state.legal(who)]


def look(state: State, what: str) -> Any:
    """One field of the whole position, secrets included."""
    return state.position()[what]


def keys(log: list[Event]) -> list[str]:
    return [event.key for event in log]
