"""All the tables of a server: found, loaded, opened, kept going, and put away when nobody looks."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.bot_turns import DecisionPassed, decide
from roundhouse.server.closed import ClosedTable, TableClosed
from roundhouse.server.errors import GONE, ServerError, table_gone
from roundhouse.server.expiry import Expiry
from roundhouse.server.fair_queue import FairQueue
from roundhouse.server.live import LiveTable, now, restored
from roundhouse.server.loop_shares import charged, paying_address, turn
from roundhouse.server.settings import Settings
from roundhouse.server.snapshots import SnapshotKeeper
from roundhouse.server.storage import (
    Conflict,
    Downtime,
    Grant,
    Header,
    NotStored,
    Rest,
    StorageAway,
    Store,
    StoredTable,
)
from roundhouse.server.token_buckets import TokenBuckets
from roundhouse.server.tokens import digest, new_code
from roundhouse.server.visitors import Visitor, held
from roundhouse.server.workers import Workers
from roundhouse.tables import Entry, Table

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
AHEAD = 60_000  # tables that need the server within so many milliseconds are in memory
RETRY_SECONDS = 5.0
ALIVE_EVERY = 10_000  # milliseconds: so much of a downtime after a crash is counted in favour of the players
BATCH = 50  # so many tables are put away at once to make room for others
LOADED_AT_ONCE = 2


class TableRegistry:
    """The tables in memory and what keeps them going."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings)
        self.snapshots = SnapshotKeeper(self.store)
        self.expiry = Expiry(self.store, settings)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._load_queue = FairQueue(LOADED_AT_ONCE)
        self._openings = TokenBuckets(settings.openings / 60, settings.openings)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._unsaved_wakes: set[str] = set()
        self._background_tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closed: set[str] = set()
        self._downtimes: list[Downtime] = []
        self._alive = 0

    async def open(self) -> None:
        """Games under way go on: those that wait for a bot or a clock are looked after at once."""
        await self.store.open()
        self._downtimes = await self.store.run.begin(now())
        self.expiry.downtimes = list(self._downtimes)
        await self.snapshots.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        running = [*self._thinking.values(), *self._background_tasks, *self._loading.values()]
        if self._sweeper is not None:
            running.append(self._sweeper)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.workers.close()
        try:
            await self.store.run.go_on(now())
            await self._save_wakes()
            await self.snapshots.finish(self._tables)
        except NotStored as wrong:
            logger.warning("what the next start should know is not stored: %s", wrong.why.orig)
        await self.store.close()

    # Finding --------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from the storage."""
        live = self._tables.pop(table_id, None)
        if live is None:
            return await self._loaded(table_id)
        self._tables[table_id] = live  # the last one asked for is the last one to be put away
        return live

    async def _loaded(self, table_id: str) -> LiveTable:
        """From the storage, one table at a time for each address: to play a long game again takes a while."""
        if table_id in self._loading:
            return await asyncio.shield(self._loading[table_id])
        async with self._load_queue.place(paying_address()):
            await turn()
            if table_id in self._tables:
                return self._tables[table_id]
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(charged(self._load(table_id)))
            return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            kept = await self.store.load(table_id)
            if kept is None:
                raise ServerError("server-no-table", 404)
            live = await self._restored(kept)
            await self._settle_if_possible(live)
            return self._admit(live)
        finally:
            del self._loading[table_id]

    async def _restored(self, kept: StoredTable) -> LiveTable:
        """TableClosed if it cannot go on: whatever is wrong with it is told of this table, and is nobody else's."""
        try:
            return LiveTable(kept, await restored(kept), self.store, self.settings, self._downtimes)
        except Exception as wrong:
            closed = ClosedTable(kept, await self.store.snapshots.load(kept.header.id), wrong)
            if kept.header.id not in self._closed:
                self._closed.add(kept.header.id)
                defect = None if isinstance(wrong, RoundhouseError) else wrong
                logger.warning("table %s is closed: %s", kept.header.id, closed.why, exc_info=defect)
            raise closed.why from wrong

    async def _settle_if_possible(self, live: LiveTable) -> None:
        """So that nobody sees a clock that ran through a downtime. With a full disk a table can still be looked at."""
        try:
            await live.settle()
        except (NotStored, StorageAway) as wrong:
            logger.warning("table %s: %s", live.header.id, wrong.why.orig)

    async def by_code(self, code: str) -> LiveTable:
        table_id = await self.store.by_code(code.strip().upper())
        if table_id is None:
            raise ServerError("server-no-code", 404)
        return await self.table(table_id)

    async def create(
        self, table_id: str, name: str, starts_full: bool, entries: Sequence[Entry], grants: Sequence[Grant]
    ) -> LiveTable:
        """A new table, durable when this returns."""
        creating = asyncio.create_task(self._create(table_id, name, starts_full, entries, grants))
        self._loading[table_id] = creating  # the sweep sees it in the storage before we hear that it is there
        return await asyncio.shield(creating)

    async def _create(
        self, table_id: str, name: str, starts_full: bool, entries: Sequence[Entry], grants: Sequence[Grant]
    ) -> LiveTable:
        try:
            header = await self._store_new(table_id, name, starts_full, entries, grants)
            stored = StoredTable(header, list(entries), list(grants), touched=header.created)
            live = self._admit(LiveTable(stored, Table.restore(entries), self.store, self.settings))
        finally:
            del self._loading[table_id]
        await live.settle()
        return live

    async def _store_new(
        self, table_id: str, name: str, starts_full: bool, entries: Sequence[Entry], grants: Sequence[Grant]
    ) -> Header:
        game: str = entries[0].facts["game"]
        while True:
            header = Header(table_id, new_code(), name, game, starts_full, now())
            try:
                await self.store.create(header, entries, grants)
                return header
            except Conflict:
                continue  # another table has the code

    def admit_opening(self) -> None:
        """Refuse another table if this address has opened enough lately."""
        address = paying_address()
        if address is not None and not self._openings.take(address, time.monotonic()):
            raise ServerError("server-too-many-tables", 429)

    def admit_demo(self) -> None:
        """Refuse another game of bots among themselves if there are enough, of this address or in all."""
        openers = [live.opener for live in self._tables.values() if live.is_among_bots()]
        if len(openers) >= self.settings.demos:
            raise ServerError("server-too-many-demos", 503)
        address = paying_address()
        if address is not None and openers.count(address) >= self.settings.address_demos:
            raise ServerError("server-too-many-demos", 429)

    def _admit(self, live: LiveTable) -> LiveTable:
        self._tables[live.header.id] = live
        live.on_change = self._schedule
        live.on_gone = self._drop
        self._schedule(live)
        self._make_room()
        return live

    def _make_room(self) -> None:
        """Put away what is too much, first what was asked for longest ago, and last what has a flag about to fall."""
        idle = sorted(self._idle(), key=lambda table_id: table_id in self._alarms)
        self._put_away(idle[: max(0, self._unwatched() - self.settings.kept_tables)])

    def _unwatched(self) -> int:
        return sum(not live.subscribers for live in self._tables.values())

    def _idle(self) -> list[str]:
        return [table_id for table_id, live in self._tables.items() if not self._is_busy(table_id, live)]

    def _is_busy(self, table_id: str, live: LiveTable) -> bool:
        needed = table_id in self._thinking or table_id in self._unsaved_wakes
        return bool(live.subscribers) or live.lock.locked() or needed

    def _put_away(self, idle: Sequence[str]) -> None:
        for table_id in idle:
            self._tables.pop(table_id).on_change = lambda gone: None
            self._cancel_alarm(table_id)

    def _drop(self, live: LiveTable) -> None:
        """A table that is not there any more."""
        table_id = live.header.id
        self._tables.pop(table_id, None)
        live.on_change = lambda gone: None
        self._cancel_alarm(table_id)
        self._unsaved_wakes.discard(table_id)

    # Keeping tables going -------------------------------------------------------------------------------------------

    def _schedule(self, live: LiveTable) -> None:
        """Whatever has happened: bots that must move think, and the alarm is set for the next flag."""
        table_id = live.header.id
        self._unsaved_wakes.add(table_id)
        self.snapshots.note(table_id)
        self._cancel_alarm(table_id)
        if live.table.bots_to_move():
            if table_id not in self._thinking:
                self._thinking[table_id] = asyncio.create_task(charged(self._think(live)))
        elif (moment := live.wake()) is not None:
            delay = max(0, moment - now()) / 1000
            if delay <= 2 * AHEAD / 1000:
                loop = asyncio.get_running_loop()
                self._alarms[table_id] = loop.call_later(delay, self._on_alarm, live)

    def _cancel_alarm(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def _on_alarm(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._settle(live))
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def _settle(self, live: LiveTable) -> None:
        """As often as it takes: a flag falls even if the disk was full when it should have."""
        while True:
            try:
                return await live.settle()
            except (NotStored, StorageAway) as wrong:
                logger.warning("table %s: %s; it is tried again", live.header.id, wrong.why.orig)
            except Exception:
                logger.exception("table %s: what happens by itself went wrong; it is tried again", live.header.id)
            await asyncio.sleep(RETRY_SECONDS)

    async def _think(self, live: LiveTable) -> None:
        """Bots act one after the other, until a person must. Among themselves they have time."""
        try:
            while live.gone is None and live.table.bots_to_move():
                if (live.subscribers or live.is_among_bots()) and self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                await turn()
                if not live.table.bots_to_move():
                    return
                try:
                    await decide(live, self.workers)
                except DecisionPassed:
                    continue
                except (NotStored, StorageAway) as wrong:
                    logger.warning("table %s: %s; its bot tries again", live.header.id, wrong.why.orig)
                    await asyncio.sleep(RETRY_SECONDS)
                except Exception:
                    if live.gone is None:
                        logger.exception("table %s: a bot's turn went wrong; it is tried again", live.header.id)
                        await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.pop(live.header.id, None)

    async def _sweep(self) -> None:
        """Loads what will need the server soon, and writes down when the others will."""
        while True:
            try:
                await self._go_on()
                await self._save_wakes()
                self._make_room()
                await self._wake_all()
                await self.snapshots.sweep(self._tables)
                await self.expiry.sweep(self._tables)
            except (NotStored, StorageAway) as wrong:
                logger.warning("the sweep: %s; it is tried again", wrong.why.orig)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                logger.exception("the sweep went wrong; it is tried again")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _go_on(self) -> None:
        if now() >= self._alive + ALIVE_EVERY:
            await self.store.run.go_on(now())
            self._alive = now()

    async def _wake_all(self) -> None:
        """Flags that have fallen are entered at once. The rest has to wait for room, such as bots after a crash."""
        for table_id in await self.store.waking(now(), 1):
            await self._wake(table_id)
        for table_id in await self.store.waking(now() + AHEAD):
            if self._unwatched() >= self.settings.kept_tables and not await self._put_away_some():
                return
            await self._wake(table_id)

    async def _put_away_some(self) -> bool:
        """Tables that do not need the server soon; whether there were any."""
        await self._save_wakes()
        idle = [table_id for table_id in self._idle() if table_id not in self._alarms][:BATCH]
        self._put_away(idle)
        return bool(idle)

    async def _wake(self, table_id: str) -> None:
        if table_id in self._tables or table_id in self._closed:
            return
        try:
            live = await self.table(table_id)
            await live.settle()
        except (NotStored, StorageAway):
            raise
        except TableClosed:
            return
        except Exception as wrong:
            if isinstance(wrong, ServerError) and wrong.status in (404, GONE):
                return
            self._closed.add(table_id)
            logger.exception("table %s cannot go on", table_id)

    async def _save_wakes(self) -> None:
        """Write down of each table that has changed when it needs the server again, unless it does now."""
        resting: list[Rest] = []
        for table_id in list(self._unsaved_wakes):
            live = self._tables.get(table_id)
            wake = None if live is None else live.wake()
            if wake != 0:
                self._unsaved_wakes.discard(table_id)
            if live is not None and wake != 0:
                ended = live.table.at if live.table.phase == "over" else None
                touched = max(live.table.at, live.table.talk.at)
                resting.append(Rest(table_id, live.table.version, wake, touched, ended))
        await self.store.set_at_rest(resting)

    async def refusal_for(self, table_id: str, token: str) -> ServerError:
        """What is said to a token that opens nothing at a table: that the table is gone, if it did before."""
        removed = await self.store.removals.of(table_id, [digest(token)])
        return ServerError("server-no-such-token", 403) if removed is None else table_gone(*removed)


async def known_table(registry: TableRegistry, table_id: str, token: str) -> LiveTable:
    """The table of that id. A refusal does not reveal whether it exists or has, but to who has a token of it."""
    try:
        return await registry.table(table_id)
    except TableClosed as closed:
        if not held(token, closed.table.grants):
            raise await registry.refusal_for(table_id, token) from None
        await registry.expiry.visit_closed(closed.table)
        raise
    except ServerError as wrong:
        if wrong.status != 404:
            raise
        raise await registry.refusal_for(table_id, token) from None


async def known_visitor(registry: TableRegistry, table_id: str, token: str) -> tuple[LiveTable, Visitor]:
    """The table of that id, and what the token allows there. Who looks at a table keeps it."""
    live = await known_table(registry, table_id, token)
    try:
        visitor = live.visitor(token)
    except ServerError:
        raise await registry.refusal_for(table_id, token) from None
    await live.visit(now())
    return live, visitor
