"""Judging by named features: their weighted sum, where the weights come from, and what a hint is made of."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from roundhouse.kernel import text

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game, Hint, State


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
        if reason is None and len(ranked) > 1:
            reason = decider(game, state.players, measured[ranked[0]], measured[ranked[1]])
        actions.append(legal[ranked[0]])
        world.apply(seat, legal[ranked[0]])
    return Hint(actions, [], False, reason)


def ranking(weights: list[float], measured: list[list[float]]) -> list[int]:
    """The choices from the best down; of equals the later first: to leave it alone stands behind what could be done."""
    values = [weighted(weights, features) for features in measured]
    return sorted(range(len(values)), key=lambda at: (-values[at], -at))


def decider(game: Game[Any], players: int, best: list[float], other: list[float]) -> str | None:
    """The feature that speaks most for the best choice against another; None if nothing does."""
    weights = game.weights(players)
    most, name = 0.0, None
    for index, feature in enumerate(game.features):
        speaks = weights[index] * (best[index] - other[index])
        if speaks > most:
            most, name = speaks, feature
    return name
