"""Soundness: what must hold at every moment. The check after every action, and of a position set by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_tiles import legal, population
from roundhouse.games.railroad_tiles.actions import SLOTS
from roundhouse.games.railroad_tiles.board import PACKAGE, PIECE_IDS
from roundhouse.games.railroad_tiles.phases import POPULATION, START
from roundhouse.games.railroad_tiles.plane import CELLS
from roundhouse.games.railroad_tiles.scoring import COLUMN_POINT, EARNING_IDS, EARNINGS
from roundhouse.games.railroad_tiles.setup import mask_of, unplaced_tiles
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.kernel.errors import Flaw

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState


def flaw(s: RailroadTilesState) -> Flaw | None:
    """The first thing that does not add up, or None."""
    return (
        _round(s) or _received(s) or _tiles(s) or _territories(s) or _pawns(s) or _columns(s) or _starting(s)
        or _objectives(s) or _hand(s) or _stars(s) or _pieces(s) or _points(s) or _placing(s)
    )  # fmt: skip


def _step(field: str) -> Flaw:
    return Flaw("unsound-step", PACKAGE, field=field)


# The round ------------------------------------------------------------------------------------------------------------


def _round(s: RailroadTilesState) -> Flaw | None:
    rounds = s.board.rounds
    if not 1 <= s.round <= rounds or (s.over and (s.round != rounds or s.phase != POPULATION)):
        return Flaw("unsound-round", PACKAGE, round=s.round, rounds=rounds)
    if s.phase == START and (s.players == 1 or s.round > 1):
        return _step("phase")
    if s.phase == POPULATION and not s.active():
        return _step("phase")  # RT-3.3: no token is active, so there is no such phase
    if not 0 <= s.acted < s.players or (s.acted and s.phase == POPULATION and not s.in_order):
        return _step("acted")
    if s.coin >= 0 and (s.players != 2 or s.round == 1):
        return _step("coin")
    return None


def rounds_taken(s: RailroadTilesState, seat: int) -> int:
    """How many columns a seat has taken so far."""
    return s.round - 1 + (s.taken[seat] >= 0)


# Tiles ----------------------------------------------------------------------------------------------------------------


def _tiles(s: RailroadTilesState) -> Flaw | None:
    """Each of the route tiles is somewhere, and the bag has enough for the rounds to come."""
    board = s.board
    unplaced = unplaced_tiles(s)
    for kind in s.bag[: s.left]:
        unplaced[kind] -= 1
    for kind, left in enumerate(unplaced):
        if left:
            facts = {"tile": board.kind_ids[kind], "found": board.count[kind] - left, "total": board.count[kind]}
            return Flaw("unsound-tiles", PACKAGE, **facts)
    columns = board.columns[s.players]
    refill = sum(columns) - (min(columns) if s.players > 1 else 0)
    started = s.players if s.players > 1 else 0
    least = sum(board.count[: board.tiles]) - started - sum(columns) - (s.round - 1) * refill
    return Flaw("unsound-bag", PACKAGE, found=s.left, least=least) if s.left < least else None


def _territories(s: RailroadTilesState) -> Flaw | None:
    """A territory is what its tiles make it: laid once more in their order, they come out the same."""
    for seat in range(s.players):
        territory = s.territories[seat]
        again = Territory(s.board, territory.tired)
        for cell, kind, lie in zip(territory.cells, territory.kinds, territory.lies, strict=True):
            if not again.fitting(cell, kind) >> lie & 1:
                return Flaw("unsound-territory", PACKAGE, seat=seat)
            again.lay(cell, kind, lie)
        for cell in territory.cells:
            if territory.piece_at(cell):
                again.populate(cell)
        same = (
            again.frontier == territory.frontier
            and again.cities == territory.cities
            and again.rectangle == territory.rectangle
            and again.open_ends == territory.open_ends
            and again.occupied == territory.occupied
        )
        if not same:
            return Flaw("unsound-territory", PACKAGE, seat=seat)
    return None


def _received(s: RailroadTilesState) -> Flaw | None:
    """Nobody has more tiles than the rounds so far have brought, so nobody can come to an edge (RT-5.7)."""
    for seat in range(s.players):
        laid = [kind for kind in s.territories[seat].kinds if kind < s.board.tiles]
        count = len(laid) + len(s.refused[seat]) + len(s.discarded[seat])
        if not s.over and s.phase != POPULATION and seat == s.turn:
            count += len([kind for kind in s.hand if kind >= 0])
        most = max(s.board.columns[s.players]) * rounds_taken(s, seat) + (s.players > 1)
        if count > most:
            return Flaw("unsound-received", PACKAGE, seat=seat, found=count, most=most)
        if len(s.refused[seat]) > s.board.refusals:
            return Flaw("unsound-refused", PACKAGE, seat=seat, found=len(s.refused[seat]), most=s.board.refusals)
        started = s.phase != START or seat in s.order[s.players - s.acted :]
        if s.players > 1 and bool(laid) != started:
            return Flaw("unsound-start", PACKAGE, seat=seat)
        if s.phase == START and count > 1:
            return Flaw("unsound-start", PACKAGE, seat=seat)
    return None


# The station board ----------------------------------------------------------------------------------------------------


def _pawns(s: RailroadTilesState) -> Flaw | None:
    """Whoever has been on turn has a column, nobody else has, and no two have the same."""
    taken = [column for column in s.taken if column >= 0]
    if len(set(taken)) != len(taken) or any(column >= len(s.column_stars) for column in taken):
        return _step("taken")
    for seat in range(s.players):
        if s.over or s.phase == POPULATION:
            right = s.taken[seat] >= 0
        elif s.phase == START:
            right = s.taken[seat] < 0
        else:
            right = seat == s.turn or (s.taken[seat] >= 0) == (seat in s.order[: s.acted])
        if not right:
            return _step("taken")
    if s.over and s.order != sorted(s.order, key=lambda seat: s.taken[seat]):
        return _step("order")  # RT-10.3
    return None


def _columns(s: RailroadTilesState) -> Flaw | None:
    """RT-3.2: a column without a pawn is full, one with a pawn is empty; alone all are, once one is taken."""
    for column, size in enumerate(s.board.columns[s.players]):
        tiles = len([kind for kind in s.shown[column * SLOTS : column * SLOTS + SLOTS] if kind >= 0])
        empty = column in s.taken or (s.players == 1 and s.taken[0] >= 0)
        if tiles != (0 if empty else size):
            return Flaw("unsound-column", PACKAGE, column=column + 1, found=tiles, total=0 if empty else size)
    return None


def _starting(s: RailroadTilesState) -> Flaw | None:
    """RT-2.3, RT-2.4: a starting tile for each who has not taken one, no two with the same connections."""
    left = [kind for kind in s.starting if kind >= 0]
    wanted = s.players - s.acted - (s.hand[0] >= 0) if s.phase == START else 0
    kinds = [s.board.connections[kind] for kind in left]
    if len(left) != wanted or len(set(kinds)) != len(kinds) or (s.phase != START and s.starting):
        return Flaw("unsound-starting", PACKAGE, found=len(left), total=wanted)
    return None


def _stars(s: RailroadTilesState) -> Flaw | None:
    places = [*s.own_stars, *s.column_stars, s.star_supply]
    if sum(places) != s.board.stars or min(places) < 0:
        found = sum([stars for stars in places if stars > 0])
        return Flaw("unsound-stars", PACKAGE, found=found, total=s.board.stars)
    if sorted(s.tokens) != list(range(len(s.board.token_ids))):
        return _step("tokens")
    return None


# The turn under way ---------------------------------------------------------------------------------------------------


def _objectives(s: RailroadTilesState) -> Flaw | None:
    """RT-13.2: an objective leaves the hand once for each flag, if at all."""
    board = s.board
    flags = [board.token_flag[token] for token in s.tokens]
    for seat in range(s.players):
        laid = [kind - board.tiles for kind in s.territories[seat].kinds if kind >= board.tiles]
        held = s.objectives[seat]
        if held & ~mask_of(s.sets) or mask_of(laid) & ~(mask_of(s.sets) & ~held):
            return Flaw("unsound-objectives", PACKAGE, seat=seat)
        asked = len([flag for flag in flags[: rounds_taken(s, seat)] if flag])
        gone = len(s.sets) - len([each for each in s.sets if held >> each & 1])
        if s.due and seat == s.turn:
            asked -= 1
        if gone > asked:
            return Flaw("unsound-objectives", PACKAGE, seat=seat)
    return None


def _hand(s: RailroadTilesState) -> Flaw | None:
    """Only whoever is on turn and has taken something has tiles in hand or an objective to lay."""
    tiles = len([kind for kind in s.hand if kind >= 0])
    if s.over or s.phase == POPULATION:
        return _step("hand") if tiles or s.due else None
    if s.phase == START:
        return _step("hand") if s.due or tiles != (s.hand[0] >= 0) else None
    column = s.taken[s.turn]
    if column < 0:
        return _step("hand") if tiles or s.due else None
    if s.due and not (s.flagged() and s.objectives[s.turn]):
        return _step("due")
    if s.hand[s.board.columns[s.players][column] :] != [-1] * (SLOTS - s.board.columns[s.players][column]):
        return _step("hand")
    if legal.anything_fits(s, s.turn):
        return None
    held = s.objectives[s.turn]
    choosing = s.due and not tiles and held & (held - 1)  # RT-13.4
    return None if choosing else _step("hand")


# Pieces and points ----------------------------------------------------------------------------------------------------


def _pieces(s: RailroadTilesState) -> Flaw | None:
    for piece, name in enumerate(PIECE_IDS):
        placed = sum([territory.pieces(piece) for territory in s.territories])
        if placed + s.supply[piece] != s.board.pieces[piece] or s.supply[piece] < 0:
            return Flaw("unsound-pieces", PACKAGE, piece=name, found=placed, total=s.board.pieces[piece])
    for seat in range(s.players):
        count = sum([s.territories[seat].pieces(piece) for piece in range(len(PIECE_IDS))])
        most = _placements(s, seat)
        if count > most:
            return Flaw("unsound-placed", PACKAGE, seat=seat, found=count, most=most)
    return None


def _placements(s: RailroadTilesState, seat: int) -> int:
    """How many pieces a seat can have placed and shown so far (RT-3.3)."""
    shown = s.over or (s.in_order and s.done >> seat & 1)
    return sum([min(2, number - 1) for number in range(1, s.round + 1 if shown else s.round)])


def _points(s: RailroadTilesState) -> Flaw | None:
    """A piece brings 1 to 5 points (RT-8); of a column only one player gets any, one a round (RT-14.2)."""
    most_each = s.board.piece_points
    for seat in range(s.players):
        for source, name in enumerate(EARNING_IDS):
            points = s.points[seat * EARNINGS + source]
            least, most = 0, 0
            if source != COLUMN_POINT:
                least = s.territories[seat].pieces(source)
                most = least * most_each
            elif s.players == 1:
                most = rounds_taken(s, seat)
            if not least <= points <= most:
                return Flaw("unsound-points", PACKAGE, seat=seat, source=name, found=points, least=least, most=most)
    return None


def _placing(s: RailroadTilesState) -> Flaw | None:
    """What is placed and not shown yet can have been placed; somebody can still place, and nobody else is asked."""
    if s.over or s.phase != POPULATION:
        return _step("placed") if s.done or s.in_order or any(s.pending) or any(s.drafts) else None
    if s.in_order:
        before = s.order[: s.acted]
        idle = any(s.pending[seat] for seat in range(s.players) if seat != s.turn)
        right = s.done == mask_of(before) and not idle and population.can_place(s, s.turn)
        return None if right else _step("done")
    if not s.actors or population.may_run_short(s):
        return _step("done")
    for seat in range(s.players):
        if not _placed_well(s, seat):
            return _step("placed")
    return None


def _placed_well(s: RailroadTilesState, seat: int) -> bool:
    """All of it placed once more comes out the same."""
    twin = s.clone()
    twin.pending[seat] = []
    twin.drafts[seat] = None
    placed = s.pending[seat]
    for at in range(0, len(placed), population.PLACEMENT):
        if population.forbids_place(twin, seat, placed[at] * CELLS + placed[at + 1]) is not None:
            return False
        population.populate(twin, seat, placed[at], placed[at + 1])
    done = s.done >> seat & 1 == 1
    return twin.pending[seat] == placed and (done or population.can_place(s, seat))
