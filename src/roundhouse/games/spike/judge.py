"""Judging what a seat may do: each choice by the state it leads to, a line by the best way to build it.

A choice is judged as it stands before the chance that follows it: a card from the deck is the mean of all it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import BUILD, DECK, DRAW, GIVE, HOLD, KEEP, LAY, LINE, PLACE, SIDE, STOP, UPGRADE
from roundhouse.games.spike.board import CITIES, GOODS, SUITS, TENDER
from roundhouse.games.spike.features import CARDS, CONTRACTS, NAMES, ROUTE
from roundhouse.games.spike.network import settle_in
from roundhouse.games.spike.offers import Offer, offers
from roundhouse.games.spike.outlook import Outlook, hand_of
from roundhouse.games.spike.phases import BUILD as BUILDING, DRAW as DRAWING, LAY as LAYING, PAY as PAYING
from roundhouse.games.spike.setup import all_cards
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

LOOKED_AT: Final = 3  # of the cheapest ways to build a line
NEXT_CARD: Final = 0.95  # what a card still to be drawn is worth beside one in hand


def measure(s: SpikeState, seat: int) -> list[float]:
    if s.start[seat] < 0:
        return _before_start(s, seat)
    more = float(s.parts(seat, TENDER) - s.taken) * NEXT_CARD if s.phase == DRAWING and seat == s.turn else 0.0
    return Outlook(s, seat).features(hand_of(s, seat), more)


def measure_actions(s: SpikeState, seat: int, actions: list[int], weights: list[float]) -> list[list[float]]:
    """The features of each choice."""
    outlook: Outlook | None = None
    rows: list[list[float]] = []
    for action in actions:
        if action < HOLD:
            rows.append(_set_up(s, seat, action))
        elif DRAW <= action < LINE:
            if outlook is None:
                outlook = Outlook(s, seat)
            rows.append(_draw(outlook, action))
        elif LINE <= action < UPGRADE:
            rows.append(_build(s, seat, action, weights))
        else:
            rows.append(_after(s, seat, [action]))
    return rows


def _after(s: SpikeState, seat: int, actions: list[int]) -> list[float]:
    """The features once these actions are done; none of them meets chance."""
    twin = s.clone()
    for action in actions:
        twin.perform(seat, action, None)
    return Outlook(twin, seat).features(hand_of(twin, seat), 0.0)


# Setting up -----------------------------------------------------------------------------------------------------------


def _before_start(s: SpikeState, seat: int) -> list[float]:
    """Without a network: what contracts and the route promise by themselves, and the cards in hand."""
    found = [0.0] * len(NAMES)
    for good in range(GOODS):
        if s.holder[good] == seat and (s.chosen[good] or s.advanced):
            found[CONTRACTS] += promise(s, good, s.contract[good])
    if s.route[seat] >= 0:
        found[ROUTE] = route_promise(s, s.route[seat])
    for count in hand_of(s, seat):
        found[CARDS] += 0.62 * count + (0.1 if count > 1 else 0.0)
    return found


def promise(s: SpikeState, good: int, contract: int) -> float:
    """A contract's best haul, its payout less what the way costs."""
    best = 0.0
    for city in range(CITIES):
        pays = s.board.pays[contract * CITIES + city]
        for start in range(CITIES):
            if pays and s.board.supplied[good] & s.board.bit[start]:
                best = max(best, pays - 0.9 * s.board.apart[start * CITIES + city])
    return best


def route_promise(s: SpikeState, route: int) -> float:
    """A route's values, each less what the way from its start costs."""
    total = 0.0
    for city in range(CITIES):
        value = s.board.values[route * CITIES + city]
        if value:
            total += max(0.0, value - 0.35 * s.board.apart[route * CITIES + city])
    return total


def _set_up(s: SpikeState, seat: int, action: int) -> list[float]:
    twin = s.clone()
    if action < GIVE:
        contract = action - SIDE
        good = contract // 2 // (len(s.board.card_ids) // GOODS)
        twin.contract[good] = contract
    elif action < KEEP:
        twin.hand[seat * SUITS + action - GIVE] -= 1
    elif action < PLACE:
        twin.route[seat] = action - KEEP
    else:
        settle_in(twin, seat, action - PLACE)
    return measure(twin, seat)


# Drawing --------------------------------------------------------------------------------------------------------------


def _draw(outlook: Outlook, action: int) -> list[float]:
    """A card taken, and those that can be taken after it."""
    s, seat = outlook.s, outlook.seat
    hand = hand_of(s, seat)
    if action == STOP:
        return outlook.features(hand, 0.0)
    more = NEXT_CARD * (s.parts(seat, TENDER) - s.taken - 1)
    if action == DECK:
        return _unseen_card(outlook, hand, more)
    hand[action - DRAW] += 1
    return outlook.features(hand, more)


def _unseen_card(outlook: Outlook, hand: list[int], more: float) -> list[float]:
    """The mean over the suits, by how many of each the seat has not seen."""
    s = outlook.s
    total = 0
    mean = [0.0] * len(NAMES)
    for suit in range(SUITS):
        unseen = all_cards(s)[suit] - s.row[suit] - s.discards[suit] - hand[suit]
        if unseen > 0:
            hand[suit] += 1
            features = outlook.features(hand, more)
            hand[suit] -= 1
            total += unseen
            for index in range(len(NAMES)):
                mean[index] += unseen * features[index]
    return [each / total for each in mean] if total else outlook.features(hand, more)


# Building -------------------------------------------------------------------------------------------------------------


class Best:
    """The best of several ways to go on, and its features."""

    def __init__(self, actions: list[int], features: list[float], value: float) -> None:
        self.actions = actions
        self.features = features
        self.value = value


def best_build(s: SpikeState, seat: int, city: int, weights: list[float]) -> Best:
    """The best of the cheapest ways to build a line to a city from here on."""
    best = Best([], [], 0.0)
    for offer in _worth_a_look(offers(s, seat, city)):
        features = _after(s, seat, offer.actions)
        value = weighted(weights, features)
        if not best.actions or value > best.value:
            best = Best(offer.actions, features, value)
    return best


def _worth_a_look(found: list[Offer]) -> list[Offer]:
    """The cheapest offers, different in what is discarded."""
    kept: list[Offer] = []
    seen: set[int] = set()
    for offer in found:
        if len(kept) < LOOKED_AT and offer.cards not in seen:
            seen.add(offer.cards)
            kept.append(offer)
    return kept


def _build(s: SpikeState, seat: int, action: int, weights: list[float]) -> list[float]:
    if action >= BUILD:
        return _after(s, seat, [action])
    if action < LAY:
        return best_build(s, seat, action - LINE, weights).features
    twin = s.clone()
    twin.perform(seat, action, None)
    return best_build(twin, seat, s.target, weights).features


def advice(s: SpikeState, seat: int, weights: list[float]) -> list[int]:
    """The rest of a line that is being chosen; [] otherwise."""
    if s.over or seat != s.turn or s.phase not in (LAYING, PAYING, BUILDING):
        return []
    return best_build(s, seat, s.target, weights).actions


def gains(s: SpikeState, seat: int, actions: list[int]) -> list[int]:
    """What these actions bring to every seat in money; the last of them may meet chance, which pays nothing."""
    twin = s.clone()
    for action in actions[:-1]:
        twin.perform(seat, action, None)
    if actions[-1] not in range(DRAW, LINE) and not twin.over:
        twin.perform(seat, actions[-1], None)
    return [twin.money[each] - s.money[each] for each in range(s.players)]
