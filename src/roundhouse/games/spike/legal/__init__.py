"""What may be done (`legal`), and the clause that forbids the rest (`forbids`), put together from the topics.

Each topic has a module here, and the one of the same name in `play` does what it allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import (
    BUILD,
    DRAW,
    END,
    HOLD,
    LINE,
    PASS,
    UPGRADE,
)
from roundhouse.games.spike.legal import building, cargo, drawing, moving, setup, turn, upgrading
from roundhouse.games.spike.phases import (
    ACTION,
    AFTER,
    BUILD as BUILDING,
    DRAW as DRAWING,
    FREE,
    LAY as LAYING,
    PAY as PAYING,
)

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def legal(s: SpikeState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or not 0 <= seat < s.players or not s.may_act(seat):
        return []
    phase = s.phase
    if phase == ACTION:
        return turn.actions(s, seat)
    if phase == LAYING:
        return building.spaces(s, seat)
    if phase == PAYING:
        return building.payments(s)
    if phase == BUILDING:
        return [BUILD + s.target]
    if phase == DRAWING:
        return drawing.add_draws(s, [])
    if phase == FREE:
        return cargo.add_steps(s, seat, moving.add_moves(s, seat, [HOLD]))
    if phase == AFTER:
        return cargo.add_steps(s, seat, []) + [END]
    return setup.choices(s, seat)


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of a seat that may act; a target's own reason comes before the moment's."""
    if s.phase < FREE or action < HOLD:
        return setup.forbids(s, seat, action)
    if action < DRAW:
        return moving.forbids(s, seat, action)
    if action < LINE:
        return drawing.forbids(s, action)
    if action < UPGRADE:
        return building.forbids(s, seat, action)
    if action < PASS:
        return upgrading.forbids(s, seat, action - UPGRADE)
    if action == PASS or action == END:
        return turn.forbids(s, seat, action)
    return cargo.forbids(s, seat, action)
