"""Nothing of another seat ever leaves the server: a whole game in which every frame and every answer is looked into."""

import asyncio
import json
import random
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from roundhouse.tables import Table
from roundhouse.tables.snapshots import exported, lines, take
from roundhouse.tables.views import chat_lines
from tests.patience import SECONDS
from tests.server.running import Guest, Line, Running, choose, decision
from tests.server.worlds import imagines_alike, in_another_world

pytestmark = pytest.mark.anyio

EVERY = 30  # between the decisions at which all is compared with another world
STORY_EVERY = 150  # and the whole past, which takes longer
# Told by the server of its own, the same in every world.
GIVEN = ("table", "name", "since", "code", "you", "deletes", "kept_until")
NOTES = [f"zebra-note-of-seat-{seat}" for seat in range(8)]


class Watched:
    """A guest whose socket is open all the time, and everything that came over it or over HTTP."""

    def __init__(self, guest: Guest, line: Line, reader: int | None) -> None:
        self.guest = guest
        self.line = line
        self.reader = reader
        self.received: list[str] = []
        self.newest: dict[str, Any] = {}
        self.arrived = asyncio.Event()

    async def listen(self) -> None:
        """Every frame, as it comes, until the game is over: then there are no secrets left."""
        async for sent in self.line.socket:
            frame = json.loads(sent)
            if frame["type"] == "view":
                await self.line.send(type="seen", number=frame["number"])
                self.newest = frame["view"]
                self.arrived.set()
                if self.newest["phase"] == "over":
                    return
            self.received.append(str(sent))

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.guest.get(path, **params)
        self.received.append(answer.text)
        return answer.json()

    async def up_to_date(self, table: Table) -> dict[str, Any]:
        async with asyncio.timeout(SECONDS):
            while self.newest.get("version", 0) < table.version_for(self.reader):
                self.arrived.clear()
                await self.arrived.wait()
        return self.newest


def same(told: Any, imagined: Any) -> bool:
    return json.dumps(told, sort_keys=True) == json.dumps(imagined, sort_keys=True)


def shown(view: dict[str, Any], alike: bool) -> dict[str, Any]:
    """What both worlds must show. Who is connected is the server's news; points may be estimates."""
    seats = [{**seat, "connected": None} for seat in view["seats"]]
    left_out = GIVEN if alike else (*GIVEN, "standing")
    return {**{what: value for what, value in view.items() if what not in left_out}, "seats": seats}


async def compare(one: Watched, table: Table, seed: int, rng: random.Random) -> None:
    """All that this reader can ask for, beside what it would be in a world the reader cannot tell from the real one."""
    reader, twin = one.reader, in_another_world(table, one.reader, seed)
    alike = imagines_alike(table, twin, reader)
    expected = shown(json.loads(json.dumps(twin.view(reader, "en"))), alike)
    frame = await one.up_to_date(table)
    assert same({**shown(frame, alike), "log": None}, {**expected, "log": None})
    assert same(shown(await one.get("", lang="en"), alike), expected)
    step = rng.randint(0, table.playing().seen)
    assert same(await one.get(f"/steps/{step}"), twin.view_at(step, reader))
    await one.get("/role")
    told, kept = await one.get("/export", lang="en"), twin_export(twin, reader)
    left_out = (*GIVEN, "closed", "complete", *(() if alike and reader not in table.playing().drafts else ["standing"]))
    assert same(without(told, left_out), without(kept, left_out))
    assert (await one.get("/record"))["key"] == "table-still-secret"
    for eyes in ("all", str(((reader or 0) + 1) % table.players)):
        assert (await one.get(f"/steps/{step}", eyes=eyes))["key"] == "table-still-secret"
        assert (await one.get("/story", eyes=eyes))["key"] == "table-still-secret"
    if reader in table.actors:
        await compare_questions(one, twin, reader, alike, rng)


def twin_export(twin: Table, reader: int | None) -> dict[str, Any]:
    log = lines(twin, 0, len(twin.log), ["en"])
    notes = None if reader is None else twin.talk.notes_of(twin.seating[reader])
    chat = chat_lines(twin.seating, twin.talk.lines)
    return dict(exported(take(twin, [None, reader]), log, chat, notes, reader, "en"))


def without(told: dict[str, Any], left_out: Iterable[str]) -> dict[str, Any]:
    return {what: value for what, value in told.items() if what not in left_out}


