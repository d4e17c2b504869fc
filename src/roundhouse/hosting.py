"""What `roundhouse serve` does between the command line and the server: a port, a database, a welcome, a goodbye."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic.util import CommandError
from rich.console import Console
from rich.text import Text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from roundhouse.kernel import text
from roundhouse.kernel.errors import BadSetup
from roundhouse.server import Settings
from roundhouse.server.addresses import networks
from roundhouse.server.client import PAGE
from roundhouse.server.serving import EVERYWHERE, LOOPBACK, lan_address, listen, own_address, serve
from roundhouse.server.storage import Claimed, NotStored, Store, claim
from roundhouse.terminal.panels import indented, print_line
from roundhouse.terminal.qr import qr_code

FIRST_PORT, LAST_PORT = 8000, 8099
HIGHEST_PORT = 65535
MOST_DAYS = 36_500
SQLITE = "sqlite"
# The drivers we speak with, whichever is named: they are made for threads.
DRIVERS = {SQLITE: "sqlite", "postgresql": "postgresql+psycopg"}
MAGIC = b"SQLite format 3\0"  # how a file of SQLite begins


# Ports ----------------------------------------------------------------------------------------------------------------


def listener_for_this_machine(port: int | None) -> socket.socket:
    return _first_free(LOOPBACK) if port is None else _listener(LOOPBACK, port)


def listener_for_all(port: int | None) -> socket.socket:
    return _first_free(EVERYWHERE) if port is None else _listener(EVERYWHERE, port)


def _listener(host: str, port: int) -> socket.socket:
    if not 0 <= port <= HIGHEST_PORT:
        raise BadSetup("bad-port", port=str(port))
    try:
        return listen(host, port)
    except PermissionError:
        raise BadSetup("port-denied", port=str(port)) from None
    except OSError:
        raise BadSetup("port-taken", port=str(port)) from None


def _first_free(host: str) -> socket.socket:
    """Nobody asked for this port, so the next one will do as well."""
    for port in range(FIRST_PORT, LAST_PORT + 1):
        try:
            return listen(host, port)
        except OSError:
            continue
    raise BadSetup("no-free-port", first=str(FIRST_PORT), last=str(LAST_PORT))


# The database ---------------------------------------------------------------------------------------------------------


@contextmanager
def own_database(named: str | None, listener: socket.socket) -> Iterator[URL]:
    """The database asked for, or the user's own, for us alone and in its newest form; one of no use is refused."""
    url = database_of(named or os.environ.get("ROUNDHOUSE_DATABASE") or str(own_file()))
    with exclusive(url, own_address(listener)):
        bring_up_to_date(url)
        yield url


def bring_up_to_date(url: URL) -> None:
    try:
        asyncio.run(_open_once(url))
    except (NotStored, SQLAlchemyError, CommandError, OSError, ImportError) as wrong:
        cause = wrong.why if isinstance(wrong, NotStored) else wrong
        reason = cause.orig if isinstance(cause, DBAPIError) else cause
        why = str(reason).partition("\n")[0].rstrip(".")
        raise BadSetup("database-unusable", database=display_url(url), why=why) from None


async def _open_once(url: URL) -> None:
    store = Store(full_url(url))
    try:
        await store.open()
    finally:
        await store.close()


def database_of(named: str) -> URL:
    """A file, or whatever SQLAlchemy knows by its URL."""
    if "://" in named:
        try:
            url = make_url(named)
        except ArgumentError:
            raise BadSetup("database-form", database=named) from None
        url = url.set(drivername=DRIVERS.get(url.get_backend_name(), url.drivername))
    else:
        url = URL.create(SQLITE, database=str(Path(named).expanduser().absolute()))
    if url.get_backend_name() == SQLITE and url.database:
        refuse_other_files(Path(url.database))
    return url


def refuse_other_files(file: Path) -> None:
    """What is there already must be a database, or nothing yet, and ours to write."""
    if file.is_dir():
        raise BadSetup("file-folder", file=str(file))
    if not os.access(file if file.exists() else file.parent, os.R_OK | os.W_OK):
        raise BadSetup("file-unwritable", file=str(file))
    if file.exists():
        with file.open("rb") as opened:
            begins = opened.read(len(MAGIC))
        if begins not in (MAGIC, b""):
            raise BadSetup("file-no-database", file=str(file))


