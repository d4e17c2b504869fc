"""Drawing cards, rounds and time cards: SP-4 and SP-5."""

import pytest

from roundhouse import Event, State
from tests.scenes import keys, legal, look, play, refused
from tests.spike.scenes import SUITS, hand, line, scene, targets


def short_deck(deck: str, row: str, discards: str = "", mine: str = "", **said: object) -> State:
    """Everything that is neither in the deck, the row or the discards nor mine is in seat 1's hand."""
    placed = " ".join([deck, row, discards, mine]).split()
    rest = [suit for suit in SUITS for _ in range(7 - placed.count(suit))]
    return scene(hands=[mine, " ".join(rest)], deck=deck.split(), row=row, discards=discards, **said)


@pytest.mark.clause("SP-4.1")
def test_one_card_up_to_the_tender_one_at_a_time() -> None:
    state = scene(hands=["white", "blue"], row="rose ochre jade black")
    refused(state, "stop", "SP-4.1")
    refused(state, "draw white", "SP-4.1")
    play(state, "draw rose")
    assert hand(state) == {"white": 1, "rose": 1}
    assert set(legal(state)) == {"draw ochre", "draw jade", "draw black", "draw deck", "stop"}
    play(state, "draw deck")
    assert sum(hand(state).values()) == 3
    assert state.actors == (1,) or "end" in legal(state)


@pytest.mark.clause("SP-4.1")
def test_a_larger_tender_draws_more_and_one_may_stop() -> None:
    state = larger_tender()
    play(state, "draw deck", "draw deck", "draw deck")
    assert "stop" in legal(state)
    play(state, "stop")
    assert sum(hand(state).values()) == 3
    state = larger_tender()
    play(state, "draw deck", "draw deck", "draw deck", "draw deck")
    assert sum(hand(state).values()) == 4


def larger_tender() -> State:
    network = line("topeka", "springfield", "st-louis", "indianapolis")
    return scene(hands=["", "blue"], levels=[{"tender": 2}, {}], tracks=[network], income=[8, 0])


@pytest.mark.clause("SP-4.2")
def test_equal_cards_of_the_row_are_one_choice() -> None:
    state = scene(hands=["", "blue"], row="rose rose rose jade")
    assert targets(state, "draw") == {"rose", "jade", "deck"}


@pytest.mark.clause("SP-4.3")
def test_the_row_is_filled_up_only_when_all_are_drawn() -> None:
    state = scene(hands=["", "blue"], row="rose rose rose jade", deck=deck_without("rose rose rose jade blue"))
    play(state, "draw rose")
    assert look(state, "row") == {"rose": 2, "jade": 1}
    play(state, "draw jade")
    assert sum(look(state, "row").values()) == 4
    assert len(look(state, "deck")) == 42 - 1 - 4 - 2


def deck_without(placed: str) -> list[str]:
    gone = placed.split()
    return [suit for suit in SUITS for _ in range(7 - gone.count(suit))]


@pytest.mark.clause("SP-4.4")
def test_while_the_deck_is_empty_one_draws_from_the_row() -> None:
    state = short_deck("", "rose jade", "black")
    assert targets(state, "draw") == {"rose", "jade"}
    refused(state, "draw deck", "SP-4.4")


@pytest.mark.clause("SP-4.1", "SP-4.4")
def test_a_draw_goes_on_from_the_row_and_is_over_when_there_is_no_card_left() -> None:
    state = short_deck("", "rose jade")
    play(state, "draw rose")
    assert legal(state) == ["draw jade", "stop"]
    alone = short_deck("", "rose")
    play(alone, "draw rose")
    assert look(alone, "phase") != "draw"
    assert hand(alone) == {"rose": 1}


@pytest.mark.clause("SP-4.4")
def test_with_row_and_deck_empty_the_round_ends_and_the_draw_goes_on() -> None:
    state = short_deck("", "", "black black white white jade jade jade")
    assert targets(state, "draw") == {"deck"}
    log: list[Event] = []
    play(state, "draw deck", log=log)
    assert "round" in keys(log)
    assert (look(state, "round"), look(state, "taken")) == (2, 0)
    assert hand(state) == {}
    assert sum(look(state, "row").values()) == 4
    assert "stop" not in legal(state)
    play(state, legal(state)[0])
    assert sum(hand(state).values()) == 1


@pytest.mark.clause("SP-4.5")
def test_drawing_is_legal_while_there_is_a_card_anywhere_and_hands_have_no_limit() -> None:
    assert targets(short_deck("", "", ""), "draw") == set()
    refused(short_deck("", "", ""), "draw deck", "SP-4.5")
    assert targets(short_deck("", "", "black"), "draw") == {"deck"}
    assert targets(short_deck("", "black"), "draw") == {"black"}
    state = short_deck("black", "rose rose rose rose", mine=" ".join(["white", "blue", "jade"] * 7))
    assert targets(state, "draw") == {"rose", "deck"}


