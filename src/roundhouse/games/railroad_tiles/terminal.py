# Interpreted: it reads catalogues and prints.
"""Railroad Tiles in a terminal: the station board, the players and their territories, as plain panels.

Panels are JSON-ready data (their form is told in `roundhouse.terminal.panels`), so nothing here knows how to draw.
"""

from typing import Any, Final

from roundhouse.games.railroad_tiles.names import MISSIONS, REQUIREMENTS, say
from roundhouse.games.railroad_tiles.terminal_map import FREE, PLACED, glyph, picture
from roundhouse.kernel.game import Game, State

__all__ = ["chart", "note", "screen", "source"]

Cell = str | list[list[str]]
Panel = dict[str, Any]
Spans = list[list[str]]

STAR: Final = "★"
FLAG: Final = "⚑"
SOURCES: Final = {
    "cars": "source-cars",
    "trains": "source-trains",
    "travellers": "source-travellers",
    "column": "source-column",
    "cities": "source-cities",
    "rectangle": "source-rectangle",
    "openings": "source-openings",
    "objectives": "source-objectives",
    "failed": "source-failed",
}


def source(id: str, language: str) -> str:
    return say(SOURCES[id], language)


# The screen -----------------------------------------------------------------------------------------------------------


def screen(game: Game[Any], view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
    """The table as this view shows it: the own territory, the station board, the players, what is in hand."""
    seat = view["seat"] or 0
    panels = [picture(game, view["players"][seat]["territory"], width, language)]
    panels += [_station(game, view, names, language), _players(view, names, language)]
    lines = [*_hand(game, view, language), *_goals(game, view, seat, language)]
    return [*panels, {"lines": lines}] if lines else panels


def _station(game: Game[Any], view: dict[str, Any], names: list[str], language: str) -> Panel:
    """The columns with their tiles and stars, and above them the tokens."""
    rows: list[list[Cell]] = []
    for number, column in enumerate(view["columns"], 1):
        taker = names[column["taker"]] if column["taker"] is not None else ""
        stars = STAR * (column["stars"] + (column["bonus"] == "star"))
        point = "+1" if column["bonus"] == "point" else ""
        tiles = ", ".join([game.name("tile", kind, language) for kind in column["tiles"]])
        rows.append([str(number), [[stars + point, "brass"]], tiles, taker])
    headings = (("terminal-column", "right"), ("terminal-bonus", "left"), ("terminal-tiles", "left"))
    columns = [[say(key, language), side] for key, side in (*headings, ("terminal-taker", "left"))]
    return {"title": _tokens(game, view, language), "columns": columns, "rows": rows}


def _tokens(game: Game[Any], view: dict[str, Any], language: str) -> str:
    tokens = view["tokens"]
    active = ", ".join([game.name("token", token, language) for token in tokens["active"]])
    waiting = game.name("token", tokens["waiting"], language) if tokens["waiting"] else "–"
    flag = FLAG if view["flag"] else ""
    facts = {"round": view["round"], "active": active or "–", "waiting": f"{waiting} {flag}".strip()}
    return say("terminal-round", language, bag=view["bag"], **facts)


def _players(view: dict[str, Any], names: list[str], language: str) -> Panel:
    """What everybody has; the seats to act are marked."""
    headings = (
        "terminal-stars", "terminal-laid", "terminal-pieces", "terminal-cities", "terminal-rectangle",
        "terminal-open-ends", "terminal-refusals",
    )  # fmt: skip
    columns: list[list[Any]] = [["", "left"], *[[say(key, language), "right"] for key in headings]]
    rows: list[list[Cell]] = []
    for seat in view["order"]:
        player = view["players"][seat]
        acting = [["▸", "brass"]] if seat in view["actors"] else []
        pieces = " ".join([f"{PLACED[piece]}{count}" for piece, count in player["pieces"].items()])
        rectangle = player["rectangle"]["tiles"] if player["rectangle"] else 0
        rows.append(
            [
                [*acting, [names[seat], "strong" if seat == view["seat"] else "plain"]],
                [[str(player["stars"]), "brass"]],
                str(len(player["territory"])),
                pieces,
                str(len(player["cities"])),
                str(rectangle),
                str(len(player["open_ends"])),
                str(player["refusals_left"]),
            ]
        )
    return {"columns": columns, "rows": rows}


def _hand(game: Game[Any], view: dict[str, Any], language: str) -> list[Spans]:
    """The starting tiles on display, and what is in hand."""
    lines: list[Spans] = []
    starting = [kind for kind in view["starting"] if kind]
    if starting:
        lines.append(_tile_line(game, "terminal-starting", starting, language))
    for player in view["players"]:
        tiles = [kind for kind in player["hand"] if kind]
        if tiles:
            lines.append(_tile_line(game, "terminal-hand", tiles, language))
    return lines


def _tile_line(game: Game[Any], key: str, kinds: list[str], language: str) -> Spans:
    spans: Spans = [[say(key, language) + " ", "quiet"]]
    for kind in kinds:
        spans += [[glyph(game, kind, "up"), "brass"], [f" {game.name('tile', kind, language)}   ", "plain"]]
    return spans


def _goals(game: Game[Any], view: dict[str, Any], seat: int, language: str) -> list[Spans]:
    """The challenge, or the own objectives: what is asked for, and how it stands."""
    lines: list[Spans] = []
    challenge = view["challenge"]
    if challenge:
        name = game.name("challenge", challenge["id"], language)
        stands = "good" if challenge["holds"] else "quiet"
        points = "/".join([str(threshold) for threshold in challenge["thresholds"]])
        mission = say(MISSIONS[challenge["id"]], language)
        lines.append([[f"{name} ({points}) ", "strong"], [f"{mission} ", "plain"], _figure(challenge, stands)])
    for goal in view["players"][seat]["goals"]:
        name = game.name("objective", goal["objective"], language)
        requirement = say(REQUIREMENTS[goal["objective"]], language)
        where = f"{name} {goal['cell']} " if goal["cell"] else f"{name} "
        stands = "quiet" if goal["state"] != "laid" else "good" if goal["met"] else "alarm"
        figure = _figure(goal, stands) if goal["state"] == "laid" else ["", "plain"]
        lines.append([[where, "strong"], [f"{requirement} ", stands], figure])
    return lines


def _figure(goal: dict[str, Any], style: str) -> list[str]:
    sign = "≤" if goal["at_most"] else "≥"
    return [f"{goal['figure']} ({sign} {goal['needed']})", style]


# The map and a choice -------------------------------------------------------------------------------------------------


def chart(game: Game[Any], state: State, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
    """The own territory, or that of the player of a number; nothing for other words."""
    players = state.view(seat)["players"]
    if not words:
        return [picture(game, players[seat]["territory"], width, language)]
    if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0]) <= len(players):
        return []
    return [picture(game, players[int(words[0]) - 1]["territory"], width, language)]


def note(game: Game[Any], view: dict[str, Any], meaning: dict[str, str]) -> Spans:
    """What stands behind a choice: the tile as it would lie, the points of a piece."""
    kind = meaning["kind"]
    if kind == "build":
        return [[glyph(game, meaning["objective"], meaning["lie"]), "brass"]]
    if kind in ("lay", "refuse", "start") and "tile" in meaning:
        slots = view["starting"] if kind == "start" else _own_hand(view)
        place = int(meaning["tile"]) - 1
        tile = slots[place] if place < len(slots) else None
        return [[glyph(game, tile, meaning.get("lie", "up")), "brass"]] if tile else []
    if kind == "place":
        for icon in view.get("icons", []):
            if icon["cell"] == meaning["cell"]:
                return [[f"{FREE[icon['piece']]} +{icon['points']}", "good"]]
    return []


def _own_hand(view: dict[str, Any]) -> list[str | None]:
    hand: list[str | None] = view["players"][view["seat"]]["hand"] if view["seat"] is not None else []
    return hand
