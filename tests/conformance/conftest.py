"""Each test with a `case` runs on setups of every game that cover all pairs of options; with a `game`, once a game."""

from collections.abc import Iterator

import pytest

from tests.conformance.cases import all_games, cases
from tests.shelf import small_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=[case.name for case in cases()])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games(), ids=[game.id for game in all_games()])


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """The small games stand beside the others: records are of registered games only."""
    with small_games():
        yield
