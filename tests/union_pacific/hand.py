"""A hand that plays Union Pacific."""

from typing import Any, ClassVar

from playwright.sync_api import Locator

from roundhouse.tables import Table
from tests.browser import hands
from tests.browser.hands import Seen


def has_a_train_to_place(table: Table) -> bool:
    """Whether the first seat can choose a card to place a train with."""
    return "card" in table.game.layout.kinds_of(table.playing().state.legal(0))


class Hand(hands.Hand):
    areas: ClassVar[dict[str, str]] = {"cards": "your-cards", "shares": "your-shares", "offer": "offer"}
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]] = {
        "start": (0, "turn", []),
        "middle": (90, "turn", ["card"]),
    }
    # On the line of a section.
    spot = """one => {
      const [length, place] = [one.getTotalLength(), one.getScreenCTM()];
      for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
        const { x, y } = one.getPointAtLength(length * part).matrixTransform(place);
        if (document.elementFromPoint(x, y) === one) return { x, y };
      }
      return null;
    }"""

    def first_card(self, seen: Seen) -> Locator:
        """The first card of the hand that a train can be placed with."""
        return self.thing("cards", next(one["at"] for one in seen["things"]["cards"] if one["live"]))

    def decide(self, seen: Seen) -> Seen:
        confirm = [one["at"] for one in seen["turn"] if one["live"] and self.confirmations.match(one["name"])]
        if seen["asked"]:
            self.answer()
        elif confirm:
            self.press(self.of_the_turn(confirm[0]))
        elif seen["glowing"]:
            self.press_target(self.rng.choice(seen["glowing"]))
        else:
            self.press(self._wish(seen))
        return self.wait_for_change(seen)

    def _wish(self, seen: Seen) -> Locator:
        """Trains more often than investments: they bring the end nearer. Else what the turn itself offers."""
        things: dict[str, list[dict[str, Any]]] = seen["things"]
        free = {
            where: [one["at"] for one in found if one["live"] and not one["pressed"]] for where, found in things.items()
        }
        order = ["offer", "cards", "shares"] if self.rng.random() < 0.9 else ["shares", "offer", "cards"]
        for where in order:
            if free[where]:
                return self.thing(where, self.rng.choice(free[where]))
        hint = self.person.words.on_board("ask-hint")
        offered = [one["at"] for one in seen["turn"] if one["live"] and one["name"] != hint]
        assert offered, f"nothing can be done: {seen}"
        return self.of_the_turn(offered[0])
