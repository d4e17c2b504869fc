"""Who gets which token, what it opens, and when it opens nothing any more."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.live import LiveTable
from roundhouse.server.storage import INVITATION
from roundhouse.server.tokens import digest
from tests.server.running import GAME, Running, eventually, key

pytestmark = pytest.mark.anyio

SECRET = "a secret that nobody else knows"


async def test_tokens_are_kept_as_hashes_only(running: Running) -> None:
    opened = await running.open("you", "friend", "bot")
    tokens = [opened["token"], opened["watch"], opened["invitations"][0]["token"]]
    stored = await running.stored(opened["table"])
    assert {grant.digest for grant in stored.grants} == {digest(token) for token in tokens}
    for entry in stored.entries:
        assert not any(token.partition(".")[2] in str(entry.dump()) for token in tokens)


async def test_without_a_token_and_with_a_wrong_one_nothing_opens(running: Running) -> None:
    anna = await running.table("you", "bot")
    assert (await running.http.get(anna.path)).status_code == 401
    for wrong in (anna.token[:-1], anna.token + "A", "x" * 40, f"{anna.table_id}.", "no-table.secret"):
        stranger = running.guest(wrong)
        stranger.path = anna.path
        answer = await stranger.get()
        assert (answer.status_code, answer.json()["key"]) == (403, "server-no-such-token")
    gone = running.guest("0" * 18 + ".secret")
    assert (await gone.get()).json()["key"] == "server-no-such-token"  # not even that there is no such table


async def test_a_token_of_one_table_opens_no_other(running: Running) -> None:
    anna, other = await running.table("you", "bot"), await running.table("you", "bot")
    anna.path = other.path
    assert (await anna.get()).status_code == 403


async def test_other_peoples_seats_stay_closed(running: Running) -> None:
    anna, bruno = await running.friends(2)
    assert (await anna.get("", seat=1)).json()["key"] == "server-not-your-seat"
    seen = await bruno.look()
    assert seen["reader"] == 1
    for wish in ({"command": "say", "words": "ciao"}, {"command": "resign"}, {"command": "note", "words": "x"}):
        answer = await bruno.post("/commands", {**wish, "key": key(), "seat": 0})
        assert (answer.status_code, answer.json()["key"]) == (403, "server-not-your-seat")
    for wish in ({"command": "pause"}, {"command": "replace", "seat": 0, "level": "random"}):
        answer = await bruno.post("/commands", {**wish, "key": key()})
        assert (answer.status_code, answer.json()["key"]) == (403, "server-not-host")


async def test_a_spectator_looks_and_does_nothing(running: Running) -> None:
    opened = await running.open("you", "bot")
    watcher = running.guest(opened["watch"])
    assert (await watcher.look())["reader"] is None
    assert (await watcher.look())["code"] is None
    assert (await watcher.act("say", words="ciao")).json()["key"] == "server-no-seat"
    assert (await watcher.post("/ask", {"version": 1, "actions": [0]})).json()["key"] == "server-no-seat"
    assert (await running.open("you", "bot", watchers=False))["watch"] is None


async def test_an_invitation_is_spent_by_sitting_down_and_the_host_cannot_look_with_it(running: Running) -> None:
    opened = await running.open("you", "friend")
    invitation = opened["invitations"][0]["token"]
    assert (await running.guest(invitation).look())["reader"] is None
    joined = (await running.join(token=invitation, name="Bruno")).json()
    assert joined["token"] != invitation
    assert (await running.guest(joined["token"]).look())["reader"] == 1
    assert (await running.guest(invitation).get()).status_code == 403  # not even as a spectator
    again = await running.join(token=invitation, name="Mallory")
    assert (again.status_code, again.json()["key"]) == (403, "server-no-such-token")


# Asking again ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["token", "code"])
async def test_whose_answer_was_lost_gets_the_same_token_again_by_their_secret(running: Running, by: str) -> None:
    opened = await running.open("you", "friend" if by == "token" else "open")
    way = {"token": opened["invitations"][0]["token"]} if by == "token" else {"code": opened["code"]}
    wish = {**way, "name": "Bruno", "key": key(), "secret": SECRET}
    lost = await running.join(**wish)
    assert lost.status_code == 201
    again = await asyncio.gather(*[running.join(**wish) for _ in range(3)])
    assert [answer.json() for answer in again] == [lost.json()] * 3
    assert (await running.guest(lost.json()["token"]).look())["reader"] == 1
    table = await running.inside(opened["table"])
    assert [entry.kind for entry in table.entries].count("sat") == 2


@pytest.mark.parametrize("by", ["token", "code"])
@pytest.mark.parametrize(
    "forged",
    [
        {"secret": None},
        {"secret": "another secret of 16"},
        {"name": "Mallory", "secret": None},
        {"name": "Mallory", "secret": "another secret of 16"},
        {"name": "Mallory"},
    ],
)
async def test_a_repeated_join_is_answered_only_to_who_joined(
    running: Running, by: str, forged: dict[str, str | None]
) -> None:
    """The code and the key may be known, and the name is everybody's to read: the game is under way."""
    opened = await running.open("you", "friend" if by == "token" else "open")
    way = {"token": opened["invitations"][0]["token"]} if by == "token" else {"code": opened["code"]}
    wish = {**way, "name": "Bruno", "key": key(), "secret": SECRET}
    bruno = running.guest((await running.join(**wish)).json()["token"])
    assert (await bruno.look())["phase"] == "playing"
    refused = await running.join(**{**wish, **forged})
    assert refused.status_code in (403, 409), refused.text
    assert "token" not in refused.json()
    seen = await bruno.look()
    assert (seen["reader"], seen["seats"][1]["name"]) == (1, "Bruno")


