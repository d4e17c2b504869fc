"""Tables that cannot go on here: their rules or board are not known any more, or one of their entries cannot be read.

They can be looked at and exported, from the snapshot that was taken while all was in order.
"""

from collections.abc import Sequence
from typing import Any

from roundhouse.kernel import text
from roundhouse.kernel.errors import RoundhouseError, UnknownGame
from roundhouse.kernel.registry import game as game_of
from roundhouse.server.errors import ServerError, refusal
from roundhouse.server.loop_shares import in_pieces, listed
from roundhouse.server.shapes import OwnTable, TableExport
from roundhouse.server.storage import SEAT, Header, StoredSnapshot, StoredTable
from roundhouse.server.visitors import Deletion, Visitor, deletion, visitor_of
from roundhouse.tables import Entry, Table
from roundhouse.tables.shapes import ChatLine
from roundhouse.tables.snapshots import SPECTATOR, Snapshot, exported, lines, take
from roundhouse.tables.talk import Message
from roundhouse.tables.views import chat_lines

MAX_SEATS = 12
RULELESS = {"chosen"}  # what is not shown at all
CLOSED = "closed"
# What a table cannot go on for, and how it is told.
_REASONS = {
    "record-version": "server-closed-rules",
    "record-board": "server-closed-board",
    "unknown-game": "server-closed-game",
}


class TableClosed(ServerError):
    """Whatever was wanted of such a table but to look at it."""

    def __init__(self, table: "ClosedTable", key: str, **facts: Any) -> None:
        super().__init__(key, 409, **facts)
        self.table = table


class ClosedTable:
    """What there is of such a table. `complete`: whether all that has happened at it is shown."""

    def __init__(self, kept: StoredTable, snapshot: StoredSnapshot | None, wrong: Exception) -> None:
        self.header = kept.header
        self.touched = kept.touched
        self.grants = kept.grants
        folded = _fold(kept.entries)
        shown = snapshot
        if folded is not None and (snapshot is None or snapshot.version < folded.version):
            shown = snapshot_of(folded)
        if shown is None:
            shown = StoredSnapshot(0, _bare(kept), [])
        self.shown = shown
        self.notes = {note.place: note.words for note in kept.notes}
        later = {entry.kind for entry in kept.entries[shown.version :]}
        self.complete = kept.unreadable is None and later <= RULELESS
        readable = 0 if folded is None else folded.version
        self.why = self._why(wrong, readable + 1)

    def _why(self, wrong: Exception, entry: int) -> TableClosed:
        inner = wrong.facts.get("why", wrong) if isinstance(wrong, RoundhouseError) else wrong
        if not isinstance(inner, RoundhouseError) or inner.key not in _REASONS:
            return TableClosed(self, "server-closed-entry", entry=entry)
        facts = {name: inner.facts[name] for name in ("version", "current") if name in inner.facts}
        return TableClosed(self, _REASONS[inner.key], **facts)

    def visitor(self, token: str) -> Visitor:
        return visitor_of(token, self.grants, self.shown.body["seating"])

    def export(self, visitor: Visitor, reader: int | None, said: Sequence[Message], language: str) -> TableExport:
        seating = self.shown.body["seating"]
        notes = None if reader is None else self.notes.get(seating[reader], "")
        chat = chat_lines(seating, said)
        return export_of(self.header, self.shown, chat, notes, visitor, reader, language, self)

    def deletion(self, visitor: Visitor) -> Deletion | None:
        """Nobody plays on here."""
        return deletion(visitor, self.grants, "over")

    def is_finished(self) -> bool:
        return self.shown.body["phase"] == "over" and any(grant.role == SEAT for grant in self.grants)

    def own_line(self, visitor: Visitor, language: str, kept_until: int | None) -> OwnTable:
        """In the list of one's tables."""
        shown = self.shown.body
        return OwnTable(
            self.header.id,
            self.header.game,
            shown["title"][language],
            self.header.name,
            CLOSED,
            visitor.host,
            list(visitor.seats),
            False,
            None,
            None,
            shown["players"],
            shown["at"],
            self.deletion(visitor),
            kept_until,
        )


def snapshot_of(table: Table) -> StoredSnapshot:
    """All of a table as it is."""
    return StoredSnapshot(table.version, take(table), list(lines(table, 0, len(table.log))))


async def snapshot_for(table: Table, reader: int | None, language: str) -> StoredSnapshot:
    """What one reader needs of it, all of one moment. A long log is put in words in pieces before, and remembered."""
    await in_pieces(listed(lines(table, 0, len(table.log), [language])))
    log = list(lines(table, 0, len(table.log), [language]))
    return StoredSnapshot(table.version, take(table, [None, reader]), log)


def export_of(
    header: Header,
    shown: StoredSnapshot,
    chat: Sequence[ChatLine],
    notes: str | None,
    visitor: Visitor,
    reader: int | None,
    language: str,
    closed: ClosedTable | None = None,
) -> TableExport:
    """What a visitor may see of a table, to be kept."""
    seen: dict[str, Any] = dict(exported(shown.body, shown.log, chat, notes, reader, language))
    seen["table"] = header.id
    seen["name"] = header.name
    seen["you"] = {"host": visitor.host, "seats": list(visitor.seats), "invited": list(visitor.invited)}
    seen["closed"] = None if closed is None else refusal(closed.why, language)
    seen["complete"] = closed is None or closed.complete
    return seen  # type: ignore[return-value]


def _fold(entries: Sequence[Entry]) -> Table | None:
    """The table as far as its entries can have happened; None if not even the first can."""
    table: Table | None = None
    for number, entry in enumerate(entries):
        try:
            if table is None:
                table = Table.restore([entry])
            else:
                table.apply(entry)
        except Exception:
            return Table.restore(entries[:number]) if number else None  # without what it may have begun
    return table


def _bare(kept: StoredTable) -> Snapshot:
    """What the storage says of a table nobody has ever taken a snapshot of, and whose rules are gone."""
    facts: dict[str, Any] = kept.entries[0].facts if kept.entries else {}
    started = [entry.facts for entry in kept.entries if entry.kind == "started"]
    return {
        "game": kept.header.game,
        "title": {language: _title(kept.header.game, language) for language in text.LANGUAGES},
        "rules": facts.get("rules", 0),
        "players": facts.get("players", 0),
        "options": facts.get("options", {}),
        "terms": facts.get("terms", {}),
        "phase": "playing" if started else "open",
        "step": 0,
        "at": kept.entries[-1].at if kept.entries else kept.header.created,
        "seating": started[0]["seating"] if started else list(range(MAX_SEATS)),
        "seats": [],
        "commitment": started[0].get("commitment") if started else None,
        "next": None,
        "view": None,
        "own": {SPECTATOR: {"view": {}, "standing": None}},
        "ended": None,
    }


def _title(game: str, language: str) -> str:
    try:
        return text.catalogue(game_of(game).package, language).say("title")
    except UnknownGame:
        return game
