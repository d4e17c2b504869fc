"""Positions: the fields of a state as plain JSON, and what completes a position that does not say everything.

Every seat's row and every count uses the ids of the data; a deck is written from its top. Where a description is
silent the play is as at the start, dealt from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.union_pacific import network, setup
from roundhouse.games.union_pacific.board import (
    CARDS,
    COMPANIES,
    DIVIDEND,
    DIVIDENDS,
    PACKAGE,
    SHARES,
    TYPES,
    UP,
    Board,
)
from roundhouse.games.union_pacific.decks import piles_of, stacked
from roundhouse.games.union_pacific.knowledge import SHOWN, SWAP, UNSEEN
from roundhouse.games.union_pacific.phases import INVESTING, OPENING, PHASES, TRAIN, TURN
from roundhouse.kernel.description import (
    CountRows,
    Counts,
    Deck,
    Description,
    Each,
    Field,
    Id,
    Ids,
    MaybeId,
    Number,
    OwnField,
    list_of,
    lists_of,
    number_of,
    wrong,
)
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState
    from roundhouse.kernel.chance import Chance

DIVIDEND_ID: Final = "dividend"


def fields(board: Board) -> list[Field]:
    """The fields of a position, in the order they are read."""
    shares, cards = board.share_ids, board.card_ids
    return [
        Field("phase", Id(PHASES)),
        Field("turn", Number()),
        Field("passes", Number()),
        OwnField("trains", _all_trains, _read_trains),
        Field("cards", CountRows(cards)),
        Field("track_deck", Deck(cards)),
        Field("discards", Counts(cards)),
        Field("scrapped", Counts(cards)),
        Field("cards_before", CountRows(cards), "before"),
        Field("cards_since", CountRows(cards), "since"),
        Field("hands", CountRows(shares), "hand"),
        Field("table", CountRows(shares)),
        Field("row", Counts(shares)),
        Field("deck", Deck([*shares[:COMPANIES], DIVIDEND_ID])),
        OwnField("piles", written_piles, _read_piles),
        Field("up_stack", Number()),
        Field("removed", Counts(shares)),
        Field("swapped", CountRows(shares), "gone"),
        Field("known", Each(Ids(_entry_ids(shares))), "ledger"),
        Field("chosen", Each(MaybeId(shares))),
        Field("card", MaybeId(cards)),
        Field("drawn", MaybeId(shares)),
        Field("laid", MaybeId(shares)),
        Field("laid_count", Number()),
        Field("laid_too", MaybeId(shares)),
        Field("met", Number()),
        Field("paid", Number()),
        Field("earned", CountRows(shares)),
    ]


def _entry_ids(shares: list[str]) -> list[str]:
    """How the entries of a ledger are written, by their numbers; those that mean nothing are empty."""
    ids = [""] * (SHOWN + SHARES)
    for index, share in enumerate(shares):
        ids[index] = share
        ids[SHOWN + index] = f"shown {share}"
    ids[UNSEEN] = "?"
    ids[SWAP] = "swap"
    return ids


def trains_of(s: UnionPacificState, company: int) -> list[str]:
    """The sections with a train of the company, in the board's order."""
    placed: list[int] = []
    for kind in range(TYPES):
        sections = s.board.of_type[kind]
        left = s.own[company * TYPES + kind]
        index = 0
        while left:
            if left & 1:
                placed.append(sections[index])
            left >>= 1
            index += 1
    placed.sort()
    return [s.board.section_ids[section] for section in placed]


def _all_trains(s: UnionPacificState) -> dict[str, list[str]]:
    return {s.board.share_ids[company]: trains_of(s, company) for company in range(COMPANIES)}


def _read_trains(s: UnionPacificState, written: Any) -> None:
    """A company of which nothing is said has its first trains only (UP-2.1)."""
    board = s.board
    placed = lists_of("trains", written, board.share_ids[:COMPANIES], board.section_ids)
    for company in range(COMPANIES):
        sections = placed[company]
        if sections is None:
            sections = [section for owner, section in board.starts if owner == company]
        for section in sections:
            s.own[company * TYPES + board.type_of[section]] |= board.bit[section]
        s.supply[company] -= len(sections)


