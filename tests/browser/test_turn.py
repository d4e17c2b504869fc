"""One's own turn: taking back, pointing at the map first, and being told why not."""

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.union_pacific.hand import Hand, has_a_train_to_place


def at_the_start_of_a_turn(
    enter: Enter, house: ServerProcess, language: str = "en", **how: object
) -> tuple[Person, Hand]:
    anna = enter(language, **how)
    anna.sit_at(house.reach("you", "bot", "bot", step=20, where=has_a_train_to_place).token)
    hand = Hand(anna)
    hand.wait_for_turn()
    return anna, hand


def test_what_is_chosen_is_taken_back_step_by_step_and_confirmed(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_the_start_of_a_turn(enter, house)
    start = hand.look()
    expect(hand.back_button).to_be_disabled()
    expect(hand.confirm_button).to_be_disabled()
    hand.press(hand.first_card(start))
    chosen = hand.wait_for_change(start)
    assert chosen["glowing"]
    hand.press_target(chosen["glowing"][0])
    placed = hand.wait_for_change(chosen)
    if placed["asked"]:
        hand.answer()
        placed = hand.wait_for_change(placed)
    assert placed["chosen"]
    while hand.back_button.is_enabled():
        before = hand.look()
        hand.press(hand.back_button)
        hand.wait_for_change(before)
    assert hand.look() == start
    assert anna.views[-1]["turn"] is None
    step = anna.views[-1]["step"]
    hand.play_turn()
    assert anna.views[-1]["step"] > step


def test_a_section_is_pointed_at_before_any_card(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_the_start_of_a_turn(enter, house, "it")
    before = hand.look()
    sections = anna.page.get_by_role("group", name=anna.words.on_board("map")).get_by_role("button")
    reachable = [one["section"] for one in reachable_sections(anna, house)]
    assert reachable
    section = anna.page.locator(f"[id='section-{reachable[0]}']")
    assert sections.count() > 50
    hand.press_target(section.get_attribute("aria-label") or "")
    seen = hand.wait_for_change(before)
    if seen["asked"]:
        hand.answer()
        seen = hand.wait_for_change(seen)
    steps = [meaning(anna.views[-1], step) for step in anna.views[-1]["turn"]["steps"]]
    assert [step["kind"] for step in steps] == ["card", "build"]
    sent = [frame["type"] for frame in anna.sent if frame["type"] in ("ask", "do")]
    assert sent == ["ask", "do"]  # one question, one command
    assert steps[1]["section"] == reachable[0]


def reachable_sections(anna: Person, house: ServerProcess) -> list[dict[str, str]]:
    """Where a train can go this turn, by what the server's own table says."""
    token = anna.page.url.partition("#")[2]
    guest = house.guest(token)
    seen = guest.look()
    card = next(choice for choice in seen["legal"] if meaning(seen, choice)["kind"] == "card")
    answer = guest.act("choose", keep=0, actions=[card["action"]], version=seen["version"], seat=0)
    assert answer.status_code == 200
    then = guest.look()
    guest.act("choose", keep=0, version=then["version"], seat=0)
    meant = [meaning(then, choice) for choice in then["legal"]]
    return [each for each in meant if each["kind"] == "build"]


def test_a_dark_section_says_why_and_leads_to_its_clause(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_the_start_of_a_turn(enter, house, "it")
    before = hand.look()
    hand.press(hand.first_card(before))
    seen = hand.wait_for_change(before)
    every = anna.page.get_by_role("group", name=anna.words.on_board("map")).get_by_role("button")
    names = every.evaluate_all(
        "all => all.filter((one) => one.id.startsWith('section-')).map((one) => one.getAttribute('aria-label'))"
    )
    dark = [name for name in names if name not in seen["glowing"]]
    hand.press_target(dark[0])
    rules = anna.follow_to_the_clause("UP")
    search = rules.get_by_role("searchbox")
    search.fill("dividend")
    expect(rules.locator("mark").first).to_be_visible()
    search.fill("xyzzy")
    expect(rules.get_by_text(anna.say("nothing-found", word="xyzzy"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_the_whole_turn_can_be_played_on_a_phone(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_the_start_of_a_turn(enter, house, "it", size=(360, 740), touch=True)
    step = anna.views[-1]["step"]
    things = anna.page.get_by_role("region", name=anna.say("things"))
    board = anna.words.on_board
    things.get_by_role("region", name=board("your-cards")).get_by_role("button", disabled=False).first.tap()
    targets = things.get_by_role("group", name=board("glowing")).get_by_role("button")
    expect(targets.first).to_be_visible()
    before = hand.look()
    targets.first.tap()
    seen = hand.wait_for_change(before)
    if seen["asked"]:
        anna.page.get_by_role("dialog").get_by_role("button").first.tap()
    things.get_by_role("button", name=board("confirm-train"), exact=True).tap()
    expect(things.get_by_role("tab", name=re.compile(board("tab-shares")), selected=True)).to_be_visible()
    things.get_by_role("button", name=re.compile(board("deck"))).first.tap()
    before = hand.look()
    things.get_by_role("button", name=board("confirm-blind"), exact=True).tap()
    hand.wait_for_change(before)
    assert anna.views[-1]["step"] > step


def test_on_a_phone_the_way_back_closes_a_drawer_and_keeps_the_table(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", size=(360, 740))
    anna.sit_at(house.open_table("you", "bot")["token"])
    assert Hand(anna).wait_for_turn() is not None
    rules, log = anna.drawer("rules"), anna.drawer("log")
    anna.open_drawer("rules")
    anna.page.go_back()
    expect(rules).to_have_count(0)
    assert Hand(anna).wait_for_turn() is not None
    anna.open_drawer("log")
    log.get_by_role("button", name=anna.say("close"), exact=True).click()
    expect(log).to_have_count(0)
    anna.page.go_back()  # no drawer is left behind on the way: before the table there was nothing
    expect(anna.page).to_have_url("about:blank")


def test_a_turn_against_bots_is_undone_only_when_that_is_meant(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en")
    anna.sit_at(house.open_table("you", "bot", level="greedy")["token"])
    hand = Hand(anna)
    assert hand.play_turn()  # the opening, which nothing goes back beyond
    assert hand.play_turn()
    assert hand.wait_for_turn() is not None
    step = anna.views[-1]["step"]
    anna.open_menu().get_by_role("button", name=anna.say("turn-back"), exact=True).click()
    anna.sees(anna.say("turn-back-help"))
    anna.button("turn-back-no").click()
    assert anna.views[-1]["step"] == step
    anna.button("turn-back").click()
    before = hand.look()
    anna.button("turn-back-yes").click()
    anna.wait_until(lambda: anna.views[-1]["step"] < step, "the turn is not undone")
    hand.wait_for_change(before)
