"""Setting up: the turn order by lot. Everything else begins the same in every play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState
    from roundhouse.kernel.chance import Chance


def start(s: RideTheRailsState, rng: Chance) -> None:
    """A play from the beginning, up to the first share."""
    s.order = drawn_order(s.players, rng)
    s.turn = s.order[s.players - 1]  # RR-4.1


def drawn_order(players: int, rng: Chance) -> list[int]:
    """RR-2.3"""
    order = list(range(players))
    rng.shuffle(order)
    return order
