"""Looking back: any moment of the game with one's own eyes; after the end with anybody's. And forks from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.kernel.game import check_seed
from roundhouse.tables.errors import TableError
from roundhouse.tables.shapes import StepView

if TYPE_CHECKING:
    from roundhouse.tables.table import Table

# Whose eyes: a seat's, None for a spectator's, or one of these.
Eyes = int | None | str
ALL = "all"  # everybody's at once
OWN = "own"  # the reader's


def view_at(table: Table, step: int, reader: int | None, eyes: Eyes) -> StepView:
    play = table.playing()
    through = _through(table, reader, eyes)
    state = play.at(step)
    seen: StepView = {"step": step, "last": play.step}
    if isinstance(through, str):
        seen["views"] = [state.view(seat) for seat in range(table.players)]
    else:
        seen["view"] = state.view(through)
    return seen


def fork(table: Table, step: int, reader: int | None, seed: int, eyes: Eyes) -> dict[str, Any]:
    play = table.playing()
    through = _through(table, reader, eyes)
    if isinstance(through, str):
        raise TableError("table-fork-eyes")
    state = play.at(step)
    if state.over:
        raise TableError("table-position-over")
    return state.imagine(through, check_seed(seed)).position()


def _through(table: Table, reader: int | None, eyes: Eyes) -> Eyes:
    """The eyes to look with, if this reader may: what a spectator sees is open to all, the rest after the end."""
    through = reader if eyes == OWN else eyes
    if isinstance(through, str) and through != ALL:
        raise TableError("table-no-eyes", eyes=through)
    if isinstance(through, int):
        table.check_seat(through)
    if through != reader and through is not None and table.phase != "over":
        raise TableError("table-still-secret")
    return through
