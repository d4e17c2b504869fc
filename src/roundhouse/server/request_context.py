"""What every route needs to know of a request: the tables, the token, the language."""

from typing import Any

from litestar.connection import ASGIConnection

from roundhouse.server.errors import ServerError, language_of
from roundhouse.server.live import LiveTable
from roundhouse.server.loop_shares import turn
from roundhouse.server.registry import TableRegistry, known_visitor
from roundhouse.server.tokens import MAX_TOKEN_LENGTH
from roundhouse.server.visitors import Visitor

Connection = ASGIConnection[Any, Any, Any, Any]


def registry_of(connection: Connection) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


def request_language(connection: Connection) -> str:
    return language_of(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def bearers(connection: Connection) -> list[str]:
    """The tokens sent, most requests have one: `Authorization: Bearer one, two`."""
    scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in sent.split(",") if 0 < len(token.strip()) <= MAX_TOKEN_LENGTH]


def bearer(connection: Connection) -> str | None:
    tokens = bearers(connection)
    return tokens[0] if tokens else None


async def visit(connection: Connection, table_id: str) -> tuple[LiveTable, Visitor]:
    """The table, if the request comes with a token of it. Without one, the answer does not reveal whether it exists."""
    token = bearer(connection)
    if token is None:
        raise ServerError("server-token-wanted", 401)
    live, visitor = await known_visitor(registry_of(connection), table_id, token)
    await turn()
    return live, visitor
