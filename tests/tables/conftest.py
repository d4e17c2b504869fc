"""Each test with a `game` runs on every registered game; with a condition, on every game in which it comes up."""

import pytest

import roundhouse
from tests.tables.scenes import games_where


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "where(condition): only the games in which the condition comes up")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("where")
        names = games_where(marker.kwargs["condition"]) if marker else list(roundhouse.games())
        metafunc.parametrize("game", [roundhouse.game(name) for name in names], ids=names)
