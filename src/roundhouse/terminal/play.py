"""A play between one person and bots: whose turn, what happened, what can be taken back. It prints nothing."""

from roundhouse.bots import Sight, bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, State
from roundhouse.kernel.record import Record


class UndoPoint:
    """Where a choice of the person's was made: enough to come back to it."""

    def __init__(self, state: State, moves: int, events: int, action: int) -> None:
        self.state = state
        self.moves = moves
        self.events = events
        self.action = action


class TerminalGame:
    """A play under way. The person has one seat, a bot each of the others."""

    def __init__(self, game: Game, state: State, record: Record, seat: int, levels: dict[int, str]) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.seat = seat
        self.levels = levels
        self.bots = {each: bot(level) for each, level in levels.items()}
        self.luck = chance(record.seed or 0, BOT)
        self.log: list[Event] = []
        self.trail: list[UndoPoint] = []
        self.acted = False

    @property
    def waiting(self) -> bool:
        """Whether it is the person who must act."""
        return self.seat in self.state.actors

    def choose(self, action: int) -> None:
        """The person's action. What was before it is kept as long as it may be taken back."""
        before = UndoPoint(self.state.clone(), len(self.record.moves), len(self.log), action)
        self._apply(self.seat, action)
        self.acted = True
        if self.state.seal == before.state.seal:
            self.trail.append(before)
        else:
            self.trail.clear()

    def take_back(self) -> int | None:
        """Undo the person's last action and return it; None where nothing can be taken back."""
        if not self.trail:
            return None
        last = self.trail.pop()
        self.state = last.state
        del self.record.moves[last.moves :]
        del self.log[last.events :]
        return last.action

    def let_bots_act(self) -> bool:
        """Until it is the person's turn, or over; whether any did. When all choose at once, they do not wait."""
        before = len(self.record.moves)
        while others := [seat for seat in self.state.actors if seat != self.seat]:
            choice = self.bots[others[0]].choose(Sight(self.game, self.state, others[0]), self.luck)
            self._apply(others[0], choice)
        return len(self.record.moves) > before

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action, self.log)
        self.record.add(seat, action)

    def kept(self) -> str:
        """The record as text, closed at this moment."""
        self.record.close(self.state)
        return self.record.dumps()
