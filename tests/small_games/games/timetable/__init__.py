"""Timetable, a small game for the tests: one line of fifteen to choose from, two more options, nothing hidden."""

from typing import Any

from roundhouse.games.timetable.state import FIELDS, KINDS, LINES, PACKAGE, TimetableState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.layout import Layout


class Timetable(Game[TimetableState]):
    """The game; the line is an option."""

    def __init__(self) -> None:
        super().__init__("timetable", PACKAGE, range(2, 4), rules_version=1)
        self.layout = Layout(KINDS)
        self.open_scores = True
        self.fields = FIELDS

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {"line": tuple(LINES), "express": (False, True), "fare": (1, 2)}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> TimetableState:
        return TimetableState(self, players, options, rng)

    def deal(self, state: TimetableState, rng: Chance) -> None:
        """Nothing is dealt."""

    def complete(self, state: TimetableState, given: Description, rng: Chance) -> None:
        """Nothing is dealt."""

    def judge(self, state: TimetableState, seat: int) -> float:
        return float(state.scores()[seat])

    def option_words(self, option: str, value: Option, language: str) -> tuple[str, str] | None:
        """A line is told by the town it goes to and by its length."""
        if option != "line":
            return None
        say = text.catalogue(PACKAGE, language).say
        return say("line-name", town=str(value).title()), say("line-length", stations=LINES[str(value)])

    def board(self) -> dict[str, Any]:
        return {"line": [{"id": line, "stations": stations} for line, stations in LINES.items()]}

    def name(self, what: str, id: str, language: str) -> str:
        return id


def open_game() -> Timetable:
    return Timetable()
