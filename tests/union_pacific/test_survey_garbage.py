"""The survey on data nobody would call a board, and the plane and the network it measures with."""

import math
import tomllib
from copy import deepcopy
from datetime import date
from importlib import resources
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from roundhouse.games.union_pacific import survey
from roundhouse.games.union_pacific.plane import albers
from roundhouse.games.union_pacific.reach import leads_through
from roundhouse.games.union_pacific.transcript import Drawing, Section

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


LATITUDES, LONGITUDES = st.floats(-90, 90), st.floats(-180, 180)
KILOMETRES = st.floats(1, 10_000)


@settings(deadline=None, max_examples=40)
@given(
    st.lists(st.tuples(st.integers(0, 39), LATITUDES, LONGITUDES), max_size=5),
    st.tuples(st.floats(1, 89), st.floats(1, 89)),
    st.tuples(LATITUDES, LONGITUDES),
    st.dictionaries(st.sampled_from(["space_pitch", "label_size", "earth_radius", "track_width"]), KILOMETRES),
)
def test_any_places_and_measures_can_be_drawn(
    moved: list[tuple[int, float, float]],
    parallels: tuple[float, float],
    origin: tuple[float, float],
    measures: dict[str, float],
) -> None:
    board = deepcopy(OURS)
    board["drawing"].update(measures, parallels=list(parallels), origin=list(origin))
    for number, lat, lon in moved:
        board["city"][number].update(lat=lat, lon=lon)
        board["section"][number].update(via=[[lat, lon]])
    assert survey.faults(board) == []
    survey.remarks(board)
    survey.summary(board)


# --- the plane and the network -----------------------------------------------------------------------------


def test_the_plane_keeps_the_distances_of_the_globe() -> None:
    sheet = Drawing({})
    assert albers(*sheet.origin, sheet) == pytest.approx((0, 0))
    new_york, los_angeles = albers(40.71, -74.01, sheet), albers(34.05, -118.24, sheet)
    assert math.dist(new_york, los_angeles) == pytest.approx(3936, rel=0.02)  # along a great circle


PAIRS = [(a, b) for a in "abcdef" for b in "abcdef" if a < b]


@given(st.sets(st.sampled_from(PAIRS)))
def test_a_way_through_a_city_meets_no_city_twice(pairs: set[tuple[str, str]]) -> None:
    track = [Section({"a": a, "b": b, "type": "clear", "spaces": 1, "start": []}) for a, b in sorted(pairs)]
    joined = pairs | {(b, a) for a, b in pairs}
    ways = [("a", *inner, "c") for number in range(1, 5) for inner in permutations("bdef", number) if "b" in inner]
    there = any(all(step in joined for step in pairwise(way)) for way in ways)
    assert leads_through(track, "a", "b", "c") == there
