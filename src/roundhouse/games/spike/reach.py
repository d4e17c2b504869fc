"""How far things are for a seat: the spaces still to be built to each city, and the rides on its own tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, JUNCTIONS
from roundhouse.games.spike.hands import Lines, Wanted
from roundhouse.games.spike.lines import FAR

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

DETOUR: Final = 1.2  # how much longer a ride over tracks still to be built is than the lattice


class Reach:
    """The distances of one network; good for every state with the same tracks on the map."""

    def __init__(self, s: SpikeState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.costs = spaces_to_build(s, seat)
        self.rides_from: list[list[int]] = [[] for _ in range(CITIES)]
        self.lines: Lines | None = None

    def between(self, one: int, other: int) -> float:
        """How many spaces a train moves from one city into another, over tracks that may still have to be built."""
        if one == other:
            return 0.0
        if self.costs[one] or self.costs[other]:
            return DETOUR * self.s.board.apart[one * CITIES + other] + 1.0
        if not self.rides_from[one]:
            self.rides_from[one] = rides(self.s, self.seat, one)
        return float(self.rides_from[one][other])

    def wanted_lines(self, worth: list[float], card: float) -> list[Wanted]:
        """The short lines to the cities most worth connecting."""
        if self.lines is None:
            self.lines = Lines(self.s, self.seat)
        return self.lines.wanted(worth, card)

    def from_train(self, s: SpikeState) -> list[float]:
        """The same from where the train is now to every city."""
        found: list[float] = []
        place = s.train[self.seat]
        own = rides(s, self.seat, place)
        near = s.board.junction_of[place] if place < CITIES else s.board.end_a[place - CITIES]
        for city in range(CITIES):
            if own[city] < FAR:
                found.append(float(own[city]))
            else:
                found.append(DETOUR * s.board.far[near * CITIES + city] + 1.0)
        return found


def spaces_to_build(s: SpikeState, seat: int) -> list[int]:
    """How many spaces each city is from the network, cities on the way included; FAR if there is no way."""
    board, owner = s.board, s.owner
    found = [FAR] * JUNCTIONS
    front: list[int] = []
    for junction in range(JUNCTIONS):
        if s.joined[seat * JUNCTIONS + junction]:
            found[junction] = 0
            front.append(junction)
    for junction in front:
        ends = board.ends_at[junction]
        for index, space in enumerate(board.spaces_at[junction]):
            other = ends[index]
            if found[other] == FAR and owner[space] < 0:
                found[other] = found[junction] + 1
                front.append(other)
    return [found[junction] for junction in board.junction_of]


def rides(s: SpikeState, seat: int, place: int) -> list[int]:
    """How many spaces a train has to go from a place to each city of its network; FAR to the others."""
    found = [FAR] * CITIES
    board = s.board
    away = [FAR] * JUNCTIONS
    front: list[int] = []
    if place < CITIES:
        front.append(board.junction_of[place])
    else:
        front += [board.end_a[place - CITIES], board.end_b[place - CITIES]]
    for junction in front:
        away[junction] = 0
    for junction in front:
        ends = board.ends_at[junction]
        for index, space in enumerate(board.spaces_at[junction]):
            other = ends[index]
            if s.owner[space] == seat and away[other] == FAR:
                away[other] = away[junction] + 1
                front.append(other)
    for city in range(CITIES):
        if away[board.junction_of[city]] < FAR:
            found[city] = away[board.junction_of[city]] + 1
    if place < CITIES:
        found[place] = 0
    return found