# Rounds ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-5.1")
def test_the_last_card_drawn_ends_the_round_and_the_draw_goes_on() -> None:
    state = short_deck("white", "rose rose rose jade", "black black black ochre ochre")
    play(state, "draw deck")
    assert look(state, "round") == 2
    assert hand(state) == {"white": 1}
    assert sum(look(state, "row").values()) == 4
    assert len(look(state, "deck")) == 5
    assert look(state, "discards") == {}
    assert "draw deck" in legal(state)
    assert "stop" in legal(state)


@pytest.mark.clause("SP-5.1", "SP-5.2")
def test_the_card_that_completes_the_row_ends_the_round_and_is_shuffled_too() -> None:
    state = short_deck("white", "rose rose rose rose", "black black black ochre ochre ochre")
    play(state, "draw rose", "stop")
    assert look(state, "round") == 2
    assert sum(look(state, "row").values()) == 4
    assert len(look(state, "deck")) == 3 + 1 + 6 - 4


@pytest.mark.clause("SP-5.3")
def test_four_cards_or_fewer_are_all_laid_out_and_the_deck_stays_empty() -> None:
    state = short_deck("white", "rose", "black")
    play(state, "draw deck")
    assert (look(state, "round"), look(state, "row"), look(state, "deck")) == (2, {"rose": 1, "black": 1}, [])
    play(state, "stop")
    assert look(state, "row") == {"rose": 1, "black": 1}  # SP-5.4: not twice in one draw
    assert look(state, "round") == 2


@pytest.mark.clause("SP-5.3")
def test_the_round_then_ends_when_the_next_card_is_needed() -> None:
    state = short_deck("", "rose black", "white white white white white", round=1)
    play(state, "draw rose", "stop")
    assert look(state, "round") == 2
    assert sum(look(state, "row").values()) == 4
    assert len(look(state, "deck")) == 2


@pytest.mark.clause("SP-5.4")
def test_a_round_never_ends_twice_in_one_draw() -> None:
    state = short_deck("white", "rose jade jade", "black black")
    play(state, "draw deck")  # the round ends: four in the row, one in the deck
    assert (look(state, "round"), len(look(state, "deck"))) == (2, 1)
    play(state, "draw deck")
    assert (look(state, "round"), look(state, "deck")) == (2, [])
    assert state.actors == (1,) or "end" in legal(state)


@pytest.mark.clause("SP-5.4")
def test_nor_when_filling_up_takes_the_last_card_again() -> None:
    state = short_deck("white", "rose jade jade", "black black")
    play(state, "draw deck")  # the round ends: four in the row, one in the deck
    play(state, next(move for move in legal(state) if move not in ("draw deck", "stop")))
    assert (look(state, "round"), look(state, "deck")) == (2, [])
    assert sum(look(state, "row").values()) == 4


@pytest.mark.clause("SP-5.5")
@pytest.mark.parametrize(("discards", "above"), [(8, 4), (9, 5), (3, 2), (1, 1)])
def test_in_the_third_round_the_time_cards_are_in_the_lower_half(discards: int, above: int) -> None:
    gone = ["black", "ochre", "blue", "white", "jade"] * 2
    state = short_deck("white", "rose rose rose rose", " ".join(gone[:discards]), round=2)
    play(state, "draw deck")  # as many as were discarded are left when four are laid out
    deck = look(state, "deck")
    assert (look(state, "round"), len(deck), look(state, "upper")) == (3, discards + 3, above)
    assert "time" not in deck[:above]
    assert deck[above:].count("time") == 3


@pytest.mark.clause("SP-5.5")
def test_if_nothing_is_left_the_deck_is_the_time_cards_alone() -> None:
    state = short_deck("white", "rose", "black", round=2)
    play(state, "draw deck")
    assert look(state, "deck") == ["time"] * 3
    assert look(state, "row") == {"rose": 1, "black": 1}


@pytest.mark.clause("SP-5.6")
def test_a_time_card_is_laid_on_the_board_and_replaced() -> None:
    state = short_deck("time white time blue time", "rose rose rose jade", "black", round=3)
    play(state, "draw deck")
    assert (hand(state), look(state, "time_out")) == ({"white": 1}, 1)
    play(state, "draw rose")  # filling up meets the second
    assert look(state, "time_out") == 2
    assert look(state, "row") == {"rose": 2, "jade": 1, "blue": 1}
    assert not state.over
