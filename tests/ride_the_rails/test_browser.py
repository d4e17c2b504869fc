"""A turn of Ride the Rails on the page: starting, building, riding, what the others did, and being told why not."""

import math
import re
from itertools import pairwise

from playwright.sync_api import expect

from roundhouse.tables import Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.ride_the_rails.hand import Hand

GAME = "ride-the-rails"
NEXT_HEX = 50 * math.sqrt(3)  # from the middle of a hex to that of the next, in lengths of the map


def at_a_turn(
    enter: Enter, house: ServerProcess, phase: str, language: str = "en", *, step: int = 0, **how: object
) -> tuple[Person, Hand]:
    """At the beginning of an own turn of this phase, after so many moves."""
    guest = house.reach("you", "bot", "bot", step=step, phase=phase, game=GAME, level="greedy")
    anna = enter(language, game=GAME, **how)
    anna.sit_at(guest.token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def first_to_build(house: ServerProcess) -> str:
    """A seat whose turn it is to build before any other."""

    def is_first(table: Table) -> bool:
        seen = table.playing().state.public_view()
        return bool(seen["round"] == 1 and seen["order"][0] == 0)

    return house.reach("you", "bot", "bot", phase="build", game=GAME, where=is_first).token


def test_whoever_builds_first_starts_a_company(enter: Enter, house: ServerProcess) -> None:
    """RR-6.1"""
    anna = enter("it", game=GAME)
    anna.sit_at(first_to_build(house))
    hand = Hand(anna)
    seen = hand.wait_for_turn()
    assert seen is not None
    company = next(iter(hand.view["shares"][0]))
    card = anna.page.locator(f"#company-{company}")
    expect(card).to_contain_text(anna.words.on_board("starts-east", count=len(seen["glowing"])))
    hand.check_ticket(seen)
    hand.press_target(seen["glowing"][0])
    seen = hand.wait_for_change(seen)
    hand.check_ticket(seen)
    city = seen["chosen"][0].split(",")[0]
    expect(card).to_contain_text(anna.words.on_board("started-in", city=city))
    seen_now = anna.views[-1]
    assert meaning(seen_now, seen_now["turn"]["steps"][0])["kind"] == "build"


def test_who_stops_building_is_told_what_is_given_up(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "build", "it")
    seen = hand.look()
    hand.press_target(seen["glowing"][0])
    seen = hand.wait_for_change(seen)
    left = hand.view["building"]["left"]
    hand.press(hand.confirm_button)
    expect(hand.turn).to_contain_text(anna.words.on_board("stop-note", left=left))
    step = anna.views[-1]["step"]
    seen = hand.look()
    hand.press(hand.confirm_button)
    hand.wait_for_change(seen)
    assert anna.views[-1]["step"] > step


def test_a_journey_is_taken_back_link_by_link(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "depart", step=60)
    start = hand.look()
    expect(hand.back_button).to_be_disabled()
    seen = start
    while not hand.view["journey"] or len(hand.view["journey"]["links"]) < 2:
        if seen["asked"]:
            hand.answer()
        else:
            hand.press_target(seen["glowing"][0])
        seen = hand.wait_for_change(seen)
        if not seen["glowing"] and not seen["asked"]:
            break
    hand.check_ticket(seen)
    assert hand.view["journey"]["links"]
    while hand.back_button.is_enabled():
        before = hand.look()
        hand.press(hand.back_button)
        hand.wait_for_change(before)
    assert hand.look() == start
    assert hand.view["journey"] is None
    expect(anna.page.locator(".ride path.way")).to_have_count(0)


def test_a_dark_hex_says_why_and_leads_to_its_clause(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "build", "it")
    glowing = hand.look()["glowing"]
    every = anna.page.get_by_role("group", name=anna.words.on_board("map")).locator("path[role=button]")
    names = every.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == 386
    hand.press_target(next(name for name in names if name not in glowing))
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.words.on_board("not-allowed"))
    anna.follow_to_the_clause("RR")


def test_a_company_that_cannot_build_says_why(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "build")
    anna.page.locator("#company-black").click(force=True)  # RR-2: its shares come in round five
    rules = anna.follow_to_the_clause("RR")
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_what_the_others_rode_lies_along_the_hexes(enter: Enter, house: ServerProcess) -> None:
    def others_rode_last(table: Table) -> bool:
        rode = [line.event.args["seat"] for line in table.log if line.event.key in ("arrived", "no-ride")]
        return rode[-1] != 0

    guest = house.reach("you", "bot", "bot", step=80, phase="share", where=others_rode_last, game=GAME, level="greedy")
    anna = enter("en", game=GAME)
    anna.sit_at(guest.token)
    assert Hand(anna).wait_for_turn() is not None
    ridden = anna.page.locator(".happened path:not(.under)").evaluate_all(
        "all => all.map((one) => one.getAttribute('d'))"
    )
    assert ridden
    for path in ridden:
        stops = [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]
        assert len(stops) > 1
        for one, two in pairwise(stops):
            assert math.dist(one, two) < NEXT_HEX * 1.05, path


def test_the_whole_turn_can_be_played_on_a_phone(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "build", "it", size=(360, 740), touch=True)
    board = anna.words.on_board
    things = anna.region("things")
    step = anna.views[-1]["step"]

    def expect_allowance() -> None:
        building = hand.view["building"]
        expect(things).to_contain_text(board("left", left=building["left"], allowance=building["allowance"]))

    expect_allowance()
    before = hand.look()
    things.get_by_role("group", name=board("glowing")).get_by_role("button").first.tap()
    seen = hand.wait_for_change(before)
    if seen["asked"]:
        anna.page.get_by_role("dialog").get_by_role("button").first.tap()
        hand.wait_for_change(seen)
    expect_allowance()
    for tab in ("companies", "shares", "round", "turn"):
        things.get_by_role("tab", name=board(f"tab-{tab}"), exact=True).tap()
    stop = things.get_by_role("button", name=board("confirm-stop"), exact=True)
    stop.tap()
    expect(things).to_contain_text(board("stop-note", left=hand.view["building"]["left"]))
    before = hand.look()
    things.get_by_role("button", name=board("confirm-stop-sure"), exact=True).tap()
    hand.wait_for_change(before)
    assert anna.views[-1]["step"] > step
