"""Many plays between bots, over as many processes as one likes, always with the same results.

Processes are told which game to open and which seatings to play; no state ever travels between them.
"""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass

from roundhouse.arena.match import play
from roundhouse.bots import bot
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.registry import game as open_game

CHUNK = 4  # plays that a process takes at a time


@dataclass(frozen=True, slots=True)
class Venue:
    """What is played: a game, on a board of one's own if its text is given, with these options."""

    game: str
    board: str | None
    options: dict[str, Option]

    def open(self) -> Game:
        found = open_game(self.game)
        return found if self.board is None else found.on_board(self.board)


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


Played = Generator[tuple[int, list[Outcome]], None, None]  # the number of a chunk, and what its plays came to


def seatings(levels: list[str], players: int, games: int, seed: int, *, rotate: bool) -> list[Seating]:
    """The levels repeated round the table; when they rotate, each moves on by one seat from play to play."""
    table = [levels[seat % len(levels)] for seat in range(players)]
    found = []
    for number in range(games):
        start = number % players if rotate else 0
        found.append(Seating(tuple(table[start:] + table[:start]), seed_of(seed, number)))
    return found


def seed_of(seed: int, number: int) -> int:
    """The seed of one play of a run. Two runs with different seeds have no play in common."""
    return (seed << 32) + number


def simulate(venue: Venue, planned: list[Seating], jobs: int, progress: Callable[[int], None]) -> list[Outcome]:
    """Play them all, in this process or in several; the outcomes come in the order of the seatings."""
    chunks = [planned[start : start + CHUNK] for start in range(0, len(planned), CHUNK)]
    found: list[list[Outcome]] = [[] for _ in chunks]
    with closing(_here(venue, chunks) if jobs == 1 else _spread(venue, chunks, jobs)) as played:
        for at, outcomes in played:
            found[at] = outcomes
            progress(len(outcomes))
    return [outcome for chunk in found for outcome in chunk]


def _here(venue: Venue, chunks: list[list[Seating]]) -> Played:
    game = venue.open()
    for at, chunk in enumerate(chunks):
        yield at, [_play(game, venue.options, seating) for seating in chunk]


def _spread(venue: Venue, chunks: list[list[Seating]], jobs: int) -> Played:
    """Chunks as they come back. Processes are spawned, not forked: the same on every system."""
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_open, initargs=(venue,)) as pool:
        try:
            waiting = {pool.submit(_play_chunk, chunk): at for at, chunk in enumerate(chunks)}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:  # an interrupt, or nobody wants the rest: what is under way would take too long
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


_opened: dict[str, tuple[Game, Venue]] = {}


def _open(venue: Venue) -> None:
    """In a process of the pool, once. An interrupt is the parent's business: it ends the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _opened["venue"] = (venue.open(), venue)


def _play_chunk(chunk: list[Seating]) -> list[Outcome]:
    game, venue = _opened["venue"]
    return [_play(game, venue.options, seating) for seating in chunk]


def _play(game: Game, options: dict[str, Option], seating: Seating) -> Outcome:
    result = play(game, [bot(level) for level in seating.levels], seating.seed, options)
    kinds = Counter(game.meaning(action)["kind"] for _, action in result.record.moves)
    return Outcome(seating.levels, result.scores, result.ranks, result.winners, dict(kinds))
