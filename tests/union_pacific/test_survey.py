"""The survey of a board: ours has nothing to find, and every finding has a board that shows it."""

import json
import math
import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from itertools import permutations
from typing import Any

import pytest

from roundhouse.games.union_pacific import survey
from roundhouse.games.union_pacific.board_form import ROWS
from roundhouse.kernel.errors import Finding
from roundhouse.kernel.text import LANGUAGES, catalogue

Board = dict[str, Any]
Change = Callable[[Board], object]

HOUSE = resources.files("roundhouse.games.union_pacific")
OURS: Board = tomllib.loads(HOUSE.joinpath("data", "board.toml").read_text(encoding="utf-8"))
CATALOGUES = [catalogue("roundhouse.games.union_pacific", language) for language in LANGUAGES]


# --- changes to our board ----------------------------------------------------------------------------------


def city(id: str, /, **fields: Any) -> Change:
    return lambda board: row(board, "city", id=id).update(fields)


def company(id: str, /, **fields: Any) -> Change:
    return lambda board: row(board, "company", id=id).update(fields)


def section(a: str, b: str, /, **fields: Any) -> Change:
    return lambda board: row(board, "section", a=a, b=b).update(fields)


def card(kind: str, **fields: Any) -> Change:
    return lambda board: board["track_cards"][kind].update(fields)


def drawing(**fields: Any) -> Change:
    return lambda board: board["drawing"].update(fields)


def table(name: str, value: Any) -> Change:
    return lambda board: board.update({name: value})


def without(name: str, **match: Any) -> Change:
    return lambda board: board[name].remove(row(board, name, **match))


def lacking(name: str, number: int, field: str) -> Change:
    return lambda board: board[name][number].pop(field)


def with_section(a: str, b: str, /, **fields: Any) -> Change:
    made = {"a": a, "b": b, "type": "dotted", "spaces": 1, "start": [], "source": "ours"} | fields
    return lambda board: board["section"].append(made)


def of_type(kind: str, **fields: Any) -> Change:
    return lambda board: [row.update(fields) for row in board["section"] if row["type"] == kind]


def both(*changes: Change) -> Change:
    return lambda board: [change(board) for change in changes]


def row(board: Board, name: str, **match: Any) -> dict[str, Any]:
    (found,) = [row for row in board[name] if match.items() <= row.items()]
    return found


def changed(change: Change) -> Board:
    board = deepcopy(OURS)
    change(board)
    return board


def more_sections(number: int, kind: str) -> Change:
    """Sections between cities that have none yet."""

    def change(board: Board) -> None:
        ids = [city["id"] for city in board["city"]]
        taken = {frozenset((line["a"], line["b"])) for line in board["section"]}
        free = [pair for pair in permutations(ids, 2) if pair[0] < pair[1] and frozenset(pair) not in taken]
        for a, b in free[:number]:
            with_section(a, b, type=kind)(board)

    return change


def more_cities(number: int) -> Change:
    def change(board: Board) -> None:
        for n in range(number):
            board["city"].append(row(board, "city", id="boston") | {"id": f"boston-{n}"})

    return change


# --- our board ---------------------------------------------------------------------------------------------


def test_our_board_has_nothing_to_find() -> None:
    assert survey.faults(OURS) == []
    assert survey.remarks(OURS) == []


def test_our_board_has_the_pieces_of_the_box() -> None:
    figures = survey.summary(OURS)
    assert (figures["shares"], figures["trains"], figures["track_cards"]) == (98, 131, 40)
    assert (figures["cities"], figures["start_spaces"]) == (40, 11)


def test_the_summary_counts_what_the_rows_hold() -> None:
    figures: dict[str, Any] = survey.summary(OURS)
    assert json.loads(json.dumps(figures)) == figures
    assert figures["sections"] == len(OURS["section"]) == sum(kind["sections"] for kind in figures["types"])
    assert figures["spaces"] == sum(line["spaces"] for line in OURS["section"])
    assert figures["spaces"] - 11 == sum(kind["neutral"] for kind in figures["types"])
    by_id = {mine["company"]: mine for mine in figures["companies"]}
    assert by_id["eprg"]["reach"] == figures["sections"]  # all four types
    assert by_id["dm"]["first_spaces"] == min(mine["first_spaces"] for mine in by_id.values())
    # Denver - Kansas City and El Paso - Dallas with one space each, Casper - Denver with two
    assert by_id["dm"]["first_spaces"] == 4


