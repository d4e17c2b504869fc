"""A person at a table of Railroad Tiles in the browser: brought to a moment of it, and what their turn holds."""

from typing import Any

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.railroad_tiles.hand import Hand

GAME = "railroad-tiles"


def at_a_turn(
    enter: Enter, house: ServerProcess, phase: str, language: str = "en", *, step: int = 0, **how: Any
) -> tuple[Person, Hand]:
    """At the beginning of an own turn of this phase, after so many moves."""
    options = how.pop("options", {})
    guest = house.reach("you", "bot", "bot", step=step, phase=phase, game=GAME, options=options)
    anna = enter(language, game=GAME, **how)
    anna.sit_at(guest.token)
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def laying(enter: Enter, house: ServerProcess, language: str = "en", **how: Any) -> tuple[Person, Hand]:
    """With a column taken and nothing laid yet."""
    anna, hand = at_a_turn(enter, house, "tiles", language, step=how.pop("step", 40), **how)
    seen = hand.look()
    hand.take_something(seen)
    hand.wait_for_change(seen)
    return anna, hand


def steps(person: Person) -> list[dict[str, str]]:
    """What the tentative turn holds, the action that waits for a yes too."""
    seen = person.views[-1]
    turn = seen["turn"] or {"steps": [], "final": None}
    return [meaning(seen, one) for one in [*turn["steps"], *([turn["final"]] if turn["final"] else [])]]


def put(hand: Hand) -> str:
    """Put the tile in hand down on a glowing cell; the cell."""
    seen = hand.look()
    hand.press_target(seen["glowing"][0])
    hand.wait_for_change(seen)
    return steps(hand.person)[-1]["cell"]


def at_position(enter: Enter, house: ServerProcess, position: dict[str, Any], **how: Any) -> tuple[Person, Hand]:
    """At a table that goes on from a position: in the first seat, bots in the others."""
    anna = enter(how.pop("language", "en"), game=GAME, **how)
    anna.sit_at(house.go_on_from(GAME, position))
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand


def turn_until_it_does_not_fit(anna: Person, hand: Hand) -> None:
    """The tile that has been put somewhere; of one that fits in every way the next one is taken."""
    for turn in range(8):
        anna.page.keyboard.press("q")
        anna.wait_until(lambda: anna.is_settled, "nothing is told")
        if anna.page.locator("g.chosen.misfit").count():
            break
        if turn == 3:
            anna.page.keyboard.press("2")
            put(hand)
