"""What may be done, phase by phase, in the rules' order, and the clause that forbids the rest.

`play.py` mirrors this file topic by topic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import (
    BUILD,
    DECK,
    DELIVER,
    DRAW,
    END,
    GIVE,
    HOLD,
    KEEP,
    LAY,
    LINE,
    LOAD,
    MOST_PAID,
    MOVE,
    PASS,
    PAY,
    PLACE,
    SIDE,
    STOP,
    UNLOAD,
    UPGRADE,
)
from roundhouse.games.spike.board import CARS, CITIES, GOODS, PARTS, SUITS
from roundhouse.games.spike.lines import (
    FAR,
    Search,
    can_reach,
    distances,
    line_end,
    next_spaces,
    reachable,
    search_along,
)
from roundhouse.games.spike.moving import destinations
from roundhouse.games.spike.paying import count_of, next_suit
from roundhouse.games.spike.phases import (
    ACTION,
    AFTER,
    BUILD as BUILDING,
    DRAW as DRAWING,
    FREE,
    GIVE as GIVING,
    LAY as LAYING,
    PAY as PAYING,
    PLACE as PLACING,
    ROUTE,
    SIDES,
)
from roundhouse.games.spike.scoring import ABOARD, ON_CONTRACT

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

SETUP_CLAUSES: Final = ("SP-13.1", "SP-2.5", "SP-13.2", "SP-2.8")  # of the phases before the first turn
COUNTS: Final = MOST_PAID + 1
LEVELS: Final = 3


def legal(s: SpikeState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or not 0 <= seat < s.players or not s.may_act(seat):
        return []
    phase = s.phase
    if phase == ACTION:
        return _actions(s, seat)
    if phase == LAYING:
        return [LAY + space for space in next_spaces(s, seat)]
    if phase == PAYING:
        return _payments(s)
    if phase == BUILDING:
        return [BUILD + s.target]
    if phase == DRAWING:
        return _draws(s, [])
    if phase == FREE:
        moves = [HOLD]
        for place in destinations(s, seat):
            moves.append(MOVE + place)
        return _with_cargo(s, seat, moves)
    if phase == AFTER:
        done = _with_cargo(s, seat, [])
        done.append(END)
        return done
    return _setup(s, seat)


def forbids(s: SpikeState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of a seat that may act; a target's own reason comes before the moment's."""
    if s.phase < FREE or action < HOLD:
        return _forbids_setup(s, seat, action)
    if action < DRAW:
        return _forbids_move(s, seat, action)
    if action < LINE:
        return _forbids_draw(s, action)
    if action < UPGRADE:
        return _forbids_build(s, seat, action)
    if action < PASS:
        return _forbids_upgrade(s, seat, action - UPGRADE)
    if action == PASS:
        return None if s.phase == ACTION and not has_action(s, seat) else "SP-3.2"
    if action == END:
        return None if s.phase == AFTER else "SP-3.4"
    return _forbids_cargo(s, seat, action)


def _moment(s: SpikeState) -> str | None:
    """The clause that forbids every action of a turn now; None while it is to be chosen."""
    if s.phase == ACTION:
        return None
    return "SP-3.1" if s.phase == FREE else "SP-3.2"


# Setting up: SP-2 and SP-13 -------------------------------------------------------------------------------------------


def _setup(s: SpikeState, seat: int) -> list[int]:
    if s.phase == SIDES:
        return _sides(s, seat)
    if s.phase == GIVING:
        return [GIVE + suit for suit in range(SUITS) if s.hand[seat * SUITS + suit]]
    if s.phase == ROUTE:
        return sorted([KEEP + route for route in s.offer[seat * 2 : seat * 2 + 2]])
    return list(range(PLACE, PLACE + CITIES))


def _sides(s: SpikeState, seat: int) -> list[int]:
    found: list[int] = []
    for good in range(GOODS):
        if s.holder[good] == seat and not s.chosen[good]:
            front = s.contract[good] // 2 * 2
            found.append(SIDE + front)
            found.append(SIDE + front + 1)
    found.sort()
    return found


def _forbids_setup(s: SpikeState, seat: int, action: int) -> str | None:
    if s.phase < FREE and action in _setup(s, seat):
        return None
    if s.phase < FREE:
        return SETUP_CLAUSES[s.phase]
    if action < GIVE:
        return SETUP_CLAUSES[SIDES]
    if action < KEEP:
        return SETUP_CLAUSES[GIVING]
    return SETUP_CLAUSES[ROUTE] if action < PLACE else SETUP_CLAUSES[PLACING]


# The action: SP-3 -----------------------------------------------------------------------------------------------------


