# Interpreted: it reads catalogues and prints.
"""Spike in a terminal: the market, the players with their contracts, the cards, and the map, as plain panels.

Panels are JSON-ready data (their form is told in `roundhouse.terminal.panels`), so nothing here knows how to draw.
"""

from typing import Any, Final

from roundhouse.games.spike.board import PACKAGE
from roundhouse.kernel import text
from roundhouse.kernel.game import Game, State

__all__ = ["chart", "note", "screen", "source"]

Cell = str | list[list[str]]
Panel = dict[str, Any]
Spans = list[list[str]]

MARKS: Final = "★◆▲✚"  # of the seats
STATES: Final = {"contract": "○", "aboard": "▣", "delivered": "✓"}
SOURCES: Final = {
    "market": "terminal-market",
    "contracts": "terminal-contracts",
    "route": "terminal-route",
    "upgrades": "terminal-upgrades",
}
HEADINGS: Final = {
    "terminal-player": "left",
    "terminal-money": "right",
    "terminal-cards": "right",
    "terminal-tracks": "right",
    "terminal-cities": "right",
    "terminal-train": "left",
    "terminal-parts": "left",
    "terminal-contracts": "left",
}
HEIGHT: Final = 30  # lines of the map


def say(key: str, language: str, **facts: Any) -> str:
    return text.catalogue(PACKAGE, language).say(key, **facts)


def plate(game: Game[Any], suit: str, language: str) -> list[str]:
    """A card: the name of its suit on its colour."""
    return [f" {game.name('suit', suit, language)} ", f"plate {_colour(game, suit)}"]


# The screen -----------------------------------------------------------------------------------------------------------


