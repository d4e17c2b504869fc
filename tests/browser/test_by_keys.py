"""A whole game on the page without a pointer, from the front door to the last dividend."""

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Enter
from tests.union_pacific.hand import Hand


class Keyboard(Hand):
    """Plays one seat by keys: Tab, arrows, Enter, and the letters that lead to the areas of the screen."""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, target: Locator, most: int = 80) -> None:
        """On with Tab until the focus is there; at a table, letters lead to the areas."""
        wanted = target.element_handle()
        area = wanted.evaluate("one => one.closest('#things, #turn')?.id ?? null")
        if area is not None:
            self.key({"things": "h", "turn": "t"}[area])
        for _ in range(most):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator) -> None:
        self.tab_to(target)
        self.key("Enter")

    def press_target(self, name: str) -> None:
        """A key leads to the map, another from one glowing section to the next; any of them will do."""
        self.key("b")
        for _ in range(self.rng.randrange(4)):
            self.key("PageDown")
        assert self.page.locator("path:focus").get_attribute("aria-disabled") == "false"
        self.key("Enter")

    def pick(self, radio: Locator) -> None:
        """One of a few values: Tab leads to the group, arrows inside it."""
        group = radio.locator("xpath=ancestor::*[@role='radiogroup']")
        self.tab_to(group.get_by_role("radio", checked=True))
        for _ in range(8):
            if radio.get_attribute("aria-checked") == "true":
                return
            self.key("ArrowRight")
        raise AssertionError(f"no arrow leads to {radio}")


def test_a_game_is_played_without_a_pointer(enter: Enter) -> None:
    anna = enter("en")
    anna.go()
    expect(anna.new_table_link).to_be_visible()
    keys = Keyboard(anna)
    keys.press(anna.new_table_link)
    expect(anna.field("your-name")).to_be_visible()
    keys.tab_to(anna.field("your-name"))
    anna.page.keyboard.type("Anna")
    keys.pick(anna.page.get_by_role("radio", name="2", exact=True))
    keys.pick(anna.page.get_by_role("radio", name=anna.say("level-random")))
    keys.press(anna.button("open-and-play"))
    keys.play_to_the_end()
    expect(anna.button("play-again")).to_be_visible()
