"""Positions: the whole state as plain JSON, and a state from such a description.

Every seat's row and every count uses the ids of the data; a deck is written from its top. Where a description is
silent the play is as at the start, dealt from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.union_pacific import network, setup
from roundhouse.games.union_pacific.board import CARDS, COMPANIES, DIVIDEND, DIVIDENDS, PACKAGE, SHARES, TYPES, UP
from roundhouse.games.union_pacific.decks import piles_of, stacked
from roundhouse.games.union_pacific.knowledge import SHOWN, SWAP, UNSEEN
from roundhouse.games.union_pacific.phases import INVESTING, OPENING, PHASES, TRAIN, TURN
from roundhouse.kernel.chance import PLAY, SETUP, Chance, chance
from roundhouse.kernel.description import Description, counted, rows
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

DIVIDEND_ID: Final = "dividend"
FIELDS: Final = frozenset(
    {
        "game", "players", "options", "seed", "phase", "over", "turn", "passes", "seal", "trains", "cards",
        "track_deck", "discards", "scrapped", "cards_before", "cards_since", "hands", "table", "row", "deck",
        "piles", "up_stack", "removed", "swapped", "known", "chosen", "card", "drawn", "laid", "laid_count",
        "laid_too", "met", "paid", "earned", "random",
    }
)  # fmt: skip


# Writing --------------------------------------------------------------------------------------------------------------


def write(s: UnionPacificState) -> dict[str, Any]:
    """The state in full. Every key may be left out again when it is read."""
    board = s.board
    deck_ids = [*board.share_ids[:COMPANIES], DIVIDEND_ID]
    return {
        "game": "union-pacific",
        "players": s.players,
        "options": s.options,
        "phase": PHASES[s.phase],
        "over": s.over,
        "turn": s.turn,
        "passes": s.passes,
        "seal": s.seal,
        "trains": {board.share_ids[c]: trains_of(s, c) for c in range(COMPANIES)},
        "cards": rows(s.cards, board.card_ids),
        "track_deck": [board.card_ids[card] for card in reversed(s.track_deck)],
        "discards": counted(s.discards, board.card_ids),
        "scrapped": counted(s.scrapped, board.card_ids),
        "cards_before": rows(s.before, board.card_ids),
        "cards_since": rows(s.since, board.card_ids),
        "hands": rows(s.hand, board.share_ids),
        "table": rows(s.table, board.share_ids),
        "row": counted(s.row, board.share_ids),
        "deck": [deck_ids[card] for card in reversed(s.deck)],
        "piles": [[s.piles[at], s.piles[at + 1]] for at in range(len(s.piles) - 2, -1, -2)],
        "up_stack": s.up_stack,
        "removed": counted(s.removed, board.share_ids),
        "swapped": rows(s.gone, board.share_ids),
        "known": [[_entry(s, entry) for entry in ledger] for ledger in s.ledger],
        "chosen": [_name(board.share_ids, share) for share in s.chosen],
        "card": _name(board.card_ids, s.card),
        "drawn": _name(board.share_ids, s.drawn),
        "laid": _name(board.share_ids, s.laid),
        "laid_count": s.laid_count,
        "laid_too": _name(board.share_ids, s.laid_too),
        "met": s.met,
        "paid": s.paid,
        "earned": rows(s.earned, board.share_ids),
        "random": s.chance.words(),
    }


def trains_of(s: UnionPacificState, company: int) -> list[str]:
    """The sections with a train of the company, in the board's order."""
    board = s.board
    return [
        board.section_ids[section]
        for section in range(board.sections)
        if s.own[company * TYPES + board.type_of[section]] & board.bit[section]
    ]


def _name(ids: list[str], at: int) -> str | None:
    return ids[at] if at >= 0 else None


def _entry(s: UnionPacificState, entry: int) -> str:
    return entry_ids(s.board.share_ids)[entry]


def entry_ids(shares: list[str]) -> list[str]:
    """How the entries of a ledger are written, by their numbers; those that mean nothing are empty."""
    ids = [""] * (SHOWN + SHARES)
    for at, share in enumerate(shares):
        ids[at] = share
        ids[SHOWN + at] = f"shown {share}"
    ids[UNSEEN] = "?"
    ids[SWAP] = "swap"
    return ids


# Reading --------------------------------------------------------------------------------------------------------------


