"""Railroad Revolution (Marco Canetta and Stefania Niccolini, 2016), for 2 to 4 players.

Put a worker on one of four actions, build stations, rails and telegraph offices, and promote workers to complete the
company's objectives. The rules are in `rules/`, the board and the tiles in `data/board.toml`.
"""

import tomllib
from typing import Any

from roundhouse.games.railroad_revolution import explaining, features, judge, position, setup, terminal
from roundhouse.games.railroad_revolution.actions import layout
from roundhouse.games.railroad_revolution.board import PACKAGE, Board
from roundhouse.games.railroad_revolution.names import Names
from roundhouse.games.railroad_revolution.state import RevolutionState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import Game, Hint, Option, Panel, Spans


class RailroadRevolution(Game[RevolutionState]):
    """The game on our board."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("railroad-revolution", PACKAGE, range(2, 5), rules_version=3)
        self.open_scores = True
        self.has_hints = True
        self.has_advice = True
        self.features = features.NAMES
        self.components = Board(data)
        self.board_digest = self.components.digest
        self.fields = position.fields(self.components)
        self.uncounted = frozenset(
            {"money", "shares", "tracks", "under_way", "piles", "drawn", "first_stations", "first_offices"}
        )
        self.layout = layout(self.components)
        self.names = Names(data)

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> RevolutionState:
        state = RevolutionState(self, self.components, players, options, rng)
        state.fill_blank()
        return state

    def deal(self, state: RevolutionState, rng: Chance) -> None:
        setup.start(state, rng)

    def complete(self, state: RevolutionState, given: Description, rng: Chance) -> None:
        position.complete(state, given, rng)

    def board(self) -> dict[str, Any]:
        data = dict(self.components.data)
        data["space"] = [{"id": id, **row} for id, row in zip(self.components.space_ids, data["space"], strict=True)]
        return data

    # Judging ----------------------------------------------------------------------------------------------------------

    def measure(self, state: RevolutionState, seat: int) -> list[float]:
        return features.measure(state, seat)

    def advice(self, state: RevolutionState, seat: int) -> list[int]:
        if state.over or seat != state.asked:
            return []
        return judge.best_plan(state, seat, self.weights(state.players)).actions

    def hint(self, state: RevolutionState, seat: int) -> Hint | None:
        """The best plan for the turn, the points it brings, and the feature it gains most by."""
        if state.over or seat != state.asked:
            return None
        weights = self.weights(state.players)
        plan = judge.best_plan(state, seat, weights)
        before, after = state.scores(), plan.state.scores()
        gains = [after[each] - before[each] for each in range(state.players)]
        return Hint(plan.actions, gains, False, judge.reason(state, seat, plan, weights))

    # Words ------------------------------------------------------------------------------------------------------------

    def name(self, what: str, id: str, language: str) -> str:
        return self.names.name(what, id, language)

    def wording(self, state: RevolutionState, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
        return explaining.wording(state, self.names, seat, action)

    def prompt_facts(self, state: RevolutionState, seat: int) -> dict[str, Any]:
        return explaining.prompt_facts(state, seat)

    def explain(self, state: RevolutionState, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
        return explaining.explain(state, seat, action, clause)

    # In the terminal --------------------------------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
        return terminal.screen(self, self.names, view, names, language)

    def chart(self, state: RevolutionState, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
        return terminal.chart(self, self.names, state, seat, words, language)

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        return terminal.note(self, self.names, view, meaning)

    def source_name(self, source: str, language: str) -> str:
        return terminal.source(source, language)


def open_game() -> RailroadRevolution:
    """The game on the board that is shipped with it."""
    return RailroadRevolution(tomllib.loads(text.read(PACKAGE, "data", "board.toml")))
