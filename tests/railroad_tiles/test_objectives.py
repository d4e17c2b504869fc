"""Playing with objectives: when they are asked for, how they are laid, and what they require."""

from itertools import combinations
from typing import Any

import pytest

import roundhouse
from roundhouse import Event, State
from roundhouse.kernel.options import option_texts
from tests.railroad_tiles.scenes import BOARD, GAME, fence, moves, player, row, scene
from tests.scenes import keys, legal, look, play, refused

TOWN = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-"
CLOSED = "M13 end-rail-rural R---; M12 end-rail-rural --R-"  # no open end: what has no empty side fits nowhere
FLAGS = ["car-flag", "train-flag", "traveller-flag"]
THREE = "central-station+stadium+temple"


def asked(land: str, hand: str = "", own: str = "", **said: Any) -> State:
    """Round 3 with a flag in the waiting room; with tiles in hand an objective is asked for, of one's own."""
    described: dict[str, Any] = {"options": {"objectives": THREE}, "tokens": FLAGS, "due": bool(hand)}
    if own:
        described["objectives"] = [own.split(), THREE.split("+")]
    return scene(2, land, hand=hand, **described | said)


def goal(land: str, objective: str, **said: Any) -> dict[str, Any]:
    """How an objective stands in a territory."""
    others = [row["id"] for row in BOARD["objectives"] if row["id"] != objective][:2]
    sets = "+".join(row["id"] for row in BOARD["objectives"] if row["id"] in (objective, *others))
    state = scene(2, land, options={"objectives": sets}, round=8, **said)
    return next(goal for goal in player(state)["goals"] if goal["objective"] == objective)


@pytest.mark.clause("RT-13.1")
def test_three_sets_are_chosen_or_drawn_and_everybody_gets_one_of_each() -> None:
    assert GAME.start(players=3, seed=1).view(None)["players"][0]["goals"] == []
    chosen = GAME.start(players=3, seed=1, objectives="airport+temple+gas-station")
    for seat in range(3):
        assert player(chosen, seat)["objectives"] == ["airport", "temple", "gas-station"]
    drawn = {tuple(player(GAME.start(players=2, seed=seed, objectives="drawn"))["objectives"]) for seed in range(200)}
    assert all(len(three) == 3 for three in drawn)
    assert {objective for three in drawn for objective in three} == {row["id"] for row in BOARD["objectives"]}
    assert len(drawn) == 35
    state = GAME.start(players=2, seed=1)
    play(state, *legal(state)[:1])
    refused(state, "build temple M13 up", "RT-13.1")
    refused(asked(TOWN, "curve-rail-rural"), "build airport M12 up", "RT-13.1")
    refused(asked(TOWN, "curve-rail-rural"), "discard airport", "RT-13.1")


@pytest.mark.clause("RT-13.1")
def test_all_35_choices_of_three_sets_have_names_and_sentences() -> None:
    ids = [row["id"] for row in BOARD["objectives"]]
    values = GAME.options(players=4)["objectives"]
    assert values == ("none", "drawn", *["+".join(three) for three in combinations(ids, 3)])
    for language, name in (("en", "City Hall, Metropolis, Stadium"), ("it", "Municipio, Metropoli, Stadio")):
        option = next(each for each in option_texts(GAME, language) if each.name == "objectives")
        told = {value.value: value for value in option.values[2]}
        assert told["city-hall+metropolis+stadium"].name == name
        assert len({value.name for value in told.values()}) == len(values)
        assert all(value.help for value in told.values())


@pytest.mark.clause("RT-13.1")
def test_objectives_are_not_for_one_player_and_challenges_not_for_more() -> None:
    with pytest.raises(roundhouse.BadSetup) as wrong:
        GAME.start(players=1, seed=1, objectives="drawn")
    assert "objectives" in str(wrong.value)
    assert "challenge" in wrong.value.say("it")
    with pytest.raises(roundhouse.BadSetup):
        GAME.start(players=2, seed=1, challenge="volcano")


@pytest.mark.clause("RT-13.1")
def test_three_sets_are_the_same_choice_in_whatever_order_they_are_named() -> None:
    state = GAME.start(players=2, seed=1, objectives="temple+gas-station+airport")
    assert state.options == {"objectives": "airport+temple+gas-station"}
    for wrong in ("airport+temple", "airport+temple+temple", "airport+temple+moon"):
        with pytest.raises(roundhouse.BadSetup):
            GAME.start(players=2, seed=1, objectives=wrong)


