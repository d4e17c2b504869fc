"""Opening tables and taking seats: which tokens there are, and who gets them.

An invitation is spent when its seat is taken: the player gets a fresh token, so that not even the host, who sent
the invitation, can look into another's seat.
"""

from collections.abc import Sequence

from roundhouse.kernel import text
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.registry import TableRegistry
from roundhouse.server.shapes import Invitation, Inviting, Joined, Joining, LiveClock, Opened, SeatsPlan, TermsPlan
from roundhouse.server.storage import HOST, INVITATION, SEAT, SPENT, WATCH, Grant
from roundhouse.server.tokens import derived_token, digest, new_table_id, new_token, table_of
from roundhouse.tables import Clock, Entry, Table, Terms, correspondence, live as live_clock
from roundhouse.tables.seats import OPEN


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

    def seat_you(self, seat: int, name: str, zone: int) -> None:
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
    table_id = new_table_id()
    opening = Opening(first, language, table_id, new_token(table_id))
    for seat, wish in enumerate(plan.seats):
        if wish.kind == "you":
            opening.seat_you(seat, wish.name, plan.zone)
        elif wish.kind == "bot":
            opening.seat_bot(seat, wish.level, wish.name)
        elif wish.kind == "friend":
            opening.invite(seat, wish.name)
    watch = opening.let_watch(new_token(table_id)) if plan.watchers else None
    live = await registry.create(table_id, plan.name, plan.starts_full, opening.entries, opening.grants)
    return Opened(table_id, live.header.code, opening.token, link(opening.token), watch, opening.invitations)


# Joining --------------------------------------------------------------------------------------------------------------


async def join(registry: TableRegistry, wish: Joining, bearer: str | None) -> Joined:
    """Sit down. Who holds a token of the table already gets the seat with it; anybody else gets a fresh one."""
    if (wish.token is None) == (wish.code is None):
        raise ServerError("server-token-or-code", 422)
    live = await (registry.table(table_of(wish.token)) if wish.token else registry.by_code(wish.code or ""))
    token = bearer if bearer and live.opens(bearer) else new_token(live.header.id)
    place = _taken_before(live, wish)
    if place is not None:
        await live.grant([Grant(digest(token), SEAT, place)], live.seat_grants(live.seating.index(place), SEAT))
        return Joined(live.header.id, live.seating.index(place), token, link(token))
    seat = _invited_seat(live, wish) if wish.token else _free_seat(live, wish.seat)
    place = live.seating[seat]
    granted = [Grant(digest(token), SEAT, place), *[Grant(mark, SPENT, place) for mark in _marks(wish)]]
    await live.do(lambda table, at: table.seat(seat, at=at, key=wish.key).sit(wish.name, wish.zone), granted)
    return Joined(live.header.id, live.seating.index(place), token, link(token))


def _marks(wish: Joining) -> list[str]:
    """What is kept of a wish that came true: the invitation, and what tells the very same wish if it comes again."""
    marks = [digest(wish.token)] if wish.token else []
    return [*marks, _mark(wish)] if wish.key else marks


def _mark(wish: Joining) -> str:
    return digest(f"{wish.token or (wish.code or '').strip().upper()}/{wish.key}")


def _taken_before(live: LiveTable, wish: Joining) -> int | None:
    """The place this very wish has led to, should its answer have been lost; nobody else has sat there since."""
    if wish.key is None:
        return None
    return next((grant.place for grant in live.grants if grant.role == SPENT and grant.digest == _mark(wish)), None)


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


async def invite(live: LiveTable, wish: Inviting, bearer: str) -> Invitation:
    """Another invitation to a seat; earlier ones to it no longer count. The same wish gives the same one again."""
    live.table.check_seat(wish.seat)
    token = derived_token(live.header.id, bearer, f"invitation/{wish.key}")
    granted = [Grant(digest(token), INVITATION, live.seating[wish.seat])]
    entry = await live.do(lambda table, at: table.host(at=at, key=wish.key).invite(wish.seat, wish.name), granted)
    if entry.kind != "invited":
        raise ServerError("server-key-used", 409)
    return Invitation(entry.facts["seat"], token, link(token))
