"""Doing what `legal.py` allows, in the order of the action codes. What follows an action is in `turns.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution import abilities, turns
from roundhouse.games.railroad_revolution.actions import (
    ADVANCE,
    CONTRACT,
    DISCARD,
    END,
    EXCHANGE,
    FACES,
    FLIP,
    HIRE,
    OBJECTIVE,
    OFFICE,
    PASS,
    PIECES,
    PROMOTE,
    RAIL,
    REPLACE,
    SALE,
    SELL,
    SETUP,
    STATION,
    STOP,
    TAKE,
    TRAIN,
    WORK,
    WORKER,
)
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    COLOURS,
    CONTRACT as CONTRACT_EFFECT,
    DISCARD as DISCARD_EFFECT,
    HIRE_PRICE,
    MONEY,
    OBJECTIVES,
    OFFICE as OFFICE_EFFECT,
    OWN_OBJECTIVES,
    PAYS_MONEY,
    PAYS_SHARES,
    PAYS_WORKER,
    RAIL as RAIL_EFFECT,
    SHARE_PRICE,
    SHARES,
    STATION as STATION_EFFECT,
    TRACKS,
    TRAINS,
    WORKERS,
)
from roundhouse.games.railroad_revolution.choices import unit_possible
from roundhouse.games.railroad_revolution.company import (
    add_worker,
    appoint,
    build_office,
    build_station,
    discard_worker,
    lay_rail,
    pay,
    place_worker,
    remove_worker,
    sale_section,
)
from roundhouse.games.railroad_revolution.effects import (
    _say,
    begin,
    pop,
    push,
    settle,
    take_worker,
    top,
    under_way,
    use_unit,
)
from roundhouse.games.railroad_revolution.phases import (
    ABILITY,
    ACT,
    DETAIL,
    FLIP as FLIP_SLOT,
    OFFER,
    REWARD,
    SETTING_UP,
    USED,
)
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def perform(s: RevolutionState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < PROMOTE:
        _play(s, seat, action, log)
    elif action < REPLACE:
        _unit(s, seat, action, log)
    elif action < OBJECTIVE:
        turns.replace_first(s, seat, action - REPLACE, log)
        return
    elif action < TAKE:
        turns.keep(s, seat, action - OBJECTIVE, log)
        return
    elif action < SELL:
        abilities.take(s, seat, action, log)
    elif action == SELL:
        s.shares[seat] -= 1
        s.money[seat] += SHARE_PRICE
        _say(s, log, "sold-share", seat=seat)
    elif action < STOP:
        _hire(s, seat, action - HIRE, log)
    elif action == STOP:
        pop(s)
    elif action == END:
        turns.end(s, seat, log)
        return
    while s.frames:
        settle(s, seat, log)
        if not _is_stuck(s, seat):
            break
        pop(s)
    if s.phase == OFFER and not s.frames:
        turns.end_answer_if_nothing_left(s, seat, log)


def _is_stuck(s: RevolutionState, seat: int) -> bool:
    """Whether the effect under way can only be left: nothing of it can be used, nothing sold, nobody hired."""
    if not s.frames or not top(s, USED) or s.shares[seat] or s.money[seat] >= HIRE_PRICE:
        return False
    kind = under_way(s)
    if kind == DISCARD_EFFECT or kind == WORKERS:
        return False
    return not unit_possible(s, seat, kind, top(s, DETAIL), 0)


def _hire(s: RevolutionState, seat: int, colour: int, log: list[Event] | None) -> None:
    """RV-5.2"""
    pay(s, seat, HIRE_PRICE)
    add_worker(s, seat, colour)
    if log is not None:
        _say(s, log, "hired", seat=seat, worker=s.board.worker_ids[colour])


# The moves of a turn: RV-2 to RV-9 ------------------------------------------------------------------------------------


def _play(s: RevolutionState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < WORK:
        _pick(s, seat, action - SETUP, log)
    elif action < PASS:
        _work(s, seat, (action - WORK) // ACTIONS, (action - WORK) % ACTIONS, log)
    elif action == PASS:
        _say(s, log, "passed", seat=seat)
        turns.end_turn(s, log)
    elif action < RAIL:
        _station(s, seat, action - STATION, log)
    elif action < OFFICE:
        _rail(s, seat, action - RAIL, log)
    elif action < SALE:
        _office(s, seat, action - OFFICE, log)
    else:
        _sale(s, seat, action - SALE, log)


def _pick(s: RevolutionState, seat: int, side: int, log: list[Event] | None) -> None:
    """RV-2.4: the worker first; money and shares at once (RV-2.5)."""
    at = s.setup_side.index(side)
    colour = s.setup_worker[at]
    s.setup_seat[at] = seat
    s.supply[colour] += 1  # it lay with the tile
    add_worker(s, seat, colour)
    if log is not None:
        _say(s, log, "setup", seat=seat, tile=s.board.side_ids[side], worker=s.board.worker_ids[colour])
    s.phase = ACT
    s.action = SETTING_UP
    s.target = side
    kind = s.board.kind[s.board.side[side]]
    if kind == MONEY or kind == SHARES:
        begin(s, seat, s.board.side[side])
    else:
        s.slots = REWARD


def _work(s: RevolutionState, seat: int, colour: int, action: int, log: list[Event] | None) -> None:
    place_worker(s, seat, colour, action)
    s.phase = ACT
    s.action = action
    s.colour = colour
    s.slots = ABILITY
    s.to_place = 1
    if action == abilities.RAILROAD:
        s.to_place = min(2, s.rails[seat])  # RV-7.4
    elif action == abilities.TRADE:
        s.slots = ABILITY | FLIP_SLOT
    if log is not None:
        ids = s.board
        _say(s, log, "works", seat=seat, worker=ids.worker_ids[colour], action=ids.action_ids[action])


def _station(s: RevolutionState, seat: int, city: int, log: list[Event] | None) -> None:
    first = build_station(s, seat, city)
    if log is not None:
        _say(s, log, "station", seat=seat, city=s.board.city_ids[city])
    if under_way(s) == STATION_EFFECT:
        _take_building(s, seat)
        use_unit(s)
        return
    s.buildings[seat] -= 1
    s.to_place = 0
    s.target = city
    abilities.open_city(s, seat, city, first, log)


def _take_building(s: RevolutionState, seat: int) -> None:
    """The piece of the effect under way: from the board, or the one beside the map (RV-2.7)."""
    if top(s, DETAIL):
        s.spare[seat * 2 + 1] = 1
    else:
        s.buildings[seat] -= 1


def _rail(s: RevolutionState, seat: int, space: int, log: list[Event] | None) -> None:
    lay_rail(s, seat, space)
    if log is not None:
        _say(s, log, "rail", seat=seat, space=s.board.space_ids[space])
    if under_way(s) == RAIL_EFFECT:
        if top(s, DETAIL):
            s.spare[seat * 2] = 1
        else:
            s.rails[seat] -= 1
        use_unit(s)
        return
    s.rails[seat] -= 1
    if s.to_place:
        s.to_place -= 1
    else:
        s.slots &= ~ABILITY  # RV-7.8
    s.laid |= s.board.bit[space]
    s.triangles += s.board.triangles[space]
    if s.board.icons & s.board.bit[space]:
        s.icon = True


def _office(s: RevolutionState, seat: int, section: int, log: list[Event] | None) -> None:
    first = build_office(s, seat, section)
    if log is not None:
        _say(s, log, "office", seat=seat, section=s.board.section_ids[section])
    if under_way(s) == OFFICE_EFFECT:
        _take_building(s, seat)
        use_unit(s)
        return
    s.buildings[seat] -= 1
    s.to_place = 0
    s.target = section
    abilities.open_section(s, seat, section, first, log)


def _sale(s: RevolutionState, seat: int, piece: int, log: list[Event] | None) -> None:
    """RV-9.1"""
    amount = s.board.section_money[sale_section(s, seat)]
    s.to_place = 0
    s.sold[seat * 2 + piece] += 1
    if piece == 0:
        s.rails[seat] -= 1
    else:
        s.buildings[seat] -= 1
    s.money[seat] += amount
    _say(s, log, "sale", seat=seat, piece=PIECES[piece], amount=amount)


# Units of an effect under way: RV-10 to RV-13 -------------------------------------------------------------------------


def _unit(s: RevolutionState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < ADVANCE:
        _promote(s, seat, (action - PROMOTE) // OBJECTIVES, (action - PROMOTE) % OBJECTIVES, log)
    elif action < FLIP:
        _advance(s, seat, action - ADVANCE, log)
    elif action < TRAIN:
        _flip(s, seat, (action - FLIP) // 2, (action - FLIP) % 2, log)
    elif action < EXCHANGE:
        _take_train(s, seat, action - TRAIN, log)
    elif action < WORKER:
        _exchange(s, seat, (action - EXCHANGE) // COLOURS, (action - EXCHANGE) % COLOURS, log)
    elif action < DISCARD:
        take_worker(s, seat, action - WORKER, log)
    elif action < CONTRACT:
        _discard(s, seat, action - DISCARD, log)
    else:
        _contract(s, seat, action - CONTRACT, log)


def _promote(s: RevolutionState, seat: int, worker: int, objective: int, log: list[Event] | None) -> None:
    """RV-12.2"""
    place, colour = worker // COLOURS, worker % COLOURS
    pay(s, seat, top(s, DETAIL))
    use_unit(s)
    slot = 0 if s.objective[seat * OWN_OBJECTIVES] == objective else 1
    remove_worker(s, seat, place, colour)
    appoint(s, seat, slot, colour)
    if log is not None:
        ids = s.board
        _say(s, log, "promoted", seat=seat, worker=ids.worker_ids[colour], objective=ids.objective_ids[objective])


def _advance(s: RevolutionState, seat: int, track: int, log: list[Event] | None) -> None:
    """RV-13.2: a worker to be discarded is chosen right after."""
    use_unit(s)
    s.track[seat * TRACKS + track] += 1
    at = s.track[seat * TRACKS + track]
    kind, amount = s.board.pays[track][at], s.board.amount[track][at]
    if kind == PAYS_MONEY:
        pay(s, seat, amount)
    elif kind == PAYS_SHARES:
        s.shares[seat] -= amount
    elif kind == PAYS_WORKER:
        push(s, DISCARD_EFFECT, 1, 0)
    if log is not None:
        _say(s, log, "step", seat=seat, track=s.board.track_ids[track], points=s.board.track_points[track][at])


def _flip(s: RevolutionState, seat: int, train: int, face: int, log: list[Event] | None) -> None:
    """RV-10.2"""
    use_unit(s)
    at = seat * TRAINS + train
    if log is not None:
        _say(s, log, "turned", seat=seat, train=s.board.train_ids[train], face=FACES[1 - face])
    if face == 0:
        s.up[at] -= 1
        s.down[at] += 1
        begin(s, seat, s.board.train[train])
    else:
        s.down[at] -= 1
        s.up[at] += 1


def _take_train(s: RevolutionState, seat: int, stack: int, log: list[Event] | None) -> None:
    """RV-10.1"""
    use_unit(s)
    s.stack[stack] -= 1
    s.up[seat * TRAINS + stack + 1] += 1
    if log is not None:
        _say(s, log, "train", seat=seat, train=s.board.train_ids[stack + 1])


def _exchange(s: RevolutionState, seat: int, worker: int, into: int, log: list[Event] | None) -> None:
    """RV-5.6"""
    use_unit(s)
    colour = worker % COLOURS
    add_worker(s, seat, into)
    discard_worker(s, seat, worker // COLOURS, colour)
    if log is not None:
        ids = s.board.worker_ids
        _say(s, log, "exchanged", seat=seat, worker=ids[colour], into=ids[into])


def _discard(s: RevolutionState, seat: int, worker: int, log: list[Event] | None) -> None:
    use_unit(s)
    colour = worker % COLOURS
    discard_worker(s, seat, worker // COLOURS, colour)
    if log is not None:
        _say(s, log, "discarded", seat=seat, worker=s.board.worker_ids[colour])


def _contract(s: RevolutionState, seat: int, contract: int, log: list[Event] | None) -> None:
    """RV-11.3; grey on Trade brings a share and uses the tile up at once (RV-9.7)."""
    alone = under_way(s) == CONTRACT_EFFECT
    if log is not None:
        _say(s, log, "contract", seat=seat, contract=s.board.contract_ids[contract])
    if alone:
        pop(s)
        s.shares[seat] += 1
    s.shares[seat] -= s.board.contract_shares[contract]
    begin(s, seat, s.board.contract[contract])
    if not alone:
        s.taken |= 1 << contract % 2
    elif not s.lenient:  # a search never looks at the next tile
        turns.next_contract(s, log)
