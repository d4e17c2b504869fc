"""Railroad Revolution on the page: by clicks and by keys, worker and action, effects, a contract, reasons."""

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from roundhouse.tables import Table
from tests.browser import keyboard
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import Guest, ServerProcess, meaning
from tests.browser.test_accessibility import check
from tests.browser.test_by_clicks import open_and_play
from tests.railroad_revolution.hand import Hand
from tests.railroad_revolution.promises import Comparer

GAME = "railroad-revolution"
PHONE = (360, 740)
DESK = (1920, 1080)


class Keyboard(keyboard.Keyboard, Hand):
    def press_target(self, name: str) -> None:
        """A key leads to the map, another from one glowing place to the next."""
        self.key("b")
        for _ in range(200):
            if self.page.locator("path:focus").get_attribute("aria-label") == name:
                return self.key("Enter")
            self.key("PageDown")
        raise AssertionError(f"no key leads to {name}")


def sit(enter: Enter, guest: Guest, language: str = "en", **how: Any) -> tuple[Person, Hand]:
    anna = enter(language, game=GAME, **how)
    anna.sit_at(guest.token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def reach(
    house: ServerProcess, phase: str = "turn", step: int = 20, where: Callable[[Table], bool] = lambda table: True
) -> Guest:
    """Somebody at the beginning of an own turn or answer, after so many moves, with a choice to make."""
    return house.reach("you", "bot", game=GAME, phase=phase, step=step, where=where)


def legal(anna: Person, kind: str) -> list[dict[str, str]]:
    """The meanings of what is legal of a kind."""
    now = anna.views[-1]
    return [told for choice in now["legal"] if (told := meaning(now, choice))["kind"] == kind]


def with_cell(
    enter: Enter, house: ServerProcess, action: str, language: str = "en", **how: Any
) -> tuple[Person, Hand, str]:
    """At an own turn in which a worker can go to this action: the worker."""

    def has_cell(table: Table) -> bool:
        meant = map(table.game.meaning, table.playing().state.legal(0))
        return any(told["kind"] == "work" and told["action"] == action for told in meant)

    anna, hand = sit(enter, reach(house, where=has_cell), language, **how)
    return anna, hand, next(told["worker"] for told in legal(anna, "work") if told["action"] == action)


def done_by(anna: Person, seat: int) -> set[str]:
    return {line["key"] for view in anna.views for line in view["log"] if line["facts"].get("seat") == seat}


def test_a_game_is_played_by_clicks_in_italian_and_comes_to_what_the_ticket_says(enter: Enter) -> None:
    anna = enter("it", game=GAME, pace="off")
    open_and_play(anna, 2, "random")
    hand = Comparer(anna)
    hand.play_to_the_end()
    assert hand.noted["money"] > 5
    assert hand.noted["figures"] > 5
    result = anna.views[-1]["result"]
    assert result["scores"] == [sum(points.values()) for points in result["sources"]]
    expect(anna.button("play-again")).to_be_visible()
    done = done_by(anna, 0)
    assert {"setup", "works"} <= done
    assert len({"station", "rail", "office", "sale"} & done) >= 2  # which of them, the table's luck decides


def test_a_game_is_played_without_a_pointer(enter: Enter) -> None:
    anna = enter("en", game=GAME, pace="off", size=DESK)
    anna.go(f"/new/{GAME}")
    anna.field("your-name").wait_for()
    open_and_play(anna, 2, "random")
    hand = Keyboard(anna, seed=2)
    hand.play_to_the_end()
    assert {"setup", "works"} <= done_by(anna, 0)


def test_turns_are_played_as_the_game_suggests_and_come_to_what_it_says(enter: Enter, house: ServerProcess) -> None:
    """Some of these turns take the same step twice."""
    anna, hand = sit(enter, reach(house, step=40), size=DESK)
    for _ in range(6):
        before = hand.own["money"], hand.own["points"]
        hand.press(anna.page.get_by_role("button", name=anna.words.on_board("ask-hint"), exact=True))
        suggestion = anna.page.get_by_role("group", name=anna.words.on_board("suggested"), exact=True)
        said = suggestion.inner_text()
        anna.button("take-it").click()
        expect(suggestion).to_have_count(0)
        expect(hand.confirm_button).to_be_enabled()
        version = anna.views[-1]["version"]
        hand.press_confirm()
        anna.wait_until(lambda last=version: anna.views[-1]["version"] > last, "nothing is done")
        then = next(seen for seen in anna.views if seen["version"] > version)["view"]["seats"][0]
        if then["money"] != before[0]:
            assert anna.words.on_board("hint-money", before=before[0], after=then["money"]) in said
        if hand.wait_for_turn() is None:
            break


def test_a_cell_picks_worker_and_action_and_lights_the_targets(enter: Enter, house: ServerProcess) -> None:
    anna, hand, worker = with_cell(enter, house, "telegraph", size=DESK)
    seen = hand.look()
    anna.page.locator(f"#cell-{worker}-telegraph").click()
    seen = hand.wait_for_change(seen)
    assert hand.view["step"]["worker"] == worker
    sections = legal(anna, "office")
    assert sections
    for told in sections:
        expect(anna.page.locator(f"#section-{told['section']}")).to_have_attribute("aria-disabled", "false")
    anna.page.locator(f"#section-{sections[0]['section']}").click()
    seen = hand.wait_for_change(seen)
    expect(anna.page.get_by_role("region", name=anna.words.on_board("effects"), exact=True)).to_be_visible()
    hand.press(hand.back_button)
    seen = hand.wait_for_change(seen)
    assert hand.view["step"]["section"] is None
    hand.press(hand.back_button)
    hand.wait_for_change(seen)
    assert hand.view["phase"] == "turn"


def test_figures_pick_a_worker_and_an_action(enter: Enter, house: ServerProcess) -> None:
    anna, hand, worker = with_cell(enter, house, "trade")
    seen = hand.look()
    anna.page.keyboard.press(str(1 + ["white", "purple", "orange", "grey", "turquoise"].index(worker)))
    seen = hand.wait_for_change(seen)
    anna.page.keyboard.press("9")
    hand.wait_for_change(seen)
    assert (hand.view["step"]["worker"], hand.view["step"]["action"]) == (worker, "trade")


def test_a_dark_cell_says_why_with_its_clause(enter: Enter, house: ServerProcess) -> None:
    anna, _ = sit(enter, reach(house), size=DESK)
    cells = {(told["worker"], told["action"]) for told in legal(anna, "work")}
    dark = next(
        (worker, action)
        for worker in ("purple", "orange", "grey", "turquoise")
        for action in ("station", "railroad", "telegraph", "trade")
        if (worker, action) not in cells
    )
    anna.page.locator(f"#cell-{dark[0]}-{dark[1]}").click(force=True)  # dark: it only says why
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.words.on_board("not-allowed"))
    anna.follow_to_the_clause("RV")


