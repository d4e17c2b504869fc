"""When an action of a turn may be chosen at all (SP-3): asked by every topic whose action it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.phases import ACTION, FREE

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def not_now(s: SpikeState) -> str | None:
    """The clause that forbids every action of a turn now; None while it is to be chosen."""
    if s.phase == ACTION:
        return None
    return "SP-3.1" if s.phase == FREE else "SP-3.2"
