"""One player: the columns and their bonus, the challenge, and its stars."""

import pytest

import roundhouse
from roundhouse import State
from roundhouse.kernel.options import option_texts
from tests.railroad_tiles.scenes import BOARD, GAME, cells, fence, moves, player, row, solo
from tests.scenes import legal, look, play

CHALLENGES = [row["id"] for row in BOARD["challenges"]]


def last_step(challenge: str, land: str, **said: object) -> State:
    """The last placement of the last round: "done" ends the game."""
    described = {"round": 8, "phase": "population", "taken": ["3"], "stars": [2], **said}
    state = solo(challenge, land, **described)
    assert not state.over
    return state


@pytest.mark.clause("RT-14.1")
def test_one_of_fifteen_challenges_is_chosen_and_the_first_tile_comes_from_a_column() -> None:
    assert GAME.options(players=1) == {"challenge": tuple(CHALLENGES)}
    assert len(CHALLENGES) == 15
    state = GAME.start(players=1, seed=3, challenge="volcano")
    seen = state.view(0)
    assert (seen["phase"], seen["starting"], seen["challenge"]["id"]) == ("tiles", [], "volcano")
    assert player(state)["territory"] == []
    play(state, "column 3")
    assert all(cells(state, tile) <= {"M13"} for tile in "1234")


@pytest.mark.clause("RT-14.1")
def test_a_first_tile_that_is_refused_leaves_the_next_one_as_free() -> None:
    state = solo("perfection", hand="straight-rail-rural curve-rail-rural", round=1)
    assert moves(state, "lay") == [
        "1 M13 up",
        "1 M13 right",
        *[f"2 M13 {lie}" for lie in ("up", "right", "down", "left")],
    ]
    play(state, "refuse 1")
    assert moves(state, "lay") == [f"2 M13 {lie}" for lie in ("up", "right", "down", "left")]
    play(state, "refuse 2")
    assert (state.view(0)["round"], player(state)["territory"]) == (2, [])
    play(state, "column 1")
    assert cells(state) == {"M13"}


@pytest.mark.clause("RT-14.1")
def test_an_unknown_challenge_is_refused_in_a_sentence() -> None:
    with pytest.raises(roundhouse.BadSetup) as wrong:
        GAME.start(players=1, seed=1, challenge="moonshot")
    assert "moonshot" in str(wrong.value)
    assert "moonshot" in wrong.value.say("it")
    with pytest.raises(roundhouse.BadPosition):
        GAME.position({"players": 1, "options": {"challenge": "moonshot"}})


@pytest.mark.clause("RT-14.2")
@pytest.mark.parametrize(("column", "stars", "points"), [(1, 2, 0), (2, 1, 1), (3, 1, 0)])
def test_the_small_columns_bring_a_star_or_a_point(column: int, stars: int, points: int) -> None:
    state = GAME.start(players=1, seed=3)
    assert [each["bonus"] for each in state.view(0)["columns"]] == ["star", "point", None]
    for _ in range(2):
        before = player(state)["stars"], state.sources(0)["column"]
        play(state, f"column {column}")
        assert (player(state)["stars"] - before[0], state.sources(0)["column"] - before[1]) == (stars - 1, points)
        while not state.over and player(state)["column"]:
            play(state, next(move for move in legal(state) if not move.startswith("refuse")))


@pytest.mark.clause("RT-14.2", "RT-1.5")
def test_without_a_star_in_the_supply_the_column_brings_none() -> None:
    state = solo("perfection", "M13 tee-rail-rural RR-R", stars=[10])
    play(state, "column 1")
    assert (player(state)["stars"], state.view(0)["supply"]["star"]) == (10, 0)


@pytest.mark.clause("RT-14.3")
def test_the_tiles_of_the_other_columns_leave_the_game_and_no_star_is_put() -> None:
    state = GAME.start(players=1, seed=5)
    columns = [column["tiles"] for column in state.view(0)["columns"]]
    play(state, "column 2")
    assert look(state, "dropped") == [*columns[0], *columns[2]]
    assert [column["tiles"] for column in state.view(0)["columns"]] == [[], [], []]
    while state.view(0)["round"] == 1:
        play(state, next(move for move in legal(state) if not move.startswith("refuse")))
    seen = state.view(0)
    assert [len(column["tiles"]) for column in seen["columns"]] == [2, 3, 4]
    assert [column["stars"] for column in seen["columns"]] == [0, 0, 0]
    assert seen["bag"] == 106 - 9 - 9


