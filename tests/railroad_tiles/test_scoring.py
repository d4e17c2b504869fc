"""The final scoring, paths and distances, and the places."""

import pytest

from roundhouse import State
from tests.railroad_tiles.scenes import GAME, fence, player, population, row, scene, solo
from tests.scenes import legal, play

# three cities, a square of four by four as the largest rectangle, seven open ends
MIRKO = """
M13 end-highway-rural-car down
N13 end-rail-rural up
O13 end-rail-rural-train down
P13 curve-rail-urban-traveller right
M14 station-curve-urban back-right
N14 end-rail-rural left
O14 station-curve-rural-traveller up
P14 station-curve-urban-train back-up
M15 station-curve-urban-car down
N15 end-highway-urban-car right
O15 station-straight-rural-train right
P15 straight-rail-urban right
M16 station-curve-rural-car up
N16 station-straight-urban-traveller right
O16 end-rail-rural left
P16 end-highway-rural right
M12 curve-highway-urban left
M11 curve-highway-urban-traveller right
L12 straight-highway-urban right
Q15 station-curve-rural-train left
K12 straight-highway-rural-traveller right
"""


def ended(*lands: str, **said: object) -> State:
    """The end of a game of two in which nobody has placed a piece."""
    return population(2, "car train", *lands, round=8, **said)


def sources(land: str) -> dict[str, int]:
    return scene(2, land, round=8).sources(0)


@pytest.mark.clause("RT-11.1", "RT-11.2", "RT-11.3", "RT-11.4")
def test_the_scoring_of_mirko() -> None:
    """The example of the rulebook: three cities bring 15, a square of four by four 16, seven open ends cost 2."""
    state = scene(2, MIRKO, round=8)
    assert state.sources(0) == {
        "cars": 0, "trains": 0, "travellers": 0, "cities": 15, "rectangle": 16, "openings": -2,
    }  # fmt: skip
    assert state.scores()[0] == 15 + 16 - 2
    seen = player(state)
    assert seen["rectangle"] == {"from": "M13", "to": "P16", "tiles": 16, "width": 4, "height": 4}
    assert sorted(city["cells"] for city in seen["cities"]) == sorted(
        [["M11", "L12", "M12"], ["P13", "P14", "P15"], ["M14", "M15", "N15", "N16"]]
    )
    assert len(seen["open_ends"]) == 7


@pytest.mark.clause("RT-11.1")
@pytest.mark.parametrize(("urban", "points"), [("M13 N13", 0), ("M13 N13 O13", 5), ("M13 N13 O13 P13 Q13 R13", 5)])
def test_three_urban_tiles_side_by_side_are_a_city_however_large(urban: str, points: int) -> None:
    assert sources(fence("M14", urban=urban))["cities"] == points


@pytest.mark.clause("RT-11.1")
def test_corners_do_not_make_a_group_and_two_groups_are_two_cities() -> None:
    assert sources(fence("N13 O14", urban="M13 M14 N12 O13 P14"))["cities"] == 0
    assert sources(fence("P13", urban="M13 N13 O13 Q13 R13 S13"))["cities"] == 10


@pytest.mark.clause("RT-11.2")
def test_the_largest_rectangle_has_no_gap_and_a_row_is_one() -> None:
    assert sources(fence("M13 N13 O13 P13"))["rectangle"] == 4
    ring = "M13 N13 O13 M14 O14 M15 N15 O15"  # around a gap
    assert sources(fence(ring))["rectangle"] == 3
    assert sources(fence("M13 N13 O13 M14 N14 O14"))["rectangle"] == 6


@pytest.mark.clause("RT-11.3")
@pytest.mark.parametrize(
    ("highways", "ends", "railway", "cost"), [(2, 5, "R---", 0), (2, 6, "R-R-", -1), (3, 8, "R-R-", -3)]
)
def test_five_open_ends_are_free(highways: int, ends: int, railway: str, cost: int) -> None:
    kind = "end-rail-rural" if railway == "R---" else "straight-rail-rural"
    land = row(13, "M", "straight-highway-rural " * highways, "H-H-") + f"\nL13 {kind} {railway}"
    assert len(player(scene(2, land, round=8))["open_ends"]) == ends
    assert sources(land)["openings"] == cost


