"""Somebody who wants to slow everybody else down, and stays within every limit: one way a process.

    python -m benchmarks.server.hostile URL WAY TABLES

TABLES is a JSON list of the tokens of finished games. It says "ready" when it begins, goes on until it is ended, and
then says how often it did what.
"""

import asyncio
import itertools
import json
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from math import prod
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from roundhouse.server import Settings
from roundhouse.server.questions import MAX_POINTED
from roundhouse.tables.questions import MAX_ASKED

ADDRESS = "127.0.0.2"
GAME = "union-pacific"
LIMITS = Settings()
DECISIONS = (2, 8, 14)  # so many it makes at tables of its own, to come by a wide position


class Pace:
    """As often as the limits allow: everything that is saved up at once, then wait until it is saved up again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst

    async def bursts(self, one: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.gather(*(one() for _ in range(int(0.9 * self.burst))), return_exceptions=True)
            await asyncio.sleep(0.9 * self.burst / self.rate)

    async def steadily(self, one: Callable[[], Awaitable[object]]) -> None:
        background: set[asyncio.Task[object]] = set()
        while True:
            task = asyncio.ensure_future(one())
            background.add(task)
            task.add_done_callback(background.discard)
            await asyncio.sleep(1.1 / self.rate)


PACE = Pace(LIMITS.rate, LIMITS.burst)


def wide_questions(layout: dict[str, Any]) -> tuple[list[dict[str, str]], list[dict[str, str]]]:
    """The targets of a question about as many actions as one may ask about, and of one about far too many."""
    sizes = {
        kind["kind"]: prod(_size(target, layout["lists"]) for target in kind["targets"]) for kind in layout["kinds"]
    }
    everything: list[dict[str, str]] = []
    left = MAX_ASKED
    for kind in sorted(sizes, key=lambda each: sizes[each]):
        if sizes[kind] <= left:
            everything.append({"kind": kind})
            left -= sizes[kind]
    return everything, [{"kind": max(sizes, key=lambda each: sizes[each])}] * MAX_POINTED


def _size(target: dict[str, Any], lists: dict[str, list[str]]) -> int:
    return len(lists[target["list"]]) if "list" in target else int(target["to"] - target["from"] + 1)


class Hostile:
    """One person at one address, with as many connections as it may have."""

    def __init__(self, url: str, tokens: Sequence[str]) -> None:
        self.url = url
        self.tokens = tokens
        self.counts: Counter[str] = Counter()
        self.sockets: list[ClientConnection] = []
        self.readings: set[asyncio.Future[None]] = set()
        self.rng = Random(5)
        self.numbers = itertools.count(1)
        limits = httpx.Limits(max_connections=LIMITS.address_connections - 10)
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=limits)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=60)

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        await self.http.aclose()

    # What it can do ---------------------------------------------------------------------------------------------------

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.get(path, headers=headers)
        self.counts[str(answer.status_code)] += 1
        return answer

    async def post(self, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        self.counts[str(answer.status_code)] += 1
        reply: dict[str, Any] = answer.json()
        return reply

    async def table(self, *kinds: str, game: str = GAME) -> str:
        """The token of a table it opens."""
        seats = [{"kind": kind, "name": f"Mallory {at}"} for at, kind in enumerate(kinds)]
        token: str = (await self.post("/api/tables", {"game": game, "seats": seats}))["token"]
        return token

    async def socket(self, token: str, reader: Callable[[ClientConnection], Awaitable[None]]) -> ClientConnection:
        """A socket at a table, whose frames somebody reads."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{token.partition('.')[0]}/socket"
        socket = await websockets.connect(address, local_addr=(ADDRESS, 0), max_size=1 << 24, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        self.sockets.append(socket)
        reading = asyncio.ensure_future(reader(socket))
        self.readings.add(reading)
        reading.add_done_callback(self.readings.discard)
        return socket

    async def acknowledge(self, socket: ClientConnection) -> None:
        """Say that every view has been seen, so that more come."""
        with suppress(WebSocketException):
            async for sent in socket:
                frame = json.loads(sent)
                self.counts[frame["type"]] += 1
                if frame["type"] == "view":
                    await socket.send(json.dumps({"type": "seen", "number": frame["number"]}))

    async def act(self, token: str, command: str, **facts: Any) -> None:
        key = f"hostile-{next(self.numbers):08d}"
        body = {"command": command, "key": key, **facts}
        await self.post(f"/api/tables/{token.partition('.')[0]}/commands", body, token)

    # Ways to be hostile -----------------------------------------------------------------------------------------------

    async def silent_connections(self) -> None:
        """All the connections it may have, silent or with half a request, again as soon as they are closed."""
        port = int(self.url.rpartition(":")[2])

        async def line(said: bytes) -> None:
            while True:
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
                    self.counts["connections"] += 1
                    writer.write(said)
                    await reader.read()
                    writer.close()
                await asyncio.sleep(0.1)

        halves = [b"", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Half: ", b"POST /api/join HTTP/1.1\r\n"]
        await asyncio.gather(*(line(halves[at % len(halves)]) for at in range(LIMITS.address_connections)))

    async def comings_and_goings(self) -> None:
        """Sockets that come and go at its own table."""
        token = await self.table("you", "you")

        async def visit() -> None:
            with suppress(WebSocketException, OSError):
                socket = await self.socket(token, self.acknowledge)
                await socket.close()
                self.counts["visits"] += 1

        await PACE.steadily(visit)

    async def views(self) -> None:
        """A table at which every word makes a hundred views."""
        token = await self.table("you", "you", "you", "you")
        for _ in range(LIMITS.address_sockets - 1):
            await self.socket(token, self.acknowledge)
        await PACE.steadily(lambda: self.act(token, "note", seat=0, words=f"{next(self.numbers)}"))

    async def chat(self) -> None:
        """Words, as long as they may be and as often, before many windows."""
        token = await self.table("you", "you", "you", "you")
        for _ in range(LIMITS.address_sockets - 1):
            await self.socket(token, self.acknowledge)
        await PACE.steadily(lambda: self.act(token, "say", seat=0, words=f"{next(self.numbers)} ".ljust(999, "x")))

    async def games_of_bots(self) -> None:
        """Demos, as many as it may open, each watched; and tables of its own that it leaves to bots."""

        async def demo() -> None:
            opened = await self.post("/api/demo")
            if "token" in opened:
                await self.socket(opened["token"], self.acknowledge)

        async def left_to_bots() -> None:
            opened = await self.post("/api/tables", {"game": GAME, "seats": OWN_AND_BOTS})
            if "token" in opened:
                await self.act(opened["token"], "hand_over", level="greedy")

        for _ in range(LIMITS.address_demos):
            await demo()
        while True:
            await demo()
            await left_to_bots()
            await asyncio.sleep(0.5)

    async def hints(self) -> None:
        """Advice, again and again."""
        token = await self.table("you", "you", "you", "you")
        seat = (await self.get(f"/api/tables/{token.partition('.')[0]}/", token)).json()["actors"][0]
        path = f"/api/tables/{token.partition('.')[0]}/hint?seat={seat}"
        await PACE.bursts(lambda: self.get(path, token))

    async def questions(self) -> None:
        """What leads to every action there is, and more than that, in the widest position of each game, in bursts."""
        games = (await self.get("/api/games")).json()
        lines = [line for game in games for line in await self.widest(game["id"], max(game["players"]))]
        asked = itertools.cycle(lines)

        async def ask() -> None:
            socket, question = next(asked)
            await socket.send(json.dumps({"type": "ask", "id": next(self.numbers), **question}))

        await PACE.bursts(ask)

    async def widest(self, game: str, players: int) -> list[tuple[ClientConnection, dict[str, Any]]]:
        """Sockets at tables of its own, the widest it came by when it played a little at random, with what to ask."""
        everything, too_much = wide_questions((await self.get(f"/api/games/{game}")).json()["layout"])
        found: list[tuple[int, str, dict[str, Any]]] = []
        for decisions in DECISIONS:
            token = await self.table(*["you"] * players, game=game)
            seen = await self.play(token, decisions)
            asked = {"version": seen["version"], "seat": seen["reader"], "targets": everything}
            answer = await self.post(f"/api/tables/{token.partition('.')[0]}/ask", asked, token)
            found.append((len(answer["ways"]), token, asked))
        _, token, asked = max(found, key=lambda one: one[0])
        socket = await self.socket(token, self.acknowledge)
        return [(socket, asked), (socket, {**asked, "targets": too_much})]

    async def play(self, token: str, decisions: int) -> dict[str, Any]:
        """What is seen of a table, with the eyes of who is on turn, after so many decisions at random."""
        table = f"/api/tables/{token.partition('.')[0]}"
        seen: dict[str, Any] = (await self.get(f"{table}/", token)).json()
        for _ in range(decisions):
            seen = (await self.get(f"{table}/?seat={seen['actors'][0]}", token)).json()
            choice = self.rng.choice(seen["legal"])
            steps = len(seen["turn"]["steps"]) if seen["turn"] else 0
            chosen = {"keep": steps, "actions": [choice["action"]], "confirm": choice["final"]}
            await self.act(token, "choose", seat=seen["reader"], version=seen["version"], **chosen)
            seen = (await self.get(f"{table}/", token)).json()
            await asyncio.sleep(3 / LIMITS.rate)
        turn: dict[str, Any] = (await self.get(f"{table}/?seat={seen['actors'][0]}", token)).json()
        return turn

    async def long_requests(self) -> None:
        """What takes the server longest over HTTP: whole stories, books, all one's tables, in bursts."""
        paths = itertools.cycle(
            [
                f"/api/games/{GAME}",
                *(f"/api/tables/{token.partition('.')[0]}/story" for token in self.tokens),
                "/api/mine",
            ]
        )

        async def request() -> None:
            path = next(paths)
            token = next((token for token in self.tokens if token.partition(".")[0] in path), ",".join(self.tokens))
            await self.get(path, token)

        await PACE.bursts(request)

    async def big_frames(self) -> None:
        """Frames as large as they may be: questions about nothing, and nonsense as often as it is borne."""
        token = await self.table("you", "you")
        socket = await self.socket(token, self.acknowledge)
        room = LIMITS.body_limit - 400
        words = ["".join(self.rng.choices("abcdefgh", k=100)) for _ in range(10)]
        target = {word: word for word in words}
        asked = {"type": "ask", "id": 1, "version": 1, "targets": [target] * 25}
        padded = json.dumps(asked) + " " * (room - len(json.dumps(asked)))
        await PACE.steadily(lambda: socket.send(padded))

    async def seen_frames(self) -> None:
        """Acknowledgements of what was seen long ago, as fast as the line stays open."""
        token = await self.table("you", "you")
        socket = await self.socket(token, self.acknowledge)
        pace = Pace(5 * LIMITS.rate, LIMITS.burst)
        await pace.bursts(lambda: socket.send('{"type":"seen","number":1}'))


OWN_AND_BOTS = [{"kind": "you", "name": "Mallory"}, *[{"kind": "bot", "level": "greedy"}] * 3]
WAYS: dict[str, Callable[[Hostile], Awaitable[None]]] = {
    "silent connections": Hostile.silent_connections,
    "sockets that come and go": Hostile.comings_and_goings,
    "a hundred sockets at a table": Hostile.views,
    "chat before a hundred sockets": Hostile.chat,
    "games of bots": Hostile.games_of_bots,
    "hints": Hostile.hints,
    "questions about everything": Hostile.questions,
    "stories, books and tables": Hostile.long_requests,
    "frames as large as they may be": Hostile.big_frames,
    "acknowledgements of old views": Hostile.seen_frames,
}
# What is counted when the server has done what it was meant to be kept busy with.
SIGNS = {
    "silent connections": "connections",
    "sockets that come and go": "visits",
    "a hundred sockets at a table": "view",
    "chat before a hundred sockets": "view",
    "games of bots": "view",
    "hints": "200",
    "questions about everything": "answer",
    "stories, books and tables": "200",
    "frames as large as they may be": "refused",
    "acknowledgements of old views": "refused",
}


async def main(url: str, way: str, tokens: Sequence[str]) -> None:
    hostile = Hostile(url, tokens)
    running = asyncio.ensure_future(WAYS[way](hostile))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    print("ready", flush=True)
    try:
        await running
    except asyncio.CancelledError:
        print(json.dumps(hostile.counts), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], json.loads(sys.argv[3])))
