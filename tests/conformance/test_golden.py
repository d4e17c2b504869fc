"""The golden records of every rules version replay to their fingerprints."""

import json
from collections import Counter
from pathlib import Path

import pytest

import roundhouse
from tests import golden

FILES = sorted(golden.FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    for kept in golden.read(path):
        kept.record.verify()
        assert kept.record.fingerprint is not None
        assert golden.marks(kept.record) == kept.marks


@pytest.mark.parametrize("name", roundhouse.games())
def test_every_mix_of_options_has_forty_golden_records(name: str) -> None:
    game = roundhouse.game(name)
    found: Counter[str] = Counter()
    for kept in golden.read(golden.FOLDER / f"{name}-{game.rules_version}.jsonl"):
        found[json.dumps(kept.record.options)] += 1
    for players in game.players:
        for mix in golden.option_mixes(game, players):
            assert found[json.dumps(mix)] >= 40
