"""Two players and the third holder: UP-9."""

import random
from typing import Any

import pytest

from roundhouse import Event, State
from roundhouse.games.union_pacific import scoring
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
    assert (state.ranks(), state.view(None)["third_place"]) == ([2, 3], 1)


@pytest.mark.clause("UP-9.4")
def test_a_player_who_equals_the_third_holder_shares_the_win() -> None:
    state = last_draw(table=["up up", "up"], deck="dividend dividend", up_stack=2)
    assert money(state) == [18, 12, 18]
    assert state.winners() == (0,)


@pytest.mark.clause("UP-9.4")
def test_a_player_ahead_of_the_third_holder_wins_alone() -> None:
    state = last_draw(table=["up up up", "up"], deck="dividend dividend", up_stack=2)
    assert state.winners() == (0,)
    assert (state.ranks(), state.view(None)["third_place"]) == ([1, 3], 2)


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


# What a payment now would bring: the third holder in doubt ------------------------------------------------------------


def due(view: dict[str, Any], holder: int) -> tuple[int, int]:
    """What a holder would be paid now, at least and at most."""
    least = sum(amounts[holder] for amounts in view["forecast"].values())
    return least, sum(amounts[holder] for amounts in view["forecast_most"].values())


def paid_now(state: State) -> list[int]:
    """What everybody gets if play stops here and the next payment is made."""
    twin: Any = state.clone()
    had = money(twin)
    scoring.pay(twin, None)
    return [now - before for now, before in zip(money(twin), had, strict=True)]


@pytest.mark.clause("UP-9.2")
def test_the_forecast_of_the_last_payment_counts_what_is_seen_of_the_third_holder() -> None:
    state = scene(
        2, phase="turn", table=["ms ms up", "ms"], row="ms ms ms", deck="dividend dividend", up_stack=2, met=2
    )
    view = state.view(0)
    assert view["third_holder"]["least"] == view["third_holder"]["most"] == {"ms": 3, "up": 2}
    assert view["forecast"]["ms"] == view["forecast_most"]["ms"] == [1, 0, 2]
    assert view["forecast"]["up"] == view["forecast_most"]["up"] == [16, 0, 20]


@pytest.mark.clause("UP-9.2")
def test_what_the_deck_may_hold_makes_the_forecast_of_the_last_payment_a_range() -> None:
    """Two shares are unseen, one in the deck and one in the other's hand: one is of KCC, and one of W&W."""
    said = {"table": ["kcc", "ww ww"], "hands": ["", "ww"], "row": "", "deck": "kcc dividend dividend", "up_stack": 0}
    view = scene(2, phase="turn", met=2, **said).view(0)
    assert view["third_holder"] == {"least": {}, "most": {"kcc": 1, "ww": 1}}
    assert (view["forecast"]["kcc"], view["forecast_most"]["kcc"]) == ([1, 0, 0], [3, 0, 1])
    assert (view["forecast"]["ww"], view["forecast_most"]["ww"]) == ([0, 2, 0], [0, 3, 1])


@pytest.mark.clause("UP-9.3")
def test_before_the_last_payment_no_third_holder_is_in_the_forecast() -> None:
    view = scene(2, phase="turn", table=["ms", ""], met=1, paid=1).view(0)
    assert view["third_holder"] is None
    assert view["forecast"] == view["forecast_most"]
    assert view["forecast"]["ms"] == [3, 0, 0]


@pytest.mark.clause("UP-9.2")
def test_what_is_paid_last_lies_within_what_was_foreseen() -> None:
    """Holder by holder, whenever the last payment is made."""
    rng = random.Random(1)
    checked = 0
    for seed in range(16):
        state = GAME.start(players=2, seed=seed)
        while not state.over:
            if look(state, "paid") == 2 and rng.random() < 0.3:
                checked += 1
                amounts = paid_now(state)
                foreseen = [due(state.view(None), holder) for holder in range(3)]
                assert all(low <= paid <= high for paid, (low, high) in zip(amounts, foreseen, strict=True))
            seat = state.actors[0]
            state.apply(seat, rng.choice(state.legal(seat)))
    assert checked > 100
