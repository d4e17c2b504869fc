"""Dead track cards: UP-3.3 to UP-3.6, on toy boards."""

import pytest

from roundhouse import State
from tests.scenes import legal, look, play, refused
from tests.union_pacific.scenes import invest, kinds, scene
from tests.union_pacific.toys import ONE_WAY_OUT, VALLEY


def hub(**said: object) -> State:
    return scene(game=ONE_WAY_OUT, **said)


def dead(state: State) -> list[str]:
    found: list[str] = state.view(None)["dead"]
    return found


# When a type is dead: UP-3.4, UP-3.5 ----------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.4")
def test_a_type_that_cannot_be_built_for_now_is_not_dead() -> None:
    state = hub(cards=["white white black dotted"], hands=["bnl"])
    assert dead(state) == []
    assert legal(state) == ["invest bnl"]
    refused(state, "scrap white", "UP-3.4")
    refused(state, "scrap dotted", "UP-3.4")
    refused(state, "card white", "UP-4.1")


@pytest.mark.clause("UP-3.4")
def test_a_type_with_all_its_spaces_taken_is_dead() -> None:
    state = hub(trains={"eprg": "hub--yard"})
    assert dead(state) == ["clear"]


@pytest.mark.clause("UP-3.4")
def test_a_type_with_free_spaces_is_dead_when_no_company_can_ever_come_there() -> None:
    assert dead(hub(trains={"bnl": "hub--yard"})) == ["clear", "black", "dotted"]
    assert dead(hub(trains={"dm": "hub--yard"})) == ["clear", "dotted"]
    assert dead(hub(trains={"dm": "hub--yard yard--pass"})) == ["clear", "white", "dotted"]


@pytest.mark.clause("UP-3.4")
def test_a_type_dies_with_the_train_that_bars_the_way() -> None:
    state = hub(cards=["clear white black dotted"], hands=["", "kcc"])
    assert dead(state) == []
    play(state, "card clear", "build bnl hub--yard")
    assert dead(state) == ["clear", "black", "dotted"]


@pytest.mark.clause("UP-3.4")
def test_a_company_spreads_over_its_own_trains_not_over_those_of_others() -> None:
    # on the yard stands DM: EP&RG, which may use dotted track, cannot follow it
    state = hub(trains={"dm": "hub--yard yard--pass pass--mine"})
    assert dead(state) == ["clear", "white", "black", "dotted", "joker"]
    state = hub(trains={"eprg": "hub--yard yard--pass pass--mine"})
    assert dead(state) == ["clear", "white", "black"]


@pytest.mark.clause("UP-3.4")
def test_a_company_needs_trains_enough_for_the_way() -> None:
    # W&W has seven trains, its start train one of them; the bridge is taken, so that EP&RG stays where it is
    barred = {"ms": "foot--bridge"}
    valley = "stop-1--stop-2 stop-2--stop-3 stop-3--stop-4"
    enough = scene(game=VALLEY, trains={**barred, "ww": f"{valley} foot--mill"})  # two left, two sections to go
    assert dead(enough) == ["black"]
    short = scene(game=VALLEY, trains={**barred, "ww": f"{valley} foot--mill foot--farm"})  # one left
    assert dead(short) == ["white", "black"]
    none = scene(game=VALLEY, trains={**barred, "ww": f"{valley} foot--mill foot--farm stop-4--stop-5"})
    assert dead(none) == ["clear", "white", "black"]


@pytest.mark.clause("UP-3.4")
def test_another_company_with_trains_left_keeps_a_type_alive() -> None:
    valley = "stop-1--stop-2 stop-2--stop-3 stop-3--stop-4 foot--mill foot--farm"
    assert "white" not in dead(scene(game=VALLEY, trains={"ww": valley}))  # EP&RG may come over the bridge


@pytest.mark.clause("UP-3.5")
def test_a_joker_is_dead_only_with_all_four_types() -> None:
    state = hub(trains={"eprg": "hub--yard yard--pass pass--mine"}, cards=["joker clear clear white"], hands=["ms"])
    assert dead(state) == ["clear", "white", "black"]
    refused(state, "scrap joker", "UP-3.5")
    over = hub(trains={"kcc": "hub--yard"}, cards=["joker clear clear white"], hands=["ms"])
    assert dead(over) == ["clear", "white", "black", "dotted", "joker"]
    play(over, "scrap joker")
    assert look(over, "scrapped") == {"joker": 1}


