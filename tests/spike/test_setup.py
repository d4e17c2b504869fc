"""Setting up, the pieces, and what everybody may know: SP-1, SP-2 and SP-13."""

from collections import Counter

import pytest

from roundhouse import BadSetup, State
from tests.scenes import legal, look, play, refused
from tests.spike.scenes import BOARD, CITIES, GAME, SUITS, hand, kinds, line, scene, targets


def started(players: int = 3, seed: int = 4, **options: bool) -> State:
    return GAME.start(players=players, seed=seed, **options)


def placed(state: State) -> State:
    """The same play with every choice of the setup made."""
    while state.position()["phase"] in ("sides", "give", "route", "place"):
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    return state


@pytest.mark.clause("SP-1.1")
def test_two_to_four_play() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(players=players, seed=1)


@pytest.mark.clause("SP-1.2")
def test_the_board_is_a_lattice_with_three_cities_for_each_good() -> None:
    assert (len(BOARD["junction"]), len(BOARD["space"]), len(BOARD["city"])) == (127, 323, 36)
    assert {row["suit"] for row in BOARD["space"]} == set(SUITS)
    assert set(Counter(row["good"] for row in BOARD["city"]).values()) == {3}
    assert len({row["good"] for row in BOARD["city"]}) == 12


@pytest.mark.clause("SP-1.3")
@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 10), (4, 10)])
def test_there_are_ten_cards_of_a_suit_and_seven_with_two_players(players: int, each: int) -> None:
    position = started(players).position()
    found = Counter(position["deck"])
    for row in position["hands"]:
        found.update(row)
    assert found == dict.fromkeys(SUITS, each)


@pytest.mark.clause("SP-1.4")
def test_contract_cards_have_two_sides_of_four_cities_that_lack_the_good() -> None:
    assert Counter(card["good"] for card in BOARD["contract"]) == {row["id"]: 3 for row in BOARD["good"]}
    for card in BOARD["contract"]:
        for side in (card["front"], card["back"]):
            assert len(side) == 4
            assert all(CITIES[city]["good"] != card["good"] for city in side)


@pytest.mark.clause("SP-1.5")
def test_every_city_is_the_start_of_one_route_of_five_cities() -> None:
    assert sorted(card["start"] for card in BOARD["route"]) == sorted(CITIES)
    assert {len(card["values"]) for card in BOARD["route"]} == {5}


@pytest.mark.clause("SP-1.6", "SP-2.1")
def test_the_market_has_each_good_once_at_random() -> None:
    view = started().view(None)
    assert sorted(view["values"].values()) == [1] * 4 + [2] * 4 + [3] * 4
    assert [view["values"][good] for good in view["market"][0]] == [3, 2, 1]
    assert sorted(good for column in view["market"] for good in column) == sorted(row["id"] for row in BOARD["good"])
    assert len({str(started(seed=seed).view(None)["market"]) for seed in range(5)}) == 5


@pytest.mark.clause("SP-1.7", "SP-2.3")
def test_everybody_begins_with_five_cards_45_tracks_and_the_smallest_train() -> None:
    view = started().view(None)
    for seat in view["seats"]:
        assert (seat["hand"], seat["tracks_left"], seat["money"]) == (5, 45, 0)
        assert {part: row["gives"] for part, row in seat["parts"].items()} == {
            "locomotive": 1,
            "tender": 2,
            "freight-car": 1,
        }
    assert [part["levels"] for part in BOARD["train"]] == [[1, 2, 3], [2, 3, 4], [1, 2, 3]]


@pytest.mark.clause("SP-1.8")
def test_hands_and_routes_are_secret_and_a_card_of_the_row_is_seen() -> None:
    state = scene(hands=["white white blue", "rose"], row="ochre jade", routes=["tampa", "boston"])
    mine, theirs = state.view(0), state.view(1)
    assert mine["own"]["cards"] == {"white": 2, "blue": 1}
    assert mine["own"]["route"]["start"] == "tampa"
    assert theirs["own"]["cards"] == {"rose": 1}
    assert theirs["seats"][0]["hand"] == 3
    assert "tampa" not in str({key: value for key, value in theirs.items() if key == "own"})
    play(state, "draw ochre")
    assert state.view(1)["known"][0] == {"ochre": 1}
    for seed in range(20):
        assert state.imagine(1, seed).position()["hands"][0].get("ochre", 0) >= 1


@pytest.mark.clause("SP-2.2")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_one_contract_of_each_good_is_dealt_by_lot(players: int, each: int) -> None:
    seats = started(players).view(None)["seats"]
    assert [len(seat["contracts"]) for seat in seats] == [each] * players
    assert sorted(row["good"] for seat in seats for row in seat["contracts"]) == sorted(
        row["id"] for row in BOARD["good"]
    )
    assert {row["state"] for seat in seats for row in seat["contracts"]} == {"contract"}
    sides = {
        row["side"] for seed in range(4) for seat in started(seed=seed).view(None)["seats"] for row in seat["contracts"]
    }
    assert sides == {"front", "back"}
    cards = {
        row["card"]
        for seed in range(20)
        for seat in started(seed=seed).view(None)["seats"]
        for row in seat["contracts"]
    }
    assert len(cards) == 36


@pytest.mark.clause("SP-2.4")
def test_the_first_player_is_drawn_and_play_goes_in_the_order_of_the_seats() -> None:
    assert {look(started(seed=seed), "first") for seed in range(20)} == {0, 1, 2}
    state = placed(started(seed=1))
    first = look(state, "first")
    assert state.actors == (first,)
    play(state, "draw deck", "stop")
    if state.actors == (first,):
        play(state, "end")
    assert state.actors == ((first + 1) % 3,)


