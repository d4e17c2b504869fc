"""Building: UP-4."""

import pytest

from tests.scenes import legal, look, play, refused
from tests.union_pacific.scenes import COMPANIES, GAME, phase, scene

TYPES = {row["id"]: set(row["types"]) for row in GAME.board()["company"]}
SECTIONS = {f"{row['a']}--{row['b']}": row for row in GAME.board()["section"]}


# The card: UP-4.1, UP-4.2 ---------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.1")
def test_to_build_a_player_discards_a_track_card_and_places_a_train() -> None:
    state = scene(cards=["clear clear white black"])
    play(state, "card clear")
    assert state.view(2)["step"] == {"card": "clear"}
    play(state, "build bnl casper--denver")
    assert look(state, "cards")[0] == {"clear": 1, "white": 1, "black": 1}
    assert look(state, "discards") == {"clear": 1}
    assert look(state, "trains")["bnl"] == ["billings--casper", "casper--denver"]
    assert state.view(None)["companies"]["bnl"]["supply"] == 17


@pytest.mark.clause("UP-4.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    state = scene(cards=["clear clear clear white"])
    assert legal(state) == ["card clear", "card white"]
    refused(state, "card joker", "UP-4.1")
    refused(state, "card black", "UP-4.1")


@pytest.mark.clause("UP-4.1")
def test_a_train_needs_a_card_played_first() -> None:
    state = scene(cards=["clear white black dotted"])
    refused(state, "build bnl casper--denver", "UP-4.1")


@pytest.mark.clause("UP-4.1")
def test_a_second_card_is_not_played_beside_the_first() -> None:
    state = scene(cards=["clear white black dotted"])
    play(state, "card clear")
    refused(state, "card white", "UP-4.1")


@pytest.mark.clause("UP-4.2")
def test_the_section_must_have_the_type_of_the_card() -> None:
    state = scene(cards=["clear white black dotted"])
    play(state, "card white")
    refused(state, "build bnl casper--denver", "UP-4.2")  # clear
    built = [move.split()[2] for move in legal(state)]
    assert {SECTIONS[section]["type"] for section in built} == {"white"}


@pytest.mark.clause("UP-4.2", "UP-4.1")
def test_a_joker_stands_for_any_type() -> None:
    state = scene(cards=["joker"])
    play(state, "card joker")
    built = [move.split()[2] for move in legal(state)]
    assert {SECTIONS[section]["type"] for section in built} == {"clear", "white", "black", "dotted"}
    play(state, "build esl boston--new-york")
    assert look(state, "discards") == {"joker": 1}


@pytest.mark.clause("UP-4.2")
def test_with_no_card_of_the_type_and_no_joker_a_section_is_out_of_reach() -> None:
    state = scene(cards=["white white black dotted"])
    refused(state, "build bnl casper--denver", "UP-4.2")


# The company's types: UP-4.3 ------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.3")
def test_a_company_builds_only_on_its_own_types() -> None:
    state = scene(cards=["clear white black dotted"])
    refused(state, "build dm denver--salt-lake-city", "UP-4.3")  # white
    refused(state, "build kcc st-louis--cincinnati", "UP-4.3")  # black


@pytest.mark.clause("UP-4.3")
def test_a_joker_frees_the_card_and_not_the_company() -> None:
    state = scene(cards=["joker"])
    play(state, "card joker")
    refused(state, "build dm denver--salt-lake-city", "UP-4.3")
    for move in legal(state):
        _, company, section = move.split()
        assert SECTIONS[section]["type"] in TYPES[company]


@pytest.mark.clause("UP-4.3")
def test_eprg_may_use_every_type() -> None:
    state = scene(cards=["joker"], trains={"eprg": "el-paso--dallas kansas-city--dallas kansas-city--st-louis"})
    play(state, "card joker")
    built = [move.split()[2] for move in legal(state) if move.startswith("build eprg")]
    assert {SECTIONS[section]["type"] for section in built} == {"clear", "white", "black", "dotted"}


# The space: UP-4.4, UP-4.5 --------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.4")
def test_a_section_with_no_free_space_is_full() -> None:
    state = scene(trains={"kcc": "denver--kansas-city"})  # one space, clear
    refused(state, "build dm denver--kansas-city", "UP-4.4")


@pytest.mark.clause("UP-4.4", "UP-1.4")
def test_each_space_is_for_another_company_until_the_section_is_full() -> None:
    # Denver-El Paso has three spaces, one of them DM's start space; KCC would come from Kansas City
    near = {"bnl": "casper--denver", "kcc": "denver--kansas-city"}
    state = scene(trains=near, cards=["clear", "clear", "clear"])
    play(state, "card clear", "build bnl denver--el-paso", "take dm", "stay")
    play(state, "card clear", "build eprg denver--el-paso", "take bnl", "stay")
    refused(state, "build kcc denver--el-paso", "UP-4.4")


@pytest.mark.clause("UP-4.4")
def test_a_coloured_start_space_is_never_free_for_others() -> None:
    # Marquette-Chicago has two spaces, one of them MRR's: one train beside it fills the section
    near = {"dm": "denver--kansas-city omaha--kansas-city omaha--chicago", "esl": "detroit--buffalo chicago--detroit"}
    state = scene(trains=near, cards=["black", "black"])
    play(state, "card black", "build dm marquette--chicago", "take dm", "stay")
    refused(state, "build esl marquette--chicago", "UP-4.4")


@pytest.mark.clause("UP-4.5")
def test_a_company_has_only_one_train_in_a_section() -> None:
    state = scene(trains={"bnl": "casper--denver"})
    refused(state, "build bnl casper--denver", "UP-4.5")


@pytest.mark.clause("UP-4.5")
def test_its_start_train_counts_too() -> None:
    state = scene()
    refused(state, "build dm denver--el-paso", "UP-4.5")
    refused(state, "build kcc kansas-city--st-louis", "UP-4.5")


# The connection: UP-4.6 -----------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.6")
def test_a_section_must_touch_the_companys_own_line() -> None:
    state = scene()
    refused(state, "build bnl dallas--memphis", "UP-4.6")
    refused(state, "build sfrb omaha--kansas-city", "UP-4.6")
    state = scene(trains={"sfrb": "sioux-falls--omaha"})
    play(state, "card clear", "build sfrb omaha--kansas-city")


@pytest.mark.clause("UP-4.6")
def test_a_section_at_the_home_city_needs_no_train_beside_it() -> None:
    state = scene()
    play(state, "card clear", "build kcc kansas-city--dallas")
    assert look(state, "trains")["kcc"] == ["kansas-city--st-louis", "kansas-city--dallas"]


@pytest.mark.clause("UP-4.6")
def test_trains_of_others_do_not_connect() -> None:
    # DM stands at El Paso and EP&RG at Denver: BNL, at neither, cannot use their trains
    state = scene(trains={"eprg": "denver--el-paso"})
    refused(state, "build bnl denver--el-paso", "UP-4.6")


@pytest.mark.clause("UP-4.6")
def test_a_line_grows_at_both_its_ends() -> None:
    state = scene(trains={"kcc": "kansas-city--dallas"})
    play(state, "card clear")
    grown = {move.split()[2] for move in legal(state) if move.split()[1] == "kcc"}
    assert {"dallas--memphis", "dallas--san-antonio", "st-louis--memphis", "st-louis--chicago"} <= grown


# The train: UP-4.7 to UP-4.9 ------------------------------------------------------------------------------------------

ALL_OF_WW = (
    "casper--salt-lake-city denver--salt-lake-city salt-lake-city--san-francisco salt-lake-city--las-vegas "
    "las-vegas--phoenix las-vegas--los-angeles"
)


@pytest.mark.clause("UP-4.7")
def test_a_company_without_trains_left_grows_no_more() -> None:
    last = scene(trains={"ww": ALL_OF_WW.rsplit(" ", 1)[0]})
    play(last, "card white", "build ww las-vegas--los-angeles")
    assert last.view(None)["companies"]["ww"]["supply"] == 0
    state = scene(trains={"ww": ALL_OF_WW})
    refused(state, "build ww cheyenne--denver", "UP-4.7")
    play(state, "card white")
    refused(state, "build ww cheyenne--denver", "UP-4.7")
    assert not [move for move in legal(state) if move.startswith("build ww")]


@pytest.mark.clause("UP-4.8")
def test_a_player_may_build_for_any_company_without_holding_its_shares() -> None:
    state = scene(hands=["", "bnl bnl"], table=["", "eprg", "ms ms"], cards=["joker"])
    play(state, "card joker")
    assert {move.split()[1] for move in legal(state)} == set(COMPANIES)


@pytest.mark.clause("UP-4.9")
def test_one_train_a_turn_and_no_more() -> None:
    state = scene(cards=["clear clear clear clear"])
    play(state, "card clear", "build bnl casper--denver")
    assert phase(state) == "share"
    refused(state, "build bnl denver--el-paso", "UP-4.9")
    refused(state, "card clear", "UP-4.9")
    play(state, "take dm")
    refused(state, "build bnl denver--el-paso", "UP-4.9")
    refused(state, "card clear", "UP-4.9")
    play(state, "stay")
    assert state.actors == (1,)
