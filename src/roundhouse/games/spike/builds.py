# Interpreted: only for what people see, once a view.
"""What a person is shown of building: the cheapest line to each city, and every way to the city that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.spike.board import CITIES, SUITS
from roundhouse.games.spike.lines import reachable
from roundhouse.games.spike.offers import Offer, offers
from roundhouse.games.spike.paying import unpacked
from roundhouse.games.spike.phases import ACTION, BUILD, FREE, LAY, PAY
from roundhouse.games.spike.play.building import forget_line

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def cheapest_builds(s: SpikeState, seat: int) -> dict[str, Any]:
    """For each city a line can be built to: the offer with the fewest cards, then the fewest tracks."""
    if s.over or s.turn != seat or s.phase not in (FREE, ACTION):
        return {}
    there = before_building(s)
    reach = reachable(there, seat)
    cities = [city for city in range(CITIES) if reach & s.board.bit[city]]
    return {s.board.city_ids[city]: shown(s, city, offers(there, seat, city)[0]) for city in cities}


def all_builds(s: SpikeState, seat: int) -> list[dict[str, Any]]:
    """While a line is chosen or paid: all offers to its city, the cheapest first, whatever of it is laid."""
    if s.over or s.turn != seat or s.phase not in (LAY, PAY, BUILD):
        return []
    return [shown(s, s.target, offer) for offer in offers(before_building(s), seat, s.target)]


def before_building(s: SpikeState) -> SpikeState:
    """The state in which the action is chosen, with nothing of a line."""
    there = s.clone()
    there.phase = ACTION
    forget_line(there)
    return there


def shown(s: SpikeState, city: int, offer: Offer) -> dict[str, Any]:
    """The line from the network to the city, what is discarded, which sets stand in for what, what the market pays, and
    the actions."""
    ids = s.board
    need = [0] * SUITS
    for space in offer.line:
        need[ids.suit_of[space]] += 1
    cards = unpacked(offer.cards)
    return {
        "line": [ids.space_ids[space] for space in reversed(offer.line)],
        "cards": {ids.suit_ids[suit]: cards[suit] for suit in range(SUITS) if cards[suit]},
        "sets": [
            {"suit": ids.suit_ids[giver], "cards": count + 1, "for": ids.suit_ids[suit], "spaces": count}
            for giver, suit, count in sets_of(need, cards)
        ],
        "amount": s.value_of(ids.good_of[city]),
        "actions": offer.actions,
    }


def sets_of(need: list[int], cards: list[int]) -> list[tuple[int, int, int]]:
    """The sets by which these cards pay for exactly these spaces: (suit of the set, suit it stands for, spaces)."""
    over = [cards[suit] - need[suit] for suit in range(SUITS)]
    found: list[tuple[int, int, int]] = []
    _fill(over, found)
    return found


def _fill(over: list[int], found: list[tuple[int, int, int]]) -> bool:
    short = next((suit for suit in range(SUITS) if over[suit] < 0), -1)
    if short < 0:
        return not any(over)
    for giver in range(SUITS):
        for count in range(min(over[giver] - 1, -over[short]), 0, -1):
            over[giver] -= count + 1
            over[short] += count
            found.append((giver, short, count))
            if _fill(over, found):
                return True
            found.pop()
            over[giver] += count + 1
            over[short] -= count
    return False
