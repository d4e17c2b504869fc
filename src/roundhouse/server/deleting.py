"""Deleting what is one's own: a whole table where nobody else has a part in it, else one's own part.

A table belongs to everybody who has a seat at it, and to its host. What they have played together stays until each of
them has gone, and a game under way is not taken from the others.
"""

import asyncio

from roundhouse.server.closed import ClosedTable, TableClosed
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.loop_shares import charged
from roundhouse.server.registry import TableRegistry, known_visitor
from roundhouse.server.shapes import Deleted
from roundhouse.server.storage import Absent
from roundhouse.server.visitors import Deletion, Visitor, deletion


def deletion_here(live: LiveTable, visitor: Visitor) -> Deletion | None:
    out = [seat for seat, place in enumerate(live.table.seats) if place.out is not None]
    return deletion(visitor, live.grants, live.table.phase, out)


async def delete(registry: TableRegistry, table_id: str, token: str) -> Deleted:
    """Delete what the holder of a token may delete; durable when this returns, and carried to its end once begun."""
    try:
        live, visitor = await known_visitor(registry, table_id, token)
    except TableClosed as closed:
        return Deleted(await _delete_closed(registry, closed.table, token))
    return Deleted(await asyncio.shield(asyncio.create_task(charged(_delete(live, visitor)))))


async def _delete(live: LiveTable, visitor: Visitor) -> bool:
    """Whether the table is gone with it."""
    async with live.lock:
        live.check_there()
        if _checked(deletion_here(live, visitor), visitor) == "own":
            return await live.withdraw(visitor)
        await live.delete()
        return True


async def _delete_closed(registry: TableRegistry, closed: ClosedTable, token: str) -> bool:
    visitor = closed.visitor(token)
    table_id, removals = closed.header.id, registry.store.removals
    try:
        if _checked(closed.deletion(visitor), visitor) == "own":
            seating = closed.shown.body["seating"]
            return await removals.withdraw(table_id, visitor.digest, [seating[seat] for seat in visitor.seats], now())
        await removals.delete(table_id, None, now())
    except Absent:
        raise await registry.refusal_for(table_id, token) from None
    return True


def _checked(what: Deletion | None, visitor: Visitor) -> Deletion:
    if what is not None:
        return what
    raise ServerError("server-still-played", 409) if visitor.seats else ServerError("server-no-seat", 403)
