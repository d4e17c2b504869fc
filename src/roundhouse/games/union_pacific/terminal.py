# Interpreted: it reads catalogues and prints.
"""Union Pacific in a terminal: the table, the map as a list, the payments and a board's figures, as plain panels.

Panels are JSON-ready data (their form is told in `roundhouse.terminal.panels`), so nothing here knows how to draw.
All of it is read off a view: nothing is shown that the seat may not see.
"""

from typing import Any, Final

from roundhouse.games.union_pacific.board import CARD_IDS
from roundhouse.games.union_pacific.terminal_chart import chart
from roundhouse.games.union_pacific.terminal_signs import (
    SIGNS,
    Cell,
    Panel,
    companies,
    free_spaces,
    plate,
    plates,
    say,
    section_of,
    sign,
    type_name,
)
from roundhouse.kernel.game import Game

__all__ = ["chart", "figures", "note", "screen", "source", "tally"]

LEADS: Final = "▲"
GAP: Final = "\u00a0"  # a blank that stays, also at the end of a cell
MET: Final = "◆"
TO_COME: Final = "◇"
WIDE: Final = 100  # from here on there is room for the companies' names

# What the view and the survey call things, and the messages that name them.
DECKS: Final = {"deck": "terminal-deck", "up_stack": "terminal-up-stack", "track_deck": "terminal-track-deck"}
COUNTS: Final = {
    "cities": "terminal-board-cities",
    "sections": "terminal-board-sections",
    "spaces": "terminal-board-spaces",
    "start_spaces": "terminal-board-start-spaces",
    "shares": "terminal-board-shares",
    "trains": "terminal-board-trains",
    "track_cards": "terminal-board-track-cards",
}
TYPE_FIGURES: Final = {
    "sections": "terminal-board-sections",
    "spaces": "terminal-board-spaces",
    "neutral": "terminal-board-neutral",
    "cards": "terminal-board-cards",
}
COMPANY_FIGURES: Final = {
    "monogram": "terminal-company",
    "shares": "terminal-board-shares",
    "trains": "terminal-board-trains",
    "reach": "terminal-board-reach",
    "first_spaces": "terminal-board-first-spaces",
}


# The screen -----------------------------------------------------------------------------------------------------------


