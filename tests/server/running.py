"""A real server in this process, and guests who talk to it over HTTP and sockets."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from roundhouse.server import Settings
from roundhouse.server.gate import Gate
from roundhouse.server.registry import TableRegistry
from roundhouse.server.serving import LOOPBACK, listen, server_config
from roundhouse.server.storage import HOST, SEAT, WATCH, Grant, StoredTable
from roundhouse.server.tokens import digest, new_table_id, new_token
from roundhouse.tables import Entry, Table
from tests.patience import SECONDS
from tests.played import GAME, NAMES, played_out
from tests.server.databases import databases

KEYS = itertools.count(1)
FREE = {
    "rate": 1e6,
    "burst": 10**6,
    "code_tries": 10**6,
    "talk_rate": 1e6,
    "talk_burst": 10**6,
    "openings": 10**6,
    "address_demos": 10**6,
    "loop_share": 1e6,
    "think_seconds": SECONDS,
    "hello_seconds": SECONDS,
    "keep_finished": 0,  # the tables of tests are of long ago
    "keep_unfinished": 0,
}

Answer = TypeVar("Answer")


def key() -> str:
    return f"key-{next(KEYS):08d}"


async def eventually(ask: Callable[[], Awaitable[Answer]], good: Callable[[Answer], bool]) -> Answer:
    """Ask until the answer is good. However long one answer takes, the last one decides, not the clock."""
    end = time.monotonic() + SECONDS
    while not good(answer := await ask()):
        assert time.monotonic() < end, answer
        await asyncio.sleep(0.01)
    return answer


class Running:
    """A server that can be reached."""

    gate: Gate

    def __init__(self, url: str, settings: Settings, registry: TableRegistry, source: str = LOOPBACK) -> None:
        self.url = url
        self.settings = settings
        self.source = source
        self.http = httpx.AsyncClient(
            base_url=url, timeout=SECONDS, transport=httpx.AsyncHTTPTransport(local_address=source)
        )
        self.registry = registry

    @asynccontextmanager
    async def seen_from(self, source: str) -> AsyncIterator["Running"]:
        """The same server for somebody at another address, such as 127.0.0.2."""
        elsewhere = Running(self.url, self.settings, self.registry, source)
        async with elsewhere.http:
            yield elsewhere

    async def open(self, *seats: str, **plan: Any) -> dict[str, Any]:
        """A table with these kinds of seats; people are called by their names."""
        wished = [
            {"kind": kind, "level": "random", **({"name": NAMES[at]} if kind in ("you", "friend") else {})}
            for at, kind in enumerate(seats)
        ]
        answer = await self.http.post("/api/tables", json={"game": GAME, "seats": wished, **plan})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def table(self, *seats: str, **plan: Any) -> "Guest":
        """Whoever opened such a table."""
        return self.guest((await self.open(*seats, **plan))["token"])

    def guest(self, token: str, **how: Any) -> "Guest":
        return Guest(self, token, **how)

    async def join(self, **wish: Any) -> httpx.Response:
        return await self.http.post("/api/join", json=wish)

    async def friends(self, count: int, **plan: Any) -> list["Guest"]:
        """A table of so many people, each with a token of their own, the first of them the host."""
        opened = await self.open("you", *["friend"] * (count - 1), **plan)
        people = [self.guest(opened["token"], seat=0)]
        for invitation in opened["invitations"]:
            seat = invitation["seat"]
            joined = (await self.join(token=invitation["token"], name=NAMES[seat])).json()
            people.append(self.guest(joined["token"], seat=seat))
        return people

    async def finished(
        self, *held: Sequence[int], players: int, game: str = GAME, rules: int | None = None
    ) -> tuple[list["Guest"], "Guest"]:
        """A table whose game is over: each guest with the seats they hold, bots at all others, and a spectator."""
        people = frozenset(seat for seats in held for seat in seats)
        return await self.keep(played_out(players, people, game, rules=rules), *held)

    async def keep(self, entries: list[Entry], *held: Sequence[int]) -> tuple[list["Guest"], "Guest"]:
        """A table of these entries: guests with the seats they hold, the first of them the host, and a spectator."""
        table_id = new_table_id()
        tokens = [new_token(table_id) for _ in range(len(held) + 1)]
        grants = [Grant(digest(tokens[0]), HOST), Grant(digest(tokens[-1]), WATCH)]
        grants += [
            Grant(digest(token), SEAT, seat) for token, seats in zip(tokens, held, strict=False) for seat in seats
        ]
        await self.registry.create(table_id, "Club", True, entries, grants)
        guests = [self.guest(token) for token in tokens]
        return guests[:-1], guests[-1]

    async def kept(self) -> int:
        """How many tables are in memory."""
        return len(self.registry._tables)

    async def inside(self, table_id: str) -> Table:
        """The real table, as only the server has it."""
        return (await self.registry.table(table_id)).table

    async def stored(self, table_id: str) -> StoredTable:
        """The table as the storage has it."""
        kept = await self.registry.store.load(table_id)
        assert kept is not None
        return kept


class Guest:
    """Somebody with a token."""

    def __init__(self, running: Running, token: str, seat: int | None = None) -> None:
        self.running = running
        self.token = token
        self.seat = seat
        self.table_id = token.partition(".")[0]
        self.path = f"/api/tables/{self.table_id}"
        self.headers = {"Authorization": f"Bearer {token}"}

    async def get(self, path: str = "", **params: Any) -> httpx.Response:
        return await self.running.http.get(self.path + path, headers=self.headers, params=params)

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.running.http.post(self.path + path, headers=self.headers, json=body)

    async def delete(self) -> httpx.Response:
        return await self.running.http.delete(self.path, headers=self.headers)

    async def look(self, **params: Any) -> dict[str, Any]:
        answer = await self.get("", **params)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    async def act(self, command: str, **facts: Any) -> httpx.Response:
        return await self.post("/commands", {"command": command, "key": key(), **facts})

    async def decide(self, rng: random.Random, seat: int | None = None) -> httpx.Response:
        """One decision of the tentative turn, or its confirmation."""
        seen = await self.look(**({} if seat is None else {"seat": seat}))
        return await self.act(**decision(seen, rng))

    async def wait_for_turn(self) -> dict[str, Any]:
        """Until the game waits for one of this guest's seats, or is over."""

        def good(seen: dict[str, Any]) -> bool:
            return seen["phase"] == "over" or bool(set(seen["you"]["seats"]) & set(seen["actors"]))

        return await eventually(self.look, good)

    async def turn(self, rng: random.Random) -> None:
        """Play to the next confirmed turn of the own first seat."""
        seen = await self.look()
        step = seen["step"]
        while seen["step"] == step and seen["reader"] in seen["actors"]:
            answer = await self.act(**decision(seen, rng))
            assert answer.status_code == 200, answer.text
            seen = await self.look()

    @asynccontextmanager
    async def line(self, **hello: Any) -> AsyncIterator["Line"]:
        """A socket, after its hello."""
        url = self.running.url.replace("http", "ws") + f"{self.path}/socket"
        source = (self.running.source, 0)
        async with websockets.connect(url, max_size=1 << 24, max_queue=None, local_addr=source) as socket:
            line = Line(socket)
            with suppress(ConnectionClosed):  # sent away at the door: what was said there can still be heard
                await line.send(type="hello", token=self.token, **hello)
            yield line


