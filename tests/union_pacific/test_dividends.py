"""Dividends: UP-7."""

from typing import Any

import pytest

from roundhouse import Event, State
from tests.scenes import look, play
from tests.union_pacific.scenes import COMPANIES, phase, scene

# SFRB's line, grown section by section: with n of them it is worth 2 + n
SFRB_LINE = ["sioux-falls--omaha", "omaha--kansas-city", "casper--sioux-falls", "sioux-falls--bismarck"]
SFRB_LINE += ["minneapolis--chicago", "kansas-city--dallas", "bismarck--minneapolis"]


def worth(value: int) -> dict[str, str]:
    """Trains that make SFRB worth so many millions."""
    return {"sfrb": " ".join(SFRB_LINE[: value - 2])}


def paid(*table: str, number: int = 1, **said: object) -> list[int]:
    """What each seat receives at the payment of that number, with these shares on the table."""
    state = payment(*table, number=number, **said)
    return state.scores()


def payment(*table: str, number: int = 1, log: list[Event] | None = None, **said: object) -> State:
    """The payment made: a dividend card comes up while the row is filled."""
    players = max(3, len(table))
    state = scene(
        players, phase="share", table=list(table), row="eprg bnl ms dm", top="dividend kcc", met=number - 1, **said
    )
    play(state, "take dm", "stay", log=log)
    assert look(state, "paid") == number
    return state


# Values and companies: UP-7.1 to UP-7.7 -------------------------------------------------------------------------------


@pytest.mark.clause("UP-7.1")
def test_at_the_start_every_company_is_worth_two_million_and_eprg_three() -> None:
    companies = scene().view(None)["companies"]
    assert {id: row["value"] for id, row in companies.items()} == dict.fromkeys(COMPANIES, 2) | {"eprg": 3}


@pytest.mark.clause("UP-7.1")
def test_every_train_adds_a_million() -> None:
    state = scene(cards=["clear", "white"])
    play(state, "card clear", "build sfrb sioux-falls--omaha", "take dm", "stay")
    assert state.view(None)["companies"]["sfrb"]["value"] == 3
    play(state, "card white", "build sfrb sioux-falls--bismarck")
    assert state.view(None)["companies"]["sfrb"]["value"] == 4
    assert scene(trains=worth(8)).view(None)["companies"]["sfrb"]["value"] == 8


@pytest.mark.clause("UP-7.2")
@pytest.mark.parametrize(("value", "second"), [(2, 1), (3, 1), (6, 3), (7, 3), (9, 4)])
def test_the_first_shareholder_gets_the_value_the_second_half_of_it_and_nobody_else(value: int, second: int) -> None:
    assert paid("sfrb", "sfrb sfrb sfrb", "sfrb sfrb", trains=worth(value)) == [0, value, second]


@pytest.mark.clause("UP-7.3")
def test_the_only_shareholder_gets_both_dividends() -> None:
    assert paid("", "sfrb", trains=worth(7)) == [0, 7 + 3, 0]


@pytest.mark.clause("UP-7.3", "UP-7.10")
def test_the_only_shareholder_of_union_pacific_does_not() -> None:
    assert paid("", "up up", number=2) == [0, 10, 0]


@pytest.mark.clause("UP-7.4")
@pytest.mark.parametrize(("value", "tied", "each"), [(7, 2, 5), (7, 3, 3), (6, 2, 4), (5, 4, 1), (2, 4, 0)])
def test_a_tie_for_most_divides_both_dividends_rounded_down(value: int, tied: int, each: int) -> None:
    assert paid(*["sfrb sfrb"] * tied, "sfrb", trains=worth(value)) == [each] * tied + [0]


@pytest.mark.clause("UP-7.5")
@pytest.mark.parametrize(("value", "tied", "each"), [(8, 2, 2), (7, 2, 1), (7, 3, 1), (5, 3, 0)])
def test_a_tie_for_second_divides_the_second_dividend_rounded_down(value: int, tied: int, each: int) -> None:
    assert paid("sfrb sfrb sfrb", *["sfrb"] * tied, trains=worth(value)) == [value] + [each] * tied


