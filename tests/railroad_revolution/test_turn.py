"""The turn, and selling, hiring and counting workers: RV-3 and RV-5."""

import pytest

from roundhouse import State
from tests.railroad_revolution.scenes import (
    EVERYBODY,
    GAME,
    TO_CHICAGO,
    TO_MIAMI,
    kinds,
    money,
    phase,
    reserve,
    scene,
    seat,
    shares,
    targets,
)
from tests.scenes import keys, play, refused


def turn(state: State, *moves: str) -> None:
    play(state, *moves, "end")


@pytest.mark.clause("RV-3.1")
def test_workers_come_back_when_the_reserve_is_empty_at_the_beginning_of_the_turn() -> None:
    state = scene(reserve=["", "white"], placed=[{"trade": {"white": 4}}, {"trade": {"white": 3}}], turn=1, first=1)
    log: list[object] = []
    play(state, "work white trade", "sale rail", "end", log=log)  # type: ignore[arg-type]
    assert state.actors == (0,)
    assert reserve(state) == {"white": 4}
    assert seat(state)["placed"]["trade"] == {}
    assert "recalled" in keys(log)  # type: ignore[arg-type]
    turn(state, "work white telegraph", "office 1")
    assert reserve(state, 1) == {"white": 4}


@pytest.mark.clause("RV-3.2")
def test_a_worker_of_the_reserve_goes_on_an_action_beside_others() -> None:
    state = scene(reserve=["white purple purple"], placed=[{"trade": {"white": 1, "grey": 1}}])
    refused(state, "work grey trade", "RV-3.2")
    play(state, "work purple trade")
    assert seat(state)["placed"]["trade"] == {"white": 1, "purple": 1, "grey": 1}
    refused(state, "work white trade", "RV-3.2")
    refused(state, "end", "RV-3.2")


@pytest.mark.clause("RV-3.3")
def test_an_action_that_cannot_be_completed_cannot_be_chosen() -> None:
    state = scene(money=[0], shares=[0], stations=[[], ["washington", "charlotte"]])
    assert targets(state, "work") == {
        *{f"{worker} trade" for worker in EVERYBODY.split()},
        *{f"{worker} telegraph" for worker in EVERYBODY.split()},
        "orange station",
        "grey station",  # the two shares of Charlotte's bonus pay for it
    }
    refused(state, "work white station", "RV-3.3")
    refused(state, "work white railroad", "RV-3.3")


@pytest.mark.clause("RV-3.4")
def test_only_an_empty_board_passes() -> None:
    refused(scene(), "pass", "RV-3.4")
    state = scene(sold=[{"rail": 15, "building": 12}], shares=[1], money=[700])
    assert kinds(state) == {"pass", "take"}
    refused(state, "work white trade", "RV-3.4")
    play(state, "take sell-share", "take hire-grey", "pass")
    assert (state.actors, money(state)) == ((1,), 50)
    assert sum(reserve(state).values()) == 6
    one_left = scene(sold=[{"rail": 15, "building": 11}])
    play(one_left, "work white trade", "sale building")
    assert money(one_left) == 2800


@pytest.mark.clause("RV-3.5")
def test_a_specialist_uses_the_ability_or_promotes_but_never_both() -> None:
    state = scene()
    play(state, "work grey railroad")
    assert {"ability", "promotion"} <= targets(state, "take")
    play(state, "rail charlotte--atlanta", "take promotion", "promote board grey a2-3", "rail atlanta--vicksburg")
    refused(state, "take ability", "RV-3.5")
    turn(state)
    assert shares(state) == 3
    state = scene()
    play(state, "work purple trade", "take ability", "advance network", "stop")
    refused(state, "take promotion", "RV-3.5")


@pytest.mark.clause("RV-3.6")
def test_the_turn_ends_when_its_player_says_so() -> None:
    state = scene()
    refused(state, "end", "RV-3.6")
    play(state, "work white telegraph", "office 3")
    assert state.actors == (0,)
    play(state, "end")
    assert phase(state) == "offer"


# Money, shares and workers --------------------------------------------------------------------------------------------


@pytest.mark.clause("RV-5.1")
def test_shares_are_sold_at_any_moment_of_ones_turn() -> None:
    state = scene(shares=[4], money=[100])
    play(state, "take sell-share", "work turquoise trade", "take sell-share", "take flip", "take sell-share")
    play(state, "flip promote up", "promote reserve orange a1-1", "stop")
    assert (shares(state), money(state)) == (1, 550)
    play(state, "sale rail", "take sell-share")
    refused(state, "take sell-share", "RV-5.1")


@pytest.mark.clause("RV-5.1", "RV-5.2")
def test_selling_and_hiring_are_open_in_a_setup_pick() -> None:
    state = GAME.position({"players": 2, "first": 0, "setup_tiles": ["setup-4-back", "setup-2-front"]})
    play(state, "take sell-share", "take sell-share", "take hire-grey", "setup setup-4-back", "take sell-share")
    assert (money(state, 1), shares(state, 1)) == (850, 0)
    play(state, "take hire-purple", "end")
    assert state.actors == (0,)


@pytest.mark.clause("RV-5.2")
def test_hiring_costs_800_and_takes_any_colour_of_the_supply() -> None:
    state = scene(money=[1700], shares=[0])
    play(state, "take hire-grey", "take hire-grey")
    assert (money(state), reserve(state)["grey"]) == (100, 3)
    refused(state, "take hire-grey", "RV-5.2")
    poor = scene(money=[799], shares=[1])
    refused(poor, "take hire-white", "RV-5.2")


