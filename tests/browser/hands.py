"""A hand that plays a game on the page: it sees what a person sees there, and clicks. Each game has its own kind."""

import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.people import Person

# What lies there to be chosen, by its name: things that are not dark, what glows on the map, and the one button.
LOOK = """([areas, turn]) => {
  const area = (name) => document.querySelector(`[aria-label="${CSS.escape(name)}"]`);
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  const live = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const pressed = (one) => one.getAttribute("aria-pressed") === "true";
  const list = (of) => [...(of?.querySelectorAll("button") ?? [])]
    .map((one, at) => ({ at, name: called(one), live: live(one), pressed: pressed(one) }));
  const targets = [...document.querySelectorAll("path[role=button]")];
  return {
    title: document.querySelector("h1")?.textContent.trim() ?? "",
    things: Object.fromEntries(Object.entries(areas).map(([id, name]) => [id, list(area(name))])),
    glowing: targets.filter((one) => one.classList.contains("legal")).map(called),
    chosen: targets.filter(pressed).map(called),
    turn: list(area(turn)),
    asked: [...document.querySelectorAll("[role=dialog]:not([data-scene]) button")].map(called),
    scene: document.querySelector("[data-scene]")?.dataset.scene ?? null,
    passing: document.querySelector("[data-passing]") !== null,
  };
}"""

# Where a target can be hit on a map of cities and of tracks between them: in the middle of a city or a little beside it
# (parts of its width and height), or along the line of a track, wherever nothing lies above it.
SPOT_ON_LINES = """one => {
  const hits = (x, y) => document.elementFromPoint(x, y) === one;
  const { x, y, width, height } = one.getBoundingClientRect();
  const beside = [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7], [0.3, 0.3],
    [0.2, 0.8], [0.1, 0.5], [0.9, 0.5], [0.8, 0.2], [0.8, 0.8]];
  if (one.classList.contains("area"))
    for (const [across, down] of beside)
      if (hits(x + width * across, y + height * down)) return { x: x + width * across, y: y + height * down };
  const [length, place] = [one.getTotalLength(), one.getScreenCTM()];
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
    const at = one.getPointAtLength(length * part).matrixTransform(place);
    if (hits(at.x, at.y)) return { x: at.x, y: at.y };
  }
  return null;
}"""

Seen = dict[str, Any]


class Hand(ABC):
    """Plays one seat by clicks."""

    # Where things lie that can be chosen: a short name of the area, and the board's sentence that is its label.
    areas: ClassVar[dict[str, str]]
    # What its pictures show: after so many moves the beginning of an own turn of a phase, and what is done of it.
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]]
    # Where on the screen a target of the map can be hit: a script that is given its path.
    spot: ClassVar[str]

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.names = {area: person.words.on_board(key) for area, key in self.areas.items()}
        self.turn_name = person.say("turn-area")
        self.scenes: Counter[str] = Counter()  # the presses of "Go on", scene by scene
        self.noted: Counter[str] = Counter()  # what a test wants to have met in a game

    @property
    def view(self) -> dict[str, Any]:
        """What the seat is shown of the game now."""
        view: dict[str, Any] = self.person.views[-1]["view"]
        return view

    @property
    def confirmations(self) -> re.Pattern[str]:
        """What the one button says when it does something."""
        return self.person.words.all_on_board("confirm-")

    # Looking --------------------------------------------------------------------------------------------------------

    def look(self) -> Seen:
        """What lies there; a scene that waits for somebody to go on is looked at and closed first."""
        seen: Seen = self.page.evaluate(LOOK, [self.names, self.turn_name])
        while seen["scene"]:
            self.scenes[seen["scene"]] += 1
            self.page.keyboard.press("Enter")
            seen = self.page.evaluate(LOOK, [self.names, self.turn_name])
        return seen

    def is_turn(self, seen: Seen) -> bool:
        return bool(seen["title"].startswith(self.person.say("your-turn")))

    def wait_for_turn(self) -> Seen | None:
        """What lies there once it is this hand's turn; None if the game is over."""
        (seen,) = self.person.wait_until(self._own_turn, "the turn does not come")
        return seen

    def _own_turn(self) -> tuple[Seen | None] | None:
        seen = self.look()
        if self.is_turn(seen):
            return (seen,)
        return (None,) if self.is_over() else None

    def is_over(self) -> bool:
        return self.person.heading("course").is_visible()

    def wait_for_change(self, before: Seen) -> Seen:
        """What lies there once it is something else, and nothing is under way any more."""

        def changed() -> Seen | None:
            seen = self.look()
            # Looked at twice: what was asked for may have been shown between a look and the question.
            # While a scene passes, the table is still shown as it was.
            done = seen != before and not seen["passing"] and self.person.is_settled
            return seen if done and self.look() == seen else None

        seen = self.person.wait_until(changed, f"nothing happens: {before}")
        assert seen is not None
        return seen

    # Things on the page ---------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Locator:
        return self.page.get_by_role("region", name=self.turn_name, exact=True)

    @property
    def confirm_button(self) -> Locator:
        return self.turn.get_by_role("button", name=self.confirmations)

    @property
    def back_button(self) -> Locator:
        return self.turn.get_by_role("button", name=self.person.say("take-back"), exact=True)

    def thing(self, where: str, at: int) -> Locator:
        return self.page.get_by_role("region", name=self.names[where], exact=True).get_by_role("button").nth(at)

    def of_the_turn(self, at: int) -> Locator:
        return self.turn.get_by_role("button").nth(at)

    def target(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    # Doing ----------------------------------------------------------------------------------------------------------

    def press(self, target: Locator) -> None:
        target.click()

    def press_confirm(self) -> None:
        """The one button; if the table has moved on since it was looked at, there is nothing left to press."""
        self.person.wait_until(self._confirmed, "the button cannot be pressed")

    def _confirmed(self) -> bool:
        try:
            self.confirm_button.click(timeout=3_000)
        except TimeoutError:  # tried again for as long as the button is there
            return not self.confirm_button.count()
        return True

    def press_target(self, name: str) -> None:
        """What is pointed at on the map, where nothing else lies above it."""
        spot = self.target(name).evaluate(self.spot)
        assert spot is not None, f"{name} cannot be hit"
        self.page.mouse.click(spot["x"], spot["y"])

    def answer(self) -> None:
        """The first of what the page asks to choose among."""
        self.press(self.page.get_by_role("dialog").get_by_role("button").first)

    @abstractmethod
    def decide(self, seen: Seen) -> Seen:
        """One step of the turn; what lies there once it is done."""

    def play_turn(self) -> bool:
        """Until the turn has passed on; False if the game is over."""
        seen = self.wait_for_turn()
        if seen is None:
            return False
        first = len(self.person.views)
        while self.is_turn(seen) and not self._has_passed_on(first):
            seen = self.decide(seen)
        return not self.is_over()

    def _has_passed_on(self, first: int) -> bool:
        """Whether others have been to move since that view: they may be done before anybody looks."""
        return any(view["reader"] not in view["actors"] for view in self.person.views[first:])

    def play_to_the_end(self) -> None:
        while self.play_turn():
            pass
        expect(self.person.heading("course")).to_be_visible()
