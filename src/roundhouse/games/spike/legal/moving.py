"""Moving the train, by the free move, by getting moving or by a boost: SP-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import HOLD, MOVE
from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.moving import destinations
from roundhouse.games.spike.phases import ACTION, FREE

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def add_moves(s: SpikeState, seat: int, found: list[int]) -> list[int]:
    """The places the train can move to, added to what was found."""
    for place in destinations(s, seat):
        found.append(MOVE + place)
    return found


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    if action == HOLD:
        return None if s.phase == FREE else "SP-9.3"
    place = action - MOVE
    if place < CITIES:
        if not s.cities[seat] & s.board.bit[place]:
            return "SP-9.1"
    elif s.owner[place - CITIES] != seat:
        return "SP-9.1"
    if s.phase != FREE and s.phase != ACTION:
        return "SP-3.2"
    return None if place in destinations(s, seat) else _out_of_reach(s, seat, place)


def _out_of_reach(s: SpikeState, seat: int, place: int) -> str:
    """The clause that keeps a train from a place of its owner's network."""
    if s.train[seat] == place:
        return "SP-9.8"
    if s.train[seat] < CITIES:
        return "SP-9.6" if s.travelled else "SP-9.4"
    if s.phase == FREE:
        return "SP-9.3"
    return "SP-9.8" if s.travelled and _is_behind(s, seat, place) else "SP-9.5"


def _is_behind(s: SpikeState, seat: int, place: int) -> bool:
    """Whether a train would have to turn round for a place beside it."""
    behind, s.behind = s.behind, -1
    beside = destinations(s, seat)
    s.behind = behind
    return place in beside
