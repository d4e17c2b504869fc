"""Judging what a seat may do: each choice is tried on one outlook, its features measured, and taken back.

A choice is judged as it stands before the chance that follows it: a share drawn blind counts as the mean of all it may
be, and whoever draws from the deck may bring on a payment. Where neither chance nor a secret follows, the features are
those of the state after the action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.actions import (
    BLIND,
    BUILD,
    CARD,
    DISCARD,
    END,
    INVEST,
    KEEP,
    OPEN,
    SCRAP,
    STAY,
    SWAP,
    TAKE,
)
from roundhouse.games.union_pacific.board import SHARES, UP
from roundhouse.games.union_pacific.features import Outlook
from roundhouse.games.union_pacific.phases import DRAWN, INVESTING, SWAPPING, TRAIN, TURN
from roundhouse.games.union_pacific.whole_turn import (
    draw_from_deck,
    mean_of_unseen,
    with_new_card,
    with_rest,
    with_train,
)

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

ALIKE_AT_FIRST: Final = 4.0  # millions: before the others' first investments are seen a judgement is no finer


def measure_actions(s: UnionPacificState, seat: int, actions: list[int]) -> list[list[float]]:
    """The features of each choice; the state is changed on the way and is itself again at the end."""
    outlook = Outlook(s, seat)
    is_own = outlook.is_own
    rows: list[list[float]] = []
    for action in actions:
        rows.append(_tried(outlook, action))
        outlook.phase, outlook.is_own = s.phase, is_own
    return rows


def _tried(outlook: Outlook, action: int) -> list[float]:
    if action >= BUILD:
        return _build(outlook, action - BUILD)
    if action < SCRAP:
        return _lay(outlook, action - OPEN)
    if action < CARD:
        return _scrap(outlook, action - SCRAP)
    if action < INVEST:
        return _card(outlook, action - CARD)
    if action < DISCARD:
        return _invest(outlook, action - INVEST)
    if action < TAKE:
        outlook.is_own = False
        return outlook.features() if action == END else _without_card(outlook, action - DISCARD)
    if action < BLIND:
        return _take(outlook, action - TAKE)
    if action == BLIND:
        return mean_of_unseen(outlook, _take)
    if action == KEEP:
        outlook.phase = SWAPPING
        return outlook.features()
    outlook.is_own = False
    return outlook.features() if action == STAY else _swap(outlook, action - SWAP)


def _without_card(outlook: Outlook, card: int) -> list[float]:
    outlook.cards[card] -= 1
    features = outlook.features()
    outlook.cards[card] += 1
    return features


def _scrap(outlook: Outlook, card: int) -> list[float]:
    outlook.cards[card] -= 1
    features = with_new_card(outlook)
    outlook.cards[card] += 1
    return features


def _card(outlook: Outlook, card: int) -> list[float]:
    outlook.card = card
    outlook.phase = TRAIN
    features = with_rest(outlook)
    outlook.card = -1
    return features


def _invest(outlook: Outlook, share: int) -> list[float]:
    laid, laid_count, laid_too = outlook.laid, outlook.laid_count, outlook.laid_too
    if outlook.phase == DRAWN:
        outlook.phase = SWAPPING
    elif outlook.phase == TURN:
        outlook.phase = INVESTING
        outlook.laid, outlook.laid_count = share, 1
    elif share == laid:
        outlook.laid_count += 1
    else:
        outlook.laid_too = share
    features = _lay(outlook, share)
    outlook.laid, outlook.laid_count, outlook.laid_too = laid, laid_count, laid_too
    return features


def _lay(outlook: Outlook, share: int) -> list[float]:
    """A share goes from the hand to the table; a payment under way counts it."""
    money, kept = outlook.money, outlook.kept(share)
    outlook.held[share] -= 1
    outlook.mine[share] += 1
    outlook.look_at(share)
    outlook.look_at_money()
    features = with_rest(outlook)
    outlook.held[share] += 1
    outlook.mine[share] -= 1
    outlook.put_back(share, kept)
    outlook.money = money
    return features


def _build(outlook: Outlook, train: int) -> list[float]:
    outlook.cards[outlook.card] -= 1
    features = with_train(outlook, train)
    outlook.cards[outlook.card] += 1
    return features


def _take(outlook: Outlook, share: int) -> list[float]:
    outlook.phase = SWAPPING
    s = outlook.s
    slot = outlook.seat * SHARES + share
    from_stack = 1 if share == UP else 0
    s.hand[slot] += 1
    s.up_stack -= from_stack
    features = _with_shares(outlook, share, share)
    s.hand[slot] -= 1
    s.up_stack += from_stack
    if not from_stack:
        draw_from_deck(outlook, features)
    return features


def _with_shares(outlook: Outlook, one: int, other: int) -> list[float]:
    """The features once the hand holds another number of two sorts of shares."""
    if outlook.s.players == 2:  # the third holder's expectations change too, and with them everything
        fresh = Outlook(outlook.s, outlook.seat)
        fresh.phase, fresh.is_own = outlook.phase, outlook.is_own
        return fresh.features()
    first = outlook.seat * SHARES
    held, kept_one, kept_other = outlook.held[:], outlook.kept(one), outlook.kept(other)
    outlook.held[one], outlook.held[other] = outlook.s.hand[first + one], outlook.s.hand[first + other]
    outlook.look_at(one)
    outlook.look_at(other)
    features = outlook.features()
    outlook.held = held
    outlook.put_back(one, kept_one)
    outlook.put_back(other, kept_other)
    return features


def _swap(outlook: Outlook, share: int) -> list[float]:
    s = outlook.s
    first = outlook.seat * SHARES
    s.hand[first + share] -= 1
    s.gone[first + share] += 1
    s.hand[first + UP] += 1
    s.up_stack -= 1
    outlook.given_away += 1
    features = _with_shares(outlook, share, UP)
    outlook.given_away -= 1
    s.hand[first + share] += 1
    s.gone[first + share] -= 1
    s.hand[first + UP] -= 1
    s.up_stack += 1
    return features
