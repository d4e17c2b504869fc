"""A person at the terminal, for tests: a session whose lines come from a script, and all that it prints."""

import io
from typing import Any

from rich.console import Console

import roundhouse
from roundhouse.kernel.chance import chance
from roundhouse.kernel.record import Record
from roundhouse.terminal import opening
from roundhouse.terminal.panels import THEME
from roundhouse.terminal.session import Session


class Table:
    """A game of Union Pacific with its session."""

    def __init__(
        self,
        seed: int = 7,
        players: int = 4,
        seat: int = 0,
        language: str = "en",
        width: int = 160,
        position: dict[str, Any] | None = None,
    ) -> None:
        game = roundhouse.game("union-pacific")
        record = opening.new_record(game, players, seed, {})
        if position is not None:
            record = Record(game, players, record.options, position=position)
        names = opening.table_names(players, seat, "Zoe", language)
        self.play = opening.sit_down(game, record, seat, ["random"], names)
        self.paper = io.StringIO()
        console = Console(
            file=self.paper, width=width, height=50, theme=THEME, highlight=False, emoji=False, markup=False
        )
        self.session = Session(self.play, console, _silent, language)
        self.asked = 0

    def type(self, *lines: str) -> str:
        """Type these lines and leave; what was printed in answer to them."""
        self.whole(*lines)
        return self.paper.getvalue()[self.asked :]

    def whole(self, *lines: str) -> str:
        """The same, with the screen that was shown before the first line was asked for."""
        before = self.paper.tell()
        left = iter(lines)
        self.asked = -1

        def read() -> str:
            if self.asked < 0:
                self.asked = self.paper.tell()
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        self.session.read = read
        self.session.fresh = True
        self.session.run()
        return self.paper.getvalue()[before:]

    def to_turn(self) -> None:
        """Go on, without printing, to the person's next turn that begins with a choice of card or investment."""
        rng = chance(1, 1)
        while not self._at_turn():
            if self.play.waiting:
                self.play.choose(rng.pick(self.play.state.legal(self.play.seat)))
            self.play.let_bots_act()

    def _at_turn(self) -> bool:
        view = self.play.state.view(self.play.seat)
        return self.play.waiting and view["phase"] == "turn"

    def number(self, kind: str, **targets: str) -> int:
        """The number of an action in the present decision, legal or not."""
        return self.session.choices().number[self.play.game.action(kind, **targets)]


def _silent() -> str:
    raise EOFError
