"""The map in a terminal: drawn whole, or told in words for a company or a city."""

from typing import Any, Final

from roundhouse.games.union_pacific import terminal_map
from roundhouse.games.union_pacific.board import CARD_IDS
from roundhouse.games.union_pacific.terminal_signs import (
    Cell,
    Panel,
    Spans,
    companies,
    free_spaces,
    id_of,
    plate,
    plates,
    say,
    section_of,
    sign,
    type_name,
)
from roundhouse.kernel.game import Game, State

OPEN_NOW: Final = ("UP-4.1", None)  # the board allows it, and the seat holds a card for it
OPEN_LATER: Final = "UP-4.2"  # the board allows it, with a card the seat does not hold or has not chosen
TITLE: Final = 20  # columns for what stands before a list of sections


def chart(game: Game[Any], state: State, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
    """The map drawn; or, of a company, its lines and where it could build; of a city, its sections."""
    view = state.view(seat)
    if not words:
        return [picture(game, view, width, language)]
    wanted = {word.lower().replace("&", "") for word in words}
    rows = [row for row in companies(game) if row["id"] in wanted]
    if wanted <= {"all", say("terminal-word-all", language)}:
        rows = companies(game)
    cities = [] if rows else [row for row in game.board()["city"] if _names_city(row, wanted)]
    if cities:
        return [_city(game, view, row, language) for row in cities]
    rows = rows or [row for row in companies(game) if wanted <= set(str(row["name"]).lower().split())]
    panels = [_lines(game, state, seat, row, width, language) for row in rows]
    return [*panels, _legend(language)] if panels else []


def picture(game: Game[Any], view: dict[str, Any], width: int, language: str) -> Panel:
    """The map as a drawing, and below it what its signs mean."""
    trains = {share: company["trains"] for share, company in view["companies"].items()}
    types = {card: type_name(card, language) for card in CARD_IDS}
    lines: list[Any] = list(terminal_map.picture(game.board(), trains, width - 2, language))
    return {"lines": [*lines, *terminal_map.key(game.board(), types), [[say("terminal-picture", language), "quiet"]]]}


def _names_city(city: dict[str, Any], wanted: set[str]) -> bool:
    names = {city["id"], *str(city["id"]).split("-"), *str(city["name_en"]).lower().split()}
    names |= set(str(city.get("name_it", "")).lower().split())
    return bool(wanted) and wanted <= names


def _lines(game: Game[Any], state: State, seat: int, row: dict[str, Any], width: int, language: str) -> Panel:
    """A company: where it stands, where it can grow with the cards in hand, and where with others."""
    view = state.view(seat)
    company = view["companies"][row["id"]]
    home = next(city for city in game.board()["city"] if city["id"] == row["home"])
    figures = {"value": company["value"], "supply": company["supply"]}
    facts = say("terminal-company-line", language, home=_city_name(home, language), **figures)
    lines: list[Cell] = [[plate(game, row["id"]), [f" {row['name']}", "strong"], [f"  {facts}", "quiet"]]]
    now: list[dict[str, Any]] = []
    later: list[dict[str, Any]] = []
    for section in game.board()["section"]:
        clause = state.why_not(seat, game.action("build", company=row["id"], section=id_of(section)))
        if clause in OPEN_NOW:
            now.append(section)
        elif clause == OPEN_LATER:
            later.append(section)
    standing = [section_of(game, id) for id in company["trains"]]
    listed = (("terminal-stands", standing, "plain"), ("terminal-open-now", now, "brass"))
    for key, sections, style in (*listed, ("terminal-open-later", later, "plain")):
        items = [_item(game, view, section, style, language) for section in _by_type(sections)]
        lines += _packed([say(key, language), "quiet"], items, width)
    return {"lines": lines}


def _by_type(sections: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [section for card in CARD_IDS for section in sections if section["type"] == card]


def _item(game: Game[Any], view: dict[str, Any], section: dict[str, Any], style: str, language: str) -> Spans:
    """A section with its sign, its name and its free spaces."""
    name = game.name("section", id_of(section), language).replace(" – ", "–")
    return [sign(section["type"]), [f" {name}", style], [f" {free_spaces(view, section)}   ", "quiet"]]


def _packed(title: list[str], items: list[Spans], width: int) -> list[Cell]:
    """Items side by side behind a title, on as many lines as they need."""
    lines: list[Spans] = []
    room = 0
    for item in items:
        size = sum([len(span[0]) for span in item])
        if size > room:
            first = f"  {title[0]:<{TITLE}}" if not lines else " " * (TITLE + 2)
            lines.append([[first, title[1]]])
            room = width - 2 - len(first)
        lines[-1] += item
        room -= size
    return [*lines]


def _city_name(city: dict[str, Any], language: str) -> str:
    return str(city.get(f"name_{language}", city["name_en"]))


def _city(game: Game[Any], view: dict[str, Any], city: dict[str, Any], language: str) -> Panel:
    lines: list[Cell] = [[[_city_name(city, language), "strong"]]]
    for section in game.board()["section"]:
        if city["id"] in (section["a"], section["b"]):
            id = id_of(section)
            here = {share: 1 for share, company in view["companies"].items() if id in company["trains"]}
            free = say("terminal-free", language, count=free_spaces(view, section))
            lines.append(
                [["  ", "plain"], sign(section["type"]), [f" {game.name('section', id, language)}  ", "plain"]]
                + [[free + "  ", "quiet"]]
                + plates(game, here)
            )
    return {"lines": lines}


def _legend(language: str) -> Panel:
    spans: list[list[str]] = []
    for card in CARD_IDS[:4]:
        spans += [sign(card), [f" {type_name(card, language)}   ", "quiet"]]
    spans.append([say("terminal-legend", language), "quiet"])
    return {"lines": [spans]}
