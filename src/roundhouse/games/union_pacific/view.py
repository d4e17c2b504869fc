"""What a seat may see. Nothing here reads a hidden thing but the seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.union_pacific import scoring
from roundhouse.games.union_pacific.board import CARDS, COMPANIES, DIVIDENDS, JOKER, SHARES
from roundhouse.games.union_pacific.due import payment, third_holder
from roundhouse.games.union_pacific.legal import ALL_DEAD
from roundhouse.games.union_pacific.phases import DRAWN, INVESTING, OPENING, PHASES, TRAIN
from roundhouse.games.union_pacific.position import trains_of, written_piles
from roundhouse.kernel.description import counted, rows

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState


def public_view(s: UnionPacificState) -> dict[str, Any]:
    board = s.board
    least, most = payment(s)
    return {
        "game": "union-pacific",
        "players": s.players,
        "options": s.options,
        "phase": "over" if s.over else PHASES[s.phase],
        "actors": list(s.actors),
        "turn": None if s.phase == OPENING else s.turn,
        "companies": {board.share_ids[company]: _company(s, company) for company in range(COMPANIES)},
        "dead": [card for index, card in enumerate(board.card_ids) if _dead(s, index)],
        "cards": [_hand_size(s.cards, each, CARDS) for each in range(s.players)],
        "track_deck": len(s.track_deck),
        "discards": dict(zip(board.card_ids, s.discards, strict=True)),
        "scrapped": dict(zip(board.card_ids, s.scrapped, strict=True)),
        "hands": [_hand_size(s.hand, each, SHARES) for each in range(s.players)],
        "table": rows(s.table, s.board.share_ids),
        "row": _listed(s, s.row),
        "removed": counted(s.removed, s.board.share_ids),
        "deck": len(s.deck),
        "piles": written_piles(s),
        "up_stack": s.up_stack,
        "swaps": list(s.swaps),
        "met": s.met,
        "dividend_cards_left": DIVIDENDS - s.met,
        "paid": s.paid,
        "payments": s.payments,
        "money": list(s.money),
        "earned": rows(s.earned, s.board.share_ids),
        "forecast": dict(zip(board.share_ids, least, strict=True)),  # what each would be paid now, at least
        "forecast_most": dict(zip(board.share_ids, most, strict=True)),
        "third_holder": _third_holder(s),
        "third_place": scoring.places(s)[2] if s.over and s.players == 2 else None,  # the third holder's
        "up_places": scoring.up_places(s),
        "step": _step(s),
        "chosen": [share >= 0 for share in s.chosen],
    }


def _company(s: UnionPacificState, company: int) -> dict[str, Any]:
    return {"value": scoring.value(s, company), "supply": s.supply[company], "trains": trains_of(s, company)}


def _dead(s: UnionPacificState, card: int) -> bool:
    return s.dead == ALL_DEAD if card == JOKER else bool(s.dead >> card & 1)


def _hand_size(counts: list[int], seat: int, kinds: int) -> int:
    return sum(counts[seat * kinds : (seat + 1) * kinds])


def _listed(s: UnionPacificState, counts: list[int]) -> list[str]:
    return [share for index, share in enumerate(s.board.share_ids) for _ in range(counts[index])]


def _third_holder(s: UnionPacificState) -> dict[str, dict[str, int]] | None:
    held = third_holder(s)
    if held is None:
        return None
    return {"least": counted(held[0], s.board.share_ids), "most": counted(held[1], s.board.share_ids)}


def _step(s: UnionPacificState) -> dict[str, Any]:
    """What all can see of the turn under way."""
    if s.phase == TRAIN:
        return {"card": s.board.card_ids[s.card]}
    if s.phase == INVESTING:
        laid = [s.board.share_ids[s.laid]] * s.laid_count
        return {"laid": laid if s.laid_too < 0 else [*laid, s.board.share_ids[s.laid_too]]}
    return {}


def secrets(s: UnionPacificState, seat: int) -> dict[str, Any]:
    first = seat * CARDS
    own: dict[str, Any] = {
        "cards": {
            card: s.cards[first + index] for index, card in enumerate(s.board.card_ids) if s.cards[first + index]
        },
        "shares": _counted(s, s.hand, seat),
        "swapped": _counted(s, s.gone, seat),
        "chosen": s.board.share_ids[s.chosen[seat]] if s.chosen[seat] >= 0 else None,
        "drawn": s.board.share_ids[s.drawn] if s.phase == DRAWN and seat == s.turn else None,
    }
    return {"own": own}


def _counted(s: UnionPacificState, counts: list[int], seat: int) -> dict[str, int]:
    return counted(counts[seat * SHARES : (seat + 1) * SHARES], s.board.share_ids)
