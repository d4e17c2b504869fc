"""Railroad Tiles on the page: what a hint shows of a whole turn, and what is said of a challenge at its end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.browser.test_accessibility import check
from tests.browser.test_hints import actions, button, take, told
from tests.railroad_tiles.at_table import GAME, at_a_turn, steps

PHONE = (360, 740)
LOOKS = [("en", (1920, 1080)), ("it", (1024, 768)), ("it", PHONE)]


def ask(anna: Person) -> tuple[list[dict[str, str]], str]:
    """What is suggested step by step, and what the ticket says of it; all of it can be read without scrolling."""
    button(anna, "ask-hint").click()
    expect(take(anna)).to_be_focused()
    ticket = anna.page.locator(".ticket .body")
    expect(ticket).to_be_visible()
    hidden = ticket.evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 1, f"{hidden} px of the suggestion are hidden"
    return [meaning(anna.views[-1], step) for step in told(anna)["steps"]], ticket.inner_text()


def check_what_it_brings(anna: Person, said: str) -> None:
    points = told(anna)["gains"][0]
    signed = str(points).replace("-", "\N{MINUS SIGN}")
    assert anna.words.on_board("suggested-brings", points=points, signed=signed) in said


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_a_column_and_where_its_tiles_go_are_suggested_and_taken(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    anna, hand = at_a_turn(enter, house, "tiles", language, step=60, size=size)
    meant, said = ask(anna)
    check_what_it_brings(anna, said)
    assert meant[0]["kind"] == "column"
    expect(anna.page.locator(f"#column-{meant[0]['column']}")).to_have_class(re.compile("advised"))
    cells = [one["cell"] for one in meant if one["kind"] == "lay"]
    assert cells
    expect(anna.page.locator(".suggested .put")).to_have_count(len(cells))
    assert all(re.search(rf"\b{cell}\b", said) for cell in cells)
    check(anna, "a suggested column")
    take(anna).click()
    anna.wait_until(lambda: steps(anna) == meant, "the suggestion is not taken")
    turn = anna.views[-1]["turn"]
    assert actions(turn["steps"], turn["final"]) == actions(told(anna)["steps"])
    assert meant[-1]["kind"] == "lay"  # it waits for a yes, and is to be seen where it would lie
    expect(hand.board.locator("g.chosen")).to_have_count(1)
    lay = anna.words.on_board("confirm-lay", cell=meant[-1]["cell"])
    expect(hand.turn.get_by_role("button", name=lay, exact=True)).to_be_enabled()


def test_of_a_first_tile_that_is_put_down_by_itself_a_lie_is_suggested(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "start")
    seen = hand.look()
    hand.take_something(seen)
    hand.wait_for_change(seen)
    expect(hand.board.locator("g.chosen")).to_have_count(1)
    meant, _ = ask(anna)
    assert [one["kind"] for one in meant] == ["lay"]
    expect(anna.page.locator(".suggested .put")).to_have_count(1)
    take(anna).click()
    anna.wait_until(lambda: [one for one in steps(anna) if one["kind"] == "lay"] == meant, "it is not taken")
    expect(hand.board.locator("g.chosen")).to_have_count(1)


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_pieces_are_suggested_where_they_score_and_taken(
    enter: Enter, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    anna, hand = at_a_turn(enter, house, "population", language, step=60, size=size)
    meant, said = ask(anna)
    check_what_it_brings(anna, said)
    cells = [one["cell"] for one in meant if one["kind"] == "place"]
    assert cells
    assert all(re.search(rf"\b{cell}\b", said) for cell in cells)
    expect(hand.board.locator(".suggested circle.advised")).to_have_count(len(cells))
    check(anna, "suggested pieces")
    take(anna).click()
    anna.wait_until(lambda: steps(anna) == meant, "the suggestion is not taken")


@pytest.mark.parametrize("size", [(1024, 768), PHONE])
def test_the_end_of_a_game_alone_tells_its_challenge_and_what_the_stars_ask_for(
    enter: Enter, house: ServerProcess, size: tuple[int, int]
) -> None:
    anna = enter("it", size=size, game=GAME)
    anna.sit_at(house.finished("you", game=GAME, level="greedy"))
    expect(anna.heading("course")).to_be_visible()
    mission = anna.views[-1]["view"]["challenge"]
    places = anna.region("ranking")
    for told_so in ("Megalopoli.", f"{mission['figure']} su {mission['needed']}.", "Una stella a 30 punti, due a 40"):
        expect(places).to_contain_text(told_so)
    assert mission["holds"]
    sources = anna.region("where-from")
    expect(sources).to_contain_text("Sfida")
    expect(sources).to_contain_text("✓ riuscita")
    check(anna, "the end of a game alone")
