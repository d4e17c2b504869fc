"""The built web client as a browser gets it: packed, kept as long as it may be, and nothing but itself."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import roundhouse
from roundhouse.kernel import text
from roundhouse.server.client import accepts_gzip
from roundhouse.server.settings import built_client
from tests.server.running import Running, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]

PAGE = "<!doctype html><title>Roundhouse</title>" + "<p>All aboard.</p>" * 100
FILES = {
    "index.html": PAGE,
    "roundhouse.svg": "<svg/>",
    "favicon.ico": "icon",
    "assets/main-1a2b3c.js": "export {};" * 100,
    "assets/main-4d5e6f.css": "p { margin: 0 }" * 100,
    "assets/outlines-7a8b9c.json": "[]",
    "assets/besley-0d1e2f.woff2": "font" * 100,
    ".sources": "for tools",
    ".vite/manifest.json": "for tools",
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with a small client."""
    for name, content in FILES.items():
        file = tmp_path / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    async with serving(tmp_path, static=tmp_path / "static") as running:
        yield running


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/roundhouse.svg", "image/svg+xml"),
        ("/favicon.ico", "image/x-icon"),
        ("/assets/main-1a2b3c.js", "text/javascript; charset=utf-8"),
        ("/assets/main-4d5e6f.css", "text/css; charset=utf-8"),
        ("/assets/outlines-7a8b9c.json", "application/json"),
        ("/assets/besley-0d1e2f.woff2", "font/woff2"),
    ],
)
async def test_every_file_says_what_it_is(house: Running, path: str, kind: str) -> None:
    answer = await house.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.text == FILES[path.strip("/") or "index.html"]


async def test_text_is_packed_for_whoever_unpacks_it(house: Running) -> None:
    for path in ("/", "/assets/main-1a2b3c.js", "/assets/main-4d5e6f.css"):
        packed = await house.http.get(path, headers={"Accept-Encoding": "br, gzip"})
        plain = await house.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
        assert packed.content == plain.content
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert packed.headers["etag"] != plain.headers["etag"]


async def test_a_font_is_packed_already(house: Running) -> None:
    answer = await house.http.get("/assets/besley-0d1e2f.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("", False),
        ("gzip", True),
        ("GZIP", True),
        ("br, gzip;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("br", False),
        ("identity, gzip;q=1.0", True),
    ],
)
def test_what_a_browser_unpacks_is_read_with_its_weights(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


async def test_a_page_a_browser_has_already_is_not_sent_again(house: Running) -> None:
    for encoding in ("gzip", "identity"):
        headers = {"Accept-Encoding": encoding}
        tag = (await house.http.get("/", headers=headers)).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = await house.http.get("/t/", headers={**headers, "If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == "no-cache"
            assert again.headers["vary"] == "Accept-Encoding"
        for other in ('"other"', tag.strip('"')):
            assert (await house.http.get("/", headers={**headers, "If-None-Match": other})).status_code == 200


async def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_the_page_is_asked_for_again(house: Running) -> None:
    assert "immutable" in (await house.http.get("/assets/main-1a2b3c.js")).headers["cache-control"]
    for path in ("/", "/new/some-game", "/roundhouse.svg"):
        assert (await house.http.get(path)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/", "/assets/main-1a2b3c.js", "/assets/gone", "/api/gone"])
async def test_head_answers_like_get_without_the_body(house: Running, path: str) -> None:
    got, asked = await house.http.get(path), await house.http.head(path)
    assert asked.content == b""
    assert asked.status_code == got.status_code
    for name in ("content-type", "content-length", "cache-control", "etag", "content-security-policy"):
        assert asked.headers.get(name) == got.headers.get(name), name


@pytest.mark.parametrize(
    "path", ["/assets/gone", "/assets/", "/gone.js", "/.sources", "/.vite/manifest.json", "/api/x"]
)
async def test_what_is_not_there_is_not_answered_with_the_page(house: Running, path: str) -> None:
    answer = await house.http.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "server-not-found")


@pytest.mark.parametrize("language", ["en", "it"])
async def test_without_a_client_a_page_says_so_in_the_readers_language(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path, static=tmp_path / "none") as running:
        for place in ("/", "/t/", "/new/some-game"):
            answer = await running.http.get(place, headers={"Accept-Language": language})
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
            assert answer.text.strip() == text.common(language).say("server-without-client")


def test_run_from_its_sources_the_server_takes_the_client_built_there() -> None:
    package = Path(roundhouse.__file__).parent
    from_sources = package.parent.name == "src"
    assert built_client() == (package.parents[1] / "web/dist" if from_sources else package / "server/static")


# The house itself -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", [None, "http://192.168.1.5:8000"])
async def test_the_house_tells_its_address_for_friends_in_the_same_house(tmp_path: Path, address: str | None) -> None:
    async with serving(tmp_path, address=address) as running:
        told = (await running.http.get("/api/server")).json()
        assert told == {"version": roundhouse.__version__, "address": address, "compiled": roundhouse.compiled}
        schema = (await running.http.get("/api/schema/openapi.json")).json()
        assert schema["paths"]["/api/server"]["get"]["responses"]["200"]
