"""The way to the database: whole pieces of work, carried out in a thread.

From the loop itself every statement would be three changes of threads, and a third of a server's time under load went
into those; a whole piece of work needs one.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from roundhouse.server.errors import ServerError

T = TypeVar("T")
SQLITE = "sqlite"
POSTGRESQL = "postgresql"
# How a transaction of SQLite begins: one that will write takes its turn at once.
BEGIN = "begin"


class StorageAway(ServerError):
    """The database cannot be read now: it does not answer, or its disk does not."""

    def __init__(self, why: sa.exc.OperationalError) -> None:
        super().__init__("server-storage-away", 503)
        self.why = why


class NotStored(ServerError):
    """The database has not taken what was to be written: its disk is full, or it does not answer."""

    def __init__(self, why: sa.exc.OperationalError) -> None:
        super().__init__("server-not-stored", 507)
        self.why = why


class Database:
    """One thread writes and another reads, so that a reader never waits for a disk sync."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        self._for_writing = self._for_reading = self.engine
        if self.engine.dialect.name == SQLITE:
            sa.event.listen(self.engine, "connect", _set_up_sqlite)
            sa.event.listen(self.engine, "begin", _begin_sqlite)
            self._for_writing = self.engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        elif self.engine.dialect.name == POSTGRESQL:
            # All that one piece of work reads is of one moment, as it is with SQLite.
            self._for_reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(1, "reader")

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """What the work returns, once all it has written is durable; if it raises, nothing is written."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What the work returns. It must not write."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._look, work)

    def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self._for_writing.begin() as connection:
                return work(connection)
        except sa.exc.OperationalError as wrong:
            raise NotStored(wrong) from wrong

    def _look(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self._for_reading.connect() as connection:
                return work(connection)
        except sa.exc.OperationalError as wrong:
            raise StorageAway(wrong) from wrong

    def close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()


def _set_up_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns, power cut included, and readers never wait for the writer."""
    connection.isolation_level = None  # else the driver begins for itself, and not before tables are made or changed
    connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(stored: bytes) -> str:
    """A byte that was damaged on the disk spoils what it stands in, and not the whole query."""
    return stored.decode("utf-8", "replace")


def _begin_sqlite(connection: sa.Connection) -> None:
    begin = connection.get_execution_options().get(BEGIN, "BEGIN")
    driver: sqlite3.Connection | None = connection.connection.driver_connection
    assert driver is not None
    driver.execute(begin)
