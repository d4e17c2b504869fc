"""A seat's turn as its judge sees it: what each choice leads to, tried where the tiles lie and taken back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles.board import CAR, TRAIN
from roundhouse.games.railroad_tiles.features import POINTS, REFUSALS, STARS, TURN_ORDER
from roundhouse.games.railroad_tiles.goals import Goals
from roundhouse.games.railroad_tiles.outlook import EITHER, PIECES, TILES_A_ROUND, Outlook
from roundhouse.games.railroad_tiles.phases import POPULATION
from roundhouse.games.railroad_tiles.population import (
    PLACEMENT,
    POINTS as PLACED_POINTS,
    looks_left,
    seen_by_owner,
    stars_left,
)
from roundhouse.games.railroad_tiles.scoring import EARNINGS

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

ROUNDS_A_REFUSAL: Final = 2.5  # with fewer rounds to come a refusal is worth less
PIECES_A_STAR: Final = 4.0  # with fewer pieces to come a star is worth less


class Turn:
    """The territory of a seat, to try things on, and what else its features hang on.

    Attributes to be changed between measurements: stars, refusals and column, as a choice would leave them.
    """

    def __init__(self, s: RailroadTilesState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.territory = seen_by_owner(s, seat).copy()
        self.goals = Goals(s)
        self.weights = s.game.weights(s.players)
        self.stars = stars_left(s, seat)
        self.refusals = s.board.refusals - len(s.refused[seat])
        self.column = s.taken[seat]
        self.points = sum(s.points[seat * EARNINGS : seat * EARNINGS + EARNINGS])
        placed = s.pending[seat]
        for at in range(0, len(placed), PLACEMENT):
            self.points += placed[at + PLACED_POINTS]
        self.later = pieces_later(s)
        self.pieces_left = sum(self.later)
        self.rounds = s.board.rounds - s.round
        self.tokens = tokens_now(s, seat)
        self.outlook = self.look()

    def look(self) -> Outlook:
        """An outlook with the tokens and stars as they are."""
        tiles = self.rounds * TILES_A_ROUND
        return Outlook(self.s.board, tiles, self.tokens, self.later, self.stars)

    def measure(self) -> list[float]:
        """The features as things lie now."""
        self.outlook.stand_on(self.territory)
        return self._measure(-1)

    def _measure(self, cell: int) -> list[float]:
        """The features as things lie now, with a tile on trial on a cell."""
        features = self.outlook.measure(self.territory, cell)
        self.goals.look_at_objectives(self.territory, features)
        if self.s.challenge >= 0:
            self.goals.look_at_challenge(self.territory, self.chances(), features)
        features[POINTS] = float(self.points)
        useful = min(float(self.stars), self.pieces_left + len(self.tokens))  # one star a piece: the rest stay unused
        features[STARS] = useful * min(1.0, self.pieces_left / PIECES_A_STAR)
        features[REFUSALS] = self.refusals * min(1.0, (self.rounds + 0.5) / ROUNDS_A_REFUSAL)
        if self.column >= 0 and self.rounds:
            columns = len(self.s.column_stars)
            features[TURN_ORDER] = (columns - 1 - self.column) * (self.s.players - 1) / (columns - 1)
        return features

    def chances(self) -> list[float]:
        """How many pieces of each type can still be placed, stars included."""
        found = [later + self.stars for later in self.later]
        for look in self.tokens:
            if look == EITHER:
                found[CAR] += 1.0
                found[TRAIN] += 1.0
            else:
                found[look] += 1.0
        return found

    # Tiles ----------------------------------------------------------------------------------------------------------

    def laid(self, kind: int, cell: int, lie: int) -> list[float]:
        """The features with a tile laid."""
        self.outlook.stand_on(self.territory)
        self.territory.lay(cell, kind, lie)
        features = self._measure(cell)
        self.territory.take_up()
        return features

    def refused(self) -> list[float]:
        self.refusals -= 1
        features = self.measure()
        self.refusals += 1
        return features


# What is to come ------------------------------------------------------------------------------------------------------


def tokens_now(s: RailroadTilesState, seat: int) -> list[int]:
    """What the active tokens show that the seat can still use; those that show two pieces last."""
    return [] if s.phase == POPULATION and s.done >> seat & 1 else looks_left(s, seat)


def pieces_later(s: RailroadTilesState) -> list[float]:
    """Pieces of each type that will be asked for after this round, on the mean over the order of the hidden tokens."""
    known = s.tokens[: s.round]
    hidden = s.tokens[s.round :]
    later = [0.0] * PIECES
    for number in range(s.round + 1, s.board.rounds + 1):
        for index in range(max(0, number - 3), number - 1):
            if index < len(known):
                _ask(later, s.board.token_look[known[index]], 1.0)
            else:
                for token in hidden:
                    _ask(later, s.board.token_look[token], 1.0 / len(hidden))
    return later


def _ask(later: list[float], look: int, part: float) -> None:
    if look == EITHER:
        later[CAR] += part / 2
        later[TRAIN] += part / 2
    else:
        later[look] += part
