"""Doing what `legal.py` allows, topic by topic in the same order, and what follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.railroad_tiles import legal
from roundhouse.games.railroad_tiles.actions import (
    BUILD,
    COLUMN,
    COLUMN_IDS,
    DISCARD,
    DONE,
    LAY,
    PLACE,
    REFUSE,
    SLOTS,
    START as TAKE_START,
)
from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, PIECE_IDS, TOKEN_LOOKS
from roundhouse.games.railroad_tiles.marks import Marks
from roundhouse.games.railroad_tiles.phases import POPULATION, START, TILES
from roundhouse.games.railroad_tiles.plane import CELL_IDS, CELLS, LIE_IDS, LIES
from roundhouse.games.railroad_tiles.population import (
    CELL,
    PLACEMENT,
    POINTS,
    STARS,
    TOKEN,
    can_place,
    may_run_short,
    populate,
)
from roundhouse.games.railroad_tiles.scoring import COLUMN_POINT, EARNINGS, score, sources
from roundhouse.games.railroad_tiles.setup import fill_columns
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

SIDES = ("left", "right")  # of the coin


def perform(s: RailroadTilesState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < COLUMN:
        _take_start(s, seat, action - TAKE_START, log)
    elif action < LAY:
        _take_column(s, seat, action - COLUMN, log)
    elif action < BUILD:
        _lay(s, seat, action - LAY, log)
    elif action < REFUSE:
        _build(s, seat, action - BUILD, log)
    elif action < DISCARD:
        _refuse(s, seat, action - REFUSE, log)
    elif action < PLACE:
        _discard_objective(s, seat, action - DISCARD, log)
        s.due = False
        _end_turn(s, log)
    elif action < DONE:
        populate(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
        if not can_place(s, seat):
            _finish_placing(s, seat, log)  # RT-7.6
    else:
        _finish_placing(s, seat, log)


def is_free(s: RailroadTilesState, seat: int, action: int) -> bool:
    """Free is what leaves the seat something to do, which hangs on nothing hidden."""
    if action < COLUMN:
        return True
    if s.phase == START or action == DONE or DISCARD <= action < PLACE:
        return False
    if LAY <= action < DISCARD and len([kind for kind in s.hand if kind >= 0]) + s.due == 1:
        return False
    twin = s.clone()
    perform(twin, seat, action, None)
    return twin.seal == s.seal


# Starting tiles: RT-2 -------------------------------------------------------------------------------------------------


def _take_start(s: RailroadTilesState, seat: int, place: int, log: list[Event] | None) -> None:
    s.hand[0] = s.starting[place]
    s.starting[place] = -1
    if log is not None:
        log.append(Event("started", {"seat": seat, "tile": s.board.kind_ids[s.hand[0]]}))


# Columns: RT-4 --------------------------------------------------------------------------------------------------------


def _take_column(s: RailroadTilesState, seat: int, column: int, log: list[Event] | None) -> None:
    tiles = 0
    for place in range(SLOTS):
        kind = s.shown[column * SLOTS + place]
        s.hand[place] = kind
        s.shown[column * SLOTS + place] = -1
        if kind >= 0:
            tiles += 1
    stars = s.column_stars[column]
    s.column_stars[column] = 0
    points = 0
    if s.players == 1:
        _drop(s, 0, len(s.shown))  # RT-14.3
        if column == 0 and s.star_supply:  # RT-14.2
            s.star_supply -= 1
            stars += 1
        elif column == 1:
            points = 1
    s.own_stars[seat] += stars
    s.points[seat * EARNINGS + COLUMN_POINT] += points
    s.taken[seat] = column
    s.due = s.flagged() and s.objectives[seat] > 0  # RT-13.2
    if log is not None:
        facts = {"seat": seat, "column": COLUMN_IDS[column], "tiles": tiles, "stars": stars, "points": points}
        log.append(Event("took", facts))
    _settle(s, seat, log)


def _drop(s: RailroadTilesState, first: int, end: int) -> None:
    """The tiles on these places of the columns are out of the game."""
    s.dropped = s.dropped + [kind for kind in s.shown[first:end] if kind >= 0]
    for place in range(first, end):
        s.shown[place] = -1


# Laying, refusing and discarding: RT-5, RT-6, RT-13 -------------------------------------------------------------------


def _lay(s: RailroadTilesState, seat: int, target: int, log: list[Event] | None) -> None:
    place = target // LIES // CELLS
    kind = s.hand[place]
    s.hand[place] = -1
    _put(s, seat, kind, target // LIES % CELLS, target % LIES, log)
    if s.phase == START:
        _end_turn(s, log)
    else:
        _settle(s, seat, log)


def _build(s: RailroadTilesState, seat: int, target: int, log: list[Event] | None) -> None:
    objective = target // LIES // CELLS
    s.objectives[seat] ^= 1 << objective
    s.due = False
    _put(s, seat, s.board.kind_of(objective), target // LIES % CELLS, target % LIES, log)
    _settle(s, seat, log)


def _put(s: RailroadTilesState, seat: int, kind: int, cell: int, lie: int, log: list[Event] | None) -> None:
    if log is None:
        s.own(seat).lay(cell, kind, lie)
        return
    marks = Marks(s, seat)
    s.own(seat).lay(cell, kind, lie)
    facts = {"seat": seat, "tile": s.board.kind_ids[kind], "cell": CELL_IDS[cell], "lie": LIE_IDS[lie]}
    log.append(Event("laid", facts))
    marks.tell(s, log)


def _refuse(s: RailroadTilesState, seat: int, place: int, log: list[Event] | None) -> None:
    kind = s.hand[place]
    s.hand[place] = -1
    s.refused[seat] = s.refused[seat] + [kind]
    if log is not None:
        left = s.board.refusals - len(s.refused[seat])
        log.append(Event("refused", {"seat": seat, "tile": s.board.kind_ids[kind], "left": left}))
    _settle(s, seat, log)


def _settle(s: RailroadTilesState, seat: int, log: list[Event] | None) -> None:
    """RT-6.3, RT-13.4: what follows where nothing in hand can be laid; the turn ends when nothing is in hand."""
    if legal.anything_fits(s, seat):
        return
    for place in range(SLOTS):
        kind = s.hand[place]
        if kind >= 0:
            s.hand[place] = -1
            s.discarded[seat] = s.discarded[seat] + [kind]
            if log is not None:
                log.append(Event("discarded", {"seat": seat, "tile": s.board.kind_ids[kind]}))
    if s.due:
        in_hand = s.objectives[seat]
        if in_hand & (in_hand - 1):
            return  # which one is the player's choice
        _discard_objective(s, seat, in_hand.bit_length() - 1, log)
        s.due = False
    _end_turn(s, log)


def _discard_objective(s: RailroadTilesState, seat: int, objective: int, log: list[Event] | None) -> None:
    s.objectives[seat] ^= 1 << objective
    if log is not None:
        log.append(Event("objective-discarded", {"seat": seat, "objective": OBJECTIVE_IDS[objective]}))


def _end_turn(s: RailroadTilesState, log: list[Event] | None) -> None:
    s.seal += 1
    s.acted += 1
    if s.acted < s.players:
        s.turn = s.order[s.players - 1 - s.acted if s.phase == START else s.acted]
    elif s.phase == START:
        s.starting = []
        s.phase = TILES
        s.acted = 0
        s.turn = s.order[0]
    else:
        _begin_population(s, log)


# The population phase: RT-7 -------------------------------------------------------------------------------------------


def _begin_population(s: RailroadTilesState, log: list[Event] | None) -> None:
    s.phase = POPULATION
    s.acted = 0
    tokens = s.active()
    if not tokens:
        _end_round(s, log)  # RT-3.3
        return
    s.in_order = may_run_short(s)
    if log is not None:
        facts = {"tokens": [s.board.token_ids[token] for token in tokens], "in_order": s.in_order}
        log.append(Event("population", facts))
    if s.in_order:
        s.turn = s.order[0]
        _pass_idle(s, log)
        return
    for seat in range(s.players):
        if not can_place(s, seat):
            s.done |= 1 << seat  # RT-7.6
            _tell_idle(seat, log)
    _reveal_if_done(s, log)


def _tell_idle(seat: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event("idle", {"seat": seat}))


def _pass_idle(s: RailroadTilesState, log: list[Event] | None) -> None:
    """In turn order: whoever can place nothing is done by itself, up to the first who can."""
    while s.acted < s.players:
        s.turn = s.order[s.acted]
        if can_place(s, s.turn):
            return
        _tell_idle(s.turn, log)
        s.done |= 1 << s.turn
        s.acted += 1
    _end_round(s, log)


def _finish_placing(s: RailroadTilesState, seat: int, log: list[Event] | None) -> None:
    s.done |= 1 << seat
    s.seal += 1
    if s.in_order:
        _reveal(s, seat, log)
        s.acted += 1
        _pass_idle(s, log)
        return
    if log is not None:
        log.append(Event("placed", {"seat": seat}))
    _reveal_if_done(s, log)


def _reveal_if_done(s: RailroadTilesState, log: list[Event] | None) -> None:
    if s.done == (1 << s.players) - 1:
        if log is not None and s.players > 1:
            log.append(Event("revealed", {}))
        for seat in range(s.players):
            _reveal(s, seat, log)
        _end_round(s, log)


def _reveal(s: RailroadTilesState, seat: int, log: list[Event] | None) -> None:
    """What a seat has placed comes into its territory, its points and the supplies."""
    draft = s.drafts[seat]
    if draft is None:
        return
    marks = None if log is None else Marks(s, seat)
    s.territories[seat] = draft
    s.owned &= ~(1 << seat)  # a clone may have the same draft
    s.drafts[seat] = None
    placed = s.pending[seat]
    s.pending[seat] = []
    for at in range(0, len(placed), PLACEMENT):
        piece = draft.icon_at(placed[at + CELL])
        s.points[seat * EARNINGS + piece] += placed[at + POINTS]
        s.supply[piece] -= 1
        s.own_stars[seat] -= placed[at + STARS]
        s.star_supply += placed[at + STARS]  # RT-9.2
        if log is not None:
            log.append(_populated(seat, piece, placed[at : at + PLACEMENT]))
    if marks is not None and log is not None:
        marks.tell(s, log)


def _populated(seat: int, piece: int, placed: list[int]) -> Event:
    facts: dict[str, Any] = {
        "seat": seat,
        "piece": PIECE_IDS[piece],
        "cell": CELL_IDS[placed[CELL]],
        "token": TOKEN_LOOKS[placed[TOKEN]],
        "points": placed[POINTS],
        "stars": placed[STARS],
    }
    return Event("populated", facts)


# The end of the round: RT-10 ------------------------------------------------------------------------------------------


def _end_round(s: RailroadTilesState, log: list[Event] | None) -> None:
    s.seal += 1
    s.done = 0
    s.in_order = False
    s.acted = 0
    s.order = sorted(s.order, key=lambda seat: s.taken[seat])  # RT-10.3
    if s.round == s.board.rounds:
        _finish(s, log)
        return
    if s.players > 1:
        _put_star(s, log)
    for seat in range(s.players):
        s.taken[seat] = -1
    if log is not None and s.players > 1:
        log.append(Event("order", {"seats": s.order[:], "seat": s.order[0]}))
    _begin_round(s, log)


def _put_star(s: RailroadTilesState, log: list[Event] | None) -> None:
    """RT-10.1; with two players the coin first (RT-10.2)."""
    free = [column for column in range(len(s.column_stars)) if column not in s.taken]
    if s.players == 2:
        s.coin = s.chance.below(2)
        lost = free.pop(s.coin)
        if log is not None:
            log.append(Event("coin", {"coin": SIDES[s.coin], "column": COLUMN_IDS[lost]}))
        _drop(s, lost * SLOTS, lost * SLOTS + SLOTS)
    if s.star_supply:
        s.star_supply -= 1
        s.column_stars[free[0]] += 1
        if log is not None:
            log.append(Event("star", {"column": COLUMN_IDS[free[0]]}))


def _begin_round(s: RailroadTilesState, log: list[Event] | None) -> None:
    s.round += 1
    s.phase = TILES
    s.turn = s.order[0]
    fill_columns(s)
    if log is not None:
        log.append(Event("round", {"number": s.round}))
        if s.waiting >= 0:
            facts = {"token": s.board.token_ids[s.waiting], "flag": int(s.flagged())}
            log.append(Event("token", facts))


def _finish(s: RailroadTilesState, log: list[Event] | None) -> None:
    s.over = True  # RT-10.4
    if log is not None:
        for seat in range(s.players):
            log.append(Event("scored", {"seat": seat, "points": score(s, seat), "sources": sources(s, seat)}))
        log.append(Event("over", {}))
