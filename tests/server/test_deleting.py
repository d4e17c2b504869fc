"""Deleting what is one's own: alone at once, with others only one's own part, and nobody's game from under them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import rows
from tests.server.running import Guest, Line, Running, eventually, serving
from tests.server.test_closed import newer

pytestmark = pytest.mark.anyio


async def is_told(line: Line, why: str) -> None:
    """Over the socket, which ends with that."""
    assert (await line.hear("refused"))["error"]["key"] == why
    with pytest.raises(ConnectionClosed) as ended:
        await line.hear("view")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4410


async def must_be_gone(guest: Guest, why: str = "server-gone-deleted") -> None:
    for answer in (await guest.get(), await guest.get("/export"), await guest.act("pause"), await guest.delete()):
        assert (answer.status_code, answer.json()["key"]) == (410, why)


async def played_to_the_end(running: Running) -> list[Guest]:
    """Two people whose game is over, and who have talked and made notes."""
    people, watcher = await running.finished([0], [1], players=2)
    for seat, guest in enumerate(people):
        assert (await guest.act("say", words=f"words of {seat}")).status_code == 200
        assert (await guest.act("note", words=f"a secret of {seat}")).status_code == 200
    return [*people, watcher]


async def test_who_is_alone_with_bots_deletes_the_table_at_once(running: Running, tmp_path: Path) -> None:
    opened = await running.open("you", "bot", "bot")
    anna, watcher = running.guest(opened["token"]), running.guest(opened["watch"])
    assert (await anna.look())["deletes"] == "table"
    async with anna.line() as own, watcher.line() as line:
        await own.view()
        await line.view()
        assert (await anna.delete()).json() == {"gone": True}
        await is_told(line, "server-gone-deleted")
        await is_told(own, "server-gone-deleted")
    await must_be_gone(anna)
    await must_be_gone(watcher)
    assert (await running.http.get("/api/mine", headers=anna.headers)).json() == []
    assert (await running.join(code=opened["code"], name="Bruno")).json()["key"] == "server-no-code"
    for name in ("tables", "entries", "grants", "messages", "notes", "snapshots"):
        assert rows(tmp_path, f"SELECT count(*) FROM {name}") == [(0,)]


async def test_several_people_at_one_screen_are_one_person_here(running: Running) -> None:
    both = await running.table("you", "you")
    assert (await both.delete()).json() == {"gone": True}


async def test_before_the_start_the_host_deletes_the_table_and_all_are_told(running: Running) -> None:
    opened = await running.open("you", "friend", "friend")
    anna = running.guest(opened["token"])
    joined = await running.join(token=opened["invitations"][0]["token"], name="Bruno")
    bruno, invited = running.guest(joined.json()["token"]), running.guest(opened["invitations"][1]["token"])
    assert [(await guest.look())["deletes"] for guest in (anna, bruno, invited)] == ["table", "own", None]
    async with bruno.line() as line:
        await line.view()
        assert (await anna.delete()).json() == {"gone": True}
        await is_told(line, "server-gone-deleted")
    await must_be_gone(bruno)
    late = await running.join(token=invited.token, name="Carla")
    assert (late.status_code, late.json()["key"]) == (410, "server-gone-deleted")


async def test_before_the_start_a_guest_gives_the_seat_up(running: Running) -> None:
    opened = await running.open("you", "friend", "friend")
    anna = running.guest(opened["token"])
    joined = await running.join(token=opened["invitations"][0]["token"], name="Bruno")
    bruno = running.guest(joined.json()["token"])
    await bruno.act("say", words="I shall not come")
    assert (await bruno.delete()).json() == {"gone": False}
    await must_be_gone(bruno, "server-gone-left")
    seen = await anna.look()
    assert (seen["seats"][1]["kind"], seen["seats"][1]["person"]) == ("open", False)
    assert [line["text"] for line in seen["chat"]] == [""]


async def test_a_game_under_way_is_not_taken_from_the_others(running: Running) -> None:
    people = await running.friends(2)
    for guest in people:
        assert (await guest.look())["deletes"] is None
        answer = await guest.delete()
        assert (answer.status_code, answer.json()["key"]) == (409, "server-still-played")
    anna, bruno = people
    assert (await bruno.act("resign")).status_code == 200
    assert (await bruno.look())["deletes"] == "own"
    assert (await bruno.delete()).json() == {"gone": False}
    await must_be_gone(bruno, "server-gone-left")
    await anna.wait_for_turn()
    await anna.turn(random.Random(1))


async def test_after_the_end_everybody_deletes_their_own_and_the_last_one_the_table(running: Running) -> None:
    anna, bruno, watcher = await played_to_the_end(running)
    assert [(await guest.look())["deletes"] for guest in (anna, bruno, watcher)] == ["own", "own", None]
    async with anna.line() as hers, bruno.line() as his:
        await hers.view()
        await his.view()
        assert (await bruno.delete()).json() == {"gone": False}
        await is_told(his, "server-gone-left")
        seen = await hers.view()
        while [line["text"] for line in seen["chat"]] != ["words of 0", ""]:
            seen = await hers.view()
        assert seen["notes"] == "a secret of 0"
        assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Bruno"]  # what was played is hers too
    await must_be_gone(bruno, "server-gone-left")
    assert (await anna.get("/record")).status_code == 200
    assert (await anna.look())["deletes"] == "table"
    assert (await anna.delete()).json() == {"gone": True}
    await must_be_gone(anna)
    await must_be_gone(watcher)


async def test_nobody_deletes_what_is_anothers(running: Running) -> None:
    opened = await running.open("you", "friend")
    anna = running.guest(opened["token"])
    stranger = running.guest(f"{anna.table_id}.wrong")
    nowhere = running.guest("0123456789abcdef01.wrong")
    told = [await stranger.delete(), await nowhere.delete()]
    assert told[0].status_code == 403
    assert (told[0].status_code, told[0].json()) == (told[1].status_code, told[1].json())
    for token in (opened["watch"], opened["invitations"][0]["token"]):
        answer = await running.guest(token).delete()
        assert (answer.status_code, answer.json()["key"]) == (403, "server-no-seat")
    assert (await running.http.delete(anna.path)).status_code == 401
    other = await running.http.delete(anna.path, headers={**anna.headers, "Origin": "http://elsewhere.example"})
    assert other.status_code == 403
    assert (await anna.look())["table"] == anna.table_id


async def test_who_was_deleted_is_nobodys_business(running: Running) -> None:
    """A stranger is answered alike of a table that was there and of one that never was."""
    anna = await running.table("you", "bot")
    await anna.delete()
    gone = await running.guest(f"{anna.table_id}.wrong").get()
    never = await running.guest("0123456789abcdef01.wrong").get()
    assert (gone.status_code, gone.json()) == (never.status_code, never.json())


async def test_a_table_is_deleted_while_its_bots_think(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as running:
        host = await running.table("bot", "bot", "bot")
        await eventually(host.look, lambda seen: seen["step"] > 3)
        assert (await host.delete()).json() == {"gone": True}

        async def thinking() -> int:
            return len(running.registry._thinking)

        await eventually(thinking, lambda count: count == 0)
        await must_be_gone(host)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_move_and_a_deletion_at_once(running: Running) -> None:
    """Whichever comes first; the other one is told."""
    for number in range(10):
        anna = await running.table("you", "you")
        seen = await anna.look(seat=(await anna.look())["actors"][0])
        chosen: dict[str, Any] = {"keep": 0, "actions": [seen["legal"][0]["action"]], "version": seen["version"]}
        move = anna.act("choose", seat=seen["reader"], **chosen)
        sent = (move, anna.delete()) if number % 2 else (anna.delete(), move)
        answers = await asyncio.gather(*sent)
        moved, deleted = answers if number % 2 else answers[::-1]
        assert deleted.json() == {"gone": True}
        assert moved.status_code in (200, 410)
        await must_be_gone(anna)


async def test_a_deletion_by_who_does_not_know_of_the_last_move_asks_them_to_look_again(
    running: Running, tmp_path: Path
) -> None:
    anna = await running.table("you", "friend")
    async with serving(tmp_path) as other:
        await other.registry.table(anna.table_id)
        await anna.act("seat_bot", seat=1, level="random", name="Bot")
        late = other.guest(anna.token)
        answer = await late.delete()
        assert (answer.status_code, answer.json()["key"]) == (409, "server-moved-on")
        assert (await late.delete()).json() == {"gone": True}


async def test_a_closed_table_is_deleted_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        alone = await running.table("you", "you")
        people = await running.friends(2)
    with newer():
        async with serving(tmp_path) as running:
            own, anna, bruno = (running.guest(guest.token) for guest in (alone, *people))
            for guest, what in ((own, "table"), (bruno, "own")):
                (line,) = (await running.http.get("/api/mine", headers=guest.headers)).json()
                assert (line["phase"], line["deletes"]) == ("closed", what)
            assert (await own.delete()).json() == {"gone": True}
            assert (await bruno.delete()).json() == {"gone": False}
            assert (await bruno.get("/export")).json()["key"] == "server-gone-left"
            assert (await anna.get("/export")).status_code == 200
            assert (await anna.delete()).json() == {"gone": True}
            assert (await anna.get("/export")).json()["key"] == "server-gone-deleted"


async def test_who_has_gone_is_not_expected_at_the_next_table(running: Running) -> None:
    anna, bruno, _ = await played_to_the_end(running)
    await bruno.delete()
    followed = (await anna.post("/again", None)).json()
    seats = (await running.guest(followed["token"]).look())["seats"]
    assert [(seat["kind"], seat["invited"]) for seat in seats] == [("human", None), ("open", None)]


async def test_a_next_table_that_was_deleted_is_told(running: Running) -> None:
    anna, *_ = await played_to_the_end(running)
    followed = (await anna.post("/again", None)).json()
    assert (await running.guest(followed["token"]).delete()).json() == {"gone": True}
    answer = await anna.post("/again", None)
    assert (answer.status_code, answer.json()["key"]) == (410, "server-next-gone")
