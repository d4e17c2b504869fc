"""Bringing a database to the newest form of our tables, with Alembic. A new database is made the same way."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection, to: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", "roundhouse.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
