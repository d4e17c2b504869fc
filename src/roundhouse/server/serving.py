"""Running the server in this process: where it listens, and from where it can be reached."""

import asyncio
import ipaddress
import socket
import sys
from collections.abc import Callable

import uvicorn

from roundhouse.server.app import create_app
from roundhouse.server.connections import FilesWarning, allow_more_files, counted_protocols
from roundhouse.server.garbage import collect
from roundhouse.server.loop_shares import LoopShares
from roundhouse.server.quiet_log import quieten
from roundhouse.server.settings import Settings

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
BACKLOG = 2048
# Long enough for an answer under way; a socket that is open is told to come back later.
GRACE_SECONDS = 5
WEB_SERVER_LOG = "uvicorn.error"  # where it tells of requests that are none, among other things
# The thread that writes asks for its turn at every statement.
SWITCH_SECONDS = 0.0005
# An address that belongs to nobody. Asked for the way to it, the system names our own end of that way.
UNROUTED_ADDRESS = ("192.0.2.1", 9)


class AnnouncingServer(uvicorn.Server):
    """A server that says where it is once it can be reached, and has its garbage collected as it suits."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(FilesWarning())
        await super().startup(sockets)
        self.garbage = asyncio.create_task(collect())
        for listener in sockets or []:
            self.announce(own_address(listener))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.garbage.cancel()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket nobody else can have any more; port 0 takes any. OSError if it is taken or not ours to take."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    # What the listener has, its connections have. Without it an answer's body waits 40 ms behind its headers.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def own_address(listener: socket.socket) -> str:
    """How a browser on this machine reaches it."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = LOOPBACK
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address(listener: socket.socket) -> str | None:
    """How others in the local network reach it; None without such a network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(UNROUTED_ADDRESS)
        except OSError:
            return None
        host = way.getsockname()[0]
    if ipaddress.ip_address(host).is_loopback:
        return None
    return f"http://{host}:{listener.getsockname()[1]}"


def server_config(settings: Settings) -> uvicorn.Config:
    """How the application is run. Whom a forwarded address is believed is for the gate to say, not for uvicorn."""
    shares = LoopShares(settings.loop_share, settings.loop_burst)
    return uvicorn.Config(
        create_app(settings, shares),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,  # it costs more time than all the rest of a view, to save a few kilobytes
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        **counted_protocols(settings, shares),
    )


def serve(listener: socket.socket, settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until interrupted. `announce` is called with the address once it can be reached."""
    allow_more_files()
    quieten(WEB_SERVER_LOG)
    config = server_config(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    AnnouncingServer(config, announce).run(sockets=[listener])


def run(
    host: str = LOOPBACK,
    port: int = 8000,
    *,
    settings: Settings | None = None,
    announce: Callable[[str], None] = print,
) -> None:
    """Listen there and serve until interrupted; port 0 takes any."""
    with listen(host, port) as listener:
        serve(listener, settings or Settings(), announce)
