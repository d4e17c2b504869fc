"""Connections that say nothing, half of something, or are too many."""

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.patience import SECONDS
from tests.server.running import Line, Running, choose, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite]
SOON = 0.3


@asynccontextmanager
async def raw(running: Running, sent: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    """A bare connection on which this has been said."""
    port = int(running.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        yield reader
    finally:
        writer.close()


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes before the other side hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), SECONDS)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: local",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["silent", "half a head", "half a body"],
)
async def test_whoever_does_not_speak_on_is_hung_up_on(tmp_path: Path, sent: bytes) -> None:
    async with serving(tmp_path, request_seconds=SOON) as running, raw(running, sent) as line:
        assert b" 200 " not in await heard(line)


async def test_half_of_a_second_request_is_hung_up_on_too(tmp_path: Path) -> None:
    async with serving(tmp_path, request_seconds=SOON) as running:
        whole = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with raw(running, whole + b"GET /api") as line:
            assert (await heard(line)).count(b"HTTP/1.1 200") == 1


async def test_a_socket_is_not_hurried(tmp_path: Path) -> None:
    async with serving(tmp_path, request_seconds=SOON) as running:
        anna = await running.table("you", "bot", "bot")
        async with anna.line() as line:
            await line.view()
            async with raw(running) as silent:  # hung up on when as much time has gone by
                await heard(silent)
            await line.send(type="ping")
            await line.hear("pong")


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path, address_connections=3, request_seconds=SECONDS) as running:
        async with raw(running), raw(running), raw(running) as third:
            async with raw(running) as fourth:
                assert await heard(fourth) == b""
            assert not third.at_eof()
        assert (await running.http.get("/api/games")).status_code == 200


async def test_a_trusted_proxy_has_as_many_as_there_is_room_for(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, address_connections=1, connections=3, proxies=("127.0.0.1",)) as running,
        raw(running),
        raw(running),
        raw(running) as third,
        raw(running) as fourth,
    ):
        assert await heard(fourth) == b""
        assert not third.at_eof()


async def test_a_frame_over_the_limit_closes_the_line(tmp_path: Path) -> None:
    async with serving(tmp_path, body_limit=1000) as running:
        anna = await running.table("you", "bot", "bot")
        async with anna.line() as line:
            await line.view()
            await line.send(type="ping", more="x" * 1000)
            await asyncio.wait_for(line.socket.wait_closed(), SECONDS)
            assert line.socket.close_code == 1009


FEW_FILES = 260
PROGRAM = """
import json, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]), int(sys.argv[2])))
from roundhouse.server import Settings, connections, run
connections.SPARE_FILES = 0
settings = Settings(database=f"sqlite:///{sys.argv[1]}", address_connections=10**6, request_seconds=1000.0)
run(port=0, settings=settings, announce=lambda url: print(json.dumps(url), flush=True))
"""


async def test_out_of_files_those_who_are_there_are_served_and_the_rest_later(tmp_path: Path) -> None:
    more = 2 * FEW_FILES
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < more + 200:
        pytest.skip("this process may not open that many files itself")
    log = tmp_path / "log"
    with log.open("w") as errors:
        command = [sys.executable, "-c", PROGRAM, str(tmp_path / "tables.db"), str(FEW_FILES)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ})
    try:
        assert server.stdout is not None
        url = json.loads(server.stdout.readline()).rstrip("/")
        async with httpx.AsyncClient(base_url=url, timeout=SECONDS) as http:
            running = Running(url, None, None)  # type: ignore[arg-type]
            running.http = http
            anna = await running.table("you", "you", "you")
            async with anna.line() as line:
                await line.view()
                with ExitStack() as silent:
                    for _ in range(more):
                        other = silent.enter_context(socket.socket())
                        other.setblocking(False)
                        other.connect_ex(("127.0.0.1", int(url.rpartition(":")[2])))
                    while "new connections wait" not in log.read_text():
                        await asyncio.sleep(0.01)
                    for _ in range(20):
                        await play(line)
                async with httpx.AsyncClient(base_url=url, timeout=SECONDS) as late:
                    assert (await late.get("/api/games")).status_code == 200
        assert log.read_text().count("new connections wait") == 1
        assert "Traceback" not in log.read_text()
    finally:
        server.terminate()
        server.wait()


async def play(line: Line) -> None:
    """A decision of whoever is on turn, which is acknowledged."""
    seen = line.newest
    if seen["reader"] not in seen["actors"]:
        await line.send(type="look", seat=seen["actors"][0])
        while seen["reader"] not in seen["actors"]:
            seen = await line.view()
    answer = await line.do(**choose(seen, Random(1).choice(seen["legal"])["action"]))
    assert answer["type"] == "ack", answer
    await line.until(answer["receipt"]["version"])
