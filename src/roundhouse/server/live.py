"""A table in memory: the fold of its stored entries, one command at a time, and everybody who is looking at it.

An entry is durable before it is applied, and applied before anyone is told.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NoReturn, TypeVar

from roundhouse.server.errors import ServerError, table_gone
from roundhouse.server.loop_shares import charged, in_pieces, paying_address
from roundhouse.server.settings import Settings
from roundhouse.server.storage import (
    DELETED,
    HOST,
    INVITATION,
    SEAT,
    Absent,
    Conflict,
    Downtime,
    Grant,
    NotStored,
    Removed,
    StorageAway,
    Store,
    StoredTable,
)
from roundhouse.server.visitors import Subscriber, Visitor, held, visitor_of
from roundhouse.tables import Entry, Table, TableError
from roundhouse.tables.effects import seat_of
from roundhouse.tables.entries import By
from roundhouse.tables.parts import Joined, Part
from roundhouse.tables.seats import OPEN
from roundhouse.tables.shapes import ChatPage
from roundhouse.tables.talk import Message, Note, Talk
from roundhouse.tables.views import chat_lines

T = TypeVar("T")
Make = Callable[[Table, int], Entry]
Say = Callable[[Table, int], Message]
Write = Callable[[Table, int], Note]
Before = Callable[[], Awaitable[object]]

VISIT_EVERY = 3_600_000  # milliseconds: so often it is written down that somebody looks at a table


def now() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    """One table. `on_change` is called after everything that happens at it, `on_gone` when it is not there any more;
    `gone` is what is said from then on to whoever wants something of it."""

    def __init__(
        self, kept: StoredTable, table: Table, store: Store, settings: Settings, downtimes: Sequence[Downtime] = ()
    ) -> None:
        self.header = kept.header
        self.store = store
        self.settings = settings
        self.downtimes = list(downtimes)  # to be made up for before any flag falls
        self.subscribers: set[Subscriber] = set()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_gone: Callable[[LiveTable], None] = lambda live: None
        self.gone: ServerError | None = None
        self._looked = kept.touched
        self.lock = asyncio.Lock()
        self._talk_lock = asyncio.Lock()
        self.opener = paying_address()  # or who had it loaded: where a table was opened is not stored
        self._public_parts: dict[str, Part] = {}
        self._visitors: dict[str, Visitor] = {}
        self._load(kept, table)

    def _load(self, kept: StoredTable, table: Table) -> None:
        self.table = table
        self.grants = kept.grants
        self.table.talk = Talk(kept.messages, kept.notes)
        self._visitors.clear()
        self._public_parts.clear()

    @property
    def seating(self) -> list[int]:
        """The place of each seat, by which grants are stored."""
        return self.table.seating

    # Who may --------------------------------------------------------------------------------------------------------

    def visitor(self, token: str) -> Visitor:
        """The holder of this token. A token that opens nothing here is refused."""
        known = self._visitors.get(token)
        if known is None:
            known = self._visitors[token] = visitor_of(token, self.grants, self.seating)
        return known

    def opens(self, token: str) -> bool:
        """Whether a token is good for anything here."""
        return bool(held(token, self.grants))

    def is_personal(self, token: str) -> bool:
        """Whether one person alone has this token: a spectator's goes around, and an invitation is known to two."""
        return any(grant.role in (HOST, SEAT) for grant in held(token, self.grants))

    def seat_of_entry(self, entry: Entry) -> int:
        """The seat somebody sat down at, as it is numbered now."""
        assert isinstance(entry.by, int)
        drawn = any(other.kind == "started" for other in self.table.entries[entry.version :])
        return self.seating.index(entry.by) if drawn else entry.by

    def seat_grants(self, seat: int, *roles: str) -> list[Grant]:
        return [grant for grant in self.grants if grant.place == self.seating[seat] and grant.role in roles]

    # What happens ---------------------------------------------------------------------------------------------------

    async def do(self, make: Make, granted: Sequence[Grant] = (), before: Before | None = None) -> Entry:
        """Let a command happen, durably; a repeated one gives its first entry again.

        Once begun it is carried to its end, even if the sender disconnects meanwhile. `before` is done when the
        command is sure to happen, and has to last before it does.
        """
        return await asyncio.shield(asyncio.create_task(charged(self._do(make, granted, before))))

    async def _do(self, make: Make, granted: Sequence[Grant], before: Before | None) -> Entry:
        async with self.lock:
            self.check_there()
            await self._settle()
            entry = make(self.table, now())
            if entry.version > self.table.version:
                if before is not None:
                    await before()
                await self._keep(entry, granted)
                await self._settle_if_possible()
            return entry

    async def _settle_if_possible(self) -> None:
        """What follows from an entry that is stored may still find the disk full: then it is tried again later."""
        try:
            await self._settle()
        except (NotStored, StorageAway):
            self.on_change(self)

    async def settle(self) -> None:
        """Let happen what happens by itself: flags that have fallen, a start when all seats are taken."""
        await asyncio.shield(asyncio.create_task(self._settle_alone()))

    async def _settle_alone(self) -> None:
        async with self.lock:
            if self.gone is None:
                await self._settle()
                self.on_change(self)

    async def _settle(self) -> None:
        while self.downtimes:
            lost = self.table.system(at=now()).make_up_for(*self.downtimes[0])
            if lost is not None:
                await self._keep(lost)
            self.downtimes.pop(0)
        while (fallen := self.table.system(at=now()).tick()) is not None:
            await self._keep(fallen)
        if self.is_full():
            await self._keep(self.table.host(at=now()).start(secrets.randbits(128), secrets.token_hex(32)))

    def is_full(self) -> bool:
        """Whether the game has to begin by itself."""
        opened = self.table.phase == "open" and self.header.starts_full
        return opened and all(seat.kind != OPEN for seat in self.table.seats)

    async def _keep(self, entry: Entry, granted: Sequence[Grant] = ()) -> None:
        revoked = self._revoked(entry)
        try:
            await self.store.append(self.header.id, self.table.version, [entry], granted, revoked, self._unnoted(entry))
        except Conflict:
            await self._reload()
        except NotStored:
            if not await self._is_stored(entry):
                raise
        self.table.apply(entry)
        if entry.kind == "started":
            self._visitors.clear()  # seats may have been drawn by lot
        self._regrant(granted, revoked)
        if entry.is_private():
            self._notify_seat(entry.by)
        else:
            self.notify()

    async def _is_stored(self, entry: Entry) -> bool:
        """Asked when a database was lost in the moment of writing. StorageAway if nobody can say."""
        kept = await self.store.load(self.header.id)
        return kept is not None and entry in kept.entries[entry.version - 1 :]

    def _revoked(self, entry: Entry) -> list[Grant]:
        """Who leaves a seat, or is followed by another, keeps no way to it; of invitations the last one counts."""
        if entry.kind in ("left", "sat", "bot-seated"):
            return self.seat_grants(entry.facts.get("seat", entry.by), INVITATION, SEAT)
        if entry.kind in ("invited", "uninvited"):
            return self.seat_grants(entry.facts["seat"], INVITATION)
        return []

    def _unnoted(self, entry: Entry) -> list[int]:
        """Whoever follows at a seat does not read what was noted there."""
        return [self.seating[seat_of(entry)]] if entry.kind == "sat" and self.table.play is not None else []

    def _regrant(self, granted: Sequence[Grant], revoked: Sequence[Grant]) -> None:
        if granted or revoked:
            self.grants = [grant for grant in self.grants if grant not in revoked] + list(granted)
            self._visitors.clear()

    # What is said ---------------------------------------------------------------------------------------------------

    async def say(self, make: Say) -> Message:
        """Let something be heard, durably. Moves do not wait for it; one line waits for the other."""
        return await asyncio.shield(asyncio.create_task(charged(self._say(make))))

    async def _say(self, make: Say) -> Message:
        async with self._talk_lock:
            self.check_there()
            message = make(self.table, now())
            line = await self._or_gone(self.store.say(self.header.id, message, self.settings.chat_lines))
            _check_same(line, message)
            if line.number > self.table.talk.last + 1:  # one before was stored, though the database could not say so
                newest = await self.store.newest_lines(self.header.id)
                self.table.talk = Talk(newest, self.table.talk.notes.values())
            self.table.talk.hear(line)
            self.notify()
            return line

    async def note(self, make: Write) -> Note:
        """Keep a note, durably."""
        return await asyncio.shield(asyncio.create_task(charged(self._note(make))))

    async def _note(self, make: Write) -> Note:
        async with self._talk_lock:
            self.check_there()
            note = make(self.table, now())
            stored = await self._or_gone(self.store.note(self.header.id, note))
            _check_same(stored, note)
            self.table.talk.note(stored)
            self._notify_seat(self.table.seat_of(stored.place))
            return stored

    async def lines_before(self, number: int, count: int) -> ChatPage:
        """A page of what was said before the line of that number."""
        found = await self.store.lines_before(self.header.id, number, count + 1)
        return {"lines": chat_lines(self.seating, found[-count:]), "older": len(found) > count}

    # Being there ----------------------------------------------------------------------------------------------------

    @property
    def used(self) -> int:
        """When somebody last did something here or looked, as far as it counts."""
        return max(self._looked, self.table.at, self.table.talk.at)

    async def visit(self, at: int) -> None:
        """Somebody looks: the table is kept longer. With a full disk it can be looked at all the same."""
        self.check_there()
        if at - self.used >= VISIT_EVERY:
            self._looked = at
            with suppress(NotStored, StorageAway):
                await self._or_gone(self.store.removals.touch(self.header.id, at))

    def is_finished(self) -> bool:
        """Whether people have played here to the end."""
        return self.table.phase == "over" and any(grant.role == SEAT for grant in self.grants)

    async def withdraw(self, visitor: Visitor) -> bool:
        """Remove what a person has here, under the lock; whether the table is gone with it: they were the last."""
        places, at = [self.seating[seat] for seat in visitor.seats], now()
        if await self._or_gone(self.store.removals.withdraw(self.header.id, visitor.digest, places, at)):
            self.end(table_gone(DELETED, at))
            return True
        for seat in visitor.seats if self.table.phase == "open" else ():
            await self._keep(self.table.seat(seat, at=at).leave())
        self._regrant([], [grant for grant in self.grants if grant.digest == visitor.digest])
        notes = [note for note in self.table.talk.notes.values() if note.place not in places]
        self.table.talk = Talk(await self.store.newest_lines(self.header.id), notes)
        self.notify()
        return False

    async def delete(self) -> None:
        """Remove the table as it is, under the lock."""
        at = now()
        try:
            await self._or_gone(self.store.removals.delete(self.header.id, self.table.version, at))
        except Conflict:
            await self._reload()
        self.end(table_gone(DELETED, at))

    async def _reload(self) -> NoReturn:
        """It is otherwise in the storage than here, or not there at all."""
        kept = await self.store.load(self.header.id)
        if kept is None:
            raise await self.vanish()
        self._load(kept, await restored(kept))
        raise ServerError("server-moved-on", 409)

    async def vanish(self) -> ServerError:
        """Another process has removed it: what is said from now on."""
        marks = {grant.digest for grant in self.grants}
        removed = await self.store.removals.of(self.header.id, marks) or Removed(DELETED, now())
        return self.end(table_gone(*removed))

    def end(self, why: ServerError) -> ServerError:
        """It is not there any more: whoever looks at it is told."""
        self.gone = why
        self.on_gone(self)
        for subscriber in self.subscribers:
            subscriber.changed.set()
        return why

    def check_there(self) -> None:
        if self.gone is not None:
            raise self.gone

    async def _or_gone(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except Absent:
            raise await self.vanish() from None

    # Who is told ----------------------------------------------------------------------------------------------------

    def notify(self) -> None:
        self._public_parts.clear()
        for subscriber in self.subscribers:
            subscriber.changed.set()
        self.on_change(self)

    def _notify_seat(self, seat: By) -> None:
        """Something nobody else may know of: even a view in which nothing has changed would tell that it happened."""
        for subscriber in self.subscribers:
            if subscriber.reader == seat:
                subscriber.changed.set()
        self.on_change(self)

    def is_among_bots(self) -> bool:
        """Whether a game is under way that no person plays."""
        return self.table.phase == "playing" and not self.table.people()

    def wake(self) -> int | None:
        """When the table next needs the server by itself; 0 is now."""
        if self.table.bots_to_move() or self.is_full():
            return 0
        return self.table.next_flag()

    # Looking --------------------------------------------------------------------------------------------------------

    def subscribe(self, subscriber: Subscriber) -> None:
        before = self.connected()
        self.subscribers.add(subscriber)
        subscriber.changed.set()
        self._notify_if_other(before)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        before = self.connected()
        self.subscribers.discard(subscriber)
        self._notify_if_other(before)

    def look_with(self, subscriber: Subscriber, reader: int | None) -> None:
        """Let a subscriber look with another seat from now on."""
        before = self.connected()
        subscriber.reader = reader
        subscriber.changed.set()
        self._notify_if_other(before)

    def _notify_if_other(self, before: set[int]) -> None:
        """Who comes and goes without anybody becoming present or absent by it, such as spectators, is no news."""
        if self.connected() != before:
            self.notify()

    def connected(self) -> set[int]:
        return {subscriber.reader for subscriber in self.subscribers if subscriber.reader is not None}

    def view(self, reader: int | None, language: str, since: int = 0) -> Joined:
        """What a reader sees, in parts. What all see is kept until something changes for all."""
        return Joined(self._public_part(language), self.table.own_part(reader, language, since=since))

    def _public_part(self, language: str) -> Part:
        part = self._public_parts.get(language)
        if part is None or self.table.timers:  # a clock runs on by itself
            part = self.table.public_part(language, at=now(), connected=self.connected())
            self._public_parts[language] = part
        return part

    def log_since(self, reader: int | None, last: int) -> int:
        """From where a reader who has the log up to `last` needs it: from the start if something was undone since."""
        table = self.table
        if not 0 <= last <= table.version_for(reader):
            return 0
        undone = any(line.event.key == "table-log-take-back" for line in table.log_after(reader, last))
        return 0 if undone else last


async def restored(kept: StoredTable) -> Table:
    """The table of these entries. There may be thousands: others are served meanwhile."""
    if kept.unreadable is not None:
        raise TableError("table-bad-entry", version=kept.unreadable)
    return await in_pieces(Table.restoring(kept.entries))


def _check_same(stored: Message | Note, sent: Message | Note) -> None:
    """A key stands for one thing said."""
    if stored.content != sent.content:
        raise TableError("table-key-used")
