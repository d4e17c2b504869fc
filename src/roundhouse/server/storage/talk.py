"""What is said and noted at tables, in the database. Other than entries, it may be dropped, replaced and removed."""

from collections.abc import Iterable

import sqlalchemy as sa

from roundhouse.server.storage import models
from roundhouse.server.storage.removals import touch
from roundhouse.tables.talk import NEWEST_LINES, Message, Note

_MESSAGES = models.messages.c
_NOTES = models.notes.c
_MESSAGE_COLUMNS = [_MESSAGES[name] for name in Message._fields]
_NOTE_COLUMNS = [_NOTES[name] for name in Note._fields]

_SENT_BEFORE = sa.select(*_MESSAGE_COLUMNS).where(
    _MESSAGES.table_id == sa.bindparam("table"),
    _MESSAGES.person == sa.bindparam("person"),
    _MESSAGES.key == sa.bindparam("key"),
)
_LAST = sa.select(sa.func.max(_MESSAGES.number)).where(_MESSAGES.table_id == sa.bindparam("table"))
_BEFORE = (
    sa.select(*_MESSAGE_COLUMNS)
    .where(_MESSAGES.table_id == sa.bindparam("table"), _MESSAGES.number < sa.bindparam("before"))
    .order_by(_MESSAGES.number.desc())
    .limit(sa.bindparam("count"))
)
_OLD = models.messages.delete().where(
    _MESSAGES.table_id == sa.bindparam("table"), _MESSAGES.number <= sa.bindparam("dropped")
)
_ADD_MESSAGE = models.messages.insert()
_OWN_NOTE = (_NOTES.table_id == sa.bindparam("table"), _NOTES.place == sa.bindparam("at_place"))
_NOTE = sa.select(*_NOTE_COLUMNS).where(*_OWN_NOTE)
_DROP_NOTE = models.notes.delete().where(*_OWN_NOTE)
_ADD_NOTE = models.notes.insert()
_ALL_NOTES = sa.select(*_NOTE_COLUMNS).where(_NOTES.table_id == sa.bindparam("table"))

BEYOND_ALL = (1 << 31) - 1  # a number no line has


def say(connection: sa.Connection, table_id: str, message: Message, kept: int) -> Message:
    """Add a line behind the others, of which only so many are kept; the line that was sent with this key before."""
    touch(connection, table_id, message.at)
    if message.person is not None and message.key is not None:
        asked = {"table": table_id, "person": message.person, "key": message.key}
        earlier = connection.execute(_SENT_BEFORE, asked).first()
        if earlier is not None:
            return Message(*earlier)
    last: int | None = connection.execute(_LAST, {"table": table_id}).scalar()
    line = message._replace(number=(last or 0) + 1)
    connection.execute(_ADD_MESSAGE, {"table_id": table_id, **line._asdict()})
    if line.number > kept:
        connection.execute(_OLD, {"table": table_id, "dropped": line.number - kept})
    return line


def note(connection: sa.Connection, table_id: str, note: Note) -> Note:
    """Write a note in the place of the one before; that one if it was sent with the same key."""
    touch(connection, table_id, note.at)
    asked = {"table": table_id, "at_place": note.place}
    row = connection.execute(_NOTE, asked).first()
    if row is not None and note.key is not None and row.key == note.key and row.person == note.person:
        return Note(*row)
    connection.execute(_DROP_NOTE, asked)
    connection.execute(_ADD_NOTE, {"table_id": table_id, **note._asdict()})
    return note


def drop_notes(connection: sa.Connection, table_id: str, places: Iterable[int]) -> None:
    for place in places:
        connection.execute(_DROP_NOTE, {"table": table_id, "at_place": place})


def lines_before(connection: sa.Connection, table_id: str, before: int, count: int) -> list[Message]:
    """The last so many lines with numbers below that one, in their order."""
    rows = connection.execute(_BEFORE, {"table": table_id, "before": before, "count": count}).all()
    return [Message(*row) for row in reversed(rows)]


def newest_lines(connection: sa.Connection, table_id: str) -> list[Message]:
    """What a table has at hand, and one more line if there is one."""
    return lines_before(connection, table_id, BEYOND_ALL, NEWEST_LINES + 1)


def all_notes(connection: sa.Connection, table_id: str) -> list[Note]:
    return [Note(*row) for row in connection.execute(_ALL_NOTES, {"table": table_id})]
