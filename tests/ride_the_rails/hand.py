"""A hand that plays Ride the Rails, and holds what the page tells on the way against what it was sent."""

from typing import Any, ClassVar

from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.hands import Seen
from tests.browser.serving import meaning

LINKS_ENOUGH = 6


class Hand(hands.Hand):
    areas: ClassVar[dict[str, str]] = {"companies": "companies"}
    moments: ClassVar[dict[str, tuple[int, str, list[str]]]] = {
        "start": (0, "share", []),
        "building": (90, "build", ["build", "build"]),
        "riding": (125, "depart", ["depart", "ride", "ride", "ride"]),
    }
    # In the middle of a hex, or wherever else nothing lies above it.
    spot = """one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      for (const [across, down] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.25], [0.5, 0.75]]) {
        const at = { x: x + width * across, y: y + height * down };
        if (document.elementFromPoint(at.x, at.y) === one) return at;
      }
      return null;
    }"""

    def says(self, seen: Seen, *keys: str) -> bool:
        """Whether the one button can be pressed and says one of these."""
        said = {self.person.words.on_board(f"confirm-{key}") for key in keys}
        return any(one["live"] and one["name"] in said for one in seen["turn"])

    def decide(self, seen: Seen) -> Seen:
        if not self.is_told(seen):
            return self.look()
        if seen["asked"]:
            self.answer()
        elif self.says(seen, "take", "build", "pass") or (not seen["glowing"] and self.says(seen, "stop", "arrive")):
            self.press_confirm()
        elif self.says(seen, "arrive") and len(self.view["journey"]["links"]) >= LINKS_ENOUGH:
            self.press_confirm()
        elif seen["glowing"]:
            self.press_target(self.wish(seen["glowing"]))
        else:
            offered = [one["at"] for one in seen["things"]["companies"] if one["live"]]
            self.press(self.thing("companies", self.rng.choice(offered)))
        return self.wait_for_change(seen)

    def wish(self, glowing: list[str]) -> str:
        """A mountain if none was built in yet, then cities: they make links."""
        mountain = self.person.words.on_board("hex-place", terrain="mountain", hex="", city="").strip(" ,")
        if not self.noted["mountains used"] and (high := [name for name in glowing if mountain in name]):
            return self.rng.choice(high)
        return self.rng.choice([name for name in glowing if self.is_city(name)] or glowing)

    def is_city(self, name: str) -> bool:
        return not name.split(",")[0][1:].isdigit()

    def is_told(self, seen: Seen) -> bool:
        """Whether the ticket tells what it must. False if the table has moved on while it was read: then look again."""
        view = self.view
        try:
            self.check_ticket(seen)
        except AssertionError:
            if self.view is view:
                raise
            return False
        return True

    def check_ticket(self, seen: Seen) -> None:
        """What the ticket must tell at this point of the turn."""
        view = self.view
        if view["turn"] != view["seat"] or seen["asked"]:
            return
        if view["building"] is not None:
            self._check_allowance(view["building"])
        if view["journey"] is not None and view["journey"]["links"]:
            self._check_payout(view["journey"])

    def _check_allowance(self, building: dict[str, Any]) -> None:
        say = self.person.words.on_board
        seen = self.person.views[-1]
        final = (seen["turn"] or {}).get("final")
        waiting = final is not None and meaning(seen, final)["kind"] == "build"
        left = say("left", left=building["left"] - waiting, allowance=building["allowance"])
        expect(self.turn).to_contain_text(left)
        state = "used" if building["in_mountains"] else "barred" if building["mountains_barred"] else "free"
        expect(self.turn).to_contain_text(say("mountains", state=state))
        self.noted[f"mountains {state}"] += 1

    def _check_payout(self, journey: dict[str, Any]) -> None:
        """To every player before it is confirmed, and the journey on the map link by link."""
        seats = self.person.views[-1]["seats"]
        for seat, amount in enumerate(journey["payout"]):
            name = self.person.say("you") if seat == self.view["seat"] else seats[seat]["name"]
            expect(self.turn.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"+${amount}")
        expect(self.page.locator(".ride path.way")).to_have_count(len(journey["links"]))
        self.noted["longest journey"] = max(self.noted["longest journey"], len(journey["links"]))
