"""Laying tiles: where they may go, how they may lie, and why not elsewhere."""

import pytest

from roundhouse.games.railroad_tiles.plane import CELL_IDS
from tests.railroad_tiles.reference import LIES, lying
from tests.railroad_tiles.scenes import BOARD, ROWS, cells, moves, player, scene, solo
from tests.scenes import legal, play, refused

# a highway from north to south with a railway beside it
TOWN = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-"


@pytest.mark.clause("RT-5.1")
def test_all_tiles_taken_are_laid_in_any_order_before_the_turn_ends() -> None:
    state = scene(2, TOWN, hand="curve-rail-rural straight-highway-rural tee-rail-rural")
    assert {move.split()[0] for move in moves(state, "lay")} == {"1", "2", "3"}
    refused(state, "lay 4 L13 up", "RT-5.1")
    play(state, "lay 2 M12 up")
    refused(state, "lay 2 M14 up", "RT-5.1")
    assert state.actors == (0,)
    play(state, next(move for move in legal(state) if move.startswith("lay 3")))
    assert state.actors == (0,)
    play(state, next(move for move in legal(state) if move.startswith("lay 1")))
    assert state.actors == (1,)
    assert len(player(state)["territory"]) == 5


@pytest.mark.clause("RT-5.2")
def test_no_tile_on_another() -> None:
    state = scene(2, TOWN, hand="straight-highway-rural")
    refused(state, "lay 1 M13 up", "RT-5.2")
    refused(state, "lay 1 N13 right", "RT-5.2")
    state = scene(2, TOWN)
    refused(state, "lay 1 M13 up", "RT-5.2")  # the cell's own reason before that of the moment


@pytest.mark.clause("RT-5.3")
def test_a_tile_must_touch_another_with_a_side_be_it_empty() -> None:
    state = scene(2, TOWN, hand="straight-highway-rural")
    assert cells(state) == {"M12", "M14", "L13", "O13"}
    refused(state, "lay 1 L12 up", "RT-5.3")  # only a corner
    refused(state, "lay 1 A1 up", "RT-5.3")
    play(state, "lay 1 L13 up")  # empty against empty
    assert player(state)["territory"][-1]["cell"] == "L13"


@pytest.mark.clause("RT-5.4")
def test_every_side_that_touches_must_match() -> None:
    """The example of the rulebook: no empty side against a highway, a highway only against a highway."""
    state = scene(2, TOWN, hand="straight-highway-rural straight-rail-rural")
    refused(state, "lay 1 M12 right", "RT-5.4")  # an empty side against a highway
    refused(state, "lay 2 M12 up", "RT-5.4")  # a railway against a highway
    refused(state, "lay 1 N12 up", "RT-5.4")
    assert state.why_not(0, state.game.action("lay", tile="1", cell="M12", lie="up")) is None
    assert state.why_not(0, state.game.action("lay", tile="2", cell="N12", lie="up")) is None


@pytest.mark.clause("RT-5.4")
def test_one_side_that_clashes_is_enough() -> None:
    """Between two neighbours a tile must suit both."""
    land = "M13 curve-highway-rural HH--; N13 curve-highway-rural H--H; M12 straight-highway-rural H-H-"
    state = scene(2, land, hand="straight-highway-rural tee-highway-rural curve-highway-rural")
    assert [move for move in moves(state, "lay") if " N12 " in move] == ["1 N12 up", "2 N12 right", "3 N12 right"]
    refused(state, "lay 2 N12 left", "RT-5.4")  # a highway to the south as it must be, but one to the west too
    state = scene(2, "M13 curve-highway-rural HH--; N13 curve-highway-rural H--H", hand="curve-highway-rural")
    assert lying("HH--", "right") == "-HH-"
    assert "1 M12 right" in moves(state, "lay")


