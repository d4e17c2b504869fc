"""What may be done, and the clause that forbids the rest: what the rules allow by themselves (`choices.py`), as far as
the turn can then still be completed (`finishing.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution import abilities, choices
from roundhouse.games.railroad_revolution.abilities import RAILROAD, TELEGRAPH, TRADE, ability_price, price
from roundhouse.games.railroad_revolution.actions import (
    ABILITY,
    ADVANCE,
    BONUS,
    CONTRACT,
    DISCARD,
    END,
    EXCHANGE,
    FLIP,
    HIRE,
    MAIN,
    OBJECTIVE,
    OFFICE,
    PASS,
    PROMOTE,
    PROMOTION,
    RAIL,
    REPLACE,
    SALE,
    SELL,
    SETUP,
    STATION,
    STOP,
    TAKE,
    TILE,
    TRAIN,
    WORK,
    WORKER,
)
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    ADVANCE as ADVANCE_EFFECT,
    COLOURS,
    CONTRACT as CONTRACT_EFFECT,
    DISCARD as DISCARD_EFFECT,
    EXCHANGE as EXCHANGE_EFFECT,
    FEWEST,
    FLIP as FLIP_EFFECT,
    GREY,
    HIRE as HIRE_EFFECT,
    HIRE_PRICE,
    OBJECTIVES,
    ORANGE,
    PAYS_MONEY,
    PAYS_SHARES,
    PAYS_WORKER,
    PROMOTE as PROMOTE_EFFECT,
    PURPLE,
    RAILROAD_PRICE,
    SECTIONS,
    SHARE_PRICE,
    STEP_PROMOTE,
    TRACKS,
    TRAIN as TRAIN_EFFECT,
    TRIANGLE_PRICE,
)
from roundhouse.games.railroad_revolution.company import has_worker, liquid
from roundhouse.games.railroad_revolution.effects import top, under_way
from roundhouse.games.railroad_revolution.finishing import (
    NEVER,
    cheapest_station,
    enough,
    is_hopeless,
    is_safe,
    leads_on,
    may_end_short,
    railroad_price,
    to_pay,
)
from roundhouse.games.railroad_revolution.network import cheapest_triangles
from roundhouse.games.railroad_revolution.objectives import drawn_cards
from roundhouse.games.railroad_revolution.options import allowed
from roundhouse.games.railroad_revolution.phases import (
    ABILITY as ABILITY_SLOT,
    ACT,
    DETAIL,
    FRAME,
    OFFER,
    ORDER,
    REPLACE as REPLACING,
    SETUP as SETTING_UP,
    TURN,
    USED,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


DEAREST: Final = 450  # the most that a unit costs: three shares for a step


def legal(s: RevolutionState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or seat != s.asked:
        return []
    found: list[int] = []
    if s.phase == TURN:
        if s.rails[seat] + s.buildings[seat]:
            _works(s, seat, found)
        else:
            found.append(PASS)
    for action in allowed(s, seat):
        if keeps_turn(s, seat, action):
            found.append(action)
    if not s.frames and (s.phase == ACT or s.phase == OFFER) and not _no_end(s, seat):
        found.append(END)
    return found


def forbids(s: RevolutionState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of the seat that is asked."""
    clause = _no_choice(s, seat, action)
    if not clause and not keeps_turn(s, seat, action):
        clause = "RV-5.3" if _lacks_workers(s, seat, action) else "RV-4.8"
    return clause or None


def _lacks_workers(s: RevolutionState, seat: int, action: int) -> bool:
    """Whether an action costs a worker, so that workers are what would be missing."""
    return PROMOTE <= action < ADVANCE or DISCARD <= action < CONTRACT or action in (PROMOTION, TILE)


# By themselves --------------------------------------------------------------------------------------------------------


