"""The option of even dividends: UP-10."""

import pytest

from tests.scenes import look
from tests.union_pacific.scenes import DIVIDEND, GAME, finish_opening


def even_deck(players: int, seed: int) -> list[str]:
    state = GAME.start(players=players, seed=seed, even_dividends=True)
    finish_opening(state)
    state.check()
    found: list[str] = look(state, "deck")
    return found


def plain_piles(deck: list[str]) -> list[int]:
    """The sizes of the plain piles from the top, in a deck made with the option."""
    rest = len(deck) - 4 * 7
    return [(rest + 3 - place) // 4 for place in range(4)]


@pytest.mark.clause("UP-10.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_it_is_off_unless_chosen(players: int) -> None:
    assert GAME.options(players=players) == {"even_dividends": (False, True)}
    state = GAME.start(players=players, seed=1)
    assert state.options == {"even_dividends": False}
    finish_opening(state)
    assert look(state, "piles")[0] == [6, 0]


@pytest.mark.clause("UP-10.1", "UP-10.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_four_plain_piles_and_four_piles_of_six_with_a_dividend_card_lie_by_turns(players: int) -> None:
    for seed in range(12):
        deck = even_deck(players, seed)
        at = 0
        for plain in plain_piles(deck):
            assert DIVIDEND not in deck[at : at + plain]
            at += plain
            assert deck[at : at + 7].count(DIVIDEND) == 1
            at += 7
        assert at == len(deck)


@pytest.mark.clause("UP-10.2")
@pytest.mark.parametrize(("players", "sizes"), [(2, [16, 16, 15, 15]), (3, [15, 15, 14, 14]), (6, [12, 12, 11, 11])])
def test_plain_piles_are_as_equal_as_can_be_the_larger_further_up(players: int, sizes: list[int]) -> None:
    state = GAME.start(players=players, seed=2, even_dividends=True)
    finish_opening(state)
    assert look(state, "removed") == {}
    piles = look(state, "piles")
    assert piles[0::2] == [[size, 0] for size in sizes]
    assert piles[1::2] == [[7, 1]] * 4


@pytest.mark.clause("UP-10.1")
def test_a_dividend_card_can_lie_anywhere_in_its_pile() -> None:
    first, last = set(), set()
    for seed in range(80):
        deck = even_deck(2, seed)
        first.add(deck.index(DIVIDEND) - 16)
        last.add(len(deck) - 1 - deck[::-1].index(DIVIDEND) - (len(deck) - 7))
    assert first == last == set(range(7))
