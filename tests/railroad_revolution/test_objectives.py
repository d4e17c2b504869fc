"""Objectives and progress tracks: RV-12 and RV-13, with the worked examples of the rulebook."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import (
    BOARD,
    OWN,
    TO_CHICAGO,
    money,
    phase,
    scene,
    seat,
    shares,
    targets,
    track,
    trade,
)
from tests.scenes import legal, play, refused

TO_TWO = [*TO_CHICAGO, "columbus--saint-louis"]  # two cities of level 2


def conditions(state: State, slot: int = 0, who: int = 0) -> list[tuple[str, int, int]]:
    return [(row["kind"], row["have"], row["count"]) for row in seat(state, who)["objectives"][slot]["conditions"]]


@pytest.mark.clause("RV-12.1")
def test_objectives_have_conditions_managers_and_points() -> None:
    for row in BOARD["objective"]:
        assert 1 <= len(row["conditions"]) <= 3
        assert len(row["managers"]) == (1 if row["pile"] in ("a1", "a2") else 2)
        assert ("any" in row["managers"]) == (row["pile"] == "d")
    state = scene(
        objectives=[["d-1", "a2-3"]], completed=[["a1-1", "b-1", "c-1"]], reserve=["white white white white grey"]
    )
    play(state, "work white trade", "take promotion")
    assert targets(state, "promote") >= {"reserve white d-1", "board white d-1", "reserve grey d-1"}


@pytest.mark.clause("RV-12.2")
def test_a_promotion_needs_a_colour_that_is_missing_and_no_condition() -> None:
    state = scene(reserve=["orange orange grey white purple"])
    play(state, "work orange trade", "take promotion")
    assert targets(state, "promote") == {"reserve orange a1-1", "board orange a1-1", "reserve grey a2-3"}
    refused(state, "promote reserve purple a1-1", "RV-12.2")
    play(state, "promote board orange a1-1", "sale rail", "end")
    assert seat(state)["available"] == 4
    assert seat(state)["objectives"][0]["managers"] == [{"wanted": "orange", "worker": "orange"}]
    full = scene(objectives=[["a1-1 orange", "a2-3"]], reserve=["orange orange grey white purple"])
    play(full, "work white trade", "take promotion")
    assert targets(full, "promote") == {"reserve grey a2-3"}


@pytest.mark.clause("RV-12.2")
def test_managers_are_not_available() -> None:
    state = scene(objectives=[["a1-1 orange", "a2-3"]], reserve=["white white white white"], money=[0], shares=[0])
    assert seat(state)["available"] == 4
    play(state, "work white trade")
    refused(state, "take promotion", "RV-4.4")


@pytest.mark.clause("RV-12.3")
def test_what_the_conditions_count() -> None:
    rails = [*TO_TWO, "charlotte--savannah", "savannah--miami", "chicago--saint-louis"]
    own = [["b-10", "b-7"]]
    state = scene(networks=[rails], objectives=own, completed=[["a1-1", "a2-3"]], stations=[["chicago"]])
    assert conditions(state) == [("connect", 3, 4), ("stations", 1, 2)]
    assert conditions(state, 1) == [("terrain-rails", 3, 5), ("stations", 0, 1)]  # not the starting space
    contracts = scene(networks=[rails], objectives=[["b-3", "b-5"]], completed=[["a1-1", "a2-3"]])
    assert conditions(contracts) == [("contract-rails", 2, 4), ("stations", 0, 1)]
    assert conditions(contracts, 1)[0] == ("terrain-rails", 2, 3)


@pytest.mark.clause("RV-12.3")
def test_the_examples_of_the_conditions_are_exact() -> None:
    """Two or more cities of exactly level 2; one station of exactly level 3; three rails with exactly two triangles."""
    rails = [*TO_CHICAGO, "chicago--duluth"]
    own = {"objectives": [["b-8", "b-6"]], "completed": [["a1-1", "a2-3"]]}
    state = scene(networks=[rails], stations=[["duluth", "chicago"]], **own)
    assert conditions(state) == [("terrain-rails", 2, 3), ("stations", 1, 2)]
    assert conditions(state, 1)[0] == ("stations", 1, 1)


@pytest.mark.clause("RV-12.4")
def test_an_objective_is_completed_at_the_end_of_the_turn_and_its_managers_go() -> None:
    own = [["a1-1 orange", "a2-3"]]
    state = scene(objectives=own, networks=[TO_TWO], tiles={"chicago": "2-c"})
    oranges = state.public_view()["supply"]["orange"]
    play(state, "work white station", "station chicago")
    assert seat(state)["completed"] == []
    play(state, "end")
    assert seat(state)["completed"] == ["a1-1"]
    assert state.public_view()["supply"]["orange"] == oranges + 1
    assert seat(state)["sources"]["objectives"] == 18


@pytest.mark.clause("RV-12.4")
def test_objectives_are_looked_at_clockwise_on_anybodys_turn() -> None:
    own = [["a1-1 orange", "a2-3"], ["a1-4 turquoise", "a2-2"], ["a1-3", "a2-1 orange"]]
    to_miami = ["charlotte--savannah", "savannah--miami"]
    networks = [TO_TWO, [*TO_TWO, *to_miami], [*TO_TWO, *to_miami]]
    state = scene(players=3, objectives=own, networks=networks, stations=[["chicago"]], turn=1)
    trade(state)
    order = []
    while phase(state) == "replace":
        order.append(state.actors[0])
        play(state, legal(state)[0])
    assert order == [1, 2, 0]
    assert [seat(state, who)["completed"] for who in range(3)] == [["a1-1"], ["a1-4"], ["a2-1"]]
    assert (phase(state), state.actors) == ("turn", (2,))


@pytest.mark.clause("RV-12.5")
def test_the_example_three_are_drawn_from_the_next_pile_and_one_is_kept() -> None:
    own = [["b-2 grey turquoise", "a2-3"]]
    state = scene(
        objectives=own,
        completed=[["a1-1"]],
        networks=[TO_TWO],
        stations=[["washington", "charlotte", "chicago", "saint-louis"]],
    )
    trade(state)
    assert (phase(state), state.public_view()["piles"]["c"]) == ("replace", 7)
    drawn = [row["id"] for row in state.view(0)["own"]["choice"]]
    assert {name[0] for name in drawn} == {"c"}
    play(state, f"objective {drawn[2]}")
    assert seat(state)["objectives"][0]["id"] == drawn[2]
    assert [card for card, _ in state.position()["piles"]["c"][-2:]] == drawn[:2]
    refused(state, f"objective {drawn[0]}", "RV-12.5")


@pytest.mark.clause("RV-12.4", "RV-12.5")
def test_what_is_being_replaced_is_seen_as_completed_and_everything_else_as_it_was() -> None:
    """An objective of seat 1 makes room; nobody else's disappears from the table."""
    own = [["a1-1", "a2-3"], ["b-2 grey turquoise", "a2-2"], ["a1-4", "a2-4"]]
    built = [[], ["washington", "charlotte", "chicago", "saint-louis"]]
    rails = [TO_CHICAGO, TO_TWO, TO_CHICAGO]
    state = scene(players=3, objectives=own, completed=[[], ["a1-3"]], networks=rails, stations=built, turn=1)
    before = [seat(state, who)["objectives"] for who in range(3)]
    trade(state)
    assert (phase(state), state.actors) == ("replace", (1,))
    for viewer in (0, 1, 2, None):
        seats = state.view(viewer)["seats"]
        assert [seats[who]["objectives"] for who in (0, 2)] == [before[0], before[2]]
        assert [one["id"] for one in seats[1]["objectives"]] == ["a2-2"]
        assert seats[1]["completed"] == ["a1-3", "b-2"]
    play(state, legal(state)[0])
    assert sorted(one["pile"] for one in seat(state, 1)["objectives"]) == ["a2", "c"]


