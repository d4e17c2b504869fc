"""One WebSocket a table. The first frame says who is there; then views come as they change, and commands may be sent.

Frames of views are numbered 1, 2, 3... within a connection, and the client says which it has seen: a client too far
behind gets no more until it catches up, and then the newest. A view's log begins after `since`, the version the
client already has; a client that misses a number, or comes back, says what it has and gets the rest.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.commands import Command, Number, Receipt, execute
from roundhouse.server.connections import direct_line
from roundhouse.server.errors import Refusal, ServerError, language_of, refusal
from roundhouse.server.gate import Gate
from roundhouse.server.live import LiveTable
from roundhouse.server.loop_shares import charged, turn
from roundhouse.server.questions import Question, answer
from roundhouse.server.registry import known_visitor
from roundhouse.server.request_context import registry_of
from roundhouse.server.settings import Settings
from roundhouse.server.shapes import SeenTable
from roundhouse.server.tokens import MAX_TOKEN_LENGTH
from roundhouse.server.views import view_of
from roundhouse.server.visitors import Subscriber, Visitor
from roundhouse.server.writing import written
from roundhouse.tables.parts import Joined
from roundhouse.tables.shapes import Reason, Way

logger = logging.getLogger(__name__)

NO_HELLO = 4400
NO_TOKEN = 4403
CLOSED = 4409
GONE = 4410
TOO_MANY_BAD_FRAMES = 4422
TOO_LARGE = 1009
TOO_MANY = 4429
TRY_AGAIN_LATER = 1013
_CLOSE_CODES = {409: CLOSED, 410: GONE, 429: TOO_MANY, 503: TRY_AGAIN_LATER}
MAX_BAD_FRAMES = 20

Socket = WebSocket[Any, Any, Any]


class Frame(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Hello(Frame, tag="hello"):
    """Who I am, and up to which version I have the log."""

    token: Annotated[str, msgspec.Meta(max_length=MAX_TOKEN_LENGTH)]
    last: Number = 0
    lang: str = ""
    seat: Number | None = None


class Do(Frame, tag="do"):
    """A command."""

    command: Command


class Look(Frame, tag="look"):
    """Look with another of one's seats; the log from the start."""

    seat: Number | None


class Seen(Frame, tag="seen"):
    """An acknowledgement of the view with this number."""

    number: Number


class Resync(Frame, tag="resync"):
    """A number was missed: send again what comes after this version."""

    last: Number


class Ask(Question, tag_field="type", tag="ask"):
    """A question about a place; `id` comes back with its answer."""

    id: Number


class Ping(Frame, tag="ping"):
    pass


AnyFrame = Frame | Ask
ClientFrame = Hello | Do | Ask | Look | Seen | Resync | Ping


class ServerMessage(msgspec.Struct, tag_field="type"):
    """Something a client hears."""


class View(ServerMessage, tag="view"):
    """The table as it is now."""

    number: int
    view: SeenTable


class Ack(ServerMessage, tag="ack"):
    """A command is done, durably."""

    key: str
    receipt: Receipt


class AnswerFrame(ServerMessage, tag="answer"):
    """The answer to the question of that id, asked about that version of the table."""

    id: int
    version: int
    ways: list[Way]
    reasons: list[Reason]


class Refused(ServerMessage, tag="refused"):
    """A command of that key, a question of that id, or any other frame: it has changed nothing."""

    key: str | None
    error: Refusal
    id: int | None = None


class Pong(ServerMessage, tag="pong"):
    pass


ServerFrame = View | Ack | AnswerFrame | Refused | Pong

_READ = msgspec.json.Decoder(ClientFrame)


