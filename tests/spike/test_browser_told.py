"""What Spike tells on the page: what a hint or a line brings, the last turns, where something can be done; and what is
all in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from roundhouse.tables import Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.scenes import play
from tests.spike.hand import Hand
from tests.spike.scenes import scene
from tests.spike.test_browser import GAME, PHONE, at_a_turn, with_a_line
from tests.spike.test_building import almost_out
from tests.spike.test_end import done_with_contracts

WIDE = (1920, 1080)
SUITS = 6


def seated(enter: Enter, token: str, language: str, **how: Any) -> tuple[Person, Hand]:
    anna = enter(language, game=GAME, **how)
    anna.sit_at(token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def ask_for_a_hint(anna: Person) -> Locator:
    """The suggestion, once it is there."""
    anna.page.get_by_role("button", name=anna.words.on_board("ask-hint"), exact=True).click()
    suggestion = anna.page.get_by_role("group", name=anna.words.on_board("suggested"), exact=True)
    expect(suggestion).to_be_visible()
    return suggestion


def hint_builds(table: Table) -> bool:
    """Whether the hint begins with a line, whatever the seat cannot know."""
    game, state = table.game, table.playing().state
    hints = [game.hint(state.imagine(0, seed), 0) for seed in range(3)]
    return all(hint is not None and game.meaning(hint.actions[0])["kind"] == "line" for hint in hints)


def test_a_hint_to_build_says_what_money_there_will_be(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", "it", step=20, kind="line", where=hint_builds, size=WIDE)
    said = re.search(r"\$(\d+) → \$(\d+)", ask_for_a_hint(anna).inner_text())
    assert said is not None
    seen = hand.look()
    anna.button("take-it").click()
    seen = hand.wait_for_change(seen)
    assert hand.view["phase"] == "build"
    before = hand.own["money"]
    hand.press_confirm()
    hand.wait_for_change(seen)
    assert (before, hand.own["money"]) == (int(said[1]), int(said[2]))


def test_a_hint_may_draw_twice_from_the_deck(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "action", step=20, kind="draw", size=WIDE)
    now = anna.views[-1]
    deck = next(one for one in now["legal"] if meaning(now, one) == {"kind": "draw", "source": "deck"})

    def twice(route: Route) -> None:
        hint = route.fetch().json()
        step = {"action": deck["action"], "text": "Draw a card from the deck"}
        route.fulfill(json={**hint, "steps": [step, step], "then": now["view"]})

    anna.page.route(re.compile(r"/hint\?"), twice)
    expect(ask_for_a_hint(anna).get_by_role("listitem")).to_have_count(2)
    expect(anna.button("take-it")).to_be_enabled()


def test_a_city_that_is_pointed_at_says_what_its_line_costs_and_brings(enter: Enter, house: ServerProcess) -> None:
    anna, hand, label = with_a_line(enter, house, size=WIDE)
    reach = hand.view["own"]["reach"]
    city = next(one for one in reach if anna.page.locator(f"#place-{one}").get_attribute("aria-label") == label)
    spot = hand.target(label).evaluate(hand.spot)
    anna.page.mouse.move(spot["x"], spot["y"])
    costs = {"cards": sum(reach[city]["cards"].values()), "tracks": len(reach[city]["line"])}
    expect(hand.turn).to_contain_text(anna.words.on_board("look-build", city=label.split(",")[0], **costs))
    expect(hand.turn).to_contain_text(f"${hand.own['money']} →")
    assert hand.view["phase"] == "action"


def test_a_side_chosen_before_is_turned_over_by_a_press(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", "bot", game=GAME, options={"advanced": True})
    anna, hand = seated(enter, opened["token"], "en", size=(1024, 768))
    first, *others = [contract["card"] for contract in hand.own["contracts"]]
    for side in [f"{first}-back", *[f"{card}-back" for card in others], f"{first}-front"]:
        before = hand.look()
        anna.page.locator(f"#side-{side}").click()
        hand.wait_for_change(before)
    chosen = hand.view["own"]["sides"]
    assert chosen[first] == "front"
    assert all(chosen[card] == "back" for card in others[:-1])
    expect(anna.page.locator(f"#side-{others[-1]}-back")).to_have_attribute("aria-pressed", "true")
    expect(hand.confirm_button).to_be_enabled()


def test_the_last_turns_are_told(enter: Enter, house: ServerProcess) -> None:
    state = done_with_contracts(almost_out(0))
    play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    anna, hand = seated(enter, house.go_on_from(GAME, state.position(), seat=1), "it", size=WIDE)
    name = f"Bot {hand.view['last']}"
    anna.sees(anna.words.on_board("last-turn", name=name))
    anna.sees(anna.words.on_board("last-turns", name=name))


@pytest.mark.parametrize("size", [PHONE, (1024, 768), WIDE])
def test_no_card_in_hand_is_out_of_sight(enter: Enter, house: ServerProcess, size: tuple[int, int]) -> None:
    def has_every_suit(table: Table) -> bool:
        return len(table.playing().state.view(0)["own"]["cards"]) == SUITS

    guest = house.reach("you", "bot", "bot", phase="action", where=has_every_suit, game=GAME)
    anna, _ = seated(enter, guest.token, "it", size=size)
    row = anna.page.get_by_role("group", name=anna.words.on_board("your-cards"), exact=True)
    assert row.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_the_tabs_say_where_something_can_be_done(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=20, kind="draw", size=PHONE, touch=True)
    calls = anna.words.on_board("tab-calls")
    tabs = anna.page.get_by_role("tab")
    expect(tabs.filter(has_text=anna.words.on_board("tab-table"))).to_contain_text(calls)
    expect(tabs.filter(has_text=anna.words.on_board("tab-market"))).not_to_contain_text(calls)
    seen = hand.look()
    tabs.filter(has_text=anna.words.on_board("tab-table")).tap()
    anna.page.locator("#deck-").tap()
    hand.wait_for_change(seen)
    expect(tabs.filter(has_text=anna.words.on_board("tab-train"))).not_to_contain_text(calls)


# The names behind the small map, by where their letters stand, which is lower than a line; its frame may touch one.
HIDDEN = """() => {
  const mini = document.querySelector("button.mini")?.getBoundingClientRect();
  const names = mini ? [...document.querySelectorAll(".cities text")] : [];
  return names.filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const [high, low] = [top + 0.26 * height, top + 0.78 * height];
    return left < mini.right - 8 && right > mini.left + 8 && high < mini.bottom && low > mini.top;
  }).map((one) => one.textContent);
}"""


def test_the_small_map_hides_no_name(enter: Enter, house: ServerProcess) -> None:
    """Wherever a hand moves the map to."""
    anna, _ = at_a_turn(enter, house, "action", step=200, size=(1024, 768))
    mini = anna.page.locator("button.mini")  # where no corner is free there is none
    corners = set()
    for east, north in ((0, 90), (0, 90), (90, 0), (90, 0), (0, -90), (0, -90), (0, -90), (-90, 0), (-90, 0), (-90, 0)):
        anna.page.mouse.move(360, 300)
        anna.page.mouse.down()
        anna.page.mouse.move(360 + east, 300 + north, steps=4)
        anna.page.mouse.up()
        anna.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert anna.page.evaluate(HIDDEN) == []
        corners.add(mini.get_attribute("style") if mini.count() else None)
    assert len(corners) > 1


# The numbers of spaces on the map that lie over a name, by where its letters stand.
OVER_NAMES = """() => {
  const letters = [...document.querySelectorAll(".cities text")].map((one) => one.getBoundingClientRect());
  const numbers = [...document.querySelectorAll(".reach .disc")].map((one) => one.getBoundingClientRect());
  return numbers.filter((disc) => letters.some(({ left, right, top, height }) =>
    disc.left < right - 4 && disc.right > left + 4 &&
    disc.top < top + 0.75 * height && disc.bottom > top + 0.3 * height)).length;
}"""


@pytest.mark.parametrize("size", [(1024, 768), WIDE])
def test_no_number_of_spaces_hides_a_name(enter: Enter, house: ServerProcess, size: tuple[int, int]) -> None:
    def trains_move(table: Table) -> bool:
        return "move" in table.game.layout.kinds_of(table.playing().state.legal(0))

    for step in (50, 90):
        guest = house.reach("you", "bot", step=step, phase="action", where=trains_move, game=GAME, level="greedy")
        anna, _ = seated(enter, guest.token, "it", size=size)
        expect(anna.page.locator(".reach .disc").first).to_be_attached()
        assert anna.page.evaluate(OVER_NAMES) == 0


def test_where_a_line_has_one_way_to_pay_nothing_is_asked(enter: Enter, house: ServerProcess) -> None:
    ways: dict[str, int] = {}

    def has_one(table: Table) -> bool:
        state = table.playing().state
        ways.clear()
        for city, cheapest in state.view(0)["own"]["reach"].items():
            chosen = state.clone()
            chosen.apply(0, cheapest["actions"][0])
            ways[city] = len(chosen.view(0)["own"]["builds"])
        return 1 in ways.values()

    guest = house.reach("you", "bot", "bot", step=20, phase="action", where=has_one, game=GAME)
    anna, hand = seated(enter, guest.token, "en", size=WIDE)
    seen = hand.look()
    city = next(city for city, count in ways.items() if count == 1)
    hand.press_target(anna.page.locator(f"#place-{city}").get_attribute("aria-label") or "")
    hand.wait_for_change(seen)
    anna.sees(anna.words.on_board("choose-only"))
    expect(hand.confirm_button).to_be_enabled()


def test_on_a_phone_the_cards_lie_open_where_only_drawing_is_left(enter: Enter, house: ServerProcess) -> None:
    state = scene(hands=["white blue", "jade"], row="rose rose jade black")
    anna, hand = seated(enter, house.go_on_from(GAME, state.position()), "it", size=PHONE, touch=True)
    expect(anna.page.locator("#deck-")).to_be_visible()
    expect(anna.page.locator(".held .mini")).to_have_count(sum(hand.view["own"]["cards"].values()))


def test_an_action_pressed_before_the_free_move_keeps_the_train_where_it_is(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "free", step=40, size=WIDE)
    seen, stood = hand.look(), hand.own["train"]
    anna.page.locator("#action-draw").dispatch_event("click")
    hand.wait_for_change(seen)
    assert (hand.view["phase"], hand.own["train"]) == ("action", stood)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(anna.words.on_board("title-picked-draw"))


def test_a_boost_in_a_city_is_refused_with_its_clause(enter: Enter, house: ServerProcess) -> None:
    def starts(table: Table) -> bool:
        can_move = "move" in table.game.layout.kinds_of(table.playing().state.legal(0))
        return can_move and own_move(table) == "start"

    def own_move(table: Table) -> str:
        return str(table.playing().state.public_view()["step"].get("move"))

    guest = house.reach("you", "bot", step=40, phase="action", where=starts, game=GAME)
    anna, _ = seated(enter, guest.token, "en", size=WIDE)
    anna.page.locator("#action-boost").dispatch_event("click")
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.words.on_board("why-not-boost"))
    anna.follow_to_the_clause("SP")
