"""What may be done, phase by phase, in the rulebook's order, and the clause that forbids the rest.

Every clause on building is one mask of sections that the state keeps; `legal` combines the masks, `forbids` names
the first that excludes. `play.py` mirrors this file topic by topic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from roundhouse.games.union_pacific.board import CARDS, COMPANIES, JOKER, SHARES, TYPES, UP
from roundhouse.games.union_pacific.phases import (
    DRAWN,
    INVESTING,
    OPENING,
    SHARE,
    SWAPPING,
    TRAIN,
    TURN,
)

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

ALL_DEAD = (1 << TYPES) - 1


def legal(s: UnionPacificState, seat: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    if s.over or not 0 <= seat < s.players:
        return []
    phase = s.phase
    if phase == OPENING:
        return [] if s.chosen[seat] >= 0 else _of_hand(s, seat, OPEN)
    if seat != s.turn:
        return []
    if phase == TURN:
        return _turn(s, seat)
    if phase == TRAIN:
        return _builds(s)
    if phase == SHARE:
        return _takes(s)
    if phase == DRAWN:
        return [INVEST + s.drawn, KEEP]
    if phase == SWAPPING:
        actions = _of_hand(s, seat, SWAP)
        actions.append(STAY)
        return actions
    return _investing(s, seat)


def forbids(s: UnionPacificState, seat: int, action: int) -> str | None:
    """The clause that forbids an action of a seat that may act; a target's own reason comes before the moment's."""
    if s.phase == OPENING:
        return None if action < SCRAP and s.hand[seat * SHARES + action - OPEN] else "UP-2.5"
    if action >= BUILD:
        return _forbids_build(s, seat, action)
    if action < SCRAP:
        return "UP-2.5"
    if action < CARD:
        return _forbids_scrap(s, seat, action - SCRAP)
    if action < INVEST:
        return _forbids_card(s, seat, action - CARD)
    if action < DISCARD:
        return _forbids_invest(s, seat, action - INVEST)
    if action < TAKE:
        return _forbids_discard(s, seat, action - DISCARD)
    if action < KEEP:
        return _forbids_take(s, action)
    if action == KEEP:
        return None if s.phase == DRAWN else "UP-5.7"
    if s.phase != SWAPPING:  # UP-5.8: only after taking a share, and while the stack lasts
        return "UP-5.8"
    return None if action == STAY or s.hand[seat * SHARES + action - SWAP] else "UP-5.8"


def _of_hand(s: UnionPacificState, seat: int, kind: int) -> list[int]:
    """One action of this kind for each sort of share in the seat's hand."""
    first = seat * SHARES
    return [kind + share for share in range(SHARES) if s.hand[first + share]]


# The turn: UP-3 -------------------------------------------------------------------------------------------------------


def _turn(s: UnionPacificState, seat: int) -> list[int]:
    first = seat * CARDS
    actions: list[int] = []
    if s.dead:
        actions = [SCRAP + card for card in range(CARDS) if s.cards[first + card] and is_dead(s, card)]
    scraps = len(actions)
    open_types = buildable(s)
    for card in range(TYPES):
        if s.cards[first + card] and open_types >> card & 1:
            actions.append(CARD + card)
    if s.cards[first + JOKER] and open_types:
        actions.append(CARD + JOKER)
    actions += _of_hand(s, seat, INVEST)
    if len(actions) > scraps or scraps:
        return actions  # UP-3.2: who can must; UP-3.6: dead cards go before the turn passes
    return _discards(s, seat)


def _discards(s: UnionPacificState, seat: int) -> list[int]:
    first = seat * CARDS
    actions = [DISCARD + card for card in range(CARDS) if s.cards[first + card]]
    return actions or [END]


def is_dead(s: UnionPacificState, card: int) -> bool:
    if card == JOKER:
        return s.dead == ALL_DEAD  # UP-3.5
    return s.dead >> card & 1 == 1  # UP-3.4


def holds_dead(s: UnionPacificState, seat: int) -> bool:
    return s.dead != 0 and any(s.cards[seat * CARDS + card] and is_dead(s, card) for card in range(CARDS))


def can_build_or_invest(s: UnionPacificState, seat: int) -> bool:
    open_types = buildable(s)
    first = seat * CARDS
    if open_types and s.cards[first + JOKER]:
        return True
    if any(s.cards[first + card] and open_types >> card & 1 for card in range(TYPES)):
        return True
    return any(s.hand[seat * SHARES + share] for share in range(SHARES))


def _forbids_scrap(s: UnionPacificState, seat: int, card: int) -> str | None:
    if not s.cards[seat * CARDS + card]:
        return "UP-3.3"
    if not is_dead(s, card):
        return "UP-3.5" if card == JOKER else "UP-3.4"
    return None if s.phase == TURN else "UP-3.3"


def _forbids_discard(s: UnionPacificState, seat: int, card: int) -> str | None:
    """A card number one past the joker is the END: no track card left to discard."""
    if s.phase == INVESTING:
        ends = "UP-6.4"
    elif s.phase != TURN or can_build_or_invest(s, seat):
        return "UP-3.2"
    elif holds_dead(s, seat):
        return "UP-3.6"
    else:
        ends = "UP-3.6"
    if card == END - DISCARD:
        return ends if any(s.cards[seat * CARDS + held] for held in range(CARDS)) else None
    return None if s.cards[seat * CARDS + card] else ends


