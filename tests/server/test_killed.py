"""SIGKILL with commands of many clients in flight: what was acknowledged lasts, and what is sent again happens once."""

import asyncio
import json
import os
import random
import signal
import subprocess
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import SECONDS
from tests.server.databases import rows
from tests.server.running import GAME, NAMES, decision, key
from tests.server.test_restart import server

pytestmark = pytest.mark.anyio

TABLES = 3
PEOPLE = 2
LIVES = 3
AT_LEAST = 40  # so much is acknowledged in each life before the plug is pulled


class Client:
    """Somebody who talks and plays as fast as it goes, and remembers what was sent and what was acknowledged."""

    def __init__(self, token: str, seed: int) -> None:
        self.token = token
        self.table_id = token.partition(".")[0]
        self.path = f"/api/tables/{self.table_id}"
        self.rng = random.Random(seed)
        self.sent: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}

    async def play(self, address: str) -> None:
        """Until the server is gone."""
        async with self.http(address) as http:
            with suppress(httpx.TransportError):
                while True:
                    await self.send(http, {"command": "say", "key": key(), "words": f"words {len(self.sent)}"})
                    seen = (await http.get(self.path)).json()
                    if seen["reader"] in seen["actors"]:
                        await self.send(http, {"key": key(), **decision(seen, self.rng)})

    async def send(self, http: httpx.AsyncClient, command: dict[str, Any]) -> None:
        self.sent.append(command)
        await self.post(http, command)

    async def post(self, http: httpx.AsyncClient, command: dict[str, Any]) -> None:
        answer = await http.post(f"{self.path}/commands", json=command)
        # Who plays meanwhile makes the version one has seen an old one.
        assert answer.status_code == 200 or answer.json()["key"] == "table-stale", answer.text
        if answer.status_code == 200:
            self.answers[command["key"]] = answer.json()

    async def send_all_again(self, address: str) -> None:
        async with self.http(address) as http:
            for command in self.sent:
                known = self.answers.get(command["key"])
                await self.post(http, command)
                assert known in (None, self.answers.get(command["key"]))

    def http(self, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=address, timeout=SECONDS, headers={"Authorization": f"Bearer {self.token}"})


async def open_tables(address: str) -> list[Client]:
    """People with a token each, at several tables."""
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=SECONDS) as http:
        for _ in range(TABLES):
            seats = [{"kind": "you", "name": NAMES[0]}, *[{"kind": "friend"}] * (PEOPLE - 1)]
            opened = (await http.post("/api/tables", json={"game": GAME, "seats": seats})).json()
            found.append(Client(opened["token"], len(found)))
            for invitation in opened["invitations"]:
                wish = {"token": invitation["token"], "name": NAMES[invitation["seat"]]}
                found.append(Client((await http.post("/api/join", json=wish)).json()["token"], len(found)))
    return found


async def pull_the_plug(process: "subprocess.Popen[str]", clients: list[Client]) -> None:
    """When enough has been acknowledged, in the middle of whatever is under way."""
    enough = AT_LEAST + sum(len(client.answers) for client in clients)
    async with asyncio.timeout(SECONDS):
        while sum(len(client.answers) for client in clients) < enough:
            await asyncio.sleep(0.001)
    os.kill(process.pid, signal.SIGKILL)


def stored(folder: Path) -> Counter[tuple[str, str]]:
    """How often each key of each table has led to an entry, or to words: asked of the database itself."""
    kept = rows(folder, "SELECT table_id, body FROM entries")
    entries = [(table_id, json.loads(body)) for table_id, body in kept]
    done = [(table_id, entry["key"]) for table_id, entry in entries if "key" in entry]
    said = rows(folder, "SELECT table_id, key FROM messages")
    return Counter([*done, *[(table_id, mark) for table_id, mark in said]])


def check(folder: Path, clients: list[Client]) -> None:
    kept = stored(folder)
    assert set(kept.values()) == {1}
    for client in clients:
        assert [key for key in client.answers if (client.table_id, key) not in kept] == []


async def own_words(http: httpx.AsyncClient, path: str) -> list[str]:
    """All that this guest has said, page by page."""
    seen = (await http.get(path)).json()
    lines, older = seen["chat"], seen["chat_older"]
    while older:
        page = (await http.get(f"{path}/chat", params={"before": lines[0]["number"]})).json()
        lines, older = page["lines"] + lines, page["older"]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    return [line["text"] for line in lines if line["by"] == seen["reader"]]


async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    clients: list[Client] = []
    for life in range(LIVES):
        with server(tmp_path) as (address, process):
            if not clients:
                clients = await open_tables(address)
            for client in clients:
                await client.send_all_again(address)
            if life:
                check(tmp_path, clients)
            async with asyncio.TaskGroup() as tasks:
                for client in clients:
                    tasks.create_task(client.play(address))
                tasks.create_task(pull_the_plug(process, clients))
        check(tmp_path, clients)
    with server(tmp_path) as (address, _):
        for client in clients:
            await client.send_all_again(address)
        check(tmp_path, clients)
        for client in clients:
            async with client.http(address) as http:
                heard = await own_words(http, client.path)
            words = [command["words"] for command in client.sent if command["command"] == "say"]
            assert Counter(heard) == Counter(words)
