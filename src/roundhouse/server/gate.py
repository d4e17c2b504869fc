"""The gate: rate limits by address, allowed origins, and the headers every answer carries."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.errors import ServerError
from roundhouse.server.request_context import Connection
from roundhouse.server.settings import Settings

MAX_ADDRESSES = 10_000
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class TokenBuckets:
    """So many requests at once for each address, refilled at a rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, at: float) -> bool:
        level, since = self._kept.pop(address, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.rate)
        passed = level >= 1
        self._kept[address] = (level - 1 if passed else level, at)
        if len(self._kept) > MAX_ADDRESSES:
            self._kept.popitem(last=False)
        return passed


class Gate:
    """What is asked of everybody, at every request and every frame."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._requests = TokenBuckets(settings.rate, settings.burst)
        self._code_tries = TokenBuckets(settings.code_tries / 60, settings.code_tries)
        self._sockets: Counter[str] = Counter()

    def admit(self, connection: Connection) -> None:
        if not self._requests.take(_address(connection.scope), time.monotonic()):
            raise ServerError("server-too-many", 429)

    def admit_code(self, connection: Connection) -> None:
        """A try with a code, which is short enough to be guessed without a limit on tries."""
        if not self._code_tries.take(_address(connection.scope), time.monotonic()):
            raise ServerError("server-too-many", 429)

    @contextmanager
    def socket_slot(self, connection: Connection) -> Iterator[bool]:
        """A socket, which counts for its address until it ends. Whether there was room for it."""
        address = _address(connection.scope)
        room = self._sockets[address] < self.settings.address_sockets
        self._sockets[address] += room
        try:
            yield room
        finally:
            self._sockets[address] -= room
            if not self._sockets[address]:
                del self._sockets[address]

    def check_origin(self, connection: Connection) -> None:
        """Refuse requests from pages of other sites (cross-site request forgery)."""
        origin = connection.headers.get("origin")
        foreign = connection.headers.get("sec-fetch-site") in ("cross-site", "same-site")
        if origin is None and not foreign:
            return
        own = urlsplit(origin or "").netloc == connection.headers.get("host")
        if not own and origin not in self.settings.origins:
            raise ServerError("server-other-origin", 403)


class GateMiddleware(ASGIMiddleware):
    """Applies the gate to every request and socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = Connection(scope, receive, send)
        self.gate.admit(connection)
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE:
            self.gate.check_origin(connection)
        await next_app(scope, receive, send)


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, errors included. What the programming interface answers is never kept by anybody."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
