"""Snapshots: all that can be shown of a table without its rules, so that it can be looked at when they are gone.

A snapshot is plain JSON: what everybody sees, what each person alone sees, and, apart from it, the log in words, which
only ever grows. It is taken while the rules are known. What is said and noted needs no rules, and is not in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from roundhouse.kernel import text
from roundhouse.tables import previews
from roundhouse.tables.results import result
from roundhouse.tables.seats import Seat
from roundhouse.tables.shapes import ChatLine, ExportedLine, ExportedSeat, ExportedTable

if TYPE_CHECKING:
    from roundhouse.tables.log import LogItem
    from roundhouse.tables.table import Table

Snapshot = dict[str, Any]
SPECTATOR = "spectator"
_NOT_SHOWN = frozenset({"own", "ended", "at", "seating"})


def take(table: Table, readers: Iterable[int | None] | None = None) -> Snapshot:
    """The table as it is, without its log, for spectators and all its people, or for these readers alone.

    It holds the secrets of them all: it is for the storage.
    """
    if readers is None:
        readers = [None, *[number for number, seat in enumerate(table.seats) if seat.person]]
    catalogues = {language: text.catalogue(table.game.package, language) for language in text.LANGUAGES}
    return {
        "game": table.game.id,
        "title": {language: catalogue.say("title") for language, catalogue in catalogues.items()},
        "rules": table.game.rules_version,
        "players": table.players,
        "options": dict(table.options),
        "terms": table.terms.dump(),
        "phase": table.phase,
        "step": 0 if table.play is None else table.play.seen,
        "at": table.log[-1].at if table.log else table.entries[0].at,
        "seating": list(table.seating),
        "seats": [_seat(seat) for seat in table.seats],
        "commitment": table.commitment,
        "next": table.next,
        "view": None if table.play is None else table.play.state.public_view(),
        "own": {_word(reader): _own(table, reader) for reader in readers},
        "ended": _ended(table) if table.phase == "over" else None,
    }


def _seat(seat: Seat) -> ExportedSeat:
    return {"name": seat.name, "kind": seat.kind, "level": seat.level, "person": seat.person, "out": seat.out}


def _word(reader: int | None) -> str:
    return SPECTATOR if reader is None else str(reader)


def _own(table: Table, reader: int | None) -> dict[str, Any]:
    own: dict[str, Any] = {"view": {}, "standing": None}
    play = table.play
    if play is not None:
        own["view"] = play.state.own_view(reader)
        own["standing"] = previews.standing_of(table, reader, play.base(reader)).facts
    return own


def _ended(table: Table) -> dict[str, Any]:
    return {
        "result": result(table),
        "record": json.loads(table.playing().record.dumps()),
        "seed": str(table.seed),
        "salt": table.salt,
        "start": {"position": table.position, "eyes": table.eyes},
    }


def lines(table: Table, first: int, last: int, languages: Sequence[str] = text.LANGUAGES) -> Iterator[dict[str, Any]]:
    """The lines of the log from one to before another, in words; those who were told more have words of their own."""
    for item in table.log[first:last]:
        yield _line(table, item, languages)


def _line(table: Table, item: LogItem, languages: Sequence[str]) -> dict[str, Any]:
    line: dict[str, Any] = {
        "at": item.at,
        "step": item.step,
        "of": "game" if item.of_game else "table",
        "undone": item.undone,
        "text": {language: item.tell(table.game, None, language) for language in languages},
    }
    if item.event.secret is not None and item.event.seats:
        line["seats"] = list(item.event.seats)
        line["own"] = {language: item.tell(table.game, item.event.seats[0], language) for language in languages}
    return line


def exported(
    snapshot: Snapshot,
    log: Iterable[dict[str, Any]],
    chat: Sequence[ChatLine],
    notes: str | None,
    reader: int | None,
    language: str,
) -> ExportedTable:
    """What a reader may see of a table, from what was kept of it. A bot's seat shows what a spectator sees."""
    eyes = reader if _word(reader) in snapshot["own"] else None
    own = snapshot["own"][_word(eyes)]
    shown = {name: snapshot[name] for name in snapshot if name not in _NOT_SHOWN}
    shown["title"] = snapshot["title"][language]
    shown["reader"] = reader
    shown["view"] = None if snapshot["view"] is None else {**snapshot["view"], **own["view"]}
    shown["standing"] = own["standing"]
    shown["notes"] = notes
    shown["log"] = [_told(line, eyes, language) for line in log]
    shown["chat"] = list(chat)
    shown.update(snapshot["ended"] or {})
    return cast(ExportedTable, shown)


def _told(line: dict[str, Any], reader: int | None, language: str) -> ExportedLine:
    words = line["own"] if reader is not None and reader in line.get("seats", ()) else line["text"]
    return {
        "at": line["at"],
        "step": line["step"],
        "of": line["of"],
        "text": words[language],
        "undone": line["undone"],
    }
