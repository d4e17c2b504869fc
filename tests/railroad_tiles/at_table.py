"""A person at a table of Railroad Tiles in the browser: brought to a moment of it, and what their turn holds."""

from typing import Any

import roundhouse
from roundhouse.tables import Table
from roundhouse.tables.history import ALL
from roundhouse.tables.opening import open_from
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
    table = Table.restore([open_from(roundhouse.game(GAME), position, eyes=ALL, at=1)])
    table.apply(table.seat(0, at=1).sit("Anna", 60))
    for seat in range(1, position["players"]):
        table.apply(table.host(at=1).seat_bot(seat, "random", f"Bot {seat}"))
    table.apply(table.host(at=1).start(seed=1, salt="5a17" * 16))
    anna = enter(how.pop("language", "en"), game=GAME, **how)
    anna.sit_at(house.keep(table.entries, [0], GAME))
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    return anna, hand
