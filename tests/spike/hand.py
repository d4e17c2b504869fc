"""A hand that plays Spike: it draws, builds, runs its train and delivers, and buys what it can."""

import re
from typing import Any, ClassVar

from tests.browser import hands
from tests.browser.hands import Seen
from tests.browser.serving import meaning

ANYTHING = "§"
MANY_CARDS = 5  # in hand: then it builds rather than draws
FACTS: dict[str, list[dict[str, Any]]] = {  # what stands in the sentences of the one button
    "build": [{"cards": 1, "amount": ANYTHING}, {"cards": 2, "amount": ANYTHING}],
    "place": [{"city": ANYTHING}],
    "give": [{"suit": ANYTHING}],
    "draw": [{"suit": ANYTHING}],
    "upgrade": [{"part": ANYTHING}],
    "load": [{"good": ANYTHING}],
    "unload": [{"good": ANYTHING}],
    "deliver": [{"good": ANYTHING}],
}
NAMES = "(ids) => ids.map((id) => document.getElementById(id)?.getAttribute('aria-label')?.replace(/\\s+/g, ' '))"
PLAIN = ("deck", "side", "keep", "hold", "move", "stop", "pass", "end")


class Hand(hands.Hand):
    areas: ClassVar[dict[str, str]] = {
        "actions": "your-action",
        "cards": "your-cards",
        "table": "on-the-table",
        "train": "your-train",
        "sides": "your-contracts",
        "routes": "routes",
    }
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]] = {
        "placing": (0, "place", []),
        "action": (60, "action", []),
        "building": (90, "action", ["line", "lay", "lay", "lay", "lay", "pay", "pay"]),
        "drawing": (70, "action", ["draw"]),
        "moving": (110, "free", []),
    }
    spot = hands.SPOT_ON_LINES

    @property
    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.view["seats"][self.view["seat"]]
        return own

    @property
    def view(self) -> dict[str, Any]:
        """With the line that only its builder sees."""
        view = super().view
        line = (view.get("own") or {}).get("building") or {}
        return {**view, "phase": line.get("phase", view["phase"]), "step": {**view["step"], **line}}

    def pattern(self, key: str, **facts: Any) -> str:
        """What a button says, whatever names or numbers stand in it."""
        said = re.escape(self.person.words.on_board(key, **facts))
        return re.sub(r"\d+", r"\\d+", said).replace(re.escape(ANYTHING), ".+")

    @property
    def confirmations(self) -> re.Pattern[str]:
        told = [self.pattern(f"confirm-{kind}", **facts) for kind, several in FACTS.items() for facts in several]
        told += [self.pattern(f"confirm-{kind}") for kind in PLAIN]
        return re.compile("|".join(f"^{one}$" for one in told))

    # Deciding -------------------------------------------------------------------------------------------------------

    def decide(self, seen: Seen) -> Seen:
        view = self.view
        phase = view["phase"]
        self.noted[phase] += 1
        if seen["asked"]:
            self.answer()
        elif self.is_pending or phase in ("lay", "pay", "build"):
            self.press_confirm()
        elif not self.handle_cargo(seen) and not self.press_something(seen, phase):
            self.press_confirm()
        return self.wait_for_change(seen)

    @property
    def is_pending(self) -> bool:
        turn = self.person.views[-1]["turn"]
        return bool(turn and turn["final"])

    def handle_cargo(self, seen: Seen) -> bool:
        """Delivers and loads whatever can be, and puts nothing back."""
        if self.view["phase"] not in ("free", "action", "after"):
            return False
        for step, facts in (("deliver", {"good": ANYTHING, "amount": ANYTHING}), ("load", {"good": ANYTHING})):
            wanted = re.compile(self.pattern(f"chip-{step}", **facts))
            found = [one["at"] for one in seen["turn"] if one["live"] and wanted.fullmatch(one["name"])]
            if found:
                self.noted[step] += 1
                self.press(self.of_the_turn(found[0]))
                return True
        return False

    def press_something(self, seen: Seen, phase: str) -> bool:
        """What glows or lies there to be chosen; False if only the one button is left."""
        if phase in ("place", "free") and seen["glowing"]:
            self.press_target(self.rng.choice(seen["glowing"]))
            return True
        if phase == "action":
            return self.act(seen)
        areas = {"sides": "sides", "give": "cards", "route": "routes", "draw": "table"}
        return phase in areas and self.press_in(seen, areas[phase])

    def press_in(self, seen: Seen, area: str) -> bool:
        live = [one["at"] for one in seen["things"][area] if one["live"] and not one["pressed"]]
        if live:
            self.noted[area] += 1
            self.press(self.thing(area, self.rng.choice(live)))
        return bool(live)

    def act(self, seen: Seen) -> bool:
        """Mostly builds with many cards in hand and draws with few; now and then buys, or sets the train moving."""
        chance = self.rng.random()
        moves, lines = self.targets_of(seen, "move"), self.targets_of(seen, "line")
        if chance < 0.2 and self.press_in(seen, "train"):
            return True
        if moves and chance < 0.4:
            self.press_target(self.rng.choice(moves))
            return True
        if lines and (self.own["hand"] >= MANY_CARDS or chance > 0.8):
            self.noted["lines"] += 1
            self.press_target(self.rng.choice(lines))
            return True
        if self.press_in(seen, "table"):
            return True
        if moves or lines:
            self.press_target(self.rng.choice(moves or lines))
        return bool(moves or lines)

    def targets_of(self, seen: Seen, kind: str) -> list[str]:
        """What glows on the map for actions of one kind."""
        now = self.person.views[-1]
        meant = [meaning(now, choice) for choice in now["legal"]]
        places = [one.get("place") or one.get("city") for one in meant if one["kind"] == kind]
        drawn = self.page.evaluate(NAMES, [f"place-{place}" for place in places])
        return [name for name in seen["glowing"] if name in drawn]
