"""Reading and writing tables. Plain SQL for every database; entries are only ever added. `talk` has what is said."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage import models, talk
from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.models import Grant, Header
from roundhouse.server.storage.removals import Removals, later
from roundhouse.server.storage.runs import Run
from roundhouse.server.storage.snapshots import Snapshots
from roundhouse.server.storage.writer import Conflict, Outcome, Work, Writer, attempt
from roundhouse.tables import Entry, TableError
from roundhouse.tables.talk import Message, Note


class Rest(NamedTuple):
    """A table that has come to rest: at which version, when it needs the server by itself (None: never), when
    something last happened at it, and when its game ended."""

    table_id: str
    version: int
    wake: int | None
    touched: int
    ended: int | None


UNREADABLE = (msgspec.DecodeError, RecursionError, TableError)  # what is wrong with an entry that cannot be read
NUL = "\0"  # a character that PostgreSQL will not even look for

# Written down once, because putting a statement together takes longer than carrying it out.
_MOVE_ON = (
    models.tables.update()
    .where(
        models.tables.c.id == sa.bindparam("known_id"),
        models.tables.c.version == sa.bindparam("known_version"),
    )
    .values(version=sa.bindparam("version"), wake=sa.bindparam("wake"), touched=sa.bindparam("at"))
)
_SET_REST = (
    models.tables.update()
    .where(
        models.tables.c.id == sa.bindparam("known_id"),
        models.tables.c.version == sa.bindparam("known_version"),
    )
    .values(wake=sa.bindparam("wake"), touched=later("at"), ended=sa.bindparam("ended"))
)
_ADD_ENTRIES = models.entries.insert()
_HEADER = sa.select(
    *(models.tables.c[name] for name in ("id", "code", "name", "game", "starts_full", "created", "version", "touched"))
).where(models.tables.c.id == sa.bindparam("table"))
_ENTRIES = (
    sa.select(models.entries.c.body)
    .where(models.entries.c.table_id == sa.bindparam("table"))
    .order_by(models.entries.c.version)
)
_GRANTS = sa.select(*(models.grants.c[name] for name in ("digest", "role", "place"))).where(
    models.grants.c.table_id == sa.bindparam("table")
)


class StoredTable(NamedTuple):
    """A table in the storage; of what is said, the newest lines; `touched`: when somebody last acted or looked.

    `unreadable` is its first entry that is lost or cannot be read: it has those before.
    """

    header: Header
    entries: list[Entry]
    grants: list[Grant]
    unreadable: int | None = None
    messages: Sequence[Message] = ()
    notes: Sequence[Note] = ()
    touched: int = 0


@dataclass(frozen=True)
class Append:
    """Entries to be added behind the expected ones, what changes of who may do what, and places whose notes go."""

    table_id: str
    expected: int
    entries: list[Entry]
    granted: list[Grant]
    revoked: list[Grant]
    unnoted: list[int]

    def __call__(self, connection: sa.Connection) -> None:
        moved = connection.execute(_MOVE_ON, self.move())
        if moved.rowcount != 1:
            raise Conflict
        connection.execute(_ADD_ENTRIES, entry_rows(self.table_id, self.entries))
        for grant in self.revoked:
            connection.execute(_delete(self.table_id, grant))
        _insert_grants(connection, self.table_id, self.granted)
        talk.drop_notes(connection, self.table_id, self.unnoted)

    def move(self) -> dict[str, Any]:
        """The table's row as it must be, and as it will be."""
        known = {"known_id": self.table_id, "known_version": self.expected}
        return {**known, "version": self.expected + len(self.entries), "wake": 0, "at": self.entries[-1].at}

    def is_plain(self) -> bool:
        """Whether nothing is added but entries: so is nearly every move."""
        return not self.granted and not self.revoked and not self.unnoted


def _run_group(connection: sa.Connection, group: Sequence[Work]) -> list[Outcome]:
    """Moves in a row are written in two statements, however many there are. One conflict fails the whole group."""
    outcomes: list[Outcome] = []
    for plain, works in groupby(group, lambda work: isinstance(work, Append) and work.is_plain()):
        if plain:
            appends = [work for work in works if isinstance(work, Append)]
            outcomes += _append_all(connection, appends) if len(appends) > 1 else [attempt(appends[0], connection)]
        else:
            outcomes += [attempt(work, connection) for work in works]
    return outcomes


def _append_all(connection: sa.Connection, appends: Sequence[Append]) -> list[Outcome]:
    moved = connection.execute(_MOVE_ON, [append.move() for append in appends])
    if moved.rowcount != len(appends):
        raise Conflict
    connection.execute(_ADD_ENTRIES, [row for each in appends for row in entry_rows(each.table_id, each.entries)])
    return [(None, None) for _ in appends]


