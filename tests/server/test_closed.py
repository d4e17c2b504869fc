"""Tables that cannot go on, for their rules are gone or an entry is broken: they can be looked at, and exported."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import roundhouse
from roundhouse import Record
from roundhouse.server.registry import TableRegistry
from roundhouse.server.snapshots import SnapshotKeeper
from tests.server.databases import databases, rows
from tests.server.running import GAME, Guest, Running, eventually, key, serving
from tests.shelf import small_games

pytestmark = pytest.mark.anyio

OTHER_GAME = "ride-the-rails"
LANGUAGES = ("en", "it")


@contextmanager
def newer(**changes: Any) -> Iterator[None]:
    """A release whose game has changed, and does not know its old self any more."""
    game = roundhouse.game(GAME)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (changes or {"rules_version": 2, "known_versions": (2,)}).items():
            patch.setattr(game, name, value)
        yield


def crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server of this process ends as if by a power cut: it has taken no snapshot of anything."""

    async def nothing(*_: Any) -> None:
        pass

    monkeypatch.setattr(SnapshotKeeper, "sweep", nothing)
    monkeypatch.setattr(SnapshotKeeper, "finish", nothing)


async def played(running: Running, turns: int = 6) -> tuple[list[Guest], Guest]:
    """Three people some turns into a game, who have talked and made notes, and a spectator."""
    opened = await running.open("you", "friend", "friend")
    people = [running.guest(opened["token"], seat=0)]
    for invitation in opened["invitations"]:
        joined = await running.join(token=invitation["token"], name=f"Guest {invitation['seat']}")
        people.append(running.guest(joined.json()["token"], seat=invitation["seat"]))
    rng = random.Random(5)
    for seat, guest in enumerate(people):
        await guest.act("say", words=f"hello from {seat}")
        await guest.act("note", words=f"a secret of {seat}")
    for _ in range(turns):
        seen = await people[0].look()
        await people[rng.choice(seen["actors"])].turn(rng)
    return people, running.guest(opened["watch"])


async def exports(running: Running, guests: list[Guest]) -> list[dict[str, Any]]:
    """What everybody gets, in every language."""
    found = []
    for guest in guests:
        for language in LANGUAGES:
            answer = await running.guest(guest.token).get("/export", lang=language)
            assert answer.status_code == 200, answer.text
            found.append(answer.json())
    return found


def change(folder: Path, statement: str, **facts: Any) -> None:
    """Something happens to the database behind the server's back."""
    engine = sa.create_engine(databases.url(folder), poolclass=sa.NullPool)
    with engine.begin() as connection:
        assert connection.execute(sa.text(statement), facts).rowcount == 1


# Rules that are gone --------------------------------------------------------------------------------------------------


async def test_a_table_whose_rules_are_gone_shows_everybody_what_it_did_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, watcher = await played(running)
        before = await exports(running, [*people, watcher])
    assert all(one["log"] and one["chat"] and one["view"] for one in before)
    with newer():
        async with serving(tmp_path) as running:
            after = await exports(running, [*people, watcher])
    for language, was, now in zip(LANGUAGES * 4, before, after, strict=True):
        closed = now["closed"]
        assert closed["key"] == "server-closed-rules"
        assert ("regole" in closed["message"]) == (language == "it")
        assert now == {**was, "closed": closed}


async def test_who_sits_at_one_screen_with_others_can_look_as_a_spectator_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, watcher = await played(running)
        before = [(await guest.get("/export", eyes="spectator")).json() for guest in (people[0], watcher)]
    with newer():
        async with serving(tmp_path) as running:
            guests = [running.guest(guest.token) for guest in (people[0], watcher)]
            after = [(await guest.get("/export", eyes="spectator")).json() for guest in guests]
    for own, seen in (before, after):
        assert {**own, "you": seen["you"]} == seen
        assert (own["reader"], own["notes"]) == (None, None)


async def test_nothing_can_be_done_at_it_and_everybody_is_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
    with newer():
        async with serving(tmp_path) as running:
            anna = running.guest(people[0].token)
            refused = [await anna.get(path) for path in ("", "/role", "/story", "/steps/0", "/hint", "/record")]
            refused += [await anna.act("say", words="hello?"), await anna.post("/again", None)]
            refused.append(await running.join(token=anna.token, name="Dario"))
            for answer in refused:
                assert (answer.status_code, answer.json()["key"]) == (409, "server-closed-rules")
                assert answer.json()["facts"] == {"version": 1, "current": 2}
            async with anna.line() as line:
                assert (await line.hear("refused"))["error"]["key"] == "server-closed-rules"
                with pytest.raises(ConnectionClosed) as ended:
                    await line.hear("view")
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 4409


