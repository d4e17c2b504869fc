"""After the end: forks from any step with anybody's eyes, and another game for the same people."""

import asyncio
import random
from pathlib import Path

import pytest

import roundhouse
from tests.server.running import GAME, NAMES, Guest, Running, serving

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "you", "name": NAMES[0]}, *[{"kind": "bot", "level": "random"}] * 2]


async def test_whoever_holds_a_token_forks_from_any_step_with_anybodys_eyes(running: Running) -> None:
    """A player, somebody with several seats, and a spectator."""
    (anna, several), watcher = await running.finished([0], [1, 2], players=3)
    ended = await running.inside(anna.table_id)
    states = [state.clone() for state in ended.playing().record.steps(ended.game)]
    rng = random.Random(4)
    for guest, own in ((anna, 0), (several, 1), (watcher, None)):
        for eyes, through in (("own", own), (0, 0), (1, 1), (2, 2), ("spectator", None)):
            step = rng.randrange(len(states) - 1)
            answer = await guest.post("/fork", {"step": step, "eyes": eyes, "seats": SEATS})
            assert answer.status_code == 201, answer.text
            fork = await running.inside(answer.json()["table"])
            start = fork.playing().record.start(fork.game)
            assert start.view(through) == states[step].view(through)
        last = await guest.post("/fork", {"step": len(states) - 1, "seats": SEATS})
        assert (last.status_code, last.json()["key"]) == (409, "table-position-over")
        beyond = await guest.post("/fork", {"step": 1, "eyes": 3, "seats": SEATS})
        assert (beyond.status_code, beyond.json()["key"]) == (409, "table-no-seat")


async def test_while_a_game_lasts_one_forks_with_the_eyes_of_ones_own_seats_alone(running: Running) -> None:
    both = await running.table("you", "you", "open", starts_full=False)
    code = (await both.look())["code"]
    carla = running.guest((await running.join(code=code, name="Carla")).json()["token"])
    await both.act("start")
    for guest, allowed in ((both, {0, 1}), (carla, {2})):
        for eyes in range(3):
            answer = await guest.post("/fork", {"step": 0, "eyes": eyes, "seats": SEATS})
            assert answer.status_code == (201 if eyes in allowed else 409), answer.text


async def test_who_plays_again_gets_the_same_table_and_the_others_are_expected(running: Running) -> None:
    (anna, several), watcher = await running.finished([0], [1, 2], players=4)
    before = await anna.look()
    answer = await anna.post("/again", None)
    assert answer.status_code == 201, answer.text
    led = answer.json()
    assert led["table"] != anna.table_id
    assert led["seats"] == [0]
    there = await running.guest(led["token"]).look()
    assert there["phase"] == "open"
    assert there["you"] == {"host": True, "seats": [0], "invited": []}
    assert there["name"] == "Club"
    for part in ("game", "players", "options", "terms"):
        assert there[part] == before[part]
    assert [(seat["kind"], seat["name"], seat["invited"], seat["level"]) for seat in there["seats"]] == [
        ("human", NAMES[0], None, None),
        ("open", "", NAMES[1], None),
        ("open", "", NAMES[2], None),
        ("bot", "Bot 3", None, "random"),
    ]
    assert (await running.guest(led["watch"]).look())["reader"] is None
    for guest in (anna, several, watcher):
        seen = await guest.get()
        assert seen.json()["next"] == led["table"]
        assert seen.json()["log"][-1]["text"] == f"{NAMES[0]} would like to play again and has laid another table."
        assert led["token"].partition(".")[2] not in seen.text


