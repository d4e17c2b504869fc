"""Railroad Tiles by fingers: a tap puts a tile down and turns it, two fingers turn it; the view grows along."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.railroad_tiles.at_table import at_position, put, steps
from tests.railroad_tiles.scenes import scene

PHONE = (360, 740)
# The tiles of the territory and the cells where the tile can go that do not lie wholly within the board.
OUTSIDE = """() => {
  const board = document.querySelector("#board .frame > svg").getBoundingClientRect();
  return [...document.querySelectorAll("#board .tiles > g, path.reach.legal")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
  }).length;
}"""


def middle(person: Person) -> tuple[float, float]:
    box = person.page.locator("g.chosen").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def twist(person: Person, *fingers: list[tuple[float, float]]) -> None:
    """Fingers go down, move from place to place, and are lifted."""
    session = person.context.new_cdp_session(person.page)
    for at, kind in enumerate(["touchStart", *["touchMove"] * (len(fingers) - 1), "touchEnd"]):
        places = (
            [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers[at])] if at < len(fingers) else []
        )
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def with_a_curve(enter: Enter, house: ServerProcess, **how: Any) -> Any:
    """A curve in hand beside a cross: it fits in two ways on each cell."""
    land = "M13 cross-rail-rural-train RRRR"
    state = scene(2, land, hand="curve-rail-rural straight-rail-rural")
    return at_position(enter, house, state.position(), **how)


def test_a_tap_puts_a_tile_down_and_another_turns_it_to_the_next_way_that_fits(
    enter: Enter, house: ServerProcess
) -> None:
    anna, hand = with_a_curve(enter, house, size=PHONE, touch=True)
    glowing = hand.look()["glowing"][0]
    spot = hand.target(glowing).evaluate(hand.spot)
    anna.page.touchscreen.tap(spot["x"], spot["y"])
    anna.wait_until(lambda: bool(steps(anna)), "nothing is put down")
    cell, lie = steps(anna)[-1]["cell"], steps(anna)[-1]["lie"]
    anna.wait_until(lambda: anna.is_settled, "the turn is not told")
    anna.page.touchscreen.tap(*middle(anna))
    anna.wait_until(lambda: steps(anna)[-1]["lie"] != lie, "the tap does not turn it")
    assert steps(anna)[-1]["cell"] == cell
    expect(anna.page.get_by_role("button", name=hand.confirmations)).to_be_enabled()


def test_two_fingers_that_twist_turn_the_tile(enter: Enter, house: ServerProcess) -> None:
    anna, hand = with_a_curve(enter, house, size=PHONE, touch=True)
    put(hand)
    pictured = anna.page.locator("g.chosen .upright").inner_html()
    x, y = middle(anna)
    twist(
        anna,
        [(x - 40, y), (x + 40, y)],
        [(x - 28, y - 28), (x + 28, y + 28)],
        [(x - 10, y - 39), (x + 10, y + 39)],
    )
    expect(anna.page.locator("g.chosen .upright")).not_to_have_js_property("innerHTML", pictured)


def test_the_view_fits_itself_as_the_territory_grows(enter: Enter, house: ServerProcess) -> None:
    """Tiles in a row to the east: the further they lie, the smaller all is shown."""
    row = "; ".join(f"{chr(ord('M') + at)}13 straight-highway-rural -H-H" for at in range(3))
    state = scene(2, row, hand="straight-highway-rural-car straight-highway-rural-car straight-highway-urban")
    anna, hand = at_position(enter, house, state.position(), size=(1024, 768))
    scales = []
    for _ in range(3):
        assert anna.page.evaluate(OUTSIDE) == 0
        scales.append(anna.page.locator("#board .tiles > g").first.bounding_box()["width"])  # type: ignore[index]
        seen = hand.look()
        east = max((name for name in seen["glowing"]), key=lambda name: name.partition(",")[0])
        hand.press_target(east)
        seen = hand.wait_for_change(seen)
        if anna.views[-1]["turn"]["final"]:
            break
        hand.press_confirm()
        hand.wait_for_change(seen)
    assert scales == sorted(scales, reverse=True)
    assert scales[-1] < scales[0]
