"""Union Pacific (Alan R. Moon, 1999), for 2 to 6 players.

Build track for ten railways, gather their shares, and lay them down before the dividends are paid. The rules are in
`rules/`, the board in `data/board.toml`.
"""

import tomllib
from typing import Any

from roundhouse.games.union_pacific import features, judge, position, setup, survey, terminal, whole_turn
from roundhouse.games.union_pacific.actions import layout
from roundhouse.games.union_pacific.board import CARD_IDS, PACKAGE, Board
from roundhouse.games.union_pacific.phases import OPENING, PHASES
from roundhouse.games.union_pacific.state import UnionPacificState
from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.errors import BadBoard, Finding, Saying
from roundhouse.kernel.game import Game, Option, Panel, Spans


class UnionPacific(Game[UnionPacificState]):
    """The game on one board."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("union-pacific", PACKAGE, range(2, 7), rules_version=1)
        self.open_scores = True
        self.has_hints = True
        self.has_custom_boards = True
        self.features = features.NAMES
        self.judge_is_fair = True
        self.components = Board(data)
        self.board_digest = self.components.digest
        self.fields = position.fields(self.components)
        self.uncounted = frozenset({"earned", "cards_before", "cards_since"})
        self.layout = layout(self.components)
        self._cities: dict[str, dict[str, Any]] = {city["id"]: city for city in data["city"]}
        self._companies: dict[str, dict[str, Any]] = {company["id"]: company for company in data["company"]}

    def on_board(self, written: str) -> "UnionPacific":
        """The same game on another board, from the text of a board file."""
        return UnionPacific(read_board(written))

    def survey(self, written: str) -> list[Finding]:
        """All that is wrong or remarkable about a board file."""
        data = parse_board(written)
        return survey.faults(data) or survey.remarks(data)

    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        return {"even_dividends": (False, True)}

    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> UnionPacificState:
        state = UnionPacificState(self, self.components, players, options, rng)
        state.fill_blank()
        return state

    def deal(self, state: UnionPacificState, rng: Chance) -> None:
        setup.start(state, rng)

    def complete(self, state: UnionPacificState, given: Description, rng: Chance) -> None:
        position.complete(state, given, rng)

    def measure(self, state: UnionPacificState, seat: int) -> list[float]:
        return whole_turn.measure(state, seat)

    def measure_actions(self, state: UnionPacificState, seat: int, actions: list[int]) -> list[list[float]]:
        return judge.measure_actions(state, seat, actions)

    def indifference(self, state: UnionPacificState) -> float:
        return judge.ALIKE_AT_FIRST if state.phase == OPENING else 0.0

    def board(self) -> dict[str, Any]:
        return dict(self.components.data)

    def name(self, what: str, id: str, language: str) -> str:
        if what == "section":
            a, b = id.split("--")
            return f"{self._city(a, language)} – {self._city(b, language)}"
        if what == "card":
            return text.catalogue(PACKAGE, language).say(f"card-{id}")
        if what not in ("company", "share"):
            return id
        if id == "up":
            return text.catalogue(PACKAGE, language).say("up")
        return str(self._companies[id]["name"])

    def _city(self, id: str, language: str) -> str:
        city = self._cities[id]
        return str(city.get(f"name_{language}", city["name_en"]))

    def prompt_facts(self, state: UnionPacificState, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"phase": PHASES[state.phase], "from": "row" if not state.up_stack else "both"}
        if not max(state.row):
            facts["from"] = "up"
        if state.card >= 0:
            facts["card"] = CARD_IDS[state.card]
        if state.drawn >= 0 and seat == state.turn:
            facts["share"] = self.components.share_ids[state.drawn]
        return facts

    # In the terminal -------------------------------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel]:
        return terminal.screen(self, view, names, width, language)

    def chart(self, state: UnionPacificState, seat: int, words: list[str], width: int, language: str) -> list[Panel]:
        return terminal.chart(self, state, seat, words, width, language)

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        return terminal.note(self, view, meaning)

    def tally(self, events: list[tuple[str, dict[str, Any]]], names: list[str], language: str) -> Panel | None:
        return terminal.tally(self, events, names, language)

    def source_name(self, source: str, language: str) -> str:
        return terminal.source(self, source, language)

    def board_figures(self, written: str, language: str) -> list[Panel]:
        return terminal.figures(survey.summary(parse_board(written)), language)


def parse_board(written: str) -> dict[str, Any]:
    try:
        return tomllib.loads(written)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadBoard("board-not-toml", why=str(wrong)) from None


def read_board(written: str) -> dict[str, Any]:
    """A board that can be played on, or BadBoard with its first fault."""
    data = parse_board(written)
    faults = survey.faults(data)
    if faults:
        first = Saying(faults[0].key, PACKAGE, **faults[0].args)
        raise BadBoard("board-fault", why=first, count=len(faults))
    return data


def open_game() -> UnionPacific:
    """The game on the board that is shipped with it."""
    return UnionPacific(tomllib.loads(text.read(PACKAGE, "data", "board.toml")))
