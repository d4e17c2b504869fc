"""All-pairs covering: few setups in which every two choices that can stand together do so at least once."""

import json
from itertools import combinations
from typing import Any

from roundhouse import Game

# A choice is an option's name and one of its values as JSON, because 1 and true are equal in Python.
Choice = tuple[str, str]
PLAYERS = " players"  # no option has a space in its name

Options = dict[int, dict[str, tuple[Any, ...]]]

MANY = 16  # values of an option: of more than these, only some are covered
SOME = 8


def setups(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players with options, so that every two values of options, and of each with the players, meet.

    Of an option with very many values, such as all choices of three out of seven, a few spread over all stand for the
    rest.
    """
    return covering({players: _spread(game.options(players=players)) for players in game.players})


def _spread(options: dict[str, tuple[Any, ...]]) -> dict[str, tuple[Any, ...]]:
    return {name: spread(values) for name, values in options.items()}


def spread(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """All values, or of very many the first two, the last, and some at even distances between."""
    if len(values) <= MANY:
        return values
    rest = values[2:]
    steps = SOME - 2
    return (*values[:2], *[rest[number * (len(rest) - 1) // (steps - 1)] for number in range(steps)])


def covering(allowed: Options) -> list[tuple[int, dict[str, Any]]]:
    """Setups that cover all pairs of what is allowed at each number of players; no two are the same."""
    missing = dict.fromkeys(pair for players in allowed for pair in _pairs(_factors(players, allowed[players])))
    found = [] if missing else [(players, {}) for players in allowed]
    while missing:
        first = next(iter(missing))
        fitting = [(players, _factors(players, options)) for players, options in allowed.items()]
        filled = [(players, _fill(first, factors, missing)) for players, factors in fitting if _fits(first, factors)]
        players, setup = max(filled, key=lambda one: sum(pair in missing for pair in _pairs_of(one[1])))
        for pair in _pairs_of(setup):
            missing.pop(pair, None)
        found.append((players, {name: json.loads(setup[name]) for name in allowed[players]}))
    return sorted(found, key=lambda setup: setup[0])


def _factors(players: int, options: dict[str, tuple[Any, ...]]) -> dict[str, tuple[str, ...]]:
    return {PLAYERS: (str(players),), **{name: tuple(map(json.dumps, values)) for name, values in options.items()}}


def _pairs(factors: dict[str, tuple[str, ...]]) -> list[frozenset[Choice]]:
    return [
        frozenset({(one, mine), (other, theirs)})
        for one, other in combinations(factors, 2)
        for mine in factors[one]
        for theirs in factors[other]
    ]


def _pairs_of(setup: dict[str, str]) -> list[frozenset[Choice]]:
    return _pairs({name: (value,) for name, value in setup.items()})


def _fits(pair: frozenset[Choice], factors: dict[str, tuple[str, ...]]) -> bool:
    return all(value in factors.get(name, ()) for name, value in pair)


def _fill(
    pair: frozenset[Choice], factors: dict[str, tuple[str, ...]], missing: dict[frozenset[Choice], None]
) -> dict[str, str]:
    """A setup with this pair: each further value is the one that meets most others for the first time."""
    setup = dict(sorted(pair))
    for name, values in factors.items():
        if name not in setup:
            chosen = [frozenset({choice}) for choice in setup.items()]
            news = {value: sum(one | {(name, value)} in missing for one in chosen) for value in values}
            setup[name] = max(values, key=lambda value: news[value])
    return setup
