"""The action of a turn, passing, and the end of the turn: SP-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import PASS
from roundhouse.games.spike.legal import building, cargo, drawing, moving, upgrading
from roundhouse.games.spike.lines import reachable
from roundhouse.games.spike.moving import destinations
from roundhouse.games.spike.phases import ACTION, AFTER

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def actions(s: SpikeState, seat: int) -> list[int]:
    """All actions, with what can be done with cargo before them; to pass only if there is none."""
    found = moving.add_moves(s, seat, [])
    drawing.add_draws(s, found)
    building.add_lines(s, seat, found)
    upgrading.add_parts(s, seat, found)
    if not found:
        found.append(PASS)
    return cargo.add_steps(s, seat, found)


def has_action(s: SpikeState, seat: int) -> bool:
    """SP-3.2: whether there is anything to do but pass."""
    if drawing.can_draw(s) or destinations(s, seat) or upgrading.add_parts(s, seat, []):
        return True
    return reachable(s, seat) != 0


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    if action == PASS:
        return None if s.phase == ACTION and not has_action(s, seat) else "SP-3.2"
    return None if s.phase == AFTER else "SP-3.4"