@pytest.mark.clause("RV-12.5")
def test_a_short_pile_gives_what_there_is() -> None:
    own = [["a1-1 orange", "a2-3"], ["c-1", "c-2"], ["c-3", "c-4"], ["c-5", "c-6"]]
    done = [[], ["a1-3", "a2-2", "b-1", "b-2"], ["a1-4", "a2-4", "b-3", "b-4"], ["a1-2", "a2-1", "b-5", "b-6"]]
    two = scene(players=4, objectives=own, networks=[TO_TWO], stations=[["chicago"]], completed=done)
    trade(two)
    assert len(two.view(0)["own"]["choice"]) == 3
    assert two.public_view()["piles"]["b"] == 1


@pytest.mark.clause("RV-12.5")
def test_a_d_is_not_replaced() -> None:
    rails = [*TO_TWO, "chicago--duluth", "chicago--omaha", "omaha--bismarck"]
    own = [["d-5 white white", "a2-3"]]
    built = [["chicago", "saint-louis", "duluth", "bismarck"]]
    done = [["a1-1", "b-1", "c-1"]]
    last = scene(players=3, objectives=own, completed=done, networks=[rails], stations=built)
    trade(last)
    assert [row["id"] for row in seat(last)["objectives"]] == ["a2-3"]
    assert phase(last) == "turn"


