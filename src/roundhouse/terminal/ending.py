"""How a game stands or has ended: places, points, and where they come from."""

from typing import Any

from rich.console import Console

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, State
from roundhouse.terminal.panels import Cell, Panel, draw, print_line

STARS = 3  # how many are drawn at least, won or not


def show(game: Game, state: State, names: list[str], console: Console, language: str) -> None:
    """The ranking and the sources of all points; at the end also who has won."""
    say = text.common(language).say
    if state.over:
        print_line(console, say("cli-over", verdict=verdict(state, names, language)), "strong")
    panels = [_places(state, names, language)]
    if any(state.scores()):
        panels.append(_sources(game, state, names, language))
    console.print(draw(panels, console))


def verdict(state: State, names: list[str], language: str) -> str:
    """Who has won, or how well it went."""
    say = text.common(language).say
    stars = state.stars()
    if stars is None:
        return _winners(state, names, language)
    if stars == 0:
        return say("cli-failed")
    sentence = say("cli-stars", count=stars, signs="★" * stars + "☆" * (STARS - stars))
    return f"{_winners(state, names, language)} {sentence}" if state.winners() else sentence


def _winners(state: State, names: list[str], language: str) -> str:
    say = text.common(language).say
    won = [names[seat] for seat in state.winners()]
    if not won:
        return say("cli-won-nobody")
    if len(won) == 1:
        return say("cli-won", names=won[0])
    return say("cli-won-shared", names=", ".join(won[:-1]) + say("cli-and") + won[-1])


def _places(state: State, names: list[str], language: str) -> Panel:
    say = text.common(language).say
    ranks, scores = state.ranks(), state.scores()
    rows: list[list[Cell]] = []
    for seat in sorted(range(state.players), key=lambda seat: (ranks[seat], seat)):
        style = "brass" if seat in state.winners() else "plain"
        rows.append([[[str(ranks[seat]), style]], [[names[seat], style]], [[str(scores[seat]), style]]])
    columns = [[say("cli-place"), "right"], [say("cli-name"), "left"], [say("cli-points"), "right"]]
    return {"columns": columns, "rows": rows}


def _sources(game: Game, state: State, names: list[str], language: str) -> Panel:
    say = text.common(language).say
    sources = [state.sources(seat) for seat in range(state.players)]
    rows: list[list[Cell]] = []
    for source in sources[0]:
        points: list[Any] = [str(own[source]) if own[source] else [["·", "quiet"]] for own in sources]
        rows.append([game.source_name(source, language), *points])
    totals: list[Cell] = [[[str(score), "strong"]] for score in state.scores()]
    rows.append([say("cli-total"), *totals])
    columns = [[say("cli-source"), "left"], *[[name, "right"] for name in names]]
    return {"title": say("cli-sources"), "columns": columns, "rows": rows, "foot": 1}