def read(s: UnionPacificState, given: Description, seed: int) -> None:
    """Fill a blank state from a description; raise BadPosition where it names what does not exist."""
    luck = chance(seed, SETUP)
    s.phase = PHASES.index(given.choice("phase", list(PHASES), PHASES[OPENING]))
    s.over = given.flag("over")
    first = luck.below(s.players)
    s.turn = given.number("turn", first)
    s.passes = given.number("passes", 0)
    s.seal = given.number("seal", 0)
    _read_map(s, given)
    _read_track(s, given, luck)
    _read_shares(s, given, luck)
    _read_knowledge(s, given)
    _read_step(s, given)
    s.paid = given.number("paid", s.met)
    s.earned = given.rows("earned", s.board.share_ids, len(s.money))
    s.money = [sum(s.earned[at : at + SHARES]) for at in range(0, len(s.earned), SHARES)]
    words = given.words("random")
    s.chance = Chance(*words) if words else chance(seed, PLAY)


def _read_map(s: UnionPacificState, given: Description) -> None:
    board = s.board
    placed = given.lists("trains", board.share_ids[:COMPANIES], board.section_ids)
    for company in range(COMPANIES):
        sections = placed[company]
        if sections is None:
            sections = [section for owner, section in board.starts if owner == company]
        for section in sections:
            s.own[company * TYPES + board.type_of[section]] |= board.bit[section]
        s.supply[company] -= len(sections)
    if not network.rebuild(s):
        raise BadPosition("position-map", PACKAGE)


def _read_track(s: UnionPacificState, given: Description, luck: Chance) -> None:
    ids = s.board.card_ids
    s.discards = given.counts("discards", ids)
    s.scrapped = given.counts("scrapped", ids)
    s.before = given.rows("cards_before", ids, s.players)
    s.since = given.rows("cards_since", ids, s.players)
    s.cards = given.rows("cards", ids, s.players)
    s.track_deck = given.stack("track_deck", ids)
    _refuse_overdraft(setup.unplaced_track(s), ids)
    if not given.has("track_deck"):
        empty = list(range(s.players)) if not given.has("cards") else []
        setup.deal_track(s, empty, 3, luck)
        if empty and s.phase in (TURN, TRAIN, INVESTING) and s.track_deck:
            s.cards[s.turn * CARDS + s.track_deck.pop()] += 1  # UP-3.1


def _read_shares(s: UnionPacificState, given: Description, luck: Chance) -> None:
    ids = s.board.share_ids
    s.met = given.number("met", 0)
    s.hand = given.rows("hands", ids, s.players)
    s.table = given.rows("table", ids, len(s.money))
    s.gone = given.rows("swapped", ids, s.players)
    s.removed = given.counts("removed", ids)
    s.row = given.counts("row", ids)
    s.deck = given.stack("deck", [*ids[:COMPANIES], DIVIDEND_ID])
    s.up_stack = given.number("up_stack", 0)
    _refuse_overdraft(setup.unplaced_shares(s), ids)
    stack = s.up_stack
    if not given.has("deck"):
        setup.deal_shares(s, list(range(s.players)) if not given.has("hands") else [], luck)
        if given.has("up_stack"):
            s.up_stack = stack
        _finish_deck(s, given, luck)
    else:
        if not given.has("up_stack"):
            s.up_stack = setup.unplaced_shares(s)[UP]
        s.piles = given.piles("piles", [] if s.phase == OPENING else _one_pile(s.deck))


def _finish_deck(s: UnionPacificState, given: Description, luck: Chance) -> None:
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
    usual = [len(s.deck) + left, left] if s.deck or left else []
    if left == DIVIDENDS and len(s.deck) >= 24:
        usual = piles_of(len(s.deck), s.even)
    s.piles = given.piles("piles", usual)
    if sum(s.piles[0::2]) != len(s.deck) + left or sum(s.piles[1::2]) != left:
        raise BadPosition("unsound-piles", PACKAGE)
    s.deck = stacked(s.deck, s.piles, luck)


def _one_pile(deck: list[int]) -> list[int]:
    return [len(deck), len([card for card in deck if card == DIVIDEND])] if deck else []


def _refuse_overdraft(left: list[int], ids: list[str]) -> None:
    for at, count in enumerate(left):
        if count < 0:
            raise BadPosition("position-too-many", id=ids[at], excess=-count)


def _read_knowledge(s: UnionPacificState, given: Description) -> None:
    for seat in range(s.players):
        setup.learn_hand(s, seat)
    if given.has("known"):
        s.ledger = given.rows_of_ids("known", entry_ids(s.board.share_ids), s.players)


def _read_step(s: UnionPacificState, given: Description) -> None:
    shares, cards = s.board.share_ids, s.board.card_ids
    s.chosen = given.choices("chosen", shares, s.players)
    s.card = given.index("card", cards)
    s.drawn = given.index("drawn", shares)
    s.laid = given.index("laid", shares)
    s.laid_count = given.number("laid_count", 1 if s.laid >= 0 else 0)
    s.laid_too = given.index("laid_too", shares)
