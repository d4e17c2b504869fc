"""What a visitor is sent of a table: the reader's view, and what the visitor's token allows."""

from roundhouse.server.deleting import deletion_here
from roundhouse.server.errors import ServerError
from roundhouse.server.expiry import kept_until, last_use
from roundhouse.server.live import LiveTable
from roundhouse.server.visitors import Visitor
from roundhouse.tables import ALL, OWN, Eyes
from roundhouse.tables.parts import Joined


def view_of(live: LiveTable, visitor: Visitor, reader: int | None, language: str, since: int) -> Joined:
    """The view of a table for a visitor, with what the server adds to it; in parts, as a `SeenTable` is written."""
    since = live.log_since(reader, since)
    view = live.view(reader, language, since)
    view.own["table"] = live.header.id
    view.own["name"] = live.header.name
    view.own["since"] = since
    view.own["code"] = live.header.code if visitor.host or visitor.seats else None
    view.own["deletes"] = deletion_here(live, visitor)
    view.own["kept_until"] = kept_until(live.settings, live.is_finished(), last_use(live))
    view.own["you"] = {"host": visitor.host, "seats": list(visitor.seats), "invited": list(visitor.invited)}
    return view


def read_eyes(word: str) -> Eyes:
    """The eyes named in a query: "own", "all", "spectator" or the number of a seat."""
    if word in (OWN, ALL):
        return word
    if word == "spectator":
        return None
    if word.isdigit():
        return int(word)
    raise ServerError("server-bad-request", 400, where="eyes")
