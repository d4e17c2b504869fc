"""What a visitor is sent of a table: the reader's view, and what the visitor's token allows."""

from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, Visitor
from roundhouse.server.shapes import SeenTable
from roundhouse.tables import ALL, OWN, Eyes


def view_of(live: LiveTable, visitor: Visitor, reader: int | None, language: str, since: int) -> SeenTable:
    """The view of a table for a visitor, with what the server adds to it."""
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
    """The eyes named in a query: "own", "all", "spectator" or the number of a seat."""
    if word in (OWN, ALL):
        return word
    if word == "spectator":
        return None
    if word.isdigit():
        return int(word)
    raise ServerError("server-bad-request", 400, where="eyes")
