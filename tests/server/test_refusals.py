"""What is refused, over HTTP and over a socket alike: old versions, repeated moves, others' seats, wrong tokens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.errors import ServerError
from roundhouse.server.sockets import NO_TOKEN
from tests.server.running import Guest, Line, Running, choose, key

pytestmark = pytest.mark.anyio


class Post:
    """Commands by HTTP; an answer is the receipt, or the refusal."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    async def send(self, command: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = (await self.guest.post("/commands", command)).json()
        return told


class Wire:
    """Commands by socket."""

    def __init__(self, line: Line) -> None:
        self.line = line

    async def send(self, command: dict[str, Any]) -> dict[str, Any]:
        frame = await self.line.do(**command)
        told: dict[str, Any] = frame["receipt"] if frame["type"] == "ack" else frame["error"]
        return told


@asynccontextmanager
async def way(kind: str, guest: Guest) -> AsyncIterator[Post | Wire]:
    if kind == "http":
        yield Post(guest)
    else:
        async with guest.line() as line:
            yield Wire(line)


both = pytest.mark.parametrize("kind", ["http", "socket"])


async def choice(guest: Guest) -> dict[str, Any]:
    seen = await guest.look()
    return {"key": key(), **choose(seen, seen["legal"][0]["action"])}


async def acting(running: Running) -> tuple[Guest, Guest]:
    """Two people, the one whose turn it is first."""
    anna, bruno = await running.friends(2)
    return (anna, bruno) if 0 in (await anna.look())["actors"] else (bruno, anna)


@both
async def test_a_move_for_an_older_version_is_refused(running: Running, kind: str) -> None:
    mover, _ = await acting(running)
    wish = await choice(mover)
    async with way(kind, mover) as sender:
        for version in (0, wish["version"] - 1, wish["version"] + 1):
            assert (await sender.send({**wish, "version": version, "key": key()}))["key"] == "table-stale"
        assert (await sender.send(wish))["kind"] == "chosen"
        assert (await sender.send({**wish, "key": key()}))["key"] == "table-stale"


@both
async def test_a_move_repeated_by_either_way_is_done_once(running: Running, kind: str) -> None:
    mover, _ = await acting(running)
    wish = await choice(mover)
    first = (await mover.post("/commands", wish)).json()
    async with way(kind, mover) as sender:
        for _ in range(3):
            assert await sender.send(wish) == first
    table = await running.inside(mover.table_id)
    assert [entry.kind for entry in table.entries].count("chosen") == 1


@both
async def test_nobody_moves_for_another(running: Running, kind: str) -> None:
    mover, other = await acting(running)
    wish = await choice(mover)
    before = (await running.inside(mover.table_id)).version
    async with way(kind, other) as sender:
        assert (await sender.send(wish))["key"] == "server-not-your-seat"
        for command in ("agree", "resign", "leave"):
            told = await sender.send(
                {"command": command, "key": key(), "version": wish["version"], "seat": wish["seat"]}
            )
            assert told["key"] == "server-not-your-seat"
        for host in ({"command": "pause"}, {"command": "clear", "seat": 0}, {"command": "start"}):
            assert (await sender.send({**host, "key": key()}))["key"] in ("server-not-host", "table-started")
    if other.seat != 0:  # the host is somebody else
        assert (await running.inside(mover.table_id)).version == before


@both
async def test_a_seat_that_does_not_exist_is_nobodys(running: Running, kind: str) -> None:
    mover, _ = await acting(running)
    async with way(kind, mover) as sender:
        for seat in (2, 11, 1_000_000_000):
            told = await sender.send({"command": "say", "words": "ciao", "seat": seat, "key": key()})
            assert told["key"] == "server-not-your-seat"


@both
async def test_a_spectator_does_nothing(running: Running, kind: str) -> None:
    opened = await running.open("you", "you")
    async with way(kind, running.guest(opened["watch"])) as sender:
        for command in ({"command": "say", "words": "ciao"}, {"command": "resign"}, {"command": "take_over"}):
            assert (await sender.send({**command, "key": key()}))["key"] == "server-no-seat"
        assert (await sender.send({"command": "say", "words": "x", "seat": 0, "key": key()}))["key"] == (
            "server-not-your-seat"
        )
        assert (await sender.send({"command": "announce", "words": "x", "key": key()}))["key"] == "server-not-host"


async def test_a_token_that_opens_nothing_any_more_opens_no_socket_either(running: Running) -> None:
    opened = await running.open("you", "open", starts_full=False)
    host = running.guest(opened["token"])
    bruno = running.guest((await running.join(code=opened["code"], name="Bruno")).json()["token"])
    await host.act("clear", seat=1)
    async with bruno.line(lang="it") as line:
        refused = await line.hear()
        assert refused["error"]["key"] == "server-no-such-token"
        assert refused["error"]["message"] == ServerError("server-no-such-token", 403).say("it")
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_TOKEN


async def test_a_hello_for_somebody_elses_seat_is_refused_as_that(running: Running) -> None:
    _, bruno = await running.friends(2)
    async with bruno.line(seat=0) as line:
        assert (await line.hear())["error"]["key"] == "server-not-your-seat"
        with pytest.raises(ConnectionClosed):
            await line.hear()


async def test_a_look_with_somebody_elses_seat_is_refused_and_the_own_eyes_stay(running: Running) -> None:
    anna, bruno = await running.friends(2)
    async with bruno.line() as line:
        assert (await line.view())["reader"] == 1
        for seat in (0, 2, 99):
            await line.send(type="look", seat=seat)
            assert (await line.hear("refused"))["error"]["key"] == "server-not-your-seat"
        await anna.act("say", words="ciao")
        while not (seen := await line.view())["chat"]:
            pass
        assert seen["reader"] == 1


async def test_a_player_may_look_as_a_spectator_does(running: Running) -> None:
    _, bruno = await running.friends(2)
    async with bruno.line() as line:
        await line.view()
        await line.send(type="look", seat=None)
        while (seen := await line.view())["reader"] is not None:
            pass
        assert seen["notes"] is None
        assert seen["legal"] == []
