"""What may be done, phase by phase, in the rules' order, and the clause that forbids the rest.

`play.py` mirrors this file topic by topic. What can be placed in the population phase is in `population.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_tiles.actions import (
    BUILD,
    COLUMN,
    DISCARD,
    DONE,
    LAY,
    PLACE,
    REFUSE,
    SLOTS,
    START as TAKE_START,
)
from roundhouse.games.railroad_tiles.phases import POPULATION, START, TILES
from roundhouse.games.railroad_tiles.plane import CELLS, LIES
from roundhouse.games.railroad_tiles.population import add_places, forbids_place

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState
    from roundhouse.games.railroad_tiles.territory import Territory


def legal(s: RailroadTilesState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or not 0 <= seat < s.players or not s.may_act(seat):
        return []
    actions: list[int] = []
    if s.phase == POPULATION:
        add_places(s, seat, actions)
        actions.append(DONE)
    elif s.phase == START:
        if s.hand[0] < 0:
            return [TAKE_START + place for place in range(len(s.starting)) if s.starting[place] >= 0]
        s.territories[seat].add_lays(s.hand[0], LAY, actions)
    elif s.taken[seat] < 0:
        columns = len(s.column_stars)
        return [COLUMN + column for column in range(columns) if column not in s.taken]
    else:
        _add_turn(s, seat, actions)
    return actions


def forbids(s: RailroadTilesState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of a seat that may act; a target's own reason comes before the moment's."""
    if action < COLUMN:
        return _forbids_start(s, action - TAKE_START)
    if action < LAY:
        return _forbids_column(s, seat, action - COLUMN)
    if action < BUILD:
        return _forbids_lay(s, seat, action - LAY)
    if action < REFUSE:
        return _forbids_build(s, seat, action - BUILD)
    if action < DISCARD:
        return _forbids_refuse(s, seat, action - REFUSE)
    if action < PLACE:
        return _forbids_discard(s, seat, action - DISCARD)
    if action < DONE:
        return forbids_place(s, seat, action - PLACE)
    return None if s.phase == POPULATION else "RT-7.6"


# Starting tiles: RT-2 -------------------------------------------------------------------------------------------------


def _forbids_start(s: RailroadTilesState, place: int) -> str | None:
    free = s.phase == START and s.hand[0] < 0 and place < len(s.starting) and s.starting[place] >= 0
    return None if free else "RT-2.4"


# Columns: RT-4 --------------------------------------------------------------------------------------------------------


def _forbids_column(s: RailroadTilesState, seat: int, column: int) -> str | None:
    if column >= len(s.column_stars):
        return "RT-2.2"
    if s.phase == START:
        return "RT-2.4"
    if s.taken[seat] >= 0:
        return "RT-4.3" if s.phase == TILES else "RT-3.1"
    return "RT-4.2" if column in s.taken else None


# Laying, refusing and discarding: RT-5, RT-6, RT-13 -------------------------------------------------------------------


def _add_turn(s: RailroadTilesState, seat: int, actions: list[int]) -> None:
    """What a seat with tiles in hand may do, or one that only has to lay an objective."""
    territory = s.territories[seat]
    in_hand = False
    for place in range(SLOTS):
        kind = s.hand[place]
        if kind >= 0:
            in_hand = True
            if first_alike(s, place) == place:  # RT-5.6
                territory.add_lays(kind, LAY + place * CELLS * LIES, actions)
    if s.due:
        for objective in s.sets:
            if s.objectives[seat] >> objective & 1:
                territory.add_lays(s.board.kind_of(objective), BUILD + objective * CELLS * LIES, actions)
    if in_hand:
        if len(s.refused[seat]) < s.board.refusals:
            for place in range(SLOTS):
                if s.hand[place] >= 0 and first_alike(s, place) == place:
                    actions.append(REFUSE + place)
    elif not actions:  # RT-13.4
        for objective in s.sets:
            if s.objectives[seat] >> objective & 1:
                actions.append(DISCARD + objective)


