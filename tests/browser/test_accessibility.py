"""Every page in both lights, looked over by axe: nothing serious, nothing critical."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fingers import too_small
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.ride_the_rails import hand as ride_the_rails
from tests.union_pacific.hand import Hand, has_a_train_to_place

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = "(within) => axe.run(within, { resultTypes: ['violations'] }).then((found) => found.violations)"
DRAWER = "[role=dialog]"


def check(person: Person, where: str, within: str = "html") -> None:
    """Nothing serious on the page, or in a part of it: what lies behind a drawer has been looked over without it."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE)
    found: list[dict[str, Any]] = person.page.evaluate(RUN, within)
    told = [
        f"{where}: {one['impact']} {one['id']}: {one['help']}\n  "
        + "\n  ".join(
            node["html"][:300] + " | " + str(node.get("failureSummary", ""))[:300] for node in one["nodes"][:4]
        )
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not told, "\n".join(told)


Room = Callable[[Person, ServerProcess], None]


def home(person: Person, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot")
    person.sit_at(opened["token"])
    Hand(person).wait_for_turn()
    person.go()
    expect(person.page.get_by_role("link", name=person.say("play"), exact=True)).to_be_visible()
    expect(person.new_table_link).to_be_visible()
    check(person, "home")
    person.button("settings").click()
    expect(person.drawer("settings")).to_be_visible()
    check(person, "settings at home", DRAWER)


def new_table(person: Person, house: ServerProcess) -> None:
    person.go("/new/union-pacific")
    person.page.get_by_role("radio", name=person.say("clock-day")).click()
    person.page.get_by_role("radio", name=person.say("sitter-friend"), exact=True).first.click()
    person.page.get_by_role("radio", name=person.say("sitter-open"), exact=True).last.click()
    check(person, "new table")


def lobby(person: Person, house: ServerProcess) -> None:
    person.go("/new/union-pacific")
    person.page.get_by_role("radio", name="2", exact=True).click()
    person.page.get_by_role("radio", name=person.say("sitter-friend"), exact=True).click()
    person.button("open-the-table").click()
    expect(person.heading("opened")).to_be_visible()
    person.page.get_by_role("button", name="QR", exact=True).first.click()
    check(person, "lobby")


def door(person: Person, house: ServerProcess) -> None:
    person.sit_at(house.open_table("you", "friend")["invitations"][0]["token"])
    expect(person.button("sit-down")).to_be_visible()
    check(person, "invitation")
    person.go("/j/#ABCDEFGH")
    expect(person.button("sit-down")).to_be_visible()
    check(person, "door by code")


def table(person: Person, house: ServerProcess) -> None:
    person.sit_at(house.reach("you", "bot", "bot", step=30, where=has_a_train_to_place).token)
    hand = Hand(person)
    before = hand.wait_for_turn()
    assert before is not None
    check(person, "table")
    hand.press(hand.first_card(before))
    hand.wait_for_change(before)
    check(person, "a card chosen")
    check_drawers(person)


def phone(person: Person, house: ServerProcess) -> None:
    person.page.set_viewport_size({"width": 360, "height": 740})
    person.sit_at(house.reach("you", "bot", "bot", step=20).token)
    Hand(person).wait_for_turn()
    check(person, "table on a phone")
    for drawer in ("log", "chat", "score", "rules", "notes", "settings"):
        person.open_drawer(drawer)
        assert too_small(person.page) == [], drawer
        person.page.keyboard.press("Escape")
        expect(person.drawer(drawer)).to_have_count(0)
    person.open_menu()
    assert too_small(person.page) == []


def check_drawers(person: Person) -> None:
    for drawer in ("log", "chat", "score", "rules", "notes", "settings", "keys"):
        person.open_drawer(drawer)
        check(person, drawer, DRAWER)
        person.page.keyboard.press("Escape")
        expect(person.drawer(drawer)).to_have_count(0)
    person.open_menu()
    check(person, "menu", DRAWER)


def cover(person: Person, house: ServerProcess) -> None:
    person.sit_at(house.open_table("you", "you")["token"])
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    check(person, "cover")


def building(person: Person, house: ServerProcess) -> None:
    """Ride the Rails: locomotives placed, a dark hex that says why not, the new table."""
    person.sit_at(house.reach("you", "bot", "bot", phase="build", game=person.game, level="greedy").token)
    hand = ride_the_rails.Hand(person)
    seen = hand.wait_for_turn()
    assert seen is not None
    check(person, "before building")
    hand.press_target(seen["glowing"][0])
    hand.wait_for_change(seen)
    check(person, "a locomotive placed")
    person.page.locator("#company-black").click(force=True)  # dark: it only says why
    expect(person.page.get_by_role("dialog")).to_be_visible()
    check(person, "why not")
    person.go(f"/new/{person.game}")
    expect(person.button("open-and-play")).to_be_visible()
    check(person, "new table")


def riding(person: Person, house: ServerProcess) -> None:
    """Ride the Rails: a journey of a few links, at a desk and on a phone, and the end."""
    guest = house.reach("you", "bot", "bot", step=60, phase="depart", game=person.game, level="greedy")
    for kind in ("depart", "ride", "ride"):
        guest.decide(guest.look(), kind)
    person.sit_at(guest.token)
    ride_the_rails.Hand(person).wait_for_turn()
    check(person, "riding")
    person.page.set_viewport_size({"width": 360, "height": 740})
    for tab in ("turn", "companies", "shares", "round"):
        person.page.get_by_role("tab", name=person.words.on_board(f"tab-{tab}"), exact=True).click()
        check(person, f"phone, {tab}")
    end(person, house.finished("you", "bot", "bot", game=person.game))


def end(person: Person, ended: str) -> None:
    person.sit_at(ended)
    expect(person.heading("course")).to_be_visible()
    expect(person.page.get_by_role("slider")).to_be_visible()
    check(person, "game over")
    person.page.get_by_role("slider").fill("5")
    person.page.get_by_label(person.say("eyes")).select_option(person.say("eyes-all"))
    check(person, "replay")


THEMES = pytest.mark.parametrize(("theme", "language"), [("light", "it"), ("dark", "en")])


@THEMES
@pytest.mark.parametrize("room", [home, new_table, lobby, door, table, phone, cover])
def test_a_page_has_nothing_serious_against_it(
    enter: Enter, house: ServerProcess, room: Room, theme: str, language: str
) -> None:
    room(enter(language, theme=theme), house)


@THEMES
@pytest.mark.parametrize("room", [building, riding])
def test_ride_the_rails_has_nothing_serious_against_it(
    enter: Enter, house: ServerProcess, room: Room, theme: str, language: str
) -> None:
    room(enter(language, game="ride-the-rails", theme=theme), house)


@THEMES
def test_the_end_of_a_game_has_nothing_serious_against_it(enter: Enter, ended: str, theme: str, language: str) -> None:
    end(enter(language, theme=theme), ended)