async def test_without_a_secret_the_same_key_joins_nobody_twice(running: Running) -> None:
    opened = await running.open("you", "friend")
    wish = {"token": opened["invitations"][0]["token"], "name": "Bruno", "key": key()}
    bruno = running.guest((await running.join(**wish)).json()["token"])
    assert (await running.join(**wish)).status_code == 403
    assert (await bruno.look())["reader"] == 1


async def test_secrets_are_kept_nowhere(running: Running) -> None:
    opened = await running.open("you", "open")
    await running.join(code=opened["code"], name="Bruno", key=key(), secret=SECRET)
    stored = await running.stored(opened["table"])
    assert SECRET not in str(stored)


async def test_a_seat_is_never_taken_with_a_token_that_others_have(running: Running) -> None:
    """The spectators' link is everybody's, and the host knows every invitation."""
    opened = await running.open("you", "friend", "friend")
    shared = [opened["watch"], opened["invitations"][1]["token"]]
    for bearer, invitation in zip(shared, opened["invitations"], strict=True):
        joined = await running.http.post(
            "/api/join",
            json={"token": invitation["token"], "name": f"Friend {invitation['seat']}"},
            headers={"Authorization": f"Bearer {bearer}"},
        )
        assert joined.status_code == 201
        assert joined.json()["token"] not in (bearer, invitation["token"])
        assert (await running.guest(joined.json()["token"]).look())["reader"] == invitation["seat"]
    assert (await running.guest(opened["watch"]).look())["reader"] is None


async def test_a_code_opens_only_seats_kept_for_nobody(running: Running) -> None:
    opened = await running.open("you", "friend", "open")
    joined = (await running.join(code=opened["code"].lower(), name="Carla")).json()
    assert joined["seat"] == 2
    full = await running.join(code=opened["code"], name="Dario")
    assert (full.status_code, full.json()["key"]) == (409, "server-no-free-seat")
    assert (await running.join(code="NOSUCHXX", name="Dario")).status_code == 404
    assert (await running.join(name="Dario")).status_code == 422


async def test_one_token_can_hold_several_seats(running: Running) -> None:
    anna = await running.table("you", "you", "open", starts_full=False)
    code = (await anna.look())["code"]
    joined = await running.http.post("/api/join", json={"code": code, "name": "Carla"}, headers=anna.headers)
    assert joined.json()["token"] == anna.token
    assert (await anna.look())["you"] == {"host": True, "seats": [0, 1, 2], "invited": []}
    await anna.act("start")
    for seat in range(3):
        assert (await anna.look(seat=seat))["reader"] == seat


