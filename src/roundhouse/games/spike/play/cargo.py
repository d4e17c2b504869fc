"""Loading, unloading and delivering: SP-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import DELIVER, LOAD, UNLOAD
from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.phases import AFTER
from roundhouse.games.spike.play import turn
from roundhouse.games.spike.scoring import ABOARD, ON_CONTRACT
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def handle(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < UNLOAD:
        _load(s, seat, action - LOAD, log)
    elif action < DELIVER:
        _unload(s, seat, action - UNLOAD, log)
    else:
        _deliver(s, seat, action - DELIVER, log)
    if s.phase == AFTER:
        turn.end_if_nothing_left(s, seat, log)


def _load(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    s.cargo[good] = ABOARD
    if log is not None:
        log.append(
            Event("loaded", {"seat": seat, "good": s.board.good_ids[good], "city": s.board.city_ids[s.train[seat]]})
        )


def _unload(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    s.cargo[good] = ON_CONTRACT
    if log is not None:
        log.append(Event("unloaded", {"seat": seat, "good": s.board.good_ids[good]}))


def _deliver(s: SpikeState, seat: int, good: int, log: list[Event] | None) -> None:
    city = s.train[seat]
    amount = s.board.pays[s.contract[good] * CITIES + city]
    s.cargo[good] = city
    s.money[seat] += amount
    s.busy = True
    if log is not None:
        ids = s.board
        facts = {"seat": seat, "good": ids.good_ids[good], "city": ids.city_ids[city]}
        log.append(Event("delivered", {**facts, "amount": amount}))
