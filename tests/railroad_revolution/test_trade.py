"""Trade and trains: RV-9 and RV-10, with the worked examples of the rulebook."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import START, kinds, money, phase, scene, seat, shares, targets, track, trains
from tests.scenes import keys, play, refused


@pytest.mark.clause("RV-9.1")
def test_the_example_600_for_the_last_rail_of_a_section_then_700_for_either() -> None:
    state = scene(sold=[{"rail": 11, "building": 9}])
    assert seat(state)["sale"] == {"section": 6, "money": 600, "pieces": ["rail"]}
    play(state, "work white trade")
    refused(state, "sale building", "RV-9.1")
    play(state, "sale rail", "end")
    assert money(state) == 2600
    assert seat(state)["sale"] == {"section": 7, "money": 700, "pieces": ["rail", "building"]}


@pytest.mark.clause("RV-9.1")
def test_one_piece_is_sold_and_leaves_the_game() -> None:
    state = scene()
    play(state, "work white trade")
    assert targets(state, "sale") == {"rail", "building"}
    play(state, "sale building")
    refused(state, "sale rail", "RV-9.1")
    assert (money(state), seat(state)["buildings_left"], seat(state)["rails_left"]) == (2400, 11, 15)


@pytest.mark.clause("RV-9.2")
def test_sections_right_of_the_sign_are_sold_from_too() -> None:
    state = scene(sold=[{"rail": 13, "building": 10}])
    play(state, "work white trade", "sale building", "end")
    assert money(state) == 2800
    assert seat(state)["to_end"] == 0


@pytest.mark.clause("RV-9.3", "RV-10.2")
def test_the_example_a_train_turned_face_down_brings_three_shares() -> None:
    state = scene(trains_up=["shares"])
    play(state, "work white trade", "take flip", "flip shares up", "sale rail", "end")
    assert (shares(state), trains(state)["shares"]) == (6, (0, 1))
    after = scene(trains_up=["shares"])
    play(after, "work white trade", "sale rail", "take flip", "flip shares up")
    refused(after, "take flip", "RV-4.1")


@pytest.mark.clause("RV-9.4")
def test_the_last_piece_is_kept_for_the_sale() -> None:
    state = scene(sold=[{"rail": 14, "building": 12}], trains_up=["rail"], objectives=[["a1-1 orange", "a2-3 grey"]])
    play(state, "work white trade")
    refused(state, "take flip", "RV-4.4")
    play(state, "sale rail")
    two = scene(sold=[{"rail": 14, "building": 11}], trains_up=["rail"])
    play(two, "work white trade", "take flip", "flip rail up", "rail charlotte--atlanta", "sale building")


@pytest.mark.clause("RV-9.5")
def test_purple_advances_up_to_three_steps() -> None:
    state = scene()
    play(state, "work purple trade", "take ability", "advance stations", "advance stations", "advance network")
    assert (track(state, "stations"), track(state, "network")) == (2, 1)


@pytest.mark.clause("RV-9.6")
def test_orange_brings_100_for_every_train() -> None:
    state = scene(trains_up=["money rail"], trains_down=["shares"])
    play(state, "work orange trade", "take ability", "sale rail", "end")
    assert money(state) == 2000 + 400 + 400
    by_itself = scene()
    play(by_itself, "work orange trade", "sale rail", "end")
    assert money(by_itself) == 2500


@pytest.mark.clause("RV-9.7")
def test_grey_takes_a_contract_alone_with_a_share_that_may_pay() -> None:
    gone = [f"contract-{number}" for number in (2, 3, 4, 5, 6, 7, 9)]
    state = scene(shares=[0], contract="contract-8", contract_gone=gone, trains_up=["money"])
    play(state, "work grey trade", "take ability")
    assert targets(state, "contract") == {"contract-8-second"}
    log: list[object] = []
    play(state, "contract contract-8-second", log=log)  # type: ignore[arg-type]
    assert "contract-up" in keys(log)  # type: ignore[arg-type]
    assert state.public_view()["contract"]["tile"] == "contract-1"
    play(state, "flip money up", "sale rail", "end")
    assert (phase(state), state.actors, shares(state)) == ("turn", (1,), 0)


@pytest.mark.clause("RV-9.7")
def test_without_a_contract_there_is_no_share_and_the_tile_stays() -> None:
    state = scene(contract="contract-8")
    play(state, "work grey trade", "sale rail", "end")
    assert (shares(state), state.public_view()["contract"]["tile"]) == (3, "contract-8")


@pytest.mark.clause("RV-9.8")
def test_turquoise_turns_a_train_once_more_the_same_or_another() -> None:
    state = scene(trains_up=["money"])
    play(state, "work turquoise trade", "take flip", "flip money up", "take ability", "flip money down", "sale rail")
    assert (money(state), trains(state)["money"]) == (3000, (1, 0))


# Trains and free pieces -----------------------------------------------------------------------------------------------


def taking(**said: object) -> State:
    state = scene(**said)
    play(state, "work purple railroad", "take ability")
    return state


@pytest.mark.clause("RV-10.1")
def test_a_train_comes_from_any_stack_that_has_one() -> None:
    state = taking(trains_up=["money money", "money"])
    assert targets(state, "train") == {"advance", "shares", "rail"}
    refused(state, "train money", "RV-10.1")
    play(state, "train rail")
    assert trains(state)["rail"] == (1, 0)


@pytest.mark.clause("RV-10.2")
def test_a_train_turned_face_up_brings_nothing() -> None:
    state = scene(trains_down=["money"])
    play(state, "work white trade", "take flip")
    refused(state, "flip money up", "RV-10.2")
    play(state, "flip money down")
    assert (money(state), trains(state)["money"]) == (2000, (1, 0))


@pytest.mark.clause("RV-10.2")
def test_a_train_is_turned_down_only_if_its_bonus_is_used() -> None:
    tops = {"telegraph": 5, "stations": 8, "network": 7}
    state = scene(trains_up=["advance rail"], tracks=[tops], money=[50], shares=[0])
    play(state, "work white trade", "take flip")
    refused(state, "flip advance up", "RV-10.2")
    refused(state, "flip rail up", "RV-10.2")
    play(state, "flip promote up")
    refused(state, "stop", "RV-4.4")


@pytest.mark.clause("RV-10.3")
def test_turning_twice_is_one_train_twice_or_two_once_or_once_only() -> None:
    def at_flips() -> State:
        state = scene(players=4, telegraph={1: "flips"}, trains_up=["money shares"])
        play(state, "work white telegraph", "office 1", "take tile", "discard board white")
        return state

    twice = at_flips()
    play(twice, "flip money up", "flip money down")
    assert (money(twice), trains(twice)["money"]) == (2600, (1, 0))
    once = at_flips()
    play(once, "flip money up", "stop", "end")
    assert trains(once)["shares"] == (1, 0)


@pytest.mark.clause("RV-10.4")
def test_the_bonuses_of_trains() -> None:
    def turning(train: str) -> State:
        state = scene(trains_up=["advance money shares rail"])
        play(state, "work white trade", "take flip", f"flip {train} up")
        return state

    state = turning("promote")
    play(state, "promote reserve orange a1-1", "promote reserve grey a2-3")
    assert kinds(state) == {"sale", "take"}
    state = turning("advance")
    play(state, "advance network", "advance network", "advance stations")
    assert kinds(state) == {"sale", "take"}
    assert money(turning("money")) == 2600
    assert shares(turning("shares")) == 6
    state = turning("rail")
    play(state, "rail charlotte--nashville")
    assert (money(state), seat(state)["rails_left"]) == (1900, 14)


@pytest.mark.clause("RV-10.5")
def test_a_free_rail_causes_no_contract_and_counts_for_everything() -> None:
    rails = [START, "charlotte--savannah"]
    state = scene(networks=[rails], trains_up=["rail"])
    play(state, "work white trade", "take flip", "flip rail up", "rail savannah--miami", "sale building", "end")
    assert (phase(state), state.actors) == ("turn", (1,))
    rows = {row["kind"]: row["have"] for row in seat(state)["objectives"][1]["conditions"]}
    assert rows["contract-rails"] == 1


@pytest.mark.clause("RV-10.5")
def test_a_free_building_takes_an_empty_first_place_and_brings_nothing() -> None:
    state = scene(players=4, contract="contract-4", shares=[9])
    play(state, "work grey trade", "take ability", "contract contract-4-first")
    assert targets(state, "office") == {str(number) for number in range(1, 9)}
    play(state, "office 4")
    assert (shares(state), state.public_view()["sections"][3]["first"]) == (6, 0)
    state = scene(players=4, contract="contract-3", shares=[9])
    play(state, "work grey trade", "take ability", "contract contract-3-second", "station washington")
    assert (money(state), state.public_view()["cities"]["washington"]["first"]) == (2000, 0)
    assert "main" not in targets(state, "take")
