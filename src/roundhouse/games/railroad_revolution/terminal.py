# Interpreted: it reads catalogues and prints.
"""Railroad Revolution in a terminal: the players, the cities, the telegraph line and one's objectives, as plain panels.

Panels are JSON-ready data (their form is told in `roundhouse.terminal.panels`), so nothing here knows how to draw.
"""

from typing import Any, Final

from roundhouse.games.railroad_revolution.names import ROMAN, Names, code_of, say
from roundhouse.kernel.game import Game, State

__all__ = ["chart", "note", "screen", "source"]

Cell = str | list[list[str]]
Panel = dict[str, Any]
Spans = list[list[str]]

MARKS: Final = "★◆▲✚"  # of the seats
NEUTRAL: Final = "▪"
LETTERS: Final = {"white": "w", "purple": "p", "orange": "o", "grey": "g", "turquoise": "t"}
SOURCES: Final = {
    "objectives": "terminal-source-objectives",
    "trains": "terminal-source-trains",
    "telegraph": "terminal-source-telegraph",
    "stations": "terminal-source-stations",
    "network": "terminal-source-network",
    "links": "terminal-source-links",
}
HEADINGS: Final = {
    "terminal-player": "left",
    "terminal-points": "right",
    "terminal-money": "right",
    "terminal-shares": "right",
    "terminal-workers": "left",
    "terminal-pieces": "right",
    "terminal-tracks": "right",
    "terminal-trains": "left",
}


def screen(game: Game[Any], names: Names, view: dict[str, Any], players: list[str], language: str) -> list[Panel]:
    """The table as this view shows it: who stands where, the contract on show, and what is one's own."""
    panels = [_players(view, players, language), _table(names, view, language)]
    if view["seat"] is not None:
        panels.append(_own(names, view, language))
    return panels


def _players(view: dict[str, Any], players: list[str], language: str) -> Panel:
    columns = [[say(key, language), side] for key, side in HEADINGS.items()]
    rows = [_player(view, seat, name) for seat, name in enumerate(players)]
    return {"columns": columns, "rows": rows, "caption": say("terminal-key", language)}


def _player(view: dict[str, Any], seat: int, name: str) -> list[Cell]:
    seen = view["seats"][seat]
    acting = [["▸", "brass"]] if seat in view["actors"] else []
    head = [*acting, [f"{MARKS[seat]} {name[:10]}", "strong" if seat == view["seat"] else "plain"]]
    reserve = "".join(LETTERS[worker] * count for worker, count in seen["reserve"].items())
    placed = "".join(LETTERS[worker] * count for row in seen["placed"].values() for worker, count in row.items())
    trains = " ".join(f"{row['train'][:2]}{'▲' * row['up']}{'▽' * row['down']}" for row in seen["trains"])
    tracks = "/".join(str(row["vp"]) for row in seen["tracks"].values())
    pieces = f"{seen['rails_left']}/{seen['buildings_left']}"
    workers = f"●{reserve} ○{placed}"
    return [head, str(seen["points"]), str(seen["money"]), str(seen["shares"]), workers, pieces, tracks, trains]


def _table(names: Names, view: dict[str, Any], language: str) -> Panel:
    facts = {"round": view["round"], "contracts": view["contracts_left"], **view["piles"]}
    key = "terminal-round"
    if view["last_round"] is not None:
        key, facts["last"] = "terminal-last", view["last_round"]
    supply = ", ".join(
        f"{LETTERS[worker]} {names.name('worker', worker, language)} {count}"
        for worker, count in view["supply"].items()
    )
    lines: list[Spans] = [
        [[say(key, language, **facts), "quiet"]],
        [
            [say("terminal-contract", language) + ": ", "quiet"],
            [names.tile(view["contract"]["tile"], language), "brass"],
        ],
        [[say("terminal-supply", language) + ": ", "quiet"], [supply, "plain"]],
    ]
    return {"lines": lines}


