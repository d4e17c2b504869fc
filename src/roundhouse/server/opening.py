"""Opening tables and taking seats: which tokens there are, and who gets them.

An invitation is spent when its seat is taken: the player gets a fresh token, so that not even the host, who sent
the invitation, can look into another's seat.
"""

from collections.abc import Sequence

import msgspec

from roundhouse.kernel import text
from roundhouse.server.commands import content_of
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.registry import TableRegistry, known_table
from roundhouse.server.shapes import Invitation, Inviting, Joined, Joining, LiveClock, Opened, SeatsPlan, TermsPlan
from roundhouse.server.storage import HOST, INVITATION, SEAT, WATCH, Grant
from roundhouse.server.tokens import derived_token, digest, new_table_id, new_token, person_of, table_of
from roundhouse.server.visitors import Visitor
from roundhouse.tables import Clock, Entry, Table, Terms, correspondence, live as live_clock
from roundhouse.tables.clocks import Zone
from roundhouse.tables.names import check_title
from roundhouse.tables.seats import OPEN

JOINED = "joined"


def terms_of(plan: TermsPlan) -> Terms:
    """The terms of a table from those in a request."""
    clock: Clock | None = None
    if isinstance(plan.clock, LiveClock):
        clock = live_clock(plan.clock.bank, plan.clock.increment)
    elif plan.clock is not None:
        clock = correspondence(plan.clock.days, plan.clock.opens, plan.clock.closes)
    return Terms(clock, plan.flag, plan.take_back, plan.resigned, plan.stand_in, plan.hints)


def link(token: str) -> str:
    """Behind the server's address. A fragment never leaves the browser, so the token gets into no log."""
    return f"/t/#{token}"


class Opening:
    """A table being opening, seat by seat, before anything of it is stored."""

    def __init__(self, first: Entry, language: str, table_id: str, token: str) -> None:
        self.id = table_id
        self.token = token
        self.language = language
        self.entries = [first]
        self.table = Table.restore(self.entries)
        self.grants = [Grant(digest(self.token), HOST)]
        self.invitations: list[Invitation] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.table.apply(entry)

    def seat_you(self, seat: int, name: str, zone: Zone) -> None:
        self.add(self.table.seat(seat, at=now()).sit(name, zone))
        self.grants.append(Grant(digest(self.token), SEAT, seat))

    def seat_bot(self, seat: int, level: str, name: str) -> None:
        called = name or text.common(self.language).say("server-bot-name", number=seat + 1)
        self.add(self.table.host(at=now()).seat_bot(seat, level, called))

    def invite(self, seat: int, name: str) -> None:
        if name:
            self.add(self.table.host(at=now()).invite(seat, name))
        token = new_token(self.id)
        self.grants.append(Grant(digest(token), INVITATION, seat))
        self.invitations.append(Invitation(seat, token, link(token)))

    def expect(self, seat: int, name: str, held: Sequence[Grant]) -> None:
        """Keep a seat for somebody who holds a token of another table: that invites here too."""
        self.add(self.table.host(at=now()).invite(seat, name))
        self.grants += [Grant(grant.digest, INVITATION, seat) for grant in held]

    def let_watch(self, token: str) -> str:
        self.grants.append(Grant(digest(token), WATCH))
        return token


async def open_as_planned(registry: TableRegistry, plan: SeatsPlan, first: Entry, language: str) -> Opened:
    """The table of a plan, its seats filled as far as the plan says."""
    table_id, title = new_table_id(), check_title(plan.name)
    opening = Opening(first, language, table_id, new_token(table_id))
    for seat, wish in enumerate(plan.seats):
        if wish.kind == "you":
            opening.seat_you(seat, wish.name, plan.zone)
        elif wish.kind == "bot":
            opening.seat_bot(seat, wish.level, wish.name)
        elif wish.kind == "friend":
            opening.invite(seat, wish.name)
    watch = opening.let_watch(new_token(table_id)) if plan.watchers else None
    if all(wish.kind == "bot" for wish in plan.seats):
        registry.admit_demo()
    registry.admit_opening()
    live = await registry.create(table_id, title, plan.starts_full, opening.entries, opening.grants)
    return Opened(table_id, live.header.code, opening.token, link(opening.token), watch, opening.invitations)


