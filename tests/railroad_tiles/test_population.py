"""The population phase: tokens, stars, who places when, and what the others see of it."""

import pytest

from roundhouse import Event, State
from tests.railroad_tiles.scenes import BOARD, GAME, moves, player, population, scene, with_few
from tests.scenes import keys, legal, look, play, refused

# car, train and traveller icons, none on the network of another
VARIED = """
M13 straight-highway-rural-car H-H-
N13 straight-rail-rural-train R-R-
L13 straight-rail-rural-traveller R-R-
"""
TWO_CARS = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-"
NO_ICON = "M13 tee-highway-rural HH-H"


def apply(state: State, seat: int, *sentences: str, log: list[Event] | None = None) -> None:
    """Moves of one seat in a phase in which several act."""
    for sentence in sentences:
        kind, *ids = sentence.split()
        names = [target.name for one in GAME.layout.kinds if one.name == kind for target in one.targets]
        state.apply(seat, GAME.action(kind, **dict(zip(names, ids, strict=True))), log)
        state.check()


@pytest.mark.clause("RT-7.1")
def test_for_each_active_token_a_piece_on_a_free_icon_of_any_tile() -> None:
    state = population(2, "car train", VARIED, NO_ICON, stars=[0, 1])
    assert legal(state) == ["place car M13", "place train N13", "done"]
    play(state, "place train N13", "place car M13")
    assert state.view(None)["round"] == 4
    assert player(state)["pieces"] == {"car": 1, "train": 1, "traveller": 0}
    assert state.sources(0)["cars"] == state.sources(0)["trains"] == 1
    assert state.view(None)["supply"] == {"car": 17, "train": 17, "traveller": 18, "star": 8}
    refused(state, "place car L13", "RT-7.1")


@pytest.mark.clause("RT-7.2")
def test_the_piece_is_of_a_type_its_token_shows() -> None:
    state = population(2, "traveller train-or-car-flag", VARIED, stars=[0, 1])
    assert moves(state, "place") == ["traveller L13", "train-or-car M13", "train-or-car N13"]
    refused(state, "place traveller M13", "RT-7.2")
    refused(state, "place train-or-car L13", "RT-7.2")
    play(state, "place train-or-car N13")
    assert moves(state, "place") == ["traveller L13"]


@pytest.mark.clause("RT-7.3")
def test_a_tile_without_an_icon_takes_no_piece() -> None:
    state = population(2, "car train", VARIED + "M12 straight-highway-rural H-H-")
    refused(state, "place car M12", "RT-7.3")
    refused(state, "place car M14", "RT-7.3")  # no tile at all
    refused(scene(2, VARIED), "place car O13", "RT-7.3")


@pytest.mark.clause("RT-7.4", "RT-1.4")
def test_an_icon_holds_one_piece() -> None:
    state = population(2, "car car-flag", TWO_CARS, pieces=["M13"])
    assert moves(state, "place") == ["car M12"]
    refused(state, "place car M13", "RT-7.4")
    state = population(2, "car car-flag", TWO_CARS)
    play(state, "place car M13")
    refused(state, "place car M13", "RT-7.4")


@pytest.mark.clause("RT-7.5")
def test_each_token_brings_one_piece_and_two_that_show_the_same_are_one_choice() -> None:
    state = population(2, "car car-flag", TWO_CARS + "; N13 straight-highway-urban-car H-H-")
    assert moves(state, "place") == ["car M12", "car M13", "car N13"]
    play(state, "place car N13")
    assert moves(state, "place") == ["car M12", "car M13"]
    refused(state, "place train M13", "RT-7.5")  # no such token is active
    play(state, "place car M12")
    assert player(state)["pieces"]["car"] == 2
    state = population(2, "car train", TWO_CARS + "; N13 straight-rail-rural-train R-R-", stars=[0, 1])
    play(state, "place car M12")
    refused(state, "place car M13", "RT-7.5")


@pytest.mark.clause("RT-7.5")
def test_a_placement_names_its_token() -> None:
    """A car by the token for a train or a car leaves the car's own for another."""
    state = population(2, "car train-or-car-flag", TWO_CARS, stars=[0, 1])
    assert moves(state, "place") == ["car M12", "car M13", "train-or-car M12", "train-or-car M13"]
    play(state, "place train-or-car M13")
    assert moves(state, "place") == ["car M12"]


@pytest.mark.clause("RT-7.6")
def test_nobody_has_to_place_and_done_closes_all_tokens() -> None:
    state = population(3, "car train", VARIED, VARIED.replace("rural", "urban"), NO_ICON)
    assert state.actors == (0, 1)
    apply(state, 0, "done")
    assert state.actors == (1,)
    assert legal(state, 0) == []
    refused(state, "done", "RH-1.1", seat=0)
    refused(scene(2, VARIED), "done", "RT-7.6")


