"""The worked examples of the rulebook, one test each, told in our own words."""

import pytest

from tests.scenes import legal, look, play, refused
from tests.union_pacific.scenes import COMPANIES, GAME, scene

SFRB_LINE = ["sioux-falls--omaha", "omaha--kansas-city", "casper--sioux-falls", "sioux-falls--bismarck"]
SFRB_LINE += ["minneapolis--chicago"]


def sfrb_with(trains: int) -> dict[str, str]:
    """SFRB's line with so many trains, its start train included."""
    return {"sfrb": " ".join(SFRB_LINE[: trains - 1])}


@pytest.mark.clause("UP-1.2", "UP-2.1")
def test_sorting_the_trains_the_green_ones_are_twenty_three() -> None:
    green = GAME.start(players=4, seed=0).view(None)["companies"]["eprg"]
    assert green["supply"] + len(green["trains"]) == 23


# Building -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.5")
def test_no_second_black_train_between_denver_and_el_paso() -> None:
    state = scene(cards=["clear joker"])
    assert "denver--el-paso" in look(state, "trains")["dm"]
    refused(state, "build dm denver--el-paso", "UP-4.5")
    for card in ("clear", "joker"):
        chosen = state.clone()
        play(chosen, f"card {card}")
        refused(chosen, "build dm denver--el-paso", "UP-4.5")


RED = "casper--salt-lake-city"  # with the start train on Billings-Casper, and no other red train anywhere


@pytest.mark.clause("UP-4.6")
def test_the_red_line_to_casper_and_salt_lake_city_hangs_on_billings_but_does_not_reach_denver_el_paso() -> None:
    state = scene(trains={"bnl": RED})
    assert look(state, "trains")["bnl"] == ["billings--casper", "casper--salt-lake-city"]
    refused(state, "build bnl denver--el-paso", "UP-4.6")
    play(state, "card clear")
    refused(state, "build bnl denver--el-paso", "UP-4.6")


@pytest.mark.clause("UP-4.6")
@pytest.mark.parametrize(("card", "link"), [("clear", "casper--denver"), ("white", "denver--salt-lake-city")])
def test_a_red_train_from_denver_to_casper_or_to_salt_lake_city_opens_denver_el_paso(card: str, link: str) -> None:
    state = scene(2, trains={"bnl": RED}, cards=[f"{card} clear clear", "clear"])
    play(state, f"card {card}", f"build bnl {link}", "take dm", "stay")
    play(state, "card clear", "build bnl denver--el-paso")
    assert "denver--el-paso" in look(state, "trains")["bnl"]


@pytest.mark.clause("UP-4.6")
def test_so_does_a_red_line_that_comes_to_el_paso_by_way_of_miami() -> None:
    round_the_coast = (
        "billings--calgary calgary--winnipeg winnipeg--marquette marquette--montreal montreal--boston "
        "boston--new-york new-york--washington washington--charleston charleston--miami miami--new-orleans "
        "new-orleans--san-antonio"
    )
    short = scene(trains={"bnl": f"{RED} {round_the_coast}"}, cards=["clear"])
    refused(short, "build bnl denver--el-paso", "UP-4.6")
    state = scene(trains={"bnl": f"{RED} {round_the_coast} el-paso--san-antonio"}, cards=["clear"])
    play(state, "card clear", "build bnl denver--el-paso")


# Investing: the two pictures ------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-6.1")
def test_picture_several_shares_of_one_company() -> None:
    state = scene(hands=["bnl bnl bnl"])
    play(state, "invest bnl", "invest bnl", "invest bnl", "discard clear")
    assert look(state, "table")[0] == {"bnl": 3}


@pytest.mark.clause("UP-6.2")
def test_picture_one_share_of_each_of_two_companies() -> None:
    state = scene(hands=["bnl dm"])
    play(state, "invest bnl", "invest dm", "discard clear")
    assert look(state, "table")[0] == {"bnl": 1, "dm": 1}


