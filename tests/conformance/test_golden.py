"""The golden records of every rules version replay to their fingerprints."""

import json
from collections import Counter
from pathlib import Path

import pytest

import roundhouse
from tests import golden

FILES = {f"{name}-{path.stem}": path for name in roundhouse.games() for path in golden.files(name)}


@pytest.mark.parametrize("path", FILES.values(), ids=FILES)
def test_golden_records_replay(path: Path) -> None:
    for kept in golden.read(path):
        kept.record.verify()
        assert kept.record.fingerprint is not None
        assert golden.marks(kept.record) == kept.marks


@pytest.mark.parametrize("name", roundhouse.games())
def test_every_mix_of_options_has_golden_records(name: str) -> None:
    game = roundhouse.game(name)
    found = Counter(json.dumps(kept.record.options) for kept in golden.read(golden.current(game)))
    wanted = golden.mixes(game)
    assert all(found[mix] >= golden.each(wanted) for mix in wanted)


@pytest.mark.parametrize("name", roundhouse.games())
def test_every_known_version_has_golden_records_and_no_other(name: str) -> None:
    kept = {int(path.stem.removeprefix("rules-")) for path in golden.files(name)}
    assert kept == set(roundhouse.game(name).known_versions)
