"""The state of one play: its fields, how it is copied, whose turn it is. What may be done is in `legal.py`."""

from typing import Any

from roundhouse.games.railroad_tiles import imagine, legal, play, scoring, soundness, view
from roundhouse.games.railroad_tiles.actions import SLOTS
from roundhouse.games.railroad_tiles.board import Board
from roundhouse.games.railroad_tiles.phases import POPULATION, START, TILES
from roundhouse.games.railroad_tiles.scoring import EARNINGS
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import UNSET, Option, State

NO_CHALLENGE = -1


class RailroadTilesState(State):
    """Kinds of tiles, cells, objectives and tokens are numbers, as in `board.py` and `plane.py`; -1 is none.

    Lists marked as made anew are never changed in place: clones share them. Territories are shared too, until a state
    that does not own one lays a tile in it.
    """

    def __init__(self, game: Game[Any], board: Board, players: int, options: dict[str, Option], chance: Chance) -> None:
        """A state whose lists are all still to be filled: by `fill_blank` for a new play, by `clone` from another."""
        super().__init__(game, players, options, chance)
        self.board = board
        self.challenge = NO_CHALLENGE
        self.sets = UNSET  # the objectives played with, ascending; made anew
        self.round = 1
        self.phase = START
        self.order = UNSET  # seats, the first first; made anew
        self.acted = 0  # how many seats have had their turn in this phase
        self.turn = 0  # whose turn it is where not all act at the same time

        # the station board
        self.bag = UNSET  # the top is at `left` - 1; made anew
        self.left = 0  # tiles in the bag
        self.starting = UNSET  # the starting tiles on display, -1 where one has been taken; [] after the start
        self.shown = UNSET  # the tiles of the columns: column * SLOTS + place
        self.column_stars = UNSET
        self.taken = UNSET  # the column of each seat's pawn
        self.tokens = UNSET  # all tokens in the order they are turned up; made anew
        self.coin = -1  # the last toss: 0 left, 1 right
        self.dropped = UNSET  # tiles that left the game from a column; made anew

        # the turn under way
        self.hand = UNSET  # by place in the column
        self.due = False  # an objective must be laid

        # what the seats have
        self.territories: list[Territory] = []
        self.owned = 0  # the seats whose territory no clone shares, as a mask
        self.objectives = UNSET  # those in hand, a mask for each seat
        self.refused: list[list[int]] = []  # kinds, seat by seat; each list made anew
        self.discarded: list[list[int]] = []  # of route tiles; the same
        self.own_stars = UNSET
        self.points = UNSET  # seat * EARNINGS + what they were earned with

        # supplies
        self.supply = UNSET  # pieces by type
        self.star_supply = 0

        # the population phase
        self.in_order = False  # RT-7.8
        self.done = 0  # the seats that are done, as a mask
        self.pending: list[list[int]] = []  # what is placed and not shown yet (see population.py); each list made anew
        self.drafts: list[Territory | None] = []  # the territories with that; never changed

    def fill_blank(self) -> None:
        """All lists filled, nothing placed yet."""
        board, players = self.board, self.players
        columns = len(board.columns[players])
        if players == 1:
            self.challenge = board.challenge_ids.index(str(self._options["challenge"]))
            self.phase = TILES  # RT-14.1
        tired = self.challenge >= 0 and board.challenge_kind[self.challenge] == "rule"  # RT-15.15
        self.sets = []
        self.order = list(range(players))
        self.bag = []
        self.starting = []
        self.shown = [-1] * (columns * SLOTS)
        self.column_stars = [0] * columns
        self.taken = [-1] * players
        self.tokens = []
        self.dropped = []
        self.hand = [-1] * SLOTS
        self.territories = [Territory(board, tired) for _ in range(players)]
        self.objectives = [0] * players
        self.refused = [[] for _ in range(players)]
        self.discarded = [[] for _ in range(players)]
        self.own_stars = [1] * players  # RT-2.1
        self.star_supply = board.stars - players
        self.points = [0] * (players * EARNINGS)
        self.supply = board.pieces[:]
        self.pending = [[] for _ in range(players)]
        self.drafts = [None for _ in range(players)]

    @property
    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == POPULATION and not self.in_order:
            return tuple([seat for seat in range(self.players) if not self.done >> seat & 1])
        return (self.turn,)

    def may_act(self, seat: int) -> bool:
        if self.phase == POPULATION and not self.in_order:
            return not self.done >> seat & 1
        return seat == self.turn

    def active(self) -> list[int]:
        """RT-3.3: the active tokens, from left to right."""
        return self.tokens[max(0, self.round - 3) : self.round - 1][::-1]

    @property
    def waiting(self) -> int:
        """RT-3.3, RT-3.4: the token in the waiting room, -1 in the last round."""
        return self.tokens[self.round - 1] if self.round <= len(self.tokens) else -1

    def flagged(self) -> bool:
        """RT-13.2: whether an objective is asked for in this round."""
        return len(self.sets) > 0 and self.waiting >= 0 and self.board.token_flag[self.waiting]

    def own(self, seat: int) -> Territory:
        """A seat's territory, to be changed."""
        if not self.owned >> seat & 1:
            self.territories[seat] = self.territories[seat].copy()
            self.owned |= 1 << seat
        return self.territories[seat]

    def clone(self) -> "RailroadTilesState":
        twin = RailroadTilesState(self.game, self.board, self.players, self._options, self.chance.clone())
        twin.over = self.over
        twin.seal = self.seal
        twin.challenge = self.challenge
        twin.sets = self.sets
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.acted = self.acted
        twin.turn = self.turn
        twin.bag = self.bag
        twin.left = self.left
        twin.starting = self.starting[:]
        twin.shown = self.shown[:]
        twin.column_stars = self.column_stars[:]
        twin.taken = self.taken[:]
        twin.tokens = self.tokens
        twin.coin = self.coin
        twin.dropped = self.dropped
        twin.hand = self.hand[:]
        twin.due = self.due
        twin.territories = self.territories[:]
        self.owned = 0  # from now on they are shared
        twin.objectives = self.objectives[:]
        twin.refused = self.refused[:]
        twin.discarded = self.discarded[:]
        twin.own_stars = self.own_stars[:]
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.star_supply = self.star_supply
        twin.in_order = self.in_order
        twin.done = self.done
        twin.pending = self.pending[:]
        twin.drafts = self.drafts[:]
        return twin

    # The rest of the contract, each where its topic lives ------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def is_free(self, seat: int, action: int) -> bool | None:
        return play.is_free(self, seat, action)

    def forbids(self, seat: int, action: int) -> str | None:
        return legal.forbids(self, seat, action)

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        play.perform(self, seat, action, log)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sources(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def stars(self) -> int | None:
        return scoring.stars_won(self) if self.over and self.players == 1 else None

    def winners(self) -> tuple[int, ...]:
        return () if self.stars() == 0 else super().winners()

    def public_view(self) -> dict[str, Any]:
        return view.public_view(self)

    def secrets(self, seat: int) -> dict[str, Any]:
        return view.secrets(self, seat)

    def imagine(self, seat: int | None, seed: int) -> "RailroadTilesState":
        return imagine.imagine(self, seat, seed)

    def flaw(self) -> Flaw | None:
        return soundness.flaw(self)