async def test_the_others_are_led_to_their_seats_and_the_game_begins(running: Running) -> None:
    (anna, several), _ = await running.finished([0], [1, 2], players=4)
    led = (await anna.post("/again", None)).json()
    followed = (await several.post("/again", None)).json()
    assert followed["table"] == led["table"]
    assert followed["token"] != led["token"]
    assert followed["watch"] is None
    seen = await running.guest(followed["token"]).look()
    assert seen["phase"] == "playing"
    assert seen["you"] == {"host": False, "seats": [1, 2], "invited": []}
    assert [seat["name"] for seat in seen["seats"]] == [*NAMES[:3], "Bot 3"]
    table = await running.inside(led["table"])
    assert [seat.zone for seat in table.seats] == [60, 60, 60, 0]
    assert table.seed != (await running.inside(anna.table_id)).seed
    assert (await running.guest(led["token"]).get("", seat=1)).json()["key"] == "server-not-your-seat"


async def test_asked_again_and_by_all_at_once_there_is_one_table_and_one_answer_each(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        guests, _ = await running.finished([0], [1], [2], players=3)
        tokens = [guest.token for guest in guests]
        answers = await asyncio.gather(*[guest.post("/again", None) for guest in guests * 3])
        assert {answer.status_code for answer in answers} == {201}
        led = [answer.json() for answer in answers]
        assert len({one["table"] for one in led}) == 1
        assert [one["token"] for one in led[:3]] == [one["token"] for one in led[3:6]]
        assert len({one["token"] for one in led}) == 3
        table = await running.inside(led[0]["table"])
        assert [entry.kind for entry in table.entries].count("sat") == 3
        assert len(running.registry._tables) == 2
    async with serving(tmp_path) as running:
        for token, one in zip(tokens, led[:3], strict=True):
            assert (await running.guest(token).post("/again", None)).json()["token"] == one["token"]
        assert len((await running.inside(led[0]["table"])).entries) == table.version


async def test_a_demo_is_watched_again_by_whoever_opened_it(running: Running) -> None:
    (opener,), watcher = await running.finished([], players=2)
    assert (await watcher.post("/again", None)).json()["key"] == "server-no-seat"
    led = (await opener.post("/again", None)).json()
    assert led["seats"] == []
    assert (await running.guest(led["token"]).look())["phase"] == "playing"
    assert (await watcher.look())["log"][-1]["key"] == "table-log-next"


async def test_only_a_game_that_is_over_is_played_again(running: Running) -> None:
    anna, _ = await running.friends(2)
    answer = await anna.post("/again", None)
    assert (answer.status_code, answer.json()["key"]) == (409, "table-not-over")
    stranger = running.guest(anna.token + "x")
    assert (await stranger.post("/again", None)).status_code == 403


async def test_a_seat_given_to_somebody_else_is_not_kept_any_more(running: Running) -> None:
    (anna, bruno, carla), _ = await running.finished([0], [1], [2], players=3)
    host = running.guest((await anna.post("/again", None)).json()["token"])
    await host.act("seat_bot", seat=1, level="random", name="Hal")
    assert (await bruno.post("/again", None)).json()["key"] == "server-not-invited"
    took = (await carla.post("/again", None)).json()
    assert took["seats"] == [2]
    assert (await running.guest(took["token"]).look())["phase"] == "playing"
    assert (await bruno.post("/again", None)).status_code == 403


async def test_who_is_sent_away_from_the_next_table_cannot_come_back_by_the_old_one(running: Running) -> None:
    (anna, bruno, _), _ = await running.finished([0], [1], [2], players=3)
    host = running.guest((await anna.post("/again", None)).json()["token"])
    there: Guest = running.guest((await bruno.post("/again", None)).json()["token"])
    assert (await there.look())["reader"] == 1
    assert (await host.act("clear", seat=1)).status_code == 200
    assert (await bruno.post("/again", None)).json()["key"] == "server-not-invited"
    assert (await there.get()).status_code == 403


async def test_every_size_of_table_can_be_played_again(running: Running) -> None:
    for players in roundhouse.game(GAME).players:
        guests, _ = await running.finished(*[[seat] for seat in range(players)], players=players)
        led = [(await guest.post("/again", None)).json() for guest in guests]
        assert [one["seats"] for one in led] == [[seat] for seat in range(players)]
        assert (await running.guest(led[0]["token"]).look())["phase"] == "playing"
