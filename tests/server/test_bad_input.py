"""What no client of ours sends: each is answered with a sentence, by HTTP and by socket, and never as our own fault."""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

import pytest

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
