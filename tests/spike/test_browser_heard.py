"""Spike by ear, by keys alone and by a finger: what is read out, where the focus is, what places are called, and how
large things are that a finger presses."""

import re
from typing import Any

from playwright.sync_api import expect

import roundhouse
from roundhouse.tables import Table
from tests.browser.ears import LISTEN, heard_by
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.spike.hand import Hand
from tests.spike.test_browser import GAME, PHONE, at_a_turn
from tests.spike.test_browser_seen import own_view
from tests.spike.test_browser_told import WIDE, seated

BOARD = roundhouse.game(GAME).board()
CITIES = {row["id"]: row["name_en"] for row in BOARD["city"]}
GOODS = {row["id"]: row["name_en"] for row in BOARD["good"]}
FINGER = 44  # px
FOCUSED = "() => document.activeElement?.closest('#board, #things, #turn')?.id ?? null"


def tab_to_button(anna: Person, hand: Hand, message: str) -> None:
    """To a button of the turn that says this, by keys."""
    button = hand.turn.get_by_role("button", name=anna.words.on_board(message), exact=True)
    anna.page.keyboard.press("t")
    for _ in range(12):
        if button.evaluate("one => one === document.activeElement"):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {message}")


def arrives_with_a_load(table: Table) -> bool:
    return any(move["delivers"] for move in own_view(table)["moves"])


def at_a_delivery(enter: Enter, house: ServerProcess, language: str = "en") -> tuple[Person, Hand, dict[str, Any]]:
    """At a free move with which something can be delivered: that move."""
    reached = house.reach("you", "bot", step=30, phase="free", where=arrives_with_a_load, game=GAME, level="greedy")
    anna, hand = seated(enter, reached.token, language, size=WIDE, browser_is=LISTEN)
    return anna, hand, next(move for move in hand.view["moves"] if move["delivers"])


def test_what_the_others_do_is_read_out_though_scenes_show_it(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=40, kind="draw", size=WIDE, pace="fast", browser_is=LISTEN)
    version = anna.views[-1]["version"]
    seen = hand.look()
    anna.page.keyboard.press("d")
    anna.page.keyboard.press("Enter")
    seen = hand.wait_for_change(seen)
    heard_by(anna)
    hand.press_confirm()
    hand.wait_for_change(seen)
    hand.wait_for_turn()
    told = [line["text"] for line in anna.views[-1]["log"] if line["version"] > version]
    others = [text for text in told if re.match(r"Bot \d", text)]
    assert any("connects" in text or "train" in text for text in others)
    heard = heard_by(anna)
    for text in others:
        assert sum(one.count(text) for one in heard) == 1, (text, heard)
    title = anna.page.get_by_role("heading", level=1).inner_text().replace("\u00a0", " ")
    assert f"{title}. " in heard[-1]


def test_what_one_does_is_read_out_and_what_is_taken_back(enter: Enter, house: ServerProcess) -> None:
    anna, hand, move = at_a_delivery(enter, house)
    seen = hand.look()
    anna.page.locator(f"#place-{move['place']}").focus()
    anna.page.keyboard.press("Enter")
    seen = hand.wait_for_change(seen)
    heard_by(anna)
    anna.page.keyboard.press("v")
    seen = hand.wait_for_change(seen)
    [delivered] = [event["text"] for event in anna.views[-1]["turn"]["events"] if event["key"] == "delivered"]
    assert delivered in heard_by(anna)
    anna.page.keyboard.press("Backspace")
    hand.wait_for_change(seen)
    heard = heard_by(anna)
    assert anna.words.on_board("taken-back") in heard
    assert not [one for one in heard if anna.views[-1]["turn"]["events"][0]["text"] in one]


def test_keys_never_lose_the_focus_within_a_turn(enter: Enter, house: ServerProcess) -> None:
    anna, hand, move = at_a_delivery(enter, house, "it")
    seen = hand.look()
    tab_to_button(anna, hand, "confirm-hold")
    anna.page.keyboard.press("Enter")
    seen = hand.wait_for_change(seen)
    anna.page.wait_for_function(f"() => ({FOCUSED})() === 'turn'")
    anna.page.keyboard.press("Backspace")
    seen = hand.wait_for_change(seen)
    anna.page.locator(f"#place-{move['place']}").focus()
    anna.page.keyboard.press("Enter")
    hand.wait_for_change(seen)
    chip = anna.page.get_by_role("group", name=anna.words.on_board("cargo"), exact=True).get_by_role("button").first
    anna.page.keyboard.press("t")
    expect(chip).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(chip).not_to_have_attribute("id", f"ticket-cargo-deliver-{next(iter(move['delivers']))}")
    anna.page.wait_for_function(f"() => ({FOCUSED})() === 'turn'")


