"""Nothing of another seat ever leaves the server: every frame is one that an imagined state would show as well."""

import json
import random
from typing import Any

import pytest

from roundhouse.tables import Table
from tests.server.running import Line, Running, decision

pytestmark = pytest.mark.anyio

# What a reader is shown of the game; all of it must be the same in any state the reader could imagine.
SHOWN = ("view", "prompt", "actors", "step", "phase", "version")


def imagined(table: Table, reader: int | None, seed: int, language: str) -> dict[str, Any]:
    """What the reader would see if everything it cannot know were otherwise."""
    twin = Table.restore(table.entries)
    play = twin.playing()
    play.state = play.state.imagine(reader, seed)
    for seat in list(play.drafts):
        draft = play.drafts[seat]
        if seat != reader:
            play.drop(seat)
        else:
            draft.state = draft.state.imagine(reader, seed)
    seen: dict[str, Any] = json.loads(json.dumps(twin.view(reader, language)))
    return seen


async def newest(line: Line, table: Table, reader: int | None) -> tuple[dict[str, Any], list[str]]:
    """The view of the table as it is now, and every frame on the way, as it came."""
    frames = []
    while True:
        frame = await line.hear()
        frames.append(json.dumps(frame))
        if frame["type"] == "view":
            await line.send(type="seen", number=frame["number"])
            if frame["view"]["version"] == table.version_for(reader):
                return frame["view"], frames


async def test_every_frame_shows_what_an_imagined_state_would(running: Running) -> None:
    opened = await running.open("you", "friend", "friend")
    people = [running.guest(opened["token"], seat=0)]
    for invitation in opened["invitations"]:
        name = f"Guest {invitation['seat']}"
        joined = (await running.join(token=invitation["token"], name=name)).json()
        people.append(running.guest(joined["token"], seat=invitation["seat"]))
    watcher = running.guest(opened["watch"])
    table = await running.inside(opened["table"])
    guests = {0: people[0], 1: people[1], 2: people[2], None: watcher}
    luck = random.Random(11)
    for decisions in range(40):
        acting = luck.choice(table.actors)
        for reader, guest in guests.items():
            async with guest.line(lang="en") as line:
                seen, frames = await newest(line, table, reader)
            expected = imagined(table, reader, seed=decisions, language="en")
            for part in SHOWN:
                assert seen[part] == expected[part], part
            assert [c["action"] for c in seen["legal"]] == [c["action"] for c in expected["legal"]]
            assert [line_["text"] for line_ in seen["log"]] == [line_["text"] for line_ in expected["log"]]
            whole = "".join(frames)
            assert str(table.seed) not in whole
            assert table.salt not in whole
            for other in (*people, watcher):
                assert other.token.partition(".")[2] not in whole
        answer = await people[acting].act(**decision(await people[acting].look(), luck))
        assert answer.status_code == 200, answer.text


async def test_a_tentative_turn_is_seen_by_nobody_else(running: Running) -> None:
    anna, bruno = await running.friends(2)
    table = await running.inside(anna.table_id)
    acting, other = (anna, bruno) if 0 in table.actors else (bruno, anna)
    async with other.line() as line:
        before = await line.view()
        seen = await acting.look()
        chosen = await acting.act("choose", action=seen["legal"][0]["action"], version=seen["version"])
        assert chosen.status_code == 200
        await line.send(type="ping")
        assert (await line.hear())["type"] == "pong"  # not even a view in which nothing has changed came before
        assert (await other.look())["version"] == before["version"]
        assert (await other.look())["view"] == before["view"]
        await acting.act("note", words="my secret plan")
        assert "my secret plan" not in json.dumps(await other.look())
        assert "my secret plan" in json.dumps(await acting.look())
