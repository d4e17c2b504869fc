"""The socket fuzzed with garbage: whatever is sent, it answers or hangs up, and the table is as sound as before."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import websockets
from hypothesis import given, settings, strategies as st
from websockets.exceptions import ConnectionClosed

from tests.patience import SECONDS
from tests.server.databases import SQLITE
from tests.server.running import Guest, Running

pytestmark = pytest.mark.anyio

LONE = "\ud800"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just(LONE),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
TYPES = ["hello", "do", "ask", "look", "seen", "resync", "ping"]
COMMANDS = ["choose", "offer", "agree", "say", "note", "start", "clear", "replace"]
FIELDS = ("keep", "actions", "confirm", "version", "words", "seat", "level", "what", "to", "zone")
NAMED = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)}, optional=dict.fromkeys(("number", "last", "seat", "token", "lang"), JSON)
)
ASKED = st.fixed_dictionaries(
    {"type": st.just("ask"), "id": st.integers(0, 9), "version": st.integers(0, 9)},
    optional=dict.fromkeys(("seat", "keep", "actions", "targets"), JSON),
)
COMMANDED = st.fixed_dictionaries(
    {
        "type": st.just("do"),
        "command": st.fixed_dictionaries(
            {"command": st.sampled_from(COMMANDS), "key": st.text(max_size=70) | st.just(LONE * 9) | JSON},
            optional=dict.fromkeys(FIELDS, JSON),
        ),
    }
)
NESTED = st.builds(
    lambda depth, edge: edge[0] * depth + edge[1] * depth, st.integers(1, 20_000), st.sampled_from(["[]"])
)
HUGE = st.builds(
    lambda size, wrap: wrap % ("x" * size),
    st.integers(60_000, 70_000),
    st.sampled_from(['{"type":"ping","x":"%s"}', '{"type":"hello","token":"%s"}', "%s", '"%s"']),
)
# Text frames are given as text, binary ones as bytes, and text frames that are no text as a pair.
FRAMES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.binary(min_size=1, max_size=50).map(lambda raw: (raw,)),
    st.one_of(JSON, NAMED, COMMANDED, ASKED).map(json.dumps),
    NESTED,
    HUGE,
)
Frame = str | bytes | tuple[bytes]


def samples(count: int) -> list[list[Frame]]:
    """Conversations to be held, each a few frames long."""
    found: list[list[Frame]] = []

    @settings(max_examples=count, deadline=None, database=None)
    @given(st.lists(FRAMES, min_size=1, max_size=8))
    def gather(frames: list[Frame]) -> None:
        found.append(frames)

    gather()
    return found


async def pour(socket: Any, frames: list[Frame]) -> None:
    for frame in frames:
        if isinstance(frame, tuple):
            await socket.send(frame[0], text=True)
        else:
            await socket.send(frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace").decode())


async def must_be_sound(running: Running, guest: Guest, before: Callable[[dict[str, Any]], bool]) -> None:
    """What is stored is what is in memory, and the table is played on."""
    table = await running.inside(guest.table_id)
    stored = (await running.stored(guest.table_id)).entries
    assert [entry.dump() for entry in stored] == [entry.dump() for entry in table.entries]
    assert before(await guest.look())
    assert (await guest.act("say", words="still here")).status_code == 200


async def test_garbage_never_harms_a_table(running: Running, database: str) -> None:
    anna = await running.table("you", "you")
    for frames in samples(100 if database == SQLITE else 30):
        async with anna.line() as line:
            try:
                await pour(line.socket, frames)
                await line.send(type="ping")
                await line.hear("pong")
            except ConnectionClosed:
                pass
    await must_be_sound(running, anna, lambda seen: seen["phase"] == "playing")


async def test_garbage_before_the_hello_is_answered_by_hanging_up(running: Running, database: str) -> None:
    anna = await running.table("you", "you")
    version = (await anna.look())["version"]
    url = running.url.replace("http", "ws") + f"{anna.path}/socket"
    for frames in samples(40 if database == SQLITE else 10):
        async with websockets.connect(url, max_queue=None) as socket:
            with suppress(ConnectionClosed):
                await pour(socket, frames)
            with suppress(ConnectionClosed):
                async with asyncio.timeout(SECONDS):
                    while True:
                        assert json.loads(await socket.recv())["type"] == "refused"
    await must_be_sound(running, anna, lambda seen: seen["version"] == version)
