"""Ways to a target: which free choices of the same turn lead to actions that are not legal yet.

It needs no rule of any game: it tries the turn on clones, and only as far as take-back is free.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.kernel.state import State

MOST_TRIED: Final = 1_000  # states; a search that would need more ends a step earlier
PIECE: Final = 25  # states tried before whoever asked is asked whether to go on


class Reached:
    """A state on the way, by which actions it was reached, what is legal in it, and what of that one goes on with."""

    def __init__(self, path: list[int], state: State, legal: list[int], further: list[int]) -> None:
        self.path = path
        self.state = state
        self.legal = legal
        self.further = further


def shortest_ways(state: State, seat: int, actions: Sequence[int], steps: int) -> list[list[int]]:
    """What `Game.ways` promises, by one search, breadth first, for all the actions."""
    return [way for piece in find_ways(state, seat, actions, steps) for way in piece]


def find_ways(
    state: State, seat: int, actions: Sequence[int], steps: int, chained: bool = False
) -> Iterator[list[list[int]]]:
    """The same piece by piece, most of them empty: nobody has to wait for all of it.

    Chained are only those ways on which each step makes the next one possible: far fewer where many are independent.
    """
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
            further: list[Reached] = []
            since = 0
            for here in reached:
                further += _next(here, seat, state.seal, chained)
                since += len(here.further)
                if since >= PIECE:
                    since = 0
                    yield []
            reached = further
        ways = [here.path + [action] for here in reached for action in here.legal if action in wanted]
        yield ways
        wanted -= {way[step] for way in ways}
        if not wanted:
            break


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
