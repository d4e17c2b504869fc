"""The end: SP-12."""

import pytest

from roundhouse import Event, State
from tests.scenes import keys, legal, look, play
from tests.spike.scenes import BESIDE, BOARD, CITIES, CITY_AT, GOODS, build, contracts, line, route, scene
from tests.spike.test_building import almost_out
from tests.spike.test_cargo import to_topeka
from tests.spike.test_drawing import short_deck
from tests.spike.test_turn import nothing_to_do


@pytest.mark.clause("SP-12.1")
def test_the_third_time_card_ends_the_game_at_once() -> None:
    state = short_deck("time white time time blue", "rose rose rose jade", "black", round=3)
    play(state, "draw deck")
    log: list[Event] = []
    play(state, "draw deck", log=log)
    assert state.over
    assert keys(log) == ["time-card", "time-card", "route", "route", "over"]
    assert look(state, "hands")[0] == {"white": 1}
    assert look(state, "row") == {"rose": 3, "jade": 1}


@pytest.mark.clause("SP-12.1")
def test_it_ends_the_game_while_the_row_is_filled_up_too() -> None:
    state = short_deck("time time time", "rose rose rose jade", "black", round=3, income=[0, 0])
    play(state, "draw rose", "stop")
    assert state.over
    assert look(state, "row") == {"rose": 2, "jade": 1}
    assert look(state, "hands")[0] == {"rose": 1}


@pytest.mark.clause("SP-12.2")
def test_all_tracks_placed_and_nothing_to_deliver_brings_the_last_turns() -> None:
    network = almost_out(0)
    assert len(network) == 45
    state = done_with_contracts(network)
    log: list[Event] = []
    play(state, "draw deck", "stop", log=log)
    if state.actors == (0,):
        play(state, "end", log=log)
    assert "last-turns" in keys(log)
    assert (look(state, "last"), state.over) == (0, False)
    play(state, "draw deck", "stop")
    if state.actors == (1,):
        play(state, "end")
    assert state.over


def done_with_contracts(network: list[str]) -> State:
    """Everything that seat 0 could deliver in this network is delivered."""
    state = scene(tracks=[network])
    board = state.game.board()
    cities = state.view(None)["seats"][0]["cities"]
    supplies = {row["good"] for row in board["city"] if row["id"] in cities}
    chosen: dict[str, str] = {}
    delivered: dict[str, str] = {}
    for card in board["contract"]:
        for side in ("front", "back"):
            if card["good"] in chosen or len(chosen) == 6:
                continue
            free = [city for city in card[side] if city in cities and city not in delivered.values()]
            if card["good"] in supplies and free:
                chosen[card["good"]] = f"{card['id']}-{side}"
                delivered[card["good"]] = free[0]
    said = {"contracts": contracts(2, **chosen), "delivered": [delivered, {}]}
    return scene(tracks=[network], **said)


def one_left(network: list[str], why: str) -> State:
    """Of seat 0's contracts one is left, which for this reason cannot be fulfilled: no city supplies or wants the good.

    Or every city of the network that wants it has had a delivery ("used").
    """
    board = scene().game.board()
    cities = scene(tracks=[network]).view(None)["seats"][0]["cities"]
    supplies = {row["good"] for row in board["city"] if row["id"] in cities}
    sides = [
        (card["good"], f"{card['id']}-{side}", card[side]) for card in board["contract"] for side in ("front", "back")
    ]
    for good, contract, pays in sides:
        wanting = [city for city in pays if city in cities]
        fits = {
            "unsupplied": good not in supplies and wanting,
            "unwanted": good in supplies and not wanting,
            "used": good in supplies and len(wanting) == 1,
        }
        if fits[why]:
            chosen, delivered = {good: contract}, {}
            for city in (wanting if why == "used" else []) + cities:
                for other, name, amounts in sides:
                    if other not in chosen and len(chosen) < 6 and other in supplies and city in amounts:
                        chosen[other], delivered[other] = name, city
                        break
            if len(chosen) == 6 and (why != "used" or wanting[0] in delivered.values()):
                return scene(tracks=[network], contracts=contracts(2, **chosen), delivered=[delivered, {}])
    raise AssertionError("no such contract")


@pytest.mark.clause("SP-12.2")
@pytest.mark.parametrize("why", ["unsupplied", "unwanted", "used"])
def test_a_contract_that_cannot_be_fulfilled_in_the_network_does_not_count(why: str) -> None:
    state = one_left(almost_out(0), why)
    play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    assert look(state, "last") == 0


