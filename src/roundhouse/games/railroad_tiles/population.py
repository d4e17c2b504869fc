"""The population phase: which pieces a seat can place, what it has placed so far, and who must place in turn.

What a seat places stays with it until everybody is done: the piece stands on a copy of its territory, its
draft. `pending` lists what stands there and not in the territory that all see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles.actions import LOOKS, PLACE
from roundhouse.games.railroad_tiles.board import CAR, NO_ICON, PIECE_IDS, TRAIN
from roundhouse.games.railroad_tiles.phases import POPULATION
from roundhouse.games.railroad_tiles.plane import CELLS

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState
    from roundhouse.games.railroad_tiles.territory import Territory

PIECES: Final = len(PIECE_IDS)
# a placement in `pending`: what its token shows, the cell, the points, and the stars it took
TOKEN: Final = 0
CELL: Final = 1
POINTS: Final = 2
STARS: Final = 3
PLACEMENT: Final = 4


def shows(look: int, piece: int) -> bool:
    """RT-7.2: whether a token that looks like this is for the piece."""
    return look == piece or (look == LOOKS - 1 and (piece == CAR or piece == TRAIN))


def seen_by_owner(s: RailroadTilesState, seat: int) -> Territory:
    """A seat's territory with all it has placed."""
    draft = s.drafts[seat]
    return s.territories[seat] if draft is None else draft


def looks_left(s: RailroadTilesState, seat: int) -> list[int]:
    """What the active tokens show that the seat has not used, ascending: those that show two pieces last (RT-7.5)."""
    looks = [s.board.token_look[token] for token in s.active()]
    looks.sort()
    used = s.pending[seat]
    for at in range(0, len(used), PLACEMENT):
        looks.remove(used[at + TOKEN])
    return looks


def stars_left(s: RailroadTilesState, seat: int) -> int:
    used = s.pending[seat]
    return s.own_stars[seat] - sum([used[at + STARS] for at in range(0, len(used), PLACEMENT)])


def pieces_left(s: RailroadTilesState, seat: int, piece: int) -> int:
    """How many pieces of a type the supply has for this seat (RT-7.9)."""
    if s.drafts[seat] is None:
        return s.supply[piece]
    return s.supply[piece] + s.territories[seat].pieces(piece) - seen_by_owner(s, seat).pieces(piece)


# What can be placed ---------------------------------------------------------------------------------------------------


def add_places(s: RailroadTilesState, seat: int, actions: list[int]) -> None:
    """Append all placements a seat can make now, ascending."""
    territory = seen_by_owner(s, seat)
    starred = stars_left(s, seat) > 0
    free = [territory.free_icons(piece) if pieces_left(s, seat, piece) > 0 else [] for piece in range(PIECES)]
    last = -1
    for look in looks_left(s, seat):
        if look != last:
            last = look
            cells: list[int] = []
            for piece in range(PIECES):
                if starred or shows(look, piece):  # RT-7.2, RT-9.1
                    cells += free[piece]
            cells.sort()
            for cell in cells:
                actions.append(PLACE + look * CELLS + cell)


def can_place(s: RailroadTilesState, seat: int) -> bool:
    starred = stars_left(s, seat) > 0
    territory = seen_by_owner(s, seat)
    for look in looks_left(s, seat):
        for piece in range(PIECES):
            if (starred or shows(look, piece)) and territory.has_free_icon(piece):
                if pieces_left(s, seat, piece) > 0:
                    return True
    return False


def forbids_place(s: RailroadTilesState, seat: int, target: int) -> str | None:
    look = target // CELLS
    cell = target % CELLS
    territory = seen_by_owner(s, seat)
    piece = territory.icon_at(cell)
    if piece == NO_ICON:
        return "RT-7.3"
    if territory.piece_at(cell):
        return "RT-7.4"
    if s.phase != POPULATION:
        return "RT-7.1"
    if look not in looks_left(s, seat):
        return "RT-7.5"
    if not shows(look, piece) and not stars_left(s, seat):
        return "RT-7.2"
    return None if pieces_left(s, seat, piece) > 0 else "RT-7.9"


# Placing --------------------------------------------------------------------------------------------------------------


def populate(s: RailroadTilesState, seat: int, look: int, cell: int) -> None:
    """Put a piece on the seat's draft."""
    draft = seen_by_owner(s, seat).with_same_tiles()
    points = draft.points_for(cell)
    stars = 0 if shows(look, draft.icon_at(cell)) else 1  # RT-9.2
    draft.populate(cell)
    s.drafts[seat] = draft
    s.pending[seat] = s.pending[seat] + [look, cell, points, stars]


def may_run_short(s: RailroadTilesState) -> bool:
    """RT-7.8: whether some type might not suffice for all who could ask for it."""
    active = s.active()
    for piece in range(PIECES):
        showing = len([token for token in active if shows(s.board.token_look[token], piece)])
        wanted = 0
        for seat in range(s.players):
            most = showing + min(len(active) - showing, s.own_stars[seat])
            wanted += min(most, s.territories[seat].free_icon_count(piece))
        if wanted > s.supply[piece]:
            return True
    return False
