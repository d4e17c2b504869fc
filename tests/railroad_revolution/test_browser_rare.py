"""Railroad Revolution on the page: what few games come to, from positions set by hand."""

import pytest
from playwright.sync_api import expect

from roundhouse import State
from tests.browser.fixtures import Enter
from tests.browser.serving import Guest, ServerProcess
from tests.browser.test_accessibility import check
from tests.railroad_revolution.scenes import GAME, TO_CHICAGO, scene, trade
from tests.railroad_revolution.test_browser import PHONE, done_by, sit

EVERYWHERE = pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("en", (1024, 768))])


def seat_at(house: ServerProcess, state: State) -> Guest:
    """Somebody in the first seat at a table that goes on from this position, a bot in the other."""
    return house.guest(house.go_on_from(GAME.id, state.position()))


@EVERYWHERE
def test_an_empty_board_passes_and_says_so(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    state = scene(sold=[{"rail": 15, "building": 12}], shares=[1], money=[700], round=10, last_round=12)
    anna, hand = sit(enter, seat_at(house, state), language, size=size)
    expect(hand.turn).to_contain_text(anna.views[-1]["prompt"])
    expect(anna.page.get_by_text(anna.words.on_board("main-trade-none"), exact=True)).to_be_visible()
    check(anna, "pass")
    hand.turn.get_by_role("button", name=anna.words.on_board("confirm-pass"), exact=True).click()
    anna.wait_until(lambda: "passed" in done_by(anna, 0), "nobody passes")


@EVERYWHERE
def test_of_two_completed_objectives_one_is_replaced_first(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    state = scene(
        objectives=[["b-2 grey turquoise", "a2-3 grey"]],
        completed=[["a1-1"]],
        networks=[[*TO_CHICAGO, "columbus--saint-louis", "charlotte--savannah", "savannah--miami"]],
        stations=[["washington", "charlotte", "chicago", "saint-louis"]],
    )
    trade(state)
    anna, hand = sit(enter, seat_at(house, state), language, size=size)
    question = anna.page.get_by_role("region", name=anna.words.on_board("question"), exact=True)
    cards = question.get_by_role("button")
    expect(cards).to_have_count(2)
    for pile in ("a2", "b"):
        expect(cards.filter(has_text=anna.words.on_board("order-then", pile=pile))).to_have_count(1)
    check(anna, "order")
    cards.filter(has_text=anna.words.on_board("order-then", pile="b")).click()
    hand.press_confirm()
    expect(question).to_contain_text(anna.words.on_board("replace-question"))
    assert {row["pile"] for row in hand.view["own"]["choice"]} == {"c"}
