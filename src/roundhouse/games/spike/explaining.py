"""What a person is told about actions: in which words, by which ways they are reached, what stands against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.spike.actions import (
    BUILD,
    COUNTS,
    DECK,
    DRAW,
    GIVE,
    HOLD,
    LAY,
    LINE,
    LOAD,
    MOVE,
    PASS,
    PAY,
    SIDE,
    STEPS,
    UPGRADE,
)
from roundhouse.games.spike.board import CITIES, GOODS, LOCOMOTIVE, PARTS, SIDE_IDS, TENDER
from roundhouse.games.spike.legal.cargo import aboard, can_deliver, can_load
from roundhouse.games.spike.lines import FAR, distances
from roundhouse.games.spike.moving import destinations, manner, path_to
from roundhouse.games.spike.offers import nearest_miss, offers
from roundhouse.games.spike.paying import next_suit
from roundhouse.games.spike.phases import ACTION, BUILD as BUILDING, FREE, LAY as LAYING, PAY as PAYING
from roundhouse.kernel.ways import shortest_ways

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

Worded = tuple[str, dict[str, Any]] | None


# Words ----------------------------------------------------------------------------------------------------------------


def wording(s: SpikeState, seat: int, action: int) -> Worded:
    """A space is told with its suit, a move with its length, a city with what it pays; None if the meaning is all."""
    ids = s.board
    if action < GIVE:
        return _side_wording(s, action - SIDE)
    if MOVE <= action < DRAW:
        return _move_wording(s, seat, action - MOVE)
    if action == DECK:
        return "action-deck", {}
    if DRAW <= action < DECK:
        return "action-draw", {"suit": ids.suit_ids[action - DRAW]}
    if LINE <= action < LAY:
        good = ids.good_of[action - LINE]
        facts = {"city": ids.city_ids[action - LINE], "good": ids.good_ids[good], "amount": s.value_of(good)}
        return "action-line", facts
    if LAY <= action < PAY:
        space = action - LAY
        return "action-lay", {"space": ids.space_ids[space], "suit": ids.suit_ids[ids.suit_of[space]]}
    if PAY <= action < BUILD:
        suit, count = (action - PAY) // COUNTS, (action - PAY) % COUNTS
        return "action-pay", {"suit": ids.suit_ids[suit], "count": count}
    if UPGRADE <= action < PASS:
        return _upgrade_wording(s, seat, action - UPGRADE)
    if LOAD <= action < LOAD + 3 * GOODS:
        return _cargo_wording(s, seat, action - LOAD)
    return None


def _side_wording(s: SpikeState, contract: int) -> Worded:
    ids = s.board
    good = contract // 2 // (len(ids.card_ids) // GOODS)
    cities = [city for index, city in enumerate(ids.city_ids) if ids.wants[contract] & ids.bit[index]]
    return "action-side", {"good": ids.good_ids[good], "side": SIDE_IDS[contract % 2], "cities": " ".join(cities)}


def _move_wording(s: SpikeState, seat: int, place: int) -> Worded:
    spaces = len(path_to(s, seat, place)) if s.train[seat] >= 0 else 0
    return "action-move", {"place": s.board.place_ids[place], "spaces": spaces}


def _upgrade_wording(s: SpikeState, seat: int, part: int) -> Worded:
    level = min(s.level[seat * PARTS + part], len(s.board.prices) - 1)
    return "action-upgrade", {"part": s.board.part_ids[part], "amount": s.board.prices[level]}


def _cargo_wording(s: SpikeState, seat: int, target: int) -> Worded:
    good = target % GOODS
    city = s.standing_in(seat)
    amount = s.board.pays[s.contract[good] * CITIES + city] if city >= 0 else 0
    return "action-cargo", {"step": STEPS[target // GOODS], "good": s.board.good_ids[good], "amount": amount}


def prompt_facts(s: SpikeState, seat: int) -> dict[str, Any]:
    """What the prompts tell beside the kinds of actions."""
    if s.phase < FREE or s.over or seat != s.turn:
        return {}
    ids = s.board
    facts: dict[str, Any] = {
        "speed": s.parts(seat, LOCOMOTIVE),
        "left": s.parts(seat, TENDER) - s.taken,
        "move": manner(s, seat),
    }
    if s.target >= 0:
        facts["city"] = ids.city_ids[s.target]
    if s.phase == PAYING:
        facts["suit"] = ids.suit_ids[next_suit(s.ways)]
    city = s.standing_in(seat)
    if city >= 0:
        facts["after"] = _after(s, seat, city)
    return facts


def _after(s: SpikeState, seat: int, city: int) -> str:
    """What can still be done with cargo after the action, and which good can be loaded."""
    good = s.board.good_of[city]
    loads = can_load(s, seat, good)
    delivers = [each for each in aboard(s, seat) if can_deliver(s, seat, each, city)]
    kind = "both" if loads and delivers else "load" if loads else "deliver"
    return f"{kind} {s.board.good_ids[good]}"


# Ways -----------------------------------------------------------------------------------------------------------------

TWO_STEPS: Final = 2  # a line and a space of it, a card and the end of drawing


def ways(s: SpikeState, seat: int, actions: Sequence[int]) -> list[list[int]]:
    """The action alone where it is legal; a line with all its ways to pay; else through a move that comes first.

    To build before the free move is to hold the train; what can be done with cargo may take any move.
    """
    found: list[list[int]] = []
    if s.over or not 0 <= seat < s.players or not s.may_act(seat):
        return found
    later: list[int] = []
    for action in actions:
        if s.forbids(seat, action) is None:
            found.append([action])
        elif s.phase >= FREE:
            later.append(action)
    for action in later:
        if BUILD <= action < UPGRADE:
            found += _builds(s, seat, action - BUILD)
    if s.phase > FREE:
        return found + shortest_ways(s, seat, [action for action in later if not BUILD <= action < UPGRADE], TWO_STEPS)
    found += _after_moves(s, seat, [action for action in later if action >= LOAD])
    return found + _after_hold(
        s, seat, [action for action in later if DRAW <= action < LAY or UPGRADE <= action < PASS]
    )


def _builds(s: SpikeState, seat: int, city: int) -> list[list[int]]:
    if s.phase == FREE:
        there = s.clone()
        there.perform(seat, HOLD, None)
        return [[HOLD] + way for way in _builds(there, seat, city)]
    if s.phase == ACTION:
        if s.forbids(seat, LINE + city) is not None:
            return []
    elif s.phase not in (LAYING, PAYING, BUILDING) or city != s.target:
        return []
    return [offer.actions for offer in offers(s, seat, city)]


def _after_moves(s: SpikeState, seat: int, actions: list[int]) -> list[list[int]]:
    """What can be done with cargo where a move leads."""
    found: list[list[int]] = []
    if not actions or s.phase not in (FREE, ACTION):
        return found
    for place in destinations(s, seat):
        if place < CITIES:
            there = s.clone()
            there.perform(seat, MOVE + place, None)
            if there.seal == s.seal:
                found += [[MOVE + place, action] for action in actions if there.forbids(seat, action) is None]
    return found


def _after_hold(s: SpikeState, seat: int, actions: list[int]) -> list[list[int]]:
    if not actions or s.phase != FREE:
        return []
    there = s.clone()
    there.perform(seat, HOLD, None)
    return [[HOLD, action] for action in actions if there.forbids(seat, action) is None]


# What stands against it -----------------------------------------------------------------------------------------------


def explain(s: SpikeState, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
    """The line that cannot be paid or laid, or the delivery made before."""
    if clause == "SP-7.5" or (clause == "SP-6.7" and s.tracks[seat]):
        return _short_line(s, seat, action - (LINE if action < LAY else BUILD), clause)
    if clause == "SP-10.4":
        city = s.standing_in(seat)
        good = [each for each in range(GOODS) if s.cargo[each] == city and s.holder[each] == seat][0]
        return [("delivered", {"city": s.board.city_ids[city], "good": s.board.good_ids[good]})]
    return []


def _short_line(s: SpikeState, seat: int, city: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
    if clause == "SP-6.7":
        away = distances(s, seat, FAR)[s.board.junction_of[city]]
        return [("no-tracks", {"spaces": away, "left": s.tracks[seat]})]
    miss = nearest_miss(s, seat, city)
    if miss is None:
        return []
    line = [s.board.space_ids[space] for space in miss.line]
    return [("unpaid", {"spaces": len(line), "paid": miss.paid, "line": line})]
