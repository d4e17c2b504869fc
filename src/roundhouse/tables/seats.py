"""Seats: who plays them now, and whom they belong to. A seat changes hands without the game noticing."""

from collections.abc import Iterable

from roundhouse.tables.errors import TableError
from roundhouse.tables.shapes import Kind

OPEN: Kind = "open"
HUMAN: Kind = "human"
BOT: Kind = "bot"

MAX_NAME_LENGTH = 40


class Seat:
    """One place at the table.

    kind      who plays it now: OPEN, HUMAN or BOT
    name      its player's name; a bot that stands in for a person plays under that person's name
    level     the bot's level
    invited   the name of somebody the host keeps the seat for, None if nobody
    person    whether somebody owns the seat, so that a bot at it only stands in
    out       why it counts as given up in the result: "resigned", "time", or None
    zone      its person's time zone, in minutes east of UTC
    """

    def __init__(self) -> None:
        self.kind: Kind = OPEN
        self.name = ""
        self.level: str | None = None
        self.invited: str | None = None
        self.person = False
        self.out: str | None = None
        self.zone = 0

    def seat_person(self, name: str, zone: int) -> None:
        self.kind = HUMAN
        self.name = name
        self.level = None
        self.invited = None
        self.person = True
        self.zone = zone

    def seat_bot(self, name: str, level: str) -> None:
        """A bot of its own, standing in for nobody."""
        self.kind = BOT
        self.name = name
        self.level = level
        self.invited = None
        self.person = False

    def hand_to_bot(self, level: str) -> None:
        self.kind = BOT
        self.level = level

    def hand_back(self) -> None:
        self.kind = HUMAN
        self.level = None


def check_name(name: str, others: Iterable[str]) -> str:
    """A name a sentence can be made with, and nobody else's at the table."""
    bare = " ".join(name.split())
    if not 0 < len(bare) <= MAX_NAME_LENGTH or not bare.isprintable():
        raise TableError("table-bad-name", longest=MAX_NAME_LENGTH)
    if bare.casefold() in {other.casefold() for other in others}:
        raise TableError("table-name-taken", name=bare)
    return bare
