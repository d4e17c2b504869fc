"""Deleting from the page: from the list of one's tables and at the table, after a question, in both languages."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import BUILD, Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.test_accessibility import check
from tests.union_pacific.hand import Hand

NAME = "Il tavolo del martedì"
GONE = "410 (Gone)"  # how the browser notes that a page asked for a table that is not there
ROOMS = pytest.mark.parametrize(
    ("language", "theme", "size"), [("it", "light", (360, 740)), ("en", "dark", (1920, 1080))]
)


def question(person: Person, what: str) -> Locator:
    asked = person.page.get_by_role("dialog", name=person.say(f"delete-title-{what}", name=NAME))
    expect(asked).to_be_visible()
    return asked


def look_at(person: Person, name: str) -> None:
    """Nothing serious against it, nothing beyond the edge, and a picture."""
    check(person, name)
    wide = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert person.page.evaluate(wide)
    size, theme = person.page.viewport_size, person.page.locator("html").get_attribute("data-theme")
    assert size is not None
    person.page.screenshot(path=BUILD / "screens" / f"{name}-{person.words.language}-{size['width']}-{theme}.png")


def expect_gone(person: Person, why: str = "gone") -> None:
    expect(person.heading(why)).to_be_visible()
    expect(person.link("home")).to_be_visible()
    person.complaints[:] = [one for one in person.complaints if GONE not in one]


@ROOMS
def test_a_table_is_deleted_from_the_list(
    enter: Enter, house: ServerProcess, language: str, theme: str, size: tuple[int, int], tmp_path: Path
) -> None:
    token = house.open_table("you", "bot", "bot", name=NAME)["token"]
    anna = enter(language, theme=theme, size=size)
    anna.sit_at(token)
    Hand(anna).wait_for_turn()
    anna.go()
    bin_button = anna.button("delete-of", name=NAME)
    look_at(anna, "own-tables")
    bin_button.click()
    asked = question(anna, "table")
    look_at(anna, "delete-question")
    with anna.page.expect_download() as started:
        asked.get_by_role("button", name=anna.say("delete-export")).click()
    started.value.save_as(tmp_path / "copy.json")
    assert json.loads((tmp_path / "copy.json").read_text(encoding="utf-8"))["name"] == NAME
    anna.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(bin_button).to_be_focused()
    bin_button.click()
    question(anna, "table").get_by_role("button", name=anna.say("delete-yes-table")).click()
    expect(bin_button).to_have_count(0)
    anna.sees(anna.say("no-tables"))
    assert house.entries(token.partition(".")[0]) == []
    anna.sit_at(token)
    expect_gone(anna)
    look_at(anna, "gone")


@ROOMS
def test_the_list_tells_of_a_table_that_is_put_away_soon(
    enter: Enter, house: ServerProcess, language: str, theme: str, size: tuple[int, int]
) -> None:
    token = house.finished("you", "bot", name=NAME)
    anna = enter(language, theme=theme, size=size)
    anna.sit_at(token)
    expect(anna.page.get_by_role("region", name=anna.say("ranking"))).to_be_visible()
    soon = re.compile(re.escape(anna.say("kept-soon", date="#")).replace(r"\#", r"\d* ?\w+"))
    days = 180 - 20
    anna.page.clock.install(time=datetime.now() + timedelta(days=days))
    anna.go()
    expect(anna.page.get_by_text(soon).filter(visible=True).first).to_be_visible()
    look_at(anna, "kept-soon")


@ROOMS
def test_a_table_is_deleted_from_its_menu_and_who_watches_is_told(
    enter: Enter, house: ServerProcess, language: str, theme: str, size: tuple[int, int]
) -> None:
    opened = house.open_table("you", "bot", name=NAME)
    anna, watcher = enter(language, theme=theme, size=size), enter("it" if language == "en" else "en")
    anna.sit_at(opened["token"])
    Hand(anna).wait_for_turn()
    watcher.sit_at(opened["watch"])
    expect(watcher.page.get_by_role("main", name=watcher.say("board-area"))).to_be_visible()
    menu = watcher.open_menu()
    expect(menu.get_by_role("button", name=watcher.say("delete-table"))).to_have_count(0)
    menu = anna.open_menu()
    expect(menu).to_contain_text(anna.say("kept-until", date="#").partition("#")[0].strip())
    look_at(anna, "delete-menu")
    menu.get_by_role("button", name=anna.say("delete-table")).click()
    asked = question(anna, "table")
    look_at(anna, "delete-at-table")
    asked.get_by_role("button", name=anna.say("cancel")).click()
    expect(asked).to_have_count(0)
    anna.open_menu().get_by_role("button", name=anna.say("delete-table")).click()
    question(anna, "table").get_by_role("button", name=anna.say("delete-yes-table")).click()
    anna.sees(anna.say("no-tables"))
    expect_gone(watcher)


def test_with_others_one_deletes_ones_own_part_after_the_end_and_nothing_before(
    enter: Enter, house: ServerProcess
) -> None:
    opened = house.open_table("you", "friend", name=NAME)
    bruno = house.join(opened["invitations"][0]["token"], "Bruno")
    anna, other = enter("it"), enter("en")
    anna.sit_at(opened["token"])
    other.sit_at(bruno)
    Hand(anna).wait_for_turn()
    expect(anna.open_menu().get_by_role("button", name=anna.say("delete-own"))).to_have_count(0)
    anna.go()
    anna.button("delete-of", name=NAME).click()
    asked = question(anna, "list")
    check(anna, "off the list")
    expect(asked.get_by_role("button")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    assert house.guest(opened["token"]).act("resign").status_code == 200
    assert house.guest(bruno).act("resign").status_code == 200
    house.guest(bruno).wait()
    anna.sit_at(opened["token"])
    expect(anna.page.get_by_role("region", name=anna.say("ranking"))).to_be_visible()
    expect(other.page.get_by_role("region", name=other.say("ranking"))).to_be_visible()
    look_at(anna, "kept-until")
    anna.open_menu().get_by_role("button", name=anna.say("delete-own")).click()
    asked = question(anna, "own")
    check(anna, "own part")
    asked.get_by_role("button", name=anna.say("delete-yes-own")).click()
    anna.sees(anna.say("no-tables"))
    anna.sit_at(opened["token"])
    expect_gone(anna, "gone-left")
    expect(other.page.get_by_role("region", name=other.say("ranking"))).to_be_visible()
    other.open_menu().get_by_role("button", name=other.say("delete-table")).click()
    question(other, "table").get_by_role("button", name=other.say("delete-yes-table")).click()
    other.sees(other.say("no-tables"))


def test_the_host_deletes_a_table_that_has_not_begun_and_who_waits_there_is_told(
    enter: Enter, house: ServerProcess
) -> None:
    opened = house.open_table("you", "friend", "friend", name=NAME)
    bruno = house.join(opened["invitations"][0]["token"], "Bruno")
    anna, other = enter("en"), enter("it")
    anna.sit_at(opened["token"])
    other.sit_at(bruno)
    expect(other.button("leave-seat")).to_be_visible()
    expect(other.button("delete-table")).to_have_count(0)
    look_at(anna, "lobby-kept")
    anna.button("delete-table").click()
    question(anna, "table").get_by_role("button", name=anna.say("delete-yes-table")).click()
    anna.sees(anna.say("no-tables"))
    expect_gone(other)
    other.page.reload()
    expect_gone(other)
