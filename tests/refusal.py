"""What it means that a move is refused, for every game's tests."""

import pytest

from roundhouse import IllegalAction, State


def assert_refused(state: State, seat: int, action: int, clause: str) -> None:
    """The action is illegal by that clause, whichever way it is asked, and trying it changes nothing."""
    before = state.fingerprint()
    assert state.why_not(seat, action) == clause
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(seat, action)
    assert refusal.value.clause == clause
    assert state.fingerprint() == before
