"""What all tests share: the marker that cites a clause, the long run, and the browser, for whoever asks for one."""

from typing import Any

import pytest

pytest_plugins = ["tests.browser.fixtures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="play many more games through the conformance tests")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id, ...): the clauses of the rules that this test proves")
    config.addinivalue_line("markers", "sqlite(why): a test of the server that is about SQLite, or too slow for both")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from tests.spreading import scheduler  # late: not everybody has xdist

    return scheduler(config, log)


@pytest.fixture(scope="session")
def plays(request: pytest.FixtureRequest) -> range:
    """The seeds to play with: a few, or many in a soak."""
    return range(60 if request.config.getoption("--soak") else 2)