@pytest.mark.clause("RV-12.6")
def test_two_completed_at_once_are_replaced_in_the_players_order() -> None:
    rails = [*TO_TWO, "charlotte--savannah", "savannah--miami"]
    state = scene(
        objectives=[["b-2 grey turquoise", "a2-3 grey"]],
        completed=[["a1-1"]],
        networks=[rails],
        stations=[["washington", "charlotte", "chicago", "saint-louis"]],
    )
    trade(state)
    assert targets(state, "replace") == {"b-2", "a2-3"}
    assert (seat(state)["objectives"], seat(state)["completed"]) == ([], ["a1-1", "a2-3", "b-2"])
    assert [row["id"] for row in seat(state, 1)["objectives"]] == OWN[1]
    refused(state, "objective b-1", "RV-12.5")
    play(state, "replace a2-3")
    assert {row["pile"] for row in state.view(0)["own"]["choice"]} == {"b"}
    play(state, legal(state)[0])
    assert {row["pile"] for row in state.view(0)["own"]["choice"]} == {"c"}
    refused(state, "replace b-2", "RV-12.6")
    play(state, legal(state)[0])
    assert sorted(row["pile"] for row in seat(state)["objectives"]) == ["b", "c"]


# Progress tracks ------------------------------------------------------------------------------------------------------


def stepping(**said: object) -> State:
    state = scene(**said)
    play(state, "work purple trade", "take ability")
    return state


@pytest.mark.clause("RV-13.1")
def test_steps_may_be_split_and_left_and_are_lost_past_the_top() -> None:
    state = stepping()
    play(state, "advance stations", "advance network", "advance stations")
    assert (track(state, "stations"), track(state, "network"), track(state, "telegraph")) == (2, 1, 0)
    top = stepping(tracks=[{"stations": 8, "telegraph": 5, "network": 6}])
    play(top, "advance network", "discard reserve white", "sale rail", "end")
    assert track(top, "network") == 7
    high = stepping(tracks=[{"stations": 8}])
    refused(high, "advance stations", "RV-13.1")
    refused(scene(), "advance stations", "RV-13.1")


@pytest.mark.clause("RV-13.2")
def test_the_example_passing_the_mark_costs_a_share() -> None:
    state = stepping(shares=[1])
    play(state, "advance telegraph")
    assert (shares(state), track(state, "telegraph")) == (0, 1)
    without = stepping(shares=[0])
    refused(without, "advance telegraph", "RV-13.2")


@pytest.mark.clause("RV-13.2")
def test_marks_cost_money_shares_or_a_worker() -> None:
    state = stepping(tracks=[{"stations": 2}], money=[300])
    play(state, "advance stations")
    assert money(state) == 0
    poor = stepping(tracks=[{"stations": 2}], money=[299], shares=[0])
    refused(poor, "advance stations", "RV-13.2")
    worker = stepping(tracks=[{"telegraph": 3}])
    play(worker, "advance telegraph")
    assert targets(worker, "discard") == {
        "reserve white",
        "reserve orange",
        "reserve grey",
        "reserve turquoise",
        "board purple",
    }
    play(worker, "discard board purple")
    assert seat(worker)["available"] == 4
    few = stepping(tracks=[{"telegraph": 3}], reserve=["white white white purple"], money=[0], shares=[0])
    refused(few, "advance telegraph", "RV-4.8")
