"""What one reader sees of a table, JSON-ready. Nothing here reads a secret of anybody but the reader."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from roundhouse.kernel import text
from roundhouse.tables import previews
from roundhouse.tables.offers import QUESTIONS, TAKE_BACK
from roundhouse.tables.results import result
from roundhouse.tables.seats import HUMAN
from roundhouse.tables.shapes import (
    ChosenStep,
    ClockView,
    FinalChoice,
    LogLine,
    OfferView,
    SeatView,
    TableView,
    ToldEvent,
    TurnView,
)

if TYPE_CHECKING:
    from roundhouse.kernel.events import Event
    from roundhouse.tables.table import Table
    from roundhouse.tables.turns import Draft, Situation, Step


def view(table: Table, reader: int | None, language: str, now: int, connected: frozenset[int], since: int) -> TableView:
    """All of a table that this reader (None: a spectator) may see now."""
    text.check_language(language)
    if reader is not None:
        table.check_seat(reader)
    seen: TableView = {
        "version": table.version_for(reader),
        "phase": table.phase,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "players": table.players,
        "options": dict(table.options),
        "terms": table.terms.dump(),
        "reader": reader,
        "seats": [_seat(table, seat, now, connected) for seat in range(table.players)],
        "actors": list(table.actors),
        "lots": table.lots,
        "commitment": table.commitment,
        "next": table.next,
        "offer": _offer(table, language),
        "log": _log(table, reader, language, since),
        "chat": list(table.chat),
        "notes": None if reader is None else table.notes[reader],
    }
    if table.play is not None:
        _add_game(seen, table, reader, language)
    if table.phase == "over":
        _reveal(seen, table)
    return seen


def _seat(table: Table, number: int, now: int, connected: frozenset[int]) -> SeatView:
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "invited": seat.invited,
        "person": seat.person,
        "out": seat.out,
        "connected": number in connected,
        "thinking": number in table.actors,
        "clock": _clock(table, number, now),
    }


def _clock(table: Table, number: int, now: int) -> ClockView | None:
    if not table.timers:
        return None
    timer = table.timers[number]
    zone = table.seats[number].zone
    return {
        "left": timer.left_at(now, zone),
        "runs": timer.since is not None,
        "falls": timer.falls_at(zone),
        "flag": timer.flag,
    }


def _offer(table: Table, language: str) -> OfferView | None:
    offer = table.offer
    if offer is None:
        return None
    facts: dict[str, Any] = {"name": table.seats[offer.by].name}
    if offer.what == TAKE_BACK and offer.to is not None:
        facts["moves"] = table.playing().step - offer.to
    return {
        "what": offer.what,
        "by": offer.by,
        "to": offer.to,
        "agreed": sorted(offer.agreed),
        "waiting": [seat for seat in table.people() if seat not in offer.agreed],
        "text": text.common(language).say(QUESTIONS[offer.what], **facts),
    }


def _log(table: Table, reader: int | None, language: str, since: int) -> list[LogLine]:
    lines: list[LogLine] = []
    for line in table.log_after(reader, since):
        key, facts = line.event.seen_by(reader)
        lines.append(
            {
                "version": table.number_for(reader, line.version),
                "at": line.at,
                "step": line.step,
                "of": "game" if line.of_game else "table",
                "key": key,
                "facts": dict(facts),
                "text": line.tell(table.game, reader, language),
                "undone": line.undone,
            }
        )
    return lines


def _add_game(seen: TableView, table: Table, reader: int | None, language: str) -> None:
    """The game as the reader sees it: with the reader's tentative turn, and nobody else's."""
    play = table.playing()
    plays = reader is not None and table.seats[reader].kind == HUMAN
    here = play.here(reader) if plays else play.state
    seen["step"] = play.step
    seen["view"] = here.view(reader)
    seen["prompt"] = None
    seen["legal"] = []
    seen["turn"] = None
    if reader is not None:
        seen["prompt"] = table.game.prompt(here, reader, language)
    if reader is not None and plays and reader in table.actors:
        seen["legal"] = previews.legal(table, reader, play.situation(reader), language)
        play.situation(reader).view = seen["view"]
        if reader in play.drafts:
            seen["turn"] = _turn(table, play.drafts[reader], language)
    if table.phase != "over":
        seen["standing"] = previews.standing(table, reader)


def _turn(table: Table, draft: Draft, language: str) -> TurnView:
    """The tentative turn: what is chosen, what it has done so far, and the final action that waits for a yes."""
    return {
        "steps": [_step(table, draft.seat, step, language) for step in draft.steps],
        "events": [_event(table, draft.seat, event, language) for event in draft.events],
        "final": None if draft.final is None else _final(table, draft, draft.final, language),
        "before": _view_at_start(table.playing().start_of_turn(draft.seat), draft.seat),
    }


def _view_at_start(start: Situation, seat: int) -> dict[str, Any]:
    if start.view is None:
        start.view = start.state.view(seat)
    return start.view


def _step(table: Table, seat: int, step: Step, language: str) -> ChosenStep:
    choice = previews.choice_view(table.game, step.before.state, seat, step.action, language)
    return {
        "action": choice["action"],
        "text": choice["text"],
        "legal": previews.legal(table, seat, step.before, language),
    }


def _event(table: Table, seat: int, event: Event, language: str) -> ToldEvent:
    key, facts = event.seen_by(seat)
    names = tuple(place.name for place in table.seats)
    return {"key": key, "facts": dict(facts), "text": table.game.narrate(key, facts, names, language)}


def _final(table: Table, draft: Draft, action: int, language: str) -> FinalChoice:
    choice = previews.choice_view(table.game, draft.state, draft.seat, action, language)
    return {
        "action": choice["action"],
        "text": choice["text"],
        "change": previews.change_of(table, draft.seat, draft.here, action),
    }


def _reveal(seen: TableView, table: Table) -> None:
    """After the end: everything anyone needs to run the game again and check the promise about its luck."""
    play = table.playing()
    seen["result"] = result(table)
    seen["record"] = json.loads(play.record.dumps())
    seen["seed"] = str(table.seed)
    seen["salt"] = table.salt
    seen["start"] = {"position": table.position, "eyes": table.eyes}
