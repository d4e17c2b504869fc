"""Railroad Revolution on the page: what somebody hears who sees none of it, and where the keys lead them."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.ears import LISTEN, heard_by
from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.railroad_revolution.scenes import EVERYBODY, TO_CHICAGO, scene
from tests.railroad_revolution.test_browser import DESK, PHONE, done_by, reach, sit
from tests.railroad_revolution.test_browser_rare import seat_at
from tests.railroad_revolution.test_browser_told import put

# Whether something has the focus that is there to be pressed.
FOCUSED = "() => document.activeElement.matches('button:not(:disabled)')"


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


def test_keys_lead_to_what_is_asked(enter: Enter, house: ServerProcess) -> None:
    anna, _ = sit(enter, reach(house, "offer", 0), size=(1280, 800))
    question = anna.page.get_by_role("region", name=anna.words.on_board("question"), exact=True)
    for key in ("h", "b"):
        anna.page.keyboard.press("t")
        anna.page.keyboard.press(key)
        expect(question.get_by_role("button").and_(anna.page.locator(":focus"))).to_have_count(1)


def test_a_key_leads_to_the_line_where_the_map_has_nothing_to_choose(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, seat_at(house, scene()), size=DESK)
    before = hand.look()
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("8")
    hand.wait_for_change(before)
    anna.page.keyboard.press("b")
    expect(anna.page.locator("button.section.live").and_(anna.page.locator(":focus"))).to_have_count(1)


def test_the_focus_goes_on_to_the_next_step(enter: Enter, house: ServerProcess) -> None:
    """Cards and chips vanish when they are pressed: a key leads from each to the next without another."""
    anna, hand = sit(enter, seat_at(house, scene(reserve=["white white white " + EVERYBODY])), size=DESK)
    for worker_then_action in "19":
        before = hand.look()
        anna.page.keyboard.press(worker_then_action)
    hand.wait_for_change(before)
    anna.page.keyboard.press("h")
    for _ in range(12):  # the sale, the effects of it, the end
        if "sale" in done_by(anna, 0):
            break
        anna.wait_until(lambda: anna.page.evaluate(FOCUSED), "the focus is lost")
        before = hand.look()
        anna.page.keyboard.press("Enter")
        hand.wait_for_change(before)
    anna.wait_until(lambda: "sale" in done_by(anna, 0), "the turn does not end")


def test_a_contract_is_named_by_what_it_gives_and_costs(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, reach(house, "offer", 0), size=(1280, 800))
    question = anna.page.get_by_role("region", name=anna.words.on_board("question"), exact=True)
    for which, button in zip(("first", "second"), question.get_by_role("button").all(), strict=True):
        shares = hand.view["contract"][which]["shares"]
        told = anna.words.on_board("contract-told", does="", shares=shares)
        assert told in (button.get_attribute("aria-label") or "")


def test_a_section_tells_the_points_with_its_neighbours(enter: Enter, house: ServerProcess) -> None:
    anna, _ = sit(enter, seat_at(house, scene(offices=[[1, 2]])), size=DESK)
    own = anna.words.on_board("section-link", points=5, other="I", own="yes")
    other = anna.words.on_board("section-link", points=5, other="III", own="no")
    expect(anna.page.locator("#section-2")).to_have_attribute("aria-label", re.compile(f"{own} {other}"))


def test_a_train_turned_down_tells_the_points_it_loses(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, seat_at(house, scene()), size=DESK)
    put(hand, "white", "trade")
    before = hand.look()
    anna.page.locator("#effect-flip").click()
    hand.wait_for_change(before)
    told = anna.words.on_board("chip-down", does="")
    expect(anna.page.locator(".effects .chips button")).to_have_attribute("aria-label", re.compile(f"{told}$"))


def test_a_target_on_a_phone_tells_what_the_city_brings(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, seat_at(house, scene()), "it", size=PHONE, touch=True)
    put(hand, "white", "station")
    charlotte = anna.page.get_by_role("group", name=anna.words.on_board("glowing"), exact=True).get_by_role("button")
    expect(charlotte.filter(has_text="Charlotte")).to_contain_text(
        anna.words.on_board("city-rewards", main="2 passi", first="2 titoli")
    )


def test_what_others_do_is_read_out_once(enter: Enter, house: ServerProcess) -> None:
    """At every speed of the scenes: they are for the eye alone."""
    anna, hand = sit(enter, seat_at(house, scene()), size=DESK, browser_is=LISTEN, pace="fast", motion=True)
    put(hand, "white", "trade")
    before = hand.look()
    hand.press(anna.page.locator(".effects .chips button").first)
    hand.wait_for_change(before)
    hand.press_confirm()
    anna.wait_until(lambda: "sale" in done_by(anna, 0), "the turn does not end")
    hand.wait_for_turn()
    told: Counter[str] = Counter()
    for view in anna.views:  # a view may show again what an earlier one has shown
        told |= Counter(line["text"] for line in view["log"] if line["facts"].get("seat") == 1)
    heard = " ".join(heard_by(anna))
    assert told
    assert {sentence: heard.count(sentence) for sentence in told} == told