@pytest.mark.clause("RT-7.6")
def test_it_comes_by_itself_where_nothing_can_be_placed() -> None:
    state = population(3, "car train", TWO_CARS, VARIED.replace("rural", "urban"), NO_ICON, stars=[0, 1, 1])
    assert state.actors == (0, 1)
    assert [seen["done"] for seen in state.view(None)["players"]] == [False, False, True]
    apply(state, 0, "place car M13")  # for the train there is no icon and no star
    assert state.actors == (1,)


@pytest.mark.clause("RT-7.6")
def test_a_phase_in_which_nobody_can_place_is_over_at_once() -> None:
    said = {"acted": 1, "order": [1, 0], "taken": ["1", "2"], "tokens": ["car", "train"]}
    state = scene(2, NO_ICON, hand="curve-highway-rural", **said)
    log: list[Event] = []
    play(state, "refuse 1", log=log)
    assert state.view(None)["round"] == 4
    assert keys(log)[:4] == ["refused", "population", "idle", "idle"]


@pytest.mark.clause("RT-7.7")
def test_what_is_placed_is_hidden_until_all_are_done_and_then_shown_together() -> None:
    lands = VARIED, VARIED.replace("rural", "urban")
    state = population(2, "car train", *lands)
    before = state.view(None), state.view(1), state.scores(), state.sources(0)
    log: list[Event] = []
    apply(state, 0, "place car M13", log=log)
    assert (state.view(None), state.view(1), state.scores(), state.sources(0)) == before
    assert log == []
    assert state.view(0)["placed"] == [{"token": "car", "cell": "M13", "piece": "car", "points": 1, "star": False}]
    apply(state, 0, "done", log=log)
    assert [(event.key, event.seen_by(1)) for event in log] == [("placed", ("placed", {"seat": 0}))]
    assert (state.scores(), state.sources(0)) == before[2:]
    seen = state.view(1)
    assert [player["done"] for player in seen["players"]] == [True, False]
    assert not any(tile["piece"] for player in seen["players"] for tile in player["territory"])
    apply(state, 1, "place train N13", "done", log=log)
    assert keys(log)[1:5] == ["placed", "revealed", "populated", "populated"]
    told = [event.args for event in log if event.key == "populated"]
    assert [(facts["seat"], facts["piece"], facts["cell"], facts["points"]) for facts in told] == [
        (0, "car", "M13", 1),
        (1, "train", "N13", 1),
    ]
    assert state.sources(0)["cars"] == 1
    assert player(state)["territory"][0]["piece"]


@pytest.mark.clause("RT-7.7")
def test_the_own_first_piece_counts_for_the_own_second() -> None:
    state = population(2, "car car-flag", TWO_CARS, NO_ICON)
    play(state, "place car M13")
    assert state.view(0)["icons"] == [
        {
            "cell": "M12",
            "piece": "car",
            "points": 2,
            "tokens": [{"token": "car", "star": False}],
            "network": ["M12", "M13"],
        }
    ]
    play(state, "place car M12")
    assert state.sources(0)["cars"] == 1 + 2


@pytest.mark.clause("RT-7.7")
def test_a_star_spent_is_not_seen_before_the_end_of_the_phase() -> None:
    state = population(2, "train traveller", TWO_CARS, VARIED.replace("rural", "urban"))
    apply(state, 0, "place train M13")
    assert state.view(0)["placed"][0]["star"]
    assert player(state)["stars"] == 1
    assert state.view(1)["supply"] == {"car": 18, "train": 18, "traveller": 18, "star": 8}
    assert state.actors == (1,)  # the second token would need another star
    apply(state, 1, "done")
    assert (player(state)["stars"], look(state, "stars")) == (0, [0, 1])


@pytest.mark.clause("RT-7.8")
def test_our_mix_has_no_more_icons_of_a_kind_than_pieces() -> None:
    for piece in ("car", "train", "traveller"):
        icons = sum(row["count"] for row in BOARD["tiles"] if row["icon"] == piece)
        assert icons <= next(row["count"] for row in BOARD["pieces"] if row["id"] == piece)


