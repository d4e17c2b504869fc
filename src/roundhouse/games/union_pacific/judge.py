"""A quick estimate for bots and hints: the money a seat may expect from the payments to come, against the others'.

Shares on the table count fully. Shares in hand count as far as there is likely to be time to lay them: the nearer the
next dividend card, the less they are worth there. What a turn still promises (a train to place, a share to take)
counts too, so that a half-made turn compares fairly with a finished one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import COMPANIES, JOKER, SHARES, TYPES, UP
from roundhouse.games.union_pacific.decks import piles_of
from roundhouse.games.union_pacific.legal import open_to
from roundhouse.games.union_pacific.phases import OPENING, SHARE, TRAIN
from roundhouse.games.union_pacific.scoring import UP_PLACES, value
from roundhouse.kernel.game import Hint

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

IN_HAND: Final = 0.95  # how much of a share in hand comes to count if there is all the time in the world
STAKE: Final = 0.6  # what a company's whole stock is worth over its places now, as a part of its value
SMALL: Final = 5.0  # added to a company's stock, so that a share of a small one is not everything
STOCK: Final = 0.45
SHARE_TO_COME: Final = 1.6  # what taking a share at the end of a build is worth, a payment
WORLDS: Final = 8  # states a hint is weighed in: the luck of a single draw should not decide it


def judge(s: UnionPacificState, seat: int) -> float:
    """Expected money above the mean of the others."""
    ahead = _above(s.money[seat], sum(s.money[: s.players]), s.players)
    left = s.payments - s.paid
    if left <= 0:
        return ahead
    need = _turns_to_lay(s, seat)
    soon = IN_HAND * _in_time(s, need, 1) * (1.0 - _hazard(s))
    later = IN_HAND * _in_time(s, need, left)
    estimate = ahead
    for share in range(COMPANIES):
        estimate += _company(s, seat, share, value(s, share), soon, later, left - 1)
    estimate += _union_pacific(s, seat, soon, later)
    if s.turn == seat and s.phase != OPENING:
        estimate += _promise(s, seat, left)
    return estimate


def hint(s: UnionPacificState, seat: int) -> Hint | None:
    """The turn of which the estimate is best action by action, as far as it hangs on nothing that is yet to be seen."""
    if seat not in s.actors:
        return None
    worlds = [s.imagine(seat, seed) for seed in range(WORLDS)]
    actions: list[int] = []
    while seat in worlds[0].actors and worlds[0].seal == s.seal:
        action = _best(worlds, seat)
        actions.append(action)
        for world in worlds:
            world.apply(seat, action)
    return Hint(actions, [], False)


def _best(worlds: list[UnionPacificState], seat: int) -> int:
    best, most = -1, 0.0
    for action in worlds[0].legal(seat):
        estimate = 0.0
        for world in worlds:
            twin = world.clone()
            twin.apply(seat, action)
            estimate += judge(twin, seat)
        if best < 0 or estimate >= most:  # of equals the later: to leave it alone stands behind all that could be done
            best, most = action, estimate
    return best


def _turns_to_lay(s: UnionPacificState, seat: int) -> float:
    """How many turns it takes to lay the whole hand: a turn for each company, or for two single shares."""
    need = 0.0
    for share in range(SHARES):
        held = _held(s, seat, share)
        if held:
            need += 0.5 if held == 1 else 1.0
    return need


def _in_time(s: UnionPacificState, need: float, dividends: int) -> float:
    """How much of a hand that needs so many turns is likely laid before so many more dividend cards have come."""
    cards = 0.0
    piles = _piles(s)
    at = len(piles) - 2
    while at >= 0 and dividends > 0:
        size, inside = piles[at], piles[at + 1]
        if inside < dividends:
            cards += size
            dividends -= inside
        else:
            cards += dividends * (size + 1) / (inside + 1)
            dividends = 0
        at -= 2
    turns = cards / s.players
    return turns / (turns + need) if need else 1.0


def _piles(s: UnionPacificState) -> list[int]:
    """The piles of the deck; before the first investment, those it will have once four shares are turned up."""
    return piles_of(len(s.deck) - 4, s.even) if s.phase == OPENING else s.piles


def _laid(s: UnionPacificState, seat: int, share: int) -> int:
    """The seat's shares on the table, with the one it has chosen for its first investment."""
    return s.table[seat * SHARES + share] + (s.chosen[seat] == share)


def _held(s: UnionPacificState, seat: int, share: int) -> int:
    return s.hand[seat * SHARES + share] - (s.chosen[seat] == share)