async def test_who_leaves_or_is_sent_away_looks_no_more_and_loses_the_socket(running: Running) -> None:
    opened = await running.open("you", "open", starts_full=False)
    anna = running.guest(opened["token"])
    bruno = running.guest((await running.join(code=opened["code"], name="Bruno")).json()["token"])
    async with bruno.line() as line:
        assert (await line.view())["reader"] == 1
        assert (await anna.act("clear", seat=1)).status_code == 200
        assert (await line.hear("refused"))["error"]["key"] == "server-no-such-token"
        with pytest.raises(ConnectionClosed):
            await line.hear("view")
    assert (await bruno.get()).status_code == 403


# Seats that change hands ----------------------------------------------------------------------------------------------


async def test_a_host_cannot_take_a_persons_seat_and_read_the_hand(running: Running) -> None:
    anna, bruno = await running.friends(2)
    hand = (await bruno.look())["view"]
    assert (await anna.act("replace", seat=1, level="random")).status_code == 200
    for name in ("Mallory", "Bruno"):
        refused = await anna.post("/invitations", {"seat": 1, "name": name, "key": key()})
        assert (refused.status_code, refused.json()["key"]) == (409, "table-seat-held")
    code = (await anna.look())["code"]
    assert (await running.join(code=code, name="Mallory", seat=1)).json()["key"] == "server-no-free-seat"
    assert (await anna.get("", seat=1)).json()["key"] == "server-not-your-seat"
    assert (await bruno.act("take_over")).status_code == 200
    seen = await bruno.look()
    assert (seen["reader"], seen["seats"][1]["kind"]) == (1, "human")
    assert set(hand) == set(seen["view"])


async def test_the_person_comes_back_by_their_own_link_however_often_a_bot_stands_in(running: Running) -> None:
    anna, bruno = await running.friends(2)
    for _ in range(3):
        replaced = await anna.act("replace", seat=1, level="random")
        assert replaced.status_code == 200, replaced.text
        assert (await bruno.act("take_over")).status_code == 200
    assert (await bruno.look())["seats"][1]["kind"] == "human"


async def test_a_holder_gives_the_seat_to_whom_they_like_and_the_host_learns_no_way_to_it(running: Running) -> None:
    anna, bruno = await running.friends(2)
    wish = {"seat": 1, "name": "Carla", "key": key()}
    invitation = (await bruno.post("/invitations", wish)).json()
    assert (await bruno.post("/invitations", wish)).json() == invitation
    told = (await anna.look())["log"][-1]["text"]
    assert told == "Bruno offers Carla their own seat."
    assert (await anna.act("uninvite", seat=1)).json()["key"] == "table-seat-held"
    assert (await running.guest(invitation["token"]).look())["reader"] is None
    carla = running.guest((await running.join(token=invitation["token"], name="Carla")).json()["token"])
    assert (await carla.look())["seats"][1]["name"] == "Carla"
    assert (await bruno.get()).status_code == 403
    assert (await running.join(token=invitation["token"], name="Mallory")).status_code == 403


async def test_an_offer_withdrawn_leads_nowhere(running: Running) -> None:
    _, bruno = await running.friends(2)
    invitation = (await bruno.post("/invitations", {"seat": 1, "name": "Carla", "key": key()})).json()
    assert (await bruno.act("keep_seat")).status_code == 200
    assert (await running.join(token=invitation["token"], name="Carla")).status_code == 403
    assert (await bruno.look())["reader"] == 1


async def test_nobody_gives_away_the_seat_of_another(running: Running) -> None:
    _, bruno, _ = await running.friends(3)
    refused = await bruno.post("/invitations", {"seat": 2, "name": "Mallory", "key": key()})
    assert (refused.status_code, refused.json()["key"]) == (403, "server-not-host")


async def test_who_takes_a_bots_place_is_alone_at_it_and_everybody_is_told_first(running: Running) -> None:
    opened = await running.open("you", "you", "bot")
    anna = running.guest(opened["token"])
    invitation = (await anna.post("/invitations", {"seat": 2, "name": "Carla", "key": key()})).json()
    assert "Carla is offered the seat of" in (await running.guest(opened["watch"]).look())["log"][-1]["text"]
    assert (await running.guest(invitation["token"]).look())["reader"] is None
    carla = running.guest((await running.join(token=invitation["token"], name="Carla")).json()["token"])
    assert (await carla.look())["seats"][2]["name"] == "Carla"
    assert (await anna.get("", seat=2)).status_code == 403


