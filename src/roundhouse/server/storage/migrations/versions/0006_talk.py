"""What is said and noted stands apart from the entries of a table, whose versions are counted anew without it.

Frozen: a later form of the database is a later migration.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

# As the entries are written. Inside a text its quotes would have a backslash, so nothing else can match.
KINDS = ('"kind":"said"', '"kind":"noted"')

BROKEN = (ValueError, KeyError, IndexError, TypeError, AttributeError)

tables = sa.table("tables", sa.column("id", sa.String), sa.column("version", sa.Integer))
entries = sa.table(
    "entries", sa.column("table_id", sa.String), sa.column("version", sa.Integer), sa.column("body", sa.Text)
)
snapshots = sa.table("snapshots", sa.column("table_id", sa.String), sa.column("version", sa.Integer))
snapshot_lines = sa.table("snapshot_lines", sa.column("table_id", sa.String), sa.column("version", sa.Integer))

Entry = dict[str, Any]


def upgrade() -> None:
    messages = op.create_table(
        "messages",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("content", sa.String(32), nullable=True),
    )
    op.create_index("ix_messages_key", "messages", ["table_id", "person", "key"], unique=True)
    notes = op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("content", sa.String(32), nullable=True),
    )
    assert messages is not None
    assert notes is not None
    connection = op.get_bind()
    talked = sa.or_(*(entries.c.body.like(f"%{kind}%") for kind in KINDS))
    for table_id in list(connection.execute(sa.select(entries.c.table_id).where(talked).distinct()).scalars()):
        _part(connection, table_id, messages, notes)


def _part(connection: sa.Connection, table_id: str, messages: sa.Table, notes: sa.Table) -> None:
    """Part what was said and noted at a table from its entries."""
    own = entries.c.table_id == table_id
    stored = list(connection.execute(sa.select(entries.c.body).where(own).order_by(entries.c.version)).scalars())
    parted = Parted(stored)
    connection.execute(entries.delete().where(own))
    connection.execute(
        entries.insert(),
        [{"table_id": table_id, "version": number, "body": body} for number, body in enumerate(parted.bodies, 1)],
    )
    fewer = len(stored) - len(parted.bodies)
    connection.execute(tables.update().where(tables.c.id == table_id).values(version=tables.c.version - fewer))
    for kept in (snapshots, snapshot_lines):
        _count_anew(connection, kept, table_id, parted.numbers)
    talk = parted.talk
    if talk.messages:
        connection.execute(messages.insert(), [{"table_id": table_id, **message} for message in talk.messages])
    if talk.notes:
        connection.execute(notes.insert(), [{"table_id": table_id, **note} for note in talk.notes.values()])


def _count_anew(connection: sa.Connection, kept: sa.TableClause, table_id: str, numbers: list[int]) -> None:
    """What is kept as of a version of the table, in its order: the new number is never greater than the old one."""
    own = kept.c.table_id == table_id
    for version in list(connection.execute(sa.select(kept.c.version).where(own).order_by(kept.c.version)).scalars()):
        number = numbers[min(version, len(numbers) - 1)]
        connection.execute(kept.update().where(own, kept.c.version == version).values(version=number))


class Parted:
    """The entries of a table without its talk, counted anew.

    bodies   as they are stored. From the first on that is lost or cannot be read they stay as they are
    numbers  how many of them there are up to each version as it was counted before
    """

    def __init__(self, stored: list[str]) -> None:
        self.bodies: list[str] = []
        self.numbers = [0]
        self.talk = Talk()
        for at, body in enumerate(stored):
            try:
                self._take(json.loads(body), at + 1)
            except BROKEN:
                self.bodies += stored[at:]
                break
            self.numbers.append(len(self.bodies))

    def _take(self, entry: Entry, version: int) -> None:
        if entry["version"] != version:
            raise ValueError  # one before it is lost
        if entry["kind"] == "said":
            self.talk.say(entry)
        elif entry["kind"] == "noted":
            self.talk.note(entry)
        else:
            self.talk.follow(entry)
            counted = {**entry, "version": len(self.bodies) + 1}
            self.bodies.append(json.dumps(counted, ensure_ascii=False, separators=(",", ":")))


class Talk:
    """What was said and noted, with the names of that moment, by places: the seats before lots were drawn."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.seating: list[int] = []
        self.messages: list[dict[str, Any]] = []
        self.notes: dict[int, dict[str, Any]] = {}

    def follow(self, entry: Entry) -> None:
        """Who sits where."""
        facts = entry["facts"]
        seat = facts.get("seat", entry["by"])
        if entry["kind"] == "opened":
            self.names = [""] * facts["players"]
            self.seating = list(range(facts["players"]))
        elif entry["kind"] in ("sat", "bot-seated"):
            self.names[seat] = facts["name"]
            self.notes.pop(self.seating[seat], None)
        elif entry["kind"] == "left":
            self.names[seat] = ""
        elif entry["kind"] == "started":
            self.seating = list(facts["seating"])
            self.names = [self.names[before] for before in self.seating]

    def say(self, entry: Entry) -> None:
        seat = entry["by"] if isinstance(entry["by"], int) else None
        name = None if seat is None else self.names[seat]
        place = None if seat is None else self.seating[seat]
        self.messages.append({"number": len(self.messages) + 1, "name": name, **_facts(entry, place)})

    def note(self, entry: Entry) -> None:
        place = self.seating[entry["by"]]
        self.notes[place] = _facts(entry, place)


def _facts(entry: Entry, place: int | None) -> dict[str, Any]:
    sent = {name: entry.get(name) for name in ("key", "person", "content")}
    return {"at": entry["at"], "place": place, "words": entry["facts"]["words"], **sent}


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("messages")
