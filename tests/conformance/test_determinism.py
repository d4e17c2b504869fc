"""Same seed and actions, same fingerprints: in another process, under other hash seeds, compiled and pure."""

import os
import subprocess
import sys

import pytest

from tests.conformance.fingerprints import fingerprints


@pytest.mark.parametrize(
    "environment",
    [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2718"}, {"ROUNDHOUSE_PURE": "1"}],
    ids=["hash-seed-1", "hash-seed-2718", "pure"],
)
def test_same_seed_and_actions_same_fingerprints(environment: dict[str, str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprints"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == fingerprints()
