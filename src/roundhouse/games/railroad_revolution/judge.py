"""Planning a turn: the best of the ways to go on, looked at side by side, a few at each step.

A plan ends with the turn, the pick or the answer, or where something new would be seen. Every worker on every action is
looked at; after that a few ways are kept at each step, and of one worker on one action no more than two; more in one's
last turn, in which nothing can be made good later. Somebody is hired in a plan only as a manager that is wanted, and a
share is sold only where money is short: each doubles the ways.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.actions import HIRE, PASS, SELL, STOP, WORK
from roundhouse.games.railroad_revolution.board import COLOURS
from roundhouse.games.railroad_revolution.company import wanted
from roundhouse.games.railroad_revolution.features import NAMES, measure, measure_by
from roundhouse.games.railroad_revolution.phases import ABILITY, ACT, BONUS, MAIN
from roundhouse.games.railroad_revolution.prospects import distances, turns_left
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

WIDTH: Final = 10  # ways kept at each step
ALIKE: Final = 2  # of one worker on one action
LAST_WIDTH: Final = 30  # the same in one's last turn
LAST_ALIKE: Final = 8
LONGEST: Final = 30  # steps
SHORT: Final = 300  # money that the effects of a turn may cost
PENDING: Final = ((MAIN, 5.0), (BONUS, 2.0), (ABILITY, 1.5))  # what an effect still to be used promises
UNDER_WAY: Final = 2.0  # and one that is begun


class Plan:
    """A way to go on: its actions, the state they lead to, how far the cities are then, and what it is worth."""

    def __init__(
        self, actions: list[int], state: RevolutionState, seat: int, far: list[int], weights: list[float]
    ) -> None:
        self.actions = actions
        self.state = state
        self.far = far
        self.features = measure_by(state, seat, far)
        self.value = weighted(weights, self.features)


def best_plan(s: RevolutionState, seat: int, weights: list[float]) -> Plan:
    """The best plan found for the rest of the turn."""
    ways = [Plan([], s, seat, distances(s, seat), weights)]
    last = turns_left(s, seat) <= 0.0
    width, same = (LAST_WIDTH, LAST_ALIKE) if last else (WIDTH, ALIKE)
    best: Plan | None = None
    for _ in range(LONGEST):
        further: list[Plan] = []
        for way in ways:
            for action in _choices(way.state, seat):
                then = _after(way, seat, action, weights)
                if not _goes_on(s, then.state, seat):
                    if best is None or then.value > best.value:
                        best = then
                else:
                    further.append(then)
        if not further:
            break
        ways = _kept(further, width, same)
    return best or ways[0]


def _goes_on(s: RevolutionState, then: RevolutionState, seat: int) -> bool:
    return not then.over and then.asked == seat and then.seal == s.seal


def _by_promise(plan: Plan) -> float:
    """The best first, with what is still to be used."""
    value = plan.value
    for slot, promise in PENDING:
        if plan.state.slots & slot:
            value += promise
    if plan.state.frames:
        value += UNDER_WAY
    return -value


def _kept(found: list[Plan], width: int, same: int) -> list[Plan]:
    """The best few, but no two that come to the same thing; all as long as only the worker is chosen."""
    if WORK <= found[0].actions[-1] < PASS:
        return found
    found.sort(key=_by_promise)
    kept: list[Plan] = []
    seen: set[tuple[float, int, int, int, int]] = set()
    alike: dict[int, int] = {}
    for plan in found:
        state = plan.state
        group = state.action * COLOURS + state.colour
        mark = (round(plan.value, 6), state.slots, len(state.frames), state.money[state.asked], group)
        if mark in seen or alike.get(group, 0) >= (width if state.colour < 0 else same):
            continue
        seen.add(mark)
        alike[group] = alike.get(group, 0) + 1
        kept.append(plan)
        if len(kept) == width:
            break
    return kept


def _choices(s: RevolutionState, seat: int) -> list[int]:
    """What a plan considers."""
    legal = s.legal(seat)
    managers = _missing_managers(s, seat)
    found: list[int] = []
    for action in legal:
        if not SELL <= action < STOP:
            found.append(action)
        elif action == SELL:
            if s.phase == ACT and s.money[seat] < SHORT and (s.slots or s.frames):
                found.append(action)
        elif managers >> (action - HIRE) & 1:
            found.append(action)
    if found:
        return found
    return [action for action in legal if action != SELL] or legal  # somebody must be hired, or a share sold


def _missing_managers(s: RevolutionState, seat: int) -> int:
    """Colours that the objectives want and nobody there has, as a mask."""
    colours = wanted(s, seat)
    for colour in range(COLOURS):
        if s.reserve[seat * COLOURS + colour] + s.out[seat * COLOURS + colour]:
            colours &= ~(1 << colour)
    return colours


def _after(way: Plan, seat: int, action: int, weights: list[float]) -> Plan:
    twin = way.state.clone()
    twin.perform(seat, action, None)
    far = way.far if twin.network[seat] == way.state.network[seat] else distances(twin, seat)
    return Plan(way.actions + [action], twin, seat, far, weights)


def reason(s: RevolutionState, seat: int, plan: Plan, weights: list[float]) -> str | None:
    """The feature that a plan gains most by; None if it gains by none."""
    before = measure(s, seat)
    best, most = -1, 0.0
    for index in range(len(NAMES)):
        gain = weights[index] * (plan.features[index] - before[index])
        if gain > most + 1e-9:
            best, most = index, gain
    return NAMES[best] if best >= 0 else None
