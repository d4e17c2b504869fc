"""Reading and writing the files a person names; every failure is reported in one sentence."""

import os
from pathlib import Path

from roundhouse.kernel.errors import BadRecord, RoundhouseError
from roundhouse.kernel.record import Record

MEGABYTES = 20


class BadFile(RoundhouseError):
    """A file that cannot be read, written, or is not what it should be."""


def read(name: str) -> str:
    path = Path(name)
    try:
        if path.is_dir():
            raise BadFile("file-folder", file=name)
        if path.stat().st_size > MEGABYTES << 20:
            raise BadFile("file-too-big", file=name, megabytes=MEGABYTES)
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile("file-missing", file=name) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=name) from None
    except (OSError, ValueError):
        raise BadFile("file-unreadable", file=name) from None


def write_record(name: str, written: str) -> None:
    """Write a record whole or not at all. Another record may be overwritten, any other file not."""
    refuse_unwritable(name)
    path = Path(name)
    try:
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        beside.write_text(written + "\n", encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError):
        raise BadFile("file-unwritable", file=name) from None


def refuse_unwritable(name: str) -> None:
    """Raise BadFile if a record cannot be kept under that name: better before a game than after it."""
    path = Path(name)
    try:
        if path.is_dir():
            raise BadFile("file-folder", file=name)
        if path.exists():
            Record.loads(read(name))
        elif not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
            raise BadFile("file-unwritable", file=name)
    except BadRecord as wrong:
        if wrong.key in ("record-not-json", "record-foreign"):
            raise BadFile("file-not-ours", file=name) from None
    except (OSError, ValueError):
        raise BadFile("file-unwritable", file=name) from None
