"""What follows the end of an action: contracts offered, objectives completed and replaced, the next turn, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution import finishing
from roundhouse.games.railroad_revolution.abilities import TELEGRAPH, due, take_what_is_free
from roundhouse.games.railroad_revolution.board import (
    CONTRACTS,
    HIRE_PRICE,
    MANAGERS,
    NOBODY,
    OWN_OBJECTIVES,
    PILES,
)
from roundhouse.games.railroad_revolution.company import emptied, pay, recall
from roundhouse.games.railroad_revolution.effects import _say
from roundhouse.games.railroad_revolution.objectives import card_of, coded, completed, drawn_cards, knowers
from roundhouse.games.railroad_revolution.phases import (
    NO_ACTION,
    OFFER,
    ORDER,
    REPLACE,
    SETTING_UP,
    SETUP,
    TURN,
)
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

CHOICE: int = 3  # RV-12.5: objectives drawn to choose from


def end(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """The end of a setup pick, of an action or of an answer to a contract."""
    if s.phase == OFFER:
        end_answer(s, seat, log)
    elif s.action == SETTING_UP:
        _end_pick(s, seat, log)
    else:
        _end_action(s, seat, log)


def forget_action(s: RevolutionState) -> None:
    s.action = NO_ACTION
    s.colour = -1
    s.slots = 0
    s.target = -1
    s.to_place = 0
    s.laid = 0
    s.triangles = 0
    s.gained = 0
    s.icon = False


def _end_pick(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """RV-2.4: counter-clockwise; the first player picks last and begins."""
    forget_action(s)
    s.seal += 1
    if seat == s.first:
        begin_turn(s, log)
    else:
        s.phase = SETUP
        s.turn = s.asked = (seat + s.players - 1) % s.players


def begin_turn(s: RevolutionState, log: list[Event] | None) -> None:
    """RV-3.1"""
    s.phase = TURN
    s.asked = s.turn
    if recall(s, s.turn):
        _say(s, log, "recalled", seat=s.turn)


def _end_action(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    take_what_is_free(s, seat, log)
    amount = due(s)
    if amount:
        pay(s, seat, amount)
        _say(s, log, "paid", seat=seat, amount=amount)
    offered = s.icon
    cause = _with_icon(s) if log is not None else {}
    forget_action(s)
    if not offered:
        end_turn(s, log)
        return
    s.phase = OFFER
    if log is not None:
        _say(s, log, "offer", seat=seat, tile=s.board.contract_tile_ids[s.contract], **cause)
    _ask(s, seat, log)


def _with_icon(s: RevolutionState) -> dict[str, str]:
    """What of the action brings the contract up: the section of the office, or a space with a rail."""
    ids = s.board
    if s.action == TELEGRAPH:
        return {"section": ids.section_ids[s.target]}
    spaces = s.laid & ids.icons
    return {"space": ids.space_ids[spaces.bit_length() - 1]} if spaces else {}


# Contracts: RV-11 -----------------------------------------------------------------------------------------------------


def _ask(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """The contract goes to a seat, or past it to the next that can take one (RV-11.4)."""
    s.taken = 0
    while not finishing.can_take_contract(s, seat):
        seat = (seat + 1) % s.players
        if seat == s.turn:
            _close_offer(s, log)
            return
    if seat != s.asked:
        s.seal += 1
    s.asked = seat


def end_answer(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    if not s.taken:
        _say(s, log, "refused", seat=seat)
    following = (seat + 1) % s.players
    s.taken = 0
    if following == s.turn:
        _close_offer(s, log)
    else:
        _ask(s, following, log)


def end_answer_if_nothing_left(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """An answer ends by itself when nothing is left to take, to sell or to hire with."""
    if s.taken and not s.shares[seat] and s.money[seat] < HIRE_PRICE and not s.lenient:
        if not finishing.can_take_contract(s, seat):
            end_answer(s, seat, log)


def _close_offer(s: RevolutionState, log: list[Event] | None) -> None:
    next_contract(s, log)
    end_turn(s, log)


def next_contract(s: RevolutionState, log: list[Event] | None) -> None:
    """RV-11.5"""
    s.seal += 1
    s.contract_gone = s.contract_gone + [s.contract]
    pile = s.contract_pile[:]
    if not pile:
        pile = list(range(CONTRACTS))
        s.chance.shuffle(pile)
        s.contract_gone = []
        _say(s, log, "contracts-shuffled")
    s.contract = pile.pop()
    s.contract_pile = pile
    if log is not None:
        _say(s, log, "contract-up", tile=s.board.contract_tile_ids[s.contract])


# Objectives: RV-12 ----------------------------------------------------------------------------------------------------


def end_turn(s: RevolutionState, log: list[Event] | None) -> None:
    """All seats' objectives, clockwise from the one on turn; then the next turn."""
    s.seal += 1
    s.phase = REPLACE
    _look_at(s, s.turn, log)


