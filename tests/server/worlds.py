"""A table in another world: all that one reader cannot know is otherwise, and everything that reader is sent the same.

Whatever an answer lets out of a hand, a deck or somebody's tentative turn makes the two differ.
"""

import copy
from collections.abc import Iterator

from roundhouse.kernel.game import Game, State
from roundhouse.kernel.record import Record
from roundhouse.tables import Table
from roundhouse.tables.turns import Play


class OtherPlay(Play):
    """A play as one reader could imagine it, whichever moment of it is looked at."""

    def __init__(self, play: Play, reader: int | None, seed: int) -> None:
        self.__dict__.update(play.__dict__)
        self.real = play
        self.reader = reader
        self.luck = seed
        self.state = play.state.imagine(reader, seed)
        self.record = OtherRecord(self)
        self.drafts = {}
        self.worlds = {}

    def at(self, step: int) -> State:
        return self.real.at(step).imagine(self.reader, self.luck + step)


class OtherRecord(Record):
    def __init__(self, play: OtherPlay) -> None:
        self.__dict__.update(play.real.record.__dict__)
        self.play = play

    def steps(self, game: Game | None = None) -> Iterator[State]:
        """Only the ends of turns are imagined: nobody looks at the steps between, one after the other."""
        ends = {*(turn.start for turn in self.play.turns), self.play.step}
        for step, state in enumerate(self.play.real.record.steps(game)):
            yield state.imagine(self.play.reader, self.play.luck + step) if step in ends else state


def in_another_world(table: Table, reader: int | None, seed: int) -> Table:
    """A twin to be looked at. It keeps the reader's own tentative turn, and drops every other."""
    twin, play = copy.copy(table), OtherPlay(table.playing(), reader, seed)
    twin.play = play
    own = None if reader is None else table.playing().drafts.get(reader)
    if own is not None:
        play.keep(play.draft(own.seat, own.actions, own.final))
    twin.notes = [note if seat == reader else "another note" for seat, note in enumerate(table.notes)]
    twin.entries = []
    return twin


def imagines_alike(table: Table, twin: Table, reader: int | None) -> bool:
    """Whether a game imagines the same worlds from both: else what is only estimated may differ."""
    mine = table.worlds(reader, table.playing().here(reader))
    theirs = twin.worlds(reader, twin.playing().here(reader))
    return all(one.fingerprint() == other.fingerprint() for one, other in zip(mine, theirs, strict=True))
