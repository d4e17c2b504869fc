"""What a person is shown of building: each line with its cards and sets, and the actions that lead there."""

import random
from collections import Counter
from typing import Any

import roundhouse
from roundhouse import State

GAME = roundhouse.game("spike")
SUIT_OF = {f"{row['a']}--{row['b']}": row["suit"] for row in GAME.board()["space"]}


def building_states(count: int) -> list[State]:
    """States of random play in which a line can be built to some city."""
    states = [wandered(seed) for seed in range(count)]
    return [state for state in states if not state.over]


def wandered(seed: int) -> State:
    """A game played at random for a while, and on until there is something to build."""
    rng = random.Random(seed)
    state = GAME.start(players=2 + seed % 3, seed=seed)
    least = rng.randrange(40, 260)
    while not state.over and (least > 0 or not own(state)["reach"]):
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        least -= 1
    return state


def own(state: State) -> dict[str, Any]:
    shown: dict[str, Any] = state.view(state.actors[0])["own"]
    return shown


def skip_free_move(state: State) -> None:
    """On to the action."""
    stay = [action for action in state.legal(state.actors[0]) if GAME.meaning(action)["kind"] == "hold"]
    if state.view(None)["phase"] == "free":
        state.apply(state.actors[0], stay[0])


def paid_spaces(build: dict[str, Any]) -> Counter[str]:
    """The suits that the cards stand for once every set stands for its spaces."""
    found = Counter(build["cards"])
    for each in build["sets"]:
        assert each["cards"] == each["spaces"] + 1
        found[each["suit"]] -= each["cards"]
        found[each["for"]] += each["spaces"]
    return +found


def check(state: State, city: str, build: dict[str, Any]) -> None:
    """Its actions are legal one by one and do what is shown."""
    seat = state.actors[0]
    assert Counter(SUIT_OF[space] for space in build["line"]) == paid_spaces(build)
    before = Counter(own(state)["cards"])
    tracks = set(state.view(None)["seats"][seat]["tracks"])
    for action in build["actions"]:
        if GAME.meaning(action)["kind"] == "build":
            foretold = state.view(seat)["own"]["building"]["market"]
        state.apply(seat, action)
    seen = state.view(seat)
    assert city in seen["seats"][seat]["cities"]
    assert set(seen["seats"][seat]["tracks"]) - tracks == set(build["line"])
    assert before - Counter(seen["own"]["cards"]) == Counter(build["cards"])
    assert seen["market"] == foretold


def test_the_cheapest_line_to_each_city_can_be_built_as_it_is_shown() -> None:
    states = building_states(16)
    assert len(states) > 8
    for state in states:
        skip_free_move(state)
        reach = own(state)["reach"]
        wanted = {
            GAME.meaning(one).get("city") for one in state.legal(state.actors[0]) if GAME.meaning(one)["kind"] == "line"
        }
        assert set(reach) == wanted
        for city, build in reach.items():
            check(state.clone(), city, build)


def test_while_a_line_is_chosen_all_its_ways_are_shown_and_the_cheapest_is_first() -> None:
    for state in building_states(16):
        skip_free_move(state)
        for city, cheapest in own(state)["reach"].items():
            begun = state.clone()
            begun.apply(begun.actors[0], cheapest["actions"][0])
            builds = own(begun)["builds"]
            assert builds[0] == cheapest
            assert own(begun)["reach"] == {}
            for build in random.Random(1).sample(builds, min(3, len(builds))):
                check(state.clone(), city, build)
