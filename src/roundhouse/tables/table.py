"""A table: one game between people and bots, as the fold of its entries. No I/O, no clock, no luck of its own.

A command is checked against the table and gives an entry, or raises; the caller stores the entry, then applies it:

    entry = table.seat(0, at=now, key="1f6c", expected=7).choose(0, [12, 40], confirm=True)
    store(entry.dump())
    table.apply(entry)

`apply` is the only way a table changes, live and when it is restored from storage, so both are the same table.
"""

import hashlib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from roundhouse.bots import Sight
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Hint, Option, State
from roundhouse.kernel.registry import game as game_of
from roundhouse.tables import effects, history, previews, questions, views
from roundhouse.tables.clocks import Timer
from roundhouse.tables.commands import PLAYING, Sent
from roundhouse.tables.entries import By, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.history import OWN, Eyes
from roundhouse.tables.host_commands import HostCommands, SystemCommands
from roundhouse.tables.log import LogItem
from roundhouse.tables.offers import TAKE_BACK, Offer
from roundhouse.tables.parts import Part
from roundhouse.tables.seat_commands import BotCommands, SeatCommands
from roundhouse.tables.seats import BOT, HUMAN, Seat
from roundhouse.tables.shapes import Answer, HintView, Phase, StepView, StoryTurn, TableView
from roundhouse.tables.talk import Talk
from roundhouse.tables.terms import Terms
from roundhouse.tables.turns import WORLDS, Draft, Play, Situation

T = TypeVar("T")
BAD_ENTRY_ERRORS = (RoundhouseError, KeyError, IndexError, TypeError, ValueError)


