"""Bots think elsewhere, know nothing they should not, and never hold up a table."""

import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.bot_turns import question
from roundhouse.server.settings import Settings
from roundhouse.server.workers import Chosen, Workers
from tests.patience import SECONDS
from tests.server.running import GAME, Guest, Running, eventually, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]
PROGRAM = Path(__file__).parent / "failing_worker.py"


def failing(way: str) -> dict[str, Any]:
    command = (sys.executable, str(PROGRAM), way)
    return {"worker": command, "think_seconds": 1.0 if way == "hang" else SECONDS, "think_memory": 1 << 29}


async def steps(guest: Guest, least: int) -> dict[str, Any]:
    return await eventually(guest.look, lambda seen: seen["step"] >= least)


@pytest.mark.parametrize("way", ["hang", "eat", "die", "talk", "cheat"])
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(tmp_path: Path, way: str) -> None:
    async with serving(tmp_path, **failing(way)) as running:
        bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
        plan = {"game": GAME, "seats": bots}
        opened = (await running.http.post("/api/tables", json=plan)).json()
        seen = await steps(running.guest(opened["watch"]), 10)
        assert [seat["level"] for seat in seen["seats"]] == ["random", "random"]
        assert [line["key"] for line in seen["log"]].count("table-log-simplified") == 1
        assert running.registry.workers._all  # another worker has taken the place of the one that was killed


async def must_play_on_as_greedy(running: Running, least: int) -> None:
    bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    opened = (await running.http.post("/api/tables", json={"game": GAME, "seats": bots})).json()
    seen = await steps(running.guest(opened["watch"]), least)
    assert [seat["level"] for seat in seen["seats"]] == ["greedy", "greedy"]
    assert "table-log-simplified" not in [line["key"] for line in seen["log"]]


async def test_a_bot_is_no_weaker_for_workers_that_are_killed_whenever_they_think(tmp_path: Path) -> None:
    async with serving(tmp_path, **failing("killed")) as running:
        await must_play_on_as_greedy(running, 2)


async def test_a_bot_is_no_weaker_for_a_worker_that_was_killed_while_it_waited(tmp_path: Path) -> None:
    async with serving(tmp_path, workers=1) as running:
        await must_play_on_as_greedy(running, 1)
        workers = running.registry.workers
        async with workers._queue.place("somebody"):
            worker = workers._idle[0]
            os.kill(worker.process.pid, signal.SIGKILL)
            await worker.process.wait()
        await must_play_on_as_greedy(running, 3)


async def test_where_even_the_simplest_bot_fails_the_table_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path, **failing("all")) as running:
        opened = await running.open("bot", "bot")
        assert (await steps(running.guest(opened["watch"]), 6))["phase"] in ("playing", "over")


async def test_where_no_worker_can_be_started_the_table_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=("/no/such/program",)) as running:
        opened = await running.open("bot", "bot")
        await steps(running.guest(opened["watch"]), 10)


async def test_a_worker_is_given_an_imagined_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.table("you", "you")
        table = await running.inside(anna.table_id)
        state = table.playing().state
        asked = [question(table, 0) for _ in range(5)]
        positions = [table.game.position(one["position"]) for one in asked]
        assert len({position.fingerprint() for position in [*positions, state]}) == 6
        assert all(position.view(0) == state.view(0) for position in positions)
        assert all(str(table.seed) not in str(one) and table.salt not in str(one) for one in asked)


async def test_workers_end_with_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        opened = await running.open("bot", "bot")
        await steps(running.guest(opened["watch"]), 3)
        processes = [worker.process for worker in running.registry.workers._all]
        assert processes
    assert all(process.returncode is not None for process in processes)


async def test_a_seat_passes_between_person_and_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.table("you", "bot")
        assert (await anna.act("hand_over", level="random")).status_code == 200
        await steps(anna, 20)
        assert (await anna.act("take_over")).status_code == 200
        assert (await anna.wait_for_turn())["seats"][0]["kind"] == "human"


async def test_a_flag_that_falls_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        clock = {"kind": "live", "bank": 300, "increment": 0}
        anna = await running.table("you", "bot", terms={"clock": clock, "stand_in": "random"})
        seen = await steps(anna, 10)
        assert seen["seats"][0]["clock"]["flag"]
        assert seen["seats"][0]["kind"] == "bot"


async def test_a_question_that_makes_no_sense_is_a_failure_and_the_next_one_is_answered(tmp_path: Path) -> None:
    workers = Workers(Settings(workers=1))
    async with serving(tmp_path) as running:
        anna = await running.table("you", "you")
        table = await running.inside(anna.table_id)
        table.seats[0].level = "greedy"
        with pytest.raises(Exception, match="UnknownGame"):
            await workers.ask({**question(table, 0), "game": "no-such-game"}, Chosen)
        assert (await workers.ask(question(table, 0), Chosen)).action in table.playing().state.legal(0)
    await workers.close()
