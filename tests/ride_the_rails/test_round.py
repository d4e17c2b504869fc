"""RR-3 and RR-4: phases, turn order, taking a share. And RR-11: the end."""

import random
from itertools import pairwise

import pytest

from roundhouse import Event
from roundhouse.games.ride_the_rails.scoring import next_order
from tests.ride_the_rails.scenes import COMPANIES, GAME, scene, targets, way
from tests.scenes import keys, legal, look, play, refused


def phase(state: object) -> str:
    return str(state.view(None)["phase"])  # type: ignore[attr-defined]


@pytest.mark.clause("RR-3.1", "RR-4.1")
def test_all_take_a_share_in_reverse_order_then_all_build_then_all_ride() -> None:
    state = GAME.position({"players": 3, "order": [2, 0, 1]})
    actors = []
    for move in ("take red", "take blue", "take red"):
        actors.append(state.actors[0])
        refused(state, "build red new-york", "RR-3.1")
        refused(state, "depart chicago", "RR-3.1")
        refused(state, "ride red chicago", "RR-3.1")
        refused(state, "arrive", "RR-3.1")
        refused(state, "stop", "RR-5.1")
        play(state, move)
    assert actors == [1, 0, 2]
    assert phase(state) == "build"
    refused(state, "take red", "RR-4.1")
    actors = []
    for _ in range(3):
        actors.append(state.actors[0])
        play(state, "stop")
    assert actors == [2, 0, 1]
    assert phase(state) == "depart"


@pytest.mark.clause("RR-3.2", "RR-4.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_companies_become_available_round_by_round(number: int) -> None:
    state = scene(round=number, phase="share")
    first = {"red": 1, "blue": 1, "orange": 2, "yellow": 3, "purple": 4, "black": 5}
    assert targets(state, "take") == {company for company in COMPANIES if first[company] <= number}
    for company in COMPANIES:
        if first[company] > number:
            refused(state, f"take {company}", "RR-4.2")


@pytest.mark.clause("RR-3.3")
def test_the_less_money_the_earlier_the_turn() -> None:
    assert next_order([0, 1, 2, 3], [30, 10, 40, 20]) == [1, 3, 0, 2]


@pytest.mark.clause("RR-3.4")
def test_equals_are_reversed_however_many_they_are() -> None:
    assert next_order([0, 1, 2, 3], [5, 5, 5, 5]) == [3, 2, 1, 0]
    assert next_order([2, 0, 1, 3], [5, 5, 1, 5]) == [2, 3, 1, 0]
    assert next_order([0, 1, 2, 3, 4], [7, 3, 7, 3, 9]) == [3, 1, 2, 0, 4]


@pytest.mark.clause("RR-3.3", "RR-3.4")
def test_any_order_is_by_money_and_equals_turn_round() -> None:
    rng = random.Random(5)
    for _ in range(300):
        order = rng.sample(range(5), 5)
        money = [rng.randrange(4) for _ in range(5)]
        found = next_order(order, money)
        assert sorted(found) == sorted(order)
        for one, other in pairwise(found):
            assert money[one] < money[other] or (money[one] == money[other] and order.index(one) > order.index(other))


@pytest.mark.clause("RR-3.3")
def test_the_new_order_holds_from_the_next_round() -> None:
    state = scene(
        players=3, round=2, phase="depart", shares=["red"], track={"red": ["new-york", "g27", "philadelphia"]}
    )
    log: list[Event] = []
    play(state, "depart new-york", "ride red philadelphia", "arrive", log=log)
    play(state, "depart philadelphia", "ride red new-york", "arrive", log=log)
    assert legal(state) == ["pass"]
    play(state, "pass", log=log)
    assert state.scores() == [4, 2, 0]
    assert look(state, "order") == [2, 1, 0]
    assert look(state, "round") == 3
    assert state.actors == (0,)
    assert "round" in keys(log)


@pytest.mark.clause("RR-4.1")
def test_a_share_must_be_taken_one_a_round() -> None:
    state = scene(round=3, phase="share")
    refused(state, "pass", "RR-4.1")
    assert set(legal(state)) == {"take red", "take blue", "take orange", "take yellow"}
    play(state, "take yellow")
    assert state.actors == (2,)
    assert look(state, "shares") == [{}, {}, {}, {"yellow": 1}]


@pytest.mark.clause("RR-4.3")
def test_a_company_without_locomotives_offers_no_shares_and_without_any_one_passes() -> None:
    red = way("new-york", "philadelphia", "pittsburgh", "cincinnati", "saint-louis", "kansas-city", "omaha", "cheyenne")
    red += way("cheyenne", "pocatello")[1:]
    assert len(red) >= 27
    state = scene(players=3, round=1, phase="share", track={"red": red[:27]})
    assert look(state, "track")["red"] == red[:27]
    refused(state, "take red", "RR-4.3")
    assert legal(state) == ["take blue"]
    blue = way("jacksonville", "atlanta", "nashville", "little-rock", "oklahoma-city", "dallas", "el-paso", "phoenix")
    blue += way("phoenix", "las-vegas")[1:]
    assert len(blue) >= 27
    state = scene(players=3, round=1, phase="share", track={"red": red[:27], "blue": blue[:27]})
    assert legal(state) == ["pass"]
    log: list[Event] = []
    play(state, "pass", log=log)
    assert keys(log) == ["no-share"]
    assert look(state, "shares") == [{}, {}, {}]


@pytest.mark.clause("RR-4.4")
def test_all_shares_of_a_player_may_be_of_one_company_even_if_it_can_never_start() -> None:
    east = {"red": "new-york g27 philadelphia", "blue": "richmond k26 wilmington"}
    east["orange"] = "charleston n24 jacksonville"
    state = scene(round=6, phase="share", shares=["red red red red red"], track=east)
    for _ in range(3):
        play(state, "take black")
    play(state, "take red")
    assert look(state, "shares")[0] == {"red": 6}
    full = {"blue": "seattle b0 portland-or", "red": "new-york", "orange": "seattle b1 portland-or"}
    full["black"] = "los-angeles l4 k3 k2 k1 san-francisco"
    full["yellow"] = full["black"]
    state = scene(phase="share", track=full, joined=None)
    assert state.view(None)["companies"]["purple"]["starts"] == []
    play(state, "take purple")


@pytest.mark.clause("RR-11.1")
def test_the_game_ends_after_the_sixth_round_without_a_new_order() -> None:
    state = scene(players=3, phase="depart", acted=2, earned=[{"journeys": 9}, {}, {}])
    log: list[Event] = []
    play(state, "pass", log=log)
    assert state.over
    assert look(state, "order") == [0, 1, 2]
    assert keys(log) == ["no-ride", "over"]


@pytest.mark.clause("RR-11.2")
def test_the_most_money_wins_and_equals_share_the_win() -> None:
    for money, winners in (([9, 4, 2], (0,)), ([3, 9, 9], (1, 2))):
        earned = [{"journeys": amount} for amount in money]
        state = scene(players=3, phase="depart", acted=2, earned=earned)
        play(state, "pass")
        assert state.winners() == winners
