"""The house itself: which Roundhouse this is, and how friends in the same house reach it."""

from typing import Any

from litestar import Request, Router, get

import roundhouse
from roundhouse.server.asking import house_of
from roundhouse.server.routes.answers import refusals
from roundhouse.server.shapes import HouseLine


@get("/", summary="This server", responses=refusals())
async def this_house(request: Request[Any, Any, Any]) -> HouseLine:
    return HouseLine(roundhouse.__version__, house_of(request).settings.address, roundhouse.compiled)


house_router = Router("/api/house", route_handlers=[this_house], tags=["house"])
