import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running import Running, serving


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
