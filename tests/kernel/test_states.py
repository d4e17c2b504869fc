"""States: what a half-made one holds never reaches a play."""

import pytest

import roundhouse
from roundhouse.kernel.state import UNSET


@pytest.mark.parametrize("name", roundhouse.games())
def test_no_play_writes_into_the_list_that_stands_for_unset(name: str) -> None:
    game = roundhouse.game(name)
    state = game.start(players=game.players.start, seed=1)
    for _ in range(40):
        if state.over:
            break
        seat = state.actors[0]
        state.clone().apply(seat, state.legal(seat)[-1])
        state.apply(seat, state.legal(seat)[0])
    assert UNSET == []
