"""What a seat may see: the table as everybody sees it, and what it has placed while the others are still placing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.railroad_tiles import measures, scoring
from roundhouse.games.railroad_tiles.actions import LOOKS, SLOTS
from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, PIECE_IDS, TOKEN_LOOKS
from roundhouse.games.railroad_tiles.phases import PHASES, POPULATION
from roundhouse.games.railroad_tiles.plane import CELL_IDS, COLUMN, LIE_IDS, ROW, SIDE_IDS
from roundhouse.games.railroad_tiles.population import (
    CELL,
    PIECES,
    PLACEMENT,
    POINTS,
    STARS,
    TOKEN,
    looks_left,
    pieces_left,
    seen_by_owner,
    shows,
    stars_left,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState
    from roundhouse.games.railroad_tiles.territory import Territory

COIN: Final = ("left", "right")


def public_view(s: RailroadTilesState) -> dict[str, Any]:
    together = s.phase == POPULATION and not s.in_order
    return {
        "game": "railroad-tiles",
        "options": s.options,
        "phase": "over" if s.over else PHASES[s.phase],
        "round": s.round,
        "rounds": s.board.rounds,
        "actors": list(s.actors),
        "order": list(s.order),
        "turn": None if s.over or together else s.turn,
        "starting": [_kind(s, kind) for kind in s.starting],
        "columns": [_column(s, column) for column in range(len(s.column_stars))],
        "tokens": _tokens(s),
        "flag": s.flagged(),
        "bag": s.left,
        "supply": {**dict(zip(PIECE_IDS, s.supply, strict=True)), "star": s.star_supply},
        "coin": COIN[s.coin] if s.coin >= 0 else None,
        "challenge": _challenge(s),
        "players": [_player(s, seat) for seat in range(s.players)],
    }


def _kind(s: RailroadTilesState, kind: int) -> str | None:
    return s.board.kind_ids[kind] if kind >= 0 else None


def _kinds(s: RailroadTilesState, kinds: list[int]) -> list[str]:
    return [s.board.kind_ids[kind] for kind in kinds]


def _cells(cells: list[int]) -> list[str]:
    return [CELL_IDS[cell] for cell in cells]


# The station board ----------------------------------------------------------------------------------------------------


def _column(s: RailroadTilesState, column: int) -> dict[str, Any]:
    tiles = [kind for kind in s.shown[column * SLOTS : column * SLOTS + SLOTS] if kind >= 0]
    bonus = None
    if s.players == 1:
        bonus = ("star", "point", None)[min(column, 2)]  # RT-14.2
    return {
        "tiles": _kinds(s, tiles),
        "size": s.board.columns[s.players][column],
        "stars": s.column_stars[column],
        "bonus": bonus,
        "taker": s.taken.index(column) if column in s.taken else None,
    }


def _tokens(s: RailroadTilesState) -> dict[str, Any]:
    ids = s.board.token_ids
    return {
        "waiting": ids[s.waiting] if s.waiting >= 0 else None,
        "active": [ids[token] for token in s.active()],
        "gone": [ids[token] for token in s.tokens[: max(0, s.round - 3)]],
        "stack": max(0, len(s.tokens) - s.round),
    }


def _challenge(s: RailroadTilesState) -> dict[str, Any] | None:
    """How the challenge stands, and how many stars the points would win if it held to the end."""
    if s.challenge < 0:
        return None
    board, territory = s.board, s.territories[0]
    return {
        "id": board.challenge_ids[s.challenge],
        "kind": board.challenge_kind[s.challenge],
        "figure": measures.challenge_figure(territory, s.challenge),
        "needed": board.challenge_needed[s.challenge],
        "at_most": board.challenge_at_most[s.challenge],
        "holds": scoring.holds(s),
        "thresholds": list(board.thresholds[s.challenge]),
        "stars": scoring.stars_for(s, scoring.score(s, 0)),
        "cells": _cells(measures.challenge_cells(territory, s.challenge)),
    }


# The players ----------------------------------------------------------------------------------------------------------


def _player(s: RailroadTilesState, seat: int) -> dict[str, Any]:
    territory = s.territories[seat]
    on_turn = not s.over and seat == s.turn and s.phase != POPULATION
    return {
        "territory": tiles_of(s, territory),
        "hand": [_kind(s, kind) for kind in s.hand] if on_turn else [None] * SLOTS,
        "objectives": [OBJECTIVE_IDS[each] for each in s.sets if s.objectives[seat] >> each & 1],
        "due": on_turn and s.due,
        "refused": _kinds(s, s.refused[seat]),
        "refusals_left": s.board.refusals - len(s.refused[seat]),
        "discarded": _kinds(s, s.discarded[seat]) + [OBJECTIVE_IDS[each] for each in _discarded(s, seat)],
        "stars": s.own_stars[seat],
        "column": s.taken[seat] + 1 if s.taken[seat] >= 0 else None,
        "done": s.phase == POPULATION and not s.over and s.done >> seat & 1 == 1,
        "cities": [{"cells": _cells(city), "points": s.board.city_points} for city in territory.city_cells()],
        "rectangle": _rectangle(territory),
        "open_ends": [{"cell": CELL_IDS[cell], "side": SIDE_IDS[side]} for cell, side in territory.open_sides()],
        "pieces": {PIECE_IDS[piece]: territory.pieces(piece) for piece in range(PIECES)},
        "goals": [_goal(s, seat, objective) for objective in s.sets],
    }


def tiles_of(s: RailroadTilesState, territory: Territory) -> list[dict[str, Any]]:
    """The tiles in the order laid."""
    tiles: list[dict[str, Any]] = []
    for cell, kind, lie in zip(territory.cells, territory.kinds, territory.lies, strict=True):
        laid = {"cell": CELL_IDS[cell], "tile": s.board.kind_ids[kind], "lie": LIE_IDS[lie]}
        tiles.append({**laid, "piece": territory.piece_at(cell)})
    return tiles


def _discarded(s: RailroadTilesState, seat: int) -> list[int]:
    """The objectives that are neither in hand nor laid."""
    laid = s.territories[seat].kinds
    return [each for each in s.sets if not s.objectives[seat] >> each & 1 and s.board.kind_of(each) not in laid]


def _rectangle(territory: Territory) -> dict[str, Any] | None:
    first, last = territory.rectangle_corners()
    if first < 0:
        return None
    return {
        "from": CELL_IDS[first],
        "to": CELL_IDS[last],
        "tiles": territory.rectangle,
        "width": COLUMN[last] - COLUMN[first] + 1,
        "height": ROW[last] - ROW[first] + 1,
    }


def _goal(s: RailroadTilesState, seat: int, objective: int) -> dict[str, Any]:
    """How far a seat has come with an objective; before it is laid there is nothing to measure."""
    board, territory = s.board, s.territories[seat]
    laid = [cell for cell, kind in zip(territory.cells, territory.kinds) if kind == board.kind_of(objective)]
    in_hand = s.objectives[seat] >> objective & 1 == 1
    return {
        "objective": OBJECTIVE_IDS[objective],
        "cell": CELL_IDS[laid[0]] if laid else None,
        "state": "laid" if laid else "hand" if in_hand else "discarded",
        "figure": measures.objective_figure(territory, objective),
        "needed": board.objective_needed[objective],
        "at_most": board.objective_at_most[objective],
        "met": measures.objective_met(territory, objective),
    }


# What only one seat may see -------------------------------------------------------------------------------------------


def secrets(s: RailroadTilesState, seat: int) -> dict[str, Any]:
    """What the seat has placed, the tokens it has left, and what a piece would score on each of its free icons."""
    placing = s.phase == POPULATION and not s.over
    left = looks_left(s, seat) if placing else []
    if s.done >> seat & 1:
        left = []
    return {
        "placed": _placed(s, seat),
        "left": [TOKEN_LOOKS[look] for look in left],
        "icons": [] if s.over else _icons(s, seat, left),
    }


def _placed(s: RailroadTilesState, seat: int) -> list[dict[str, Any]]:
    used, territory = s.pending[seat], seen_by_owner(s, seat)
    rows: list[dict[str, Any]] = []
    for at in range(0, len(used), PLACEMENT):
        cell = used[at + CELL]
        row = {"token": TOKEN_LOOKS[used[at + TOKEN]], "cell": CELL_IDS[cell]}
        piece = PIECE_IDS[territory.icon_at(cell)]
        rows.append({**row, "piece": piece, "points": used[at + POINTS], "star": used[at + STARS] > 0})
    return rows


def _icons(s: RailroadTilesState, seat: int, left: list[int]) -> list[dict[str, Any]]:
    territory = seen_by_owner(s, seat)
    free = sorted([(cell, piece) for piece in range(PIECES) for cell in territory.free_icons(piece)])
    return [_icon(s, seat, cell, piece, left) for cell, piece in free]


def _icon(s: RailroadTilesState, seat: int, cell: int, piece: int, left: list[int]) -> dict[str, Any]:
    """A free icon, and the tokens by which a piece can be placed there."""
    territory = seen_by_owner(s, seat)
    looks = [look for look in range(LOOKS) if look in left] if pieces_left(s, seat, piece) > 0 else []
    tokens = [
        {"token": TOKEN_LOOKS[look], "star": not shows(look, piece)}
        for look in looks
        if shows(look, piece) or stars_left(s, seat)
    ]
    return {
        "cell": CELL_IDS[cell],
        "piece": PIECE_IDS[piece],
        "points": territory.points_for(cell),
        "tokens": tokens,
        "network": _cells(territory.network(cell)),
    }
