"""Railroad Tiles on the page: what is said there is true at every moment, and what matters is in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from roundhouse.tables import Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.test_accessibility import check
from tests.railroad_tiles.at_table import GAME, at_a_turn, at_position, laying, put, steps, turn_until_it_does_not_fit
from tests.railroad_tiles.hand import Hand
from tests.railroad_tiles.scenes import scene

PHONE = (360, 740)
WIDE = (1920, 1080)


def in_round(round_: int) -> dict[str, Any]:
    """A moment of that round, for `reach`."""

    def is_there(table: Table) -> bool:
        return bool(table.playing().state.public_view()["round"] == round_)

    return {"game": GAME, "level": "greedy", "where": is_there}


def sit(enter: Enter, token: str, language: str = "en", **how: Any) -> tuple[Person, Hand]:
    anna = enter(language, game=GAME, **how)
    anna.sit_at(token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def lies_below(one: Locator, other: Locator) -> bool:
    """Whether it is drawn before the other."""
    script = "(one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0"
    return bool(one.evaluate(script, other.element_handle()))


# The turn -------------------------------------------------------------------------------------------------------------


def test_a_tile_that_does_not_fit_goes_back_to_the_hand_before_the_column_does(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = laying(enter, house)
    put(hand)
    turn_until_it_does_not_fit(anna, hand)
    expect(anna.page.locator("g.chosen.misfit")).to_have_count(1)
    anna.page.keyboard.press("Backspace")
    expect(anna.page.locator("g.chosen")).to_have_count(0)
    assert [step["kind"] for step in steps(anna)] == ["column"]
    anna.page.keyboard.press("Backspace")
    anna.wait_until(lambda: steps(anna) == [], "the column is not taken back")


def test_of_several_objectives_only_one_is_counted_among_the_tiles_to_lay(enter: Enter, house: ServerProcess) -> None:
    state = scene(
        2, "M13 cross-rail-rural-train RRRR", hand="curve-rail-rural straight-rail-rural", due=True,
        tokens=["car-flag", "train-flag", "traveller-flag"],
        options={"objectives": "central-station+stadium+temple"}, objectives=[["central-station", "temple"]] * 2,
    )  # fmt: skip
    anna, hand = at_position(enter, house, state.position(), size=WIDE)
    expect(anna.page.locator("#things button[id^=tile-]")).to_have_count(4)
    expect(hand.turn).to_contain_text(anna.words.on_board("stop-tile-of", at=1, count=3))
    expect(anna.page.locator("#things")).to_contain_text(anna.words.on_board("tile-of", at=1, count=3))


def test_another_starting_tile_can_be_taken_instead(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "start")
    tiles = anna.page.locator("#things button[id^=start-]")
    tiles.first.click()
    anna.wait_until(lambda: bool(steps(anna)) and anna.is_settled, "nothing is taken")
    expect(anna.page.locator("h1")).to_contain_text(anna.words.on_board("title-lay-start"))
    expect(tiles.last).to_have_attribute("aria-disabled", "false")
    before = steps(anna)[0]["tile"]
    tiles.last.click()
    anna.wait_until(lambda: bool(steps(anna)) and steps(anna)[0]["tile"] != before, "it is not taken instead")


def test_where_nothing_fits_it_is_said_that_no_turn_helps(enter: Enter, house: ServerProcess) -> None:
    state = scene(2, "M13 end-rail-rural R---", hand="straight-highway-rural straight-rail-rural")
    anna, _ = at_position(enter, house, state.position())
    anna.page.locator("#cell-M12").hover(force=True)
    note = anna.page.locator("#why-not")
    expect(note.locator("li").first).to_be_visible()
    expect(note).to_contain_text(anna.words.on_board("not-at-all"))


def test_who_does_not_see_a_tile_hears_whether_it_is_urban_and_its_icon(enter: Enter, house: ServerProcess) -> None:
    state = scene(2, "M13 cross-rail-rural-train RRRR", hand="curve-rail-urban straight-rail-urban-train")
    anna, hand = at_position(enter, house, state.position())
    hears = {one["name"] for one in hand.look()["things"]["tiles"]}
    waits = "Straight railway (urban, train), waits. Railway north and south"
    assert {"Railway curve (urban), in hand. Railway north and east", waits} <= hears
    expect(anna.page.locator("#cell-M13")).to_have_accessible_name(re.compile(r"^M13, Railway crossing \(train\)\."))


# The station board ----------------------------------------------------------------------------------------------------


def test_between_two_the_coin_is_told_and_after_the_last_round_nothing_is_promised(
    enter: Enter, house: ServerProcess
) -> None:
    first = house.reach("you", "bot", phase="tiles", **in_round(1))
    anna, hand = sit(enter, first.token, size=WIDE)
    station = anna.page.get_by_role("region", name=anna.words.on_board("station"), exact=True)
    hand.take_something(hand.look())
    expect(station).to_contain_text(anna.words.on_board("station-note", can="coin"))
    later = house.reach("you", "bot", phase="tiles", **in_round(3))
    anna, hand = sit(enter, later.token, size=WIDE)
    station = anna.page.get_by_role("region", name=anna.words.on_board("station"), exact=True)
    hand.take_something(hand.look())
    expect(station).to_contain_text(anna.words.on_board("coin", coin=hand.view["coin"]))
    last = house.reach("you", "bot", "bot", phase="tiles", **in_round(8))
    anna, hand = sit(enter, last.token, size=WIDE)
    station = anna.page.get_by_role("region", name=anna.words.on_board("station"), exact=True)
    hand.take_something(hand.look())
    expect(station).to_contain_text(anna.words.on_board("station-note", can="last"))


# Placing pieces -------------------------------------------------------------------------------------------------------


def test_after_the_last_pieces_no_other_round_is_announced(enter: Enter, house: ServerProcess) -> None:
    guest = house.reach("you", phase="population", options={"challenge": "megalopolis"}, **in_round(8))
    anna, hand = sit(enter, guest.token, size=WIDE)
    seen = hand.look()
    hand.press_target(seen["glowing"][0])
    hand.wait_for_change(seen)
    say = anna.words.on_board
    expect(hand.turn).to_contain_text(say("then-end"))
    expect(hand.turn).not_to_contain_text(say("then-round", round=9))


def test_a_placed_piece_is_counted_and_its_network_hides_no_station_and_no_piece(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = at_a_turn(enter, house, "population", step=60, size=WIDE)
    say = anna.words.on_board
    where = anna.page.get_by_role("region", name=say("where")).get_by_role("button").first
    where.hover()
    network = hand.board.locator("g.network")
    expect(network).to_have_count(1)
    assert lies_below(network, hand.board.locator(".icons"))
    assert lies_below(network, hand.board.locator(".marks").first)
    seen, pieces = hand.look(), {icon["cell"]: icon["piece"] for icon in hand.view["icons"]}
    where.click()
    hand.wait_for_change(seen)
    piece = pieces[steps(anna)[-1]["cell"]]
    count = hand.own["pieces"][piece] + 1
    row = anna.page.locator(f".score [data-source={piece}s]")
    expect(row).to_contain_text(say("note-pieces", count=count))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_token_that_only_a_star_helps_says_so(enter: Enter, house: ServerProcess, size: tuple[int, int]) -> None:
    def is_starred(table: Table) -> bool:
        view = table.playing().state.view(0)
        ways = [way for icon in view["icons"] for way in icon["tokens"]]
        return bool(ways) and all(way["star"] for way in ways)

    guest = house.reach("you", "bot", phase="population", game=GAME, level="greedy", where=is_starred)
    anna, hand = sit(enter, guest.token, "it", size=size)
    token = anna.page.locator("#things button[id^=token-]:not([disabled])").first
    expect(token).to_contain_text(anna.words.on_board("piece-star"))
    first = anna.page.locator("#things button.star svg").first
    box = first.bounding_box()
    assert box is not None
    assert box["width"] >= 22  # the sign of the piece keeps its size
    assert hand.view["icons"]


# Alone ----------------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_challenge_is_always_in_sight(enter: Enter, house: ServerProcess) -> None:
    guest = house.reach("you", phase="tiles", options={"challenge": "flat-earth"}, **in_round(4))
    anna, hand = sit(enter, guest.token, "it", size=PHONE, touch=True)
    mission = hand.view["challenge"]
    line, say = anna.page.locator("#players"), anna.words.on_board
    for told in ("Terra Piatta", say("mission-figure", figure=mission["figure"], needed=3, most="yes")):
        expect(line).to_contain_text(told)
    clipped = line.locator(".mission").evaluate("one => one.scrollWidth - one.clientWidth")
    assert clipped <= 0
    check(anna, "a challenge on a phone")
    anna.region("things").get_by_role("tab", name=say("tab-score")).tap()
    expect(anna.page.locator("#things .mission")).to_be_in_viewport()
    expect(anna.page.locator("#things")).to_contain_text(say("score-note", fails="yes"))


def test_the_board_of_a_challenge_says_what_its_dotted_line_means(enter: Enter, house: ServerProcess) -> None:
    guest = house.reach("you", phase="tiles", options={"challenge": "flat-earth"}, **in_round(2))
    anna, hand = sit(enter, guest.token, size=WIDE)
    expect(hand.board.locator("g.mission")).to_have_count(1)
    expect(hand.board.locator(".legend")).to_contain_text(anna.words.on_board("legend-mission"))


def test_the_challenges_fit_on_a_screen_and_the_button_leaves_a_phone_its_list(enter: Enter) -> None:
    anna = enter("en", game=GAME, size=(1440, 900))
    anna.go(f"/new/{GAME}/alone")
    start = anna.page.get_by_role("button", name=anna.words.on_board("start-challenge"))
    expect(start).to_be_visible()
    fits = "() => document.documentElement.scrollHeight <= innerHeight"
    anna.wait_until(lambda: anna.page.evaluate(fits), "the page must be scrolled")  # once its letters are there
    anna = enter("it", game=GAME, size=PHONE, touch=True)
    anna.go(f"/new/{GAME}/alone")
    panel = anna.page.locator("section.start")
    expect(panel).to_be_visible()
    box = panel.bounding_box()
    assert box is not None
    assert box["height"] < PHONE[1] / 5


def test_the_end_of_a_challenge_leads_back_to_all_of_them(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", game=GAME)
    anna.sit_at(house.finished("you", game=GAME, level="greedy"))
    anna.link("alone-page").click()
    won = anna.views[-1]["result"]["stars"]
    card = anna.page.get_by_role("radio", name=re.compile("Megalopolis"))
    expect(card.locator("li.won")).to_have_count(won)
