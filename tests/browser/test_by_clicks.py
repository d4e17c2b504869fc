"""A whole game on the page by clicks, from the front door to the last dividend."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.union_pacific import Hand


def test_a_game_against_a_bot_is_played_by_clicks_in_italian(enter: Enter) -> None:
    anna = enter("it")
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.link("new-table").click()
    anna.field("your-name").fill("Anna")
    anna.page.get_by_role("radio", name="2", exact=True).click()
    anna.page.get_by_role("radio", name=anna.say("level-random")).click()
    anna.button("open-and-play").click()
    hand = Hand(anna)
    hand.play_to_the_end()
    told = anna.page.get_by_role("heading", level=1).inner_text()
    assert re.match(r"Hai vinto|Vince |Vincono |Nessuno", told), told
    expect(anna.button("play-again")).to_be_visible()
    assert anna.views[-1]["result"]["scores"] == [
        int(sum(points.values())) for points in anna.views[-1]["result"]["sources"]
    ]
