"""What actions and prompts of Railroad Revolution say: the names of the table, and figures that are true."""

import pytest

from tests.railroad_revolution.scenes import GAME, TO_CHICAGO, scene
from tests.scenes import legal, play


def said(move: str, language: str = "en", **where: object) -> str:
    """How the first player's move is described."""
    state = scene(**where)  # type: ignore[arg-type]
    return GAME.describe(state, 0, state.legal(0)[legal(state).index(move)], language)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("work orange railroad", "Accountant on Railroad: $100, and $50 a triangle"),
        ("work orange telegraph", "Accountant on Telegraph: $100 a share"),
        ("work orange trade", "Accountant on Trade: $100 a train"),
        ("work white trade", "Unskilled worker on Trade: promote a worker"),
    ],
)
def test_what_a_worker_adds_is_told_by_what_it_counts(move: str, words: str) -> None:
    assert said(move) == words


def test_workers_and_sections_are_called_as_on_the_board() -> None:
    assert said("work purple telegraph", "it") == "Caposquadra su Telegrafo: scambia un lavoratore"
    state = scene()
    play(state, "work purple telegraph")
    offices = [GAME.describe(state, 0, action, "en") for action in state.legal(0)]
    assert "Office in section III, 2 shares" in offices


def test_a_prompt_says_how_much_is_missing() -> None:
    state = scene(money=[400], shares=[2], networks=[TO_CHICAGO])
    play(state, "work white station", "station chicago", "take sell-share")
    assert "missing" not in GAME.prompt(state, 0, "en")
    state = scene(money=[200], shares=[2], networks=[TO_CHICAGO])
    play(state, "work white station", "station chicago")
    assert GAME.prompt(state, 0, "en").startswith("$100 are missing")


def test_a_dark_action_says_what_it_lacks() -> None:
    def why(worker: str, action: str, **where: object) -> list[tuple[str, dict[str, int]]]:
        state = scene(**where)  # type: ignore[arg-type]
        return GAME.explain(state, 0, GAME.action("work", worker=worker, action=action), "RV-3.3")

    poor = {"money": [0], "shares": [0]}
    assert why("white", "station", **poor) == [("cheapest", {"price": 150, "liquid": 0})]
    assert why("white", "railroad", **poor) == [("rails", {"price": 400, "liquid": 0})]
    assert why("orange", "station", **poor) == []
    assert why("white", "station", stations=[["washington", "charlotte"]]) == [("no-city", {})]


def test_a_prompt_says_how_many_workers_are_missing() -> None:
    state = scene(money=[0], shares=[6], reserve=["white white white white"], telegraph={1: "money"})
    play(state, "work white telegraph", "office 1", "take tile", "discard reserve white")
    assert GAME.prompt(state, 0, "en").startswith("One worker is missing to the four you need")
