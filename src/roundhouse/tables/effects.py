"""What each entry does to a table. `commands` mirrors this file: it checks what here simply happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.errors import BadRecord
from roundhouse.kernel.game import Game
from roundhouse.tables.clocks import MINUTE, Timer
from roundhouse.tables.entries import HOST, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.offers import GRANTED, LOTS, PAUSE, PHASES, TAKE_BACK, Offer
from roundhouse.tables.opening import first_record
from roundhouse.tables.seats import HUMAN, Seat
from roundhouse.tables.turns import Play

if TYPE_CHECKING:
    from roundhouse.tables.table import Table

HOURS_FROM = 120  # minutes: a longer downtime is told in hours


def apply_entry(table: Table, entry: Entry) -> None:
    """The entry, then what follows from it: offers that are settled by it, clocks that start or stop."""
    effect = EFFECTS.get(entry.kind)
    if effect is None:
        raise TableError("table-bad-entry", version=entry.version)
    table.at = entry.at
    effect(table, entry)
    _settle_offer(table)
    _set_clocks(table)


def rules_of(game: Game, opened: Entry) -> Game:
    """A table goes on with the rules and the board it was opened with."""
    facts = opened.facts
    if game.id != facts["game"]:
        raise BadRecord("record-other-game", game=facts["game"], other=game.id)
    rules = game.of_version(facts["rules"])
    if rules.board_digest != facts["board"]:
        raise BadRecord("record-board", board=facts["board"], current=rules.board_digest)
    return rules


def seat_of(entry: Entry) -> int:
    """The seat an entry is about: the one named in it, or the one that acted."""
    seat: Any = entry.facts.get("seat", entry.by)
    if type(seat) is not int:
        raise TableError("table-bad-entry", version=entry.version)
    return seat


# Seats ----------------------------------------------------------------------------------------------------------------


def _invited(table: Table, entry: Entry) -> None:
    """Once the game has begun, everybody is told whose seat it is before the newcomer sees a card of it."""
    seat, name = table.seats[seat_of(entry)], entry.facts["name"]
    given = isinstance(entry.by, int)
    if given:
        table.log_table_event("table-log-seat-given", name=name, other=seat.name)
    elif table.play is not None and not seat.person:
        table.log_table_event("table-log-seat-offered", name=name, other=seat.name)
    else:
        table.log_table_event("table-log-invited", name=name)
    seat.invite(name, given)


def _uninvited(table: Table, entry: Entry) -> None:
    seat = table.seats[seat_of(entry)]
    table.log_table_event("table-log-uninvited", name=seat.invited)
    seat.invite(None)


def _sat(table: Table, entry: Entry) -> None:
    """Before the start at an open seat, later in somebody's place: without their notes, questions and answers."""
    number = seat_of(entry)
    seat = table.seats[number]
    name = entry.facts["name"]
    if table.play is None:
        table.log_table_event("table-log-sat", name=name)
    else:
        table.log_table_event("table-log-sat-for", name=name, other=seat.name)
        table.play.drop(number)
        table.talk.forget_notes(table.seating[number])
        _set_clock_of_newcomer(table, number, seat)
    seat.seat_person(name, entry.facts["zone"])
    if table.offer is not None and table.offer.by == number:
        table.offer = None
    elif table.offer is not None:
        table.offer.agreed.discard(number)


def _set_clock_of_newcomer(table: Table, number: int, seat: Seat) -> None:
    """A fresh one in the place of a bot; a seat that a person gives comes with the time that person has left."""
    if table.terms.clock is not None and not seat.given:
        table.timers[number] = Timer(table.terms.clock)


