"""Reading and writing tables. Plain SQL for every database; entries are only ever added."""

import json
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage import models
from roundhouse.server.storage.engines import connect
from roundhouse.server.storage.migrating import migrate
from roundhouse.server.storage.models import Grant, Header
from roundhouse.server.storage.writer import Refused, Writer
from roundhouse.tables import Entry


class Conflict(Refused):
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


class Store:
    """All tables in one database."""

    def __init__(self, url: str) -> None:
        self.engine, self.transactions = connect(url)
        self.writer = Writer(self.transactions)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self.transactions.close()
        await self.engine.dispose()

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
            _insert_entries(connection, header.id, entries)
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
        new, old = list(granted), list(revoked)

        def work(connection: sa.Connection) -> None:
            known = {"known_id": table_id, "known_version": expected}
            moved = connection.execute(_MOVE_ON, {**known, "version": expected + len(entries), "wake": 0})
            if moved.rowcount != 1:
                raise Conflict
            _insert_entries(connection, table_id, entries)
            for grant in old:
                connection.execute(_delete(table_id, grant))
            _insert_grants(connection, table_id, new)

        await self.writer.write(work)

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

    async def header(self, table_id: str) -> Header | None:
        return await self._header(models.tables.c.id == table_id)

    async def by_code(self, code: str) -> Header | None:
        return await self._header(models.tables.c.code == code)

    async def _header(self, condition: sa.ColumnElement[bool]) -> Header | None:
        columns = [models.tables.c[name] for name in ("id", "code", "name", "game", "starts_full", "created")]
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(*columns).where(condition))).first()
        return None if row is None else Header(*row)

    async def entries(self, table_id: str) -> list[Entry]:
        chosen = (
            sa.select(models.entries.c.body)
            .where(models.entries.c.table_id == table_id)
            .order_by(models.entries.c.version)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).all()
        return [Entry.load(msgspec.json.decode(row.body)) for row in rows]

    async def grants(self, table_id: str) -> list[Grant]:
        columns = [models.grants.c[name] for name in ("digest", "role", "place")]
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sa.select(*columns).where(models.grants.c.table_id == table_id))).all()
        return [Grant(*row) for row in rows]

    async def waking(self, before: int) -> list[str]:
        """The tables that need the server by themselves before that moment, the most urgent first."""
        chosen = sa.select(models.tables.c.id).where(models.tables.c.wake <= before).order_by(models.tables.c.wake)
        async with self.engine.connect() as connection:
            return [row.id for row in (await connection.execute(chosen)).all()]


def _insert_entries(connection: sa.Connection, table_id: str, entries: Sequence[Entry]) -> None:
    rows = [
        {
            "table_id": table_id,
            "version": entry.version,
            "body": json.dumps(entry.dump(), separators=(",", ":"), ensure_ascii=False),
        }
        for entry in entries
    ]
    if rows:
        connection.execute(_ADD_ENTRIES, rows)


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
