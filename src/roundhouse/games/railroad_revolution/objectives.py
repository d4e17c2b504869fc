"""Objectives: what their conditions count, and whether one is completed (RV-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.board import (
    CONNECT,
    CONTRACT_RAILS,
    MANAGERS,
    OBJECTIVES,
    OWN_OBJECTIVES,
    STATIONS,
)
from roundhouse.games.railroad_revolution.scoring import bits

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def has(s: RevolutionState, seat: int, kind: int, figure: int) -> int:
    """How much a seat has of what a condition counts (RV-12.3)."""
    board = s.board
    if kind == CONNECT:
        return bits(s.cities[seat] & board.of_level[figure])
    if kind == STATIONS:
        return bits(s.stations[seat] & board.of_level[figure])
    if kind == CONTRACT_RAILS:
        return bits(s.network[seat] & board.icons)
    return bits(s.network[seat] & board.terrain[figure])


def staffed(s: RevolutionState, seat: int, slot: int) -> bool:
    """Whether all managers are there."""
    at = seat * OWN_OBJECTIVES + slot
    objective = s.objective[at]
    for place in range(MANAGERS):
        if s.board.wanted[objective * MANAGERS + place] >= 0 and s.manager[at * MANAGERS + place] < 0:
            return False
    return True


def met(s: RevolutionState, seat: int, objective: int) -> bool:
    """Whether all conditions are met."""
    conditions = s.board.conditions[objective]
    for at in range(0, len(conditions), 3):
        if has(s, seat, conditions[at], conditions[at + 1]) < conditions[at + 2]:
            return False
    return True


def completed(s: RevolutionState, seat: int, slot: int) -> bool:
    """RV-12.4"""
    objective = s.objective[seat * OWN_OBJECTIVES + slot]
    return objective >= 0 and staffed(s, seat, slot) and met(s, seat, objective)


# A card of a pile or in a hand is written with the seats that know it: card + OBJECTIVES * mask of seats ------------
# Whoever has put a card under a pile knows where it lies, and later who draws it and where it goes then.


def card_of(code: int) -> int:
    return code % OBJECTIVES


def knowers(code: int) -> int:
    """The seats that know the card, as a mask."""
    return code // OBJECTIVES


def knows(code: int, seat: int) -> bool:
    """Whether a seat knows the card; -1 is a spectator, who knows none."""
    return seat >= 0 and knowers(code) >> seat & 1 != 0


def drawn_cards(s: RevolutionState) -> list[int]:
    """The objectives somebody is choosing from, in the order drawn."""
    return [card_of(code) for code in s.drawn]


def coded(card: int, seats: int) -> int:
    return card + OBJECTIVES * seats