@pytest.mark.clause("RT-11.3")
def test_open_ends_into_a_hole_count_and_connected_sides_do_not() -> None:
    """Four dead ends that face the same hole, and the tiles that hold them together."""
    land = """
    M12 curve-rail-rural R--R
    O12 curve-rail-rural RR--
    O14 curve-rail-rural -RR-
    M14 curve-rail-rural --RR
    N12 end-rail-rural --R-
    O13 end-highway-urban-car ---H
    N14 end-rail-rural-train R---
    M13 end-highway-rural-car -H--
    """
    open_ends = player(scene(2, land, round=8))["open_ends"]
    assert {(end["cell"], end["side"]) for end in open_ends} >= {
        ("N12", "south"), ("O13", "west"), ("N14", "north"), ("M13", "east"),
    }  # fmt: skip
    joined = "M13 end-rail-rural R---; M12 end-rail-rural --R-"
    assert player(scene(2, joined))["open_ends"] == []


@pytest.mark.clause("RT-11.4")
def test_a_total_may_be_negative() -> None:
    """A star of crossings and junctions: nine open ends, and only three tiles in a row."""
    land = """
    M13 cross-rail-rural-train RRRR
    M12 cross-rail-urban-train RRRR
    L13 tee-rail-rural RR-R
    N13 tee-rail-rural RR-R
    M14 tee-rail-rural RR-R
    """
    state = scene(2, land, round=8)
    assert (state.sources(0)["rectangle"], state.sources(0)["openings"]) == (3, 5 - 9)
    assert state.scores()[0] == -1


@pytest.mark.clause("RT-11.5")
def test_equal_points_go_by_the_column_of_the_last_round_for_every_place() -> None:
    state = ended("M13 straight-highway-rural-car H-H-", taken=["4", "2"])
    play(state, "done")
    assert state.over
    assert state.scores() == [1, 1]
    assert (state.ranks(), state.winners()) == ([2, 1], (1,))
    third = population(3, "car train", "M13 straight-highway-rural-car H-H-", round=8, taken=["3", "1", "4"])
    play(third, "done")
    assert (third.scores(), third.ranks()) == ([1, 1, 1], [2, 1, 3])
    most = population(3, "car train", "M13 straight-highway-rural-car H-H-", round=8, taken=["4", "1", "3"])
    play(most, "place car M13")
    while not most.over:
        play(most, "done")
    assert (most.scores(), most.ranks(), most.winners()) == ([2, 1, 1], [1, 2, 3], (0,))


# Paths and distances --------------------------------------------------------------------------------------------------


def highway(land: str) -> int:
    """The length of the longest highway."""
    return int(solo("route-66", land, round=8).view(0)["challenge"]["figure"])


def railway(land: str) -> int:
    return int(solo("trans-europe-express", land, round=8).view(0)["challenge"]["figure"])


@pytest.mark.clause("RT-12.1")
def test_a_segment_is_a_tile_crossed_dead_ends_and_stations_included() -> None:
    assert highway("M13 straight-highway-rural H-H-") == 1
    assert highway("M13 straight-highway-rural H-H-; M12 end-highway-rural --H-") == 2
    line = "M13 straight-highway-rural H-H-; M12 station-straight-rural R-H-; M14 end-highway-rural H---"
    assert (highway(line), railway(line)) == (3, 1)
    crossed = "M13 straight-highway-rural H-H-; M12 overpass-rural-car HRHR; M11 station-highways-rural-car HHHR"
    assert highway(crossed) == 3


@pytest.mark.clause("RT-12.2")
def test_a_path_uses_no_arm_twice_and_a_tile_counts_once_on_a_circle_too() -> None:
    ring = """
    M13 curve-highway-rural -HH-
    N13 curve-highway-rural --HH
    N14 curve-highway-rural H--H
    M14 curve-highway-rural HH--
    """
    assert highway(ring) == 4
    tail = ring.replace("M14 curve-highway-rural HH--", "M14 tee-highway-rural HH-H") + "L14 end-highway-rural -H--"
    assert highway(tail) == 5
    # a branch of three: a path enters by one arm and leaves by another
    branch = (
        "M13 tee-highway-rural HH-H; M12 end-highway-rural --H-; N13 end-highway-rural ---H; L13 end-highway-rural -H--"
    )
    assert highway(branch) == 3


