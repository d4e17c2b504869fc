"""The plug is pulled in the middle of a game: nothing acknowledged is lost, and everything goes on, bots included."""

import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import SECONDS
from tests.server.databases import databases, rows
from tests.server.running import GAME, decision, key

SHORT_GAME = "railroad-tiles"  # with some fifty decisions for each of two players
PROGRAM = """
import sys
from roundhouse.server import Settings, run
free = {"rate": 1e6, "burst": 10**6, "talk_rate": 1e6, "talk_burst": 10**6, "code_tries": 10**6}
free |= {"openings": 10**6, "address_demos": 10**6, "demos": 10**6, "think_seconds": float(sys.argv[2])}
settings = Settings(database=sys.argv[1], workers=1, bot_pause=0.0, **free)
run(port=0, settings=settings, announce=lambda address: print(address, flush=True))
"""


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server process of its own, killed at the end without a word."""
    command = [sys.executable, "-c", PROGRAM, databases.url(folder), str(SECONDS)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process
    finally:
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def look(http: httpx.Client, token: str) -> dict[str, Any]:
    seen: dict[str, Any] = http.get(
        f"/api/tables/{token.partition('.')[0]}", headers={"Authorization": f"Bearer {token}"}
    ).json()
    return seen


def play(http: httpx.Client, token: str, rng: random.Random, decisions: float) -> tuple[int, bool]:
    """So many decisions; the last version that was acknowledged, and whether the game is over."""
    acknowledged = made = 0
    while made < decisions:
        seen = look(http, token)
        if seen["phase"] == "over":
            return seen["version"], True
        if seen["reader"] not in seen["actors"]:
            time.sleep(0.005)
            continue
        answer = http.post(
            f"/api/tables/{token.partition('.')[0]}/commands",
            headers={"Authorization": f"Bearer {token}"},
            json={"key": key(), **decision(seen, rng)},
        )
        assert answer.status_code == 200 or answer.json()["key"] == "table-stale", answer.text
        if answer.status_code == 200:
            made += 1
            acknowledged = answer.json()["version"]
    return acknowledged, False


@pytest.mark.sqlite("a whole game: test_killed.py kills on both")
def test_killed_again_and_again_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    rng = random.Random(7)
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    token, before, over = "", 0, False
    log: list[str] = []
    for decisions in (3, 10, 1, 25, math.inf):
        with server(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=SECONDS) as http:
            if not token:
                token = http.post("/api/tables", json={"game": SHORT_GAME, "seats": seats}).json()["token"]
            seen = look(http, token)
            assert seen["version"] >= before
            told = [line["text"] for line in seen["log"]]
            assert told[: len(log)] == log
            before, over = play(http, token, rng, decisions)
            log = [line["text"] for line in look(http, token)["log"]]
    assert over


def test_bots_alone_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "level": "random"}] * 3
    with server(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=SECONDS) as http:
        token = http.post("/api/tables", json={"game": GAME, "seats": seats}).json()["watch"]
        while (stopped := look(http, token))["step"] < 5:
            time.sleep(0.005)
    kept = entries(tmp_path)
    with server(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=SECONDS) as http:
        end = time.monotonic() + SECONDS
        while entries(tmp_path) <= kept:
            assert time.monotonic() < end, "the bots do not go on"
            time.sleep(0.05)
        while look(http, token)["step"] <= stopped["step"]:
            assert time.monotonic() < end, "what the bots did is not shown"


def entries(folder: Path) -> int:
    """How many are stored: asked of the database itself, so that no table is loaded by it."""
    count: int = rows(folder, "SELECT count(*) FROM entries")[0][0]
    return count


def test_a_server_that_is_asked_to_stop_stops_and_leaves_no_worker(tmp_path: Path) -> None:
    with server(tmp_path) as (address, process), httpx.Client(base_url=address, timeout=SECONDS) as http:
        token = http.post("/api/demo").json()["token"]
        while look(http, token)["step"] < 1:
            pass
        process.terminate()
        assert process.wait(SECONDS) in (0, -signal.SIGTERM)


def test_the_address_is_on_the_own_machine_by_default(tmp_path: Path) -> None:
    with server(tmp_path) as (address, _):
        assert address.startswith("http://127.0.0.1:")
        assert json.loads(httpx.get(f"{address}api/mine", timeout=SECONDS).text) == []
