"""Looking back: any moment of the game with one's own eyes; after the end with anybody's. And forks from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.game import State, check_seed
from roundhouse.tables import previews
from roundhouse.tables.errors import TableError
from roundhouse.tables.shapes import StepView, StoryTurn

if TYPE_CHECKING:
    from roundhouse.tables.log import LogItem
    from roundhouse.tables.table import Table

# Whose eyes: a seat's, None for a spectator's, or one of these.
Eyes = int | None | str
ALL = "all"  # everybody's at once
OWN = "own"  # the reader's


def view_at(table: Table, step: int, reader: int | None, eyes: Eyes) -> StepView:
    """The table at that step, as these eyes may see it."""
    play = table.playing()
    through = _through(table, reader, eyes)
    seen: StepView = {"step": step, "last": play.seen}
    _add_views(seen, play.at(play.moves_at(step)), through)
    return seen


def _add_views(seen: StepView | StoryTurn, state: State, through: Eyes) -> None:
    if isinstance(through, str):
        seen["views"] = [state.view(seat) for seat in range(state.players)]
    else:
        seen["view"] = state.view(through)


def story(table: Table, reader: int | None, language: str, eyes: Eyes) -> Iterator[StoryTurn]:
    """The game turn by turn, in sentences, with a view after each turn.

    It is that of the moment when the first turn is asked for.
    """
    play = table.playing()
    through = _through(table, reader, eyes)
    sentences = _sentences_by_step(table, language, through)
    seats = {turn.start: turn.seat for turn in play.turns}
    ends = {moves: play.seen_at(moves) for moves in (*seats, play.step)}
    since = 0
    before: int | None = None
    for moves, state in enumerate(play.record.steps(table.game)):
        if moves in ends:
            step = ends[moves]
            words = [sentence for each in range(since, step + 1) for sentence in sentences.get(each, [])]
            moment: StoryTurn = {
                "step": step,
                "seat": None if before is None else seats[before],
                "text": " ".join(words),
                "scores": _scores(table, through, state, moves),
            }
            _add_views(moment, state, through)
            yield moment
            before = moves
            since = step + 1


def _sentences_by_step(table: Table, language: str, through: Eyes) -> dict[int, list[str]]:
    """What the game has told and nobody has undone, step by step."""
    sentences: dict[int, list[str]] = {}
    for line in table.log:
        if line.of_game and not line.undone:
            sentences.setdefault(line.step, []).append(line.tell(table.game, _listener(line, through), language))
    return sentences


def _listener(line: LogItem, through: Eyes) -> int | None:
    """With all eyes, one of those who were told most."""
    if isinstance(through, str):
        return line.event.seats[0] if line.event.seats else None
    return through


def _scores(table: Table, through: Eyes, state: State, moves: int) -> list[int | None]:
    if isinstance(through, str) or table.phase == "over":
        return list(state.scores())
    return previews.known_scores(table, through, state, moves)


def fork(table: Table, step: int, reader: int | None, seed: int, eyes: Eyes) -> dict[str, Any]:
    """The position at that step, imagined from what these eyes know."""
    play = table.playing()
    through = _through(table, reader, eyes)
    if isinstance(through, str):
        raise TableError("table-fork-eyes")
    state = play.at(play.moves_at(step))
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
