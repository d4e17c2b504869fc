"""One WebSocket a table. The first frame says who is there; then views come as they change, and commands may be sent.

Frames of views are numbered 1, 2, 3... within a connection, and the client says which it has seen: whoever is too far
behind gets no more until it catches up, and then the newest. A view's log begins after `since`, the version the
client already has; a client that misses a number, or comes back, says what it has and gets the rest.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.asking import house_of
from roundhouse.server.commands import Command, Number, Receipt, obey
from roundhouse.server.errors import Refusal, ServerError, language_of, refusal
from roundhouse.server.live import LiveTable, Onlooker
from roundhouse.server.settings import Settings
from roundhouse.server.shapes import SeenTable
from roundhouse.server.tokens import LONGEST_TOKEN
from roundhouse.server.views import view_of

logger = logging.getLogger(__name__)

NO_HELLO = 4400
NO_TOKEN = 4403
TOO_MUCH_NONSENSE = 4422
TOO_MANY = 4429
MOST_NONSENSE = 20

Socket = WebSocket[Any, Any, Any]


class Frame(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Hello(Frame, tag="hello"):
    """Who I am, and up to which version I have the log."""

    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN)]
    last: Number = 0
    lang: str = ""
    seat: Number | None = None


class Do(Frame, tag="do"):
    command: Command


class Look(Frame, tag="look"):
    """Look with another of one's seats; the log from the start."""

    seat: Number | None


class Seen(Frame, tag="seen"):
    number: Number


class Resync(Frame, tag="resync"):
    """A number was missed: send again what comes after this version."""

    last: Number


class Ping(Frame, tag="ping"):
    pass


Said = Hello | Do | Look | Seen | Resync | Ping


class Answer(msgspec.Struct, tag_field="type"):
    """Something a client hears."""


class View(Answer, tag="view"):
    """The table as it is now."""

    number: int
    view: SeenTable


class Ack(Answer, tag="ack"):
    """A command is done, durably."""

    key: str
    receipt: Receipt


class Refused(Answer, tag="refused"):
    """A command, or without a key any other frame, has changed nothing."""

    key: str | None
    error: Refusal


class Pong(Answer, tag="pong"):
    pass


Heard = View | Ack | Refused | Pong

_READ = msgspec.json.Decoder(Said)
_WRITE = msgspec.json.Encoder()


