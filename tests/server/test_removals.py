"""Taking tables out of the storage: whole or not at all, and never one that is used at the same moment."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.server.storage import (
    HOST,
    NOTHING,
    SEAT,
    Absent,
    Conflict,
    Grant,
    Header,
    Limits,
    Removed,
    Rest,
    Store,
    StoredSnapshot,
)
from roundhouse.server.tokens import person_of
from roundhouse.tables import Entry, open_table
from roundhouse.tables.talk import Message, Note
from tests.server.databases import databases, rows
from tests.server.killed_removals import AT, TABLE, WITHDRAWN
from tests.server.running import GAME

pytestmark = pytest.mark.anyio

PROGRAM = [sys.executable, "-m", "tests.server.killed_removals"]
HOSTS = "0" * 64
OWN = ("entries", "grants", "messages", "notes", "snapshots", "snapshot_lines")
EVERYTHING = {"tables": 1, "entries": 2, "grants": 3, "messages": 2, "notes": 2, "snapshots": 1, "snapshot_lines": 1}
ALL = Limits(AT, AT)


def entry(version: int, at: int = 1) -> Entry:
    return Entry(version, at, "host", "paused", {"reason": f"number {version}"}, f"key-{version}")


async def fill(store: Store, table_id: str = TABLE) -> None:
    """A table with something of everything: two people, their words and notes, and a snapshot."""
    grants = [Grant(HOSTS, HOST), Grant(HOSTS, SEAT, 0), Grant(WITHDRAWN, SEAT, 1)]
    first = open_table(roundhouse.game(GAME), players=2, at=1)
    await store.create(Header(table_id, table_id, "Club", GAME, True, 1), [first], grants)
    for place, mark in enumerate((HOSTS, WITHDRAWN)):
        await store.say(table_id, Message(0, 1, place, "Name", f"words of {place}", "key", person_of(mark), "c"), 10)
        await store.note(table_id, Note(1, place, f"a secret of {place}"))
    await store.append(table_id, 1, [entry(2)])
    await store.set_at_rest([Rest(table_id, 2, None, 1, None)])
    snapshot = StoredSnapshot(2, {"any": "thing"}, [{"text": "a line"}])
    await store.snapshots.keep(table_id, snapshot, NOTHING._replace(version=2, lines=1), anew=True)


def counted(folder: Path, table_id: str = TABLE) -> dict[str, int]:
    """How many rows there are of a table, by where they are."""
    found = {name: rows(folder, f"SELECT count(*) FROM {name} WHERE table_id = '{table_id}'")[0][0] for name in OWN}
    return {"tables": rows(folder, f"SELECT count(*) FROM tables WHERE id = '{table_id}'")[0][0], **found}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(databases.url(tmp_path))
    await opened.open()
    yield opened
    await opened.close()


async def test_nothing_stays_of_a_table_but_who_is_told_so(store: Store, tmp_path: Path) -> None:
    await fill(store)
    await fill(store, "another")
    assert counted(tmp_path) == EVERYTHING
    await store.removals.delete(TABLE, 2, AT)
    assert set(counted(tmp_path).values()) == {0}
    assert counted(tmp_path, "another") == EVERYTHING
    for mark in (HOSTS, WITHDRAWN):
        assert await store.removals.of(TABLE, [mark]) == Removed("deleted", AT)
    assert await store.removals.of(TABLE, ["2" * 64]) is None
    assert await store.removals.of("another", [HOSTS]) is None
    await store.removals.forget(AT)
    assert await store.removals.of(TABLE, [HOSTS]) is not None
    await store.removals.forget(AT + 1)
    assert await store.removals.of(TABLE, [HOSTS]) is None


async def test_what_is_gone_cannot_be_used(store: Store) -> None:
    await fill(store)
    await store.removals.delete(TABLE, 2, AT)
    with pytest.raises(Conflict):
        await store.append(TABLE, 2, [entry(3)])
    uses: list[Any] = [
        store.say(TABLE, Message(0, 1, 0, "Name", "hello?"), 10),
        store.note(TABLE, Note(1, 0, "hello?")),
        store.removals.touch(TABLE, AT),
        store.removals.delete(TABLE, None, AT),
        store.removals.withdraw(TABLE, HOSTS, [0], AT),
    ]
    for use in uses:
        with pytest.raises(Absent):
            await use
    snapshot = StoredSnapshot(2, {}, [{"text": "a line"}])
    await store.snapshots.keep(TABLE, snapshot, NOTHING, anew=False)
    assert await store.snapshots.load(TABLE) is None
    assert await store.removals.put_away(TABLE, ALL, AT) is None


async def test_a_table_that_has_moved_on_is_not_deleted(store: Store, tmp_path: Path) -> None:
    await fill(store)
    with pytest.raises(Conflict):
        await store.removals.delete(TABLE, 1, AT)
    assert counted(tmp_path) == EVERYTHING


async def test_who_goes_takes_along_what_is_theirs_and_the_last_one_takes_all(store: Store, tmp_path: Path) -> None:
    await fill(store)
    assert not await store.removals.withdraw(TABLE, WITHDRAWN, [1], AT)
    kept = await store.load(TABLE)
    assert kept is not None
    assert [(line.place, line.words, line.person) for line in kept.messages] == [
        (0, "words of 0", person_of(HOSTS)),
        (1, "", None),
    ]
    assert [note.place for note in kept.notes] == [0]
    assert {grant.digest for grant in kept.grants} == {HOSTS}
    assert await store.removals.of(TABLE, [WITHDRAWN]) == Removed("left", AT)
    assert await store.removals.withdraw(TABLE, HOSTS, [0], AT + 1)
    assert set(counted(tmp_path).values()) == {0}
    assert await store.removals.of(TABLE, [HOSTS]) == Removed("deleted", AT + 1)
    assert await store.removals.of(TABLE, [WITHDRAWN]) == Removed("left", AT)


@pytest.mark.parametrize("use", ["move", "word", "note", "look"])
async def test_whatever_happens_at_a_table_keeps_it(store: Store, use: str) -> None:
    await fill(store)
    assert await store.removals.due(ALL, 10) == [TABLE]
    uses: dict[str, Any] = {
        "move": lambda: store.append(TABLE, 2, [entry(3, AT + 1)]),
        "word": lambda: store.say(TABLE, Message(0, AT + 1, 0, "Name", "hello"), 10),
        "note": lambda: store.note(TABLE, Note(AT + 1, 0, "hello")),
        "look": lambda: store.removals.touch(TABLE, AT + 1),
    }
    await uses[use]()
    if use == "move":
        await store.set_at_rest([Rest(TABLE, 3, None, 1, None)])  # what is known later can also be older
    assert await store.removals.due(ALL, 10) == []
    assert await store.removals.put_away(TABLE, ALL, AT + 1) is None
    assert await store.load(TABLE) is not None


async def test_a_move_and_a_removal_at_once_leave_it_whole_with_the_move_or_gone_without(
    store: Store, tmp_path: Path
) -> None:
    """Two processes with a connection each; either may be the first."""
    other = Store(databases.url(tmp_path))
    await other.open()
    for number in range(30):
        table_id = f"table-{number}"
        await fill(store, table_id)
        first, second = (
            (other.removals.put_away(table_id, ALL, AT), store.append(table_id, 2, [entry(3, AT + 1)]))
            if number % 2
            else (store.append(table_id, 2, [entry(3, AT + 1)]), other.removals.put_away(table_id, ALL, AT))
        )
        outcomes = await asyncio.gather(first, second, return_exceptions=True)
        moved, removed = outcomes if number % 2 == 0 else outcomes[::-1]
        if moved is None:
            assert removed is None
            assert counted(tmp_path, table_id) == {**EVERYTHING, "entries": 3}
        else:
            assert isinstance(moved, Conflict)
            assert removed == "forsaken"
            assert set(counted(tmp_path, table_id).values()) == {0}
    await other.close()


async def test_the_last_two_who_go_at_once_take_the_table_along(store: Store, tmp_path: Path) -> None:
    other = Store(databases.url(tmp_path))
    await other.open()
    for number in range(10):
        table_id = f"table-{number}"
        await fill(store, table_id)
        going = (
            store.removals.withdraw(table_id, HOSTS, [0], AT),
            other.removals.withdraw(table_id, WITHDRAWN, [1], AT),
        )
        assert sorted(await asyncio.gather(*going)) == [False, True]
        assert set(counted(tmp_path, table_id).values()) == {0}
    await other.close()


@pytest.mark.parametrize("how", ["put-away", "delete", "withdraw"])
async def test_killed_at_any_statement_it_has_happened_whole_or_not_at_all(tmp_path: Path, how: str) -> None:
    store = Store(databases.url(tmp_path))
    await store.open()
    await fill(store)
    await store.close()
    gone = dict.fromkeys(EVERYTHING, 0)
    after = {**EVERYTHING, "grants": 2, "notes": 1} if how == "withdraw" else gone
    with subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdin is not None
        assert killed.stdout is not None
        number, done = 0, False
        while not done:
            number += 1
            print(number, how, databases.url(tmp_path), file=killed.stdin, flush=True)
            outcome = killed.stdout.readline().strip()
            assert outcome in ("killed", "done")
            done = rows(tmp_path, "SELECT count(*) FROM removals") != [(0,)]
            assert counted(tmp_path) == (after if done else EVERYTHING)
            assert done >= (outcome == "done")
        killed.stdin.close()
    assert number > 5
