"""Ride the Rails in a terminal: the map, the table and the notes, in both languages."""

from typing import Any

import pytest

from roundhouse.games.ride_the_rails import terminal
from tests.ride_the_rails.scenes import COMPANIES, GAME, action, scene, way
from tests.scenes import play

NAMES = ["Ada", "Bo", "Cy", "Di"]


def written(panels: list[dict[str, Any]]) -> str:
    """All words of some panels, without their styles."""
    cells = [cell for panel in panels for row in [*panel.get("rows", []), panel.get("lines", [])] for cell in row]
    return "\n".join(cell if isinstance(cell, str) else "".join(span[0] for span in cell) for cell in cells)


def test_the_map_shows_every_hex_with_its_companies_and_passengers() -> None:
    track = {"red": "new-york g27", "blue": "philadelphia g27"}
    state = scene(track=track, gone=["philadelphia"], earned=[{"journeys": 2}, {}, {}, {}])
    rows = written([terminal.picture(GAME, state.view(0), 100, "en")]).splitlines()
    assert len(rows) == 19 + 1
    assert rows[6].endswith("RBR●")
    assert rows[7].endswith("B○")
    assert sum(row.count("▲") for row in rows[:19]) == 49


def test_what_two_signs_cannot_show_of_a_city_stands_below_the_map() -> None:
    track = {"orange": "chicago", "yellow": "chicago", "black": "chicago", "red": "new-york"}
    rows = written([terminal.picture(GAME, scene(track=track).view(0), 60, "en")]).splitlines()
    assert "3●" in rows[5]
    assert rows[21].strip() == "Chicago OYK ●"
    track = {"red": way("philadelphia", "pittsburgh"), "blue": way("richmond", "pittsburgh")}
    gone = {"phase": "depart", "gone": ["pittsburgh"], "earned": [{"journeys": 2}, {}, {}, {}], "acted": 1}
    for said, below in (({}, ["Pittsburgh RB ●"]), (gone, [])):
        rows = written([terminal.picture(GAME, scene(track=track, **said).view(0), 60, "en")]).splitlines()
        assert [row.strip() for row in rows[21:]] == below


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_table_tells_the_allowance_the_journey_and_the_money(language: str) -> None:
    state = scene(shares=["red"], track={"red": way("new-york", "philadelphia", "pittsburgh")}, placed=4)
    said = written(terminal.screen(GAME, state.view(0), NAMES, 100, language))
    assert ("not in the mountains" in said) == (language == "en")
    ride = scene(phase="depart", shares=["red"], track={"red": way("new-york", "philadelphia")})
    play(ride, "depart new-york", "ride red philadelphia")
    said = written(terminal.screen(GAME, ride.view(0), NAMES, 100, language))
    assert "Ada +3" in said
    assert GAME.name("city", "philadelphia", language) in said


def test_a_company_can_be_looked_at_by_its_name() -> None:
    state = scene(shares=["red"], track={"red": way("new-york", "philadelphia")})
    assert "New York – Philadelphia" in written(terminal.chart(GAME, state, 0, ["red"], 100, "en"))
    assert "Seattle" in written(terminal.chart(GAME, state, 0, ["viola"], 100, "it"))
    assert terminal.chart(GAME, state, 0, ["zeppelin"], 100, "en") == []
    assert len(terminal.chart(GAME, state, 0, [], 100, "en")) == 1


def test_a_choice_shows_its_company_and_its_mountain() -> None:
    view = scene().view(0)
    mountain = terminal.note(GAME, view, GAME.meaning(action("build red h25")))
    assert [span[0] for span in mountain] == [" R ", "▲"]
    assert len(terminal.note(GAME, view, GAME.meaning(action("build red g27")))) == 1
    assert terminal.note(GAME, view, {"kind": "stop"}) == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_source_of_money_has_a_name(language: str) -> None:
    sources = scene().sources(0)
    assert len({terminal.source(GAME, id, language) for id in sources}) == len(sources)
    assert set(COMPANIES) < set(sources)
