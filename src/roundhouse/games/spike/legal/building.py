"""Building: the city, the spaces of the line, the payment. SP-6 and SP-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.actions import BUILD, COUNTS, LAY, LINE, PAY
from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.legal.moment import not_now
from roundhouse.games.spike.lines import (
    FAR,
    Search,
    can_reach,
    distances,
    line_end,
    next_spaces,
    reachable,
    search_along,
)
from roundhouse.games.spike.paying import count_of, next_suit
from roundhouse.games.spike.phases import BUILD as BUILDING, LAY as LAYING, PAY as PAYING

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def add_lines(s: SpikeState, seat: int, found: list[int]) -> None:
    """The cities that a line can be built to, added to what was found."""
    reach = reachable(s, seat)
    for city in range(CITIES):
        if reach & s.board.bit[city]:
            found.append(LINE + city)


def spaces(s: SpikeState, seat: int) -> list[int]:
    """The spaces with which the line can go on."""
    return [LAY + space for space in next_spaces(s, seat)]


def payments(s: SpikeState) -> list[int]:
    """How many cards of the suit in question the ways to pay have."""
    suit = next_suit(s.ways)
    counts = sorted({count_of(way, suit) for way in s.ways})
    return [PAY + suit * COUNTS + count for count in counts]


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    if action >= BUILD:
        return _forbids_build(s, seat, action - BUILD)
    if action >= PAY:
        return _forbids_payment(s, (action - PAY) // COUNTS, (action - PAY) % COUNTS)
    if action >= LAY:
        return _forbids_space(s, seat, action - LAY)
    return no_line(s, seat, action - LINE) or not_now(s)


def no_line(s: SpikeState, seat: int, city: int) -> str | None:
    """The clause that keeps a seat from building a line to a city, None if it can."""
    if s.cities[seat] & s.board.bit[city]:
        return "SP-6.3"
    if not s.tracks[seat]:
        return "SP-6.7"
    if s.reach >= 0 and s.reach & s.board.bit[city]:
        return None
    away = distances(s, seat, FAR)[s.board.junction_of[city]]
    if away == FAR:
        return "SP-6.5"
    if away > s.tracks[seat]:
        return "SP-6.7"
    return None if s.reach < 0 and can_reach(s, Search(s, seat), city) else "SP-7.5"


def _forbids_space(s: SpikeState, seat: int, space: int) -> str | None:
    if s.owner[space] >= 0:
        return "SP-6.5"
    if s.phase != LAYING:
        return "SP-6.8"
    if space in s.further:
        return None
    junction = line_end(s)
    if s.board.end_a[space] != junction and s.board.end_b[space] != junction:
        return "SP-6.1"
    search = search_along(s, seat)
    other = s.board.other_end(space, junction)
    if search.completes_with(space, other):
        return None
    if search.barred[other]:
        return "SP-6.4"
    if s.board.city_at[other] >= 0 and search.distance[other]:
        return "SP-6.3"
    return "SP-6.8"


def _forbids_payment(s: SpikeState, suit: int, count: int) -> str | None:
    if s.phase != PAYING or suit != next_suit(s.ways):
        return "SP-6.8"
    for way in s.ways:
        if count_of(way, suit) == count:
            return None
    return "SP-7.4"


def _forbids_build(s: SpikeState, seat: int, city: int) -> str | None:
    if s.phase == BUILDING and city == s.target:
        return None
    return no_line(s, seat, city) or "SP-6.8"
