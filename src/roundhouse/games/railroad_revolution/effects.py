"""Effects under way: begun, settled and left. An effect is a frame of four numbers on the stack `frames`.

Money and shares need no choice and come by themselves as soon as nothing lies above them; so do workers whose colour is
there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    COLOURS,
    MONEY,
    OFFICE,
    ONE_OF_TWO,
    PROMOTE,
    RAIL,
    SHARES,
    STATION,
    TRACKS,
    WORKERS,
)
from roundhouse.games.railroad_revolution.company import add_worker, pay, wanted
from roundhouse.games.railroad_revolution.phases import DETAIL, FRAME, KIND, LEFT, USED
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

SETUP_PIECE: int = 1  # in the detail of a rail, a station or an office: the piece beside the map


def _say(s: RevolutionState, log: list[Event] | None, key: str, **facts: Any) -> None:
    if log is not None:
        log.append(Event(key, facts))


def push(s: RevolutionState, kind: int, left: int, detail: int) -> None:
    s.frames += [kind, left, detail, 0]


def pop(s: RevolutionState) -> None:
    del s.frames[len(s.frames) - FRAME :]


def top(s: RevolutionState, field: int) -> int:
    """A number of the inmost effect under way; there must be one."""
    return s.frames[len(s.frames) - FRAME + field]


def under_way(s: RevolutionState) -> int:
    """The kind of the inmost effect under way, 0 for none."""
    return s.frames[len(s.frames) - FRAME] if s.frames else 0


def use_unit(s: RevolutionState) -> None:
    """One unit of the inmost effect is used."""
    at = len(s.frames) - FRAME
    s.frames[at + LEFT] -= 1
    s.frames[at + USED] += 1


def begin(s: RevolutionState, seat: int, effect: int, detail: int = 0) -> None:
    """Pay for a printed effect and put it under way."""
    board = s.board
    if board.cost[effect]:
        pay(s, seat, board.cost[effect])
    kind = board.kind[effect]
    if kind == PROMOTE:
        detail = board.each[effect]
    elif kind == WORKERS:
        detail = board.detail[effect]
    push(s, kind, board.count[effect], detail)


def settle(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """End what is used up, and do what needs no choice."""
    while s.frames:
        kind, left = top(s, KIND), top(s, LEFT)
        if kind == MONEY:
            pop(s)
            gain_money(s, seat, left, log)
        elif kind == SHARES:
            pop(s)
            gain_shares(s, seat, left, log)
        elif not left:
            pop(s)
        elif kind == WORKERS:
            if not _take_by_itself(s, seat, log):
                return
        elif top(s, USED) and ((kind == PROMOTE and not wanted(s, seat)) or (kind == ADVANCE and at_the_top(s, seat))):
            pop(s)
        else:
            return


def at_the_top(s: RevolutionState, seat: int) -> bool:
    """RV-13.1: whether no marker can go on."""
    for track in range(TRACKS):
        if s.track[seat * TRACKS + track] < s.board.top[track]:
            return False
    return True


def gain_money(s: RevolutionState, seat: int, amount: int, log: list[Event] | None) -> None:
    s.money[seat] += amount
    _say(s, log, "money", seat=seat, amount=amount)


def gain_shares(s: RevolutionState, seat: int, count: int, log: list[Event] | None) -> None:
    s.shares[seat] += count
    _say(s, log, "shares", seat=seat, count=count)


# Workers to be taken: RV-5.5 ------------------------------------------------------------------------------------------


def colours_to_take(s: RevolutionState) -> int:
    """The colours the next worker of the effect under way may have, as a mask; 0 if the supply is empty."""
    detail = top(s, DETAIL)
    one, other = detail // 8 % 8, detail % 8
    supply = s.supply
    if detail >= ONE_OF_TWO:
        found = (1 << one if supply[one] else 0) | (1 << other if supply[other] else 0)
    else:
        colour = one if top(s, LEFT) == 2 else other
        found = 1 << colour if supply[colour] else 0
    return found or in_supply(s)


def in_supply(s: RevolutionState) -> int:
    """The colours in the supply, as a mask."""
    found = 0
    for colour in range(COLOURS):
        if s.supply[colour]:
            found |= 1 << colour
    return found


def _take_by_itself(s: RevolutionState, seat: int, log: list[Event] | None) -> bool:
    colours = colours_to_take(s)
    if not colours:
        pop(s)
        return True
    if colours & (colours - 1):
        return False
    take_worker(s, seat, colours.bit_length() - 1, log)
    return True


def take_worker(s: RevolutionState, seat: int, colour: int, log: list[Event] | None) -> None:
    """The next worker of the effect under way."""
    use_unit(s)
    add_worker(s, seat, colour)
    if log is not None:
        _say(s, log, "worker", seat=seat, worker=s.board.worker_ids[colour])


def is_piece(kind: int) -> bool:
    return kind == RAIL or kind == STATION or kind == OFFICE
