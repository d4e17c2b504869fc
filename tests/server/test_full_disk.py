"""A full disk: who sends a command hears that it was not stored; nothing wedges, and when there is room all goes on."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from roundhouse.server import registry
from roundhouse.server.storage import NotStored
from roundhouse.tables import Entry
from tests.server.databases import POSTGRESQL
from tests.server.running import GAME, Guest, Running, eventually, key
from tests.server.test_refusals import both, way

pytestmark = pytest.mark.anyio

# The database refuses as it does when its disk is full.
FULL = """
CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$
LANGUAGE plpgsql;
CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse();
CREATE TRIGGER full_disk BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse();
"""


@asynccontextmanager
async def full_disk(running: Running, database: str) -> AsyncIterator[None]:
    """There is no room until the end of the block."""
    store = running.registry.store.database
    if database == POSTGRESQL:
        await store.write(lambda connection: connection.execute(sa.text(FULL)))
        yield
        await store.write(lambda connection: connection.execute(sa.text("DROP FUNCTION refuse CASCADE")))
        return
    pages = 1  # which means: no more than there are

    def limit(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    sa.event.listen(store.engine, "begin", limit)
    yield
    pages = 1 << 30


def words() -> dict[str, Any]:
    return {"command": "say", "key": key(), "words": "x" * 1_000}


def entry() -> dict[str, Any]:
    return {"command": "set_zone", "key": key(), "zone": 60}


async def fill(guest: Guest) -> tuple[dict[str, Any], dict[str, Any]]:
    """Talk, and then act, until there is no room left for another word or entry; what found none."""
    while (await guest.post("/commands", said := words())).status_code == 200:
        pass
    while (await guest.post("/commands", done := entry())).status_code == 200:
        pass
    return said, done


async def must_be_stored_as_it_is(running: Running, guest: Guest) -> None:
    stored = (await running.stored(guest.table_id)).entries
    assert stored == (await running.inside(guest.table_id)).entries


@both
async def test_what_is_not_stored_is_said_to_be_not_stored_and_can_be_sent_again(
    running: Running, database: str, kind: str
) -> None:
    anna = await running.table("you", "you")
    async with way(kind, anna) as sender:
        async with full_disk(running, database):
            said, done = await fill(anna)
            for command in (said, done):
                assert (await anna.post("/commands", command)).status_code == 507
                refused = await sender.send(command)
                assert refused["key"] == "server-not-stored"
                assert "has not happened" in refused["message"]
            await must_be_stored_as_it_is(running, anna)
            before = await anna.look()
            lines = (await anna.get("/chat")).json()["lines"]
        assert (await sender.send(done))["version"] == before["version"] + 1
        assert (await sender.send(said))["kind"] == "said"
        await must_be_stored_as_it_is(running, anna)
        last = (await anna.look())["chat"][-1]
        assert (last["number"], last["text"]) == (lines[-1]["number"] + 1 if lines else 1, said["words"])


async def test_a_table_that_cannot_be_stored_is_not_opened(running: Running, database: str) -> None:
    anna = await running.table("you", "you")
    async with full_disk(running, database):
        await fill(anna)
        people = [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Bruno"}]
        plan = {"game": GAME, "seats": people}
        while (refused := await running.http.post("/api/tables", json=plan)).status_code == 201:
            pass  # there is room left for a small one
        assert refused.json()["key"] == "server-not-stored"
    await running.table("you", "you")


async def test_bots_go_on_when_there_is_room_again(
    running: Running, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "RETRY_SECONDS", 0.05)
    anna = await running.table("you", "bot")
    await anna.wait_for_turn()
    table = await running.inside(anna.table_id)
    async with full_disk(running, database):
        await fill(anna)
        stopped = table.version
    assert (await anna.act("hand_over", level="random")).status_code == 200
    await eventually(anna.look, lambda seen: seen["phase"] == "over" or seen["version"] > stopped + 20)


async def test_what_follows_from_a_stored_command_is_made_up_for(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one sits down, and the start that follows finds no room: the seat is theirs, the start comes later."""
    monkeypatch.setattr(registry, "RETRY_SECONDS", 0.05)
    store = running.registry.store
    append, refused = store.append, 0

    async def no_start(table_id: str, expected: int, entries: Sequence[Entry], *grants: Any) -> None:
        nonlocal refused
        if entries[0].kind == "started" and refused < 3:
            refused += 1
            raise NotStored(sa.exc.OperationalError("INSERT", None, OSError("no space left")))
        await append(table_id, expected, entries, *grants)

    monkeypatch.setattr(store, "append", no_start)
    opened = await running.open("you", "friend")
    joined = await running.join(token=opened["invitations"][0]["token"], name="Bruno")
    assert joined.status_code == 201
    bruno = running.guest(joined.json()["token"])
    assert (await eventually(bruno.look, lambda seen: seen["phase"] == "playing"))["reader"] == 1
    assert refused == 3
