"""The server's bench counts and computes right. Nothing here is timed: where a clock is needed, the test holds it."""

import asyncio
import json
import re
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.server import ServerConnection

import roundhouse
from benchmarks.server import finished, hostile, pace, report
from benchmarks.server.ours import BenchFailure, OurTable
from benchmarks.server.pace import Tally
from benchmarks.server.servers import PEER
from benchmarks.server.theirs import CONNECT, DRAWN, EVENT, GAME, TheirMatch
from roundhouse.server import Settings
from roundhouse.server.expiry import Expiry
from roundhouse.server.storage import Store
from tests.server.running import eventually, serving


class HeldClock(asyncio.SelectorEventLoop):
    """A loop whose time stands still while anybody has something to do, and then jumps to the next appointment."""

    moment = 0.0

    def time(self) -> float:
        return self.moment

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self.moment = max(self.moment, self._scheduled[0].when())
        super()._run_once()


def run(work: Coroutine[Any, Any, Tally]) -> Tally:
    with asyncio.Runner(loop_factory=HeldClock) as runner:
        return runner.run(work)


class Slow:
    """A table whose every move takes so long: one command of it, acknowledged at its end."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.clicks = [99.0]  # left over from an earlier window
        self.games = 99

    async def move(self) -> float:
        await asyncio.sleep(self.takes)
        self.clicks.append(self.takes)
        return asyncio.get_running_loop().time()


def test_a_move_is_late_from_the_moment_it_was_due_not_from_when_it_was_sent() -> None:
    tally = run(pace.on_schedule([Slow(1.5)], 4.0))
    # Four moves a second apart, each taking half a second too long: the wait for those before counts.
    assert [round(took, 6) for took in tally.moves] == [1.5, 2.0, 2.5, 3.0]
    assert tally.late == [0.0]  # only before the first was the generator free to be in time
    assert tally.rate == 1.0
    assert (tally.clicks, tally.games) == ([1.5] * 4, 0)


def test_a_table_in_time_waits_for_its_next_move() -> None:
    tally = run(pace.on_schedule([Slow(0.25), Slow(0.5)], 3.0))
    assert sorted(round(took, 6) for took in tally.moves) == [0.25] * 3 + [0.5] * 3
    assert [round(late, 6) for late in tally.late] == [0.0] * 6


def test_as_fast_as_it_can_counts_what_was_done_within_the_window() -> None:
    tally = run(pace.at_once([Slow(0.3), Slow(0.5)], 1.0))
    assert len(tally.moves) == 3 + 1  # those acknowledged at its very end, or after it, do not count
    assert tally.rate == 4.0


def test_moves_are_due_from_the_phase_on_to_the_end_of_the_window() -> None:
    assert list(pace.dues(0.25, 1.0, 3.25)) == [0.25, 1.25, 2.25]


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)])
def test_a_percentile_is_a_value_that_was_measured(share: float, value: float) -> None:
    assert report.percentile(list(range(100, 0, -1)), share) == value


def test_a_bar_is_passed_at_its_figure_and_missed_above() -> None:
    assert report.verdict("a move", 0.1, 0.1) == ["a move", "100.0 ms", "100.0 ms", "pass"]
    assert report.verdict("a move", 0.1, 0.1001)[3] == "MISS"


def test_the_page_holds_our_own_server_to_the_bars() -> None:
    ours = Tally(2.0, 1, 0.3, [0.05] * 99 + [0.2], [0.04], [0.001])
    theirs = Tally(2.0, 9, 0.0, [0.9], [0.9], [0.001])
    loaded = [report.Loaded("spike", 200, ours, 1.0, ours, 1.5), report.Loaded("peer", 200, theirs, 0.1, theirs, 0.2)]
    looks, attacked = [("in memory", [0.001, 0.021])], [("silence", Tally(moves=[0.05])), ("chat", Tally(moves=[0.2]))]
    told = "\n".join(report.pages(loaded, ours, [0.002, 0.016], [505, 550], looks, attacked))
    assert re.search(r"\| spike +\| +200 \| +800 \| +100 \| +50 \| +50.0 \| +50.0 \| +200.0 \|", told)
    assert re.search(r"\| spike .*\| +100% \| +0.3 \|", told)
    assert re.search(r"\| a move at 200 tables, p99 +\| +100.0 ms \| +50.0 ms \| +pass \|", told)
    assert re.search(r"\| a question on a quiet server, p50 +\| +5.0 ms \| +2.0 ms \| +pass \|", told)
    assert re.search(r"\| a question on a quiet server, p99 +\| +15.0 ms \| +16.0 ms \| +MISS \|", told)
    assert re.search(r"\| a step in memory, worst +\| +20.0 ms \| +21.0 ms \| +MISS \|", told)
    assert re.search(r"\| a move beside silence, p99 +\| +100.0 ms \| +50.0 ms \| +pass \|", told)
    assert re.search(r"\| a move beside chat, p99 +\| +100.0 ms \| +200.0 ms \| +MISS \|", told)


# Somebody hostile -----------------------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("way", hostile.WAYS)
async def test_each_way_to_be_hostile_keeps_the_server_busy_within_its_limits(tmp_path: Path, way: str) -> None:
    async with serving(tmp_path, rate=hostile.LIMITS.rate, burst=hostile.LIMITS.burst) as running:
        (anna,), _ = await running.finished([0], players=3)
        somebody = hostile.Hostile(running.url, [anna.token])
        running_wild = asyncio.create_task(hostile.WAYS[way](somebody))
        done = hostile.SIGNS[way]
        await eventually(lambda: _count(somebody, done), lambda count: count >= 10)
        running_wild.cancel()
        await asyncio.gather(running_wild, return_exceptions=True)
        assert somebody.counts["429"] == 0
        await somebody.leave()


async def _count(somebody: hostile.Hostile, what: str) -> int:
    return somebody.counts[what]


# Our own people -------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_people_of_the_bench_play_a_real_table_over_their_own_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient() as http:
        table = OurTable(running.url, "union-pacific", http, Random(1))
        await table.open()
        (live,) = running.registry._tables.values()
        for _ in range(40):
            await table.move()
        chosen = [entry for entry in live.table.entries if entry.kind == "chosen"]
        played = [entry for entry in live.table.entries if entry.kind == "played"]
        assert len(chosen) + len(played) == len(table.clicks)
        assert 40 < len(table.clicks) <= 80  # a move is a choice, and where a person is asked, a yes
        assert await table.ask({"kind": "build", "section": "casper--denver"}) > 0
        assert {entry.by for entry in played} == {0, 1, 2, 3}
        assert table.step == live.table.playing().step
        await table.leave()


@pytest.mark.anyio
async def test_a_refused_command_stops_the_bench(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, httpx.AsyncClient() as http:
        table = OurTable(running.url, "union-pacific", http, Random(1))
        await table.open()
        with pytest.raises(BenchFailure):
            await table.people[0].do("choose", version=10**6, keep=0)
        await table.leave()


# The peer's -----------------------------------------------------------------------------------------------------------


class FakePeer:
    """As much of boardgame.io's server as its clients hear of."""

    def __init__(self) -> None:
        self.asked: list[list[Any]] = []
        self.rooms: dict[str, list[ServerConnection]] = {}

    async def serve(self, socket: ServerConnection) -> None:
        await socket.send('0{"sid":"x"}')
        async for packet in socket:
            assert isinstance(packet, str)
            if packet == CONNECT:
                await socket.send(CONNECT + '{"sid":"y"}')
            elif packet.startswith(EVENT):
                await self.answer(socket, json.loads(packet.removeprefix(EVENT)))

    async def answer(self, socket: ServerConnection, event: list[Any]) -> None:
        self.asked.append(event)
        if event[0] == "sync":
            self.rooms.setdefault(event[1], []).append(socket)
            await socket.send(EVENT + json.dumps(["sync", event[1], {"state": {"_stateID": 0}}]))
            return
        told = ["update", event[3], {"_stateID": event[2] + 1}, []]
        for listener in self.rooms[event[3]]:
            await listener.send("2")  # a ping between
            await listener.send(EVENT + json.dumps(told))


