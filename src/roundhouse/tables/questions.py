"""A question about a place: which ways lead to the actions pointed at, what each would change, and why not the rest.

It is answered from the imagined states of the asking seat alone, so that nothing hidden shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import NO_SUCH_ACTION, State
from roundhouse.tables import previews
from roundhouse.tables.errors import TableError
from roundhouse.tables.shapes import Answer, Choice, Reason, Way
from roundhouse.tables.turns import is_final

if TYPE_CHECKING:
    from roundhouse.tables.table import Table

MAX_ASKED = 5_000  # actions in one question


def ask(
    table: Table,
    seat: int,
    language: str,
    keep: int | None,
    actions: Sequence[int],
    targets: Sequence[dict[str, str]],
) -> Answer:
    """All about these actions, and those that match a target, after the first `keep` steps of the tentative turn."""
    worlds = table.worlds(seat, table.kept(seat, keep).here)
    wanted = _wanted(table.game, actions, targets)
    branches = Branches(table.game, worlds, seat, language)
    ways = [way for path in table.game.ways(worlds[0], seat, wanted) if (way := branches.way(path)) is not None]
    reached = {way["steps"][-1]["action"] for way in ways}
    return {
        "version": table.version_for(seat),
        "ways": ways,
        "reasons": _reasons(table.game, worlds[0], seat, [each for each in wanted if each not in reached], language),
    }


def _wanted(game: Game, actions: Sequence[int], targets: Sequence[dict[str, str]]) -> list[int]:
    wanted = set(actions)
    for action in wanted:
        if not 0 <= action < game.action_space:
            raise IllegalAction(NO_SUCH_ACTION)
    for target in targets:
        wanted.update(game.layout.matching(target))
    if len(wanted) > MAX_ASKED:
        raise TableError("table-ask-too-much", most=MAX_ASKED)
    return sorted(wanted)


class Branches:
    """The ways from one situation, tried once in every imagined world however many ways go on from a step."""

    def __init__(self, game: Game, worlds: list[State], seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self._worlds: dict[tuple[int, ...], list[State]] = {(): worlds}
        self._free: dict[tuple[int, ...], bool] = {(): True}
        self._told: dict[tuple[int, ...], Choice] = {}

    def way(self, path: list[int]) -> Way | None:
        """A way in words; None if a step before its last may be final after all, in another world."""
        whole = tuple(path)
        starts = [whole[:length] for length in range(1, len(whole) + 1)]
        for start in starts[:-1]:
            if not self._try(start):
                return None
        final = not self._try(whole)
        return {
            "steps": [self._told[start] for start in starts],
            "final": final,
            "change": previews.change(self._worlds[()], self._worlds[whole]),
        }

    def _try(self, path: tuple[int, ...]) -> bool:
        """Go a step further, once; whether it can be taken back freely."""
        if path not in self._free:
            before, action, seat = self._worlds[path[:-1]], path[-1], self.seat
            then = [previews.after(world, seat, action) for world in before]
            self._worlds[path] = then
            pairs = zip(before, then, strict=True)
            self._free[path] = not any(is_final(world, later, seat) for world, later in pairs)
            self._told[path] = previews.choice_view(self.game, before[0], seat, action, self.language)
        return self._free[path]


def _reasons(game: Game, world: State, seat: int, actions: list[int], language: str) -> list[Reason]:
    """The actions no way leads to, clause by clause."""
    forbidden: dict[str, list[int]] = {}
    for action in actions:
        clause = world.why_not(seat, action)
        if clause is not None:
            forbidden.setdefault(clause, []).append(action)
    return [
        {"clause": previews.clause(game, language, clause), "actions": named} for clause, named in forbidden.items()
    ]
