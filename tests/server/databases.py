"""Where the servers of these tests keep their tables: a file of SQLite or a database of PostgreSQL, test by test."""

import shutil
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.migrate import migrate
from tests.server.postgres import Postgres, postgres

SQLITE, POSTGRESQL = "sqlite", "postgresql"
NUMBERS = count(1)
READY = "ready"  # in its newest form and empty, to be copied: that is many times faster than to make one


class Databases:
    """The kind of database in use, and those of PostgreSQL, by the folder that the file would be in."""

    def __init__(self) -> None:
        self.kind = SQLITE
        self.session = ExitStack()
        self._server: Postgres | None = None
        self._ready: Path | None = None
        self.names: dict[Path, str] = {}

    @property
    def server(self) -> Postgres:
        """The one of this session, started when it is first needed."""
        if self._server is None:
            self._server = self.session.enter_context(postgres())
            self._server.do(f"CREATE DATABASE {READY}")
            bring_up_to_date(self._server.url(READY))
        return self._server

    def url(self, folder: Path) -> str:
        """The database of a folder, made when it is first asked for."""
        if self.kind == SQLITE:
            return f"sqlite:///{self._file(folder)}"
        if folder not in self.names:
            self.names[folder] = self.create(READY)
        return self.server.url(self.names[folder])

    def make_blank(self, folder: Path) -> None:
        """Give a folder a database with nothing in it, not even its tables."""
        if self.kind == SQLITE:
            (folder / "tables.db").touch()
        else:
            self.names[folder] = self.create("template0")

    def _file(self, folder: Path) -> Path:
        """The file in a folder: a copy of an empty one, unless it is there already."""
        file = folder / "tables.db"
        if not file.exists():
            if self._ready is None:
                self._ready = Path(self.session.enter_context(TemporaryDirectory(prefix="roundhouse-"))) / "ready.db"
                bring_up_to_date(f"sqlite:///{self._ready}")
            shutil.copy(self._ready, file)
        return file

    def create(self, template: str) -> str:
        """The name of a copy of a database of PostgreSQL."""
        name = f"tables_{next(NUMBERS)}"
        self.server.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, folder: Path) -> None:
        name = self.names.pop(folder, None)
        if name is not None:
            self.server.do(f"DROP DATABASE {name} WITH (FORCE)")

    def drop_all(self) -> None:
        for folder in list(self.names):
            self.drop(folder)


databases = Databases()


def bring_up_to_date(url: str, to: str = "head") -> None:
    database = Database(url)
    database._transact(lambda connection: migrate(connection, to))
    database.close()


def rows(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """What the database of a folder says, asked past the server under test."""
    engine = sa.create_engine(databases.url(folder), poolclass=sa.NullPool)
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(sa.text(statement))]
