"""What everybody knows of a hand of shares.

A share seen taken is known until a swap blurs it. For each seat the state keeps a ledger of what all have seen happen
to its hand: a share has come (named, or UNSEEN if face down), one has left face down in a SWAP, one has been SHOWN.
Whatever explains the whole ledger may be true: each share shown was the named one or an unseen one that had come
before, each share swapped any that had come before. Where nothing was ever swapped a shown share simply takes its
entry away with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import COMPANIES, SHARES, UP

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState
    from roundhouse.kernel.chance import Chance

UNSEEN: Final = 15
SWAP: Final = 16
SHOWN: Final = 32  # SHOWN + share

# the fates of a share that has come
NO_SHARE: Final = 0
KEPT: Final = 1
LEFT: Final = 2
SPENT: Final = 3


def gained(s: UnionPacificState, seat: int, share: int) -> None:
    """All have seen this share come into the hand."""
    s.ledger[seat].append(share)


def gained_unseen(s: UnionPacificState, seat: int) -> None:
    s.ledger[seat].append(UNSEEN)


def swapped(s: UnionPacificState, seat: int) -> None:
    """Any share of the hand has left, and an UP share has come."""
    s.ledger[seat].append(SWAP)
    s.ledger[seat].append(UP)
    s.swaps[seat] += 1


def shown(s: UnionPacificState, seat: int, share: int) -> None:
    """A share of the hand has been laid on the table."""
    ledger = s.ledger[seat]
    if s.swaps[seat]:
        ledger.append(SHOWN + share)
    elif share in ledger:
        ledger.remove(share)
    else:
        ledger.remove(UNSEEN)


def explain(ledger: list[int], spare: list[int], rng: Chance) -> list[int]:
    """One way in which a ledger can have come about: for each entry the fate of its share.

    KEPT in the hand, LEFT in a swap, SPENT on the table; NO_SHARE for entries that are no arrival. A share shown may
    have been an unseen one although a named one had come, if the named one may lie elsewhere: of each company as
    often as `spare` says, which is used up, and no likelier than its part of all that is to spare. If no way is found,
    an empty list.
    """
    arrivals = [index for index, entry in enumerate(ledger) if entry <= UNSEEN]
    demands = [index for index, entry in enumerate(ledger) if entry > UNSEEN]
    if not demands:
        return [KEPT] * len(ledger)
    rng.shuffle(arrivals)
    rng.shuffle(demands)
    kept = seen_in_hand(ledger)
    for share in range(COMPANIES):
        if kept[share] < 0:
            spare[share] -= kept[share]
    meets = [-1] * len(ledger)  # for each arrival, the demand it meets
    for demand in demands:
        share = ledger[demand] - SHOWN
        if 0 <= share < COMPANIES and rng.below(sum(spare) + 1) >= spare[share]:
            if _meet_named(ledger, arrivals, demand, meets, spare):
                continue
        if not _meet(ledger, arrivals, demand, meets, [False] * len(ledger), spare):
            return []
    fates = [NO_SHARE] * len(ledger)
    for index in arrivals:
        fates[index] = KEPT if meets[index] < 0 else LEFT if ledger[meets[index]] == SWAP else SPENT
    return fates


def _meet_named(ledger: list[int], arrivals: list[int], demand: int, meets: list[int], spare: list[int]) -> bool:
    """Find an arrival for a share shown, the unseen ones left aside."""
    share = ledger[demand] - SHOWN
    aside = spare[share]
    spare[share] = 0
    met = _meet(ledger, arrivals, demand, meets, [False] * len(ledger), spare)
    spare[share] += aside
    return met


def _meet(
    ledger: list[int], arrivals: list[int], demand: int, meets: list[int], tried: list[bool], spare: list[int]
) -> bool:
    """Find an arrival for a demand: a free one, or else one whose own demand can be moved (an augmenting path)."""
    wanted = ledger[demand] - SHOWN  # negative: a swap, which any share meets
    for arrival in arrivals:
        if meets[arrival] < 0 and arrival < demand and _suits(ledger[arrival], wanted, spare):
            if ledger[arrival] == UNSEEN and wanted >= 0:
                spare[wanted] -= 1
            meets[arrival] = demand
            return True
    for arrival in arrivals:
        if meets[arrival] < 0 or arrival > demand or tried[arrival] or not _suits(ledger[arrival], wanted, spare):
            continue
        tried[arrival] = True
        unseen = ledger[arrival] == UNSEEN and wanted >= 0
        if unseen:
            spare[wanted] -= 1
        if _move(ledger, arrivals, arrival, meets, tried, spare):
            meets[arrival] = demand
            return True
        if unseen:
            spare[wanted] += 1
    return False


def _suits(entry: int, wanted: int, spare: list[int]) -> bool:
    """Can a share that came like this be the wanted one?"""
    return wanted < 0 or entry == wanted or (entry == UNSEEN and wanted != UP and spare[wanted] > 0)


def _move(
    ledger: list[int], arrivals: list[int], arrival: int, meets: list[int], tried: list[bool], spare: list[int]
) -> bool:
    """Find another arrival for the demand that this one meets."""
    shown_share = ledger[meets[arrival]] - SHOWN
    gives_back = ledger[arrival] == UNSEEN and shown_share >= 0
    if gives_back:
        spare[shown_share] += 1
    if _meet(ledger, arrivals, meets[arrival], meets, tried, spare):
        return True
    if gives_back:
        spare[shown_share] -= 1
    return False


def fits(ledger: list[int], held: list[int], rng: Chance) -> bool:
    """Is the ledger true of a seat that has these shares in hand or out of the game by its swaps?"""
    left = held[:]
    unseen = 0
    for entry in ledger:
        if entry < SHARES:
            left[entry] -= 1
        elif entry == UNSEEN:
            unseen += 1
        elif SHOWN <= entry < SHOWN + SHARES:
            left[entry - SHOWN] += 1
        elif entry != SWAP:
            return False
    if min(left) < 0 or left[UP] or sum(left) != unseen:
        return False
    return not ledger or bool(explain(ledger, [len(ledger)] * COMPANIES, rng))


def seen_in_hand(ledger: list[int]) -> list[int]:
    """How many shares of each sort a hand holds as far as all have seen, swaps left aside."""
    counts = [0] * SHARES
    for entry in ledger:
        if entry < SHARES:
            counts[entry] += 1
        elif entry >= SHOWN:
            counts[entry - SHOWN] -= 1
    return counts


def unaccounted(s: UnionPacificState, seat: int | None) -> list[int]:
    """How many shares of each company this seat does not see."""
    left = s.board.shares[:COMPANIES]
    for share in range(COMPANIES):
        left[share] -= s.row[share] + s.removed[share]
        for first in range(0, len(s.table), SHARES):
            left[share] -= s.table[first + share]
        if seat is not None:
            left[share] -= s.hand[seat * SHARES + share] + s.gone[seat * SHARES + share]
    return left


def spare_shares(s: UnionPacificState, seat: int | None, others: list[int]) -> list[int]:
    """How many shares of each company may be in the deck: unseen, and not named ones that have not been shown since."""
    spare = unaccounted(s, seat)
    for other in others:
        kept = seen_in_hand(s.ledger[other])
        for share in range(COMPANIES):
            if kept[share] > 0:
                spare[share] -= kept[share]
    return spare