def test_a_contract_is_a_question_that_can_be_declined(enter: Enter, house: ServerProcess) -> None:
    anna, hand = sit(enter, reach(house, "offer", 0), "it", size=DESK)
    question = anna.page.get_by_role("region", name=anna.words.on_board("question"), exact=True)
    expect(question).to_contain_text(anna.words.on_board("offer-note"))
    check(anna, "offer")
    before = hand.own["shares"]
    hand.turn.get_by_role("button", name=anna.words.on_board("confirm-decline"), exact=True).click()
    expect(question).to_have_count(0)
    assert hand.own["shares"] >= before


def test_a_share_is_sold_while_a_setup_tile_is_chosen(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot", game=GAME)
    anna, hand = sit(enter, house.guest(opened["token"]), size=PHONE, touch=True)
    before = hand.own
    anna.page.locator("[data-pill=sell]").tap()
    anna.wait_until(lambda: hand.own["shares"] < before["shares"], "no share is sold")
    assert (hand.own["money"], hand.own["shares"]) == (before["money"] + 150, before["shares"] - 1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_last_turn_is_called_the_last(enter: Enter, house: ServerProcess, language: str) -> None:
    def is_last(table: Table) -> bool:
        view = table.playing().state.public_view()
        return view["last_round"] == view["round"]

    anna, hand = sit(enter, reach(house, where=is_last), language, size=DESK)
    said = anna.words.on_board("turns-left", more=0)
    expect(anna.page.locator("header.bar")).to_contain_text(said)
    expect(anna.page.locator("header.bar")).to_contain_text(
        anna.words.on_board("at-round", round=hand.view["round"], last="yes")
    )


def test_the_points_at_the_end_add_up_source_by_source(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", game=GAME, size=DESK)
    anna.sit_at(house.finished("you", "bot", "bot", game=GAME, level="greedy"))
    cells = anna.page.locator("table td .sum")
    expect(cells.first).to_be_visible()
    for cell in cells.all_inner_texts():
        points, told = cell.split("\n")
        parts = [re.split("×", part) for part in told.split("+")]
        assert int(points) == sum(math.prod(map(int, factors)) for factors in parts), cell
    check(anna, "end")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1024, 768), DESK])
def test_nothing_serious_stands_in_anybodys_way(
    enter: Enter, house: ServerProcess, theme: str, size: tuple[int, int]
) -> None:
    anna, hand, worker = with_cell(enter, house, "telegraph", "it", theme=theme, size=size)
    check(anna, "turn")
    anna.page.keyboard.press(str(1 + ["white", "purple", "orange", "grey", "turquoise"].index(worker)))
    anna.page.keyboard.press("8")
    live = anna.page.locator("button.section.live").first
    expect(live).to_be_visible()
    seen = hand.look()
    live.click()
    hand.wait_for_change(seen)
    check(anna, "effects")