@pytest.mark.clause("RV-5.3")
def test_fewer_than_four_workers_at_the_end_is_impossible() -> None:
    state = scene(reserve=["white white white orange"], money=[0], shares=[0])
    play(state, "work white trade", "sale rail")
    refused(state, "take promotion", "RV-5.3")
    turn(state)
    assert seat(state)["available"] == 4


@pytest.mark.clause("RV-5.3")
def test_a_dip_made_good_in_the_same_turn_is_legal() -> None:
    state = scene(reserve=["white white white orange"], money=[250], shares=[1])
    play(state, "work white trade", "take promotion", "promote reserve orange a1-1")
    assert seat(state)["available"] == 3
    play(state, "sale rail", "take sell-share")
    refused(state, "end", "RV-5.3")
    turn(state, "take hire-purple")
    assert (seat(state)["available"], money(state)) == (4, 0)
    poorer = scene(reserve=["white white white orange"], money=[249], shares=[1])
    play(poorer, "work white trade")
    refused(poorer, "take promotion", "RV-5.3")


@pytest.mark.clause("RV-5.3")
def test_a_dip_is_made_good_by_hiring_or_by_the_main_reward() -> None:
    state = scene(reserve=["white white white orange"], money=[800], shares=[0])
    play(state, "work white trade", "take promotion", "promote reserve orange a1-1", "sale rail")
    refused(state, "end", "RV-5.3")
    turn(state, "take hire-grey")
    assert seat(state)["available"] == 4
    state = scene(reserve=["white white white orange"], money=[150], shares=[0])
    play(state, "work white station", "take promotion", "promote reserve orange a1-1")
    assert targets(state, "station") == {"washington"}
    turn(state, "station washington", "take main", "worker grey")
    assert seat(state)["available"] == 4


@pytest.mark.clause("RV-5.3")
def test_the_player_on_turn_is_counted_after_the_own_contracts() -> None:
    state = scene(reserve=["white white white orange"], money=[0], shares=[1], contract="contract-5")
    play(state, "work white telegraph", "take promotion", "promote reserve orange a1-1")
    assert targets(state, "office") == {"3", "6"}
    play(state, "office 3", "end")
    assert kinds(state) == {"contract"} | {"take"}
    refused(state, "end", "RV-5.3")
    play(state, "contract contract-5-second")
    assert seat(state)["available"] == 4


@pytest.mark.clause("RV-5.4")
def test_the_worker_just_placed_may_be_given_away_and_its_effect_stays() -> None:
    state = scene(telegraph={1: "money"})
    play(state, "work turquoise telegraph", "office 1", "take tile", "discard board turquoise")
    assert money(state) == 2600
    assert "ability" in targets(state, "take")
    assert state.public_view()["supply"]["turquoise"] == 12


@pytest.mark.clause("RV-5.4")
def test_workers_gained_go_to_the_reserve() -> None:
    state = scene()
    play(state, "work white station", "station washington", "take main", "worker turquoise")
    assert reserve(state)["turquoise"] == 2


@pytest.mark.clause("RV-5.5")
def test_a_colour_that_has_run_out_is_replaced_by_any_other() -> None:
    hoard = "grey " * 11 + "white"
    state = scene(reserve=[EVERYBODY, hoard], tiles={"miami": "2-b"}, networks=[TO_MIAMI])
    play(state, "work white station", "station miami", "take main")
    assert targets(state, "worker") == {"white", "purple", "orange", "turquoise"}
    play(state, "worker turquoise")
    assert reserve(state) == {"purple": 1, "orange": 2, "grey": 1, "turquoise": 2}


@pytest.mark.clause("RV-5.5")
def test_of_two_colours_the_one_that_is_left_is_taken() -> None:
    hoard = "grey " * 11 + "white"
    state = scene(reserve=[EVERYBODY, hoard])
    play(state, "work white station", "station washington", "take main")
    assert reserve(state)["turquoise"] == 2
    both = scene(reserve=["white " * 4, "grey " * 12 + "turquoise " * 12])
    play(both, "work white station", "station washington", "take main")
    assert targets(both, "worker") == {"white", "purple", "orange"}


@pytest.mark.clause("RV-5.5")
def test_an_empty_supply_gives_nothing() -> None:
    hoard = "white " * 4 + "purple " * 12 + "orange " * 12 + "grey " * 12 + "turquoise " * 12
    state = scene(reserve=["white " * 4, hoard], networks=[TO_CHICAGO])
    refused(state, "take hire-grey", "RV-5.5")
    play(state, "work white station", "station washington")
    refused(state, "take main", "RV-4.4")
    turn(state)
    assert seat(state)["available"] == 4


@pytest.mark.clause("RV-5.6")
def test_an_exchange_for_the_same_colour_is_for_workers_on_the_board() -> None:
    state = scene(reserve=["white purple purple grey"])
    play(state, "work purple telegraph", "take ability")
    assert {"board purple purple", "reserve white grey"} <= targets(state, "exchange")
    refused(state, "exchange reserve purple purple", "RV-5.6")
    play(state, "exchange board purple purple")
    assert reserve(state) == {"white": 1, "purple": 2, "grey": 1}


@pytest.mark.clause("RV-5.6")
def test_the_colour_taken_was_in_the_supply_before() -> None:
    state = scene(reserve=["orange white purple grey", "white white white white " + "turquoise " * 12])
    play(state, "work purple telegraph", "take ability")
    refused(state, "exchange reserve white turquoise", "RV-5.6")
    last = scene(reserve=["turquoise white purple grey", "white white white white " + "turquoise " * 11])
    play(last, "work purple telegraph", "take ability")
    refused(last, "exchange board purple turquoise", "RV-5.6")  # though a turquoise one could be given back
