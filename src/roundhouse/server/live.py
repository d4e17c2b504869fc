"""A table in memory: the fold of its stored entries, one command at a time, and everybody who is looking at it.

An entry is durable before it is applied, and applied before anyone is told.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from roundhouse.server.errors import ServerError
from roundhouse.server.storage import HOST, INVITATION, SEAT, SPENT, Conflict, Grant, Store, StoredTable
from roundhouse.server.tokens import digest
from roundhouse.tables import Entry, Table
from roundhouse.tables.entries import By
from roundhouse.tables.seats import OPEN
from roundhouse.tables.shapes import TableView

Make = Callable[[Table, int], Entry]
Before = Callable[[], Awaitable[object]]


def now() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Visitor:
    """What the token somebody came with allows at this table, now."""

    digest: str
    host: bool
    seats: tuple[int, ...]
    invited: tuple[int, ...]

    def reader(self, asked: int | None) -> int | None:
        """The seat to look with: the one asked for, if it is theirs, else their first; None for a spectator."""
        if asked is not None:
            self.check_seat(asked)
            return asked
        return self.seats[0] if self.seats else None

    def own_seat(self, asked: int | None) -> int:
        """The seat to act or ask for; a spectator has none."""
        seat = self.reader(asked)
        if seat is None:
            raise ServerError("server-no-seat", 403)
        return seat

    def check_seat(self, seat: int) -> int:
        if seat not in self.seats:
            raise ServerError("server-not-your-seat", 403, seat=seat)
        return seat

    def check_host(self) -> None:
        if not self.host:
            raise ServerError("server-not-host", 403)


class Subscriber:
    """Somebody who wants to hear of every change: a socket. `reader` is the seat it looks with."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader
        self.changed = asyncio.Event()