def _own(names: Names, view: dict[str, Any], language: str) -> Panel:
    """The objectives with what is there and what is missing, and those to choose from."""
    seen = view["seats"][view["seat"]]
    lines = [_objective(names, row, language) for row in seen["objectives"]]
    lines += [_objective(names, row, language) for row in view["own"]["choice"]]
    return {"title": say("terminal-objectives", language), "lines": lines}


def _objective(names: Names, row: dict[str, Any], language: str) -> Spans:
    spans: Spans = [[names.objective(row["id"], language) + ": ", "strong"]]
    said = names.conditions(row["id"], language).split(", ")
    for words, condition in zip(said, row["conditions"], strict=True):
        met = condition["have"] >= condition["count"]
        spans.append([f"{words} ({condition['have']}/{condition['count']})  ", "good" if met else "plain"])
    missing = [place["wanted"] for place in row["managers"] if place["worker"] is None]
    if missing:
        managers = ", ".join(names.name("worker", worker, language) for worker in missing)
        spans.append([say("terminal-missing", language, managers=managers), "quiet"])
    return spans


# The map as a list ----------------------------------------------------------------------------------------------------


def chart(game: Game[Any], names: Names, state: State, seat: int, words: list[str], language: str) -> list[Panel]:
    """All cities and the telegraph line; of a city, only that one; nothing for words it does not know."""
    view = state.view(seat)
    rows = game.board()["city"]
    if words:
        wanted = " ".join(words).lower()
        rows = [row for row in rows if wanted in (row["id"], row[f"name_{language}"].lower())]
        return [_cities(names, view, rows, language)] if rows else []
    return [_cities(names, view, rows, language), _telegraph(game, names, view, language)]


def _cities(names: Names, view: dict[str, Any], rows: list[dict[str, Any]], language: str) -> Panel:
    keys = ("terminal-city", "terminal-cost", "terminal-reward", "terminal-first", "terminal-built")
    cells = []
    for row in rows:
        seen = view["cities"][row["id"]]
        joined = "".join(MARKS[at] for at, one in enumerate(view["seats"]) if row["id"] in one["connected"])
        name = [[f"{row['level']} {row[f'name_{language}']} ", "strong"], [joined, "quiet"]]
        first = [[names.effect(code_of(seen["bonus"]), language), "quiet" if seen["first"] is not None else "plain"]]
        main = names.effect(code_of(seen["main"]), language)
        cells.append([name, f"${row['cost']}", main, first, _built(seen["first"], seen["stations"])])
    return {
        "title": say("terminal-cities", language),
        "columns": [[say(key, language), "left"] for key in keys],
        "rows": cells,
    }


def _built(first: int | str | None, seats: list[int]) -> str:
    return (NEUTRAL if first == "neutral" else "") + "".join(MARKS[seat] for seat in seats)


def _telegraph(game: Game[Any], names: Names, view: dict[str, Any], language: str) -> Panel:
    board = game.board()
    tiles = {row["id"]: row for row in board["telegraph_tile"]}
    keys = ("terminal-line", "terminal-shares", "terminal-tile", "terminal-built")
    cells = []
    for row, seen in zip(board["telegraph_section"], view["sections"], strict=True):
        tile = (
            names.effect(code_of(tiles[seen["tile"]]), language) if seen["tile"] else say("terminal-contract", language)
        )
        shares = f"{row['shares']}+{row['first']}"
        cells.append([ROMAN[row["number"] - 1], shares, tile, _built(seen["first"], seen["offices"])])
    return {
        "title": say("terminal-telegraph", language),
        "columns": [[say(key, language), "left"] for key in keys],
        "rows": cells,
    }


# A choice and a source of points --------------------------------------------------------------------------------------


def note(game: Game[Any], names: Names, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
    """What stands behind a choice: triangles and the contract icon of a space, the level of a city."""
    if "space" in meaning:
        row = next(row for row in game.board()["space"] if row["id"] == meaning["space"])
        return [["▲" * row["terrain"] + ("§" if row["contract"] else ""), "quiet"]]
    if "city" in meaning:
        row = next(row for row in game.board()["city"] if row["id"] == meaning["city"])
        return [["•" * row["level"], "quiet"]]
    return []


def source(id: str, language: str) -> str:
    return say(SOURCES[id], language)