def _actions(s: SpikeState, seat: int) -> list[int]:
    found: list[int] = []
    for place in destinations(s, seat):
        found.append(MOVE + place)
    _draws(s, found)
    reach = reachable(s, seat)
    for city in range(CITIES):
        if reach & s.board.bit[city]:
            found.append(LINE + city)
    for part in range(PARTS):
        if _forbids_part(s, seat, part) is None:
            found.append(UPGRADE + part)
    if not found:
        found.append(PASS)
    return _with_cargo(s, seat, found)


def has_action(s: SpikeState, seat: int) -> bool:
    """SP-3.2: whether there is anything to do but pass."""
    if can_draw(s) or destinations(s, seat):
        return True
    for part in range(PARTS):
        if _forbids_part(s, seat, part) is None:
            return True
    return reachable(s, seat) != 0


# Drawing: SP-4 --------------------------------------------------------------------------------------------------------


def _draws(s: SpikeState, found: list[int]) -> list[int]:
    """The cards that can be taken now, added to what was found."""
    for suit in range(SUITS):
        if s.row[suit]:
            found.append(DRAW + suit)
    if deck_gives(s):
        found.append(DECK)
    if s.taken:
        found.append(STOP)
    return found


def deck_gives(s: SpikeState) -> bool:
    """Whether the deck can be drawn from; an empty one only if a card is needed from it (SP-4.4, SP-5.4)."""
    if s.deck:
        return True
    return not s.ended and not max(s.row) and max(s.discards) > 0


def can_draw(s: SpikeState) -> bool:
    """SP-4.5"""
    return max(s.row) > 0 or deck_gives(s)


def _forbids_draw(s: SpikeState, action: int) -> str | None:
    if s.phase != DRAWING:
        if action == STOP:
            return "SP-4.1"
        moment = _moment(s)
        if moment is not None:
            return moment
    if action == STOP:
        return None if s.taken else "SP-4.1"
    if action == DECK:
        return None if deck_gives(s) else "SP-4.4"
    return None if s.row[action - DRAW] else "SP-4.1"


# Building: SP-6 and SP-7 ----------------------------------------------------------------------------------------------


