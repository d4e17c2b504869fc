"""Bad input: one clear sentence, and nothing changed."""

import json
from typing import Any

import pytest

from roundhouse import BadPosition, BadRecord, BadSetup, Record
from tests.spike.scenes import GAME, line, scene


def broken(**change: Any) -> dict[str, Any]:
    return {**scene(tracks=[line("topeka", "springfield")]).position(), **change}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"market": ["coal"] * 12}, "market"),
        ({"market": [["coal"]] * 12}, "market cannot be read"),
        ({"money": [-1, 0]}, "money holds -1"),
        ({"money": [1 << 60, 0]}, "money cannot be read"),
        ({"tracks": [["a6--b6"], []]}, "no network"),
        ({"tracks": [["a6--b6", "b5--b6"], ["a6--b6"]]}, "two tracks"),
        ({"trains": ["tampa", "boston"]}, "own network"),
        ({"money": [9, 0]}, "earned and spent"),
        ({"row": {"white": 5}}, "more of white"),
        ({"starts": ["nowhere", "boston"]}, "nowhere"),
        ({"aboard": [["wheat"] * 2, []]}, "cargo tile"),
        ({"round": 4}, "Round 4"),
        ({"phase": "sides"}, "phase"),
        ({"levels": [{"tender": 3}, {}]}, "third level"),
        ({"line": ["a6--b6"]}, "line"),
        ({"turn": 7}, "turn"),
        ({"since": [{"white": 1 << 59}, {}]}, "since"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says) as refused:
        GAME.position(broken(**change))
    assert refused.value.say("it")


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="advanced"):
        GAME.start(players=2, seed=1, advanced="yes")
    with pytest.raises(BadSetup, match="expert"):
        GAME.start(players=2, seed=1, expert=True)


def test_a_foreign_record_is_refused() -> None:
    record = Record(GAME, 2, {}, seed=4)
    record.close(record.start())
    written = json.loads(record.dumps())
    for change in ({"board": "0"}, {"game": "union-pacific"}, {"rules": 9}, {"moves": [[0, 3]]}):
        with pytest.raises(BadRecord):
            Record.loads(json.dumps({**written, **change})).verify()
