"""What is seen and heard of Spike on the page: hints that come true, nothing cut, what can be no more, what is told."""

import re
from typing import Any

from playwright.sync_api import Route, expect

import roundhouse
from roundhouse.tables import Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.spike.test_browser import GAME, PHONE, at_a_turn
from tests.spike.test_browser_told import WIDE, ask_for_a_hint, seated

CITIES = {row["id"]: row["name_it"] for row in roundhouse.game(GAME).board()["city"]}
GOODS = {row["id"]: row["name_it"] for row in roundhouse.game(GAME).board()["good"]}


def own_view(table: Table) -> dict[str, Any]:
    view: dict[str, Any] = table.playing().state.view(0)
    return view


def open_contracts(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in view["seats"][0]["contracts"] if one["state"] != "delivered"]


def cards_in(build: dict[str, Any]) -> int:
    return sum(build["cards"].values())


def advise(anna: Person, steps: list[dict[str, Any]]) -> None:
    """The next hint gives these steps."""

    def instead(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "steps": steps, "then": anna.views[-1]["view"]})

    anna.page.route(re.compile(r"/hint\?"), instead)


def dearer_builds(table: Table) -> list[dict[str, Any]]:
    """Lines of the cheapest builds that can be paid with more cards too: those ways."""
    state = table.playing().state
    dearer = []
    for cheapest in own_view(table)["own"]["reach"].values():
        chosen = state.clone()
        chosen.apply(0, cheapest["actions"][0])
        builds = chosen.view(0)["own"]["builds"]
        dearer += [one for one in builds if one["line"] == cheapest["line"] and cards_in(one) > cards_in(cheapest)]
    return dearer


def test_a_hint_to_build_names_no_other_price_than_the_button(enter: Enter, house: ServerProcess) -> None:
    found: list[dict[str, Any]] = []

    def has_a_dearer_way(table: Table) -> bool:
        found[:] = dearer_builds(table)
        return bool(found)

    guest = house.reach("you", "bot", "bot", step=20, phase="action", where=has_a_dearer_way, game=GAME)
    anna, hand = seated(enter, guest.token, "en", size=WIDE)
    meanings = roundhouse.game(GAME).meaning
    advise(anna, [{"action": one, "text": meanings(one)["kind"]} for one in found[0]["actions"]])
    assert not re.search(r"for \d+ card", ask_for_a_hint(anna).inner_text())
    seen = hand.look()
    anna.button("take-it").click()
    hand.wait_for_change(seen)
    expect(hand.confirm_button).to_contain_text(f"for {cards_in(found[0])} cards")


def test_a_hint_to_draw_no_more_says_so(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "draw", step=20, kind="stop", size=WIDE)
    now = anna.views[-1]
    stop = next(one for one in now["legal"] if meaning(now, one)["kind"] == "stop")
    advise(anna, [{"action": stop["action"], "text": "Draw no more"}])
    expect(ask_for_a_hint(anna).get_by_role("listitem")).to_have_text("Draw no more")


def test_a_city_that_was_delivered_to_is_struck_off_the_other_contracts(enter: Enter, house: ServerProcess) -> None:
    def twice_wanted(view: dict[str, Any]) -> list[tuple[str, str]]:
        done = {one["city"] for one in view["seats"][0]["contracts"]} - {None}
        return [(one["good"], city) for one in open_contracts(view) for city in one["pays"] if city in done]

    guest = house.reach(
        "you",
        "bot",
        step=60,
        phase="action",
        where=lambda table: bool(twice_wanted(own_view(table))),
        game=GAME,
        level="greedy",
    )
    anna, hand = seated(enter, guest.token, "it", size=WIDE)
    good, city = twice_wanted(hand.view)[0]
    row = anna.page.get_by_role("article", name=GOODS[good]).get_by_role("listitem").filter(has_text=CITIES[city])
    expect(row).to_contain_text(anna.words.on_board("city-delivered"))
    expect(row).not_to_contain_text(anna.words.on_board("in-network"))
    expect(row).to_have_css("text-decoration-line", "line-through")


def test_what_a_line_brings_is_all_in_sight(enter: Enter, house: ServerProcess) -> None:
    def wanted_twice(view: dict[str, Any]) -> list[str]:
        pays = [one["pays"] for one in open_contracts(view)]
        return [city for city in view["own"]["reach"] if sum(city in one for one in pays) > 1]

    guest = house.reach(
        "you", "bot", phase="action", where=lambda table: bool(wanted_twice(own_view(table))), game=GAME
    )
    anna, hand = seated(enter, guest.token, "it", size=WIDE)
    city = wanted_twice(hand.view)[0]
    seen = hand.look()
    hand.press_target(anna.page.locator(f"#place-{city}").get_attribute("aria-label") or "")
    hand.wait_for_change(seen)
    goods = [one for one in open_contracts(hand.view) if city in one["pays"]]
    told = ", ".join(f"{GOODS[one['good']]} ${one['pays'][city]}" for one in goods)
    expect(hand.turn).to_contain_text(told)
    assert anna.page.locator(".ticket .body").evaluate("one => one.scrollHeight <= one.clientHeight + 1")


