"""Playing again: another table for the people and bots of one that is over.

The first to ask opens it and is its host; the others are expected there. Nobody is sent the token of anybody else:
each asks with the token of the old table, and gets one for the new table that follows from it.
"""

from functools import partial

from roundhouse.kernel.registry import game as game_of
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.opening import Opening, link
from roundhouse.server.registry import TableRegistry
from roundhouse.server.shapes import Followed
from roundhouse.server.storage import INVITATION, SEAT, WATCH, Grant
from roundhouse.server.tokens import derived_token, digest, new_table_id
from roundhouse.server.visitors import Visitor
from roundhouse.tables import Entry, Table, TableError, open_table

AGAIN = "again"
WATCHING = "again/watch"


async def play_again(registry: TableRegistry, old: LiveTable, visitor: Visitor, token: str, language: str) -> Followed:
    """Sit down at the next table, which is opening if it is not there yet. Asked again, it answers the same."""
    if not visitor.host and not visitor.seats:
        raise ServerError("server-no-seat", 403)
    if old.table.next is None:
        await _open_next(registry, old, visitor, token, language)
    live = await _next(registry, old.table.next or "")
    own = derived_token(live.header.id, token, AGAIN)
    for grant in [grant for grant in live.grants if grant.role == INVITATION and grant.digest == visitor.digest]:
        await _sit(live, old, grant, own)
    if not live.opens(own):
        raise ServerError("server-not-invited", 403)
    watch = derived_token(live.header.id, token, WATCHING)
    return Followed(
        live.header.id,
        live.header.code,
        own,
        link(own),
        watch if live.opens(watch) else None,
        list(live.visitor(own).seats),
    )


async def _next(registry: TableRegistry, table_id: str) -> LiveTable:
    try:
        return await registry.table(table_id)
    except ServerError as wrong:
        raise ServerError("server-next-gone", 410) if wrong.status == 404 else wrong from None


async def _open_next(registry: TableRegistry, old: LiveTable, visitor: Visitor, token: str, language: str) -> None:
    """The same game, options, terms and seats. Stored before the old table tells of it."""
    table_id = new_table_id()
    opening = Opening(_first(old.table), language, table_id, derived_token(table_id, token, AGAIN))
    for number, seat in enumerate(old.table.seats):
        if number in visitor.seats:
            opening.seat_you(number, seat.name, seat.zone)
        elif seat.person and (held := old.seat_grants(number, SEAT)):
            opening.expect(number, seat.name, held)
        elif not seat.person:
            opening.seat_bot(number, seat.level or old.table.terms.stand_in, seat.name)
    if any(grant.role == WATCH for grant in old.grants):
        opening.let_watch(derived_token(table_id, token, WATCHING))
    name = old.table.seats[visitor.seats[0]].name if visitor.seats else None
    create = partial(
        registry.create, table_id, old.header.name, old.header.starts_full, opening.entries, opening.grants
    )
    try:
        await old.do(lambda table, at: table.system(at=at).follow(name, table_id), before=create)
    except TableError as wrong:
        if wrong.key != "table-followed":  # somebody else was quicker
            raise


def _first(table: Table) -> Entry:
    """A new game is played by the newest rules, with the options they still have; a position by those it is of."""
    newest = game_of(table.game.id)
    if table.position is not None or newest.rules_version == table.game.rules_version:
        return Entry(1, now(), table.entries[0].by, "opened", table.entries[0].facts)
    allowed = newest.options(players=table.players)
    options = {name: value for name, value in table.options.items() if value in allowed.get(name, ())}
    return open_table(newest, players=table.players, options=options, terms=table.terms, at=now())


async def _sit(live: LiveTable, old: LiveTable, expected: Grant, own: str) -> None:
    """At the seat one had. The key makes it happen once, should it be asked for twice at the same time."""
    assert expected.place is not None
    seat = live.seating.index(expected.place)
    before = old.table.seats[expected.place]

    def sit(table: Table, at: int) -> Entry:
        return table.seat(seat, at=at, key=expected.digest).sit(before.name, before.zone)

    await live.do(sit, [Grant(digest(own), SEAT, expected.place)])