class Store:
    """All tables in one database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database, _run_group)
        self.run = Run(self.database, self.writer)
        self.snapshots = Snapshots(self.database, self.writer)
        self.removals = Removals(self.database, self.writer)

    async def open(self) -> None:
        await self.database.write(migrate)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self.database.close()

    # Writing --------------------------------------------------------------------------------------------------------

    async def create(self, header: Header, entries: Sequence[Entry], grants: Iterable[Grant]) -> None:
        """A new table with its first entries. Conflict if its code is taken."""
        rows = list(grants)

        def work(connection: sa.Connection) -> None:
            taken = sa.select(models.tables.c.id).where(models.tables.c.code == header.code)
            if connection.execute(taken).first() is not None:
                raise Conflict
            connection.execute(
                models.tables.insert().values(
                    id=header.id,
                    code=header.code,
                    name=header.name,
                    game=header.game,
                    starts_full=header.starts_full,
                    created=header.created,
                    version=len(entries),
                    wake=0,
                    touched=header.created,
                )
            )
            connection.execute(_ADD_ENTRIES, entry_rows(header.id, entries))
            _insert_grants(connection, header.id, rows)

        await self.writer.write(work)

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Entry],
        granted: Iterable[Grant] = (),
        revoked: Iterable[Grant] = (),
        unnoted: Iterable[int] = (),
    ) -> None:
        """Add entries behind the `expected` ones, change who may do what, and drop notes, all or nothing.

        It returns when they are durable. Conflict if the table has another version. Until `set_at_rest` says otherwise
        the table counts as one that needs the server at once, so that nothing is forgotten in a crash.
        """
        await self.writer.write(Append(table_id, expected, list(entries), list(granted), list(revoked), list(unnoted)))

    async def say(self, table_id: str, message: Message, kept: int) -> Message:
        """The line as it is stored, durable when this returns: with its number, or as it was sent before.

        Absent if the table is gone.
        """
        line: Message = await self.writer.write(lambda connection: talk.say(connection, table_id, message, kept))
        return line

    async def note(self, table_id: str, note: Note) -> Note:
        """The note as it is stored, durable when this returns. Absent if the table is gone."""
        stored: Note = await self.writer.write(lambda connection: talk.note(connection, table_id, note))
        return stored

    async def set_at_rest(self, resting: Iterable[Rest]) -> None:
        """What is known of tables that have come to rest; of no effect for one that has moved on."""
        rows = [
            {
                "known_id": rest.table_id,
                "known_version": rest.version,
                "wake": rest.wake,
                "at": rest.touched,
                "ended": rest.ended,
            }
            for rest in resting
        ]

        def work(connection: sa.Connection) -> None:
            connection.execute(_SET_REST, rows)

        if rows:
            await self.writer.write(work)

    # Reading --------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        """All there is of a table; None if there is no such table."""
        if NUL in table_id:
            return None

        def work(connection: sa.Connection) -> StoredTable | None:
            asked = {"table": table_id}
            header = connection.execute(_HEADER, asked).first()
            if header is None:
                return None
            *about, version, touched = header
            entries = _read(list(connection.execute(_ENTRIES, asked).scalars()))
            grants = connection.execute(_GRANTS, asked)
            return StoredTable(
                Header(*about),
                entries,
                [Grant(*grant) for grant in grants],
                None if len(entries) == version else len(entries) + 1,
                talk.newest_lines(connection, table_id),
                talk.all_notes(connection, table_id),
                touched,
            )

        return await self.database.read(work)

    async def newest_lines(self, table_id: str) -> list[Message]:
        """What a table has at hand of what is said."""
        return await self.database.read(lambda connection: talk.newest_lines(connection, table_id))

    async def lines_before(self, table_id: str, before: int, count: int) -> list[Message]:
        """So many lines before the one of that number."""
        return await self.database.read(lambda connection: talk.lines_before(connection, table_id, before, count))

    async def by_code(self, code: str) -> str | None:
        """The id of the table with that code."""
        if NUL in code:
            return None
        chosen = sa.select(models.tables.c.id).where(models.tables.c.code == code)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def waking(self, before: int, since: int = 0) -> list[str]:
        """The tables that need the server by themselves between these moments, the most urgent first."""
        wake = models.tables.c.wake
        chosen = sa.select(models.tables.c.id).where(wake.between(since, before)).order_by(wake)
        return await self.database.read(lambda connection: list(connection.execute(chosen).scalars()))


def _read(bodies: list[str]) -> list[Entry]:
    """The entries, up to the first that cannot be read or is not the next one."""
    try:
        entries = [Entry.load(written) for written in msgspec.json.decode(f"[{','.join(bodies)}]")]
    except UNREADABLE:
        entries = _read_one_by_one(bodies)
    for number, entry in enumerate(entries, 1):
        if entry.version != number:
            return entries[: number - 1]
    return entries


def _read_one_by_one(bodies: list[str]) -> list[Entry]:
    entries: list[Entry] = []
    for body in bodies:
        try:
            entries.append(Entry.load(msgspec.json.decode(body)))
        except UNREADABLE:
            break
    return entries


def entry_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as rows of the database."""
    return [
        {
            "table_id": table_id,
            "version": entry.version,
            "body": msgspec.json.encode(entry.dump()).decode(),
        }
        for entry in entries
    ]


def _insert_grants(connection: sa.Connection, table_id: str, grants: Sequence[Grant]) -> None:
    rows = [
        {"table_id": table_id, "digest": grant.digest, "role": grant.role, "place": grant.place} for grant in grants
    ]
    if rows:
        connection.execute(models.grants.insert(), rows)


def _delete(table_id: str, grant: Grant) -> sa.Delete:
    kept = models.grants.c
    return models.grants.delete().where(
        kept.table_id == table_id,
        kept.digest == grant.digest,
        kept.role == grant.role,
        kept.place.is_(None) if grant.place is None else kept.place == grant.place,
    )
