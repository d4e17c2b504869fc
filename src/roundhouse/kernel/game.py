"""The contract between a game and everyone who plays, shows, stores or studies it.

A `Game` is the rules and components: immutable, one for each game (or each board of it). A `State` is one play of
it (`state.py`): mutable, cheap to copy, complete (nothing about a play is kept elsewhere). Seats are numbered from 0.
Actions are small ints from one fixed space per game; a turn is several atomic actions.

Every promise below is held by the conformance tests, which run on every registered game by themselves
(`tests/conformance`); the property that tests it is named in brackets.
"""

import json
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from roundhouse.kernel import judging, text
from roundhouse.kernel.chance import PLAY, SETUP, Chance, chance
from roundhouse.kernel.description import Description, Field, generator_of
from roundhouse.kernel.errors import BadPosition, BadRecord, BadSetup, Finding, IllegalAction
from roundhouse.kernel.layout import Layout
from roundhouse.kernel.state import NO_SUCH_ACTION, STATE_FIELDS, Option, State
from roundhouse.kernel.ways import shortest_ways

__all__ = ["Game", "Hint", "Option", "Panel", "Spans", "State", "check_seed"]


COMMON_FIELDS = ("game", "players", "options", "seed", "over", "seal", "random")
REMEMBERED = 8192  # descriptions of actions a game keeps
STEPS = 3  # of a turn that `Game.ways` looks ahead

Panel = dict[str, Any]  # of the terminal: see terminal/panels.py
Spans = list[list[str]]

S = TypeVar("S", bound=State, default=State)


