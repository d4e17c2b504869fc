"""What moves on the page: the dividend of Union Pacific and the journey of Ride the Rails, as they happen."""

from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from roundhouse.tables import Entry, Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import Guest, ServerProcess
from tests.browser.test_accessibility import check
from tests.played import played_to

RIDE_THE_RAILS = "ride-the-rails"
NAMES_UNDER_THE_BUBBLE = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const names = [...document.querySelectorAll("#board svg text")].filter((one) => /[a-z]{2}/.test(one.textContent));
  return names.filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const [upper, lower] = [top + 0.26 * height, top + 0.78 * height]; // where its letters stand
    return left < bubble.right && right > bubble.left && upper < bubble.bottom && lower > bubble.top;
  }).map((one) => one.textContent);
}"""


@cache
def before_payment(number: int) -> list[Entry]:
    """The entries of a game of three up to the first seat's last turn before so many payments have been made."""
    seats = ("you", "bot", "bot")
    entries = played_to(lambda table: paid(table) >= number, seats, level="greedy")
    while paid(table := Table.restore(entries)) >= number or table.playing().state.actors != (0,):
        entries = entries[:-1]
    return entries


def paid(table: Table) -> int:
    made: int = table.playing().state.public_view()["paid"]
    return made


def seated(person: Person, house: ServerProcess, payment: int = 1) -> Guest:
    """The person looks at a table of three before a payment, or before any journey has been made.

    Somebody else's hand plays their seat.
    """
    if person.game == RIDE_THE_RAILS:
        token: str = house.open_table("you", "bot", "bot", game=person.game, level="greedy")["token"]
    else:
        token = house.keep(before_payment(payment), [0])
    person.sit_at(token)
    expect(person.page.locator("#board")).to_be_visible()
    person.wait_until(lambda: person.views, "the table is not there")
    return house.guest(token)


def play_to_payment(guest: Guest, number: int = 1) -> dict[str, Any]:
    """Until so many payments have been made; the game then waits for the guest."""
    while True:
        seen = guest.wait()
        if seen["phase"] == "over" or seen["view"]["paid"] >= number:
            return seen
        guest.decide(seen, "card", "build", "blind", "take")


def sheet(person: Person) -> Locator:
    return person.page.locator("[data-scene=dividend]")


