"""A game over HTTP, from opening the table to checking its luck."""

import hashlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse import Record
from roundhouse.kernel import text
from roundhouse.server.routes.games import line
from tests.server.running import GAME, NAMES, Guest, Running, choose, eventually, key, serving

pytestmark = pytest.mark.anyio


async def play_to_the_end(anna: Guest) -> dict[str, Any]:
    rng = random.Random(1)
    while (seen := await anna.wait_for_turn())["phase"] != "over":
        answer = await anna.decide(rng)
        assert answer.status_code == 200, answer.text
    return seen


@pytest.mark.sqlite("a whole game: too slow for both")
async def test_a_whole_game_against_bots_ends_with_a_record_that_proves_its_luck(running: Running) -> None:
    anna = await running.table("you", "bot", "bot")
    promised = (await anna.look())["commitment"]
    assert (await anna.get("/record")).json()["key"] == "table-still-secret"
    seen = await play_to_the_end(anna)
    ended = (await anna.get("/record")).json()
    assert ended["commitment"] == promised
    assert hashlib.sha256((ended["salt"] + ended["seed"]).encode()).hexdigest() == promised
    record = Record.loads(json.dumps(ended["record"]))
    assert record.seed == int(ended["seed"])
    assert record.verify().scores() == seen["result"]["scores"]
    assert len(record.moves) == seen["step"]


