"""Judging what a seat may do: each choice by the state it leads to, a line by the best way to build it.

A choice is judged as it stands before the chance that follows it: a card from the deck is the mean of all it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.actions import (
    BUILD,
    CARGO,
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
    MOVE,
    PASS,
    PLACE,
    SIDE,
    STOP,
    UNLOAD,
    UPGRADE,
)
from roundhouse.games.spike.board import CITIES, GOODS, SUITS, TENDER
from roundhouse.games.spike.features import CARDS, CONTRACTS, NAMES, ROUTE, TRAIN
from roundhouse.games.spike.legal.cargo import can_load
from roundhouse.games.spike.network import settle_in
from roundhouse.games.spike.offers import offers
from roundhouse.games.spike.outlook import Outlook, hand_of, turns_left
from roundhouse.games.spike.paying import unpacked
from roundhouse.games.spike.phases import ACTION, BUILD as BUILDING, DRAW as DRAWING, LAY as LAYING, PAY as PAYING
from roundhouse.games.spike.reach import Reach
from roundhouse.games.spike.scoring import ON_CONTRACT
from roundhouse.games.spike.setup import all_cards
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

LINES: Final = 3  # to a city that are looked at, the cheapest
WAYS: Final = 3  # to pay for each of them
NEXT_CARD: Final = 0.95  # what a card still to be drawn is worth beside one in hand
AIMLESS: Final = 20.0  # an action that makes nothing better: who has nothing left to do draws, and the game ends
RESTLESS: Final = 0.01  # a free move that brings nothing: the train waits where it is
LATE: Final = 4.0  # turns left for which nobody buys a tender or a freight car
WASTED: Final = 100.0  # what nobody would do
BY_ITSELF: Final = 0.3  # of what a route promises, wherever one starts
CARD_BEFORE: Final = 0.5  # what a card is worth before there is a network
PAIR_BEFORE: Final = 0.1  # and a second one of its suit


def measure(s: SpikeState, seat: int) -> list[float]:
    if s.start[seat] < 0:
        return _before_start(s, seat)
    left = float(s.parts(seat, TENDER) - s.taken) if s.phase == DRAWING and seat == s.turn else 0.0
    return Outlook(s, seat, turns_left(s, left), None).features(hand_of(s, seat), left * NEXT_CARD)


def measure_actions(s: SpikeState, seat: int, actions: list[int], weights: list[float]) -> list[list[float]]:
    """The features of each choice."""
    looks = Looks(s, seat, weights)
    return [looks.at(action) for action in actions]


class Looks:
    """One state with what several of its choices need to know."""

    def __init__(self, s: SpikeState, seat: int, weights: list[float]) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.reach: Reach | None = None
        self.drawing: Outlook | None = None
        self.starts: list[Outlook] = []
        self.value: float | None = None

    def at(self, action: int) -> list[float]:
        s, seat = self.s, self.seat
        if GIVE <= action < PLACE:
            return self._before_placing(action)
        if action < HOLD:
            return _set_up(s, seat, action)
        if DRAW <= action < LINE:
            if self.drawing is None:
                more = float(s.parts(seat, TENDER) - s.taken)
                self.drawing = Outlook(s, seat, turns_left(s, more), self._reach())
            if action == STOP:
                return self._stop(self.drawing)
            return _draw(self.drawing, action)
        if LINE <= action < UPGRADE:
            return _build(s, seat, action, self.weights)
        if UNLOAD <= action < DELIVER:
            return self._unload(action - UNLOAD)
        if CARGO <= action < END and s.phase == ACTION:
            return self._before_action([action])
        features = self._after(action)
        moves = MOVE <= action < DRAW
        if moves and s.phase != ACTION:
            features[CONTRACTS] -= RESTLESS
        elif moves or UPGRADE <= action < PASS:
            if weighted(self.weights, features) <= self._as_it_is():
                features[CONTRACTS if moves else TRAIN] -= AIMLESS
            elif action >= UPGRADE + TENDER and turns_left(s, 0.0) < LATE:
                features[TRAIN] -= AIMLESS
        return features

    def _before_placing(self, action: int) -> list[float]:
        """A card given away or a route kept: with the best start there is then."""
        s, seat = self.s, self.seat
        hand = hand_of(s, seat)
        if action < KEEP:
            hand[action - GIVE] -= 1
        if not self.starts or action >= KEEP:
            self.starts = _starts(s, seat, action - KEEP if action >= KEEP else -1)
        best: list[float] = []
        for outlook in self.starts:
            features = outlook.features(hand, 0.0)
            if not best or weighted(self.weights, features) > weighted(self.weights, best):
                best = features
        if action >= KEEP:
            best[ROUTE] += BY_ITSELF * route_promise(s, action - KEEP)
        return best

    def _as_it_is(self) -> float:
        """The value of the state before any choice."""
        if self.value is None:
            outlook = Outlook(self.s, self.seat, turns_left(self.s, 0.0), self._reach())
            self.value = weighted(self.weights, outlook.features(hand_of(self.s, self.seat), 0.0))
        return self.value

    def _reach(self) -> Reach:
        if self.reach is None:
            self.reach = Reach(self.s, self.seat)
        return self.reach

    def _after(self, action: int) -> list[float]:
        """The features once an action is done that leaves the tracks as they are and meets no chance."""
        twin = self.s.clone()
        if action == STOP:
            twin.taken = 0
        else:
            twin.perform(self.seat, action, None)
        return Outlook(twin, self.seat, turns_left(twin, 0.0), self._reach()).features(hand_of(twin, self.seat), 0.0)

    def _stop(self, now: Outlook) -> list[float]:
        """To draw no more saves time, which is of use to whoever can still build or deliver."""
        features = self._after(STOP)
        if not now.builds and not now.plan.hauls:
            features[CARDS] -= AIMLESS
        return features

    def _before_action(self, actions: list[int]) -> list[float]:
        """What can be done with cargo before the action costs nothing: with the best that can be done then."""
        twin = self.s.clone()
        for action in actions:
            twin.perform(self.seat, action, None)
        looks = Looks(twin, self.seat, self.weights)
        looks.reach = self._reach()
        best: list[float] = []
        for each in twin.legal(self.seat):
            if not UNLOAD <= each < DELIVER:
                features = looks.at(each)
                if not best or weighted(self.weights, features) > weighted(self.weights, best):
                    best = features
        return best

    def _unload(self, good: int) -> list[float]:
        """Unloading makes room for what this city supplies, or it is good for nothing."""
        s, seat = self.s, self.seat
        city = s.standing_in(seat)
        other = s.board.good_of[city] if city >= 0 else good
        if other != good and s.holder[other] == seat and s.cargo[other] == ON_CONTRACT and not can_load(s, seat, other):
            steps = [UNLOAD + good, LOAD + other]
            if s.phase == ACTION:
                return self._before_action(steps)
            twin = s.clone()
            for action in steps:
                twin.perform(seat, action, None)
            outlook = Outlook(twin, seat, turns_left(twin, 0.0), self._reach())
            return outlook.features(hand_of(twin, seat), 0.0)
        features = self._after(UNLOAD + good)
        features[CONTRACTS] -= WASTED
        return features


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
        found[CARDS] += CARD_BEFORE * count + (PAIR_BEFORE if count > 1 else 0.0)
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
    else:
        settle_in(twin, seat, action - PLACE)
    return measure(twin, seat)


def _starts(s: SpikeState, seat: int, route: int) -> list[Outlook]:
    """What a seat could hope for with this route from each city."""
    found: list[Outlook] = []
    for city in range(CITIES):
        twin = s.clone()
        twin.route[seat] = route
        settle_in(twin, seat, city)
        found.append(Outlook(twin, seat, turns_left(twin, 0.0), None))
    return found


# Drawing --------------------------------------------------------------------------------------------------------------


def _draw(outlook: Outlook, action: int) -> list[float]:
    """A card taken, and those that can be taken after it."""
    s, seat = outlook.s, outlook.seat
    hand = hand_of(s, seat)
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
    lines: list[list[int]] = []
    outlooks: list[Outlook] = []
    ways: list[int] = []
    hand = hand_of(s, seat)
    for offer in offers(s, seat, city):
        at = lines.index(offer.line) if offer.line in lines else -1
        if at < 0:
            if len(lines) == LINES:
                continue
            twin = s.clone()
            for action in offer.actions:
                twin.perform(seat, action, None)
            at = len(lines)
            lines.append(offer.line)
            outlooks.append(Outlook(twin, seat, turns_left(twin, 0.0), None))
            ways.append(0)
        if ways[at] < WAYS:
            ways[at] += 1
            cards = unpacked(offer.cards)
            features = outlooks[at].features([hand[suit] - cards[suit] for suit in range(SUITS)], 0.0)
            value = weighted(weights, features)
            if not best.actions or value > best.value:
                best = Best(offer.actions, features, value)
    return best


def _build(s: SpikeState, seat: int, action: int, weights: list[float]) -> list[float]:
    if action < LAY:
        return best_build(s, seat, action - LINE, weights).features
    if action >= BUILD:
        return best_build(s, seat, s.target, weights).features
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
