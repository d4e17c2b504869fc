"""The game, its pieces, and setting up."""

from collections import Counter

import pytest

import roundhouse
from roundhouse import State
from tests.railroad_tiles.reference import LIES, lying
from tests.railroad_tiles.scenes import BOARD, GAME, ROWS, SIZES, moves
from tests.scenes import legal, look, play, refused

SEEDS = range(60)


def connections(kind: str) -> tuple[str, bool]:
    """The sides of a tile in the first of all its lies, and whether a station joins them."""
    row = ROWS[kind]
    return min(lying(row["edges"], lie) for lie in LIES), row["station"]


def started(players: int, seed: int = 1, **options: str) -> State:
    """All starting tiles are laid, each as it comes."""
    state = GAME.start(players=players, seed=seed, **options)
    while state.view(None)["phase"] == "start":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    return state


@pytest.mark.clause("RT-1.1")
def test_one_to_four_players_play_eight_rounds_each_in_a_territory_of_their_own() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    state = started(2)
    assert state.view(None)["rounds"] == 8
    first = state.actors[0]
    before = state.view(None)["players"][1 - first]["territory"]
    play(state, *legal(state)[:1])
    while state.actors == (first,):
        play(state, next(move for move in legal(state) if move.startswith("lay")))
    assert state.view(None)["players"][1 - first]["territory"] == before
    assert len(state.view(None)["players"][first]["territory"]) > 1


@pytest.mark.clause("RT-1.2")
def test_there_are_106_route_tiles_of_both_backgrounds() -> None:
    assert sum(row["count"] for row in BOARD["tiles"]) == 106
    assert {row["background"] for row in BOARD["tiles"]} == {"rural", "urban"}
    assert all(set(row["edges"]) <= set("RH-") for row in BOARD["tiles"])


@pytest.mark.clause("RT-1.3", "RT-1.4")
def test_icons_lie_on_the_network_of_their_kind_and_only_stations_join_two() -> None:
    for row in BOARD["tiles"]:
        assert len(row["links"]) == len(set(row["edges"]) - {"-"})
        kinds = {row["edges"]["NESW".index(word[0])] for word in row["icon_on"]}
        wanted = {"none": set(), "car": {"H"}, "train": {"R"}, "traveller": set(row["edges"]) - {"-"}}
        assert kinds == wanted[row["icon"]]
        assert not row["overpass"] or row["icon"] != "traveller"
        assert (row["station"] or row["overpass"]) == ({"H", "R"} <= set(row["edges"]))


@pytest.mark.clause("RT-1.5")
def test_the_box_holds_18_of_each_piece_and_10_stars() -> None:
    supply = GAME.start(players=4, seed=1).view(None)["supply"]
    assert supply == {"car": 18, "train": 18, "traveller": 18, "star": 10 - 4}


@pytest.mark.clause("RT-1.6")
def test_there_are_seven_tokens_four_of_them_with_a_flag() -> None:
    tokens = Counter((tuple(row["types"]), row["flag"]) for row in BOARD["tokens"])
    singles = {((piece,), flag): 1 for piece in ("car", "train", "traveller") for flag in (False, True)}
    assert tokens == {**singles, (("train", "car"), True): 1}


@pytest.mark.clause("RT-1.7")
def test_only_the_bag_and_the_stack_are_hidden_outside_the_population_phase() -> None:
    state = started(3)
    other = (state.actors[0] + 1) % 3
    truth = look(state, "bag"), look(state, "tokens")
    worlds = [state.imagine(other, seed).position() for seed in range(20)]
    for world in worlds:
        changed = {field for field in world if world[field] != state.position()[field]}
        assert changed <= {"bag", "tokens", "random"}
        assert (sorted(world["bag"]), sorted(world["tokens"])) == (sorted(truth[0]), sorted(truth[1]))
        assert world["tokens"][0] == truth[1][0]  # it lies in the waiting room
    assert len({tuple(world["bag"]) for world in worlds}) == 20
    assert len({tuple(world["tokens"]) for world in worlds}) > 10


