"""Spike by ear, by keys alone and by a finger: what is read out, where the focus is, what places are called, and how
large things are that a finger presses."""

import re
from typing import Any

from playwright.sync_api import expect

import roundhouse
from roundhouse.tables import Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.spike.hand import Hand
from tests.spike.test_browser import GAME, at_a_turn
from tests.spike.test_browser_seen import own_view
from tests.spike.test_browser_told import WIDE, seated

BOARD = roundhouse.game(GAME).board()
CITIES = {row["id"]: row["name_en"] for row in BOARD["city"]}
GOODS = {row["id"]: row["name_en"] for row in BOARD["good"]}
FINGER = 44  # px
# Keeps all that the regions say which are read out as they change.
LISTEN = """(() => {
  window.heard = [];
  const hear = (changes) => {
    const regions = changes.map(({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest("p[role=status]"));
    for (const region of new Set(regions))
      if (region?.textContent) window.heard.push(region.textContent.replace(/\\s+/g, " ").trim());
  };
  const all = { subtree: true, childList: true, characterData: true };
  addEventListener("DOMContentLoaded", () => new MutationObserver(hear).observe(document.body, all));
})()"""
FOCUSED = "() => document.activeElement?.closest('#board, #things, #turn')?.id ?? null"


def heard_by(anna: Person) -> list[str]:
    """What has been read out since this was last asked."""
    heard: list[str] = anna.page.evaluate("() => window.heard.splice(0)")
    return heard


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
