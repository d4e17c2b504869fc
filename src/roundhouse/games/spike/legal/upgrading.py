"""Upgrading the train: SP-11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import UPGRADE
from roundhouse.games.spike.board import PARTS
from roundhouse.games.spike.legal.moment import not_now

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

LEVELS: Final = 3


def add_parts(s: SpikeState, seat: int, found: list[int]) -> list[int]:
    """The parts that can be upgraded, added to what was found."""
    for part in range(PARTS):
        if _no_upgrade(s, seat, part) is None:
            found.append(UPGRADE + part)
    return found


def forbids(s: SpikeState, seat: int, part: int) -> str | None:
    return _no_upgrade(s, seat, part) or not_now(s)


def _no_upgrade(s: SpikeState, seat: int, part: int) -> str | None:
    level = s.level[seat * PARTS + part]
    if level == LEVELS - 1:
        return "SP-11.1"
    return None if s.money[seat] >= s.board.prices[level] else "SP-11.2"