@pytest.mark.clause("UP-7.5")
def test_behind_a_tie_for_second_nobody_is_paid() -> None:
    assert paid("sfrb sfrb sfrb", "sfrb sfrb", "sfrb sfrb", "sfrb", trains=worth(8)) == [8, 2, 2, 0]


@pytest.mark.clause("UP-7.6")
def test_a_company_without_shares_on_the_table_pays_nobody() -> None:
    assert paid("", "", "", hands=["sfrb sfrb", "up"], trains=worth(8), number=2) == [0, 0, 0]


@pytest.mark.clause("UP-7.7")
def test_the_companies_pay_one_by_one_and_union_pacific_last() -> None:
    log: list[Event] = []
    payment(" ".join(reversed(COMPANIES)), "up", number=2, log=log)
    assert [event.args["share"] for event in log if event.key == "paid"] == [*COMPANIES, "up"]


@pytest.mark.clause("UP-7.2", "UP-7.7")
def test_each_company_pays_by_itself() -> None:
    assert paid("sfrb sfrb bnl", "sfrb bnl bnl", "eprg", trains=worth(6)) == [6 + 1, 3 + 2, 3 + 1]


# Union Pacific: UP-7.8 to UP-7.11 -------------------------------------------------------------------------------------

COLUMNS = {1: [0, 0, 0, 0, 0], 2: [10, 8, 6, 4, 2], 3: [15, 12, 9, 6, 3], 4: [20, 16, 12, 8, 4]}
LADDER = ["up up up up up", "up up up up", "up up up", "up up", "up"]


@pytest.mark.clause("UP-7.8")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_union_pacific_pays_five_places_by_a_table_that_grows(number: int) -> None:
    assert paid(*LADDER, number=number) == COLUMNS[number]


@pytest.mark.clause("UP-7.9")
def test_a_tie_adds_up_the_places_it_fills_and_divides_them_rounded_down() -> None:
    first = paid("up up", "up up", "up", number=2)
    assert first == [9, 9, 6]
    second = paid("up up up", "up", "up", "up", number=3)
    assert second == [15, 9, 9, 9]  # 12 + 9 + 6 = 27
    rounded = paid("up up up", "up up", "up", "up", number=3)
    assert rounded == [15, 12, 7, 7]  # 9 + 6 = 15
    two_ties = paid("up up", "up up", "up", "up", number=4)
    assert two_ties == [18, 18, 10, 10]


@pytest.mark.clause("UP-7.10")
def test_places_left_over_pay_nobody() -> None:
    assert paid("up up", "up", "", number=2) == [10, 8, 0]


@pytest.mark.clause("UP-7.11")
def test_there_is_no_sixth_place() -> None:
    six = ["up up up up up up", "up up up up up", "up up up up", "up up up", "up", ""]
    assert paid(*six, number=4) == [20, 16, 12, 8, 4, 0]
    assert paid("up up up", "up up up", "up up up", "up up", "up up", "up", number=4) == [16, 16, 16, 6, 6, 0]


@pytest.mark.clause("UP-7.11")
def test_in_a_tie_beyond_the_fifth_place_all_divide_what_is_there() -> None:
    assert paid("up up up", "up up up", "up up", "up up", "up", "up", number=4) == [18, 18, 10, 10, 2, 2]
    assert paid(*["up"] * 6, number=4) == [10] * 6  # 60 over six


# Several payments, and money: UP-7.12, UP-7.13 ------------------------------------------------------------------------


@pytest.mark.clause("UP-7.12")
def test_two_dividend_cards_in_one_draw_are_two_payments_each_in_its_own_column() -> None:
    state = scene(phase="share", table=["up", "sfrb"], top="dividend dividend kcc", met=1)
    log: list[Event] = []
    play(state, "take dm", "stay", log=log)
    assert state.scores() == [10 + 15, 2 * 3, 0]
    assert [event.args["number"] for event in log if event.key == "payment"] == [2, 3]
    assert look(state, "paid") == 3
    assert not state.over