def payments(seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [line["facts"] for line in seen["log"] if line["key"] == "payment"]


def test_a_payment_is_shown_with_everybodys_sums(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", pace="fast")
    seen = play_to_payment(seated(anna, house))
    expect(sheet(anna)).to_be_visible()
    paid = payments(seen)[0]
    expect(anna.page.get_by_role("heading", name=anna.words.on_board("dividend-title", number=1))).to_be_focused()
    for holder, had in enumerate(paid["had"]):
        gained = sum(row["holders"][holder]["amount"] for row in paid["companies"] if row["holders"][holder])
        column = sheet(anna).get_by_role("columnheader").nth(4 + holder)
        expect(column).to_contain_text(f"+${gained}")
        expect(sheet(anna).locator(".tower .label").nth(holder)).to_contain_text(f"${had + gained}")
    rows = sheet(anna).get_by_role("row").filter(has=anna.page.get_by_role("rowheader"))
    expect(rows).to_have_count(len(paid["companies"]))
    for row, told in zip(rows.all(), paid["companies"], strict=True):
        amounts = [f"${cell['amount']}" for cell in told["holders"] if cell and cell["amount"]]
        assert row.locator(".box b").all_inner_texts() == amounts


def test_the_table_follows_when_the_scene_is_over(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", pace="fast")
    seen = play_to_payment(seated(anna, house))
    expect(sheet(anna)).to_be_visible()
    tile = anna.page.get_by_role("button", name=anna.words.on_board("payment-paid"))
    anna.page.keyboard.press("Enter")  # without motion it stands complete: the first press closes
    expect(sheet(anna)).to_have_count(0)
    money = f"${seen['view']['money'][0]}"
    expect(anna.page.locator("#players li").first).to_contain_text(money)
    anna.page.keyboard.press("d")
    expect(sheet(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sheet(anna)).to_have_count(0)
    anna.page.set_viewport_size({"width": 1920, "height": 1080})
    tile.first.click()
    expect(sheet(anna)).to_be_visible()


def test_enter_first_finishes_the_counting_then_closes(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", pace="slow", motion=True)
    play_to_payment(seated(anna, house))
    expect(sheet(anna)).to_be_visible()
    expect(sheet(anna).locator("tr.later")).not_to_have_count(0)
    anna.page.keyboard.press("Enter")
    expect(sheet(anna).locator("tr.later")).to_have_count(0)
    expect(sheet(anna)).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(sheet(anna)).to_have_count(0)


def test_with_scenes_off_the_table_changes_at_once(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", pace="off", motion=True)
    seen = play_to_payment(seated(anna, house))
    anna.wait_until(lambda: anna.views[-1]["version"] >= seen["version"], "the payment does not come")
    expect(anna.page.locator("#players li").first).to_contain_text(f"${seen['view']['money'][0]}")
    expect(sheet(anna)).to_have_count(0)


def test_the_speed_is_set_in_the_settings(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", pace="off")
    guest = seated(anna, house)
    settings = anna.open_drawer("settings")
    settings.get_by_role("radio", name=anna.say("pace-fast"), exact=True).click()
    anna.page.keyboard.press("Escape")
    play_to_payment(guest)
    expect(sheet(anna)).to_be_visible()


def test_the_scene_is_open_to_everybody(enter: Enter, house: ServerProcess) -> None:
    for theme, size in (("light", (1280, 800)), ("dark", (360, 740))):
        anna = enter("en", pace="fast", theme=theme, size=size)
        play_to_payment(seated(anna, house, 2), 2)
        expect(sheet(anna)).to_be_visible()
        check(anna, f"the dividend, {theme}")


def play_to_journey(guest: Guest) -> dict[str, Any]:
    """Until somebody else has ridden; the facts of the arrival."""
    while True:
        seen = guest.wait()
        arrived = [line["facts"] for line in seen["log"] if line["key"] == "arrived" and line["facts"]["seat"] != 0]
        if arrived:
            return dict(arrived[-1])
        guest.decide(seen, "take", "build", "stop")


def test_a_journey_of_another_player_is_shown_link_by_link(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", game=RIDE_THE_RAILS, pace="slow")
    guest = seated(anna, house)
    arrived = play_to_journey(guest)
    expect(anna.page.locator(".journey .passenger")).to_be_visible()
    expect(anna.page.get_by_role("button", name=anna.say("scene-skip"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".journey")).to_have_count(0)
    anna.page.keyboard.press("d")  # the last one again, from its beginning
    bubble = anna.page.locator(".bubble")
    expect(anna.page.locator(".journey .way")).not_to_have_count(0)  # a level way counts as invisible
    for amount in arrived["pays"][-1]:
        expect(bubble).to_contain_text(f"+${amount}")


def test_the_slim_line_of_dividends_shows_a_payment_again(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", pace="fast", size=(1024, 768))
    play_to_payment(seated(anna, house))
    expect(sheet(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sheet(anna)).to_have_count(0)
    first = anna.words.on_board("ordinal", number=1)
    anna.page.get_by_role("button", name=anna.words.on_board("dividend-see", number=first)).click()
    expect(sheet(anna)).to_be_visible()


def test_what_a_scene_has_told_is_not_read_out_once_more(enter: Enter, house: ServerProcess) -> None:
    anna = enter("en", pace="fast")
    seen = play_to_payment(seated(anna, house))
    expect(sheet(anna)).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(sheet(anna)).to_have_count(0)
    paid = [line["text"] for line in seen["log"] if line["key"] == "paid" and line["facts"]["seat"] != 0]
    spoken = anna.page.locator("p[role=status][aria-live=polite]")
    expect(spoken).to_contain_text(anna.say("your-turn"))
    assert paid
    for sentence in paid:
        expect(spoken).not_to_contain_text(sentence)


def test_a_replay_that_runs_shows_the_scenes_and_goes_on(enter: Enter, house: ServerProcess, ended: str) -> None:
    anna = enter("en", pace="fast")
    anna.sit_at(ended)
    expect(anna.heading("course")).to_be_visible()
    guest = house.guest(ended)
    payment = next(line["step"] for line in guest.look()["log"] if line["key"] == "payment")
    story = guest.http.get("/story").json()
    before = max(at for at, moment in enumerate(story) if moment["step"] < payment)
    slider = anna.page.get_by_role("slider", name=anna.say("replay"))
    slider.fill(str(before))
    anna.button("replay-play").click()
    expect(sheet(anna)).to_be_visible()
    expect(sheet(anna)).to_have_count(0)  # it goes on by itself
    expect(slider).not_to_have_value(str(before))


def entries_until(key: str) -> tuple[list[Entry], dict[str, Any]]:
    """Those of a game of Ride the Rails up to a turn in which this has happened, and the facts about it.

    The next turn is the first seat's, so that nothing else happens while a person looks at it.
    """

    def has_happened(table: Table) -> bool:
        return table.playing().state.actors == (0,) and bool(told(table))

    def told(table: Table) -> list[dict[str, Any]]:
        last = [line.event for line in table.log if line.version == table.version]
        return [dict(event.args) for event in last if event.key == key]

    entries = played_to(has_happened, ("you", "bot", "bot", "bot"), RIDE_THE_RAILS, "greedy")
    return entries, told(Table.restore(entries))[0]


def test_the_line_from_coast_to_coast_is_shown_with_its_bonus(enter: Enter, house: ServerProcess) -> None:
    entries, joined = entries_until("joined")
    anna = enter("en", game=RIDE_THE_RAILS, pace="slow")
    anna.sit_at(house.keep(entries, [0], RIDE_THE_RAILS))
    expect(anna.page.locator("#board")).to_be_visible()
    anna.page.keyboard.press("d")
    line = anna.page.locator(".coasts .way")
    expect(line).to_have_count(len(joined["line"]))
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text(anna.words.on_board("coasts-scene"))
    expect(bubble).to_contain_text(f"+${joined['amount']}")
    anna.page.keyboard.press("Escape")
    expect(line).to_have_count(0)


def test_a_bubble_covers_no_name_of_a_city(enter: Enter, house: ServerProcess) -> None:
    entries, _ = entries_until("joined")
    anna = enter("en", game=RIDE_THE_RAILS, pace="slow", size=(1280, 800))
    anna.sit_at(house.keep(entries, [0], RIDE_THE_RAILS))
    expect(anna.page.locator("#board")).to_be_visible()
    anna.page.keyboard.press("d")
    expect(anna.page.locator(".bubble")).to_be_visible()
    assert anna.page.evaluate(NAMES_UNDER_THE_BUBBLE) == []


def test_whoever_watches_sees_the_scenes_too(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it", pace="fast")
    opened = house.open_table("you", "bot", "bot", game=anna.game)
    anna.sit_at(opened["watch"])
    expect(anna.page.locator("#board")).to_be_visible()
    anna.wait_until(lambda: anna.views, "the table is not there")
    paid = payments(play_to_payment(house.guest(opened["token"])))[0]
    expect(sheet(anna)).to_be_visible()
    expect(sheet(anna).locator(".tower")).to_have_count(len(paid["had"]))


def test_the_demo_shows_its_scenes(enter: Enter) -> None:
    anna = enter("en", pace="fast")
    anna.go()
    anna.button("watch-demo").click()
    expect(anna.page.locator("#board")).to_be_visible()
    # Whichever game it is, a scene waits for somebody to go on or can be skipped.
    shown = anna.page.locator("[data-scene]").or_(anna.page.get_by_role("button", name=anna.say("scene-skip")))
    expect(shown.first).to_be_attached()