# Whether an element ends above the foot of what scrolls around it.
IN_SIGHT = """(one) => {
  let around = one.parentElement;
  while (around && getComputedStyle(around).overflowY === "visible") around = around.parentElement;
  return one.getBoundingClientRect().bottom <= around.getBoundingClientRect().bottom + 1;
}"""


def test_the_names_of_the_cards_are_in_sight_on_a_phone_while_a_good_is_aboard(
    enter: Enter, house: ServerProcess
) -> None:
    def has_everything_to_do(table: Table) -> bool:
        view = own_view(table)
        kinds = table.game.layout.kinds_of(table.playing().state.legal(0))
        aboard = any(one["state"] == "aboard" for one in view["seats"][0]["contracts"])
        return aboard and {"line", "draw", "move", "upgrade", "cargo"} <= set(kinds)

    reached = house.reach("you", "bot", phase="action", where=has_everything_to_do, game=GAME, level="greedy")
    anna, _ = seated(enter, reached.token, "it", size=PHONE, touch=True)
    row = anna.page.get_by_role("group", name=anna.words.on_board("your-cards"), exact=True)
    assert row.evaluate(IN_SIGHT)
    anna.page.get_by_role("tab").filter(has_text=anna.words.on_board("tab-train")).tap()
    expect(anna.page.get_by_role("group", name=anna.words.on_board("cargo"), exact=True)).to_be_visible()


def test_the_prompt_of_a_phone_is_not_cut(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", "it", step=20, kind="line", size=PHONE, touch=True)
    more = anna.page.locator("header.bar p")
    expect(more).to_have_count(0)
    seen = hand.look()
    anna.page.get_by_role("group", name=anna.words.on_board("glowing"), exact=True).get_by_role("button").first.tap()
    hand.wait_for_change(seen)
    expect(more).to_have_text(anna.words.on_board("choose-way-short"))
    assert more.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_card_taken_by_keys_is_told_and_the_prompt_goes_on(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=20, kind="draw", size=WIDE)
    [suit] = {row["name_en"] for row in roundhouse.game(GAME).board()["suit"] if row["id"] == hand.view["row"][0]}
    seen = hand.look()
    anna.page.keyboard.press("d")
    anna.page.keyboard.press("Enter")
    hand.wait_for_change(seen)
    most = hand.view["step"]["draws"]
    told = anna.words.on_board("drawn", taken=1, most=most, suits=suit)
    expect(anna.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(anna.words.on_board("title-draw-stop"))


def test_the_way_that_is_chosen_is_told(enter: Enter, house: ServerProcess) -> None:
    guest = house.reach(
        "you", "bot", "bot", step=20, phase="action", where=lambda table: bool(dearer_builds(table)), game=GAME
    )
    anna, hand = seated(enter, guest.token, "en", size=WIDE)
    seen = hand.look()
    city = next(iter(hand.view["own"]["reach"]))
    hand.press_target(anna.page.locator(f"#place-{city}").get_attribute("aria-label") or "")
    hand.wait_for_change(seen)
    ways = anna.page.get_by_role("group", name=anna.words.on_board("ways"), exact=True).get_by_role("button")
    told = ways.first.get_attribute("aria-label") or ""
    expect(anna.page.get_by_role("status").filter(has_text=told)).to_have_count(1)


def test_the_picture_of_the_end_has_every_delivery(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", game=GAME, size=(1440, 900))
    anna.sit_at(house.finished("you", "bot", game=GAME, level="greedy"))
    expect(anna.region("closing")).to_be_visible()
    contracts = [one for seat in anna.views[-1]["view"]["seats"] for one in seat["contracts"]]
    done = sum(one["state"] == "delivered" for one in contracts)
    assert done > 0
    expect(anna.page.locator(".marks use[href$='mark-delivered']")).to_have_count(done)


def test_the_buttons_of_the_end_are_all_in_sight(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", game=GAME, size=(1366, 768))
    anna.sit_at(house.finished("you", "bot", game=GAME, level="greedy"))
    expect(anna.region("closing")).to_be_visible()
    fits = "one => one.scrollWidth <= one.clientWidth"
    anna.wait_until(lambda: anna.region("ranking").evaluate(fits), "a button is cut")  # once its letters are there
