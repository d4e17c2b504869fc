"""Doing what `legal` allows, each topic in the module of the same name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import CARGO, DRAW, END, HOLD, LINE, PASS, UPGRADE
from roundhouse.games.spike.play import building, cargo, drawing, moving, setup, turn, upgrading
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def perform(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    """Do an action that is legal."""
    if action < HOLD:
        setup.choose(s, seat, action, log)
    elif action < DRAW:
        moving.move(s, seat, action, log)
    elif action < LINE:
        drawing.draw(s, seat, action, log)
    elif action < UPGRADE:
        building.build(s, seat, action, log)
    elif action < PASS:
        upgrading.upgrade(s, seat, action - UPGRADE, log)
    elif action < CARGO:
        turn.pass_turn(s, seat, log)
    elif action < END:
        cargo.handle(s, seat, action, log)
    else:
        turn.end_turn(s, log)
