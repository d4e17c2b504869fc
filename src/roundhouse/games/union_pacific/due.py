"""What each holder would be paid now, as far as everybody can know.

Only the third holder of a game of two is in doubt: the row and the Union Pacific's stack are seen, and of what the deck
may hold the least and the most are known. So everything here is a pair: at least, and at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.union_pacific import scoring
from roundhouse.games.union_pacific.board import COMPANIES, DIVIDENDS, SHARES, UP
from roundhouse.games.union_pacific.knowledge import spare_shares

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


def third_holder(s: UnionPacificState) -> tuple[list[int], list[int]] | None:
    """UP-9.2: the shares that a third holder would have at the next payment; None if there is none."""
    if s.players != 2 or s.paid + 1 != s.payments:
        return None
    spare = spare_shares(s, None, list(range(s.players)))
    in_deck = len(s.deck) - (DIVIDENDS - s.met)
    elsewhere = sum(spare) - in_deck  # in hand unseen, or given away
    least, most = s.row[:], s.row[:]
    for company in range(COMPANIES):
        least[company] += max(0, spare[company] - elsewhere)
        most[company] += min(spare[company], in_deck)
    least[UP] = most[UP] = s.up_stack
    return least, most


def payment(s: UnionPacificState) -> tuple[list[list[int]], list[list[int]]]:
    """What each share would pay to each holder, share by share."""
    column = scoring.column(s)
    third = third_holder(s)
    least: list[list[int]] = []
    most: list[list[int]] = []
    for share in range(SHARES):
        counts = [s.table[first + share] for first in range(0, len(s.table), SHARES)]
        if third is None:
            amounts = scoring.dividends(s, share, column, counts)
            least.append(amounts)
            most.append(amounts)
            continue
        ways: list[list[int]] = []
        for held in range(third[0][share], third[1][share] + 1):
            counts[s.players] = held
            ways.append(scoring.dividends(s, share, column, counts))
        least.append([min([amounts[holder] for amounts in ways]) for holder in range(len(counts))])
        most.append([max([amounts[holder] for amounts in ways]) for holder in range(len(counts))])
    return least, most
