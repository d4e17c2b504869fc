"""Railroad Revolution on the page: what somebody hears who sees none of it."""

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.railroad_revolution.scenes import TO_CHICAGO, scene
from tests.railroad_revolution.test_browser import DESK, reach, sit
from tests.railroad_revolution.test_browser_rare import seat_at


def test_an_objective_says_what_it_asks_for(enter: Enter, house: ServerProcess) -> None:
    state = scene(objectives=[["b-9", "b-2 grey turquoise"]], completed=[["a1-1", "a2-3"]], networks=[TO_CHICAGO])
    anna, _ = sit(enter, seat_at(house, state), "it", size=DESK)
    say = anna.words.on_board
    card = anna.page.get_by_role("article", name=say("objective-points", objective="B\u00a09", points=27), exact=True)
    told = [say("told-stations", level=level, count=count) for level, count in ((1, 2), (2, 1), (3, 1))]
    lines = [say("told-so-far", told=one, have=0, count=count) for one, count in zip(told, (2, 1, 1), strict=True)]
    expect(card.locator("li .unseen")).to_have_text(lines)
    expect(card.locator("p")).to_have_text(re.compile(rf"^{say('missing', count=6)} "))


def test_one_thing_that_is_missing_is_not_many(enter: Enter, house: ServerProcess) -> None:
    state = scene(objectives=[["a1-1 orange", "a2-3"]], networks=[TO_CHICAGO], stations=[["chicago"]])
    anna, _ = sit(enter, seat_at(house, state), "it", size=DESK)
    cards = anna.page.get_by_role("article")
    expect(cards.first.locator("p")).to_have_text(re.compile("^Manca 1 "))
    expect(cards.last.locator("p")).to_have_text(re.compile("^Mancano "))


def test_the_name_of_a_choice_is_all_of_the_objective(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, reach(house, "replace", 0), size=DESK)
    cards = anna.page.get_by_role("region", name=anna.words.on_board("question"), exact=True).get_by_role("button")
    choices = hand.view["own"]["choice"]
    expect(cards).to_have_count(len(choices))
    for card, objective in zip(cards.all(), choices, strict=True):
        name = card.get_attribute("aria-label") or ""
        assert len(re.findall(r"\d+ of \d+\.", name)) == len(objective["conditions"]), name