def first_alike(s: RailroadTilesState, place: int) -> int:
    """The first place in hand with a tile of the same kind (RT-5.6)."""
    kind = s.hand[place]
    for other in range(place):
        if s.hand[other] == kind:
            return other
    return place


def anything_fits(s: RailroadTilesState, seat: int) -> bool:
    """Whether something in hand can be laid, an objective that is asked for included."""
    territory = s.territories[seat]
    for place in range(SLOTS):
        if s.hand[place] >= 0 and territory.fits_somewhere(s.hand[place]):
            return True
    return s.due and objective_fits(s, seat)


def objective_fits(s: RailroadTilesState, seat: int) -> bool:
    territory = s.territories[seat]
    for objective in s.sets:
        if s.objectives[seat] >> objective & 1 and territory.fits_somewhere(s.board.kind_of(objective)):
            return True
    return False


def _forbids_cell(territory: Territory, cell: int) -> str | None:
    """Why no tile at all can be laid on a cell."""
    if territory.tile_at(cell) >= 0:
        return "RT-5.2"
    if cell in territory.frontier:
        return None
    return "RT-5.3" if territory.cells else "RT-5.7"


def _forbids_lie(territory: Territory, cell: int, kind: int, lie: int) -> str | None:
    """Why a tile cannot lie like this on a cell of the frontier."""
    if territory.fitting(cell, kind) >> lie & 1:
        return None
    return "RT-5.4" if territory.clashes(cell, kind, lie) else "RT-5.5"


def _forbids_lay(s: RailroadTilesState, seat: int, target: int) -> str | None:
    lie = target % LIES
    cell = target // LIES % CELLS
    place = target // LIES // CELLS
    kind = s.hand[place]
    territory = s.territories[seat]
    if kind >= 0 and territory.fitting(cell, kind) >> lie & 1:
        return None if first_alike(s, place) == place else "RT-5.6"
    clause = _forbids_cell(territory, cell)
    if clause is not None:
        return clause
    if kind >= 0:
        return _forbids_lie(territory, cell, kind, lie)
    if s.phase == POPULATION:
        return "RT-3.1"
    if s.phase == START:
        return "RT-2.4"
    return "RT-4.1" if s.taken[seat] < 0 else "RT-5.1"


def _forbids_refuse(s: RailroadTilesState, seat: int, place: int) -> str | None:
    if s.phase == START:
        return "RT-2.5"
    if len(s.refused[seat]) >= s.board.refusals:
        return "RT-6.1"
    if s.phase == POPULATION:
        return "RT-3.1"
    if s.taken[seat] < 0:
        return "RT-4.1"
    if s.hand[place] < 0:
        return "RT-5.1"
    return None if first_alike(s, place) == place else "RT-5.6"


# Objectives: RT-13 ----------------------------------------------------------------------------------------------------


def _forbids_objective(s: RailroadTilesState, seat: int, objective: int) -> str | None:
    """Why an objective cannot be laid or discarded, wherever it would go."""
    if objective not in s.sets:
        return "RT-13.1"
    if not s.objectives[seat] >> objective & 1:
        return "RT-13.3"
    if s.due:
        return None
    if not s.flagged():
        return "RT-13.2"
    if s.phase == TILES:
        return "RT-4.1" if s.taken[seat] < 0 else "RT-13.3"
    return "RT-2.4" if s.phase == START else "RT-3.1"


def _forbids_build(s: RailroadTilesState, seat: int, target: int) -> str | None:
    lie = target % LIES
    cell = target // LIES % CELLS
    objective = target // LIES // CELLS
    territory = s.territories[seat]
    clause = _forbids_cell(territory, cell)
    if clause is None:
        clause = _forbids_objective(s, seat, objective)
    if clause is None:
        clause = _forbids_lie(territory, cell, s.board.kind_of(objective), lie)
    return clause


def _forbids_discard(s: RailroadTilesState, seat: int, objective: int) -> str | None:
    clause = _forbids_objective(s, seat, objective)
    if clause is not None:
        return clause
    return "RT-13.4" if anything_fits(s, seat) else None