def own_file() -> Path:
    """The file of this user, in a folder nobody else looks into: the hands of all games are in it."""
    file = data_folder(sys.platform, os.environ, Path.home()) / "roundhouse" / "tables.db"
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise BadSetup("file-unwritable", file=str(file)) from None
    return file


def data_folder(system: str, environment: Mapping[str, str], home: Path) -> Path:
    """Where programs keep a user's data on such a system."""
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if system == "darwin":
        return home / "Library" / "Application Support"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")


def full_url(url: URL) -> str:
    return url.render_as_string(hide_password=False)


def display_url(url: URL) -> str:
    """As it may be shown: a file by its path, anything else without its password."""
    return str(url.database) if url.get_backend_name() == SQLITE else url.render_as_string(hide_password=True)


@contextmanager
def exclusive(database: URL, address: str) -> Iterator[None]:
    """A file of SQLite belongs to one server at a time. Of other databases we do not know."""
    if database.get_backend_name() != SQLITE or not database.database:
        yield
        return
    try:
        with claim(Path(database.database), address):
            yield
    except Claimed as other:
        raise BadSetup("database-served", database=display_url(database), address=other.address) from None


# The browser ----------------------------------------------------------------------------------------------------------


def has_screen() -> bool:
    """Is there a desktop on which a browser could open?"""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show_in_browser(address: str) -> None:
    """Apart from the server, which must not wait for it."""
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def show_nothing(address: str) -> None:
    """Open no browser: the address has been printed."""


# Serving --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wishes:
    """What a host may ask for beside a port and a database: names of the server, proxies to be believed, and for how
    many days tables are kept."""

    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    keep_finished: int = Settings.keep_finished
    keep_unfinished: int = Settings.keep_unfinished

    def __post_init__(self) -> None:
        for option, days in (("--keep-finished", self.keep_finished), ("--keep-unfinished", self.keep_unfinished)):
            if not 0 <= days <= MOST_DAYS:
                raise BadSetup("bad-days", option=option, days=str(days), most=str(MOST_DAYS))
        for proxy in self.proxies:
            try:
                networks([proxy])
            except ValueError:
                raise BadSetup("bad-proxy", proxy=proxy) from None


def settings_for(listener: socket.socket, database: URL, wishes: Wishes) -> Settings:
    """In the local network a machine is also called by its name."""
    host = listener.getsockname()[0]
    machine = socket.gethostname()
    for_all = host == EVERYWHERE
    names = (*wishes.names, machine, f"{machine}.local") if for_all else wishes.names
    address = lan_address(listener) if for_all else None
    return Settings(
        database=full_url(database),
        address=address,
        names=names,
        proxies=wishes.proxies,
        keep_finished=wishes.keep_finished,
        keep_unfinished=wishes.keep_unfinished,
    )


def serve_tables(
    listener: socket.socket,
    database: URL,
    wishes: Wishes,
    console: Console,
    language: str,
    then: Callable[[str], None],
) -> None:
    """Serve until interrupted, with a welcome and a goodbye."""
    say = text.common(language).say
    settings = settings_for(listener, database, wishes)

    def welcome(address: str) -> None:
        print_line(console, say("cli-serve-here", address=address), "strong")
        if settings.address is not None:
            _invite(settings.address, console, say("cli-serve-house", address=settings.address))
        elif listener.getsockname()[0] == EVERYWHERE:
            print_line(console, say("cli-serve-no-network"))
        if not (settings.static / PAGE).is_file():
            print_line(console, say("server-without-client"), "alarm")
        print_line(console, say("cli-serve-kept", database=display_url(database)), "quiet")
        days = {"finished": settings.keep_finished, "unfinished": settings.keep_unfinished}
        print_line(console, say("cli-serve-keeps", **days), "quiet")
        then(address)

    try:
        serve(listener, settings, welcome)
    except KeyboardInterrupt:
        print_line(console, say("cli-serve-closed"))


def _invite(address: str, console: Console, sentence: str) -> None:
    """The address in words, and on a screen also for a camera."""
    print_line(console, sentence, "strong")
    if console.is_terminal:
        console.print()
        console.print(indented(qr_code(address)))
        console.print(Text())