def test_a_letter_leads_to_what_glows_wherever_one_has_been(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=20, kind="line", size=WIDE)
    anna.page.locator(f"#place-{hand.own['start']}").focus()
    anna.page.keyboard.press("k")
    expect(anna.page.locator("path:focus")).to_have_class(re.compile("legal"))


def test_a_place_of_the_map_says_what_can_be_seen_there(enter: Enter, house: ServerProcess) -> None:
    anna, hand, move = at_a_delivery(enter, house)
    label = anna.page.locator(f"#place-{move['place']}").get_attribute("aria-label") or ""
    goods = ", ".join(f"{GOODS[good]} ${amount}" for good, amount in move["delivers"].items())
    assert anna.words.on_board("brings-delivery", goods=goods) in label
    track = anna.page.locator(f"#place-{hand.own['train']}").get_attribute("aria-label") or ""
    assert anna.words.on_board("city-trains", names=anna.say("you")) in track
    assert f"{CITIES[move['place']]} {move['spaces']}" in track


def test_a_way_to_pay_says_what_its_sets_stand_for(enter: Enter, house: ServerProcess) -> None:
    def pays_with_a_set(table: Table) -> bool:
        return any(build["sets"] for build in own_view(table)["own"]["reach"].values())

    reached = house.reach("you", "bot", "bot", step=40, phase="action", where=pays_with_a_set, game=GAME)
    anna, hand = seated(enter, reached.token, "en", size=WIDE)
    city, build = next((city, one) for city, one in hand.view["own"]["reach"].items() if one["sets"])
    names = {row["id"]: row["name_en"] for row in BOARD["suit"]}
    seen = hand.look()
    anna.page.locator(f"#place-{city}").focus()
    anna.page.keyboard.press("Enter")
    hand.wait_for_change(seen)
    way = anna.page.get_by_role("group", name=anna.words.on_board("ways"), exact=True).get_by_role("button").first
    for one in build["sets"]:
        facts = {"count": one["cards"], "suit": names[one["suit"]], "spaces": one["spaces"], "other": names[one["for"]]}
        expect(way).to_have_accessible_name(re.compile(re.escape(anna.words.on_board("set-told", **facts))))
    for space in build["line"]:
        expect(anna.page.locator(f"#place-{space}")).to_have_attribute("aria-pressed", "true")


def test_a_side_says_of_what_contract_it_is(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", "bot", game=GAME, options={"advanced": True})
    anna, hand = seated(enter, opened["token"], "en", size=WIDE)
    for contract in hand.own["contracts"]:
        for side in ("front", "back"):
            button = anna.page.locator(f"#side-{contract['card']}-{side}")
            begins = anna.words.on_board("side-told", good=GOODS[contract["good"]], side=side, cities="")
            expect(button).to_have_accessible_name(re.compile(re.escape(begins)))


def test_what_is_open_to_all_can_be_read(enter: Enter, house: ServerProcess) -> None:
    """The discards suit by suit, and where the contracts of the others are delivered."""
    anna, hand = at_a_turn(enter, house, "action", step=60, size=WIDE)
    names = {row["id"]: row["name_en"] for row in BOARD["suit"]}
    table = anna.page.get_by_role("region", name=anna.words.on_board("on-the-table"), exact=True)
    for suit, count in hand.view["discards"].items():
        if count:
            expect(table).to_contain_text(f"{count} {names[suit]}")
    for seat, player in enumerate(hand.view["seats"]):
        card = anna.page.get_by_role("complementary", name=anna.say("others")).locator("li.panel").nth(seat)
        for contract in player["contracts"]:
            for city in contract["open"] if contract["state"] != "delivered" else [contract["city"]]:
                expect(card).to_contain_text(f"{CITIES[city]} ${contract['pays'][city]}")


def test_on_a_phone_all_that_is_pressed_has_room_for_a_finger(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "action", "it", step=60, kind="upgrade", size=PHONE, touch=True)
    for tab in ("cards", "contracts", "market", "train", "table"):
        anna.page.get_by_role("tab").filter(has_text=anna.words.on_board(f"tab-{tab}")).tap()
        for button in anna.page.locator("#things button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER, (tab, button.inner_text(), box)


def test_on_a_phone_the_table_shows_what_the_others_have(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=60, size=PHONE, touch=True)
    anna.page.get_by_role("tab").filter(has_text=anna.words.on_board("tab-table")).tap()
    shown = anna.region("things").get_by_role("region", name=anna.words.on_board("others-hold"), exact=True)
    for player in hand.view["seats"][1:]:
        expect(shown).to_contain_text(anna.words.on_board("tracks-left", count=player["tracks_left"]))
        for contract in player["contracts"]:
            expect(shown).to_contain_text(GOODS[contract["good"]])
