"""The commands a client may send, as they look on the wire, and what each does at a table.

A command carries the key of its sender's choice: sent again with the same key, it happens once. A command about the
turn or a question says which version of the table it was meant for.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated

import msgspec

from roundhouse.server.live import LiveTable, Make
from roundhouse.server.visitors import Visitor
from roundhouse.tables import Entry, Table
from roundhouse.tables.host_commands import HostCommands
from roundhouse.tables.seat_commands import SeatCommands
from roundhouse.tables.talk import Message

# Without the one character that PostgreSQL stores in no text.
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[^\\u0000]*$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Words = Annotated[str, msgspec.Meta(max_length=10_000)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
Zone = Annotated[int, msgspec.Meta(ge=-840, le=840)] | Annotated[str, msgspec.Meta(max_length=64)]
MAX_ACTIONS = 20
CONTENT_DIGITS = 32
NO_VERSION = 0  # in the receipt of what is said or noted: no version comes of it


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


class KeepSeat(SeatCommand, tag="keep_seat"):
    """Withdraw the offer of one's seat to somebody."""

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.keep_seat()


class SetZone(SeatCommand, tag="set_zone"):
    """Count time in another time zone, from the next move on: by name, or in minutes east of UTC."""

    zone: Zone

    def execute(self, seat: SeatCommands) -> Entry:
        return seat.set_zone(self.zone)


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


class TalkCommand(msgspec.Struct, tag_field="command", kw_only=True, forbid_unknown_fields=True):
    """Words of the person at a seat. They are about no version of the table, though one may be named."""

    key: Key
    seat: Number | None = None
    version: Number | None = None
    words: Words


class Say(TalkCommand, tag="say"):
    """For all at the table."""


class Note(TalkCommand, tag="note"):
    """For oneself, in the place of all one has noted before."""


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


class Announce(msgspec.Struct, tag_field="command", tag="announce", kw_only=True, forbid_unknown_fields=True):
    """Words of the host for all at the table."""

    key: Key
    words: Words


Command = (
    Choose | MakeOffer | Agree | Decline | Withdraw | Leave | KeepSeat | SetZone | HandOver | TakeOver
    | Resign | Say | Note | Uninvite | SeatBot | Clear | Start | Pause | Resume | Replace | Announce
)  # fmt: skip


class Receipt(msgspec.Struct):
    """What became of a command: its entry as the sender may know it."""

    key: str
    kind: str
    version: int
    at: int


def content_of(sent: object) -> str:
    """What tells a command that is sent again from another with the same key."""
    return sha256(msgspec.json.encode(sent)).hexdigest()[:CONTENT_DIGITS]


async def execute(live: LiveTable, visitor: Visitor, command: Command, admit_talk: Callable[[str], None]) -> Receipt:
    """Carry out a command of a visitor. When this returns, it is durable. Who talks too fast is not admitted."""
    if isinstance(command, TalkCommand | Announce):
        admit_talk(visitor.person)
        talk = _announce(live, visitor, command) if isinstance(command, Announce) else _talk(live, visitor, command)
        return await talk
    if isinstance(command, HostCommand):
        visitor.check_host()
        entry = await live.do(_by_host(command, visitor))
    else:
        entry = await live.do(_by_seat(command, visitor))
    return _receipt(live.table, command.key, entry)


async def _announce(live: LiveTable, visitor: Visitor, command: Announce) -> Receipt:
    visitor.check_host()
    content = content_of(command)

    def make(table: Table, at: int) -> Message:
        return table.host(at=at, key=command.key, person=visitor.person, content=content).say(command.words)

    said = await live.say(make)
    return Receipt(command.key, "said", NO_VERSION, said.at)


async def _talk(live: LiveTable, visitor: Visitor, command: TalkCommand) -> Receipt:
    seat = visitor.own_seat(command.seat)
    content = content_of(msgspec.structs.replace(command, seat=seat))

    def speaker(table: Table, at: int) -> SeatCommands:
        return table.seat(seat, at=at, key=command.key, person=visitor.person, content=content)

    if isinstance(command, Note):
        noted = await live.note(lambda table, at: speaker(table, at).note(command.words))
        return Receipt(command.key, "noted", NO_VERSION, noted.at)
    said = await live.say(lambda table, at: speaker(table, at).say(command.words))
    return Receipt(command.key, "said", NO_VERSION, said.at)


def _by_host(command: HostCommand, visitor: Visitor) -> Make:
    content = content_of(command)
    return lambda table, at: command.execute(table.host(at=at, key=command.key, person=visitor.person, content=content))


def _by_seat(command: SeatCommand, visitor: Visitor) -> Make:
    seat = visitor.own_seat(command.seat)
    content = content_of(msgspec.structs.replace(command, seat=seat))
    return lambda table, at: command.execute(
        table.seat(seat, at=at, key=command.key, expected=command.version, person=visitor.person, content=content)
    )


def _receipt(table: Table, key: str, entry: Entry) -> Receipt:
    receipt = table.receipt(entry)
    return Receipt(key, receipt["kind"], receipt["version"], receipt["at"])
