"""The turn: its beginning and end, passing, and the end of the game. SP-3 and SP-12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.legal.cargo import may_still_deliver, only_unloading
from roundhouse.games.spike.phases import ACTION, AFTER, FREE
from roundhouse.games.spike.scoring import route_brings, route_points
from roundhouse.kernel.description import counted
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

STALLED: Final = 30  # SP-12.3: turns of every player


def begin_turn(s: SpikeState) -> None:
    s.phase = FREE if s.train[s.turn] >= CITIES else ACTION
    s.travelled = False
    s.behind = -1
    s.busy = False
    s.reach = -1
    s.distance = []


def acted(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    """SP-3.4: the action is done; the turn ends by itself if nothing but unloading is left."""
    s.passes = 0
    s.phase = AFTER
    end_if_nothing_left(s, seat, log)


def end_if_nothing_left(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    if only_unloading(s, seat):
        end_turn(s, log)


def pass_turn(s: SpikeState, seat: int, log: list[Event] | None) -> None:
    s.passes += 1
    if log is not None:
        log.append(Event("passed", {"seat": seat}))
    if s.passes == s.players:
        if log is not None:
            log.append(Event("stalled", {}))
        finish(s, log)  # SP-12.3
    else:
        end_turn(s, log)


def end_turn(s: SpikeState, log: list[Event] | None) -> None:
    s.seal += 1
    s.idle = 0 if s.busy else s.idle + 1
    if s.last < 0 and not s.tracks[s.turn] and not may_still_deliver(s, s.turn):
        s.last = s.turn  # SP-12.2
        if log is not None:
            log.append(Event("last-turns", {"seat": s.turn}))
    s.turn = (s.turn + 1) % s.players
    if s.idle >= STALLED * s.players:
        if log is not None:
            log.append(Event("stalled", {}))
        finish(s, log)
    elif s.turn == s.last:
        finish(s, log)
    else:
        begin_turn(s)


def finish(s: SpikeState, log: list[Event] | None) -> None:
    """The game is over, and the routes are shown (SP-12.4)."""
    s.over = True
    s.seal += 1
    s.phase = AFTER
    s.taken = 0
    s.ended = False
    if log is not None:
        for seat in range(s.players):
            route = s.route[seat]
            brings = counted(route_brings(s, seat, route), s.board.city_ids)
            amount = route_points(s, seat, route)
            shown: dict[str, Any] = {"seat": seat, "route": s.board.city_ids[route], "amount": amount, "brings": brings}
            log.append(Event("route", shown))
        log.append(Event("over", {}))
