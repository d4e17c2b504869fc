"""Railroad Tiles in a terminal: the territory drawn, the station board, the players, what is asked for."""

from typing import Any

import pytest

from roundhouse.games.railroad_tiles import terminal, terminal_map
from tests.railroad_tiles.scenes import GAME, population, scene, solo

NAMES = ["Ada", "Bo", "Cy", "Di"]
LAND = """
M13 straight-highway-rural-car H-H-
M12 station-straight-urban R-H-
N12 end-rail-rural R---
M14 cross-highway-urban-car HHHH
"""


def written(panels: list[dict[str, Any]]) -> str:
    """All words of some panels, without their styles."""
    rows = [
        row for panel in panels for row in [[panel.get("title", "")], *panel.get("rows", []), panel.get("lines", [])]
    ]
    return "\n".join(
        cell if isinstance(cell, str) else "".join(span[0] for span in cell) for row in rows for cell in row
    )


def test_a_territory_is_drawn_tile_by_tile() -> None:
    state = scene(2, LAND, pieces=["M13"])
    drawn = written([terminal_map.picture(GAME, state.view(0)["players"][0]["territory"], 80, "en")]).splitlines()
    assert [line.rstrip() for line in drawn[1:11]] == [
        "      M    N",
        "    ⌂░║░░  ║",
        " 12   ⌂    ╨",
        "    ░░│░░",
        "      │",
        " 13   ■",
        "      │",
        "    ░░│░░",
        " 14 ──□──",
        "    ░░│░░",
    ]


def test_where_there_is_no_room_a_tile_is_one_sign() -> None:
    state = scene(2, LAND)
    drawn = written([terminal_map.picture(GAME, state.view(0)["players"][0]["territory"], 12, "en")]).splitlines()
    assert [line.rstrip() for line in drawn[1:5]] == ["    M N", " 12 ⌂ ╨", " 13 □", " 14 □"]


def test_every_tile_has_a_sign_in_every_lie() -> None:
    for kind in [row["id"] for row in [*GAME.board()["tiles"], *GAME.board()["objectives"]]]:
        for lie in ("up", "right", "down", "left", "back-up"):
            assert len(terminal_map.glyph(GAME, kind, lie).strip()) == 1
    assert terminal_map.glyph(GAME, "overpass-rural-car", "up") != terminal_map.glyph(
        GAME, "overpass-rural-car", "right"
    )


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_table_tells_columns_players_and_hand(language: str) -> None:
    state = scene(2, LAND, hand="curve-rail-rural tee-highway-rural", tokens=["car", "train", "traveller"])
    said = written(terminal.screen(GAME, state.view(0), NAMES, 100, language))
    assert GAME.name("tile", "curve-rail-rural", language) in said
    assert "Ada" in said
    assert "Bo" in said
    assert GAME.name("token", "traveller", language) in said
    start = GAME.start(players=3, seed=1)
    said = written(terminal.screen(GAME, start.view(None), NAMES, 100, language))
    assert all(GAME.name("tile", kind, language) in said for kind in start.view(None)["starting"])


def test_the_challenge_and_the_objectives_are_told_with_their_figures() -> None:
    said = written(terminal.screen(GAME, solo("flat-earth", "M13 end-rail-rural R---").view(0), NAMES, 100, "en"))
    assert "Flat Earth (40/50/60)" in said
    assert "1 (≤ 3)" in said
    options = {"objectives": "metropolis+temple+gas-station"}
    state = scene(2, "M13 straight-highway-rural H-H-; M12 gas-station H-H-", options=options, tokens=["car-flag"])
    said = written(terminal.screen(GAME, state.view(0), NAMES, 100, "it"))
    assert "Stazione di Servizio M12" in said
    assert "2 (≥ 8)" in said


def test_any_territory_can_be_looked_at_by_its_number() -> None:
    state = scene(2, LAND)
    assert "M" in written(terminal.chart(GAME, state, 0, [], 80, "en"))
    assert written(terminal.chart(GAME, state, 0, ["2"], 80, "en")) != written(
        terminal.chart(GAME, state, 0, [], 80, "en")
    )
    assert terminal.chart(GAME, state, 0, ["3"], 80, "en") == terminal.chart(GAME, state, 0, ["north"], 80, "en") == []
    assert "No tile" in written(terminal.chart(GAME, solo("holes"), 0, [], 80, "en"))


def test_a_choice_is_shown_with_its_tile_or_its_points() -> None:
    state = scene(2, LAND, hand="curve-rail-rural")
    lay = {"kind": "lay", "tile": "1", "cell": "L13", "lie": "down"}
    assert terminal.note(GAME, state.view(0), lay) == [["╗", "brass"]]
    assert terminal.note(GAME, state.view(0), {"kind": "column", "column": "1"}) == []
    placing = population(2, "car train", LAND, pieces=["M13"])
    place = {"kind": "place", "token": "car", "cell": "M14"}
    assert terminal.note(GAME, placing.view(0), place) == [["□ +2", "good"]]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_source_has_a_name(language: str) -> None:
    for state in (scene(2, LAND, options={"objectives": "drawn"}), solo("volcano")):
        names = [GAME.source_name(source, language) for source in state.sources(0)]
        assert len(set(names)) == len(names)
