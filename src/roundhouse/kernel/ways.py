"""Ways to a target: which free choices of the same turn lead to actions that are not legal yet.

It needs no rule of any game: it tries the turn on clones, and only as far as take-back is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.kernel.state import State


def shortest_ways(state: State, seat: int, actions: Sequence[int], steps: int) -> list[list[int]]:
    """What `Game.ways` promises, by one search, breadth first, for all the actions."""
    shortest: list[list[int]] = []
    wanted = set(actions)
    reached: list[tuple[list[int], State]] = [([], state)]
    for step in range(steps):
        if step:
            reached = [further for path, here in reached for further in _next(path, here, seat, state.seal)]
        ways = [path + [action] for path, here in reached for action in here.legal(seat) if action in wanted]
        shortest += ways
        wanted -= {way[step] for way in ways}
        if not wanted:
            break
    return shortest


def _next(path: list[int], here: State, seat: int, seal: int) -> list[tuple[list[int], State]]:
    steps: list[tuple[list[int], State]] = []
    for action in here.legal(seat):
        there = here.clone()
        there.apply(seat, action)
        if there.seal == seal:
            steps.append((path + [action], there))
    return steps