@pytest.mark.clause("RT-2.1")
def test_everybody_gets_a_star_and_the_first_turn_order_is_by_lot() -> None:
    for players in (1, 2, 3, 4):
        seen = GAME.start(players=players, seed=3).view(None)
        assert [player["stars"] for player in seen["players"]] == [1] * players
        assert seen["supply"]["star"] == 10 - players
        assert (seen["tokens"]["stack"], seen["tokens"]["active"]) == (6, [])
    orders = {tuple(GAME.start(players=3, seed=seed).view(None)["order"]) for seed in SEEDS}
    assert len(orders) == 6
    firsts = {GAME.start(players=2, seed=seed).view(None)["tokens"]["waiting"] for seed in SEEDS}
    assert len(firsts) == 7


@pytest.mark.clause("RT-2.2")
def test_columns_depend_on_the_number_of_players() -> None:
    assert SIZES == {1: [2, 3, 4], 2: [2, 3, 3, 4], 3: [2, 3, 3, 4], 4: [2, 2, 3, 3, 4]}
    for players, sizes in SIZES.items():
        columns = GAME.start(players=players, seed=5).view(None)["columns"]
        assert [len(column["tiles"]) for column in columns] == [column["size"] for column in columns] == sizes
    refused(started(3), "column 5", "RT-2.2")
    refused(GAME.start(players=1, seed=1), "column 4", "RT-2.2")


@pytest.mark.clause("RT-2.3")
def test_starting_tiles_all_have_different_connections() -> None:
    met = Counter[tuple[str, bool]]()
    for seed in SEEDS:
        for players in (2, 3, 4):
            starting = GAME.start(players=players, seed=seed).view(None)["starting"]
            found = [connections(kind) for kind in starting]
            assert len(set(found)) == len(found) == players
            met.update(found)
    assert len(met) > 10


@pytest.mark.clause("RT-2.3")
def test_an_overpass_differs_from_a_crossing_station_and_backgrounds_do_not() -> None:
    kinds = ["overpass-rural-car", "station-crossing-urban-traveller"]
    state = GAME.position({"players": 2, "starting": kinds})
    assert state.view(None)["starting"] == kinds
    with pytest.raises(roundhouse.BadPosition):
        GAME.position({"players": 2, "starting": ["curve-rail-rural", "curve-rail-urban-train"]})


@pytest.mark.clause("RT-2.4")
def test_starting_tiles_are_taken_and_laid_in_reverse_turn_order() -> None:
    state = GAME.start(players=4, seed=2)
    seen = state.view(None)
    assert all(column["tiles"] for column in seen["columns"])
    assert seen["tokens"]["waiting"]
    takers = []
    taken = ""
    for number in range(4):
        takers.append(state.actors[0])
        open_slots = [str(slot + 1) for slot, kind in enumerate(state.view(None)["starting"]) if kind]
        assert legal(state) == [f"start {slot}" for slot in open_slots]
        assert len(open_slots) == 4 - number
        refused(state, "column 1", "RT-2.4")
        refused(state, "lay 1 M13 up", "RT-2.4")
        if taken:
            refused(state, f"start {taken}", "RT-2.4")
        taken = open_slots[-1]
        kind = state.view(None)["starting"][int(taken) - 1]
        play(state, f"start {taken}")
        refused(state, f"start {open_slots[0]}", "RT-2.4")
        assert state.view(None)["players"][takers[-1]]["hand"] == [kind, None, None, None]
        play(state, legal(state)[0])
        assert state.view(None)["players"][takers[-1]]["territory"][0]["tile"] == kind
    assert takers == seen["order"][::-1]
    assert (state.view(None)["phase"], state.actors, state.view(None)["starting"]) == ("tiles", (seen["order"][0],), [])
    refused(state, "start 1", "RT-2.4")


@pytest.mark.clause("RT-2.5")
def test_a_starting_tile_is_laid_in_any_way_and_cannot_be_refused() -> None:
    kinds = ["station-curve-rural", "curve-rail-rural"]
    state = GAME.position({"players": 2, "starting": kinds, "order": [0, 1]})
    play(state, "start 1")
    assert moves(state, "lay") == [f"1 M13 {lie}" for lie in LIES]
    refused(state, "refuse 1", "RT-2.5")
    refused(state, "lay 1 M12 up", "RT-5.7")
    play(state, "lay 1 M13 back-left", "start 2")
    assert moves(state, "lay") == [f"1 M13 {lie}" for lie in LIES[:4]]