def test_a_transcribed_board_may_leave_out_what_has_a_default() -> None:
    board = deepcopy(OURS)
    del board["drawing"]
    for name, form in ROWS.items():
        board[name] = [{field: row[field] for field in form.needed} for row in board[name]]
    for kind, printed in board["track_cards"].items():
        board["track_cards"][kind] = {"count": printed["count"]}
    assert survey.faults(board) == []
    assert {found.topic for found in survey.remarks(board)} == {"sources"}
    assert survey.summary(board) == survey.summary(OURS)


# --- every finding -----------------------------------------------------------------------------------------

FAULTS: list[tuple[str, Change]] = [
    ("board-table-missing", lambda board: board.pop("track_cards")),
    ("board-table-unknown", table("cities", [])),
    ("board-table-not-rows", table("city", {"denver": {}})),
    ("board-row-not-a-table", lambda board: board["city"].append("Boston")),
    ("board-row-not-a-table", table("track_cards", 40)),
    ("board-row-not-a-table", table("drawing", [])),
    ("board-field-missing", lacking("city", 3, "lat")),
    ("board-field-missing", lacking("section", 0, "start")),
    ("board-field-missing", lacking("company", 9, "trains")),
    ("board-field-missing", lambda board: board["track_cards"].pop("joker")),
    ("board-field-unknown", city("denver", latitude=39.74)),
    ("board-field-unknown", drawing(zoom=2)),
    ("board-field-unknown", card("joker", number=4)),
    ("board-field-unknown", lambda board: board["track_cards"].update(grey={"count": 0})),
    ("board-field-wrong-type", city("denver", lat="39.74")),
    ("board-field-wrong-type", city("denver", name_en=" ")),
    ("board-field-wrong-type", city("denver", nudge=[1, 2, 3])),
    ("board-field-wrong-type", city("denver", source=7)),
    ("board-field-wrong-type", section("denver", "el-paso", spaces=3.0)),
    ("board-field-wrong-type", section("denver", "el-paso", spaces=True)),
    ("board-field-wrong-type", section("denver", "el-paso", start="dm")),
    ("board-field-wrong-type", section("denver", "el-paso", start=[1])),
    ("board-field-wrong-type", section("denver", "el-paso", via=[39.74, -104.99])),
    ("board-number-out-of-range", city("denver", lat=139.74)),
    ("board-number-out-of-range", city("denver", lon=math.nan)),
    ("board-number-out-of-range", city("denver", nudge=[0, 10**5000])),
    ("board-number-out-of-range", section("denver", "el-paso", spaces=5)),
    ("board-number-out-of-range", section("denver", "el-paso", spaces=0, start=[])),
    ("board-number-out-of-range", section("denver", "el-paso", via=[[39.74, -1049.9]])),
    ("board-number-out-of-range", card("clear", count=-1)),
    ("board-number-out-of-range", drawing(label_size=0)),
    ("board-number-out-of-range", drawing(parallels=[-29.5, 29.5])),
    ("board-word-unknown", city("denver", country="usa")),
    ("board-word-unknown", city("denver", label="x")),
    ("board-word-unknown", section("denver", "el-paso", type="grey")),
    ("board-word-unknown", company("dm", types=["black", "blank"])),
    ("board-id-not-slug", city("denver", id="Denver")),
    ("board-id-not-slug", city("el-paso", id="el--paso")),
    ("board-colour-unreadable", company("dm", colour="black")),
    ("board-id-twice", city("boston", id="denver")),
    ("board-id-twice", company("bnl", id="dm")),
    ("board-too-many-cities", more_cities(21)),
    ("board-too-many-sections", more_sections(39, "dotted")),
    ("board-too-many-of-type", more_sections(41, "dotted")),
    ("board-company-missing", without("company", id="ww")),
    ("board-company-unknown", company("ww", id="up")),
    ("board-company-order", lambda board: board["company"].reverse()),
    ("board-company-figures", company("dm", shares=14)),
    ("board-company-figures", company("dm", trains=10)),
    ("board-company-figures", company("dm", trains=10**5000)),
    ("board-company-figures", company("ww", monogram="WW")),
    ("board-company-unknown-home", company("ww", home="laramie")),
    ("board-company-type-twice", company("dm", types=["clear", "black", "clear"])),
    ("board-company-all-types", company("eprg", types=["white", "dotted", "clear"])),
    ("board-company-types", company("ww", types=[])),
    ("board-company-types", company("ww", types=["clear", "white", "black", "dotted"])),
    ("board-cards-total", card("clear", count=13)),
    ("board-cards-jokers", both(card("joker", count=3), card("clear", count=13))),
    ("board-section-unknown-city", section("denver", "el-paso", b="elpaso")),
    ("board-section-same-city", section("boise", "billings", b="boise")),
    ("board-section-twice", with_section("el-paso", "denver")),
    ("board-start-too-many", section("denver", "el-paso", spaces=1, start=["dm", "eprg"])),
    ("board-start-unknown-company", section("denver", "el-paso", start=["up"])),
    ("board-start-twice", section("denver", "el-paso", start=["dm", "dm"])),
    ("board-start-count", section("denver", "el-paso", start=[])),
    ("board-start-count", section("phoenix", "el-paso", start=[])),
    ("board-start-count", section("denver", "kansas-city", start=["dm"])),
    ("board-start-not-home", company("dm", home="boston")),
    ("board-start-wrong-type", company("dm", types=["black"])),
    ("board-network-apart", both(without("section", a="montreal", b="boston"),
                                 without("section", a="boston", b="new-york"))),
    ("board-company-no-room", lambda board: [line.update(type="clear") for line in board["section"]
                                             if line["type"] == "black" and "mrr" not in line["start"]
                                             and {"marquette", "chicago"} & {line["a"], line["b"]}]),
    ("board-type-no-space", both(of_type("white", type="clear"), company("ww", types=["clear"]))),
]  # fmt: skip

