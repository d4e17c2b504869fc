"""The commands of the host, who opened the table, and of the system: what happens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.bots import LEVELS, bot
from roundhouse.kernel.game import check_seed
from roundhouse.tables.commands import MAX_MESSAGE_LENGTH, Caller, EntryDraft, check_message, command
from roundhouse.tables.entries import HOST, SYSTEM, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.opening import commitment, seating
from roundhouse.tables.seats import BOT, HUMAN, OPEN, Seat, check_name

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


class HostCommands(Caller):
    """The commands of the person who opened the table."""

    def __init__(self, table: Table, at: int, key: str | None, expected: int | None) -> None:
        super().__init__(table, HOST, at, key, expected)

    @command
    def invite(self, seat: int, name: str) -> EntryDraft:
        """Keep an open seat for somebody, or offer somebody a bot's seat at any decision."""
        place = self._place(seat)
        self.must_be("open", "playing", "paused")
        if place.kind == HUMAN or (place.kind == BOT and self.table.phase == "open"):
            raise TableError("table-seat-taken", name=place.name)
        if place.out is not None:
            raise TableError("table-given-up")
        return EntryDraft("invited", {"seat": seat, "name": check_name(name, self.other_names(seat))})

    @command
    def uninvite(self, seat: int) -> EntryDraft:
        if self._place(seat).invited is None:
            raise TableError("table-not-invited")
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

    @command
    def say(self, words: str) -> EntryDraft:
        return EntryDraft("said", {"words": check_message(words, MAX_MESSAGE_LENGTH)})

    def _place(self, seat: int) -> Seat:
        return self.table.seats[self.table.check_seat(seat)]


class SystemCommands(Caller):
    """What happens without a command of a person: flags, rematches, failing bots."""

    def __init__(self, table: Table, at: int) -> None:
        super().__init__(table, SYSTEM, at, None, None)

    def tick(self) -> Entry | None:
        """The first flag that has fallen by now, None if none has. To be asked until it is None."""
        fallen = self.table.fallen(self.at)
        return self.entry(EntryDraft("flagged", {"seat": fallen[0]})) if fallen else None

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
