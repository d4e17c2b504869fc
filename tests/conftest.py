"""What all tests share: the marker that cites a clause, and the long run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="play many more games through the conformance tests")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id, ...): the clauses of the rules that this test proves")


@pytest.fixture(scope="session")
def plays(request: pytest.FixtureRequest) -> range:
    """The seeds to play with: a few, or many in a soak."""
    return range(60 if request.config.getoption("--soak") else 2)
