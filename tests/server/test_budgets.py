"""What one address may take of what all share: the loop's time, the workers, games of bots, tables."""

import asyncio
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.server import loop_shares
from roundhouse.server.closed import snapshot_for
from roundhouse.server.fair_queue import FairQueue
from roundhouse.server.loop_shares import LoopShares, charged, in_pieces, payer, turn
from roundhouse.server.storage import StoredSnapshot, StoredTable
from roundhouse.tables import Entry
from roundhouse.tables.snapshots import lines, take
from tests.patience import SECONDS
from tests.server.running import GAME, Running, eventually, serving
from tests.tables.scenes import Scene

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite]
SLOW_WORKER = (sys.executable, str(Path(__file__).parent / "failing_worker.py"), "slow")
OTHER = "127.0.0.2"
NEVER = 1e-9  # seconds a second


async def breathe(times: int = 20) -> None:
    """Let everything go on that can."""
    for _ in range(times):
        await asyncio.sleep(0)


# The loop's time ------------------------------------------------------------------------------------------------------


async def test_an_address_that_has_used_up_its_share_waits_and_no_other_does() -> None:
    shares = LoopShares(NEVER, burst=0.1)
    shares.account("modest").charge(0.0)
    shares.account("greedy").charge(0.2)
    waiting = asyncio.create_task(shares.account("greedy").turn())
    await shares.account("modest").turn()
    await breathe()
    assert not waiting.done()
    waiting.cancel()


async def test_an_address_that_is_alone_need_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_shares, "COMPANY", 0.0)
    account = LoopShares(NEVER, burst=0.1).account("")
    account.charge(20.0)
    await asyncio.wait_for(account.turn(), SECONDS)


async def test_time_makes_up_for_what_was_taken() -> None:
    account = LoopShares(1.0, burst=0.01).account("")
    account.charge(0.05)
    await asyncio.wait_for(account.turn(), SECONDS)
    assert account.left() > 0


async def test_those_who_wait_go_on_one_by_one_in_the_order_of_coming() -> None:
    account = LoopShares(1.0, burst=0.001).account("")
    account.charge(0.01)
    went: list[int] = []

    async def piece(number: int) -> None:
        await account.turn()
        assert account.left() > 0
        went.append(number)
        account.charge(0.005)

    await asyncio.wait_for(asyncio.gather(*(piece(number) for number in range(10))), SECONDS)
    assert went == list(range(10))


async def test_who_hangs_up_while_waiting_holds_up_nobody() -> None:
    account = LoopShares(1.0, burst=0.001).account("")
    account.charge(0.02)
    waiting = [asyncio.create_task(account.turn()) for _ in range(3)]
    await breathe()
    waiting[0].cancel()
    waiting[1].cancel()
    await asyncio.wait_for(waiting[2], SECONDS)


async def test_others_are_served_between_the_pieces_of_a_long_work() -> None:
    served = 0
    heard: list[int] = []

    async def others() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    def work() -> Generator[None, None, str]:
        for _ in range(5):
            heard.append(served)
            end = time.perf_counter() + loop_shares.SLICE
            while time.perf_counter() < end:
                pass
            yield
        return "done"

    company = asyncio.create_task(others())
    assert await in_pieces(work()) == "done"
    company.cancel()
    assert heard == sorted(set(heard))


async def test_others_are_served_while_the_log_of_an_export_is_put_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_shares, "SLICE", 0.0)
    table = Scene(roundhouse.game(GAME)).start().table
    whole = StoredSnapshot(table.version, take(table, [None, 0]), list(lines(table, 0, len(table.log), ["it"])))
    export = asyncio.create_task(snapshot_for(table, 0, "it"))
    await breathe(2)
    assert len(table.log) > 2
    assert not export.done()
    assert await export == whole


async def test_who_has_used_up_their_share_waits_in_the_middle_of_a_long_work() -> None:
    shares = LoopShares(NEVER, burst=0.1)
    shares.account("modest").charge(0.0)
    begun: list[int] = []

    def work() -> Generator[None, None, None]:
        for piece in range(2):
            begun.append(piece)
            shares.account("greedy").charge(0.2)
            end = time.perf_counter() + loop_shares.SLICE
            while time.perf_counter() < end:
                pass
            yield

    payer.set(shares.account("greedy"))
    waiting = asyncio.create_task(in_pieces(work()))
    await breathe()
    assert begun == [0]
    waiting.cancel()