@pytest.mark.clause("RT-14.4")
def test_a_goal_missed_at_the_end_scores_nothing() -> None:
    state = last_step("four-cities", fence("M13 N13 O13") + "\nP13 straight-highway-rural-car H-H-")
    points = state.scores()[0]
    assert points > 0
    assert not state.view(0)["challenge"]["holds"]
    play(state, "done")
    assert (state.over, state.scores(), state.stars(), state.winners()) == (True, [0], 0, ())
    assert state.sources(0)["failed"] == -points


@pytest.mark.clause("RT-14.4")
def test_breaking_a_limit_is_never_forbidden_and_scores_nothing_at_the_end() -> None:
    land = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural H-H-; M11 end-highway-rural --H-"
    state = solo("flat-earth", land, hand="straight-highway-rural", round=8)
    assert state.view(0)["challenge"]["holds"]
    play(state, "lay 1 M14 up")
    assert not state.view(0)["challenge"]["holds"]
    assert state.scores()[0] > 0
    play(state, "done")
    assert (state.over, state.scores(), state.stars()) == (True, [0], 0)


@pytest.mark.clause("RT-14.4")
def test_a_goal_is_judged_on_the_final_territory() -> None:
    """Too many open ends on the way do no harm, and a goal reached too early may be lost again."""
    land = "M13 straight-rail-rural R-R-; N13 straight-rail-rural R-R-; O13 straight-highway-rural-car H-H-"
    state = solo("perfection", land, hand="end-rail-rural end-rail-rural end-highway-rural", round=8)
    assert (state.view(0)["challenge"]["figure"], state.view(0)["challenge"]["holds"]) == (6, False)
    play(state, "lay 1 M12 down", "lay 2 N12 down", "lay 3 O12 down", "done")
    assert (state.over, state.view(0)["challenge"]["figure"]) == (True, 3)
    assert state.scores()[0] == 6  # the largest rectangle, three by two


# a highway above a railway, seven tiles long: no city, few open ends, a rectangle of 14
KINDS = ["{0}-rural-{1}", "{0}-rural-{1}", "{0}-urban-{1}", "{0}-rural-traveller", "{0}-urban-traveller"]
KINDS += ["{0}-rural", "{0}-rural"]
TWO_LINES = "\n".join(
    [
        row(13, "M", " ".join(KINDS).format("straight-highway", "car"), "-H-H"),
        row(14, "M", " ".join(KINDS).format("straight-rail", "train"), "-R-R"),
        "L13 end-highway-rural-car -H--",
    ]
)
PIECES = "M13 N13 O13 M14 N14 O14 P13 Q13 P14 Q14"  # all icons but L13


@pytest.mark.clause("RT-14.5")
@pytest.mark.parametrize(("points", "stars"), [(39, 0), (40, 1), (49, 1), (50, 2), (59, 2), (60, 3)])
def test_a_threshold_is_reached_by_as_many_points(points: int, stars: int) -> None:
    """Tired Travellers asks for 40, 50 and 60 points and cannot be missed."""
    cars = min(15, points - 14 - 7)
    trains = min(15, points - 14 - cars - 4)
    earned = {"cars": cars, "trains": trains, "travellers": points - 14 - cars - trains}
    state = last_step("tired-travellers", TWO_LINES, pieces=[PIECES], points=[earned])
    assert state.scores() == [points]
    assert state.view(0)["challenge"]["stars"] == stars
    assert (state.stars(), state.winners()) == (None, ())
    play(state, "done")
    assert (state.scores(), state.stars(), state.winners()) == ([points], stars, (0,) if stars else ())


@pytest.mark.clause("RT-14.5")
def test_every_challenge_has_three_thresholds_a_name_and_a_sentence() -> None:
    thresholds = {row["id"]: row["thresholds"] for row in BOARD["challenges"]}
    assert all(low < middle < high for low, middle, high in thresholds.values())
    for language in ("en", "it"):
        (option,) = [each for each in option_texts(GAME, language) if each.name == "challenge"]
        assert [value.value for value in option.values[1]] == CHALLENGES
        assert len({value.name for value in option.values[1]}) == len({value.help for value in option.values[1]}) == 15
