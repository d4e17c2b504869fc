"""Reading and writing tables. Plain SQL for every database; entries are only ever added."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage import models
from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.models import Grant, Header
from roundhouse.server.storage.writer import Outcome, Work, WorkRejected, Writer, attempt
from roundhouse.tables import Entry


class Conflict(WorkRejected):
    """The table has other entries in the storage than the caller thinks. Nothing was written."""


# The id of a table, its version, and when it needs the server by itself (None: never).
Wake = tuple[str, int, int | None]

# Written down once, because putting a statement together takes longer than carrying it out.
_MOVE_ON = (
    models.tables.update()
    .where(
        models.tables.c.id == sa.bindparam("known_id"),
        models.tables.c.version == sa.bindparam("known_version"),
    )
    .values(version=sa.bindparam("version"), wake=sa.bindparam("wake"))
)
_ADD_ENTRIES = models.entries.insert()
_HEADER = sa.select(
    *(models.tables.c[name] for name in ("id", "code", "name", "game", "starts_full", "created"))
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
    """A table in the storage."""

    header: Header
    entries: list[Entry]
    grants: list[Grant]


@dataclass(frozen=True)
class Append:
    """Entries to be added behind the expected ones, and what changes of who may do what."""

    table_id: str
    expected: int
    entries: list[Entry]
    granted: list[Grant]
    revoked: list[Grant]

    def __call__(self, connection: sa.Connection) -> None:
        moved = connection.execute(_MOVE_ON, self.move())
        if moved.rowcount != 1:
            raise Conflict
        connection.execute(_ADD_ENTRIES, _entry_rows(self.table_id, self.entries))
        for grant in self.revoked:
            connection.execute(_delete(self.table_id, grant))
        _insert_grants(connection, self.table_id, self.granted)

    def move(self) -> dict[str, Any]:
        """The table's row as it must be, and as it will be."""
        known = {"known_id": self.table_id, "known_version": self.expected}
        return {**known, "version": self.expected + len(self.entries), "wake": 0}

    def is_plain(self) -> bool:
        """Whether nothing is added but entries: so is nearly every move."""
        return not self.granted and not self.revoked


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
    connection.execute(_ADD_ENTRIES, [row for each in appends for row in _entry_rows(each.table_id, each.entries)])
    return [(None, None) for _ in appends]


class Store:
    """All tables in one database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database, _run_group)

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
                )
            )
            connection.execute(_ADD_ENTRIES, _entry_rows(header.id, entries))
            _insert_grants(connection, header.id, rows)

        await self.writer.write(work)

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Entry],
        granted: Iterable[Grant] = (),
        revoked: Iterable[Grant] = (),
    ) -> None:
        """Add entries behind the `expected` ones, and change who may do what, all or nothing.

        It returns when they are durable. Conflict if the table has another version. Until `set_wakes` says otherwise
        the table counts as one that needs the server at once, so that nothing is forgotten in a crash.
        """
        await self.writer.write(Append(table_id, expected, list(entries), list(granted), list(revoked)))

    async def change_grants(self, table_id: str, granted: Iterable[Grant], revoked: Iterable[Grant]) -> None:
        new, old = list(granted), list(revoked)

        def work(connection: sa.Connection) -> None:
            for grant in old:
                connection.execute(_delete(table_id, grant))
            _insert_grants(connection, table_id, new)

        await self.writer.write(work)

    async def set_wakes(self, wakes: Iterable[Wake]) -> None:
        """When tables at those versions next need the server; of no effect for one that has moved on."""
        rows = [
            {"known_id": table_id, "known_version": version, "version": version, "wake": wake}
            for table_id, version, wake in wakes
        ]

        def work(connection: sa.Connection) -> None:
            connection.execute(_MOVE_ON, rows)

        if rows:
            await self.writer.write(work)

    # Reading --------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        """All there is of a table; None if there is no such table."""

        def work(connection: sa.Connection) -> StoredTable | None:
            asked = {"table": table_id}
            header = connection.execute(_HEADER, asked).first()
            if header is None:
                return None
            bodies = connection.execute(_ENTRIES, asked).scalars()
            entries = msgspec.json.decode(f"[{','.join(bodies)}]")
            grants = connection.execute(_GRANTS, asked)
            return StoredTable(
                Header(*header),
                [Entry.load(entry) for entry in entries],
                [Grant(*grant) for grant in grants],
            )

        return await self.database.read(work)

    async def by_code(self, code: str) -> str | None:
        """The id of the table with that code."""
        chosen = sa.select(models.tables.c.id).where(models.tables.c.code == code)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def waking(self, before: int) -> list[str]:
        """The tables that need the server by themselves before that moment, the most urgent first."""
        chosen = sa.select(models.tables.c.id).where(models.tables.c.wake <= before).order_by(models.tables.c.wake)
        return await self.database.read(lambda connection: list(connection.execute(chosen).scalars()))


def _entry_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
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
