"""The contract between a game and everyone who plays, shows, stores or studies it.

A `Game` is the rules and components: immutable, one for each game (or each board of it). A `State` is one play of
it: mutable, cheap to copy, complete (nothing about a play is kept elsewhere). Seats are numbered from 0. Actions are
small ints from one fixed space per game; a turn is several atomic actions.

Every promise below is held by the conformance tests, which run on every registered game by themselves
(`tests/conformance`); the property that tests it is named in brackets.
"""

import hashlib
import json
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from roundhouse.kernel import text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Description
from roundhouse.kernel.errors import BadPosition, BadSetup, Flaw, IllegalAction, Unsound
from roundhouse.kernel.events import Event
from roundhouse.kernel.layout import Layout

# The house's own clauses, which hold in every game (roundhouse/rules).
NOT_YOUR_TURN = "RH-1.1"
NO_SUCH_ACTION = "RH-1.2"
GAME_OVER = "RH-1.3"
NO_SUCH_SEAT = "RH-1.4"

REMEMBERED = 8192  # descriptions of actions a game keeps

UNSET: Final[list[int]] = []  # in a state under construction: a list that is still to be filled

Option = bool | int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One play of a game at one moment.

    Attributes, to be read by anyone and written by the game alone:
      game     the game it is a play of
      players  how many seats; they are numbered 0 to players - 1
      chance   the generator that all luck of the play comes from: never in a view
      over     True from the moment the game has ended; then `actors` is () and every `legal` list empty
      seal     a count that rises whenever chance is used, something is revealed or the turn passes. Two moments with
               the same seal lie in one player's own free choices: take-back inside them harms nobody. It never falls
               [seal_rises_with_turns_and_never_falls, seal_rises_with_chance]
    """

    def __init__(self, game: "Game[Any]", players: int, options: dict[str, Option], chance: Chance) -> None:
        self.game = game
        self.players = players
        self.chance = chance
        self.over = False
        self.seal = 0
        self._options = options

    @property
    def options(self) -> dict[str, Option]:
        """The options this play was started with, by name, defaults included; the caller's own."""
        return dict(self._options)

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now, ascending: one, or several in a simultaneous phase; () exactly when over.

        In a simultaneous phase the order in which the seats choose never changes what follows the reveal, and a
        choice made is final [order_of_simultaneous_choices_is_irrelevant].
        """

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions this seat may do now, in ascending order.

        Never empty for a seat in `actors`, always empty for any other [legal_lists_are_sorted_and_never_empty].
        Depends only on what the seat may know [imagining_keeps_view_and_legal]. The list is the caller's own.
        """

    def may_act(self, seat: int) -> bool:
        """Whether a seat is one of the actors: for a game to answer faster where it can."""
        return seat in self.actors

    def why_not(self, seat: int, action: int) -> str | None:
        """None if the action is legal for the seat now, else the id of the clause that forbids it ("UP-5.3").

        Agrees with `legal` on every action of the space [every_illegal_action_is_refused_with_a_clause]. Asked of a
        target that belongs to a later step of this turn, it gives the board's own reason where there is one. Any
        seat and any int may be asked about, at any time, and nothing raises.
        """
        if not 0 <= seat < self.players:
            return NO_SUCH_SEAT
        if not 0 <= action < self.game.layout.size:
            return NO_SUCH_ACTION
        if self.over:
            return GAME_OVER
        return self.forbids(seat, action) if self.may_act(seat) else NOT_YOUR_TURN

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        """Do a legal action; chance that follows from it is drawn at once.

        An illegal one (also a wrong seat, an unknown action, a finished game) raises IllegalAction with its clause
        and changes nothing [every_illegal_action_is_refused_with_a_clause]. A list given as `log` receives the
        events in order; without one they cost nothing.
        """
        clause = self.why_not(seat, action)
        if clause is not None:
            raise IllegalAction(clause)
        self.perform(seat, action, log)

    @abstractmethod
    def forbids(self, seat: int, action: int) -> str | None:
        """The clause of the game's own rules that forbids an action, or None: the game's part of `why_not`.

        Called only with an action of the space, for a seat that may act.
        """

    @abstractmethod
    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        """Do an action: the game's part of `apply`, called right after `forbids` has let it pass."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points seat by seat, as they stand now or at the end."""

    def ranks(self) -> list[int]:
        """Places seat by seat with the game's tie-breaks: 1 is best, equals share the better place."""
        points = self.scores()
        return [1 + sum(other > mine for other in points) for mine in points]

    @abstractmethod
    def sources(self, seat: int) -> dict[str, int]:
        """The seat's points now, source by source; they add up to its score [sources_add_up]."""

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, ties shared; () before the end, or if the rules let nobody win.

        Otherwise they are all who share the first place [the_game_ends_with_places_and_winners].
        """
        if not self.over:
            return ()
        return tuple([seat for seat, rank in enumerate(self.ranks()) if rank == 1])

    def stars(self) -> int | None:
        """How well an ended game went that is played against the game itself: 0 is lost, and then nobody has won.

        None before the end, and where the rules know nothing of the kind [nobody_has_won_before_the_end].
        """
        return None

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see, JSON-ready.

        Never holds the seed, the generator, the order of a deck or another's secrets
        [imagining_keeps_view_and_legal, views_hold_no_secret].
        """

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy: equal now, and nothing done to one shows in the other [clones_are_independent]."""

    @abstractmethod
    def imagine(self, seat: int | None, seed: int) -> "State":
        """A clone in which all that this seat cannot know, future chance included, is drawn anew from the seed.

        Fair: uniform over the hidden arrangements consistent with everything the seat has seen; where a game says
        otherwise in its documentation, nothing known becomes false all the same. View, legal list and actors stay
        byte-identical, and the result is a sound state that plays to its end [imagining_keeps_view_and_legal,
        every_unseen_thing_reaches_every_place]. Imagining an imagined state again has the same distribution. None is
        a spectator's imagination. The only state a bot is ever given.
        """

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON a person can read and edit, secrets and generator included.

        `game.position(state.position())` is this state again [positions_come_back].
        """

    def fingerprint(self) -> int:
        """A stable 63-bit number of the full state: equal exactly when the positions are equal."""
        written = json.dumps(self.position(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.blake2b(written.encode("utf-8"), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1

    @abstractmethod
    def flaw(self) -> Flaw | None:
        """The first thing that does not add up, pieces, cards or money; None for a sound state."""

    def check(self) -> None:
        """Raise `Unsound` if there is a flaw [conservation_after_every_action]."""
        found = self.flaw()
        if found is not None:
            raise Unsound(found.key, found.package, **found.facts)


S = TypeVar("S", bound=State, default=State)


class Hint:
    """A plan for the rest of a turn, for a person who asks.

    Attributes:
      actions  what to do, at least one thing, each legal after the one before [hints_can_be_followed]
      gains    what it brings to every seat as far as the game can say, [] where it cannot
      proved   whether no other plan brings the seat more
    """

    def __init__(self, actions: list[int], gains: list[int], proved: bool) -> None:
        self.actions = actions
        self.gains = gains
        self.proved = proved


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules and components of one game.

    Attributes:
      id             "union-pacific": as in `roundhouse.games()`
      package        the Python package it lives in; its text/ and rules/ folders speak for it
      players        a range: the player counts it can be played with
      layout         the kinds of actions and their targets, set once by the game itself
      rules_version  raised by any change of rules, ids or components
      board_digest   a short hash of the components played with, kept in records
      open_scores    whether everybody knows everybody's points at any moment [open_scores_are_open]
      has_hints      whether `hint` ever has one
      fields         what a description of a position may speak of
      uncounted      those of them whose numbers need not add up, such as money from the bank or what a seat remembers:
                     with any other count raised by one a position is refused [one_piece_too_many_is_refused]
    """

    def __init__(self, id: str, package: str, players: range, rules_version: int) -> None:
        self.id = id
        self.package = package
        self.players = players
        self.rules_version = rules_version
        self.layout = Layout([])
        self.board_digest = ""
        self.open_scores = False
        self.has_hints = False
        self.fields: frozenset[str] = frozenset()
        self.uncounted: frozenset[str] = frozenset()
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
        state = self.blank(players, seed, self.settle(players, options))
        self.deal(state, seed)
        return state

    def settle(self, players: Any, options: dict[str, Any]) -> dict[str, Option]:
        """All options with defaults filled in; a count, name or value that does not exist raises BadSetup."""
        if type(players) is not int or players not in self.players:
            raise BadSetup("bad-players", players=str(players), low=self.players.start, high=self.players.stop - 1)
        allowed = self.options(players=players)
        for name in options:
            if name not in allowed:
                raise BadSetup("unknown-option", option=name, options=", ".join(sorted(allowed)))
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
        given = Description(description, self.fields)
        if given.said.get("game", self.id) != self.id:
            raise BadPosition("position-game", game=str(given.said["game"]), expected=self.id)
        options = given.said.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("position-value", field="options")
        try:
            seed = check_seed(given.said.get("seed", 0))
            settled = self.settle(given.said.get("players", 0), options)
        except BadSetup as wrong:
            raise BadPosition(wrong.key, **wrong.facts) from None
        state = self.blank(given.said["players"], seed, settled)
        self.read(state, given, seed)
        found = state.flaw()
        if found is not None:
            raise BadPosition(found.key, found.package, **found.facts)
        return state

    @abstractmethod
    def blank(self, players: int, seed: int, options: dict[str, Option]) -> S:
        """Everything out of its box and nothing placed yet; the arguments are known to be sound."""

    @abstractmethod
    def deal(self, state: S, seed: int) -> None:
        """Set a blank state up as the rules say."""

    @abstractmethod
    def read(self, state: S, description: Description, seed: int) -> None:
        """Fill a blank state as described; raises BadPosition where that names what does not exist."""

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
        found = self.layout.number(kind, targets)
        if found is None:
            raise IllegalAction(NO_SUCH_ACTION)
        return found

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """A quick estimate of what the seat will have at the end compared with the others, for bots."""

    def advice(self, state: S, seat: int) -> list[int]:
        """What the seat should do with the rest of its turn, action by action, as the game itself would plan it.

        [] where the game has no plan to offer and a bot must weigh single actions by `judge`. The actions are legal
        one after the other [advice_can_be_followed].
        """
        return []

    def hint(self, state: S, seat: int) -> Hint | None:
        """What would bring the seat most with the rest of its turn; None where the game has nothing to say.

        Never for a seat that may not act, and only what the seat may know counts: the state is an imagined one.
        """
        return None

    # What a client needs to draw, explain and speak -----------------------------------------------------------------

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """The components as JSON-ready data, with everything a client needs to draw them."""

    def rules(self, language: str) -> list[dict[str, str]]:
        """All numbered clauses, the house's first: id, section, text."""
        found = text.clauses("roundhouse", language) + text.clauses(self.package, language)
        return [{"id": clause.id, "section": clause.section, "text": clause.text} for clause in found]

    def text(self, language: str) -> str:
        """The game's Fluent catalogue, as source."""
        return text.read(self.package, "text", f"{text.check_language(language)}.ftl")

    @abstractmethod
    def name(self, what: str, id: str, language: str) -> str:
        """What a person calls the thing of that id, e.g. name("section", "denver--el-paso", "it")."""

    @abstractmethod
    def prompt(self, state: S, seat: int, language: str) -> str:
        """One line that tells this seat what is to be done now."""

    def describe(self, state: S, seat: int, action: int, language: str) -> str:
        """A sentence that says what the action does.

        It depends on the meaning alone, and is then put in words once, unless `wording` says otherwise.
        """
        own = self.wording(state, seat, action)
        if own is not None:
            return self.tell(own[0], own[1], language)
        said = self._described.get((action, language))
        if said is None:
            said = self._describe(action, language)
            if len(self._described) >= REMEMBERED:
                del self._described[next(iter(self._described))]
            self._described[action, language] = said
        return said

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
        said = self._named(facts, language)
        if "seat" in facts:
            said["seat"] = names[facts["seat"]]
        return text.catalogue(self.package, language).say(f"event-{key}", **said)

    def _named(self, facts: dict[str, Any], language: str) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for what, value in facts.items():
            said[what] = self.name(what, value, language) if isinstance(value, str) else value
        return said


def check_seed(seed: Any) -> int:
    if type(seed) is not int or seed < 0:
        raise BadSetup("bad-seed", seed=str(seed))
    return seed
