import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.databases import POSTGRESQL, SQLITE, databases
from tests.server.running import Running, serving

absent = pytest.mark.skipif(not postgres.is_present(), reason="PostgreSQL or its driver is not installed")
BOTH = [SQLITE, pytest.param(POSTGRESQL, marks=absent)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever keeps something is tested on every database we know, unless it is about one of them."""
    if "tmp_path" in metafunc.fixturenames and not list(metafunc.definition.iter_markers("sqlite")):
        metafunc.parametrize("database", BOTH, indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that servers keep their tables in."""
    databases.kind = getattr(request, "param", SQLITE)
    yield databases.kind
    databases.drop_all()


@pytest.fixture(scope="session", autouse=True)
def postgresql() -> Iterator[None]:
    """Started by the first who needs it, ended with the session."""
    with databases.session:
        yield


@pytest.fixture(autouse=True)
def schema_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The published schema is worked out when it is asked for: as exact as it must be it is in `test_schema.py`."""
    monkeypatch.setattr("roundhouse.server.app.tighten_schema", lambda app: None)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    """A server on a free port of this machine, with a database of its own."""
    async with serving(tmp_path) as server:
        yield server


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Servers that are stopped with sockets open say so; it is no news here."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
