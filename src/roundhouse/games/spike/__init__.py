"""Spike (Stephen Glenn, 2014), for 2 to 4 players.

Pay cards for track from city to city, sell what the market wants, and carry goods to whoever pays best. The rules are
in `rules/`, the board and the cards in `data/board.toml`.
"""

import tomllib
from collections.abc import Sequence
from typing import Any

from roundhouse.games.spike import explaining, features, judge, position, setup, terminal
from roundhouse.games.spike.actions import layout
from roundhouse.games.spike.board import PACKAGE, Board
from roundhouse.games.spike.state import SpikeState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import STEPS, Game, Hint, Option, Panel, Spans

TABLES = {"suit": "suit", "good": "good", "city": "city", "place": "city", "route": "city", "part": "train"}
WORDS = {  # what is called by a word of the catalogue
    "side": {"front": "side-front", "back": "side-back"},
    "move": {"start": "move-start", "boost": "move-boost"},
    "after": {"load": "after-load", "deliver": "after-deliver", "both": "after-both"},
}


class Spike(Game[SpikeState]):
    """The game on our board."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("spike", PACKAGE, range(2, 5), rules_version=1)
        self.open_scores = True
        self.has_hints = True
        self.has_advice = True
        self.features = features.NAMES
        self.judge_is_fair = True
        self.bar = 0.99
        self.components = Board(data)
        self.board_digest = self.components.digest
        self.fields = position.fields(self.components)
        self.uncounted = frozenset({"known", "told", "before", "since"})
        self.layout = layout(self.components)
        self._rows: dict[tuple[str, str], dict[str, Any]] = {
            (table, row["id"]): row for table in ("suit", "good", "city", "train") for row in data[table]
        }
        self._cards: dict[str, dict[str, Any]] = {row["id"]: row for row in data["contract"]}

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {"advanced": (False, True)}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> SpikeState:
        state = SpikeState(self, self.components, players, options, rng)
        state.fill_blank()
        return state

    def deal(self, state: SpikeState, rng: Chance) -> None:
        setup.start(state, rng)

    def complete(self, state: SpikeState, given: Description, rng: Chance) -> None:
        position.complete(state, given, rng)

    # Judging ----------------------------------------------------------------------------------------------------------

    def measure(self, state: SpikeState, seat: int) -> list[float]:
        return judge.measure(state, seat)

    def measure_actions(self, state: SpikeState, seat: int, actions: list[int]) -> list[list[float]]:
        return judge.measure_actions(state, seat, actions, self.weights(state.players))

    def advice(self, state: SpikeState, seat: int) -> list[int]:
        return judge.advice(state, seat, self.weights(state.players))

    def hint(self, state: SpikeState, seat: int) -> Hint | None:
        """The turn that the judge likes best, and what it brings in money."""
        found = super().hint(state, seat)
        if found is not None:
            found.gains = judge.gains(state, seat, found.actions)
        return found

    def board(self) -> dict[str, Any]:
        return dict(self.components.data)

    # Words ------------------------------------------------------------------------------------------------------------

    def name(self, what: str, id: str, language: str) -> str:
        row = self._rows.get((TABLES.get(what, what), id))
        if row is not None:
            return str(row[f"name_{language}"])
        if what in WORDS:
            return self._word(what, id, language)
        if what in ("space", "place"):
            one, other = id.upper().split("--")
            return text.catalogue(PACKAGE, language).say("space", one=one, other=other)
        if what == "cities":
            return ", ".join([self.name("city", city, language) for city in id.split()])
        return self._contract(id, language) if what == "contract" else id

    def _word(self, what: str, id: str, language: str) -> str:
        """A word of the catalogue, with the good that may stand behind it."""
        word, *goods = id.split()
        facts = {"good": self.name("good", goods[0], language)} if goods else {}
        return text.catalogue(PACKAGE, language).say(WORDS[what][word], **facts)

    def _contract(self, id: str, language: str) -> str:
        """A contract by its good and the cities it lists."""
        card, side = id.rsplit("-", 1)
        row = self._cards[card]
        cities = ", ".join([self.name("city", city, language) for city in row[side]])
        return f"{self.name('good', row['good'], language)} ({cities})"

    def wording(self, state: SpikeState, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
        return explaining.wording(state, seat, action)

    def prompt_facts(self, state: SpikeState, seat: int) -> dict[str, Any]:
        return explaining.prompt_facts(state, seat)

    def ways(self, state: SpikeState, seat: int, actions: Sequence[int], steps: int = STEPS) -> list[list[int]]:
        """A line to a city is one way with all its spaces and its payment, the cheapest first."""
        return explaining.ways(state, seat, actions)

    def explain(self, state: SpikeState, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
        return explaining.explain(state, seat, action, clause)

    # In the terminal --------------------------------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
        return terminal.screen(self, view, names, width, language)

    def chart(self, state: SpikeState, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
        return terminal.chart(self, state, seat, words, width, language)

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        return terminal.note(self, view, meaning)

    def source_name(self, source: str, language: str) -> str:
        return terminal.source(source, language)


def open_game() -> Spike:
    """The game on the board that is shipped with it."""
    return Spike(tomllib.loads(text.read(PACKAGE, "data", "board.toml")))
