"""The Railroad cards: dealing, the row, the deck, and the end of a round (SP-4 and SP-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import CITIES, HAND, ROW, SUITS, TIME, TIME_CARDS
from roundhouse.games.spike.knowledge import deck_made_anew
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


# Setting up: SP-2 -----------------------------------------------------------------------------------------------------


def deal_hands(s: SpikeState) -> None:
    """SP-2.3"""
    s.seal += 1
    for seat in range(s.players):
        for _ in range(min(HAND, len(s.deck))):
            s.hand[seat * SUITS + s.deck.pop()] += 1


def lay_out(s: SpikeState) -> None:
    """SP-2.6: cards from the deck, without time cards in it, until the row is complete."""
    s.seal += 1
    while s.deck and sum(s.row) < ROW:
        s.row[s.deck.pop()] += 1


def deal_routes(s: SpikeState) -> None:
    """SP-2.7, SP-13.2"""
    s.seal += 1
    routes = list(range(CITIES))
    s.chance.shuffle(routes)
    if s.advanced:
        s.offer = routes[: 2 * s.players]
    else:
        s.route = routes[: s.players]


def row_ids(s: SpikeState) -> list[str]:
    return [s.board.suit_ids[suit] for suit in range(SUITS) for _ in range(s.row[suit])]


# Drawing: SP-4 --------------------------------------------------------------------------------------------------------


def turn_up(s: SpikeState, log: list[Event] | None) -> int:
    """The suit of the next card of the deck, time cards laid on the board; -1 if the third of them was met."""
    s.seal += 1
    card = _pop(s)
    while card == TIME:  # SP-5.6
        s.time_out += 1
        if log is not None:
            log.append(Event("time-card", {"number": s.time_out}))
        if s.time_out == TIME_CARDS:
            return -1
        card = _pop(s)
    return card


def _pop(s: SpikeState) -> int:
    if s.upper:
        s.upper -= 1
    return s.deck.pop()


def refill(s: SpikeState, log: list[Event] | None) -> bool:
    """SP-4.3: four in the row again; False if the third time card was met."""
    count = sum(s.row)
    while count < ROW:
        if not s.deck:
            if not s.ended:
                end_round(s, log)  # SP-5.3
            return True
        suit = turn_up(s, log)
        if suit < 0:
            return False
        s.row[suit] += 1
        count += 1
        if log is not None:
            log.append(Event("turned-up", {"suit": s.board.suit_ids[suit]}))
        if not s.deck and not s.ended:
            end_round(s, log)  # SP-5.1, SP-5.2
            return True
    return True


# The end of a round: SP-5 ---------------------------------------------------------------------------------------------


def end_round(s: SpikeState, log: list[Event] | None) -> None:
    """SP-5.1: the row and the discards become a new row and a new deck. There are two such ends in a game."""
    s.ended = True
    s.seal += 1
    s.round += 1
    for suit in range(SUITS):
        s.deck += [suit] * (s.row[suit] + s.discards[suit])
    s.chance.shuffle(s.deck)
    s.row = [0] * SUITS
    s.discards = [0] * SUITS
    deck_made_anew(s)
    if log is not None:
        log.append(Event("round", {"number": s.round}))
    lay_out(s)
    if s.round == TIME_CARDS:
        hide_time_cards(s, s.chance)
    if log is not None:
        log.append(Event("row", {"cards": row_ids(s)}))


def hide_time_cards(s: SpikeState, rng: Chance) -> None:
    """SP-5.5: the lower half of the deck is its first part."""
    lower = len(s.deck) // 2
    s.upper = len(s.deck) - lower
    s.deck = with_time_cards(s.deck[:lower], TIME_CARDS - s.time_out, rng) + s.deck[lower:]


def with_time_cards(cards: list[int], count: int, rng: Chance) -> list[int]:
    """These cards with so many time cards among them, each anywhere."""
    mixed = cards + [TIME] * count
    rng.shuffle(mixed)
    return mixed
