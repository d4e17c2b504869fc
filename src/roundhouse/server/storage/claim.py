"""That one process alone serves a file of SQLite: a second one would let bots move twice and tell nobody of the first.

The claim is a lock of SQLite's own on a small file beside it, so the system lets go of it however the process ends.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path


class Claimed(Exception):
    """Another process serves the file, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def claim(file: Path, address: str) -> Iterator[None]:
    """Serve the file alone, from that address, as long as this lasts."""
    beside = file.with_name(f"{file.name}-served")
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as held:
        try:
            held.execute("BEGIN IMMEDIATE")
            held.execute("CREATE TABLE IF NOT EXISTS served (address TEXT)")
            held.execute("DELETE FROM served")
            held.execute("INSERT INTO served VALUES (?)", [address])
            held.execute("COMMIT")
            held.execute("BEGIN IMMEDIATE")  # and until the end: others can read it, and not begin the same
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Claimed(_address(held)) from None
        yield


def _address(held: sqlite3.Connection) -> str:
    """What the other one has written, or nothing if it is just about to."""
    with suppress(sqlite3.OperationalError):
        for (address,) in held.execute("SELECT address FROM served"):
            return str(address)
    return ""
