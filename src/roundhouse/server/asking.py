"""Who asks, and in which language: what every route needs to know of a request."""

from typing import Any

from litestar.connection import ASGIConnection

from roundhouse.server.errors import ServerError, language_of
from roundhouse.server.house import House
from roundhouse.server.live import LiveTable, Visitor
from roundhouse.server.tokens import LONGEST_TOKEN

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def language(connection: Connection) -> str:
    return language_of(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def bearers(connection: Connection) -> list[str]:
    """The tokens sent, most requests have one: `Authorization: Bearer one, two`."""
    scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in sent.split(",") if 0 < len(token.strip()) <= LONGEST_TOKEN]


def bearer(connection: Connection) -> str | None:
    found = bearers(connection)
    return found[0] if found else None


async def visit(connection: Connection, table_id: str) -> tuple[LiveTable, Visitor]:
    """The table, if the request comes with a token of it. Without one, not even its existence is told."""
    token = bearer(connection)
    if token is None:
        raise ServerError("server-token-wanted", 401)
    try:
        live = await house_of(connection).table(table_id)
    except ServerError:
        raise ServerError("server-no-such-token", 403) from None
    return live, live.visitor(token)
