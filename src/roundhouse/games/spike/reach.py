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
        self.rides_from: list[Rides | None] = [None] * CITIES
        self.lines: Lines | None = None

    def between(self, one: int, other: int) -> float:
        """How many spaces a train moves from one city into another, over tracks that may still have to be built."""
        if one == other:
            return 0.0
        if self.costs[one]:
            one, other = other, one
        if self.costs[one]:
            return DETOUR * self.s.board.apart[one * CITIES + other] + 1.0
        rides = self.rides_from[one]
        if rides is None:
            rides = Rides(self.s, self.seat, one)
            self.rides_from[one] = rides
        return rides.to(other)

    def wanted_lines(self, worth: list[float], card: float) -> list[Wanted]:
        """The short lines to the cities most worth connecting."""
        if self.lines is None:
            self.lines = Lines(self.s, self.seat)
        return self.lines.wanted(worth, card)


class Rides:
    """How far every city is from a place of a seat's network, worked out for a city when it is asked for."""

    def __init__(self, s: SpikeState, seat: int, place: int) -> None:
        self.s = s
        self.place = place
        self.away = ways_along(s, seat, place)
        self.ends = [junction for junction in range(JUNCTIONS) if self.away[junction] < FAR]
        self.found: list[float] = [-1.0] * CITIES

    def to(self, city: int) -> float:
        """Spaces to move into a city: over own tracks, and on from where they come closest to it if they end before."""
        if self.found[city] < 0.0:
            self.found[city] = 0.0 if city == self.place else self._to(city)
        return self.found[city]

    def _to(self, city: int) -> float:
        board = self.s.board
        junction = board.junction_of[city]
        if self.away[junction] < FAR:
            return self.away[junction] + 1.0
        away = missing = FAR
        for end in self.ends:
            far = board.far[end * CITIES + city]
            if far < missing or (far == missing and self.away[end] < away):
                away, missing = self.away[end], far
        return away + DETOUR * missing + 1.0


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


def ways_along(s: SpikeState, seat: int, place: int) -> list[int]:
    """How many spaces each junction is from a place along a seat's own tracks; FAR if they do not lead there."""
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
    return away
