"""Ways to a target: which free choices of the same turn lead to actions that are not legal yet.

It needs no rule of any game: it tries the turn on clones, and only as far as take-back is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.kernel.state import State

MOST_TRIED: Final = 1_000  # states; a search that would need more ends a step earlier


class Reached:
    """A state on the way, by which actions it was reached, what is legal in it, and what of that one goes on with."""

    def __init__(self, path: list[int], state: State, legal: list[int], further: list[int]) -> None:
        self.path = path
        self.state = state
        self.legal = legal
        self.further = further


def shortest_ways(state: State, seat: int, actions: Sequence[int], steps: int) -> list[list[int]]:
    """What `Game.ways` promises, by one search, breadth first, for all the actions."""
    return _search(state, seat, actions, steps, False)


def shortest_chains(state: State, seat: int, actions: Sequence[int], steps: int) -> list[list[int]]:
    """Only those ways on which each step makes the next one possible: far fewer where many steps are independent."""
    return _search(state, seat, actions, steps, True)


def _search(state: State, seat: int, actions: Sequence[int], steps: int, chained: bool) -> list[list[int]]:
    shortest: list[list[int]] = []
    wanted = set(actions)
    legal = state.legal(seat)
    reached = [Reached([], state, legal, legal)]
    tried = 0
    for step in range(steps):
        if step:
            for here in reached:
                tried += len(here.further)
            if tried > MOST_TRIED:
                break
            reached = [further for here in reached for further in _next(here, seat, state.seal, chained)]
        ways = [here.path + [action] for here in reached for action in here.legal if action in wanted]
        shortest += ways
        wanted -= {way[step] for way in ways}
        if not wanted:
            break
    return shortest


def _next(here: Reached, seat: int, seal: int, chained: bool) -> list[Reached]:
    steps: list[Reached] = []
    known = set(here.legal) if chained else set()
    for action in here.further:
        there = here.state.clone()
        there.apply(seat, action)
        if there.seal == seal:
            legal = there.legal(seat)
            further = [each for each in legal if each not in known] if chained else legal
            steps.append(Reached(here.path + [action], there, legal, further))
    return steps
