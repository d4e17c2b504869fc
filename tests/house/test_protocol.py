"""docs/protocol.md names every route, command and frame of the server, and every field of what it sends."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from roundhouse.server import commands, shapes, sockets
from roundhouse.server.app import create_app
from roundhouse.server.errors import Refusal
from roundhouse.tables import shapes as tables

PROTOCOL = Path("docs/protocol.md").read_text(encoding="utf-8")
FENCED = re.compile(r"```.*?```", re.DOTALL)
CODE = [
    *re.findall(r"`([^`]+)`", FENCED.sub("", PROTOCOL).replace("\n", " ")),
    *re.findall(r"(?m)^ {4,}(.+)$", PROTOCOL),
    *FENCED.findall(PROTOCOL),
]
WORDS = set(re.findall(r"[a-z_]+", " ".join(CODE)))
SENT = [
    tables.Answer,
    tables.Change,
    tables.ChatLine,
    tables.ChatPage,
    tables.ClockView,
    tables.Detail,
    tables.FinalChoice,
    tables.HintReason,
    tables.HintView,
    tables.LegalChoice,
    tables.LogLine,
    tables.OfferView,
    tables.Origin,
    tables.Reason,
    tables.Result,
    tables.SeatView,
    tables.Standing,
    tables.StepView,
    tables.StoryTurn,
    tables.ToldEvent,
    tables.TurnView,
    tables.Way,
    commands.Receipt,
    shapes.ActionKind,
    shapes.ActionTarget,
    shapes.Deleted,
    shapes.Ended,
    shapes.Followed,
    shapes.ForkPlan,
    shapes.Invitation,
    shapes.Inviting,
    shapes.Joined,
    shapes.Joining,
    shapes.Opened,
    shapes.OwnTable,
    shapes.Role,
    shapes.SeatPlan,
    shapes.SeenTable,
    shapes.TablePlan,
    shapes.TermsPlan,
    shapes.You,
    Refusal,
]


def fields(shape: Any) -> set[str]:
    """The names of a shape's fields as they travel."""
    if issubclass(shape, msgspec.Struct):
        return {field.encode_name for field in msgspec.structs.fields(shape)}
    return set(get_type_hints(shape))


def tags(union: Any) -> list[str]:
    """How the members of a union are told apart."""
    return [str(member.__struct_config__.tag) for member in get_args(union)]


def routes() -> list[str]:
    """Every route with its methods, as the document writes it: `GET /api/tables/<id>/steps/<n>`."""
    found = []
    for path, item in (create_app().openapi_schema.paths or {}).items():
        plain = re.sub(r"/{step}", "/<n>", path)
        plain = re.sub(r"{[a-z_]+}", "<id>", plain)
        methods = [name for name in ("get", "post", "delete", "put", "patch") if getattr(item, name) is not None]
        found += [f"{method.upper()} {plain}" for method in methods]
    return found


def is_named(route: str) -> bool:
    """Whether a route is written out, or by its end: `GET …/story`."""
    method, path = route.split()
    written = {f"{method} {path}".rstrip("/"), f"{method} …/{path.rsplit('<id>/', 1)[-1]}"}
    return any(code.split("?")[0].rstrip("/") in written for code in CODE)


def test_every_route_is_named() -> None:
    found = routes()
    assert len(found) > 20
    assert [route for route in found if not is_named(route)] == []


@pytest.mark.parametrize("shape", SENT, ids=lambda shape: str(shape.__name__))
def test_every_field_is_named(shape: Any) -> None:
    assert fields(shape) - WORDS == set()


@pytest.mark.parametrize("tag", tags(commands.Command))
def test_every_command_is_named(tag: str) -> None:
    assert tag in WORDS


@pytest.mark.parametrize("frame", [*get_args(sockets.ClientFrame), *get_args(sockets.ServerFrame)])
def test_every_frame_is_named_with_its_fields(frame: Any) -> None:
    assert {str(frame.__struct_config__.tag), *fields(frame)} - WORDS == set()
