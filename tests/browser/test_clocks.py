"""Clocks on the page: they tick while they run, and by correspondence they say until when."""

import re
import time

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand

MINUTE = 60_000


def player(person: Person, seat: int) -> Locator:
    area = person.page.get_by_role("complementary", name=person.say("others"), exact=True)
    return area.get_by_role("listitem").nth(seat)


def shown(person: Person, seat: int) -> int:
    """The seconds on a seat's clock, which shows hours and minutes where it has more than an hour."""
    text = player(person, seat).inner_text()
    if hours := re.search(r"(\d+) h (\d\d)", text):
        return 3600 * int(hours[1]) + 60 * int(hours[2])
    found = re.search(r"(\d\d):(\d\d)", text)
    assert found is not None, text
    return 60 * int(found[1]) + int(found[2])


def test_a_live_clock_ticks_for_whoever_is_to_move(enter: Enter, house: ServerProcess) -> None:
    """With more time than the slowest machine takes for it."""
    clock = {"kind": "live", "bank": 20 * MINUTE, "increment": 10 * MINUTE}
    anna = enter("it")
    anna.sit_at(house.open_table("you", "bot", terms={"clock": clock})["token"])
    hand = Hand(anna)
    hand.wait_for_turn()
    at_first = shown(anna, 0)
    assert 0 < at_first <= 20 * 60
    anna.wait_until(lambda: shown(anna, 0) <= at_first - 2, "the clock does not tick")
    assert shown(anna, 1) >= 20 * 60  # a bot takes no time to speak of
    hand.play_turn()
    hand.wait_for_turn()
    assert shown(anna, 0) > at_first
    anna.open_menu()
    anna.sees(anna.say("told-live", minutes=20, seconds=600))


def test_by_correspondence_the_clock_says_when_the_time_is_over(enter: Enter, house: ServerProcess) -> None:
    """The window opens in two hours and closes in four: the time stands still until then, and is over in four."""
    now = int(time.time()) // 60 % 1440
    opens, closes = (now + 120) % 1440, (now + 240) % 1440
    clock = {"kind": "correspondence", "days": 1, "opens": opens, "closes": closes}
    anna = enter("it")
    anna.sit_at(house.open_table("you", "bot", terms={"clock": clock}, zone=0)["token"])
    Hand(anna).wait_for_turn()
    assert anna.views[-1]["seats"][0]["clock"]["left"] == 120 * MINUTE
    expect(player(anna, 0)).to_contain_text(re.compile(r"3 h 5\d"))
    expect(player(anna, 0).get_by_title(re.compile("^scade "))).to_be_visible()
    expect(player(anna, 1).get_by_text(anna.say("clock"))).to_have_count(0)
    anna.open_menu()
    hours = [f"{minute // 60:02}:{minute % 60:02}" for minute in (opens, closes)]
    anna.sees(anna.say("told-window", days=1, opens=hours[0], closes=hours[1]))
    anna.go()
    anna.sees(anna.say("seconds-left", time="3 ore"))
