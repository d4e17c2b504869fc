"""Imagining: a clone in which all that a seat cannot know is drawn anew (RT-1.7).

That is the order of the bag and of the token stack, and in a population phase what the others have placed so far. All
of it comes out with the same chance: every order of what is left, and of what another can have placed every sequence,
among the complete ones where it is done, among the others where it is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_tiles.actions import PLACE
from roundhouse.games.railroad_tiles.phases import POPULATION
from roundhouse.games.railroad_tiles.plane import CELLS
from roundhouse.games.railroad_tiles.population import add_places, populate
from roundhouse.kernel.chance import IMAGINE, Chance, chance

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState


def imagine(s: RailroadTilesState, seat: int | None, seed: int) -> RailroadTilesState:
    twin = s.clone()
    rng = chance(seed, IMAGINE)
    bag = s.bag[: s.left]
    rng.shuffle(bag)
    twin.bag = bag
    stack = s.tokens[s.round :]
    rng.shuffle(stack)
    twin.tokens = s.tokens[: s.round] + stack
    if s.phase == POPULATION and not s.over:
        for other in range(s.players):
            if other != seat:
                _place_anew(twin, other, rng)
    twin.chance = rng
    return twin


def _place_anew(twin: RailroadTilesState, other: int, rng: Chance) -> None:
    """What another seat may have placed instead of what it has.

    Whoever is done has placed nothing, or a piece and nothing more, or two, or one after which nothing could be placed;
    whoever is not, nothing or a piece after which something can still be placed. Two tokens are active at most.
    """
    if twin.in_order and other != twin.turn:
        return  # all of it has been shown
    twin.pending[other] = []
    twin.drafts[other] = None
    done = twin.done >> other & 1
    firsts: list[int] = []
    add_places(twin, other, firsts)
    sequences: list[list[int]] = [[]]
    for first in firsts:
        seconds = _after(twin, other, first)
        if not done:
            sequences += [[first]] if seconds else []
        else:
            sequences.append([first])
            sequences += [[first, second] for second in seconds]
    for action in sequences[rng.below(len(sequences))]:
        populate(twin, other, (action - PLACE) // CELLS, (action - PLACE) % CELLS)


def _after(twin: RailroadTilesState, other: int, first: int) -> list[int]:
    """What could be placed after a first piece."""
    populate(twin, other, (first - PLACE) // CELLS, (first - PLACE) % CELLS)
    seconds: list[int] = []
    add_places(twin, other, seconds)
    twin.pending[other] = []
    twin.drafts[other] = None
    return seconds
