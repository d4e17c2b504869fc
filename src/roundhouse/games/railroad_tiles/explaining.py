"""What a person is told about actions: in which words, by which ways they are reached, what clashes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.railroad_tiles.actions import BUILD, COLUMN, DISCARD, LAY, PLACE, REFUSE, SLOTS
from roundhouse.games.railroad_tiles.board import EDGE_IDS, PIECE_IDS, TOKEN_LOOKS
from roundhouse.games.railroad_tiles.phases import POPULATION, START, TILES
from roundhouse.games.railroad_tiles.plane import CELL_IDS, CELLS, LIE_IDS, LIES, NEAR, SIDE_IDS
from roundhouse.games.railroad_tiles.population import looks_left, seen_by_owner, shows, stars_left

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState


def wording(s: RailroadTilesState, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
    """A tile is told by what it is, a column by what it holds, a piece by what it scores; None where unknown."""
    if s.over or not s.may_act(seat):
        return None
    if action < COLUMN:
        known = action < len(s.starting) and s.starting[action] >= 0
        return ("action-start-tile", {"tile": s.board.kind_ids[s.starting[action]]}) if known else None
    if action < LAY:
        return _column_wording(s, action - COLUMN)
    if action < BUILD:
        kind = s.hand[(action - LAY) // LIES // CELLS]
        cell, lie = CELL_IDS[(action - LAY) // LIES % CELLS], LIE_IDS[(action - LAY) % LIES]
        return ("action-lay-tile", {"tile": s.board.kind_ids[kind], "cell": cell, "lie": lie}) if kind >= 0 else None
    if REFUSE <= action < DISCARD:
        kind = s.hand[action - REFUSE]
        return ("action-refuse-tile", {"tile": s.board.kind_ids[kind]}) if kind >= 0 else None
    if PLACE <= action < PLACE + len(TOKEN_LOOKS) * CELLS:
        return _place_wording(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    return None


def _column_wording(s: RailroadTilesState, column: int) -> tuple[str, dict[str, Any]] | None:
    if column >= len(s.column_stars):
        return None
    tiles = len([kind for kind in s.shown[column * SLOTS : column * SLOTS + SLOTS] if kind >= 0])
    stars = s.column_stars[column]
    if s.players == 1 and column == 0 and s.star_supply:
        stars += 1  # RT-14.2
    points = int(s.players == 1 and column == 1)
    return "action-column-tiles", {"column": str(column + 1), "tiles": tiles, "stars": stars, "points": points}


def _place_wording(s: RailroadTilesState, seat: int, look: int, cell: int) -> tuple[str, dict[str, Any]] | None:
    territory = seen_by_owner(s, seat)
    piece = territory.icon_at(cell)
    if piece < 0 or territory.piece_at(cell):
        return None
    facts: dict[str, Any] = {"piece": PIECE_IDS[piece], "cell": CELL_IDS[cell], "token": TOKEN_LOOKS[look]}
    return "action-place-piece", {**facts, "points": territory.points_for(cell), "stars": int(not shows(look, piece))}


def prompt_facts(s: RailroadTilesState, seat: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "phase": "start" if s.phase == START else "tiles" if s.phase == TILES else "population",
        "round": s.round,
        "tiles": len([kind for kind in s.hand if kind >= 0]),
        "refusals": s.board.refusals - len(s.refused[seat]),
        "stars": stars_left(s, seat),
        "tokens": 0,
    }
    if s.phase == POPULATION and not s.over:
        facts["tokens"] = len(looks_left(s, seat))
    return facts


# Ways -----------------------------------------------------------------------------------------------------------------


PIECE: Final = 100  # actions looked at before whoever asked is asked whether to go on


def find_ways(s: RailroadTilesState, seat: int, actions: Sequence[int]) -> Iterator[list[list[int]]]:
    """The action alone where it is legal, else through the starting tile or the column that comes first.

    To lay one tile so that another fits beside it is a choice of its own: there are hundreds, and none is offered.
    """
    if s.over or not 0 <= seat < s.players or not s.may_act(seat):
        return
    later: list[int] = []
    for start in range(0, len(actions), PIECE):
        found: list[list[int]] = []
        for action in actions[start : start + PIECE]:
            if s.forbids(seat, action) is None:
                found.append([action])
            else:
                later.append(action)
        yield found
    choosing = s.phase != POPULATION and max(s.hand) < 0 and not s.due
    if not later or not choosing:
        return
    for first in s.legal(seat):
        there = s.clone()
        there.perform(seat, first, None)
        if there.seal == s.seal:
            for start in range(0, len(later), PIECE):
                piece = later[start : start + PIECE]
                yield [[first, action] for action in piece if there.forbids(seat, action) is None]


# What clashes ---------------------------------------------------------------------------------------------------------


def explain(s: RailroadTilesState, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
    """Each side of a tile that does not match what it would touch."""
    if clause != "RT-5.4" or not LAY <= action < REFUSE:
        return []
    target = action - (LAY if action < BUILD else BUILD)
    lie, cell, what = target % LIES, target // LIES % CELLS, target // LIES // CELLS
    kind = s.hand[what] if action < BUILD else s.board.kind_of(what)
    found: list[tuple[str, dict[str, Any]]] = []
    for side, mine, theirs in s.territories[seat].clashes(cell, kind, lie):
        facts = {"side": SIDE_IDS[side], "mine": EDGE_IDS[mine], "theirs": EDGE_IDS[theirs], "cell": CELL_IDS[cell]}
        found.append(("clash", {**facts, "beyond": CELL_IDS[NEAR[cell * 4 + side]]}))
    return found
