"""Planning a turn: the best of the ways to go on, looked at side by side, a few at each step.

A plan ends with the turn, the pick or the answer, or where something new would be seen. Nobody is hired in it, and a
share is sold only where nothing else can be done: those are dear, and double every way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.actions import SELL, STOP
from roundhouse.games.railroad_revolution.features import NAMES, measure
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

WIDTH: Final = 5  # ways kept at each step
LONGEST: Final = 24  # steps


class Plan:
    """A way to go on: its actions, the state they lead to, and what it is worth."""

    def __init__(self, actions: list[int], state: RevolutionState, features: list[float], value: float) -> None:
        self.actions = actions
        self.state = state
        self.features = features
        self.value = value


def best_plan(s: RevolutionState, seat: int, weights: list[float]) -> Plan:
    """The best plan found for the rest of the turn."""
    features = measure(s, seat)
    ways = [Plan([], s, features, weighted(weights, features))]
    done: list[Plan] = []
    for _ in range(LONGEST):
        further: list[Plan] = []
        for way in ways:
            for action in _choices(way.state, seat):
                then = _after(way, seat, action, weights)
                if then.state.over or then.state.asked != seat or then.state.seal != s.seal:
                    done.append(then)
                else:
                    further.append(then)
        if not further:
            break
        further.sort(key=_by_value)
        ways = _different(further)
    found = done or ways
    found.sort(key=_by_value)
    return found[0]


def _by_value(plan: Plan) -> float:
    return -plan.value


def _different(ranked: list[Plan]) -> list[Plan]:
    """The best few, but no two that come to the same value by the same number of pending effects."""
    kept: list[Plan] = []
    seen: set[tuple[float, int, int]] = set()
    for plan in ranked:
        mark = (round(plan.value, 6), plan.state.slots, len(plan.state.frames))
        if mark not in seen or len(ranked) <= WIDTH:
            seen.add(mark)
            kept.append(plan)
            if len(kept) == WIDTH:
                break
    return kept


def _choices(s: RevolutionState, seat: int) -> list[int]:
    """What a plan considers."""
    legal = s.legal(seat)
    found = [action for action in legal if not SELL <= action < STOP]
    if found:
        return found
    return [action for action in legal if action == SELL] or legal


def _after(way: Plan, seat: int, action: int, weights: list[float]) -> Plan:
    twin = way.state.clone()
    twin.perform(seat, action, None)
    features = measure(twin, seat)
    return Plan(way.actions + [action], twin, features, weighted(weights, features))


def reason(s: RevolutionState, seat: int, plan: Plan, weights: list[float]) -> str | None:
    """The feature that a plan gains most by; None if it gains by none."""
    before = measure(s, seat)
    best, most = -1, 0.0
    for index in range(len(NAMES)):
        gain = weights[index] * (plan.features[index] - before[index])
        if gain > most + 1e-9:
            best, most = index, gain
    return NAMES[best] if best >= 0 else None
