"""The state of one play: its fields, how it is copied, whose turn it is. What may be done is in `legal.py`."""

from typing import Any

from roundhouse.games.spike import imagine, legal, play, scoring, soundness, view
from roundhouse.games.spike.actions import BUILD as BUILDING, LINE
from roundhouse.games.spike.board import (
    CITIES,
    COLUMNS,
    GOODS,
    JUNCTIONS,
    PARTS,
    ROWS,
    SPACES,
    SUITS,
    TRACKS,
    Board,
)
from roundhouse.games.spike.phases import GIVE, ROUTE, SIDES
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import UNSET, Option, State


class SpikeState(State):
    """Fields that hold a number for each seat and kind are flat lists: hand[seat * SUITS + suit]."""

    def __init__(self, game: Game[Any], board: Board, players: int, options: dict[str, Option], chance: Chance) -> None:
        """A state whose lists are all still to be filled: by `fill_blank` for a new play, by `clone` from another."""
        super().__init__(game, players, options, chance)
        self.board = board
        self.advanced = False
        self.phase = GIVE
        self.first = 0
        self.turn = 0
        self.round = 1
        self.time_out = 0  # time cards laid on the board in the third round
        self.last = -1  # SP-12.2: who has begun the last turns
        self.passes = 0  # in a row
        self.idle = 0  # SP-12.3: turns in a row in which nobody drew, built, upgraded or delivered
        self.busy = False  # whether this turn is none of these

        # contracts and the market
        self.market = UNSET  # the good in each place: column * ROWS + row, the dearest row first
        self.holder = UNSET  # who has the contract of a good
        self.contract = UNSET  # which it is; of an undecided one the front, until it is chosen
        self.chosen = UNSET  # SP-13.1: whether its side is decided
        self.cargo = UNSET  # of each good: ON_CONTRACT, ABOARD, or the city it was delivered to

        # Railroad cards
        self.hand = UNSET
        self.deck = UNSET  # the top is the last
        self.upper = 0  # cards of the deck above its lower half, where the time cards are
        self.row = UNSET
        self.discards = UNSET
        self.known = UNSET  # cards that all know to be in a hand
        self.told = UNSET  # the same of the hand the first player gave a card to, as the giver knows it
        self.before = UNSET  # of the cards not known: what was in a hand when the deck was last made anew
        self.since = UNSET  # of the cards not known: what was paid after that

        # routes
        self.route = UNSET  # by its start; -1 before the deal
        self.offer = UNSET  # SP-13.2: the two to choose from, seat by seat; -1 where there is none

        # the map
        self.owner = UNSET  # whose track is on a space, -1 for nobody's
        self.joined = UNSET  # whether a junction is in a seat's network
        self.cities = UNSET  # the cities of a network, as a mask
        self.start = UNSET  # where the locomotive was placed, -1 before
        self.tracks = UNSET  # left to build with
        self.train = UNSET  # the place of the train, -1 before the start

        # the train and money
        self.level = UNSET
        self.income = UNSET  # from the market
        self.money = UNSET

        # the turn under way
        self.travelled = False  # whether the train has moved
        self.behind = -1  # the junction it has behind it, on track
        self.taken = 0  # cards drawn
        self.ended = False  # SP-5.4: whether the round has ended in this draw
        self.target = -1  # the city the line leads to
        self.line = UNSET  # its spaces, from the city
        self.further = UNSET  # spaces it can go on with; empty if not worked out
        self.paid = UNSET  # cards of each suit to pay, -1 where that is not chosen
        self.ways = UNSET  # to pay, packed: those left to choose from
        self.distance = UNSET  # of each junction from the network; empty if not worked out
        self.reach = -1  # cities a line can be built to, as a mask; -1 if not worked out

    def fill_blank(self) -> None:
        """All lists filled, nothing placed yet."""
        self.advanced = self._options["advanced"] is True
        players = self.players
        self.phase = SIDES if self.advanced else GIVE
        self.market = [-1] * (COLUMNS * ROWS)
        self.holder = [-1] * GOODS
        self.contract = [-1] * GOODS
        self.chosen = [False] * GOODS
        self.cargo = [-1] * GOODS
        self.hand = [0] * (players * SUITS)
        self.deck = []
        self.row = [0] * SUITS
        self.discards = [0] * SUITS
        self.known = [0] * (players * SUITS)
        self.told = [0] * SUITS
        self.before = [0] * (players * SUITS)
        self.since = [0] * (players * SUITS)
        self.route = [-1] * players
        self.offer = [-1] * (players * 2)
        self.owner = [-1] * SPACES
        self.joined = [0] * (players * JUNCTIONS)
        self.cities = [0] * players
        self.start = [-1] * players
        self.tracks = [TRACKS] * players
        self.train = [-1] * players
        self.level = [0] * (players * PARTS)
        self.income = [0] * players
        self.money = [0] * players
        self.line = []
        self.further = []
        self.paid = [-1] * SUITS
        self.ways = []
        self.distance = []

    @property
    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == SIDES or self.phase == ROUTE:
            return tuple([seat for seat in range(self.players) if self.may_act(seat)])
        return (self.turn,)

    def may_act(self, seat: int) -> bool:
        if self.phase == SIDES:
            return self.undecided(seat)
        if self.phase == ROUTE:
            return self.route[seat] < 0
        return seat == self.turn

    def undecided(self, seat: int) -> bool:
        """Whether a seat has a contract whose side it has yet to choose."""
        for good in range(GOODS):
            if self.holder[good] == seat and not self.chosen[good]:
                return True
        return False

    @property
    def right(self) -> int:
        """The seat the first player gives a card to (SP-2.5)."""
        return (self.first + self.players - 1) % self.players

    def clone(self) -> "SpikeState":
        twin = SpikeState(self.game, self.board, self.players, self._options, self.chance.clone())
        twin.over = self.over
        twin.seal = self.seal
        twin.advanced = self.advanced
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.time_out = self.time_out
        twin.last = self.last
        twin.passes = self.passes
        twin.idle = self.idle
        twin.busy = self.busy
        twin.market = self.market[:]
        twin.holder = self.holder  # dealt once, never changed
        twin.contract = self.contract[:]
        twin.chosen = self.chosen[:]
        twin.cargo = self.cargo[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.upper = self.upper
        twin.row = self.row[:]
        twin.discards = self.discards[:]
        twin.known = self.known[:]
        twin.told = self.told[:]
        twin.before = self.before[:]
        twin.since = self.since[:]
        twin.route = self.route[:]
        twin.offer = self.offer  # dealt once, made anew
        twin.owner = self.owner[:]
        twin.joined = self.joined[:]
        twin.cities = self.cities[:]
        twin.start = self.start[:]
        twin.tracks = self.tracks[:]
        twin.train = self.train[:]
        twin.level = self.level[:]
        twin.income = self.income[:]
        twin.money = self.money[:]
        twin.travelled = self.travelled
        twin.behind = self.behind
        twin.taken = self.taken
        twin.ended = self.ended
        twin.target = self.target
        twin.line = self.line[:]
        twin.paid = self.paid[:]
        twin.ways = self.ways  # made anew, never changed; so are the next two
        twin.further = self.further
        twin.distance = self.distance
        twin.reach = self.reach
        return twin

    # The rest of the contract, each where its topic lives ------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def forbids(self, seat: int, action: int) -> str | None:
        return legal.forbids(self, seat, action)

    def is_free(self, seat: int, action: int) -> bool | None:
        """A line half chosen can always be taken back; of the rest it is tried."""
        return True if LINE <= action < BUILDING else None

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        play.perform(self, seat, action, log)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sources(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def public_view(self) -> dict[str, Any]:
        return view.public_view(self)

    def secrets(self, seat: int) -> dict[str, Any]:
        return view.secrets(self, seat)

    def imagine(self, seat: int | None, seed: int) -> "SpikeState":
        return imagine.imagine(self, seat, seed)

    def flaw(self) -> Flaw | None:
        return soundness.flaw(self)

    def parts(self, seat: int, part: int) -> int:
        """What a part of a seat's train gives: spaces a move, cards a draw, freight cars."""
        return self.board.gives[part * PARTS + self.level[seat * PARTS + part]]

    def value_of(self, good: int) -> int:
        """What a good stands at in the market (SP-1.6)."""
        return ROWS - self.market.index(good) % ROWS

    def standing_in(self, seat: int) -> int:
        """The city a seat's train stands in, -1 on track."""
        place = self.train[seat]
        return place if place < CITIES else -1
