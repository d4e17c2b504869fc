"""A PostgreSQL server of the tests' own: in a folder of its own, reached through a socket there, gone at their end."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa

from tests import patience

USER = "roundhouse"
# What it need not do for us: outlive a power cut, be reached from elsewhere, serve hundreds.
SETTINGS = {"fsync": "off", "full_page_writes": "off", "listen_addresses": "", "max_connections": "40",
            "shared_buffers": "16MB", "autovacuum": "off", "log_min_messages": "fatal"}  # fmt: skip


def programs() -> Path | None:
    """Where PostgreSQL's programs are: the newest that Debian has installed, or those in the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: int(found.parts[4]))
    named = shutil.which("initdb")
    if installed:
        return installed[-1].parent
    return None if named is None else Path(named).resolve().parent


def is_present() -> bool:
    return programs() is not None and find_spec("psycopg") is not None


def _owner() -> str | None:
    """Whom the server runs as: it refuses to be root's."""
    if os.getuid() != 0:
        return None
    return next(name for name in ("postgres", "nobody") if name in {user.pw_name for user in pwd.getpwall()})


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.owner = _owner()
        found = programs()
        assert found is not None
        self.programs = found
        self.process: subprocess.Popen[bytes] | None = None
        if self.owner is not None:
            shutil.chown(folder, self.owner)
        self._call("initdb", "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def _call(self, program: str, *how: str) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *how]
        subprocess.run(command, user=self.owner, cwd=self.folder, check=True, capture_output=True)

    def start(self) -> None:
        settings = {**SETTINGS, "unix_socket_directories": str(self.folder)}
        how = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *how]
        with (self.folder / "log").open("w") as log:
            self.process = subprocess.Popen(command, user=self.owner, cwd=self.folder, stderr=log)
        patience.until(self._answers, "PostgreSQL does not start")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            self.do("SELECT 1")
        except sa.exc.OperationalError:
            return False
        return True

    def stop(self, how: int = signal.SIGINT) -> None:
        """By default it ends its connections and leaves nothing undone; SIGQUIT ends it on the spot."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(patience.SECONDS)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{USER}@/{database}?host={self.folder}"

    def do(self, statement: str) -> None:
        """A statement that needs no database, or makes one."""
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.execute(sa.text(statement))


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server with nothing in it yet."""
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
