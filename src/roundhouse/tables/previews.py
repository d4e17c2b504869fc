"""Before acting: what an action would bring, why it is not legal, which ways lead to it, and what a hint comes to.

All of it is tried in imagined states, so that nothing hidden shows: not even by what would happen next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.kernel import text
from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.game import Game, Hint, State
from roundhouse.tables.shapes import Choice, Clause, HintView, LegalChoice, Preview, Standing
from roundhouse.tables.turns import is_final

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


def told(game: Game, state: State, seat: int, action: int, language: str) -> Choice:
    """An action with its meaning and its sentence."""
    return {
        "action": action,
        "meaning": game.meaning(action),
        "text": game.describe(state, seat, action, language),
    }


def may_be_final(worlds: list[State], seat: int, action: int) -> bool:
    """Whether an action must be asked about, as far as the seat can know: not by what will really happen."""
    return any(is_final(world, _after(world, seat, action), seat) for world in worlds)


def legal(table: Table, seat: int, language: str) -> list[LegalChoice]:
    """What the seat may do now; `final` marks what cannot be taken back freely."""
    here = table.playing().here(seat)
    worlds = table.worlds(seat, here)
    return [
        {**told(table.game, here, seat, action, language), "final": may_be_final(worlds, seat, action)}
        for action in here.legal(seat)
    ]


def why_not(table: Table, seat: int, action: int, language: str) -> Clause | None:
    clause = _world(table, seat).why_not(seat, action)
    if clause is None:
        return None
    return next(rule for rule in clauses(table.game, language) if rule["id"] == clause)


def clauses(game: Game, language: str) -> list[Clause]:
    """All the rules of a game, clause by clause."""
    found = game.rules(text.check_language(language))
    return [{"id": rule["id"], "section": rule["section"], "text": rule["text"]} for rule in found]


def preview(table: Table, seat: int, action: int) -> Preview:
    """The change of everybody's points, source by source; None where it hangs on what the seat cannot know."""
    before = table.worlds(seat, table.playing().here(seat))
    clause = before[0].why_not(seat, action)
    if clause is not None:
        raise IllegalAction(clause)
    after = [_after(world, seat, action) for world in before]
    changes = [_changes(world, then) for world, then in zip(before, after, strict=True)]
    return {
        "action": action,
        "final": may_be_final(before, seat, action),
        "scores": _agreed_row([scores for scores, _ in changes]),
        "sources": _agreed_rows([sources for _, sources in changes]),
    }


def standing(table: Table, reader: int | None) -> Standing:
    """Everybody's points now, as far as the reader can know them; None where it hangs on a secret."""
    here = table.playing().here(reader)
    worlds = [here] if table.game.open_scores else table.worlds(reader, here)
    return {
        "scores": _agreed_row([world.scores() for world in worlds]),
        "sources": _agreed_rows([_sources(world) for world in worlds]),
    }


def known_scores(table: Table, reader: int | None, state: State, step: int) -> list[int | None]:
    """Everybody's points at an earlier moment, as far as the reader could know them then."""
    worlds = [state] if table.game.open_scores else table.worlds(reader, state, step)
    return _agreed_row([world.scores() for world in worlds])


def ways_to(table: Table, seat: int, action: int) -> list[list[int]]:
    """The shortest ways to an action within this turn; it raises with the clause if there is none."""
    world = _world(table, seat)
    found = table.game.ways(world, seat, [action])
    if not found:
        raise IllegalAction(world.why_not(seat, action) or "")
    return found


def alternatives(table: Table, seat: int, action: int, language: str) -> list[list[Choice]]:
    """The shortest ways to an action within this turn, in words; none if there is none."""
    return [_told_way(table, seat, way, language) for way in table.game.ways(_world(table, seat), seat, [action])]


def hint_view(table: Table, seat: int, hint: Hint, language: str) -> HintView:
    """A hint for the seat as it is now, in words."""
    return {
        "steps": _told_way(table, seat, hint.actions, language),
        "then": _followed(_world(table, seat), seat, hint.actions).view(seat),
        "gains": hint.gains or None,
        "proved": hint.proved,
    }


def _followed(world: State, seat: int, way: list[int]) -> State:
    """Where a way leads before its first final action."""
    for action in way:
        after = _after(world, seat, action)
        if is_final(world, after, seat):
            break
        world = after
    return world


def _told_way(table: Table, seat: int, way: list[int], language: str) -> list[Choice]:
    world = _world(table, seat).clone()
    steps = []
    for action in way:
        steps.append(told(table.game, world, seat, action, language))
        world.apply(seat, action)
    return steps


def _world(table: Table, seat: int) -> State:
    return table.worlds(seat, table.playing().here(seat))[0]


def _after(world: State, seat: int, action: int) -> State:
    after = world.clone()
    after.apply(seat, action)
    return after


def _sources(world: State) -> list[dict[str, int]]:
    return [world.sources(seat) for seat in range(world.players)]


def _changes(before: State, after: State) -> tuple[list[int], list[dict[str, int]]]:
    scores = [now - then for now, then in zip(after.scores(), before.scores(), strict=True)]
    sources = []
    for then, now in zip(_sources(before), _sources(after), strict=True):
        change = {source: now.get(source, 0) - then.get(source, 0) for source in [*now, *(then.keys() - now.keys())]}
        sources.append({source: points for source, points in change.items() if points})
    return scores, sources


def _agreed_row(rows: list[list[int]]) -> list[int | None]:
    return [row[0] if len(set(row)) == 1 else None for row in zip(*rows, strict=True)]


def _agreed_rows(worlds: list[list[dict[str, int]]]) -> list[dict[str, int | None]]:
    """Seat by seat; a source that some world does not know counts nothing there."""
    agreed: list[dict[str, int | None]] = []
    for rows in zip(*worlds, strict=True):
        if all(row == rows[0] for row in rows):
            agreed.append(dict(sorted(rows[0].items())))
            continue
        names = sorted({source for row in rows for source in row})
        points = {name: {row.get(name, 0) for row in rows} for name in names}
        agreed.append({name: min(found) if len(found) == 1 else None for name, found in points.items()})
    return agreed
