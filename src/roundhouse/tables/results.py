"""The result of a finished table: what was played, and what it counts for those who did not play it to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.tables.shapes import Result

if TYPE_CHECKING:
    from roundhouse.kernel.game import State
    from roundhouse.tables.table import Table


def result(table: Table) -> Result:
    """Scores, ranks and winners as the game has them, and the places at this table."""
    state = table.playing().state
    out = [seat for seat in range(table.players) if table.seats[seat].out is not None]
    if table.terms.resigned == "played":
        out = []
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "winners": list(state.winners()),
        "places": places(state.ranks(), out),
        "first": first(state, out),
        "stars": state.stars(),
        "sources": [state.sources(seat) for seat in range(table.players)],
    }


def places(ranks: list[int], out: list[int]) -> list[int]:
    """The ranks, with those who are out sharing the places behind all others."""
    last = max(*ranks, len(ranks)) - len(out) + 1
    return [
        last if seat in out else rank - sum(ranks[other] < rank for other in out) for seat, rank in enumerate(ranks)
    ]


def first(state: State, out: list[int]) -> list[int]:
    """Who has won at this table: the next if all the winners are out; nobody where the rules let nobody win."""
    winners = state.winners()
    if not winners:
        return []
    staying = [seat for seat in winners if seat not in out]
    table_places = places(state.ranks(), out)
    return staying or [seat for seat in range(state.players) if seat not in out and table_places[seat] == 1]
