# Interpreted: it reads catalogues and prints.
"""Ride the Rails in a terminal: shares and money, the companies, and the map drawn hex by hex, as plain panels.

Panels are JSON-ready data (their form is told in `roundhouse.terminal.panels`), so nothing here knows how to draw.
"""

from typing import Any, Final

from roundhouse.games.ride_the_rails.board import PACKAGE
from roundhouse.kernel import text
from roundhouse.kernel.game import Game, State

__all__ = ["chart", "note", "screen", "source"]

Cell = str | list[list[str]]
Panel = dict[str, Any]
Spans = list[list[str]]

LETTERS: Final = {"red": "R", "blue": "B", "orange": "O", "yellow": "Y", "purple": "P", "black": "K"}
TERRAIN: Final = {"plain": "·", "mountain": "▲", "city": "○"}
WAITING: Final = "●"  # a city that still has its passenger
SOURCES: Final = {
    "journeys": "terminal-journeys",
    "chicago": "terminal-chicago",
    "five": "terminal-five",
    "transcontinental": "terminal-transcontinental",
}


def say(key: str, language: str, **facts: Any) -> str:
    return text.catalogue(PACKAGE, language).say(key, **facts)


def plate(game: Game[Any], company: str) -> list[str]:
    """A company's letter on its colour."""
    colour = next(row["colour"] for row in game.board()["company"] if row["id"] == company)
    return [f" {LETTERS[company]} ", f"plate {colour}"]


# The screen -----------------------------------------------------------------------------------------------------------


