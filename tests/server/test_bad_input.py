"""What no client of ours sends: each is answered with a sentence, by HTTP and by socket, and never as our own fault."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from typing import Any

import pytest

from roundhouse.server.sockets import _read
from tests.server.running import GAME, Running, key

pytestmark = pytest.mark.anyio

DEPTH = 1_500
LISTS = "[" * DEPTH + "]" * DEPTH
OBJECTS = '{"a":' * DEPTH + "1" + "}" * DEPTH
GIANT = "n" * 60_000
BODIES = (
    LISTS.encode(),
    OBJECTS.encode(),
    b'{"game":' + LISTS.encode() + b"}",
    b"\xff\xfe{}",
    b'{"game":"\xff","name":"\xc3\x28"}',
    b'{"name":"\\ud800"}',
)


async def test_a_body_that_cannot_be_read_is_refused_in_words(running: Running) -> None:
    anna = await running.table("you", "you")
    for body in BODIES:
        for path in ("/api/tables", "/api/join", f"{anna.path}/commands", f"{anna.path}/ask", f"{anna.path}/fork"):
            answer = await running.http.post(path, content=body, headers={**anna.headers, "Accept-Language": "it"})
            assert answer.status_code == 400, answer.text
            assert answer.json()["message"].startswith("La richiesta")


def plan(**changes: Any) -> dict[str, Any]:
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    return {"game": GAME, "seats": seats, **changes}


PLANS = (
    plan(game=GIANT),
    plan(name=GIANT),
    plan(options={GIANT: True}),
    plan(options={"even-dividends": GIANT}),
    plan(terms={"stand_in": "n" * 40}),
    plan(**{GIANT: 1}),
    plan(seats=[{"kind": "you", "name": GIANT}]),
    plan(seats=[{"kind": "bot", "level": GIANT}]),
)


async def test_giant_names_are_refused_in_few_words(running: Running) -> None:
    for sent in PLANS:
        answer = await running.http.post("/api/tables", json=sent)
        assert answer.status_code in (400, 422), answer.text
        assert len(answer.json()["message"]) < 1_000
        assert len(answer.text) < 3_000


async def test_an_address_of_no_sense_is_refused_in_words(running: Running) -> None:
    for path in ("/api/games/{}", "/api/games/{}/board", "/api/tables/{}", "/api/tables/{}/role"):
        for name in ("n" * 30_000, "%ff%fe", "%00", "%ed%a0%80"):
            answer = await running.http.get(path.format(name), headers={"Authorization": f"Bearer {name}.x"})
            assert answer.status_code in (400, 401, 403, 404), answer.text
            assert len(answer.json()["message"]) < 1_000


async def test_a_code_of_no_sense_is_no_tables(running: Running) -> None:
    for wish in ({"code": "\0"}, {"token": "\0.x"}, {"code": "𝔄𝔅ℭ"}):
        answer = await running.join(name="Anna", **wish)
        assert (answer.status_code, answer.json()["key"]) in [(404, "server-no-code"), (403, "server-no-such-token")]


# One of every kind of body and of every kind of field; those that may be a number or a text are left out.
SEATED = [{"kind": "you", "name": "Anna", "level": "greedy"}, {"kind": "bot", "level": "random"}]
LIVE = {"kind": "live", "bank": 60_000, "increment": 1}
BY_DAYS = {"kind": "correspondence", "days": 2, "opens": 0, "closes": 0}
TYPED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/tables", plan(seats=SEATED, watchers=True, starts_full=True, terms={"hints": True, "clock": LIVE})),
    ("/api/tables", plan(terms={"flag": "bot", "stand_in": "random", "clock": BY_DAYS})),
    ("/api/join", {"name": "Zoe", "token": "a.b", "code": "ABCD", "seat": 1, "key": key(), "secret": "s" * 16}),
    ("fork", {"seats": SEATED, "step": 0}),
    ("invitations", {"seat": 1, "name": "Zoe", "key": key()}),
    ("ask", {"version": 1, "seat": 0, "keep": 0, "actions": [1], "targets": [{"kind": "build"}]}),
    ("commands", {"command": "choose", "key": key(), "version": 1, "keep": 0, "actions": [1], "confirm": False}),
    ("commands", {"command": "offer", "key": key(), "version": 1, "seat": 0, "what": "pause", "to": 0}),
    ("commands", {"command": "say", "key": key(), "words": "hello"}),
    ("commands", {"command": "seat_bot", "key": key(), "seat": 1, "level": "random", "name": "Zoe"}),
)
WRONG: dict[type, tuple[Any, ...]] = {
    int: ("0", 0.5, True, [], {}),
    bool: ("true", 1, [], {}),
    str: (1, True, [], {}),
    list: ("[]", 1, {"0": 1}),
    dict: ("{}", 1, []),
}


def with_a_wrong_type(sent: Any) -> Iterator[Any]:
    """The same once for each of its fields and each type that does not belong there."""
    yield from WRONG[type(sent)]
    pairs = sent.items() if isinstance(sent, dict) else enumerate(sent) if isinstance(sent, list) else ()
    for place, inner in pairs:
        for wrong in with_a_wrong_type(inner):
            changed = copy(sent)
            changed[place] = wrong
            yield changed


async def test_a_value_of_another_type_is_refused_in_every_field(running: Running) -> None:
    """A text is not read as the number it spells, by HTTP as little as by socket."""
    anna = await running.table("you", "you")
    for path, right in TYPED:
        for sent in with_a_wrong_type(right):
            whole = path if path.startswith("/") else f"{anna.path}/{path}"
            answer = await running.http.post(whole, json=sent, headers=anna.headers)
            assert (answer.status_code, answer.json()["key"]) == (400, "server-bad-request"), (path, sent, answer.text)
            if path in ("ask", "commands") and isinstance(sent, dict):
                frame = {"type": "ask", "id": 1, **sent} if path == "ask" else {"type": "do", "command": sent}
                assert _read(json.dumps(frame).encode()) is None, frame


async def test_what_is_wrong_and_where_is_said(running: Running) -> None:
    anna = await running.table("you", "you")
    sent = {"command": "choose", "key": key(), "version": 1, "keep": "0"}
    assert (await anna.post("/commands", sent)).json()["facts"] == {"where": "keep: Expected `int`, got `str`"}


FRAMES = (
    LISTS,
    OBJECTS,
    f'{{"type":"do","command":{OBJECTS}}}',
    f'{{"type":"do","command":{{"command":"say","key":"12345678","words":{LISTS}}}}}',
    f'{{"type":"ask","id":1,"version":1,"targets":{LISTS}}}',
    '{"type":"do","command":{"command":"say","key":"12345678","words":"\\ud800"}}',
    json.dumps({"type": "do", "command": {"command": "seat_bot", "key": key(), "seat": 0, "level": GIANT}}),
    b"\xff\xfe",
)


async def test_a_frame_that_cannot_be_read_is_refused_and_the_socket_goes_on(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line(lang="it") as line:
        for frame in FRAMES:
            await line.socket.send(frame)
            assert (await line.hear("refused"))["error"]["key"] == "server-bad-frame"
            assert (await line.do("say", words="ciao"))["type"] == "ack"


async def test_who_hangs_up_in_the_middle_of_a_request_is_not_news(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Else anybody could fill the log of the host."""
    anna = await running.table("you", "you")
    host, _, port = running.url.removeprefix("http://").partition(":")
    for sent in (b"", b'{"command":'):
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST {anna.path}/commands HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {anna.token}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n".encode() + sent)
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.transport.abort()
        with suppress(ConnectionError):
            await reader.read()
    assert (await anna.act("say", words="still here")).status_code == 200
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_key_that_not_every_database_could_keep_is_refused(running: Running) -> None:
    anna = await running.table("you", "friend")
    mark = "key\0key\0key"
    for command in ({"command": "say", "words": "hello"}, {"command": "note", "words": "hello"}, {"command": "pause"}):
        assert (await anna.post("/commands", {**command, "key": mark})).status_code == 400
    assert (await anna.post("/invitations", {"seat": 1, "name": "Zoe", "key": mark})).status_code == 400
    code = (await anna.look())["code"]
    assert (await running.join(code=code, name="Zoe", key=mark)).status_code == 400