@pytest.mark.anyio
async def test_a_match_of_the_peer_is_played_to_its_end_and_followed_by_another() -> None:
    peer = FakePeer()
    async with websockets.serve(peer.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        match = TheirMatch(f"http://127.0.0.1:{port}", "bench")
        await match.open()
        for _ in range(len(DRAWN) + 1):
            await match.move()
        await match.leave()
    syncs = [event for event in peer.asked if event[0] == "sync"]
    moves = [event for event in peer.asked if event[0] == "update"]
    assert [(event[1], event[2]) for event in syncs] == [
        (name, player) for name in ("bench-1", "bench-2") for player in ("0", "1", None, None)
    ]
    assert [event[1]["payload"]["args"] for event in moves] == [[cell] for cell in (*DRAWN, DRAWN[0])]
    assert [event[2] for event in moves] == [*range(9), 0]
    assert (match.games, len(match.clicks)) == (1, len(DRAWN) + 1)


def test_nine_moves_fill_the_board_and_nobody_wins() -> None:
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    crosses, noughts = set(DRAWN[::2]), set(DRAWN[1::2])
    assert crosses | noughts == set(range(9))
    assert not any(side.issuperset(line) for line in lines for side in (crosses, noughts))


def test_the_peer_is_pinned_and_the_lock_names_no_address() -> None:
    asked = json.loads((PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    lock = (PEER / "package-lock.json").read_text()
    assert json.loads(lock)["packages"]["node_modules/boardgame.io"]["version"] == asked
    assert "://" not in lock
    assert f'name: "{GAME}"' in (PEER / "server.mjs").read_text()


# Long games -----------------------------------------------------------------------------------------------------------


def test_long_games_are_hunted_and_where_there_are_too_few_the_longest_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = [30, 500, 20, 501, 40]
    monkeypatch.setattr(finished, "HUNTED", len(lengths))
    monkeypatch.setattr(
        finished, "played", lambda game, seed: finished.PlayedGame(2, {}, seed, [(0, 0)] * lengths[seed])
    )
    assert [len(plan.moves) for plan in finished.long_games(None, 1)] == [500]
    assert [len(plan.moves) for plan in finished.long_games(None, 4)] == [500, 501, 40, 30]


@pytest.mark.anyio
async def test_a_long_game_is_stored_as_its_people_played_it(tmp_path: Path) -> None:
    game = roundhouse.game("union-pacific")
    plan = finished.played(game, 3)
    table = finished.at_a_table(game, plan)
    assert table.playing().record.moves == plan.moves
    (kept,) = await finished.keep(tmp_path / "long.db", [table])
    assert kept.steps == len(plan.moves)
    store = Store(f"sqlite:///{tmp_path / 'long.db'}")
    await store.open()
    stored = await store.load(kept.table)
    assert stored is not None
    assert stored.entries == table.entries
    assert await store.waking(10**15) == []
    await Expiry(store, Settings()).sweep({})  # the server does not put it away as a game of long ago
    assert await store.load(kept.table) is not None
    await store.close()