def screen(game: Game[Any], view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
    """The table as this view shows it: the market, who stands where, the cards, and what is one's own."""
    panels = [_market(game, view, language), _players(game, view, names, language), _cards(game, view, language)]
    if view["seat"] is not None:
        panels.append(_own(game, view, language))
    return panels


def _market(game: Game[Any], view: dict[str, Any], language: str) -> Panel:
    rows: list[list[Cell]] = []
    for row, value in enumerate((3, 2, 1)):
        goods = [game.name("good", column[row], language) for column in view["market"]]
        rows.append([[[f"${value}", "brass"]], *goods])
    columns = [["", "left"], *[["", "left"] for _ in view["market"]]]
    return {"title": say("terminal-market", language), "columns": columns, "rows": rows}


def _players(game: Game[Any], view: dict[str, Any], names: list[str], language: str) -> Panel:
    columns = [[say(key, language), side] for key, side in HEADINGS.items()]
    rows = [_player(game, view, seat, name, language) for seat, name in enumerate(names)]
    return {"columns": columns, "rows": rows, "caption": say("terminal-key", language)}


def _player(game: Game[Any], view: dict[str, Any], seat: int, name: str, language: str) -> list[Cell]:
    seen = view["seats"][seat]
    acting = [["▸", "brass"]] if seat in view["actors"] else []
    head = [*acting, [f"{MARKS[seat]} {name[:10]}", "strong" if seat == view["seat"] else "plain"]]
    train = game.name("place", seen["train"], language) if seen["train"] else "–"
    parts = "/".join(str(part["gives"]) for part in seen["parts"].values())
    goods = [f"{STATES[row['state']]}{game.name('good', row['good'], language)}" for row in _decided(seen)]
    figures = [str(seen["money"]), str(seen["hand"]), str(seen["tracks_left"]), str(len(seen["cities"]))]
    return [head, *figures, train, parts, " ".join(goods)]


def _decided(seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [row for row in seen["contracts"] if "state" in row]


def _cards(game: Game[Any], view: dict[str, Any], language: str) -> Panel:
    facts = {"round": view["round"], "deck": view["deck"], "out": view["time_out"]}
    discards = sum(view["discards"].values())
    row: Spans = [[say("terminal-row", language) + " ", "quiet"]]
    for suit in view["row"]:
        row += [plate(game, suit, language), [" ", "plain"]]
    return {"lines": [[[say("terminal-round", language, discards=discards, **facts), "quiet"]], row]}


def _own(game: Game[Any], view: dict[str, Any], language: str) -> Panel:
    """The hand, the contracts with what they pay, and the route."""
    hand: Spans = [[say("terminal-hand", language) + " ", "quiet"]]
    for suit, count in view["own"]["cards"].items():
        hand += [plate(game, suit, language), [f"×{count} ", "plain"]]
    lines: list[Cell] = [hand]
    for row in _decided(view["seats"][view["seat"]]):
        lines.append(_contract(game, view, row, language))
    if view["own"]["route"]:
        lines.append(_route(game, view["own"]["route"], language))
    return {"title": say("terminal-yours", language), "lines": lines}


def _contract(game: Game[Any], view: dict[str, Any], row: dict[str, Any], language: str) -> Spans:
    cities = view["seats"][view["seat"]]["cities"]
    spans = [[f"{STATES[row['state']]} {game.name('good', row['good'], language)}: ", "strong"]]
    for city, pays in row["pays"].items():
        here = "brass" if city == row["best"] else "good" if city in cities else "quiet"
        spans.append([f"{game.name('city', city, language)} ${pays}  ", here])
    return spans


def _route(game: Game[Any], card: dict[str, Any], language: str) -> Spans:
    listed = ", ".join(f"{game.name('city', city, language)} ${value}" for city, value in card["values"].items())
    start = game.name("city", card["start"], language)
    said = say("terminal-own-route", language, start=start, listed=listed, amount=card["amount"])
    return [[said, "plain"]]


# The map --------------------------------------------------------------------------------------------------------------


def chart(game: Game[Any], state: State, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
    """The whole map; of a city, what it supplies and who has connected it; nothing for words it does not know."""
    view = state.view(seat)
    if not words:
        return [picture(game, view, width, language)]
    wanted = " ".join(words).lower()
    rows = [row for row in game.board()["city"] if wanted in (row["id"], row[f"name_{language}"].lower())]
    return [_city(game, view, row, language) for row in rows]


def _city(game: Game[Any], view: dict[str, Any], row: dict[str, Any], language: str) -> Panel:
    good = game.name("good", row["good"], language)
    joined = "".join(MARKS[seat] for seat, seen in enumerate(view["seats"]) if row["id"] in seen["cities"])
    amount = view["values"][row["good"]]
    facts = {"good": good, "amount": amount, "junction": row["junction"].upper(), "joined": joined or "–"}
    head = [[row[f"name_{language}"], "strong"]]
    return {"lines": [head, [[say("terminal-city", language, **facts), "plain"]]]}


def picture(game: Game[Any], view: dict[str, Any], width: int, language: str) -> Panel:
    """Every junction as a dot, every city by the first letters of its name, every track by its owner's mark."""
    board = game.board()
    canvas = Canvas(board, max(60, min(width, 120)) - 2)
    at = {row["id"]: (row["x"], row["y"]) for row in board["junction"]}
    for point in at.values():
        canvas.write(point, "·", "quiet")
    for seat, seen in enumerate(view["seats"]):
        for space in seen["tracks"]:
            one, other = space.split("--")
            middle = (at[one][0] + at[other][0]) / 2, (at[one][1] + at[other][1]) / 2
            canvas.write(middle, MARKS[seat], "brass")
    for city in board["city"]:
        canvas.write(at[city["junction"]], city[f"name_{language}"].replace(" ", "")[:4], "strong")
    return {"lines": canvas.lines(), "caption": say("terminal-map-key", language)}


class Canvas:
    """Signs on a grid, with a style each."""

    def __init__(self, board: dict[str, Any], width: int) -> None:
        xs, ys = [row["x"] for row in board["junction"]], [row["y"] for row in board["junction"]]
        self.left, self.top = min(xs), max(ys)
        self.across = (width - 5) / (max(xs) - self.left)
        self.down = (HEIGHT - 1) / (self.top - min(ys))
        self.cells = [[(" ", "plain")] * width for _ in range(HEIGHT)]

    def write(self, point: tuple[float, float], word: str, style: str) -> None:
        row = round((self.top - point[1]) * self.down)
        column = round((point[0] - self.left) * self.across)
        for step, sign in enumerate(word):
            self.cells[row][column + step] = (sign, style)

    def lines(self) -> list[Spans]:
        return [[[sign, style] for sign, style in row] for row in self.cells]


# A choice and a source of money ---------------------------------------------------------------------------------------


def note(game: Game[Any], view: dict[str, Any], meaning: dict[str, str]) -> Spans:
    """What stands behind a choice: the suit of a space or a card."""
    if "space" in meaning:
        one, other = meaning["space"].split("--")
        row = next(row for row in game.board()["space"] if (row["a"], row["b"]) == (one, other))
        return [["▬▬", f"plate {_colour(game, row['suit'])}"]]
    if meaning.get("source", "deck") != "deck":
        return [["▬▬", f"plate {_colour(game, meaning['source'])}"]]
    return []


def _colour(game: Game[Any], suit: str) -> str:
    return next(str(row["colour"]) for row in game.board()["suit"] if row["id"] == suit)


def source(id: str, language: str) -> str:
    return say(SOURCES[id], language)
