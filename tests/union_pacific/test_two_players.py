"""Two players and the third holder: UP-9."""

import pytest

from roundhouse import Event, State
from tests.scenes import keys, look, play
from tests.union_pacific.scenes import DIVIDEND, GAME, finish_opening, scene


def last_draw(**said: object) -> State:
    """Seat 0 takes from the row and the third dividend card comes up."""
    state = scene(2, **{"phase": "share", "row": "dm", "met": 2, **said})
    play(state, "take dm")
    if not state.over:
        play(state, "stay")
    return state


def money(state: State) -> list[int]:
    found: list[int] = state.view(None)["money"]
    return found


@pytest.mark.clause("UP-9.1", "UP-8.1")
def test_there_are_three_payments_and_four_dividend_cards() -> None:
    state = GAME.start(players=2, seed=4)
    finish_opening(state)
    assert look(state, "deck").count(DIVIDEND) == 4
    assert state.view(0)["payments"] == 3
    second = scene(2, phase="share", table=["sfrb"], top="dividend kcc", met=1)
    play(second, "take dm", "stay")
    assert not second.over
    assert last_draw(deck="dividend kcc dividend").over


@pytest.mark.clause("UP-9.1")
def test_the_draw_of_the_third_dividend_card_is_finished_first() -> None:
    state = scene(2, phase="share", row="", deck="dividend kcc ww dividend", up_stack=0, met=2)
    play(state, "blind")
    assert not state.over
    play(state, "invest kcc")
    assert state.over
    assert look(state, "table") == [{"kcc": 1}, {}, {"ww": 1}]


@pytest.mark.clause("UP-9.2")
def test_row_deck_and_up_stack_become_the_third_holders() -> None:
    state = last_draw(row="bnl bnl ms dm", deck="dividend kcc ww ww dividend", up_stack=2, hands=["esl", "mrr"])
    assert look(state, "table")[2] == {"bnl": 2, "ms": 1, "kcc": 1, "ww": 2, "up": 2}
    assert look(state, "row") == {}
    assert look(state, "deck") == [DIVIDEND]
    assert look(state, "up_stack") == 0


@pytest.mark.clause("UP-9.2")
def test_shares_in_hand_and_out_of_the_game_count_for_nobody() -> None:
    state = last_draw(hands=["esl esl", "mrr"], table=["", "ww"], deck="dividend kcc dividend", up_stack=0)
    assert look(state, "table") == [{}, {"ww": 1}, {"kcc": 1}]
    assert money(state) == [0, 3, 3]


@pytest.mark.clause("UP-9.2")
def test_the_third_holder_counts_fully_first_second_tied_and_alone() -> None:
    state = last_draw(
        table=["bnl ms ms sfrb", "bnl"],
        deck="dividend bnl bnl ms sfrb kcc dividend",
        up_stack=0,
    )
    # BNL 2: the third holder has two, then a tie of one each for second (1 over two); MS 2 and 1; SFRB a tie of 3 over
    # two; KCC 3 alone
    assert money(state) == [0 + 2 + 1, 0, 2 + 1 + 1 + 3]


@pytest.mark.clause("UP-9.3")
def test_the_third_holder_is_paid_in_the_last_payment_only() -> None:
    state = scene(2, phase="share", table=["up"], top="dividend kcc", met=1)
    play(state, "take dm", "stay")
    assert money(state) == [10, 0, 0]
    assert look(state, "table")[2] == {}


@pytest.mark.clause("UP-9.3")
def test_in_the_last_payment_union_pacific_pays_by_its_fourth_column() -> None:
    state = last_draw(table=["up up up", "up"], deck="dividend dividend", up_stack=2)
    assert money(state) == [20, 12, 16]
    tied = last_draw(table=["up up", "up"], deck="dividend dividend", up_stack=2)
    assert money(tied) == [18, 12, 18]


@pytest.mark.clause("UP-9.3", "UP-7.12")
def test_two_dividend_cards_in_one_draw_are_the_second_payment_and_the_last() -> None:
    state = last_draw(table=["up up up", ""], deck="dividend dividend dividend", up_stack=1, met=1)
    assert money(state) == [10 + 20, 0, 16]
    assert look(state, "paid") == 3


@pytest.mark.clause("UP-9.4")
def test_if_the_third_holder_has_the_most_nobody_at_the_table_wins() -> None:
    state = last_draw(table=["up up", "up"], deck="dividend dividend", up_stack=3)
    assert money(state) == [16, 12, 20]
    assert state.scores() == [16, 12]
    assert state.winners() == ()
    assert state.ranks() == [2, 3]


@pytest.mark.clause("UP-9.4")
def test_a_player_who_equals_the_third_holder_shares_the_win() -> None:
    state = last_draw(table=["up up", "up"], deck="dividend dividend", up_stack=2)
    assert money(state) == [18, 12, 18]
    assert state.winners() == (0,)


@pytest.mark.clause("UP-9.4")
def test_a_player_ahead_of_the_third_holder_wins_alone() -> None:
    state = last_draw(table=["up up up", "up"], deck="dividend dividend", up_stack=2)
    assert state.winners() == (0,)
    assert state.ranks() == [1, 3]


@pytest.mark.clause("UP-9.4")
def test_both_players_may_share_a_win() -> None:
    state = last_draw(table=["up up", "up up"], deck="dividend dividend", up_stack=1)
    assert money(state) == [18, 18, 12]
    assert state.winners() == (0, 1)


@pytest.mark.clause("UP-9.5")
def test_a_fourth_dividend_card_met_is_laid_aside_unpaid() -> None:
    state = last_draw(table=["up", ""], deck="dividend dividend kcc", up_stack=0)
    assert look(state, "met") == 4
    assert look(state, "paid") == 3
    assert money(state) == [20, 0, 3]


@pytest.mark.clause("UP-9.2")
def test_all_are_told_what_the_third_holder_has() -> None:
    state = scene(2, phase="share", row="dm ms", deck="dividend dividend", up_stack=1, met=2)
    log: list[Event] = []
    play(state, "take dm", "stay", log=log)
    told = log[keys(log).index("third-holder")]
    assert {share: held for share, held in told.args["shares"].items() if held} == {"ms": 1, "up": 1}


@pytest.mark.clause("UP-9.2")
def test_at_larger_tables_there_is_no_third_holder() -> None:
    state = scene(3, phase="share", row="dm ms", deck="dividend kcc dividend", up_stack=5)
    play(state, "take dm", "stay")
    assert len(look(state, "table")) == 3
    assert money(state) == [0, 0, 0]
