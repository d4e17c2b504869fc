"""Lines of new track from a city to a network: where they can run, and which of them a hand can pay (SP-6).

A line is looked for from its city. Whether one can be completed needs no simple paths: whoever walks in a circle could
have left it out, and it would have cost less. So a junction that was of no use with the same spaces used is not tried
again, whichever way led there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, JUNCTIONS, SUITS
from roundhouse.games.spike.paying import ONE, covers

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

FAR: Final = 1000
RICH: Final = 8  # spaces still to come, from which on dead ends within a line are looked for first


def distances(s: SpikeState, seat: int, most: int, barred: list[bool] | None = None) -> list[int]:
    """How many free spaces each junction is from the seat's network, through no city; FAR if more than so many.

    Junctions that are barred are not passed either.
    """
    board, owner, city_at = s.board, s.owner, s.board.city_at
    first = seat * JUNCTIONS
    found = [FAR] * JUNCTIONS
    front: list[int] = []
    for junction in range(JUNCTIONS):
        if s.joined[first + junction]:
            found[junction] = 0
            front.append(junction)
    steps = 0
    while front and steps < most:
        steps += 1
        further: list[int] = []
        for junction in front:
            ends = board.ends_at[junction]
            for index, space in enumerate(board.spaces_at[junction]):
                other = ends[index]
                if found[other] == FAR and owner[space] < 0:
                    found[other] = steps
                    if city_at[other] < 0 and (barred is None or not barred[other]):
                        further.append(other)
        front = further
    return found


class Search:
    """The lines of one seat that can be paid now, from where a line under way has come to.

    What the hand has over is kept up to date with every space: to count it again each time makes random play slower.
    """

    def __init__(self, s: SpikeState, seat: int) -> None:
        self.s = s
        self.hand: list[int] = s.hand[seat * SUITS : (seat + 1) * SUITS]
        self.used = 0  # spaces of the line, packed like cards
        self.length = 0
        self.over = self.hand[:]  # cards of each suit left by the spaces of that suit, negative where they lack
        self.cards = sum(self.hand)
        self.short = 0  # cards that lack, all suits together
        self.lacking = 0  # suits that lack any
        self.spare = 0  # wilds that what is left can make at most
        for count in self.hand:
            if count > 1:
                self.spare += count - 1
        self.most = min(self.cards, s.tracks[seat])  # SP-6.7
        self.distance = s.distance if s.distance else distances(s, seat, self.most)
        self.barred = [False] * JUNCTIONS  # the line has been there (SP-6.4)
        self.useless: set[int] = set()  # junctions with what was used on the way there

    def add(self, space: int) -> None:
        suit = self.s.board.suit_of[space]
        left = self.over[suit] - 1
        self.over[suit] = left
        if left > 0:
            self.spare -= 1
        elif left < 0:
            self.short += 1
            if left == -1:
                self.lacking += 1
        self.used += ONE[suit]
        self.length += 1

    def take_back(self, space: int) -> None:
        suit = self.s.board.suit_of[space]
        left = self.over[suit]
        self.over[suit] = left + 1
        if left > 0:
            self.spare += 1
        elif left < 0:
            self.short -= 1
            if left == -1:
                self.lacking -= 1
        self.used -= ONE[suit]
        self.length -= 1

    def fits(self, more: int) -> bool:
        """Whether what the line has so far can be paid, with tracks and a card for each of so many more."""
        if self.length + more > self.most or self.short > self.spare:
            return False
        if self.cards - self.length - self.lacking < more:
            return False
        return self.lacking < 2 or covers(self.over)

    def allows(self, space: int, other: int) -> bool:
        """Whether a line may go over this space to that end of it, cards left aside (SP-6.3 to SP-6.5)."""
        if self.s.owner[space] >= 0 or self.barred[other] or self.distance[other] == FAR:
            return False
        return self.s.board.city_at[other] < 0 or self.distance[other] == 0

    def completes_with(self, space: int, other: int) -> bool:
        """Whether a line goes on over this space to the network and can be paid."""
        if not self.allows(space, other):
            return False
        away = self.distance[other]
        self.add(space)
        found = self.fits(away) and (away == 0 or self.completes(other))
        self.take_back(space)
        return found

    def completes(self, junction: int) -> bool:
        """Whether some line leads on from a junction to the network and can be paid; the straightest ways first."""
        key = self.used * JUNCTIONS + junction
        if key in self.useless:
            return False
        board, distance = self.s.board, self.distance
        spaces, ends = board.spaces_at[junction], board.ends_at[junction]
        here = distance[junction]
        # no way leads through a city: what lies around one may be much further from the network than the city is
        beyond = here + 2 if board.city_at[junction] < 0 else self.most
        for away in range(here - 1, beyond):
            if self.length + 1 + away > self.most:
                break
            for index, other in enumerate(ends):
                if distance[other] == away and self.completes_with(spaces[index], other):
                    return True
        self.useless.add(key)
        return False


def reachable(s: SpikeState, seat: int) -> int:
    """The cities a line can be built to now, as a mask."""
    if s.reach < 0:
        search = Search(s, seat)
        s.distance = search.distance
        found = 0
        for city in range(CITIES):
            if not s.cities[seat] & s.board.bit[city] and can_reach(s, search, city):
                found |= s.board.bit[city]
        s.reach = found
    return s.reach


def can_reach(s: SpikeState, search: Search, city: int) -> bool:
    junction = s.board.junction_of[city]
    return search.distance[junction] <= search.most and search.completes(junction)


def line_end(s: SpikeState) -> int:
    """The junction the line under way has come to."""
    junction = s.board.junction_of[s.target]
    for space in s.line:
        junction = s.board.other_end(space, junction)
    return junction


def search_along(s: SpikeState, seat: int) -> Search:
    """A search that goes on with the line under way."""
    search = Search(s, seat)
    junction = s.board.junction_of[s.target]
    search.barred[junction] = True
    for space in s.line:
        search.add(space)
        junction = s.board.other_end(space, junction)
        search.barred[junction] = True
    if search.most - search.length > RICH:  # what the line itself encloses would be searched for ever
        search.distance = distances(s, seat, search.most, search.barred)
    return search


def next_spaces(s: SpikeState, seat: int) -> list[int]:
    """The spaces with which the line under way can go on, ascending."""
    if s.further:
        return s.further
    search = search_along(s, seat)
    junction = line_end(s)
    ends = s.board.ends_at[junction]
    found = [
        space for index, space in enumerate(s.board.spaces_at[junction]) if search.completes_with(space, ends[index])
    ]
    found.sort()
    s.further = found
    return found


def needs(s: SpikeState) -> list[int]:
    """How many spaces of each suit the line under way has."""
    need = [0] * SUITS
    for space in s.line:
        need[s.board.suit_of[space]] += 1
    return need
