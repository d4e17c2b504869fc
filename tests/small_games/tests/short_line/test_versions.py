"""Short Line by the rules of its first version, which had three rounds."""

import json
import random

import pytest

import roundhouse
from roundhouse import BadRecord, Game, Record
from roundhouse.tables import Table, open_table


def played(game: Game) -> Record:
    """A whole play at random."""
    record = Record(game, 2, seed=5)
    state = record.start(game)
    rng = random.Random(5)
    while not state.over:
        seat = state.actors[0]
        action = rng.choice(state.legal(seat))
        record.add(seat, action)
        state.apply(seat, action)
    record.close(state)
    return record


@pytest.mark.parametrize(("version", "rounds"), [(1, 3), (2, 4)])
def test_a_record_is_replayed_by_the_rules_it_was_made_with(version: int, rounds: int) -> None:
    written = played(roundhouse.game("short-line").of_version(version)).dumps()
    assert json.loads(written)["rules"] == version
    assert Record.loads(written).verify().view(None)["round"] == rounds


def test_by_other_rules_the_same_moves_are_another_play() -> None:
    written = json.loads(played(roundhouse.game("short-line").of_version(1)).dumps())
    with pytest.raises(BadRecord):
        Record.loads(json.dumps({**written, "rules": 2})).verify()


def test_a_table_goes_on_by_the_rules_it_was_opened_with() -> None:
    old = roundhouse.game("short-line").of_version(1)
    table = Table.restore([open_table(old, players=2, at=1)])
    assert table.game is old
    assert table.view(None, "en")["rules"] == 1


def test_a_record_of_rules_nobody_knows_says_so() -> None:
    written = json.loads(played(roundhouse.game("short-line")).dumps())
    with pytest.raises(BadRecord) as caught:
        Record.loads(json.dumps({**written, "rules": 3})).replay()
    assert (caught.value.key, caught.value.facts) == ("record-version", {"version": 3, "current": 2})
