"""A small vocabulary to set a scene by hand, play, and look.

Hexes are written as words ("new-york g27"), moves as short sentences ("build red g27"). Seat 0 acts first in every
phase but the first, where the order is reversed.
"""

from collections import Counter
from typing import Any

import roundhouse
from roundhouse import State
from tests.scenes import action_of, legal, words

GAME = roundhouse.game("ride-the-rails")
BOARD: dict[str, Any] = GAME.board()
COMPANIES = ("red", "blue", "orange", "yellow", "purple", "black")
CITIES = {row["id"]: row for row in BOARD["city"]}
HEXES = {row["id"]: row for row in BOARD["hex"]}
PLACES = {(row["row"], row["column"]): row["id"] for row in BOARD["hex"]}


def neighbours(hex: str) -> list[str]:
    """Told a second time, from where the centres of the hexes lie: neighbours are two half hexes apart, or one row."""
    here = HEXES[hex]
    found = []
    for other in BOARD["hex"]:
        rows = abs(other["row"] - here["row"])
        halves = abs(half(other) - half(here))
        if (rows, halves) in ((0, 2), (1, 1)):
            found.append(other["id"])
    return found


def half(hex: dict[str, Any]) -> int:
    """How far east a hex lies, in half hexes."""
    return int(2 * hex["column"] - hex["row"] % 2)


# Setting the scene ----------------------------------------------------------------------------------------------------


def scene(players: int = 4, **said: Any) -> State:
    """Round 6 and building unless said otherwise; shares and track in words, a row or a company each."""
    description: dict[str, Any] = {"players": players, "round": 6, "phase": "build", "order": list(range(players))}
    rows = [dict(Counter(words(row))) for row in said.pop("shares", [])]
    description["shares"] = rows + [{} for _ in range(players - len(rows))]
    description["track"] = {company: words(hexes) for company, hexes in said.pop("track", {}).items()}
    return GAME.position(description | said)


# Playing --------------------------------------------------------------------------------------------------------------


def action(move: str) -> int:
    return action_of(GAME, move)


# Looking --------------------------------------------------------------------------------------------------------------


def targets(state: State, kind: str, company: str = "") -> set[str]:
    """The last words of the legal moves of a kind, of one company if it is named."""
    moves = [move.split() for move in legal(state)]
    return {move[-1] for move in moves if move[0] == kind and company in ("", move[1])}


def way(*stops: str) -> list[str]:
    """A shortest way over the map from stop to stop, both ends included, through no other city."""
    found = [stops[0]]
    for goal in stops[1:]:
        found += _leg(found[-1], goal)
    return found


def _leg(start: str, goal: str) -> list[str]:
    before = {start: start}
    front = [start]
    for hex in front:
        for other in AROUND[hex]:
            if other not in before and (other == goal or other not in CITIES):
                before[other] = hex
                front.append(other)
    leg = [goal]
    while before[leg[-1]] != start:
        leg.append(before[leg[-1]])
    return leg[::-1]


AROUND = {hex: neighbours(hex) for hex in HEXES}
