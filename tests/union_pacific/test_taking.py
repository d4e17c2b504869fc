"""Taking a share, the row, and dividend cards met on the way: UP-5."""

import pytest

from roundhouse import Event, State
from tests.scenes import keys, legal, look, play, refused
from tests.union_pacific.scenes import DIVIDEND, action, kinds, phase, scene


def built(players: int = 3, **said: object) -> State:
    """Seat 0 has placed its train."""
    return scene(players, phase="share", **said)


# What can be taken: UP-5.1, UP-5.2, UP-5.4, UP-5.5 --------------------------------------------------------------------


@pytest.mark.clause("UP-5.1")
def test_after_placing_a_train_a_share_must_be_taken() -> None:
    state = scene(hands=["kcc"])
    play(state, "card clear", "build bnl casper--denver")
    assert legal(state) == ["take eprg", "take bnl", "take ms", "take dm", "take up", "blind"]
    refused(state, "end", "UP-3.2")
    refused(state, "stay", "UP-5.8")


@pytest.mark.clause("UP-5.1")
def test_exactly_one_share_is_taken() -> None:
    state = built()
    play(state, "take dm")
    assert look(state, "hands")[0] == {"dm": 1}
    refused(state, "take bnl", "UP-5.1")
    refused(state, "blind", "UP-5.1")
    refused(state, "take up", "UP-5.1")


@pytest.mark.clause("UP-5.1")
def test_no_share_is_taken_before_a_train_stands() -> None:
    state = scene()
    refused(state, "take bnl", "UP-5.1")
    refused(state, "blind", "UP-5.1")
    refused(state, "take up", "UP-5.1")


@pytest.mark.clause("UP-5.1")
def test_with_nothing_at_all_to_take_the_turn_ends_without_a_share() -> None:
    # only the last payment can find it so: the deck is out when all four dividend cards have been met
    state = scene(row="", deck="", up_stack=0, met=4, paid=3, table=["bnl"])
    play(state, "card clear", "build bnl casper--denver")
    assert look(state, "hands")[0] == {}
    assert state.over


@pytest.mark.clause("UP-5.2")
def test_a_share_taken_from_the_row_is_replaced_at_once_from_the_deck() -> None:
    state = built(row="bnl bnl ms dm", top="kcc ww")
    play(state, "take bnl")
    assert look(state, "hands")[0] == {"bnl": 1}
    assert look(state, "row") == {"bnl": 1, "ms": 1, "dm": 1, "kcc": 1}
    assert look(state, "deck")[0] == "ww"


@pytest.mark.clause("UP-5.2")
def test_only_a_share_that_lies_in_the_row_can_be_taken_from_it() -> None:
    state = built(row="bnl bnl ms dm")
    refused(state, "take eprg", "UP-5.2")


@pytest.mark.clause("UP-5.2", "UP-5.6")
def test_when_the_deck_is_out_the_row_stays_short() -> None:
    state = built(row="bnl bnl ms dm", deck="dividend")
    play(state, "take bnl")
    assert look(state, "row") == {"bnl": 1, "ms": 1, "dm": 1}
    assert look(state, "deck") == []


@pytest.mark.clause("UP-5.4")
def test_taking_blind_draws_the_top_card_unseen_by_the_others() -> None:
    state = built(row="bnl bnl ms dm", top="kcc ww")
    log: list[Event] = []
    play(state, "blind", log=log)
    assert look(state, "hands")[0] == {"kcc": 1}
    assert look(state, "row") == {"bnl": 2, "ms": 1, "dm": 1}
    assert log[0].seen_by(0) == ("drew-known", {"seat": 0, "share": "kcc"})
    assert log[0].seen_by(1) == log[0].seen_by(None) == ("drew", {"seat": 0})
    other = built(row="bnl bnl ms dm", top="ww kcc")
    play(other, "blind")
    assert other.view(1) == state.view(1)
    assert other.view(None) == state.view(None)


@pytest.mark.clause("UP-5.4")
def test_with_no_deck_nothing_is_drawn_blind() -> None:
    state = built(deck="", met=4, paid=3)
    refused(state, "blind", "UP-5.4")


@pytest.mark.clause("UP-5.5")
def test_the_share_taken_may_be_one_of_the_up_stack() -> None:
    state = built(top="kcc")
    stack = look(state, "up_stack")
    play(state, "take up")
    assert look(state, "hands")[0] == {"up": 1}
    assert look(state, "up_stack") == stack - 1
    assert look(state, "row") == {"eprg": 1, "bnl": 1, "ms": 1, "dm": 1}
    assert look(state, "deck")[0] == "kcc"