async def test_who_has_no_token_of_it_learns_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
    with newer():
        async with serving(tmp_path) as running:
            stranger = running.guest(people[0].table_id + ".no-such-secret")
            for path in ("", "/export", "/story"):
                answer = await stranger.get(path)
                assert (answer.status_code, answer.json()["key"]) == (403, "server-no-such-token")
            assert (await running.http.get(f"{stranger.path}/export")).status_code == 401
            assert (await running.http.get("/api/mine", headers=stranger.headers)).json() == []
            other = await running.guest(people[1].token).get("/export", seat=0)
            assert (other.status_code, other.json()["key"]) == (403, "server-not-your-seat")


async def test_it_is_in_the_list_of_ones_tables_and_hides_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
        well = await running.table("you", "you", "you", game=OTHER_GAME)
    with newer():
        async with serving(tmp_path) as running:
            tokens = {"Authorization": f"Bearer {people[0].token}, {well.token}"}
            lines = (await running.http.get("/api/mine?lang=it", headers=tokens)).json()
            assert [(line["table"], line["phase"], line["yours"]) for line in lines] == [
                (people[0].table_id, "closed", False),
                (well.table_id, "playing", True),
            ]
            assert (lines[0]["title"], lines[0]["seats"], lines[0]["host"]) == ("Union Pacific", [0], True)
            await running.guest(well.token).turn(random.Random(1))


async def test_back_at_the_former_release_it_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
        seen = await people[0].look()
    with newer():
        async with serving(tmp_path) as running:
            assert (await running.guest(people[0].token).get()).status_code == 409
    async with serving(tmp_path) as running:
        guests = [running.guest(guest.token) for guest in people]
        assert (await guests[0].look())["log"][: len(seen["log"])] == seen["log"]
        await guests[seen["actors"][0]].turn(random.Random(1))


async def test_of_a_finished_game_all_is_there_to_run_it_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        (anna,), watcher = await running.finished([0], players=2)
        record = (await anna.get("/record")).json()
    with newer():
        async with serving(tmp_path) as running:
            for guest in (anna, watcher):
                (export, _) = await exports(running, [guest])
                assert {name: export[name] for name in record} == record
    Record.loads(json.dumps(export["record"])).verify()


async def test_a_board_that_is_gone_and_a_game_that_is_gone_are_told_as_such(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running, turns=1)
        with small_games():
            small = await running.table("you", "you", game="short-line")
            before = (await small.get("/export")).json()
    with newer(board_digest="0" * 8):
        async with serving(tmp_path) as running:
            answer = await running.guest(people[0].token).get()
            assert answer.json()["key"] == "server-closed-board"
            gone = running.guest(small.token)
            assert (await gone.get()).json()["key"] == "server-closed-game"
            after = (await gone.get("/export")).json()
            assert after == {**before, "closed": after["closed"]}
            assert after["title"] == "Short Line"


# When snapshots are taken ---------------------------------------------------------------------------------------------


async def test_what_a_crash_has_left_out_is_made_up_for_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        crash(patch)
        async with serving(tmp_path) as running:
            people, watcher = await played(running)
            before = await exports(running, [*people, watcher])
    assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(0,)]
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    async with serving(tmp_path) as running:
        await eventually(running.registry.store.snapshots.missing, lambda missing: missing == [])
    with newer():
        async with serving(tmp_path) as running:
            after = await exports(running, [*people, watcher])
            assert after == [{**was, "closed": now["closed"]} for was, now in zip(before, after, strict=True)]


async def test_after_a_crash_and_an_upgrade_at_once_it_says_that_something_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
        before = (await people[0].get("/export")).json()
    crash(monkeypatch)
    async with serving(tmp_path) as running:
        guests = [running.guest(guest.token) for guest in people]
        await guests[(await guests[0].look())["actors"][0]].turn(random.Random(1))
        await guests[0].act("say", words="the last word")
    with newer():
        async with serving(tmp_path) as running:
            after = (await running.guest(people[0].token).get("/export")).json()
    assert after["chat"][-1]["text"] == "the last word"  # what is said hangs on no rules
    assert after == {**before, "closed": after["closed"], "complete": False, "chat": after["chat"]}


async def test_without_any_snapshot_there_is_still_what_the_storage_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash(monkeypatch)
    async with serving(tmp_path) as running:
        people, _ = await played(running)
    with newer():
        async with serving(tmp_path) as running:
            after = (await running.guest(people[1].token).get("/export")).json()
            lines = (await running.http.get("/api/mine", headers=people[1].headers)).json()
    assert (after["title"], after["players"], after["rules"], after["phase"]) == ("Union Pacific", 3, 1, "playing")
    assert (after["complete"], after["log"], after["you"]["seats"]) == (False, [], [1])
    assert [line["phase"] for line in lines] == ["closed"]