# Building: UP-4 -------------------------------------------------------------------------------------------------------


def open_to(s: UnionPacificState, company: int, kind: int) -> int:
    """The sections of a type the company may build on now: UP-4.3 to UP-4.7, a mask for each."""
    index = company * TYPES + kind
    if not s.supply[company] or not s.board.allowed[index]:
        return 0
    return s.free[kind] & s.near[index] & ~s.own[index]


def buildable(s: UnionPacificState) -> int:
    """The types some company may build on now, as a mask of types."""
    kinds = 0
    for kind in range(TYPES):
        if not s.dead >> kind & 1:
            for company in s.board.users[kind]:
                if open_to(s, company, kind):
                    kinds |= 1 << kind
                    break
    return kinds


def _builds(s: UnionPacificState) -> list[int]:
    actions: list[int] = []
    if s.card != JOKER:
        for company in s.board.users[s.card]:
            base = BUILD + company * s.board.sections
            _add_sections(actions, base, open_to(s, company, s.card), s.board.of_type[s.card])
        return actions
    for company in range(COMPANIES):
        base = BUILD + company * s.board.sections
        for kind in range(TYPES):
            _add_sections(actions, base, open_to(s, company, kind), s.board.of_type[kind])
    actions.sort()
    return actions


def _add_sections(actions: list[int], base: int, mask: int, sections: list[int]) -> None:
    while mask:
        lowest = mask & -mask
        actions.append(base + sections[lowest.bit_length() - 1])
        mask ^= lowest


def _forbids_card(s: UnionPacificState, seat: int, card: int) -> str | None:
    if s.phase != TURN:
        return _moment(s, "UP-4.1")
    if not s.cards[seat * CARDS + card]:
        return "UP-4.1"
    open_types = buildable(s)
    can = open_types if card == JOKER else open_types >> card & 1
    return None if can else "UP-4.1"


def _forbids_build(s: UnionPacificState, seat: int, action: int) -> str | None:
    company = (action - BUILD) // s.board.sections
    section = (action - BUILD) % s.board.sections
    kind = s.board.type_of[section]
    bit = s.board.bit[section]
    index = company * TYPES + kind
    if s.phase > TRAIN:
        return _moment(s, "UP-4.9")
    if not s.supply[company]:
        return "UP-4.7"
    if not s.board.allowed[index]:
        return "UP-4.3"
    if s.own[index] & bit:
        return "UP-4.5"
    if not s.free[kind] & bit:
        return "UP-4.4"
    if not s.near[index] & bit:
        return "UP-4.6"
    if s.phase == TRAIN:
        return None if s.card == kind or s.card == JOKER else "UP-4.2"
    if not s.cards[seat * CARDS + kind] and not s.cards[seat * CARDS + JOKER]:
        return "UP-4.2"
    return "UP-4.1"


def _moment(s: UnionPacificState, otherwise: str) -> str:
    """Why nothing of a build can be done now: the turn is an investment, or its train stands already."""
    if s.phase == INVESTING:
        return "UP-6.5"
    return otherwise if s.phase == TRAIN else "UP-4.9"


# Taking a share: UP-5 -------------------------------------------------------------------------------------------------


def _takes(s: UnionPacificState) -> list[int]:
    actions = [TAKE + share for share in range(COMPANIES) if s.row[share]]
    if s.up_stack:
        actions.append(TAKE + UP)
    if s.deck:
        actions.append(BLIND)
    return actions


def _forbids_take(s: UnionPacificState, action: int) -> str | None:
    if s.phase == INVESTING:
        return "UP-6.5"
    if action == BLIND:
        if not s.deck:
            return "UP-5.4"
    elif action == TAKE + UP:
        if not s.up_stack:
            return "UP-5.5"
    elif not s.row[action - TAKE]:
        return "UP-5.2"
    return None if s.phase == SHARE else "UP-5.1"


# Investing: UP-6 ------------------------------------------------------------------------------------------------------


def _investing(s: UnionPacificState, seat: int) -> list[int]:
    first = seat * SHARES
    if s.laid_too >= 0:
        actions: list[int] = []
    elif s.laid_count > 1:
        actions = [INVEST + s.laid] if s.hand[first + s.laid] else []
    else:
        actions = _of_hand(s, seat, INVEST)
    return actions + _discards(s, seat)


def _forbids_invest(s: UnionPacificState, seat: int, share: int) -> str | None:
    if s.phase == DRAWN:
        return None if share == s.drawn else "UP-5.7"
    if s.phase == TRAIN or s.phase == SHARE or s.phase == SWAPPING:
        return "UP-3.2"
    if not s.hand[seat * SHARES + share]:
        return "UP-6.1"
    if s.phase == TURN:
        return None
    if s.laid_too >= 0:
        return "UP-6.2"
    return None if share == s.laid or s.laid_count == 1 else "UP-6.2"