# Keys -----------------------------------------------------------------------------------------------------------------


async def test_a_newcomers_word_is_not_swallowed_by_a_key_of_who_sat_there_before(running: Running) -> None:
    _, bruno = await running.friends(2)
    mark = key()
    assert (await bruno.post("/commands", {"command": "say", "words": "ciao", "key": mark})).status_code == 200
    invitation = (await bruno.post("/invitations", {"seat": 1, "name": "Carla", "key": key()})).json()
    carla = running.guest((await running.join(token=invitation["token"], name="Carla")).json()["token"])
    assert (await carla.post("/commands", {"command": "say", "words": "eccomi", "key": mark})).status_code == 200
    assert [(said["name"], said["text"]) for said in (await carla.look())["chat"]] == [
        ("Bruno", "ciao"),
        ("Carla", "eccomi"),
    ]


async def test_the_same_key_with_another_content_is_refused_in_words(running: Running) -> None:
    anna = await running.table("you", "you")
    mark = key()
    said = {"command": "say", "words": "ciao", "key": mark}
    first = await anna.post("/commands", said)
    assert (await anna.post("/commands", {**said, "seat": 0})).json() == first.json()
    for other in (
        {**said, "words": "addio"},
        {**said, "seat": 1},
        {"command": "note", "words": "ciao", "key": mark},
        {"command": "pause", "key": mark},
    ):
        refused = await anna.post("/commands?lang=it", other)
        assert (refused.status_code, refused.json()["key"]) == (409, "table-key-used")
        assert refused.json()["message"].startswith("Questa chiave")
    assert len((await anna.look())["chat"]) == 1


async def test_an_invitation_asked_for_twice_is_the_same_and_counts_from_the_moment_it_is_told(
    running: Running,
) -> None:
    anna = await running.table("you", "open", starts_full=False)
    wish = {"seat": 1, "name": "Bruno", "key": key()}
    first = (await anna.post("/invitations", wish)).json()
    again = await asyncio.gather(*[anna.post("/invitations", wish) for _ in range(3)])
    assert [answer.json() for answer in again] == [first] * 3
    table = await running.inside(anna.table_id)
    assert [entry.kind for entry in table.entries].count("invited") == 1
    kept = await running.stored(anna.table_id)
    assert [grant.digest for grant in kept.grants if grant.role == INVITATION] == [digest(first["token"])]
    other = (await anna.post("/invitations", {**wish, "name": "Carla", "key": key()})).json()
    assert other["token"] != first["token"]
    assert (await running.guest(first["token"]).get()).status_code == 403
    assert (await running.join(token=other["token"], name="Carla")).status_code == 201
    assert (await anna.post("/invitations", wish)).json() == first  # what was told then; it opens nothing now
    assert (await running.guest(first["token"]).get()).status_code == 403


async def test_a_key_that_meant_something_else_gives_no_invitation(running: Running) -> None:
    anna = await running.table("you", "open", starts_full=False)
    mark = key()
    assert (await anna.post("/commands", {"command": "announce", "words": "ciao", "key": mark})).status_code == 200
    answer = await anna.post("/invitations", {"seat": 1, "name": "Bruno", "key": mark})
    assert (answer.status_code, answer.json()["key"]) == (409, "table-key-used")


@pytest.mark.parametrize("by", ["token", "code"])
async def test_who_was_sent_away_does_not_come_back_by_asking_again(running: Running, by: str) -> None:
    """The wish that once led to the seat leads nowhere when somebody else sits there."""
    opened = await running.open("you", "friend" if by == "token" else "open", starts_full=False)
    anna = running.guest(opened["token"])
    way = {"token": opened["invitations"][0]["token"]} if by == "token" else {"code": opened["code"]}
    wish = {**way, "name": "Bruno", "key": key(), "secret": SECRET}
    assert (await running.join(**wish)).status_code == 201
    assert (await anna.act("clear", seat=1)).status_code == 200
    carla = running.guest((await running.join(code=opened["code"], name="Carla")).json()["token"])
    refused = await running.join(**wish)
    assert (refused.status_code, refused.json()["key"]) in (
        (403, "server-no-such-token"),
        (409, "server-no-free-seat"),
    )
    assert (await carla.look())["reader"] == 1


