"""The HTTP routes, topic by topic."""

from roundhouse.server.routes.games import games_router
from roundhouse.server.routes.info import info_router
from roundhouse.server.routes.opening import opening_router
from roundhouse.server.routes.tables import tables_router

__all__ = ["games_router", "info_router", "opening_router", "tables_router"]
