"""One table: looking at it, acting at it, looking back, and going on from there elsewhere."""

import secrets
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from roundhouse.server.closed import TableClosed, export_of, snapshot_for
from roundhouse.server.commands import Command, Receipt, execute
from roundhouse.server.deleting import delete as delete_table
from roundhouse.server.errors import ServerError
from roundhouse.server.hints import advise
from roundhouse.server.live import now
from roundhouse.server.loop_shares import in_pieces, listed
from roundhouse.server.opening import invite, open_as_planned, terms_of
from roundhouse.server.questions import Question, answer
from roundhouse.server.rematch import play_again
from roundhouse.server.request_context import bearer, registry_of, request_language, visit
from roundhouse.server.routes.games import Lang
from roundhouse.server.routes.refusals import refusals
from roundhouse.server.shapes import (
    Deleted,
    Ended,
    Followed,
    ForkPlan,
    Invitation,
    Inviting,
    Opened,
    Role,
    SeenTable,
    TableExport,
)
from roundhouse.server.views import read_eyes, view_of
from roundhouse.server.writing import written
from roundhouse.tables import OWN, TableError, open_from
from roundhouse.tables.shapes import Answer, ChatPage, HintView, StepView, StoryTurn
from roundhouse.tables.snapshots import SPECTATOR

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(min_length=1, max_length=32)]
Seat = Annotated[
    int | None,
    # The framework forgets a bound of 0 when it describes what may be left out.
    QueryParameter(ge=0, le=11, schema_extra={"minimum": 0}, description="with the eyes of which of your seats"),
]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="the log only from after this version")]
LAST_LINE = 1_000_000_000
CHAT_PAGE = 50
Before = Annotated[int, QueryParameter(ge=1, le=LAST_LINE, description="lines with smaller numbers than this")]
StepNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
EyesWord = Annotated[
    str, QueryParameter(pattern="^(own|all|spectator|[0-9]{1,2})$", description="own, spectator, a seat, or all")
]
OwnEyesWord = Annotated[str, QueryParameter(pattern="^(own|spectator)$", description="own or spectator")]
CLOSED = refusals(401, 403, 404, 409, 410)
ASKED_TOO_MUCH = refusals(401, 403, 404, 409, 410, 422)


@get("/", summary="The table as your seat sees it", responses=CLOSED)
async def look(request: Asked, table_id: Id, seat: Seat = None, since: Since = 0, lang: Lang = None) -> SeenTable:
    live, visitor = await visit(request, table_id)
    view = view_of(live, visitor, visitor.reader(seat), request_language(request), since)
    return cast(SeenTable, msgspec.Raw(written(view)))


@delete("/", summary="Delete the table, or your part of it", status_code=200, responses=CLOSED)
async def delete_own(request: Asked, table_id: Id) -> Deleted:
    """The whole table where nobody else has a part in it, or by the host before the start; else what is yours.

    Refused while others play at it with you.
    """
    token = bearer(request)
    if token is None:
        raise ServerError("server-token-wanted", 401)
    return await delete_table(registry_of(request), table_id, token)


@get("/role", summary="What your token opens", responses=CLOSED)
async def role(request: Asked, table_id: Id) -> Role:
    live, visitor = await visit(request, table_id)
    header = live.header
    return Role(header.id, header.game, header.name, visitor.host, list(visitor.seats), list(visitor.invited))


@post("/commands", summary="Act", status_code=200, responses=ASKED_TOO_MUCH)
async def act(request: Asked, table_id: Id, data: JSONBody[Command], lang: Lang = None) -> Receipt:
    """When the answer comes, it is durable. Sent again with the same key, it happens once."""
    live, visitor = await visit(request, table_id)
    return await execute(live, visitor, data, request.app.state.gate.admit_talk)


@get("/chat", summary="A page of what was said", responses=CLOSED)
async def chat(request: Asked, table_id: Id, before: Before = LAST_LINE) -> ChatPage:
    """The lines before the one of that number, by default the last ones; the newest are in every view."""
    live, _ = await visit(request, table_id)
    return await live.lines_before(before, CHAT_PAGE)


@post("/invitations", summary="Invite somebody to a seat", responses=ASKED_TOO_MUCH)
async def invite_one(request: Asked, table_id: Id, data: JSONBody[Inviting]) -> Invitation:
    """By the host; once the game has begun, to a bot's seat by the host and to one's own by its holder."""
    live, visitor = await visit(request, table_id)
    return await invite(live, visitor, data, bearer(request) or "")


