"""The ways to the database: statements one by one for whoever reads, whole transactions for the one who writes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

Work = Callable[[sa.Connection], Any]
SQLITE = "sqlite"


class Transactions(Protocol):
    """Runs a piece of work in a transaction of its own."""

    async def run(self, work: Work) -> Any:
        """What the work returns, once all it has written is durable; if it raises, nothing is written."""

    def close(self) -> None: ...


class InOneThread:
    """For SQLite, which is no server: from the loop, every statement would be three changes of threads.

    A third of a server's time under load went into those; a whole transaction in the thread needs one.
    """

    def __init__(self, url: sa.URL) -> None:
        self.engine = sa.create_engine(url.set(drivername=SQLITE))
        sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Work) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Work) -> Any:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()


class OverTheNetwork:
    """For a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def run(self, work: Work) -> Any:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def close(self) -> None:
        """The engine belongs to whoever reads."""


def connect(url: str) -> tuple[AsyncEngine, Transactions]:
    engine = create_async_engine(url)
    if engine.dialect.name != SQLITE:
        return engine, OverTheNetwork(engine)
    sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine, InOneThread(engine.url)


def _set_up_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns, power cut included, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