@pytest.mark.clause("RT-13.2")
def test_a_flag_in_the_waiting_room_asks_for_an_objective_among_the_tiles() -> None:
    state = asked(TOWN)
    assert state.view(None)["flag"]
    assert not player(state)["due"]
    refused(state, "build stadium L13 down", "RT-4.1")
    play(state, "column 1")
    assert player(state)["due"]
    assert {move.split()[0] for move in legal(state)} >= {"build"}
    unflagged = asked(TOWN, tokens=["car-flag", "train-flag", "car"])
    assert not unflagged.view(None)["flag"]
    play(unflagged, "column 1")
    assert not player(unflagged)["due"]
    refused(unflagged, "build stadium L13 down", "RT-13.2")


@pytest.mark.clause("RT-13.2")
def test_an_objective_can_be_laid_first_between_or_last() -> None:
    for position in range(3):
        state = asked(TOWN, "curve-rail-rural curve-highway-rural")
        for step in range(3):
            kind = "build" if step == position else "lay"
            play(state, next(move for move in legal(state) if move.startswith(kind)))
        assert state.actors == (1,)
        assert len(player(state)["objectives"]) == 2


@pytest.mark.clause("RT-13.2")
def test_whoever_has_none_left_is_not_asked() -> None:
    state = asked(TOWN, objectives=[[], ["stadium"]], round=6, tokens=[*FLAGS, "train-or-car-flag", "car", "train"])
    assert not state.view(None)["flag"]
    tokens = ["car", *FLAGS, "train", "train-or-car-flag"]
    state = asked(TOWN, objectives=[[], ["stadium"]], round=6, tokens=tokens)
    assert state.view(None)["flag"]
    play(state, "column 1")
    assert not player(state)["due"]
    refused(state, "build stadium L13 down", "RT-13.3")


@pytest.mark.clause("RT-13.3")
def test_one_objective_a_turn_of_those_in_hand_by_the_rules_for_tiles() -> None:
    state = asked(TOWN, "curve-rail-rural curve-highway-rural", own="stadium temple")
    assert {move.split()[0] for move in moves(state, "build")} == {"stadium", "temple"}
    refused(state, "build central-station M12 up", "RT-13.3")
    refused(state, "build stadium M13 up", "RT-5.2")
    refused(state, "build stadium L12 up", "RT-5.3")
    refused(state, "build stadium M12 up", "RT-5.4")
    refused(state, "build temple M12 down", "RT-5.5")  # the same as upright
    play(state, "build temple M12 up")
    assert player(state)["territory"][-1] == {"cell": "M12", "tile": "temple", "lie": "up", "piece": False}
    assert player(state)["objectives"] == ["stadium"]
    refused(state, "build stadium L13 down", "RT-13.3")
    refused(state, "build temple M11 up", "RT-13.3")
    assert moves(state, "build") == []


@pytest.mark.clause("RT-13.3")
def test_an_objective_cannot_be_refused() -> None:
    state = asked(TOWN, "curve-rail-rural")
    play(state, "refuse 1")
    assert {move.split()[0] for move in legal(state)} == {"build"}
    assert state.actors == (0,)


@pytest.mark.clause("RT-13.4")
def test_one_that_fits_must_be_laid() -> None:
    state = asked(CLOSED, "straight-rail-rural", own="central-station stadium")
    assert {move.split()[0] for move in moves(state, "build")} == {"stadium"}
    refused(state, "discard central-station", "RT-13.4")
    play(state, "refuse 1")
    assert {move.split()[0] for move in legal(state)} == {"build"}
    refused(state, "discard stadium", "RT-13.4")


@pytest.mark.clause("RT-13.4")
def test_if_nothing_fits_the_player_chooses_which_objective_to_discard() -> None:
    state = asked(CLOSED, "straight-rail-rural cross-rail-rural-train", own="central-station temple")
    assert moves(state, "build") == []
    log: list[Event] = []
    play(state, "refuse 1", log=log)
    assert keys(log) == ["refused", "discarded"]
    assert legal(state) == ["discard central-station", "discard temple"]
    refused(state, "discard stadium", "RT-13.3")
    play(state, "discard central-station", log=log)
    assert (player(state)["objectives"], player(state)["discarded"]) == (
        ["temple"],
        ["cross-rail-rural-train", "central-station", "stadium"],  # the stadium before this round
    )
    assert [(goal["objective"], goal["state"]) for goal in player(state)["goals"]] == [
        ("central-station", "discarded"), ("stadium", "discarded"), ("temple", "hand"),
    ]  # fmt: skip
    assert state.actors == (1,)