async def test_what_is_done_is_charged_to_who_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr(loop_shares, "perf_counter", lambda: clock)
    account = LoopShares(NEVER, burst=100.0).account("here")

    async def work() -> str:
        nonlocal clock
        clock += 1.0
        assert account.left() == pytest.approx(99.0)  # at once, not only when it stops for a while
        await asyncio.sleep(0)
        clock += 2.0
        with pytest.raises(KeyError):
            await asyncio.create_task(charged(failing()))
        return "done"

    async def failing() -> None:
        nonlocal clock
        clock += 4.0
        raise KeyError

    async def other() -> None:
        nonlocal clock
        payer.set(None)
        clock += 1000.0

    async def ask() -> str:
        payer.set(account)
        return await charged(work())

    told, _ = await asyncio.gather(asyncio.create_task(ask()), asyncio.create_task(charged(other())))
    assert told == "done"
    assert account.left() == pytest.approx(93.0)


async def test_work_that_is_cancelled_ends() -> None:
    payer.set(LoopShares(1.0, burst=1.0).account(""))
    task = asyncio.create_task(charged(asyncio.sleep(SECONDS)))
    await breathe()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_what_the_server_does_by_itself_never_waits() -> None:
    assert payer.get() is None
    await turn()


async def test_requests_and_views_of_one_address_wait_while_another_is_served(tmp_path: Path) -> None:
    async with serving(tmp_path, loop_share=NEVER, loop_burst=10.0) as running, running.seen_from(OTHER) as elsewhere:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            await line.view()
            account = running.gate.shares.account("127.0.0.1")
            await elsewhere.http.get("/api/games")
            account.charge(20.0)
            request = asyncio.create_task(anna.look())
            live = await running.registry.table(anna.table_id)
            live.notify()
            for _ in range(20):
                assert (await elsewhere.http.get("/api/games")).status_code == 200
            assert not request.done()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(line.socket.recv(), 0.05)
            running.gate.shares.share = 1e9
            account._release()
            await line.view()
            assert (await request)["phase"] == "playing"


# The workers ----------------------------------------------------------------------------------------------------------


async def test_whoever_has_had_least_is_served_next() -> None:
    now = 0.0
    queue = FairQueue(1, lambda: now)
    all_wait = asyncio.Event()
    served: list[str] = []

    async def hold(client: str) -> None:
        nonlocal now
        async with queue.place(client):
            served.append(client)
            await all_wait.wait()
            now += 1.0

    async with asyncio.TaskGroup() as group:
        for _ in range(50):
            group.create_task(hold("many"))
        await breathe()
        for _ in range(3):
            group.create_task(hold("few"))
        await breathe()
        all_wait.set()
    assert served[:6].count("few") >= 2
    assert len(served) == 53


async def test_nobody_has_all_the_places_if_there_are_several() -> None:
    queue = FairQueue(3)
    inside = asyncio.Event()

    async def hold(client: str) -> None:
        async with queue.place(client):
            await inside.wait()

    many = [asyncio.create_task(hold("many")) for _ in range(5)]
    await breathe()
    assert queue.free == 1
    await asyncio.wait_for(asyncio.gather(hold("few"), asyncio.to_thread(lambda: None), _set_soon(inside)), SECONDS)
    await asyncio.wait_for(asyncio.gather(*many), SECONDS)
    assert queue.free == 3
    assert not queue._had


async def _set_soon(event: asyncio.Event) -> None:
    await breathe()
    event.set()


@pytest.mark.parametrize("when", ["waiting", "chosen", "inside"])
async def test_a_place_is_free_again_when_its_client_goes(when: str) -> None:
    queue = FairQueue(1)
    held = asyncio.Event()

    async def hold() -> None:
        async with queue.place("first"):
            await held.wait()

    async def take() -> None:
        async with queue.place("second"):
            await asyncio.sleep(SECONDS)

    first, second = asyncio.create_task(hold()), asyncio.create_task(take())
    await breathe()
    if when != "waiting":
        held.set()
        await asyncio.wait([first])
        await breathe(0 if when == "chosen" else 20)
    second.cancel()
    held.set()
    await asyncio.gather(first, second, return_exceptions=True)
    assert queue.free == 1
    assert not queue._had
    assert not queue._waiting


async def test_the_demos_of_one_address_do_not_slow_the_bots_of_another(tmp_path: Path) -> None:
    """Asked in turns, a worker that takes its time thinks as often for the one table as for all the others together."""
    demos = 40
    async with serving(tmp_path, worker=SLOW_WORKER, workers=1) as running, running.seen_from(OTHER) as elsewhere:
        crowd = [await bots_at(elsewhere) for _ in range(demos)]
        table = await bots_at(running)
        before = await steps(running, crowd)
        await eventually(lambda: steps(running, [table]), lambda done: done >= 20)
        assert await steps(running, crowd) - before < 20 * demos / 4


