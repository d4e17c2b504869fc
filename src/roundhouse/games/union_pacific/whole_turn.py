"""The rest of a turn as a seat would play it, so that a turn half made compares with every other way to use it.

A card to build with counts with the best train it can place and the best share to take; a share laid counts with those
that may be laid with it. What is best is what the weights say that judge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import COMPANIES, JOKER, SHARES, TYPES, UP
from roundhouse.games.union_pacific.features import CARD_USE, CLEARLY, HAND_NEXT, NAMES, NOTHING, Best, Outlook
from roundhouse.games.union_pacific.legal import open_to
from roundhouse.games.union_pacific.network import place
from roundhouse.games.union_pacific.phases import INVESTING, TRAIN, TURN
from roundhouse.games.union_pacific.timing import next_draw_pays

if TYPE_CHECKING:
    from collections.abc import Callable

    from roundhouse.games.union_pacific.state import UnionPacificState

BLINDLY: Final = SHARES  # a share to take that nobody has seen


def measure(s: UnionPacificState, seat: int) -> list[float]:
    return with_rest(Outlook(s, seat))


def with_rest(outlook: Outlook) -> list[float]:
    """The features once the seat has finished its turn, as far as that is a choice between building and investing."""
    if outlook.is_own and outlook.left > 0:
        if outlook.phase == TRAIN:
            return _with_card(outlook)
        if outlook.phase == INVESTING:
            return _with_more_laid(outlook)
        if outlook.phase == TURN:
            return _with_turn(outlook)
    return outlook.features()


# Building -------------------------------------------------------------------------------------------------------------


def _with_card(outlook: Outlook) -> list[float]:
    """The chosen card is spent on its best train, and the best share is taken."""
    train, value = NOTHING, 0.0
    for kind in range(TYPES):
        if outlook.card == kind or outlook.card == JOKER:
            best = _train_to_place(outlook, kind)
            if best.way >= 0 and (train < 0 or best.value > value + CLEARLY):
                train, value = best.way, best.value
    if train < 0:
        return outlook.features()
    outlook.cards[outlook.card] -= 1
    features = with_train(outlook, train)
    outlook.cards[outlook.card] += 1
    for index, gain in enumerate(_share_to_take(outlook)):
        features[index] += gain
    return features


def _train_to_place(outlook: Outlook, kind: int) -> Best:
    """The best train on a type of track; the same for every card."""
    best = outlook.trains[kind]
    if best is None:
        s = outlook.s
        best = outlook.trains[kind] = Best(outlook)
        for company in s.board.users[kind]:
            can = open_to(s, company, kind)
            while can:
                lowest = can & -can
                train = company * s.board.sections + s.board.of_type[kind][lowest.bit_length() - 1]
                best.offer(train, with_train(outlook, train))
                can ^= lowest
    return best


def with_train(outlook: Outlook, train: int) -> list[float]:
    """The features once a company has a train more in a section."""
    s = outlook.s
    company, section = train // s.board.sections, train % s.board.sections
    kind = s.board.type_of[section]
    first = company * TYPES
    near = s.near[first : first + TYPES]
    cities, own, free, dead = s.cities[company], s.own[first + kind], s.free[kind], s.dead
    kept, room, kinds = outlook.kept(company), outlook.room[:], outlook.kinds[:]
    place(s, company, section)
    outlook.look_at(company)
    outlook.look_at_network(company)
    for other in s.board.users[kind]:  # whoever could build there has less room
        if s.near[other * TYPES + kind] & s.board.bit[section]:
            outlook.look_at_network(other)
    features = outlook.features()
    s.supply[company] += 1
    s.spaces[section] += 1
    for each in range(TYPES):
        s.near[first + each] = near[each]
    s.cities[company], s.own[first + kind], s.free[kind], s.dead = cities, own, free, dead
    outlook.put_back(company, kept)
    outlook.room, outlook.kinds = room, kinds
    return features


def _share_to_take(outlook: Outlook) -> list[float]:
    """What the best share on offer adds to each feature; the same for every train."""
    if not outlook.to_take:
        s = outlook.s
        before = outlook.features()
        best = Best(outlook)
        for share in range(COMPANIES):
            if s.row[share]:
                best.offer(share, _with_share(outlook, share))
        if s.up_stack:
            best.offer(UP, _with_share(outlook, UP))
        if s.deck:
            best.offer(BLINDLY, mean_of_unseen(outlook, _with_share))
        taken = best.features or before
        outlook.to_take = [taken[index] - before[index] for index in range(len(before))]
    return outlook.to_take


def _with_share(outlook: Outlook, share: int) -> list[float]:
    """The features once a share is taken, a third holder's expectations left as they are."""
    kept = outlook.kept(share)
    outlook.held[share] += 1
    outlook.look_at(share)
    features = outlook.features()
    outlook.held[share] -= 1
    outlook.put_back(share, kept)
    if share != UP:
        draw_from_deck(outlook, features)
    return features


