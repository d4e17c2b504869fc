"""Seats: who plays them now, and whom they belong to. A seat changes hands without the game noticing."""

from roundhouse.tables.clocks import Zone
from roundhouse.tables.shapes import Kind

OPEN: Kind = "open"
HUMAN: Kind = "human"
BOT: Kind = "bot"


class Seat:
    """One place at the table.

    kind      who plays it now: OPEN, HUMAN or BOT
    name      its player's name; a bot that stands in for a person plays under that person's name
    level     the bot's level
    invited   the name of somebody the seat is kept for, None if nobody
    given     whether its own person keeps it for them, and not the host
    person    whether somebody owns the seat, so that a bot at it only stands in
    replaced  whether a bot stands in by the host's word, not by its person's
    out       why it counts as given up in the result: "resigned", "time", or None
    zone      its person's time zone, by name or in minutes east of UTC
    """

    def __init__(self) -> None:
        self.kind: Kind = OPEN
        self.name = ""
        self.level: str | None = None
        self.invited: str | None = None
        self.given = False
        self.person = False
        self.replaced = False
        self.out: str | None = None
        self.zone: Zone = 0

    def seat_person(self, name: str, zone: Zone) -> None:
        """Somebody sits down: no bot plays here and nobody is invited any more."""
        self.kind = HUMAN
        self.name = name
        self.level = None
        self.invite(None)
        self.person = True
        self.replaced = False
        self.zone = zone

    def seat_bot(self, name: str, level: str) -> None:
        """A bot of its own, standing in for nobody."""
        self.kind = BOT
        self.name = name
        self.level = level
        self.invite(None)
        self.person = False

    def invite(self, name: str | None, given: bool = False) -> None:
        self.invited = name
        self.given = given

    def hand_to_bot(self, level: str) -> None:
        self.kind = BOT
        self.level = level

    def hand_back(self) -> None:
        self.kind = HUMAN
        self.level = None
        self.replaced = False
