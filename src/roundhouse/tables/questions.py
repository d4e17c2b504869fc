"""A question about a place: which ways lead to the actions pointed at, what each would change, and why not the rest.

It is answered from the imagined states of the asking seat alone, so that nothing hidden shows. It is answered piece by
piece, so that whoever serves others too can do so meanwhile: the states it is answered from change no more.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import NO_SUCH_ACTION, State
from roundhouse.tables import previews
from roundhouse.tables.errors import TableError
from roundhouse.tables.shapes import Answer, Choice, Detail, Reason, Way
from roundhouse.tables.turns import is_final

if TYPE_CHECKING:
    from roundhouse.tables.table import Table

MAX_ASKED = 5_000  # actions in one question
MAX_TRIED = 200  # steps for one answer, each in all imagined worlds; ways beyond that are not told


PIECE = 100  # actions looked at before whoever asked is asked whether to go on


def ask(
    table: Table,
    seat: int,
    language: str,
    keep: int | None,
    actions: Sequence[int],
    targets: Sequence[dict[str, str]],
) -> Generator[None, None, Answer]:
    """All about these actions, and those that match a target, after the first `keep` steps of the tentative turn."""
    version = table.version_for(seat)
    worlds = table.worlds(seat, table.kept(seat, keep).here)
    wanted = yield from _wanted(table.game, actions, targets)
    branches = Branches(table.game, worlds, seat, language)
    ways, reached = yield from _ways(branches, wanted)
    reasons = yield from _reasons(branches, [each for each in wanted if each not in reached], set(actions))
    return {"version": version, "ways": ways, "reasons": reasons}


def _wanted(game: Game, actions: Sequence[int], targets: Sequence[dict[str, str]]) -> Generator[None, None, list[int]]:
    wanted = set(actions)
    for action in wanted:
        if not 0 <= action < game.action_space:
            raise IllegalAction(NO_SUCH_ACTION)
    for target in targets:
        if game.layout.count(target) > MAX_ASKED:
            raise TableError("table-ask-too-much", most=MAX_ASKED)
        wanted.update(game.layout.matching(target))
        if len(wanted) > MAX_ASKED:
            raise TableError("table-ask-too-much", most=MAX_ASKED)
        yield
    return sorted(wanted)


def _ways(branches: Branches, wanted: list[int]) -> Generator[None, None, tuple[list[Way], set[int]]]:
    """As many ways as there is time for, the shortest first, and all actions that a way leads to."""
    ways: list[Way] = []
    reached: set[int] = set()
    for found in branches.game.find_ways(branches.start, branches.seat, wanted):
        yield
        for path in found:
            if branches.tried >= MAX_TRIED:
                reached.add(path[-1])
                continue
            way = branches.way(path)
            if way is not None:
                ways.append(way)
                reached.add(path[-1])
            yield
    return ways, reached


class Branches:
    """The ways from one situation, tried once in every imagined world however many ways go on from a step."""

    def __init__(self, game: Game, worlds: list[State], seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.start = worlds[0]
        self._worlds: dict[tuple[int, ...], list[State]] = {(): worlds}
        self._points = previews.points_in(worlds)
        self._free: dict[tuple[int, ...], bool] = {(): True}
        self._told: dict[tuple[int, ...], Choice] = {}
        self.tried = 0

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
            "change": previews.change(self._points, previews.points_in(self._worlds[whole])),
        }

    def _try(self, path: tuple[int, ...]) -> bool:
        """Go a step further, once; whether it can be taken back freely."""
        if path not in self._free:
            self.tried += 1
            before, action, seat = self._worlds[path[:-1]], path[-1], self.seat
            then = [previews.after(world, seat, action) for world in before]
            self._worlds[path] = then
            pairs = zip(before, then, strict=True)
            self._free[path] = not any(is_final(world, later, seat) for world, later in pairs)
            self._told[path] = previews.choice_view(self.game, before[0], seat, action, self.language)
        return self._free[path]


def _reasons(branches: Branches, actions: list[int], one_by_one: set[int]) -> Generator[None, None, list[Reason]]:
    """The actions no way leads to, clause by clause."""
    game, language, world = branches.game, branches.language, branches.start
    forbidden: dict[str, Reason] = {}
    for number, action in enumerate(actions):
        if number % PIECE == 0:
            yield
        clause = world.why_not(branches.seat, action)
        if clause is None:
            continue
        if clause not in forbidden:
            forbidden[clause] = {"clause": previews.clause(game, language, clause), "actions": [], "details": []}
        forbidden[clause]["actions"].append(action)
        if action in one_by_one:
            forbidden[clause]["details"] += _details(branches, action, clause)
    return list(forbidden.values())


def _details(branches: Branches, action: int, clause: str) -> list[Detail]:
    game, language = branches.game, branches.language
    return [
        {"action": action, "key": key, "facts": facts, "text": game.tell(f"detail-{key}", facts, language)}
        for key, facts in game.explain(branches.start, branches.seat, action, clause)
    ]
