"""Waking up after a crash: whatever needs the server is looked after, with no more tables in memory than settled."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.server.live import LiveTable
from roundhouse.server.registry import TableRegistry
from roundhouse.server.storage import Header, Store
from roundhouse.server.storage.store import Rest
from roundhouse.tables import Entry, Table, Terms, live, open_table
from tests.server.databases import databases
from tests.server.running import GAME, Running, eventually, serving

pytestmark = pytest.mark.anyio

TABLES = 120
KEPT = 8


def begun(*, bots: int, terms: Terms | None = None) -> list[Entry]:
    """The entries of a table at which somebody plays with so many bots."""
    table = Table.restore([open_table(roundhouse.game(GAME), players=1 + bots, at=1, terms=terms)])
    table.apply(table.seat(0, at=1).sit("Anna"))
    for seat in range(1, bots + 1):
        table.apply(table.host(at=1).seat_bot(seat, "random", f"Bot {seat}"))
    table.apply(table.host(at=1).start(7, "5a17" * 16))
    return table.entries


async def leave(folder: Path, tables: list[list[Entry]]) -> None:
    """A database as a crash leaves it: all of its tables may need the server."""
    store = Store(databases.url(folder))
    await store.open()
    for number, entries in enumerate(tables):
        await store.create(Header(f"table-{number}", f"CODE{number}", "Club", GAME, True, 1), entries, [])
    await store.close()


async def waiting(running: Running) -> list[str]:
    return await running.registry.store.waking(1 << 50)


async def test_no_more_tables_are_in_memory_than_settled_and_each_has_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await leave(tmp_path, [begun(bots=1 + number % 2) for number in range(TABLES)])
    most = 0
    admit = TableRegistry._admit

    def count(registry: TableRegistry, admitted: LiveTable) -> LiveTable:
        nonlocal most
        most = max(most, len(registry._tables) + 1)
        return admit(registry, admitted)

    monkeypatch.setattr(TableRegistry, "_admit", count)
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    async with serving(tmp_path, kept_tables=KEPT) as running:
        await eventually(lambda: waiting(running), lambda left: left == [])
        assert most <= KEPT + 1
        for number in range(0, TABLES, 10):  # all wait for Anna
            assert (await running.inside(f"table-{number}")).actors == (0,)


async def test_a_flag_falls_even_where_bots_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    hurried = begun(bots=1, terms=Terms(live(1_000), flag="show"))
    async with serving(tmp_path, kept_tables=1, worker=("sleep", "1000")) as running:
        thinking = await running.open("bot", "bot")
        await running.registry.table(thinking["table"])
        await running.registry.store.create(Header("hurried", "HURRIED", "", GAME, True, 1), hurried, [])
        await running.registry.store.set_at_rest([Rest("hurried", len(hurried), 1_001, 1, None)])

        async def kinds() -> list[str]:
            return [entry.kind for entry in (await running.stored("hurried")).entries]

        await eventually(kinds, lambda told: told[-1] == "flagged")


async def test_a_table_that_is_just_being_opened_is_not_loaded_a_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the storage before whoever opens it hears of that, and the sweep may see it there."""
    create, admit = Store.create, TableRegistry._admit
    admitted: list[str] = []

    def count(registry: TableRegistry, live: LiveTable) -> LiveTable:
        admitted.append(live.header.id)
        return admit(registry, live)

    async with serving(tmp_path) as running:
        sweeps: list[asyncio.Task[None]] = []

        async def slow(store: Store, *about: Any) -> None:
            await create(store, *about)
            sweeps.append(asyncio.create_task(running.registry._wake_all()))
            await asyncio.wait(sweeps, timeout=0.3)

        monkeypatch.setattr(Store, "create", slow)
        monkeypatch.setattr(TableRegistry, "_admit", count)
        anna = await running.table("you", "bot")
        await asyncio.gather(*sweeps)
        assert admitted == [anna.table_id]
        for number in range(5):
            assert (await anna.act("say", words=f"line {number}")).status_code == 200
