"""Doing what `legal.py` allows, topic by topic in the same order, with the chance that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.union_pacific import legal
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
from roundhouse.games.union_pacific.board import DIVIDEND, SHARES, UP
from roundhouse.games.union_pacific.decks import draw, draw_track, lay_out, refill, spend
from roundhouse.games.union_pacific.knowledge import gained, gained_unseen, shown, swapped
from roundhouse.games.union_pacific.network import place
from roundhouse.games.union_pacific.phases import (
    DRAWN,
    INVESTING,
    SHARE,
    SWAPPING,
    TRAIN,
    TURN,
)
from roundhouse.games.union_pacific.scoring import pay
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


def perform(s: UnionPacificState, seat: int, action: int, log: list[Event] | None) -> None:
    if action >= BUILD:
        _build(s, seat, action - BUILD, log)
    elif action < SCRAP:
        _open(s, seat, action - OPEN, log)
    elif action < CARD:
        _scrap(s, seat, action - SCRAP, log)
    elif action < INVEST:
        s.card = action - CARD
        s.phase = TRAIN
    elif action < DISCARD:
        _invest(s, seat, action - INVEST, log)
    elif action < TAKE:
        _discard(s, seat, action - DISCARD, log)
    elif action < BLIND:
        _take(s, seat, action - TAKE, log)
    elif action == BLIND:
        _take_blind(s, seat, log)
    elif action == KEEP:
        s.drawn = -1
        _offer_swap(s, seat, log)
    elif action == STAY:
        _settle(s, log)
    else:
        _swap(s, seat, action - SWAP, log)


def is_free(s: UnionPacificState, action: int) -> bool | None:
    """Free is what neither draws a card nor ends the turn. None where that takes more than a look."""
    if action >= BUILD:
        return s.up_stack > 0 or len(s.deck) > 0 or max(s.row) > 0  # UP-5.1
    if action < SCRAP:
        return False
    if action < CARD:
        return False if s.track_deck else None
    if action < INVEST:
        return True
    if action < DISCARD:
        return None if s.phase == DRAWN else True
    if action == TAKE + UP:
        return s.up_stack > 1  # UP-5.8: a swap is offered
    if TAKE <= action <= BLIND:
        return False if s.deck else None
    if action == KEEP:
        return s.up_stack > 0  # UP-5.8
    return False


def _say(s: UnionPacificState, log: list[Event] | None, key: str, seat: int, share: int = -1, card: int = -1) -> None:
    if log is None:
        return
    facts: dict[str, Any] = {"seat": seat}
    if share >= 0:
        facts["share"] = s.board.share_ids[share]
    if card >= 0:
        facts["card"] = s.board.card_ids[card]
    log.append(Event(key, facts))


def _say_secret(s: UnionPacificState, log: list[Event] | None, key: str, seat: int, share: int) -> None:
    if log is not None:
        log.append(Event(key, {"seat": seat}, {"share": s.board.share_ids[share]}, (seat,)))


# The first investment: UP-2.5 -----------------------------------------------------------------------------------------


def _open(s: UnionPacificState, seat: int, share: int, log: list[Event] | None) -> None:
    s.chosen[seat] = share
    s.seal += 1
    _say_secret(s, log, "chosen", seat, share)
    if min(s.chosen) < 0:
        return
    for each in range(s.players):
        _lay(s, each, s.chosen[each])
        _say(s, log, "revealed", each, s.chosen[each])
        s.chosen[each] = -1
    lay_out(s, log)
    _begin_turn(s, log)


# The turn: UP-3 -------------------------------------------------------------------------------------------------------


def _begin_turn(s: UnionPacificState, log: list[Event] | None) -> None:
    s.seal += 1
    _clear(s)
    draw_track(s, s.turn, log)


def _end_turn(s: UnionPacificState, log: list[Event] | None) -> None:
    s.turn = (s.turn + 1) % s.players  # UP-2.8
    _begin_turn(s, log)


def _clear(s: UnionPacificState) -> None:
    """Nothing of the step under way outlives its turn."""
    s.phase = TURN
    s.card = s.drawn = s.laid = s.laid_too = -1
    s.laid_count = 0


def _scrap(s: UnionPacificState, seat: int, card: int, log: list[Event] | None) -> None:
    spend(s, seat, card)
    s.scrapped[card] += 1
    _say(s, log, "scrapped", seat, card=card)
    draw_track(s, seat, log)


def _discard(s: UnionPacificState, seat: int, card: int, log: list[Event] | None) -> None:
    """The end of an investment (UP-6.4), or of a turn in which nothing could be done (UP-3.6)."""
    passed = s.phase == TURN
    if card != END - DISCARD:
        spend(s, seat, card)
        s.discards[card] += 1
        _say(s, log, "discarded", seat, card=card)
    if not passed:
        s.passes = 0
    else:
        s.passes += 1
        _say(s, log, "passed", seat)
        if s.passes >= s.players and s.dead == legal.ALL_DEAD:
            _stall(s, log)
            return
    _end_turn(s, log)


def _stall(s: UnionPacificState, log: list[Event] | None) -> None:
    """UP-3.7: nothing can be built ever again and nobody invests, so all that remains is paid."""
    if log is not None:
        log.append(Event("stalled", {}))
    while s.paid < s.payments:
        pay(s, log)
    _finish(s, log)


# Building: UP-4 -------------------------------------------------------------------------------------------------------


def _build(s: UnionPacificState, seat: int, target: int, log: list[Event] | None) -> None:
    company = target // s.board.sections
    section = target % s.board.sections
    spend(s, seat, s.card)
    s.discards[s.card] += 1
    place(s, company, section)
    s.passes = 0
    if log is not None:
        log.append(
            Event(
                "built",
                {
                    "seat": seat,
                    "company": s.board.share_ids[company],
                    "section": s.board.section_ids[section],
                    "card": s.board.card_ids[s.card],
                },
            )
        )
    if s.up_stack or s.deck or max(s.row):
        s.phase = SHARE
    else:
        _settle(s, log)  # UP-5.1: nothing at all to take


# Taking a share: UP-5, in the order of UP-5.9 -------------------------------------------------------------------------


def _take(s: UnionPacificState, seat: int, share: int, log: list[Event] | None) -> None:
    s.hand[seat * SHARES + share] += 1
    gained(s, seat, share)
    _say(s, log, "took", seat, share)
    if share == UP:
        s.up_stack -= 1
    else:
        s.row[share] -= 1
        refill(s, log)
    _offer_swap(s, seat, log)


def _take_blind(s: UnionPacificState, seat: int, log: list[Event] | None) -> None:
    met = s.met
    card = DIVIDEND
    while card == DIVIDEND and s.deck:
        card = draw(s, log)
    if card == DIVIDEND:
        _settle(s, log)  # UP-5.6: the deck is out, and no share was taken
        return
    s.hand[seat * SHARES + card] += 1
    gained_unseen(s, seat)
    _say_secret(s, log, "drew", seat, card)
    if s.met > met:
        s.drawn = card
        s.phase = DRAWN  # UP-5.7
    else:
        _offer_swap(s, seat, log)


def _offer_swap(s: UnionPacificState, seat: int, log: list[Event] | None) -> None:
    first = seat * SHARES
    if s.up_stack and max(s.hand[first : first + SHARES]):
        s.phase = SWAPPING
    else:
        _settle(s, log)


def _swap(s: UnionPacificState, seat: int, share: int, log: list[Event] | None) -> None:
    """UP-5.8: that a swap happened is public, the card is not."""
    s.hand[seat * SHARES + share] -= 1
    s.gone[seat * SHARES + share] += 1
    s.hand[seat * SHARES + UP] += 1
    s.up_stack -= 1
    swapped(s, seat)
    _say_secret(s, log, "swapped", seat, share)
    _settle(s, log)


def _settle(s: UnionPacificState, log: list[Event] | None) -> None:
    """The payments of the dividend cards met in this draw (UP-7.12), then the end of the turn or of the game."""
    while s.paid < s.met and s.paid < s.payments:
        pay(s, log)
    if s.paid == s.payments:
        _finish(s, log)
    else:
        _end_turn(s, log)


def _finish(s: UnionPacificState, log: list[Event] | None) -> None:
    s.over = True  # UP-8.1
    _clear(s)
    s.seal += 1
    if log is not None:
        log.append(Event("over", {}))


# Investing: UP-6 ------------------------------------------------------------------------------------------------------


def _lay(s: UnionPacificState, seat: int, share: int) -> None:
    s.hand[seat * SHARES + share] -= 1
    s.table[seat * SHARES + share] += 1
    shown(s, seat, share)


def _invest(s: UnionPacificState, seat: int, share: int, log: list[Event] | None) -> None:
    _lay(s, seat, share)
    _say(s, log, "invested", seat, share)
    if s.phase == DRAWN:
        s.drawn = -1
        _offer_swap(s, seat, log)
        return
    if s.phase == TURN:
        s.phase = INVESTING
        s.laid = share
        s.laid_count = 1
    elif share == s.laid:
        s.laid_count += 1
    else:
        s.laid_too = share