def _forbids_build(s: SpikeState, seat: int, action: int) -> str | None:
    if action >= BUILD:
        return _forbids_finish(s, seat, action - BUILD)
    if action >= PAY:
        return _forbids_pay(s, (action - PAY) // COUNTS, (action - PAY) % COUNTS)
    if action >= LAY:
        return _forbids_lay(s, seat, action - LAY)
    return no_line(s, seat, action - LINE) or _moment(s)


def no_line(s: SpikeState, seat: int, city: int) -> str | None:
    """The clause that keeps a seat from building a line to a city, None if it can."""
    if s.cities[seat] & s.board.bit[city]:
        return "SP-6.3"
    if not s.tracks[seat]:
        return "SP-6.7"
    away = distances(s, seat, FAR)[s.board.junction_of[city]]
    if away == FAR:
        return "SP-6.5"
    if away > s.tracks[seat]:
        return "SP-6.7"
    found = s.reach & s.board.bit[city] != 0 if s.reach >= 0 else can_reach(s, Search(s, seat), city)
    return None if found else "SP-7.5"


def _forbids_lay(s: SpikeState, seat: int, space: int) -> str | None:
    if s.owner[space] >= 0:
        return "SP-6.5"
    if s.phase != LAYING:
        return "SP-6.8"
    junction = line_end(s)
    if s.board.end_a[space] != junction and s.board.end_b[space] != junction:
        return "SP-6.1"
    search = search_along(s, seat)
    other = s.board.other_end(space, junction)
    if search.completes_with(space, other):
        return None
    if search.barred[other]:
        return "SP-6.4"
    if s.board.city_at[other] >= 0 and search.distance[other]:
        return "SP-6.3"
    return "SP-6.8"


def _payments(s: SpikeState) -> list[int]:
    suit = next_suit(s.ways)
    counts = sorted({count_of(way, suit) for way in s.ways})
    return [PAY + suit * COUNTS + count for count in counts]


def _forbids_pay(s: SpikeState, suit: int, count: int) -> str | None:
    if s.phase != PAYING or suit != next_suit(s.ways):
        return "SP-6.8"
    for way in s.ways:
        if count_of(way, suit) == count:
            return None
    return "SP-7.4"


def _forbids_finish(s: SpikeState, seat: int, city: int) -> str | None:
    if s.phase == BUILDING and city == s.target:
        return None
    return no_line(s, seat, city) or "SP-6.8"


# Moving: SP-9 ---------------------------------------------------------------------------------------------------------


def _forbids_move(s: SpikeState, seat: int, action: int) -> str | None:
    if action == HOLD:
        return None if s.phase == FREE else "SP-9.3"
    place = action - MOVE
    if place < CITIES:
        if not s.cities[seat] & s.board.bit[place]:
            return "SP-9.1"
    elif s.owner[place - CITIES] != seat:
        return "SP-9.1"
    if s.phase != FREE and s.phase != ACTION:
        return "SP-3.2"
    return None if place in destinations(s, seat) else _out_of_reach(s, seat, place)


def _out_of_reach(s: SpikeState, seat: int, place: int) -> str:
    """The clause that keeps a train from a place of its owner's network."""
    if s.train[seat] == place:
        return "SP-9.8"
    if s.train[seat] < CITIES:
        return "SP-9.6" if s.travelled else "SP-9.4"
    if s.phase == FREE:
        return "SP-9.3"
    return "SP-9.8" if s.travelled and _is_behind(s, seat, place) else "SP-9.5"


def _is_behind(s: SpikeState, seat: int, place: int) -> bool:
    """Whether a train would have to turn round for a place beside it."""
    behind, s.behind = s.behind, -1
    beside = destinations(s, seat)
    s.behind = behind
    return place in beside


# Upgrading: SP-11 -----------------------------------------------------------------------------------------------------


def _forbids_upgrade(s: SpikeState, seat: int, part: int) -> str | None:
    return _forbids_part(s, seat, part) or _moment(s)


def _forbids_part(s: SpikeState, seat: int, part: int) -> str | None:
    level = s.level[seat * PARTS + part]
    if level == LEVELS - 1:
        return "SP-11.1"
    return None if s.money[seat] >= s.board.prices[level] else "SP-11.2"


# Cargo: SP-10 ---------------------------------------------------------------------------------------------------------


def _with_cargo(s: SpikeState, seat: int, found: list[int]) -> list[int]:
    """What can be done with cargo now, added to what was found."""
    city = s.standing_in(seat)
    supplied = s.board.good_of[city] if city >= 0 else -1
    if supplied >= 0 and can_load(s, seat, supplied):
        found.append(LOAD + supplied)
    for good in range(GOODS):
        if s.cargo[good] == ABOARD and s.holder[good] == seat:
            found.append(UNLOAD + good)
    if city >= 0:
        for good in range(GOODS):
            if s.cargo[good] == ABOARD and s.holder[good] == seat and can_deliver(s, seat, good, city):
                found.append(DELIVER + good)
    return found


def can_load(s: SpikeState, seat: int, good: int) -> bool:
    """Whether a seat has a tile of this good to load, and room for it (SP-10.1)."""
    if s.holder[good] != seat or s.cargo[good] != ON_CONTRACT:
        return False
    return aboard(s, seat) < s.parts(seat, CARS)


def aboard(s: SpikeState, seat: int) -> int:
    """How many cargo tiles are on a seat's train."""
    count = 0
    for good in range(GOODS):
        if s.cargo[good] == ABOARD and s.holder[good] == seat:
            count += 1
    return count


def can_deliver(s: SpikeState, seat: int, good: int, city: int) -> bool:
    """SP-10.3, SP-10.4, for a good that is aboard."""
    return s.board.wants[s.contract[good]] & s.board.bit[city] != 0 and not has_delivered(s, seat, city)


def has_delivered(s: SpikeState, seat: int, city: int) -> bool:
    for good in range(GOODS):
        if s.cargo[good] == city and s.holder[good] == seat:
            return True
    return False


def _forbids_cargo(s: SpikeState, seat: int, action: int) -> str | None:
    if action < UNLOAD:
        clause = _forbids_load(s, seat, action - LOAD)
    elif action < DELIVER:
        good = action - UNLOAD
        clause = None if s.cargo[good] == ABOARD and s.holder[good] == seat else "SP-10.2"
    else:
        clause = _forbids_deliver(s, seat, action - DELIVER)
    if clause is None and s.phase != FREE and s.phase != ACTION and s.phase != AFTER:
        return "SP-3.3"
    return clause


def _forbids_load(s: SpikeState, seat: int, good: int) -> str | None:
    city = s.standing_in(seat)
    if city < 0 or s.board.good_of[city] != good:
        return "SP-10.1"
    return None if can_load(s, seat, good) else "SP-10.1"


def _forbids_deliver(s: SpikeState, seat: int, good: int) -> str | None:
    city = s.standing_in(seat)
    if city < 0 or s.holder[good] != seat or s.cargo[good] != ABOARD:
        return "SP-10.3"
    if not s.board.wants[s.contract[good]] & s.board.bit[city]:
        return "SP-10.3"
    return "SP-10.4" if has_delivered(s, seat, city) else None


def may_still_deliver(s: SpikeState, seat: int) -> bool:
    """SP-12.2: whether a seat has a contract that could be fulfilled in its network as it is."""
    done = 0
    for good in range(GOODS):
        if s.holder[good] == seat and s.cargo[good] >= 0:
            done |= s.board.bit[s.cargo[good]]
    for good in range(GOODS):
        if s.holder[good] == seat and s.cargo[good] < 0:
            has_good = s.cargo[good] == ABOARD or s.board.supplied[good] & s.cities[seat]
            if has_good and s.board.wants[s.contract[good]] & s.cities[seat] & ~done:
                return True
    return False
