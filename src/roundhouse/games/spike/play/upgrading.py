"""Upgrading the train: SP-11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import PARTS
from roundhouse.games.spike.play import turn
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def upgrade(s: SpikeState, seat: int, part: int, log: list[Event] | None) -> None:
    price = s.board.prices[s.level[seat * PARTS + part]]
    s.money[seat] -= price
    s.level[seat * PARTS + part] += 1
    s.busy = True
    if log is not None:
        log.append(Event("upgraded", {"seat": seat, "part": s.board.part_ids[part], "amount": price}))
    turn.acted(s, seat, log)
