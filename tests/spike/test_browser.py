"""Spike on the page: whole games by clicks and by keys, a line and its ways to pay, the train, being told why not."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import roundhouse
from roundhouse.tables import Table
from tests.browser import keyboard
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.browser.test_accessibility import check
from tests.browser.test_by_clicks import check_the_end, open_and_play
from tests.spike.hand import Hand

GAME = "spike"
PHONE = (360, 740)
CITIES = roundhouse.game(GAME).board()["city"]


class Keyboard(keyboard.Keyboard, Hand):
    def press_target(self, name: str) -> None:
        """A key leads to the map, another from one glowing place to the next."""
        self.key("b")
        for _ in range(200):
            if self.page.locator("path:focus").get_attribute("aria-label") == name:
                return self.key("Enter")
            self.key("PageDown")
        raise AssertionError(f"no key leads to {name}")


def at_a_turn(
    enter: Enter, house: ServerProcess, phase: str, language: str = "en", *, step: int = 0, **how: Any
) -> tuple[Person, Hand]:
    """At the beginning of an own turn of this phase, after so many moves, where an action of a kind can be done."""
    wanted = how.pop("kind", None)
    where: Callable[[Table], bool] = how.pop("where", lambda table: True)

    def is_there(table: Table) -> bool:
        can_be_done = wanted is None or wanted in table.game.layout.kinds_of(table.playing().state.legal(0))
        return can_be_done and where(table)

    guest = house.reach("you", "bot", "bot", step=step, phase=phase, where=is_there, game=GAME)
    anna = enter(language, game=GAME, **how)
    anna.sit_at(guest.token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def at_actions(
    enter: Enter, house: ServerProcess, kind: str, language: str = "en", **how: Any
) -> Iterator[tuple[Person, Hand, list[str]]]:
    """At own actions of one table after another, where actions of this kind glow on the map: their names there."""
    for step in range(20, 140, 10):
        anna, hand = at_a_turn(enter, house, "action", language, step=step, kind=kind, **how)
        if names := hand.targets_of(hand.look(), kind):
            yield anna, hand, names


def with_a_line(enter: Enter, house: ServerProcess, language: str = "en", **how: Any) -> tuple[Person, Hand, str]:
    """At an own action with a city that can be built to: its name on the map."""
    anna, hand, cities = next(at_actions(enter, house, "line", language, **how))
    return anna, hand, cities[0]


def done_by(anna: Person, seat: int) -> set[str]:
    return {line["key"] for view in anna.views for line in view["log"] if line["facts"].get("seat") == seat}


def test_a_game_is_played_by_clicks_in_italian(enter: Enter) -> None:
    anna = enter("it", game=GAME, pace="fast")
    open_and_play(anna, 2, "random")
    hand = Hand(anna)
    hand.play_to_the_end()
    check_the_end(anna)
    assert {"placed", "took", "drew-known", "built", "upgraded"} <= done_by(anna, 0)
    assert done_by(anna, 0) & {"moved", "arrived"}
    assert hand.noted["lines"] > 2


def test_a_game_is_played_without_a_pointer(enter: Enter) -> None:
    anna = enter("en", game=GAME, pace="fast")
    anna.go(f"/new/{GAME}")
    anna.field("your-name").wait_for()
    open_and_play(anna, 2, "random")
    hand = Keyboard(anna, seed=2)
    hand.play_to_the_end()
    assert {"placed", "built"} <= done_by(anna, 0)


def test_a_city_gets_its_cheapest_line_and_the_button_builds_it(enter: Enter, house: ServerProcess) -> None:
    anna, hand, city = with_a_line(enter, house, "it", size=(1920, 1080))
    before, seen = hand.own, hand.look()
    hand.press_target(city)
    seen = hand.wait_for_change(seen)
    view = hand.view
    assert view["phase"] == "build"
    [way] = view["own"]["ways"]
    cheapest = view["own"]["builds"][0]
    assert way == cheapest["cards"]
    lifted = anna.page.get_by_role("region", name=anna.words.on_board("your-cards")).locator(".lifted")
    expect(lifted).to_have_count(sum(way.values()))
    expect(anna.page.locator(".chosen-line .brass")).to_have_count(1)
    hand.press_confirm()
    hand.wait_for_change(seen)
    assert hand.own["hand"] == before["hand"] - sum(way.values())
    assert set(cheapest["line"]) <= set(hand.own["tracks"])


def test_another_way_to_pay_and_another_city_are_chosen_instead(enter: Enter, house: ServerProcess) -> None:
    anna, hand, city = with_a_line(enter, house, size=(1920, 1080))
    seen = hand.look()
    hand.press_target(city)
    seen = hand.wait_for_change(seen)
    ways = anna.page.get_by_role("group", name=anna.words.on_board("ways")).get_by_role("button")
    if ways.count() > 1:
        ways.nth(1).click()
        seen = hand.wait_for_change(seen)
        expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
        assert hand.view["own"]["ways"] == [hand.view["own"]["builds"][1]["cards"]]
    hand.press(hand.back_button)
    hand.wait_for_change(seen)
    assert hand.view["phase"] == "action"
    assert not anna.views[-1]["turn"]["steps"] if anna.views[-1]["turn"] else True


def test_a_junction_leads_the_line_another_way(enter: Enter, house: ServerProcess) -> None:
    for anna, hand, cities in at_actions(enter, house, "line", size=(1920, 1080)):
        for city in cities:
            seen = hand.look()
            hand.press_target(city)
            seen = hand.wait_for_change(seen)
            first, *others = hand.view["own"]["builds"]
            new = [space for build in others for space in build["line"] if space not in first["line"]]
            if new:
                hand.press_target(anna.page.locator(f"#place-{new[0]}").get_attribute("aria-label") or "")
                hand.wait_for_change(seen)
                assert new[0] in hand.view["step"]["line"]
                return
            hand.press(hand.back_button)
            hand.wait_for_change(seen)
    pytest.fail("every city has one line only")


def test_a_city_out_of_reach_says_why_with_its_line(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "action", step=20, size=(1920, 1080))
    seen = hand.look()
    every = anna.page.get_by_role("group", name=anna.words.on_board("map"), exact=True).locator("path.area")
    names = every.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == 36
    own = {anna.page.locator(f"#place-{city}").get_attribute("aria-label") for city in hand.own["cities"]}
    dark = next(name for name in names if name not in seen["glowing"] and name not in own)
    hand.press_target(dark)
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.words.on_board("not-allowed"))
    anna.follow_to_the_clause("SP")


def test_the_train_goes_where_it_is_sent(enter: Enter, house: ServerProcess) -> None:
    anna, hand, moves = next(at_actions(enter, house, "move", size=(1920, 1080)))
    seen = hand.look()
    stood = hand.own["train"]
    hand.press_target(moves[0])
    seen = hand.wait_for_change(seen)
    turn = anna.views[-1]["turn"]
    chosen = turn["final"] or turn["steps"][-1]
    assert meaning(anna.views[-1], chosen)["kind"] == "move"
    hand.press(hand.back_button)
    hand.wait_for_change(seen)
    assert hand.own["train"] == stood


def test_a_letter_picks_an_action_and_only_its_targets_glow(enter: Enter, house: ServerProcess) -> None:
    anna, hand, city = with_a_line(enter, house, size=(1920, 1080))
    expect(anna.page.get_by_role("heading", level=1)).not_to_contain_text(anna.words.on_board("title-picked-build"))
    anna.page.keyboard.press("k")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(anna.words.on_board("title-picked-build"))
    seen = hand.look()
    assert city in seen["glowing"]
    assert sorted(hand.targets_of(seen, "line")) == sorted(seen["glowing"])
    expect(anna.page.locator("path:focus")).to_have_class(re.compile("legal"))


def test_the_end_shows_every_route_card_and_delivery(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", game=GAME, size=(1440, 900))
    anna.sit_at(house.finished("you", "bot", game=GAME, level="greedy"))
    shown = anna.region("closing")
    expect(shown).to_be_visible()
    for seat in anna.views[-1]["view"]["seats"]:
        start = next(row["name_it"] for row in CITIES if row["id"] == seat["route"]["start"])
        card = shown.get_by_role("listitem").filter(has_text=start).first
        expect(card).to_contain_text(f"${seat['route']['amount']}")
        for contract in seat["contracts"]:
            if contract["state"] == "delivered":
                expect(card).to_contain_text(f"${contract['pays'][contract['city']]}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1024, 768), (1920, 1080)])
def test_nothing_serious_stands_in_anybodys_way(
    enter: Enter, house: ServerProcess, theme: str, size: tuple[int, int]
) -> None:
    anna, hand, city = with_a_line(enter, house, "it", theme=theme, size=size)
    check(anna, "action")
    anna.page.get_by_role("button", name=city, exact=True).first.dispatch_event("click")
    expect(hand.page.get_by_role("group", name=anna.words.on_board("ways"))).to_be_visible()
    check(anna, "building")


def test_the_advanced_game_is_set_up_on_a_phone(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", game=GAME, options={"advanced": True})
    anna = enter("it", game=GAME, size=PHONE, touch=True)
    anna.sit_at(opened["token"])
    hand = Hand(anna)
    hand.wait_for_turn()
    things = anna.region("things")
    contracts = hand.own["contracts"]
    for contract in contracts:
        before = hand.look()
        anna.page.locator(f"#side-{contract['card']}-back").tap()
        hand.wait_for_change(before)
    things.get_by_role("button", name=anna.words.on_board("confirm-side"), exact=True).tap()
    expect(anna.page.locator(f"#side-{contracts[0]['card']}-back")).to_have_count(0)
    for contract in hand.own["contracts"]:
        assert contract["side"] == "back"
