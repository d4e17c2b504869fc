"""The survey on data nobody would call a board."""

import tomllib
from copy import deepcopy
from datetime import date
from importlib import resources
from typing import Any

from hypothesis import given, settings, strategies as st

from roundhouse.games.union_pacific import survey

HOUSE = resources.files("roundhouse.games.union_pacific")
OURS: dict[str, Any] = tomllib.loads(HOUSE.joinpath("data", "board.toml").read_text(encoding="utf-8"))


# --- whatever the data are ---------------------------------------------------------------------------------

WORDS = st.sampled_from(["city", "section", "company", "track_cards", "drawing", "id", "a", "dm", "denver", "clear"])
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), WORDS, st.binary(max_size=4),
    st.just(date(1869, 5, 10)),
)  # fmt: skip
GARBAGE = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(WORDS, st.integers()), inner, max_size=4)
    ),
    max_leaves=12,
)


def places(value: Any, way: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The ways to everything inside a value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = []
    for key in keys:
        found += [(*way, key), *places(value[key], (*way, key))]
    return found


PLACES = places(OURS, ())


@given(GARBAGE)
def test_no_garbage_breaks_the_survey(garbage: Any) -> None:
    assert survey.faults(garbage)


@settings(deadline=None, max_examples=200)
@given(st.lists(st.tuples(st.sampled_from(PLACES), GARBAGE), min_size=1, max_size=3))
def test_no_garbage_inside_a_board_breaks_the_survey(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    board = deepcopy(OURS)
    for way, garbage in changes:
        put(board, way, garbage)
    if not survey.faults(board):
        survey.remarks(board)
        survey.summary(board)


def put(board: Any, way: tuple[Any, ...], value: Any) -> None:
    """Puts a value in its place, unless an earlier one has swept the place away."""
    try:
        for key in way[:-1]:
            board = board[key]
        board[way[-1]] = value
    except (KeyError, IndexError, TypeError):
        return