def _no_choice(s: RevolutionState, seat: int, action: int) -> str:
    if action < STATION:
        return _no_move(s, seat, action)
    if action < RAIL:
        return choices.no_station(s, seat, action - STATION)
    if action < OFFICE:
        return choices.no_rail(s, seat, action - RAIL)
    if action < SALE:
        return choices.no_office(s, seat, action - OFFICE)
    if action < PROMOTE:
        return choices.no_sale(s, seat, action - SALE)
    if action < REPLACE:
        return _no_unit(s, seat, action)
    if action < OBJECTIVE:
        mine = s.phase == ORDER and action - REPLACE in s.objective[seat * 2 : seat * 2 + 2]
        return "" if mine else "RV-12.6"
    if action < TAKE:
        return "" if s.phase == REPLACING and action - OBJECTIVE in drawn_cards(s) else "RV-12.5"
    if action < SELL:
        return choices.no_take(s, seat, action)
    if action == SELL:
        return "" if choices.is_own_moment(s) and s.shares[seat] else "RV-5.1"
    if action < STOP:
        return choices.no_hire(s, seat, action - HIRE)
    if action == STOP:
        return choices.no_stop(s)
    return _no_end(s, seat)


def _no_move(s: RevolutionState, seat: int, action: int) -> str:
    if action < WORK:
        if s.phase != SETTING_UP or action - SETUP not in s.setup_side:
            return "RV-2.4"
        return "" if s.setup_seat[s.setup_side.index(action - SETUP)] < 0 else "RV-2.4"
    if action == PASS:
        return "" if s.phase == TURN and not s.rails[seat] + s.buildings[seat] else "RV-3.4"
    if s.phase != TURN:
        return "RV-3.2"
    if not s.rails[seat] + s.buildings[seat]:
        return "RV-3.4"
    colour = (action - WORK) // ACTIONS
    if not s.reserve[seat * COLOURS + colour]:
        return "RV-3.2"
    return "" if can_work(s, seat, colour, (action - WORK) % ACTIONS) else "RV-3.3"


