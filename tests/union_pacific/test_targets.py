"""Pointing at a target of a later step: the board's own reason comes first, and the ways there are found."""

import pytest

from tests.scenes import legal, play
from tests.union_pacific.scenes import COMPANIES, GAME, action, scene
from tests.union_pacific.toys import ONE_WAY_OUT


def why(state, move: str) -> str | None:
    return state.why_not(0, action(move))


def cards_for(state, move: str) -> list[str]:
    """The first step of each way to the move, as cards."""
    return [GAME.meaning(way[0])["card"] for way in GAME.ways(state, 0, [action(move)])]


# why_not before a card is chosen --------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.3", "UP-4.4", "UP-4.5", "UP-4.6", "UP-4.7")
def test_before_a_card_is_chosen_the_boards_reason_comes_first() -> None:
    ww = "casper--salt-lake-city denver--salt-lake-city salt-lake-city--san-francisco salt-lake-city--las-vegas "
    ww += "las-vegas--phoenix las-vegas--los-angeles"
    state = scene(cards=["clear white black dotted"], trains={"ww": ww, "kcc": "denver--kansas-city"})
    assert why(state, "build ww cheyenne--denver") == "UP-4.7"
    assert why(state, "build dm denver--salt-lake-city") == "UP-4.3"
    assert why(state, "build dm denver--el-paso") == "UP-4.5"
    assert why(state, "build dm denver--kansas-city") == "UP-4.4"
    assert why(state, "build bnl dallas--memphis") == "UP-4.6"


@pytest.mark.clause("UP-4.1", "UP-4.2")
def test_where_the_board_has_nothing_against_it_the_hand_speaks() -> None:
    with_card = scene(cards=["clear white"])
    assert why(with_card, "build bnl casper--denver") == "UP-4.1"
    with_joker = scene(cards=["joker white"])
    assert why(with_joker, "build bnl casper--denver") == "UP-4.1"
    without = scene(cards=["white black"])
    assert why(without, "build bnl casper--denver") == "UP-4.2"


@pytest.mark.clause("UP-4.3", "UP-4.4", "UP-4.5", "UP-4.6", "UP-4.7")
def test_the_boards_reason_is_the_same_before_and_after_a_card_is_chosen() -> None:
    state = scene(cards=["joker"], trains={"kcc": "denver--kansas-city", "bnl": "casper--denver"})
    chosen = state.clone()
    play(chosen, "card joker")
    for company in COMPANIES:
        for section in [f"{row['a']}--{row['b']}" for row in GAME.board()["section"]]:
            move = f"build {company} {section}"
            assert (why(chosen, move) or "UP-4.1") == why(state, move)


@pytest.mark.clause("UP-5.2", "UP-5.4", "UP-5.5")
def test_a_share_that_is_not_there_says_so_even_before_a_train_stands() -> None:
    state = scene(row="bnl bnl ms dm", up_stack=0)
    assert why(state, "take eprg") == "UP-5.2"
    assert why(state, "take up") == "UP-5.5"
    assert why(state, "take bnl") == "UP-5.1"
    empty = scene(deck="", met=4, paid=3)
    assert why(empty, "blind") == "UP-5.4"


# ways -----------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-4.2")
def test_pointing_at_a_section_finds_the_cards_that_would_do() -> None:
    state = scene(cards=["clear white joker dotted"])
    assert cards_for(state, "build bnl casper--denver") == ["clear", "joker"]
    assert cards_for(state, "build bnl casper--salt-lake-city") == ["white", "joker"]
    for way in GAME.ways(state, 0, [action("build bnl casper--denver")]):
        there = state.clone()
        for step in way:
            there.apply(0, step)
        there.check()


@pytest.mark.clause("UP-4.2")
def test_once_the_card_is_chosen_the_way_is_the_train_itself() -> None:
    state = scene(cards=["clear white joker dotted"])
    play(state, "card clear")
    build = action("build bnl casper--denver")
    assert GAME.ways(state, 0, [build]) == [[build]]


@pytest.mark.clause("UP-4.6")
def test_no_way_leads_to_what_the_board_forbids() -> None:
    state = scene(cards=["clear white joker dotted"])
    assert GAME.ways(state, 0, [action("build bnl dallas--memphis")]) == []
    assert GAME.ways(state, 1, [action("build bnl casper--denver")]) == []


@pytest.mark.clause("UP-6.4")
def test_pointing_at_a_track_card_to_discard_finds_the_share_to_invest() -> None:
    state = scene(hands=["bnl dm"], cards=["clear white joker dotted"])
    found = GAME.ways(state, 0, [action("discard joker")])
    assert [GAME.meaning(way[0]) for way in found] == [
        {"kind": "invest", "share": "bnl"},
        {"kind": "invest", "share": "dm"},
    ]


@pytest.mark.clause("UP-5.1")
def test_a_way_to_a_share_leads_over_card_and_train() -> None:
    state = scene(game=ONE_WAY_OUT, cards=["clear"])
    found = GAME.ways(state, 0, [action("take dm", ONE_WAY_OUT)])
    assert len(found) == len(COMPANIES)
    assert all(len(way) == 3 for way in found)


@pytest.mark.clause("UP-3.3")
def test_a_way_never_leads_over_a_draw() -> None:
    state = scene(game=ONE_WAY_OUT, trains={"bnl": "hub--yard"}, cards=["clear clear"], track_top="white")
    assert "scrap clear" in legal(state)
    assert GAME.ways(state, 0, [action("build bnl yard--pass", ONE_WAY_OUT)]) == []


@pytest.mark.clause("UP-4.1")
def test_one_question_about_several_targets_finds_the_shortest_ways_to_each() -> None:
    state = scene(cards=["clear white joker dotted"])
    moves = ["take up", "build bnl casper--denver", "card joker", "build bnl dallas--memphis"]
    targets = [action(move) for move in moves]
    together = GAME.ways(state, 0, targets)
    apart = [way for target in targets for way in GAME.ways(state, 0, [target])]
    assert sorted(together) == sorted(apart)
    assert {way[-1]: len(way) for way in together} == {targets[0]: 3, targets[1]: 2, targets[2]: 1}
