"""What a visitor is sent of a table: the reader's view, and what the visitor's token allows."""

from typing import Any

from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, Visitor
from roundhouse.server.shapes import SeenTable
from roundhouse.tables import ALL, OWN, Eyes, Table


def view_of(live: LiveTable, visitor: Visitor, reader: int | None, language: str, since: int) -> SeenTable:
    since = live.log_since(reader, since)
    code = live.header.code if visitor.host or visitor.seats else None
    return {
        **live.view(reader, language, since),
        "table": live.header.id,
        "name": live.header.name,
        "since": since,
        "code": code,
        "you": {"host": visitor.host, "seats": list(visitor.seats), "invited": list(visitor.invited)},
    }


def read_eyes(word: str) -> Eyes:
    if word in (OWN, ALL):
        return word
    if word == "spectator":
        return None
    if word.isdigit():
        return int(word)
    raise ServerError("server-bad-request", 400, where="eyes")


def story(table: Table, reader: int | None, language: str) -> list[dict[str, Any]]:
    """The start and the end of every turn so far, with the reader's own eyes, and what was told of it."""
    play = table.playing()
    told: dict[int, list[str]] = {}
    for line in table.log:
        if line.of_game and not line.undone:
            told.setdefault(line.step, []).append(line.tell(table.game, reader, language))
    ends = [turn.start for turn in play.turns] + [play.step]
    seats = [None, *[turn.seat for turn in play.turns]]
    moments: list[dict[str, Any]] = []
    for step, state in enumerate(play.record.steps(table.game)):
        while len(moments) < len(ends) and ends[len(moments)] == step:
            number = len(moments)
            since = ends[number - 1] if number else -1
            words = [sentence for at in range(since + 1, step + 1) for sentence in told.get(at, [])]
            moments.append({"step": step, "seat": seats[number], "text": " ".join(words), "view": state.view(reader)})
    return moments
