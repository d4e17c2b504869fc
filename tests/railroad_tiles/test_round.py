"""The round: filling columns, tokens, choosing a column, and the end of the round."""

import pytest

from roundhouse import Event, State
from tests.railroad_tiles.scenes import GAME, player, scene
from tests.scenes import keys, legal, look, play, refused


def take(state: State, column: int) -> None:
    """Take a column and lay its tiles as they come; what can be refused is not."""
    seat = state.actors[0]
    play(state, f"column {column}")
    finish_turn(state, seat)


def finish_turn(state: State, seat: int) -> None:
    while state.actors == (seat,) and state.view(None)["phase"] == "tiles" and player(state, seat)["column"]:
        play(state, next(move for move in legal(state) if not move.startswith("refuse")))


def finish_round(state: State, *columns: int, log: list[Event] | None = None) -> None:
    """Everybody takes these columns in turn order and places nothing."""
    for column in columns:
        take(state, column)
    number = state.view(None)["round"]
    while not state.over and state.view(None)["round"] == number and state.view(None)["phase"] == "population":
        play(state, "done", log=log)


def opened(players: int, seed: int = 4) -> State:
    state = GAME.start(players=players, seed=seed)
    while state.view(None)["phase"] == "start":
        play(state, legal(state)[0])
    return state


@pytest.mark.clause("RT-3.1")
def test_a_round_is_selection_then_population() -> None:
    state = opened(2)
    finish_round(state, 1, 2)
    assert (state.view(None)["round"], state.view(None)["phase"]) == (2, "tiles")
    land = "M13 straight-highway-rural-car H-H-"
    said = {"acted": 1, "order": [1, 0], "taken": ["2", "1"], "tokens": ["car", "train"]}
    state = scene(2, land, hand="curve-rail-rural", **said)
    refused(state, "place car M13", "RT-7.1")
    play(state, "lay 1 L13 down")
    assert state.view(None)["phase"] == "population"
    refused(state, "lay 1 N13 up", "RT-3.1")
    refused(state, "column 3", "RT-3.1")
    refused(state, "refuse 1", "RT-3.1")


@pytest.mark.clause("RT-3.2")
def test_columns_are_filled_and_one_left_over_keeps_its_tiles_and_stars() -> None:
    state = opened(4)
    kept = state.view(None)["columns"][2]["tiles"]
    top = look(state, "bag")
    finish_round(state, 1, 2, 4, 5)
    columns = state.view(None)["columns"]
    assert [len(column["tiles"]) for column in columns] == [2, 2, 3, 3, 4]
    assert (columns[2]["tiles"], columns[2]["stars"]) == (kept, 1)
    fresh = [kind for column in (0, 1, 3, 4) for kind in columns[column]["tiles"]]
    assert fresh == top[: len(fresh)]
    finish_round(state, 1, 2, 4, 5)
    assert (state.view(None)["columns"][2]["tiles"], state.view(None)["columns"][2]["stars"]) == (kept, 2)


@pytest.mark.clause("RT-3.3", "RT-3.4")
def test_tokens_move_from_the_stack_through_the_waiting_room_into_the_active_area() -> None:
    state = opened(3)
    order = look(state, "tokens")
    seen = []
    for number in range(1, 9):
        tokens = state.view(None)["tokens"]
        assert state.view(None)["round"] == number
        assert tokens["waiting"] == (order[number - 1] if number < 8 else None)
        assert tokens["active"] == order[max(0, number - 3) : number - 1][::-1]
        assert tokens["gone"] == order[: max(0, number - 3)]
        assert tokens["stack"] == max(0, 7 - number)
        seen.append(len(tokens["active"]))
        finish_round(state, 1, 2, 3)
    assert seen == [0, 1, 2, 2, 2, 2, 2, 2]
    assert state.over


@pytest.mark.clause("RT-3.5")
def test_the_next_player_chooses_when_the_one_before_has_laid_everything() -> None:
    state = opened(3)
    order = state.view(None)["order"]
    for turn, column in enumerate((2, 3, 1)):
        assert state.actors == (order[turn],)
        refused(state, f"column {column}", "RH-1.1", seat=order[(turn + 1) % 3])
        take(state, column)


@pytest.mark.clause("RT-4.1")
def test_a_column_must_be_chosen_and_gives_all_its_tiles_and_stars() -> None:
    columns = [{"tiles": ["curve-rail-rural"] * 2, "stars": 2}]
    columns += [
        {"tiles": ["curve-highway-rural"] * 3},
        {"tiles": ["tee-rail-rural"] * 3},
        {"tiles": ["tee-highway-rural"] * 4},
    ]
    state = scene(2, columns=columns)
    assert legal(state) == [f"column {number}" for number in (1, 2, 3, 4)]
    refused(state, "refuse 1", "RT-4.1")
    refused(state, "lay 1 L13 up", "RT-4.1")
    play(state, "column 1")
    seen = player(state)
    assert (seen["stars"], seen["column"]) == (1 + 2, 1)
    assert seen["hand"] == ["curve-rail-rural", "curve-rail-rural", None, None]
    assert (state.view(None)["columns"][0]["tiles"], state.view(None)["columns"][0]["stars"]) == ([], 0)
    assert state.view(None)["columns"][0]["taker"] == 0


