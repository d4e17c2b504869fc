"""Railroad Tiles by ear and by keys: what lies where is said, a tile that is turned is told, no focus is lost."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.ears import LISTEN, heard_by
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.railroad_tiles.at_table import GAME, at_a_turn, at_position, laying, put, steps
from tests.railroad_tiles.hand import Hand
from tests.railroad_tiles.scenes import scene

PHONE = (360, 740)
LAND = "M13 cross-rail-rural-train RRRR"


def told(person: Person) -> Locator:
    """What the ticket of the turn says aloud."""
    return person.page.locator("#turn > [role=status]")


def named(page: Page, cell: str) -> Locator:
    return page.locator(f"#cell-{cell}")


def has_focus_on(page: Page, selector: str) -> None:
    page.wait_for_function("(selector) => document.activeElement.matches(selector)", arg=selector)


# What lies where ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_cell_says_its_routes_its_open_ends_and_what_an_empty_one_needs(
    enter: Enter, house: ServerProcess, language: str
) -> None:
    land = f"{LAND}; N13 curve-rail-urban --RR"
    state = scene(2, land, hand="curve-rail-rural straight-highway-rural")
    anna, _ = at_position(enter, house, state.position(), language=language)
    heard = {
        "en": {
            "N13": "N13, Railway curve (urban). Railway south and west. Open end south.",
            "M13": "M13, Railway crossing (train). Railway on all sides. Open ends north, south, and west.",
            "N14": "N14, empty. Needs railway north. Your tile fits as it lies.",
            "O13": "O13, empty. Needs empty side west. Your tile fits as it lies.",
            "M12": "M12, empty. Needs railway south. Your tile fits if it is turned.",
            "L12": "L12, empty.",
        },
        "it": {
            "N13": "N13, Ferrovia curva (Urbana). Ferrovia a sud e a ovest. Interruzione a sud.",
            "M13": "M13, Incrocio ferroviario (Treno). Ferrovia su tutti i lati. Interruzioni a nord, a sud e a ovest.",
            "N14": "N14, vuota. Serve ferrovia a nord. La tua tessera va bene così.",
            "O13": "O13, vuota. Serve lato vuoto a ovest. La tua tessera va bene così.",
            "M12": "M12, vuota. Serve ferrovia a sud. La tua tessera va bene se ruotata.",
            "L12": "L12, vuota.",
        },
    }[language]
    for cell, name in heard.items():
        expect(named(anna.page, cell)).to_have_accessible_name(re.compile(f"^{re.escape(name)}"))


def test_a_placed_piece_is_told_at_its_cell(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "population", step=60)
    seen, icons = hand.look(), hand.view["icons"]
    anna.page.get_by_role("region", name=anna.words.on_board("where")).get_by_role("button").first.click()
    hand.wait_for_change(seen)
    cell = steps(anna)[-1]["cell"]
    icon = next(icon for icon in icons if icon["cell"] == cell)
    placed = anna.words.on_board("cell-placed", piece=icon["piece"], points=icon["points"])
    expect(named(anna.page, cell)).to_have_accessible_name(re.compile(f"{re.escape(placed)}$"))


# What changes is told -------------------------------------------------------------------------------------------------


def test_a_tile_that_is_taken_turned_and_put_down_is_told_as_it_lies(enter: Enter, house: ServerProcess) -> None:
    state = scene(2, LAND, hand="straight-highway-rural curve-rail-rural")
    anna, _ = at_position(enter, house, state.position())
    anna.page.keyboard.press("2")
    expect(told(anna)).to_have_text(
        "In hand: Railway curve, railway north and east. It fits as it lies on 2 of 4 cells."
    )
    anna.page.keyboard.press("e")
    expect(told(anna)).to_contain_text("Railway curve, railway east and south.")
    held = anna.page.locator("#things button[id^=tile-][aria-pressed=true]")
    expect(held).to_have_accessible_name(re.compile(r"Railway curve, in hand\. Railway east and south$"))
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("Enter")
    cell = anna.wait_until(lambda: (steps(anna) or [{}])[-1].get("cell"), "nothing is put down")
    expect(named(anna.page, cell)).to_have_accessible_name(
        re.compile(f"^{cell}, Railway curve, put down and not laid yet")
    )
    expect(told(anna)).to_have_text(re.compile(r"^Railway .+ Joins railway .+ to M13\. .*score from \S+ to \S+\.$"))
    anna.page.keyboard.press("e")
    expect(told(anna)).not_to_contain_text("In hand")
    expect(told(anna)).to_have_text(re.compile(r"^Railway \w+ and \w+\. .+"))


def test_that_no_more_is_placed_is_asked_aloud(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "population", step=60)
    left = len(hand.view["left"])
    hand.confirm_button.focus()
    anna.page.keyboard.press("Enter")
    expect(told(anna)).to_have_text(
        f"{anna.words.on_board('done-title')} {anna.words.on_board('done-note', count=left)}"
    )


def test_a_rivals_territory_is_told_in_figures_and_the_way_back_leads_to_ones_own(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = at_a_turn(enter, house, "tiles", step=60)
    say, rival = anna.words.on_board, anna.views[-1]["seats"][1]["name"]
    anna.page.get_by_role("button", name=say("open-territory", name=rival)).focus()
    anna.page.keyboard.press("Enter")
    tiles = say("count-tiles", count=len(hand.view["players"][1]["territory"]))
    expect(anna.page.locator("#board [role=status]").filter(has_text=tiles)).to_have_count(1)
    anna.page.get_by_role("button", name=say("back-to-own")).focus()
    anna.page.keyboard.press("Enter")
    has_focus_on(anna.page, "path.reach")
    expect(anna.page.locator("#board [role=status]").filter(has_text=say("own-territory"))).to_have_count(1)


def test_what_has_just_been_told_is_not_told_again_in_the_prompt(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "friend", game=GAME)
    bruno = house.guest(house.join(opened["invitations"][0]["token"], "Bruno"))
    host = house.guest(opened["token"])
    while 0 in (seen := host.look(seat=0))["actors"]:
        host.decide(seen, "lay")
    anna = enter("en", game=GAME)
    anna.sit_at(opened["token"])
    expect(anna.page.locator("h1")).to_contain_text(anna.words.on_board("wait-for", name="Bruno"))
    while 1 in (seen := bruno.look(seat=1))["actors"]:
        bruno.decide(seen, "lay")
    Hand(anna).wait_for_turn()
    spoken = anna.page.locator("p[role=status][aria-live=polite]")
    expect(spoken).to_contain_text(anna.say("your-turn"))
    sentences = re.findall(r"[^.]+\.", spoken.inner_text())
    assert any("Bruno lays" in one for one in sentences)
    assert len(set(sentences)) == len(sentences)


def test_a_turn_of_somebody_else_is_read_out_though_a_scene_shows_it(enter: Enter, house: ServerProcess) -> None:
    anna, hand = at_a_turn(enter, house, "start", pace="fast", motion=True, browser_is=LISTEN)
    version = anna.views[-1]["version"]
    hand.play_turn()
    hand.wait_for_turn()
    news = [line for view in anna.views for line in view["log"] if line["version"] > version and line["of"] == "game"]
    told = {(line["version"], line["text"]) for line in news if line["facts"].get("seat", 0) != 0}
    others = [text for _, text in told]  # a view may show again what an earlier one has shown
    assert any(" lays the " in text for text in others)
    heard = " ".join(heard_by(anna))
    assert {text: heard.count(text) for text in others} == {text: others.count(text) for text in others}


# The focus ------------------------------------------------------------------------------------------------------------


def test_the_focus_comes_back_to_the_cell_from_a_question_and_from_a_drawer(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    cell = put(hand)
    for key in ("r", "?"):
        named(anna.page, cell).focus()
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
        has_focus_on(anna.page, f"#cell-{cell}")


def test_a_question_and_a_reason_are_heard_with_all_they_say(enter: Enter, house: ServerProcess) -> None:
    state = scene(2, "M13 end-rail-rural R---", hand="straight-highway-rural straight-rail-rural")
    anna, hand = at_position(enter, house, state.position())
    dialog, left = anna.page.get_by_role("dialog"), hand.own["refusals_left"]
    anna.page.keyboard.press("r")
    expect(dialog).to_have_accessible_description(re.compile(re.escape(anna.words.on_board("refuse-note", left=left))))
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("b")
    named(anna.page, "M12").focus()
    anna.page.keyboard.press("Enter")
    expect(dialog).to_have_accessible_description(re.compile(re.escape(anna.words.on_board("not-at-all"))))


def test_the_focus_stays_with_the_turn_when_its_button_has_been_pressed(enter: Enter, house: ServerProcess) -> None:
    anna, hand = laying(enter, house)
    seen = hand.look()
    hand.press_target(seen["glowing"][0])
    seen = hand.wait_for_change(seen)
    hand.confirm_button.focus()
    anna.page.keyboard.press("Enter")
    hand.wait_for_change(seen)
    has_focus_on(anna.page, "#turn, #turn *")


def test_the_legend_keeps_the_focus_when_it_is_folded(enter: Enter, house: ServerProcess) -> None:
    anna, _ = laying(enter, house)
    fold = anna.page.get_by_role("button", name=anna.words.on_board("legend-fold"))
    opened = anna.page.get_by_role("button", name=anna.words.on_board("legend-open"))
    if not fold.count():
        opened.click()
    fold.focus()
    anna.page.keyboard.press("Enter")
    expect(opened).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(fold).to_be_focused()


# On a phone -----------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_focus_goes_on_in_the_next_tab(enter: Enter, house: ServerProcess) -> None:
    anna, _ = at_a_turn(enter, house, "tiles", "it", step=60, size=PHONE)
    say, things = anna.words.on_board, anna.region("things")
    things.locator("button[id^=column-]:not([aria-disabled=true])").first.focus()
    anna.page.keyboard.press("Enter")
    expect(things.get_by_role("button", name=say("short-left"))).to_be_focused()
    things.locator("button[id^=tile-]").first.focus()
    anna.page.keyboard.press("Enter")
    expect(things.get_by_role("button", name=say("short-left"))).to_be_focused()
    things.get_by_role("tab", name=re.compile(f"^{say('tab-score')}")).click()
    for source in anna.page.locator(".score button[data-source]").all():
        box = source.bounding_box()
        assert box is not None
        assert box["height"] >= 44


# At the end -----------------------------------------------------------------------------------------------------------


def south_of(cell: str) -> str:
    return re.sub(r"-?\d+$", lambda row: str(int(row[0]) + 1), cell)


def test_territories_are_walked_cell_by_cell_when_the_game_is_over(enter: Enter, house: ServerProcess) -> None:
    """With the keys of the board, which turn no page of the replay there; a territory is one stop for Tab."""
    anna = enter("en", game=GAME)
    anna.sit_at(house.finished("you", "bot", game=GAME))
    expect(anna.page.get_by_role("slider")).to_be_visible()
    focused = "() => document.activeElement.id"
    shown = anna.page.get_by_role("slider").input_value()
    for seat, player in enumerate(anna.views[-1]["view"]["players"]):
        cells = {tile["cell"] for tile in player["territory"]}
        walked = [anna.page.locator(f"path[id^=territory-{seat}-][tabindex='0']").get_attribute("id")]
        anna.page.locator(f"#{walked[0]}").focus()
        for _ in cells:
            anna.page.keyboard.press("PageDown")
            walked.append(anna.page.evaluate(focused))
        assert set(walked) == {f"territory-{seat}-{cell}" for cell in cells}
        assert walked[-1] == walked[0]
        tile = next(tile for tile in player["territory"] if f"territory-{seat}-{tile['cell']}" == walked[0])
        expect(anna.page.locator(f"#{walked[0]}")).to_have_attribute(
            "aria-label", re.compile(f"^{tile['cell']}, .+\\.")
        )
        above = next(cell for cell in sorted(cells) if south_of(cell) in cells)
        anna.page.locator(f"#territory-{seat}-{above}").focus()
        anna.page.keyboard.press("ArrowDown")
        assert anna.page.evaluate(focused) == f"territory-{seat}-{south_of(above)}"
        anna.page.keyboard.press("Tab")
        assert not anna.page.evaluate(focused).startswith(f"territory-{seat}-")
    assert anna.page.get_by_role("slider").input_value() == shown