@pytest.mark.clause("SP-2.5")
def test_the_first_player_gives_a_card_to_the_right_before_row_and_routes_are_seen() -> None:
    state = started(players=3, seed=5)
    first = look(state, "first")
    right = (first - 1) % 3
    assert state.actors == (first,)
    assert (look(state, "row"), look(state, "routes")) == ({}, [None] * 3)
    assert kinds(state) == {"give"}
    suit = sorted(hand(state, first))[0]
    missing = next(each for each in SUITS if each not in hand(state, first))
    refused(state, f"give {missing}", "SP-2.5")
    refused(state, "place tampa", "SP-2.5")
    mine, theirs = hand(state, first), hand(state, right)
    log: list = []
    play(state, f"give {suit}", log=log)
    assert sum(hand(state, first).values()) == 4
    assert hand(state, right)[suit] == theirs.get(suit, 0) + 1
    assert hand(state, first).get(suit, 0) == mine[suit] - 1
    third = 3 - first - right
    assert [suit in str(log[0].seen_by(reader)[1]) for reader in (first, right, third, None)] == [
        True,
        True,
        False,
        False,
    ]
    for seed in range(20):
        assert state.imagine(first, seed).position()["hands"][right].get(suit, 0) >= 1
    assert any(not state.imagine(third, seed).position()["hands"][right].get(suit, 0) for seed in range(40))


@pytest.mark.clause("SP-2.6", "SP-2.7")
def test_then_the_row_is_laid_out_and_a_route_is_dealt() -> None:
    state = started(players=4, seed=2)
    play(state, legal(state)[0])
    assert sum(look(state, "row").values()) == 4
    assert len(look(state, "deck")) == 60 - 20 - 4
    routes = look(state, "routes")
    assert len(set(routes)) == 4
    assert None not in routes


@pytest.mark.clause("SP-2.8")
def test_locomotives_are_placed_in_turn_anywhere_and_pay_nothing() -> None:
    state = started(players=3, seed=8)
    play(state, legal(state)[0])
    first = look(state, "first")
    before = look(state, "market")
    assert state.actors == (first,)
    assert targets(state, "place") == set(CITIES)
    refused(state, "draw deck", "SP-2.8")
    play(state, "place topeka")
    assert state.actors == ((first + 1) % 3,)
    play(state, "place topeka", "place tampa")
    view = state.view(None)
    assert view["seats"][first]["cities"] == ["topeka"]
    assert view["seats"][first]["money"] == 0
    assert look(state, "market") == before
    assert look(state, "aboard") == [[], [], []]
    assert state.actors == (first,)
    refused(state, "place tampa", "SP-2.8")
    refused(state, "give white", "SP-2.5")


# The advanced game ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-13.1")
def test_in_the_advanced_game_all_choose_their_sides_at_once_before_the_hands() -> None:
    state = started(players=4, seed=3, advanced=True)
    assert state.actors == (0, 1, 2, 3)
    assert look(state, "hands") == [{}] * 4
    view = state.view(1)
    assert all(set(row["sides"]) == {"front", "back"} for seat in view["seats"] for row in seat["contracts"])
    mine = look(state, "contracts")[0]
    refused(state, f"side {look(state, 'contracts')[1][0]}-front", "SP-13.1", seat=0)
    refused(state, "give white", "SP-13.1")
    for card in mine:
        state.apply(0, GAME.action("side", contract=f"{card}-back"))
    assert state.actors == (1, 2, 3)
    assert state.view(1)["seats"][0]["contracts"][0]["side"] is None
    assert state.view(0)["own"]["sides"] == dict.fromkeys(mine, "back")
    for seat in (1, 2, 3):
        for card in look(state, "contracts")[seat]:
            state.apply(seat, GAME.action("side", contract=f"{card}-front"))
    assert [row["side"] for row in state.view(None)["seats"][0]["contracts"]] == ["back"] * 3
    assert [sum(row.values()) for row in look(state, "hands")] == [5] * 4
    assert kinds(state) == {"give"}
    play(state, legal(state)[0])
    refused(state, f"side {mine[0]}-front", "SP-13.2")


@pytest.mark.clause("SP-13.2")
def test_in_the_advanced_game_all_keep_one_of_two_routes() -> None:
    state = started(players=3, seed=3, advanced=True)
    while look(state, "phase") != "route":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert state.actors == (0, 1, 2)
    offers = look(state, "offers")
    assert len({route for row in offers for route in row}) == 6
    assert [card["start"] for card in state.view(2)["own"]["offer"]] == offers[2]
    stranger = next(city for city in CITIES if city not in offers[2])
    assert state.why_not(2, GAME.action("keep", route=stranger)) == "SP-13.2"
    state.apply(2, GAME.action("keep", route=offers[2][1]))
    assert state.actors == (0, 1)
    state.apply(0, GAME.action("keep", route=offers[0][0]))
    state.apply(1, GAME.action("keep", route=offers[1][0]))
    assert look(state, "routes") == [offers[0][0], offers[1][0], offers[2][1]]
    assert kinds(state) == {"place"}
    places = {state.imagine(0, seed).position()["routes"][2] for seed in range(60)}
    assert len(places) > 15


def test_without_the_option_nothing_of_it_is_asked() -> None:
    assert kinds(placed(started())) & {"side", "keep"} == set()


def test_a_position_with_tracks_has_its_network() -> None:
    state = scene(tracks=[line("topeka", "springfield", "st-louis")])
    assert state.view(None)["seats"][0]["cities"] == ["topeka", "springfield", "st-louis"]
