"""The shapes of what readers are shown: plain dictionaries, JSON-ready, with their keys and types written down once.

A game's own view is opaque here; its board knows it.
"""

from typing import Any, Literal, NotRequired, TypedDict

from roundhouse.kernel.game import Option

Kind = Literal["open", "human", "bot"]
Phase = Literal["open", "playing", "paused", "over"]


class Clause(TypedDict):
    id: str
    section: str
    text: str


class ClockView(TypedDict):
    """Milliseconds left, whether it runs, when its flag falls if it does, and whether it has fallen."""

    left: int
    runs: bool
    falls: int | None
    flag: bool


class SeatView(TypedDict):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    invited: str | None
    person: bool
    out: str | None
    connected: bool
    thinking: bool
    clock: ClockView | None


class Choice(TypedDict):
    """An action and its sentence; what the number means is in the layout of the game's book."""

    action: int
    text: str


class LegalChoice(Choice):
    """`final`: it would end what can be taken back freely."""

    final: bool


class LogLine(TypedDict):
    """A line of the log: the event and its sentence."""

    version: int
    at: int
    step: int
    of: Literal["game", "table"]
    key: str
    facts: dict[str, Any]
    text: str
    undone: bool


class ChatLine(TypedDict):
    """`number` counts the lines of a table from 1; `by` is a seat, or "host". No text: it was removed."""

    number: int
    at: int
    by: int | str
    name: str | None
    text: str


class ChatPage(TypedDict):
    """Lines of the chat, and whether there are older ones."""

    lines: list[ChatLine]
    older: bool


class OfferView(TypedDict):
    """A question to all the people at the table; `to`: the step a take-back would lead to."""

    what: str
    by: int
    to: int | None
    agreed: list[int]
    waiting: list[int]
    text: str


class Standing(TypedDict):
    """Points seat by seat; None where they hang on what the reader cannot know."""

    scores: list[int | None]
    sources: list[dict[str, int | None]]


class Change(TypedDict):
    """How something would change everybody's points; None where that hangs on what the reader cannot know."""

    scores: list[int | None]
    sources: list[dict[str, int | None]]


class ChosenStep(Choice):
    """A step of a tentative turn; `legal` is what could be chosen in its place."""

    legal: list[LegalChoice]


class FinalChoice(Choice):
    """The action that waits for a yes, and what it would change.

    `then` is the game as the seat might see it after the action: what the seat cannot know yet is made up.
    """

    change: Change
    then: dict[str, Any]


class ToldEvent(TypedDict):
    """What a tentative turn has brought about so far, as the log will have it."""

    key: str
    facts: dict[str, Any]
    text: str


class TurnView(TypedDict):
    """One's own tentative turn; `before` is the game's view at its start."""

    steps: list[ChosenStep]
    events: list[ToldEvent]
    final: FinalChoice | None
    before: dict[str, Any]


class Way(TypedDict):
    """Actions one after the other to what was asked about, and what all of them together would change."""

    steps: list[Choice]
    final: bool
    change: Change


class Detail(TypedDict):
    """What of the board makes a clause forbid an action: a key with its facts, and in words."""

    action: int
    key: str
    facts: dict[str, Any]
    text: str


class Reason(TypedDict):
    """A clause, and the actions it forbids; the details are of those that were asked about one by one."""

    clause: Clause
    actions: list[int]
    details: list[Detail]


class Answer(TypedDict):
    """What a question about actions or targets gets: the ways to them, and why there is none to the others."""

    version: int
    ways: list[Way]
    reasons: list[Reason]


class HintReason(TypedDict):
    """The feature of the game's judge that decided, and its name in words."""

    feature: str
    text: str


class HintView(TypedDict):
    """What the game would do in the seat's place with the rest of the turn.

    `then` is the game as the seat would see it before the first of these steps that cannot be taken back freely;
    `gains` is what all of it brings to every seat, None where the game does not say; `proved`: nothing brings the seat
    more.
    """

    steps: list[Choice]
    then: dict[str, Any]
    gains: list[int] | None
    proved: bool
    reason: HintReason | None


class Result(TypedDict):
    """`ranks` and `winners` as the game has them; `places` and `first` as they count at this table.

    `winners` and `first` are empty where nobody has won; `stars` is None in a game without stars, 0 if it is lost.
    """

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    places: list[int]
    first: list[int]
    stars: int | None
    sources: list[dict[str, int]]


class Origin(TypedDict):
    """Where the game began, if not at its beginning, and whose knowledge that was."""

    position: dict[str, Any] | None
    eyes: int | str | None


class TableView(TypedDict):
    """A table as one reader may see it; `reader` None is a spectator. `next`: where the same people play again.

    `chat` is the newest lines of it; `chat_older`: there are others before them.
    """

    version: int
    phase: Phase
    game: str
    rules: int
    players: int
    options: dict[str, Option]
    terms: dict[str, Any]
    reader: int | None
    seats: list[SeatView]
    actors: list[int]
    lots: bool
    commitment: str | None
    next: str | None
    offer: OfferView | None
    log: list[LogLine]
    chat: list[ChatLine]
    chat_older: bool
    notes: str | None
    # Once it has started.
    step: NotRequired[int]
    view: NotRequired[dict[str, Any]]
    prompt: NotRequired[str | None]
    legal: NotRequired[list[LegalChoice]]
    turn: NotRequired[TurnView | None]
    # Until it is over.
    standing: NotRequired[Standing]
    # When it is over.
    result: NotRequired[Result]
    record: NotRequired[dict[str, Any]]
    seed: NotRequired[str]
    salt: NotRequired[str]
    start: NotRequired[Origin]


class StoryTurn(TypedDict):
    """The start of a game, or the end of a turn: whose it was, what was told of it, and the points then.

    While the game lasts, points are None where they hang on what the reader cannot know. As in a `StepView` there is
    one `view`, or with all eyes a list of `views`.
    """

    step: int
    seat: int | None
    text: str
    scores: list[int | None]
    view: NotRequired[dict[str, Any]]
    views: NotRequired[list[dict[str, Any]]]


class StepView(TypedDict):
    """The game after so many moves: one `view`, or with all eyes a list of `views`."""

    step: int
    last: int
    view: NotRequired[dict[str, Any]]
    views: NotRequired[list[dict[str, Any]]]


class ExportedSeat(TypedDict):
    """Who had a seat."""

    name: str
    kind: Kind
    level: str | None
    person: bool
    out: str | None


class ExportedLine(TypedDict):
    """A line of the log, in words."""

    at: int
    step: int
    of: Literal["game", "table"]
    text: str
    undone: bool


class ExportedTable(TypedDict):
    """All that one reader may see of a table, in a form that outlives its rules.

    `view` is the game as the reader last saw it, in the game's own form, and `standing` the points then.
    """

    game: str
    title: str
    rules: int
    players: int
    options: dict[str, Option]
    terms: dict[str, Any]
    phase: Phase
    step: int
    reader: int | None
    seats: list[ExportedSeat]
    commitment: str | None
    next: str | None
    view: dict[str, Any] | None
    standing: Standing | None
    notes: str | None
    log: list[ExportedLine]
    chat: list[ChatLine]
    # When it is over.
    result: NotRequired[Result]
    record: NotRequired[dict[str, Any]]
    seed: NotRequired[str]
    salt: NotRequired[str]
    start: NotRequired[Origin]
