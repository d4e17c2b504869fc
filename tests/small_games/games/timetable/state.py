"""A play of Timetable: what may be done, doing it, what a seat sees, and the position as JSON."""

from typing import Any, Final

from roundhouse.kernel.chance import IMAGINE, PLAY, Chance, chance
from roundhouse.kernel.description import OwnField, index_of, list_of
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Option, State
from roundhouse.kernel.layout import Kind, Target

PACKAGE: Final = "roundhouse.games.timetable"
LINES: Final = {
    "alba": 6, "bari": 7, "como": 8, "dro": 9, "este": 10, "fano": 11, "gela": 12, "imola": 13, "jesi": 14,
    "lodi": 15, "massa": 16, "noto": 17, "ostia": 18, "pisa": 19, "rho": 20,
}  # fmt: skip
PHASES: Final = ("ride",)
FIELDS: Final = [OwnField("rides", lambda s: [str(ride) for ride in s.rides], lambda s, said: s.read_rides(said))]
KINDS: Final = [Kind("ride", Target("stations", range(1, 4)))]
ACTIONS: Final = 3


class TimetableState(State):
    """The train moves on by a few stations in turn; whoever brings it to the last one gets a fare less."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Option], rng: Chance) -> None:
        super().__init__(game, players, options, rng)
        self.line = str(options["line"])
        self.express = options["express"] is True
        self.fare = int(options["fare"])
        self.rides: list[int] = []  # stations, turn by turn

    @property
    def left(self) -> int:
        return LINES[self.line] - sum(self.rides)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (len(self.rides) % self.players,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        return [action for action in range(ACTIONS) if self.forbids(seat, action) is None]

    def forbids(self, seat: int, action: int) -> str | None:
        if action + 1 > self.left:
            return "TT-2.2"
        return "TT-2.1" if action == 2 and not self.express else None

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        self.rides.append(action + 1)
        self.seal += 1
        self.over = self.left == 0
        if log is not None:
            log.append(Event("rode", {"seat": seat, "stations": action + 1}))

    def scores(self) -> list[int]:
        return [sum(self.sources(seat).values()) for seat in range(self.players)]

    def sources(self, seat: int) -> dict[str, int]:
        earned = {"stations": self.fare * sum(self.rides[seat :: self.players])}
        if self.over and seat == (len(self.rides) - 1) % self.players:
            earned["last"] = -self.fare
        return earned

    def public_view(self) -> dict[str, Any]:
        return {"line": self.line, "rides": self.rides[:], "left": self.left}

    def clone(self) -> "TimetableState":
        twin = TimetableState(self.game, self.players, self.options, self.chance.clone())
        twin.over, twin.seal, twin.rides = self.over, self.seal, self.rides[:]
        return twin

    def imagine(self, seat: int | None, seed: int) -> "TimetableState":
        twin = self.clone()
        twin.chance = chance(chance(seed, IMAGINE).seed(), PLAY)
        return twin

    def read_rides(self, said: Any) -> None:
        self.rides = [index_of("rides", ride, ["1", "2", "3"]) + 1 for ride in list_of("rides", said)]

    def flaw(self) -> Flaw | None:
        if self.left < 0 or self.over != (self.left == 0) or (3 in self.rides and not self.express):
            return Flaw("unsound-rides", PACKAGE, stations=LINES[self.line])
        return None
