"""Running the server in this process."""

from collections.abc import Callable
from dataclasses import replace

import uvicorn

from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings

LOOPBACK = "127.0.0.1"


class Announced(uvicorn.Server):
    """A server that says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(None)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.announce(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")


def run(
    host: str = LOOPBACK,
    port: int = 8000,
    *,
    settings: Settings | None = None,
    database: str | None = None,
    announce: Callable[[str], None] = print,
) -> None:
    """Serve until interrupted. `announce` is called with the address once it can be reached; port 0 takes any."""
    chosen = settings or Settings()
    if database is not None:
        chosen = replace(chosen, database=database)
    config = uvicorn.Config(
        create_app(chosen),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=chosen.body_limit,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
    )
    Announced(config, announce).run()
