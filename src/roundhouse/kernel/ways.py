"""Ways to a target: which free choices of the same turn lead to an action that is not legal yet.

A person points at a section before choosing a card; this finds the cards that would do. It needs no rule of any
game: it tries the turn on clones, and only as far as take-back is free.
"""

from roundhouse.kernel.game import State


def ways(state: State, seat: int, action: int, steps: int = 3) -> list[list[int]]:
    """The shortest sequences of actions that end in `action`, each within the seat's own free choices.

    [[action]] if it is legal now; [] if nothing the seat may freely do leads there in so many steps.
    """
    reached: list[tuple[list[int], State]] = [([], state)]
    for step in range(steps):
        if step:
            reached = [further for path, here in reached for further in _next(path, here, seat, state.seal)]
        found = [path + [action] for path, here in reached if here.why_not(seat, action) is None]
        if found:
            return found
    return []


def _next(path: list[int], here: State, seat: int, seal: int) -> list[tuple[list[int], State]]:
    steps: list[tuple[list[int], State]] = []
    for action in here.legal(seat):
        there = here.clone()
        there.apply(seat, action)
        if there.seal == seal:
            steps.append((path + [action], there))
    return steps