async def bots_at(running: Running) -> str:
    seats = [{"kind": "bot", "level": "greedy"}] * 2
    opened = (await running.http.post("/api/tables", json={"game": GAME, "seats": seats})).json()
    table: str = opened["table"]
    return table


async def steps(running: Running, tables: list[str]) -> int:
    return sum([(await running.inside(table)).playing().step for table in tables])


async def test_others_are_served_while_a_long_table_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_shares, "SLICE", 0.0)
    served = 0
    heard: set[int] = set()

    class Noted(list[Entry]):
        """Entries that note when each of them was taken up."""

        def __iter__(self) -> Iterator[Entry]:
            for entry in super().__iter__():
                heard.add(served)
                yield entry

    async def others() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    async with serving(tmp_path, kept_tables=0) as running:
        (anna,), _ = await running.finished([0], players=2)
        await eventually(running.kept, lambda kept: kept == 0)
        stored = await running.stored(anna.table_id)
        kept = stored._replace(entries=Noted(stored.entries))

        async def load(table_id: str) -> StoredTable:
            return kept

        monkeypatch.setattr(running.registry.store, "load", load)
        company = asyncio.create_task(others())
        await running.inside(anna.table_id)
        company.cancel()
        assert len(heard) == len(stored.entries)


async def test_tables_are_loaded_one_at_a_time_for_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, kept_tables=0) as running:
        guests = [await running.table("you", "you") for _ in range(5)]
        registry = running.registry
        await eventually(running.kept, lambda kept: kept == 0)
        most, loading, load = 0, 0, registry.store.load

        async def counted(table_id: str) -> Any:
            nonlocal most, loading
            loading += 1
            most = max(most, loading)
            await asyncio.sleep(0.01)
            try:
                return await load(table_id)
            finally:
                loading -= 1

        monkeypatch.setattr(registry.store, "load", counted)
        await asyncio.gather(*(guest.look() for guest in guests))
        assert most == 1


# Tables ---------------------------------------------------------------------------------------------------------------


async def test_an_address_opens_only_so_many_tables_a_minute(tmp_path: Path) -> None:
    async with serving(tmp_path, openings=3) as running, running.seen_from(OTHER) as elsewhere:
        plan = {"game": GAME, "seats": [{"kind": "you", "name": "Anna"}, {"kind": "open"}]}
        answers = [await running.http.post("/api/tables", json=plan) for _ in range(2)]
        answers += [await running.http.post("/api/demo") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["key"] == "server-too-many-tables"
        assert (await elsewhere.http.post("/api/demo")).status_code == 201


async def test_bots_play_among_themselves_at_only_so_many_tables(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, address_demos=2, demos=3, worker=SLOW_WORKER) as running,
        running.seen_from(OTHER) as elsewhere,
    ):
        answers = [await running.http.post("/api/demo") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["key"] == "server-too-many-demos"
        assert (await elsewhere.http.post("/api/demo")).status_code == 201
        assert (await elsewhere.http.post("/api/demo")).status_code == 503
        anna = await elsewhere.table("you", "bot")  # with a person it is no demo
        assert (await anna.look())["phase"] == "playing"


async def test_a_demo_that_is_over_makes_room(tmp_path: Path) -> None:
    async with serving(tmp_path, address_demos=1) as running:
        first = await running.open("bot", "bot")
        watcher = running.guest(first["watch"])
        await eventually(watcher.look, lambda seen: seen["phase"] == "over")
        assert (await running.http.post("/api/demo")).status_code == 201


# Frames ---------------------------------------------------------------------------------------------------------------


def masked(opcode: int, content: bytes) -> bytes:
    """A short frame as a client sends it, masked with zeros."""
    return bytes([0x80 | opcode, 0x80 | len(content)]) + bytes(4) + content


@pytest.mark.parametrize(("opcode", "content"), [(1, b"{}"), (2, b""), (9, b"")], ids=["texts", "bytes", "pings"])
async def test_a_flood_of_frames_closes_the_line(tmp_path: Path, opcode: int, content: bytes) -> None:
    async with serving(tmp_path, rate=1.0, burst=20) as running:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            await line.view()
            line.socket.transport.write(masked(opcode, content) * 1000)
            await asyncio.wait_for(line.socket.wait_closed(), SECONDS)
            assert line.socket.close_code == 4429
        assert (await anna.look())["phase"] == "playing"


async def test_spectators_who_come_and_go_are_no_news(running: Running) -> None:
    opened = await running.open("you", "you")
    anna, watcher = running.guest(opened["token"]), running.guest(opened["watch"])
    async with anna.line() as line:
        await line.view()
        for _ in range(5):
            async with watcher.line() as other:
                await other.view()
                await other.send(type="look", seat=None)
                await other.view()
        await anna.act("say", words="ciao")
        assert (await line.view())["chat"]
