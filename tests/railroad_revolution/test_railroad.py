"""Rails: RV-7, with both worked examples of the rulebook."""

import pytest

from tests.railroad_revolution.scenes import START, TO_CHICAGO, money, phase, scene, seat, shares, targets, trains
from tests.scenes import play, refused


@pytest.mark.clause("RV-7.1", "RV-7.3")
def test_example_1_a_plain_beyond_two_triangles_costs_600() -> None:
    state = scene()
    play(state, "work white railroad", "rail washington--columbus", "rail columbus--saint-louis", "end")
    assert money(state) == 2000 - 600


@pytest.mark.clause("RV-7.1", "RV-7.3")
def test_example_2_two_and_three_triangles_apart_cost_900() -> None:
    state = scene()
    play(state, "work white railroad", "rail washington--columbus", "rail charlotte--nashville", "end")
    assert money(state) == 2000 - 900
    assert seat(state)["rails_left"] == 13


@pytest.mark.clause("RV-7.1")
def test_a_rail_touches_the_network_at_the_moment_it_is_placed() -> None:
    state = scene()
    play(state, "work white railroad")
    refused(state, "rail atlanta--vicksburg", "RV-7.1")
    play(state, "rail charlotte--atlanta", "rail atlanta--vicksburg")
    refused(scene(), "rail charlotte--atlanta", "RV-7.1")


@pytest.mark.clause("RV-7.1")
def test_a_city_reached_belongs_to_the_network_without_a_station() -> None:
    state = scene(networks=[TO_CHICAGO])
    play(state, "work white railroad")
    assert {"chicago--duluth", "chicago--omaha", "columbus--saint-louis"} <= targets(state, "rail")


@pytest.mark.clause("RV-7.2")
def test_a_space_holds_one_rail_of_every_player() -> None:
    state = scene(networks=[TO_CHICAGO, TO_CHICAGO])
    play(state, "work white railroad")
    refused(state, "rail columbus--chicago", "RV-7.2")
    play(state, "rail chicago--omaha")
    other = scene(networks=[[START], TO_CHICAGO])
    play(other, "work white railroad", "rail washington--columbus")


@pytest.mark.clause("RV-7.4")
def test_both_must_be_placed_but_a_single_rail_left_is_enough() -> None:
    state = scene()
    play(state, "work white railroad", "rail charlotte--atlanta")
    refused(state, "end", "RV-3.2")
    play(state, "rail atlanta--vicksburg")
    refused(state, "rail charlotte--savannah", "RV-7.4")
    last = scene(sold=[{"rail": 14}])
    play(last, "work white railroad", "rail charlotte--atlanta", "end")
    assert (money(last), seat(last)["rails_left"]) == (1600, 0)
    refused(scene(sold=[{"rail": 15}]), "work white railroad", "RV-3.3")


@pytest.mark.clause("RV-7.5")
def test_purple_takes_a_train_for_300() -> None:
    state = scene()
    play(state, "work purple railroad", "take ability", "train shares")
    play(state, "rail charlotte--atlanta", "rail atlanta--vicksburg", "end")
    assert (money(state), trains(state)["shares"]) == (1300, (1, 0))


@pytest.mark.clause("RV-7.6")
def test_orange_brings_100_and_50_a_triangle_once_all_rails_are_placed() -> None:
    state = scene(money=[650], shares=[0])
    play(state, "work orange railroad", "rail washington--columbus")
    refused(state, "take ability", "RV-4.1")
    play(state, "rail charlotte--nashville", "take ability")
    assert money(state) == 650 + 100 + 250
    play(state, "end")
    assert money(state) == 100
    refused(scene(money=[549], shares=[0]), "rail charlotte--nashville", "RV-7.1")


@pytest.mark.clause("RV-7.7")
def test_grey_brings_two_shares() -> None:
    state = scene()
    play(state, "work grey railroad", "rail charlotte--atlanta", "rail atlanta--vicksburg", "end")
    assert shares(state) == 5


@pytest.mark.clause("RV-7.8")
def test_turquoise_may_place_a_third_rail() -> None:
    state = scene()
    play(state, "work turquoise railroad", "rail charlotte--atlanta", "rail atlanta--vicksburg")
    assert {"ability"}.isdisjoint(targets(state, "take"))
    play(state, "rail vicksburg--little-rock")
    refused(state, "take promotion", "RV-3.5")
    refused(state, "rail charlotte--savannah", "RV-7.4")
    play(state, "end")
    assert (money(state), seat(state)["rails_left"]) == (1500, 12)
    two = scene()
    play(two, "work turquoise railroad", "take promotion", "promote reserve grey a2-3")
    play(two, "rail charlotte--atlanta", "rail atlanta--vicksburg")
    refused(two, "rail charlotte--savannah", "RV-7.4")
    few = scene(sold=[{"rail": 13}])
    play(few, "work turquoise railroad", "rail charlotte--atlanta", "rail atlanta--vicksburg")
    refused(few, "rail charlotte--savannah", "RV-7.4")


@pytest.mark.clause("RV-7.8", "RV-11.1")
def test_the_third_rail_may_bring_up_the_contract() -> None:
    state = scene()
    play(
        state, "work turquoise railroad", "rail charlotte--atlanta", "rail charlotte--savannah", "rail savannah--miami"
    )
    play(state, "end")
    assert phase(state) == "offer"


@pytest.mark.clause("RV-5.3", "RV-7.1")
def test_rails_are_placed_with_fewer_than_four_workers_as_long_as_hiring_can_still_be_paid() -> None:
    """$400 for two rails and $800 for the fourth worker: not a triangle more."""
    state = scene(reserve=["white white white orange"], money=[1200], shares=[0])
    play(state, "work white railroad", "take promotion", "promote reserve orange a1-1")
    assert seat(state)["available"] == 3
    assert targets(state, "rail") == {"charlotte--atlanta", "charlotte--savannah"}
    refused(state, "rail washington--columbus", "RV-4.8")
    play(state, "rail charlotte--savannah")
    refused(state, "rail savannah--miami", "RV-4.8")
    play(state, "rail charlotte--atlanta")
    refused(state, "end", "RV-5.3")
    play(state, "take hire-grey", "end")
    assert (money(state), seat(state)["available"]) == (0, 4)


@pytest.mark.clause("RV-5.3", "RV-7.1", "RV-11.4")
def test_rails_are_placed_with_fewer_than_four_workers_where_a_contract_brings_one() -> None:
    """Nothing to hire with: only the way to a contract icon leads on, and the contract must be taken."""
    said = {"contract": "contract-5", "reserve": ["white white white orange"], "shares": [2], "money": [500]}
    state = scene(**said)
    play(state, "work white railroad", "take promotion", "promote reserve orange a1-1")
    assert targets(state, "rail") == {"charlotte--savannah"}
    refused(state, "rail charlotte--atlanta", "RV-4.8")
    play(state, "rail charlotte--savannah")
    assert targets(state, "rail") == {"savannah--miami"}
    play(state, "rail savannah--miami", "end")
    assert (phase(state), seat(state)["available"], money(state)) == ("offer", 3, 0)
    refused(state, "end", "RV-5.3")
    play(state, "contract contract-5-second")
    assert (seat(state)["available"], shares(state)) == (4, 0)
