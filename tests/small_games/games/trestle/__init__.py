"""Trestle, a small game for the tests: track on a plane that grows, some 176,000 actions; alone it can be lost."""

from typing import Any

from roundhouse.games.trestle.state import FIELDS, KINDS, PACKAGE, TILES, TrestleState, complete, dealt, laid_by
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.layout import Layout


class Trestle(Game[TrestleState]):
    """The game; its board is a plane."""

    def __init__(self) -> None:
        super().__init__("trestle", PACKAGE, range(1, 4), rules_version=1)
        self.layout = Layout(KINDS)
        self.open_scores = True
        self.fields = FIELDS

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> TrestleState:
        return TrestleState(self, players, rng)

    def deal(self, state: TrestleState, rng: Chance) -> None:
        state.deck = dealt([], rng)
        state.fill_row()

    def complete(self, state: TrestleState, given: Description, rng: Chance) -> None:
        complete(state, given, rng)

    def judge(self, state: TrestleState, seat: int) -> float:
        return float(state.scores()[seat])

    def explain(self, state: TrestleState, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
        """Of a cell that is taken, by what."""
        if clause != "TR-2.2":
            return []
        return [("taken", {"tile": TILES[tile]}) for tile, *cell, _ in state.laid if cell == list(laid_by(action)[1:3])]

    def board(self) -> dict[str, Any]:
        return {"tile": TILES}

    def name(self, what: str, id: str, language: str) -> str:
        return text.catalogue(PACKAGE, language).say(id) if what == "tile" else id


def open_game() -> Trestle:
    return Trestle()