def _left(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    seat = table.seats[number]
    table.log_table_event("table-log-left", name=seat.name or seat.invited)
    table.seats[number] = Seat()


def _bot_seated(table: Table, entry: Entry) -> None:
    table.seats[seat_of(entry)].seat_bot(entry.facts["name"], entry.facts["level"])
    table.log_table_event("table-log-bot", name=entry.facts["name"], level=entry.facts["level"])


def _zoned(table: Table, entry: Entry) -> None:
    """From the next move on: `Timer` says why."""
    table.seats[seat_of(entry)].zone = entry.facts["zone"]


# A seat between human and bot -----------------------------------------------------------------------------------------


def _hand_to_bot(table: Table, number: int, level: str) -> None:
    """Nothing of the game changes: a tentative turn was never part of it."""
    table.playing().drop(number)
    table.seats[number].hand_to_bot(level)


def _handed(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    seat = table.seats[number]
    seat.replaced = seat.replaced or (seat.kind == HUMAN and entry.by == HOST)
    _hand_to_bot(table, number, entry.facts["level"])
    table.log_table_event("table-log-handed", name=table.seats[number].name, level=entry.facts["level"])


def _simplified(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    _hand_to_bot(table, number, entry.facts["level"])
    table.log_table_event("table-log-simplified", name=table.seats[number].name, level=entry.facts["level"])


def _returned(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    table.seats[number].hand_back()
    table.playing().drop(number)
    table.log_table_event("table-log-returned", name=table.seats[number].name)


def _resigned(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    table.seats[number].out = "resigned"
    _hand_to_bot(table, number, table.terms.stand_in)
    table.log_table_event("table-log-resigned", name=table.seats[number].name)


# The start, and the turns ---------------------------------------------------------------------------------------------


def _started(table: Table, entry: Entry) -> None:
    facts = entry.facts
    table.seating = list(facts["seating"])
    table.seats = [table.seats[before] for before in table.seating]
    table.seed = int(facts["seed"])
    table.salt = facts["salt"]
    table.commitment = facts["commitment"]
    record = first_record(table.game, table.players, table.options, table.position, table.eyes, table.seed)
    table.play = Play(table.game, record)
    if table.terms.clock is not None:
        table.timers = [Timer(table.terms.clock) for _ in table.seats]
    table.phase = "playing"
    table.log_table_event("table-log-started")


def _chosen(table: Table, entry: Entry) -> None:
    """The entry holds the whole tentative turn as it now is."""
    play = table.playing()
    draft = play.draft(seat_of(entry), entry.facts["actions"], entry.facts["final"])
    if draft.actions != entry.facts["actions"] or draft.final != entry.facts["final"]:
        raise TableError("table-bad-entry", version=entry.version)
    play.keep(draft)


def _played(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    play = table.playing()
    events = play.play(number, entry.facts["actions"])
    table.log_game_events(events)
    _renew(table, number)
    if table.seats[number].kind == HUMAN and table.offer is not None and table.offer.what == TAKE_BACK:
        table.offer = None  # who plays on does not want to go back
    if play.state.over:
        table.phase = "over"
        play.drafts.clear()


def _renew(table: Table, number: int) -> None:
    """By correspondence every move has its own time, also one that a bot has made for somebody."""
    if not table.timers:
        return
    timer = table.timers[number]
    if table.seats[number].kind == HUMAN or timer.clock.kind == "correspondence":
        timer.stop(table.at)
        timer.renew()


def _followed(table: Table, entry: Entry) -> None:
    table.next = entry.facts["table"]
    if entry.facts["name"] is None:
        table.log_table_event("table-log-next")
    else:
        table.log_table_event("table-log-followed", name=entry.facts["name"])


# Consent --------------------------------------------------------------------------------------------------------------

# What the log says of an offer made.
_OFFERED = {
    TAKE_BACK: "table-log-asked-take-back",
    PAUSE: "table-log-asked-pause",
    "resume": "table-log-asked-resume",
    LOTS: "table-log-asked-lots",
}


def _offered(table: Table, entry: Entry) -> None:
    what = entry.facts["what"]
    table.offer = Offer(what, seat_of(entry), entry.facts["to"], entry.version)
    table.log_table_event(_OFFERED[what], name=table.seats[seat_of(entry)].name)


def _pending(table: Table, entry: Entry) -> Offer:
    if table.offer is None:
        raise TableError("table-bad-entry", version=entry.version)
    return table.offer


def _agreed(table: Table, entry: Entry) -> None:
    _pending(table, entry).agreed.add(seat_of(entry))


def _declined(table: Table, entry: Entry) -> None:
    _pending(table, entry)
    table.offer = None
    table.log_table_event("table-log-declined", name=table.seats[seat_of(entry)].name)


def _withdrawn(table: Table, entry: Entry) -> None:
    _pending(table, entry)
    table.offer = None
    table.log_table_event("table-log-withdrawn", name=table.seats[seat_of(entry)].name)


def _settle_offer(table: Table) -> None:
    """Carried out when all the people agree; gone when its moment has passed or its maker has left the seat.

    Who leaves the seat to a bot leaves the answering to it too; but nobody is taken for agreeing to a take-back because
    the host lets a bot play for them.
    """
    offer = table.offer
    if offer is None:
        return
    people = table.people()
    unheard = offer.what == TAKE_BACK and table.replaced()
    if table.phase != PHASES[offer.what] or offer.by not in people or unheard:
        table.offer = None
    elif offer.agreed.issuperset(people):
        table.offer = None
        _grant(table, offer)


def _grant(table: Table, offer: Offer) -> None:
    if offer.what == LOTS:
        table.lots = True
    elif offer.what == TAKE_BACK:
        _rewind(table, offer.to)
        return
    else:
        table.phase = "paused" if offer.what == PAUSE else "playing"
    table.log_table_event(GRANTED[offer.what])


def _rewind(table: Table, to: int | None) -> None:
    play = table.playing()
    assert to is not None
    last = play.seen
    play.rewind(to)
    for line in table.log:
        if line.of_game and line.step > play.seen:
            line.undone = True
    table.log_table_event(GRANTED[TAKE_BACK], moves=last - play.seen)


# Time -----------------------------------------------------------------------------------------------------------------


def _paused(table: Table, entry: Entry) -> None:
    table.phase = "paused"
    table.log_table_event("table-log-paused")


def _resumed(table: Table, entry: Entry) -> None:
    table.phase = "playing"
    table.log_table_event("table-log-resumed")


def _flagged(table: Table, entry: Entry) -> None:
    number = seat_of(entry)
    table.timers[number].flag = True
    seat = table.seats[number]
    if table.terms.flag == "show":
        table.log_table_event("table-log-flag", name=seat.name)
        return
    _hand_to_bot(table, number, table.terms.stand_in)
    if table.terms.flag == "lose":
        seat.out = "time"
        table.log_table_event("table-log-flag-lost", name=seat.name)
    else:
        table.log_table_event("table-log-flag-bot", name=seat.name)


def _downtime(table: Table, entry: Entry) -> None:
    """While the server was down nobody could move: whose clock ran gets that time back."""
    since, until = entry.facts["since"], entry.facts["until"]
    for timer in table.timers:
        timer.give_back(since, until)
    table.downtime_until = until
    minutes = max(1, (until - since) // MINUTE)
    if minutes < HOURS_FROM:
        table.log_table_event("table-log-downtime", minutes=minutes)
    else:
        table.log_table_event("table-log-downtime-hours", hours=minutes // 60)


def _stop(table: Table, number: int) -> None:
    if table.timers:
        table.timers[number].stop(table.at)


def _set_clocks(table: Table) -> None:
    """A clock runs while its person must act: several at once where all choose at the same time."""
    acting = table.actors
    for number, timer in enumerate(table.timers):
        if number in acting and table.seats[number].kind == HUMAN:
            timer.run(table.at, table.seats[number].zone)
        else:
            _stop(table, number)


EFFECTS: dict[str, Callable[[Table, Entry], None]] = {
    "invited": _invited,
    "uninvited": _uninvited,
    "sat": _sat,
    "left": _left,
    "bot-seated": _bot_seated,
    "zoned": _zoned,
    "handed": _handed,
    "simplified": _simplified,
    "returned": _returned,
    "resigned": _resigned,
    "started": _started,
    "chosen": _chosen,
    "played": _played,
    "followed": _followed,
    "offered": _offered,
    "agreed": _agreed,
    "declined": _declined,
    "withdrawn": _withdrawn,
    "paused": _paused,
    "resumed": _resumed,
    "flagged": _flagged,
    "downtime": _downtime,
}
