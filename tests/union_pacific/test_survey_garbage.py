"""The survey on data nobody would call a board."""

import tomllib
from copy import deepcopy
from importlib import resources
from typing import Any

from hypothesis import given, settings

from roundhouse.games.union_pacific import survey
from tests.survey_garbage import Way, changes, garbage, put

HOUSE = resources.files("roundhouse.games.union_pacific")
OURS: dict[str, Any] = tomllib.loads(HOUSE.joinpath("data", "board.toml").read_text(encoding="utf-8"))
GARBAGE = garbage("city", "section", "company", "track_cards", "drawing", "id", "a", "dm", "denver", "clear")


@given(GARBAGE)
def test_no_garbage_breaks_the_survey(garbage: Any) -> None:
    assert survey.faults(garbage)


@settings(deadline=None, max_examples=200)
@given(changes(OURS, GARBAGE))
def test_no_garbage_inside_a_board_breaks_the_survey(changes: list[tuple[Way, Any]]) -> None:
    board = deepcopy(OURS)
    for way, value in changes:
        put(board, way, value)
    if not survey.faults(board):
        survey.remarks(board)
        survey.summary(board)
