"""Several people: two browsers at one table, two people at one screen, and what they ask of each other."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand


def new_table(person: Person, *sitters: str) -> None:
    """Plan a table of two at the front door, the second seat as told."""
    person.start_planning(2)
    for sitter in sitters:
        person.page.get_by_role("radio", name=person.say(f"sitter-{sitter}"), exact=True).click()


def seated(enter: Enter, house: ServerProcess, languages: tuple[str, str] = ("en", "it")) -> tuple[Person, Person]:
    """Two people who sit at one table already."""
    opened = house.open_table("you", "open")
    anna, bruno = enter(languages[0]), enter(languages[1])
    anna.sit_at(opened["token"])
    bruno.go(f"/j/#{opened['code']}")
    bruno.field("your-name").fill("Bruno")
    bruno.button("sit-down").click()
    for person in (anna, bruno):
        expect(person.page.get_by_role("main", name=person.say("board-area"))).to_be_visible()
    return anna, bruno


def play_turns(hands: list[Hand], steps: int) -> None:
    """Whoever is to move plays, until the game has gone so many steps on."""
    goal = hands[0].person.views[-1]["step"] + steps
    while hands[0].person.views[-1]["step"] < goal:
        acting = hands[0].person.wait_until(
            lambda: [hand for hand in hands if hand.is_turn(hand.look())], "the game does not go on"
        )
        for hand in acting:
            hand.play_turn()


def test_a_friend_comes_by_an_invitation_link_and_both_play(enter: Enter) -> None:
    anna, bruno = enter("it"), enter("en")
    new_table(anna, "friend")
    anna.field("friend-name").fill("Bruno")
    anna.button("open-the-table").click()
    link = anna.field("link-for", name="Bruno").input_value()
    bruno.go(f"http://{link.removeprefix('http://')}")
    expect(bruno.page.get_by_role("heading", name="Union Pacific")).to_be_visible()
    bruno.field("your-name").fill("Bruno")
    bruno.button("sit-down").click()
    hands = [Hand(anna), Hand(bruno, seed=2)]
    for hand in hands:
        hand.wait_for_turn()
    play_turns(hands, 12)
    for person, other in ((anna, "Bruno"), (bruno, "Anna")):
        expect(person.open_drawer("log").get_by_role("button", name=re.compile(other)).first).to_be_visible()
    # The link was for one person: it leads him back to his own seat, and nobody else.
    bruno.go(f"http://{link.removeprefix('http://')}")
    expect(bruno.page.get_by_role("main", name=bruno.say("board-area"))).to_be_visible()
    stranger = enter("en")
    stranger.go(f"http://{link.removeprefix('http://')}")
    expect(stranger.heading("closed-door")).to_be_visible()
    stranger.complaints.clear()  # the browser itself notes the refusal


def test_two_people_at_one_screen_never_see_each_others_hand(enter: Enter) -> None:
    both = enter("it")
    new_table(both, "here")
    both.field("name-here").fill("Bruno")
    both.button("open-and-play").click()
    hands = Hand(both)
    either = re.compile("|".join(re.escape(both.say("pass-to", name=name)) for name in ("Anna", "Bruno")))
    for _ in range(8):
        cover = both.page.get_by_role("heading", level=1)
        expect(cover).to_have_text(either)
        expect(both.page.get_by_role("region", name=both.say("things"))).to_have_count(0)
        name = "Anna" if "Anna" in cover.inner_text() else "Bruno"
        covered = until_covered(both)
        assert "own" not in covered["view"]
        hand_of_nobody(both)
        before = len(both.frames)
        both.button("pass-taken", name=name).click()
        expect(both.page.get_by_role("region", name=both.say("things"))).to_be_visible()
        seat = ["Anna", "Bruno"].index(name)
        shown = [frame["view"] for frame in both.frames[before:] if frame["type"] == "view"]
        assert {view["reader"] for view in shown} == {seat}
        seen = hands.look()
        while hands.is_turn(seen):
            seen = hands.decide(seen)
        assert all(view["reader"] in (seat, None) for view in both.views[-3:])


def until_covered(person: Person) -> dict[str, Any]:
    """What the server sends to a screen that nobody has taken yet."""
    person.wait_until(lambda: person.views[-1]["reader"] is None, "under the cover somebody's view stays")
    return person.views[-1]


def hand_of_nobody(person: Person) -> None:
    """Under the cover the page holds no card, no share and no log."""
    page = person.page.content()
    board = person.words.on_board
    for name in ("your-cards", "your-shares", "offer", "map"):
        assert board(name) not in page
    assert person.page.get_by_role("dialog").count() == 0


# What people ask of each other ----------------------------------------------------------------------------------------


def test_a_turn_goes_back_by_consent(enter: Enter, house: ServerProcess) -> None:
    anna, bruno = seated(enter, house)
    hands = [Hand(anna), Hand(bruno, seed=2)]
    play_turns(hands, 4)
    mover, other = (anna, bruno) if hands[1].is_turn(hands[1].look()) else (bruno, anna)
    before = mover.views[-1]["step"]
    mover.open_menu().get_by_role("button", name=mover.say("ask-turn-back"), exact=True).click()
    mover.sees(mover.say("asked-take-back"))
    question = other.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    question.get_by_role("button", name=other.say("offer-decline"), exact=True).click()
    expect(question).to_have_count(0)
    assert mover.views[-1]["step"] == before
    mover.open_menu().get_by_role("button", name=mover.say("ask-turn-back"), exact=True).click()
    other.page.get_by_role("alertdialog").get_by_role("button", name=other.say("offer-agree"), exact=True).click()
    hand = next(hand for hand in hands if hand.person is mover)
    assert hand.wait_for_turn() is not None
    assert mover.views[-1]["step"] < before
    drawer = other.open_drawer("log")
    expect(drawer.locator("del").first).to_be_visible()


def test_people_talk_and_nobody_reads_anothers_notes(enter: Enter, house: ServerProcess) -> None:
    anna, bruno = seated(enter, house)
    talk = anna.open_drawer("chat")
    talk.get_by_role("textbox", name=anna.say("say-something")).fill("A che gioco giochiamo?")
    talk.get_by_role("button", name=anna.say("send"), exact=True).click()
    unread = bruno.page.get_by_role("navigation").get_by_role("button", name=f"{bruno.say('chat')}, 1", exact=True)
    unread.click()
    expect(bruno.drawer("chat").get_by_text("A che gioco giochiamo?")).to_be_visible()
    bruno.page.keyboard.press("Escape")
    expect(bruno.drawer("chat")).to_have_count(0)

    notes = bruno.open_drawer("notes")
    notes.get_by_role("textbox").fill("il mio piano segreto")
    expect(notes.get_by_text(bruno.say("notes-kept"))).to_be_visible()
    bruno.page.keyboard.press("Escape")
    bruno.page.reload()
    notes = bruno.open_drawer("notes")
    expect(notes.get_by_role("textbox")).to_have_value("il mio piano segreto")
    assert "piano segreto" in json.dumps(bruno.frames)
    assert "piano segreto" not in json.dumps(anna.frames)


def test_older_lines_of_a_long_talk_come_page_by_page(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "bot")
    guest = house.guest(opened["token"])
    for number in range(1, 91):
        assert guest.act("say", words=f"riga {number}").status_code == 200
    anna = enter("it")
    anna.sit_at(opened["token"])
    unread = anna.page.get_by_role("navigation").get_by_role("button", name=f"{anna.say('chat')}, 90", exact=True)
    unread.click()
    talk = anna.drawer("chat")
    lines = talk.get_by_text(re.compile(r"^riga \d+$"))
    expect(lines).to_have_count(20)
    expect(talk.get_by_text("riga 90", exact=True)).to_be_in_viewport()
    older = talk.get_by_role("button", name=anna.say("older-talk"), exact=True)
    older.click()
    expect(lines).to_have_count(70)
    expect(talk.get_by_text("riga 71", exact=True)).to_be_in_viewport()
    assert guest.act("say", words="riga 91").status_code == 200
    expect(talk.get_by_text("riga 91", exact=True)).to_be_in_viewport()
    older.click()
    expect(older).to_have_count(0)
    assert lines.all_inner_texts() == [f"riga {number}" for number in range(1, 92)]
    expect(talk.get_by_role("list")).to_be_focused()


def test_a_game_rests_and_goes_on(enter: Enter, house: ServerProcess) -> None:
    anna, bruno = seated(enter, house)
    anna.open_menu().get_by_role("button", name=anna.say("pause-game"), exact=True).click()
    for person in (anna, bruno):
        expect(person.heading("paused")).to_be_visible()
    bruno.open_menu().get_by_role("button", name=bruno.say("ask-resume"), exact=True).click()
    anna.page.get_by_role("alertdialog").get_by_role("button", name=anna.say("offer-agree"), exact=True).click()
    assert Hand(anna).wait_for_turn() is not None


def test_a_bot_keeps_a_seat_warm_and_gives_it_back(enter: Enter, house: ServerProcess) -> None:
    anna, bruno = seated(enter, house)
    menu = bruno.open_menu()
    menu.get_by_role("button", name=bruno.say("hand-over"), exact=True).click()
    menu.get_by_role("button", name=bruno.say("level-random"), exact=True).click()
    hand = Hand(anna)
    hand.play_turn()
    assert hand.wait_for_turn() is not None
    bruno.button("take-over").click()
    hand.play_turn()
    assert Hand(bruno).wait_for_turn() is not None


def test_who_resigns_comes_last_and_a_bot_plays_on(enter: Enter, house: ServerProcess) -> None:
    anna = enter("it")
    anna.sit_at(house.reach("you", "bot", "bot", step=12).token)
    menu = anna.open_menu()
    menu.get_by_role("button", name=anna.say("resign"), exact=True).click()
    menu.get_by_role("button", name=anna.say("resign-no"), exact=True).click()
    menu.get_by_role("button", name=anna.say("resign"), exact=True).click()
    menu.get_by_role("button", name=anna.say("resign-yes"), exact=True).click()
    expect(anna.heading("course")).to_be_visible()
    result = anna.views[-1]["result"]
    assert result["places"][0] == max(result["places"])
    anna.sees(anna.say("out-resigned"))