# Dividends ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-7.1")
def test_eprg_with_two_trains_is_worth_three_and_royal_blue_with_five_is_worth_six() -> None:
    companies = scene(trains=sfrb_with(5)).view(None)["companies"]
    assert len(companies["eprg"]["trains"]) == 2
    assert companies["eprg"]["value"] == 3
    assert len(companies["sfrb"]["trains"]) == 5
    assert companies["sfrb"]["value"] == 6


@pytest.mark.clause("UP-7.1")
def test_at_the_start_all_are_worth_two_but_eprg_three() -> None:
    companies = scene().view(None)["companies"]
    assert [companies[id]["value"] for id in COMPANIES] == [3] + [2] * 9


ANNA, FRANK, GARY, BOB, CLARISSA = range(5)


@pytest.mark.clause("UP-7.2")
def test_anna_and_four_others_are_paid_for_eprg_and_royal_blue() -> None:
    table = [""] * 5
    table[ANNA] = "eprg eprg eprg sfrb sfrb sfrb sfrb"
    table[FRANK] = "eprg eprg"
    table[GARY] = "eprg"
    table[BOB] = "sfrb sfrb"
    table[CLARISSA] = "sfrb"
    state = scene(5, phase="share", trains=sfrb_with(5), table=table, top="dividend kcc")
    play(state, "take dm", "stay")
    earned = look(state, "earned")
    assert [earned[seat].get("eprg", 0) for seat in (ANNA, FRANK, GARY)] == [3, 1, 0]
    assert [earned[seat].get("sfrb", 0) for seat in (ANNA, BOB, CLARISSA)] == [6, 3, 0]


@pytest.mark.clause("UP-7.4")
def test_three_tied_for_first_of_a_dividend_of_seven_get_three_each() -> None:
    state = scene(phase="share", trains=sfrb_with(6), table=["sfrb sfrb"] * 3, top="dividend kcc")
    assert state.view(None)["companies"]["sfrb"]["value"] == 7
    play(state, "take dm", "stay")
    assert state.scores() == [3, 3, 3]


@pytest.mark.clause("UP-7.5")
def test_of_a_dividend_of_five_the_first_gets_five_and_three_tied_for_second_nothing() -> None:
    table = ["sfrb sfrb", "sfrb", "sfrb", "sfrb"]
    state = scene(4, phase="share", trains=sfrb_with(4), table=table, top="dividend kcc")
    assert state.view(None)["companies"]["sfrb"]["value"] == 5
    play(state, "take dm", "stay")
    assert state.scores() == [5, 0, 0, 0]


@pytest.mark.clause("UP-7.8")
def test_at_the_second_payment_the_first_of_union_pacific_gets_ten_the_second_eight_and_so_on() -> None:
    table = ["up up up up up", "up up up up", "up up up", "up up", "up"]
    state = scene(5, phase="share", table=table, top="dividend kcc", met=1)
    play(state, "take dm", "stay")
    assert state.scores() == [10, 8, 6, 4, 2]


@pytest.mark.clause("UP-7.9")
def test_at_the_third_payment_three_tied_for_first_of_union_pacific_get_twelve_each() -> None:
    state = scene(4, phase="share", table=["up up", "up up", "up up", "up"], top="dividend kcc", met=2)
    play(state, "take dm", "stay")
    assert state.scores() == [12, 12, 12, 6]


# The two dividend cards in a row, and the two-player game -------------------------------------------------------------


@pytest.mark.clause("UP-5.7", "UP-7.12")
def test_a_second_dividend_card_in_place_of_the_first_is_a_double_payment() -> None:
    state = scene(phase="share", table=["up", "bnl"], top="dividend dividend kcc", met=2)
    play(state, "blind")
    assert legal(state) == ["invest kcc", "keep"]
    play(state, "invest kcc")
    assert state.over
    assert state.scores() == [15 + 20 + 2 * 3, 2 * 3, 0]


@pytest.mark.clause("UP-9.1", "UP-9.2", "UP-9.4")
def test_with_two_players_the_imaginary_third_has_good_chances_to_win() -> None:
    state = scene(2, phase="share", table=["bnl up", "ms up"], top="dividend kcc", met=2)
    play(state, "take dm", "stay")
    assert state.over
    assert state.winners() == ()
    assert state.view(None)["money"][2] > max(state.scores())
