"""Tables of other rules than the newest: they go on by their own where those are still known."""

import random
from collections.abc import Iterator

import pytest

import roundhouse
from roundhouse import BadPosition, BadRecord
from roundhouse.server.bot_turns import question
from roundhouse.server.worker import answer
from roundhouse.tables import Entry, Table, open_table
from tests.server.running import Running
from tests.shelf import small_games

pytestmark = pytest.mark.anyio

GAME = "short-line"  # played by rules 2, and rules 1 are still known: they have three rounds and not four


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with small_games():
        yield


def begun(rules: int) -> list[Entry]:
    """A table of two people, just begun."""
    table = Table.restore([open_table(roundhouse.game(GAME).of_version(rules), players=2, at=1)])
    for seat, name in enumerate(("Anna", "Bruno")):
        table.apply(table.seat(seat, at=1).sit(name))
    table.apply(table.host(at=1).start(7, "5a17" * 16))
    return table.entries


@pytest.mark.parametrize(("rules", "rounds"), [(1, 3), (2, 4)])
async def test_a_table_goes_on_by_the_rules_it_was_opened_with(running: Running, rules: int, rounds: int) -> None:
    people, _ = await running.keep(begun(rules), [0], [1])
    rng = random.Random(3)
    while (seen := await people[0].look())["phase"] != "over":
        assert (await people[seen["actors"][0]].decide(rng)).status_code == 200
    assert (seen["rules"], seen["view"]["round"]) == (rules, rounds)
    assert seen["record"]["rules"] == rules


async def test_the_book_of_a_game_is_of_the_version_asked_for(running: Running) -> None:
    for path in ("", "/board", "/rules", "/text"):
        for asked in ({}, {"rules": 2}, {"rules": 1}):
            found = await running.http.get(f"/api/games/{GAME}{path}", params=asked)
            assert found.status_code == 200, found.text
            if not path:
                assert found.json()["game"]["rules_version"] == asked.get("rules", 2)
        refused = await running.http.get(f"/api/games/{GAME}{path}", params={"rules": 3})
        assert (refused.status_code, refused.json()["key"]) == (422, "record-version")


async def test_bots_and_hints_are_asked_by_the_rules_of_the_table() -> None:
    table = Table.restore(begun(1))
    assert question(table, 0)["rules"] == 1
    gone = ["coal-1", "coal-2", "coal-4", "coal-7", "milk-1", "milk-2"]
    last = {"players": 2, "round": 4, "phase": "earn", "lost": gone}
    asked = {"game": GAME, "position": last, "seat": 0, "level": "random", "seed": 1}
    assert "action" in answer({**asked, "rules": 2})
    with pytest.raises(BadPosition):  # by those rules there is no fourth round
        answer({**asked, "rules": 1})
    with pytest.raises(BadRecord):
        answer({**asked, "rules": 3})


async def test_a_fork_keeps_the_rules_and_a_new_game_has_the_newest(running: Running) -> None:
    (anna, _), _ = await running.finished([0], [1], players=2, game=GAME, rules=1)
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Bruno"}]
    fork = (await anna.post("/fork", {"step": 1, "seats": seats})).json()
    assert (await running.guest(fork["token"]).look())["rules"] == 1
    again = (await anna.post("/again", None)).json()
    assert (await running.guest(again["token"]).look())["rules"] == 2
