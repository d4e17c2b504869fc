"""Hints over HTTP: for the acting seat of whoever asks, thought out elsewhere, and refused with a reason."""

import random
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.server.workers import Advised, Workers
from tests.server.running import Guest, Running, choose, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]

HINTED = [name for name in roundhouse.games() if roundhouse.game(name).has_hints]
hinted = pytest.mark.parametrize("game", HINTED)


async def at_a_hint(running: Running, game: str, **plan: Any) -> list[Guest]:
    """As many people as the game needs, two at least, the first alone on turn where it has a hint of some steps."""
    people = await running.friends(max(2, roundhouse.game(game).players[0]), game=game, **plan)
    table = await running.inside(people[0].table_id)
    rng = random.Random(1)
    while table.phase == "playing":
        seat = table.actors[0]
        hint = table.game.hint(table.playing().state, seat)
        if len(table.actors) == 1 and hint is not None and len(hint.actions) > 1:
            return [people[seat], *people[:seat], *people[seat + 1 :]]
        await people[seat].turn(rng)
    raise AssertionError("the game has ended without it")


async def refused(guest: Guest, **params: Any) -> tuple[int, str]:
    answer = await guest.get("/hint", **params)
    told = answer.json()
    assert (await guest.get("/hint", **params, lang="it")).json()["message"] != told["message"]
    return answer.status_code, told["key"]


@hinted
async def test_a_hint_is_told_in_words_and_can_be_followed(running: Running, game: str) -> None:
    mover, *_ = await at_a_hint(running, game)
    seen = await mover.look()
    answer = await mover.get("/hint", lang="it")
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (await mover.look()) == seen  # asking changes nothing
    assert hint["reason"] is None or hint["reason"]["text"]
    chosen = await mover.act(**choose(seen, *[step["action"] for step in hint["steps"]]))
    assert chosen.status_code == 200, chosen.text
    assert (await mover.look())["view"] == hint["then"]
    turn = (await mover.look(lang="it"))["turn"]
    for step, hinted_step in zip([*turn["steps"], turn["final"]], hint["steps"], strict=True):
        assert hinted_step.items() <= step.items()


@hinted
async def test_nobody_else_gets_a_hint(running: Running, game: str) -> None:
    mover, waiting, *_ = await at_a_hint(running, game)
    table = await running.inside(mover.table_id)
    (seat,) = table.actors
    assert await refused(waiting) == (409, "illegal-action")
    assert (await waiting.get("/hint")).json()["clause"] == "RH-1.1"
    assert await refused(waiting, seat=seat) == (403, "server-not-your-seat")
    assert await refused(running.guest(mover.table_id + ".nothing")) == (403, "server-no-such-token")
    answer = await running.http.get(f"{mover.path}/hint")
    assert (answer.status_code, answer.json()["key"]) == (401, "server-token-wanted")


@hinted
async def test_a_watcher_gets_no_hint(running: Running, game: str) -> None:
    people = ["you"] * roundhouse.game(game).players[0]
    opened = await running.open(*people, game=game)
    assert await refused(running.guest(opened["watch"])) == (403, "server-no-seat")


@hinted
async def test_where_the_host_has_put_hints_away_there_are_none(running: Running, game: str) -> None:
    mover, *_ = await at_a_hint(running, game, terms={"hints": False})
    assert (await mover.look())["terms"]["hints"] is False
    assert await refused(mover) == (409, "table-hints-off")


@hinted
async def test_where_the_game_has_nothing_to_say_it_says_so(
    running: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, *_ = await at_a_hint(running, game)
    assert (await mover.look())["terms"]["hints"] is True

    async def silent(self: Workers, question: dict[str, Any], wanted: type[Advised]) -> Advised:
        return Advised(hint=None)

    monkeypatch.setattr(Workers, "ask", silent)
    assert await refused(mover) == (409, "table-no-hint-now")


async def test_a_game_without_hints_says_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.table("you", "you")
    monkeypatch.setattr((await running.inside(anna.table_id)).game, "has_hints", False)
    acting = (await anna.look())["actors"][0]
    assert await refused(anna, seat=acting) == (409, "table-no-hints")


async def test_the_list_of_games_says_which_have_hints(running: Running) -> None:
    lines = (await running.http.get("/api/games")).json()
    assert [line["id"] for line in lines if line["has_hints"]] == HINTED


@hinted
async def test_a_hint_is_thought_out_from_an_imagined_position(
    running: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    ask = Workers.ask

    async def listen(self: Workers, question: dict[str, Any], wanted: type[Advised]) -> Advised:
        asked.append(question)
        return await ask(self, question, wanted)

    monkeypatch.setattr(Workers, "ask", listen)
    mover, *_ = await at_a_hint(running, game)
    assert (await mover.get("/hint")).status_code == 200
    table = await running.inside(mover.table_id)
    (question,) = asked
    state, seat = table.playing().state, question["seat"]
    imagined = table.game.position(question["position"])
    assert imagined.view(seat) == state.view(seat)
    assert imagined.fingerprint() != state.fingerprint()
    assert str(table.seed) not in str(question)
    assert table.salt not in str(question)


@hinted
async def test_a_hint_for_what_has_passed_meanwhile_is_not_given(
    running: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, *_ = await at_a_hint(running, game)
    ask = Workers.ask

    async def meanwhile(self: Workers, question: dict[str, Any], wanted: type[Advised]) -> Advised:
        advised = await ask(self, question, wanted)
        assert advised.hint is not None
        seen = await mover.look()
        chosen = await mover.act(**choose(seen, advised.hint.actions[0]))
        assert chosen.status_code == 200, chosen.text
        return advised

    monkeypatch.setattr(Workers, "ask", meanwhile)
    answer = await mover.get("/hint")
    assert (answer.status_code, answer.json()["key"]) == (409, "server-moved-on")


@hinted
async def test_where_nobody_can_think_there_is_an_answer_all_the_same(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path, worker=("/no/such/program",)) as running:
        mover, *_ = await at_a_hint(running, game)
        assert await refused(mover) == (503, "server-no-answer")


async def test_what_others_choose_at_the_same_time_takes_no_hint_away(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await running.friends(2, game="union-pacific")
    table = await running.inside(anna.table_id)
    assert table.actors == (0, 1)
    ask = Workers.ask

    async def meanwhile(self: Workers, question: dict[str, Any], wanted: type[Advised]) -> Advised:
        await bruno.turn(random.Random(1))
        return await ask(self, question, wanted)

    monkeypatch.setattr(Workers, "ask", meanwhile)
    answer = await anna.get("/hint")
    assert answer.status_code == 200, answer.text
    assert table.actors == (0,)
