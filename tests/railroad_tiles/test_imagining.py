"""What a seat imagines of the others in the population phase: all they can have placed, each with the same chance."""

from collections import Counter
from typing import Any

import pytest

from roundhouse import State
from tests.railroad_tiles.scenes import GAME, population, with_few
from tests.scenes import action_of, look
from tests.tables.scenes import at_table, told_of

CARS = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-"
MINE = "M13 straight-rail-rural-train R-R-"
WORLDS = 3_000


def act(state: State, seat: int, *moves: str) -> None:
    for move in moves:
        kind, *ids = move.split()
        names = [target.name for one in GAME.layout.kinds if one.name == kind for target in one.targets]
        state.apply(seat, GAME.action(kind, **dict(zip(names, ids, strict=True))))


def sequences(state: State, done: bool) -> set[tuple[tuple[str, str], ...]]:
    """All that seat 1 can have placed, found by trying: what ends with being done, or what does not."""
    found = set()

    def go_on(here: State, placed: tuple[tuple[str, str], ...]) -> None:
        if (1 not in here.actors) == done:
            found.add(placed)
        for action in here.legal(1):
            there, meaning = here.clone(), GAME.meaning(action)
            there.apply(1, action)
            step = () if meaning["kind"] == "done" else ((meaning["token"], meaning["cell"]),)
            go_on(there, (*placed, *step))

    go_on(state, ())
    return found


def imagined(state: State) -> Counter[Any]:
    worlds = [state.imagine(0, seed) for seed in range(WORLDS)]
    return Counter(tuple(tuple(pair) for pair in look(world, "placed")[1]) for world in worlds)


@pytest.mark.parametrize("active", ["car car-flag", "car train", "car train-or-car-flag", "train traveller"])
@pytest.mark.parametrize("done", [False, True])
def test_the_placements_of_others_are_uniform(active: str, done: bool) -> None:
    state = population(2, active, MINE, CARS, stars=[1, 2])
    expected = sequences(state, done)
    if done:
        act(state, 1, "done")
    counts = imagined(state)
    assert set(counts) == expected
    mean = WORLDS / len(expected)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_what_the_other_has_placed_does_not_matter() -> None:
    one = population(2, "car train", MINE, CARS, stars=[1, 2])
    two = one.clone()
    act(one, 1, "place car M12", "done")
    act(two, 1, "done")
    assert one.view(0) == two.view(0)
    assert imagined(one) == imagined(two)


def test_in_turn_order_what_has_been_shown_is_known_and_the_rest_is_not() -> None:
    lands = CARS, "M13 straight-highway-urban-car H-H-", "M13 curve-highway-rural-car HH--"
    state = population(3, "car train", *lands, game=with_few("car", 2), stars=[1, 0, 0])
    act(state, 0, "place car M13")
    for seat in (1, 2, None):
        worlds = [state.imagine(seat, seed) for seed in range(60)]
        assert {len(look(world, "placed")[0]) for world in worlds} == {0, 1}
        assert all(world.view(seat) == state.view(seat) for world in worlds)
    act(state, 0, "done")
    assert {str(state.imagine(1, seed).view(1)["players"]) for seed in range(20)} == {str(state.view(1)["players"])}


def test_how_much_another_has_placed_is_not_told_by_a_count_of_moves() -> None:
    start = population(2, "car train", MINE, CARS, stars=[1, 2])
    tables = []
    for moves in (["done"], ["place car M12", "done"], ["place car M13", "place train M12"]):
        table = at_table(start)
        table.do(table.seat(1).choose(0, [action_of(GAME, move) for move in moves], confirm=True))
        assert 1 not in table.table.actors
        tables.append(table)
    for reader in (0, None):
        nothing, *others = [told_of(table, reader) for table in tables]
        assert others == [nothing, nothing]
