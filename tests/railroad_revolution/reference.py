"""A slow answer to "can this turn still be completed?": every choice the rules allow is tried, whatever it is.

It knows nothing of the quick answers of the game: shares are sold one by one, workers hired colour by colour, and every
promotion, step and exchange is made. What it uses of the game is the list of choices by themselves, and doing them.
"""

from typing import Any

from roundhouse.games.railroad_revolution import options
from roundhouse.games.railroad_revolution.abilities import due, take_what_is_free
from roundhouse.games.railroad_revolution.board import FEWEST
from roundhouse.games.railroad_revolution.choices import no_end
from roundhouse.games.railroad_revolution.phases import ACT, OFFER
from roundhouse.games.railroad_revolution.state import RevolutionState
from roundhouse.games.railroad_revolution.turns import forget_action

MOST = 3_000  # states of one question; a larger one is left open


class TooManyError(Exception):
    """The question is too large."""


class Reference:
    """One question: the states met, and whether each can be completed."""

    def __init__(self) -> None:
        self.known: dict[Any, bool] = {}

    def completable(self, s: RevolutionState, seat: int) -> bool:
        """Whether the turn or the answer under way can be completed by any choices at all."""
        key = mark(s, seat)
        if key not in self.known:
            if len(self.known) > MOST:
                raise TooManyError
            self.known[key] = False
            self.known[key] = self._ends(s, seat) or self._goes_on(s, seat)
        return self.known[key]

    def _ends(self, s: RevolutionState, seat: int) -> bool:
        if s.frames or no_end(s, seat):
            return False
        if s.workers[seat] >= FEWEST:
            return True
        return s.phase == ACT and s.icon and self.completable(offered(s, seat), seat)

    def _goes_on(self, s: RevolutionState, seat: int) -> bool:
        for action in reversed(options.allowed(s, seat)):
            twin = s.clone()
            twin.perform(seat, action, None)
            if is_over(twin, seat):
                if twin.workers[seat] >= FEWEST:
                    return True
            elif self.completable(twin, seat):
                return True
        return False


def is_over(s: RevolutionState, seat: int) -> bool:
    """Whether the seat's choices are over: an answer ends by itself when nothing is left."""
    return s.asked != seat or s.phase not in (ACT, OFFER)


def offered(s: RevolutionState, seat: int) -> RevolutionState:
    """The own contracts after the action."""
    twin = s.clone()
    take_what_is_free(twin, seat, None)
    twin.money[seat] -= due(twin)
    forget_action(twin)
    twin.phase = OFFER
    twin.taken = 0
    return twin


def mark(s: RevolutionState, seat: int) -> tuple[Any, ...]:
    """All that matters for the rest of the turn."""
    five, three = slice(seat * 5, seat * 5 + 5), slice(seat * 3, seat * 3 + 3)
    pieces = (s.rails[seat], s.buildings[seat], s.network[seat], s.stations[seat], s.offices[seat])
    workers = (*s.reserve[five], *s.out[five], *s.supply, *s.manager[seat * 4 : seat * 4 + 4])
    rest = (s.phase, s.slots, s.target, s.to_place, s.laid, s.icon, s.taken, s.contract)
    trains = (*s.up[five], *s.down[five], *s.stack)
    return (s.money[seat], s.shares[seat], pieces, workers, rest, trains, tuple(s.frames), tuple(s.track[three]))