REMARKS: list[tuple[str, Change]] = [
    ("board-source-missing", lacking("section", 0, "source")),
    ("board-source-missing", lambda board: board["track_cards"]["joker"].pop("source")),
    ("board-source-unknown", company("dm", colour_source="guess")),
    ("board-source-unknown", drawing(source="me")),
    ("board-city-off-map", city("seattle", lat=60.0)),
    ("board-city-name-twice", city("portland", name_en="Boston")),
    ("board-city-name-twice", city("montreal", name_it="Boston")),
    ("board-company-home", company("ww", home="casper")),
    ("board-example-missing", without("section", a="casper", b="denver")),
    ("board-city-dead-end", without("section", a="montreal", b="boston")),
    ("board-section-no-neutral", section("denver", "el-paso", spaces=1)),
    ("board-company-reach", lambda board: [line.update(type="clear") for line in board["section"]
                                           if line["type"] == "white" and "cheyenne" not in line.values()]),
]  # fmt: skip


def told(found: Finding) -> None:
    """A finding is a full sentence in both languages, with every argument in its place."""
    for spoken in CATALOGUES:
        sentence = spoken.say(found.key, **found.args)
        assert sentence.endswith(".")
        assert "{" not in sentence.replace("{ field = value }", "").replace("{ campo = valore }", "")


@pytest.mark.parametrize(("key", "change"), FAULTS, ids=[key for key, _ in FAULTS])
def test_what_makes_a_board_unplayable_is_found(key: str, change: Change) -> None:
    found = [fault for fault in survey.faults(changed(change)) if fault.key == key]
    assert found
    assert {fault.severity for fault in found} == {"error"}
    told(found[0])


@pytest.mark.parametrize(("key", "change"), REMARKS, ids=[key for key, _ in REMARKS])
def test_where_a_board_departs_from_ours_is_remarked(key: str, change: Change) -> None:
    board = changed(change)
    assert survey.faults(board) == []
    found = [remark for remark in survey.remarks(board) if remark.key == key]
    assert found
    assert {remark.severity for remark in found} == {"remark"}
    told(found[0])


def test_garbage_of_another_kind_is_no_board() -> None:
    for garbage in (None, [], "city", 40, {1: 2, None: []}):
        assert {fault.severity for fault in survey.faults(garbage)} == {"error"}
    (found,) = survey.faults([OURS])
    assert found.key == "board-not-a-table"
    told(found)


def test_every_finding_has_its_board_above() -> None:
    modules = ("survey", "board_form")
    source = "".join(HOUSE.joinpath(f"{name}.py").read_text(encoding="utf-8") for name in modules)
    shown = {key for key, _ in FAULTS + REMARKS} | {"board-not-a-table"}
    assert set(re.findall(r'"(board-[a-z-]+)"', source)) == shown


def test_a_finding_says_where_to_look() -> None:
    (found,) = survey.faults(changed(section("denver", "el-paso", spaces=5)))
    assert found.args["where"] == "section #4 (denver – el-paso)"
    (found,) = survey.faults(changed(section("denver", "el-paso", start=["dm", 3])))
    assert found.args["field"] == "start #2"


def test_all_faults_of_a_step_are_found_at_once() -> None:
    board = changed(both(company("dm", shares=14), card("joker", count=3), section("boise", "billings", b="boise")))
    keys = {fault.key for fault in survey.faults(board)}
    assert keys == {
        "board-company-figures",
        "board-cards-total",
        "board-cards-jokers",
        "board-section-same-city",
    }
