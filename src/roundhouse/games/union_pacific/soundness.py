"""Soundness: what must hold at every moment. The check after every action, and of a position set by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.union_pacific import network
from roundhouse.games.union_pacific.board import (
    CARDS,
    COMPANIES,
    DIVIDEND,
    DIVIDENDS,
    PACKAGE,
    SHARES,
    TYPES,
    UP,
)
from roundhouse.games.union_pacific.knowledge import SWAP, UNSEEN, fits
from roundhouse.games.union_pacific.phases import DRAWN, INVESTING, OPENING, TRAIN
from roundhouse.games.union_pacific.setup import unplaced_shares, unplaced_track
from roundhouse.kernel.chance import IMAGINE, chance
from roundhouse.kernel.errors import Flaw

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


def flaw(s: UnionPacificState) -> Flaw | None:
    """The first thing that does not add up, or None."""
    return (
        _cards(s) or _shares(s) or _deck(s) or _map(s) or _knowledge(s) or _track_knowledge(s) or _step(s) or _money(s)
    )


def _cards(s: UnionPacificState) -> Flaw | None:
    for counts in (s.cards, s.discards, s.scrapped, s.before, s.since):
        if min(counts) < 0:
            return Flaw("unsound-negative", PACKAGE, what="cards")
    for card, left in enumerate(unplaced_track(s)):
        if left:
            total = s.board.track_cards[card]
            return Flaw("unsound-cards", PACKAGE, card=s.board.card_ids[card], found=total - left, total=total)
    return None


def _shares(s: UnionPacificState) -> Flaw | None:
    for counts in (s.hand, s.table, s.row, s.removed, s.gone):
        if min(counts) < 0:
            return Flaw("unsound-negative", PACKAGE, what="shares")
    if s.up_stack < 0 or s.row[UP] or s.removed[UP]:
        return Flaw("unsound-up", PACKAGE)
    for share, left in enumerate(unplaced_shares(s)):
        if left:
            total = s.board.shares[share]
            return Flaw("unsound-shares", PACKAGE, share=s.board.share_ids[share], found=total - left, total=total)
    if sum(s.row) > 4 or max(s.row) > 3:
        return Flaw("unsound-row", PACKAGE)
    return None


def _deck(s: UnionPacificState) -> Flaw | None:
    inside = len([card for card in s.deck if card == DIVIDEND])
    if s.phase == OPENING:
        if inside or s.met or s.piles:
            return Flaw("unsound-opening-deck", PACKAGE)
        return None
    if inside + s.met != DIVIDENDS:
        return Flaw("unsound-dividend-cards", PACKAGE, found=inside + s.met, total=DIVIDENDS)
    top = 0
    for pile in range(0, len(s.piles), 2):
        size = s.piles[pile]
        held = len([card for card in s.deck[top : top + size] if card == DIVIDEND])
        top += size
        if size < 1 or held != s.piles[pile + 1]:
            return Flaw("unsound-piles", PACKAGE)
    return Flaw("unsound-piles", PACKAGE) if top != len(s.deck) else None


def _map(s: UnionPacificState) -> Flaw | None:
    """The map is what its trains make it: a second map, built train by train, must come out the same."""
    board = s.board
    for company in range(COMPANIES):
        placed = sum([s.own[company * TYPES + kind].bit_count() for kind in range(TYPES)])
        if placed + s.supply[company] != board.trains[company] or s.supply[company] < 0:
            facts = {"company": board.share_ids[company], "total": board.trains[company]}
            return Flaw("unsound-trains", PACKAGE, **facts)
    twin = s.clone()
    if not network.rebuild(twin):
        return Flaw("unsound-map", PACKAGE)
    if twin.spaces != s.spaces or twin.free != s.free or twin.near != s.near or twin.cities != s.cities:
        return Flaw("unsound-map", PACKAGE)
    return Flaw("unsound-dead", PACKAGE) if twin.dead != s.dead else None


def _knowledge(s: UnionPacificState) -> Flaw | None:
    """What all know of a hand is true of it."""
    rng = chance(0, IMAGINE)
    for seat in range(s.players):
        first = seat * SHARES
        held = [s.hand[first + share] + s.gone[first + share] for share in range(SHARES)]
        swaps = len([entry for entry in s.ledger[seat] if entry == SWAP])
        if not swaps == s.swaps[seat] == sum(s.gone[first : first + SHARES]):
            return Flaw("unsound-knowledge", PACKAGE, seat=seat)
        if not fits(s.ledger[seat], held, rng):
            return Flaw("unsound-knowledge", PACKAGE, seat=seat)
    return None


def _track_knowledge(s: UnionPacificState) -> Flaw | None:
    """What a hand held when the track deck was made anew, it has played since or holds still."""
    for card in range(CARDS):
        if sum(s.since[card::CARDS]) > s.discards[card] + s.scrapped[card]:
            return Flaw("unsound-track-knowledge", PACKAGE, card=s.board.card_ids[card])
    for index, count in enumerate(s.before):
        if count > s.since[index] + s.cards[index]:
            return Flaw("unsound-track-knowledge", PACKAGE, seat=index // CARDS, card=s.board.card_ids[index % CARDS])
    return None


def _step(s: UnionPacificState) -> Flaw | None:
    """The step under way fits its phase."""
    if not 0 <= s.turn < s.players or s.passes < 0:
        return Flaw("unsound-turn", PACKAGE, turn=s.turn)
    for seat in range(s.players):
        share = s.chosen[seat]
        if share >= 0 and (s.phase != OPENING or not s.hand[seat * SHARES + share]):
            return Flaw("unsound-step", PACKAGE, field="chosen")
    if s.phase == OPENING and min(s.chosen) >= 0:
        return Flaw("unsound-step", PACKAGE, field="chosen")
    if s.phase == TRAIN and (s.card < 0 or not s.cards[s.turn * CARDS + s.card]):
        return Flaw("unsound-step", PACKAGE, field="card")
    if (s.phase == DRAWN) != (s.drawn >= 0) and not s.over:
        return Flaw("unsound-step", PACKAGE, field="drawn")
    if s.phase == DRAWN and (not s.hand[s.turn * SHARES + s.drawn] or s.ledger[s.turn][-1] != UNSEEN):
        return Flaw("unsound-step", PACKAGE, field="drawn")
    laid = s.laid >= 0 and s.table[s.turn * SHARES + s.laid] >= s.laid_count >= 1
    if s.phase == INVESTING and not laid:
        return Flaw("unsound-step", PACKAGE, field="laid")
    if not s.over and any(not s.legal(actor) for actor in s.actors):
        return Flaw("unsound-stuck", PACKAGE)
    return None


def _money(s: UnionPacificState) -> Flaw | None:
    for holder, money in enumerate(s.money):
        if money != sum(s.earned[holder * SHARES : (holder + 1) * SHARES]):
            return Flaw("unsound-money", PACKAGE, seat=holder)
    if min(s.earned) < 0:
        return Flaw("unsound-negative", PACKAGE, what="earned")
    if s.over != (s.paid == s.payments) or not 0 <= s.paid <= s.payments:
        return Flaw("unsound-payments", PACKAGE, paid=s.paid, payments=s.payments)
    if s.paid > s.met and not s.over:
        return Flaw("unsound-payments", PACKAGE, paid=s.paid, payments=s.met)
    return None
