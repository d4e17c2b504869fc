"""A table in another world: all that one reader cannot know is otherwise, and everything that reader is sent the same.

Whatever an answer lets out of a hand, a deck or somebody's tentative turn makes the two differ.
"""

from collections.abc import Iterator

from roundhouse.kernel.game import Game, State
from roundhouse.kernel.record import Record
from roundhouse.tables import Table
from roundhouse.tables.talk import Note, Talk
from roundhouse.tables.turns import Play


class OtherRecord(Record):
    """A record as one reader could imagine it, whichever moment of it is looked at."""

    def __init__(self, real: Record, reader: int | None, seed: int) -> None:
        self.__dict__.update(real.__dict__)
        self.real = real
        self.reader = reader
        self.seed = seed

    def steps(self, game: Game | None = None) -> Iterator[State]:
        for step, state in enumerate(self.real.steps(game)):
            yield state.imagine(self.reader, self.seed + step)


def in_another_world(table: Table, reader: int | None, seed: int) -> Table:
    """A twin to be looked at. It keeps the reader's own tentative turn, and drops every other."""
    real = table.playing()
    play = Play(table.game, OtherRecord(real.record, reader, seed))
    play.state = real.state.imagine(reader, seed)
    play.turns = real.turns
    play.moments = real.moments
    twin = Table.restore(table.entries, table.game)
    twin.play = play
    own = None if reader is None else real.drafts.get(reader)
    if own is not None:
        play.keep(play.draft(own.seat, own.actions, own.final))
    own_place = None if reader is None else table.seating[reader]
    others = [Note(1, place, "another note") for place in range(table.players) if place != own_place]
    own_notes = [note for note in table.talk.notes.values() if note.place == own_place]
    twin.talk = Talk(table.talk.lines, [*own_notes, *others])
    twin.entries = []
    return twin


def imagines_alike(table: Table, twin: Table, reader: int | None) -> bool:
    """Whether a game imagines the same worlds from both: else what is only estimated may differ."""
    mine = table.worlds(reader, table.playing().situation(reader))
    theirs = twin.worlds(reader, twin.playing().situation(reader))
    return all(one.fingerprint() == other.fingerprint() for one, other in zip(mine, theirs, strict=True))