def _no_unit(s: RevolutionState, seat: int, action: int) -> str:
    if action < ADVANCE:
        worker, objective = (action - PROMOTE) // OBJECTIVES, (action - PROMOTE) % OBJECTIVES
        return choices.no_promotion(s, seat, worker // COLOURS, worker % COLOURS, objective)
    if action < FLIP:
        return choices.no_step(s, seat, action - ADVANCE) if under_way(s) == ADVANCE_EFFECT else "RV-13.1"
    if action < TRAIN:
        if under_way(s) != FLIP_EFFECT:
            return "RV-10.2"
        return choices.no_flip(s, seat, (action - FLIP) // 2, (action - FLIP) % 2)
    if action < EXCHANGE:
        return "" if under_way(s) == TRAIN_EFFECT and s.stack[action - TRAIN] else "RV-10.1"
    if action < WORKER:
        worker, into = (action - EXCHANGE) // COLOURS, (action - EXCHANGE) % COLOURS
        return choices.no_exchange(s, seat, worker // COLOURS, worker % COLOURS, into)
    if action < DISCARD:
        return choices.no_worker(s, action - WORKER)
    if action < CONTRACT:
        worker = action - DISCARD
        there = has_worker(s, seat, worker // COLOURS, worker % COLOURS)
        return "" if under_way(s) == DISCARD_EFFECT and there else "RV-5.4"
    return choices.no_contract(s, seat, action - CONTRACT)


def _no_end(s: RevolutionState, seat: int) -> str:
    clause = choices.no_end(s, seat)
    if clause or s.workers[seat] >= FEWEST:
        return clause
    return "" if s.phase == ACT and may_end_short(s, seat) else "RV-5.3"


# A worker on an action: RV-3.2, RV-3.3 --------------------------------------------------------------------------------


def _works(s: RevolutionState, seat: int, found: list[int]) -> None:
    for colour in range(COLOURS):
        if s.reserve[seat * COLOURS + colour]:
            for action in range(ACTIONS):
                if can_work(s, seat, colour, action):
                    found.append(WORK + colour * ACTIONS + action)


def can_work(s: RevolutionState, seat: int, colour: int, action: int) -> bool:
    """Whether an action can be completed with a worker of that colour."""
    if action == TRADE:
        return True
    if action == RAILROAD:
        return _can_extend(s, seat, colour)
    if not s.buildings[seat]:
        return False
    if action == TELEGRAPH:
        return s.offices[seat] != (1 << SECTIONS) - 1
    cheapest = cheapest_station(s, seat, colour == ORANGE)
    if cheapest <= liquid(s, seat):
        return True
    if cheapest == NEVER and colour != PURPLE:
        return False  # only a rail laid by a train could open a city
    return leads_on(s, seat, WORK + colour * ACTIONS + action)


def _can_extend(s: RevolutionState, seat: int, colour: int) -> bool:
    """RV-7.3, RV-7.4"""
    rails = min(2, s.rails[seat])
    if not rails:
        return False
    triangles = cheapest_triangles(s.board, s.network[seat], s.reach[seat], rails)
    cost = RAILROAD_PRICE + TRIANGLE_PRICE * triangles
    if colour == ORANGE:
        cost -= 100 + 50 * triangles
    elif colour == GREY:
        cost -= 2 * SHARE_PRICE
    return liquid(s, seat) >= cost


# Whether the turn can be completed after it: RV-4.8, RV-5.3 -----------------------------------------------------------


def keeps_turn(s: RevolutionState, seat: int, action: int) -> bool:
    """Whether the turn can still be completed after an action that the rules allow by themselves."""
    if s.phase != ACT and s.phase != OFFER:
        return True
    if action == END:
        return True
    if action < PROMOTE:
        return _keeps_by_placing(s, seat, action)
    if action >= SELL:
        return _keeps_aside(s, seat, action)
    if action >= TAKE:
        return _keeps_by_taking(s, seat, action)
    return _keeps_by_unit(s, seat, action)


def _tried(s: RevolutionState, seat: int, action: int, money: int, workers: int) -> bool:
    """Neither safe nor hopeless: it is tried."""
    return not is_hopeless(s, seat, money, workers) and leads_on(s, seat, action)


def _keeps_by_placing(s: RevolutionState, seat: int, action: int) -> bool:
    if s.frames or action >= OFFICE:
        return is_safe(s, seat, 0, 0) or leads_on(s, seat, action)
    if action >= RAIL:
        return _keeps_by_rail(s, seat, action)
    free = s.colour == ORANGE and s.slots & ABILITY_SLOT
    cost = 0 if free else s.board.price[action - STATION]
    return enough(s, seat, 0, 0, cost) or leads_on(s, seat, action)


def _keeps_by_rail(s: RevolutionState, seat: int, action: int) -> bool:
    board, space = s.board, action - RAIL
    bit = board.bit[space]
    network = s.network[seat] | bit
    reach = (s.reach[seat] | board.beside[space]) & ~network
    triangles = s.triangles + board.triangles[space]
    triangles += cheapest_triangles(board, network, reach, s.to_place - 1 if s.to_place else 0)
    if enough(s, seat, 0, 0, railroad_price(s, triangles)):
        return True
    return s.workers[seat] < FEWEST and leads_on(s, seat, action)


def _keeps_by_unit(s: RevolutionState, seat: int, action: int) -> bool:
    """Units of an effect under way, and contracts."""
    if action < ADVANCE:
        return is_safe(s, seat, top(s, DETAIL), 1) or _tried(s, seat, action, top(s, DETAIL), 1)
    if action < FLIP:
        money, workers = _step_costs(s, seat, action - ADVANCE)
        return is_safe(s, seat, money, workers) or _tried(s, seat, action, money, workers)
    money, workers, sure = 0, 0, True
    if action < TRAIN:
        if (action - FLIP) % 2 == 0:
            money, workers, sure = _first_unit(s, seat, s.board.train[(action - FLIP) // 2])
    elif DISCARD <= action < CONTRACT:
        money, workers, sure = _discard_costs(s, seat, action - DISCARD)
    elif action >= CONTRACT:
        contract = action - CONTRACT
        money, workers, sure = _first_unit(s, seat, s.board.contract[contract])
        shares = s.board.contract_shares[contract] - (1 if under_way(s) == CONTRACT_EFFECT else 0)
        money += SHARE_PRICE * shares
    return (sure and is_safe(s, seat, money, workers)) or leads_on(s, seat, action)


def _discard_costs(s: RevolutionState, seat: int, worker: int) -> tuple[int, int, bool]:
    """What the effect below costs that the worker is given for, at worst, and whether it can still be used."""
    if not _unit_wanted_below(s):
        return 0, 0, True
    at = len(s.frames) - 2 * FRAME
    place, colour = worker // COLOURS, worker % COLOURS
    counts = s.reserve if place == 0 else s.out
    counts[seat * COLOURS + colour] -= 1
    s.workers[seat] -= 1
    works = choices.unit_possible(s, seat, s.frames[at], s.frames[at + DETAIL], 0)
    s.workers[seat] += 1
    counts[seat * COLOURS + colour] += 1
    return DEAREST, 1, works


def _unit_wanted_below(s: RevolutionState) -> bool:
    """Whether the effect below the worker to be discarded has not been used yet."""
    at = len(s.frames) - 2 * FRAME
    return at >= 0 and not s.frames[at + USED]


def _step_costs(s: RevolutionState, seat: int, track: int) -> tuple[int, int]:
    """Money and workers that a step costs, a share counting what it sells for."""
    at = s.track[seat * TRACKS + track] + 1
    kind, amount = s.board.pays[track][at], s.board.amount[track][at]
    if kind == PAYS_MONEY:
        return amount, 0
    if kind == PAYS_SHARES:
        return SHARE_PRICE * amount, 0
    return 0, 1 if kind == PAYS_WORKER else 0


def _first_unit(s: RevolutionState, seat: int, effect: int) -> tuple[int, int, bool]:
    """What one unit of an effect costs at worst in money and workers, its price included, and whether that is sure.

    It is known to be possible now; with a contract's shares gone it may not be, where they are what pays for a step.
    """
    board = s.board
    kind = board.kind[effect]
    cost = board.cost[effect] + board.each[effect]
    if kind == PROMOTE_EFFECT:
        return cost, 1, True
    if kind == ADVANCE_EFFECT or kind == FLIP_EFFECT:
        return cost + DEAREST, 1, True
    return cost, 0, True


def _keeps_by_taking(s: RevolutionState, seat: int, action: int) -> bool:
    if action == PROMOTION:
        lost = price(s) if not s.to_place else _price_without_ability(s, seat)
        return enough(s, seat, 0, 1, lost) or _tried(s, seat, action, 0, 1)
    cost = 0
    if action == ABILITY:
        cost = ability_price(s)
    elif action == BONUS:
        cost = s.board.cost[abilities.bonus_of(s)]
    given = 1 if action == TILE else 0
    if is_safe(s, seat, cost + DEAREST, given + 1) and s.workers[seat] > given + 1:
        return True
    if given and is_hopeless(s, seat, 0, 1):
        return False
    if action == ABILITY and is_safe(s, seat, cost, 0):
        kind = abilities.ability_kind(s)
        if kind not in (PROMOTE_EFFECT, ADVANCE_EFFECT, FLIP_EFFECT, CONTRACT_EFFECT, STEP_PROMOTE):
            return True
    elif action == MAIN and is_safe(s, seat, 0, 0) and not _is_steps(s):
        return True
    return leads_on(s, seat, action)


def _is_steps(s: RevolutionState) -> bool:
    return s.board.kind[s.board.main[s.city_tile[s.target]]] == ADVANCE_EFFECT


def _price_without_ability(s: RevolutionState, seat: int) -> int:
    slots = s.slots
    s.slots &= ~ABILITY_SLOT
    lost = to_pay(s, seat)
    s.slots = slots
    return lost


def _keeps_aside(s: RevolutionState, seat: int, action: int) -> bool:
    """Selling, hiring, leaving the rest of an effect."""
    if action == STOP:
        return is_safe(s, seat, 0, 0) or leads_on(s, seat, action)
    if s.frames and not top(s, USED) and not _unit_is_sure(s, seat):
        return leads_on(s, seat, action)
    workers = 1 if under_way(s) == PROMOTE_EFFECT and not top(s, USED) else 0
    if action == SELL:
        return is_safe(s, seat, 0, workers) or leads_on(s, seat, action)
    return is_safe(s, seat, HIRE_PRICE, workers - 1) or leads_on(s, seat, action)


def _unit_is_sure(s: RevolutionState, seat: int) -> bool:
    """Whether the unit that the effects under way must still use can be used, whatever is sold or hired before."""
    for at in range(0, len(s.frames), FRAME):
        kind = s.frames[at]
        if kind == ADVANCE_EFFECT or kind == FLIP_EFFECT or kind == CONTRACT_EFFECT:
            return False
        if kind == EXCHANGE_EFFECT or kind == HIRE_EFFECT:  # hiring may empty the supply
            return False
        if kind == PROMOTE_EFFECT:
            inmost = at + FRAME == len(s.frames)
            if not inmost or s.frames[at + DETAIL] or not choices.unit_possible(s, seat, kind, 0, 0):
                return False
    return True


__all__ = ["can_work", "forbids", "legal"]
