"""Two players and two spectators at a match of boardgame.io's tic-tac-toe, over its socket.io transport.

They speak the protocol of its own client: a first `sync` makes a match, as its tutorial does without a lobby, an
`update` carries a move, and the `update` that comes back to its player is the acknowledgement. A match is nine moves
long and drawn; then all four go on, with the same sockets, to a new one.
"""

import asyncio
import itertools
import json
from typing import Any, Final

import websockets
from websockets.asyncio.client import ClientConnection

from benchmarks.server.ours import PATIENCE, BenchFailure

GAME: Final = "tic-tac-toe"
DRAWN: Final = (0, 1, 2, 4, 3, 5, 7, 6, 8)
PLAYERS: Final = ("0", "1")
SPECTATORS: Final = 2

# The packets of engine.io and socket.io.
OPEN, PING, PONG = "0", "2", "3"
CONNECT: Final = f"40/{GAME},"
EVENT: Final = f"42/{GAME},"


class Client:
    """One client's socket, whoever's it is."""

    def __init__(self, socket: ClientConnection, player: str | None) -> None:
        self.socket = socket
        self.player = player
        self.match = ""
        self.state_id = -1
        self.at = 0.0
        self._heard = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        async for packet in self.socket:
            assert isinstance(packet, str)
            if packet == PING:
                await self.socket.send(PONG)
            elif packet.startswith(EVENT):
                self._hear(json.loads(packet[len(EVENT) :]), loop.time())

    def _hear(self, event: list[Any], at: float) -> None:
        name, match, payload = event[:3]
        if match != self.match or name not in ("sync", "update"):
            return
        state = payload["state"] if name == "sync" else payload
        self.state_id = state["_stateID"]
        self.at = at
        self._heard.set()

    async def emit(self, *event: Any) -> None:
        await self.socket.send(EVENT + json.dumps(event, separators=(",", ":")))

    async def enter(self, match: str) -> None:
        self.match = match
        self.state_id = -1
        await self.emit("sync", match, self.player, None, len(PLAYERS))
        await self.until(0)

    async def until(self, state_id: int) -> float:
        """When a state of that number, or a later one, has come."""
        while self.state_id < state_id:
            self._heard.clear()
            try:
                await asyncio.wait_for(self._heard.wait(), PATIENCE)
            except TimeoutError:
                raise BenchFailure("the peer does not answer") from None
        return self.at

    async def leave(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


class TheirMatch:
    """A match that is followed by another when it is over."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.clicks: list[float] = []
        self.games = 0
        self.clients: list[Client] = []
        self.moves = 0
        self._names = (f"{name}-{number}" for number in itertools.count(1))

    async def open(self) -> None:
        address = f"{self.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        for player in (*PLAYERS, *[None] * SPECTATORS):
            socket = await websockets.connect(address, ping_interval=None)
            await _expect(socket, OPEN)
            await socket.send(CONNECT)
            await _expect(socket, CONNECT)
            self.clients.append(Client(socket, player))
        await self._enter_next()

    async def _enter_next(self) -> None:
        self.moves = 0
        match = next(self._names)
        for client in self.clients:
            await client.enter(match)

    async def move(self) -> float:
        mover = self.clients[self.moves % len(PLAYERS)]
        await mover.until(self.moves)
        began = asyncio.get_running_loop().time()
        click = {"type": "clickCell", "args": [DRAWN[self.moves]], "playerID": mover.player}
        await mover.emit("update", {"type": "MAKE_MOVE", "payload": click}, self.moves, mover.match, mover.player)
        self.moves += 1
        done = await mover.until(self.moves)
        self.clicks.append(done - began)
        if self.moves == len(DRAWN):
            self.games += 1
            await self._enter_next()
        return done

    async def leave(self) -> None:
        await asyncio.gather(*(client.leave() for client in self.clients))
        self.clients = []


async def _expect(socket: ClientConnection, packet: str) -> None:
    heard = await asyncio.wait_for(socket.recv(), PATIENCE)
    if not isinstance(heard, str) or not heard.startswith(packet):
        raise BenchFailure(heard)
