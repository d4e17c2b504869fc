"""Connections before anybody has read a word of them: counted, hurried, and turned away where there are too many.

Whoever says nothing, half of a request, or takes nothing of its answer, is hung up on in seconds. At the limit of open
files the server serves those it has, and goes on when there is room again.
"""

import asyncio
import errno
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from roundhouse.server.addresses import Network, networks, peer_address
from roundhouse.server.loop_shares import Account, LoopShares, step_of
from roundhouse.server.settings import Settings
from roundhouse.server.token_buckets import TokenBuckets

logger = logging.getLogger(__name__)

# So many files stay free for the database, the workers, and connections that have not been counted yet.
SPARE_FILES = 192
ACCEPTED_AT_ONCE = 128
MOST_FILES = 1 << 16
TELL_EVERY = 60.0  # seconds
# Frames beyond the rate are refused one by one; beyond so many times the rate the line is closed.
FLOOD = 10
TOO_MANY_FRAMES = 4429
PIECE = 4096  # bytes
SHORT = 64  # bytes
DIRECT = "roundhouse.direct"


class Connections:
    """The open connections, by the address of their other end. A trusted proxy has as many as there is room for."""

    def __init__(self, settings: Settings, shares: LoopShares) -> None:
        self.settings = settings
        self._shares = shares
        self.most = min(settings.connections, max(1, open_files() - SPARE_FILES))
        self._proxies: Sequence[Network] = networks(settings.proxies)
        self._open: dict[asyncio.BaseTransport, str | None] = {}
        self._by_address: Counter[str | None] = Counter()
        self._frames = TokenBuckets(FLOOD * settings.rate, FLOOD * settings.burst)

    def enter(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Count a new connection, if there is room for it."""
        address = peer_address(host, self._proxies)
        full = address is not None and self._by_address[address] >= self.settings.address_connections
        if full or len(self._open) >= self.most:
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        if transport in self._open:
            address = self._open.pop(transport)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def account(self, transport: asyncio.BaseTransport) -> Account | None:
        """On whose account the connection is read; what comes by a trusted proxy, whose it is will be known later."""
        address = self._open.get(transport)
        return None if address is None else self._shares.account(address)

    def is_flood(self, transport: asyncio.BaseTransport) -> bool:
        """Whether a frame is one too many. Who is behind a trusted proxy is counted by connection."""
        address = self._open.get(transport) or str(id(transport))
        return not self._frames.take(address, time.monotonic())


class Deadline:
    """A connection is hung up on if this is not stopped in time."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """One that runs already goes on."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """A connection of which every request must be there in time, and every answer be taken."""

    counted: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        seconds = self.counted.settings.request_seconds
        self._asking, self._taking = Deadline(transport, seconds), Deadline(transport, seconds)
        self._unread = b""
        self._reading: asyncio.Task[None] | None = None
        if self.counted.enter(transport, self.client[0] if self.client else ""):
            self._asking.start()
        else:
            transport.abort()
        self._account = self.counted.account(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._taking.stop()
        if self._reading is not None:
            self._reading.cancel()
        self.counted.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what comes; if the address has used up its share of the loop's time, when it has some again."""
        self._unread += data
        if self._reading is not None:
            return
        if self._account is None or self._account.left() > 0:
            self._read()
        else:
            self.transport.pause_reading()
            self._reading = asyncio.ensure_future(self._read_later(self._account))

    async def _read_later(self, account: Account) -> None:
        await account.turn()
        self._reading = None
        self._read()
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self) -> None:
        data, self._unread = self._unread, b""
        with step_of(self._account):
            super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self:
            self._asking.start()
        else:
            self._asking.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.start()

    def resume_writing(self) -> None:
        self._taking.stop()
        super().resume_writing()


class SocketConnection(WebSocketsSansIOProtocol):
    """The same connection once it has become a WebSocket.

    Views and what says that they were seen are most of what goes over it, and most of their time would be spent in the
    layers between this and the application. So it hands itself to the application (`direct_line`).
    """

    counted: Connections
    on_short: Callable[[bytes], bool] | None = None  # whether it has taken a short text, which then goes no further

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][DIRECT]  # a ring only the collector would find

    async def send_text(self, text: bytes) -> None:
        """What `send` does with a text."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Whoever still sends on a line that was closed is told so as if the client had hung up."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._account = self.counted.account(transport)

    def data_received(self, data: bytes) -> None:
        """In pieces small enough that a flood of tiny frames is noticed before it has taken long."""
        for start in range(0, len(data), PIECE):
            with step_of(self._account):
                super().data_received(data[start : start + PIECE])
            if self.close_sent or self.transport.is_closing():
                return

    def handle_text(self, event: Frame) -> None:
        if self._is_in_time() and not self._is_taken(event):
            super().handle_text(event)

    def _is_taken(self, event: Frame) -> bool:
        is_short = event.fin and len(event.data) <= SHORT
        return is_short and self.on_short is not None and self.on_short(bytes(event.data))

    def handle_bytes(self, event: Frame) -> None:
        if self._is_in_time():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_in_time():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._is_in_time():
            super().handle_ping()

    def _is_in_time(self) -> bool:
        """Count a frame. Who sends many times what would be answered is hung up on."""
        if self.close_sent:
            return False
        if self.counted.is_flood(self.transport):
            self.conn.fail(TOO_MANY_FRAMES, "too many frames")
            self.handle_parser_exception()
            return False
        return True


def direct_line(scope: Mapping[str, Any]) -> SocketConnection | None:
    """The connection that an application is called for; None behind another web server than ours."""
    line: SocketConnection | None = scope.get("extensions", {}).get(DIRECT)
    return line


def counted_protocols(settings: Settings, shares: LoopShares) -> dict[str, Any]:
    """The settings of uvicorn that make it count its connections."""
    counted = Connections(settings, shares)
    return {
        "http": type("CountedHttp", (HttpConnection,), {"counted": counted}),
        "ws": type("CountedSocket", (SocketConnection,), {"counted": counted}),
        "backlog": ACCEPTED_AT_ONCE,
    }


# Open files -----------------------------------------------------------------------------------------------------------


def open_files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def allow_more_files() -> None:
    """As many as the system lets us have: its usual limit is meant for programs that serve nobody."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if resource.RLIM_INFINITY != soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class FilesWarning:
    """Tells of connections that have to wait for room, at most once a minute; asyncio would do so every second."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        wrong = context.get("exception")
        if not isinstance(wrong, OSError) or wrong.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + TELL_EVERY
            logger.warning("new connections wait: %s", wrong)
