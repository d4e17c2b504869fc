"""Games of the greedy bot among its kind, decision by decision, for the tests that count its habits."""

from collections.abc import Iterable, Iterator

from roundhouse import Game, State
from roundhouse.arena.match import play
from roundhouse.bots import bot
from roundhouse.kernel.game import Option
from roundhouse.kernel.record import Record


def greedy_games(game: Game, players: Iterable[int], games: int, options: dict[str, Option]) -> Iterator[Record]:
    """So many games of each number of players, the same whenever they are asked for."""
    for number in players:
        for seed in range(games):
            yield play(game, [bot("greedy")] * number, seed, options).record


def decisions(record: Record) -> Iterator[tuple[State, int, int]]:
    """The state before each move (the same object every time: clone it to keep it), who moved, and the action."""
    for state, (seat, action) in zip(record.steps(), record.moves, strict=False):
        yield state, seat, action
