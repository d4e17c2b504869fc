"""The server put together: routes, the socket, the gate, the storage behind them, and how errors are reported."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ExceptionHandlersMap

import roundhouse
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.registry import game, games
from roundhouse.kernel.text import LANGUAGES, common
from roundhouse.server.bodies import JsonRequest
from roundhouse.server.client import client_route
from roundhouse.server.errors import Refusal, ServerError, refusal, status_of
from roundhouse.server.gate import Gate, GateMiddleware, add_headers
from roundhouse.server.loop_shares import LoopShares
from roundhouse.server.openapi import tighten_schema
from roundhouse.server.registry import TableRegistry
from roundhouse.server.request_context import request_language
from roundhouse.server.routes import games_router, info_router, opening_router, tables_router
from roundhouse.server.routes.games import line
from roundhouse.server.settings import Settings
from roundhouse.server.sockets import table_socket

logger = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
# The error keys of the framework's own statuses.
_KEYS = {404: "server-not-found", 405: "server-bad-method", 413: "server-too-large"}


def create_app(settings: Settings | None = None, shares: LoopShares | None = None) -> Litestar:
    """The application, to be run by any ASGI server; one that reads on account of its clients gives their shares."""
    chosen = settings or Settings()
    gate = Gate(chosen, shares or LoopShares(chosen.loop_share, chosen.loop_burst))

    @asynccontextmanager
    async def registry_lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(chosen)
        app.state.registry = registry
        app.state.gate = gate
        _warm_up()
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = Litestar(
        route_handlers=[
            info_router,
            games_router,
            opening_router,
            tables_router,
            table_socket,
            client_route(chosen.static),
        ],
        lifespan=[registry_lifespan],
        middleware=[GateMiddleware(gate)],
        before_send=[add_headers],
        exception_handlers=_handlers(),
        request_class=JsonRequest,
        request_max_body_size=chosen.body_limit,
        openapi_config=_openapi(),
        on_app_init=[_plain_logging],
    )
    tighten_schema(app)
    return app


def _plain_logging(config: AppConfig) -> AppConfig:
    """Logging is the host's to set up."""
    config.logging_config = None
    return config


def _warm_up() -> None:
    """So that the first player does not wait for catalogues to be read."""
    for language in LANGUAGES:
        common(language)
        for name in games():
            line(game(name), language)


def _openapi() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a seat, a host or a spectator")
    return OpenAPIConfig(
        title="Roundhouse",
        version=roundhouse.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"token": token}),
    )


# Errors ---------------------------------------------------------------------------------------------------------------


def _handlers() -> ExceptionHandlersMap:
    return {RoundhouseError: _refused, HTTPException: _bad_request, Exception: _internal_error}


def _error_response(request: Asked, wrong: RoundhouseError, status: int) -> Response[Refusal]:
    return Response(refusal(wrong, request_language(request)), status_code=status, media_type="application/json")


def _refused(request: Asked, wrong: RoundhouseError) -> Response[Refusal]:
    return _error_response(request, wrong, status_of(wrong))


def _bad_request(request: Asked, wrong: HTTPException) -> Response[Refusal]:
    status = wrong.status_code
    if status >= 500:
        return _internal_error(request, wrong)
    key = _KEYS.get(status)
    if key is None:
        where = _where(wrong)
        return _error_response(request, ServerError("server-bad-request", status, where=where), status)
    answer = _error_response(request, ServerError(key, status), status)
    answer.headers.update(wrong.headers or {})
    return answer


def _where(wrong: HTTPException) -> str:
    """The fields the framework complains about, in its own words."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    faults = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(faults)[:500] or str(wrong.detail)[:500]


def _internal_error(request: Asked, wrong: Exception) -> Response[Refusal]:
    """A defect: logged in full, while the client gets a general error."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return _error_response(request, ServerError("server-broken", 500), 500)
