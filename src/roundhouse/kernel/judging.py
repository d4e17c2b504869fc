"""Judging by named features: their weighted sum, where the weights come from, and what a hint is made of."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from roundhouse.kernel import text

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game, Hint, State

AS_GOOD: Final = 1e-6  # choices less far apart differ by rounding alone


def weighted(weights: list[float], features: list[float]) -> float:
    """The sum of the features, each times its weight."""
    total = 0.0
    for index in range(len(features)):
        total += weights[index] * features[index]
    return total


def read_weights(package: str, features: tuple[str, ...], players: int) -> list[float]:
    """The row for a number of players in a game's weights, in the order of its features."""
    rows = tomllib.loads(text.read(package, "data", "weights.toml"))
    row = rows[str(players)]
    return [float(row[name]) for name in features]


def measured_on_clones(game: Game[Any], state: State, seat: int, actions: list[int]) -> list[list[float]]:
    """The default of `Game.measure_actions`: each action done on a clone."""
    rows: list[list[float]] = []
    for action in actions:
        twin = state.clone()
        twin.apply(seat, action)
        rows.append(game.measure(twin, seat))
    return rows


def judged_on_clones(game: Game[Any], state: State, seat: int, actions: list[int]) -> list[float]:
    """The default of `Game.judge_actions`: each action done on a clone."""
    values: list[float] = []
    for action in actions:
        twin = state.clone()
        twin.apply(seat, action)
        values.append(game.judge(twin, seat))
    return values


def plan(game: Game[Any], state: State, seat: int) -> Hint | None:
    """The turn that the judge likes best action by action, as far as it hangs on nothing that is yet to be seen."""
    from roundhouse.kernel.game import Hint

    if seat not in state.actors:
        return None
    world = state.clone()
    actions: list[int] = []
    reason: str | None = None
    while seat in world.actors and world.seal == state.seal:
        legal = world.legal(seat)
        measured = game.measure_actions(world, seat, legal)
        ranked = ranking(game.weights(state.players), measured)
        if reason is None:
            reason = decider(game, state.players, [measured[at] for at in ranked])
        actions.append(legal[ranked[0]])
        world.apply(seat, legal[ranked[0]])
    return Hint(actions, [], False, reason)


def ranking(weights: list[float], measured: list[list[float]]) -> list[int]:
    """The choices from the best down; of equals the later first: to leave it alone stands behind what could be done."""
    values = [weighted(weights, features) for features in measured]
    return sorted(range(len(values)), key=lambda at: (-values[at], -at))


def decider(game: Game[Any], players: int, ranked: list[list[float]]) -> str | None:
    """The feature that speaks most for the best choice against the next; None if nothing does.

    Choices as good as the best are passed over: the same turn in another order is no reason for it.
    """
    weights = game.weights(players)
    best = weighted(weights, ranked[0])
    for other in ranked[1:]:
        if best - weighted(weights, other) > AS_GOOD:
            speaks = [weight * (one - two) for weight, one, two in zip(weights, ranked[0], other, strict=True)]
            return game.features[speaks.index(max(speaks))]
    return None
