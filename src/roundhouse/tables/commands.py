"""How a command is given: checked against the table, it gives the entry to store and apply, or raises.

Each kind of caller has its own commands: the person or the bot at a seat (`seat_commands`), the host and the system
(`host_commands`). The same key from the same person gives the same entry again, whatever has happened since, and with
another content it is refused; so is a command that expects a version since which the caller's turn has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from roundhouse.tables.entries import By, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.talk import MAX_MESSAGE_LENGTH, Message, Note

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


# What a person may do at a table beside playing: try and take back, ask, answer, come and go. Then they can only play.
MAX_OWN_ENTRIES = 5_000
# Then nothing more is taken back, so that every game comes to its end.
MAX_ENTRIES = 20_000
PLAYING = frozenset({"played", "resigned"})


class EntryDraft(NamedTuple):
    """What a command leads to: the kind and the facts of its entry."""

    kind: str
    facts: dict[str, Any]


class Sent(NamedTuple):
    """How a command was sent: the key of its sender's choice, by whom, with which content, for which version.

    Without a person the key is the seat's.
    """

    key: str | None = None
    expected: int | None = None
    person: str | None = None
    content: str | None = None


class Caller:
    """Somebody who gives a command, at a moment."""

    def __init__(self, table: Table, by: By, at: int, sent: Sent) -> None:
        self.table = table
        self.by = by
        self.at = max(at, table.at)  # time at a table never runs backwards
        self.sent = sent

    def earlier(self) -> Entry | None:
        """What this very command has led to before."""
        sent = self.sent
        entry = None if sent.key is None else self.table.answer(sent.person or self.by, sent.key)
        if self._words_sent() is not None or (entry is not None and entry.content != sent.content):
            raise TableError("table-key-used")
        return entry

    def _words_sent(self) -> Message | Note | None:
        """What this key has stood for in the talk."""
        sent = self.sent
        return None if sent.key is None or sent.person is None else self.table.talk.sent(sent.person, sent.key)

    def check_version(self) -> None:
        self.table.check_version(self.by if isinstance(self.by, int) else None, self.sent.expected)

    def entry(self, draft: EntryDraft) -> Entry:
        sent = self.sent
        if sent.key is not None and draft.kind not in PLAYING and self.table.done_by(self.by) >= MAX_OWN_ENTRIES:
            raise TableError("table-done-enough", most=MAX_OWN_ENTRIES)
        about = (sent.key, sent.person, sent.content)
        return Entry(self.table.version + 1, self.at, self.by, draft.kind, draft.facts, *about)

    def check_talk_key(self) -> None:
        """What was said longer ago than is at hand, the storage knows."""
        sent, words = self.sent, self._words_sent()
        acted = sent.key is not None and self.table.answer(sent.person or self.by, sent.key) is not None
        if acted or (words is not None and words.content != sent.content):
            raise TableError("table-key-used")

    def message(self, place: int | None, name: str | None, words: str) -> Message:
        """To be said. It is about no version of the table."""
        self.check_talk_key()
        sent = self.sent
        bare = check_words(words, MAX_MESSAGE_LENGTH)
        return Message(0, self.at, place, name, bare, sent.key, sent.person, sent.content)

    def must_be(self, *phases: str) -> None:
        """Refused with the reason, unless the table is in one of these phases."""
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


def check_words(words: str, longest: int) -> str:
    bare = words.strip()
    if not bare or len(bare) > longest or not all(line.isprintable() for line in bare.split("\n")):
        raise TableError("table-bad-words", longest=longest)
    return bare