@pytest.mark.clause("RT-13.4")
def test_the_last_objective_goes_by_itself() -> None:
    state = asked(CLOSED, "straight-rail-rural", own="temple")
    log: list[Event] = []
    play(state, "refuse 1", log=log)
    assert keys(log) == ["refused", "objective-discarded"]
    assert state.actors == (1,)
    assert look(state, "objectives")[0] == []


@pytest.mark.clause("RT-13.4", "RT-6.3")
def test_an_objective_that_fits_keeps_the_tiles_in_hand() -> None:
    """A crossing of railways fits nowhere, but the stadium does, and makes room for it."""
    state = asked(CLOSED, "cross-rail-rural-train", own="stadium", refused=[["curve-highway-rural"] * 2, []])
    assert {move.split()[0] for move in legal(state)} == {"build"}
    play(state, "build stadium N13 up")  # its railways lead north and east, the crossing fits beyond
    assert look(state, "discarded")[0] == []
    assert moves(state, "lay")


@pytest.mark.clause("RT-13.4")
def test_tiles_may_be_laid_so_that_no_objective_fits_any_more() -> None:
    stub = "M13 end-rail-rural R---"  # the temple fits on its open end, and nowhere else
    state = asked(stub, "end-rail-urban-train", own="temple")
    assert moves(state, "build")
    log: list[Event] = []
    play(state, "lay 1 M12 down", log=log)
    assert keys(log) == ["laid", "objective-discarded"]


# three urban tiles in a row, and the airport with its empty side towards them
AIRPORT = fence("M13", urban="N13 O13 P13") + "\nM14 airport -HRR"


@pytest.mark.clause("RT-13.5")
def test_an_objective_met_brings_five_points_and_one_in_hand_none() -> None:
    sets = "airport+temple+gas-station"
    state = scene(2, AIRPORT.replace("M14", "Q13").replace("-HRR", "RRH-"), options={"objectives": sets}, round=8)
    assert state.sources(0)["objectives"] == 5
    assert [(goal["objective"], goal["state"], goal["met"]) for goal in player(state)["goals"]] == [
        ("airport", "laid", True), ("temple", "hand", False), ("gas-station", "hand", False),
    ]  # fmt: skip
    assert state.sources(1)["objectives"] == 0
    unmet = scene(2, AIRPORT, options={"objectives": sets}, round=8)
    assert unmet.sources(0)["objectives"] == 0


@pytest.mark.clause("RT-13.6")
def test_an_objective_counts_as_a_tile_and_only_the_metropolis_is_urban() -> None:
    assert {row["id"] for row in BOARD["objectives"] if row["background"] == "urban"} == {"metropolis"}
    assert all(row.get("icon", "none") == "none" for row in BOARD["objectives"])
    sets = "city-hall+metropolis+gas-station"
    land = "M13 straight-highway-rural H-H-; M12 gas-station H-H-"
    land += "; N13 straight-rail-rural R-R-; N12 straight-rail-rural R-R-"
    state = scene(2, land, options={"objectives": sets}, round=8)
    assert state.sources(0)["rectangle"] == 4
    assert {(end["cell"], end["side"]) for end in player(state)["open_ends"]} >= {("M12", "north")}
    town = fence("M13", urban="N13 O13") + "\nP13 metropolis HHR-"
    assert scene(2, town, options={"objectives": sets}, round=8).sources(0)["cities"] == 5


@pytest.mark.clause("RT-13.7")
def test_city_hall_wants_the_two_nearest_cells_in_each_direction_filled() -> None:
    """The City Hall on O13 has highways to the north and east."""
    arms = """
    M13 straight-rail-rural R-R-
    N13 straight-rail-rural R-R-
    O13 city-hall HH--
    O12 straight-highway-rural H-H-
    O11 end-highway-rural --H-
    P13 straight-highway-rural -H-H
    Q13 end-highway-rural ---H
    O14 straight-rail-rural -R-R
    """
    assert (goal(arms, "city-hall")["figure"], goal(arms, "city-hall")["met"]) == (1, False)
    whole = goal(arms + "O15 straight-rail-urban -R-R", "city-hall")
    assert (whole["figure"], whole["needed"], whole["met"]) == (2, 2, True)
    gap = arms + "P14 curve-rail-urban --RR\nP15 end-rail-rural R---"  # diagonals do not help
    assert not goal(gap, "city-hall")["met"]


@pytest.mark.clause("RT-13.8")
@pytest.mark.parametrize(("towns", "figure"), [("N13 O13 P13", 4), ("N13 O13 P13 Q13", 5)])
def test_the_metropolis_wants_a_city_of_five_itself_counted(towns: str, figure: int) -> None:
    east = chr(ord(towns[-3]) + 1)
    seen = goal(fence("M13", urban=towns) + f"\n{east}13 metropolis HHR-", "metropolis")
    assert (seen["figure"], seen["met"]) == (figure, figure == 5)


