"""Railroad Revolution in a terminal: the table, the cities and the notes, in both languages."""

from typing import Any

import pytest

from tests.railroad_revolution.scenes import GAME, TO_CHICAGO, scene

NAMES = ["Ada", "Bo"]


def written(panels: list[dict[str, Any]] | None) -> str:
    """All words of some panels, without their styles."""
    found = [cell for panel in panels or [] for row in [*panel.get("rows", []), panel.get("lines", [])] for cell in row]
    return "\n".join(cell if isinstance(cell, str) else "".join(span[0] for span in cell) for cell in found)


@pytest.mark.parametrize(
    ("language", "contract", "missing"),
    [("en", "take a train, for 4 shares", "missing: any colour"), ("it", "prendi un treno, per 4 titoli", "mancano")],
)
def test_the_table_tells_workers_the_contract_and_the_objectives(language: str, contract: str, missing: str) -> None:
    done = [["a1-1", "b-1", "c-1"]]
    state = scene(contract="contract-2", objectives=[["d-1 white", "a2-3"]], completed=done, trains_down=["money"])
    said = written(GAME.panels(state.view(0), NAMES, 100, language))
    assert "●wpogt" in said
    assert {"en": "o Accountant 11", "it": "o Contabile 11"}[language] in said
    assert "mo▽" in said
    assert contract in said
    assert missing in said
    assert missing not in written(GAME.panels(state.view(None), NAMES, 100, language))


def test_the_last_round_is_told() -> None:
    state = scene(round=7, last_round=8)
    assert "Giro 7, l’ultimo è 8" in written(GAME.panels(state.view(0), NAMES, 100, "it"))


def test_a_city_can_be_looked_at_by_its_name() -> None:
    state = scene(networks=[TO_CHICAGO], stations=[["chicago"]], tiles={"chicago": "2-b"})
    said = written(GAME.chart(state, 0, ["chicago"], 100, "it"))
    assert "ricevi Contabile e Negoziatore" in said
    assert said.count("★") == 2
    assert "Telegraph" not in said
    assert "▪" in written(GAME.chart(state, 0, [], 100, "en"))
    assert GAME.chart(state, 0, ["zeppelin"], 100, "en") == []


def test_a_choice_shows_terrain_and_level() -> None:
    view = scene().view(0)
    assert GAME.note(view, {"kind": "rail", "space": "savannah--miami"}) == [["▲§", "quiet"]]
    assert GAME.note(view, {"kind": "station", "city": "denver"}) == [["••••", "quiet"]]
    assert GAME.note(view, {"kind": "end"}) == []
    assert [GAME.source_name(source, "it") for source in ("links", "network")] == ["Collegamenti", "Rete"]
