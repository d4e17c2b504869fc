"""After the game: looking back over it, keeping its record, playing again, and playing on from any step."""

import json
import re
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import expect

import roundhouse
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand


def look_back(enter: Enter, token: str, language: str = "en") -> Person:
    person = enter(language)
    person.sit_at(token)
    expect(person.heading("course")).to_be_visible()
    return person


def test_any_step_is_looked_at_again_and_has_a_link(enter: Enter, ended: str) -> None:
    anna = look_back(enter, ended)
    slider = anna.page.get_by_role("slider", name=anna.say("replay"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill("7")
    expect(anna.page.get_by_text(anna.say("step-of", at=7, of=last))).to_be_visible()
    anna.page.wait_for_url("**?step=*")
    address = anna.page.url
    told = anna.page.get_by_role("slider").get_attribute("aria-valuetext")
    other = enter("en")
    other.go(address)
    expect(other.page.get_by_role("slider")).to_have_attribute("aria-valuetext", told or "")
    other.button("replay-on").click()
    expect(other.page.get_by_text(other.say("step-of", at=8, of=last))).to_be_visible()


def test_people_at_one_screen_are_all_called_by_their_names(enter: Enter, house: ServerProcess) -> None:
    token = house.finished("you", "you", "you")
    first = house.guest(token).look()["result"]["first"]
    all_three = look_back(enter, token, "it")
    ranking = all_three.region("ranking")
    for seat in first:
        expect(ranking.get_by_role("heading", level=1)).to_contain_text(["Anna", "Bruno", "Carla"][seat])
    expect(ranking.get_by_role("listitem")).to_have_count(3)
    expect(ranking.get_by_text(f"{all_three.say('you')}, ")).to_have_count(0)


def test_a_third_holder_takes_a_place_of_its_own_between_two(enter: Enter, house: ServerProcess) -> None:
    """UP-9.4"""
    token = house.finished("you", "bot")
    places = house.guest(token).look()["result"]["places"]
    anna = look_back(enter, token)
    rows = anna.region("ranking").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text=anna.words.on_board("third-holder"))).to_have_count(1)
    expect(rows.filter(has_text="Anna")).to_have_text(re.compile(rf"^\s*{places[0]}\D"))
    third = rows.filter(has_text=anna.words.on_board("third-holder"))
    score = third.inner_text().split("$")[-1].strip()
    line = anna.page.get_by_role("table").get_by_role("row", name=anna.words.on_board("third-holder"))
    sums = [int(sum_) for sum_ in line.get_by_role("cell").all_inner_texts() if sum_.isdigit()]
    assert sum(sums[:-1]) == sums[-1] == int(score)
    course = anna.page.get_by_role("img", name=anna.say("course"))
    expect(course.locator(".course")).to_have_count(3)
    expect(course.locator(".end", has_text=re.compile(f"^{score}$")).first).to_be_visible()


def test_every_hand_or_one_seats_knowledge_is_shown(enter: Enter, ended: str) -> None:
    anna = look_back(enter, ended, "it")
    replay = anna.page.get_by_role("region", name=anna.say("replay"))
    eyes = anna.page.get_by_label(anna.say("eyes"))
    hands = replay.locator(".hands > li")  # each holds a list of its own
    expect(hands).to_have_count(1)
    eyes.select_option(anna.say("eyes-all"))
    expect(hands).to_have_count(4)
    eyes.select_option(anna.say("eyes-spectator"))
    expect(hands).to_have_count(0)


def test_the_record_is_downloaded_and_replays(enter: Enter, ended: str, tmp_path: Path) -> None:
    anna = look_back(enter, ended)
    with anna.page.expect_download() as started:
        anna.button("download").click()
    file = tmp_path / "record.json"
    started.value.save_as(file)
    record = roundhouse.Record.loads(file.read_text(encoding="utf-8"))
    assert record.replay().scores() == anna.views[-1]["result"]["scores"]
    assert json.loads(file.read_text(encoding="utf-8")) == anna.views[-1]["record"]


def test_the_promise_about_the_luck_is_shown_from_the_start_and_checked(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", "bot")
    anna = enter("it")
    anna.sit_at(opened["token"])
    Hand(anna).wait_for_turn()
    seal = anna.open_drawer("log").get_by_role("code").inner_text()
    assert "seed" not in anna.views[-1]
    assert house.guest(opened["token"]).act("resign", version=anna.views[-1]["version"], seat=0).status_code == 200
    anna.sees(anna.say("sealed-promise"))
    end = anna.views[-1]
    assert sha256((end["salt"] + end["seed"]).encode()).hexdigest() == seal


def test_a_table_goes_on_from_an_earlier_step_against_bots(enter: Enter, ended: str) -> None:
    anna = look_back(enter, ended)
    expect(anna.button("play-on")).to_be_disabled()
    anna.page.get_by_role("slider", name=anna.say("replay")).fill("10")
    before = anna.page.url
    expect(anna.button("play-on")).to_be_enabled()
    anna.button("play-on").click()
    anna.page.wait_for_url(lambda address: address.partition("#")[2] != before.partition("#")[2])
    hand = Hand(anna)
    hand.play_turn()
    assert anna.views[-1]["phase"] == "playing"


def test_the_same_people_play_again(enter: Enter, house: ServerProcess) -> None:
    token = house.finished("you", "bot")
    anna = look_back(enter, token, "it")
    before = anna.views[-1]["table"]
    anna.button("play-again").click()
    anna.page.wait_for_url(lambda address: token not in address)
    Hand(anna).play_turn()
    assert anna.views[-1]["table"] != before


def test_a_game_under_way_is_looked_back_over_with_ones_own_eyes(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it")
    anna.sit_at(house.reach("you", "bot", "bot", step=20).token)
    hand = Hand(anna)
    hand.wait_for_turn()
    anna.open_drawer("log").get_by_role("button").nth(6).click()
    expect(anna.heading("past")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.button("past-back").click()
    assert hand.wait_for_turn() is not None