@pytest.mark.clause("UP-5.5")
def test_when_the_stack_is_used_up_no_up_share_can_be_had() -> None:
    state = built(up_stack=0)
    assert "take up" not in legal(state)
    refused(state, "take up", "UP-5.5")
    last = built(up_stack=1)
    play(last, "take up")
    assert look(last, "up_stack") == 0
    assert last.actors == (1,)


# Four equal shares: UP-5.3 --------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-5.3")
def test_four_equal_shares_leave_the_game_and_the_row_is_filled_anew() -> None:
    state = built(row="bnl bnl bnl dm", top="bnl kcc kcc ww ms")
    log: list[Event] = []
    play(state, "take dm", log=log)
    assert look(state, "removed") == {"bnl": 4}
    assert look(state, "row") == {"kcc": 2, "ww": 1, "ms": 1}
    assert "four-equal" in keys(log)


@pytest.mark.clause("UP-5.3")
def test_it_is_repeated_as_long_as_the_row_shows_four_equals() -> None:
    state = built(row="bnl bnl bnl dm", top="bnl kcc kcc kcc kcc ww ww ww ww ms eprg ms ms")
    play(state, "take dm")
    assert look(state, "removed") == {"bnl": 4, "kcc": 4, "ww": 4}
    assert look(state, "row") == {"ms": 3, "eprg": 1}


@pytest.mark.clause("UP-5.3")
def test_three_equals_stay() -> None:
    state = built(row="bnl bnl ms dm", top="bnl kcc")
    play(state, "take dm")
    assert look(state, "row") == {"bnl": 3, "ms": 1}
    assert look(state, "removed") == {}


@pytest.mark.clause("UP-5.3", "UP-2.6")
def test_it_holds_for_the_opening_row_too() -> None:
    hands = ["up bnl bnl dm kcc", "up ms ms ms dm", "up eprg umr esl mrr"]
    state = scene(phase="opening", hands=hands, row="", top="bnl bnl bnl bnl ms ms ms ms kcc kcc ww dm")
    for seat in range(3):
        state.apply(seat, action("open up"))
    assert look(state, "removed") == {"bnl": 4, "ms": 4}
    assert look(state, "row") == {"kcc": 2, "ww": 1, "dm": 1}
    state.check()


@pytest.mark.clause("UP-5.3", "UP-5.6")
def test_dividend_cards_met_while_four_equals_are_replaced_are_payments_too() -> None:
    state = built(row="bnl bnl bnl dm", top="bnl kcc dividend kcc dividend ww ms")
    play(state, "take dm")
    assert look(state, "row") == {"kcc": 2, "ww": 1, "ms": 1}
    assert look(state, "met") == 2
    play(state, "stay")
    assert look(state, "paid") == 2


# Dividend cards: UP-5.6, UP-5.7 ---------------------------------------------------------------------------------------


@pytest.mark.clause("UP-5.6")
def test_a_dividend_card_met_while_the_row_is_filled_is_laid_aside_and_drawing_goes_on() -> None:
    state = built(row="bnl bnl ms dm", top="dividend kcc ww", table=["dm"])
    log: list[Event] = []
    play(state, "take bnl", log=log)
    assert look(state, "row") == {"bnl": 1, "ms": 1, "dm": 1, "kcc": 1}
    assert look(state, "met") == 1
    assert look(state, "paid") == 0
    assert log[1].seen_by(None) == ("dividend-card", {"number": 1})
    play(state, "stay")
    assert look(state, "paid") == 1
    assert state.scores() == [3, 0, 0]


@pytest.mark.clause("UP-5.6")
def test_a_dividend_card_drawn_blind_is_replaced_by_the_next_share() -> None:
    state = built(top="dividend dividend kcc ww")
    play(state, "blind")
    assert look(state, "hands")[0] == {"kcc": 1}
    assert look(state, "met") == 2
    play(state, "keep", "stay")
    assert look(state, "paid") == 2


@pytest.mark.clause("UP-5.6", "UP-5.8")
def test_a_blind_draw_that_finds_no_share_gives_none_and_no_swap() -> None:
    state = built(hands=["bnl"], deck="dividend", table=["kcc"])
    play(state, "blind")
    assert look(state, "hands")[0] == {"bnl": 1}
    assert state.over
    assert look(state, "up_stack") == 20
    assert state.scores() == [3, 0, 0]