def decision(seen: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """What a guest who sees this sends next."""
    return choose(seen, rng.choice(seen["legal"])["action"])


def choose(seen: dict[str, Any], *actions: int) -> dict[str, Any]:
    """These actions behind the steps of the turn so far; what waits for a yes gets it instead."""
    meant = {"command": "choose", "version": seen["version"], "seat": seen["reader"]}
    turn = seen["turn"]
    steps = len(turn["steps"]) if turn else 0
    if turn and turn["final"]:
        return {**meant, "keep": steps + 1, "confirm": True}
    return {**meant, "keep": steps, "actions": list(actions)}


class Line:
    """A socket seen from the guest's side."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.newest: dict[str, Any] = {}

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next frame, of that type if one is named."""
        while True:
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), SECONDS))
            if frame["type"] == "view":
                self.newest = frame["view"]
            if kind in (None, frame["type"]):
                return frame

    async def view(self) -> dict[str, Any]:
        """The next view; it is acknowledged."""
        frame = await self.hear("view")
        await self.send(type="seen", number=frame["number"])
        seen: dict[str, Any] = frame["view"]
        return seen

    async def until(self, version: int) -> dict[str, Any]:
        """The newest view, once it is of that version at least."""
        while self.newest.get("version", 0) < version:
            await self.view()
        return self.newest

    async def do(self, command: str, **facts: Any) -> dict[str, Any]:
        """Send a command; its answer."""
        mark = facts.pop("key", key())
        await self.send(type="do", command={"command": command, "key": mark, **facts})
        while (frame := await self.hear()).get("key") != mark:
            if frame["type"] == "view":
                await self.send(type="seen", number=frame["number"])
        return frame


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Without the browser client, unless a test asks for one: to read and compress it takes longer than all else."""
    chosen = Settings(database=databases.url(folder), static=folder / "no-client", workers=1, bot_pause=0.0)
    return replace(chosen, **{**FREE, **changes})


Configure = Callable[[Settings], uvicorn.Config]


class PromptServer(uvicorn.Server):
    """Looks a hundred times a second whether it is to stop, where its parent looks ten times."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(folder: Path, configure: Configure = server_config, **changes: Any) -> AsyncIterator[Running]:
    """A server in this process, until the end of the block."""
    settings = settings_for(folder, **changes)
    config = configure(settings)
    server = PromptServer(config)
    listener = listen(LOOPBACK, 0)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = listener.getsockname()[1]
    state = config.app.state  # type: ignore[union-attr]
    running = Running(f"http://{LOOPBACK}:{port}", settings, state.registry)
    running.gate = state.gate
    try:
        yield running
    finally:
        await running.http.aclose()
        server.should_exit = True
        await task