@pytest.mark.clause("RT-5.5")
def test_a_tile_may_be_turned_and_flipped() -> None:
    state = scene(2, TOWN, hand="station-curve-rural")
    ways = {lie for lie in LIES if f"1 M12 {lie}" in moves(state, "lay")}
    assert ways == {lie for lie in LIES if lying("RH--", lie)[2] == "H"}
    assert ways == {"right", "back-left"}
    play(state, "lay 1 M12 back-left")
    assert player(state)["territory"][-1] == {
        "cell": "M12",
        "tile": "station-curve-rural",
        "lie": "back-left",
        "piece": False,
    }


@pytest.mark.clause("RT-5.5")
def test_of_lies_that_look_the_same_the_first_is_the_move() -> None:
    state = scene(2, TOWN, hand="straight-highway-rural")
    assert [move for move in moves(state, "lay") if " M12 " in move] == ["1 M12 up"]
    for lie in ("down", "back-up", "back-down"):
        refused(state, f"lay 1 M12 {lie}", "RT-5.5")
    refused(state, "lay 1 M12 left", "RT-5.4")  # it would not fit in any case


@pytest.mark.clause("RT-5.5")
def test_only_stations_around_a_corner_have_a_back_of_their_own() -> None:
    flips = set()
    for row in [*BOARD["tiles"], *BOARD["objectives"]]:
        fronts = {lying(row["edges"], lie) for lie in LIES[:4]}
        if lying(row["edges"], "back-up") not in fronts:
            flips.add(row.get("shape", row["id"]))
    assert flips == {"station-curve", "metropolis", "airport"}


@pytest.mark.clause("RT-5.6")
def test_equal_tiles_in_hand_are_one_choice() -> None:
    state = scene(2, TOWN, hand="curve-rail-rural straight-highway-rural curve-rail-rural")
    assert {move.split()[0] for move in moves(state, "lay")} == {"1", "2"}
    assert moves(state, "refuse") == ["1", "2"]
    legal_of_1 = next(move for move in moves(state, "lay") if move.startswith("1"))
    refused(state, "lay 3" + legal_of_1[1:], "RT-5.6")
    refused(state, "refuse 3", "RT-5.6")
    play(state, f"lay {legal_of_1}")
    assert "3" in {move.split()[0] for move in moves(state, "lay")}
    assert player(state)["hand"] == [None, "straight-highway-rural", "curve-rail-rural", None]


@pytest.mark.clause("RT-5.7")
def test_the_first_tile_lies_on_m13_and_the_cells_go_on_in_all_directions() -> None:
    state = solo("perfection", hand="straight-rail-rural curve-rail-rural")
    assert cells(state) == cells(state, "2") == {"M13"}
    refused(state, "lay 1 M12 up", "RT-5.7")
    play(state, "lay 1 M13 up")
    assert cells(state) | cells(state, "2") == {"M12", "M14", "L13", "N13"}
    assert {"A1", "-A1", "A0", "-A0", "AA13", "M-1"} <= set(CELL_IDS)
    order = [CELL_IDS.index(cell) for cell in ("A13", "B13", "M13", "Z13", "AA13", "M14")]
    assert order == sorted(order)
    assert CELL_IDS.index("A13") == CELL_IDS.index("-A13") + 1


@pytest.mark.clause("RT-5.7")
def test_nobody_comes_to_an_edge() -> None:
    """The most tiles anybody can lay, all in one line, and still there is room on all sides of each."""
    tiles = max(row["tiles"][-1] for row in BOARD["columns"]) * 8 + 1 + 3
    assert tiles == 36
    for step in range(tiles):
        assert f"M{13 - step}" in CELL_IDS
        assert f"M{13 + step}" in CELL_IDS


@pytest.mark.clause("RT-5.8")
def test_what_lies_stays() -> None:
    """No kind of action takes a tile up."""
    state = scene(2, TOWN, hand="straight-highway-rural curve-rail-rural")
    before = player(state)["territory"]
    play(state, "lay 1 M12 up")
    assert player(state)["territory"][:2] == before
    assert {move.split()[0] for move in legal(state)} <= {"lay", "refuse"}
    assert ROWS[before[0]["tile"]]["edges"] == "H-H-"
