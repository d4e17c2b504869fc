"""The gate: rate limits by address, our own names, allowed origins, and the headers every answer carries."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.addresses import asked_host, client_address, is_own_host, networks, plain_name
from roundhouse.server.errors import ServerError
from roundhouse.server.loop_shares import LoopShares, charged, payer, turn
from roundhouse.server.request_context import Connection
from roundhouse.server.settings import Settings
from roundhouse.server.token_buckets import TokenBuckets

SAFE = ("GET", "HEAD", "OPTIONS")
MAX_NAME_SHOWN = 80

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Gate:
    """What is asked of everybody, at every request and every frame."""

    def __init__(self, settings: Settings, shares: LoopShares) -> None:
        self.settings = settings
        self.shares = shares
        self._proxies = networks(settings.proxies)
        self._names = frozenset(plain_name(name) for name in settings.names)
        self._requests = TokenBuckets(settings.rate, settings.burst)
        self._code_tries = TokenBuckets(settings.code_tries / 60, settings.code_tries)
        self._talk = TokenBuckets(settings.talk_rate, settings.talk_burst)
        self._sockets: Counter[str] = Counter()

    def address(self, scope: Scope) -> str:
        """Where a request comes from: what all limits are counted by."""
        return client_address(scope, self._proxies)

    def admit(self, address: str) -> None:
        """A request, or a frame of a socket."""
        if not self._requests.take(address, time.monotonic()):
            raise ServerError("server-too-many", 429)

    def admit_code(self, connection: Connection) -> None:
        """A try with a code, which is short enough to be guessed without a limit on tries."""
        if not self._code_tries.take(self.address(connection.scope), time.monotonic()):
            raise ServerError("server-too-many", 429)

    def admit_talk(self, person: str) -> None:
        """Something said or noted: counted by the person, because many may sit behind one address."""
        if not self._talk.take(person, time.monotonic()):
            raise ServerError("server-talk-too-fast", 429)

    @contextmanager
    def socket_slot(self, connection: Connection) -> Iterator[bool]:
        """A socket, which counts for its address until it ends. Whether there was room for it."""
        address = self.address(connection.scope)
        room = self._sockets[address] < self.settings.address_sockets
        self._sockets[address] += room
        try:
            yield room
        finally:
            self._sockets[address] -= room
            if not self._sockets[address]:
                del self._sockets[address]

    def check_host(self, connection: Connection) -> None:
        """Refuse requests for another name than ours, so that no page of another site can pass for our own."""
        asked = asked_host(connection.headers.get("host", ""))
        if asked is None or not is_own_host(asked, connection.scope, self._names):
            raise ServerError("server-foreign-host", 421, name=(asked or "")[:MAX_NAME_SHOWN])

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
        payer.set(self.gate.shares.account(self.gate.address(scope)))
        await turn()
        await charged(self._admit(scope, receive, send, next_app))

    async def _admit(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = Connection(scope, receive, send)
        self.gate.admit(self.gate.address(scope))
        self.gate.check_host(connection)
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