class LiveTable:
    """One table. `on_change` is called after everything that happens at it."""

    def __init__(self, kept: StoredTable, store: Store) -> None:
        self.header = kept.header
        self.store = store
        self.subscribers: set[Subscriber] = set()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.lock = asyncio.Lock()
        self._spectator_views: dict[tuple[str, int], TableView] = {}
        self._load(kept)

    def _load(self, kept: StoredTable) -> None:
        self.table = Table.restore(kept.entries)
        self.grants = kept.grants
        self.seating = list(range(self.table.players))
        for entry in self.table.entries:
            self._note_seating(entry)

    def _note_seating(self, entry: Entry) -> None:
        if entry.kind == "started":
            self.seating = list(entry.facts["seating"])

    # Who may --------------------------------------------------------------------------------------------------------

    def visitor(self, token: str) -> Visitor:
        """The holder of this token. A token that opens nothing here is refused."""
        held = self._held(token)
        if not held:
            raise ServerError("server-no-such-token", 403)
        return Visitor(
            digest(token),
            any(grant.role == HOST for grant in held),
            self._seats(held, SEAT),
            self._seats(held, INVITATION),
        )

    def opens(self, token: str) -> bool:
        """Whether a token is good for anything here."""
        return bool(self._held(token))

    def _held(self, token: str) -> list[Grant]:
        """What is granted to a token. An invitation that was followed opens nothing any more."""
        mark = digest(token)
        alive = [grant for grant in self.grants if grant.role != SPENT]
        return [grant for grant in alive if secrets.compare_digest(grant.digest, mark)]

    def _seats(self, held: Iterable[Grant], role: str) -> tuple[int, ...]:
        return tuple(
            sorted(self.seating.index(grant.place) for grant in held if grant.role == role and grant.place is not None)
        )

    def seat_grants(self, seat: int, *roles: str) -> list[Grant]:
        return [grant for grant in self.grants if grant.place == self.seating[seat] and grant.role in roles]

    # What happens ---------------------------------------------------------------------------------------------------

    async def do(self, make: Make, granted: Sequence[Grant] = (), before: Before | None = None) -> Entry:
        """Let a command happen, durably; a repeated one gives its first entry again.

        Once begun it is carried to its end, even if the sender disconnects meanwhile. `before` is done when the
        command is sure to happen, and has to last before it does.
        """
        return await asyncio.shield(asyncio.create_task(self._do(make, granted, before)))

    async def _do(self, make: Make, granted: Sequence[Grant], before: Before | None) -> Entry:
        async with self.lock:
            await self._settle()
            entry = make(self.table, now())
            if entry.version > self.table.version:
                if before is not None:
                    await before()
                await self._keep(entry, granted)
                await self._settle()
            return entry

    async def settle(self) -> None:
        """Let happen what happens by itself: flags that have fallen, a start when all seats are taken."""
        await asyncio.shield(asyncio.create_task(self._settle_alone()))

    async def _settle_alone(self) -> None:
        async with self.lock:
            await self._settle()
            self.on_change(self)

    async def _settle(self) -> None:
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
            await self.store.append(self.header.id, self.table.version, [entry], granted, revoked)
        except Conflict:
            kept = await self.store.load(self.header.id)
            if kept is not None:
                self._load(kept)
            raise ServerError("server-moved-on", 409) from None
        self.table.apply(entry)
        self._note_seating(entry)
        self._regrant(granted, revoked)
        if entry.is_private():
            self._notify_seat(entry.by)
        else:
            self.notify()

    def _revoked(self, entry: Entry) -> list[Grant]:
        """Who leaves a seat, or is followed by another, keeps no way to it; of invitations the last one counts."""
        if entry.kind in ("left", "sat", "bot-seated"):
            return self.seat_grants(entry.facts.get("seat", entry.by), INVITATION, SEAT, SPENT)
        if entry.kind in ("invited", "uninvited"):
            return self.seat_grants(entry.facts["seat"], INVITATION)
        return []

    def _regrant(self, granted: Sequence[Grant], revoked: Sequence[Grant]) -> None:
        self.grants = [grant for grant in self.grants if grant not in revoked] + list(granted)

    async def grant(self, granted: Sequence[Grant], revoked: Sequence[Grant]) -> None:
        """Change who may do what without anything happening at the table."""
        async with self.lock:
            await self.store.change_grants(self.header.id, granted, revoked)
            self._regrant(granted, revoked)
            self.notify()

    def notify(self) -> None:
        self._spectator_views.clear()
        for subscriber in self.subscribers:
            subscriber.changed.set()
        self.on_change(self)

    def _notify_seat(self, seat: By) -> None:
        """Something nobody else may know of: even a view in which nothing has changed would tell that it happened."""
        for subscriber in self.subscribers:
            if subscriber.reader == seat:
                subscriber.changed.set()
        self.on_change(self)

    def wake(self) -> int | None:
        """When the table next needs the server by itself; 0 is now."""
        if self.table.bots_to_move() or self.is_full():
            return 0
        return self.table.next_flag()

    # Looking --------------------------------------------------------------------------------------------------------

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.notify()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.notify()

    def connected(self) -> set[int]:
        return {subscriber.reader for subscriber in self.subscribers if subscriber.reader is not None}

    def view(self, reader: int | None, language: str, since: int = 0) -> TableView:
        """What a reader sees. Spectators share theirs until something changes: it is not to be written to.

        A seat's is not kept: hardly anybody asks for it twice, and hundreds of them at hand are what the collector
        would have to walk through, for longer than it takes to make one.
        """
        if reader is not None or self.table.timers:  # a clock runs on by itself
            return self._look(reader, language, since)
        asked = (language, since)
        if asked not in self._spectator_views:
            self._spectator_views[asked] = self._look(None, language, since)
        return self._spectator_views[asked]

    def _look(self, reader: int | None, language: str, since: int) -> TableView:
        return self.table.view(reader, language, at=now(), connected=self.connected(), since=since)

    def log_since(self, reader: int | None, last: int) -> int:
        """From where a reader who has the log up to `last` needs it: from the start if something was undone since."""
        table = self.table
        if not 0 <= last <= table.version_for(reader):
            return 0
        undone = any(line.event.key == "table-log-take-back" for line in table.log_after(reader, last))
        return 0 if undone else last
