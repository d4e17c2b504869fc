"""Railroad Tiles on the page: how a tile is laid, how pieces are placed, and what is said about both."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.browser.test_accessibility import check
from tests.railroad_tiles.at_table import GAME, at_a_turn, at_position, laying, put, steps, turn_until_it_does_not_fit
from tests.railroad_tiles.hand import Hand
from tests.railroad_tiles.scenes import scene
from tests.scenes import play

PHONE = (360, 740)
# The cells where the tile can go whose middle lies below something that floats above the map.
COVERED = """() => [...document.querySelectorAll("path.reach.legal")].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest("svg")?.closest("button") || !top?.closest(".frame > svg") ? [one.dataset.place] : [];
})"""

# Laying a tile --------------------------------------------------------------------------------------------------------


def test_a_tile_is_put_down_turned_carried_on_and_laid(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    cell = put(hand)
    hand.expect_marks()
    before = steps(anna)[-1]["lie"]
    chosen = anna.page.locator("g.chosen")
    ways = {before}
    for _ in range(8):
        anna.page.keyboard.press("e")
        anna.wait_until(lambda: anna.is_settled, "the turn is not told")
        if len(steps(anna)) > 1:
            ways.add(steps(anna)[-1]["lie"])
    anna.wait_until(lambda: steps(anna)[-1].get("lie") == before, "eight quarters do not bring it back")
    button = hand.confirm_button
    expect(button).to_have_text(anna.words.on_board("confirm-lay", cell=cell))
    count = len(steps(anna))
    glowing = hand.look()["glowing"]
    other = next(name for name in glowing if not name.startswith(f"{cell},"))
    box, to = chosen.bounding_box(), hand.target(other).evaluate(hand.spot)
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(to["x"], to["y"], steps=6)
    anna.page.mouse.up()
    anna.wait_until(lambda: steps(anna)[-1]["cell"] == other.split(",")[0], "the tile is not carried there")
    assert len(steps(anna)) == count
    hand.expect_marks()


def test_the_wheel_over_the_tile_turns_it_and_elsewhere_zooms(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    put(hand)
    box = anna.page.locator("g.chosen").bounding_box()
    assert box is not None
    map_ = anna.page.locator("#board .frame > svg").first
    seen = map_.get_attribute("viewBox")
    pictured = anna.page.locator("g.chosen .upright").inner_html()
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.wheel(0, 100)
    expect(anna.page.locator("g.chosen .upright")).not_to_have_js_property("innerHTML", pictured)
    assert map_.get_attribute("viewBox") == seen
    laid = next(tile["cell"] for tile in hand.own["territory"] if tile["cell"] != steps(anna)[-1].get("cell"))
    anna.page.locator(f"#cell-{laid}").hover(force=True)
    anna.page.mouse.wheel(0, -300)
    anna.wait_until(lambda: map_.get_attribute("viewBox") != seen, "the wheel does not zoom")


def test_the_tile_in_hand_follows_the_pointer_and_the_wheel_turns_it_there(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    map_ = anna.page.locator("#board .frame > svg").first
    seen, sent = map_.get_attribute("viewBox"), len(anna.sent)
    laid = anna.page.locator(f"#cell-{hand.own['territory'][0]['cell']}")
    where = hand.target(hand.look()["glowing"][0]).evaluate(hand.spot)
    follows, ghost = anna.page.locator("svg.beside"), anna.page.locator("g.ghost")
    laid.hover(force=True)
    expect(follows).to_be_visible()
    anna.page.mouse.move(where["x"], where["y"])
    expect(ghost).to_have_count(1)
    expect(follows).to_have_count(0)
    drawn = ghost.inner_html()
    anna.page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_js_property("innerHTML", drawn)
    assert map_.get_attribute("viewBox") == seen
    assert [one for one in anna.sent[sent:] if one["type"] == "do"] == []  # nothing is put down yet
    before = hand.look()
    anna.page.mouse.click(where["x"], where["y"])
    hand.wait_for_change(before)
    assert steps(anna)[-1]["kind"] in ("lay", "build")


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_nothing_that_floats_hides_a_cell_where_the_tile_can_go(
    enter: Enter, house: ServerProcess, size: tuple[int, int]
) -> None:
    anna, hand = laying(enter, house, step=100, size=size)
    for cell in [name.partition(",")[0] for name in hand.look()["glowing"]][:6]:
        before = hand.look()
        hand.press_target(next(name for name in before["glowing"] if name.startswith(f"{cell},")))
        hand.wait_for_change(before)
        assert anna.page.evaluate(COVERED) == []
    legend = anna.page.get_by_role("button", name=anna.words.on_board("legend-open"))
    if not legend.count():
        anna.page.get_by_role("button", name=anna.words.on_board("legend-fold")).click()
    legend.click()
    expect(anna.page.locator(".legend li")).to_have_count(5)
    assert anna.page.evaluate(COVERED) == []


def test_turned_so_that_it_does_not_fit_a_tile_shows_its_clashing_sides(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house, "it")
    put(hand)
    clash = anna.page.locator(".clash .line")
    turn_until_it_does_not_fit(anna, hand)
    expect(clash.first).to_be_attached()
    expect(hand.confirm_button).to_be_disabled()
    assert steps(anna)[-1]["kind"] == "column"  # of such a tile the server has heard nothing


def test_a_dark_cell_says_which_sides_clash_and_leads_to_the_clause(enter: Enter, house: ServerProcess) -> None:
    anna, _ = laying(enter, house, "it", step=60)
    note = anna.page.get_by_role("dialog")
    dark = anna.page.locator("path.reach[aria-disabled=true]").filter(has_not=anna.page.locator("x"))
    for at in range(dark.count()):
        dark.nth(at).dispatch_event("click")
        expect(note).to_be_visible()
        if anna.page.locator(".clash .line").count():
            break
        anna.page.keyboard.press("Escape")
        expect(note).to_have_count(0)
    expect(anna.page.locator(".clash .line").first).to_be_attached()
    expect(note.locator("li").first).to_be_visible()
    anna.follow_to_the_clause("RT")


def test_tiles_are_taken_by_number_refused_after_a_question_and_taken_back(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    left = hand.own["refusals_left"]
    items = anna.page.locator("#things button[id^=tile-]")
    count = items.count()
    assert count > 1
    anna.page.keyboard.press("2")
    expect(items.nth(1)).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("r")
    question = anna.page.get_by_role("dialog")
    expect(question).to_contain_text(anna.words.on_board("refuse-note", left=left))
    check(anna, "refusing")
    anna.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert [one["kind"] for one in steps(anna)] == ["column"]
    anna.page.keyboard.press("r")
    question.get_by_role("button", name=anna.words.on_board("refuse-yes")).click()
    anna.wait_until(lambda: [one["kind"] for one in steps(anna)] == ["column", "refuse"], "nothing is refused")
    anna.page.keyboard.press("Backspace")
    anna.wait_until(lambda: [one["kind"] for one in steps(anna)] == ["column"], "nothing is taken back")
    assert hand.own["refusals_left"] == left


def test_the_last_tile_is_counted_before_it_is_confirmed_and_backspace_takes_tiles_back(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = laying(enter, house)
    while True:
        cell = put(hand)
        hand.expect_marks()
        if anna.views[-1]["turn"]["final"]:
            break
        seen = hand.look()
        hand.press_confirm()
        hand.wait_for_change(seen)
    laid = len(hand.own["territory"])
    assert cell not in {tile["cell"] for tile in hand.own["territory"]}  # it waits for a yes
    while steps(anna):
        count = len(steps(anna))
        anna.wait_until(lambda: anna.is_settled, "the turn is not told")
        anna.page.keyboard.press("Backspace")
        anna.wait_until(lambda count=count: len(steps(anna)) < count, "nothing is taken back")  # type: ignore[misc]
    assert len(hand.own["territory"]) < laid


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_an_objective_that_fits_nowhere_is_picked_and_discarded(
    enter: Enter, house: ServerProcess, size: tuple[int, int]
) -> None:
    flags = ["car-flag", "train-flag", "traveller-flag"]
    closed = "M13 end-rail-rural R---; M12 end-rail-rural --R-"  # nothing with four arms fits there
    state = scene(
        2, closed, hand="straight-rail-rural", due=True, tokens=flags,
        options={"objectives": "central-station+stadium+temple"}, objectives=[["central-station", "temple"]] * 2,
    )  # fmt: skip
    play(state, "refuse 1")
    anna, hand = at_position(enter, house, state.position(), size=size)
    say, tiles = anna.words.on_board, anna.page.locator("#things button[id^=tile-]")
    expect(tiles).to_have_count(2)
    expect(tiles.first).to_contain_text(say("item-discard", picked="no"))
    expect(anna.page.get_by_role("button", name=say("confirm-discard-none"), exact=True)).to_be_disabled()
    for at, objective in enumerate(("central-station", "temple")):
        tiles.nth(at).click()
        anna.wait_until(lambda one=objective: steps(anna)[-1:] == [{"kind": "discard", "objective": one}], "not picked")  # type: ignore[misc]
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    check(anna, "an objective to discard")
    anna.page.get_by_role("button", name=say("confirm-discard"), exact=True).click()
    anna.wait_until(lambda: hand.own["objectives"] == ["central-station"], "nothing is discarded")


# The others -----------------------------------------------------------------------------------------------------------


def test_a_rivals_territory_is_opened_by_one_press_and_closed_by_escape(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "tiles", step=60, size=(1920, 1080))
    rival = anna.views[-1]["seats"][1]["name"]
    anna.page.get_by_role("button", name=anna.words.on_board("open-territory", name=rival)).click()
    title = anna.words.on_board("territory-of", name=rival)
    expect(anna.page.get_by_role("group", name=title)).to_be_visible()
    tiles = hand.view["players"][1]["territory"]
    expect(hand.board.locator("path.reach[aria-label]").first).to_be_attached()
    expect(hand.board.locator(".tiles > g")).to_have_count(len(tiles))
    check(anna, "a rival's territory")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("group", name=title)).to_have_count(0)
    expect(hand.board.locator(".tiles > g")).to_have_count(len(hand.own["territory"]))


def test_the_score_stays_ones_own_while_a_rival_is_looked_at(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house, step=60, size=(1920, 1080))
    put(hand)
    rival = anna.views[-1]["seats"][1]["name"]
    score, ticket = anna.page.locator(".score"), hand.turn
    before = [score.inner_text(), ticket.inner_text()]
    anna.page.get_by_role("button", name=anna.words.on_board("open-territory", name=rival)).click()
    expect(anna.page.get_by_role("group", name=anna.words.on_board("territory-of", name=rival))).to_be_visible()
    assert [score.inner_text(), ticket.inner_text()] == before


def test_a_row_of_the_score_shows_its_marks_alone(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "tiles", step=60, size=(1920, 1080))
    hand.expect_marks()
    ends, rectangle = hand.board.locator(".marks circle"), hand.board.locator(".marks rect.rectangle")
    anna.page.locator(".score button[data-source=rectangle]").focus()
    expect(ends).to_have_count(0)
    expect(rectangle).to_have_count(1)
    anna.page.locator(".score button[data-source=openings]").focus()
    expect(rectangle).to_have_count(0)
    expect(ends).to_have_count(len(hand.own["open_ends"]))
    anna.page.keyboard.press("b")
    hand.expect_marks()
    anna.page.keyboard.press("m")
    expect(hand.board.locator(".marks")).to_have_count(0)


# Placing pieces -------------------------------------------------------------------------------------------------------


def test_every_free_icon_shows_its_points_and_a_piece_is_placed_and_taken_back(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = at_a_turn(enter, house, "population", "it", step=60)
    icons = hand.view["icons"]
    figures = hand.board.locator(".placing .figure")
    expect(figures).to_have_count(len(icons))
    said = sorted(text.strip().lstrip("+") for text in figures.all_text_contents())
    assert said == sorted(str(icon["points"]) for icon in icons)
    listed = anna.page.get_by_role("region", name=anna.words.on_board("where")).get_by_role("button")
    usable = sorted((icon["points"] for icon in icons if icon["tokens"]), reverse=True)
    points = [int(re.findall(r"\+(\d+)", text)[0]) for text in listed.all_inner_texts()]
    assert points == usable  # the best first
    seen = hand.look()
    listed.first.click()
    hand.wait_for_change(seen)
    assert steps(anna)[-1]["kind"] == "place"
    cell = steps(anna)[-1]["cell"]
    expect(hand.board.locator(".placing .placed")).to_have_count(1)
    seen = hand.look()
    anna.page.locator(f"#cell-{cell}").dispatch_event("click")
    seen = hand.wait_for_change(seen)
    assert steps(anna) == []
    say, round_ = anna.words.on_board, hand.view["round"]
    hand.confirm_button.click()  # nobody has to place, and it is asked once more
    hand.wait_for_change(seen)
    expect(hand.turn).to_contain_text(say("done-title"))
    expect(hand.confirm_button).to_have_text(say("confirm-done-sure"))
    hand.confirm_button.click()
    anna.wait_until(lambda: hand.view["round"] > round_ or hand.own["done"], "it is not done")


def test_nothing_of_a_placement_shows_before_all_have_placed(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "friend", game=GAME)
    bruno = house.guest(house.join(opened["invitations"][0]["token"], "Bruno"))
    host = house.guest(opened["token"])

    def both(phase: str) -> None:
        while True:
            seen = [host.look(seat=0), bruno.look(seat=1)]
            if all(one["view"]["phase"] == phase for one in seen) and len(seen[0]["actors"]) == 2:
                return
            for guest, one in zip((host, bruno), seen, strict=True):
                if one["reader"] in one["actors"]:
                    guest.decide(one, "lay", "place")

    both("population")
    anna = enter("en", game=GAME, size=(1920, 1080))
    anna.sit_at(opened["token"])
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    before = [tile["piece"] for tile in hand.view["players"][1]["territory"]]
    while 1 in (seen := bruno.look(seat=1))["actors"]:
        bruno.decide(seen, "place")
    expect(anna.page.locator("#players > ul > li").nth(1)).to_contain_text(anna.words.on_board("has-placed"))
    assert [tile["piece"] for tile in hand.view["players"][1]["territory"]] == before


# On a phone, and for everybody ----------------------------------------------------------------------------------------


def test_a_whole_turn_is_played_on_a_phone(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "tiles", "it", step=30, size=PHONE, touch=True)
    say = anna.words.on_board
    things = anna.region("things")
    step = anna.views[-1]["step"]
    for tab in ("score", "players", "station"):
        things.get_by_role("tab", name=re.compile(f"^{say(f'tab-{tab}')}")).tap()
    check(anna, "a column on a phone")
    things.locator("button[id^=column-]:not([aria-disabled=true])").first.tap()
    expect(things.get_by_role("button", name=say("short-right"))).to_be_visible()
    while anna.views[-1]["step"] == step and hand.is_turn(hand.look()):
        seen = hand.look()
        hand.target(seen["glowing"][0]).dispatch_event("click")
        seen = hand.wait_for_change(seen)
        things.get_by_role("button", name=say("short-right")).tap()
        things.get_by_role("button", name=say("short-left")).tap()
        anna.wait_until(lambda: anna.is_settled, "nothing is told")
        check(anna, "a tile on a phone")
        seen = hand.look()
        things.get_by_role("button", name=re.compile(hand.pattern("confirm-lay", cell="\N{ASTERISK}"))).tap()
        hand.wait_for_change(seen)
    assert anna.views[-1]["step"] > step


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_moment_is_looked_over_by_axe(enter: Enter, house: ServerProcess, theme: str) -> None:
    anna, hand = at_a_turn(enter, house, "start", theme=theme)
    check(anna, "starting tiles")
    anna, hand = laying(enter, house, theme=theme, options={"objectives": "drawn"}, size=(1920, 1080))
    check(anna, "a column taken")
    put(hand)
    check(anna, "a tile put down")
    anna, hand = at_a_turn(enter, house, "population", theme=theme, step=60)
    check(anna, "population")
    anna.go(f"/new/{GAME}/alone")
    expect(anna.page.get_by_role("radio").first).to_be_visible()
    check(anna, "the challenges")
    anna.sit_at(house.finished("you", "bot", "bot", "bot", game=GAME))
    expect(anna.heading("course")).to_be_visible()
    check(anna, "the end")
