"""Snapshots: what each reader saw of a table, without its rules."""

import json
import random
from typing import Any

import pytest

from roundhouse import Game
from roundhouse.tables import Table
from roundhouse.tables.snapshots import exported, lines, take
from tests.tables.scenes import READERS, Scene, free_choice


def shown(table: Table, reader: int | None, language: str = "en") -> dict[str, Any]:
    """By way of the storage, as it comes out of there."""
    body, log = json.loads(json.dumps([take(table), list(lines(table, 0, len(table.log)))]))
    return dict(exported(body, log, [], None, reader, language))


def played(game: Game) -> Scene:
    scene = Scene(game, bots=(1,)).start()
    scene.play(random.Random(4), 12)
    return scene


def test_a_snapshot_shows_each_reader_what_the_table_did(game: Game) -> None:
    table = played(game).table
    for reader in (None, 0, 2):
        for language in READERS:
            seen, kept = table.view(reader, language), shown(table, reader, language)
            assert kept["view"] == table.playing().state.view(reader)
            assert [line["text"] for line in kept["log"]] == [line["text"] for line in seen["log"]]
            for part in ("game", "rules", "players", "options", "terms", "phase", "step", "commitment", "next"):
                assert kept[part] == seen[part]  # type: ignore[literal-required]
            assert [seat["name"] for seat in kept["seats"]] == [seat["name"] for seat in seen["seats"]]


def test_it_shows_nobody_what_is_anothers(game: Game) -> None:
    table = played(game).table
    for reader in (None, 0, 1, 2):
        kept = json.dumps(shown(table, reader))
        assert str(table.seed) not in kept
        assert table.salt not in kept
    alone = {**shown(table, 1), "reader": None}
    assert alone == shown(table, None)  # nobody has looked with the eyes of a bot


@pytest.mark.where(condition=free_choice)
def test_a_tentative_turn_is_not_in_it(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(2))
    before = shown(scene.table, seat)
    scene.do(scene.choose(seat, action))
    assert shown(scene.table, seat) == before


def test_of_a_finished_game_it_shows_everything_to_everybody(game: Game) -> None:
    table = Scene(game).start().finish().table
    seen = table.view(None, "en")
    for reader in (None, 0):
        kept = shown(table, reader)
        assert [kept[part] for part in ("result", "record", "seed", "salt", "start")] == json.loads(
            json.dumps([seen["result"], seen["record"], seen["seed"], seen["salt"], seen["start"]])
        )


def test_before_the_start_there_is_no_game_to_show(game: Game) -> None:
    kept = shown(Scene(game).table, 0)
    assert (kept["phase"], kept["view"], kept["standing"], kept["step"]) == ("open", None, None, 0)
