"""A game without a board of its own: chosen and played from plain lists, won with stars, failed, or won by nobody."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import Guest, ServerProcess
from tests.browser.test_accessibility import check
from tests.shelf import SMALL_GAMES, small_games

TRESTLE, TIMETABLE = "trestle", "timetable"
MOST_ASKED = 50
STARS = (8, 12, 18)  # points for one, two and three stars of Trestle


@pytest.fixture(scope="module")
def small_house(served: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the small games on its shelf."""
    server = ServerProcess(tmp_path_factory.mktemp("small"), games=SMALL_GAMES)
    with small_games():
        yield server
    server.stop()


def lay(guest: Guest, points: int) -> dict[str, Any]:
    """To the end of a game of Trestle alone: tiles that join best until there are enough points, then worst."""
    while (seen := guest.wait())["phase"] != "over":
        best = max if seen["view"]["points"][0] < points else min
        gains = gains_of(guest, seen)
        chosen = {"actions": [best(gains, key=gains.__getitem__)], "keep": 0, "confirm": True}
        guest.act("choose", version=seen["version"], seat=0, **chosen).raise_for_status()
    return seen


def gains_of(guest: Guest, seen: dict[str, Any]) -> dict[int, int]:
    """What each of some choices brings: a question may be about so many."""
    actions = [choice["action"] for choice in seen["legal"]]
    asked = actions[:: len(actions) // MOST_ASKED + 1]
    answer = guest.http.post("/ask", json={"version": seen["version"], "seat": 0, "actions": asked})
    assert answer.status_code == 200, answer.text
    return {way["steps"][-1]["action"]: way["change"]["scores"][0] for way in answer.json()["ways"]}


@pytest.mark.parametrize("points", [0, 12])
def test_a_game_alone_says_how_many_stars_it_has_won_or_that_it_has_failed(
    enter: Enter, small_house: ServerProcess, points: int
) -> None:
    token = small_house.open_table("you", game=TRESTLE)["token"]
    seen = lay(small_house.guest(token), points)
    stars = sum(seen["result"]["scores"][0] >= least for least in STARS)
    assert (stars > 0) == (points > 0)
    for language, size, theme in (("en", (360, 740), "dark"), ("it", (1280, 800), "light")):
        anna = enter(language, at=small_house, game=TRESTLE, size=size, theme=theme)
        anna.sit_at(token)
        ranking = anna.region("ranking")
        told = anna.say("won-you") if stars else anna.say("failed-game")
        expect(ranking.get_by_role("heading", level=1)).to_have_text(told)
        expect(ranking.get_by_role("img", name=anna.say("stars", count=stars))).to_have_text(
            "★" * stars + "☆" * (3 - stars)
        )
        check(anna, f"the end with {stars} stars, {theme}")


def won_by_nobody(frame: str | bytes) -> str:
    """A frame of the socket as a game would send it that nobody has won: none of ours ends so."""
    told = json.loads(frame)
    if told["type"] == "view" and told["view"]["result"]:
        told["view"]["result"] |= {"first": [], "winners": []}
    return json.dumps(told)


def listen(page_side: WebSocketRoute) -> None:
    page_side.connect_to_server().on_message(lambda frame: page_side.send(won_by_nobody(frame)))


def test_that_nobody_has_won_is_said(enter: Enter, small_house: ServerProcess) -> None:
    token = small_house.open_table("you", "you", game=TRESTLE)["token"]
    guest = small_house.guest(token)
    while (seen := guest.wait())["phase"] != "over":
        guest.decide(seen, "lay")
    anna = enter("it", at=small_house, game=TRESTLE)
    anna.page.route_web_socket("**/socket*", listen)
    anna.sit_at(token)
    expect(anna.region("ranking").get_by_role("heading", level=1)).to_have_text(anna.say("won-nobody"))
    expect(anna.region("ranking").get_by_role("img", name=anna.say("stars", count=0))).to_have_count(0)


def choices(person: Person) -> Locator:
    return person.region("choices").get_by_role("listitem").get_by_role("button")


def test_a_value_of_fifteen_is_chosen_and_the_game_played_by_keys(enter: Enter, small_house: ServerProcess) -> None:
    anna = enter("en", at=small_house, game=TIMETABLE)
    anna.go(f"/new/{TIMETABLE}")
    anna.page.get_by_role("button", name="Line: ").press("Enter")
    page = anna.page.get_by_role("dialog")
    values = page.get_by_role("radio")
    expect(values).to_have_count(15)
    check(anna, "fifteen values")
    values.first.focus()
    anna.page.keyboard.press("ArrowLeft")  # round to the last one
    expect(values.last).to_be_checked()
    anna.page.keyboard.press("ArrowRight")
    expect(values.first).to_be_checked()
    anna.page.keyboard.press("Escape")
    expect(page).to_have_count(0)


def press(button: Locator) -> None:
    """Press Enter on it, once it is not disabled: a key does not wait for that as a click does."""
    expect(button).to_be_enabled()
    button.press("Enter")


def test_a_game_without_a_board_is_played_by_clicks_and_by_keys(enter: Enter, small_house: ServerProcess) -> None:
    """One of some 176,000 actions: only the legal ones stand in the list."""
    anna = enter("en", at=small_house, game=TRESTLE, size=(360, 740))
    token = small_house.open_table("you", game=TRESTLE)["token"]
    anna.sit_at(token)
    expect(choices(anna).first).to_be_visible()
    check(anna, "the list of choices")
    legal = anna.views[-1]["legal"]
    expect(choices(anna)).to_have_text([choice["text"] for choice in legal])
    choices(anna).nth(3).click()
    expect(choices(anna).nth(3)).to_have_attribute("aria-pressed", "true")
    anna.button("confirm").click()
    anna.wait_until(lambda: anna.views[-1]["step"] == 1, "the tile is not laid")
    press(choices(anna).nth(5))
    expect(choices(anna).nth(5)).to_have_attribute("aria-pressed", "true")
    press(anna.button("take-back"))
    expect(choices(anna).nth(5)).to_have_attribute("aria-pressed", "false")
    press(choices(anna).nth(5))
    expect(choices(anna).nth(5)).to_have_attribute("aria-pressed", "true")
    press(anna.button("confirm"))
    anna.wait_until(lambda: anna.views[-1]["step"] == 2, "the tile is not laid")