class Hint:
    """A plan for the rest of a turn, for a person who asks.

    Attributes:
      actions  what to do, at least one thing, each legal after the one before [hints_can_be_followed]
      gains    what it brings to every seat as far as the game can say, [] where it cannot
      proved   whether no other plan brings the seat more
      reason   the feature of the judge that decided, None where none did
    """

    def __init__(self, actions: list[int], gains: list[int], proved: bool, reason: str | None = None) -> None:
        self.actions = actions
        self.gains = gains
        self.proved = proved
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules and components of one game.

    Attributes:
      id             "union-pacific": as in `roundhouse.games()`
      package        the Python package it lives in; its text/ and rules/ folders speak for it
      players        a range: the player counts it can be played with
      layout         the kinds of actions and their targets, set once by the game itself
      rules_version  raised by any change of rules, ids or components
      known_versions the rules versions that `of_version` has, this one included
      board_digest   a short hash of the components played with, kept in records
      open_scores    whether everybody knows everybody's points at any moment [open_scores_are_open]
      has_hints      whether `hint` ever has one
      has_custom_boards  whether it can be played on boards of one's own: `on_board` and `survey`
      fields         the fields of a position that are the game's own: a row for each, in the order they are read
      uncounted      those of them whose numbers need not add up, such as money from the bank or what a seat remembers:
                     with any other count raised by one a position is refused [one_piece_too_many_is_refused]
      features       the names of what the judge looks at; the catalogues have a message `feature-<name>` for each
      judge_is_fair  whether `measure_actions` looks at nothing the seat cannot know, future chance included, so that
                     nothing need be imagined for it [features_show_no_secret]
      has_advice     whether `advice` ever has any
      bar            which part of the random bot's seats the greedy one must end before at mixed tables; alone at the
                     table, before which part of its games
    """

    def __init__(self, id: str, package: str, players: range, rules_version: int) -> None:
        self.id = id
        self.package = package
        self.players = players
        self.rules_version = rules_version
        self.known_versions: tuple[int, ...] = (rules_version,)
        self.layout = Layout([])
        self.board_digest = ""
        self.open_scores = False
        self.has_hints = False
        self.has_custom_boards = False
        self.fields: Sequence[Field] = ()
        self.uncounted: frozenset[str] = frozenset()
        self.features: tuple[str, ...] = ()
        self.judge_is_fair = False
        self.has_advice = False
        self.bar = 0.95
        self._weights: dict[int, list[float]] = {}
        self._described: dict[tuple[int, str], str] = {}

    # Starting a play ------------------------------------------------------------------------------------------------

    @abstractmethod
    def options(self, *, players: int) -> dict[str, tuple[Option, ...]]:
        """Name -> allowed values at that player count; the first is the default."""

    def start(self, *, players: int, seed: int, **options: Option) -> S:
        """A play from the beginning; options by keyword.

        Same arguments, same play, on every machine, Python version and hash seed, compiled or not
        [same_seed_and_actions_same_fingerprints]. A seed is any whole number from 0 up.
        """
        check_seed(seed)
        state = self.blank(players, self.settle(players, options), chance(seed, PLAY))
        self.deal(state, chance(seed, SETUP))
        return state

    def settle(self, players: Any, options: dict[str, Any]) -> dict[str, Option]:
        """All options with defaults filled in; a count, name or value that does not exist raises BadSetup."""
        if type(players) is not int or players not in self.players:
            raise BadSetup("bad-players", players=str(players), low=self.players.start, high=self.players.stop - 1)
        allowed = self.options(players=players)
        for name in options:
            if name not in allowed:
                elsewhere = any(name in self.options(players=count) for count in self.players)
                key = "option-not-here" if elsewhere else "unknown-option"
                there = ", ".join(sorted(allowed))
                raise BadSetup(key, option=name, options=there, count=len(allowed), players=players)
        settled: dict[str, Option] = {}
        for name, values in allowed.items():
            value = options.get(name, values[0])
            if not any(type(value) is type(one) and value == one for one in values):
                choices = ", ".join(json.dumps(one) for one in values)
                raise BadSetup("bad-option", option=name, value=str(value), values=choices)
            settled[name] = value
        return settled

    def position(self, description: object) -> S:
        """A state from a description in the form of `State.position`.

        What it leaves out is as at the start; cards it does not place make up the decks, in an order that comes
        from its `seed`, 0 if left out. One that breaks conservation or names what does not exist raises BadPosition
        with a sentence that says where [broken_positions_are_refused].
        """
        given = Description(description, (*COMMON_FIELDS, *[field.name for field in self.fields]))
        if given.written.get("game", self.id) != self.id:
            raise BadPosition("position-game", game=str(given.written["game"]), expected=self.id)
        options = given.written.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("position-value", field="options")
        try:
            seed = check_seed(given.written.get("seed", 0))
            settled = self.settle(given.written.get("players", 0), options)
        except BadSetup as wrong:
            raise BadPosition(wrong.key, **wrong.facts) from None
        state = self.blank(given.written["players"], settled, chance(seed, PLAY))
        for common in STATE_FIELDS:
            if given.has(common.name):
                common.read(state, given.written[common.name])
        for field in self.fields:
            if given.has(field.name):
                field.read(state, given.written[field.name])
        self.complete(state, given, chance(seed, SETUP))
        if given.has("random"):
            state.chance = generator_of("random", given.written["random"])
        flaw = state.flaw()
        if flaw is not None:
            raise BadPosition(flaw.key, flaw.package, **flaw.facts)
        return state

    @abstractmethod
    def blank(self, players: int, options: dict[str, Option], rng: Chance) -> S:
        """Everything out of its box and nothing placed yet; the arguments are known to be sound.

        All luck of the play will come from the generator.
        """

    @abstractmethod
    def deal(self, state: S, rng: Chance) -> None:
        """Set a blank state up as the rules say."""

    @abstractmethod
    def complete(self, state: S, given: Description, rng: Chance) -> None:
        """Deal what a description leaves open, once all it speaks of has been read into a blank state.

        Raises BadPosition where the given fields contradict each other.
        """

    # Actions --------------------------------------------------------------------------------------------------------

    @property
    def action_space(self) -> int:
        """How many actions there are: every action is an int from 0 to action_space - 1."""
        return self.layout.size

    def meaning(self, action: int) -> dict[str, str]:
        """What an action is: its kind and its targets, ids as in the data; JSON-ready and the caller's own."""
        if type(action) is not int or not 0 <= action < self.layout.size:
            raise IllegalAction(NO_SUCH_ACTION)
        return self.layout.meaning(action)

    def action(self, kind: str, **targets: str) -> int:
        """The action of that kind with those targets: the inverse of `meaning` [meanings_come_back]."""
        number = self.layout.number(kind, targets)
        if number is None:
            raise IllegalAction(NO_SUCH_ACTION)
        return number

    # Judging --------------------------------------------------------------------------------------------------------

    def measure(self, state: S, seat: int) -> list[float]:
        """The features of a state from the seat's view, in the order of `features`.

        Only what the seat may know counts: states that look alike to it have the same features
        [features_show_no_secret].
        """
        return []

    def weights(self, players: int) -> list[float]:
        """What each feature counts at tables of that size, from `data/weights.toml` of the game's package."""
        if players not in self._weights:
            self._weights[players] = judging.read_weights(self.package, self.features, players)
        return self._weights[players]

    def judge(self, state: S, seat: int) -> float:
        """A quick estimate of what the seat will have at the end compared with the others: its features, weighed."""
        return judging.weighted(self.weights(state.players), self.measure(state, seat))

    def measure_actions(self, state: S, seat: int, actions: list[int]) -> list[list[float]]:
        """The features of what each of these legal actions leads to; the state is as before at the end.

        By default those of the states after the actions. A game may measure without a clone for each, and may look
        further than one action (a piece of track by the link it begins).
        """
        return judging.measured_on_clones(self, state, seat, actions)

    def judge_actions(self, state: S, seat: int, actions: list[int]) -> list[float]:
        """Each of these legal actions as `judge` sees it."""
        if not self.features:
            return judging.judged_on_clones(self, state, seat, actions)
        weights = self.weights(state.players)
        return [judging.weighted(weights, measured) for measured in self.measure_actions(state, seat, actions)]

    def judge_actions_by(self, weights: list[float], state: S, seat: int, actions: list[int]) -> list[float]:
        """The same by other weights: what they think of the rest of a turn counts too, where a game looks so far."""
        own = self.weights(state.players)
        self._weights[state.players] = weights
        try:
            return self.judge_actions(state, seat, actions)
        finally:
            self._weights[state.players] = own

    def indifference(self, state: S) -> float:
        """How far apart the judge must see two choices for a bot to tell them apart: between the rest luck decides."""
        return 0.0

    def advice(self, state: S, seat: int) -> list[int]:
        """What the seat should do with the rest of its turn, action by action, as the game itself would plan it.

        [] where the game has no plan to offer and a bot must weigh single actions by `judge`. The actions are legal
        one after the other [advice_can_be_followed].
        """
        return []

    def hint(self, state: S, seat: int) -> Hint | None:
        """What would bring the seat most with the rest of its turn; None where the game has nothing to say.

        Never for a seat that may not act, and only what the seat may know counts: the state is an imagined one. Where
        the game has features, it is what the judge likes best action by action, as far as nothing new is revealed.
        """
        return judging.plan(self, state, seat) if self.features else None

    def ways(self, state: S, seat: int, actions: Sequence[int], steps: int = STEPS) -> list[list[int]]:
        """For each of these actions the shortest sequences that end in it, within the seat's own free choices.

        [action] alone if it is legal now; nothing for one that no such sequence of so many steps ends in. A person
        points at a target before choosing a card: this finds the cards that would do. By default the turn is tried on
        clones, as many steps as some 1,000 of them allow. A game may know a faster way, and may leave out ways through
        a step that is a choice of its own (one tile laid so that another fits beside it).
        """
        return shortest_ways(state, seat, actions, steps)

    def find_ways(self, state: S, seat: int, actions: Sequence[int], steps: int = STEPS) -> Iterator[list[list[int]]]:
        """`ways` piece by piece, for whoever has others to serve meanwhile: no piece takes more than milliseconds.

        A game whose `ways` can take longer than that finds them here, and puts them together there.
        """
        yield self.ways(state, seat, actions, steps)

    def explain(self, state: S, seat: int, action: int, clause: str) -> list[tuple[str, dict[str, Any]]]:
        """What of the board makes a clause forbid an action: for each thing a key and its facts, JSON-ready.

        The catalogues have a message `detail-<key>`, filled as those of events are. [] where the clause says it all.
        Only what the seat may know counts [details_show_no_secret].
        """
        return []

    # Older rules ----------------------------------------------------------------------------------------------------

    def of_version(self, version: int) -> "Game[S]":
        """The same game by the rules of another version; BadRecord if it is none of `known_versions`.

        A table or a record goes on with the rules it was begun with [known_versions_are_played].
        """
        if version != self.rules_version:
            raise BadRecord("record-version", version=version, current=self.rules_version)
        return self

    # Boards of one's own --------------------------------------------------------------------------------------------

    def on_board(self, written: str) -> "Game[S]":
        """The same game on another board, from the text of a board file; BadBoard if it cannot be played on."""
        raise BadSetup("no-boards", game=self.id)

    def survey(self, written: str) -> list[Finding]:
        """All that is wrong or remarkable about a board file; BadBoard if it cannot be read at all."""
        raise BadSetup("no-boards", game=self.id)

    # What a client needs to draw, explain and speak -----------------------------------------------------------------

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """The components as JSON-ready data, with everything a client needs to draw them."""

    def rules(self, language: str) -> list[dict[str, str]]:
        """All numbered clauses, the common ones first: id, section, text."""
        clauses = text.clauses("roundhouse", language) + text.clauses(self.package, language)
        return [{"id": clause.id, "section": clause.section, "text": clause.text} for clause in clauses]

    def text(self, language: str) -> str:
        """The game's Fluent catalogue, as source."""
        return text.read(self.package, "text", f"{text.check_language(language)}.ftl")

    @abstractmethod
    def name(self, what: str, id: str, language: str) -> str:
        """What a person calls the thing of that id, e.g. name("section", "denver--el-paso", "it")."""

    def option_words(self, option: str, value: Option, language: str) -> tuple[str, str] | None:
        """The name and the sentence of an option's value, where they are put together from names of other things.

        None where the catalogues have them, `option-<option>-<value>` and `option-<option>-<value>-help`.
        """
        return None

    def prompt(self, state: S, seat: int, language: str) -> str:
        """One line that tells this seat what is to be done now.

        It speaks of what is legal and of nothing else: the message is named by the kinds of the legal actions in the
        order of the layout, as in `prompt-card-invest` [prompts_name_what_is_legal]. `prompt-wait` and `prompt-over`
        are for a seat that has nothing to do.
        """
        if state.over:
            key = "over"
        elif seat in state.actors:
            key = "-".join(self.layout.kinds_of(state.legal(seat)))
        else:
            key = "wait"
        return self.tell(f"prompt-{key}", self.prompt_facts(state, seat), language)

    def prompt_facts(self, state: S, seat: int) -> dict[str, Any]:
        """What the prompts of this moment tell beside the kinds of actions, known to this seat."""
        return {}

    def describe(self, state: S, seat: int, action: int, language: str) -> str:
        """A sentence that says what the action does.

        It depends on the meaning alone, and is then put in words once, unless `wording` says otherwise.
        """
        own = self.wording(state, seat, action)
        if own is not None:
            return self.tell(own[0], own[1], language)
        sentence = self._described.get((action, language))
        if sentence is None:
            sentence = self._describe(action, language)
            if len(self._described) >= REMEMBERED:
                del self._described[next(iter(self._described))]
            self._described[action, language] = sentence
        return sentence

    def wording(self, state: S, seat: int, action: int) -> tuple[str, dict[str, Any]] | None:
        """For `describe`, where the sentence depends on the state ("the second tile of your column").

        The key of a message and its arguments; None where the meaning says it all.
        """
        return None

    def _describe(self, action: int, language: str) -> str:
        meaning = self.meaning(action)
        kind = meaning.pop("kind")
        return self.tell(f"action-{kind}", meaning, language)

    def tell(self, key: str, facts: dict[str, Any], language: str) -> str:
        """The catalogue's message for a key, ids replaced by names."""
        return text.catalogue(self.package, language).say(key, **self._named(facts, language))

    def narrate(self, key: str, facts: dict[str, Any], names: Sequence[str], language: str) -> str:
        """An event in words; a seat is told by its player's name."""
        arguments = self._named(facts, language)
        if "seat" in facts:
            arguments["seat"] = names[facts["seat"]]
        return text.catalogue(self.package, language).say(f"event-{key}", **arguments)

    def _named(self, facts: dict[str, Any], language: str) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for what, value in facts.items():
            named[what] = self.name(what, value, language) if isinstance(value, str) else value
        return named

    # In the terminal: panels are plain data ---------------------------------------------------------------------------

    def panels(self, view: dict[str, Any], names: list[str], width: int, language: str) -> list[Panel] | None:
        """The table as a view shows it; None where the game leaves it to the plain view."""
        return None

    def chart(self, state: S, seat: int, words: list[str], width: int, language: str) -> list[Panel] | None:
        """The map, or what the words name on it; None if the game has no map, [] if it does not know the words."""
        return None

    def note(self, view: dict[str, Any], meaning: dict[str, str]) -> Spans:
        """What stands behind a choice, as spans of text and style."""
        return []

    def tally(self, events: list[tuple[str, dict[str, Any]]], names: list[str], language: str) -> Panel | None:
        """A run of events of one kind as one panel; None where each is told by itself."""
        return None

    def source_name(self, source: str, language: str) -> str:
        """What a source of points is called."""
        return source

    def board_figures(self, written: str, language: str) -> list[Panel]:
        """The figures of a board file without faults."""
        return []


def check_seed(seed: Any) -> int:
    if type(seed) is not int or seed < 0:
        raise BadSetup("bad-seed", seed=str(seed))
    return seed
