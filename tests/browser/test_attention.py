"""Calling a player to the table: the title, the bell, a notice while the page is hidden, and the next table."""

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import Guest, ServerProcess
from tests.union_pacific.hand import Hand

# A browser that notes what it is to show and how often its bell is struck, and a page that can be looked away from.
THAT_NOTES = """
window.notices = [];
window.Notification = class {
  static get permission() { return localStorage.getItem("allowed") ?? "default"; }
  static async requestPermission() { localStorage.setItem("allowed", "granted"); return "granted"; }
  constructor(title, facts) { window.notices.push({ title, body: facts.body, answer: () => this.onclick() }); }
  close() {}
};
window.struck = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.struck += 1; start.apply(this, when); };
Object.defineProperty(document, "hidden", { get: () => window.away === true });
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
"""


def look_away(person: Person) -> None:
    person.page.evaluate("() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')); }")


def look_again(person: Person) -> None:
    person.page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")


def notices(person: Person) -> list[str]:
    told: list[str] = person.page.evaluate("() => window.notices.map(({ body }) => body)")
    return told


def struck(person: Person) -> int:
    times: int = person.page.evaluate("() => window.struck")
    return times


def wish(person: Person, key: str) -> None:
    """Turn one of the settings over."""
    person.button("settings").click()
    person.drawer("settings").get_by_role("switch", name=re.compile(f"^{person.say(key)}")).click()
    person.page.keyboard.press("Escape")


def two_guests(house: ServerProcess) -> tuple[list[Guest], list[str]]:
    """Anna and Bruno at a table of their own, and the tokens of their seats."""
    opened = house.open_table("you", "friend", name="Il tavolo del martedì")
    tokens = [opened["token"], house.join(opened["invitations"][0]["token"], "Bruno")]
    return [house.guest(token) for token in tokens], tokens


def play_until_it_is_the_turn_of(seat: int, guests: list[Guest]) -> None:
    """The others play, and this one too as long as all choose at once."""
    while True:
        for at, guest in enumerate(guests):
            seen = guest.look()
            if seen["actors"] == [seat] and seen["view"]["phase"] == "turn" and not seen["turn"]:
                return
            if at in seen["actors"]:
                guest.decide(seen)


def test_title_bell_and_notice_call_a_player_back(enter: Enter, house: ServerProcess) -> None:
    guests, tokens = two_guests(house)
    play_until_it_is_the_turn_of(0, guests)
    bruno = enter("it", browser_is=THAT_NOTES)
    bruno.go()
    wish(bruno, "notices")
    bruno.sit_at(tokens[1])
    page = bruno.page
    expect(page).to_have_title("Union Pacific")
    page.get_by_role("main", name=bruno.say("board-area")).click(position={"x": 4, "y": 4})  # else a page has no sound
    look_away(bruno)
    play_until_it_is_the_turn_of(1, guests)
    expect(page).to_have_title(bruno.say("title-turn", title="Union Pacific"))
    bruno.wait_until(lambda: notices(bruno), "there is no notice")
    assert notices(bruno) == [bruno.say("notice-turn", name="Il tavolo del martedì")]
    rung = bruno.wait_until(lambda: struck(bruno), "the bell is not struck")
    # Whoever looks at the page hears the bell and needs no notice.
    look_again(bruno)
    play_until_it_is_the_turn_of(0, guests)
    expect(page).to_have_title("Union Pacific")
    play_until_it_is_the_turn_of(1, guests)
    expect(page).to_have_title(bruno.say("title-turn", title="Union Pacific"))
    bruno.wait_until(lambda: struck(bruno) == 2 * rung, "the bell is not struck")
    assert len(notices(bruno)) == 1


def test_who_wants_no_sound_hears_none_and_who_asked_for_no_notice_gets_none(
    enter: Enter, house: ServerProcess
) -> None:
    guests, tokens = two_guests(house)
    play_until_it_is_the_turn_of(0, guests)
    bruno = enter("en", browser_is=THAT_NOTES)
    bruno.go()
    wish(bruno, "sound")
    bruno.sit_at(tokens[1])
    expect(bruno.page).to_have_title("Union Pacific")
    look_away(bruno)
    play_until_it_is_the_turn_of(1, guests)
    expect(bruno.page).to_have_title(bruno.say("title-turn", title="Union Pacific"))
    assert notices(bruno) == []
    assert struck(bruno) == 0


def test_a_question_calls_like_a_turn(enter: Enter, house: ServerProcess) -> None:
    guests, tokens = two_guests(house)
    for seat in (0, 1, 0):
        play_until_it_is_the_turn_of(seat, guests)
    bruno = enter("it", browser_is=THAT_NOTES)
    bruno.go()
    wish(bruno, "notices")
    bruno.sit_at(tokens[1])
    expect(bruno.page).to_have_title("Union Pacific")
    look_away(bruno)
    seen = guests[0].look()
    answer = guests[0].act("offer", what="take-back", version=seen["version"], seat=0)
    assert answer.status_code == 200, answer.text
    expect(bruno.page).to_have_title(bruno.say("title-question", title="Union Pacific"))
    assert notices(bruno) == [bruno.say("notice-question", name="Il tavolo del martedì")]


def test_the_next_table_that_waits_is_one_click_away(enter: Enter, house: ServerProcess) -> None:
    first, second = (house.open_table("you", "bot", name=name)["token"] for name in ("uno", "due"))
    anna = enter("it")
    hand = Hand(anna)
    for token in (first, second):
        anna.sit_at(token)
        hand.wait_for_turn()
    anna.link("next-table").click()
    anna.page.wait_for_url(f"**/t/#{first}")
    assert hand.wait_for_turn() is not None
    anna.page.get_by_role("link", name=anna.say("home")).click()
    expect(anna.page).to_have_title(anna.say("title-turn", title=anna.say("house")))
    anna.sees(anna.say("your-turn-in", count=2))


def test_a_table_that_is_not_open_calls_too(enter: Enter, house: ServerProcess) -> None:
    guests, tokens = two_guests(house)
    play_until_it_is_the_turn_of(0, guests)
    bruno = enter("it", browser_is=THAT_NOTES)
    bruno.page.clock.install()
    bruno.sit_at(tokens[1])
    expect(bruno.page.get_by_role("main", name=bruno.say("board-area"))).to_be_visible()
    bruno.go()
    wish(bruno, "notices")
    bruno.sees(bruno.say("table-playing"))
    bruno.page.clock.run_for(120_000)  # long enough since the table was on the screen
    look_away(bruno)
    play_until_it_is_the_turn_of(1, guests)
    bruno.page.clock.run_for(60_000)
    expect(bruno.page).to_have_title(bruno.say("title-turn", title=bruno.say("house")))
    assert notices(bruno) == [bruno.say("notice-turn", name="Il tavolo del martedì")]
    assert struck(bruno) > 0
    bruno.page.evaluate("() => window.notices[0].answer()")
    bruno.page.wait_for_url(f"**/t/#{tokens[1]}")