@pytest.mark.clause("UP-5.7")
def test_a_share_that_replaced_a_dividend_card_may_be_laid_before_the_payment() -> None:
    state = built(top="dividend kcc ww")
    play(state, "blind")
    assert phase(state) == "drawn"
    assert legal(state) == ["invest kcc", "keep"]
    play(state, "invest kcc")
    assert look(state, "table")[0] == {"kcc": 1}
    assert state.scores() == [3, 0, 0]


@pytest.mark.clause("UP-5.7")
def test_it_may_be_kept_and_then_counts_nothing() -> None:
    state = built(top="dividend kcc ww")
    play(state, "blind", "keep", "stay")
    assert look(state, "hands")[0] == {"kcc": 1}
    assert state.scores() == [0, 0, 0]


@pytest.mark.clause("UP-5.7")
def test_only_that_share_may_be_laid() -> None:
    state = built(hands=["bnl bnl kcc"], top="dividend kcc ww")
    play(state, "blind")
    refused(state, "invest bnl", "UP-5.7")
    play(state, "invest kcc")
    assert look(state, "hands")[0] == {"bnl": 2, "kcc": 1}
    refused(state, "invest kcc", "UP-3.2")
    refused(state, "keep", "UP-5.7")


@pytest.mark.clause("UP-5.7")
def test_a_share_drawn_blind_without_a_dividend_card_is_not_laid_at_once() -> None:
    state = built(top="kcc dividend ww")
    play(state, "blind")
    assert phase(state) == "swapping"
    refused(state, "invest kcc", "UP-3.2")
    refused(state, "keep", "UP-5.7")


@pytest.mark.clause("UP-5.7", "UP-5.2")
def test_a_share_that_fills_the_row_after_a_dividend_card_is_not_the_players() -> None:
    state = built(row="bnl bnl ms dm", top="dividend kcc ww")
    play(state, "take bnl")
    assert phase(state) == "swapping"
    assert look(state, "hands")[0] == {"bnl": 1}
    refused(state, "invest kcc", "UP-3.2")


@pytest.mark.clause("UP-5.7", "UP-5.4")
def test_nobody_else_sees_the_share_until_it_is_laid() -> None:
    seen = []
    for share, other in (("kcc", "ww"), ("ww", "kcc")):
        state = built(top=f"dividend {share} {other}")
        play(state, "blind")
        assert state.view(0)["own"]["drawn"] == share
        seen.append((state.view(1), state.view(None)))
    assert seen[0] == seen[1]


# The order: UP-5.9, UP-5.10 -------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-5.9")
def test_from_the_row_the_order_is_take_refill_four_equals_swap_payment_next_player() -> None:
    state = built(row="bnl bnl bnl dm", top="dividend bnl kcc ww ms eprg", table=["up"], hands=["ms"])
    log: list[Event] = []
    play(state, "take dm", log=log)
    assert look(state, "paid") == 0
    play(state, "swap ms", log=log)
    assert keys(log) == [
        "took",
        "dividend-card",
        "turned-up",
        "four-equal",
        *["turned-up"] * 4,
        "swapped",
        "payment",
        "drew-track",
    ]
    assert state.actors == (1,)


@pytest.mark.clause("UP-5.9")
def test_drawn_blind_the_order_is_draw_decide_swap_payment_next_player() -> None:
    state = built(top="dividend kcc", hands=["ms"])
    log: list[Event] = []
    play(state, "blind", "invest kcc", "swap ms", log=log)
    assert keys(log) == ["dividend-card", "drew", "invested", "swapped", "payment", "paid", "drew-track"]
    assert state.actors == (1,)


@pytest.mark.clause("UP-5.10")
def test_there_is_no_limit_to_the_shares_in_hand() -> None:
    many = "eprg " * 15 + "bnl " * 12 + "ms " * 10 + "dm " * 8 + "sfrb " * 9 + "up " * 15
    state = scene(hands=[many], row="umr esl kcc mrr")
    play(state, "card clear", "build bnl casper--denver", "take kcc", "stay")
    assert sum(look(state, "hands")[0].values()) == 70
    assert DIVIDEND in look(state, "deck")
    assert kinds(state) == {"card"}
