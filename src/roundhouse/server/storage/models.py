"""The tables of the database, and their rows as the server reads them."""

from dataclasses import dataclass

import sqlalchemy as sa

# What a token is for.
HOST = "host"
SEAT = "seat"
INVITATION = "invitation"  # to sit down at a seat; it shows nothing of it
WATCH = "watch"

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("starts_full", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    # When the table next needs the server by itself: a flag, or 0 for a bot that must move. NULL: never.
    sa.Column("wake", sa.BigInteger, nullable=True, index=True),
    # When somebody last did something at it or looked at it, to within an hour of looking; and when its game ended, as
    # of the last time it came to rest.
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("ended", sa.BigInteger, nullable=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

grants = sa.Table(
    "grants",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("digest", sa.String(64), nullable=False, index=True),
    sa.Column("role", sa.String(16), nullable=False),
    sa.Column("place", sa.Integer, nullable=True),
)

# What can be shown of a table when nobody knows its rules any more, as of a version of it; how many lines of the log
# (and how many undone ones) are kept beside it; and those lines, in the pieces they came in.
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("undone", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
snapshot_lines = sa.Table(
    "snapshot_lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# What is said, line by line. A place is a seat as it was numbered before lots were drawn, NULL for the host.
messages = sa.Table(
    "messages",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("place", sa.Integer, nullable=True),
    sa.Column("name", sa.String(80), nullable=True),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("content", sa.String(32), nullable=True),
    sa.Index("ix_messages_key", "table_id", "person", "key", unique=True),
)

# What the person of each place has noted last.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("content", sa.String(32), nullable=True),
)

# The tokens, by their hashes, of tables that are gone, or that their person has gone from: why, and when.
removals = sa.Table(
    "removals",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# The server's runs: when each began, and when it was last known to go on.
runs = sa.Table(
    "runs",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.BigInteger, nullable=False),
)


@dataclass(frozen=True)
class Header:
    """What is known of a table without its entries."""

    id: str
    code: str
    name: str
    game: str
    starts_full: bool
    created: int


@dataclass(frozen=True)
class Grant:
    """What the token of that hash may do. A place is a seat as it was numbered before lots were drawn."""

    digest: str
    role: str
    place: int | None = None
