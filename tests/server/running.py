"""A real server in this process, and guests who talk to it over HTTP and sockets. Knows no game by name."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

import roundhouse
from roundhouse.server import Settings, create_app
from roundhouse.server.house import House
from roundhouse.tables import Table

GAME = min(roundhouse.games(), key=lambda name: roundhouse.game(name).players[0])  # most tables here have two seats
KEYS = itertools.count(1)
FREE = {"rate": 1e6, "burst": 10**6, "knocks": 10**6}
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio")


def key() -> str:
    return f"key-{next(KEYS):08d}"


class Running:
    """A server that can be reached."""

    def __init__(self, url: str, settings: Settings, house: House) -> None:
        self.url = url
        self.settings = settings
        self.house = house
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

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

    async def inside(self, table_id: str) -> Table:
        """The real table, as only the server has it."""
        return (await self.house.table(table_id)).table


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

    async def look(self, **params: Any) -> dict[str, Any]:
        answer = await self.get("", **params)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    async def act(self, command: str, **facts: Any) -> httpx.Response:
        return await self.post("/commands", {"command": command, "key": key(), **facts})

    async def decide(self, luck: random.Random, seat: int | None = None) -> httpx.Response:
        """One decision of the tentative turn, or its confirmation."""
        seen = await self.look(**({} if seat is None else {"seat": seat}))
        return await self.act(**decision(seen, luck))

    async def wait_for_turn(self) -> dict[str, Any]:
        """Until the game waits for one of this guest's seats, or is over."""
        while True:
            seen = await self.look()
            if seen["phase"] == "over" or set(seen["you"]["seats"]) & set(seen["actors"]):
                return seen
            await asyncio.sleep(0.005)

    async def turn(self, luck: random.Random) -> None:
        """Play to the next confirmed turn of the own first seat."""
        seen = await self.look()
        step = seen["step"]
        while seen["step"] == step and seen["reader"] in seen["actors"]:
            answer = await self.act(**decision(seen, luck))
            assert answer.status_code == 200, answer.text
            seen = await self.look()

    @asynccontextmanager
    async def line(self, **hello: Any) -> AsyncIterator["Line"]:
        """A socket, after its hello."""
        url = self.running.url.replace("http", "ws") + f"{self.path}/socket"
        async with websockets.connect(url, max_size=1 << 24) as socket:
            line = Line(socket)
            await line.send(type="hello", token=self.token, **hello)
            yield line


def decision(seen: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """What a guest who sees this sends next."""
    meant = {"version": seen["version"], "seat": seen["reader"]}
    if seen["turn"] and seen["turn"]["final"]:
        return {"command": "confirm", **meant}
    return {"command": "choose", "action": luck.choice(seen["legal"])["action"], **meant}


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
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
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
    chosen = Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", workers=1, bot_pause=0.0)
    return replace(chosen, **{**FREE, **changes})


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Running]:
    """A server in this process, until the end of the block."""
    settings = settings_for(folder, **changes)
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio", ws_max_size=settings.body_limit)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    running = Running(f"http://127.0.0.1:{port}", settings, app.state.house)
    try:
        yield running
    finally:
        await running.http.aclose()
        server.should_exit = True
        await task