async def test_any_step_of_a_finished_game_can_be_opened_with_anybodys_eyes(running: Running) -> None:
    (anna,), _ = await running.finished([0], players=2)
    seen = await anna.look()
    table = await running.inside(anna.table_id)
    states = [state.clone() for state in table.playing().record.steps(table.game)]
    for step in (0, 1, seen["step"] // 2, seen["step"]):
        assert (await anna.get(f"/steps/{step}")).json()["view"] == states[step].view(0)
        assert (await anna.get(f"/steps/{step}", eyes="1")).json()["view"] == states[step].view(1)
        assert (await anna.get(f"/steps/{step}", eyes="spectator")).json()["view"] == states[step].view(None)
        assert len((await anna.get(f"/steps/{step}", eyes="all")).json()["views"]) == 2
    assert (await anna.get(f"/steps/{seen['step'] + 1}")).status_code == 409


@pytest.mark.sqlite("catalogues are not in the database")
async def test_nobody_waits_for_catalogues_to_be_read(tmp_path: Path) -> None:
    text.catalogue.cache_clear()
    line.cache_clear()
    async with serving(tmp_path) as running:
        read = text.catalogue.cache_info().misses
        (anna,), _ = await running.finished([0], players=2)
        for language in text.LANGUAGES:
            assert (await anna.get("/export", lang=language)).status_code == 200
        assert text.catalogue.cache_info().misses == read


@pytest.mark.parametrize(("eyes", "through"), [("own", 0), ("1", 1), ("spectator", None)])
async def test_the_story_of_a_finished_game_is_told_with_anybodys_eyes(
    running: Running, eyes: str, through: int | None
) -> None:
    (anna,), watcher = await running.finished([0], players=2)
    table = await running.inside(anna.table_id)
    states = [state.clone() for state in table.playing().record.steps(table.game)]
    story = (await anna.get("/story", eyes=eyes)).json()
    turns = table.playing().turns
    assert [moment["step"] for moment in story] == [*(turn.start for turn in turns), len(states) - 1]
    assert [moment["seat"] for moment in story] == [None, *(turn.seat for turn in turns)]
    for moment in story:
        assert moment["scores"] == states[moment["step"]].scores()
        assert moment["view"] == states[moment["step"]].view(through)
    told = [line.tell(table.game, through, "en") for line in table.log if line.of_game]
    assert " ".join(moment["text"] for moment in story).split() == " ".join(told).split()
    everything = (await watcher.get("/story", eyes="all")).json()
    assert [moment["views"] for moment in everything] == [
        [states[moment["step"]].view(seat) for seat in range(2)] for moment in everything
    ]


async def test_in_a_game_under_way_the_story_tells_points_only_as_far_as_they_are_known(running: Running) -> None:
    anna, bruno = await running.friends(2)
    rng = random.Random(3)
    for _ in range(4):
        for guest in (anna, bruno):
            await guest.turn(rng)
    for guest in (anna, bruno):
        seen = await guest.look()
        story = (await guest.get("/story")).json()
        assert story[-1]["scores"] == seen["standing"]["scores"]
        assert story[-1]["view"] == seen["view"]
        assert (await guest.get("/story")).json() == story
        assert (await guest.get("/story", eyes="all")).json()["key"] == "table-still-secret"


async def test_a_story_is_told_in_no_time(running: Running) -> None:
    """The whole of the longest game there is, with every view."""
    players = max(roundhouse.game(GAME).players)
    (anna,), _ = await running.finished([0], players=players)
    await anna.get("/story")
    took = []
    for _ in range(3):
        start = time.process_time()
        assert (await anna.get("/story")).status_code == 200
        took.append(time.process_time() - start)
    assert min(took) < 0.3


async def test_a_step_of_a_game_under_way_opens_with_ones_own_eyes_only(running: Running) -> None:
    anna, _ = await running.friends(2)
    assert (await anna.get("/steps/0")).status_code == 200
    for eyes in ("1", "all"):
        answer = await anna.get("/steps/0", eyes=eyes)
        assert (answer.status_code, answer.json()["key"]) == (409, "table-still-secret")


async def test_a_command_sent_twice_happens_once(running: Running) -> None:
    anna = await running.table("you", "you")
    seen = await anna.look(seat=(await anna.look())["actors"][0])
    command = {"key": key(), **choose(seen, seen["legal"][0]["action"])}
    first = await anna.post("/commands", command)
    again = await anna.post("/commands", command)
    assert first.status_code == 200
    assert again.json() == first.json()
    table = await running.inside(anna.table_id)
    assert [entry.kind for entry in table.entries].count("chosen") == 1


async def test_a_command_for_an_older_version_is_refused(running: Running) -> None:
    anna = await running.table("you", "you")
    seen = await anna.look()
    wish = choose(seen, seen["legal"][0]["action"])
    stale = await anna.act(**{**wish, "version": seen["version"] - 1})
    assert (stale.status_code, stale.json()["key"]) == (409, "table-stale")
    assert (await anna.look())["version"] == seen["version"]


async def test_a_forbidden_action_is_refused_with_its_clause_in_the_readers_language(running: Running) -> None:
    anna = await running.table("you", "you")
    seen = await anna.look()
    legal = {choice["action"] for choice in seen["legal"]}
    forbidden = next(action for action in range(1000) if action not in legal)
    command = {"key": key(), **choose(seen, forbidden)}
    english = (await anna.post("/commands?lang=en", command)).json()
    italian = (await anna.post("/commands?lang=it", command)).json()
    assert english["clause"] == italian["clause"]
    assert english["message"] != italian["message"]
    asked = {"version": seen["version"], "actions": [forbidden, min(legal)]}
    told = (await anna.post("/ask?lang=it", asked)).json()
    assert [reason["clause"]["id"] for reason in told["reasons"]] == [english["clause"]]
    assert [way["steps"][-1]["action"] for way in told["ways"]] == [min(legal)]


async def test_a_question_changes_nothing_and_is_refused_when_the_table_has_moved_on(running: Running) -> None:
    anna = await running.table("you", "you")
    seen = await anna.look()
    asked = {"version": seen["version"], "actions": [seen["legal"][0]["action"]]}
    told = (await anna.post("/ask", asked)).json()
    assert len(told["ways"][0]["change"]["scores"]) == 2
    assert (await anna.look())["version"] == told["version"] == seen["version"]
    assert (await anna.act(**choose(seen, *asked["actions"]))).status_code == 200
    answer = await anna.post("/ask", asked)
    assert (answer.status_code, answer.json()["key"]) == (409, "table-stale")


async def test_a_question_that_cannot_be_read_is_refused(running: Running) -> None:
    anna = await running.table("you", "you")
    version = (await anna.look())["version"]
    for wrong in ({}, {"version": -1}, {"actions": ["first"]}, {"targets": [{}]}, {"targets": ["build"]}, {"why": 1}):
        body = {"version": version, **wrong} if wrong else {}
        assert (await anna.post("/ask", body)).status_code == 400
    for wrong, expected in (
        ({"keep": 7}, (409, "table-bad-keep")),
        ({"actions": [10**8]}, (409, "illegal-action")),
        ({"seat": 9}, (403, "server-not-your-seat")),
    ):
        answer = await anna.post("/ask", {"version": version, **wrong})
        assert (answer.status_code, answer.json()["key"]) == expected


async def test_a_fork_starts_from_what_its_eyes_know_and_draws_chance_anew(running: Running) -> None:
    anna, bruno = await running.friends(2)
    rng = random.Random(3)
    for _ in range(6):
        for guest in (anna, bruno):
            await guest.turn(rng)
    there = await running.inside(anna.table_id)
    step = there.playing().step
    seats = [{"kind": "you", "name": name} for name in NAMES[:2]]
    generators = []
    for _ in range(2):
        opened = (await anna.post("/fork", {"step": step, "seats": seats})).json()
        fork = await running.inside(opened["table"])
        state = fork.playing().state
        assert state.view(0) == there.playing().state.view(0)
        generators.append(state.fingerprint())
    assert len({*generators, there.playing().state.fingerprint()}) == 3
    assert (await anna.post("/fork", {"step": step, "seats": seats[:1]})).status_code == 422
    assert (await anna.post("/fork", {"step": step, "seats": seats, "eyes": 1})).json()["key"] == "table-still-secret"


async def test_games_are_told_in_both_languages(running: Running) -> None:
    english = (await running.http.get("/api/games", params={"lang": "en"})).json()
    italian = (await running.http.get("/api/games", headers={"Accept-Language": "fr, it;q=0.9, en;q=0.5"})).json()
    assert all(one["tagline"] != other["tagline"] for one, other in zip(english, italian, strict=True))
    told = next(game for game in english if game["id"] == GAME)
    assert told["options"][0]["values"].keys() == {str(count) for count in told["players"]}
    book = (await running.http.get(f"/api/games/{GAME}")).json()
    for part in ("board", "rules"):
        assert (await running.http.get(f"/api/games/{GAME}/{part}")).json() == book[part]
    assert (await running.http.get(f"/api/games/{GAME}/text")).text == book["text"]
    assert (await running.http.get("/api/games/no-such-game")).json()["key"] == "unknown-game"


async def test_a_demo_plays_itself(running: Running) -> None:
    opened = (await running.http.post("/api/demo")).json()
    watcher = running.guest(opened["watch"])
    assert (await eventually(watcher.look, lambda seen: seen["step"] >= 5))["reader"] is None
