"""While the server is down the clocks stand still, however it went down."""

import time
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.storage.runs import Downtime, downtimes
from tests.server.databases import rows
from tests.server.running import Running, eventually, serving

pytestmark = pytest.mark.anyio

DAYS = 3
CLOCKS: list[dict[str, Any]] = [
    {"kind": "live", "bank": 600_000, "increment": 0},
    {"kind": "correspondence", "days": 1, "opens": 0, "closes": 0},
]


def days_later(monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + DAYS * 86_400 * 10**9)


async def clock(running: Running, token: str) -> dict[str, Any]:
    seen = await running.guest(token).look()
    assert seen["seats"][0]["kind"] == "human"
    found: dict[str, Any] = seen["seats"][0]["clock"]
    return found


@pytest.mark.parametrize("terms", CLOCKS, ids=["live", "correspondence"])
async def test_after_days_of_downtime_nobody_has_lost_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]
) -> None:
    async with serving(tmp_path) as running:
        token = (await running.open("you", "you", terms={"clock": terms}))["token"]
        before = await clock(running, token)
    days_later(monkeypatch)
    async with serving(tmp_path) as running:
        after = await clock(running, token)
        assert not after["flag"]
        assert before["left"] - 60_000 < after["left"] <= before["left"]
        log = (await running.guest(token).look())["log"]
        assert [line["key"] for line in log].count("table-log-downtime-hours") == 1
        assert (await running.guest(token).act("say", words="we go on")).status_code == 200
        assert (await clock(running, token))["left"] > before["left"] - 60_000


async def test_the_server_says_while_it_runs_that_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the next one knows when it was killed."""
    monkeypatch.setattr("roundhouse.server.registry.ALIVE_EVERY", 0)
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    async with serving(tmp_path) as running:
        await running.table("you", "you")

        async def alive() -> list[tuple[Any, ...]]:
            return rows(tmp_path, "SELECT alive FROM runs WHERE alive > started + 20")

        await eventually(alive, bool)
    days_later(monkeypatch)
    async with serving(tmp_path) as running:
        assert [round((until - since) / 86_400_000) for since, until in running.registry._downtimes] == [DAYS]


def test_downtime_is_what_no_run_covers() -> None:
    assert downtimes([]) == downtimes([(5, 9)]) == []
    assert downtimes([(0, 10), (15, 20), (18, 19), (20, 25), (40, 41)]) == [Downtime(10, 15), Downtime(25, 40)]