class SocketConnection:
    """One connection: what it listens to, what it has been sent, and what it has seen of that."""

    def __init__(self, socket: Socket, live: LiveTable, visitor: Visitor, hello: Hello, settings: Settings) -> None:
        self.socket = socket
        self.line = direct_line(socket.scope)
        self.live = live
        self.gate: Gate = socket.app.state.gate
        self.address = self.gate.address(socket.scope)
        self.token = hello.token
        self.settings = settings
        self.language = language_of(hello.lang, socket.headers.get("accept-language"))
        self.last = hello.last
        self.number = 0
        self.seen = 0
        self.bad_frames = 0
        self.view_skipped = False
        self.subscriber = Subscriber(visitor.reader(hello.seat))

    async def run(self) -> None:
        """Until either side hangs up."""
        self.live.subscribe(self.subscriber)
        if self.line is not None:
            self.line.on_short = self._is_noted
        sending = asyncio.create_task(charged(self._send_views()))
        receiving = asyncio.create_task(charged(self._receive()))
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.line is not None:
                self.line.on_short = None
            self.live.unsubscribe(self.subscriber)
            for task in (sending, receiving):
                task.cancel()
            for outcome in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | OSError):
                    logger.error("table %s: a socket broke", self.live.header.id, exc_info=outcome)

    # Sending --------------------------------------------------------------------------------------------------------

    async def _send_views(self) -> None:
        """The newest view whenever there is one and the client keeps up; those between are passed over."""
        while True:
            await self.subscriber.changed.wait()
            await turn()
            self.subscriber.changed.clear()
            if self.number - self.seen >= self.settings.unseen:
                self.view_skipped = True  # until the client says what it has seen
                continue
            self.view_skipped = False
            try:
                view = self._view()
            except ServerError as wrong:
                await self._end(wrong)
                return
            self.number += 1
            self.last = view.own["version"]
            await self._send(View(self.number, cast(SeenTable, view)))

    async def _end(self, wrong: ServerError) -> None:
        """There is nothing more to see: the table is gone, or the token has lost its rights."""
        if wrong.key == "server-no-such-token":
            wrong = await registry_of(self.socket).refusal_for(self.live.header.id, self.token)
        await self._refuse(None, wrong)
        await self.socket.close(code=_CLOSE_CODES.get(wrong.status, NO_TOKEN))

    def _view(self) -> Joined:
        """The token is asked for its rights every time: they may have ended since."""
        self.live.check_there()
        visitor = self.live.visitor(self.token)
        reader = self.subscriber.reader
        if reader is not None and reader not in visitor.seats:
            raise ServerError("server-not-your-seat", 403, seat=reader)
        return view_of(self.live, visitor, reader, self.language, self.last)

    async def _send(self, frame: ServerFrame) -> None:
        text = written(frame)
        if self.line is not None:
            await self.line.send_text(text)
        else:
            await self.socket.send_data(text.decode(), mode="text")

    async def _refuse(self, frame: AnyFrame | None, wrong: RoundhouseError) -> None:
        key = frame.command.key if isinstance(frame, Do) else None
        number = frame.id if isinstance(frame, Ask) else None
        await self._send(Refused(key, refusal(wrong, self.language), number))

    # Receiving --------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            frame = await _next_frame(self.socket, self.settings.body_limit)
            await turn()
            try:
                if not self._acknowledges(frame):
                    self.gate.admit(self.address)
                await self._answer(frame)
            except RoundhouseError as wrong:
                await self._refuse(frame, wrong)
            if self.bad_frames > MAX_BAD_FRAMES:
                await self.socket.close(code=TOO_MANY_BAD_FRAMES)
                return

    def _is_noted(self, text: bytes) -> bool:
        """Whether a short text is such a one, which is then done with; all else is answered in its turn."""
        frame = _read(text)
        if not self._acknowledges(frame):
            return False
        self._note_seen(cast(Seen, frame))
        return True

    def _note_seen(self, frame: Seen) -> None:
        self.seen = max(self.seen, min(frame.number, self.number))
        if self.view_skipped:
            self.subscriber.changed.set()

    def _acknowledges(self, frame: AnyFrame | None) -> bool:
        """Whether it says that a view has come. There is one for each view, and it is never refused: without it the
        client would be sent nothing any more."""
        return isinstance(frame, Seen) and self.seen < frame.number <= self.number

    async def _answer(self, frame: AnyFrame | None) -> None:
        if isinstance(frame, Do):
            receipt = await execute(self.live, self.live.visitor(self.token), frame.command, self.gate.admit_talk)
            await self._send(Ack(receipt.key, receipt))
        elif isinstance(frame, Ask):
            reply = await answer(self.live, self.live.visitor(self.token), frame, self.language)
            await self._send(AnswerFrame(frame.id, reply["version"], reply["ways"], reply["reasons"]))
        elif isinstance(frame, Seen):
            self._note_seen(frame)
        elif isinstance(frame, Resync):
            self.seen = self.number
            self.last = frame.last
            self.subscriber.changed.set()
        elif isinstance(frame, Look):
            reader = self.live.visitor(self.token).reader(frame.seat) if frame.seat is not None else None
            self.seen = self.number
            self.last = 0
            self.live.look_with(self.subscriber, reader)
        elif isinstance(frame, Ping):
            await self._send(Pong())
        else:
            self.bad_frames += 1
            raise ServerError("server-bad-frame", 400)


async def _next_frame(socket: Socket, longest: int) -> AnyFrame | None:
    """What the client sends next, None if it cannot be read. One that is too large ends the connection."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the client has hung up", code=1000)
    sent = (message.get("text") or "").encode("utf-8", "replace")
    if max(len(sent), len(message.get("bytes") or b"")) > longest:
        await socket.close(code=TOO_LARGE)
        raise WebSocketDisconnect(detail="a frame was too large", code=TOO_LARGE)
    return _read(sent)


def _read(text: bytes) -> AnyFrame | None:
    with suppress(msgspec.MsgspecError, RecursionError):
        frame: AnyFrame = _READ.decode(text)
        return frame
    return None


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """The socket of one table: hello first, then frames both ways until it closes."""
    settings = registry_of(socket).settings
    await socket.accept()
    with suppress(WebSocketDisconnect), socket.app.state.gate.socket_slot(socket) as room:
        if not room:
            await _refuse_connection(socket, ServerError("server-too-many-sockets", 429), "")
            return
        hello = await _receive_hello(socket, settings)
        if hello is None:
            await socket.close(code=NO_HELLO)
            return
        try:
            connection = await _admit(socket, table_id, hello, settings)
        except ServerError as wrong:
            await _refuse_connection(socket, wrong, hello.lang)
            return
        await connection.run()


async def _refuse_connection(socket: Socket, wrong: ServerError, lang: str) -> None:
    error = refusal(wrong, language_of(lang, socket.headers.get("accept-language")))
    await socket.send_data(written(Refused(None, error)).decode(), mode="text")
    await socket.close(code=_CLOSE_CODES.get(wrong.status, NO_TOKEN))


async def _receive_hello(socket: Socket, settings: Settings) -> Hello | None:
    """The hello frame of a new connection; None if it does not come in time."""
    try:
        hello = await asyncio.wait_for(_next_frame(socket, settings.body_limit), settings.hello_seconds)
    except TimeoutError:
        return None
    return hello if isinstance(hello, Hello) else None


async def _admit(socket: Socket, table_id: str, hello: Hello, settings: Settings) -> SocketConnection:
    """A connection for a valid token, while there is room."""
    live, visitor = await known_visitor(registry_of(socket), table_id, hello.token)
    connection = SocketConnection(socket, live, visitor, hello, settings)
    seated = connection.subscriber.reader is not None
    if sum((other.reader is not None) == seated for other in live.subscribers) >= settings.table_sockets:
        raise ServerError("server-too-many-sockets", 429)
    return connection
