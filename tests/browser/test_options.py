"""Options of a new table: a few values stand side by side with their sentence, many are a page to choose from."""

import json
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.test_accessibility import check

COUNTS = ("2", "3", "4", "5", "6")


def values(*names: str) -> dict[str, list[dict[str, Any]]]:
    told = [{"value": name.lower(), "name": name, "help": f"The map of {name}."} for name in names]
    return dict.fromkeys(COUNTS, told)


FEW = {"name": "pace", "title": "Pace", "help": "How long it lasts.", "values": values("Short", "Long")}
MANY = {
    "name": "map",
    "title": "Map",
    "help": "Where it is played.",
    "values": values("Italy", "France", "Spain", "Poland", "Norway", "Greece"),
}


def offer(person: Person) -> None:
    """As if the games had these options too."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        for game in games:
            game["options"] += [FEW, MANY]
        route.fulfill(json=games)

    person.page.route("**/api/games/?*", answer)
    person.page.route("**/api/games?*", answer)


def test_each_value_says_what_it_means_and_many_are_chosen_by_key(enter: Enter) -> None:
    anna = enter("en")
    offer(anna)
    anna.go("/new/union-pacific")
    anna.page.get_by_role("radio", name="Long", exact=True).click()
    expect(anna.page.get_by_text("The map of Long.")).to_be_visible()
    anna.page.get_by_role("button", name="Map: Italy").press("Enter")
    page = anna.page.get_by_role("dialog", name="Map")
    check(anna, "many values")
    page.get_by_role("radio", name="Italy").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="France")).to_be_checked()
    anna.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Map: France")).to_be_focused()
    with anna.page.expect_request("**/api/tables?*") as sent:
        anna.page.route("**/api/tables?*", lambda route: route.abort())
        anna.line_cut = True  # the server has no such options: nothing is opened
        anna.button("open-and-play").click()
    plan = json.loads(sent.value.post_data or "{}")
    assert (plan["options"]["pace"], plan["options"]["map"]) == ("long", "france")
