"""What a hand is good for: the lines a seat may want next, and how far its cards are from paying for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, JUNCTIONS, SUITS
from roundhouse.games.spike.lines import FAR, distances
from roundhouse.games.spike.paying import ONE, count_of

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

TARGETS: Final = 7  # cities looked at
LONGER: Final = 1  # spaces more than the shortest line
MOST_LINES: Final = 24  # to a city
FARTHEST: Final = 7  # spaces of a line
NEXT: Final = 0.3  # of the next best line
MISSING: Final = 0.45  # what it costs to wait for a card that a line lacks


class Wanted:
    """A line to a city: how many spaces of each suit it has, packed like cards."""

    def __init__(self, city: int, need: int, length: int) -> None:
        self.city = city
        self.need: list[int] = [count_of(need, suit) for suit in range(SUITS)]
        self.length = length


class Lines:
    """The short lines from a network to the cities around it, each city's worked out when it is asked for."""

    def __init__(self, s: SpikeState, seat: int) -> None:
        self.s = s
        self.most = s.tracks[seat]
        self.distance = distances(s, seat, min(FARTHEST, self.most))
        self.found: list[list[Wanted]] = [[] for _ in range(CITIES)]

    def wanted(self, worth: list[float], card: float) -> list[Wanted]:
        """Those to the cities most worth connecting."""
        ranked: list[tuple[float, int]] = []
        for city in range(CITIES):
            away = self.distance[self.s.board.junction_of[city]]
            if 0 < away < FAR:
                ranked.append((card * away - worth[city], city))
        ranked.sort()
        wanted: list[Wanted] = []
        for _, city in ranked[:TARGETS]:
            if not self.found[city]:
                self._find(city)
            wanted += self.found[city]
        return wanted

    def _find(self, city: int) -> None:
        junction = self.s.board.junction_of[city]
        away = self.distance[junction]
        needs: set[int] = set()
        barred = [False] * JUNCTIONS
        barred[junction] = True
        for length in range(away, min(away + LONGER, self.most) + 1):
            _walk(self.s, self.distance, junction, length, 0, barred, needs)
        for need in sorted(needs):
            line = Wanted(city, need, 0)
            line.length = sum(line.need)
            self.found[city].append(line)


def _walk(
    s: SpikeState, distance: list[int], junction: int, left: int, need: int, barred: list[bool], needs: set[int]
) -> None:
    """Add the needs of all lines of exactly that many spaces from a junction to the network."""
    board = s.board
    ends = board.ends_at[junction]
    left -= 1
    for index, space in enumerate(board.spaces_at[junction]):
        other = ends[index]
        away = distance[other]
        if away > left or barred[other] or s.owner[space] >= 0 or (away == 0) != (left == 0):
            continue
        if away and board.city_at[other] >= 0:
            continue
        more = need + ONE[board.suit_of[space]]
        if left == 0:
            needs.add(more)
        elif len(needs) < MOST_LINES:
            barred[other] = True
            _walk(s, distance, other, left, more, barred, needs)
            barred[other] = False


def best_use(lines: list[Wanted], hand: list[int], worth: list[float], card: float) -> float:
    """What the best of these lines is worth to a hand, cards and waiting paid; the next city counts a little."""
    best = second = 0.0
    best_city = -1
    for line in lines:
        need = line.need
        short = spare = lacking = 0
        for suit in range(SUITS):
            over = hand[suit] - need[suit]
            if over < 0:
                short -= over
                lacking += 1
            elif over > 1:
                spare += over - 1
        value = worth[line.city] - card * (line.length + lacking)
        if short > spare:
            value -= MISSING * (short - spare)
        if value > best:
            if line.city != best_city:
                second = best
            best = value
            best_city = line.city
        elif value > second and line.city != best_city:
            second = value
    return best + NEXT * second
