"""A hand that plays Union Pacific on the page: it sees what a person sees there, and clicks or presses keys."""

import random
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

# What lies there to be chosen, by its name: things that are not dark, the sections that glow, and the one button.
LOOK = """names => {
  const area = (name) => document.querySelector(`[aria-label="${CSS.escape(name)}"]`);
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  const live = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const pressed = (one) => one.getAttribute("aria-pressed") === "true";
  const list = (name) => [...(area(name)?.querySelectorAll("button") ?? [])]
    .map((one, at) => ({ at, name: called(one), live: live(one), pressed: pressed(one) }));
  const sections = [...document.querySelectorAll("path[role=button]")];
  return {
    title: document.querySelector("h1")?.textContent.trim() ?? "",
    things: { cards: list(names.cards), shares: list(names.shares), offer: list(names.offer) },
    glowing: sections.filter((one) => one.classList.contains("legal")).map(called),
    train: sections.filter(pressed).map(called),
    turn: list(names.turn),
    asked: [...document.querySelectorAll("[role=dialog] button")].map(called),
  };
}"""

# Where on the screen a section can be hit: on its line, where nothing else lies above it.
SPOT = """one => {
  const [length, place] = [one.getTotalLength(), one.getScreenCTM()];
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const { x, y } = one.getPointAtLength(length * part).matrixTransform(place);
    if (document.elementFromPoint(x, y) === one) return { x, y };
  }
  return null;
}"""

Seen = dict[str, Any]


class Hand:
    """Plays one seat by clicks."""

    def __init__(self, person: Person, luck: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.luck = random.Random(luck)
        board = person.words.on_board
        self.names = {
            "cards": board("your-cards"),
            "shares": board("your-shares"),
            "offer": board("offer"),
            "turn": person.say("turn-area"),
        }
        self.confirmations = person.words.all_on_board("confirm-")

    # Looking --------------------------------------------------------------------------------------------------------

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK, self.names)
        return seen

    def is_turn(self, seen: Seen) -> bool:
        return bool(seen["title"].startswith(self.person.say("your-turn")))

    def wait_for_turn(self, seconds: float = 60) -> Seen | None:
        """What lies there once it is this hand's turn; None if the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            if self.is_turn(seen):
                return seen
            if self.is_over():
                return None
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the turn does not come: {self.look()['title']}")

    def is_over(self) -> bool:
        return self.person.heading("course").is_visible()

    def wait_for_change(self, before: Seen) -> Seen:
        end = time.monotonic() + 20
        while (seen := self.look()) == before or not self.person.is_settled:
            assert time.monotonic() < end, f"nothing happens: {before}"
            self.page.wait_for_timeout(10)
        return seen

    # Things on the page ---------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Locator:
        return self.page.get_by_role("region", name=self.names["turn"], exact=True)

    @property
    def confirm_button(self) -> Locator:
        return self.turn.get_by_role("button", name=self.confirmations)

    @property
    def back_button(self) -> Locator:
        return self.turn.get_by_role("button", name=self.person.words.on_board("take-back"), exact=True)

    def thing(self, where: str, at: int) -> Locator:
        return self.page.get_by_role("region", name=self.names[where], exact=True).get_by_role("button").nth(at)

    def section(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    # Doing ----------------------------------------------------------------------------------------------------------

    def press(self, target: Locator) -> None:
        target.click()

    def press_section(self, name: str) -> None:
        section = self.section(name)
        spot = section.evaluate(SPOT)
        assert spot is not None, f"{name} cannot be hit"
        self.page.mouse.click(spot["x"], spot["y"])

    def decide(self, seen: Seen) -> Seen:
        """One step of the turn; what lies there once it is done."""
        confirm = [one["at"] for one in seen["turn"] if one["live"] and self.confirmations.match(one["name"])]
        if seen["asked"]:
            self.press(self.page.get_by_role("dialog").get_by_role("button").first)
        elif confirm:
            self.press(self.thing("turn", confirm[0]))
        elif seen["glowing"]:
            self.press_section(self.luck.choice(seen["glowing"]))
        else:
            self.press(self._wish(seen))
        return self.wait_for_change(seen)

    def _wish(self, seen: Seen) -> Locator:
        """Trains more often than investments: they bring the end nearer. Else what the turn itself offers."""
        things: dict[str, list[dict[str, Any]]] = seen["things"]
        free = {
            where: [one["at"] for one in found if one["live"] and not one["pressed"]] for where, found in things.items()
        }
        order = ["offer", "cards", "shares"] if self.luck.random() < 0.9 else ["shares", "offer", "cards"]
        for where in order:
            if free[where]:
                return self.thing(where, self.luck.choice(free[where]))
        offered = [one["at"] for one in seen["turn"] if one["live"]]
        assert offered, f"nothing can be done: {seen}"
        return self.thing("turn", offered[0])

    def play_turn(self) -> bool:
        """Until the turn has passed on; False if the game is over."""
        seen = self.wait_for_turn()
        if seen is None:
            return False
        while self.is_turn(seen):
            seen = self.decide(seen)
        return not self.is_over()

    def play_to_the_end(self, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while self.play_turn():
            assert time.monotonic() < end, "the game has no end"
        expect(self.person.heading("course")).to_be_visible()
