"""Tables that nobody uses: how long they are kept, what counts as a use, and that time the server is away does not."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.expiry import DAY, GAP, Expiry, uptime_ago
from roundhouse.server.live import VISIT_EVERY, now
from roundhouse.server.settings import Settings
from roundhouse.server.storage import Downtime, Rest
from tests.server.databases import rows
from tests.server.running import Guest, Running, serving
from tests.server.test_closed import newer

pytestmark = pytest.mark.anyio

FINISHED, UNFINISHED = 180, 90


class Calendar:
    """The days that pass, as the rules see them."""

    def __init__(self, running: Running, **days: int) -> None:
        self.running = running
        self.at = now()
        rules = {"keep_finished": FINISHED, "keep_unfinished": UNFINISHED, **days}
        self.settings: Settings = replace(running.settings, **rules)  # type: ignore[arg-type]
        self.expiry = Expiry(running.registry.store, self.settings, lambda: self.at)

    async def pass_days(self, days: float) -> None:
        """With a server that runs through all of them."""
        end = self.at + round(days * DAY)
        self.at = self.expiry._swept = end
        for _ in range(5):
            await self.expiry.sweep(self.running.registry._tables)
            self.at += 1_000

    async def is_kept(self, guest: Guest) -> bool:
        return await self.running.registry.store.load(guest.table_id) is not None


@pytest.fixture
async def calendar(tmp_path: Path) -> AsyncIterator[Calendar]:
    async with serving(tmp_path) as running:
        yield Calendar(running)


async def finished(running: Running) -> Guest:
    """Somebody at a game with bots that is over, as of now."""
    (guest,), _ = await running.finished([0], players=2)
    return guest


@pytest.mark.parametrize(("kind", "days"), [("finished", FINISHED), ("lobby", UNFINISHED), ("playing", UNFINISHED)])
async def test_a_table_is_put_away_after_its_days_and_not_before(calendar: Calendar, kind: str, days: int) -> None:
    running = calendar.running
    if kind == "finished":
        guest = await finished(running)
    else:
        guest = await running.table("you", "friend" if kind == "lobby" else "you")
    await running.registry._save_wakes()
    await calendar.pass_days(days - 0.5)
    assert await calendar.is_kept(guest)
    await calendar.pass_days(0.6)
    assert not await calendar.is_kept(guest)
    answer = await guest.get()
    why = "server-gone-finished" if kind == "finished" else "server-gone-forsaken"
    assert (answer.status_code, answer.json()["key"]) == (410, why)
    assert (await guest.get(lang="it")).json()["message"].startswith("Questo tavolo è stato messo via")
    stranger = await running.guest(f"{guest.table_id}.wrong").get()
    assert (stranger.status_code, stranger.json()["key"]) == (403, "server-no-such-token")
    assert (await running.http.get("/api/mine", headers=guest.headers)).json() == []


async def test_without_a_rule_all_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        calendar = Calendar(running, keep_finished=0, keep_unfinished=0)
        guests = [await finished(running), await running.table("you", "friend")]
        assert [line["kept_until"] for line in [await guest.look() for guest in guests]] == [None, None]
        await calendar.pass_days(10_000)
        assert [await calendar.is_kept(guest) for guest in guests] == [True, True]


async def test_a_game_that_only_bots_have_played_is_kept_like_an_unfinished_one(calendar: Calendar) -> None:
    (host,), _ = await calendar.running.finished([], players=2)
    await calendar.running.registry._save_wakes()
    anna = await finished(calendar.running)
    await calendar.running.registry._save_wakes()
    await calendar.pass_days(UNFINISHED + 1)
    assert (await calendar.is_kept(anna), await calendar.is_kept(host)) == (True, False)
    assert (await host.get()).json()["key"] == "server-gone-forsaken"


async def test_who_looks_at_a_table_keeps_it(calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await calendar.running.table("you", "friend")
    await calendar.running.registry._save_wakes()
    await calendar.pass_days(UNFINISHED - 1)
    monkeypatch.setattr("roundhouse.server.registry.now", lambda: calendar.at)
    assert (await anna.get("/role")).status_code == 200
    await calendar.pass_days(UNFINISHED - 1)
    assert await calendar.is_kept(anna)
    await calendar.pass_days(2)
    assert not await calendar.is_kept(anna)


async def test_who_has_only_the_list_open_does_not(calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await calendar.running.table("you", "friend")
    await calendar.running.registry._save_wakes()
    await calendar.pass_days(UNFINISHED - 1)
    monkeypatch.setattr("roundhouse.server.registry.now", lambda: calendar.at)
    assert len((await calendar.running.http.get("/api/mine", headers=anna.headers)).json()) == 1
    await calendar.pass_days(2)
    assert not await calendar.is_kept(anna)


async def test_a_table_that_somebody_has_open_is_not_put_away_by_any_process(
    calendar: Calendar, tmp_path: Path
) -> None:
    anna = await calendar.running.table("you", "friend")
    await calendar.running.registry._save_wakes()
    async with anna.line() as line:
        await line.view()
        await calendar.pass_days(UNFINISHED - 1)
        async with serving(tmp_path) as other:
            elsewhere = Calendar(other)
            elsewhere.at = calendar.at
            await elsewhere.pass_days(2)
        assert await calendar.is_kept(anna)
        await calendar.pass_days(10 * UNFINISHED)
        assert (await line.do("say", words="still here"))["type"] == "ack"


async def test_a_clock_that_runs_keeps_its_table(calendar: Calendar, tmp_path: Path) -> None:
    running = calendar.running
    anna = await running.table("you", "you", terms={"clock": {"kind": "correspondence", "days": 365}, "flag": "show"})
    await running.registry._save_wakes()
    ((wake,),) = rows(tmp_path, f"SELECT wake FROM tables WHERE id = '{anna.table_id}'")
    assert wake > now() + 300 * DAY
    await calendar.pass_days((wake - calendar.at) / DAY - 1)
    assert await calendar.is_kept(anna)
    version = (await running.inside(anna.table_id)).version
    await running.registry.store.set_at_rest([Rest(anna.table_id, version, None, wake, None)])  # it has fallen
    await calendar.pass_days(UNFINISHED - 1)
    assert await calendar.is_kept(anna)
    await calendar.pass_days(3)
    assert not await calendar.is_kept(anna)


def test_time_at_which_the_server_does_not_run_does_not_count() -> None:
    downtimes = [Downtime(100, 200), Downtime(500, 900)]
    assert uptime_ago(1_000, 50, downtimes) == 950
    assert uptime_ago(1_000, 150, downtimes) == 450
    assert uptime_ago(1_000, 550, downtimes) == -50
    assert uptime_ago(1_000, 400, []) == 600


async def test_after_a_summer_without_the_server_everything_is_there(calendar: Calendar) -> None:
    anna = await calendar.running.table("you", "friend")
    await calendar.running.registry._save_wakes()
    calendar.expiry.downtimes.append(Downtime(calendar.at, calendar.at + 200 * DAY))
    await calendar.pass_days(200 + UNFINISHED - 1)
    assert await calendar.is_kept(anna)
    assert calendar.expiry.kept_until(await calendar.running.registry.table(anna.table_id)) == pytest.approx(
        calendar.at + DAY, abs=DAY / 10
    )
    await calendar.pass_days(2)
    assert not await calendar.is_kept(anna)


async def test_a_machine_that_slept_takes_nothing_on_waking(calendar: Calendar) -> None:
    anna = await calendar.running.table("you", "friend")
    await calendar.running.registry._save_wakes()
    await calendar.expiry.sweep({})
    calendar.at += 1_000 * DAY
    await calendar.expiry.sweep({})
    assert calendar.expiry.downtimes[-1].until - calendar.expiry.downtimes[-1].since > GAP
    assert await calendar.is_kept(anna)


async def test_a_table_says_how_long_it_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, keep_finished=FINISHED, keep_unfinished=UNFINISHED) as running:
        lobby, over = await running.table("you", "friend"), await finished(running)
        for guest, days in ((lobby, UNFINISHED), (over, FINISHED)):
            (line,) = (await running.http.get("/api/mine", headers=guest.headers)).json()
            for told in (line, await guest.look()):
                assert abs(told["kept_until"] - now() - days * DAY) < VISIT_EVERY


async def test_a_closed_table_is_kept_as_long(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        anna = await running.table("you", "you")
    with newer():
        async with serving(tmp_path) as running:
            calendar = Calendar(running)
            guest = running.guest(anna.token)
            assert (await guest.get("/export")).status_code == 200
            await calendar.pass_days(UNFINISHED - 1)
            assert await calendar.is_kept(guest)
            await calendar.pass_days(2)
            assert not await calendar.is_kept(guest)
            assert (await guest.get("/export")).json()["key"] == "server-gone-forsaken"


async def test_who_looks_at_a_table_that_another_process_removes_is_told(calendar: Calendar, tmp_path: Path) -> None:
    anna = await calendar.running.table("you", "you")
    async with anna.line() as line, serving(tmp_path) as other:
        await line.view()
        assert (await other.guest(anna.token).delete()).status_code == 200
        await calendar.pass_days(0)
        assert (await line.hear("refused"))["error"]["key"] == "server-gone-deleted"
        with pytest.raises(ConnectionClosed) as ended:
            await line.hear("view")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4410


@pytest.mark.parametrize("command", ["pause", "announce"])
async def test_who_acts_at_a_table_that_another_process_has_removed_is_told(
    calendar: Calendar, tmp_path: Path, command: str
) -> None:
    anna = await calendar.running.table("you", "you")
    async with serving(tmp_path) as other:
        await other.guest(anna.token).delete()
    answer = await anna.act(command, **({"words": "hello?"} if command == "announce" else {}))
    assert (answer.status_code, answer.json()["key"]) == (410, "server-gone-deleted")
    assert await calendar.running.kept() == 0
