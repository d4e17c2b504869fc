"""Setting up: dealing what has not been placed. A fresh start places nothing; a position set by hand, some of it.

Both draw from the same stream in the same order, so the empty description of a position is the start itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_tiles.actions import SLOTS
from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, OBJECTIVES
from roundhouse.games.railroad_tiles.phases import START

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState
    from roundhouse.kernel.chance import Chance


def start(s: RailroadTilesState, rng: Chance) -> None:
    """A play from the beginning (RT-2), up to the first choice."""
    s.order = drawn_order(s.players, rng)
    s.sets = chosen_sets(s, rng)
    s.objectives = [mask_of(s.sets)] * s.players
    s.tokens = shuffled_tokens(s, [], rng)
    fill_bag(s, rng)
    if s.phase == START:
        draw_starting_tiles(s, rng)
    fill_columns(s)
    s.turn = s.order[s.players - 1]  # RT-2.4


def drawn_order(players: int, rng: Chance) -> list[int]:
    order = list(range(players))
    rng.shuffle(order)
    return order


def chosen_sets(s: RailroadTilesState, rng: Chance) -> list[int]:
    """RT-13.1: the objectives that the option names, or three by lot."""
    wanted = s.options.get("objectives", "none")
    if wanted == "none":
        return []
    if wanted != "drawn":
        return [OBJECTIVE_IDS.index(name) for name in str(wanted).split("+")]
    sets = list(range(OBJECTIVES))
    rng.shuffle(sets)
    return sorted(sets[: s.board.objective_sets])


def mask_of(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


def shuffled_tokens(s: RailroadTilesState, seen: list[int], rng: Chance) -> list[int]:
    """RT-2.1: the tokens already turned up, and the others in random order."""
    rest = [token for token in range(len(s.board.token_ids)) if token not in seen]
    rng.shuffle(rest)
    return seen + rest


def fill_bag(s: RailroadTilesState, rng: Chance) -> None:
    """RT-2.1: the tiles that lie nowhere are shuffled in the bag."""
    unplaced = unplaced_tiles(s)
    s.bag = [kind for kind in range(s.board.tiles) for _ in range(unplaced[kind])]
    s.left = len(s.bag)
    rng.shuffle(s.bag)


def draw_starting_tiles(s: RailroadTilesState, rng: Chance) -> None:
    """RT-2.3"""
    bag = s.bag
    drawn: list[int] = []
    while len(drawn) < s.players:
        kind = bag.pop()
        alike = [other for other in drawn if s.board.connections[other] == s.board.connections[kind]]
        if alike:
            bag.insert(rng.below(len(bag) + 1), kind)
        else:
            drawn.append(kind)
    rng.shuffle(bag)
    s.left = len(bag)
    s.starting = drawn


def fill_columns(s: RailroadTilesState) -> None:
    """RT-3.2: from the left, each from its top, as far as the bag goes."""
    for column, size in enumerate(s.board.columns[s.players]):
        for place in range(column * SLOTS, column * SLOTS + size):
            if s.shown[place] < 0 and s.left:
                s.left -= 1
                s.shown[place] = s.bag[s.left]


def unplaced_tiles(s: RailroadTilesState) -> list[int]:
    """Route tiles that lie nowhere but in the bag, kind by kind; negative where there are too many."""
    unplaced = s.board.count[: s.board.tiles]
    for kinds in (s.starting, s.shown, s.hand, s.dropped, *s.refused, *s.discarded, *[t.kinds for t in s.territories]):
        for kind in kinds:
            if 0 <= kind < s.board.tiles:
                unplaced[kind] -= 1
    return unplaced
