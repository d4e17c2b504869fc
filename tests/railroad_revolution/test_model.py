"""Every decision of whole plays, held to the model: what is legal, what it does, whose turn it is, the points.

The plays begin at the start of a game, and in the middle of one at positions drawn by lot, with rare things in them: a
supply that has run out, markers at the top, few pieces left, no money.
"""

import random
from typing import Any

import pytest

from roundhouse import State
from tests.railroad_revolution.lots import lot
from tests.railroad_revolution.model.ahead import TooManyError
from tests.railroad_revolution.model.company import COLOURS, STACKS, Company, filled
from tests.railroad_revolution.model.doing import Move
from tests.railroad_revolution.model.table import Table
from tests.railroad_revolution.scenes import GAME

# How often a kind of move is made, beside the others: so that plays get on
WEIGHTS = {"sell-share": 0.15, "end": 0.4, "stop": 0.2, "promote": 3.0, "contract": 4.0, "railroad": 2.0}


def move_of(action: int) -> Move:
    return tuple(GAME.meaning(action).values())


def compare(state: State, table: Table, choices: int, rng: random.Random) -> int:
    """Play both side by side, so many choices at most; how many legal lists were compared."""
    compared = 0
    assert_alike(state, table)
    for _ in range(choices):
        if state.over:
            break
        seat = state.actors[0]
        actions = {move_of(action): action for action in state.legal(seat)}
        try:
            assert set(table.legal()) == set(actions), state.position()
            compared += 1
        except TooManyError:
            pass
        move = rng.choices(list(actions), [weight(one) for one in actions])[0]
        state.apply(seat, actions[move])
        try:
            table.play(move)
        except TooManyError:
            break
        take_over_chance(state, table)
        assert_alike(state, table)
    return compared


def weight(move: Move) -> float:
    if move[0] == "take" and move[1].startswith("hire"):
        return 0.05
    return WEIGHTS.get(move[0], WEIGHTS.get(move[-1], 1.0))


def take_over_chance(state: State, table: Table) -> None:
    """After the ninth contract all nine are shuffled; the order is the game's."""
    position = state.position()
    if table.pile != position["contract_pile"]:
        assert not table.gone
        assert sorted([table.contract, *table.pile]) == sorted([position["contract"], *position["contract_pile"]])
        table.contract, table.pile = position["contract"], position["contract_pile"]
        table.moment.contract = table.contract


def assert_alike(state: State, table: Table) -> None:
    position = state.position()
    assert table.over == position["over"]
    for seat, mine in enumerate(table.companies):
        theirs = Company(position, seat)
        theirs.beside = mine.beside
        theirs.objectives = tuple(sorted(theirs.objectives))
        mine.objectives = tuple(sorted(mine.objectives))
        theirs.completed, mine.completed = tuple(sorted(theirs.completed)), tuple(sorted(mine.completed))
        assert vars(mine) == vars(theirs), seat
        assert mine.points() == state.sources(seat)
    assert (table.supply, table.stacks) == (
        filled(position["supply"], COLOURS),
        filled(position["stacks"], STACKS),
    )
    assert [*table.first_station.values(), *table.first_office.values()] == [
        *position["first_stations"],
        *position["first_offices"],
    ]
    assert (table.contract, table.pile, sorted(table.gone)) == (
        position["contract"],
        position["contract_pile"],
        sorted(position["contract_gone"]),
    )
    assert table.objectives == {name: [card for card, _ in cards] for name, cards in position["piles"].items()}
    assert table.drawn == [card for card, _ in position["drawn"]]
    assert table.ranks() == state.ranks()
    if not table.over:
        assert_same_moment(position, table, state.actors)


def assert_same_moment(position: dict[str, Any], table: Table, actors: tuple[int, ...]) -> None:
    told = (position["phase"], position["turn"], position["round"], position["last_round"])
    assert (table.phase, table.turn, table.round, table.last_round) == told
    assert (table.asked,) == actors


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_of_a_whole_play(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    compared = compare(state, Table(state.position()), 2_000, random.Random(players))
    assert state.over
    assert compared > 150


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_every_decision_from_positions_drawn_by_lot(first: int) -> None:
    compared = 0
    for seed in range(first, first + 20):
        rng = random.Random(seed)
        state = GAME.position(lot(rng, 2 + seed % 3))
        compared += compare(state, Table(state.position()), 20, rng)
    assert compared > 300
