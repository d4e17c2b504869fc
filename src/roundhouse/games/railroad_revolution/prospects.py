"""What lies ahead of a company: the turns it has left, how far the cities are, how much work an objective still is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    CONNECT,
    MANAGERS,
    OWN_OBJECTIVES,
    STATIONS,
)
from roundhouse.games.railroad_revolution.company import around
from roundhouse.games.railroad_revolution.objectives import has

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

FAR: Final = 15  # rails: as far as any city is
PIECES_A_TURN: Final = 1.25
RAIL_WORK: Final = 0.5  # of a turn
SPECIAL_RAIL_WORK: Final = 0.6  # a rail on a space of a kind: it may lie off the way
STATION_WORK: Final = 1.0
MANAGER_WORK: Final = 0.3  # a worker of the colour is there
SEARCH_WORK: Final = 1.0  # none is
NEVER: Final = 99.0  # turns: it cannot be done any more


def turns_left(s: RevolutionState, seat: int) -> float:
    """Turns that a seat has after the one under way: known in the last rounds, before them by the emptiest board."""
    if s.over:
        return 0.0
    if s.last_round >= 0:
        to_come = (seat - s.first) % s.players > (s.turn - s.first) % s.players
        return s.last_round - s.round + (1.0 if to_come else 0.0)
    fewest = 99
    for each in range(s.players):
        pieces = max(0, s.rails[each] - s.board.rails_right) + max(0, s.buildings[each] - s.board.buildings_right)
        fewest = min(fewest, pieces)
    return fewest / PIECES_A_TURN + 1.0


def distances(s: RevolutionState, seat: int) -> list[int]:
    """The rails it takes to connect each city."""
    board = s.board
    found = [FAR] * len(board.level)
    cities, network, reach = s.cities[seat], s.network[seat], s.reach[seat]
    new, rails = cities, 0
    while new or reach:
        while new:
            lowest = new & -new
            found[lowest.bit_length() - 1] = rails
            new ^= lowest
        rails += 1
        network |= reach
        new, beyond = around(board, reach)
        new &= ~cities
        cities |= new
        reach = beyond & ~network
    return found


def work_left(s: RevolutionState, seat: int, slot: int, far: list[int]) -> float:
    """How many turns an objective still takes."""
    objective = s.objective[seat * OWN_OBJECTIVES + slot]
    return condition_work(s, seat, objective, far) + manager_work(s, seat, slot, objective)


def condition_work(s: RevolutionState, seat: int, objective: int, far: list[int]) -> float:
    """What the conditions still take; whoever lacks the pieces will never meet them."""
    conditions = s.board.conditions[objective]
    total, rails, stations, special = 0.0, 0, 0, 0
    for at in range(0, len(conditions), 3):
        kind, figure = conditions[at], conditions[at + 1]
        lacking = conditions[at + 2] - has(s, seat, kind, figure)
        if lacking <= 0:
            continue
        if kind == CONNECT or kind == STATIONS:
            there = s.cities[seat] if kind == CONNECT else s.stations[seat]
            rails = max(rails, nearest(s.board.of_level[figure] & ~there, lacking, far))
            if kind == STATIONS:
                total += STATION_WORK * lacking
                stations += lacking
        else:
            total += SPECIAL_RAIL_WORK * lacking
            special = max(special, lacking)
    if stations > s.buildings[seat] or special > s.rails[seat]:
        return NEVER
    return total + RAIL_WORK * rails


def nearest(cities: int, count: int, far: list[int]) -> int:
    """The rails to so many of the cities, the nearest; each on its own."""
    ways: list[int] = []
    while cities:
        lowest = cities & -cities
        ways.append(far[lowest.bit_length() - 1])
        cities ^= lowest
    ways.sort()
    total = 0
    for way in ways[:count]:
        total += way
    return total if len(ways) >= count else FAR * count


def manager_work(s: RevolutionState, seat: int, slot: int, objective: int) -> float:
    at = seat * OWN_OBJECTIVES + slot
    total = 0.0
    for place in range(MANAGERS):
        colour = s.board.wanted[objective * MANAGERS + place]
        if colour < 0 or s.manager[at * MANAGERS + place] >= 0:
            continue
        at_hand = colour == COLOURS or s.reserve[seat * COLOURS + colour] + s.out[seat * COLOURS + colour] > 0
        total += MANAGER_WORK if at_hand else SEARCH_WORK
    return total
