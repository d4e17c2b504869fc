"""What changes about a territory when something is laid or placed: cities founded, requirements met, limits broken.

Only told where somebody listens: without a log nothing here runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS
from roundhouse.games.railroad_tiles.measures import objective_met
from roundhouse.games.railroad_tiles.plane import CELL_IDS
from roundhouse.games.railroad_tiles.scoring import holds
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState


class Marks:
    """What there is in a seat's territory at one moment."""

    def __init__(self, s: RailroadTilesState, seat: int) -> None:
        self.seat = seat
        self.cities = s.territories[seat].city_cells()
        self.met = [objective for objective in s.sets if objective_met(s.territories[seat], objective)]
        self.holds = holds(s)

    def tell(self, s: RailroadTilesState, log: list[Event]) -> None:
        """The difference between then and now."""
        now = Marks(s, self.seat)
        before = [cell for city in self.cities for cell in city]
        for city in now.cities:
            if all(cell not in before for cell in city):
                log.append(Event("city", {"seat": self.seat, "cells": [CELL_IDS[cell] for cell in city]}))
        for objective in now.met:
            if objective not in self.met:
                log.append(Event("goal-met", {"seat": self.seat, "objective": OBJECTIVE_IDS[objective]}))
        for objective in self.met:
            if objective not in now.met:
                log.append(Event("goal-lost", {"seat": self.seat, "objective": OBJECTIVE_IDS[objective]}))
        self._tell_challenge(s, now, log)

    def _tell_challenge(self, s: RailroadTilesState, now: Marks, log: list[Event]) -> None:
        """A goal that is reached, a limit that is broken; a goal of at most so many is only told at the end."""
        if s.challenge < 0 or now.holds == self.holds:
            return
        facts = {"seat": self.seat, "challenge": s.board.challenge_ids[s.challenge]}
        if s.board.challenge_kind[s.challenge] == "limit":
            log.append(Event("limit-broken", facts))
        elif not s.board.challenge_at_most[s.challenge]:
            log.append(Event("mission-met", facts) if now.holds else Event("mission-lost", facts))
