"""What the host settles when a table is opened: clocks, take-back, hints, and what becomes of a seat given up."""

from dataclasses import dataclass
from typing import Any

from roundhouse.bots import bot
from roundhouse.tables.clocks import Clock
from roundhouse.tables.errors import TableError

# The first value is the default.
FLAG = ("bot", "show", "lose")
TAKE_BACK = ("consent", "never")
RESIGNED = ("last", "played")


@dataclass(frozen=True)
class Terms:
    """The terms of a table.

    clock      None: nobody is hurried
    flag       when a flag falls: a bot takes over (its person may come back), it is only shown, or the seat has lost
    take_back  beyond one's own tentative turn: by consent of all the people at the table, or never
    resigned   in the result a seat that resigned or lost on time comes last, or gets the place that was played out
    stand_in   the level of the bot that takes over
    hints      whether the game may be asked what it would do in one's place; tables opened before this was a term say
               nothing about it, and it may
    """

    clock: Clock | None = None
    flag: str = FLAG[0]
    take_back: str = TAKE_BACK[0]
    resigned: str = RESIGNED[0]
    stand_in: str = "greedy"
    hints: bool = True

    def __post_init__(self) -> None:
        _check("flag", self.flag, FLAG)
        _check("take_back", self.take_back, TAKE_BACK)
        _check("resigned", self.resigned, RESIGNED)
        bot(self.stand_in)
        if type(self.hints) is not bool:
            raise TableError("table-bad-term", term="hints", value=str(self.hints), values="true, false")

    def dump(self) -> dict[str, Any]:
        return {
            "clock": None if self.clock is None else self.clock.dump(),
            "flag": self.flag,
            "take_back": self.take_back,
            "resigned": self.resigned,
            "stand_in": self.stand_in,
            "hints": self.hints,
        }

    @staticmethod
    def load(written: dict[str, Any]) -> "Terms":
        rest = dict(written)
        clock = rest.pop("clock")
        return Terms(None if clock is None else Clock.load(clock), **rest)


def _check(term: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        raise TableError("table-bad-term", term=term, value=str(value), values=", ".join(values))
