"""How a command is given: checked against the table, it gives the entry to store and apply, or raises.

Each kind of caller has its own commands: the person or the bot at a seat (`seat_commands`), the host and the system
(`host_commands`). The same key from the same caller gives the same entry again, whatever has happened since; a command
that expects another version than the caller's current one is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from roundhouse.tables.entries import By, Entry
from roundhouse.tables.errors import TableError

if TYPE_CHECKING:
    from roundhouse.tables.table import Table

MAX_MESSAGE_LENGTH = 1_000
MAX_NOTES_LENGTH = 10_000


class EntryDraft(NamedTuple):
    """What a command leads to: the kind and the facts of its entry."""

    kind: str
    facts: dict[str, Any]


class Caller:
    """Somebody who gives a command, at a moment."""

    def __init__(self, table: Table, by: By, at: int, key: str | None, expected: int | None) -> None:
        self.table = table
        self.by = by
        self.at = max(at, table.at)  # time at a table never runs backwards
        self.key = key
        self.expected = expected

    def earlier(self) -> Entry | None:
        """What this very command has led to before."""
        return None if self.key is None else self.table.answer(self.by, self.key)

    def check_version(self) -> None:
        self.table.check_version(self.by if isinstance(self.by, int) else None, self.expected)

    def entry(self, draft: EntryDraft) -> Entry:
        return Entry(self.table.version + 1, self.at, self.by, draft.kind, draft.facts, self.key)

    def must_be(self, *phases: str) -> None:
        phase = self.table.phase
        if phase in phases:
            return
        if phase == "over":
            raise TableError("table-is-over")
        if phase == "open":
            raise TableError("table-not-started")
        if phases == ("open",):
            raise TableError("table-started")
        raise TableError("table-is-paused" if phase == "paused" else "table-not-paused")

    def other_names(self, seat: int) -> list[str]:
        """The names that a player of this seat may not take."""
        others = [other for index, other in enumerate(self.table.seats) if index != seat]
        return [name for other in others for name in (other.name, other.invited) if name]


C = TypeVar("C", bound=Caller)
P = ParamSpec("P")


def command(check: Callable[Concatenate[C, P], EntryDraft]) -> Callable[Concatenate[C, P], Entry]:
    """A check that names what is to happen, as a command that gives its entry."""

    @wraps(check)
    def call(self: C, /, *args: P.args, **kwargs: P.kwargs) -> Entry:
        earlier = self.earlier()
        if earlier is not None:
            return earlier
        self.check_version()
        return self.entry(check(self, *args, **kwargs))

    return call


def check_message(words: str, longest: int) -> str:
    bare = words.strip()
    if not bare or len(bare) > longest or not all(line.isprintable() for line in bare.split("\n")):
        raise TableError("table-bad-words", longest=longest)
    return bare
