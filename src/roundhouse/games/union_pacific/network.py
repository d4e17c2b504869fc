"""The companies' networks on the map: placing a train, and which track types are dead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.union_pacific.board import COMPANIES, TYPES

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


def open_map(s: UnionPacificState) -> None:
    """The empty map: home cities are joined to their networks, every section has all its neutral spaces."""
    board = s.board
    for section in range(board.sections):
        if s.spaces[section]:
            s.free[board.type_of[section]] |= board.bit[section]
    for company in range(COMPANIES):
        _reach(s, company, board.home[company])


def place_start(s: UnionPacificState, company: int, section: int) -> None:
    """UP-2.1: a train on its coloured start space, which is no neutral one."""
    s.supply[company] -= 1
    s.own[company * TYPES + s.board.type_of[section]] |= s.board.bit[section]
    _reach_both(s, company, section)


def place(s: UnionPacificState, company: int, section: int) -> None:
    """A train on a neutral space."""
    place_start(s, company, section)
    s.spaces[section] -= 1
    if not s.spaces[section]:
        s.free[s.board.type_of[section]] &= ~s.board.bit[section]
    bury(s)


def _reach_both(s: UnionPacificState, company: int, section: int) -> None:
    _reach(s, company, s.board.end_a[section])
    _reach(s, company, s.board.end_b[section])


def _reach(s: UnionPacificState, company: int, city: int) -> None:
    seen = 1 << city
    if not s.cities[company] & seen:
        s.cities[company] |= seen
        for kind in range(TYPES):
            s.near[company * TYPES + kind] |= s.board.touch[city * TYPES + kind]


def bury(s: UnionPacificState) -> None:
    """UP-3.4: mark the types that have died. Most live by somebody's next step; only the rest are searched for."""
    for kind in range(TYPES):
        if s.dead >> kind & 1:
            continue
        alive = False
        for company in s.board.users[kind]:
            index = company * TYPES + kind
            if s.supply[company] and s.free[kind] & s.near[index] & ~s.own[index]:
                alive = True
                break
        if not alive and not any(_can_come(s, company, kind) for company in s.board.users[kind]):
            s.dead |= 1 << kind


def _can_come(s: UnionPacificState, company: int, kind: int) -> bool:
    """Could the company, with the trains it has left, ever place one on a free space of this type?"""
    board = s.board
    cities = s.cities[company]
    for _ in range(s.supply[company]):
        reached = cities
        for section in range(board.sections):
            ends = 1 << board.end_a[section] | 1 << board.end_b[section]
            way = board.type_of[section]
            index = company * TYPES + way
            if cities & ends and board.allowed[index] and s.free[way] & ~s.own[index] & board.bit[section]:
                if way == kind:
                    return True
                reached |= ends
        if reached == cities:
            return False
        cities = reached
    return False


def rebuild(s: UnionPacificState) -> bool:
    """Make the map anew from `own` alone; False if those trains could not stand there together."""
    board = s.board
    s.spaces = list(board.neutral)
    s.free = [0] * TYPES
    s.near = [0] * (COMPANIES * TYPES)
    s.cities = [0] * COMPANIES
    s.dead = 0
    open_map(s)
    for company, section in board.starts:
        if not s.own[company * TYPES + board.type_of[section]] & board.bit[section]:
            return False
    for section in range(board.sections):
        kind = board.type_of[section]
        for company in range(COMPANIES):
            if s.own[company * TYPES + kind] & board.bit[section]:
                if not board.allowed[company * TYPES + kind]:
                    return False
                _reach_both(s, company, section)
                if (company, section) not in board.starts:
                    s.spaces[section] -= 1
        if s.spaces[section] < 0:
            return False
        if not s.spaces[section]:
            s.free[kind] &= ~board.bit[section]
    bury(s)
    return all(_hangs_together(s, company) for company in range(COMPANIES))


def _hangs_together(s: UnionPacificState, company: int) -> bool:
    """UP-4.6: every train of the company is joined to its home by its own trains."""
    board = s.board
    cities = 1 << board.home[company]
    mine = [
        section
        for section in range(board.sections)
        if s.own[company * TYPES + board.type_of[section]] & board.bit[section]
    ]
    for _ in mine:
        for section in mine:
            ends = 1 << board.end_a[section] | 1 << board.end_b[section]
            if cities & ends:
                cities |= ends
    return cities == s.cities[company]
