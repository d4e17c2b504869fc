"""A table on this machine: one person in a seat, a bot in each of the others, no clock and no storage.

The rules of a turn are those of `roundhouse.tables`; what is here gives the commands. It prints nothing.
"""

from collections.abc import Sequence

from roundhouse.bots import bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Hint, State
from roundhouse.kernel.record import Record
from roundhouse.tables import ALL, Entry, Table, open_from, open_table, previews
from roundhouse.tables.shapes import Answer

NOW = 0  # there is no clock
SALT = "0" * 64  # nor anybody to whom a promise about the seed could be made


class LocalTable:
    """The table with its person. The person's final choices are confirmed at once: the list marks them."""

    def __init__(self, game: Game, start: Record, seat: int, levels: dict[int, str], names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.levels = levels
        self.names = list(names)
        self.acted = False
        self._bots = {each: bot(level) for each, level in levels.items()}
        self._luck = chance(start.seed or 0, BOT)
        self.table = _table(game, start)
        self._start(start.seed or 0)
        for mover, action in start.moves:
            self._do(Entry(self.table.version + 1, NOW, mover, "played", {"actions": [action]}))

    def _start(self, seed: int) -> None:
        for seat, name in enumerate(self.names):
            if seat == self.seat:
                self._do(self.table.seat(seat, at=NOW).sit(name))
            else:
                self._do(self.table.host(at=NOW).seat_bot(seat, self.levels[seat], name))
        self._do(self.table.host(at=NOW).start(seed, SALT))

    def _do(self, entry: Entry) -> None:
        self.table.apply(entry)

    # Looking --------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The game as the person has it: with the own tentative turn."""
        return self.table.playing().here(self.seat)

    @property
    def waiting(self) -> bool:
        """Whether it is the person who must act."""
        return self.seat in self.table.actors

    @property
    def log(self) -> list[Event]:
        """What the game has told, the tentative turn included."""
        draft = self.table.playing().drafts.get(self.seat)
        tentative = [] if draft is None else draft.events
        return [line.event for line in self.table.log if line.of_game] + tentative

    @property
    def record(self) -> Record:
        """A copy of the record so far, the tentative turn included, closed at this moment."""
        play = self.table.playing()
        copy = Record(self.game, play.record.players, play.record.options, play.record.seed, play.record.position)
        copy.moves = [*play.record.moves, *[(self.seat, action) for action in play.tentative(self.seat)]]
        copy.close(self.state)
        return copy

    def finals(self) -> dict[int, bool]:
        """The person's legal actions, each with whether it would be final."""
        return previews.finals(self.table, self.seat, self.table.playing().situation(self.seat))

    def ask(self, action: int, language: str) -> Answer:
        """The ways to an action, or the clause that forbids it."""
        return self.table.ask(self.seat, language, actions=[action])

    def world(self) -> State:
        """An imagined state, for what nothing hidden may show in."""
        return self.table.worlds(self.seat, self.table.playing().situation(self.seat))[0]

    def hint(self) -> Hint | None:
        return self.game.hint(self.world(), self.seat)

    # Acting ---------------------------------------------------------------------------------------------------------

    def choose(self, *actions: int) -> None:
        """Go on with these actions; if the last one is final, the turn is played."""
        kept = len(self.table.playing().tentative(self.seat))
        person = self.table.seat(self.seat, at=NOW)
        entry = person.choose(kept, actions)
        self._do(entry if entry.facts["final"] is None else person.choose(kept, actions, confirm=True))
        self.acted = True

    def take_back(self) -> int | None:
        """Undo the last choice of the tentative turn and return it; None where there is none."""
        chosen = self.table.playing().tentative(self.seat)
        if not chosen:
            return None
        self._do(self.table.seat(self.seat, at=NOW).choose(len(chosen) - 1))
        return chosen[-1]

    def let_bots_act(self) -> bool:
        """Until it is the person's turn, or over; whether any did. When all choose at once, they do not wait."""
        acted = False
        while movers := self.table.bots_to_move():
            choice = self._bots[movers[0]].choose(self.table.sight(movers[0]), self._luck)
            self._do(self.table.bot(movers[0], at=NOW).choose(choice))
            acted = True
        return acted


def _table(game: Game, start: Record) -> Table:
    """All seats still open."""
    if start.position is None:
        first = open_table(game, players=start.players, options=start.options, at=NOW)
    else:
        first = open_from(game, start.position, eyes=ALL, at=NOW)
    return Table.restore([first], game)