@pytest.mark.clause("UP-7.12")
def test_no_payment_goes_beyond_the_fourth() -> None:
    state = scene(phase="share", table=["up"], top="dividend dividend dividend dividend kcc")
    play(state, "take dm", "stay")
    assert state.scores() == [0 + 10 + 15 + 20, 0, 0]
    assert state.over


@pytest.mark.clause("UP-7.13")
def test_everybody_begins_without_money_and_money_is_public() -> None:
    assert scene(4).scores() == [0, 0, 0, 0]
    state = payment("sfrb", "bnl bnl", "bnl")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["money"] == [3, 2, 1]


@pytest.mark.clause("UP-7.13")
def test_the_bank_never_runs_out() -> None:
    rich = [{"eprg": 10**6}, {}, {}]
    state = scene(phase="share", table=["sfrb"], top="dividend kcc", earned=rich)
    play(state, "take dm", "stay")
    assert state.scores()[0] == 10**6 + 3
    assert state.sources(0) == dict.fromkeys([*COMPANIES, "up"], 0) | {"eprg": 10**6, "sfrb": 3}


@pytest.mark.clause("UP-7.2")
def test_the_forecast_is_what_a_payment_now_would_pay() -> None:
    said = {"trains": worth(7), "table": ["sfrb up", "sfrb", "bnl up"], "met": 1}
    forecast = scene(phase="share", **said).view(None)["forecast"]
    assert forecast["sfrb"] == [5, 5, 0]
    assert forecast["up"] == [9, 0, 9]
    totals = [sum(amounts[seat] for amounts in forecast.values()) for seat in range(3)]
    assert totals == payment(*said["table"], number=2, trains=said["trains"]).scores()


@pytest.mark.clause("UP-5.9")
def test_after_a_payment_play_goes_on_with_the_next_player() -> None:
    state = payment("sfrb", "bnl", "")
    assert state.actors == (1,)
    assert phase(state) == "turn"


# What is told of a payment --------------------------------------------------------------------------------------------


def told_payment(*table: str, number: int = 1) -> dict[str, Any]:
    """The facts of the payment's event."""
    log: list[Event] = []
    payment(*table, number=number, log=log)
    (event,) = [event for event in log if event.key == "payment"]
    return event.args


def cell(facts: dict[str, Any], share: str, holder: int) -> dict[str, Any] | None:
    (row,) = [row for row in facts["companies"] if row["share"] == share]
    found: dict[str, Any] | None = row["holders"][holder]
    return found


@pytest.mark.clause("UP-7.7")
def test_the_event_of_a_payment_tells_every_sum_and_the_places_it_is_for() -> None:
    facts = told_payment("bnl bnl up", "bnl up", "bnl sfrb", number=2)
    assert [row["share"] for row in facts["companies"]][-1] == "up"
    assert facts["had"] == [0, 0, 0]
    assert cell(facts, "bnl", 0) == {"held": 2, "amount": 2, "first": 1, "last": 1, "among": 1}
    assert cell(facts, "bnl", 1) == {"held": 1, "amount": 0, "first": 2, "last": 2, "among": 2}
    assert cell(facts, "sfrb", 2) == {"held": 1, "amount": 3, "first": 1, "last": 2, "among": 1}  # alone: UP-7.3
    assert cell(facts, "sfrb", 0) is None
    assert cell(facts, "up", 0) == {"held": 1, "amount": 9, "first": 1, "last": 2, "among": 2}


@pytest.mark.clause("UP-7.8")
def test_shares_that_reach_no_place_are_told_without_one() -> None:
    facts = told_payment("bnl bnl bnl up", "bnl bnl", "bnl")
    assert cell(facts, "bnl", 2) == {"held": 1, "amount": 0, "first": None, "last": None, "among": 1}
    assert cell(facts, "up", 0) == {"held": 1, "amount": 0, "first": None, "last": None, "among": 1}
