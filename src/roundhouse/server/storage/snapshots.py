"""Keeping snapshots of tables. One is written whole each time; the log beside it only grows."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.models import snapshot_lines, snapshots, tables
from roundhouse.server.storage.writer import Writer


class KeptLines(NamedTuple):
    """Of which version of a table a snapshot is, and how many lines of the log it has, and of undone ones."""

    version: int
    lines: int
    undone: int


NOTHING = KeptLines(0, 0, 0)


class StoredSnapshot(NamedTuple):
    """A snapshot of a table as it was at a version, with the log up to there."""

    version: int
    body: dict[str, Any]
    log: list[dict[str, Any]]


class Snapshots:
    """The snapshots in a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def kept(self, table_id: str) -> KeptLines:
        """What there is of a table's log, and need not be written again."""
        counts = [snapshots.c[name] for name in KeptLines._fields]
        chosen = sa.select(*counts).where(snapshots.c.table_id == table_id)

        def work(connection: sa.Connection) -> KeptLines:
            found = connection.execute(chosen).first()
            return NOTHING if found is None else KeptLines(*found)

        return await self._database.read(work)

    async def keep(self, table_id: str, snapshot: StoredSnapshot, kept: KeptLines, *, anew: bool) -> None:
        """Write a snapshot and the lines of its log that are not kept yet; `anew`: in place of those that are.

        `kept` is how much there is of it then.
        """
        row = {"table_id": table_id, "body": _written(snapshot.body), **kept._asdict()}
        own = snapshots.c.table_id == table_id

        def work(connection: sa.Connection) -> None:
            there = sa.select(tables.c.id).where(tables.c.id == table_id)
            if connection.execute(there.with_for_update(read=True, key_share=True)).first() is None:
                return  # it is gone meanwhile
            if anew:
                connection.execute(snapshot_lines.delete().where(snapshot_lines.c.table_id == table_id))
            if snapshot.log:
                piece = {"table_id": table_id, "version": snapshot.version, "body": _written(snapshot.log)}
                connection.execute(snapshot_lines.insert().values(piece))
            connection.execute(snapshots.delete().where(own))
            connection.execute(snapshots.insert().values(row))

        await self._writer.write(work)

    async def load(self, table_id: str) -> StoredSnapshot | None:
        """The newest snapshot of a table, None if there is none."""
        chosen = sa.select(snapshots.c.version, snapshots.c.body).where(snapshots.c.table_id == table_id)
        pieces = (
            sa.select(snapshot_lines.c.body)
            .where(snapshot_lines.c.table_id == table_id)
            .order_by(snapshot_lines.c.version)
        )

        def work(connection: sa.Connection) -> StoredSnapshot | None:
            found = connection.execute(chosen).first()
            if found is None:
                return None
            kept = connection.execute(pieces).scalars()
            log = [line for piece in kept for line in msgspec.json.decode(piece)]
            return StoredSnapshot(found.version, msgspec.json.decode(found.body), log)

        return await self._database.read(work)

    async def missing(self) -> list[str]:
        """The tables without a snapshot of how they are now."""
        chosen = (
            sa.select(tables.c.id)
            .outerjoin(snapshots, snapshots.c.table_id == tables.c.id)
            .where(sa.or_(snapshots.c.version.is_(None), snapshots.c.version != tables.c.version))
            .order_by(tables.c.touched.desc())
        )
        return await self._database.read(lambda connection: list(connection.execute(chosen).scalars()))


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