@pytest.mark.clause("SP-12.2")
def test_a_contract_that_could_be_fulfilled_keeps_the_game_going() -> None:
    network = almost_out(0)
    state = done_with_contracts(network)
    position = state.position()
    good, city = next(iter(position["delivered"][0].items()))
    del position["delivered"][0][good]
    contract = next(each for each in position["contracts"][0] if each.startswith(good))
    pays = state.game.board()["contract"]
    paid = next(card[contract.rsplit("-", 1)[1]][city] for card in pays if contract.startswith(card["id"]))
    position["money"][0] -= paid
    again = state.game.position(position)
    play(again, "draw deck", "stop")
    if again.actors == (0,):
        play(again, "end")
    assert look(again, "last") is None


@pytest.mark.clause("SP-12.2")
def test_another_who_comes_to_this_meanwhile_changes_nothing() -> None:
    """Both have placed all tracks and have delivered all: the turn of the second is the last one all the same."""
    first = almost_out(0)
    second = network_beside(first, "portland")
    delivered = [everything_delivered(first, []), {}]
    delivered[1] = everything_delivered(second, list(delivered[0]))
    rows = [[contract for contract, _ in row.values()] for row in delivered]
    rest = [good for good in GOODS if good not in delivered[0] and good not in delivered[1]]
    rows[1] += [f"{good}-1-front" for good in rest]  # no contract for these can be fulfilled in the second network
    places = [{good: city for good, (_, city) in row.items()} for row in delivered]
    said = {"starts": ["topeka", "portland"], "tracks": [first, second], "contracts": rows, "delivered": places}
    state = scene(**said, turn=1, last=0)
    play(state, "draw deck", "stop")
    assert (state.over, look(state, "last")) == (True, 0)


def network_beside(taken: list[str], start: str) -> list[str]:
    """45 tracks from a city, over none of the spaces taken, always the shortest line next."""
    own: list[str] = []
    joined = {CITIES[start]["junction"]}
    while len(own) < 45:
        came: dict[str, list[str]] = {junction: [] for junction in sorted(joined)}
        ends: list[list[str]] = []
        front = list(came)
        for here in front:
            for space, there in BESIDE[here].items():
                if there not in came and space not in taken:
                    came[there] = [*came[here], space]
                    if there in CITY_AT:
                        ends.append(came[there])
                    else:
                        front.append(there)
        left = 45 - len(own)
        line_to = min([each for each in ends if len(each) == left or len(each) < left - 1], key=len)
        own += line_to
        joined |= {end for space in line_to for end in space.split("--")}
    return own


def everything_delivered(network: list[str], taken: list[str]) -> dict[str, tuple[str, str]]:
    """Up to six goods that are not taken, each with a contract and the city of the network it was delivered to."""
    cities = {CITY_AT[end] for space in network for end in space.split("--") if end in CITY_AT}
    supplies = {CITIES[city]["good"] for city in cities}
    found: dict[str, tuple[str, str]] = {}
    for card in BOARD["contract"]:
        for side in ("front", "back"):
            used = {city for _, city in found.values()}
            free = [city for city in card[side] if city in cities - used]
            if free and card["good"] in supplies and card["good"] not in [*found, *taken] and len(found) < 6:
                found[card["good"]] = (f"{card['id']}-{side}", free[0])
    return found


@pytest.mark.clause("SP-12.2")
def test_a_track_that_fits_nowhere_is_not_placed() -> None:
    network = almost_out(1)
    state = done_with_contracts(network)
    play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    assert (len(network) < 45, look(state, "last")) == (True, None)


@pytest.mark.clause("SP-12.3")
def test_if_all_pass_one_after_the_other_the_game_ends() -> None:
    state = nothing_to_do()
    position = state.position()
    position |= {"passes": 1}
    again = state.game.position(position)
    log: list[Event] = []
    play(again, "pass", log=log)
    assert again.over
    assert "stalled" in keys(log)


@pytest.mark.clause("SP-12.3")
def test_thirty_idle_turns_of_everybody_end_the_game() -> None:
    network = line("topeka", "springfield")
    state = scene(phase="free", tracks=[network], trains=[network[0], "boston"], idle=58)
    play(state, "hold", f"move {network[1]}")
    assert (look(state, "idle"), state.over) == (59, False)
    busy = state.clone()
    play(busy, "draw deck", "stop")
    if busy.actors == (1,):
        play(busy, "end")
    assert look(busy, "idle") == 0
    own = route("boston", "albany")
    idle = scene(phase="free", turn=1, tracks=[network, own], trains=["topeka", own[0]], idle=59)
    play(idle, "hold", f"move {next(move.split()[1] for move in legal_moves(idle))}")
    assert idle.over


