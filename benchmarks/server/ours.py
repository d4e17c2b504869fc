"""Four people at a table of ours, each with a token and a socket, clicking at random as the browser client would.

They say which views they have seen. A move is one decision of the game: a `choose`, and where it is final the `choose`
that confirms it, as a press on a place or a card and then on the button; at once where the button itself means it.
"""

import asyncio
import itertools
from random import Random
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

import roundhouse

PEOPLE = 4
LARGEST_VIEW = 1 << 24
PATIENCE = 60.0
# What the button of a board says by itself, without a choice before it: the turn goes on, or ends.
BUTTON_KINDS = ("stay", "end", "stop", "arrive", "pass")


class Choice(msgspec.Struct):
    action: int
    final: bool


class Turn(msgspec.Struct):
    steps: list[msgspec.Raw]


class Shown(msgspec.Struct):
    """Of a view only what it takes to play on."""

    version: int
    phase: str
    actors: list[int]
    reader: int | None = None
    step: int = 0
    legal: list[Choice] = []
    turn: Turn | None = None

    @property
    def steps(self) -> int:
        return 0 if self.turn is None else len(self.turn.steps)


class Receipt(msgspec.Struct):
    version: int


class Frame(msgspec.Struct):
    type: str
    number: int = 0
    id: int | None = None
    key: str | None = None
    view: Shown | None = None
    receipt: Receipt | None = None
    error: Any = None


READ = msgspec.json.Decoder(Frame)


class BenchFailure(Exception):
    """The server has refused what a person of ours did, or has hung up."""


class Person:
    """A seat's socket from the player's side."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view = Shown(0, "open", [])
        self._shown = asyncio.Event()
        self._answers: dict[str, asyncio.Future[tuple[int, float]]] = {}
        self._replies: dict[int, asyncio.Future[float]] = {}
        self._keys = itertools.count(1)
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        async for sent in self.socket:
            frame = READ.decode(sent)
            if frame.view is not None:
                self.view = frame.view
                self._shown.set()
                await self.socket.send(f'{{"type":"seen","number":{frame.number}}}')
            elif frame.receipt is not None and frame.key is not None:
                self._answers.pop(frame.key).set_result((frame.receipt.version, loop.time()))
            elif frame.type == "answer" and frame.id is not None:
                self._replies.pop(frame.id).set_result(loop.time())
            elif frame.type == "refused":
                raise BenchFailure(frame.error)

    async def until(self, version: int, step: int) -> Shown:
        """The newest view, once it is of that version and step at least."""
        while self.view.version < version or self.view.step < step:
            self._shown.clear()
            await self._or_end(self._shown.wait())
        return self.view

    async def do(self, command: str, **facts: Any) -> tuple[int, float]:
        """Send a command; its version and the moment of its acknowledgement."""
        key = f"bench-{next(self._keys):06d}"
        answer: asyncio.Future[tuple[int, float]] = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        frame = {"type": "do", "command": {"command": command, "key": key, **facts}}
        await self.socket.send(msgspec.json.encode(frame).decode())
        await self._or_end(answer)
        return answer.result()

    async def ask(self, target: dict[str, str]) -> float:
        """Ask about a place; how long the answer took."""
        number = next(self._keys)
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[float] = loop.create_future()
        self._replies[number] = reply
        frame = {"type": "ask", "id": number, "version": self.view.version, "targets": [target]}
        began = loop.time()
        await self.socket.send(msgspec.json.encode(frame).decode())
        await self._or_end(reply)
        return reply.result() - began

    async def _or_end(self, awaited: Any) -> None:
        """Wait, but not for ever, and not for a socket that is gone."""
        waiting = asyncio.ensure_future(awaited)
        await asyncio.wait({waiting, self._listening}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            raise BenchFailure(self._listening.exception() if self._listening.done() else "no answer")

    async def leave(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


class OurTable:
    """A table that is opened anew when its game is over."""

    def __init__(self, url: str, game: str, http: httpx.AsyncClient, rng: Random) -> None:
        self.url = url
        self.game = game
        self.http = http
        self.rng = rng
        self.clicks: list[float] = []
        self.games = 0
        self.step = 0
        self.people: list[Person] = []
        self.turn_of = 0

    async def open(self) -> None:
        """Open a table, invite three, let them sit down by their links, and connect all four."""
        await self.leave()
        seats = [{"kind": "you" if seat == 0 else "friend", "name": f"Player {seat + 1}"} for seat in range(PEOPLE)]
        opened = await self._post("/api/tables", {"game": self.game, "seats": seats})
        tokens = [opened["token"]]
        for invitation in opened["invitations"]:
            wish = {"token": invitation["token"], "name": f"Player {invitation['seat'] + 1}"}
            tokens.append((await self._post("/api/join", wish))["token"])
        address = f"{self.url.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
        self.people = [await self._connect(address, token) for token in tokens]
        for person in self.people:
            await person.until(1, 0)
        self.step = 0
        self.turn_of = self.people[0].view.actors[0]

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post(self.url + path, json=body)
        if answer.status_code != 201:
            raise BenchFailure(answer.text)
        reply: dict[str, Any] = answer.json()
        return reply

    async def _connect(self, address: str, token: str) -> Person:
        # The server's own pings are enough.
        socket = await websockets.connect(address, max_size=LARGEST_VIEW, ping_interval=None)
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        return Person(socket)

    async def move(self) -> float:
        person = self.people[self.turn_of]
        seen = await person.until(0, self.step)
        choice = self.rng.choice(seen.legal)
        at_once = choice.final and self._is_button(choice.action)
        chosen = {"keep": seen.steps, "actions": [choice.action], "confirm": at_once}
        version, done = await self._click(person, "choose", seen, chosen)
        seen = await person.until(version, self.step)
        if choice.final and not at_once:
            version, done = await self._click(person, "choose", seen, {"keep": seen.steps + 1, "confirm": True})
            seen = await person.until(version, self.step)
        self.step = seen.step
        if seen.phase == "over":
            self.games += 1
            await self.open()
        else:
            self.turn_of = seen.actors[0]
        return done

    def _is_button(self, action: int) -> bool:
        return roundhouse.game(self.game).meaning(action)["kind"] in BUTTON_KINDS

    async def ask(self, target: dict[str, str]) -> float:
        """Whoever is on turn asks about a place; how long the answer took."""
        person = self.people[self.turn_of]
        await person.until(0, self.step)
        return await person.ask(target)

    @property
    def begins(self) -> bool:
        """Whether nothing is chosen yet of the turn under way."""
        return self.people[self.turn_of].view.turn is None

    async def _click(self, person: Person, command: str, seen: Shown, facts: dict[str, Any]) -> tuple[int, float]:
        began = asyncio.get_running_loop().time()
        version, done = await person.do(command, version=seen.version, **facts)
        self.clicks.append(done - began)
        return version, done

    async def leave(self) -> None:
        await asyncio.gather(*(person.leave() for person in self.people))
        self.people = []
