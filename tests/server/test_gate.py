"""Who is let in, how often, from where, with how much; and what every answer carries."""

from pathlib import Path

import pytest

from roundhouse.server.gate import TokenBuckets
from tests.server.running import GAME, Running, serving

pytestmark = pytest.mark.anyio


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
