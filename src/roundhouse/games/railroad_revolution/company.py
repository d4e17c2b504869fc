"""What a company has and how it changes: money, workers, pieces on the map. No rule of a turn is here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.actions import RESERVE
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    COLOURS,
    MANAGERS,
    NOBODY,
    OWN_OBJECTIVES,
    SHARE_PRICE,
    Board,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

# Money ----------------------------------------------------------------------------------------------------------------


def liquid(s: RevolutionState, seat: int) -> int:
    """Money, and what the shares would bring."""
    return s.money[seat] + SHARE_PRICE * s.shares[seat]


def can_pay(s: RevolutionState, seat: int, amount: int) -> bool:
    """Whether an amount is there now (RV-4.3); in a search shares count too."""
    return s.money[seat] >= amount or (s.lenient and liquid(s, seat) >= amount)


def pay(s: RevolutionState, seat: int, amount: int) -> None:
    while s.money[seat] < amount:  # in a search
        s.shares[seat] -= 1
        s.money[seat] += SHARE_PRICE
    s.money[seat] -= amount


# Workers --------------------------------------------------------------------------------------------------------------


def has_worker(s: RevolutionState, seat: int, place: int, colour: int) -> bool:
    at = seat * COLOURS + colour
    return s.reserve[at] > 0 if place == RESERVE else s.out[at] > 0


def add_worker(s: RevolutionState, seat: int, colour: int) -> None:
    """From the supply to the reserve (RV-5.4)."""
    s.supply[colour] -= 1
    s.reserve[seat * COLOURS + colour] += 1
    s.workers[seat] += 1


def remove_worker(s: RevolutionState, seat: int, place: int, colour: int) -> None:
    """Out of the reserve or off the board, there from the first action that has one: which, is all the same."""
    if place == RESERVE:
        s.reserve[seat * COLOURS + colour] -= 1
    else:
        s.out[seat * COLOURS + colour] -= 1
        at = seat * ACTIONS * COLOURS + colour
        while not s.placed[at]:
            at += COLOURS
        s.placed[at] -= 1
    s.workers[seat] -= 1


def discard_worker(s: RevolutionState, seat: int, place: int, colour: int) -> None:
    remove_worker(s, seat, place, colour)
    s.supply[colour] += 1


def place_worker(s: RevolutionState, seat: int, colour: int, action: int) -> None:
    s.reserve[seat * COLOURS + colour] -= 1
    s.out[seat * COLOURS + colour] += 1
    s.placed[(seat * ACTIONS + action) * COLOURS + colour] += 1


def recall(s: RevolutionState, seat: int) -> bool:
    """RV-3.1: whether the workers came back."""
    first = seat * COLOURS
    for at in range(first, first + COLOURS):
        if s.reserve[at]:
            return False
    for at in range(first, first + COLOURS):
        s.reserve[at] = s.out[at]
        s.out[at] = 0
    for at in range(seat * ACTIONS * COLOURS, (seat + 1) * ACTIONS * COLOURS):
        s.placed[at] = 0
    return True


def wants(s: RevolutionState, seat: int, slot: int) -> int:
    """The colours an objective still lacks a manager of, as a mask."""
    at = seat * OWN_OBJECTIVES + slot
    objective = s.objective[at]
    found = 0
    if objective >= 0:
        for place in range(MANAGERS):
            colour = s.board.wanted[objective * MANAGERS + place]
            if colour >= 0 and s.manager[at * MANAGERS + place] < 0:
                found |= (1 << COLOURS) - 1 if colour == COLOURS else 1 << colour
    return found


def wanted(s: RevolutionState, seat: int) -> int:
    """The colours a seat can promote, whether it has them or not."""
    return wants(s, seat, 0) | wants(s, seat, 1)


def has_colour(s: RevolutionState, seat: int, colours: int) -> bool:
    """Whether a worker of one of these colours is available."""
    first = seat * COLOURS
    for colour in range(COLOURS):
        if colours >> colour & 1 and (s.reserve[first + colour] or s.out[first + colour]):
            return True
    return False


def appoint(s: RevolutionState, seat: int, slot: int, colour: int) -> None:
    """Put a manager on an objective, on the first place that wants the colour."""
    at = seat * OWN_OBJECTIVES + slot
    objective = s.objective[at]
    for place in range(MANAGERS):
        asked = s.board.wanted[objective * MANAGERS + place]
        if (asked == colour or asked == COLOURS) and s.manager[at * MANAGERS + place] < 0:
            s.manager[at * MANAGERS + place] = colour
            return


# Pieces ---------------------------------------------------------------------------------------------------------------


def lay_rail(s: RevolutionState, seat: int, space: int) -> None:
    """A rail on the map; where it comes from is another matter."""
    board = s.board
    s.network[seat] |= board.bit[space]
    s.cities[seat] |= board.cities_at[space]
    s.reach[seat] = (s.reach[seat] | board.beside[space]) & ~s.network[seat]


def build_station(s: RevolutionState, seat: int, city: int) -> bool:
    """Whether it is the first one there."""
    s.stations[seat] |= s.board.bit[city]
    if s.first_station[city] == NOBODY:
        s.first_station[city] = seat
        return True
    return False


def build_office(s: RevolutionState, seat: int, section: int) -> bool:
    s.offices[seat] |= s.board.bit[section]
    if s.first_office[section] == NOBODY:
        s.first_office[section] = seat
        return True
    return False


def sale_section(s: RevolutionState, seat: int) -> int:
    """The leftmost section that holds a piece (RV-9.1), one past the last if none does."""
    board = s.board
    return min(board.rail_section[s.rails[seat]], board.building_section[s.buildings[seat]])


def emptied(s: RevolutionState, seat: int) -> bool:
    """RV-14.1: nothing is left of the sign."""
    return s.rails[seat] <= s.board.rails_right and s.buildings[seat] <= s.board.buildings_right


def work_out(s: RevolutionState) -> None:
    """All that follows from the other fields."""
    board = s.board
    for seat in range(s.players):
        s.workers[seat] = 0
        for colour in range(COLOURS):
            at = seat * COLOURS + colour
            s.out[at] = 0
            for action in range(ACTIONS):
                s.out[at] += s.placed[(seat * ACTIONS + action) * COLOURS + colour]
            s.workers[seat] += s.reserve[at] + s.out[at]
        s.cities[seat], s.reach[seat] = around(board, s.network[seat])


def around(board: Board, network: int) -> tuple[int, int]:
    """The cities a network connects and the spaces it touches."""
    cities, reach, rest = 0, 0, network
    while rest:
        lowest = rest & -rest
        space = lowest.bit_length() - 1
        cities |= board.cities_at[space]
        reach |= board.beside[space]
        rest ^= lowest
    return cities, reach & ~network
