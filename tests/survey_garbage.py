"""Data nobody would call a board, for what looks boards over."""

from datetime import date
from typing import Any

from hypothesis import strategies as st

Way = tuple[Any, ...]


def garbage(*words: str) -> st.SearchStrategy[Any]:
    """Anything a file can hold, with words that mean something on a board among it."""
    known = st.sampled_from(words)
    scalars = st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), known, st.binary(max_size=4),
        st.just(date(1869, 5, 10)),
    )  # fmt: skip
    keys = st.one_of(known, st.integers())
    return st.recursive(
        scalars,
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)),
        max_leaves=12,
    )


def changes(data: Any, what: st.SearchStrategy[Any]) -> st.SearchStrategy[list[tuple[Way, Any]]]:
    """One to three places inside the data, each with what is put there."""
    return st.lists(st.tuples(st.sampled_from(places(data, ())), what), min_size=1, max_size=3)


def places(value: Any, way: Way) -> list[Way]:
    """The ways to everything inside a value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = []
    for key in keys:
        found += [(*way, key), *places(value[key], (*way, key))]
    return found


def put(data: Any, way: Way, value: Any) -> None:
    """Puts a value in its place, unless an earlier one has swept the place away."""
    try:
        for key in way[:-1]:
            data = data[key]
        data[way[-1]] = value
    except (KeyError, IndexError, TypeError):
        return
