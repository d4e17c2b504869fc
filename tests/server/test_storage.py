"""The storage: entries are added behind the expected ones or not at all, and nobody hears of them before they last."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import roundhouse
from roundhouse.server.storage import HOST, Conflict, Grant, Header, Rest, Store, StoredTable
from roundhouse.tables import Entry, Table, open_table
from tests.server.databases import databases
from tests.server.running import GAME, eventually, serving

pytestmark = pytest.mark.anyio


def first() -> Entry:
    return open_table(roundhouse.game(GAME), players=2, at=1)


def header(number: int = 1) -> Header:
    return Header(f"table-{number}", f"CODE{number}", "Club", GAME, True, 1)


def entry(version: int) -> Entry:
    return Entry(version, version, "host", "paused", {"reason": f"number {version}"}, f"key-{version}")


async def entries(store: Store, table_id: str) -> list[Entry]:
    kept = await store.load(table_id)
    assert kept is not None
    return kept.entries


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(databases.url(tmp_path))
    await opened.open()
    yield opened
    await opened.close()


async def test_what_was_written_comes_back(store: Store) -> None:
    grant = Grant("0" * 64, HOST)
    await store.create(header(), [first()], [grant])
    await store.append("table-1", 1, [entry(2), entry(3)])
    assert await store.load("table-1") == StoredTable(header(), [first(), entry(2), entry(3)], [grant], None, [], [], 3)
    assert await store.by_code("CODE1") == "table-1"
    assert await store.load("table-2") is None
    assert await store.by_code("CODE2") is None


async def test_entries_for_another_version_are_refused_and_nothing_is_written(store: Store) -> None:
    await store.create(header(), [first()], [])
    for expected in (0, 2):
        with pytest.raises(Conflict):
            await store.append("table-1", expected, [entry(expected + 1)], [Grant("1" * 64, HOST)])
    with pytest.raises(Conflict):
        await store.append("table-9", 1, [entry(2)])
    assert await store.load("table-1") == StoredTable(header(), [first()], [], None, [], [], 1)


async def test_of_many_at_once_each_stands_for_itself(store: Store) -> None:
    """Good and bad work in one group: the good is written, the bad refused, whatever its reason."""
    for number in range(1, 21):
        await store.create(header(number), [first()], [])
    tries = [store.append(f"table-{number}", number % 2 + 1, [entry(number % 2 + 2)]) for number in range(1, 21)]
    broken = store.append("table-2", 2, [Entry(2, 1, "host", "paused", {"reason": object()})])  # cannot be written
    outcomes = await asyncio.gather(*tries, broken, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes[:-1]] == [Conflict, type(None)] * 10
    assert isinstance(outcomes[-1], TypeError)
    assert [len(await entries(store, f"table-{number}")) for number in range(1, 21)] == [1, 2] * 10


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await store.create(header(), [first()], [])
    with pytest.raises(Conflict):
        await store.create(Header("table-2", "CODE1", "", GAME, True, 1), [first()], [])


async def test_a_table_needs_the_server_until_it_is_said_when(store: Store) -> None:
    await store.create(header(), [first()], [])
    assert await store.waking(1) == ["table-1"]
    await store.set_at_rest([Rest("table-1", 1, 500, 1, None)])
    assert (await store.waking(499), await store.waking(500)) == ([], ["table-1"])
    await store.append("table-1", 1, [entry(2)])
    await store.set_at_rest([Rest("table-1", 1, None, 1, None)])  # too late: it has moved on
    assert await store.waking(1) == ["table-1"]


@pytest.mark.sqlite("its own settings")
async def test_a_commit_is_on_the_disk_when_it_returns(store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

    assert await store.database.read(pragmas) == await store.database.write(pragmas) == ["wal", 2]  # 2 is FULL


async def test_a_table_put_away_comes_back_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path, kept_tables=2) as running:
        guests = [await running.table("you", "you") for _ in range(6)]
        for guest in guests:
            assert (await guest.act("say", words=f"at {guest.table_id}")).status_code == 200
        await eventually(running.kept, lambda count: count <= 2)
        for guest in guests:
            assert (await guest.look())["chat"][0]["text"] == f"at {guest.table_id}"


async def test_a_table_changed_by_another_process_is_read_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.table("you", "you")
        table = await running.inside(anna.table_id)
        elsewhere = Table.restore(table.entries).host(at=table.at + 1).pause()
        await running.registry.store.append(anna.table_id, table.version, [elsewhere])
        assert (await anna.act("pause")).json()["key"] == "server-moved-on"
        assert (await anna.act("resume")).status_code == 200
        assert [line["key"] for line in (await anna.look())["log"]][-2:] == ["table-log-paused", "table-log-resumed"]
