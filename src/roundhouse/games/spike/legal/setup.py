"""Setting up: sides, the card given away, routes, locomotives. SP-2 and SP-13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import GIVE, KEEP, PLACE, SIDE
from roundhouse.games.spike.board import CITIES, GOODS, SUITS
from roundhouse.games.spike.phases import FREE, GIVE as GIVING, PLACE as PLACING, ROUTE, SIDES

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

CLAUSES: Final = ("SP-13.1", "SP-2.5", "SP-13.2", "SP-2.8")  # of the phases before the first turn


def choices(s: SpikeState, seat: int) -> list[int]:
    if s.phase == SIDES:
        return _sides(s, seat)
    if s.phase == GIVING:
        return [GIVE + suit for suit in range(SUITS) if s.hand[seat * SUITS + suit]]
    if s.phase == ROUTE:
        return sorted([KEEP + route for route in s.offer[seat * 2 : seat * 2 + 2]])
    return list(range(PLACE, PLACE + CITIES))


def _sides(s: SpikeState, seat: int) -> list[int]:
    found: list[int] = []
    for good in range(GOODS):
        if s.holder[good] == seat and not s.chosen[good]:
            front = s.contract[good] // 2 * 2
            found.append(SIDE + front)
            found.append(SIDE + front + 1)
    found.sort()
    return found


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    if s.phase < FREE:
        return None if action in choices(s, seat) else CLAUSES[s.phase]
    if action < GIVE:
        return CLAUSES[SIDES]
    if action < KEEP:
        return CLAUSES[GIVING]
    return CLAUSES[ROUTE] if action < PLACE else CLAUSES[PLACING]
