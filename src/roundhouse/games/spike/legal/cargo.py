"""Loading, unloading and delivering: SP-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import DELIVER, LOAD, UNLOAD
from roundhouse.games.spike.board import CARS, GOODS
from roundhouse.games.spike.phases import ACTION, AFTER, FREE
from roundhouse.games.spike.scoring import ABOARD, ON_CONTRACT

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def add_steps(s: SpikeState, seat: int, found: list[int]) -> list[int]:
    """What can be done with cargo now, added to what was found."""
    city = s.standing_in(seat)
    if city >= 0 and can_load(s, seat, s.board.good_of[city]):
        found.append(LOAD + s.board.good_of[city])
    goods = aboard(s, seat)
    for good in goods:
        found.append(UNLOAD + good)
    if city >= 0:
        for good in goods:
            if can_deliver(s, seat, good, city):
                found.append(DELIVER + good)
    return found


def aboard(s: SpikeState, seat: int) -> list[int]:
    """The goods on a seat's train."""
    goods: list[int] = []
    for good in range(GOODS):
        if s.cargo[good] == ABOARD and s.holder[good] == seat:
            goods.append(good)
    return goods


def can_load(s: SpikeState, seat: int, good: int) -> bool:
    """Whether a seat has a tile of this good to load, and room for it (SP-10.1)."""
    return has_tile(s, seat, good) and has_room(s, seat, 0)


def has_tile(s: SpikeState, seat: int, good: int) -> bool:
    """Whether a seat has a contract for a good whose tile is still on it."""
    return s.holder[good] == seat and s.cargo[good] == ON_CONTRACT


def has_room(s: SpikeState, seat: int, delivered: int) -> bool:
    """Whether a freight car is empty once so many goods are delivered."""
    return len(aboard(s, seat)) - delivered < s.parts(seat, CARS)


def can_deliver(s: SpikeState, seat: int, good: int, city: int) -> bool:
    """SP-10.3, SP-10.4, for a good that is aboard."""
    return s.board.wants[s.contract[good]] & s.board.bit[city] != 0 and not has_delivered(s, seat, city)


def has_delivered(s: SpikeState, seat: int, city: int) -> bool:
    for good in range(GOODS):
        if s.cargo[good] == city and s.holder[good] == seat:
            return True
    return False


def only_unloading(s: SpikeState, seat: int) -> bool:
    """SP-3.4: whether nothing else can be done with cargo."""
    city = s.standing_in(seat)
    if city < 0:
        return True
    if can_load(s, seat, s.board.good_of[city]):
        return False
    for good in aboard(s, seat):
        if can_deliver(s, seat, good, city):
            return False
    return True


def may_still_deliver(s: SpikeState, seat: int) -> bool:
    """SP-12.2: whether a seat has a contract that could be fulfilled in its network as it is."""
    done = 0
    for good in range(GOODS):
        if s.holder[good] == seat and s.cargo[good] >= 0:
            done |= s.board.bit[s.cargo[good]]
    for good in range(GOODS):
        if s.holder[good] == seat and s.cargo[good] < 0:
            has_good = s.cargo[good] == ABOARD or s.board.supplied[good] & s.cities[seat]
            if has_good and s.board.wants[s.contract[good]] & s.cities[seat] & ~done:
                return True
    return False


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    if action < UNLOAD:
        clause = _forbids_load(s, seat, action - LOAD)
    elif action < DELIVER:
        good = action - UNLOAD
        clause = None if s.cargo[good] == ABOARD and s.holder[good] == seat else "SP-10.2"
    else:
        clause = _forbids_delivery(s, seat, action - DELIVER)
    if clause is None and s.phase != FREE and s.phase != ACTION and s.phase != AFTER:
        return "SP-3.3"
    return clause


def _forbids_load(s: SpikeState, seat: int, good: int) -> str | None:
    city = s.standing_in(seat)
    if city < 0 or s.board.good_of[city] != good:
        return "SP-10.1"
    return None if can_load(s, seat, good) else "SP-10.1"


def _forbids_delivery(s: SpikeState, seat: int, good: int) -> str | None:
    city = s.standing_in(seat)
    if city < 0 or s.holder[good] != seat or s.cargo[good] != ABOARD:
        return "SP-10.3"
    if not s.board.wants[s.contract[good]] & s.board.bit[city]:
        return "SP-10.3"
    return "SP-10.4" if has_delivered(s, seat, city) else None
