"""The front door: entering by code or link, a demonstration, one's own tables, language and light."""

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand


def test_language_and_light_are_remembered(enter: Enter) -> None:
    anna = enter("it")
    anna.go()
    page = anna.page.locator("html")
    expect(page).to_have_attribute("lang", "it")
    expect(page).to_have_attribute("data-theme", "paper")
    anna.button("light").click()
    expect(page).to_have_attribute("data-theme", "night")
    anna.page.get_by_role("button", name="EN", exact=True).click()
    expect(page).to_have_attribute("lang", "en")
    anna.page.reload()
    expect(page).to_have_attribute("lang", "en")
    expect(page).to_have_attribute("data-theme", "night")
    expect(anna.page.get_by_role("link", name="New table", exact=True).first).to_be_visible()


def test_a_browser_that_keeps_nothing_plays_all_the_same(enter: Enter) -> None:
    anna = enter(
        "it", browser_is="Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });"
    )
    anna.go()
    anna.button("light").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "night")
    anna.new_table_link.click()
    anna.button("open-and-play").click()
    assert Hand(anna).wait_for_turn() is not None


def test_a_seat_is_found_by_the_tables_code(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "open")
    bruno = enter("it")
    bruno.go()
    code = opened["code"]
    bruno.field("link-or-code").fill(f"{code[:4]} {code[4:].lower()}")
    bruno.button("enter").click()
    bruno.field("your-name").fill("Bruno")
    bruno.button("sit-down").click()
    assert Hand(bruno).wait_for_turn() is not None
    bruno.go()
    bruno.page.get_by_role("link", name=bruno.say("play"), exact=True).click()
    assert Hand(bruno).wait_for_turn() is not None


def test_a_link_that_opens_nothing_says_so(enter: Enter) -> None:
    anna = enter("it")
    anna.go()
    anna.field("link-or-code").fill("abc")
    anna.button("enter").click()
    anna.sees(anna.say("no-such-table"))
    anna.go("/t/#0123456789abcdef01.0123456789abcdef0123456789abcdef")
    expect(anna.heading("closed-door")).to_be_visible()
    anna.complaints.clear()  # the browser itself notes the refusal


def test_a_demonstration_is_watched(enter: Enter) -> None:
    anna = enter("it")
    anna.go()
    anna.button("watch-demo").click()
    expect(anna.page.get_by_role("main", name=anna.say("board-area"))).to_be_visible()
    expect(anna.page.get_by_role("region", name=anna.words.on_board("your-cards"))).to_have_count(0)
    start = anna.views[-1]["step"]
    anna.wait_until(lambda: anna.views[-1]["step"] > start + 5, "the demonstration does not go on")
    assert anna.views[-1]["you"] == {"host": False, "seats": [], "invited": []}


# What the focus is on, and whether anything is drawn round it.
FOCUSED = """() => {
  const at = document.activeElement;
  return [at.tagName, at.innerText.replace(/\\s+/g, " ").trim(), getComputedStyle(at).outlineStyle];
}"""


def test_another_page_is_begun_at_its_heading(enter: Enter) -> None:
    """By link, by button, and with the browser's own back and forward; the first page leaves the focus alone."""
    anna = enter("en")
    anna.go()
    expect(anna.new_table_link).to_be_visible()
    assert anna.page.evaluate(FOCUSED)[0] == "BODY"

    def begins(heading: str, title: str) -> None:
        told = anna.wait_until(lambda: (now := anna.page.evaluate(FOCUSED))[0] == "H1" and now, "no heading has it")
        assert heading in told[1]
        assert told[2] == "none"
        expect(anna.page).to_have_title(title)

    new = ("A new table of Union Pacific", "A new table of Union Pacific · Roundhouse")
    anna.new_table_link.press("Enter")
    begins(*new)
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("() => document.querySelector('main').contains(document.activeElement)")
    anna.page.go_back()
    begins("ready to depart", "Roundhouse")
    anna.page.go_forward()
    begins(*new)
    anna.button("open-and-play").press("Enter")
    begins("Your turn", "● Your turn · Union Pacific")
    anna.page.get_by_role("navigation").get_by_role("button").first.focus()
    anna.page.go_back()
    begins(new[0], f"● Your turn · {new[1]}")
