"""A hand that plays Railroad Revolution: it puts workers on actions, builds where it glows, and takes effects."""

import re
from typing import Any, ClassVar

from tests.browser import hands
from tests.browser.hands import Seen
from tests.browser.serving import meaning

ANYTHING = "§"


class Hand(hands.Hand):
    areas: ClassVar[dict[str, str]] = {
        "workers": "place-worker",
        "effects": "effects",
        "setup": "setup-tiles",
        "line": "telegraph-line",
        "question": "question",
    }
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]] = {
        "setup": (0, "setup", []),
        "turn": (60, "turn", []),
        "station": (340, "turn", ["work", "station"]),
        "effects": (280, "turn", ["work", "office"]),
        "offer": (40, "offer", []),
    }
    spot = hands.SPOT_ON_LINES

    @property
    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.view["seats"][self.person.views[-1]["reader"]]
        return own

    @property
    def confirmations(self) -> re.Pattern[str]:
        plain = [(key, {}) for key in ("this", "decline", "answer", "setup", "stop", "pass")]
        ends = [(key, {"due": ANYTHING, "contract": after}) for key in ("pay", "end") for after in ("yes", "no")]
        keys = [*plain, *ends, ("objective", {"objective": ANYTHING})]
        told = [re.escape(self.person.words.on_board(f"confirm-{key}", **facts)) for key, facts in keys]
        return re.compile("|".join(f"^{one.replace(re.escape(ANYTHING), '.+')}$" for one in told))

    def look(self) -> Seen:
        """With the purse: of a share sold towards a price nothing else on the page need tell."""
        seen = super().look()
        seen["purse"] = self.page.locator(".purse").all_inner_texts()
        return seen

    def is_turn(self, seen: Seen) -> bool:
        """Or an answer in another's turn."""
        return super().is_turn(seen) or seen["title"].startswith(self.person.words.on_board("lead-question"))

    # Deciding -------------------------------------------------------------------------------------------------------

    def decide(self, seen: Seen) -> Seen:
        self.noted[self.view["phase"]] += 1
        if seen["asked"]:
            self.answer()
        elif self.must_raise:
            self.press_pill()
        elif self.is_pending or not self.press_something(seen):
            self.press_confirm()
        return self.wait_for_change(seen)

    @property
    def is_pending(self) -> bool:
        turn = self.person.views[-1]["turn"]
        return bool(turn and turn["final"])

    @property
    def must_raise(self) -> bool:
        """Whether nothing but selling a share or hiring leads on."""
        now = self.person.views[-1]
        effects = [meaning(now, choice).get("effect", "") for choice in now["legal"]]
        return bool(effects) and all(effect.startswith(("sell", "hire")) for effect in effects)

    def press_pill(self) -> None:
        """Sells a share, else hires the first worker there is."""
        sells = self.page.locator("[data-pill=sell][aria-disabled=false]")
        if sells.count():
            self.press(sells)
        else:
            self.press(self.page.locator("[data-pill=hire]"))
            self.answer()

    @property
    def is_placing(self) -> bool:
        """Whether the map and the line are to be pointed at, and not only could be instead."""
        step = self.view["step"]
        return bool(step and (step["to_place"] or step["doing"]))

    def press_something(self, seen: Seen) -> bool:
        """What glows or lies there to be chosen; False if only the one button is left, or enough has been done."""
        can_end = any(one["live"] and self.confirmations.fullmatch(one["name"]) for one in seen["turn"])
        if can_end and self.rng.random() < 0.25:
            return False
        if self.is_placing and seen["glowing"]:
            self.press_target(self.rng.choice(seen["glowing"]))
            return True
        areas = ["question", "setup", "effects", *(["line"] if self.is_placing else []), "workers"]
        return any(self.press_in(seen, area) for area in areas)

    def press_in(self, seen: Seen, area: str) -> bool:
        live = [one["at"] for one in seen["things"][area] if one["live"] and not one["pressed"]]
        if area == "workers" and self.view["step"]:
            return False
        if live:
            self.noted[area] += 1
            self.press(self.thing(area, self.rng.choice(live)))
        return bool(live)
