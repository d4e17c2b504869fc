"""The commands of the host, who opened the table, and of the system: what happens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.bots import LEVELS, bot
from roundhouse.kernel.game import check_seed
from roundhouse.tables.commands import Caller, EntryDraft, Sent, command
from roundhouse.tables.entries import HOST, SYSTEM, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.names import check_name
from roundhouse.tables.opening import commitment, seating
from roundhouse.tables.seats import BOT, HUMAN, OPEN, Seat
from roundhouse.tables.talk import Message

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


class HostCommands(Caller):
    """The commands of the person who opened the table."""

    def __init__(self, table: Table, at: int, sent: Sent) -> None:
        super().__init__(table, HOST, at, sent)

    @command
    def invite(self, seat: int, name: str) -> EntryDraft:
        """Keep an open seat for somebody, or later offer somebody the seat of a bot that stands in for nobody."""
        place = self._place(seat)
        self.must_be("open", "playing", "paused")
        if place.out is not None:
            raise TableError("table-given-up")
        if place.person and self.table.phase != "open":
            raise TableError("table-seat-held", name=place.name)
        if place.kind == HUMAN or (place.kind == BOT and self.table.phase == "open"):
            raise TableError("table-seat-taken", name=place.name)
        return EntryDraft("invited", {"seat": seat, "name": check_name(name, self.other_names(seat))})

    @command
    def uninvite(self, seat: int) -> EntryDraft:
        place = self._place(seat)
        if place.invited is None:
            raise TableError("table-not-invited")
        if place.given:
            raise TableError("table-seat-held", name=place.name)
        return EntryDraft("uninvited", {"seat": seat})

    @command
    def seat_bot(self, seat: int, level: str, name: str) -> EntryDraft:
        """A bot at an open seat; at a bot's seat, another one."""
        place = self._place(seat)
        self.must_be("open")
        if place.kind == HUMAN:
            raise TableError("table-seat-taken", name=place.name)
        bot(level)
        return EntryDraft(
            "bot-seated", {"seat": seat, "level": level, "name": check_name(name, self.other_names(seat))}
        )

    @command
    def clear(self, seat: int) -> EntryDraft:
        """Open a seat again, taken or not."""
        place = self._place(seat)
        self.must_be("open")
        if place.kind == OPEN and place.invited is None:
            raise TableError("table-nobody-here")
        return EntryDraft("left", {"seat": seat})

    @command
    def start(self, seed: int, salt: str) -> EntryDraft:
        """Begin. The seed is the whole game's luck; its hash with the salt is published now, both at the end."""
        self.must_be("open")
        unready = [index for index, seat in enumerate(self.table.seats) if seat.kind == OPEN]
        if unready:
            raise TableError("table-seats-open", count=len(unready))
        players = self.table.players
        return EntryDraft(
            "started",
            {
                "seed": str(check_seed(seed)),
                "salt": salt,
                "commitment": commitment(salt, seed),
                "seating": seating(players, seed) if self.table.lots else list(range(players)),
            },
        )

    @command
    def pause(self) -> EntryDraft:
        self.must_be("playing")
        return EntryDraft("paused", {})

    @command
    def resume(self) -> EntryDraft:
        self.must_be("paused")
        return EntryDraft("resumed", {})

    @command
    def hand_over(self, seat: int, level: str) -> EntryDraft:
        """Let a bot play for somebody who is away, or another bot for a bot."""
        self._place(seat)
        self.must_be("playing", "paused")
        bot(level)
        return EntryDraft("handed", {"seat": seat, "level": level})

    def say(self, words: str) -> Message:
        return self.message(None, None, words)

    def _place(self, seat: int) -> Seat:
        return self.table.seats[self.table.check_seat(seat)]


class SystemCommands(Caller):
    """What happens without a command of a person: flags, rematches, failing bots."""

    def __init__(self, table: Table, at: int) -> None:
        super().__init__(table, SYSTEM, at, Sent())

    def tick(self) -> Entry | None:
        """The first flag that has fallen by now, None if none has. To be asked until it is None."""
        fallen = self.table.fallen(self.at)
        return self.entry(EntryDraft("flagged", {"seat": fallen[0]})) if fallen else None

    def make_up_for(self, since: int, until: int) -> Entry | None:
        """The server was down between these moments. None if no clock ran, or it has been made up for already."""
        timers = self.table.timers
        ran = any(timer.since is not None and timer.since < until for timer in timers)
        if not ran or until <= self.table.downtime_until:
            return None
        return self.entry(EntryDraft("downtime", {"since": since, "until": until}))

    @command
    def follow(self, name: str | None, table: str) -> EntryDraft:
        """Somebody of that name (None: a spectator) has opened another table for the same people."""
        if self.table.phase != "over":
            raise TableError("table-not-over")
        if self.table.next is not None:
            raise TableError("table-followed")
        return EntryDraft("followed", {"name": name, "table": table})

    @command
    def simplify(self, seat: int) -> EntryDraft:
        """A bot has failed: a simpler one takes its place."""
        self.must_be("playing", "paused")
        place = self.table.seats[self.table.check_seat(seat)]
        if place.kind != BOT or place.level is None:
            raise TableError("table-not-a-bot")
        simpler = list(LEVELS)[: list(LEVELS).index(place.level)]
        if not simpler:
            raise TableError("table-simplest-bot")
        return EntryDraft("simplified", {"seat": seat, "level": simpler[-1]})
