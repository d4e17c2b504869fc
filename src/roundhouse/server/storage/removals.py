"""Taking tables out of the database: whole, in one transaction, and only if they are still as whoever asks thinks.

Of a table that is gone nothing stays but the hashes of its tokens, so that who has one can be told what became of it.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from roundhouse.server.storage import models
from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.models import HOST, SEAT
from roundhouse.server.storage.writer import Absent, Conflict, Writer
from roundhouse.server.tokens import person_of

# Why a token opens nothing any more: its table was deleted or put away, or its person has gone from the table.
DELETED = "deleted"
FINISHED = "finished"
FORSAKEN = "forsaken"
LEFT = "left"

_TABLES = models.tables.c
_GRANTS = models.grants.c
_MESSAGES = models.messages.c
_REMOVALS = models.removals.c
_PARTS = (models.entries, models.grants, models.messages, models.notes, models.snapshot_lines, models.snapshots)


class Removed(NamedTuple):
    """Why a token opens nothing any more, and since when."""

    why: str
    at: int


class Limits(NamedTuple):
    """Finished and other tables that nobody has used since these moments are put away; None: never.

    A table at which no person ever sat down counts with the others, over or not.
    """

    finished: int | None
    forsaken: int | None


def later(moment: str) -> sa.ColumnElement[int]:
    """The moment a table was last used, if a bound one is not later."""
    at: sa.BindParameter[int] = sa.bindparam(moment)
    return sa.case((_TABLES.touched < at, at), else_=_TABLES.touched)


_TOUCH = models.tables.update().where(_TABLES.id == sa.bindparam("known_id")).values(touched=later("at"))


def touch(connection: sa.Connection, table_id: str, at: int) -> None:
    """Somebody uses a table. From here on nobody else can take it away until this transaction is over."""
    if connection.execute(_TOUCH, {"known_id": table_id, "at": at}).rowcount != 1:
        raise Absent


class Removals:
    """What is taken out of a database, and what is known of it afterwards."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def touch(self, table_id: str, at: int) -> None:
        """Somebody looks at a table. Absent if it is gone."""
        await self._writer.write(lambda connection: touch(connection, table_id, at))

    async def due(self, limits: Limits, count: int) -> list[str]:
        """So many of the tables to be put away, first what was used longest ago."""
        chosen = sa.select(_TABLES.id).where(_is_due(limits)).order_by(_TABLES.touched).limit(count)
        return await self._database.read(lambda connection: list(connection.execute(chosen).scalars()))

    async def put_away(self, table_id: str, limits: Limits, at: int) -> str | None:
        """Remove a table that nobody has used meanwhile, and is using now; why it was, None if it was not."""
        chosen = sa.select(_TABLES.ended, _has_person().label("seated")).where(_TABLES.id == table_id, _is_due(limits))

        def work(connection: sa.Connection) -> str | None:
            found = connection.execute(chosen.with_for_update(of=models.tables, skip_locked=True)).first()
            if found is None:
                return None
            why = FORSAKEN if found.ended is None or not found.seated else FINISHED
            _erase(connection, table_id, Removed(why, at))
            return why

        why: str | None = await self._writer.write(work)
        return why

    async def delete(self, table_id: str, expected: int | None, at: int) -> None:
        """Remove a table as its people wish. Conflict if it has another version than expected, Absent if it is gone."""

        def work(connection: sa.Connection) -> None:
            if expected not in (None, _lock(connection, table_id)):
                raise Conflict
            _erase(connection, table_id, Removed(DELETED, at))

        await self._writer.write(work)

    async def withdraw(self, table_id: str, digest: str, places: Collection[int], at: int) -> bool:
        """Remove what a person has at a table: rights, notes and words. Whether the table is gone: they were the last.

        Absent if it was gone before.
        """
        here = _GRANTS.table_id == table_id
        others = sa.select(_GRANTS.id).where(here, _GRANTS.role.in_((HOST, SEAT)), _GRANTS.digest != digest)

        def work(connection: sa.Connection) -> bool:
            _lock(connection, table_id)
            if connection.execute(others.limit(1)).first() is None:
                _erase(connection, table_id, Removed(DELETED, at))
                return True
            connection.execute(models.grants.delete().where(here, _GRANTS.digest == digest))
            _remember(connection, table_id, [digest], Removed(LEFT, at))
            _unsay(connection, table_id, digest, places)
            return False

        gone: bool = await self._writer.write(work)
        return gone

    async def of(self, table_id: str, digests: Collection[str]) -> Removed | None:
        """What became of a table, or of one's part in it, for who had one of these tokens."""
        chosen = sa.select(_REMOVALS.why, _REMOVALS.at).where(
            _REMOVALS.table_id == table_id, _REMOVALS.digest.in_(digests)
        )

        def work(connection: sa.Connection) -> Removed | None:
            found = connection.execute(chosen.order_by(_REMOVALS.at.desc()).limit(1)).first()
            return None if found is None else Removed(*found)

        return None if "\0" in table_id else await self._database.read(work)

    async def missing(self, table_ids: Iterable[str]) -> set[str]:
        """Those of these tables that are gone."""
        asked = set(table_ids)
        chosen = sa.select(_TABLES.id).where(_TABLES.id.in_(asked))
        return asked - await self._database.read(lambda connection: set(connection.execute(chosen).scalars()))

    async def forget(self, before: int) -> None:
        """Of what was removed before that moment, even that it was."""
        old = models.removals.delete().where(_REMOVALS.at < before)
        await self._writer.write(lambda connection: connection.execute(old) and None)


