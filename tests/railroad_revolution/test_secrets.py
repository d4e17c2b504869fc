"""What only one player knows, what stays known, and what is drawn anew: RV-1.8."""

from collections import Counter
from typing import Any

import pytest

from roundhouse import BadPosition, State
from tests.railroad_revolution.scenes import GAME, scene
from tests.scenes import look, play

SEEDS = range(900)
FIRST, SECOND, THIRD = range(3)  # of the objectives drawn


def choosing() -> State:
    """Seat 1 chooses one of three B objectives. Seat 0 had put the second and the third of them under the pile."""
    position = scene(players=3).position()
    pile: list[Any] = position["piles"]["b"]
    position["drawn"], position["piles"]["b"] = [pile[0], [pile[1][0], [0]], [pile[2][0], [0]]], pile[3:]
    completed = [[], [position["objectives"][1][0]["id"]], []]
    return GAME.position({**position, "phase": "replace", "asked": 1, "vacant": ["first"], "completed": completed})


def drawn(state: State) -> list[str]:
    return [card for card, _ in look(state, "drawn")]


def is_even(seen: Counter[str], kinds: int) -> bool:
    """Chi-square: far from what one draw in ten thousand would show."""
    expected = sum(seen.values()) / kinds
    total = sum((count - expected) ** 2 / expected for count in seen.values()) + expected * (kinds - len(seen))
    return total < kinds - 1 + 5.5 * (2 * (kinds - 1)) ** 0.5


@pytest.mark.clause("RV-1.8")
def test_only_the_chooser_sees_what_is_drawn() -> None:
    state = choosing()
    assert [row["id"] for row in state.view(1)["own"]["choice"]] == drawn(state)
    hidden = set(drawn(state))
    for viewer in (0, 2, None):
        told = repr({key: value for key, value in state.view(viewer).items() if key != "own"})
        assert not any(f"'{card}'" in told for card in hidden)
    assert state.view(0)["own"]["choice"] == state.view(2)["own"]["choice"] == []


@pytest.mark.clause("RV-1.8")
def test_what_one_has_put_under_a_pile_stays_known_in_anothers_hand() -> None:
    state = choosing()
    cards = drawn(state)
    for_seat_0 = [drawn(state.imagine(0, seed)) for seed in range(60)]
    assert all(hand[SECOND:] == cards[SECOND:] for hand in for_seat_0)
    assert len({hand[FIRST] for hand in for_seat_0}) == 8  # it and the seven in the pile
    for viewer in (2, None):
        assert len({tuple(drawn(state.imagine(viewer, seed))) for seed in range(60)}) > 30
    assert all(drawn(state.imagine(1, seed)) == cards for seed in range(20))


@pytest.mark.clause("RV-1.8")
def test_it_stays_known_when_it_goes_under_the_pile_again() -> None:
    state = choosing()
    cards = drawn(state)
    play(state, f"objective {cards[SECOND]}")
    assert look(state, "piles")["b"][-2:] == [[cards[FIRST], [1]], [cards[THIRD], [0, 1]]]
    assert state.view(0)["own"]["known"]["b"] == [cards[THIRD]]
    assert sorted(state.view(1)["own"]["known"]["b"]) == sorted([cards[FIRST], cards[THIRD]])
    assert state.view(2)["own"]["known"]["b"] == []
    for seed in range(30):
        imagined = look(state.imagine(0, seed), "piles")["b"]
        assert imagined[-1] == [cards[THIRD], [0, 1]]
        assert imagined[-2][1] == [1]
        assert look(state.imagine(1, seed), "piles")["b"][-2:] == look(state, "piles")["b"][-2:]


@pytest.mark.clause("RV-1.8")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_what_is_not_known_is_drawn_evenly(viewer: int | None) -> None:
    state = choosing()
    imagined = [state.imagine(viewer, seed).position() for seed in SEEDS]
    unknown = 8 if viewer == 0 else 10
    assert is_even(Counter(one["drawn"][FIRST][0] for one in imagined), unknown)
    assert is_even(Counter(one["piles"]["b"][0][0] for one in imagined), unknown)
    assert is_even(Counter(one["piles"]["b"][-1][0] for one in imagined), unknown)
    assert is_even(Counter(one["piles"]["d"][4][0] for one in imagined), 10)
    assert is_even(Counter(one["contract_pile"][0] for one in imagined), 8)
    assert is_even(Counter(one["contract_pile"][-1] for one in imagined), 8)
    assert {one["contract"] for one in imagined} == {look(state, "contract")}


@pytest.mark.clause("RV-1.8")
@pytest.mark.parametrize("known", [[3], [0, 0], 0, None, ["0"], [-1]])
def test_who_knows_a_card_is_a_list_of_seats(known: object) -> None:
    position = choosing().position()
    (first, _), *rest = position["drawn"]
    GAME.position({**position, "drawn": [[first, [2]], *rest]})
    for wrong in ([[first, known], *rest], [first, *rest], [[first], *rest]):
        with pytest.raises(BadPosition):
            GAME.position({**position, "drawn": wrong})
    (top, _), *pile = position["piles"]["b"]
    with pytest.raises(BadPosition):
        GAME.position({**position, "piles": {**position["piles"], "b": [[top, known], *pile]}})
