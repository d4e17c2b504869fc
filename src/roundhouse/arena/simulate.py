"""Many plays between bots, over as many processes as one likes, always with the same results.

Processes are told which game to open and which seatings to play; no state ever travels between them.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import TypeVar

from roundhouse.arena.match import play
from roundhouse.arena.pool import ProcessPool
from roundhouse.bots import bot
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.registry import game as open_game

Kind = TypeVar("Kind")
CHUNK = 4  # plays that a process takes at a time


@dataclass(frozen=True, slots=True)
class Venue:
    """What is played: a game, on a board of one's own if its text is given, with these options."""

    game: str
    board: str | None
    options: dict[str, Option]

    def open(self) -> Game:
        game = open_game(self.game)
        return game if self.board is None else game.on_board(self.board)


@dataclass(frozen=True, slots=True)
class Seating:
    """One play to be: the level of the bot in each seat, and the seed."""

    levels: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a play came to, seat by seat, and how long it was."""

    levels: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    winners: tuple[int, ...]
    kinds: dict[str, int]

    @property
    def decisions(self) -> int:
        return sum(self.kinds.values())


def seatings(levels: list[str], players: int, games: int, seed: int, *, rotate: bool) -> list[Seating]:
    """The levels repeated round the table; when they rotate, each moves on by one seat from play to play."""
    table = [levels[seat % len(levels)] for seat in range(players)]
    planned = []
    for number in range(games):
        start = number % players if rotate else 0
        planned.append(Seating(tuple(table[start:] + table[:start]), seed_of(seed, number)))
    return planned


def seed_of(seed: int, number: int) -> int:
    """The seed of one play of a run. Two runs with different seeds have no play in common."""
    return (seed << 32) + number


def mixed(kinds: tuple[Kind, Kind], players: int) -> list[tuple[Kind, ...]]:
    """Every seating of two kinds of players with at least one of both; alone at the table, the first kind."""
    if players == 1:
        return [kinds[:1]]
    return [seats for seats in product(kinds, repeat=players) if len(set(seats)) == 2]


def simulate(venue: Venue, planned: list[Seating], jobs: int, progress: Callable[[int], None]) -> list[Outcome]:
    """Play them all, in this process or in several; the outcomes come in the order of the seatings."""
    chunks = [planned[start : start + CHUNK] for start in range(0, len(planned), CHUNK)]
    results: list[list[Outcome]] = [[] for _ in chunks]
    with ProcessPool(jobs, _open, venue) as workers:
        for index, outcomes in workers.each(_play_chunk, chunks):
            results[index] = outcomes
            progress(len(outcomes))
    return [outcome for chunk in results for outcome in chunk]


_opened: dict[str, tuple[Game, Venue]] = {}


def _open(venue: Venue) -> None:
    _opened["venue"] = (venue.open(), venue)


def _play_chunk(chunk: list[Seating]) -> list[Outcome]:
    game, venue = _opened["venue"]
    return [_play(game, venue.options, seating) for seating in chunk]


def _play(game: Game, options: dict[str, Option], seating: Seating) -> Outcome:
    result = play(game, [bot(level) for level in seating.levels], seating.seed, options)
    kinds = Counter(game.meaning(action)["kind"] for _, action in result.record.moves)
    return Outcome(seating.levels, result.scores, result.ranks, result.winners, dict(kinds))
