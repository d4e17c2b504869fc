"""Short Line, a small game for the tests: everybody bids for wagons at the same time, with money from the bank.

Its simultaneous phase comes in the middle of every round and has two steps, the wagon and the bid. The first version of
its rules, which is still known, had three rounds.
"""

from functools import cache
from typing import Any

from roundhouse.games.short_line.state import FIELDS, KINDS, LOADS, PACKAGE, ShortLineState, complete
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.layout import Layout

ROUNDS = {1: 3, 2: 4}  # by rules version


class ShortLine(Game[ShortLineState]):
    """The game; it has no board."""

    def __init__(self, rules_version: int) -> None:
        super().__init__("short-line", PACKAGE, range(2, 5), rules_version)
        self.known_versions = tuple(ROUNDS)
        self.rounds = ROUNDS[rules_version]
        self.layout = Layout(KINDS)
        self.open_scores = True
        self.fields = FIELDS
        self.uncounted = frozenset({"coins", "bids"})

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> ShortLineState:
        return ShortLineState(self, players, rng, self.rounds)

    def deal(self, state: ShortLineState, rng: Chance) -> None:
        state.deck = list(range(len(LOADS)))
        rng.shuffle(state.deck)
        state.offer_loads()

    def complete(self, state: ShortLineState, given: Description, rng: Chance) -> None:
        complete(state, given, rng)

    def of_version(self, version: int) -> Game[ShortLineState]:
        return _opened(version) if version in ROUNDS else super().of_version(version)

    def judge(self, state: ShortLineState, seat: int) -> float:
        return float(state.scores()[seat])

    def board(self) -> dict[str, Any]:
        return {"load": [{"id": load, "points": int(load[-1])} for load in LOADS]}

    def name(self, what: str, id: str, language: str) -> str:
        return text.catalogue(PACKAGE, language).say("load", points=int(id[-1])) if what == "load" else id


@cache
def _opened(rules_version: int) -> ShortLine:
    return ShortLine(rules_version)


def open_game() -> ShortLine:
    return _opened(max(ROUNDS))
