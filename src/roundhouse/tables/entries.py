"""Entries: what has happened at a table, one after the other, JSON-ready. A table is the fold of its entries.

Entries hold secrets (the seed, choices that nobody else may see): they are for the storage, never for a reader.
"""

from typing import Any, NamedTuple

from roundhouse.tables.errors import TableError

HOST = "host"  # the person who opened the table
SYSTEM = "house"  # nobody at the table: a clock, or a bot that failed; the word is stored
By = int | str

# What only its own seat may know to have happened: no other reader's version rises with it.
PRIVATE = frozenset({"chosen"})


class Entry(NamedTuple):
    """One thing that happened. Versions count 1, 2, 3...; `by` is a seat, HOST or SYSTEM; `at` is in milliseconds.

    `key` is the name its sender gave the command, `person` who that was (seats change hands), and `content` tells the
    same command from another that was given the same name.
    """

    version: int
    at: int
    by: By
    kind: str
    facts: dict[str, Any]
    key: str | None = None
    person: str | None = None
    content: str | None = None

    def dump(self) -> dict[str, Any]:
        """As JSON; `load` is the way back."""
        written: dict[str, Any] = {
            "version": self.version,
            "at": self.at,
            "by": self.by,
            "kind": self.kind,
            "facts": self.facts,
        }
        for name, value in (("key", self.key), ("person", self.person), ("content", self.content)):
            if value is not None:
                written[name] = value
        return written

    @staticmethod
    def load(written: Any) -> "Entry":
        """An entry from the form of `dump`; anything else is refused."""
        try:
            return Entry(
                written["version"],
                written["at"],
                written["by"],
                written["kind"],
                written["facts"],
                written.get("key"),
                written.get("person"),
                written.get("content"),
            )
        except (KeyError, TypeError, AttributeError):
            raise TableError("table-entry-form") from None

    def is_private(self) -> bool:
        return self.kind in PRIVATE
