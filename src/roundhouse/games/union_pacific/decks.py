"""The two decks: drawing a share, drawing a track card, laying out the row, making a deck anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.union_pacific.board import CARDS, DIVIDEND, DIVIDENDS
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


# Shares ---------------------------------------------------------------------------------------------------------------


def draw(s: UnionPacificState, log: list[Event] | None) -> int:
    """The top card of the share deck. A dividend card is laid aside: it is one payment to come (UP-5.6)."""
    card = s.deck.pop()
    s.seal += 1
    if s.piles:
        s.piles[-2] -= 1
        if card == DIVIDEND:
            s.piles[-1] -= 1
        if s.piles[-2] == 0:
            del s.piles[-2:]
    if card == DIVIDEND:
        s.met += 1
        if log is not None:
            log.append(Event("dividend-card", {"number": s.met}))
    return card


def refill(s: UnionPacificState, log: list[Event] | None) -> None:
    """UP-5.2, UP-5.3: four in the row again; four equals leave the game and are replaced too."""
    missing = 4 - sum(s.row)
    while missing and s.deck:
        card = draw(s, log)
        if card == DIVIDEND:
            continue
        s.row[card] += 1
        missing -= 1
        if log is not None:
            log.append(Event("turned-up", {"share": s.board.share_ids[card]}))
        if s.row[card] == 4:
            s.row[card] = 0
            s.removed[card] += 4
            missing = 4
            if log is not None:
                log.append(Event("four-equal", {"share": s.board.share_ids[card]}))


def lay_out(s: UnionPacificState, log: list[Event] | None) -> None:
    """After the first investments: the row is turned up (UP-2.6), then the dividend cards go into the deck."""
    refill(s, log)
    s.piles = piles_of(len(s.deck), s.even)
    s.deck = stacked(s.deck, s.piles, s.chance)


def piles_of(shares: int, even: bool) -> list[int]:
    """The piles of the share deck from the bottom up: cards and dividend cards of each, by turns."""
    if even:  # UP-10.1, UP-10.2: the larger plain piles lie on top
        plain = shares - 6 * DIVIDENDS
        piles = []
        for place in range(DIVIDENDS):
            piles += [7, 1, (plain + place) // DIVIDENDS, 0]
        return piles
    return [shares - 24 + 3, 3, 18 + 1, 1, 6, 0]  # UP-2.7


def stacked(shares: list[int], piles: list[int], chance: Chance) -> list[int]:
    """A deck of these shares, from the bottom up, with the dividend cards its piles hold, each anywhere in its pile."""
    deck: list[int] = []
    taken = 0
    for pile in range(0, len(piles), 2):
        dividends = piles[pile + 1]
        plain = piles[pile] - dividends
        cards = shares[taken : taken + plain]
        taken += plain
        for _ in range(dividends):
            cards.insert(chance.below(len(cards) + 1), DIVIDEND)
        deck += cards
    return deck


# Track cards ----------------------------------------------------------------------------------------------------------


def draw_track(s: UnionPacificState, seat: int, log: list[Event] | None) -> None:
    """UP-3.1, UP-3.8: one card, if there is any; the last one drawn makes the deck anew."""
    if not s.track_deck:
        remake(s, log)
    if not s.track_deck:
        return
    card = s.track_deck.pop()
    s.seal += 1
    s.cards[seat * CARDS + card] += 1
    if log is not None:
        log.append(Event("drew-track", {"seat": seat}, {"card": s.board.card_ids[card]}, (seat,)))
    if not s.track_deck:
        remake(s, log)


def remake(s: UnionPacificState, log: list[Event] | None) -> None:
    """UP-3.8: the discards become the track deck. Whoever counts cards now knows what all hands hold together."""
    for card in range(CARDS):
        s.track_deck += [card] * s.discards[card]
    if not s.track_deck:
        return
    s.chance.shuffle(s.track_deck)
    s.discards = [0] * CARDS
    s.before = s.cards[:]
    s.since = [0] * len(s.cards)
    if log is not None:
        log.append(Event("remade", {"count": len(s.track_deck)}))


def spend(s: UnionPacificState, seat: int, card: int) -> None:
    """A track card leaves a hand for all to see (UP-3.9)."""
    all_old = _all_old(s, seat)
    s.cards[seat * CARDS + card] -= 1
    if all_old:
        s.before[seat * CARDS + card] -= 1
    else:
        s.since[seat * CARDS + card] += 1


def unspend(s: UnionPacificState, seat: int, card: int) -> None:
    all_old = _all_old(s, seat)
    s.cards[seat * CARDS + card] += 1
    if all_old:
        s.before[seat * CARDS + card] += 1
    else:
        s.since[seat * CARDS + card] -= 1


def _all_old(s: UnionPacificState, seat: int) -> bool:
    """Has the seat drawn nothing since the deck was made anew? Then all know that a card it plays is an old one."""
    first = seat * CARDS
    last = first + CARDS
    return sum(s.before[first:last]) == sum(s.since[first:last]) + sum(s.cards[first:last])
