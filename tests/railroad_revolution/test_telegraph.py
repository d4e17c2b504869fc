"""Telegraph offices: RV-8, with both worked examples of the rulebook."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import START, money, phase, reserve, scene, seat, shares, targets, track, trains
from tests.scenes import play, refused


@pytest.mark.clause("RV-8.1")
def test_an_office_goes_anywhere_one_has_none_and_costs_nothing() -> None:
    state = scene(players=4, money=[0], offices=[[2], [5]])
    play(state, "work white telegraph")
    assert targets(state, "office") == {"1", "3", "4", "5", "6", "7", "8"}
    refused(state, "office 2", "RV-8.1")
    play(state, "office 8", "end")
    assert (money(state), seat(state)["buildings_left"]) == (0, 10)
    everywhere = scene(players=4, offices=[list(range(1, 9))])
    refused(everywhere, "work white telegraph", "RV-3.3")


@pytest.mark.clause("RV-8.2", "RV-8.3")
def test_the_first_office_in_the_example_brings_four_shares_and_a_worker_buys_600() -> None:
    state = scene(players=4, telegraph={4: "money"})
    play(state, "work white telegraph", "office 4")
    assert shares(state) == 3 + 3 + 1
    play(state, "take tile", "discard reserve purple", "end")
    assert (money(state), seat(state)["available"]) == (2600, 4)


@pytest.mark.clause("RV-8.2", "RV-8.3")
def test_a_later_office_in_the_example_brings_three_shares_and_the_tile_stays() -> None:
    state = scene(players=4, telegraph={4: "money"}, offices=[[], [4]])
    play(state, "work white telegraph", "office 4")
    assert shares(state) == 3 + 3
    play(state, "take tile", "discard board white", "end")
    assert money(state) == 2600
    assert state.public_view()["sections"][3]["tile"] == "money"


@pytest.mark.clause("RV-8.3")
def test_whoever_has_no_worker_to_spare_cannot_use_the_tile() -> None:
    state = scene(players=4, telegraph={4: "train"}, reserve=["white white white white"], money=[0], shares=[0])
    play(state, "work white telegraph", "office 4")
    refused(state, "take tile", "RV-5.3")


@pytest.mark.clause("RV-8.4")
def test_the_six_telegraph_tiles() -> None:
    def at(tile: str) -> State:
        state = scene(players=4, telegraph={1: tile}, trains_up=["money shares"])
        play(state, "work white telegraph", "office 1", "take tile", "discard board white")
        return state

    state = at("rail")
    play(state, "rail charlotte--nashville", "end")
    assert (money(state), seat(state)["rails"]) == (2000, [START, "charlotte--nashville"])
    state = scene(players=4, telegraph={1: "promote"}, reserve=["white white white white orange grey"])
    play(state, "work white telegraph", "office 1", "take tile", "discard board white", "promote reserve orange a1-1")
    play(state, "stop", "end")
    assert targets(at("promote"), "promote") == {"reserve orange a1-1", "reserve grey a2-3"}
    state = at("flips")
    play(state, "flip money up", "flip shares up")
    assert (money(state), shares(state)) == (2600, 3 + 2 + 3)
    assert money(at("money")) == 2600
    state = at("train")
    play(state, "train rail")
    assert trains(state)["rail"] == (1, 0)
    state = at("advance")
    play(state, "advance network", "advance network", "advance stations")
    assert (track(state, "network"), track(state, "stations")) == (2, 1)


@pytest.mark.clause("RV-8.5")
def test_purple_exchanges_a_worker() -> None:
    state = scene()
    play(state, "work purple telegraph", "take ability", "exchange board purple grey", "office 2", "end")
    assert reserve(state) == {"white": 1, "orange": 1, "grey": 2, "turquoise": 1}


@pytest.mark.clause("RV-8.6")
def test_orange_brings_100_for_every_share_of_the_office() -> None:
    state = scene(players=4)
    play(state, "work orange telegraph")
    refused(state, "take ability", "RV-4.1")
    play(state, "office 4", "take ability")
    assert money(state) == 2400


@pytest.mark.clause("RV-8.7")
def test_grey_brings_the_shares_of_the_first_office_again() -> None:
    first = scene(players=4)
    play(first, "work grey telegraph", "office 4", "end")
    assert shares(first) == 3 + 4 + 1
    later = scene(players=4, offices=[[], [4]])
    play(later, "work grey telegraph", "office 4", "take ability", "end")
    assert shares(later) == 3 + 3 + 1


@pytest.mark.clause("RV-8.8")
def test_turquoise_buys_the_tile_for_400_besides_or_instead_of_a_worker() -> None:
    state = scene(players=4, telegraph={1: "money"}, money=[400], shares=[0])
    play(state, "work turquoise telegraph", "office 1", "take ability")
    assert money(state) == 600
    play(state, "take tile", "discard reserve white")
    assert money(state) == 1200
    refused(state, "take tile", "RV-4.1")
    icon = scene(players=4)
    play(icon, "work turquoise telegraph", "office 3")
    refused(icon, "take ability", "RV-4.1")
    refused(icon, "take tile", "RV-4.1")
    play(icon, "end")
    assert phase(icon) == "offer"
