"""How long a table is kept that nobody uses: by rules of the host, in days on which the server runs.

Tables that are due go one by one, each in a transaction of its own that looks once more whether it is due.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from roundhouse.server.closed import ClosedTable
from roundhouse.server.errors import ServerError, table_gone
from roundhouse.server.live import VISIT_EVERY, LiveTable, now
from roundhouse.server.settings import Settings
from roundhouse.server.storage import Absent, Downtime, Limits, NotStored, StorageAway, Store

DAY = 86_400_000  # all in milliseconds
SEARCH_EVERY = 600_000
CHECK_EVERY = 10_000  # so soon a table that another process has removed is out of memory here too
FORGET_EVERY = DAY
REMEMBERED = 365 * DAY  # that there was a table
GAP = 600_000  # between two sweeps: the machine slept, or its clock was set
FOUND_AT_ONCE = 50
PER_SWEEP = 5


def uptime_ago(at: int, period: int, downtimes: Sequence[Downtime]) -> int:
    """The moment since which the server has run for so long."""
    moment = at - period
    for since, until in sorted(downtimes, reverse=True):
        if moment < until:
            moment -= until - since
    return moment


def kept_until(settings: Settings, finished: bool, last: int, downtimes: Iterable[Downtime] = ()) -> int | None:
    """Until when a table is kept at least that is last used then; None: for good."""
    days = settings.keep_finished if finished else settings.keep_unfinished
    down = sum(until - max(since, last) for since, until in downtimes if until > last)
    return last + days * DAY + down if days else None


def last_use(table: LiveTable | ClosedTable) -> int:
    """When a table is last used if nobody comes any more: a flag will fall, and bots go on by themselves."""
    if isinstance(table, ClosedTable):
        return table.touched
    wake = table.wake()
    return max(table.used, now() if wake == 0 else wake or 0)


class Expiry:
    """The tables that are due, and those that are in use."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] = now) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self.downtimes: list[Downtime] = []
        self._due: list[str] = []
        self._searched = self._checked = self._forgot = 0
        self._swept = clock()

    async def sweep(self, tables: Mapping[str, LiveTable]) -> None:
        """Put away some of what is due; what is looked at is in use."""
        at = self._clock()
        self._note_gap(at)
        for live in [live for live in tables.values() if live.subscribers]:
            with suppress(ServerError):  # it is gone
                await live.visit(at)
        await self._tidy(tables, at)
        await self._search(at)
        due, self._due = self._due[:PER_SWEEP], self._due[PER_SWEEP:]
        for table_id in due:
            await self._put_away(table_id, tables.get(table_id))

    def _note_gap(self, at: int) -> None:
        if at - self._swept > GAP:
            self.downtimes.append(Downtime(self._swept, at))
        self._swept = at

    async def _tidy(self, tables: Mapping[str, LiveTable], at: int) -> None:
        """What is gone is out of memory soon, and forgotten in the end."""
        if at - self._checked >= CHECK_EVERY:
            self._checked = at
            await self._drop_missing(tables)
        if at - self._forgot >= FORGET_EVERY:
            self._forgot = at
            await self._store.removals.forget(at - REMEMBERED)

    async def visit_closed(self, closed: ClosedTable) -> None:
        """Somebody looks at a table that cannot go on."""
        at = self._clock()
        if at - closed.touched >= VISIT_EVERY:
            with suppress(NotStored, StorageAway, Absent):
                await self._store.removals.touch(closed.header.id, at)

    def kept_until(self, table: LiveTable | ClosedTable) -> int | None:
        """Until when a table is kept at least, if nothing happens there that does not now and nobody looks."""
        return kept_until(self._settings, table.is_finished(), last_use(table), self.downtimes)

    def limits(self) -> Limits:
        def limit(days: int) -> int | None:
            return uptime_ago(self._clock(), days * DAY, self.downtimes) if days else None

        return Limits(limit(self._settings.keep_finished), limit(self._settings.keep_unfinished))

    async def _search(self, at: int) -> None:
        limits = self.limits()
        if self._due or limits == (None, None) or at - self._searched < SEARCH_EVERY:
            return
        self._due = await self._store.removals.due(limits, FOUND_AT_ONCE)
        if len(self._due) < FOUND_AT_ONCE:
            self._searched = at

    async def _put_away(self, table_id: str, live: LiveTable | None) -> None:
        at = self._clock()
        if live is None:
            await self._store.removals.put_away(table_id, self.limits(), at)
        elif not live.subscribers and not live.lock.locked():
            async with live.lock:
                why = await self._store.removals.put_away(table_id, self.limits(), at)
                if why is not None:
                    live.end(table_gone(why, at))

    async def _drop_missing(self, tables: Mapping[str, LiveTable]) -> None:
        for table_id in await self._store.removals.missing(tables):
            live = tables.get(table_id)
            if live is not None:
                await live.vanish()