async def test_the_log_grows_piece_by_piece_and_what_is_undone_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    monkeypatch.setattr("roundhouse.server.snapshots.DELAY", 0)
    async with serving(tmp_path) as running:
        snapshots = running.registry.store.snapshots

        async def up_to_date(guest: Guest) -> int:
            version = (await running.inside(guest.table_id)).version
            await eventually(lambda: snapshots.kept(guest.table_id), lambda kept: kept.version == version)
            return len(rows(tmp_path, "SELECT version FROM snapshot_lines"))

        anna = await running.table("you", "you")
        rng = random.Random(2)
        pieces = []
        for _ in range(5):
            seat = (await anna.look())["actors"][0]
            step = (await anna.look())["step"]
            while (await anna.look())["step"] == step:
                await anna.decide(rng, seat)
            pieces.append(await up_to_date(anna))
            asking = seat
        assert pieces == sorted(set(pieces))
        version = (await anna.look(seat=asking))["version"]
        offered = await anna.act("offer", what="take-back", seat=asking, version=version)
        assert offered.status_code == 200, offered.text
        await up_to_date(anna)
        version = (await anna.look(seat=1 - asking))["version"]
        assert (await anna.act("agree", seat=1 - asking, version=version)).status_code == 200
        assert await up_to_date(anna) == 1
        before = (await anna.get("/export")).json()
        assert any(line["undone"] for line in before["log"])
    with newer():
        async with serving(tmp_path) as running:
            after = (await running.guest(anna.token).get("/export")).json()
            assert after == {**before, "closed": after["closed"]}


async def test_a_table_that_is_open_and_one_left_alone_have_their_snapshots_too(tmp_path: Path) -> None:
    async with serving(tmp_path, kept_tables=1) as running:
        for number in range(3):
            await running.table("you", "friend", name=f"Table {number}")
        await eventually(running.kept, lambda count: count <= 1)
    async with serving(tmp_path) as running:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
            await eventually(running.registry.store.snapshots.missing, lambda missing: missing == [])
    assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(3,)]


async def test_snapshots_take_a_small_part_of_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running, turns=2)
        more = [await running.table("you", "you") for _ in range(5)]
        monkeypatch.setattr("roundhouse.server.snapshots.SHARE", 0.0)
        keeper = running.registry.snapshots
        await running.registry.snapshots.sweep(running.registry._tables)
        assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(0,)]
        monkeypatch.setattr("roundhouse.server.snapshots.SHARE", 1e-9)  # one is more than enough
        keeper._due = {guest.table_id: 0 for guest in (people[0], *more)}
        await keeper.sweep(running.registry._tables)
        assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(1,)]


# Entries that are broken ----------------------------------------------------------------------------------------------


BREAKAGES: dict[str, tuple[str, dict[str, str]]] = {
    "cut off": ("UPDATE entries SET body = substr(body, 1, 20) WHERE {where}", {}),
    "of no form": ("UPDATE entries SET body = :body WHERE {where}", {"body": '{"version": 14}'}),
    "no object": ("UPDATE entries SET body = :body WHERE {where}", {"body": "7"}),
    "of no kind": (
        "UPDATE entries SET body = :body WHERE {where}",
        {"body": '{"version": 14, "at": 1, "by": 0, "kind": "danced", "facts": {}}'},
    ),
    "impossible": (
        "UPDATE entries SET body = :body WHERE {where}",
        {"body": '{"version": 14, "at": 1, "by": 0, "kind": "played", "facts": {"actions": [99999]}}'},
    ),
    "deeply nested": ("UPDATE entries SET body = :body WHERE {where}", {"body": "[" * 5_000}),
    "lost": ("DELETE FROM entries WHERE {where}", {}),
}
NOT_UTF8 = "UPDATE entries SET body = CAST(x'7b22fe' AS TEXT) WHERE {where}"