@pytest.mark.clause("RT-12.2")
def test_a_crossing_passed_twice_counts_once() -> None:
    """A loop that leaves a crossing to the north and comes back from the east, then goes on to the west."""
    loop = """
    M13 cross-highway-rural-car HHHH
    M12 curve-highway-rural -HH-
    N12 curve-highway-rural --HH
    N13 curve-highway-rural H--H
    M14 end-highway-rural H---
    L13 end-highway-rural -H--
    """
    assert highway(loop) == 6


@pytest.mark.clause("RT-12.3")
def test_a_distance_is_the_least_number_of_steps_with_changes_at_stations() -> None:
    line = """
    M13 straight-rail-rural-traveller R-R-
    M12 station-straight-rural H-R-
    M11 straight-highway-rural-traveller H-H-
    M10 straight-highway-urban-traveller H-H-
    """

    def farthest(pieces: str) -> int:
        return int(solo("distant-friends", line, round=8, pieces=[pieces]).view(0)["challenge"]["figure"])

    assert farthest("M11 M10") == 1
    assert farthest("M13 M10") == 3
    assert farthest("M13 M11 M10") == 2  # one stands between the outer two


@pytest.mark.clause("RT-12.3")
def test_one_shortest_way_free_of_others_is_enough() -> None:
    """Two ways of the same length around a ring, a traveller on one of them."""
    ring = """
    M13 straight-highway-rural-traveller H-H-
    M12 curve-highway-rural -HH-
    N12 straight-highway-rural -H-H
    O12 curve-highway-rural --HH
    O13 straight-highway-urban-traveller H-H-
    O14 curve-highway-rural H--H
    N14 straight-highway-urban -H-H
    M14 curve-highway-rural HH--
    """
    other = ring.replace("N12 straight-highway-rural -H-H", "N12 tee-highway-urban-traveller HH-H")
    corner = other.replace("O12 curve-highway-rural --HH", "O12 curve-highway-rural-traveller --HH")
    # from M13 to O12 the shortest way is blocked, and the longer one around does not count
    for land, pieces, figure in ((ring, "M13 O13", 4), (other, "M13 O13 N12", 4), (corner, "M13 N12 O12", 2)):
        seen = solo("distant-friends", land, round=8, pieces=[pieces]).view(0)["challenge"]
        assert seen["figure"] == figure


@pytest.mark.clause("RT-12.4")
def test_a_hole_needs_no_corners() -> None:
    square = "M13 N12 O13 N14"
    hung = fence(f"{square} M12 O12 O14")  # one corner is missing
    assert solo("holes", hung, round=8).view(0)["challenge"]["figure"] == 1
    open_side = fence("M13 M12 N12 O12 O13")
    assert solo("holes", open_side, round=8).view(0)["challenge"]["figure"] == 0
    ring = ["L11", "M11", "N11", "L12", "N12", "L13", "M13", "N13"]
    for missing in ("M11", "N12", "L12"):
        land = fence(" ".join(cell for cell in ring if cell != missing))
        assert solo("holes", land, round=8).view(0)["challenge"]["figure"] == 0


@pytest.mark.clause("RT-12.5")
def test_north_is_up() -> None:
    tall, wide = fence("M13 M12 M11 M10"), fence("M13 N13 O13 P13")
    assert solo("flat-earth", tall, round=8).view(0)["challenge"]["figure"] == 4
    assert solo("flat-earth", wide, round=8).view(0)["challenge"]["figure"] == 1


def test_a_whole_game_can_be_told_by_its_sources() -> None:
    state = GAME.start(players=3, seed=11, objectives="drawn")
    while not state.over:
        play(state, legal(state)[-1])
    assert [sum(state.sources(seat).values()) for seat in range(3)] == state.scores()
    assert sorted(state.ranks()) == [1, 2, 3]
