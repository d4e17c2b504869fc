"""One play of a game: the half of the contract that changes while one plays. The other half is in `game.py`.

Every promise is held by the conformance tests; the property that tests it is named in brackets.
"""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.description import Field, Flag, Number
from roundhouse.kernel.errors import Flaw, IllegalAction, Unsound
from roundhouse.kernel.events import Event

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game

# The clauses that hold in every game (roundhouse/rules).
NOT_YOUR_TURN = "RH-1.1"
NO_SUCH_ACTION = "RH-1.2"
GAME_OVER = "RH-1.3"
NO_SUCH_SEAT = "RH-1.4"

STATE_FIELDS: Final = (Field("over", Flag()), Field("seal", Number()))  # of a position, in every game
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

    def __init__(self, game: Game[Any], players: int, options: dict[str, Option], chance: Chance) -> None:
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

    def is_free(self, seat: int, action: int) -> bool | None:
        """Whether a legal action leaves the seal and the turn as they are, where the seat can know it beforehand.

        None where that hangs on something hidden, or the game does not say: then it is tried in imagined states
        [free_actions_are_free].
        """
        return None

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

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see, JSON-ready: what everybody sees, and what is its own.

        Never holds the seed, the generator, the order of a deck or another's secrets
        [imagining_keeps_view_and_legal, views_hold_no_secret].
        """
        return {**self.public_view(), **self.own_view(seat)}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """What a view holds beside `public_view`: whose it is, and what only that seat may see."""
        return {"seat": seat} if seat is None else {"seat": seat, **self.secrets(seat)}

    @abstractmethod
    def public_view(self) -> dict[str, Any]:
        """What everybody may see, spectators too. A table works it out once for all its readers."""

    def secrets(self, seat: int) -> dict[str, Any]:
        """What only this seat may see, under names of its own; nothing in a game that is played in the open."""
        return {}

    @abstractmethod
    def clone(self) -> State:
        """An independent copy: equal now, and nothing done to one shows in the other [clones_are_independent]."""

    @abstractmethod
    def imagine(self, seat: int | None, seed: int) -> State:
        """A clone in which all that this seat cannot know, future chance included, is drawn anew from the seed.

        Fair: uniform over the hidden arrangements consistent with everything the seat has seen; where a game says
        otherwise in its documentation, nothing known becomes false all the same. View, legal list and actors stay
        byte-identical, and the result is a sound state that plays to its end [imagining_keeps_view_and_legal,
        every_unseen_thing_reaches_every_place]. Imagining an imagined state again has the same distribution. None is
        a spectator's imagination. The only state a bot is ever given.
        """

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON a person can read and edit, secrets and generator included.

        `game.position(state.position())` is this state again [positions_come_back].
        """
        written = {"game": self.game.id, "players": self.players, "options": self.options}
        for field in (*self.game.fields, *STATE_FIELDS):
            written[field.name] = field.write(self)
        written["random"] = self.chance.words()
        return written

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
        flaw = self.flaw()
        if flaw is not None:
            raise Unsound(flaw.key, flaw.package, **flaw.facts)
