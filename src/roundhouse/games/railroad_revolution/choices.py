"""What the rules allow at this moment by themselves, whether or not the turn can then still be completed.

Whether it can is `finishing.py`; both together are `legal.py`. Every function here answers with the clause that stands
against a choice, "" if none does; the lists are the choices none stands against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution import abilities
from roundhouse.games.railroad_revolution.abilities import (
    RAILROAD,
    TRADE,
    ability_effect,
    ability_kind,
    ability_price,
    bonus_of,
    coming_money,
    coming_shares,
    due,
    slot_to_take,
    tile_of,
)
from roundhouse.games.railroad_revolution.actions import (
    ABILITY,
    AGAIN,
    BONUS,
    MAIN,
    PROMOTION,
    REWARD,
    TILE,
    TURN_TRAIN,
)
from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    COLOURS,
    CONTRACT,
    DISCARD,
    EXCHANGE,
    FLIP,
    GREY,
    HIRE,
    HIRE_PRICE,
    NOBODY,
    OFFICE,
    ORANGE,
    OWN_OBJECTIVES,
    PAYS_MONEY,
    PAYS_SHARES,
    PAYS_WORKER,
    PROMOTE,
    RAIL,
    SECTIONS,
    STATION,
    STEP_PROMOTE,
    TRACKS,
    TRAIN,
    TRAINS,
    TURQUOISE,
    WORKERS,
)
from roundhouse.games.railroad_revolution.company import can_pay, has_colour, has_worker, sale_section, wanted, wants
from roundhouse.games.railroad_revolution.effects import colours_to_take, in_supply, top, under_way
from roundhouse.games.railroad_revolution.phases import (
    ABILITY as ABILITY_SLOT,
    ACT,
    DETAIL,
    MAIN as MAIN_SLOT,
    OFFER,
    SETTING_UP,
    SETUP,
    TURN,
    USED,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

WASHINGTON_AND_CHARLOTTE: Final = 1  # their level


# Moments --------------------------------------------------------------------------------------------------------------


def is_placing(s: RevolutionState, action: int) -> bool:
    """Whether the main action of that kind has its piece still to place."""
    return s.phase == ACT and not s.frames and s.action == action and s.to_place > 0


def third_rail(s: RevolutionState, seat: int) -> bool:
    """RV-7.8"""
    if s.action != RAILROAD or s.frames or s.to_place or s.phase != ACT:
        return False
    return s.colour == TURQUOISE and s.slots & ABILITY_SLOT != 0 and s.rails[seat] > 0


def keeps_piece(s: RevolutionState, seat: int) -> bool:
    """RV-9.4: whether a piece may leave the board before the sale."""
    return s.action != TRADE or not s.to_place or s.rails[seat] + s.buildings[seat] > 1


# Places ---------------------------------------------------------------------------------------------------------------


def open_cities(s: RevolutionState, seat: int) -> int:
    """Where a station may be built now, as a mask."""
    if under_way(s) == STATION and top(s, DETAIL):
        printed = s.board.of_level[WASHINGTON_AND_CHARLOTTE]
        free = 0
        rest = printed
        while rest:
            lowest = rest & -rest
            if s.first_station[lowest.bit_length() - 1] == NOBODY:
                free |= lowest
            rest ^= lowest
        return (free or printed) & ~s.stations[seat]
    return s.cities[seat] & ~s.stations[seat]


def open_sections(s: RevolutionState, seat: int) -> int:
    """Where an office may be built now, as a mask."""
    every = (1 << SECTIONS) - 1
    if under_way(s) == OFFICE and top(s, DETAIL):
        every = s.board.contract_sections
        free = 0
        for section in range(SECTIONS):
            if every >> section & 1 and s.first_office[section] == NOBODY:
                free |= 1 << section
        every = free or every
    return every & ~s.offices[seat]


def no_station(s: RevolutionState, seat: int, city: int) -> str:
    if under_way(s) != STATION and not is_placing(s, abilities.STATION):
        return "RV-6.1"
    if open_cities(s, seat) >> city & 1:
        return ""
    return "RV-2.7" if under_way(s) == STATION and top(s, DETAIL) else "RV-6.1"


def no_rail(s: RevolutionState, seat: int, space: int) -> str:
    if s.network[seat] >> space & 1:
        return "RV-7.2"
    if under_way(s) != RAIL and not is_placing(s, RAILROAD) and not third_rail(s, seat):
        return "RV-7.1" if s.action != RAILROAD else "RV-7.4"
    return "" if s.reach[seat] >> space & 1 else "RV-7.1"


def no_office(s: RevolutionState, seat: int, section: int) -> str:
    if under_way(s) != OFFICE and not is_placing(s, abilities.TELEGRAPH):
        return "RV-8.1"
    if open_sections(s, seat) >> section & 1:
        return ""
    return "RV-2.7" if under_way(s) == OFFICE and top(s, DETAIL) else "RV-8.1"


def no_sale(s: RevolutionState, seat: int, piece: int) -> str:
    if not is_placing(s, TRADE):
        return "RV-9.1"
    section = sale_section(s, seat)
    board = s.board
    at = board.rail_section[s.rails[seat]] if piece == 0 else board.building_section[s.buildings[seat]]
    return "" if at == section else "RV-9.1"


# Units of an effect ---------------------------------------------------------------------------------------------------


def no_promotion(s: RevolutionState, seat: int, place: int, colour: int, objective: int) -> str:
    if under_way(s) != PROMOTE or not has_worker(s, seat, place, colour):
        return "RV-12.2"
    for slot in range(OWN_OBJECTIVES):
        if s.objective[seat * OWN_OBJECTIVES + slot] == objective and wants(s, seat, slot) >> colour & 1:
            return "" if can_pay(s, seat, top(s, DETAIL)) else "RV-4.3"
    return "RV-12.2"


def no_step(s: RevolutionState, seat: int, track: int) -> str:
    """RV-13.1, RV-13.2; whether an effect with steps is under way is another matter."""
    at = s.track[seat * TRACKS + track] + 1
    if at > s.board.top[track]:
        return "RV-13.1"
    kind, amount = s.board.pays[track][at], s.board.amount[track][at]
    if kind == PAYS_MONEY and not can_pay(s, seat, amount):
        return "RV-13.2"
    if kind == PAYS_SHARES and s.shares[seat] < amount:
        return "RV-13.2"
    if kind == PAYS_WORKER and not s.workers[seat]:
        return "RV-13.2"
    return ""


def no_flip(s: RevolutionState, seat: int, train: int, face: int) -> str:
    """RV-10.2; whether a train may be turned at all now is another matter."""
    at = seat * TRAINS + train
    if face:
        return "" if s.down[at] else "RV-10.2"
    if not s.up[at]:
        return "RV-10.2"
    return "" if usable(s, seat, s.board.train[train], 0) else "RV-10.2"


def no_exchange(s: RevolutionState, seat: int, place: int, colour: int, into: int) -> str:
    if under_way(s) != EXCHANGE or not has_worker(s, seat, place, colour) or not s.supply[into]:
        return "RV-5.6"
    return "RV-5.6" if place == 0 and colour == into else ""


def can_exchange(s: RevolutionState, seat: int) -> bool:
    """Whether any exchange is possible."""
    supply = in_supply(s)
    first = seat * COLOURS
    for colour in range(COLOURS):
        if (s.out[first + colour] and supply) or (s.reserve[first + colour] and supply & ~(1 << colour)):
            return True
    return False


def no_worker(s: RevolutionState, colour: int) -> str:
    kind = under_way(s)
    if kind == HIRE:
        return "" if s.supply[colour] else "RV-5.5"
    if kind != WORKERS:
        return "RV-5.5"
    return "" if colours_to_take(s) >> colour & 1 else "RV-5.5"


def no_contract(s: RevolutionState, seat: int, contract: int) -> str:
    """RV-11.2, RV-11.3, RV-9.7"""
    if contract // 2 != s.contract:
        return "RV-11.2"
    alone = under_way(s) == CONTRACT
    if not alone:
        if s.phase != OFFER or s.frames or s.taken >> contract % 2 & 1:
            return "RV-11.2"
        if s.taken and seat != s.turn:
            return "RV-11.2"
    return _no_deal(s, seat, contract, 1 if alone else 0)


def _no_deal(s: RevolutionState, seat: int, contract: int, extra: int) -> str:
    """Whether a seat can pay for a contract and use it, with so many shares more."""
    price = s.board.contract_shares[contract] - extra
    if s.shares[seat] < price:
        return "RV-11.3"
    s.shares[seat] -= price
    works = usable(s, seat, s.board.contract[contract], 0)
    s.shares[seat] += price
    return "" if works else "RV-4.4"


# Whether an effect can be begun: RV-4.3, RV-4.4 -----------------------------------------------------------------------


def usable(s: RevolutionState, seat: int, effect: int, setup: int) -> bool:
    """Whether a printed effect can be paid now and at least one unit of it used."""
    cost = s.board.cost[effect]
    if cost and not can_pay(s, seat, cost):
        return False
    s.money[seat] -= cost
    works = unit_possible(s, seat, s.board.kind[effect], s.board.each[effect], setup)
    s.money[seat] += cost
    return works


def unit_possible(s: RevolutionState, seat: int, kind: int, each: int, setup: int) -> bool:
    """Whether one unit of such an effect can be used."""
    if kind == PROMOTE:
        return can_pay(s, seat, each) and has_colour(s, seat, wanted(s, seat))
    if kind == ADVANCE or kind == STEP_PROMOTE:
        for track in range(TRACKS):
            if not no_step(s, seat, track):
                return True
        return False
    if kind == FLIP:
        return _any_flip(s, seat)
    if kind == TRAIN:
        return max(s.stack) > 0
    if kind == EXCHANGE:
        return can_exchange(s, seat)
    if kind == HIRE or kind == WORKERS:
        return max(s.supply) > 0
    if kind == RAIL:
        return s.reach[seat] != 0 and (setup > 0 or (s.rails[seat] > 0 and keeps_piece(s, seat)))
    if kind == STATION:
        if setup:
            return True
        return s.cities[seat] & ~s.stations[seat] != 0 and s.buildings[seat] > 0 and keeps_piece(s, seat)
    if kind == OFFICE:
        if setup:
            return True
        return s.offices[seat] != (1 << SECTIONS) - 1 and s.buildings[seat] > 0 and keeps_piece(s, seat)
    if kind == CONTRACT:
        first = s.contract * 2
        return not _no_deal(s, seat, first, 1) or not _no_deal(s, seat, first + 1, 1)
    return True


def _any_flip(s: RevolutionState, seat: int) -> bool:
    for train in range(TRAINS):
        if s.down[seat * TRAINS + train]:
            return True
    for train in range(TRAINS):
        if not no_flip(s, seat, train, 0):
            return True
    return False


def no_take(s: RevolutionState, seat: int, action: int) -> str:
    """Why a pending effect cannot be taken now."""
    if s.phase != ACT:
        return "RV-4.1"
    if s.frames:
        return "RV-4.5"
    if not s.slots & slot_to_take(s, action):
        return "RV-3.5" if action <= PROMOTION and s.action != SETTING_UP else "RV-4.1"
    if action == ABILITY:
        return _no_ability(s, seat)
    if action == TILE:
        return _no_tile(s, seat)
    if action == REWARD:
        return "" if usable(s, seat, s.board.side[s.target], 1) else "RV-4.4"
    if action == TURN_TRAIN:
        return "" if unit_possible(s, seat, FLIP, 0, 0) else "RV-4.4"
    if action == AGAIN:
        return "" if unit_possible(s, seat, ADVANCE, 0, 0) else "RV-4.4"
    if action == MAIN or action == BONUS:
        effect = s.board.main[s.city_tile[s.target]] if action == MAIN else bonus_of(s)
        if not can_pay(s, seat, s.board.cost[effect]):
            return "RV-4.3"
        return "" if usable(s, seat, effect, 0) else "RV-4.4"
    return "" if unit_possible(s, seat, PROMOTE, 0, 0) else "RV-4.4"


def _no_ability(s: RevolutionState, seat: int) -> str:
    if (not s.to_place or _comes_early(s)) and (coming_money(s, seat) or coming_shares(s)):
        return ""
    kind = ability_kind(s)
    if not kind:
        return "RV-4.1" if s.to_place or s.target >= 0 or s.laid else "RV-3.5"
    effect = ability_effect(s)
    price = ability_price(s)
    if not can_pay(s, seat, price):
        return "RV-4.3"
    if effect >= 0:
        own = price if s.colour == TURQUOISE else 0  # grey pays the bonus's own cost, and no other
        s.money[seat] -= own
        works = usable(s, seat, effect, 0) or (s.board.kind[effect] == STEP_PROMOTE and _any_promotion(s, seat))
        s.money[seat] += own
    else:
        s.money[seat] -= price
        works = unit_possible(s, seat, kind, 0, 0)
        s.money[seat] += price
    return "" if works else "RV-4.4"


def _comes_early(s: RevolutionState) -> bool:
    """RV-4.1: whether free money or shares of the ability hang on nothing that is placed."""
    return (s.action == RAILROAD and s.colour == GREY) or (s.action == TRADE and s.colour == ORANGE)


def _any_promotion(s: RevolutionState, seat: int) -> bool:
    return unit_possible(s, seat, PROMOTE, 0, 0)


def _no_tile(s: RevolutionState, seat: int) -> str:
    """RV-8.3: the worker given is gone before the bonus comes."""
    if not s.workers[seat]:
        return "RV-4.3"
    effect = tile_of(s)
    if s.board.kind[effect] == PROMOTE and s.workers[seat] < 2:
        return "RV-4.4"
    if s.board.kind[effect] == FLIP and s.workers[seat] < 2 and not _any_flip(s, seat):
        return "RV-4.4"
    return "" if usable(s, seat, effect, 0) else "RV-4.4"


# Selling, hiring, leaving, ending -------------------------------------------------------------------------------------


def is_own_moment(s: RevolutionState) -> bool:
    """RV-5.1, RV-5.2: a turn, a setup pick or an answer to a contract."""
    return s.phase == SETUP or s.phase == TURN or s.phase == ACT or s.phase == OFFER


def no_hire(s: RevolutionState, seat: int, colour: int) -> str:
    if not is_own_moment(s) or not can_pay(s, seat, HIRE_PRICE):
        return "RV-5.2"
    return "" if s.supply[colour] else "RV-5.5"


def no_stop(s: RevolutionState) -> str:
    """Why the rest of the effect under way cannot be left."""
    if not s.frames or not top(s, USED) or under_way(s) == DISCARD:
        return "RV-4.4"
    return "RV-4.6" if under_way(s) == WORKERS and s.action == abilities.STATION else ""


def no_end(s: RevolutionState, seat: int) -> str:
    """Whether pick, action or answer is complete; the number of workers is another matter."""
    if s.frames:
        return "RV-4.5"
    if s.phase == OFFER or (s.phase == ACT and s.action == SETTING_UP):
        return ""
    if s.phase != ACT:
        return "RV-3.6"
    if s.to_place:
        return "RV-3.2"
    if main_workers(s):
        return "RV-4.6"
    return "" if s.money[seat] + coming_money(s, seat) >= due(s) else "RV-4.2"


def main_workers(s: RevolutionState) -> int:
    """How many workers of a main reward are still to be taken (RV-4.6)."""
    if not s.slots & MAIN_SLOT:
        return 0
    effect = s.board.main[s.city_tile[s.target]]
    if s.board.kind[effect] != WORKERS:
        return 0
    left = 0
    for colour in range(COLOURS):
        left += s.supply[colour]
    return min(left, s.board.count[effect])
