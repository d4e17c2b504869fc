"""Setting up: sides, the card given away, routes, locomotives. SP-2 and SP-13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike import decks
from roundhouse.games.spike.actions import GIVE, KEEP, PLACE, SIDE
from roundhouse.games.spike.board import CARDS_EACH, GOODS, SUITS
from roundhouse.games.spike.network import settle_in
from roundhouse.games.spike.phases import GIVE as GIVING, PLACE as PLACING, ROUTE
from roundhouse.games.spike.play import turn
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def choose(s: SpikeState, seat: int, action: int, log: list[Event] | None) -> None:
    if action < GIVE:
        _choose_side(s, seat, action - SIDE, log)
    elif action < KEEP:
        _give(s, seat, action - GIVE, log)
    elif action < PLACE:
        _keep(s, seat, action - KEEP, log)
    else:
        _place(s, seat, action - PLACE, log)


def _choose_side(s: SpikeState, seat: int, contract: int, log: list[Event] | None) -> None:
    """SP-13.1"""
    good = contract // 2 // CARDS_EACH
    s.contract[good] = contract
    s.chosen[good] = True
    if s.undecided(seat):
        return
    s.seal += 1
    if log is not None:
        log.append(Event("ready", {"seat": seat}))
    if False in s.chosen:
        return
    if log is not None:
        for each in range(GOODS):
            facts = {"seat": s.holder[each], "contract": s.board.contract_ids[s.contract[each]]}
            log.append(Event("turned", facts))
    s.phase = GIVING
    s.turn = s.first
    decks.deal_hands(s)


def _give(s: SpikeState, seat: int, suit: int, log: list[Event] | None) -> None:
    """SP-2.5, then SP-2.6 and SP-2.7."""
    to = s.right
    s.hand[seat * SUITS + suit] -= 1
    s.hand[to * SUITS + suit] += 1
    s.told[suit] += 1
    s.seal += 1
    if log is not None:
        log.append(Event("gave", {"seat": seat, "to": to}, {"suit": s.board.suit_ids[suit]}, (seat, to)))
    decks.lay_out(s)
    if log is not None:
        log.append(Event("row", {"cards": decks.row_ids(s)}))
    decks.deal_routes(s)
    s.phase = ROUTE if s.advanced else PLACING


def _keep(s: SpikeState, seat: int, route: int, log: list[Event] | None) -> None:
    """SP-13.2"""
    s.route[seat] = route
    s.seal += 1
    if log is not None:
        log.append(Event("kept", {"seat": seat}, {"route": s.board.city_ids[route]}, (seat,)))
    if min(s.route) >= 0:
        s.phase = PLACING
        s.turn = s.first


def _place(s: SpikeState, seat: int, city: int, log: list[Event] | None) -> None:
    """SP-2.8"""
    settle_in(s, seat, city)
    s.seal += 1
    if log is not None:
        log.append(Event("placed", {"seat": seat, "city": s.board.city_ids[city]}))
    s.turn = (seat + 1) % s.players
    if s.turn == s.first:
        turn.begin_turn(s)