def _has_person() -> sa.ColumnElement[bool]:
    return sa.exists().where(_GRANTS.table_id == _TABLES.id, _GRANTS.role == SEAT)


def _is_due(limits: Limits) -> sa.ColumnElement[bool]:
    is_finished = sa.and_(_TABLES.ended.is_not(None), _has_person())
    return sa.or_(
        sa.and_(is_finished, _unused_since(limits.finished)),
        sa.and_(sa.not_(is_finished), _unused_since(limits.forsaken)),
    )


def _unused_since(moment: int | None) -> sa.ColumnElement[bool]:
    """A clock that runs, or a bot to move, is a use to come; but if it should have come so long ago, it never will."""
    if moment is None:
        return sa.false()
    return sa.and_(_TABLES.touched <= moment, sa.or_(_TABLES.wake.is_(None), _TABLES.wake <= moment))


def _lock(connection: sa.Connection, table_id: str) -> int:
    """The version of a table, which stays as it is until this transaction is over."""
    chosen = sa.select(_TABLES.version).where(_TABLES.id == table_id).with_for_update()
    version: int | None = connection.execute(chosen).scalar()
    if version is None:
        raise Absent
    return version


def _erase(connection: sa.Connection, table_id: str, removed: Removed) -> None:
    """Everything of a table, but who may be told that it was there."""
    holders = sa.select(_GRANTS.digest).where(_GRANTS.table_id == table_id).distinct()
    _remember(connection, table_id, list(connection.execute(holders).scalars()), removed)
    for part in _PARTS:
        connection.execute(part.delete().where(part.c.table_id == table_id))
    connection.execute(models.tables.delete().where(_TABLES.id == table_id))


def _remember(connection: sa.Connection, table_id: str, digests: Collection[str], removed: Removed) -> None:
    before = models.removals.delete().where(_REMOVALS.table_id == table_id, _REMOVALS.digest.in_(digests))
    connection.execute(before)
    rows: list[dict[str, Any]] = [
        {"table_id": table_id, "digest": digest, **removed._asdict()} for digest in sorted(digests)
    ]
    if rows:
        connection.execute(models.removals.insert(), rows)


def _unsay(connection: sa.Connection, table_id: str, digest: str, places: Collection[int]) -> None:
    """Remove what a person has noted and said; lines of theirs stay without words. Once, lines did not say whose."""
    nobodys = sa.and_(_MESSAGES.person.is_(None), _MESSAGES.place.in_(places))
    own = sa.and_(_MESSAGES.table_id == table_id, sa.or_(_MESSAGES.person == person_of(digest), nobodys))
    notes = models.notes.c
    connection.execute(models.notes.delete().where(notes.table_id == table_id, notes.place.in_(places)))
    connection.execute(models.messages.update().where(own).values(words="", key=None, person=None, content=None))