@pytest.mark.clause("SP-12.3")
@pytest.mark.parametrize("move", ["upgrade tender", "build", "cargo deliver fruit"])
def test_upgrading_building_and_delivering_are_no_idle_turns(move: str) -> None:
    state = to_topeka(idle=20, hands=["ochre ochre", "blue"], income=[15, 0])
    if move == "build":
        build(state, "des-moines", route("topeka", "des-moines"))
    else:
        play(state, move)
    if look(state, "phase") == "action":
        play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    assert look(state, "idle") == 0


@pytest.mark.clause("SP-12.3")
def test_a_delivery_alone_is_enough() -> None:
    state = to_topeka(idle=20)
    play(state, "cargo deliver fruit", next(move for move in legal(state) if move.startswith("move")))
    if state.actors == (0,):
        play(state, "end")
    assert look(state, "idle") == 0


@pytest.mark.clause("SP-12.3")
def test_an_idle_turn_after_a_busy_one_counts_and_an_action_ends_the_passing() -> None:
    network, own = line("topeka", "springfield"), route("boston", "albany")
    state = scene(tracks=[network, own], idle=7, passes=1, hands=["", ""])
    play(state, "draw deck", "stop")
    if state.actors == (0,):
        play(state, "end")
    assert (look(state, "idle"), look(state, "passes")) == (0, 0)
    play(state, f"move {own[0]}")
    assert look(state, "idle") == 1


def legal_moves(state: State) -> list[str]:
    twin = state.clone()
    play(twin, "hold")
    return [move for move in legal(twin) if move.startswith("move") and "--" in move]


@pytest.mark.clause("SP-12.4")
def test_a_route_counts_only_with_its_start_in_the_network() -> None:
    network = line("topeka", "springfield", "st-louis")
    state = scene(tracks=[network], routes=["indianapolis", "tampa"])
    assert state.view(0)["own"]["route"]["amount"] == 0
    assert state.scores() == [2, 0]


@pytest.mark.clause("SP-12.4")
def test_a_listed_city_pays_nothing_without_the_start() -> None:
    network = line("topeka", "springfield", "st-louis")
    cities = {"topeka", "springfield", "st-louis"}
    cards = {row["start"]: row["values"] for row in BOARD["route"]}
    start = next(city for city, values in cards.items() if city not in cities and cities & set(values))
    other = next(city for city in cards if city not in cities and city != start)
    state = scene(tracks=[network], routes=[start, other], over=True, phase="after")
    assert (state.sources(0)["route"], state.scores()[0]) == (0, 2)


@pytest.mark.clause("SP-12.4", "SP-12.5")
def test_filippos_route_from_indianapolis_pays_nine() -> None:
    """The rulebook's example: Tampa for $6, and three other cities."""
    network: list[str] = []
    for one, other in [
        ("indianapolis", "lexington"),
        ("lexington", "roanoke"),
        ("roanoke", "raleigh"),
        ("raleigh", "columbia"),
        ("columbia", "jacksonville"),
        ("jacksonville", "tampa"),
    ]:
        network += route(one, other, network)
    said = {"starts": ["indianapolis", "boston"], "tracks": [network], "routes": ["indianapolis", "tampa"]}
    state = scene(**said)
    card = state.view(0)["own"]["route"]
    assert (card["amount"], card["brings"].pop("tampa")) == (9, 6)
    assert list(card["brings"].values()) == [1, 1, 1]
    money = state.scores()[0]
    over = scene(**said, over=True, phase="after")
    assert over.scores()[0] == money + 9
    assert over.sources(0)["route"] == 9
    assert over.view(None)["seats"][0]["route"]["amount"] == 9


@pytest.mark.clause("SP-12.6")
def test_ties_go_to_more_cities_then_to_more_cards_then_are_shared() -> None:
    said = {"over": True, "phase": "after", "routes": ["tampa", "portland"], "starts": ["topeka", "des-moines"]}
    one, two = line("topeka", "springfield"), []
    more_money = scene(**said, tracks=[one, two], hands=["", "rose rose"])
    assert more_money.winners() == (0,)
    three = line("topeka", "springfield", "st-louis")
    by_cities = scene(**said, tracks=[three, route("des-moines", "minneapolis")], income=[2, 2], hands=["", "rose"])
    assert (by_cities.scores(), by_cities.ranks()) == ([2, 2], [1, 2])
    by_cards = scene(**said, hands=["white", "rose rose"])
    assert (by_cards.scores(), by_cards.winners()) == ([0, 0], (1,))
    shared = scene(**said, hands=["white white", "rose rose"])
    assert shared.winners() == (0, 1)
