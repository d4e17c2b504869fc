"""The server itself: its version, and how friends in the local network reach it."""

from typing import Any

from litestar import Request, Router, get

import roundhouse
from roundhouse.server.request_context import registry_of
from roundhouse.server.routes.refusals import refusals
from roundhouse.server.shapes import ServerInfo


@get("/", summary="This server", responses=refusals())
async def server_info(request: Request[Any, Any, Any]) -> ServerInfo:
    return ServerInfo(roundhouse.__version__, registry_of(request).settings.address, roundhouse.compiled)


info_router = Router("/api/server", route_handlers=[server_info], tags=["server"])