class Conversation:
    """One connection: what it listens to, what it has been sent, and what it has seen of that."""

    def __init__(self, socket: Socket, live: LiveTable, hello: Hello, settings: Settings) -> None:
        self.socket = socket
        self.live = live
        self.token = hello.token
        self.settings = settings
        self.language = language_of(hello.lang, socket.headers.get("accept-language"))
        self.last = hello.last
        self.number = 0
        self.seen = 0
        self.nonsense = 0
        self.passed_over = False
        self.onlooker = Onlooker(live.visitor(hello.token).reader(hello.seat))

    async def hold(self) -> None:
        """Until either side hangs up."""
        self.live.join(self.onlooker)
        telling = asyncio.create_task(self._tell())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait([telling, hearing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.part(self.onlooker)
            for task in (telling, hearing):
                task.cancel()
            for outcome in await asyncio.gather(telling, hearing, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | OSError):
                    logger.error("table %s: a socket broke", self.live.header.id, exc_info=outcome)

    # Telling --------------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        """The newest view whenever there is one and the client keeps up; those between are passed over."""
        while True:
            await self.onlooker.changed.wait()
            self.onlooker.changed.clear()
            if self.number - self.seen >= self.settings.unseen:
                self.passed_over = True  # until the client says what it has seen
                continue
            self.passed_over = False
            try:
                view = self._view()
            except RoundhouseError as wrong:
                await self._refuse(None, wrong)
                await self.socket.close(code=NO_TOKEN)
                return
            self.number += 1
            self.last = view["version"]
            await self._send(View(self.number, view))

    def _view(self) -> SeenTable:
        """The token is asked for its rights every time: they may have ended since."""
        visitor = self.live.visitor(self.token)
        reader = self.onlooker.reader
        if reader is not None and reader not in visitor.seats:
            raise ServerError("server-not-your-seat", 403, seat=reader)
        return view_of(self.live, visitor, reader, self.language, self.last)

    async def _send(self, frame: Heard) -> None:
        await self.socket.send_data(_WRITE.encode(frame).decode(), mode="text")

    async def _refuse(self, key: str | None, wrong: RoundhouseError) -> None:
        told: Refusal = refusal(wrong, self.language)
        await self._send(Refused(key, told))

    # Hearing --------------------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        while True:
            frame = await _next_frame(self.socket, self.settings.body_limit)
            key = frame.command.key if isinstance(frame, Do) else None
            try:
                self.socket.app.state.gate.admit(self.socket)
                await self._answer(frame)
            except RoundhouseError as wrong:
                await self._refuse(key, wrong)
            if self.nonsense > MOST_NONSENSE:
                await self.socket.close(code=TOO_MUCH_NONSENSE)
                return

    async def _answer(self, frame: Frame | None) -> None:
        if isinstance(frame, Do):
            receipt = await obey(self.live, self.live.visitor(self.token), frame.command, self.language)
            await self._send(Ack(receipt.key, receipt))
        elif isinstance(frame, Seen):
            self.seen = max(self.seen, min(frame.number, self.number))
            if self.passed_over:
                self.onlooker.changed.set()
        elif isinstance(frame, Resync):
            self.seen = self.number
            self.last = frame.last
            self.onlooker.changed.set()
        elif isinstance(frame, Look):
            self.onlooker.reader = self.live.visitor(self.token).reader(frame.seat) if frame.seat is not None else None
            self.seen = self.number
            self.last = 0
            self.live.tell()
        elif isinstance(frame, Ping):
            await self._send(Pong())
        else:
            self.nonsense += 1
            raise ServerError("server-bad-frame", 400)


async def _next_frame(socket: Socket, longest: int) -> Frame | None:
    """What the client sends next, None if it is nonsense."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the client has hung up", code=1000)
    sent = message.get("text")
    if not isinstance(sent, str) or len(sent) > longest:
        return None
    with suppress(msgspec.MsgspecError, RecursionError):
        frame: Frame = _READ.decode(sent.encode("utf-8", "replace"))
        return frame
    return None


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    settings = house_of(socket).settings
    await socket.accept()
    with suppress(WebSocketDisconnect), socket.app.state.gate.line(socket) as room:
        if not room:
            await _send_away(socket, ServerError("server-too-many-sockets", 429), "")
            return
        hello = await _greet(socket, settings)
        if hello is None:
            await socket.close(code=NO_HELLO)
            return
        try:
            conversation = await _admit(socket, table_id, hello, settings)
        except ServerError as wrong:
            await _send_away(socket, wrong, hello.lang)
            return
        await conversation.hold()


async def _send_away(socket: Socket, wrong: ServerError, lang: str) -> None:
    told = refusal(wrong, language_of(lang, socket.headers.get("accept-language")))
    await socket.send_data(_WRITE.encode(Refused(None, told)).decode(), mode="text")
    await socket.close(code=TOO_MANY if wrong.status == 429 else NO_TOKEN)


async def _greet(socket: Socket, settings: Settings) -> Hello | None:
    """Who is there? None if it is not said in time."""
    try:
        hello = await asyncio.wait_for(_next_frame(socket, settings.body_limit), settings.hello_seconds)
    except TimeoutError:
        return None
    return hello if isinstance(hello, Hello) else None


async def _admit(socket: Socket, table_id: str, hello: Hello, settings: Settings) -> Conversation:
    """Whoever comes with a token that opens something, while there is room. Not even a table's existence is told."""
    try:
        live = await house_of(socket).table(table_id)
    except ServerError:
        raise ServerError("server-no-such-token", 403) from None
    conversation = Conversation(socket, live, hello, settings)
    seated = conversation.onlooker.reader is not None
    if sum((other.reader is not None) == seated for other in live.onlookers) >= settings.table_sockets:
        raise ServerError("server-too-many-sockets", 429)
    return conversation
