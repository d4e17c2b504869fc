"""The storage: entries are added behind the expected ones or not at all, and nobody hears of them before they last."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import roundhouse
from roundhouse.server.storage import HOST, Conflict, Grant, Header, Store, StoredTable, models
from roundhouse.server.storage.migrate import migrate
from roundhouse.tables import Entry, Table, open_table
from tests.server.running import GAME, eventually, serving

pytestmark = pytest.mark.anyio


def first() -> Entry:
    return open_table(roundhouse.game(GAME), players=2, at=1)


def header(number: int = 1) -> Header:
    return Header(f"table-{number}", f"CODE{number}", "Club", GAME, True, 1)


def words(version: int) -> Entry:
    return Entry(version, version, "host", "said", {"words": f"number {version}"}, f"key-{version}")


async def entries(store: Store, table_id: str) -> list[Entry]:
    kept = await store.load(table_id)
    assert kept is not None
    return kept.entries


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await opened.open()
    yield opened
    await opened.close()


async def test_what_was_written_comes_back(store: Store) -> None:
    grant = Grant("0" * 64, HOST)
    await store.create(header(), [first()], [grant])
    await store.append("table-1", 1, [words(2), words(3)])
    assert await store.load("table-1") == StoredTable(header(), [first(), words(2), words(3)], [grant])
    assert await store.by_code("CODE1") == "table-1"
    assert await store.load("table-2") is None
    assert await store.by_code("CODE2") is None


async def test_entries_for_another_version_are_refused_and_nothing_is_written(store: Store) -> None:
    await store.create(header(), [first()], [])
    for expected in (0, 2):
        with pytest.raises(Conflict):
            await store.append("table-1", expected, [words(expected + 1)], [Grant("1" * 64, HOST)])
    with pytest.raises(Conflict):
        await store.append("table-9", 1, [words(2)])
    assert await store.load("table-1") == StoredTable(header(), [first()], [])


async def test_of_many_at_once_each_stands_for_itself(store: Store) -> None:
    """Good and bad work in one group: the good is written, the bad refused, whatever its reason."""
    for number in range(1, 21):
        await store.create(header(number), [first()], [])
    tries = [store.append(f"table-{number}", number % 2 + 1, [words(number % 2 + 2)]) for number in range(1, 21)]
    broken = store.append("table-2", 2, [Entry(2, 1, "host", "said", {"words": object()})])  # cannot be written
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
    await store.set_wakes([("table-1", 1, 500)])
    assert (await store.waking(499), await store.waking(500)) == ([], ["table-1"])
    await store.append("table-1", 1, [words(2)])
    await store.set_wakes([("table-1", 1, None)])  # too late: it has moved on
    assert await store.waking(1) == ["table-1"]


async def test_a_commit_is_on_the_disk_when_it_returns(store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

    assert await store.database.read(pragmas) == await store.database.write(pragmas) == ["wal", 2]  # 2 is FULL


async def test_the_migrations_lead_to_the_tables_the_code_knows(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), models.metadata))

    assert await store.database.read(differences) == []


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
        elsewhere = Table.restore(table.entries).host(at=table.at + 1).say("from elsewhere")
        await running.registry.store.append(anna.table_id, table.version, [elsewhere])
        assert (await anna.act("say", words="here")).json()["key"] == "server-moved-on"
        assert (await anna.act("say", words="here")).status_code == 200
        assert [said["text"] for said in (await anna.look())["chat"]] == ["from elsewhere", "here"]


async def test_a_database_in_which_choices_were_taken_back_by_a_kind_of_their_own_is_brought_up_to_date(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    table = Table.restore([first()])
    for seat in range(2):
        table.apply(table.seat(seat, at=1).sit(f"Player {seat}"))
    table.apply(table.seat(0, at=1).say('A note: "kind":"unchosen"'))
    table.apply(table.host(at=1).start(7, "5a17" * 16))
    seat = table.actors[0]
    action = table.playing().state.legal(seat)[0]
    table.apply(table.seat(seat, at=1).choose(0, [action]))
    before = Entry(table.version + 1, 1, seat, "unchosen", {"actions": [], "final": None})
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    store = Store(url)
    store.writer.start()
    await store.create(header(), [*table.entries, before], [])
    await store.close()
    store = Store(url)
    await store.open()
    stored = await entries(store, "table-1")
    await store.close()
    assert stored == [*table.entries, before._replace(kind="chosen")]
    assert Table.restore(stored).playing().drafts == {}
