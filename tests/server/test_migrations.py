"""Migrations: killed at any statement they have changed nothing, and the next start goes on; two at once are one."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import roundhouse
from roundhouse.server.storage import Store, StoredTable, models
from roundhouse.server.storage.store import entry_rows
from roundhouse.tables import Entry, Table, open_table
from roundhouse.tables.opening import seating
from tests.server.databases import SQLITE, bring_up_to_date, databases, rows
from tests.server.running import GAME

PROGRAM = [sys.executable, "-m", "tests.server.killed_migrations"]
TABLES = 5
# Of the token of a host, and of an invitation that was used: such were kept once, and gave the seat away again.
FORMER_GRANTS = [("1" * 64, "host", None), ("2" * 64, "spent", 1)]
ALL_GRANTS = "SELECT role, place FROM grants"
ALL_ENTRIES = "SELECT version, body FROM entries ORDER BY table_id, version"
ALL_MESSAGES = "SELECT number, at, place, name, words, key, person, content FROM messages ORDER BY table_id, number"
ALL_NOTES = "SELECT place, at, words, key, person, content FROM notes ORDER BY table_id, place"
SEED = next(seed for seed in range(100) if seating(2, seed) == [1, 0])


def entries() -> list[Entry]:
    """Of a table in its newest form. Lots were drawn, so that seats have other numbers than before."""
    table = Table.restore([open_table(roundhouse.game(GAME), players=2, at=1)])
    for seat in range(2):
        table.apply(table.seat(seat, at=1).sit(f"Player {seat}"))
    table.apply(table.seat(0, at=1).offer("lots"))
    table.apply(table.seat(1, at=1).agree())
    table.apply(table.host(at=1).start(SEED, "5a17" * 16))
    seat = table.actors[0]
    for actions in ([table.playing().state.legal(seat)[0]], []):
        table.apply(table.seat(seat, at=1).choose(0, actions))
    return table.entries


# What was said and noted at it, each after so many of these entries: by whom, what, and how it was sent.
TALK: list[tuple[int, int | str, str, str, dict[str, str]]] = [
    (3, 0, "said", 'A note: "kind":"unchosen", and “più”', {"key": "key-1", "person": "p0", "content": "c1"}),
    (5, "host", "said", "Let us begin", {}),
    (6, 0, "noted", "first thoughts", {}),
    (6, 0, "noted", 'better: "kind":"said"', {"key": "key-2", "person": "p1", "content": "c2"}),
    (8, 0, "said", "Your turn", {"key": "key-3"}),
]
MESSAGES = [
    (1, 21, 0, "Player 0", 'A note: "kind":"unchosen", and “più”', "key-1", "p0", "c1"),
    (2, 22, None, None, "Let us begin", None, None, None),
    (3, 25, 1, "Player 1", "Your turn", "key-3", None, None),  # by lot, the other one is now at seat 0
]
NOTES = [(1, 24, 'better: "kind":"said"', "key-2", "p1", "c2")]


def former_entries() -> list[Entry]:
    """The same in the oldest form: talk was among the entries, and a turn taken back was a kind of its own."""
    newest = entries()
    former: list[Entry] = []
    for version, entry in enumerate(newest, 1):
        former.append(entry if version < len(newest) else entry._replace(kind="unchosen"))
        for at, (after, by, kind, words, sent) in enumerate(TALK, 21):
            if after == version:
                former.append(Entry(0, at, by, kind, {"words": words}, **sent))
    return [entry._replace(version=version) for version, entry in enumerate(former, 1)]


def fill(url: str) -> None:
    """A database of the oldest form with tables in it."""
    bring_up_to_date(url, "0001")
    former = former_entries()
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        for number in range(TABLES):
            table = {"id": f"table-{number}", "code": f"CODE{number}", "game": GAME, "version": len(former)}
            connection.execute(
                sa.text("INSERT INTO tables VALUES (:id, :code, 'Club', :game, :full, 1, :version, 0)"),
                {**table, "full": True},
            )
            connection.execute(
                sa.text("INSERT INTO entries VALUES (:table_id, :version, :body)"), entry_rows(table["id"], former)
            )
            connection.execute(
                sa.text(
                    "INSERT INTO grants (table_id, digest, role, place) VALUES (:table_id, :digest, :role, :place)"
                ),
                [
                    {"table_id": table["id"], "digest": digest, "role": role, "place": place}
                    for digest, role, place in FORMER_GRANTS
                ],
            )


@pytest.fixture(params=["empty", "full"])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The folder of a database without anything in it, or with tables of an earlier form."""
    folder = tmp_path / "start"
    folder.mkdir()
    databases.make_blank(folder)
    if request.param == "full":
        fill(databases.url(folder))
    return folder


