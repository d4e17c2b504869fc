"""Setting up (RV-2): dealing what has not been placed. A fresh start places nothing; a position by hand, some of it.

Both draw from the same stream in the same order, so the empty description of a position is the start itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.board import (
    CITIES,
    COLOURS,
    CONTRACTS,
    NEUTRAL,
    OBJECTIVES,
    OWN_OBJECTIVES,
    PILES,
    PROMOTION,
    SECTIONS,
    STACKS,
    TRAINS,
    WHITE,
)
from roundhouse.games.railroad_revolution.company import work_out
from roundhouse.games.railroad_revolution.objectives import coded

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState
    from roundhouse.kernel.chance import Chance

MONEY: Final = 600
SHARES: Final = 3
WHITES: Final = 4  # of every player
SETUP_TILES: Final = 4
FIRST_PILE: Final = 2  # B is the third of the five piles


def start(s: RevolutionState, rng: Chance) -> None:
    """A play from the beginning, up to the first setup pick."""
    give_companies(s)
    deal_tiles(s, rng)
    deal_objectives(s, rng)
    deal_contracts(s, rng)
    deal_setup(s, rng)
    s.first = rng.below(s.players)  # RV-2.4
    s.turn = s.asked = (s.first + s.players - 1) % s.players
    place_neutrals(s)
    fill_supply(s)
    fill_stacks(s)
    work_out(s)


def give_companies(s: RevolutionState) -> None:
    """RV-2.1"""
    for seat in range(s.players):
        s.money[seat] = MONEY
        s.shares[seat] = SHARES
        s.reserve[seat * COLOURS + WHITE] = WHITES
        s.up[seat * TRAINS + PROMOTION] = 1
        s.network[seat] = s.board.bit[s.board.start]


def deal_tiles(s: RevolutionState, rng: Chance) -> None:
    """RV-2.2: city tiles by level, then the telegraph tiles."""
    board = s.board
    for level in range(1, 6):
        tiles = [tile for tile in range(CITIES) if board.tile_level[tile] == level]
        if level > 1:
            rng.shuffle(tiles)
        for city in range(CITIES):
            if board.level[city] == level:
                s.city_tile[city] = tiles.pop(0)
    tiles = list(range(len(board.telegraph_tile_ids)))
    rng.shuffle(tiles)
    for section in range(SECTIONS):
        if not board.contract_sections >> section & 1:
            s.telegraph_tile[section] = tiles.pop()


def cards_of(s: RevolutionState, pile: int) -> list[int]:
    return [card for card in range(OBJECTIVES) if s.board.pile[card] == pile]


def deal_objectives(s: RevolutionState, rng: Chance) -> None:
    """RV-2.1, RV-2.2"""
    for slot in range(OWN_OBJECTIVES):
        cards = cards_of(s, slot)
        rng.shuffle(cards)
        for seat in range(s.players):
            s.objective[seat * OWN_OBJECTIVES + slot] = cards[seat]
    shuffle_piles(s, rng, 0)


def shuffle_piles(s: RevolutionState, rng: Chance, placed: int) -> None:
    """The cards of B, C and D that are not placed yet, in piles."""
    for which in range(PILES):
        cards = [coded(card, 0) for card in cards_of(s, FIRST_PILE + which) if not placed >> card & 1]
        rng.shuffle(cards)
        s.piles[which] = cards


def deal_contracts(s: RevolutionState, rng: Chance) -> None:
    pile = list(range(CONTRACTS))
    rng.shuffle(pile)
    s.contract = pile.pop()
    s.contract_pile = pile


def deal_setup(s: RevolutionState, rng: Chance) -> None:
    """RV-2.3"""
    tiles = list(range(SETUP_TILES))
    rng.shuffle(tiles)
    colours = list(range(WHITE + 1, COLOURS))
    rng.shuffle(colours)
    s.setup_side = [tile * 2 + rng.below(2) for tile in tiles[: s.players]]
    s.setup_worker = colours[: s.players]
    s.setup_seat = [-1] * s.players


def place_neutrals(s: RevolutionState) -> None:
    """RV-2.9"""
    for city in range(CITIES):
        if s.board.neutral_cities[s.players] >> city & 1:
            s.first_station[city] = NEUTRAL
    for section in range(SECTIONS):
        if s.board.neutral_sections[s.players] >> section & 1:
            s.first_office[section] = NEUTRAL


def all_workers(s: RevolutionState) -> list[int]:
    """How many workers of each colour there are; unused white ones are in the box."""
    count = s.board.workers[:]
    count[WHITE] = WHITES * s.players
    return count


def unplaced_workers(s: RevolutionState) -> list[int]:
    """Workers that lie nowhere but in the supply, colour by colour; negative where there are too many."""
    left = all_workers(s)
    for at, count in enumerate(s.reserve):
        left[at % COLOURS] -= count
    for at, count in enumerate(s.placed):
        left[at % COLOURS] -= count
    for colour in s.manager:
        if colour >= 0:
            left[colour] -= 1
    for at, colour in enumerate(s.setup_worker):
        if s.setup_seat[at] < 0:
            left[colour] -= 1
    return left


def fill_supply(s: RevolutionState) -> None:
    s.supply = unplaced_workers(s)


def unplaced_trains(s: RevolutionState) -> list[int]:
    """Trains that lie in the stacks, type by type but the first."""
    left = [s.board.stack_size[s.players]] * STACKS
    for seat in range(s.players):
        for stack in range(STACKS):
            at = seat * TRAINS + stack + 1
            left[stack] -= s.up[at] + s.down[at]
    return left


def fill_stacks(s: RevolutionState) -> None:
    s.stack = unplaced_trains(s)
