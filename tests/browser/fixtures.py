"""A real browser on a real server. Where either is missing, the tests here say so and are skipped."""

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.serving import CLIENT, ServerProcess
from tests.patience import MILLISECONDS

BUILD = Path(__file__).parents[2] / "build"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=MILLISECONDS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Not for the whole session: while it is there, no test of this process can have an event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no Chromium on the PATH: install the package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (CLIENT / "index.html").is_file():
        pytest.skip(f"no built client in {CLIENT}: `make web` builds it, `make install` puts it into the package")
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def ended(served: ServerProcess) -> str:
    """The token of a seat at a game of four that is over."""
    return served.finished("you", "bot", "bot", "bot", name="Il tavolo del martedì")


@pytest.fixture
def house(served: ServerProcess) -> ServerProcess:
    """The server that the tests of this process share: each has tables of its own there."""
    return served


@pytest.fixture
def own_house(served: ServerProcess, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, which may kill it."""
    server = ServerProcess(tmp_path)
    yield server
    server.kill()


Enter = Callable[..., Person]


@pytest.fixture
def enter(request: pytest.FixtureRequest, browser: Browser, house: ServerProcess) -> Iterator[Enter]:
    """People with browsers of their own. Whatever a page complains about fails the test."""
    people: list[Person] = []

    def come(language: str = "en", *, at: ServerProcess = house, **how: object) -> Person:
        people.append(Person(browser, at, language, **how))  # type: ignore[arg-type]
        return people[-1]

    yield come
    complaints = [complaint for person in people for complaint in person.complaints]
    failed = request.node.stash.get(FAILED, True) or bool(complaints)
    place = BUILD / "browser" / re.sub(r"\W+", "-", request.node.name).strip("-")
    if place.exists():
        shutil.rmtree(place)
    for number, person in enumerate(people, 1):
        person.leave(place / f"person-{number}" if failed else None)
    if failed:
        for server in {person.house for person in people}:
            for file in server.folder.glob("*.*"):
                shutil.copy(file, place)
    assert not complaints, complaints
