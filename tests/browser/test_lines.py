"""Lines that break: a page that is loaded anew, a browser that is offline, a server that is killed."""

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.union_pacific.hand import Hand, has_a_train_to_place


def in_mid_turn(enter: Enter, house: ServerProcess) -> tuple[Person, Hand]:
    """A card is chosen and a train stands where it might be placed; nothing is confirmed."""
    anna = enter("it", at=house)
    anna.sit_at(house.reach("you", "bot", "bot", step=12, where=has_a_train_to_place).token)
    hand = Hand(anna)
    seen = hand.wait_for_turn()
    while seen is not None and not seen["chosen"]:
        before = seen
        if before["asked"]:
            hand.answer()
        elif before["glowing"]:
            hand.press_target(before["glowing"][0])
        else:
            live = [one["at"] for one in before["things"]["cards"] if one["live"]]
            hand.press(hand.thing("cards", live[0]))
        seen = hand.wait_for_change(before)
    return anna, hand


def test_a_tentative_turn_is_still_there_after_a_reload(enter: Enter, house: ServerProcess) -> None:
    anna, hand = in_mid_turn(enter, house)
    train = hand.look()["chosen"]
    anna.page.reload()
    hand.wait_for_turn()
    assert hand.look()["chosen"] == train
    expect(hand.back_button).to_be_enabled()
    step = anna.views[-1]["step"]
    hand.play_turn()
    assert anna.views[-1]["step"] > step


def test_a_browser_that_was_offline_finds_its_turn_again(enter: Enter, house: ServerProcess) -> None:
    anna, hand = in_mid_turn(enter, house)
    train = hand.look()["chosen"]
    anna.line_cut = True
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(anna.say("reconnecting"))).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(anna.say("reconnecting"))).to_have_count(0)
    assert hand.look()["chosen"] == train
    hand.play_turn()


def test_a_server_killed_in_mid_game_loses_nothing_it_has_acknowledged(enter: Enter, own_house: ServerProcess) -> None:
    anna, hand = in_mid_turn(enter, own_house)
    anna.line_cut = True
    for _ in range(2):
        train = hand.look()["chosen"]
        seen = anna.views[-1]
        told = anna.open_drawer("log").get_by_role("button").all_inner_texts()
        anna.page.keyboard.press("Escape")
        own_house.kill()
        expect(anna.page.get_by_text(anna.say("reconnecting"))).to_be_visible()
        own_house.start()
        expect(anna.page.get_by_text(anna.say("reconnecting"))).to_have_count(0)
        hand.wait_for_turn()
        now = anna.views[-1]
        assert now["version"] >= seen["version"]
        assert now["step"] == seen["step"]
        assert now["turn"] == seen["turn"]
        assert hand.look()["chosen"] == train
        assert anna.open_drawer("log").get_by_role("button").all_inner_texts() == told
        anna.page.keyboard.press("Escape")
        hand.play_turn()
        hand.wait_for_turn()
    # Killed at the very moment of a click: what was sent and not answered is sent again, and happens once.
    hand.wait_for_turn()
    before = hand.look()
    live = [one["at"] for one in before["things"]["cards"] if one["live"]]
    own_house.kill()
    hand.thing("cards", live[0]).click()
    own_house.start()
    hand.wait_for_change(before)
    hand.play_turn()
