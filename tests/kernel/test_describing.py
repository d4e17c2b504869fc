"""Describing actions: remembered where the meaning says it all, never where the state does."""

from typing import Any

from roundhouse.kernel import game as kernel
from tests.tables.toys import DIG, DONE, KNOCK, ToyGame, ToyState


class Told(ToyGame):
    """Digging is told by what is left of the heap, the rest by its meaning alone."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    describe = kernel.Game.describe

    def wording(self, state: ToyState, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
        return ("left", {"heap": state.heap}) if action == DIG else None

    def tell(self, key: str, facts: dict[str, Any], language: str) -> str:
        self.told += 1
        return f"{key} {facts} {language}"


def test_a_sentence_that_depends_on_the_state_follows_it() -> None:
    game = Told()
    state = game.start(players=1, seed=0)
    assert game.describe(state, 0, DIG, "en") == "left {'heap': 4} en"
    state.apply(0, DIG)
    assert game.describe(state, 0, DIG, "en") == "left {'heap': 3} en"


def test_a_sentence_that_depends_on_the_meaning_alone_is_put_in_words_once() -> None:
    game = Told()
    state = game.start(players=1, seed=0)
    assert [game.describe(state, 0, KNOCK, "it") for _ in range(3)] == ["action-knock {} it"] * 3
    assert game.told == 1


def test_only_so_many_sentences_are_remembered() -> None:
    game = Told()
    state = game.start(players=1, seed=0)
    for number in range(kernel.REMEMBERED):
        game.describe(state, 0, KNOCK, str(number))
    game.describe(state, 0, DONE, "en")
    told = game.told
    game.describe(state, 0, DONE, "en")
    game.describe(state, 0, KNOCK, "1")
    assert game.told == told
    game.describe(state, 0, KNOCK, "0")  # the oldest made room
    assert game.told == told + 1
