"""A person with a browser: what they see, what their browser is sent, and what they find by its name."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from tests.browser.serving import GAME, ServerProcess
from tests.browser.words import Words
from tests.patience import MILLISECONDS, until

DESK = (1280, 800)
# How a line that breaks looks in the console; it is news only where nobody has cut it.
BROKEN_LINE = ("net::ERR_", "WebSocket connection")
# How an answer looks there that came too late: what it was about has passed meanwhile.
TOO_LATE = "status of 409"

Answer = TypeVar("Answer")
# The speed of scenes, unless this browser has been told another: a test that is not about them sees none.
SETTLED = """try { localStorage.habits ??= JSON.stringify({ pace: "PACE" }); } catch {}"""


class Person:
    """One browser with a memory of its own; what it can and cannot do may be told by a script."""

    def __init__(
        self,
        browser: Browser,
        house: ServerProcess,
        language: str,
        *,
        game: str = GAME,
        size: tuple[int, int] = DESK,
        theme: str = "light",
        touch: bool = False,
        browser_is: str = "",
        pace: str = "off",
        motion: bool = False,
    ) -> None:
        self.house = house
        self.game = game
        self.words = Words(language, game)
        self.context: BrowserContext = browser.new_context(
            base_url=house.url,
            locale={"it": "it-IT", "en": "en-GB"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(SETTLED.replace("PACE", pace))
        if browser_is:
            self.context.add_init_script(browser_is)
        self.context.tracing.start()
        self.page: Page = self.context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self._unanswered: set[str | int] = set()  # keys of commands, ids of questions
        self._done = self._shown = 0
        self._reader: int | None = None
        self.line_cut = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda answer: self.answers.append(answer))

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(key, **facts)

    # What the browser is sent ---------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        expected = (TOO_LATE, *BROKEN_LINE) if self.line_cut else (TOO_LATE,)
        if message.type == "error" and not any(sign in message.text for sign in expected):
            self.complaints.append(f"{message.text} {message.location}")

    def _listen(self, socket: WebSocket) -> None:
        self._unanswered -= {one for one in self._unanswered if isinstance(one, int)}  # nobody asks them again
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.sent.append(said)
        if said["type"] == "do":
            self._unanswered.add(said["command"]["key"])
        if said["type"] == "ask":
            self._unanswered.add(said["id"])

    def _received(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        self.frames.append(heard)
        if heard["type"] in ("ack", "refused"):
            self._unanswered.discard(heard["key"])
        if heard["type"] in ("answer", "refused"):
            self._unanswered.discard(heard.get("id"))
        if heard["type"] == "ack":
            self._done = heard["receipt"]["version"]
        if heard["type"] == "view":
            seen = heard["view"]
            if seen["reader"] != self._reader:  # each reader has a count of their own
                self._reader, self._done = seen["reader"], 0
            self._shown = seen["version"]

    @property
    def is_settled(self) -> bool:
        """Whether all that was asked for has been answered and sent."""
        return not self._unanswered and self._shown >= self._done

    @property
    def views(self) -> list[dict[str, Any]]:
        """The table, as often as it was sent over the socket."""
        return [frame["view"] for frame in self.frames if frame["type"] == "view"]

    @property
    def bodies(self) -> list[tuple[str, str]]:
        """What the server has answered to this page, address by address."""
        return [(answer.url, answer.text()) for answer in self.answers if "/api/" in answer.url]

    def wait_until(self, good: Callable[[], Answer], complaint: str) -> Answer:
        """Until something is so, with the page going on meanwhile."""
        return until(good, complaint, lambda: self.page.wait_for_timeout(10))

    # Going somewhere ------------------------------------------------------------------------------------------------

    def go(self, address: str = "/") -> None:
        """As if typed into a new tab: even where only what stands behind the # differs."""
        self.page.goto("about:blank")
        self.page.goto(address)

    def sit_at(self, token: str) -> None:
        self.go(f"/t/#{token}")

    def start_planning(self, players: int) -> None:
        """From the front door to a new table of the game one has come for."""
        self.go()
        self.new_table_link.click()
        self.field("your-name").fill("Anna")
        self.page.get_by_role("radio", name=str(players), exact=True).click()

    # What is on the page, by its name -------------------------------------------------------------------------------

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts), exact=True)

    @property
    def new_table_link(self) -> Locator:
        """On the card of the game one has come for."""
        title = self.page.get_by_role("heading", name=self.game.replace("-", " "))
        return self.page.get_by_role("listitem").filter(has=title).get_by_role("link", name=self.say("new-table"))

    def field(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("textbox", name=self.say(key, **facts), exact=True)

    def heading(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **facts))

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def drawer(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    def open_drawer(self, key: str) -> Locator:
        """From the bar, or else from the menu."""
        button = self.page.get_by_role("navigation").get_by_role("button", name=self.say(key), exact=True)
        if not button.count():
            self.open_menu()
            button = self.drawer("menu").get_by_role("button", name=self.say(key), exact=True)
        button.click()
        expect(self.drawer(key)).to_be_visible()
        return self.drawer(key)

    def open_menu(self) -> Locator:
        self.page.get_by_role("navigation").get_by_role("button", name=self.say("menu"), exact=True).click()
        return self.drawer("menu")

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def follow_to_the_clause(self, prefix: str) -> Locator:
        """From the note that says why not to the rule it names; the rules, open there."""
        way = self.page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"{prefix}-\d+\.\d+")).first
        expect(way).to_be_visible()
        clause = re.search(rf"{prefix}-\d+\.\d+", way.inner_text())
        assert clause is not None
        way.click()
        rules = self.drawer("rules")
        expect(rules.locator(f"[id='{clause[0]}']")).to_be_in_viewport()
        return rules

    # Leaving --------------------------------------------------------------------------------------------------------

    def leave(self, evidence: Path | None) -> None:
        """If something went wrong, all that is needed to see it again is left there."""
        if evidence is None:
            self.context.tracing.stop()
        else:
            evidence.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=evidence.with_suffix(".png"))
            self.context.tracing.stop(path=evidence.with_suffix(".trace.zip"))
            told = [self.page.url, *self.complaints, *map(json.dumps, self.frames)]
            evidence.with_suffix(".txt").write_text("\n".join(told), encoding="utf-8")
            evidence.with_suffix(".html").write_text(self.page.content(), encoding="utf-8")
        self.context.close()
