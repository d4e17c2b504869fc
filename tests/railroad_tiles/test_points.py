"""What pieces score."""

import pytest

from roundhouse import State
from tests.railroad_tiles.scenes import player, points, population
from tests.scenes import legal, play

# a highway with seven car icons: north from M13 to M10, then east, then south again
AVENUE = """
M13 straight-highway-rural-car H-H-
M12 straight-highway-rural-car H-H-
M11 straight-highway-urban-car H-H-
M10 curve-highway-rural-car -HH-
N10 tee-highway-rural-car -HHH
O10 curve-highway-rural-car --HH
O11 cross-highway-rural-car HHHH
"""
# two railways that an overpass of highways keeps apart from the road between them
LINE = """
M13 straight-rail-rural-train -R-R
N13 overpass-rural-train HRHR
O13 straight-rail-rural-train -R-R
N12 straight-highway-rural-car H-H-
N14 straight-highway-rural-car H-H-
"""
# traveller, station, traveller: by railway to the station, on by highway
CHANGE = """
M13 straight-rail-rural-traveller R-R-
M12 station-straight-rural H-R-
M11 straight-highway-rural-traveller H-H-
M10 straight-highway-urban-traveller H-H-
"""


def placing(land: str, pieces: str = "", active: str = "car train", **said: object) -> State:
    return population(2, active, land, pieces=[pieces], round=8, **said)


@pytest.mark.clause("RT-8.1", "RT-8.4")
def test_a_car_brings_a_point_and_one_for_each_other_car_by_highway_up_to_five() -> None:
    cars = ["M12", "M11", "M10", "N10", "O10", "O11"]
    for count in range(7):
        state = placing(AVENUE, " ".join(cars[:count]))
        assert points(state, "M13") == min(5, 1 + count)


@pytest.mark.clause("RT-8.1", "RT-8.6")
def test_the_second_car_of_giulia_brings_two_points_and_the_first_keeps_its_one() -> None:
    """The example of the rulebook: a traveller alone on its network brings 1, a car beside another brings 2."""
    land = """
    M13 curve-highway-rural-car HH--
    N13 straight-highway-rural-car -H-H
    M12 straight-highway-rural H-H-
    L13 curve-rail-rural-traveller R--R
    """
    state = placing(land, "M13", "traveller car")
    play(state, "place traveller L13")
    assert state.view(0)["placed"][0]["points"] == 1
    play(state, "place car N13")
    while not state.over:
        play(state, "done")
    assert state.sources(0)["cars"] == 1 + 2
    assert state.sources(0)["travellers"] == 1


@pytest.mark.clause("RT-8.2")
def test_a_train_counts_trains_by_railway_and_an_overpass_does_not_break_the_line() -> None:
    assert points(placing(LINE, "M13"), "O13") == 2
    assert points(placing(LINE, "M13 N13"), "O13") == 3
    assert points(placing(LINE, "M13 N12 N14"), "O13") == 2  # cars do not count for trains


@pytest.mark.clause("RT-8.1", "RT-1.3")
def test_a_highway_runs_on_under_an_overpass_and_does_not_meet_the_railway() -> None:
    assert points(placing(LINE, "N12 M13"), "N14") == 2


@pytest.mark.clause("RT-8.3", "RT-1.3")
def test_a_traveller_changes_between_railway_and_highway_at_stations_only() -> None:
    assert points(placing(CHANGE, "M11 M10", "traveller car"), "M13") == 3
    apart = CHANGE.replace("station-straight-rural H-R-", "end-rail-rural --R-")
    apart = apart.replace("M11 straight-highway-rural-traveller H-H-", "M11 end-highway-rural-traveller H---")
    assert points(placing(apart, "M11 M10", "traveller car"), "M13") == 1


@pytest.mark.clause("RT-8.3")
def test_an_overpass_does_not_let_travellers_change() -> None:
    land = """
    M13 straight-rail-rural-traveller -R-R
    N13 overpass-rural-car HRHR
    N12 straight-highway-rural-traveller H-H-
    O13 end-rail-rural-traveller ---R
    """
    state = placing(land, "N12 O13", "traveller car")
    assert points(state, "M13") == 2  # the one beyond, by rail; not the one on the highway


@pytest.mark.clause("RT-8.5", "RT-1.3")
def test_stations_and_pieces_break_no_network() -> None:
    land = """
    M13 straight-highway-rural-car H-H-
    M12 station-highways-rural-car HHHR
    M11 straight-highway-rural-car H-H-
    """
    assert points(placing(land, "M13 M12"), "M11") == 3
    cut = land.replace("M12 station-highways-rural-car HHHR", "M12 end-highway-rural --H-")
    cut = cut.replace("M11 straight-highway-rural-car H-H-", "M11 straight-highway-rural-car -H-H")
    assert points(placing(cut, "M13"), "M11") == 1


@pytest.mark.clause("RT-8.5")
def test_a_station_does_not_join_railway_and_highway_for_cars_and_trains() -> None:
    land = """
    M13 straight-rail-rural-train R-R-
    M12 station-straight-rural-car H-R-
    M11 straight-highway-rural-car H-H-
    """
    state = placing(land, "M13 M12")
    assert points(state, "M11") == 2
    between = """
    M13 straight-highway-rural-car H-H-
    M12 station-straight-rural R-H-
    M11 station-straight-rural H-R-
    M10 straight-highway-rural-car H-H-
    """
    assert points(placing(between, "M13"), "M10") == 1  # a railway between two stations


@pytest.mark.clause("RT-8.6")
def test_points_never_change_after_the_piece_is_placed() -> None:
    state = placing(AVENUE, "M13 O11")
    before = state.sources(0)["cars"]
    play(state, "place car M12")
    while not state.over:
        play(state, next(move for move in legal(state) if move == "done"))
    assert state.sources(0)["cars"] == before + 3
    assert player(state)["pieces"]["car"] == 3
