"""Railroad Revolution on the page: what it says before a choice comes true, and all of it can be read."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.railroad_revolution.hand import Hand
from tests.railroad_revolution.scenes import TO_CHICAGO, scene
from tests.railroad_revolution.test_browser import DESK, PHONE, sit
from tests.railroad_revolution.test_browser_rare import seat_at

TO_DULUTH = [*TO_CHICAGO, "chicago--duluth"]
# Parts of the page that stand outside what shows them.
CUT = """all => all.filter((one) => {
  const { left, right } = one.getBoundingClientRect();
  const holder = one.parentElement.getBoundingClientRect();
  return left < Math.max(0, holder.left) - 1 || right > Math.min(innerWidth, holder.right) + 1;
}).map((one) => one.textContent)"""


def put(hand: Hand, worker: str, action: str) -> None:
    """A worker on an action, by the figures."""
    before = hand.look()
    hand.page.keyboard.press(str(1 + ["white", "purple", "orange", "grey", "turquoise"].index(worker)))
    hand.page.keyboard.press(str(6 + ["station", "railroad", "telegraph", "trade"].index(action)))
    hand.person.wait_until(lambda: hand.view["step"] is not None, "no worker is placed")
    hand.wait_for_change(before)


def build_in(hand: Hand, city: str) -> None:
    before = hand.look()
    hand.press_target(next(name for name in before["glowing"] if name.startswith(city)))
    hand.wait_for_change(before)


def nothing_cut(parts: Locator) -> None:
    expect(parts.first).to_be_visible()
    assert parts.evaluate_all(CUT) == []


def test_nobody_is_hired_by_a_press_on_a_dark_cell(enter: Enter, house: ServerProcess) -> None:
    """The cell of a colour that is not in reserve: it is asked before money goes."""
    anna, hand = sit(enter, seat_at(house, scene(reserve=["white white white white"])), size=DESK)
    cell = anna.page.locator("#cell-purple-telegraph")
    cell.hover(force=True)
    expect(hand.turn).to_contain_text(anna.words.on_board("none-in-reserve", price=800))
    cell.click(force=True)  # dark
    asked = anna.page.get_by_role("dialog")
    expect(asked).to_contain_text(anna.words.on_board("only-way"))
    expect(asked.get_by_role("button")).to_have_count(1)
    assert (hand.own["money"], hand.view["step"]) == (2000, None)
    before = hand.look()
    asked.get_by_role("button").click()
    hand.wait_for_change(before)
    assert (hand.own["money"], hand.view["step"]["worker"]) == (1200, "purple")


def test_two_objectives_of_equal_points_come_nearer_at_once(enter: Enter, house: ServerProcess) -> None:
    """Both are told, each by a name of its own."""
    state = scene(objectives=[["b-6", "b-9"]], completed=[["a1-1", "a2-3"]], networks=[TO_DULUTH])
    anna, hand = sit(enter, seat_at(house, state), size=DESK)
    put(hand, "orange", "station")
    build_in(hand, "Duluth")
    for objective in ("B\u00a06", "B\u00a09"):
        expect(hand.turn).to_contain_text(anna.words.on_board("objective-name", objective=objective, points=27))


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("it", (1024, 768))])
def test_a_worker_of_a_reward_has_to_be_taken_and_all_effects_are_seen(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    state = scene(networks=[TO_CHICAGO], tiles={"chicago": "2-a"})
    anna, hand = sit(enter, seat_at(house, state), language, size=size)
    put(hand, "white", "station")
    build_in(hand, "Chicago")
    expect(anna.page.locator("header.bar")).to_contain_text(anna.words.on_board("must-note"))
    expect(hand.turn).to_contain_text(anna.words.on_board("confirm-must"))
    nothing_cut(anna.page.locator(".effects .card"))


def test_shares_that_come_by_themselves_are_counted_before_they_come(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, seat_at(house, scene()), size=DESK)
    put(hand, "grey", "telegraph")
    before, shares = hand.look(), hand.own["shares"]
    anna.page.locator("#section-8").click()
    hand.wait_for_change(before)
    told = hand.turn.locator(".gains span").first.inner_text()
    version = anna.views[-1]["version"]
    hand.press_confirm()
    anna.wait_until(lambda: anna.views[-1]["version"] > version, "nothing is done")
    after = next(seen for seen in anna.views if seen["version"] > version)["view"]["seats"][0]["shares"]
    assert told.strip() == f"+{after - shares}"


def test_a_setup_tile_that_is_chosen_stays_in_sight(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", game="railroad-revolution")
    anna, hand = sit(enter, house.guest(opened["token"]), "it", size=DESK)
    before = hand.look()
    anna.page.locator(".tile.live").first.click()
    hand.wait_for_change(before)
    effects = anna.page.get_by_role("region", name=anna.words.on_board("effects"), exact=True)
    tiles = anna.page.get_by_role("region", name=anna.words.on_board("setup-tiles"), exact=True)
    assert hand.view["step"]["action"] == "setup"
    shown = effects if hand.view["step"]["pending"] else tiles
    expect(shown.get_by_role("button").first).to_be_visible()


def test_a_phone_shows_the_money_and_cuts_no_pill(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, seat_at(house, scene(money=[1250])), "it", size=PHONE, touch=True)
    expect(anna.page.locator("#players")).to_contain_text("$1.250")
    put(hand, "turquoise", "railroad")
    expect(anna.page.get_by_role("button", name=anna.words.on_board("effects-first"), exact=True)).to_be_visible()
    nothing_cut(anna.page.locator(".pills > button"))
