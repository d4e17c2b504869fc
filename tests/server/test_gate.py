"""Who is let in, how often, from where, with how much; and what every answer carries."""

import random
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.exceptions import InvalidStatus

from roundhouse.server.addresses import client_address, is_own_host, networks
from roundhouse.server.token_buckets import TokenBuckets
from tests.server.running import GAME, Running, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]


async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, rate=0.001, burst=5) as running:
        answers = [(await running.http.get("/api/games")).status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3


def test_a_bucket_is_filled_again_as_time_goes_by() -> None:
    bucket = TokenBuckets(rate=2.0, burst=3)
    assert [bucket.take("here", 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take("elsewhere", 0.0)
    assert [bucket.take("here", 0.4), bucket.take("here", 0.6), bucket.take("here", 0.6)] == [False, True, False]
    assert [bucket.take("here", 100.0) for _ in range(4)] == [True, True, True, False]


async def test_frames_of_a_socket_count_too(tmp_path: Path) -> None:
    async with serving(tmp_path, rate=0.001, burst=10) as running:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            await line.view()
            for _ in range(20):
                await line.send(type="ping")
            assert (await line.hear("refused"))["error"]["key"] == "server-too-many"


async def test_codes_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path, code_tries=5) as running:
        answers = [(await running.join(code=f"GUESS{at:03d}", name="Mallory")).status_code for at in range(8)]
        assert answers == [404] * 5 + [429] * 3


async def test_a_body_that_is_too_large_is_refused(running: Running) -> None:
    answer = await running.http.post("/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
async def test_a_page_of_another_site_may_not_post(running: Running, headers: dict[str, str]) -> None:
    answer = await running.http.post("/api/demo", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "server-other-origin")


async def test_the_own_page_and_origins_the_host_trusts_may_post(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://club.example",)) as running:
        for origin in (running.url, "https://club.example"):
            assert (await running.http.post("/api/demo", headers={"Origin": origin})).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing.js", "/api/tables/x", "/api/mine"])
async def test_every_answer_is_guarded_by_its_headers(running: Running, path: str) -> None:
    headers = (await running.http.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'self'")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '"x"', "\x00", '{"game": 1}', '{"game": {}}'])
async def test_bodies_that_make_no_sense_are_refused_in_words(running: Running, body: str) -> None:
    for path in ("/api/tables", "/api/join"):
        answer = await running.http.post(path, content=body, headers={"Accept-Language": "it"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["key"] == "server-bad-request"
        assert answer.json()["message"].startswith("La richiesta")


async def test_the_built_client_is_served_and_its_places_are_its_own(tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Roundhouse</title>")
    (built / "assets" / "main-1a2b3c.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not yours")
    async with serving(tmp_path, static=built) as running:
        for place in ("/", "/new/some-game", "/t/"):
            answer = await running.http.get(place)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert answer.headers["cache-control"] == "no-cache"
        script = await running.http.get("/assets/main-1a2b3c.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/assets/gone.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/api/gone",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert (await running.http.get(path)).status_code == 404, path


async def test_without_a_built_client_the_interface_still_answers(tmp_path: Path) -> None:
    async with serving(tmp_path, static=tmp_path / "none") as running:
        assert (await running.http.get("/")).status_code == 404
        assert (await running.http.get(f"/api/games/{GAME}/rules")).status_code == 200


# Where a request comes from -------------------------------------------------------------------------------------------

SCOPE = {"type": "http", "server": ("192.168.1.5", 8000)}


def address_of(client: str, forwarded: list[str], *proxies: str) -> str:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    scope: Any = {**SCOPE, "client": (client, 5000), "headers": headers}
    return client_address(scope, networks(proxies))


async def test_a_forged_header_passes_no_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, code_tries=5) as running:
        answers = [
            await running.http.post(
                "/api/join",
                json={"code": f"GUESS{at:03d}", "name": "Mallory"},
                headers={
                    "X-Forwarded-For": f"203.0.113.{at}",
                    "X-Real-IP": f"203.0.113.{at}",
                    "Forwarded": "for=1.1.1.1",
                },
            )
            for at in range(12)
        ]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 7


async def test_behind_a_proxy_the_host_names_each_visitor_has_limits_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, code_tries=3, proxies=("127.0.0.0/8",)) as running:

        async def tries(visitor: str) -> list[int]:
            body = {"code": "GUESSXXX", "name": "Mallory"}
            sent = [{"X-Forwarded-For": f"198.51.100.{at}, {visitor}"} for at in range(5)]
            return [(await running.http.post("/api/join", json=body, headers=one)).status_code for one in sent]

        assert await tries("203.0.113.1") == [404] * 3 + [429] * 2
        assert await tries("203.0.113.2") == [404] * 3 + [429] * 2


def test_only_the_hops_behind_trusted_proxies_are_believed() -> None:
    assert address_of("203.0.113.9", ["1.1.1.1"]) == "203.0.113.9"
    assert address_of("10.0.0.1", ["1.1.1.1, 203.0.113.7"], "10.0.0.0/8") == "203.0.113.7"
    assert address_of("10.0.0.1", ["1.1.1.1, 203.0.113.7, 10.0.0.2"], "10.0.0.0/8") == "203.0.113.7"
    assert address_of("10.0.0.1", ["1.1.1.1", "203.0.113.7"], "10.0.0.1") == "203.0.113.7"
    assert address_of("10.0.0.1", ["203.0.113.7:4711"], "10.0.0.1") == "203.0.113.7"
    assert address_of("::1", ["[2001:db8::7]:4711"], "::1") == "2001:db8::"
    assert address_of("10.0.0.1", ["203.0.113.7, nonsense"], "10.0.0.1") == "10.0.0.1"
    assert address_of("10.0.0.1", [], "10.0.0.1") == "10.0.0.1"
    assert address_of("10.0.0.1", ["10.0.0.3"], "10.0.0.0/8") == "10.0.0.3"


def test_all_addresses_of_one_subscriber_count_together() -> None:
    assert address_of("2001:db8:1:2::1", []) == address_of("2001:db8:1:2:ffff::9", [])
    assert address_of("2001:db8:1:2::1", []) != address_of("2001:db8:1:3::1", [])
    assert address_of("::ffff:203.0.113.9", []) == "203.0.113.9"


# Which names are ours -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "elsewhere.example",
        "localhost.elsewhere.example",
        "10.9.8.7",
        "127.0.0.1.elsewhere.example",
        "",
        "x@localhost",
    ],
)
async def test_requests_for_a_foreign_name_are_refused(running: Running, host: str) -> None:
    for path in ("/", "/api/games", "/api/mine"):
        answer = await running.http.get(path, headers={"Host": host, "Accept-Language": "it"})
        assert answer.status_code == 421, (path, answer.text)
        assert answer.json()["key"] == "server-foreign-host"
        assert answer.json()["message"].startswith("Questo server non risponde")


async def test_a_socket_for_a_foreign_name_is_refused(running: Running) -> None:
    anna = await running.table("you", "bot")
    port = int(running.url.rpartition(":")[2])
    with pytest.raises(InvalidStatus) as refused:
        async with websockets.connect(f"ws://elsewhere.example:{port}{anna.path}/socket", host="127.0.0.1", port=port):
            pass
    assert refused.value.response.status_code in (403, 421)


async def test_loopback_names_and_those_the_host_gives_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, names=("Club.example", "192.0.2.77")) as running:
        port = running.url.rpartition(":")[2]
        for host in (
            f"localhost:{port}",
            f"127.0.0.1:{port}",
            f"[::1]:{port}",
            "club.example",
            "CLUB.example.",
            "192.0.2.77:80",
        ):
            assert (await running.http.get("/api/games", headers={"Host": host})).status_code == 200, host


def test_the_address_a_connection_came_in_at_is_a_name_of_ours() -> None:
    """So a server for all the house answers at every address it has, whichever network that is in."""
    scope: Any = SCOPE
    assert is_own_host("192.168.1.5", scope, ())
    assert not is_own_host("192.168.1.6", scope, ())


# What is never refused ------------------------------------------------------------------------------------------------


async def test_a_client_at_its_limit_still_says_what_it_has_seen_and_is_sent_more(tmp_path: Path) -> None:
    async with serving(tmp_path, rate=0.001, burst=40, unseen=2) as running:
        anna, bruno = await running.friends(2)
        async with anna.line() as line:
            first = (await line.hear("view"))["number"]
            for _ in range(60):
                await line.send(type="ping")
            assert (await line.hear("refused"))["error"]["key"] == "server-too-many"
            live = await running.registry.table(bruno.table_id)
            for number in range(first, first + 6):
                await line.send(type="seen", number=number)
                live.notify()
                assert (await line.hear("view"))["number"] == number + 1


async def test_what_was_seen_before_counts_like_any_frame(tmp_path: Path) -> None:
    async with serving(tmp_path, rate=0.001, burst=10) as running:
        anna = await running.table("you", "you")
        async with anna.line() as line:
            for _ in range(20):
                await line.send(type="seen", number=1)
            assert (await line.hear("refused"))["error"]["key"] == "server-too-many"


async def test_what_is_kept_of_views_is_bounded(running: Running) -> None:
    opened = await running.open("you", "you", "bot")
    anna, watcher = running.guest(opened["token"]), running.guest(opened["watch"])
    rng = random.Random(1)
    while (await anna.look())["version"] < 30:
        seen = await anna.wait_for_turn()
        await anna.decide(rng, next(seat for seat in seen["you"]["seats"] if seat in seen["actors"]))
    await anna.wait_for_turn()  # so that no bot moves meanwhile
    seen = await watcher.look()
    for since in range(seen["version"]):
        for language in ("en", "it"):
            assert (await watcher.look(since=since, lang=language))["version"] == seen["version"]
    live = await running.registry.table(watcher.table_id)
    assert len(live._public_parts) <= 2  # one for each language
