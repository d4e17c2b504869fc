"""Spike in a terminal: the table, the map and the notes, in both languages."""

from typing import Any

import pytest

from roundhouse.games.spike import terminal
from tests.spike.scenes import GAME, contracts, line, scene

NAMES = ["Ada", "Bo"]


def written(panels: list[dict[str, Any]]) -> str:
    """All words of some panels, without their styles."""
    cells = [cell for panel in panels for row in [*panel.get("rows", []), panel.get("lines", [])] for cell in row]
    return "\n".join(cell if isinstance(cell, str) else "".join(span[0] for span in cell) for cell in cells)


@pytest.mark.parametrize(("language", "wheat"), [("en", "Wheat"), ("it", "Grano")])
def test_the_table_tells_cards_contracts_and_the_route(language: str, wheat: str) -> None:
    state = scene(
        tracks=[line("topeka", "springfield")], hands=["white white", "rose"], aboard=[["wheat"], []],
        contracts=contracts(2, wheat="wheat-1-front"), routes=["topeka", "boston"],
    )  # fmt: skip
    said = written(terminal.screen(GAME, state.view(0), NAMES, 100, language))
    assert f"▣{wheat}" in said
    assert "×2" in said
    assert "Topeka" in said
    spectator = written(terminal.screen(GAME, state.view(None), NAMES, 100, language))
    assert "×2" not in spectator


def test_the_map_shows_cities_and_tracks() -> None:
    network = line("topeka", "springfield", "st-louis")
    (panel,) = terminal.chart(GAME, scene(tracks=[network]), 0, [], 100, "en")
    said = written([panel])
    assert said.count("★") == len(network)
    assert "Tope" in said


def test_a_city_can_be_looked_at_by_its_name() -> None:
    state = scene(tracks=[line("topeka", "springfield")])
    assert "Pigs" in written(terminal.chart(GAME, state, 0, ["springfield"], 100, "en"))
    assert "Maiali" in written(terminal.chart(GAME, state, 0, ["Springfield"], 100, "it"))
    assert terminal.chart(GAME, state, 0, ["zeppelin"], 100, "en") == []


def test_a_choice_shows_the_colour_of_its_suit() -> None:
    view = scene().view(0)
    ochre = GAME.note(view, {"kind": "lay", "space": "a6--b7"})
    assert ochre == GAME.note(view, {"kind": "draw", "source": "ochre"})
    assert GAME.note(view, {"kind": "draw", "source": "deck"}) == []
    assert [GAME.source_name(source, "it") for source in ("market", "upgrades")] == ["Mercato", "Miglioramenti"]
