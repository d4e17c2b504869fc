"""The way to the database: whole pieces of work, carried out in a thread.

From the loop itself every statement would be three changes of threads, and a third of a server's time under load went
into those; a whole piece of work needs one.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
SQLITE = "sqlite"


class Database:
    """One thread writes and another reads, so that a reader never waits for a disk sync."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        if self.engine.dialect.name == SQLITE:
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(1, "reader")

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """What the work returns, once all it has written is durable; if it raises, nothing is written."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What the work returns. It must not write."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._look, work)

    def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def _look(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()


def _set_up_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns, power cut included, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
