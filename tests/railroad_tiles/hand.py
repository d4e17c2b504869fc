"""A hand that plays Railroad Tiles on the page: columns, tiles on cells, pieces on icons."""

import re
from typing import Any, ClassVar

from playwright.sync_api import Locator, expect

from tests.browser import hands
from tests.browser.hands import Seen

ANYTHING = "\N{ASTERISK}"  # in the place of a fact that a button's words hold


class Hand(hands.Hand):
    areas: ClassVar[dict[str, str]] = {"starting": "starting", "columns": "station", "tiles": "your-tiles"}
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]] = {
        "start": (0, "start", []),
        "column": (60, "tiles", []),
        "laying": (90, "tiles", ["column", "lay", "lay"]),
        "population": (110, "population", ["place"]),
    }
    # In the middle of a cell, or wherever else nothing lies above it.
    spot = """one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      for (const across of [0.5, 0.25, 0.75, 0.12, 0.88])
        for (const down of [0.5, 0.25, 0.75, 0.12, 0.88]) {
          const at = { x: x + width * across, y: y + height * down };
          if (document.elementFromPoint(at.x, at.y) === one) return at;
        }
      return null;
    }"""

    @property
    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.view["players"][self.view["seat"]]
        return own

    def pattern(self, key: str, **facts: Any) -> str:
        """What a button says, whatever cell or number stands in it."""
        return re.escape(self.person.words.on_board(key, **facts)).replace(re.escape(ANYTHING), ".+")

    @property
    def confirmations(self) -> re.Pattern[str]:
        lay = self.pattern("confirm-lay", cell=ANYTHING)
        places = [self.pattern("confirm-place", count=count) for count in (1, 2)]
        others = ["column", "start", "refuse", "discard", "done", "done-sure", "none"]
        plain = [self.pattern(f"confirm-{key}") for key in others]
        return re.compile("|".join(f"^{one}$" for one in (lay, *places, *plain)))

    def says(self, seen: Seen, *patterns: str) -> bool:
        """Whether the one button can be pressed and says one of these."""
        return any(one["live"] and re.fullmatch("|".join(patterns), one["name"]) for one in seen["turn"])

    # Deciding -------------------------------------------------------------------------------------------------------

    def decide(self, seen: Seen) -> Seen:
        ready = [self.pattern("confirm-lay", cell=ANYTHING), self.pattern("confirm-discard")]
        ready += [self.pattern("confirm-place", count=count) for count in (1, 2)]
        if seen["asked"]:
            self.answer()
        elif self.says(seen, *ready, self.pattern("confirm-done-sure")):
            self.press_confirm()
            self.noted["confirmed"] += 1
        elif seen["glowing"]:
            self.press_target(self.rng.choice(seen["glowing"]))
        elif self.view["phase"] == "population":
            self.press_confirm()
        else:
            self.take_something(seen)
        return self.wait_for_change(seen)

    def take_something(self, seen: Seen) -> None:
        """A starting tile, a column, or another tile of the hand."""
        for area in ("starting", "columns", "tiles"):
            live = [one["at"] for one in seen["things"][area] if one["live"] and not one["pressed"]]
            if area == "tiles":
                live = live[1:] or live  # the first is the way to refuse
            if live:
                self.noted[area] += 1
                return self.press(self.thing(area, self.rng.choice(live)))
        raise AssertionError(f"nothing can be done: {seen}")

    # What the page tells ----------------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.locator("#board")

    def expect_marks(self) -> None:
        """The marks on the board are those of the view: with the tile that is put down."""
        turn = self.person.views[-1]["turn"]
        final = turn and turn["final"]
        own = final["then"]["players"][self.view["seat"]] if final else self.own
        expect(self.board.locator(".marks path.wall")).to_have_count(len(own["cities"]))
        expect(self.board.locator(".marks circle")).to_have_count(len(own["open_ends"]))
