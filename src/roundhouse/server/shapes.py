"""What travels over HTTP, besides commands: plans of tables, and answers."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

from roundhouse.server.commands import Key, Level, Name, Number, Zone
from roundhouse.server.errors import Refusal
from roundhouse.server.visitors import Deletion
from roundhouse.tables.shapes import Clause, ExportedTable, Origin, Result, TableView

Option = bool | int | str
Step = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: a field nobody knows is an error of the client's."""


class SeatPlan(Body):
    """Who is to sit at a seat: the host, a friend by a link of their own, a bot, or anybody with the code."""

    kind: Literal["you", "friend", "bot", "open"]
    name: Name = ""
    level: Level = "greedy"


class LiveClock(Body, tag_field="kind", tag="live"):
    """A bank for the whole game and an increment for each move, in milliseconds."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=10_000_000_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=10_000_000_000)] = 0


class DayClock(Body, tag_field="kind", tag="correspondence"):
    """So many days for each move, with a daily window in minutes of the player's own day."""

    days: Annotated[int, msgspec.Meta(ge=1, le=365)]
    opens: Annotated[int, msgspec.Meta(ge=0, le=1439)] = 0
    closes: Annotated[int, msgspec.Meta(ge=0, le=1439)] = 0


class TermsPlan(Body):
    clock: LiveClock | DayClock | None = None
    flag: Literal["bot", "show", "lose"] = "bot"
    take_back: Literal["consent", "never"] = "consent"
    resigned: Literal["last", "played"] = "last"
    stand_in: Level = "greedy"
    hints: bool = True


class SeatsPlan(Body):
    """How a table is to be opened, whatever is played at it."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=12)]
    name: Name = ""
    terms: TermsPlan = msgspec.field(default_factory=TermsPlan)
    watchers: bool = True
    starts_full: bool = True
    zone: Zone = 0


class TablePlan(SeatsPlan, kw_only=True):
    """A request for a new table."""

    game: Name
    options: dict[str, Option] = {}


class ForkPlan(SeatsPlan, kw_only=True):
    """Another table from a step of this one; `eyes`: whose knowledge it starts from (a seat, or "spectator")."""

    step: Step
    eyes: int | Literal["own", "spectator"] = "own"


class You(TypedDict):
    """What the token you came with allows."""

    host: bool
    seats: list[int]
    invited: list[int]


class SeenTable(TableView):
    """A table as it is sent: the log begins after the version `since`; the code is for who may pass it on.

    `deletes` is what you may delete now: the whole table, your own part, or nothing. `kept_until`: before that it is
    not put away, even if nobody looks at it again; null if it is kept for good.
    """

    table: str
    name: str
    since: int
    code: str | None
    you: You
    deletes: Deletion | None
    kept_until: int | None


class TableExport(ExportedTable):
    """A table as it is exported.

    `closed` says why it cannot go on here, null if it can; `complete` whether all that has happened at it is told.
    """

    table: str
    name: str
    you: You
    closed: Refusal | None
    complete: bool


class Invitation(msgspec.Struct):
    seat: int
    token: str
    link: str


class Opened(msgspec.Struct):
    """A new table. Every token is shown here once and never again."""

    table: str
    code: str
    token: str
    link: str
    watch: str | None
    invitations: list[Invitation]


class Followed(msgspec.Struct):
    """Your way to the next table. `watch` is sent to its host only."""

    table: str
    code: str
    token: str
    link: str
    watch: str | None
    seats: list[int]


class Joining(Body):
    """By an invitation's token, or by the code of a table for a free seat (any, or the one named).

    Whose answer was lost asks again with the same key and secret: a secret of the sender's own making, which nobody
    else knows. The seat's token follows from it.
    """

    name: Name
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    code: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    seat: Number | None = None
    zone: Zone = 0
    key: Key | None = None
    secret: Annotated[str, msgspec.Meta(min_length=16, max_length=100)] | None = None


class Joined(msgspec.Struct):
    """The seat a visitor got, and the token for it."""

    table: str
    seat: int
    token: str
    link: str


class Inviting(Body):
    """A request to keep a seat for a person of this name."""

    seat: Number
    name: Name
    key: Key


class Role(msgspec.Struct):
    """What a token opens."""

    table: str
    game: str
    name: str
    host: bool
    seats: list[int]
    invited: list[int]


class Deleted(msgspec.Struct):
    """What was deleted: the whole table (`gone`), or one's own part of it."""

    gone: bool


class OwnTable(msgspec.Struct):
    """One line in the list of one's tables."""

    table: str
    game: str
    title: str
    name: str
    phase: str
    host: bool
    seats: list[int]
    yours: bool
    prompt: str | None
    falls: int | None
    players: int
    at: int
    deletes: Deletion | None
    kept_until: int | None


class ServerInfo(msgspec.Struct):
    """This server; `address` is how links for friends in the local network begin, null if they cannot reach it."""

    version: str
    address: str | None
    compiled: bool


class OptionValue(msgspec.Struct):
    """A value of an option with its name and a sentence about it; on and off have no sentence."""

    value: Option
    name: str
    help: str


class OptionLine(msgspec.Struct):
    """An option of a game, with its values by player count; the first is the default."""

    name: str
    title: str
    help: str
    values: dict[str, list[OptionValue]]


class GameLine(msgspec.Struct):
    """A game as the list of games shows it."""

    id: str
    title: str
    tagline: str
    length: str
    players: list[int]
    options: list[OptionLine]
    levels: list[str]
    rules_version: int
    has_hints: bool


class ActionTarget(msgspec.Struct, omit_defaults=True):
    """What actions of a kind point at: an id of a list, or a number between two, both included."""

    name: str
    list: str | None = None
    first: int | None = msgspec.field(default=None, name="from")
    last: int | None = msgspec.field(default=None, name="to")


class ActionKind(msgspec.Struct):
    """A kind of action and its targets, in their order."""

    kind: str
    targets: list[ActionTarget]


class ActionLayout(msgspec.Struct):
    """What each action means: kinds are numbered one after the other, and the last target of a kind counts fastest."""

    lists: dict[str, list[str]]
    kinds: list[ActionKind]


class GameBook(msgspec.Struct):
    """All a client needs to draw, explain and speak a game."""

    game: GameLine
    board: dict[str, Any]
    rules: list[Clause]
    text: str
    layout: ActionLayout


class Ended(msgspec.Struct):
    """A finished game, and what proves that its luck was settled before the first move."""

    record: dict[str, Any]
    seed: str
    salt: str
    commitment: str | None
    start: Origin
    result: Result
