"""How far the coasts are from being joined: a line between them with the fewest pieces that some companies would place.

The line changes company in cities only, as the better bonus asks (RR-7.5). New track must hang on to older track of its
company, or hold a city where the company may start: as soon as it does, this part of the line is anchored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.ride_the_rails.board import COMPANIES, HEXES
from roundhouse.games.ride_the_rails.legal import bars_mountains, has_space, is_beside, may_build, starts

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState

FROM: Final = 4  # the round of Purple, the first company of the West


def in_sight(s: RideTheRailsState) -> bool:
    """Whether the bonus is still to be had, and not too far away to think of."""
    return s.joined < 0 and s.round >= FROM


class Crossing:
    """A search from the western cities eastward, by the number of pieces. Track that lies there already is free.

    Its points are numbered (company * HEXES + hex) * 2, and one more if the line is anchored there.
    """

    def __init__(self, s: RideTheRailsState, seat: int, most: int) -> None:
        """For a seat that builds for the companies it has shares of; most: the pieces the line may take."""
        self.s = s
        self.board = s.board
        self.may_build = [may_build(s, seat, company) for company in range(COMPANIES)]
        self.may_start: list[int] = [0] * HEXES  # the companies that may start in each hex, as a mask
        for company in range(COMPANIES):
            if self.may_build[company] and not s.track[company]:
                for hex in starts(s, company):
                    self.may_start[hex] |= s.board.bit[company]
        self.pieces: list[int] = [most + 1] * (2 * COMPANIES * HEXES)  # that the line takes up to each point
        self.before: list[int] = [-1] * (2 * COMPANIES * HEXES)
        self.front: list[int] = []  # points to go on from
        self.beyond: list[int] = []  # and those that take a piece more
        # the pieces still to be placed, each as company * HEXES + hex; none if there is no such line
        self.missing = self._line(self._seek(most))

    def _seek(self, most: int) -> int:
        """The point where the line comes to the East Coast, or -1."""
        for hex in self.board.western:
            for company in range(COMPANIES):
                self._come_to(company, hex, -1, 0, False, 0)
        for pieces in range(most + 1):
            for point in self.front:  # grows while it is gone through
                if self.pieces[point] == pieces:
                    if point % 2 and self.board.is_east[point // 2 % HEXES]:
                        return point
                    self._go_on(point, pieces)
            self.front = self.beyond
            self.beyond = []
        return -1

    def _go_on(self, point: int, pieces: int) -> None:
        company, hex = point // 2 // HEXES, point // 2 % HEXES
        is_anchored = point % 2 == 1
        for other in self.board.near[hex]:
            self._come_to(company, other, point, pieces, is_anchored, 0)
        if is_anchored and self.board.city_at[hex] >= 0:
            taken = 0 if self.s.companies_in[hex] & self.board.bit[company] else 1
            for change in range(COMPANIES):
                if change != company:
                    self._come_to(change, hex, point, pieces, False, taken)

    def _come_to(self, company: int, hex: int, before: int, pieces: int, is_anchored: bool, taken: int) -> None:
        """The line goes on into a hex, over a piece that lies there or one to be placed beside those just taken."""
        bit = self.board.bit[company]
        is_there = self.s.companies_in[hex] & bit != 0
        if not is_there:
            if not self.may_build[company] or self.s.room[hex] <= taken or not has_space(self.s, company, hex):
                return
            pieces += 1
        anchored = 1 if is_anchored or is_there or self.may_start[hex] & bit else 0
        point = (company * HEXES + hex) * 2 + anchored
        if pieces < self.pieces[point]:
            self.pieces[point] = pieces
            self.before[point] = before
            if is_there:
                self.front.append(point)
            else:
                self.beyond.append(point)

    def _line(self, point: int) -> list[int]:
        """The pieces missing on the way to a point; [] if a company has not so many left."""
        line: list[int] = []
        left = self.s.supply[:]
        while point >= 0:
            company, hex = point // 2 // HEXES, point // 2 % HEXES
            if not self.s.companies_in[hex] & self.board.bit[company]:
                line.append(point // 2)
                left[company] -= 1
            point = self.before[point]
        return line if min(left) >= 0 else []

    def cost(self) -> int:
        """How much of the allowance the missing pieces use up (RR-5.5)."""
        for piece in self.missing:
            if self.board.mountain[piece % HEXES] and not self.s.in_mountains:
                return len(self.missing) + 1
        return len(self.missing)

    def next_piece(self) -> int:
        """A missing piece that may be placed now, or -1."""
        s = self.s
        for piece in self.missing:
            company, hex = piece // HEXES, piece % HEXES
            if self.board.mountain[hex] and bars_mountains(s):
                continue
            if self.may_start[hex] & self.board.bit[company] or is_beside(s, company, hex):
                return piece
        return -1