# Joining --------------------------------------------------------------------------------------------------------------


async def join(registry: TableRegistry, wish: Joining, bearer: str | None) -> Joined:
    """Sit down. Who holds a token of the table already gets the seat with it; anybody else gets one of their own."""
    if (wish.token is None) == (wish.code is None):
        raise ServerError("server-token-or-code", 422)
    live = await (known_table(registry, table_of(wish.token), wish.token) if wish.token else _by_code(registry, wish))
    token = _own_token(live, wish, bearer)
    person = person_of(digest(token))
    content = content_of(msgspec.structs.replace(wish, secret=None))
    entry = None if wish.key is None else live.table.answer(person, wish.key)
    if entry is None or entry.kind != "sat":
        seat = _invited_seat(live, wish) if wish.token else _free_seat(live, wish.seat)
        granted = [Grant(digest(token), SEAT, live.seating[seat])]
    else:
        seat, granted = live.seat_of_entry(entry), []

    def sit(table: Table, at: int) -> Entry:
        if granted and (wish.key is None or table.answer(person, wish.key) is None):
            _check_still_open(live, wish, seat)
        return table.seat(seat, at=at, key=wish.key, person=person, content=content).sit(wish.name, wish.zone)

    seat = live.seat_of_entry(await live.do(sit, granted))
    if seat not in live.visitor(token).seats:  # had once, and given up or passed on since
        raise ServerError("server-no-such-token", 403)
    return Joined(live.header.id, seat, token, link(token))


async def _by_code(registry: TableRegistry, wish: Joining) -> LiveTable:
    return await registry.by_code(wish.code or "")


def _check_still_open(live: LiveTable, wish: Joining, seat: int) -> None:
    """Something may have happened at the table while this was waiting for its turn: an invitation may be gone."""
    if wish.token:
        _invited_seat(live, msgspec.structs.replace(wish, seat=seat))
    else:
        _free_seat(live, seat)


def _own_token(live: LiveTable, wish: Joining, bearer: str | None) -> str:
    """A token that nobody but the sender has, always the same for the same secret."""
    if bearer and live.is_personal(bearer):
        return bearer
    return derived_token(live.header.id, wish.secret, JOINED) if wish.secret else new_token(live.header.id)


def _invited_seat(live: LiveTable, wish: Joining) -> int:
    invited = live.visitor(wish.token or "").invited
    if not invited or wish.seat not in (None, *invited):
        raise ServerError("server-not-invited", 403)
    return invited[0] if wish.seat is None else wish.seat


def _free_seat(live: LiveTable, wanted: int | None) -> int:
    """A code opens only seats that are kept for nobody."""
    free = [
        seat
        for seat, place in enumerate(live.table.seats)
        if live.table.phase == "open"
        and place.kind == OPEN
        and place.invited is None
        and not live.seat_grants(seat, INVITATION)
    ]
    if not free or wanted not in (None, *free):
        raise ServerError("server-no-free-seat", 409)
    return free[0] if wanted is None else wanted


async def invite(live: LiveTable, visitor: Visitor, wish: Inviting, bearer: str) -> Invitation:
    """Another invitation to a seat; earlier ones to it no longer count. The same wish gives the same one again.

    Once the game has begun a seat is its holder's to give, and nobody else learns the invitation.
    """
    live.table.check_seat(wish.seat)
    gives = wish.seat in visitor.seats and live.table.phase != "open"
    if not gives:
        visitor.check_host()
    token = derived_token(live.header.id, bearer, f"invitation/{wish.key}")
    granted = [Grant(digest(token), INVITATION, live.seating[wish.seat])]
    content = content_of(wish)

    def make(table: Table, at: int) -> Entry:
        if gives:
            holder = table.seat(wish.seat, at=at, key=wish.key, person=visitor.person, content=content)
            return holder.give_seat(wish.name)
        host = table.host(at=at, key=wish.key, person=visitor.person, content=content)
        return host.invite(wish.seat, wish.name)

    await live.do(make, granted)
    return Invitation(wish.seat, token, link(token))
