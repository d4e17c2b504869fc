"""Playing by keys alone: what a game's hand does with the pointer, done with Tab, arrows and Enter."""

from playwright.sync_api import Locator

from tests.browser import hands
from tests.browser.people import Person


class Keyboard(hands.Hand):
    """Put before the hand of a game: finds what it presses by Tab and by the letters of the areas of the screen."""

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

    def pick(self, radio: Locator) -> None:
        """One of a few values: Tab leads to the group, arrows inside it."""
        group = radio.locator("xpath=ancestor::*[@role='radiogroup']")
        self.tab_to(group.get_by_role("radio", checked=True))
        for _ in range(8):
            if radio.get_attribute("aria-checked") == "true":
                return
            self.key("ArrowRight")
        raise AssertionError(f"no arrow leads to {radio}")

    def open_table(self, anna: Person) -> None:
        """From the home page to a table of two, with a bot that plays at random."""
        self.press(anna.new_table_link)
        anna.field("your-name").wait_for()
        self.tab_to(anna.field("your-name"))
        self.page.keyboard.type("Anna")
        self.pick(anna.page.get_by_role("radio", name="2", exact=True))
        self.pick(anna.page.get_by_role("radio", name=anna.say("level-random")))
        self.press(anna.button("open-and-play"))