async def compare_story(one: Watched, table: Table, seed: int) -> None:
    twin = in_another_world(table, one.reader, seed)
    told, imagined = await one.get("/story", lang="en"), list(twin.story(one.reader, "en"))
    if not imagines_alike(table, twin, one.reader):
        for moment in [*told, *imagined]:
            moment["scores"] = []
    assert same(told, imagined)


async def compare_questions(one: Watched, twin: Table, seat: int, alike: bool, rng: random.Random) -> None:
    """Why, what would it bring, and how does one get there: of some legal actions and of some others."""
    legal = [choice["action"] for choice in one.newest["legal"]]
    actions = rng.sample(legal, min(2, len(legal))) + rng.sample(range(twin.game.action_space), 3)
    answer = await one.guest.post("/ask?lang=en", {"version": one.newest["version"], "actions": actions})
    if answer.status_code == 409:  # the table was quicker
        assert answer.json()["key"] == "table-stale"
        return
    told, imagined = answer.json(), twin.ask(seat, "en", actions=actions)
    if not alike:
        for way in [*told["ways"], *imagined["ways"]]:
            way.pop("change")
    assert same(told, imagined)


@pytest.mark.sqlite("minutes long, and no word of it hangs on the database")
async def test_in_a_whole_game_nobody_is_sent_what_an_imagined_world_would_not_show(running: Running) -> None:
    opened = await running.open("you", "friend", "friend")
    people = [running.guest(opened["token"], seat=0)]
    for invitation in opened["invitations"]:
        joined = (await running.join(token=invitation["token"], name=f"Guest {invitation['seat']}")).json()
        people.append(running.guest(joined["token"], seat=invitation["seat"]))
    guests: list[tuple[Guest, int | None]] = [(guest, guest.seat) for guest in people]
    guests.append((running.guest(opened["watch"]), None))
    table = await running.inside(opened["table"])
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        watched = []
        for guest, reader in guests:
            watched.append(Watched(guest, await stack.enter_async_context(guest.line(lang="en")), reader))
            tasks.create_task(watched[-1].listen())
        for seat, guest in enumerate(people):
            assert (await guest.act("note", words=NOTES[seat])).status_code == 200
        await play_through(table, watched)
    check_strings(table, watched, [guest.token for guest, _ in guests])


async def play_through(table: Table, watched: list[Watched]) -> None:
    rng = random.Random(11)
    decisions = 0
    while table.phase != "over":
        acting = watched[rng.choice(table.actors)]
        if decisions % EVERY == 0:
            for one in watched:
                await compare(one, table, decisions, rng)
        if decisions % STORY_EVERY == EVERY:
            for one in watched:
                await compare_story(one, table, decisions)
        answer = await acting.guest.act(**decision(await acting.up_to_date(table), rng))
        assert answer.status_code == 200, answer.text
        decisions += 1
    assert decisions > EVERY


def check_strings(table: Table, watched: list[Watched], tokens: list[str]) -> None:
    """What stands in letters: the luck, the other tokens, the notes of others, and the keys of their commands."""
    keys = {(entry.by, entry.key) for entry in table.entries if entry.key is not None and entry.kind != "sat"}
    for one in watched:
        whole = "".join(one.received)
        assert len(one.received) > 20
        assert str(table.seed) not in whole
        assert table.salt not in whole
        assert not any(token.partition(".")[2] in whole for token in tokens)
        assert [note for note in NOTES if note in whole] == ([] if one.reader is None else [NOTES[one.reader]])
        assert not any(str(key) in whole for by, key in keys if by != one.reader)


async def test_a_tentative_turn_is_seen_by_nobody_else(running: Running) -> None:
    anna, bruno = await running.friends(2)
    table = await running.inside(anna.table_id)
    acting, other = (anna, bruno) if 0 in table.actors else (bruno, anna)
    async with other.line() as line:
        before = await line.view()
        seen = await acting.look()
        chosen = await acting.act(**choose(seen, seen["legal"][0]["action"]))
        assert chosen.status_code == 200
        await line.send(type="ping")
        assert (await line.hear())["type"] == "pong"  # not even a view in which nothing has changed came before
        assert (await other.look())["version"] == before["version"]
        assert (await other.look())["view"] == before["view"]
        await acting.act("note", words="my secret plan")
        assert "my secret plan" not in json.dumps(await other.look())
        assert "my secret plan" in json.dumps(await acting.look())