def contents(folder: Path) -> dict[str, list[str]]:
    """All that is in the database of a folder: the rows of each table, and what the table is like."""
    engine = sa.create_engine(databases.url(folder), poolclass=sa.NullPool)
    with engine.connect() as connection:
        found = {}
        for name in sa.inspect(connection).get_table_names():
            columns = [f"{one['name']} {one['type']}" for one in sa.inspect(connection).get_columns(name)]
            kept = [str(tuple(row)) for row in connection.execute(sa.text(f"SELECT * FROM {name}"))]
            found[name] = [*columns, *sorted(kept)]
        return found


def differences(folder: Path) -> list[object]:
    engine = sa.create_engine(databases.url(folder), poolclass=sa.NullPool)
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), models.metadata))


def must_be_whole(folder: Path, full: bool) -> None:
    """With everything that was there in it, in the newest form."""
    stored = rows(folder, ALL_ENTRIES)
    wanted = [(row["version"], row["body"]) for row in entry_rows("any", entries())]
    assert stored == wanted * TABLES * full
    assert rows(folder, ALL_MESSAGES) == MESSAGES * TABLES * full
    assert rows(folder, ALL_NOTES) == NOTES * TABLES * full
    assert rows(folder, "SELECT version FROM tables") == [(len(wanted),)] * TABLES * full
    assert [tuple(row) for row in rows(folder, ALL_GRANTS)] == [("host", None)] * TABLES * full


def test_killed_at_any_statement_nothing_has_changed_and_the_next_start_goes_on(
    start: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """PostgreSQL, whose transactions are its own matter, is killed at every fourth."""
    full = "full" in request.node.callspec.id
    before = contents(start)
    with subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdin is not None
        assert killed.stdout is not None
        for number in count(1, 1 if database == SQLITE else 4):
            print(number, databases.url(start), file=killed.stdin, flush=True)
            outcome = killed.stdout.readline().strip()
            if outcome == "done":
                break
            assert outcome == "killed"
            if contents(start) != before:  # killed when all was done
                must_be_whole(start, full)
        killed.stdin.close()
    assert number > 5
    must_be_whole(start, full)
    assert differences(start) == []


def test_of_processes_that_start_at_once_one_migrates(start: Path, request: pytest.FixtureRequest) -> None:
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda _: bring_up_to_date(databases.url(start)), range(4)))
    must_be_whole(start, "full" in request.node.callspec.id)


@pytest.mark.parametrize("what", ["torn", "lost"])
def test_a_table_with_a_broken_entry_has_those_before_it_and_is_not_taken_for_whole(tmp_path: Path, what: str) -> None:
    databases.make_blank(tmp_path)
    fill(databases.url(tmp_path))
    engine = sa.create_engine(databases.url(tmp_path), poolclass=sa.NullPool)
    done = "DELETE FROM entries" if what == "lost" else "UPDATE entries SET body = '[torn'"
    with engine.begin() as connection:
        connection.execute(sa.text(f"{done} WHERE table_id = 'table-0' AND version = {BROKEN_VERSION}"))
    bring_up_to_date(databases.url(tmp_path))
    kept = asyncio.run(loaded(databases.url(tmp_path)))
    assert [len(table.entries) for table in kept] == [4] + [len(entries())] * (TABLES - 1)
    assert [table.unreadable for table in kept] == [5] + [None] * (TABLES - 1)
    assert [len(table.messages) for table in kept] == [1] + [len(MESSAGES)] * (TABLES - 1)


BROKEN_VERSION = 6  # the fifth, with one line said before it


async def loaded(url: str) -> list[StoredTable]:
    store = Store(url)
    await store.open()
    kept = [await store.load(f"table-{number}") for number in range(TABLES)]
    await store.close()
    return [table for table in kept if table is not None]


def test_snapshots_are_of_the_same_moments_as_before(tmp_path: Path) -> None:
    """Of a table whose rules are gone there may never be another."""
    databases.make_blank(tmp_path)
    fill(databases.url(tmp_path))
    bring_up_to_date(databases.url(tmp_path), "0005")
    engine = sa.create_engine(databases.url(tmp_path), poolclass=sa.NullPool)
    with engine.begin() as connection:
        for version in (3, 6, 12):
            connection.execute(sa.text(f"INSERT INTO snapshot_lines VALUES ('table-1', {version}, '{version}')"))
        connection.execute(sa.text("INSERT INTO snapshots VALUES ('table-1', 12, 5, 0, '{}')"))
    bring_up_to_date(databases.url(tmp_path))
    assert rows(tmp_path, "SELECT version, body FROM snapshot_lines ORDER BY version") == [
        (3, "3"),
        (5, "6"),
        (8, "12"),
    ]
    assert rows(tmp_path, "SELECT version FROM snapshots") == [(8,)]
