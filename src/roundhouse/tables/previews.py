"""Before acting: what may be chosen, what it would change, and what a hint comes to.

All of it is tried in imagined states, so that nothing hidden shows: not even by what would happen next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, Hint, State
from roundhouse.tables.parts import Part
from roundhouse.tables.shapes import Change, Choice, Clause, HintReason, HintView, LegalChoice, Standing
from roundhouse.tables.turns import WORLDS, Situation, is_final

if TYPE_CHECKING:
    from roundhouse.tables.table import Table


def choice_view(game: Game, state: State, seat: int, action: int, language: str) -> Choice:
    """An action and its sentence."""
    return {"action": action, "text": game.describe(state, seat, action, language)}


def finals(table: Table, seat: int, situation: Situation) -> dict[int, bool]:
    """The legal actions, each with whether it must be asked about as far as the seat can know."""
    known = situation.finals
    if known is None:
        known = {action: _may_be_final(table, seat, situation, action) for action in situation.state.legal(seat)}
        situation.finals = known
    return known


def _may_be_final(table: Table, seat: int, situation: Situation, action: int) -> bool:
    """Most often the game knows without trying, or the first world settles it and no other is imagined."""
    free = situation.state.is_free(seat, action)
    if free is not None:
        return not free
    for number in range(WORLDS):
        world = table.world(seat, situation, number)
        if is_final(world, after(world, seat, action), seat):
            return True
    return False


def legal(table: Table, seat: int, situation: Situation, language: str) -> Part:
    """What the seat may do there; `final` marks what cannot be taken back freely."""
    if language not in situation.legal:
        situation.legal[language] = Part(_legal(table, seat, situation, language))
    return situation.legal[language]


def _legal(table: Table, seat: int, situation: Situation, language: str) -> list[LegalChoice]:
    game, state = table.game, situation.state
    return [
        {"action": action, "text": game.describe(state, seat, action, language), "final": final}
        for action, final in finals(table, seat, situation).items()
    ]


def clauses(game: Game, language: str) -> list[Clause]:
    """All the rules of a game, clause by clause."""
    rules = game.rules(text.check_language(language))
    return [{"id": rule["id"], "section": rule["section"], "text": rule["text"]} for rule in rules]


def clause(game: Game, language: str, id: str) -> Clause:
    """The clause with this id."""
    return next(rule for rule in clauses(game, language) if rule["id"] == id)


# Points ---------------------------------------------------------------------------------------------------------------


def outlook(table: Table, seat: int, situation: Situation, action: int) -> tuple[Change, dict[str, Any]]:
    """What an action that is legal there would change, as far as the seat can know, and a view that may come of it."""
    worlds = table.worlds(seat, situation)
    then = [after(world, seat, action) for world in worlds]
    return change(points_in(worlds), points_in(then)), then[0].view(seat)


class Points(NamedTuple):
    """Everybody's points in one state, in all and source by source."""

    scores: list[int]
    sources: list[dict[str, int]]


def points_in(worlds: list[State]) -> list[Points]:
    return [Points(world.scores(), [world.sources(seat) for seat in range(world.players)]) for world in worlds]


def change(before: list[Points], then: list[Points]) -> Change:
    """The change of everybody's points, world by world, source by source; None where it hangs on a secret."""
    changes = [_changes(former, now) for former, now in zip(before, then, strict=True)]
    return {
        "scores": _agreed_row([points.scores for points in changes]),
        "sources": _agreed_rows([points.sources for points in changes]),
    }


def standing(table: Table, reader: int | None) -> Part:
    """Everybody's points now, as far as the reader can know them; None where it hangs on a secret."""
    return standing_of(table, reader, table.playing().situation(reader))


def standing_of(table: Table, reader: int | None, situation: Situation) -> Part:
    """The same, in this situation of the reader's."""
    if not table.game.open_scores:
        return Part(_standing(table.worlds(reader, situation)))
    known = situation.public.standing
    if known is None:
        known = situation.public.standing = Part(_standing([situation.state]))
    return known


def _standing(worlds: list[State]) -> Standing:
    points = points_in(worlds)
    return {
        "scores": _agreed_row([world.scores for world in points]),
        "sources": _agreed_rows([world.sources for world in points]),
    }


def known_scores(table: Table, reader: int | None, state: State, step: int) -> list[int | None]:
    """Everybody's points at an earlier moment, as far as the reader could know them then."""
    worlds = [state] if table.game.open_scores else table.imagined(reader, state, step)
    return _agreed_row([world.scores() for world in worlds])


# Hints ----------------------------------------------------------------------------------------------------------------


def hint_view(table: Table, seat: int, hint: Hint, language: str) -> HintView:
    """A hint for the seat as it is now, in words."""
    world = table.worlds(seat, table.playing().situation(seat))[0]
    steps: list[Choice] = []
    here = world.clone()
    for action in hint.actions:
        steps.append(choice_view(table.game, here, seat, action, language))
        here.apply(seat, action)
    return {
        "steps": steps,
        "then": _followed(world, seat, hint.actions).view(seat),
        "gains": hint.gains or None,
        "proved": hint.proved,
        "reason": _reason(table.game, hint, language),
    }


def _reason(game: Game, hint: Hint, language: str) -> HintReason | None:
    if hint.reason is None:
        return None
    return {"feature": hint.reason, "text": text.catalogue(game.package, language).say(f"feature-{hint.reason}")}


def _followed(world: State, seat: int, way: list[int]) -> State:
    """Where a way leads before its first final action."""
    for action in way:
        then = after(world, seat, action)
        if is_final(world, then, seat):
            break
        world = then
    return world


# Worlds ---------------------------------------------------------------------------------------------------------------


def after(world: State, seat: int, action: int) -> State:
    """A world after an action; the world stays as it is."""
    then = world.clone()
    then.apply(seat, action)
    return then


def _changes(before: Points, then: Points) -> Points:
    scores = [now - former for now, former in zip(then.scores, before.scores, strict=True)]
    sources: list[dict[str, int]] = []
    for former, now in zip(before.sources, then.sources, strict=True):
        if former == now:
            sources.append({})
            continue
        names = [*now, *(former.keys() - now.keys())]
        gained = {source: now.get(source, 0) - former.get(source, 0) for source in names}
        sources.append({source: points for source, points in gained.items() if points})
    return Points(scores, sources)


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
        agreed.append({name: min(known) if len(known) == 1 else None for name, known in points.items()})
    return agreed
