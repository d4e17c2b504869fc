"""One play between bots, from start to result."""

from dataclasses import dataclass

from roundhouse.bots import Bot, Sight
from roundhouse.kernel.chance import BOT, chance
from roundhouse.kernel.game import Game, Option, State
from roundhouse.kernel.record import Record


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a play ended: its record, which replays to the final state, and what it came to."""

    record: Record
    scores: list[int]
    ranks: list[int]
    winners: tuple[int, ...]


def play(game: Game, bots: list[Bot], seed: int, options: dict[str, Option]) -> MatchResult:
    """A whole play, seat by seat with these bots; the same arguments give the same play."""
    state = game.start(players=len(bots), seed=seed, **options)
    record = Record(game, len(bots), options, seed)
    finish(game, state, bots, seed, record)
    record.close(state)
    return MatchResult(record, state.scores(), state.ranks(), state.winners())


def finish(game: Game, state: State, bots: list[Bot], seed: int, record: Record) -> None:
    """Play a state to its end."""
    rng = chance(seed, BOT)
    while not state.over:
        seat = state.actors[0]
        action = bots[seat].choose(Sight(game, state, seat), rng)
        state.apply(seat, action)
        record.add(seat, action)
