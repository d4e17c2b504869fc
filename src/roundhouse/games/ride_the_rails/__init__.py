"""Ride the Rails (Harry Wu, 2020), for 3 to 5 players.

Take shares in six railway companies, build their track across the USA, and let passengers ride as far as it leads.
The rules are in `rules/`, the map in `data/map.toml`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from roundhouse.games.ride_the_rails import features, judge, position, setup, survey, terminal
from roundhouse.games.ride_the_rails.actions import layout
from roundhouse.games.ride_the_rails.board import PACKAGE, Board
from roundhouse.games.ride_the_rails.phases import DEPART, PHASES
from roundhouse.games.ride_the_rails.state import RideTheRailsState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.game import STEPS, Game, Hint, Option, Panel, Spans
from roundhouse.kernel.ways import find_ways

COMPANY_NAMES = {
    "red": "company-red",
    "blue": "company-blue",
    "orange": "company-orange",
    "yellow": "company-yellow",
    "purple": "company-purple",
    "black": "company-black",
}


class RideTheRails(Game[RideTheRailsState]):
    """The game on the printed map."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("ride-the-rails", PACKAGE, range(3, 6), rules_version=1)
        self.open_scores = True
        self.has_hints = True
        self.has_advice = True
        self.features = features.NAMES
        self.judge_is_fair = True
        self.bar = 0.98
        survey.check(data)
        self.components = Board(data)
        self.board_digest = self.components.digest
        self.fields = position.fields(self.components)
        self.uncounted = frozenset({"earned"})
        self.layout = layout(self.components)
        self._cities: dict[str, dict[str, Any]] = {city["id"]: city for city in data["city"]}

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {"late_dividends": (False, True)}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> RideTheRailsState:
        state = RideTheRailsState(self, self.components, players, options, rng)
        state.fill_blank()
        return state

    def deal(self, state: RideTheRailsState, rng: Chance) -> None:
        setup.start(state, rng)

    def complete(self, state: RideTheRailsState, given: Description, rng: Chance) -> None:
        position.complete(state, given, rng)

    def measure(self, state: RideTheRailsState, seat: int) -> list[float]:
        return judge.measure(state, seat)

    def measure_actions(self, state: RideTheRailsState, seat: int, actions: list[int]) -> list[list[float]]:
        return judge.measure_actions(state, seat, actions)

    def indifference(self, state: RideTheRailsState) -> float:
        return judge.indifference(state)

    def advice(self, state: RideTheRailsState, seat: int) -> list[int]:
        return judge.advice(state, seat)

    def hint(self, state: RideTheRailsState, seat: int) -> Hint | None:
        if state.phase < DEPART:
            return super().hint(state, seat)
        return judge.hint(state, seat)

    def ways(self, state: RideTheRailsState, seat: int, actions: Sequence[int], steps: int = STEPS) -> list[list[int]]:
        return [way for piece in self.find_ways(state, seat, actions, steps) for way in piece]

    def find_ways(
        self, state: RideTheRailsState, seat: int, actions: Sequence[int], steps: int = STEPS
    ) -> Iterator[list[list[int]]]:
        """All ways of two steps; track further away is looked for along its own line alone."""
        reached: set[int] = set()
        for near in find_ways(state, seat, actions, min(steps, 2)):
            reached.update([way[-1] for way in near])
            yield near
        far = [action for action in actions if action not in reached]
        if far:
            yield from find_ways(state, seat, far, steps, True)

    def board(self) -> dict[str, Any]:
        data = self.components.data
        return {"hex": self.components.hex_rows(), "city": data["city"], "company": data["company"]}

    def name(self, what: str, id: str, language: str) -> str:
        if what == "company":
            return text.catalogue(PACKAGE, language).say(COMPANY_NAMES[id])
        if id in self._cities:
            return str(self._cities[id][f"name_{language}"])
        return id.upper() if what == "hex" else id

    def prompt_facts(self, state: RideTheRailsState, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"phase": PHASES[state.phase], "left": state.left}
        if state.stops:
            facts["city"] = self.components.city_ids[state.stops[len(state.stops) - 1]]
            facts["links"] = len(state.carriers)
        return facts

    # In the terminal -------------------------------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
        return terminal.screen(self, view, names, width, language)

    def chart(self, state: RideTheRailsState, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
        return terminal.chart(self, state, seat, words, width, language)

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        return terminal.note(self, view, meaning)

    def source_name(self, source: str, language: str) -> str:
        return terminal.source(self, source, language)


def open_game() -> RideTheRails:
    """The game on the map that is shipped with it."""
    return RideTheRails(tomllib.loads(text.read(PACKAGE, "data", "map.toml")))