def _look_at(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    """The objectives of a seat and of those after it, until somebody has to choose."""
    while True:
        s.vacant = 0
        for slot in range(OWN_OBJECTIVES):
            if completed(s, seat, slot):
                _complete(s, seat, slot, log)
        if s.vacant:
            s.asked = seat
            s.phase = ORDER if _order_matters(s, seat) else REPLACE
            if s.phase == ORDER or _draw(s, seat, log):
                return
        seat = (seat + 1) % s.players
        if seat == s.turn:
            _next_turn(s, log)
            return


def _complete(s: RevolutionState, seat: int, slot: int, log: list[Event] | None) -> None:
    """RV-12.4"""
    at = seat * OWN_OBJECTIVES + slot
    objective = s.objective[at]
    s.done[seat] |= s.board.bit[objective]
    for place in range(at * MANAGERS, (at + 1) * MANAGERS):
        if s.manager[place] >= 0:
            s.supply[s.manager[place]] += 1
            s.manager[place] = NOBODY
    if log is not None:
        points = s.board.points[objective]
        _say(s, log, "completed", seat=seat, objective=s.board.objective_ids[objective], points=points)
    if s.board.next_pile[objective] < PILES:
        s.vacant |= 1 << slot
    else:
        s.objective[at] = NOBODY


def _order_matters(s: RevolutionState, seat: int) -> bool:
    """Whether two objectives are to be replaced from different piles."""
    first = seat * OWN_OBJECTIVES
    return s.vacant == 3 and s.board.next_pile[s.objective[first]] != s.board.next_pile[s.objective[first + 1]]


def vacant_slot(s: RevolutionState) -> int:
    """The slot to be replaced now."""
    return 0 if s.vacant & 1 else 1


def replace_first(s: RevolutionState, seat: int, objective: int, log: list[Event] | None) -> None:
    """RV-12.6: the one chosen is replaced first; it moves to the first slot if it is not there."""
    first = seat * OWN_OBJECTIVES
    if s.objective[first] != objective:
        s.objective[first], s.objective[first + 1] = s.objective[first + 1], s.objective[first]
    s.seal += 1
    s.phase = REPLACE
    if not _draw(s, seat, log):
        _go_on(s, seat, log)


def _draw(s: RevolutionState, seat: int, log: list[Event] | None) -> bool:
    """Draw for the slots to be replaced (RV-12.5), until there is something to choose: then True."""
    while s.vacant:
        slot = vacant_slot(s)
        which = s.board.next_pile[s.objective[seat * OWN_OBJECTIVES + slot]]
        pile = s.piles[which]
        count = min(CHOICE, len(pile))
        s.drawn = pile[len(pile) - count :][::-1]
        s.piles = [pile[: len(pile) - count] if index == which else s.piles[index] for index in range(PILES)]
        s.seal += 1
        if log is not None:
            cards = [s.board.objective_ids[card] for card in drawn_cards(s)]
            log.append(Event("drew", {"seat": seat, "count": count}, {"objectives": " ".join(cards)}, (seat,)))
        if count > 1:
            return True
        _keep(s, seat, card_of(s.drawn[0]) if count else NOBODY, log)
    return False


def _keep(s: RevolutionState, seat: int, objective: int, log: list[Event] | None) -> None:
    slot = vacant_slot(s)
    at = seat * OWN_OBJECTIVES + slot
    which = s.board.next_pile[s.objective[at]]
    others = [coded(card_of(code), knowers(code) | 1 << seat) for code in s.drawn if card_of(code) != objective]
    s.piles = [others[::-1] + s.piles[index] if index == which else s.piles[index] for index in range(PILES)]
    s.drawn = []
    s.vacant &= ~(1 << slot)
    s.objective[at] = objective
    if log is not None and objective >= 0:
        _say(s, log, "kept", seat=seat, objective=s.board.objective_ids[objective])


def keep(s: RevolutionState, seat: int, objective: int, log: list[Event] | None) -> None:
    s.seal += 1
    _keep(s, seat, objective, log)
    if not _draw(s, seat, log):
        _go_on(s, seat, log)


def _go_on(s: RevolutionState, seat: int, log: list[Event] | None) -> None:
    following = (seat + 1) % s.players
    if following == s.turn:
        _next_turn(s, log)
    else:
        _look_at(s, following, log)


# The next turn, and the end: RV-14 ------------------------------------------------------------------------------------


def _next_turn(s: RevolutionState, log: list[Event] | None) -> None:
    s.seal += 1
    if s.last_round < 0:
        for seat in range(s.players):
            if emptied(s, seat):
                s.last_round = s.round + 1  # RV-14.1
                _say(s, log, "last-round", seat=seat)
                break
    s.turn = s.asked = (s.turn + 1) % s.players
    if s.turn == s.first:
        if s.round == s.last_round:
            s.over = True
            s.phase = TURN
            _say(s, log, "over")
            return
        s.round += 1
    begin_turn(s, log)
