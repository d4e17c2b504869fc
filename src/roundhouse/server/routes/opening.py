"""Opening a table, sitting down at one, and finding one's tables again."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from roundhouse.bots import LEVELS
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.registry import game as game_of, games
from roundhouse.server.closed import TableClosed
from roundhouse.server.deleting import deletion_here
from roundhouse.server.live import LiveTable, now
from roundhouse.server.loop_shares import turn
from roundhouse.server.opening import join, open_as_planned, terms_of
from roundhouse.server.registry import TableRegistry
from roundhouse.server.request_context import bearer, bearers, registry_of, request_language
from roundhouse.server.routes.games import line
from roundhouse.server.routes.refusals import refusals
from roundhouse.server.shapes import Joined, Joining, Opened, OwnTable, SeatPlan, TablePlan
from roundhouse.server.storage import StorageAway
from roundhouse.server.tokens import table_of
from roundhouse.server.visitors import Visitor
from roundhouse.tables import open_table

Asked = Request[Any, Any, Any]
MAX_TABLES = 50
DEMO_SEATS = 4


@post("/tables", summary="Open a table", responses=refusals(404, 409, 422))
async def open_one(request: Asked, data: JSONBody[TablePlan]) -> Opened:
    first = open_table(
        game_of(data.game), players=len(data.seats), options=data.options, terms=terms_of(data.terms), at=now()
    )
    return await open_as_planned(registry_of(request), data, first, request_language(request))


@post("/demo", summary="Watch bots play", responses=refusals())
async def demo(request: Asked) -> Opened:
    """The strongest bots we have, at a table nobody else sits at."""
    game = game_of(games()[now() % len(games())])
    level = list(LEVELS)[-1]
    players = min(DEMO_SEATS, max(game.players))
    plan = TablePlan(game=game.id, seats=[SeatPlan(kind="bot", level=level) for _ in range(players)])
    first = open_table(game, players=players, at=now())
    return await open_as_planned(registry_of(request), plan, first, request_language(request))


@post("/join", summary="Sit down", responses=refusals(403, 404, 409, 410, 422))
async def sit_down(request: Asked, data: JSONBody[Joining]) -> Joined:
    if data.code is not None:
        request.app.state.gate.admit_code(request)
    return await join(registry_of(request), data, bearer(request))


@get("/mine", summary="The tables of the tokens sent", responses=refusals(), security=[{"token": []}, {}])
async def mine(request: Asked) -> list[OwnTable]:
    """Several tokens stand behind one another, with commas. One that opens nothing is passed over."""
    own = []
    for token in bearers(request)[:MAX_TABLES]:
        try:
            own.append(await _line_of(registry_of(request), token, request_language(request)))
        except StorageAway:
            raise
        except RoundhouseError:
            continue
    return own


async def _line_of(registry: TableRegistry, token: str, language: str) -> OwnTable:
    try:
        live = await registry.table(table_of(token))
        await turn()
        return _own(live, live.visitor(token), language, registry.expiry.kept_until(live))
    except TableClosed as closed:
        visitor = closed.table.visitor(token)
        return closed.table.own_line(visitor, language, registry.expiry.kept_until(closed.table))


def _own(live: LiveTable, visitor: Visitor, language: str, kept_until: int | None) -> OwnTable:
    table = live.table
    reader = visitor.reader(None)
    acting = [seat for seat in visitor.seats if seat in table.actors]
    prompt = table.game.prompt(table.playing().here(acting[0]), acting[0], language) if acting else None
    return OwnTable(
        live.header.id,
        table.game.id,
        line(table.game, language).title,
        live.header.name,
        table.phase,
        visitor.host,
        list(visitor.seats),
        bool(acting),
        prompt,
        None if reader is None else table.flags().get(reader),
        table.players,
        table.log[-1].at if table.log else live.header.created,  # an entry of one seat alone is nobody's business
        deletion_here(live, visitor),
        kept_until,
    )


opening_router = Router("/api", route_handlers=[open_one, demo, sit_down, mine], tags=["opening"])
