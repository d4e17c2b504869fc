"""Moving the train, by the free move, by getting moving or by a boost: SP-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import HOLD, MOVE
from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.moving import behind_after, path_to, skipped
from roundhouse.games.spike.phases import ACTION, FREE
from roundhouse.games.spike.play import turn
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def move(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action == HOLD:
        s.phase = ACTION
        if log is not None:
            log.append(Event("held", {"seat": seat}))
        return
    place = action - MOVE
    path = path_to(s, seat, place)
    if log is not None:
        _tell_move(s, seat, path, log)
    s.behind = behind_after(s, seat, path)
    s.train[seat] = place
    s.travelled = True
    if s.phase == FREE:
        s.phase = ACTION
    else:
        turn.acted(s, seat, log)


def _tell_move(s: SpikeState, seat: int, path: list[int], log: list[Event]) -> None:
    """What happened: the free move, getting moving or a boost, over which places and past which cities."""
    ids = s.board.place_ids
    start = s.train[seat]
    how = "free" if s.phase == FREE else "start" if start < CITIES else "boost"
    passed = [s.board.city_ids[city] for city in skipped(s, path, start)]
    facts = {"seat": seat, "how": how, "from": ids[start], "path": [ids[place] for place in path], "skipped": passed}
    if path[-1] < CITIES:
        log.append(Event("arrived", {**facts, "city": ids[path[-1]], "spaces": len(path)}))
    else:
        log.append(Event("moved", {**facts, "spaces": len(path)}))
