"""Rails still to be laid: the fewest triangles they can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.board import Board

IMPOSSIBLE: Final = 10_000  # triangles
MOST: Final = 3


def cheapest_triangles(board: Board, network: int, reach: int, rails: int) -> int:
    """The fewest triangles of so many rails (two at most) laid one after the other; IMPOSSIBLE if there is no room."""
    if rails <= 0:
        return 0
    best = _lowest(board, reach)
    if rails == 1 or best >= IMPOSSIBLE:
        return best
    fewest = IMPOSSIBLE
    rest = reach
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        space = lowest.bit_length() - 1
        triangles = board.triangles[space]
        if triangles < fewest:
            then = (reach | board.beside[space]) & ~network & ~lowest
            fewest = min(fewest, triangles + _lowest(board, then))
            if not fewest:
                return 0
    return fewest


def _lowest(board: Board, spaces: int) -> int:
    for triangles in range(MOST + 1):
        if spaces & board.steep[triangles]:
            return triangles
    return IMPOSSIBLE
