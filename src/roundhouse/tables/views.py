"""What one reader sees of a table, JSON-ready. Nothing here reads a secret of anybody but the reader.

A view has two parts: what all see alike, and what is the reader's own. `shapes.TableView` is the whole of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from roundhouse.kernel import text
from roundhouse.tables import previews
from roundhouse.tables.entries import HOST
from roundhouse.tables.offers import QUESTIONS, TAKE_BACK
from roundhouse.tables.parts import Joined, Part
from roundhouse.tables.results import result
from roundhouse.tables.seats import HUMAN
from roundhouse.tables.shapes import (
    ChatLine,
    ClockView,
    FinalChoice,
    LogLine,
    OfferView,
    SeatView,
    TableView,
    ToldEvent,
)

if TYPE_CHECKING:
    from roundhouse.kernel.events import Event
    from roundhouse.tables.table import Table
    from roundhouse.tables.talk import Message
    from roundhouse.tables.turns import Draft, Step

NOTHING_LEGAL: Final = Part([])


def view(table: Table, reader: int | None, language: str, now: int, connected: frozenset[int], since: int) -> TableView:
    """All of a table that this reader (None: a spectator) may see now."""
    seen = Joined(public_part(table, language, now, connected), own_part(table, reader, language, since)).plain()
    if table.play is not None:
        _make_plain(seen)
    return cast(TableView, seen)


def _make_plain(seen: dict[str, Any]) -> None:
    seen["view"] = seen["view"].plain()
    seen["legal"] = seen["legal"].facts
    turn = seen["turn"]
    if turn is not None:
        turn["before"] = turn["before"].plain()
        for step in turn["steps"]:
            step["legal"] = step["legal"].facts
    if "standing" in seen:
        seen["standing"] = seen["standing"].facts


def public_part(table: Table, language: str, now: int, connected: frozenset[int]) -> Part:
    """What all at a table see alike, spectators too."""
    text.check_language(language)
    seen: dict[str, Any] = {
        "phase": table.phase,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "players": table.players,
        "options": dict(table.options),
        "terms": table.terms.dump(),
        "seats": [_seat(table, seat, now, connected) for seat in range(table.players)],
        "actors": list(table.actors),
        "lots": table.lots,
        "commitment": table.commitment,
        "next": table.next,
        "offer": _offer(table, language),
        "chat": chat_lines(table.seating, table.talk.lines),
        "chat_older": table.talk.older,
    }
    if table.play is not None:
        seen["step"] = table.play.seen
    if table.phase == "over":
        _reveal(seen, table)
    return Part(seen)


def own_part(table: Table, reader: int | None, language: str, since: int) -> dict[str, Any]:
    """What is this reader's own: all that may hang on who looks, and how much of the log they have already."""
    text.check_language(language)
    if reader is not None:
        table.check_seat(reader)
    seen: dict[str, Any] = {
        "version": table.version_for(reader),
        "reader": reader,
        "log": _log(table, reader, language, since),
        "notes": None if reader is None else table.talk.notes_of(table.seating[reader]),
    }
    if table.play is not None:
        _add_game(seen, table, reader, language)
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
    return {
        "left": timer.left_at(now),
        "runs": timer.since is not None,
        "falls": timer.falls_at(),
        "flag": timer.flag,
    }


def _offer(table: Table, language: str) -> OfferView | None:
    offer = table.offer
    if offer is None:
        return None
    facts: dict[str, Any] = {"name": table.seats[offer.by].name}
    to: int | None = None
    if offer.what == TAKE_BACK and offer.to is not None:
        to = table.playing().seen_at(offer.to)
        facts["moves"] = table.playing().seen - to
    return {
        "what": offer.what,
        "by": offer.by,
        "to": to,
        "agreed": sorted(offer.agreed),
        "waiting": [seat for seat in table.people() if seat not in offer.agreed],
        "text": text.common(language).say(QUESTIONS[offer.what], **facts),
    }


def chat_lines(seating: Sequence[int], lines: Iterable[Message]) -> list[ChatLine]:
    """As everybody at the table sees them, with the seats drawn so by lot."""
    return [_chat_line(seating, line) for line in lines]


def _chat_line(seating: Sequence[int], line: Message) -> ChatLine:
    by = HOST if line.place is None else seating.index(line.place)
    return {"number": line.number, "at": line.at, "by": by, "name": line.name, "text": line.words}


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


def _add_game(seen: dict[str, Any], table: Table, reader: int | None, language: str) -> None:
    """The game as the reader sees it: with the reader's tentative turn, and nobody else's."""
    play = table.playing()
    plays = reader is not None and table.seats[reader].kind == HUMAN
    situation = play.situation(reader) if plays else play.base(reader)
    seen["view"] = situation.view(reader)
    seen["prompt"] = None
    seen["legal"] = NOTHING_LEGAL
    seen["turn"] = None
    if reader is not None:
        seen["prompt"] = table.game.prompt(situation.state, reader, language)
    if reader is not None and plays and reader in table.actors:
        seen["legal"] = previews.legal(table, reader, situation, language)
        if reader in play.drafts:
            seen["turn"] = _turn(table, play.drafts[reader], language)
    if table.phase != "over":
        seen["standing"] = previews.standing(table, reader)


def _turn(table: Table, draft: Draft, language: str) -> dict[str, Any]:
    """The tentative turn: what is chosen, what it has done so far, and the final action that waits for a yes."""
    return {
        "steps": [_step(table, draft.seat, step, language) for step in draft.steps],
        "events": [_event(table, draft.seat, event, language) for event in draft.events],
        "final": None if draft.final is None else _final(table, draft, draft.final, language),
        "before": table.playing().start_of_turn(draft.seat).view(draft.seat),
    }


def _step(table: Table, seat: int, step: Step, language: str) -> dict[str, Any]:
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
    change, then = previews.outlook(table, draft.seat, draft.here, action)
    return {"action": choice["action"], "text": choice["text"], "change": change, "then": then}


def _reveal(seen: dict[str, Any], table: Table) -> None:
    """After the end: everything anyone needs to run the game again and check the promise about its luck."""
    play = table.playing()
    seen["result"] = result(table)
    seen["record"] = json.loads(play.record.dumps())
    seen["seed"] = str(table.seed)
    seen["salt"] = table.salt
    seen["start"] = {"position": table.position, "eyes": table.eyes}
