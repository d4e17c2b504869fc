"""Hints asked for on the page: the best journey with what it pays, a whole turn; taken, left, and switched off."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.browser.test_accessibility import check
from tests.ride_the_rails.hand import Hand
from tests.union_pacific import hand as union_pacific

GAME = "ride-the-rails"
PHONE = (360, 740)


def about_to_ride(
    enter: Enter, house: ServerProcess, language: str, *, hints: bool = True, **how: Any
) -> tuple[Person, Hand]:
    """At the beginning of an own ride late in a game."""
    plan = {"game": GAME, "level": "greedy", "terms": {"hints": hints}}
    guest = house.reach("you", "bot", "bot", step=60, phase="depart", **plan)
    anna = enter(language, game=GAME, **how)
    anna.sit_at(guest.token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def button(person: Person, key: str) -> Locator:
    return person.page.get_by_role("button", name=person.words.on_board(key), exact=True)


def take(person: Person) -> Locator:
    return person.button("take-it")


def actions(*choices: list[dict[str, Any]] | dict[str, Any]) -> list[int]:
    return [one["action"] for given in choices for one in (given if isinstance(given, list) else [given])]


def told(person: Person) -> dict[str, Any]:
    """The last hint the page was sent."""
    answer = [answer for answer in person.answers if re.search(r"/hint\?", answer.url)][-1]
    hint: dict[str, Any] = answer.json()
    return hint


@pytest.mark.parametrize(("language", "size"), [("it", (1920, 1080)), ("en", (1280, 800)), ("it", PHONE)])
def test_the_best_journey_is_shown_with_what_it_pays_and_taken_by_keys_alone(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    anna, hand = about_to_ride(enter, house, language, size=size)
    button(anna, "best-journey").focus()
    anna.page.keyboard.press("Enter")
    expect(take(anna)).to_be_focused()
    hint = told(anna)
    journey = hint["then"]["journey"]
    ticket = anna.page.locator(".ticket .body")
    expect(ticket).to_contain_text(anna.words.on_board("proved-best" if hint["proved"] else "best-found"))
    for amount in hint["gains"]:
        expect(ticket).to_contain_text(f"+${amount}")
    expect(anna.page.get_by_role("status").filter(has_text=f"${hint['gains'][0]}")).to_have_count(1)
    expect(anna.page.locator(".outline path.way")).to_have_count(len(journey["links"]))
    check(anna, "a suggestion")
    assert hand.view["journey"] is None  # nothing is chosen yet
    anna.page.keyboard.press("Enter")
    expect(button(anna, "confirm-arrive")).to_be_focused()
    expect(anna.page.locator(".outline path.way")).to_have_count(0)
    expect(anna.page.locator(".ride path.way")).to_have_count(len(journey["links"]))
    turn = anna.views[-1]["turn"]
    assert actions(turn["steps"], turn["final"]) == actions(hint["steps"])
    step = anna.views[-1]["step"]
    before = hand.look()
    anna.page.keyboard.press("Enter")
    hand.wait_for_change(before)
    assert anna.views[-1]["step"] > step


def test_a_suggestion_is_put_away_or_left_by_riding_elsewhere(enter: Enter, house: ServerProcess) -> None:
    anna, hand = about_to_ride(enter, house, "en")
    start = hand.look()
    button(anna, "best-journey").click()
    expect(take(anna)).to_be_visible()
    hand.press(hand.back_button)
    expect(button(anna, "best-journey")).to_be_visible()
    assert hand.look() == start
    button(anna, "best-journey").click()
    expect(take(anna)).to_be_visible()
    city = told(anna)["then"]["journey"]["passenger"]
    name = anna.page.locator(f"#hex-{city}").get_attribute("aria-label")
    before = hand.look()
    hand.press_target(next(one for one in before["glowing"] if one != name))
    hand.wait_for_change(before)
    expect(take(anna)).to_have_count(0)
    expect(button(anna, "best-journey")).to_be_visible()  # for the best way on from there


def test_a_suggestion_stays_as_long_as_it_is_followed(enter: Enter, house: ServerProcess) -> None:
    anna, hand = about_to_ride(enter, house, "it")
    button(anna, "best-journey").click()
    expect(take(anna)).to_be_visible()
    links = told(anna)["then"]["journey"]["links"]
    before = hand.look()
    hand.press_target(anna.page.locator(f"#hex-{links[0]['hexes'][0]}").get_attribute("aria-label") or "")
    hand.wait_for_change(before)
    expect(take(anna)).to_be_visible()
    expect(anna.page.locator(".outline path.way")).to_have_count(len(links))


def test_a_table_without_hints_offers_none(enter: Enter, house: ServerProcess) -> None:
    anna, hand = about_to_ride(enter, house, "en", hints=False)
    expect(hand.back_button).to_be_visible()
    expect(button(anna, "best-journey")).to_have_count(0)


def test_hints_are_switched_off_when_a_table_is_opened(enter: Enter) -> None:
    anna = enter("it", game=GAME)
    anna.start_planning(3)
    switch = anna.page.get_by_role("switch", name=anna.say("hints-help"))
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    anna.button("open-and-play").click()
    Hand(anna).wait_for_turn()
    assert anna.views[-1]["terms"]["hints"] is False


@pytest.mark.parametrize(("language", "size"), [("en", (1920, 1080)), ("it", (1024, 768)), ("it", PHONE)])
def test_a_whole_turn_is_suggested_and_taken(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    """From the first investment, where all choose at once and the others' choices take nothing away, to a train."""
    anna = enter(language, size=size)
    anna.sit_at(house.open_table("you", "bot", "bot", level="greedy")["token"])
    hand = union_pacific.Hand(anna)
    train = False
    while not train:
        before = hand.wait_for_turn()
        assert before is not None, "no train was ever suggested"
        button(anna, "ask-hint").click()
        expect(take(anna)).to_be_focused()
        hint = told(anna)
        for step in hint["steps"]:
            expect(anna.page.locator(".ticket .body")).to_contain_text(step["text"], use_inner_text=True)
        train = any(meaning(anna.views[-1], step)["kind"] == "build" for step in hint["steps"])
        expect(anna.page.locator("path.advised")).to_have_count(int(train))
        check(anna, "a suggested turn")
        take(anna).click()
        expect(anna.page.get_by_role("button", name=hand.confirmations)).to_be_focused()
        turn = anna.views[-1]["turn"]
        assert actions(turn["steps"], turn["final"]) == actions(hint["steps"])
        before = hand.look()
        anna.page.keyboard.press("Enter")
        hand.wait_for_change(before)


def test_a_suggested_turn_is_put_away(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it")
    anna.sit_at(house.open_table("you", "bot", level="greedy")["token"])
    hand = union_pacific.Hand(anna)
    assert hand.wait_for_turn() is not None
    button(anna, "ask-hint").click()
    expect(take(anna)).to_be_visible()
    hand.press(hand.back_button)
    expect(button(anna, "ask-hint")).to_be_visible()
    expect(take(anna)).to_have_count(0)
    assert anna.views[-1]["turn"] is None
