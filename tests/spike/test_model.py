"""Every decision of whole plays, held to the model: what is legal, what it does, whose turn it is, the points.

The plays begin at the start of a game, and in the middle of one at positions drawn by lot, with rare things in them.
Five actions are asked for before each one: what is refused must be refused for a true reason.
"""

import random
from collections import Counter
from typing import Any

import pytest

from roundhouse import Event, State
from tests.spike.lots import lot
from tests.spike.model.lines import cities_in_reach
from tests.spike.model.paying import affords, payments
from tests.spike.model.railway import Railway
from tests.spike.model.reasons import is_true
from tests.spike.model.table import Move, Table
from tests.spike.reference import builds, discards
from tests.spike.scenes import CITY_AT, GAME, SPACES, SUITS

MOVES: list[Move] = [tuple(str(one) for one in GAME.meaning(action).values()) for action in range(GAME.layout.size)]

# How often a kind of move is made, beside the others, by players of one habit
HABITS: list[dict[str, float]] = [
    {},
    {"unload": 0.1, "end": 0.5, "hold": 0.2, "upgrade": 0.3},
    {"unload": 0.1, "move": 6.0, "deliver": 5.0, "load": 5.0, "hold": 0.2, "line": 0.3},  # drivers
    {"unload": 0.1, "draw": 9.0, "stop": 0.1, "line": 0.02, "move": 0.05, "upgrade": 0.05},  # hoarders
    {"unload": 0.1, "line": 30.0, "draw": 2.0, "move": 0.1, "upgrade": 0.02},  # builders
    {"upgrade": 50.0, "unload": 0.1},
]


EMPTY: dict[str, Any] = {"offers": [[], []], "routes": [None, None], "money": [0, 0]}


def weight(move: Move, habit: dict[str, float]) -> float:
    return habit.get(move[1] if move[0] == "cargo" else move[0], 1.0)


def compare(state: State, rng: random.Random, choices: int, seen: Counter[str] | None = None) -> int:
    """Play both side by side, so many choices at most; how many legal lists were compared.

    seen: counts what has happened, and which refusals were looked at.
    """
    table = Table(state.position())
    habits = [rng.choice(HABITS) for _ in range(table.players)]
    compared = 0
    for _ in range(choices):
        assert_alike(state, table)
        if state.over:
            break
        seat = rng.choice(state.actors)
        legal = {MOVES[action]: action for action in state.legal(seat)}
        assert table.legal(seat) ^ set(legal) <= table.unsure, state.position()
        compared += not table.unsure
        for _ in range(5):
            refuse(state, table, seat, rng, seen)
        moves = list(legal)
        move = rng.choices(moves, [weight(one, habits[seat]) for one in moves])[0]
        if seen is not None:
            seen["unsure"] += bool(table.unsure)
        log: list[Event] = []
        state.apply(seat, legal[move], log)
        if seen is not None:
            seen.update(event.key for event in log)
        table.play(seat, move, state.position())
    return compared


KINDS = sorted({move[0] for move in MOVES})
BY_KIND = {kind: [action for action, move in enumerate(MOVES) if move[0] == kind] for kind in KINDS}


def refuse(state: State, table: Table, seat: int, rng: random.Random, seen: Counter[str] | None) -> None:
    """Ask for an action of any kind: it is legal, or refused for a true reason."""
    action = rng.choice(BY_KIND[rng.choice(KINDS)])
    clause = state.why_not(seat, action)
    assert (clause is None) == (action in state.legal(seat))
    if clause is not None:
        if seen is not None:
            seen[f"{clause} {MOVES[action][0]}"] += 1
        assert is_true(clause, table, seat, MOVES[action]), (clause, MOVES[action], state.position())


def assert_alike(state: State, table: Table) -> None:
    position = state.position()
    assert table.is_over == position["over"]
    assert table.actors() == state.actors
    for seat, mine in enumerate(table.railways):
        assert mine.hand == Counter(position["hands"][seat])
        assert sorted(mine.contracts.values()) == sorted(position["contracts"][seat])
        assert sorted(mine.aboard) == sorted(position["aboard"][seat])
        assert mine.delivered == position["delivered"][seat]
        assert mine.tracks == set(position["tracks"][seat])
        assert len(mine.tracks) == len(position["tracks"][seat])
        assert +mine.levels == Counter(position["levels"][seat])
        for name in ("offers", "routes", "starts", "trains", "income", "money"):
            own = getattr(mine, name if name in ("income", "money") else name[:-1])
            assert own == position[name][seat], (name, seat)
        assert mine.sources(table.is_over) == state.sources(seat)
    cards = table.cards
    assert (+cards.row, cards.deck, +cards.discards) == (
        Counter(position["row"]),
        position["deck"],
        Counter(position["discards"]),
    )
    assert (cards.round, cards.time_out, cards.upper) == (position["round"], position["time_out"], position["upper"])
    assert [good for column in table.market for good in column] == position["market"]
    assert table.scores() == state.scores()
    assert table.ranks() == state.ranks()
    assert table.last == position["last"] or table.is_over
    if not table.is_over:
        assert_same_moment(position, table)


def assert_same_moment(position: dict[str, Any], table: Table) -> None:
    told = [position[name] for name in ("phase", "first", "passes", "idle", "target", "line", "paid", "taken")]
    mine = [table.phase, table.first, table.passes, table.idle, table.target, table.line, table.paid, table.taken]
    assert mine == told
    if table.phase in ("sides", "route"):
        return
    assert table.turn == position["turn"]
    assert table.has_travelled == position["travelled"]
    behind = table.journey.behind if table.journey else None
    assert behind == position["behind"]
    assert table.cards.has_ended == position["ended"]
    if table.phase != "draw":  # a card may have to be taken still
        assert table.is_busy == position["busy"]


@pytest.mark.parametrize("seed", range(6))
def test_every_decision_of_a_whole_play(seed: int) -> None:
    state = GAME.start(players=2 + seed % 3, seed=seed, advanced=seed >= 3)
    compared = compare(state, random.Random(seed), 10_000)
    assert state.over
    assert compared > 30


@pytest.mark.parametrize("first", range(0, 90, 30))
def test_every_decision_from_positions_drawn_by_lot(first: int) -> None:
    compared = 0
    for seed in range(first, first + 30):
        rng = random.Random(seed)
        state = GAME.position(lot(rng, 2 + seed % 3))
        compared += compare(state, rng, 25)
    assert compared > 300


def test_the_model_pays_as_the_enumerator_does() -> None:
    rng = random.Random(5)
    for _ in range(120):
        hand = tuple(rng.choice([0, 0, 1, 2, 3, 4]) for _ in SUITS)
        need = tuple(rng.choice([0, 0, 0, 0, 1, 2]) for _ in SUITS)
        wanted = discards(hand, need)
        assert payments(hand, need) == wanted
        assert affords(hand, need) == bool(wanted)


def test_the_model_finds_the_cities_the_enumerator_finds() -> None:
    rng = random.Random(6)
    for _ in range(15):
        position = lot(rng, 2)
        hand = Counter(rng.choices(SUITS, k=rng.randrange(5)))
        position["hands"][0] = dict(hand)
        ground = Railway(position | EMPTY, 0).ground({space for row in position["tracks"] for space in row})
        ends = {
            CITY_AT.get(end)
            for line, _ in builds(position, 0)
            for end in (SPACES[line[-1]]["a"], SPACES[line[-1]]["b"])
        }
        own = {CITY_AT.get(junction) for junction in ground.own}
        assert cities_in_reach(ground) == (ends - own - {None}, set())
