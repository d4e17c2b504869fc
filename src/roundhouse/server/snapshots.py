"""Taking snapshots of tables, so that they can be shown when their rules are not known any more.

One is taken some seconds after a table has changed; after a crash, of those that were missed. It must never be in the
way of a move: only a small part of the time goes into it, and what there is no time for waits.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from roundhouse.server.live import LiveTable, now, restored
from roundhouse.server.storage import KeptLines, Store, StoredSnapshot
from roundhouse.tables import Table
from roundhouse.tables.snapshots import lines, take

DELAY = 10_000  # milliseconds between a change of a table and its snapshot
SHARE = 0.02  # seconds of each sweep, which comes once a second
PIECE = 20  # lines of a log put in words before others have their turn
LAST_SECONDS = 5.0  # at the end of a run


class SnapshotKeeper:
    """The tables whose snapshots are not of how they are now, in the order in which they changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, int] = {}

    async def open(self) -> None:
        """What an earlier run has not come to."""
        self._due = dict.fromkeys(await self._store.snapshots.missing(), 0)

    def note(self, table_id: str) -> None:
        """A table may have changed."""
        self._due.setdefault(table_id, now() + DELAY)

    async def sweep(self, tables: Mapping[str, LiveTable]) -> None:
        """As many as there is time for, of those in memory and others."""
        spent = 0.0
        while spent < SHARE and (table_id := self._first_due()) is not None:
            live = tables.get(table_id)
            spent += await self._keep(table_id, await self._stored(table_id) if live is None else live.table)

    def _first_due(self) -> str | None:
        for table_id, due in self._due.items():
            return table_id if due <= now() else None
        return None

    async def finish(self, tables: Mapping[str, LiveTable]) -> None:
        """At the end of a run, whatever is in memory."""
        end = time.monotonic() + LAST_SECONDS
        for table_id in list(self._due):
            if table_id in tables and time.monotonic() < end:
                await self._keep(table_id, tables[table_id].table)

    async def _stored(self, table_id: str) -> Table | None:
        kept = await self._store.load(table_id)
        try:
            return None if kept is None else await restored(kept)
        except Exception:
            return None  # closed: it is told to whoever asks for it

    async def _keep(self, table_id: str, table: Table | None) -> float:
        """Take and write the snapshot of a table; the seconds that nobody else had meanwhile."""
        self._due.pop(table_id, None)
        if table is None:
            return 0.0
        version = table.version
        kept = await self._store.snapshots.kept(table_id)
        if kept.version == version:
            return 0.0
        anew = _differs(table, kept)
        first = 0 if anew else kept.lines
        start = time.perf_counter()
        spent = 0.0
        log: list[dict[str, Any]] = []
        for piece in range(first, len(table.log), PIECE):
            log += lines(table, piece, min(piece + PIECE, len(table.log)))
            spent += time.perf_counter() - start
            await asyncio.sleep(0)
            start = time.perf_counter()
        if table.version != version:
            self.note(table_id)
            return spent
        snapshot = StoredSnapshot(version, take(table), log)
        counts = KeptLines(version, len(table.log), sum(line.undone for line in table.log))
        spent += time.perf_counter() - start
        try:
            await self._store.snapshots.keep(table_id, snapshot, counts, anew=anew)
        except BaseException:
            self.note(table_id)
            raise
        return spent


def _differs(table: Table, kept: KeptLines) -> bool:
    """Whether what is kept of the log is not what it says now: lines have been undone since, or it is another's."""
    undone = sum(line.undone for line in table.log[: kept.lines])
    return undone != kept.undone or kept.lines > len(table.log)
