"""The tables of the database, and their rows as the server reads them."""

from dataclasses import dataclass

import sqlalchemy as sa

# What a token is for.
HOST = "host"
SEAT = "seat"
INVITATION = "invitation"  # to sit down at a seat; it shows nothing of it
WATCH = "watch"
SPENT = "spent"  # an invitation that was used; only the player who used it can ask again for the result

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