async def test_tokens_follow_their_people_when_seats_are_drawn_by_lot(running: Running) -> None:
    orders = set()
    for _ in range(12):
        anna, bruno, carla = await running.friends(3, starts_full=False)
        version = (await anna.look())["version"]
        await anna.act("offer", what="lots", version=version)
        for other in (bruno, carla):
            await other.act("agree", version=(await other.look())["version"])
        assert (await anna.act("start")).status_code == 200
        seen = [await guest.look() for guest in (anna, bruno, carla)]
        assert [one["seats"][one["reader"]]["name"] for one in seen] == ["Anna", "Bruno", "Carla"]
        orders.add(tuple(one["reader"] for one in seen))
    assert len(orders) > 1


async def test_ones_tables_are_found_again(running: Running) -> None:
    first, second = await running.table("you", "you", name="Club"), await running.table("you", "open")
    sent = {"Authorization": f"Bearer {first.token}, {second.token}, nonsense, {first.token}x"}
    lines = (await running.http.get("/api/mine", headers=sent)).json()
    assert [(one["table"], one["name"], one["phase"]) for one in lines] == [
        (first.table_id, "Club", "playing"),
        (second.table_id, "", "open"),
    ]
    assert lines[0]["yours"]
    assert lines[0]["prompt"]
    assert (await running.http.get("/api/mine")).json() == []


async def test_names_and_plans_that_cannot_be_are_refused(running: Running) -> None:
    you = {"kind": "you", "name": "Anna"}
    for wrong in (
        {"seats": [you]},
        {"seats": [you, you]},
        {"seats": [you, {"kind": "bot", "level": "wizard"}]},
        {"seats": [{"kind": "you", "name": ""}, {"kind": "bot"}]},
        {"seats": [you, {"kind": "friend", "name": "Аnna"}]},
        {"seats": [you, {"kind": "bot"}], "name": "Club\u202egnp"},
        {"seats": [you, {"kind": "bot"}], "options": {"wish": True}},
    ):
        answer = await running.http.post("/api/tables", json={"game": GAME, **wrong})
        assert answer.status_code in (409, 422), answer.text
        assert answer.json()["message"]
    unknown = {"game": GAME, "seats": [you, {"kind": "bot"}], "no_such_field": 1}
    assert (await running.http.post("/api/tables", json=unknown)).status_code == 400


async def test_an_invitation_that_is_withdrawn_while_somebody_sits_down_by_it_leads_nowhere(running: Running) -> None:
    """They wait for the same table, and what happens first counts."""
    opened = await running.open("you", "friend", starts_full=False)
    invitation = opened["invitations"][0]["token"]
    live = await running.registry.table(opened["table"])
    host = running.guest(opened["token"])
    async with live.lock:
        first = asyncio.create_task(host.post("/invitations", {"seat": 1, "name": "Carla", "key": key()}))
        await eventually(lambda: waiting_for(live), lambda count: count == 1)
        second = asyncio.create_task(running.join(token=invitation, name="Mallory"))
        await eventually(lambda: waiting_for(live), lambda count: count == 2)
    assert (await first).status_code == 201
    refused = await second
    assert (refused.status_code, refused.json()["key"]) == (403, "server-no-such-token")
    assert (await host.look())["seats"][1]["name"] == ""


async def waiting_for(live: LiveTable) -> int:
    return len(live.lock._waiters or ())


async def test_joining_does_not_tell_whether_there_is_such_a_table(running: Running) -> None:
    anna = await running.table("you", "friend")
    for table_id in (anna.table_id, "0" * 18):
        refused = await running.join(token=f"{table_id}.no-such-secret", name="Mallory")
        assert (refused.status_code, refused.json()["key"]) == (403, "server-no-such-token")