@pytest.mark.clause("RT-4.2")
def test_a_column_with_a_pawn_is_closed() -> None:
    state = opened(3)
    take(state, 2)
    assert legal(state) == ["column 1", "column 3", "column 4"]
    refused(state, "column 2", "RT-4.2")


@pytest.mark.clause("RT-4.3")
def test_one_column_a_turn() -> None:
    state = opened(3)
    play(state, "column 3")
    refused(state, "column 1", "RT-4.3")
    refused(state, "column 3", "RT-4.3")


@pytest.mark.clause("RT-10.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_column_nobody_chose_gets_a_star(players: int) -> None:
    state = opened(players)
    log: list[Event] = []
    for column in range(2, players + 1):
        take(state, column)
    play(state, f"column {players + 1}")
    seat = state.actors[0]
    while state.actors == (seat,) and state.view(None)["round"] == 1:
        play(state, next(move for move in legal(state) if not move.startswith("refuse")), log=log)
    assert [column["stars"] for column in state.view(None)["columns"]] == [1] + [0] * players
    assert state.view(None)["supply"]["star"] == 10 - players - 1
    assert "star" in keys(log)


@pytest.mark.clause("RT-10.1")
def test_without_a_star_in_the_supply_none_is_put() -> None:
    state = scene(3, stars=[4, 3, 3], tokens=["car", "train"])
    finish_round(state, 1, 2, 3)
    assert [column["stars"] for column in state.view(None)["columns"]] == [0] * 4


@pytest.mark.clause("RT-10.1")
def test_a_star_spent_in_the_round_can_be_the_one_put_on_a_column() -> None:
    land = "M13 straight-highway-rural-car H-H-"
    state = scene(3, land, stars=[4, 3, 3], tokens=["train", "traveller"])
    take(state, 1)
    take(state, 2)
    take(state, 3)
    play(state, "place train M13")
    while state.view(None)["round"] == 3:
        play(state, "done")
    assert [column["stars"] for column in state.view(None)["columns"]] == [0, 0, 0, 1]
    assert player(state)["stars"] == 3


@pytest.mark.clause("RT-10.2")
def test_with_two_players_the_coin_empties_one_of_the_columns_left_and_the_star_goes_on_the_other() -> None:
    tosses = set()
    for seed in range(12):
        state = opened(2, seed)
        before = state.view(None)["columns"]
        bag = look(state, "bag")
        log: list[Event] = []
        take(state, 2)
        play(state, "column 4")
        seat = state.actors[0]
        while state.actors == (seat,) and state.view(None)["round"] == 1 and player(state, seat)["column"]:
            play(state, next(move for move in legal(state) if not move.startswith("refuse")), log=log)
        after = state.view(None)
        toss = after["coin"]
        tosses.add(toss)
        lost, kept = (0, 2) if toss == "left" else (2, 0)
        assert after["columns"][kept]["tiles"] == before[kept]["tiles"]
        assert [column["stars"] for column in after["columns"]] == [1 if index == kept else 0 for index in range(4)]
        assert look(state, "dropped") == before[lost]["tiles"]
        refilled = [kind for index in (0, 1, 2, 3) if index != kept for kind in after["columns"][index]["tiles"]]
        assert refilled == bag[: len(refilled)]
        coin = next(event for event in log if event.key == "coin")
        assert coin.args == {"coin": toss, "column": str(lost + 1)}
    assert tosses == {"left", "right"}


@pytest.mark.clause("RT-10.2")
def test_the_stars_on_the_column_that_loses_its_tiles_stay() -> None:
    for seed in range(12):
        columns = [dict(column, stars=2 * (index % 2 == 0)) for index, column in enumerate(look(scene(2), "columns"))]
        state = scene(2, seed=seed, columns=columns, tokens=["car", "train"])
        finish_round(state, 2, 4)
        stars = [column["stars"] for column in state.view(None)["columns"]]
        assert stars == ([2, 0, 3, 0] if state.view(None)["coin"] == "left" else [3, 0, 2, 0])


@pytest.mark.clause("RT-10.3")
def test_the_pawns_make_the_new_turn_order_from_left_to_right() -> None:
    state = opened(4)
    first, second, third, fourth = state.view(None)["order"]
    finish_round(state, 5, 1, 3, 2)
    assert state.view(None)["order"] == [second, fourth, third, first]
    assert state.actors == (second,)
    assert all(seen["column"] is None for seen in state.view(None)["players"])


@pytest.mark.clause("RT-10.4")
def test_after_the_eighth_round_there_is_neither_coin_nor_star_and_the_game_is_over() -> None:
    state = opened(2)
    for _ in range(7):
        finish_round(state, 1, 2)
    before = state.view(None)
    log: list[Event] = []
    finish_round(state, 3, 4, log=log)
    after = state.view(None)
    assert state.over
    assert after["phase"] == "over"
    assert after["coin"] == before["coin"]
    assert [column["stars"] for column in after["columns"]][:2] == [column["stars"] for column in before["columns"]][:2]
    assert after["bag"] == before["bag"]
    assert legal(state, 0) == legal(state, 1) == []