def screen(game: Game[Any], view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
    """The table as this view shows it: the map, who holds what, and the turn under way."""
    panels = [picture(game, view, width, language), _holdings(game, view, names, language)]
    turn = _turn(game, view, names, language)
    return [*panels, {"lines": [turn]}] if turn else panels


def _holdings(game: Game[Any], view: dict[str, Any], names: list[str], language: str) -> Panel:
    """Company by company: what is left, its links, and who has shares; below that everyone's money."""
    columns: list[list[Any]] = [["", "left"], [say("terminal-company", language), "left"]]
    columns += [[say("terminal-supply", language), "right"], [say("terminal-links", language), "right"]]
    columns += [[_heading(view, seat, name), "right"] for seat, name in enumerate(names)]
    rows: list[list[Cell]] = []
    for company, seen in view["companies"].items():
        cells: list[Cell] = [[plate(game, company)], game.name("company", company, language)]
        cells += [str(seen["supply"]), str(len(seen["links"])) if seen["available"] else [["–", "quiet"]]]
        rows.append([*cells, *[_few(shares.get(company, 0)) for shares in view["shares"]]])
    money: list[Cell] = [[[str(amount), "strong"]] for amount in view["money"]]
    rows.append(["", say("terminal-money", language), "", "", *money])
    title = say("terminal-round", language, round=view["round"])
    return {"title": title, "columns": columns, "rows": rows, "foot": 1}


def _heading(view: dict[str, Any], seat: int, name: str) -> Spans:
    acting = [["▸", "brass"]] if seat in view["actors"] else []
    return [*acting, [name[:9], "strong" if seat == view["seat"] else "plain"]]


def _few(count: int) -> Cell:
    return str(count) if count else [["·", "quiet"]]


def _turn(game: Game[Any], view: dict[str, Any], names: list[str], language: str) -> Spans:
    """The allowance while building; while riding, the journey and what it would pay."""
    if view["building"]:
        key = "terminal-barred" if view["building"]["mountains_barred"] else "terminal-left"
        return [[say(key, language, left=view["building"]["left"]), "quiet"]]
    if not view["journey"]:
        return []
    spans: Spans = [[game.name("city", view["journey"]["passenger"], language) + " ", "strong"]]
    for link in view["journey"]["links"]:
        spans += [plate(game, link["company"]), [f" {game.name('city', link['city'], language)} ", "strong"]]
    for name, amount in zip(names, view["journey"]["payout"]):
        spans.append([f"  {name} +{amount}", "good" if amount else "quiet"])
    return spans


# The map --------------------------------------------------------------------------------------------------------------


def chart(game: Game[Any], state: State, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
    """The whole map; of a company, where it stands and what it links; nothing for words it does not know."""
    view = state.view(seat)
    if not words:
        return [picture(game, view, width, language)]
    wanted = " ".join(words).lower()
    companies = [c for c in view["companies"] if wanted in (c, game.name("company", c, language).lower())]
    return [_company(game, view, company, language) for company in companies]


def picture(game: Game[Any], view: dict[str, Any], width: int, language: str) -> Panel:
    """Every hex as two signs: the companies in it, or what it is; odd rows half a hex to the left.

    Below it the cities for which two signs are not enough.
    """
    here: dict[str, list[str]] = {}
    for company, hexes in view["track"].items():
        for hex in hexes:
            here.setdefault(hex, []).append(company)
    lines: list[Spans] = []
    cursor = 0
    for hex in game.board()["hex"]:
        if hex["row"] == len(lines):
            lines.append([[f"{chr(65 + hex['row'])} ", "quiet"]])
            cursor = 0
        column = 2 * hex["column"] + 1 - hex["row"] % 2
        if column > cursor:
            lines[-1].append([" " * (column - cursor), "plain"])
        lines[-1] += _hex(game, view, hex, here.get(hex["id"], []))
        cursor = column + 2
    key = [[say("terminal-key", language), "quiet"]]
    return {"lines": [*lines, key, *_crowded(game, view, here, width, language)]}


def _crowded(
    game: Game[Any], view: dict[str, Any], here: dict[str, list[str]], width: int, language: str
) -> list[Spans]:
    """The cities with more than two companies, or with two and a passenger, as many on a line as it has room for."""
    lines: list[Spans] = []
    room = 0
    for city in game.board()["city"]:
        companies = here.get(city["id"], [])
        waits = city["id"] in view["passengers"]
        if len(companies) + waits > 2:
            name = game.name("city", city["id"], language)
            taken = len(name) + 1 + len(companies) + 2 * waits + 3
            if not lines:
                lines.append([[say("terminal-crowded", language), "quiet"]])
            if taken > room:
                lines.append([])
                room = width - 2
            room -= taken
            lines[-1] += [[f"{name} ", "plain"], *_letters(game, companies), [f" {WAITING}" if waits else "", "brass"]]
            lines[-1].append(["   ", "plain"])
    return lines


def _letters(game: Game[Any], companies: list[str]) -> Spans:
    return [[LETTERS[company], plate(game, company)[1]] for company in companies]


def _hex(game: Game[Any], view: dict[str, Any], hex: dict[str, Any], companies: list[str]) -> Spans:
    ground = TERRAIN[hex["terrain"]]
    if hex["terrain"] == "city" and hex["id"] in view["passengers"]:
        ground = WAITING
    if not companies:
        return [[f"{ground} ", "brass" if hex["terrain"] == "city" else "quiet"]]
    if len(companies) > 2:
        return [[str(len(companies)), "strong"], [ground, "brass"]]
    spans = _letters(game, companies)
    return spans if len(companies) > 1 else [*spans, [ground if hex["terrain"] == "city" else " ", "brass"]]


def _company(game: Game[Any], view: dict[str, Any], company: str, language: str) -> Panel:
    seen = view["companies"][company]
    head = [plate(game, company), [f" {game.name('company', company, language)}", "strong"]]
    pairs = [" – ".join([game.name("city", city, language) for city in pair]) for pair in seen["links"]]
    starts = [game.name("hex", hex, language) for hex in seen["starts"]]
    lines: list[Cell] = [head, [[say("terminal-left-over", language, supply=seen["supply"]), "quiet"]]]
    if pairs:
        lines.append([[say("terminal-links", language) + ": ", "quiet"], [", ".join(pairs), "plain"]])
    if starts:
        lines.append([[say("terminal-starts", language) + ": ", "quiet"], [", ".join(starts), "plain"]])
    return {"lines": lines}


# A choice and a source of money ---------------------------------------------------------------------------------------


def note(game: Game[Any], view: dict[str, Any], meaning: dict[str, str]) -> Spans:
    """What stands behind a choice: the company's plate, and the mountain a hex may have."""
    spans = [plate(game, meaning["company"])] if "company" in meaning else []
    if "hex" in meaning:
        terrain = next(row["terrain"] for row in game.board()["hex"] if row["id"] == meaning["hex"])
        spans += [[TERRAIN["mountain"], "quiet"]] if terrain == "mountain" else []
    return spans


def source(game: Game[Any], id: str, language: str) -> str:
    return say(SOURCES[id], language) if id in SOURCES else game.name("company", id, language)
