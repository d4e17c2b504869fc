"""Whether a turn, or an answer to a contract, can still be completed (RV-4.8, RV-5.3): exactly, and mostly at once.

What must be paid and the workers that are missing, at the price of hiring, are set against what can be made liquid.
If that does, a choice is safe; if even the best that pending effects could bring does not, it is not. Only between the
two the rest of the turn is searched, on clones, in which shares are sold by themselves where money is short: whoever
pays with money first and sells last can do all that anybody can. Promotions, steps and exchanges bring nothing that
helps to complete a turn, so the search makes them only where a begun effect wants a unit used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution import abilities, options
from roundhouse.games.railroad_revolution.abilities import (
    RAILROAD,
    TELEGRAPH,
    TRADE,
    ability_kind,
    bonus_of,
    coming_money,
    coming_shares,
    due,
    take_what_is_free,
    tile_of,
)
from roundhouse.games.railroad_revolution.actions import CONTRACT as CONTRACT_ACTION, HIRE as HIRE_ACTION
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    COLOURS,
    CONTRACT,
    DISCARD,
    FEWEST,
    FLIP,
    HIRE,
    HIRE_PRICE,
    MONEY,
    MONEY_TRAIN,
    ORANGE,
    PURPLE,
    RAILROAD_PRICE,
    SHARE_PRICE,
    SHARES,
    SHARES_TRAIN,
    TRAIN,
    TRAINS,
    TRIANGLE_PRICE,
    WORKERS,
)
from roundhouse.games.railroad_revolution.choices import main_workers, no_contract
from roundhouse.games.railroad_revolution.company import liquid, pay
from roundhouse.games.railroad_revolution.network import cheapest_triangles
from roundhouse.games.railroad_revolution.phases import (
    ABILITY,
    ACT,
    BONUS,
    FLIP as FLIP_SLOT,
    FRAME,
    LEFT,
    NO_ACTION,
    OFFER,
    SETTING_UP,
    TILE,
    USED,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

NEVER: Final = 1_000_000  # more than anybody can pay
TRAIN_MONEY: Final = 600  # three shares bring less


# What is needed -------------------------------------------------------------------------------------------------------


def to_pay(s: RevolutionState, seat: int) -> int:
    """What the turn still costs, less what comes by itself; of a place still to be chosen the cheapest."""
    if s.phase != ACT or s.action == SETTING_UP:
        return 0
    if not s.to_place:
        return due(s) - coming_money(s, seat) - SHARE_PRICE * coming_shares(s)
    if s.action == abilities.STATION:
        return cheapest_station(s, seat, s.colour == ORANGE and s.slots & ABILITY != 0)
    if s.action == RAILROAD:
        triangles = s.triangles + cheapest_triangles(s.board, s.network[seat], s.reach[seat], s.to_place)
        return railroad_price(s, triangles)
    return 0


def railroad_price(s: RevolutionState, triangles: int) -> int:
    """What rails over so many triangles cost in the end, the ability counted if it is not used up."""
    price = RAILROAD_PRICE + TRIANGLE_PRICE * triangles - SHARE_PRICE * coming_shares(s)
    if s.colour == ORANGE and s.slots & ABILITY:
        price -= 100 + 50 * triangles
    return price


def cheapest_station(s: RevolutionState, seat: int, free: bool) -> int:
    """The price of the cheapest station that can be built now; NEVER if there is none."""
    cities = s.cities[seat] & ~s.stations[seat]
    if free and cities:
        return 0
    best = NEVER
    for city in range(CITIES):
        if cities >> city & 1 and s.board.price[city] < best:
            best = s.board.price[city]
    return best


def workers_to_be(s: RevolutionState, seat: int) -> int:
    """The available workers once those of a main reward are taken and those that must be discarded are gone."""
    count = s.workers[seat] + main_workers(s)
    for at in range(0, len(s.frames), FRAME):
        if s.frames[at] == DISCARD:
            count -= s.frames[at + LEFT]
    return count


def enough(s: RevolutionState, seat: int, money: int, workers: int, price: int) -> bool:
    """Whether after spending so much and losing so many workers the turn can be completed without more effects."""
    missing = FEWEST - workers_to_be(s, seat) + workers
    if missing <= 0:
        return liquid(s, seat) - money >= price
    return liquid(s, seat) - money >= price + HIRE_PRICE * missing and sum(s.supply) >= missing


def is_safe(s: RevolutionState, seat: int, money: int, workers: int) -> bool:
    """The same with what the turn costs as it stands."""
    return enough(s, seat, money, workers, to_pay(s, seat))


# What pending effects could bring at best -----------------------------------------------------------------------------


def _flips_bring(s: RevolutionState, seat: int, flips: int, taken: int) -> int:
    """The most that turning trains so often can bring, with so many trains taken before.

    Every train that is face up brings something once; for each time more one must be turned up before.
    """
    first = seat * TRAINS
    up = s.up[first + MONEY_TRAIN] + s.up[first + SHARES_TRAIN] + taken
    if not up + s.down[first + MONEY_TRAIN] + s.down[first + SHARES_TRAIN]:
        return 0
    return TRAIN_MONEY * min(flips, (flips + up) // 2)


class Prospects:
    """Upper bounds: flips and trains still to come, money, and workers."""

    def __init__(self) -> None:
        self.flips = 0
        self.trains = 0
        self.money = 0
        self.workers = 0

    def add(self, s: RevolutionState, effect: int, times: int) -> None:
        """What a printed effect could bring."""
        board = s.board
        kind, count = board.kind[effect], board.count[effect]
        if kind == FLIP:
            self.flips += count * times
        elif kind == TRAIN:
            self.trains += times
        elif kind == MONEY:
            self.money += count * times
        elif kind == SHARES:
            self.money += count * times * SHARE_PRICE
        elif kind == WORKERS:
            self.workers += count * times
        elif kind == HIRE:
            self.workers += times
        elif kind == CONTRACT:
            self.add(s, board.contract[s.contract * 2], times)
            self.add(s, board.contract[s.contract * 2 + 1], times)


def prospects(s: RevolutionState, seat: int) -> Prospects:
    found = Prospects()
    for at in range(0, len(s.frames), FRAME):
        kind, left = s.frames[at], s.frames[at + LEFT]
        if kind == FLIP:
            found.flips += left
        elif kind == TRAIN:
            found.trains += 1
        elif kind == MONEY:
            found.money += left
        elif kind == SHARES:
            found.money += left * SHARE_PRICE
        elif kind == WORKERS or kind == HIRE:
            found.workers += left
        elif kind == CONTRACT:
            _add_contracts(s, found)
            found.money += SHARE_PRICE
    if s.phase == OFFER:
        _add_contracts(s, found)
    elif s.phase == ACT and s.action != SETTING_UP:
        _add_slots(s, seat, found)
        if s.icon or (s.to_place and (s.action == RAILROAD or s.action == TELEGRAPH)):
            _add_contracts(s, found)
    found.money += _flips_bring(s, seat, found.flips, found.trains) if found.flips else 0
    return found


def _add_contracts(s: RevolutionState, found: Prospects) -> None:
    found.add(s, s.board.contract[s.contract * 2], 1)
    found.add(s, s.board.contract[s.contract * 2 + 1], 1)


def _add_slots(s: RevolutionState, seat: int, found: Prospects) -> None:
    board = s.board
    if s.slots & FLIP_SLOT:
        found.flips += 1
    if s.slots & BONUS and s.target >= 0:
        found.add(s, bonus_of(s), 1)
    if s.slots & TILE:
        found.add(s, tile_of(s), 1)
    if s.slots & ABILITY:
        _add_ability(s, seat, found)
    if s.action == TRADE and s.to_place:
        found.money += max(board.section_money)
    elif s.action == TELEGRAPH and s.to_place:
        found.money += TRAIN_MONEY * 3
        found.flips += 4
        found.trains += 2
    elif s.action == abilities.STATION and s.to_place:
        found.money += 2 * SHARE_PRICE * 2
        found.workers += 6
        found.flips += 2
        found.trains += 2


def _add_ability(s: RevolutionState, seat: int, found: Prospects) -> None:
    found.money += coming_money(s, seat) + SHARE_PRICE * coming_shares(s)
    if s.action == RAILROAD and s.to_place and s.colour == ORANGE:
        found.money += 50 * 9
    kind = ability_kind(s)
    if kind == FLIP and (s.action == TRADE or s.colour == PURPLE):
        found.flips += 1
    elif kind == CONTRACT:
        _add_contracts(s, found)
        found.money += SHARE_PRICE
    elif kind:
        effect = abilities.ability_effect(s)
        if effect >= 0:
            found.add(s, effect, 1)


def is_hopeless(s: RevolutionState, seat: int, money: int, workers: int) -> bool:
    """Whether even the best that could come would not do, after spending so much and losing so many workers."""
    found = prospects(s, seat)
    missing = FEWEST - workers_to_be(s, seat) + workers - found.workers
    price = 0 if s.to_place and s.action != RAILROAD else to_pay(s, seat)
    if price > 0 and s.slots & ABILITY:
        price = 0 if s.action == abilities.STATION and s.colour == ORANGE else price
    have = liquid(s, seat) - money + found.money
    return have < max(0, price) + (HIRE_PRICE * missing if missing > 0 else 0)


# The search -----------------------------------------------------------------------------------------------------------


def leads_on(s: RevolutionState, seat: int, action: int) -> bool:
    """Whether the turn can still be completed after an action, found by trying."""
    twin = s.clone()
    twin.lenient = True
    twin.perform(seat, action, None)
    return can_finish(twin, seat)


def can_finish(s: RevolutionState, seat: int) -> bool:
    """In a clone that sells by itself: whether the turn, pick or answer can be completed."""
    if not _unit_wanted(s) and _complete_as_it_is(s, seat):
        return True
    if is_hopeless(s, seat, 0, 0) and not _unit_wanted(s):
        return False
    for action in options.helpful(s, seat):
        twin = s.clone()
        twin.perform(seat, action, None)
        if can_finish(twin, seat):
            return True
    return not s.frames and s.icon and _saved_by_contract(s, seat)


def _unit_wanted(s: RevolutionState) -> bool:
    """Whether an effect under way has not been used at all yet, so that it cannot be left."""
    for at in range(0, len(s.frames), FRAME):
        if not s.frames[at + USED] and s.frames[at + LEFT]:
            return True
    return False


def _complete_as_it_is(s: RevolutionState, seat: int) -> bool:
    if s.phase == ACT and s.to_place and s.action == abilities.STATION and not s.cities[seat] & ~s.stations[seat]:
        return False
    return is_safe(s, seat, 0, 0)


def _saved_by_contract(s: RevolutionState, seat: int) -> bool:
    """Whether a contract after the action can be taken and what is missing then made good (RV-5.3, RV-11.4)."""
    if s.phase != ACT or s.to_place or main_workers(s):
        return False
    twin = s.clone()
    twin.lenient = True
    take_what_is_free(twin, seat, None)
    price = due(twin)
    if liquid(twin, seat) < price:
        return False
    pay(twin, seat, price)
    twin.action = NO_ACTION
    twin.slots = 0
    twin.icon = False
    twin.phase = OFFER
    twin.taken = 0
    return can_take_contract(twin, seat)


def may_end_short(s: RevolutionState, seat: int) -> bool:
    """Whether an action may end with too few workers: only where the own contracts can make that good."""
    return s.icon and _saved_by_contract(s, seat)


# Being asked: RV-11.4 -------------------------------------------------------------------------------------------------


def can_take_contract(s: RevolutionState, seat: int) -> bool:
    """Whether a seat that is offered the contracts can take one more, if need be by selling or hiring."""
    if s.taken and seat != s.turn:
        return False
    twin = s.clone()
    twin.lenient = True
    twin.asked = seat
    twin.phase = OFFER
    if _takes_one(twin, seat):
        return True
    if liquid(s, seat) < HIRE_PRICE:
        return False
    for colour in range(COLOURS):
        if s.supply[colour]:
            hired = twin.clone()
            hired.perform(seat, HIRE_ACTION + colour, None)
            if _takes_one(hired, seat):
                return True
    return False


def _takes_one(s: RevolutionState, seat: int) -> bool:
    for side in range(2):
        if s.taken >> side & 1:
            continue
        contract = s.contract * 2 + side
        if not no_contract(s, seat, contract) and leads_on(s, seat, CONTRACT_ACTION + contract):
            return True
    return False