def _above(mine: float, total: float, players: int) -> float:
    return mine - (total - mine) / (players - 1)


def _hazard(s: UnionPacificState) -> float:
    """How likely a dividend card comes up before this seat's next turn."""
    need = s.players
    risk = 0.0
    piles = _piles(s)
    at = len(piles) - 2
    while at >= 0 and need > 0:
        size = piles[at]
        met = min(1.0, min(need, size) * piles[at + 1] / max(1, size))
        risk += (1.0 - risk) * met
        need -= size
        at -= 2
    return risk


def _company(
    s: UnionPacificState, seat: int, share: int, worth: int, soon: float, later: float, payments: int
) -> float:
    mine = _laid(s, seat, share)
    held = _held(s, seat, share)
    most = rivals = second = seconds = 0
    for first in range(0, s.players * SHARES, SHARES):
        count = s.table[first + share]
        if first != seat * SHARES and count:
            if count > most:
                second, seconds = most, rivals
                most, rivals = count, 1
            elif count == most:
                rivals += 1
            elif count > second:
                second, seconds = count, 1
            elif count == second:
                seconds += 1
    now = _dividend(worth, mine, most, rivals, second, seconds)
    then = now
    if held:
        then = _dividend(worth, mine + held, most, rivals, second, seconds)
    total = worth + worth // 2 if mine or most else 0
    total_then = worth + worth // 2 if mine or most or held else 0
    next_payment = now + (then - now) * soon
    following = now + (then - now) * later
    all_next = total + (total_then - total) * soon
    all_following = total + (total_then - total) * later
    estimate = _above(next_payment, all_next, s.players) + _above(following, all_following, s.players) * payments
    stake = (mine + held * later) / (SMALL + STOCK * s.board.shares[share])
    return estimate + STAKE * worth * stake * (1 + payments)


def _dividend(worth: int, mine: int, most: int, rivals: int, second: int, seconds: int) -> float:
    """What a company pays a seat with so many shares, the others having so many at most and second most."""
    if mine == 0:
        return 0.0
    half = worth // 2
    if most == 0:
        return float(worth + half)
    if mine > most:
        return float(worth)
    if mine == most:
        return (worth + half) / (rivals + 1)
    if rivals > 1 or mine < second:
        return 0.0
    return float(half) if mine > second else half / (seconds + 1)


def _union_pacific(s: UnionPacificState, seat: int, soon: float, later: float) -> float:
    estimate = 0.0
    mine = _laid(s, seat, UP)
    held = _held(s, seat, UP)
    for payment in range(s.paid, s.payments):
        places = UP_PLACES[3 if payment + 1 == s.payments else payment]
        weight = soon if payment == s.paid else later
        now, total = _place(s, seat, mine, places)
        then, total_then = _place(s, seat, mine + held, places)
        estimate += _above(now + (then - now) * weight, total + (total_then - total) * weight, s.players)
    stake = (mine + held * later) / s.board.shares[UP]
    return estimate + STAKE * stake * 10 * (s.payments - max(1, s.paid))


def _place(s: UnionPacificState, seat: int, mine: int, places: list[int]) -> tuple[float, float]:
    """What the Union Pacific pays a seat with so many shares, and what it pays to all."""
    above = equals = holders = 0
    for first in range(0, s.players * SHARES, SHARES):
        if first != seat * SHARES:
            count = s.table[first + UP]
            above += count > mine
            equals += count == mine
            holders += count > 0
    total = sum(places[: holders + (mine > 0)])
    if mine == 0:
        return 0.0, float(total)
    return sum(places[above : above + equals + 1]) / (equals + 1), float(total)


def _promise(s: UnionPacificState, seat: int, left: int) -> float:
    """What the rest of the seat's own turn is still worth."""
    if s.phase == TRAIN:
        return _best_train(s, seat) * left + SHARE_TO_COME
    if s.phase == SHARE:
        return SHARE_TO_COME
    return 0.0


def _best_train(s: UnionPacificState, seat: int) -> float:
    """A payment's gain from the best train the chosen card can place."""
    best = 0.0
    for company in range(COMPANIES):
        can = 0
        for kind in range(TYPES):
            if s.card == JOKER or s.card == kind:
                can |= open_to(s, company, kind)
        if can:
            worth = value(s, company)
            gain = _company(s, seat, company, worth + 2, 0.5, 0.5, 0) - _company(s, seat, company, worth, 0.5, 0.5, 0)
            best = max(best, gain / 2)
    return best
