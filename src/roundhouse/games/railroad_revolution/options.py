"""Lists of choices: all that the rules allow by themselves, and the few that help to complete a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution import abilities
from roundhouse.games.railroad_revolution.abilities import RAILROAD, TELEGRAPH, TRADE, ability_kind, bonus_of, tile_of
from roundhouse.games.railroad_revolution.actions import (
    ABILITY,
    ADVANCE as ADVANCE_ACTION,
    BONUS,
    CONTRACT as CONTRACT_ACTION,
    DISCARD as DISCARD_ACTION,
    EXCHANGE as EXCHANGE_ACTION,
    FLIP as FLIP_ACTION,
    HIRE as HIRE_ACTION,
    MAIN,
    OBJECTIVE,
    OFFICE as OFFICE_ACTION,
    PROMOTE as PROMOTE_ACTION,
    RAIL as RAIL_ACTION,
    REPLACE as REPLACE_ACTION,
    REWARD,
    SALE,
    SELL,
    SETUP as SETUP_ACTION,
    STATION as STATION_ACTION,
    STOP,
    TILE,
    TRAIN as TRAIN_ACTION,
    TURN_TRAIN,
    WORKER,
)
from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    COLOURS,
    CONTRACT,
    DISCARD,
    EXCHANGE,
    FLIP,
    HIRE,
    HIRE_PRICE,
    OBJECTIVES,
    OFFICE,
    OWN_OBJECTIVES,
    PROMOTE,
    RAIL,
    STACKS,
    STATION,
    STEP_PROMOTE,
    TRACKS,
    TRAINS,
    WORKERS,
)
from roundhouse.games.railroad_revolution.choices import (
    is_own_moment,
    is_placing,
    no_contract,
    no_exchange,
    no_flip,
    no_sale,
    no_step,
    no_stop,
    no_take,
    no_worker,
    open_cities,
    open_sections,
    third_rail,
)
from roundhouse.games.railroad_revolution.company import can_pay, has_worker, wants
from roundhouse.games.railroad_revolution.effects import top, under_way
from roundhouse.games.railroad_revolution.objectives import drawn_cards
from roundhouse.games.railroad_revolution.phases import ACT, DETAIL, OFFER, ORDER, REPLACE, SETUP, USED

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def _spread(mask: int, first: int, found: list[int]) -> None:
    """An action for every bit of a mask."""
    while mask:
        lowest = mask & -mask
        found.append(first + lowest.bit_length() - 1)
        mask ^= lowest


# All of them ----------------------------------------------------------------------------------------------------------


def allowed(s: RevolutionState, seat: int) -> list[int]:
    """What the rules allow by themselves now, ascending; but for the end, and the worker and action to choose."""
    found: list[int] = []
    if s.phase == ORDER:
        first = seat * OWN_OBJECTIVES
        return sorted([REPLACE_ACTION + objective for objective in s.objective[first : first + OWN_OBJECTIVES]])
    if s.phase == REPLACE:
        return sorted([OBJECTIVE + card for card in drawn_cards(s)])
    if s.frames:
        units(s, seat, found)
    elif s.phase == SETUP:
        for at, side in enumerate(s.setup_side):
            if s.setup_seat[at] < 0:
                found.append(SETUP_ACTION + side)
        found.sort()
    elif s.phase == ACT:
        places(s, seat, found)
        for action in range(ABILITY, SELL):
            if not no_take(s, seat, action):
                found.append(action)
    elif s.phase == OFFER:
        _contracts(s, seat, found)
    _asides(s, seat, found)
    if not no_stop(s):
        found.append(STOP)
    return found


def _asides(s: RevolutionState, seat: int, found: list[int]) -> None:
    """Selling and hiring."""
    if not is_own_moment(s):
        return
    if s.shares[seat]:
        found.append(SELL)
    if can_pay(s, seat, HIRE_PRICE):
        for colour in range(COLOURS):
            if s.supply[colour]:
                found.append(HIRE_ACTION + colour)


def places(s: RevolutionState, seat: int, found: list[int]) -> None:
    """Where the main action can place its piece."""
    if s.action == RAILROAD:
        if is_placing(s, RAILROAD) or third_rail(s, seat):
            _spread(s.reach[seat], RAIL_ACTION, found)
    elif s.to_place:
        if s.action == abilities.STATION:
            _spread(open_cities(s, seat), STATION_ACTION, found)
        elif s.action == TELEGRAPH:
            _spread(open_sections(s, seat), OFFICE_ACTION, found)
        elif s.action == TRADE:
            for piece in range(2):
                if not no_sale(s, seat, piece):
                    found.append(SALE + piece)


def _contracts(s: RevolutionState, seat: int, found: list[int]) -> None:
    for contract in range(s.contract * 2, s.contract * 2 + 2):
        if not no_contract(s, seat, contract):
            found.append(CONTRACT_ACTION + contract)


def units(s: RevolutionState, seat: int, found: list[int]) -> None:
    """What the inmost effect under way can be used for."""
    kind = under_way(s)
    if kind == PROMOTE:
        _promotions(s, seat, found)
    elif kind == ADVANCE:
        for track in range(TRACKS):
            if not no_step(s, seat, track):
                found.append(ADVANCE_ACTION + track)
    elif kind == FLIP:
        for train in range(TRAINS):
            for face in range(2):
                if not no_flip(s, seat, train, face):
                    found.append(FLIP_ACTION + train * 2 + face)
    elif kind == EXCHANGE:
        for worker in range(2 * COLOURS):
            if has_worker(s, seat, worker // COLOURS, worker % COLOURS):
                for into in range(COLOURS):
                    if not no_exchange(s, seat, worker // COLOURS, worker % COLOURS, into):
                        found.append(EXCHANGE_ACTION + worker * COLOURS + into)
    elif kind == HIRE or kind == WORKERS:
        for colour in range(COLOURS):
            if not no_worker(s, colour):
                found.append(WORKER + colour)
    elif kind == DISCARD:
        for worker in range(2 * COLOURS):
            if has_worker(s, seat, worker // COLOURS, worker % COLOURS):
                found.append(DISCARD_ACTION + worker)
    elif kind == RAIL:
        _spread(s.reach[seat], RAIL_ACTION, found)
    elif kind == STATION:
        _spread(open_cities(s, seat), STATION_ACTION, found)
    elif kind == OFFICE:
        _spread(open_sections(s, seat), OFFICE_ACTION, found)
    elif kind == CONTRACT:
        _contracts(s, seat, found)
    else:
        for stack in range(STACKS):
            if s.stack[stack]:
                found.append(TRAIN_ACTION + stack)


def _promotions(s: RevolutionState, seat: int, found: list[int]) -> None:
    if not can_pay(s, seat, top(s, DETAIL)):
        return
    first = seat * OWN_OBJECTIVES
    slots = (0, 1) if s.objective[first] < s.objective[first + 1] else (1, 0)
    one, other = wants(s, seat, slots[0]), wants(s, seat, slots[1])
    for worker in range(2 * COLOURS):
        colour = worker % COLOURS
        if (one | other) >> colour & 1 and has_worker(s, seat, worker // COLOURS, colour):
            if one >> colour & 1:
                found.append(PROMOTE_ACTION + worker * OBJECTIVES + s.objective[first + slots[0]])
            if other >> colour & 1:
                found.append(PROMOTE_ACTION + worker * OBJECTIVES + s.objective[first + slots[1]])


# Those that help: for the search of `finishing.py` --------------------------------------------------------------------


def helpful(s: RevolutionState, seat: int) -> list[int]:
    """Choices that can help to complete a turn, one of those that come to the same; the rest never does."""
    found: list[int] = []
    if not s.frames:
        if s.phase == OFFER:
            _contracts(s, seat, found)
        elif s.phase == ACT:
            places(s, seat, found)
            _helpful_takes(s, seat, found)
        return found
    kind = under_way(s)
    if top(s, USED) and kind != DISCARD and kind != WORKERS:
        if kind == FLIP:
            units(s, seat, found)
        found.append(STOP)
        return found
    units(s, seat, found)
    if kind in (PROMOTE, EXCHANGE, HIRE, WORKERS, STATION, OFFICE):
        del found[1:]
    elif kind == RAIL and not (s.to_place and s.action == abilities.STATION):
        del found[1:]
    if not found and can_pay(s, seat, HIRE_PRICE):  # to promote or to discard somebody who is not there yet
        for colour in range(COLOURS):
            if s.supply[colour] and not s.reserve[seat * COLOURS + colour]:
                found.append(HIRE_ACTION + colour)
    return found


def _helpful_takes(s: RevolutionState, seat: int, found: list[int]) -> None:
    board = s.board
    for action in (ABILITY, MAIN, BONUS, TILE, TURN_TRAIN, REWARD):
        if no_take(s, seat, action):
            continue
        kind = FLIP
        if action == ABILITY:
            kind = ability_kind(s)
        elif action == MAIN:
            kind = board.kind[board.main[s.city_tile[s.target]]]
        elif action == BONUS:
            kind = board.kind[bonus_of(s)]
        elif action == TILE:
            kind = board.kind[tile_of(s)]
        if kind not in (PROMOTE, ADVANCE, EXCHANGE, STEP_PROMOTE):
            found.append(action)