@pytest.mark.clause("RT-13.9")
def test_the_central_station_wants_five_other_stations_by_railway_alone() -> None:
    """Along the railway to the east stations by their railway arms, one behind another station by highway only."""
    land = """
    M13 station-railways-rural-train RRHR
    N13 central-station RRHR
    O13 tee-rail-rural -RRR
    P13 tee-rail-rural RR-R
    Q13 station-straight-rural -H-R
    O14 station-straight-rural R-H-
    P12 station-straight-rural H-R-
    N12 station-straight-urban H-R-
    """
    assert (goal(land, "central-station")["figure"], goal(land, "central-station")["met"]) == (5, True)
    four = land.replace("N12 station-straight-urban H-R-", "N12 end-rail-rural --R-")
    assert (goal(four, "central-station")["figure"], goal(four, "central-station")["met"]) == (4, False)
    by_road = four + "R13 station-straight-urban -R-H"
    assert goal(by_road, "central-station")["figure"] == 4


@pytest.mark.clause("RT-13.10")
def test_the_stadium_wants_three_travellers_around_it() -> None:
    """The stadium on N13, travellers beside it and at its corners."""
    land = """
    M13 straight-rail-rural-traveller R-R-
    M12 end-rail-rural-traveller --R-
    N13 stadium -RR-
    M14 station-straight-rural-traveller R-H-
    """
    assert goal(land, "stadium", pieces=["M13 M12"])["figure"] == 2
    seen = goal(land, "stadium", pieces=["M13 M12 M14"])
    assert (seen["figure"], seen["needed"], seen["met"]) == (3, 3, True)
    assert goal(land, "stadium")["figure"] == 0  # free icons are not enough


@pytest.mark.clause("RT-13.11")
def test_the_airport_wants_a_city_in_its_row_or_column_at_any_distance() -> None:
    east = AIRPORT.replace("M14", "Q13").replace("-HRR", "RRH-")
    assert goal(east, "airport")["met"]
    assert goal(AIRPORT, "airport")["figure"] == 0  # below a rural tile
    far = fence("M13 M14 M15 N15 O15", urban="N13 O13 P13") + "\nP15 airport RRH-"
    assert goal(far, "airport")["met"]  # P14 is a gap
    small = fence("M13", urban="N13 O13") + "\nP13 airport RRH-"
    assert goal(small, "airport")["figure"] == 0  # two urban tiles are no city


@pytest.mark.clause("RT-13.12")
def test_the_temple_wants_no_car_or_train_icon_around_it() -> None:
    land = "M13 straight-highway-rural H-H-; M12 temple HRHR"
    seen = goal(land, "temple")
    assert (seen["figure"], seen["at_most"], seen["met"]) == (0, True, True)
    assert goal(land + "; L12 end-rail-rural-traveller -R--", "temple")["met"]
    beside = land + "; L12 end-rail-rural-train -R--"
    assert (goal(beside, "temple")["figure"], goal(beside, "temple")["met"]) == (1, False)
    corner = land + "; N13 straight-rail-rural-train R-R-"
    assert goal(corner, "temple")["figure"] == 1
    assert goal(corner, "temple", pieces=["N13"])["figure"] == 1  # occupied ones count too


@pytest.mark.clause("RT-13.13")
@pytest.mark.parametrize(("tiles", "met"), [(6, False), (7, True)])
def test_the_gas_station_wants_a_highway_of_eight_through_it_itself_counted(tiles: int, met: bool) -> None:
    kinds = ["straight-highway-rural"] * 3 + ["straight-highway-rural-car"] * 2 + ["straight-highway-urban"] * 2
    land = row(13, "M", " ".join(kinds[:tiles]), "-H-H") + "\nL13 gas-station -H-H"
    seen = goal(land, "gas-station")
    assert (seen["figure"], seen["met"]) == (tiles + 1, met)


@pytest.mark.clause("RT-13.13")
def test_only_one_path_through_the_gas_station_counts() -> None:
    """Two branches beyond a junction: the longer one is the path."""
    land = """
    M13 straight-highway-urban -H-H
    L13 gas-station -H-H
    N13 tee-highway-rural H-HH
    N12 straight-highway-rural H-H-
    N11 end-highway-rural --H-
    N14 end-highway-rural H---
    """
    assert goal(land, "gas-station")["figure"] == 5
    beside = row(13, "M", "straight-highway-rural " * 3, "-H-H") + "\nM14 gas-station -H-H"
    assert goal(beside, "gas-station")["figure"] == 1  # the longer highway passes it by
