"""The commands a client may send, as they look on the wire, and what each does at a table.

A command carries the key of its sender's choice: sent again with the same key, it happens once. A command about the
turn or a question says which version of the table it was meant for.
"""

import secrets
from typing import Annotated

import msgspec

from roundhouse.server.live import LiveTable, Visitor
from roundhouse.tables import Entry, Table
from roundhouse.tables.host_commands import HostCommands
from roundhouse.tables.seat_commands import SeatCommands

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Words = Annotated[str, msgspec.Meta(max_length=10_000)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
Zone = Annotated[int, msgspec.Meta(ge=-840, le=840)]
MAX_ACTIONS = 20


class SeatCommand(msgspec.Struct, tag_field="command", kw_only=True, forbid_unknown_fields=True):
    """For the person at a seat. `seat` may be left out by a visitor with one seat only."""

    key: Key
    seat: Number | None = None
    version: Number | None = None

    def execute(self, seat: SeatCommands) -> Entry:
        raise NotImplementedError


class TurnCommand(SeatCommand, kw_only=True):
    """About the turn or a question: it must be meant for the table as it is."""

    version: Number


class Choose(TurnCommand, tag="choose"):
    """Keep the first so many actions of the tentative turn, go on with these, and play it all if confirmed."""

    keep: Number
    actions: Annotated[list[Number], msgspec.Meta(max_length=MAX_ACTIONS)] = []
    confirm: bool = False

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.choose(self.keep, self.actions, self.confirm)


class MakeOffer(TurnCommand, tag="offer"):
    what: Level
    to: Number | None = None

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.offer(self.what, self.to)


class Agree(TurnCommand, tag="agree"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.agree()


class Decline(SeatCommand, tag="decline"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.decline()


class Withdraw(SeatCommand, tag="withdraw"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.withdraw()


class Leave(SeatCommand, tag="leave"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.leave()


class SetZone(SeatCommand, tag="set_zone"):
    minutes: Zone

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.set_zone(self.minutes)


class HandOver(SeatCommand, tag="hand_over"):
    level: Level

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.hand_over(self.level)


class TakeOver(SeatCommand, tag="take_over"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.take_over()


class Resign(SeatCommand, tag="resign"):
    def execute(self, seat: SeatCommands) -> Entry:
        return seat.resign()


class Say(SeatCommand, tag="say"):
    words: Words

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.say(self.words)


class Note(SeatCommand, tag="note"):
    words: Words

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.note(self.words)


class HostCommand(msgspec.Struct, tag_field="command", kw_only=True, forbid_unknown_fields=True):
    """For the host, who opened the table."""

    key: Key

    def execute(self, host: HostCommands) -> Entry:
        raise NotImplementedError


class Uninvite(HostCommand, tag="uninvite"):
    seat: Number

    def execute(self, host: HostCommands) -> Entry:
        return host.uninvite(self.seat)


class SeatBot(HostCommand, tag="seat_bot"):
    seat: Number
    level: Level
    name: Name

    def execute(self, host: HostCommands) -> Entry:
        return host.seat_bot(self.seat, self.level, self.name)


class Clear(HostCommand, tag="clear"):
    seat: Number

    def execute(self, host: HostCommands) -> Entry:
        return host.clear(self.seat)


class Start(HostCommand, tag="start"):
    def execute(self, host: HostCommands) -> Entry:
        return host.start(secrets.randbits(128), secrets.token_hex(32))


class Pause(HostCommand, tag="pause"):
    def execute(self, host: HostCommands) -> Entry:
        return host.pause()


class Resume(HostCommand, tag="resume"):
    def execute(self, host: HostCommands) -> Entry:
        return host.resume()


class Replace(HostCommand, tag="replace"):
    """Let a bot play for somebody who is away."""

    seat: Number
    level: Level

    def execute(self, host: HostCommands) -> Entry:
        return host.hand_over(self.seat, self.level)


class Announce(HostCommand, tag="announce"):
    words: Words

    def execute(self, host: HostCommands) -> Entry:
        return host.say(self.words)


Command = (
    Choose | MakeOffer | Agree | Decline | Withdraw | Leave | SetZone | HandOver | TakeOver
    | Resign | Say | Note | Uninvite | SeatBot | Clear | Start | Pause | Resume | Replace | Announce
)  # fmt: skip


class Receipt(msgspec.Struct):
    """What became of a command: its entry as the sender may know it."""

    key: str
    kind: str
    version: int
    at: int


async def execute(live: LiveTable, visitor: Visitor, command: Command) -> Receipt:
    """Carry out a command of a visitor. When this returns, it is durable."""
    if isinstance(command, HostCommand):
        visitor.check_host()
        for_host = command
        entry = await live.do(lambda table, at: for_host.execute(table.host(at=at, key=for_host.key)))
        return _receipt(live.table, command.key, entry)
    for_seat, seat = command, visitor.own_seat(command.seat)
    entry = await live.do(
        lambda table, at: for_seat.execute(table.seat(seat, at=at, key=for_seat.key, expected=for_seat.version))
    )
    return _receipt(live.table, command.key, entry)


def _receipt(table: Table, key: str, entry: Entry) -> Receipt:
    receipt = table.receipt(entry)
    return Receipt(key, receipt["kind"], receipt["version"], receipt["at"])
