"""Bringing a database to the newest form of our tables, with Alembic. A new database is made the same way.

All migrations of a start are one transaction: one that is broken off at any statement has changed nothing. Of two
processes that start at once the second waits, and finds nothing left to do.
"""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from roundhouse.server.storage.engines import POSTGRESQL

ADVISORY_LOCK = 0x726F756E64  # any number nobody else takes


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Within the transaction of a `Database.write`, which SQLite lets only one process begin."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    config = Config()
    config.set_main_option("script_location", "roundhouse.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
