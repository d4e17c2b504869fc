"""Who comes to a table: what a token allows there, and who wants to hear what happens."""

import asyncio
import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from roundhouse.server.errors import ServerError
from roundhouse.server.storage import HOST, INVITATION, SEAT, Grant
from roundhouse.server.tokens import digest, person_of

Deletion = Literal["table", "own"]


@dataclass(frozen=True)
class Visitor:
    """What the token somebody came with allows at this table, now."""

    digest: str
    host: bool
    seats: tuple[int, ...]
    invited: tuple[int, ...]

    @property
    def person(self) -> str:
        """Who this is, as entries say it."""
        return person_of(self.digest)

    def reader(self, asked: int | None) -> int | None:
        """The seat to look with: the one asked for, if it is theirs, else their first; None for a spectator."""
        if asked is not None:
            self.check_seat(asked)
            return asked
        return self.seats[0] if self.seats else None

    def own_seat(self, asked: int | None) -> int:
        """The seat to act or ask for; a spectator has none."""
        seat = self.reader(asked)
        if seat is None:
            raise ServerError("server-no-seat", 403)
        return seat

    def check_seat(self, seat: int) -> int:
        if seat not in self.seats:
            raise ServerError("server-not-your-seat", 403, seat=seat)
        return seat

    def check_host(self) -> None:
        if not self.host:
            raise ServerError("server-not-host", 403)


class Subscriber:
    """Somebody who wants to hear of every change: a socket. `reader` is the seat it looks with."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader
        self.changed = asyncio.Event()


def visitor_of(token: str, grants: Iterable[Grant], seating: Sequence[int]) -> Visitor:
    """What a token allows by these grants, at seats drawn so by lot. One that opens nothing is refused."""
    found = held(token, grants)
    if not found:
        raise ServerError("server-no-such-token", 403)
    host = any(grant.role == HOST for grant in found)
    return Visitor(digest(token), host, _seats(found, SEAT, seating), _seats(found, INVITATION, seating))


def deletion(visitor: Visitor, grants: Iterable[Grant], phase: str, out: Collection[int] = ()) -> Deletion | None:
    """What a visitor may delete now; `out` are the seats that were given up. None: nothing."""
    people = {grant.digest for grant in grants if grant.role in (HOST, SEAT)}
    if visitor.digest not in people:
        return None
    if people == {visitor.digest} or (phase == "open" and visitor.host):
        return "table"
    return None if phase in ("playing", "paused") and not set(visitor.seats) <= set(out) else "own"


def held(token: str, grants: Iterable[Grant]) -> list[Grant]:
    """What is granted to a token."""
    mark = digest(token)
    return [grant for grant in grants if secrets.compare_digest(grant.digest, mark)]


def _seats(held: Iterable[Grant], role: str, seating: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(seating.index(grant.place) for grant in held if grant.role == role and grant.place is not None))