@pytest.mark.parametrize("breakage", BREAKAGES)
async def test_a_broken_entry_is_told_for_its_table_and_hides_no_other(tmp_path: Path, breakage: str) -> None:
    async with serving(tmp_path) as running:
        people, watcher = await played(running)
        well = await running.table("you", "you")
        before = await exports(running, [*people, watcher])
    statement, facts = BREAKAGES[breakage]
    where = "table_id = :table AND version = 14"
    change(tmp_path, statement.format(where=where), table=people[0].table_id, **facts)
    async with serving(tmp_path) as running:
        anna = running.guest(people[0].token)
        refused = await anna.get(lang="it")
        assert (refused.status_code, refused.json()["key"]) == (409, "server-closed-entry")
        assert refused.json()["facts"] == {"entry": 14}
        assert "La voce 14" in refused.json()["message"]
        after = await exports(running, [*people, watcher])
        wanted = {"complete": breakage in ("of no kind", "impossible")}  # else nobody knows what came after
        assert after == [{**was, "closed": now["closed"], **wanted} for was, now in zip(before, after, strict=True)]
        lines = await running.http.get("/api/mine", headers={"Authorization": f"Bearer {anna.token}, {well.token}"})
        assert [line["phase"] for line in lines.json()] == ["closed", "playing"]
        assert (await running.guest(well.token).act("say", words="here all is well")).status_code == 200


@pytest.mark.sqlite("PostgreSQL keeps no such text")
async def test_an_entry_that_is_no_text_is_told_like_any_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
    change(tmp_path, NOT_UTF8.format(where="table_id = :table AND version = 14"), table=people[0].table_id)
    async with serving(tmp_path) as running:
        refused = await running.guest(people[0].token).get()
        assert (refused.json()["key"], refused.json()["facts"]) == ("server-closed-entry", {"entry": 14})


async def test_a_lost_last_entry_closes_the_table_before_anybody_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        people, _ = await played(running)
        version = (await running.inside(people[0].table_id)).version
    lost = "DELETE FROM entries WHERE table_id = :table AND version = :version"
    change(tmp_path, lost, table=people[0].table_id, version=version)
    async with serving(tmp_path) as running:
        refused = await running.guest(people[0].token).act("say", words="hello")
        assert (refused.status_code, refused.json()["facts"]) == (409, {"entry": version})


async def test_a_broken_entry_of_a_table_without_a_snapshot_shows_what_was_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash(monkeypatch)
    async with serving(tmp_path) as running:
        people, _ = await played(running)
        told = (await people[0].look())["log"]
    change(tmp_path, "UPDATE entries SET body = '' WHERE table_id = :table AND version = 16", table=people[0].table_id)
    async with serving(tmp_path) as running:
        after = (await running.guest(people[0].token).get("/export")).json()
    words = [line["text"] for line in told]
    assert 0 < len(after["log"]) < len(words)
    assert [line["text"] for line in after["log"]] == words[: len(after["log"])]
    assert after["complete"] is False


async def test_a_table_that_breaks_is_no_reason_for_the_server_to_stop_waking_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        broken, well = [await running.open("bot", "bot", "bot") for _ in range(2)]
        before = await eventually(running.guest(well["watch"]).look, lambda seen: seen["step"] > 3)
    change(tmp_path, "UPDATE entries SET body = '' WHERE table_id = :table AND version = 5", table=broken["table"])
    monkeypatch.setattr("roundhouse.server.registry.SWEEP_SECONDS", 0.01)
    loads: list[str] = []
    load = TableRegistry._load

    async def noted(registry: TableRegistry, table_id: str) -> Any:
        loads.append(table_id)
        return await load(registry, table_id)

    monkeypatch.setattr(TableRegistry, "_load", noted)
    async with serving(tmp_path) as running:
        await eventually(running.guest(well["watch"]).look, lambda seen: seen["step"] > before["step"] + 5)
    assert loads.count(broken["table"]) <= 1  # and not again in every sweep


async def test_the_token_of_a_closed_table_opens_what_it_did(tmp_path: Path) -> None:
    """Seats drawn by lot too: the link leads to the seat that was drawn."""
    async with serving(tmp_path) as running:
        opened = await running.open("you", "friend", starts_full=False)
        anna = running.guest(opened["token"])
        joined = await running.join(token=opened["invitations"][0]["token"], name="Bruno")
        bruno = running.guest(joined.json()["token"])
        for guest, command in ((anna, "offer"), (bruno, "agree")):
            version = (await guest.look())["version"]
            facts = {"what": "lots"} if command == "offer" else {}
            assert (await guest.act(command, version=version, **facts)).status_code == 200
        assert (await anna.post("/commands", {"command": "start", "key": key()})).status_code == 200
        seats = {guest.token: (await guest.look())["you"] for guest in (anna, bruno)}
    with newer():
        async with serving(tmp_path) as running:
            for token, you in seats.items():
                export = (await running.guest(token).get("/export")).json()
                assert (export["you"], export["reader"]) == (you, you["seats"][0])
