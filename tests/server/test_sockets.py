"""The socket: numbered, acknowledged, resynchronised after a gap, and deaf to what cannot be read."""

import asyncio
import random
from pathlib import Path

import pytest
import uvicorn
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

import roundhouse
from roundhouse.server import Settings, create_app
from roundhouse.server.sockets import TOO_MANY
from tests.patience import SECONDS
from tests.server.running import Guest, Running, decision, key, serving

pytestmark = pytest.mark.anyio


async def test_two_sockets_at_one_table_see_each_others_moves(running: Running) -> None:
    anna, bruno = await running.friends(2)
    rng = random.Random(1)
    async with anna.line() as hers, bruno.line() as his:
        lines = {0: hers, 1: his}
        seen = {0: await hers.view(), 1: await his.view()}
        for _ in range(20):
            seat = seen[0]["actors"][0]
            while seen[seat]["step"] == seen[1 - seat]["step"]:
                done = await lines[seat].do(**decision(seen[seat], rng))
                assert done["type"] == "ack", done
                seen[seat] = await lines[seat].until(done["receipt"]["version"])
            other = lines[1 - seat]
            while other.newest["step"] < seen[seat]["step"]:
                await other.view()
            seen[1 - seat] = other.newest


async def test_another_web_server_than_ours_sends_views_and_hears_that_they_are_seen(tmp_path: Path) -> None:
    def plain(settings: Settings) -> uvicorn.Config:
        return uvicorn.Config(create_app(settings), log_level="warning")

    async with serving(tmp_path, configure=plain, unseen=1) as running:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            await line.view()
            for words in ("uno", "due", "tre"):  # with one view unseen there would be no other
                await anna.act("say", words=words)
                assert (await line.view())["chat"][-1]["text"] == words


async def test_who_is_there_is_shown(running: Running) -> None:
    anna, bruno = await running.friends(2)
    async with anna.line() as hers:
        assert [seat["connected"] for seat in (await hers.view())["seats"]] == [True, False]
        async with bruno.line():
            while not (await hers.view())["seats"][1]["connected"]:
                pass
        while (await hers.view())["seats"][1]["connected"]:
            pass