class Table:
    """A table at one moment. Attributes are to be read by anyone and written by `effects` alone.

    phase       "open", "playing", "paused" or "over"
    play        the game under way, None before the start
    commitment  the hash of salt and seed, public from the start on; salt and seed are not before the end
    seating     which seat the player of each one had before lots were drawn: their place
    talk        what is said and noted; it is no part of the fold, and written by whoever keeps it
    downtime_until  up to when the server's downtimes have been made up for
    next        the table at which the same people play again, None if they do not
    """

    def __init__(self, game: Game, opened: Entry) -> None:
        """A table with its seats still open, from its first entry. `restore` makes one from all its entries."""
        facts = opened.facts
        self.game = game
        self.players: int = facts["players"]
        self.options: dict[str, Option] = facts["options"]
        self.terms = Terms.load(facts["terms"])
        self.position: dict[str, Any] | None = facts["position"]
        self.eyes: Eyes = facts["eyes"]
        self.phase: Phase = "open"
        self.seats = [Seat() for _ in range(self.players)]
        self.seating = list(range(self.players))
        self.lots = False
        self.seed = 0
        self.salt = ""
        self.commitment: str | None = None
        self.next: str | None = None
        self.play: Play | None = None
        self.timers: list[Timer] = []
        self.downtime_until = 0
        self.offer: Offer | None = None
        self.log: list[LogItem] = []
        self.talk = Talk()
        self.at = opened.at
        self.entries: list[Entry] = []
        self._answers: dict[tuple[By, str], Entry] = {}
        self._numbers: list[list[int]] = []
        self._turn_since = [0] * (self.players + 1)
        self._done: Counter[By] = Counter()
        self._keep(opened)

    @staticmethod
    def restore(entries: Iterable[Entry], game: Game | None = None) -> "Table":
        """The table of these entries, the first of which opened it. A game given serves a board of one's own."""
        return at_once(Table.restoring(entries, game))

    @staticmethod
    def restoring(entries: Iterable[Entry], game: Game | None = None) -> Generator[None, None, "Table"]:
        """The same entry by entry, for whoever has others to serve meanwhile."""
        table: Table | None = None
        for entry in entries:
            if table is None:
                table = _opened(entry, game)
            else:
                table.apply(entry)
            yield
        if table is None:
            raise TableError("table-entry-form")
        return table

    def apply(self, entry: Entry) -> None:
        """Let an entry happen. One that has happened already changes nothing; one out of turn is refused."""
        if 0 < entry.version <= self.version and self.entries[entry.version - 1] == entry:
            return
        if entry.version != self.version + 1:
            raise TableError("table-entry-order", version=entry.version, wanted=self.version + 1)
        before = self._turns()
        try:
            effects.apply_entry(self, entry)
        except TableError:
            raise
        except BAD_ENTRY_ERRORS as wrong:
            raise _refusal(entry, wrong) from wrong
        self._keep(entry)
        self._note_turns(before)

    def _turns(self) -> Sequence[object]:
        """What a command about the turn hangs on, reader by reader: the game, and one's own tentative turn."""
        play = self.play
        if play is None:
            return [None] * (self.players + 1)
        return [play.drafts.get(seat, play.state) for seat in range(self.players)] + [play.state]

    def _note_turns(self, before: Sequence[object]) -> None:
        for reader, now in enumerate(self._turns()):
            if now is not before[reader]:
                self._turn_since[reader] = self._numbers[-1][reader]

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.key is not None:
            self._answers[entry.person or entry.by, entry.key] = entry
            self._done[entry.by] += entry.kind not in PLAYING
        last = self._numbers[-1] if self._numbers else [0] * (self.players + 1)
        if entry.is_private():
            self._numbers.append([number + (reader == entry.by) for reader, number in enumerate(last)])
        else:
            self._numbers.append([number + 1 for number in last])

    # Versions -------------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries there are: what the storage counts."""
        return len(self.entries)

    def version_for(self, reader: int | None) -> int:
        """How many entries this seat (None: a spectator, or the host) may know of: what its commands expect.

        It is not `version`, because that would tell how often somebody else has tried and taken back.
        """
        return self.number_for(reader, self.version)

    def number_for(self, reader: int | None, version: int) -> int:
        """The entry of that version as this reader counts."""
        return self._numbers[version - 1][self.players if reader is None else reader]

    def log_after(self, reader: int | None, version: int) -> list[LogItem]:
        """The lines that came with entries after the reader's version."""
        first = len(self.log)
        while first and self.number_for(reader, self.log[first - 1].version) > version:
            first -= 1
        return self.log[first:]

    def check_version(self, reader: int | None, expected: int | None, since: int = 0) -> None:
        """Refuse what is meant for another version than the current one, if that matters; None is meant for any.

        It does not as long as the game and the reader's own tentative turn are the same: what others ask, and who sits
        down, is away or comes back, is in nobody's way. `since` is the reader's version before which it matters too.
        """
        current = self.version_for(reader)
        first = max(since, self._turn_since[self.players if reader is None else reader])
        if expected is not None and not first <= expected <= current:
            raise TableError("table-stale", expected=expected, current=current)

    def answer(self, by: By, key: str) -> Entry | None:
        """The entry the command with that key has led to, of this person, or of nobody known at this seat."""
        return self._answers.get((by, key))

    def done_by(self, by: By) -> int:
        """How much has been done from this seat, or by the host, beside playing."""
        return self._done[by]

    def receipt(self, entry: Entry) -> dict[str, Any]:
        """The part of an entry that the sender of its command may see; the entry itself is for the storage."""
        reader = entry.by if isinstance(entry.by, int) else None
        return {"kind": entry.kind, "version": self.number_for(reader, entry.version), "at": entry.at}

    # Who calls ------------------------------------------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        *,
        at: int,
        key: str | None = None,
        expected: int | None = None,
        person: str | None = None,
        content: str | None = None,
    ) -> SeatCommands:
        """The commands of the person at a seat. `Sent` says what the last four are."""
        return SeatCommands(self, self.check_seat(seat), at, Sent(key, expected, person, content))

    def bot(self, seat: int, *, at: int) -> BotCommands:
        """The commands of the bot at a seat."""
        return BotCommands(self, self.check_seat(seat), at, Sent())

    def host(
        self,
        *,
        at: int,
        key: str | None = None,
        expected: int | None = None,
        person: str | None = None,
        content: str | None = None,
    ) -> HostCommands:
        """The commands of the host, who opened the table."""
        return HostCommands(self, at, Sent(key, expected, person, content))

    def system(self, *, at: int) -> SystemCommands:
        """What happens by itself: flags that fall, bots that fail."""
        return SystemCommands(self, at)

    def seat_of(self, place: int) -> int:
        """The seat that the player of a place has now."""
        return self.seating.index(place)

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise TableError("table-no-seat", seat=str(seat), last=self.players - 1)
        return seat

    # Asking ---------------------------------------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats the game waits for: () unless it is being played."""
        return self.play.state.actors if self.play is not None and self.phase == "playing" else ()

    def playing(self) -> Play:
        """The game, once it has begun."""
        if self.play is None:
            raise TableError("table-not-started")
        return self.play

    def kept(self, seat: int, keep: int | None) -> Draft:
        """The first so many steps of a seat's tentative turn, by default all."""
        play = self.playing()
        steps = len(play.tentative(seat))
        if keep is None:
            keep = steps
        if not 0 <= keep <= steps:
            raise TableError("table-bad-keep", keep=str(keep), most=steps)
        return play.kept(seat, keep)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [index for index, seat in enumerate(self.seats) if seat.kind == HUMAN]

    def replaced(self) -> list[int]:
        """The seats of people for whom the host has let bots play: they have left the answering to nobody."""
        return [index for index, seat in enumerate(self.seats) if seat.replaced and seat.out is None]

    def bots_to_move(self) -> tuple[int, ...]:
        """The seats whose bots must act now. They wait while people talk about a take-back."""
        if self.offer is not None and self.offer.what == TAKE_BACK:
            return ()
        return tuple(seat for seat in self.actors if self.seats[seat].kind == BOT)

    def sight(self, seat: int) -> Sight:
        """What the bot of a seat is given to choose from."""
        return Sight(self.game, self.playing().here(self.check_seat(seat)), seat)

    def flags(self) -> dict[int, int]:
        """The seats whose clocks run, each with the moment at which its flag will fall."""
        moments = {seat: timer.falls_at() for seat, timer in enumerate(self.timers)}
        return {seat: moment for seat, moment in moments.items() if moment is not None}

    def next_flag(self) -> int | None:
        """The moment at which the next flag will fall if nothing happens before."""
        return min(self.flags().values(), default=None)

    def fallen(self, now: int) -> list[int]:
        """The seats whose flags have fallen by now and wait to be entered, the first to fall first."""
        flags = self.flags()
        return sorted([seat for seat in flags if flags[seat] <= now], key=lambda seat: (flags[seat], seat))

    # Looking --------------------------------------------------------------------------------------------------------

    def view(
        self,
        reader: int | None,
        language: str,
        *,
        at: int | None = None,
        connected: Iterable[int] = (),
        since: int = 0,
    ) -> TableView:
        """All that one reader may see, JSON-ready; None is a spectator.

        Clocks are as of `at`, by default the last entry's moment. `connected` are the seats whose people are there.
        The log begins after the reader's version `since`.
        """
        return views.view(self, reader, language, self._moment(at), frozenset(connected), since)

    def public_part(self, language: str, *, at: int | None = None, connected: Iterable[int] = ()) -> Part:
        """The part of `view` that all readers see alike."""
        return views.public_part(self, language, self._moment(at), frozenset(connected))

    def own_part(self, reader: int | None, language: str, *, since: int = 0) -> dict[str, Any]:
        """The rest of it, in parts itself: JSON-ready but for those."""
        return views.own_part(self, reader, language, since)

    def _moment(self, at: int | None) -> int:
        return self.at if at is None else max(at, self.at)

    def view_at(self, step: int, reader: int | None, eyes: Eyes = OWN) -> StepView:
        """The game after so many moves, as the reader saw it; after the end also with other eyes, or with all."""
        return history.view_at(self, step, reader, eyes)

    def story(self, reader: int | None, language: str, eyes: Eyes = OWN) -> Iterator[StoryTurn]:
        """The start and every turn so far, with the same eyes as `view_at`; each is worked out when it is asked for."""
        return history.story(self, reader, language, eyes)

    def fork(self, step: int, reader: int | None, seed: int, eyes: Eyes = OWN) -> dict[str, Any]:
        """A position to open another table from: all that these eyes could not know is drawn anew."""
        return history.fork(self, step, reader, seed, eyes)

    def ask(
        self,
        seat: int,
        language: str,
        *,
        version: int | None = None,
        keep: int | None = None,
        actions: Sequence[int] = (),
        targets: Sequence[dict[str, str]] = (),
    ) -> Answer:
        """What leads to these actions and to all that match a target, what it would change, and why not the rest.

        It is asked about the table as it was at the seat's version, after the first `keep` steps of the seat's
        tentative turn: by default all of them, a final action not counted.
        """
        return at_once(self.asking(seat, language, version=version, keep=keep, actions=actions, targets=targets))

    def asking(
        self,
        seat: int,
        language: str,
        *,
        version: int | None = None,
        keep: int | None = None,
        actions: Sequence[int] = (),
        targets: Sequence[dict[str, str]] = (),
    ) -> Generator[None, None, Answer]:
        """The same piece by piece. What happens at the table meanwhile changes nothing of the answer."""
        self.check_version(self.check_seat(seat), version)
        return questions.ask(self, seat, language, keep, actions, targets)

    def hint_view(self, seat: int, hint: Hint, language: str) -> HintView:
        """A hint for the seat in words; `SeatCommands.hint_position` gives the state to compute it from."""
        return previews.hint_view(self, self.check_seat(seat), hint, language)

    def worlds(self, seat: int | None, situation: Situation) -> list[State]:
        """Imagined states, the same whenever they are asked for in the same situation since the last move.

        What differs between them hangs on chance or on a secret. Nobody can guess their seeds before the end. They are
        not to be written to: a view, the choices in it and the choice that follows all look at the same ones.
        """
        if not situation.worlds and situation.before is not None and seat is not None:
            situation.worlds = situation.worlds_after(self.worlds(seat, situation.before), seat)
        if len(situation.worlds) < WORLDS:
            self._imagine(seat, situation, WORLDS)
        return situation.worlds

    def world(self, seat: int, situation: Situation, number: int) -> State:
        """One of them, without those after it: to imagine a state costs as much as dozens of moves."""
        if situation.before is not None:
            return self.worlds(seat, situation)[number]
        self._imagine(seat, situation, number + 1)
        return situation.worlds[number]

    def _imagine(self, seat: int | None, situation: Situation, count: int) -> None:
        step = self.playing().step
        for number in range(len(situation.worlds), count):
            situation.worlds.append(self._imagined(seat, situation.state, step, number))

    def imagined(self, seat: int | None, state: State, step: int) -> list[State]:
        """Imagined states of the game as it was after so many moves."""
        return [self._imagined(seat, state, step, number) for number in range(WORLDS)]

    def _imagined(self, seat: int | None, state: State, step: int, number: int) -> State:
        about = [self.salt, str(self.seed), str(step), str(seat), str(number)]
        seed = hashlib.sha256("/".join(about).encode()).digest()
        return state.imagine(seat, int.from_bytes(seed[:8], "big"))

    # For effects ------------------------------------------------------------------------------------------------------

    def log_table_event(self, key: str, **facts: Any) -> None:
        """Something of the table's own for the log."""
        self._add_line(Event(key, facts), False, 0 if self.play is None else self.play.seen)

    def log_game_events(self, events: Iterable[tuple[int, Event]]) -> None:
        """What the game tells, each event with the step it came with."""
        for step, event in events:
            self._add_line(event, True, step)

    def _add_line(self, event: Event, of_game: bool, step: int) -> None:
        names = tuple(seat.name for seat in self.seats)
        self.log.append(LogItem(event, of_game, self.version + 1, self.at, step, names))


def at_once(work: Generator[None, None, T]) -> T:
    """What comes of a work that is done piece by piece."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def _opened(entry: Entry, game: Game | None) -> Table:
    if entry.kind != "opened" or entry.version != 1:
        raise TableError("table-entry-order", version=entry.version, wanted=1)
    try:
        newest = game_of(entry.facts["game"]) if game is None else game
        return Table(effects.rules_of(newest, entry), entry)
    except TableError:
        raise
    except BAD_ENTRY_ERRORS as wrong:
        raise _refusal(entry, wrong) from wrong


def _refusal(entry: Entry, wrong: Exception) -> TableError:
    """What cannot be an entry of this table, for whatever reason, is refused as one."""
    if isinstance(wrong, RoundhouseError):
        return TableError("table-foreign-entry", version=entry.version, why=wrong)
    return TableError("table-bad-entry", version=entry.version)
