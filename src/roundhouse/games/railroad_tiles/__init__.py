"""Railroad Tiles (Hjalmar Hach and Lorenzo Silva, 2024), for 1 to 4 players.

Take columns of tiles, lay railways and highways without clashing sides, and people the territory. The rules are in
`rules/`, the components in `data/box.toml`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from roundhouse.games.railroad_tiles import (
    box_figures,
    explaining,
    features,
    judge,
    position,
    setup,
    survey,
    terminal,
)
from roundhouse.games.railroad_tiles.actions import layout
from roundhouse.games.railroad_tiles.board import OBJECTIVE_IDS, PACKAGE, Board
from roundhouse.games.railroad_tiles.names import MISSIONS, Names, say
from roundhouse.games.railroad_tiles.state import RailroadTilesState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.errors import Finding
from roundhouse.kernel.game import STEPS, Game, Hint, Option, Panel, Spans


class RailroadTiles(Game[RailroadTilesState]):
    """The game with one box of components."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("railroad-tiles", PACKAGE, range(1, 5), rules_version=1)
        self.open_scores = True
        self.has_hints = True
        self.has_custom_boards = True
        self.features = features.NAMES
        self.judge_is_fair = True
        self.bar = 0.99
        self.components = Board(data)
        self.board_digest = self.components.digest
        self.fields = position.fields(self.components)
        self.uncounted = frozenset({"points"})
        self.layout = layout()
        self.names = Names(self.components)

    def on_board(self, written: str) -> "RailroadTiles":
        """The same game with another mix of tiles, from the text of a box file."""
        return RailroadTiles(survey.read_box(written))

    def survey(self, written: str) -> list[Finding]:
        """All that is wrong or remarkable about a box file."""
        data = survey.parsed(written)
        return survey.faults(data) or survey.remarks(data)

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        if players == 1:
            return {"challenge": tuple(self.components.challenge_ids)}
        sets = ["+".join(three) for three in combinations(OBJECTIVE_IDS, self.components.objective_sets)]
        return {"objectives": ("none", "drawn", *sets)}

    def settle(self, players: Any, options: dict[str, Any]) -> dict[str, Option]:
        """Three sets of objectives are the same choice in whatever order they are named."""
        named = options.get("objectives")
        sets = named.split("+") if isinstance(named, str) else []
        if len(sets) > 1 and all(name in OBJECTIVE_IDS for name in sets):
            options = {**options, "objectives": "+".join(sorted(sets, key=OBJECTIVE_IDS.index))}
        return super().settle(players, options)

    def option_words(self, option: str, value: Option, language: str) -> tuple[str, str] | None:
        if option == "challenge":
            return self.names.name("challenge", str(value), language), say(MISSIONS[str(value)], language)
        return self.names.sets(value, language) if isinstance(value, str) and "+" in value else None

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> RailroadTilesState:
        state = RailroadTilesState(self, self.components, players, options, rng)
        state.fill_blank()
        return state

    def deal(self, state: RailroadTilesState, rng: Chance) -> None:
        setup.start(state, rng)

    def complete(self, state: RailroadTilesState, given: Description, rng: Chance) -> None:
        position.complete(state, given, rng)

    def measure(self, state: RailroadTilesState, seat: int) -> list[float]:
        return judge.measure(state, seat)

    def measure_actions(self, state: RailroadTilesState, seat: int, actions: list[int]) -> list[list[float]]:
        return judge.measure_actions(state, seat, actions)

    def hint(self, state: RailroadTilesState, seat: int) -> Hint | None:
        return judge.hint(state, seat)

    def ways(self, state: RailroadTilesState, seat: int, actions: Sequence[int], steps: int = STEPS) -> list[list[int]]:
        return [way for piece in self.find_ways(state, seat, actions, steps) for way in piece]

    def find_ways(
        self, state: RailroadTilesState, seat: int, actions: Sequence[int], steps: int = STEPS
    ) -> Iterator[list[list[int]]]:
        return explaining.find_ways(state, seat, actions)

    def explain(
        self, state: RailroadTilesState, seat: int, action: int, clause: str
    ) -> list[tuple[str, dict[str, Any]]]:
        return explaining.explain(state, seat, action, clause)

    def board(self) -> dict[str, Any]:
        return self.components.shown()

    def name(self, what: str, id: str, language: str) -> str:
        return self.names.name(what, id, language)

    def wording(self, state: RailroadTilesState, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
        return explaining.wording(state, seat, action)

    def prompt_facts(self, state: RailroadTilesState, seat: int) -> dict[str, Any]:
        return explaining.prompt_facts(state, seat)

    # In the terminal -------------------------------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
        return terminal.screen(self, view, names, width, language)

    def chart(self, state: RailroadTilesState, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
        return terminal.chart(self, state, seat, words, width, language)

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        return terminal.note(self, view, meaning)

    def source_name(self, source: str, language: str) -> str:
        return terminal.source(source, language)

    def board_figures(self, written: str, language: str) -> list[Panel]:
        return box_figures.panels(survey.summary(survey.parsed(written)), language)


def open_game() -> RailroadTiles:
    """The game with the box that is shipped with it."""
    return RailroadTiles(tomllib.loads(text.read(PACKAGE, "data", "box.toml")))
