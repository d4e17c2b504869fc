"""What a player is told to do can be done: the moments in which only passing or stopping is left."""

from roundhouse import State
from roundhouse.kernel import text
from tests.ride_the_rails.scenes import scene
from tests.scenes import legal


def told(state: State) -> list[str]:
    return [state.game.prompt(state, 0, language) for language in text.LANGUAGES]


def test_where_no_passenger_can_ride_nobody_is_told_to_choose_a_city() -> None:
    state = scene(phase="depart")
    assert legal(state) == ["pass"]
    assert told(state) == ["No passenger can ride: pass.", "Nessun passeggero può viaggiare: passa."]


def test_where_nothing_can_be_built_nobody_is_told_to_build() -> None:
    state = scene()
    assert legal(state) == ["stop"]
    assert told(state) == [
        "There is nowhere left to place a locomotive: end your turn.",
        "Non c’è più posto per una locomotiva: finisci il turno.",
    ]
