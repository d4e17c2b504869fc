"""Hints: what the game itself would do in one's place, for whoever is on turn, unless the table does without."""

import random
from typing import Any

import pytest

from roundhouse import Game, State
from roundhouse.kernel.game import Hint
from roundhouse.tables import Terms
from tests.tables.scenes import READERS, Scene, alone, forbidden, portrait, refused
from tests.tables.toys import DIG, DONE, HEAP, ToyGame


def hinted(scene: Scene) -> tuple[int, Hint] | None:
    """The game has a hint for the seat on turn: the seat, and the hint."""
    for seat in alone(scene):
        found = scene.game.hint(scene.state, seat)
        if found is not None:
            return seat, found
    return None


class Advisor(ToyGame):
    """Digs and is done, whatever it is asked; it says what that brings only if there is enough to dig."""

    def __init__(self) -> None:
        super().__init__()
        self.has_hints = True

    def hint(self, state: State, seat: int) -> Hint | None:
        plenty = state.view(seat)["heap"] == HEAP
        return Hint([DIG, DONE], [1, 0] if plenty else [], plenty)


def advised() -> Scene:
    return Scene(Advisor(), players=2).start()


def told(scene: Scene, seat: int, language: str = "en") -> dict[str, Any]:
    hint = scene.game.hint(scene.seat(seat).hint_position(), seat)
    assert hint is not None
    return dict(scene.table.hint_view(seat, hint, language))


@pytest.mark.where(condition=hinted)
def test_a_hint_is_told_in_words_and_can_be_followed(game: Game) -> None:
    scene = Scene(game).start()
    seat, hint = scene.seek(hinted, random.Random(1))
    before = portrait(scene.table)
    spoken = {language: told(scene, seat, language) for language in READERS}
    assert portrait(scene.table) == before
    assert [step["text"] for step in spoken["en"]["steps"]] != [step["text"] for step in spoken["it"]["steps"]]
    assert [step["action"] for step in spoken["en"]["steps"]] == hint.actions
    scene.do(scene.choose(seat, *hint.actions))
    assert scene.table.view(seat, "en")["view"] == spoken["en"]["then"]
    scene.do(scene.confirm(seat))


@pytest.mark.where(condition=hinted)
def test_a_hint_goes_on_from_the_tentative_turn(game: Game) -> None:
    scene = Scene(game).start()
    seat, hint = scene.seek(hinted, random.Random(2))
    scene.do(scene.choose(seat, hint.actions[0]))
    assert scene.seat(seat).hint_position().view(seat) == scene.table.view(seat, "en")["view"]


def test_what_would_be_seen_ends_before_what_cannot_be_taken_back() -> None:
    scene = advised()
    assert told(scene, 0)["then"]["coins"] == [1, 0]
    scene.do(scene.choose(1, DIG, DONE))
    scene.do(scene.confirm(1))
    assert told(scene, 0)["then"]["coins"] == [1, 1]


def test_a_game_need_not_say_what_a_hint_brings() -> None:
    scene = advised()
    assert (told(scene, 0)["gains"], told(scene, 0)["proved"]) == ([1, 0], True)
    scene.do(scene.choose(0, DIG))
    assert (told(scene, 0)["gains"], told(scene, 0)["proved"]) == (None, False)


def test_a_hint_is_thought_out_from_what_the_seat_may_know() -> None:
    scene = advised()
    world = scene.seat(0).hint_position()
    assert world.position()["purses"][0] == scene.state.position()["purses"][0]
    assert world.position()["purses"][1] != scene.state.position()["purses"][1]
    assert scene.seat(0).hint_position() is world


def test_where_hints_are_off_nobody_gets_one() -> None:
    scene = Scene(Advisor(), players=2, terms=Terms(hints=False)).start()
    with refused("table-hints-off"):
        scene.seat(0).hint_position()
    assert scene.table.view(0, "en")["terms"]["hints"] is False


def test_a_game_without_hints_says_so() -> None:
    scene = Scene(ToyGame(), players=2).start()
    with refused("table-no-hints"):
        scene.seat(0).hint_position()


def test_only_the_person_on_turn_may_ask() -> None:
    scene = Scene(Advisor(), players=3, bots=(2,))
    with refused("table-not-started"):
        scene.seat(0).hint_position()
    scene.start()
    with refused("table-nobody-here"):
        scene.seat(2).hint_position()
    scene.do(scene.choose(0, DONE))
    scene.do(scene.confirm(0))
    with forbidden("RH-1.1"):
        scene.seat(0).hint_position()
    scene.do(scene.host().pause())
    with refused("table-is-paused"):
        scene.seat(1).hint_position()


def test_tables_opened_before_hints_were_a_term_have_them() -> None:
    written = Terms().dump()
    del written["hints"]
    assert Terms.load(written) == Terms(hints=True)
    assert Terms.load(Terms(hints=False).dump()) == Terms(hints=False)


@pytest.mark.parametrize("hints", [None, 1, "no"])
def test_hints_are_on_or_off(hints: object) -> None:
    with refused("table-bad-term"):
        Terms(hints=hints)  # type: ignore[arg-type]