@pytest.mark.clause("RT-7.8")
def test_where_a_type_might_run_short_the_phase_is_played_in_turn_order() -> None:
    """Two cars for three players who could each place one: each sees what the one before has placed."""
    lands = TWO_CARS, "M13 straight-highway-urban-car H-H-", "M13 curve-highway-rural-car HH--"
    order = {"order": [2, 0, 1], "taken": ["1", "2", "3"]}
    state = population(3, "car train", *lands, game=with_few("car", 2), stars=[0, 0, 0], **order)
    assert state.actors == (2,)
    assert state.view(None)["turn"] == 2
    refused(state, "place car M13", "RH-1.1", seat=0)
    log: list[Event] = []
    play(state, "place car M13", log=log)
    assert keys(log) == ["populated"]
    assert state.actors == (0,)
    assert player(state, 2)["pieces"]["car"] == 1
    play(state, "place car M12")  # the last car: the third player has nothing to place
    assert state.view(None)["round"] == 4
    assert [player(state, seat)["pieces"]["car"] for seat in range(3)] == [1, 0, 1]
    assert state.view(None)["supply"]["car"] == 0


@pytest.mark.clause("RT-7.8")
@pytest.mark.parametrize(
    ("cars", "stars", "in_turn"),
    [(3, [0, 0, 0], False), (2, [0, 0, 0], True), (3, [1, 0, 0], True), (3, [0, 1, 0], False)],
)
def test_it_may_run_short_if_all_tokens_stars_and_free_icons_together_could_ask_for_more(
    cars: int, stars: list[int], in_turn: bool
) -> None:
    lands = TWO_CARS, "M13 straight-highway-urban-car H-H-", "M13 curve-highway-rural-car HH--"
    state = population(3, "car train", *lands, game=with_few("car", cars), stars=stars)
    assert (len(state.actors) == 1) == in_turn


@pytest.mark.clause("RT-7.9", "RT-1.5", "RT-9.3")
def test_a_type_without_pieces_is_not_placed() -> None:
    state = population(2, "car car-flag", TWO_CARS, NO_ICON, game=with_few("car", 1))
    refused(state, "place train M13", "RT-7.5")
    play(state, "place car M13")
    assert state.view(None)["round"] == 4  # no second car to place
    lands = TWO_CARS + "; N13 straight-rail-rural-train R-R-", NO_ICON
    state = population(2, "train car", *lands, game=with_few("car", 1), pieces=["M13"])
    assert moves(state, "place") == ["car N13", "train N13"]  # the car's token with a star, RT-9.3
    refused(state, "place car M12", "RT-7.9")


@pytest.mark.clause("RT-9.1")
def test_a_star_lets_a_token_bring_a_type_it_does_not_show() -> None:
    state = population(2, "train traveller", TWO_CARS, NO_ICON, stars=[1, 0])
    assert moves(state, "place") == ["train M12", "train M13", "traveller M12", "traveller M13"]
    play(state, "place traveller M12")
    assert state.view(None)["round"] == 4  # one star, one token
    assert (player(state)["pieces"]["car"], player(state)["stars"]) == (1, 0)
    assert state.sources(0)["cars"] == 1


@pytest.mark.clause("RT-9.1")
def test_two_stars_serve_two_tokens() -> None:
    state = population(2, "train traveller", TWO_CARS, NO_ICON, stars=[3, 0])
    play(state, "place traveller M12", "place train M13")
    assert (player(state)["pieces"]["car"], player(state)["stars"]) == (2, 1)


@pytest.mark.clause("RT-9.2")
def test_a_star_is_spent_only_with_a_piece_and_only_if_it_is_needed() -> None:
    state = population(2, "car train-or-car-flag", TWO_CARS, NO_ICON, stars=[2, 0])
    play(state, "place car M12", "place train-or-car M13")
    assert (player(state)["stars"], state.view(None)["supply"]["star"]) == (2, 10 - 2 - 1)
    state = population(2, "train traveller", TWO_CARS, NO_ICON, stars=[2, 0])
    play(state, "place train M12", "done")
    assert (player(state)["stars"], state.view(None)["supply"]["star"]) == (1, 10 - 1 - 1)
    state = population(2, "train traveller", TWO_CARS, NO_ICON, stars=[2, 0])
    play(state, "done")
    assert player(state)["stars"] == 2


@pytest.mark.clause("RT-9.3")
def test_a_star_helps_where_the_tokens_own_type_has_no_free_icon() -> None:
    state = population(2, "train train-flag", TWO_CARS, NO_ICON, stars=[1, 0])
    assert moves(state, "place") == ["train M12", "train M13"]


@pytest.mark.clause("RT-9.4")
def test_stars_left_over_are_worth_nothing() -> None:
    state = population(2, "car train", NO_ICON, VARIED, stars=[9, 0], round=8)
    play(state, "done")
    assert state.over
    assert sum(state.sources(0).values()) == state.scores()[0] == 1  # a rectangle of one tile
