"""The commands of a seat, given by the person or the bot that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roundhouse.bots import bot
from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.state import NO_SUCH_ACTION, NOT_YOUR_TURN, State
from roundhouse.tables import previews
from roundhouse.tables.clocks import Zone, check_zone
from roundhouse.tables.commands import MAX_ENTRIES, Caller, EntryDraft, Sent, check_words, command
from roundhouse.tables.errors import TableError
from roundhouse.tables.names import check_name
from roundhouse.tables.offers import TAKE_BACK, Offer, check_offer
from roundhouse.tables.seats import BOT, HUMAN, OPEN, Seat
from roundhouse.tables.talk import MAX_NOTE_LENGTH, Message, Note
from roundhouse.tables.turns import Draft, Turn

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


class PlaceCommands(Caller):
    """What a person and a bot at a seat have in common."""

    def __init__(self, table: Table, seat: int, at: int, sent: Sent) -> None:
        super().__init__(table, seat, at, sent)
        self.number = seat

    @property
    def place(self) -> Seat:
        return self.table.seats[self.number]

    def _extend(self, draft: Draft, actions: Sequence[int]) -> None:
        """Add these actions to the tentative turn; a final one may only be the last."""
        for action in actions:
            if draft.final is not None:
                raise TableError("table-beyond-final")
            self._add(draft, action)

    def _add(self, draft: Draft, action: int) -> None:
        clause = draft.state.why_not(self.number, action) if type(action) is int else NO_SUCH_ACTION
        if clause is not None:
            raise IllegalAction(clause)
        if previews.finals(self.table, self.number, draft.here)[action] or not draft.try_step(action):
            draft.final = action


class SeatCommands(PlaceCommands):
    """The commands of the person at a seat."""

    # Coming and going -----------------------------------------------------------------------------------------------

    @command
    def sit(self, name: str, zone: Zone = 0) -> EntryDraft:
        """Take an open seat before the start, or later one that is offered by its holder, or by the host if no person
        has it. Zone: minutes east of UTC."""
        if self.table.phase == "open":
            if self.place.kind != OPEN:
                raise TableError("table-seat-taken", name=self.place.name)
        else:
            self.must_be("playing", "paused")
            if self.place.invited is None or (self.place.person and not self.place.given):
                raise TableError("table-not-invited")
            if self.place.person:
                self._must_have_time()
        return EntryDraft("sat", {"name": check_name(name, self.other_names(self.number)), "zone": check_zone(zone)})

    @command
    def leave(self) -> EntryDraft:
        """Give up the seat, or an invitation to it, before the start."""
        self.must_be("open")
        if self.place.kind != HUMAN and self.place.invited is None:
            raise TableError("table-nobody-here")
        return EntryDraft("left", {})

    @command
    def give_seat(self, name: str) -> EntryDraft:
        """Offer one's seat to somebody, with all its secrets; until it is taken it stays one's own."""
        self.must_be("playing", "paused")
        self._must_own()
        if self.place.out is not None:
            raise TableError("table-given-up")
        self._must_have_time()
        taken = [*self.other_names(self.number), self.place.name]
        return EntryDraft("invited", {"seat": self.number, "name": check_name(name, taken)})

    @command
    def keep_seat(self) -> EntryDraft:
        """Withdraw the offer of one's seat."""
        self._must_own()
        if not self.place.given:
            raise TableError("table-not-invited")
        return EntryDraft("uninvited", {"seat": self.number})

    @command
    def set_zone(self, zone: Zone) -> EntryDraft:
        """From the next move on."""
        self._must_own()
        return EntryDraft("zoned", {"zone": check_zone(zone)})

    @command
    def hand_over(self, level: str) -> EntryDraft:
        """Let a bot play on, at any decision; `take_over` is the way back."""
        self.must_be("playing", "paused")
        self._must_play()
        bot(level)
        return EntryDraft("handed", {"level": level})

    @command
    def take_over(self) -> EntryDraft:
        """Come back to one's seat from the bot that stands in."""
        self.must_be("playing", "paused")
        if self.place.kind != BOT or not self.place.person:
            raise TableError("table-no-stand-in")
        if self.place.out is not None:
            raise TableError("table-given-up")
        self._must_have_time()
        return EntryDraft("returned", {})

    @command
    def resign(self) -> EntryDraft:
        """Give the game up. A bot plays the seat to the end, and the terms say what it counts for."""
        self.must_be("playing", "paused")
        self._must_play()
        return EntryDraft("resigned", {})

    # The turn -------------------------------------------------------------------------------------------------------

    @command
    def choose(self, keep: int, actions: Sequence[int] = (), confirm: bool = False) -> EntryDraft:
        """Keep the first so many actions of the tentative turn, go on with these, and play it all if confirmed.

        A final action counts as the last of the turn, not yet done. Keeping fewer is taking back.
        """
        self._must_act()
        draft = self._kept(keep)
        self._extend(draft, actions)
        if not confirm:
            return EntryDraft("chosen", {"actions": draft.actions, "final": draft.final})
        if draft.final is None:
            raise TableError("table-nothing-to-confirm")
        return EntryDraft("played", {"actions": draft.whole})

    def _kept(self, keep: int) -> Draft:
        play = self.table.playing()
        chosen = play.drafts[self.number].whole if self.number in play.drafts else []
        if type(keep) is not int or not 0 <= keep <= len(chosen):
            raise TableError("table-bad-keep", keep=str(keep), most=len(chosen))
        steps = len(play.tentative(self.number))
        draft = play.kept(self.number, min(keep, steps))
        if keep > steps:
            draft.final = chosen[-1]
        return draft

    def hint_position(self) -> State:
        """Not a command: what a hint is to be thought out from, an imagined state. Nothing happens at the table."""
        self._must_act()
        if not self.table.terms.hints:
            raise TableError("table-hints-off")
        if not self.table.game.has_hints:
            raise TableError("table-no-hints")
        return self.table.worlds(self.number, self.table.playing().situation(self.number))[0]

    # Consent --------------------------------------------------------------------------------------------------------

    @command
    def offer(self, what: str, to: int | None = None) -> EntryDraft:
        """Ask the others for a take-back, a pause, to resume, or for seats drawn by lot.

        A take-back goes back to before one's last turn, or to the turn of one's own that began at the step `to`.
        """
        check_offer(what, self.table.phase)
        self._must_play()
        if self.table.offer is not None:
            raise TableError("table-offer-pending")
        return EntryDraft("offered", {"what": what, "to": self._target(to) if what == TAKE_BACK else None})

    def _target(self, to: int | None) -> int:
        if self.table.terms.take_back == "never":
            raise TableError("table-no-take-back")
        if self.table.version >= MAX_ENTRIES:
            raise TableError("table-too-long")
        play = self.table.playing()
        turns = play.turns
        own = [turn.start for turn in turns if turn.seat == self.number and to in (None, play.seen_at(turn.start))]
        if not own:
            raise TableError("table-nothing-to-take-back")
        if any(turn.shared for turn in _since(turns, own[-1])):
            raise TableError("table-choice-final")
        replaced = self.table.replaced()
        if replaced:  # else a host could silence somebody with a bot, look at a card, and take it back
            raise TableError("table-somebody-replaced", name=self.table.seats[replaced[0]].name)
        return own[-1]

    @command
    def agree(self) -> EntryDraft:
        if self.number in self._asked().agreed:
            raise TableError("table-agreed-already")
        return EntryDraft("agreed", {})

    @command
    def decline(self) -> EntryDraft:
        if self._asked().by == self.number:
            raise TableError("table-own-offer")
        return EntryDraft("declined", {})

    @command
    def withdraw(self) -> EntryDraft:
        if self._asked().by != self.number:
            raise TableError("table-not-your-offer")
        return EntryDraft("withdrawn", {})

    def _asked(self) -> Offer:
        self._must_play()
        offer = self.table.offer
        if offer is None:
            raise TableError("table-no-offer")
        self.table.check_version(self.number, self.sent.expected, self.table.number_for(self.number, offer.version))
        return offer

    # Talk -----------------------------------------------------------------------------------------------------------

    def say(self, words: str) -> Message:
        """A message to all at the table; also while a bot plays the seat."""
        self._must_own()
        return self.message(self.table.seating[self.number], self.place.name, words)

    def note(self, words: str) -> Note:
        """One's own notes, in place of those before; nobody else ever sees them."""
        self.table.playing()
        self._must_own()
        self.check_talk_key()
        sent = self.sent
        bare = check_words(words, MAX_NOTE_LENGTH) if words else ""
        return Note(self.at, self.table.seating[self.number], bare, sent.key, sent.person, sent.content)

    # Who may --------------------------------------------------------------------------------------------------------

    def _must_own(self) -> None:
        if not self.place.person:
            raise TableError("table-nobody-here")

    def _must_have_time(self) -> None:
        """A clock that has run out stays so, whoever sits at it: by correspondence until a bot has made the move."""
        timers = self.table.timers
        if timers and timers[self.number].left_at(self.at) <= 0:
            raise TableError("table-time-up")

    def _must_play(self) -> None:
        self._must_own()
        if self.place.kind != HUMAN:
            raise TableError("table-bot-plays")

    def _must_act(self) -> None:
        self.must_be("playing")
        self._must_play()
        if self.number not in self.table.actors:
            raise IllegalAction(NOT_YOUR_TURN)
        if self.table.terms.flag != "show" and self.number in self.table.fallen(self.at):
            raise TableError("table-time-up")


class BotCommands(PlaceCommands):
    """The commands of the bot at a seat. It is not asked to confirm: its final action plays the turn."""

    @command
    def choose(self, *actions: int) -> EntryDraft:
        self.must_be("playing")
        if self.place.kind != BOT:
            raise TableError("table-not-a-bot")
        if self.number not in self.table.actors:
            raise IllegalAction(NOT_YOUR_TURN)
        if self.table.offer is not None and self.table.offer.what == TAKE_BACK:
            raise TableError("table-offer-pending")
        draft = self.table.kept(self.number, None)
        self._extend(draft, actions)
        if draft.final is None:
            return EntryDraft("chosen", {"actions": draft.actions, "final": None})
        return EntryDraft("played", {"actions": draft.whole})


def _since(turns: list[Turn], start: int) -> list[Turn]:
    return [turn for turn in turns if turn.start >= start]