@post("/ask", summary="Ways to actions or targets, and why not", status_code=200, responses=ASKED_TOO_MUCH)
async def ask(request: Asked, table_id: Id, data: JSONBody[Question], lang: Lang = None) -> Answer:
    """It changes nothing, and nothing hidden shows in the answer. Refused when the table has moved on."""
    live, visitor = await visit(request, table_id)
    return await answer(live, visitor, data, request_language(request))


@get("/hint", summary="What the game would do in your place now", responses=refusals(401, 403, 404, 409, 410, 503))
async def hint(request: Asked, table_id: Id, seat: Seat = None, lang: Lang = None) -> HintView:
    """Refused at a table without hints, out of turn, and where the game has nothing to say."""
    live, visitor = await visit(request, table_id)
    return await advise(live, visitor.own_seat(seat), registry_of(request).workers, request_language(request))


@get("/steps/{step:int}", summary="The game after so many moves", responses=CLOSED)
async def look_back(
    request: Asked, table_id: Id, step: StepNumber, seat: Seat = None, eyes: EyesWord = OWN
) -> StepView:
    live, visitor = await visit(request, table_id)
    return live.table.view_at(step, visitor.reader(seat), read_eyes(eyes))


@get("/story", summary="Every turn so far, as your seat saw it; after the end as anybody did", responses=CLOSED)
async def whole_story(
    request: Asked, table_id: Id, seat: Seat = None, eyes: EyesWord = OWN, lang: Lang = None
) -> list[StoryTurn]:
    live, visitor = await visit(request, table_id)
    return await in_pieces(listed(live.table.story(visitor.reader(seat), request_language(request), read_eyes(eyes))))


@get("/record", summary="The whole record, after the end", responses=CLOSED)
async def record(request: Asked, table_id: Id) -> Ended:
    live, _ = await visit(request, table_id)
    if live.table.phase != "over":
        raise TableError("table-still-secret")
    view = live.table.view(None, request_language(request))
    return Ended(view["record"], view["seed"], view["salt"], view["commitment"], view["start"], view["result"])


@get("/export", summary="All that you may see of the table, to keep", responses=CLOSED)
async def export(
    request: Asked, table_id: Id, seat: Seat = None, eyes: OwnEyesWord = OWN, lang: Lang = None
) -> TableExport:
    """At any time, also when nobody knows the rules of the table any more."""
    language, registry = request_language(request), registry_of(request)
    try:
        live, visitor = await visit(request, table_id)
        reader = None if eyes == SPECTATOR else visitor.reader(seat)
        notes = None if reader is None else live.table.talk.notes_of(live.seating[reader])
        chat = (await live.lines_before(LAST_LINE, registry.settings.chat_lines))["lines"]
        shown = await snapshot_for(live.table, reader, language)
        return export_of(live.header, shown, chat, notes, visitor, reader, language)
    except TableClosed as closed:
        visitor = closed.table.visitor(bearer(request) or "")
        reader = None if eyes == SPECTATOR else visitor.reader(seat)
        said = await registry.store.lines_before(table_id, LAST_LINE, registry.settings.chat_lines)
        return closed.table.export(visitor, reader, said, language)


@post("/fork", summary="Another table from a step of this one", responses=ASKED_TOO_MUCH)
async def fork(request: Asked, table_id: Id, data: JSONBody[ForkPlan]) -> Opened:
    """All that these eyes could not know, and all luck to come, is drawn anew."""
    live, visitor = await visit(request, table_id)
    own = data.eyes if isinstance(data.eyes, int) and data.eyes in visitor.seats else None
    reader = visitor.reader(own)
    eyes: int | Literal["own"] | None = None if data.eyes == "spectator" else data.eyes
    position = live.table.fork(data.step, reader, secrets.randbits(62), eyes)
    if len(data.seats) != live.table.players:
        raise ServerError("server-fork-seats", 422, players=live.table.players)
    through = reader if eyes == OWN else eyes
    first = open_from(live.table.game, position, eyes=through, at=now(), terms=terms_of(data.terms))
    return await open_as_planned(registry_of(request), data, first, request_language(request))


@post("/again", summary="Another table for the same people, after the end", responses=CLOSED)
async def again(request: Asked, table_id: Id) -> Followed:
    """Opened by the first to ask; everybody else is led there, to the seat they had."""
    live, visitor = await visit(request, table_id)
    return await play_again(registry_of(request), live, visitor, bearer(request) or "", request_language(request))


tables_router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[
        look,
        delete_own,
        role,
        act,
        chat,
        invite_one,
        ask,
        hint,
        look_back,
        whole_story,
        record,
        export,
        fork,
        again,
    ],
    tags=["tables"],
    security=[{"token": []}],
)