# Getting rid of dead cards: UP-3.3 ------------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.3")
def test_dead_cards_may_be_replaced_again_and_again_and_leave_the_game() -> None:
    state = hub(
        trains={"bnl": "hub--yard"}, cards=["clear clear white white"], hands=["ms"], track_top="black joker white"
    )
    play(state, "scrap clear")
    assert look(state, "cards")[0] == {"clear": 1, "white": 2, "black": 1}
    play(state, "scrap black", "scrap clear")
    assert look(state, "cards")[0] == {"white": 3, "joker": 1}
    assert look(state, "scrapped") == {"clear": 2, "black": 1}
    assert look(state, "discards") == {}
    assert state.actors == (0,)
    assert kinds(state) == {"card", "invest"}


@pytest.mark.clause("UP-3.3")
def test_who_can_build_or_invest_may_keep_dead_cards() -> None:
    state = hub(trains={"bnl": "hub--yard"}, cards=["clear clear white white"], hands=["ms"])
    assert legal(state) == ["scrap clear", "card white", "invest ms"]
    invest(state, "ms")
    assert look(state, "scrapped") == {}


@pytest.mark.clause("UP-3.3")
def test_only_a_card_in_hand_can_be_replaced() -> None:
    state = hub(trains={"bnl": "hub--yard"}, cards=["clear white white white"])
    refused(state, "scrap black", "UP-3.3")


@pytest.mark.clause("UP-3.3")
def test_dead_cards_go_before_deciding_and_not_after() -> None:
    building = hub(trains={"bnl": "hub--yard"}, cards=["clear white white white"], hands=["ms ms"])
    play(building, "card white")
    refused(building, "scrap clear", "UP-3.3")
    investing = hub(trains={"bnl": "hub--yard"}, cards=["clear white white white"], hands=["ms ms"])
    play(investing, "invest ms")
    refused(investing, "scrap clear", "UP-3.3")


@pytest.mark.clause("UP-3.3", "UP-3.8")
def test_with_no_card_left_to_draw_a_dead_card_goes_without_a_replacement() -> None:
    state = hub(trains={"bnl": "hub--yard"}, cards=["clear white white white"], hands=["ms"], track_deck="")
    play(state, "scrap clear")
    assert look(state, "cards")[0] == {"white": 3}


# Passing: UP-3.6 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.6")
def test_before_passing_every_dead_card_must_be_replaced() -> None:
    # nothing but EP&RG's dotted section is left, and seat 0 has no card for it
    state = hub(
        trains={"eprg": "hub--yard yard--pass pass--mine"}, cards=["clear white black black"], track_top="white black"
    )
    assert legal(state) == ["scrap clear", "scrap white", "scrap black"]
    refused(state, "discard clear", "UP-3.6")
    refused(state, "end", "UP-3.6")


@pytest.mark.clause("UP-3.6")
def test_a_replacement_that_can_be_built_with_must_be() -> None:
    state = hub(
        trains={"eprg": "hub--yard yard--pass pass--mine"}, cards=["clear"], track_top="white dotted", hands=["", "ms"]
    )
    play(state, "scrap clear", "scrap white")
    assert legal(state) == ["card dotted"]
    refused(state, "discard dotted", "UP-3.2")


@pytest.mark.clause("UP-3.6")
def test_who_still_can_do_nothing_discards_one_card_and_the_turn_passes() -> None:
    state = hub(cards=["white white black dotted", "clear"], hands=["", "bnl"])
    assert legal(state) == ["discard white", "discard black", "discard dotted"]
    refused(state, "discard joker", "UP-3.6")
    refused(state, "end", "UP-3.6")
    play(state, "discard black")
    assert look(state, "discards") == {"black": 1}
    assert look(state, "cards")[0] == {"white": 2, "dotted": 1}
    assert state.actors == (1,)


@pytest.mark.clause("UP-3.6")
def test_with_no_track_card_in_hand_the_turn_simply_passes() -> None:
    state = hub(cards=["", "clear"], hands=["", "bnl"], track_deck="")
    assert legal(state) == ["end"]
    play(state, "end")
    assert state.actors == (1,)