def written_piles(s: UnionPacificState) -> list[list[int]]:
    """Cards and dividend cards of each pile, from the top; a state keeps them flat, from the bottom."""
    return [[s.piles[pile], s.piles[pile + 1]] for pile in range(len(s.piles) - 2, -1, -2)]


def _read_piles(s: UnionPacificState, written: Any) -> None:
    s.piles = []
    for pair in list_of("piles", written)[::-1]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise wrong("piles")
        cards, dividends = number_of("piles", pair[0]), number_of("piles", pair[1])
        if dividends > cards:
            raise wrong("piles")
        s.piles += [cards, dividends]


# What a description leaves open ---------------------------------------------------------------------------------------


def complete(s: UnionPacificState, given: Description, rng: Chance) -> None:
    """The first seat, the map, the cards that lie nowhere yet, and all that follows from what is said."""
    first = rng.below(s.players)
    if not given.has("turn"):
        s.turn = first
    if s.turn >= s.players:
        raise wrong("turn")
    if not given.has("trains"):
        _read_trains(s, {})
    if not network.rebuild(s):
        raise BadPosition("position-map", PACKAGE)
    _complete_track(s, given, rng)
    _complete_shares(s, given, rng)
    known = s.ledger[:]
    for seat in range(s.players):
        setup.learn_hand(s, seat)
    if given.has("known"):
        s.ledger = known
    if s.laid >= 0 and not given.has("laid_count"):
        s.laid_count = 1
    if not given.has("paid"):
        s.paid = s.met
    s.money = [sum(s.earned[at : at + SHARES]) for at in range(0, len(s.earned), SHARES)]


def _complete_track(s: UnionPacificState, given: Description, rng: Chance) -> None:
    _refuse_overdraft(setup.unplaced_track(s), s.board.card_ids)
    if not given.has("track_deck"):
        empty = list(range(s.players)) if not given.has("cards") else []
        setup.deal_track(s, empty, 3, rng)
        if empty and s.phase in (TURN, TRAIN, INVESTING) and s.track_deck:
            s.cards[s.turn * CARDS + s.track_deck.pop()] += 1  # UP-3.1


def _complete_shares(s: UnionPacificState, given: Description, rng: Chance) -> None:
    _refuse_overdraft(setup.unplaced_shares(s), s.board.share_ids)
    stack = s.up_stack
    if not given.has("deck"):
        setup.deal_shares(s, list(range(s.players)) if not given.has("hands") else [], rng)
        if given.has("up_stack"):
            s.up_stack = stack
        _finish_deck(s, given, rng)
        return
    if not given.has("up_stack"):
        s.up_stack = setup.unplaced_shares(s)[UP]
    if not given.has("piles") and s.phase != OPENING and s.deck:
        s.piles = [len(s.deck), s.deck.count(DIVIDEND)]


def _finish_deck(s: UnionPacificState, given: Description, rng: Chance) -> None:
    """The row and the dividend cards, for a deck made of what was not placed."""
    if s.phase == OPENING:
        return
    while not given.has("row") and sum(s.row) < 4 and s.deck:
        share = s.deck.pop()
        s.row[share] += 1
        if s.row[share] == 4:  # UP-5.3
            s.row[share] = 0
            s.removed[share] += 4
    left = max(0, DIVIDENDS - s.met)
    if not given.has("piles"):
        s.piles = [len(s.deck) + left, left] if s.deck or left else []
        if left == DIVIDENDS and len(s.deck) >= 24:
            s.piles = piles_of(len(s.deck), s.even)
    if sum(s.piles[0::2]) != len(s.deck) + left or sum(s.piles[1::2]) != left:
        raise BadPosition("unsound-piles", PACKAGE)
    s.deck = stacked(s.deck, s.piles, rng)


def _refuse_overdraft(left: list[int], ids: list[str]) -> None:
    for index, count in enumerate(left):
        if count < 0:
            raise BadPosition("position-too-many", id=ids[index], excess=-count)
