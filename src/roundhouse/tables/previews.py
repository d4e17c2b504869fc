"""Before acting: what may be chosen, what it would change, and what a hint comes to.

All of it is tried in imagined states, so that nothing hidden shows: not even by what would happen next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, Hint, State
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
    """Most often the first world settles it, and no other is imagined."""
    for number in range(WORLDS):
        world = table.world(seat, situation, number)
        if is_final(world, after(world, seat, action), seat):
            return True
    return False


def legal(table: Table, seat: int, situation: Situation, language: str) -> list[LegalChoice]:
    """What the seat may do there; `final` marks what cannot be taken back freely."""
    if language not in situation.legal:
        situation.legal[language] = _legal(table, seat, situation, language)
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


def change_of(table: Table, seat: int, situation: Situation, action: int) -> Change:
    """What an action that is legal there would change, as far as the seat can know."""
    worlds = table.worlds(seat, situation)
    return change(worlds, [after(world, seat, action) for world in worlds])


def change(before: list[State], then: list[State]) -> Change:
    """The change of everybody's points, world by world, source by source; None where it hangs on a secret."""
    changes = [_changes(world, later) for world, later in zip(before, then, strict=True)]
    return {
        "scores": _agreed_row([scores for scores, _ in changes]),
        "sources": _agreed_rows([sources for _, sources in changes]),
    }


def standing(table: Table, reader: int | None) -> Standing:
    """Everybody's points now, as far as the reader can know them; None where it hangs on a secret."""
    play = table.playing()
    situation = play.situation(reader)
    if not table.game.open_scores:
        return _standing(table.worlds(reader, situation))
    if situation.state is not play.state:
        return _standing([situation.state])
    if play.open_standing is None:
        play.open_standing = _standing([play.state])
    return play.open_standing


def _standing(worlds: list[State]) -> Standing:
    return {
        "scores": _agreed_row([world.scores() for world in worlds]),
        "sources": _agreed_rows([_sources(world) for world in worlds]),
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


def _sources(world: State) -> list[dict[str, int]]:
    return [world.sources(seat) for seat in range(world.players)]


def _changes(before: State, then: State) -> tuple[list[int], list[dict[str, int]]]:
    scores = [now - former for now, former in zip(then.scores(), before.scores(), strict=True)]
    sources = []
    for former, now in zip(_sources(before), _sources(then), strict=True):
        names = [*now, *(former.keys() - now.keys())]
        gained = {source: now.get(source, 0) - former.get(source, 0) for source in names}
        sources.append({source: points for source, points in gained.items() if points})
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
        agreed.append({name: min(known) if len(known) == 1 else None for name, known in points.items()})
    return agreed