def screen(game: Game[Any], view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
    """The table as this view shows it: what lies open, the companies with their holders, the own hand."""
    if view["phase"] == "over":  # nothing will be paid any more
        nothing = {share: [0] * len(view["money"]) for share in view["forecast"]}
        view = {**view, "forecast": nothing, "forecast_most": nothing}
    panels = [_open_cards(game, view, width, language), _holdings(game, view, names, width, language)]
    if "own" in view:
        panels.append(_hand(game, view["own"], width, language))
    return panels


def _open_cards(game: Game[Any], view: dict[str, Any], width: int, language: str) -> Panel:
    """The decks and the row; on a narrow screen in one line."""
    row: list[list[str]] = [[say("terminal-row", language) + " ", "quiet"]]
    row += plates(game, _counted(view["row"])) or [["–  ", "quiet"]]
    if view["dead"]:
        row.append([say("terminal-dead", language, cards=" ".join([SIGNS[card] for card in view["dead"]])), "alarm"])
    if width < WIDE:
        return {"lines": [_decks(view, language) + row]}
    return {
        "lines": [
            [[say("terminal-title", language) + "   ", "title"], *_decks(view, language)],
            row + _discards(view, language),
        ]
    }


def _decks(view: dict[str, Any], language: str) -> list[list[str]]:
    due = max(0, view["payments"] - view["met"])
    dividends = MET * min(view["met"], view["payments"]) + TO_COME * due
    spans = [[say("terminal-dividends", language) + " ", "quiet"], [dividends + "  ", "brass"]]
    for what, key in DECKS.items():
        spans += [[say(key, language) + " ", "quiet"], [f"{view[what]}  ", "plain"]]
    return spans


def _counted(row: list[str]) -> dict[str, int]:
    return {share: row.count(share) for share in dict.fromkeys(row)}


def _discards(view: dict[str, Any], language: str) -> list[list[str]]:
    thrown = " ".join([f"{SIGNS[card]}{count}" for card, count in view["discards"].items() if count])
    return [[" " + say("terminal-discards", language) + " ", "quiet"], [thrown or "–", "plain"]]


def _holdings(game: Game[Any], view: dict[str, Any], names: list[str], width: int, language: str) -> Panel:
    """Company by company: its value, who holds what on the table, who leads, what it would pay now."""
    holders = names + [say("terminal-third-holder", language)] * (len(view["money"]) - len(names))
    wide = width >= WIDE
    room = 9 if wide else 7
    columns: list[list[Any]] = [["", "left"]]
    if wide:
        columns.append([say("terminal-company", language), "left"])
    for heading in ("terminal-value", "terminal-trains", "terminal-types", "terminal-row-short", "terminal-hand-short"):
        columns.append([say(heading, language), "left" if heading == "terminal-types" else "right"])
    columns += [[_heading(view, seat, _short(name, room)), "left"] for seat, name in enumerate(holders)]
    rows = [_holding(game, view, row["id"], wide, language) for row in companies(game)]
    rows.append(_holding(game, view, "up", wide, language))
    rows += _purses(view, len(holders), wide, language)
    return {"columns": columns, "rows": rows, "foot": 2, "caption": say("terminal-caption", language)}


def _short(name: str, room: int) -> str:
    """A name that fits: "Player 1" may become "P. 1"."""
    words = name.split()
    if len(name) <= room or len(words) < 2:
        return name[:room]
    return f"{words[0][0]}. {words[-1]}"[:room]


def _heading(view: dict[str, Any], seat: int, name: str) -> list[list[str]]:
    acting = [["▸", "brass"]] if seat in view["actors"] else []
    return [*acting, [name, "strong" if seat == view["seat"] else "plain"]]


def _holding(game: Game[Any], view: dict[str, Any], share: str, wide: bool, language: str) -> list[Cell]:
    cells: list[Cell] = [[plate(game, share)]]
    if wide:
        cells.append(game.name("share", share, language))
    company = view["companies"].get(share)
    if company is None:
        cells += ["", "", ""]
    else:
        cells += [[[str(company["value"]), "strong"]], str(company["supply"]), _types(game, share)]
    cells.append(_few(view["row"].count(share)))
    cells.append(_few(view["own"]["shares"].get(share, 0)) if "own" in view else "")
    counts = [(table.get(share, 0), table.get(share, 0)) for table in view["table"]]
    if view["third_holder"]:
        counts[-1] = (view["third_holder"]["least"].get(share, 0), view["third_holder"]["most"].get(share, 0))
    lead = max([least for least, _ in counts])
    for holder, count in enumerate(counts):
        due = view["forecast"][share][holder], view["forecast_most"][share][holder]
        cells.append(_held(count, lead, due))
    return cells


def _types(game: Game[Any], share: str) -> str:
    allowed = next(row["types"] for row in companies(game) if row["id"] == share)
    return "".join([SIGNS[card] if card in allowed else " " for card in CARD_IDS if card != "joker"])


def _few(count: int) -> Cell:
    return str(count) if count else [["·", "quiet"]]


def _held(count: tuple[int, int], lead: int, due: tuple[int, int]) -> Cell:
    """Shares on the table, the leader's mark, and what they would bring if dividends were paid now."""
    if not count[1]:
        return [[_aside("·"), "quiet"]]
    leads = count[0] == lead > 0
    return [
        [_aside(_range(count)), "strong" if leads else "plain"],
        [LEADS if leads else GAP, "brass"],
        [f"+{_range(due)}" if due[1] else "", "good"],
    ]


def _range(figures: tuple[int, int]) -> str:
    """At least and at most, in one where they are the same."""
    least, most = figures
    return str(least) if least == most else f"{least}–{most}"


def _aside(figure: str) -> str:
    """A figure of up to two digits, so that units stand below units."""
    return GAP * (2 - len(figure)) + figure


def _purses(view: dict[str, Any], holders: int, wide: bool, language: str) -> list[list[Cell]]:
    """Below the companies: everyone's money with all that would be paid now, and how many cards they hold."""
    before: list[Cell] = [""] * 5
    money: list[Cell] = []
    hands: list[Cell] = []
    for holder in range(holders):
        least = sum([amounts[holder] for amounts in view["forecast"].values()])
        most = sum([amounts[holder] for amounts in view["forecast_most"].values()])
        due = [f" +{_range((least, most))}" if most else "", "good"]
        money.append([[_aside(str(view["money"][holder])), "strong"], due])
        if holder < view["players"]:
            hands.append(f"{_aside(str(view['cards'][holder]))}·{view['hands'][holder]}")
        else:
            hands.append("")
    first, second = say("terminal-money", language), say("terminal-hands", language)
    if wide:
        return [["", first, *before, *money], ["", second, *before, *hands]]
    return [[first, *before, *money], [second, *before, *hands]]


def _hand(game: Game[Any], own: dict[str, Any], width: int, language: str) -> Panel:
    """The own track cards and shares, sorted; on a narrow screen in one line, without the words."""
    cards: list[list[str]] = []
    for card, count in own["cards"].items():
        name = f" {type_name(card, language)}" if width >= WIDE else ""
        times = f" ×{count}" if count > 1 else ""
        cards += [sign(card), [f"{name}{times}  ", "plain"]]
    cards = cards or [["–  ", "quiet"]]
    shares = plates(game, own["shares"]) or [["–", "quiet"]]
    if width < WIDE:
        return {"lines": [[[say("terminal-own-hand", language) + " ", "quiet"], *cards, *shares]]}
    first = [say("terminal-own-cards", language) + " ", "quiet"]
    return {"lines": [[first, *cards], [[say("terminal-own-shares", language) + " ", "quiet"], *shares]]}


# A choice -------------------------------------------------------------------------------------------------------------


def note(game: Game[Any], view: dict[str, Any], meaning: dict[str, str]) -> list[list[str]]:
    """What stands behind a choice: the plate of a share, the sign of a card, a section's type and free spaces."""
    if meaning["kind"] == "build":
        section = section_of(game, meaning["section"])
        return [sign(section["type"]), [str(free_spaces(view, section)), "quiet"]]
    if "card" in meaning:
        return [sign(meaning["card"])]
    share = meaning.get("share", meaning.get("company"))
    return [plate(game, share)] if share else []


# Points -------------------------------------------------------------------------------------------------------------


def tally(game: Game[Any], events: list[tuple[str, dict[str, Any]]], names: list[str], language: str) -> Panel | None:
    """A payment as a table, companies down and holders across; None for a run of other events."""
    if any(key not in ("paid", "paid-third") for key, _ in events):
        return None
    holders = names + [say("terminal-third-holder", language)] * any(key == "paid-third" for key, _ in events)
    amounts: dict[str, list[int]] = {}
    for key, facts in events:
        seat = facts["seat"] if key == "paid" else len(names)
        amounts.setdefault(facts["share"], [0] * len(holders))[seat] = facts["amount"]
    rows: list[list[Cell]] = []
    for share, row in amounts.items():
        cells: list[Cell] = [[plate(game, share)], game.name("share", share, language)]
        rows.append(cells + [_few(amount) for amount in row])
    totals: list[Cell] = [
        [[str(sum([row[index] for row in amounts.values()])), "strong"]] for index in range(len(holders))
    ]
    rows.append(["", say("terminal-together", language), *totals])
    columns = [["", "left"], [say("terminal-company", language), "left"], *[[name, "right"] for name in holders]]
    return {"columns": columns, "rows": rows, "foot": 1}


def source(game: Game[Any], id: str, language: str) -> str:
    """All money comes from shares."""
    return game.name("share", id, language)


# A board file ---------------------------------------------------------------------------------------------------------


def figures(summary: dict[str, Any], language: str) -> list[Panel]:
    """The figures of a board."""
    counts = [[f"{summary[name]} ", "strong"] for name in COUNTS]
    line: list[list[str]] = []
    for key, number in zip(COUNTS.values(), counts):
        line += [number, [say(key, language) + "   ", "quiet"]]
    return [{"lines": [line]}, _type_figures(summary, language), _company_figures(summary, language)]


def _type_figures(summary: dict[str, Any], language: str) -> Panel:
    rows: list[list[Cell]] = []
    for kind in summary["types"]:
        cells: list[Cell] = [[sign(kind["type"]), [f" {type_name(kind['type'], language)}", "plain"]]]
        cells += [str(kind[field]) for field in TYPE_FIGURES]
        rows.append([*cells, str(len(kind["companies"]))])
    headings = ["terminal-board-type", *TYPE_FIGURES.values(), "terminal-board-users"]
    return {"columns": _headed(headings, language), "rows": rows}


def _company_figures(summary: dict[str, Any], language: str) -> Panel:
    rows = [[str(row[field]) for field in COMPANY_FIGURES] for row in summary["companies"]]
    return {"columns": _headed(list(COMPANY_FIGURES.values()), language), "rows": rows}


def _headed(keys: list[str], language: str) -> list[list[str]]:
    """Headings of a table of figures: what each row is of stands left, the figures right."""
    return [[say(key, language), "right" if index else "left"] for index, key in enumerate(keys)]
