"""The commands of a seat, given by the person or the bot that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roundhouse.bots import bot
from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.state import NO_SUCH_ACTION, NOT_YOUR_TURN, State
from roundhouse.tables import previews
from roundhouse.tables.clocks import check_zone
from roundhouse.tables.commands import MAX_MESSAGE_LENGTH, MAX_NOTES_LENGTH, Caller, EntryDraft, check_message, command
from roundhouse.tables.errors import TableError
from roundhouse.tables.offers import TAKE_BACK, Offer, check_offer
from roundhouse.tables.seats import BOT, HUMAN, OPEN, Seat, check_name
from roundhouse.tables.turns import Draft, Turn

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


class PlaceCommands(Caller):
    """What a person and a bot at a seat have in common."""

    def __init__(self, table: Table, seat: int, at: int, key: str | None, expected: int | None) -> None:
        super().__init__(table, seat, at, key, expected)
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
    def sit(self, name: str, zone: int = 0) -> EntryDraft:
        """Take an open seat before the start, or later a bot's seat one is invited to. Zone: minutes east of UTC."""
        if self.table.phase == "open":
            if self.place.kind != OPEN:
                raise TableError("table-seat-taken", name=self.place.name)
        else:
            self.must_be("playing", "paused")
            if self.place.kind != BOT or self.place.invited is None:
                raise TableError("table-not-invited")
        return EntryDraft("sat", {"name": check_name(name, self.other_names(self.number)), "zone": check_zone(zone)})

    @command
    def leave(self) -> EntryDraft:
        """Give up the seat, or an invitation to it, before the start."""
        self.must_be("open")
        if self.place.kind != HUMAN and self.place.invited is None:
            raise TableError("table-nobody-here")
        return EntryDraft("left", {})

    @command
    def set_zone(self, minutes: int) -> EntryDraft:
        self._must_own()
        return EntryDraft("zoned", {"zone": check_zone(minutes)})

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
        timers = self.table.timers
        if timers and timers[self.number].clock.kind == "live" and timers[self.number].left <= 0:
            raise TableError("table-time-up")
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

        A take-back goes back to before one's last turn, or to the turn of one's own that began after `to` moves.
        """
        check_offer(what, self.table.phase)
        self._must_play()
        if self.table.offer is not None:
            raise TableError("table-offer-pending")
        return EntryDraft("offered", {"what": what, "to": self._target(to) if what == TAKE_BACK else None})

    def _target(self, to: int | None) -> int:
        if self.table.terms.take_back == "never":
            raise TableError("table-no-take-back")
        turns = self.table.playing().turns
        own = [turn.start for turn in turns if turn.seat == self.number and to in (None, turn.start)]
        if not own:
            raise TableError("table-nothing-to-take-back")
        if any(turn.shared for turn in _since(turns, own[-1])):
            raise TableError("table-choice-final")
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
        if self.table.offer is None:
            raise TableError("table-no-offer")
        return self.table.offer

    # Talk -----------------------------------------------------------------------------------------------------------

    @command
    def say(self, words: str) -> EntryDraft:
        """A message to all at the table; also while a bot plays the seat."""
        self._must_own()
        return EntryDraft("said", {"words": check_message(words, MAX_MESSAGE_LENGTH)})

    @command
    def note(self, words: str) -> EntryDraft:
        """One's own notes, in place of those before; nobody else ever sees them."""
        self.table.playing()
        self._must_own()
        return EntryDraft("noted", {"words": check_message(words, MAX_NOTES_LENGTH) if words else ""})

    # Who may --------------------------------------------------------------------------------------------------------

    def _must_own(self) -> None:
        if not self.place.person:
            raise TableError("table-nobody-here")

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
