"""What may be done so that the turn can still be completed: every way on is tried.

Orders that come to the same are played in one form: what must be sold or hired for an effect comes before the effect is
begun, grey's share on Trade comes with the contract, and an effect that can only be left is left.
"""

from collections.abc import Callable
from typing import Any

from tests.railroad_revolution.model.company import COLOURS, TRACKS
from tests.railroad_revolution.model.doing import Effect, Move
from tests.railroad_revolution.model.moment import Moment

MOST = 2_000  # moments of one question
# Tried in this order: what ends the turn first, selling and hiring last
FIRST = ("end", "pass", "stop", "worker", "sale", "office", "rail", "station", "discard", "train", "exchange")
LAST = ("sell-share", "hire-white", "hire-purple", "hire-orange", "hire-grey", "hire-turquoise")


class TooManyError(Exception):
    """The question is too large."""


def is_aside(move: Move) -> bool:
    return move[0] == "take" and move[1] in LAST


def rank(move: Move) -> int:
    if is_aside(move):
        return 100 + LAST.index(move[1])
    return FIRST.index(move[0]) if move[0] in FIRST else 50


class Careful(Moment):
    """A moment at which only that is legal after which the seat's part can be completed."""

    def extra(self) -> int:
        return 1

    def legal(self) -> list[Move]:
        known: dict[Any, bool] = {}
        return [move for move in self.moves() if self._leads_on(move, known, None)]

    def can_take_contract(self) -> bool:
        """Whether one contract more can be taken."""
        count = len(self.taken)
        return self._can_finish({}, lambda ended: len(ended.taken) > count)

    # The form -----------------------------------------------------------------------------------------------------

    def startable(self, effect: Effect, shares: int) -> bool:
        """Whether a unit of the effect can be used right away."""
        twin = self.copy()
        twin.frames = ()
        twin.company.shares += shares
        if twin.company.money < effect.get("cost", 0):
            return False
        if effect["kind"] == "workers":
            return bool(self.there())
        twin.begin(effect)
        return not twin.frames or bool(twin.units())

    def can_begin(self, move: Move) -> bool:
        if not super().can_begin(move):
            return False
        if move == ("take", "tile"):
            tile = self.telegraph[self.target]
            return tile is not None and self.startable(self.tile(tile), 0)
        effect = self.effect_of(move)
        if effect["kind"] == "advance-promote":  # grey opens two effects; one of them must be of use
            twin = self.copy()
            twin.begin(effect)
            return twin.can_begin(("take", "again")) or twin.can_begin(("take", "again-promotion"))
        return self.startable(effect, 0)

    def do(self, move: Move) -> bool:
        if super().do(move):
            return True
        while self.frames and self._goes_by_itself():
            pass
        return False

    def _goes_by_itself(self) -> bool:
        """The only worker there is to take; an effect that can only be left."""
        kind, _, _, used = self.frames[-1]
        units = self.units()
        if kind == "workers" and len(units) == 1:
            super().do(units[0])
            return True
        if kind in ("workers", "discard") or not used or units:
            return False
        mine = self.company
        never = (kind == "promote" and not any(mine.wanted_on(colour) for colour in COLOURS)) or (
            kind == "advance" and all(mine.tracks[track] + 1 == len(TRACKS[track]) for track in TRACKS)
        )
        if never or (not mine.shares and mine.money < 800):
            self.frames = self.frames[:-1]
            return True
        return False

    # Looking ahead ------------------------------------------------------------------------------------------------

    def _leads_on(self, move: Move, known: dict[Any, bool], wish: Callable[["Careful"], bool] | None) -> bool:
        twin, is_over = self.after(move)
        return twin._is_complete(wish) if is_over else twin._can_finish(known, wish)

    def _can_finish(self, known: dict[Any, bool], wish: Callable[["Careful"], bool] | None = None) -> bool:
        key = self.key()
        if key not in known:
            if len(known) > MOST:
                raise TooManyError
            known[key] = False
            known[key] = any(self._leads_on(move, known, wish) for move in sorted(self.moves(), key=rank))
        return known[key]

    def _is_complete(self, wish: Callable[["Careful"], bool] | None) -> bool:
        """At the end of a part: the own contracts may still make good what is missing."""
        if self.phase == "action" and self.icon:
            offer = self.offered()
            if offer.can_take_contract():
                return offer._can_finish({})
        return self.company.available >= 4 and (wish is None or wish(self))
