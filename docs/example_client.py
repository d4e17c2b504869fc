"""A small client: opens a table against bots, plays it to its end at random, and prints the result.

Written from docs/protocol.md alone, with Python's own library and `websockets`. It is run by the tests.

    python docs/example_client.py http://localhost:8000 --game union-pacific --players 3
"""

import argparse
import asyncio
import json
import random
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
STOP = {4400, 4403, 4409, 4410, 4422}  # closed for good: it would happen again
PAUSE, MOST_PAUSE = 0.5, 30.0  # seconds between two tries to connect


class Player:
    """One seat at one table: what has been seen, and the command that is not answered yet."""

    def __init__(self, server: str, token: str, seed: int) -> None:
        self.server = server
        self.token = token
        self.random = random.Random(seed)
        self.view: Json | None = None
        self.number = 0  # of the last view in this connection
        self.log: list[Json] = []
        self.pending: Json | None = None
        self.awaited = 0  # the version that the last command led to

    # The line -------------------------------------------------------------------------------------------------------

    async def play(self) -> Json:
        """The last view of the table, when the game is over. A broken line is taken up again."""
        pause = PAUSE
        while True:
            try:
                async with connect(self.address(), max_size=None) as socket:
                    await self.hello(socket)
                    async for frame in socket:
                        pause = PAUSE
                        await self.hear(socket, json.loads(frame))
                        if self.view and self.view["phase"] == "over":
                            return self.view
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in STOP:
                    raise
            except OSError:
                pass
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_PAUSE)

    def address(self) -> str:
        table = self.token.partition(".")[0]
        url = urlsplit(self.server)
        return f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/api/tables/{table}/socket"

    async def hello(self, socket: ClientConnection) -> None:
        """Says who is there and what is known already, and sends again what was not answered."""
        self.number = 0
        last = self.view["version"] if self.view else 0
        await self.send(socket, {"type": "hello", "token": self.token, "last": last, "lang": "en"})
        if self.pending:
            await self.send(socket, {"type": "do", "command": self.pending})

    async def send(self, socket: ClientConnection, frame: Json) -> None:
        await socket.send(json.dumps(frame))

    # Hearing --------------------------------------------------------------------------------------------------------

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] == "view":
            await self.see(socket, frame["number"], frame["view"])
        elif frame["type"] == "ack":
            self.pending, self.awaited = None, frame["receipt"]["version"]
        elif frame["type"] == "refused":
            await self.refused(socket, frame)
        await self.decide(socket)

    async def see(self, socket: ClientConnection, number: int, view: Json) -> None:
        await self.send(socket, {"type": "seen", "number": number})
        missed, self.number = number != self.number + 1, number
        if missed and self.view:
            await self.send(socket, {"type": "resync", "last": self.view["version"]})
            return
        self.log = [line for line in self.log if line["version"] <= view["since"]] + view["log"]
        self.view = view

    async def refused(self, socket: ClientConnection, frame: Json) -> None:
        error = frame["error"]
        if error["key"] == "server-too-many":
            await asyncio.sleep(1)
            again = {"type": "do", "command": self.pending} if self.pending else {"type": "resync", "last": 0}
            await self.send(socket, again)
        elif error["key"] == "table-stale":
            self.pending, self.awaited = None, error["facts"]["current"]
        else:
            raise RuntimeError(error["message"])

    # Deciding -------------------------------------------------------------------------------------------------------

    async def decide(self, socket: ClientConnection) -> None:
        view = self.view
        if not view or self.pending or view["version"] < self.awaited:
            return
        if view["phase"] != "playing" or view["reader"] not in view["actors"]:
            return
        turn = view["turn"]
        steps = len(turn["steps"]) if turn else 0
        if turn and turn["final"]:
            chosen: Json = {"keep": steps + 1, "confirm": True}
        else:
            choice = self.random.choice(view["legal"])
            chosen = {"keep": steps, "actions": [choice["action"]], "confirm": choice["final"]}
        about = {"command": "choose", "key": uuid.uuid4().hex, "version": view["version"]}
        self.pending = about | chosen
        await self.send(socket, {"type": "do", "command": self.pending})


def request(server: str, path: str, body: Json | None = None) -> Any:
    """An answer over HTTP."""
    sent = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(server + path, sent, {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def open_table(server: str, game: str, players: int, level: str) -> str:
    """The token of one's own seat at a new table; bots have the others."""
    bots = [{"kind": "bot", "level": level} for _ in range(players - 1)]
    plan = {"game": game, "seats": [{"kind": "you", "name": "Example"}, *bots]}
    token: str = request(server, "/api/tables", plan)["token"]
    return token


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game against bots, at random.")
    parser.add_argument("server")
    parser.add_argument("--game", default="union-pacific")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="random")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    token = open_table(wanted.server, wanted.game, wanted.players, wanted.level)
    player = Player(wanted.server, token, wanted.seed)
    view = asyncio.run(player.play())
    for line in player.log:
        print(line["text"])
    names = [seat["name"] for seat in view["seats"]]
    for name, place, score in zip(names, view["result"]["places"], view["result"]["scores"], strict=True):
        print(f"{place}. {name}: {score}")


if __name__ == "__main__":
    main()
