"""A game on the page without a pointer, from the front door to the last dividend."""

from playwright.sync_api import expect

from roundhouse.tables import Table
from tests.browser import keyboard
from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand


class Keyboard(keyboard.Keyboard, Hand):
    def press_target(self, name: str) -> None:
        """A key leads to the map, another from one glowing section to the next; any of them will do."""
        self.key("b")
        for _ in range(self.rng.randrange(4)):
            self.key("PageDown")
        assert self.page.locator("path:focus").get_attribute("aria-disabled") == "false"
        self.key("Enter")


def before_the_last_payment(table: Table) -> bool:
    seen = table.playing().state.public_view()
    return bool(seen["paid"] == seen["payments"] - 1)


def test_a_game_is_played_without_a_pointer(enter: Enter, house: ServerProcess) -> None:
    """Its first turns, and the last ones of another: what lies between is the same again."""
    anna = enter("en")
    anna.go()
    expect(anna.new_table_link).to_be_visible()
    keys = Keyboard(anna)
    keys.open_table(anna)
    for _ in range(4):
        assert keys.play_turn()
    anna.sit_at(house.reach("you", "bot", where=before_the_last_payment).token)
    keys.play_to_the_end()
    expect(anna.button("play-again")).to_be_visible()
