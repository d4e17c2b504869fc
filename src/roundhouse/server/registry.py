"""All the tables of a server: found, loaded, opened, kept going, and put away when nobody looks."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from roundhouse.server.bot_turns import DecisionPassed, decide
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.settings import Settings
from roundhouse.server.storage import Conflict, Grant, Header, Store, StoredTable, Wake
from roundhouse.server.tokens import new_code
from roundhouse.server.workers import Workers
from roundhouse.tables import Entry

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
AHEAD = 60_000  # tables that need the server within so many milliseconds are in memory
RETRY_SECONDS = 5.0


class TableRegistry:
    """The tables in memory and what keeps them going."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._unsaved_wakes: set[str] = set()
        self._background_tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._broken: set[str] = set()

    async def open(self) -> None:
        """Games under way go on: those that wait for a bot or a clock are looked after at once."""
        await self.store.open()
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
        await self._save_wakes()
        await self.store.close()

    # Finding --------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from the storage."""
        live = self._tables.pop(table_id, None)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            return await asyncio.shield(self._loading[table_id])
        self._tables[table_id] = live  # the last one asked for is the last one to be put away
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            kept = await self.store.load(table_id)
            if kept is None:
                raise ServerError("server-no-table", 404)
            return self._admit(LiveTable(kept, self.store))
        finally:
            del self._loading[table_id]

    async def by_code(self, code: str) -> LiveTable:
        table_id = await self.store.by_code(code.strip().upper())
        if table_id is None:
            raise ServerError("server-no-code", 404)
        return await self.table(table_id)

    async def create(
        self, table_id: str, name: str, starts_full: bool, entries: Sequence[Entry], grants: Sequence[Grant]
    ) -> LiveTable:
        """A new table, durable when this returns."""
        game: str = entries[0].facts["game"]
        while True:
            header = Header(table_id, new_code(), name, game, starts_full, now())
            try:
                await self.store.create(header, entries, grants)
            except Conflict:
                continue  # another table has the code
            live = self._admit(LiveTable(StoredTable(header, list(entries), list(grants)), self.store))
            await live.settle()
            return live

    def _admit(self, live: LiveTable) -> LiveTable:
        self._tables[live.header.id] = live
        live.on_change = self._schedule
        self._schedule(live)
        self._make_room()
        return live

    def _make_room(self) -> None:
        spare = len(self._tables) - self.settings.kept_tables
        for table_id, live in list(self._tables.items()):
            if spare <= 0:
                return
            busy = (
                live.subscribers or live.lock.locked() or table_id in self._thinking or table_id in self._unsaved_wakes
            )
            if not busy:
                spare -= 1
                del self._tables[table_id]
                live.on_change = lambda gone: None
                self._cancel_alarm(table_id)

    # Keeping tables going -------------------------------------------------------------------------------------------

    def _schedule(self, live: LiveTable) -> None:
        """Whatever has happened: bots that must move think, and the alarm is set for the next flag."""
        table_id = live.header.id
        self._unsaved_wakes.add(table_id)
        self._cancel_alarm(table_id)
        if live.table.bots_to_move():
            if table_id not in self._thinking:
                self._thinking[table_id] = asyncio.create_task(self._think(live))
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
        task = asyncio.create_task(live.settle())
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def _think(self, live: LiveTable) -> None:
        """Bots act one after the other, until a person must."""
        try:
            while live.table.bots_to_move():
                if live.subscribers and self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                    if not live.table.bots_to_move():
                        return
                try:
                    await decide(live, self.workers)
                except DecisionPassed:
                    continue
                except Exception:
                    logger.exception("table %s: a bot's turn went wrong; it is tried again", live.header.id)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.pop(live.header.id, None)

    async def _sweep(self) -> None:
        """Loads what will need the server soon, and writes down when the others will."""
        while True:
            try:
                for table_id in await self.store.waking(now() + AHEAD):
                    if table_id not in self._tables and table_id not in self._broken:
                        await self._wake(table_id)
                await self._save_wakes()
                self._make_room()
            except Exception:
                logger.exception("the sweep went wrong; it is tried again")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake(self, table_id: str) -> None:
        try:
            live = await self.table(table_id)
            await live.settle()
        except Exception:
            self._broken.add(table_id)
            logger.exception("table %s cannot go on", table_id)

    async def _save_wakes(self) -> None:
        """Write down of each table that has changed when it needs the server again, unless it does now."""
        resting: list[Wake] = []
        for table_id in list(self._unsaved_wakes):
            live = self._tables.get(table_id)
            wake = None if live is None else live.wake()
            if wake != 0:
                self._unsaved_wakes.discard(table_id)
            if live is not None and wake != 0:
                resting.append((table_id, live.table.version, wake))
        await self.store.set_wakes(resting)
