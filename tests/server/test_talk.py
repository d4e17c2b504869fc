"""Chat and notes: in nobody's way, at a rate of their own, page by page, and no more than is kept."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import rows
from tests.server.running import Guest, Running, choose, decision, eventually, key, serving

pytestmark = pytest.mark.anyio


async def acting(running: Running) -> tuple[Guest, Guest]:
    """Two people, the one whose turn it is first."""
    anna, bruno = await running.friends(2)
    return (anna, bruno) if 0 in (await anna.look())["actors"] else (bruno, anna)


async def chatter(guest: Guest, lines: list[int]) -> None:
    """Talks and notes without a pause, until it is cancelled."""
    while True:
        for command in ("say", "note"):
            answer = await guest.act(command, words=f"number {len(lines)}")
            assert answer.status_code == 200, answer.text
        lines.append(len(lines))


async def said_by(guest: Guest, *numbers: int) -> None:
    for number in numbers:
        answer = await guest.act("say", words=f"line {number}")
        assert answer.status_code == 200, answer.text


def numbers(page: dict[str, Any]) -> list[int]:
    return [line["number"] for line in page["lines"]]


async def test_no_move_is_refused_because_others_talk(running: Running) -> None:
    """However fast they do: each of 22 decisions is accepted at its first try, though words fall in between."""
    anna, bruno = await running.friends(2)
    rng = random.Random(1)
    lines: list[int] = []
    talking = asyncio.create_task(chatter(bruno, lines))
    try:
        for number in range(22):
            seen = await anna.look()
            while not set(seen["actors"]) & set(seen["you"]["seats"]):
                answer = await bruno.act(**decision(await bruno.look(), rng))
                assert answer.status_code == 200, answer.text
                seen = await anna.look()

            async def talked(said: int = len(lines)) -> bool:
                assert not talking.done()
                return len(lines) > said

            await eventually(talked, bool)
            answer = await anna.act(**decision(seen, rng))
            assert answer.status_code == 200, (number, answer.text)
    finally:
        talking.cancel()


async def test_a_move_does_not_wait_for_words_that_are_being_stored(running: Running) -> None:
    mover, other = await acting(running)
    live = await running.registry.table(mover.table_id)
    seen = await mover.look()
    async with live._talk_lock:  # as long as a line is on its way to the disk
        talking = asyncio.create_task(other.act("say", words="Wait for me"))
        answer = await mover.act(**choose(seen, seen["legal"][0]["action"]))
        assert (answer.status_code, talking.done()) == (200, False)
    assert (await talking).status_code == 200


async def test_talk_has_a_rate_of_its_own_for_each_person(tmp_path: Path) -> None:
    async with serving(tmp_path, talk_rate=1e-6, talk_burst=3) as running:
        mover, other = await acting(running)
        await said_by(mover, 1, 2)
        assert (await mover.act("note", words="full")).status_code == 200
        for command in ("say", "note"):
            refused = await mover.act(command, words="too much")
            assert (refused.status_code, refused.json()["key"]) == (429, "server-talk-too-fast")
        await said_by(other, 3)
        async with mover.line() as line:
            assert (await line.do("say", words="too much"))["error"]["key"] == "server-talk-too-fast"
        seen = await mover.look()
        assert (await mover.act(**choose(seen, seen["legal"][0]["action"]))).status_code == 200
        assert [line["text"] for line in seen["chat"]] == ["line 1", "line 2", "line 3"]


async def test_a_view_has_the_newest_lines_and_older_ones_come_page_by_page(running: Running) -> None:
    opened = await running.open("you", "you")
    anna, watcher = running.guest(opened["token"]), running.guest(opened["watch"])
    await said_by(anna, *range(1, 126))
    for guest in (anna, watcher):
        seen = await guest.look()
        assert [line["number"] for line in seen["chat"]] == list(range(106, 126))
        assert seen["chat_older"]
        page = (await guest.get("/chat", before=106)).json()
        assert (numbers(page), page["older"]) == (list(range(56, 106)), True)
        page = (await guest.get("/chat", before=56)).json()
        assert (numbers(page), page["older"]) == (list(range(6, 56)), True)
        page = (await guest.get("/chat", before=6)).json()
        assert (numbers(page), page["older"]) == (list(range(1, 6)), False)
        assert page["lines"][0] == {**page["lines"][0], "by": 0, "name": "Anna", "text": "line 1"}
        assert numbers((await guest.get("/chat")).json()) == list(range(76, 126))
        assert (await guest.get("/chat", before=1)).json() == {"lines": [], "older": False}
    assert (await running.http.get(f"{anna.path}/chat")).status_code == 401


async def test_of_a_long_talk_the_oldest_lines_are_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path, chat_lines=30) as running:
        anna = await running.table("you", "you")
        await said_by(anna, *range(1, 46))
        assert numbers((await anna.get("/chat", before=40)).json()) == list(range(16, 40))
    assert rows(tmp_path, "SELECT count(*) FROM messages") == [(30,)]


async def test_words_come_back_after_a_restart_with_their_numbers(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.table("you", "you")
        await said_by(anna, *range(1, 26))
        assert (await anna.act("note", words="remember this")).status_code == 200
        before = await anna.look()
    async with serving(tmp_path) as running:
        anna = running.guest(anna.token)
        after = await anna.look()
        assert [after[name] for name in ("chat", "chat_older", "notes")] == [
            before[name] for name in ("chat", "chat_older", "notes")
        ]
        await said_by(anna, 26)
        assert (await anna.look())["chat"][-1]["number"] == 26


async def test_words_sent_again_are_said_once_however_much_was_said_since(running: Running) -> None:
    anna = await running.table("you", "you")
    sent = {"command": "say", "words": "once", "key": key()}
    first = await anna.post("/commands", sent)
    await said_by(anna, *range(40))
    assert (await anna.post("/commands", sent)).json() == first.json()
    refused = await anna.post("/commands", {**sent, "words": "twice"})
    assert (refused.status_code, refused.json()["key"]) == (409, "table-key-used")
    assert (await anna.look())["chat"][-1]["number"] == 41


async def test_a_note_stands_for_all_before_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna, bruno = await running.friends(2)
        version = (await anna.look())["version"]
        async with bruno.line() as line:
            views = (await line.view())["notes"]
            for number in range(50):
                assert (await anna.act("note", words=f"{number} " + "x" * 9_000)).status_code == 200
            assert (await line.do("say", words="nothing came in between"))["type"] == "ack"
            assert (await line.until(0))["notes"] == views
        sent = {"command": "note", "words": "the last", "key": key()}
        first = await anna.post("/commands", sent)
        assert (await anna.post("/commands", sent)).json() == first.json()
        assert (await anna.post("/commands", {**sent, "words": "other"})).json()["key"] == "table-key-used"
        seen = await anna.look()
        assert (seen["notes"], seen["version"]) == ("the last", version)
        assert (await bruno.look())["notes"] == ""
        too_long = await anna.act("note", words="x" * 10_001)
        assert too_long.status_code == 400
    assert rows(tmp_path, "SELECT words FROM notes") == [("the last",)]


async def test_whoever_follows_at_a_seat_does_not_find_the_notes_of_the_one_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        _, bruno = await running.friends(2)
        seat = (await bruno.look())["reader"]
        assert (await bruno.act("note", words="my plans")).status_code == 200
        answer = await bruno.post("/invitations", {"seat": seat, "name": "Zoe", "key": key()})
        joined = await running.join(token=answer.json()["token"], name="Zoe")
        zoe = running.guest(joined.json()["token"])
        assert (await zoe.look())["notes"] == ""
    assert rows(tmp_path, "SELECT words FROM notes") == []
    async with serving(tmp_path) as running:
        assert (await running.guest(zoe.token).look())["notes"] == ""