async def test_views_are_numbered_without_a_gap(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line() as line:
        numbers = [(await line.hear("view"))["number"]]
        for words in ("uno", "due", "tre"):
            await anna.act("say", words=words)
            numbers.append((await line.hear("view"))["number"])
    assert numbers == [1, 2, 3, 4]


async def test_after_a_gap_only_the_rest_of_the_log_comes(running: Running) -> None:
    anna = await running.table("you", "you")
    rng = random.Random(2)
    async with anna.line() as line:
        before = await line.view()
    for _ in range(30):
        seat = (await anna.look())["actors"][0]
        assert (await anna.decide(rng, seat)).status_code == 200
    async with anna.line(last=before["version"]) as line:
        after = await line.view()
        assert after["since"] == before["version"]
        assert before["log"] + after["log"] == (await anna.look())["log"]
        await line.send(type="resync", last=0)
        assert (await line.view())["log"] == before["log"] + after["log"]


async def test_after_a_take_back_the_whole_log_comes_again(running: Running) -> None:
    anna = await running.table("you", "bot")
    rng = random.Random(5)
    await anna.wait_for_turn()
    await anna.turn(rng)
    seen = await anna.wait_for_turn()
    async with anna.line(last=seen["version"]) as line:
        assert (await line.view())["since"] == seen["version"]
        asked = await line.do("offer", what="take-back", version=seen["version"])
        if asked["type"] == "refused":  # the first turn of this game was a choice all made at once
            assert asked["error"]["key"] == "table-choice-final"
            await anna.turn(rng)
            seen = await anna.wait_for_turn()
            asked = await line.do("offer", what="take-back", version=seen["version"])
        assert asked["type"] == "ack", asked
        while not any(told["undone"] for told in line.newest["log"]):
            await line.view()
        assert line.newest["since"] == 0


async def test_a_client_far_behind_is_sent_the_newest_view_once_it_catches_up(tmp_path: Path) -> None:
    async with serving(tmp_path, unseen=2) as running:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            await line.hear("view")
            for number in range(6):
                await anna.act("say", words=f"number {number}")
            assert (await line.hear("view"))["number"] == 2
            await line.send(type="ping")
            assert (await line.hear())["type"] == "pong"  # and no third view before it
            await line.send(type="seen", number=2)
            newest = await line.hear("view")
            assert newest["number"] == 3
            assert [said["text"] for said in newest["view"]["chat"]] == [f"number {number}" for number in range(6)]


async def test_a_repeated_frame_is_acknowledged_again_and_done_once(running: Running) -> None:
    anna = await running.table("you", "you")
    mark = key()
    async with anna.line() as line:
        first = await line.do("say", words="ciao", key=mark)
        assert await line.do("say", words="ciao", key=mark) == first
    assert len((await anna.look())["chat"]) == 1


async def test_a_refusal_says_why_and_the_socket_goes_on(running: Running) -> None:
    _, bruno = await running.friends(2)
    async with bruno.line(lang="it") as line:
        seen = await line.view()
        for facts, expected in (
            ({"command": "choose", "keep": 0, "version": seen["version"] + 5}, "table-stale"),
            ({"command": "say", "words": "ciao", "seat": 0}, "server-not-your-seat"),
            ({"command": "pause"}, "server-not-host"),
        ):
            refused = await line.do(**facts)
            assert refused["error"]["key"] == expected
        assert (await line.do("say", words="ciao"))["type"] == "ack"


async def test_a_question_on_the_socket_is_answered_with_its_id(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line(lang="it") as line:
        seen = await line.view()
        actions = [choice["action"] for choice in seen["legal"]]
        target = roundhouse.game(seen["game"]).meaning(actions[0])
        asked = {"version": seen["version"], "actions": actions, "targets": [target]}
        await line.send(type="ask", id=7, **asked)
        answer = await line.hear("answer")
        assert answer["id"] == 7
        assert answer["version"] == seen["version"]
        assert [way["steps"][-1]["action"] for way in answer["ways"]] == actions
        assert {key: answer[key] for key in ("version", "ways", "reasons")} == (
            await anna.post("/ask?lang=it", asked)
        ).json()
        await line.send(type="ask", id=8, version=seen["version"] + 1, actions=actions)
        refused = await line.hear("refused")
        assert (refused["key"], refused["id"], refused["error"]["key"]) == (None, 8, "table-stale")


async def test_one_token_looks_with_each_of_its_seats_in_turn(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line(seat=1) as line:
        assert (await line.view())["reader"] == 1
        await line.send(type="look", seat=0)
        while (seen := await line.view())["reader"] != 0:
            pass
        assert seen["log"] == (await anna.look())["log"]
    _, bruno = await running.friends(2)
    async with bruno.line() as line:
        await line.send(type="look", seat=0)
        assert (await line.hear("refused"))["error"]["key"] == "server-not-your-seat"


@pytest.mark.parametrize("first", ["garbage", "{}", '{"type":"ping"}', "[" * 5000, '{"type":"hello"}', b"\x00\xff"])
async def test_who_does_not_say_hello_is_sent_away(running: Running, first: str | bytes) -> None:
    anna = await running.table("you", "you")
    async with websockets.connect(running.url.replace("http", "ws") + f"{anna.path}/socket") as socket:
        await socket.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, hello_seconds=0.1) as running:
        anna = await running.table("you", "you")
        async with websockets.connect(running.url.replace("http", "ws") + f"{anna.path}/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), SECONDS)


async def test_a_wrong_token_opens_no_socket(running: Running) -> None:
    anna, other = await running.table("you", "you"), await running.table("you", "you")
    for token in ("", "nonsense", other.token, anna.token + "x"):
        stranger = running.guest(token)
        stranger.path = anna.path
        async with stranger.line() as line:
            assert (await line.hear())["error"]["key"] == "server-no-such-token"
            with pytest.raises(ConnectionClosed):
                await line.hear()


async def test_a_page_of_another_site_opens_no_socket(running: Running) -> None:
    anna = await running.table("you", "you")
    url = running.url.replace("http", "ws") + f"{anna.path}/socket"
    with pytest.raises(InvalidStatus) as refused:
        async with websockets.connect(url, origin="https://elsewhere.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403


async def test_bad_frames_are_refused_and_too_many_end_the_connection(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line() as line:
        await line.view()
        for _ in range(21):
            await line.socket.send("nonsense")
            assert (await line.hear("refused"))["error"]["key"] == "server-bad-frame"
        with pytest.raises(ConnectionClosed):
            await line.hear()


async def test_a_frame_that_is_too_large_ends_the_talk(running: Running) -> None:
    anna = await running.table("you", "you")
    async with anna.line() as line:
        await line.view()
        await line.socket.send('{"type":"ping","x":"' + "x" * 100_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await line.hear()
    assert (await anna.look())["phase"] == "playing"


async def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, address_sockets=3) as running:
        anna, other = await running.table("you", "you"), await running.table("you", "you")
        async with anna.line() as first, anna.line() as second:
            await first.view()
            await second.view()
            async with other.line() as third:
                await third.view()
                await must_be_full(anna)
                await must_be_full(other)
            await until_admitted(other)


async def test_spectators_do_not_crowd_out_the_players(tmp_path: Path) -> None:
    async with serving(tmp_path, table_sockets=2) as running:
        opened = await running.open("you", "you")
        anna, watcher = running.guest(opened["token"]), running.guest(opened["watch"])
        async with watcher.line() as first, watcher.line() as second:
            await first.view()
            await second.view()
            await must_be_full(watcher)
            async with anna.line() as hers, anna.line(seat=1) as his:
                assert [(await line.view())["reader"] for line in (hers, his)] == [0, 1]
                await must_be_full(anna)
        await until_admitted(watcher)


async def must_be_full(guest: Guest) -> None:
    async with guest.line(lang="it") as line:
        refused = await line.hear()
        assert refused["error"]["key"] == "server-too-many-sockets"
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_MANY


async def until_admitted(guest: Guest) -> None:
    """A socket that has been closed makes room, as soon as the server hears of it."""
    async with asyncio.timeout(SECONDS):
        while True:
            async with guest.line() as line:
                if (await line.hear())["type"] == "view":
                    return


async def test_a_defect_of_ours_is_told_to_the_log(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await running.table("you", "you")
    live = await running.registry.table(anna.table_id)

    def broken(*asked: object) -> None:
        raise AttributeError("a defect")

    monkeypatch.setattr(live, "view", broken)
    async with anna.line() as line:
        with pytest.raises(ConnectionClosed):
            await line.view()
    assert "a socket broke" in caplog.text