def draw_from_deck(outlook: Outlook, features: list[float]) -> None:
    """The row is refilled from the deck, or the share comes from there: that may bring on the next payment."""
    features[HAND_NEXT] *= 1.0 - next_draw_pays(outlook.s.piles)


def mean_of_unseen(outlook: Outlook, measured: Callable[[Outlook, int], list[float]]) -> list[float]:
    """The mean of what may be drawn, by how many of each company the seat has not seen."""
    features = [0.0] * len(NAMES)
    unseen = _unseen(outlook)
    total = sum(unseen)
    if not total:
        return outlook.features()
    for share in range(COMPANIES):
        if unseen[share]:
            for index, feature in enumerate(measured(outlook, share)):
                features[index] += feature * unseen[share] / total
    return features


def _unseen(outlook: Outlook) -> list[int]:
    s = outlook.s
    counts: list[int] = []
    for share in range(COMPANIES):
        gone = s.gone[outlook.seat * SHARES + share]
        count = s.board.shares[share] - s.row[share] - s.removed[share] - outlook.held[share] - gone
        for holder in range(0, len(s.table), SHARES):
            count -= s.table[holder + share]
        counts.append(count)
    return counts


# Investing ------------------------------------------------------------------------------------------------------------


def _with_more_laid(outlook: Outlook) -> list[float]:
    """UP-6.1, UP-6.2: nothing more, all the others of the same company, or one of another."""
    best = Best(outlook)
    best.offer(NOTHING, outlook.features())
    if outlook.laid_too < 0:
        same = outlook.held[outlook.laid]
        if same:
            best.offer(outlook.laid, _with_laid(outlook, outlook.laid, same))
        if outlook.laid_count == 1:
            other = _other_to_lay(outlook)
            if other >= 0:
                best.offer(other, _with_laid(outlook, other, 1))
    return best.features


def _other_to_lay(outlook: Outlook) -> int:
    best, most = NOTHING, 0.0
    for share in range(SHARES):
        if outlook.held[share] and share != outlook.laid:
            gain = outlook.lay_next[share] + outlook.lay_later[share]
            if best < 0 or gain > most:
                best, most = share, gain
    return best


def _with_laid(outlook: Outlook, share: int, count: int) -> list[float]:
    kept = outlook.kept(share)
    outlook.held[share] -= count
    outlook.mine[share] += count
    outlook.look_at(share)
    features = outlook.features()
    outlook.held[share] += count
    outlook.mine[share] -= count
    outlook.put_back(share, kept)
    return features


# A whole turn ---------------------------------------------------------------------------------------------------------


def _with_turn(outlook: Outlook) -> list[float]:
    """Nothing is chosen yet: the best of all that could be done."""
    best = Best(outlook)
    best.offer(NOTHING, outlook.features())
    for card in range(TYPES + 1):
        if outlook.cards[card]:
            outlook.card = card
            best.offer(card, _with_card(outlook))
    outlook.card = -1
    outlook.phase = INVESTING
    for share in range(SHARES):
        if outlook.held[share]:
            best.offer(share, _with_laid(outlook, share, outlook.held[share]))
    outlook.phase = TURN
    return best.features


def with_new_card(outlook: Outlook) -> list[float]:
    """UP-3.3: a dead card is replaced, by one that is as useful as any on average."""
    features = with_rest(outlook)
    features[CARD_USE] += sum(outlook.use_of_types()) / TYPES
    return features
