"""A toy game with what the real ones may have one day, made small: everybody digs at the same time for coins.

There is one heap for all, whose last coin reveals the bottom; a secret purse in every hand; and a cave that may or
may not fall in when one knocks, nobody knows before. A seat that is done drops out without a seal being raised.
Nobody ever wins; stars tell how well all have done together.
"""

from typing import Any

from roundhouse import Event, Game, State
from roundhouse.kernel.chance import IMAGINE, Chance, chance
from roundhouse.kernel.description import Description, Field, Form
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.layout import Kind, Layout

DIG, KNOCK, DONE = range(3)
HEAP = 4


class ToyState(State):
    def __init__(self, game: Game[Any], players: int, rng: Chance) -> None:
        super().__init__(game, players, {}, rng)
        self.purses = [0] * players
        self.cave = 0
        self.heap = HEAP
        self.coins = [0] * players
        self.done = [False] * players

    @property
    def actors(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if not self.done[seat])

    def legal(self, seat: int) -> list[int]:
        return [action for action in range(3) if self.why_not(seat, action) is None]

    def forbids(self, seat: int, action: int) -> str | None:
        return "RH-1.3" if action == DIG and not self.heap else None

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        if action == DIG:
            self.heap -= 1
            self.coins[seat] += 1
            self.seal += self.heap == 0
        elif action == KNOCK:
            self.seal += self.cave
        else:
            self.done[seat] = True
            self.over = all(self.done)

    def scores(self) -> list[int]:
        return [self.coins[seat] + self.purses[seat] for seat in range(self.players)]

    def sources(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat], "purse": self.purses[seat]}

    def winners(self) -> tuple[int, ...]:
        return ()

    def stars(self) -> int | None:
        """One for two coins that all have dug together; with none the game is lost."""
        return sum(self.coins) // 2 if self.over else None

    def public_view(self) -> dict[str, Any]:
        return {"coins": self.coins, "heap": self.heap}

    def secrets(self, seat: int) -> dict[str, Any]:
        return {"purse": self.purses[seat]}

    def clone(self) -> "ToyState":
        twin = ToyState(self.game, self.players, self.chance.clone())
        twin.over, twin.seal, twin.heap, twin.cave = self.over, self.seal, self.heap, self.cave
        twin.purses, twin.coins, twin.done = self.purses[:], self.coins[:], self.done[:]
        return twin

    def imagine(self, seat: int | None, seed: int) -> "ToyState":
        twin = self.clone()
        rng = chance(seed, IMAGINE)
        twin.purses = [purse if at == seat else rng.below(1_000_000) for at, purse in enumerate(self.purses)]
        twin.cave = rng.below(2)
        return twin

    def flaw(self) -> Flaw | None:
        return None if self.heap + sum(self.coins) == HEAP else Flaw("unsound-heap", "roundhouse")


class ToyGame(Game[ToyState]):
    """It goes by the name of a registered game, because records are of registered games only."""

    def __init__(self) -> None:
        super().__init__("union-pacific", "roundhouse", range(1, 5), rules_version=1)
        self.fields = [Field(name, Form()) for name in ("purses", "cave", "heap", "coins", "done")]
        self.layout = Layout([Kind("dig"), Kind("knock"), Kind("done")])

    def options(self, *, players: int) -> dict[str, tuple[bool | int | str, ...]]:
        return {}

    def blank(self, players: int, options: dict[str, bool | int | str], rng: Chance) -> ToyState:
        return ToyState(self, players, rng)

    def deal(self, state: ToyState, rng: Chance) -> None:
        state.purses = [rng.below(1_000_000) for _ in range(state.players)]
        state.cave = rng.below(2)

    def complete(self, state: ToyState, given: Description, rng: Chance) -> None:
        pass

    def judge(self, state: ToyState, seat: int) -> float:
        return float(state.scores()[seat])

    def board(self) -> dict[str, Any]:
        return {}

    def name(self, what: str, id: str, language: str) -> str:
        return id

    def prompt(self, state: ToyState, seat: int, language: str) -> str:
        return "Dig."

    def describe(self, state: ToyState, seat: int, action: int, language: str) -> str:
        return self.meaning(action)["kind"]
