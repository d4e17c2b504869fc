"""The survey of a box: ours has nothing to find, and every finding has a box that shows it."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

import roundhouse
from roundhouse.games.railroad_tiles import box_figures, survey
from roundhouse.games.railroad_tiles.board import PACKAGE, Board
from roundhouse.kernel import text
from roundhouse.kernel.errors import BadBoard, Finding
from roundhouse.kernel.text import LANGUAGES, catalogue
from tests.survey_garbage import Way, changes, garbage, put

Box = dict[str, Any]
Change = Callable[[Box], object]

OURS = survey.ours()
CATALOGUES = [catalogue(PACKAGE, language) for language in LANGUAGES]


def shape(id: str, /, **fields: Any) -> Change:
    return lambda box: row(box, "shape", id).update(fields)


def objective(id: str, /, **fields: Any) -> Change:
    return lambda box: row(box, "objective", id).update(fields)


def table(name: str, value: Any) -> Change:
    return lambda box: box.update({name: value})


def lacking(name: str, id: str, field: str) -> Change:
    return lambda box: row(box, name, id).pop(field)


def row(box: Box, name: str, id: str) -> dict[str, Any]:
    return next(row for row in box[name] if row["id"] == id)


def changed(change: Change) -> Box:
    box = deepcopy(OURS)
    change(box)
    return box


def only(*ids: str) -> Change:
    """No tiles but of some shapes, and of these 106 in all."""

    def change(box: Box) -> None:
        box["shape"] = [row for row in box["shape"] if row["id"] in ids]
        for row in box["shape"]:
            row |= {"rural": [0, 0, 0, 0], "urban": [0, 0, 0, 0]}
        box["shape"][0]["rural"] = [106 - len(ids) + 1, 0, 0, 0]
        for row in box["shape"][1:]:
            row["rural"] = [1, 0, 0, 0]

    return change


def more_car_icons(box: Box) -> None:
    row(box, "shape", "straight-highway")["rural"] = [0, 6, 0, 1]


# Our box --------------------------------------------------------------------------------------------------------------


def test_our_box_has_nothing_to_find():
    assert survey.faults(OURS) == []
    assert survey.remarks(OURS) == []


def test_our_mix_is_what_it_was_made_to_be():
    figures = survey.summary(OURS)
    assert json.loads(json.dumps(figures)) == figures
    assert (figures["tiles"], figures["urban"], figures["stations"]) == (106, 37, 24)
    assert figures["car"] == figures["train"] == figures["traveller"] == 18  # as many as pieces: none runs short
    tiles = {look(edges(row), row): row for row in OURS["shape"]}
    for row in OURS["shape"]:  # railways and highways are alike
        other = tiles[look(edges(row).translate(str.maketrans("RH", "HR")), row)]
        for background in ("rural", "urban"):
            none, car, train, traveller = row[background]
            assert other[background] == [none, train, car, traveller]


def edges(row: dict[str, Any]) -> str:
    return str(row["edges"])


def look(edges: str, row: dict[str, Any]) -> tuple[str, bool]:
    ways = [edges[turn:] + edges[:turn] for turn in range(4)]
    return min(ways + [way[0] + way[3] + way[2] + way[1] for way in ways]), row.get("station", False)


def test_a_box_may_leave_out_all_but_the_shapes():
    box = {"shape": [{field: row[field] for field in row if field != "source"} for row in OURS["shape"]]}
    assert survey.faults(box) == []
    assert {found.key for found in survey.remarks(box)} == {"box-source-missing"}
    whole = survey.completed(box)
    assert Board(whole).rows[0]["edges"] == "H-H-"
    assert whole["objective"] == OURS["objective"]


def test_objective_tiles_can_be_transcribed_too():
    box = deepcopy(OURS)
    box["objective"] = [{"id": row["id"], "edges": "RRHH", "background": "urban"} for row in OURS["objective"]]
    for row in box["objective"]:
        row["station"] = True
    assert survey.faults(box) == []
    stadium = survey.completed(box)["objective"][3]
    assert (stadium["edges"], stadium["station"], stadium["measure"]) == ("RRHH", True, "travellers-around")


def test_an_objective_that_is_no_station_in_the_file_is_none():
    box = deepcopy(OURS)
    row(box, "objective", "airport").update(edges="RR--")
    del row(box, "objective", "airport")["station"]
    assert "station" not in survey.completed(box)["objective"][4]


# Every finding --------------------------------------------------------------------------------------------------------

FAULTS: list[tuple[str, Change]] = [
    ("box-no-shapes", lambda box: box.pop("shape")),
    ("box-table-unknown", table("tiles", [])),
    ("box-table-fixed", table("columns", [])),
    ("box-table-fixed", lambda box: box["game"].update(rounds=9)),
    ("box-table-not-rows", table("shape", {"tee": {}})),
    ("box-table-not-rows", lambda box: box["shape"].append("tee")),
    ("box-too-many-rows", lambda box: box["shape"].extend([{}] * 60)),
    ("box-field-missing", lacking("shape", "overpass", "edges")),
    ("box-field-missing", lacking("objective", "temple", "background")),
    ("box-field-unknown", shape("overpass", colour="red")),
    ("box-not-counts", shape("overpass", rural=[1, 2, 3])),
    ("box-not-counts", shape("overpass", rural=[1, 2, 3, -1])),
    ("box-not-counts", shape("overpass", urban=[1, 2, 3, True])),
    ("box-not-counts", shape("overpass", urban=[1, 2, 3, 10**5000])),
    ("box-not-flag", shape("overpass", station="no")),
    ("box-not-text", shape("overpass", edges=7)),
    ("box-not-text", shape("overpass", source=7)),
    ("box-id-not-slug", shape("overpass", id="Over Pass")),
    ("box-edges", shape("overpass", edges="HRH")),
    ("box-edges", shape("overpass", edges="----")),
    ("box-background", objective("temple", background="sea")),
    ("box-id-twice", shape("overpass", id="tee-rail")),
    ("box-shape-twice", shape("station-corner", edges="RRHR")),
    ("box-station-kinds", shape("tee-rail", station=True)),
    ("box-overpass", shape("station-straight", station=False)),
    ("box-overpass", objective("metropolis", station=False)),
    ("box-icon-network", shape("tee-rail", rural=[4, 1, 0, 0])),
    ("box-icon-network", shape("tee-highway", rural=[4, 0, 1, 0])),
    ("box-icon-overpass", shape("overpass", rural=[0, 1, 0, 1])),
    ("box-objectives", lambda box: box["objective"].reverse()),
    ("box-objectives", lambda box: box["objective"].pop()),
    ("box-objective-fixed", objective("temple", at_most=1)),
    ("box-objective-fixed", objective("temple", measure=7)),
    ("box-metropolis", objective("metropolis", background="rural")),
    ("box-objective-arm", objective("central-station", edges="HHHH", station=False)),
    ("box-objective-arm", objective("gas-station", edges="R-R-")),
    ("box-total", shape("tee-rail", rural=[5, 0, 1, 0])),
    ("box-starting", only("straight-highway", "straight-rail", "overpass")),
]

REMARKS: list[tuple[str, Change]] = [
    ("box-source-missing", lacking("shape", "overpass", "source")),
    ("box-source-missing", lacking("objective", "temple", "source")),
    ("box-source-unknown", shape("overpass", source="a friend")),
    ("box-urban", only("straight-highway", "straight-rail", "overpass", "tee-rail")),
    ("box-icons", only("straight-highway", "straight-rail", "overpass", "tee-rail")),
    ("box-stations", only("straight-highway", "straight-rail", "overpass", "tee-rail")),
    ("box-not-alike", only("straight-highway", "straight-rail", "overpass", "tee-rail")),
    ("box-short", more_car_icons),
    ("box-known", only("straight-highway", "straight-rail", "overpass", "tee-rail")),
]


@pytest.mark.parametrize(("key", "change"), FAULTS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_fault_is_found(key: str, change: Change):
    found = survey.faults(changed(change))
    assert key in [finding.key for finding in found]
    assert {finding.severity for finding in found} == {"error"}
    assert_sayable(found)


@pytest.mark.parametrize(("key", "change"), REMARKS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_remark_is_made(key: str, change: Change):
    box = changed(change)
    assert survey.faults(box) == []
    found = survey.remarks(box)
    assert key in [finding.key for finding in found]
    assert {finding.severity for finding in found} == {"remark"}
    assert_sayable(found)


def assert_sayable(found: list[Finding]) -> None:
    for finding in found:
        for words in CATALOGUES:
            assert re.fullmatch(r"[^{}]+\.", words.say(finding.key, **finding.args))


def test_every_message_about_a_box_is_seen_by_a_test():
    keys = set(re.findall(r"^(box-[a-z-]+) =", text.read(PACKAGE, "text", "en.ftl"), re.MULTILINE))
    assert keys == {key for key, _ in FAULTS + REMARKS}


def test_a_box_with_a_fault_cannot_be_opened():
    with pytest.raises(BadBoard, match="106"):
        survey.read_box('shape = [{ id = "a", edges = "H---", rural = [1, 0, 0, 0], urban = [0, 0, 0, 0] }]')
    with pytest.raises(BadBoard):
        survey.read_box("shape = [")


def test_the_game_is_played_with_a_box_of_ones_own():
    game = roundhouse.game("railroad-tiles")
    written = text.read(PACKAGE, "data", "box.toml").replace("rural = [4, 2, 0, 1]", "rural = [2, 4, 0, 1]", 1)
    assert [found.key for found in game.survey(written)] == ["box-short"]
    own = game.on_board(written)
    assert own.board_digest != game.board_digest
    state = own.start(players=4, seed=1)
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
        state.check()
    assert own.board_figures(written, "it")


def test_the_figures_are_shown():
    for language in LANGUAGES:
        counts, shapes = box_figures.panels(survey.summary(OURS), language)
        assert "106 " in [span[0] for span in counts["lines"][0]]
        assert ["tee-rail", "RR-R", "8", "3"] in shapes["rows"]


# Whatever the data are ------------------------------------------------------------------------------------------------

GARBAGE = garbage("shape", "objective", "id", "edges", "rural", "urban", "station", "tee-rail", "HH--")
PARTS = {"shape": OURS["shape"], "objective": OURS["objective"]}


@given(GARBAGE)
def test_no_garbage_breaks_the_survey(garbage: Any):
    assert survey.faults(garbage)


@settings(deadline=None, max_examples=200)
@given(changes(PARTS, GARBAGE))
def test_no_garbage_inside_a_box_breaks_the_survey(changes: list[tuple[Way, Any]]):
    box = deepcopy(OURS)
    for way, value in changes:
        put(box, way, value)
    found = survey.faults(box)
    assert_sayable(found)
    if not found:
        survey.remarks(box)
        Board(survey.completed(box))
