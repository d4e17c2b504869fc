"""The state of one play: its fields, how it is copied, whose turn it is. What may be done is in `legal.py`."""

from typing import Any

from roundhouse.games.union_pacific import imagine, legal, play, scoring, soundness, view
from roundhouse.games.union_pacific.board import CARDS, COMPANIES, SHARES, TYPES, Board
from roundhouse.games.union_pacific.phases import OPENING
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import UNSET, Option, State


class UnionPacificState(State):
    """Fields that hold a number for each seat and kind are flat lists: hand[seat * SHARES + share]."""

    def __init__(self, game: Game[Any], board: Board, players: int, options: dict[str, Option], chance: Chance) -> None:
        """A state whose lists are all still to be filled: by `fill_blank` for a new play, by `clone` from another."""
        super().__init__(game, players, options, chance)
        self.board = board
        self.even = False  # the option even_dividends
        self.phase = OPENING
        self.turn = 0
        self.passes = 0  # in a row

        # the map
        self.supply = UNSET  # trains not yet placed, company by company
        self.spaces = UNSET  # free neutral spaces, section by section
        self.free = UNSET  # sections with a free neutral space
        self.own = UNSET  # sections with a train of the company
        self.near = UNSET  # sections that end in a city of the company's network
        self.cities = UNSET  # the cities of its network
        self.dead = 0  # track types no company can ever build on again

        # track cards
        self.cards = UNSET
        self.track_deck = UNSET  # the top is the last
        self.discards = UNSET
        self.scrapped = UNSET
        self.before = UNSET  # hands when the track deck was last made anew
        self.since = UNSET  # cards played or discarded after that

        # shares
        self.hand = UNSET
        self.table = UNSET  # with two players, the third holder's come last
        self.row = UNSET
        self.deck = UNSET  # the top is the last
        self.piles = UNSET  # what is known of the deck: cards, dividend cards; cards, ... ; the top is last
        self.up_stack = 0
        self.removed = UNSET  # out of the game as four equals of the row
        self.gone = UNSET  # out of the game by a swap, face down
        self.swaps = UNSET
        self.ledger: list[list[int]] = []  # what all know of a hand: see knowledge.py

        # the step under way
        self.chosen = UNSET  # the first investments
        self.card = -1
        self.drawn = -1
        self.laid = -1
        self.laid_count = 0
        self.laid_too = -1

        # money
        self.met = 0  # dividend cards turned up so far
        self.paid = 0  # payments made
        self.money = UNSET
        self.earned = UNSET

    def fill_blank(self) -> None:
        """All lists filled, nothing placed yet."""
        self.even = self._options["even_dividends"] is True
        players = self.players
        holders = players + (players == 2)
        self.supply = self.board.trains[:]
        self.spaces = self.board.neutral[:]
        self.free = [0] * TYPES
        self.own = [0] * (COMPANIES * TYPES)
        self.near = [0] * (COMPANIES * TYPES)
        self.cities = [0] * COMPANIES
        self.cards = [0] * (players * CARDS)
        self.track_deck = []
        self.discards = [0] * CARDS
        self.scrapped = [0] * CARDS
        self.before = [0] * (players * CARDS)
        self.since = [0] * (players * CARDS)
        self.hand = [0] * (players * SHARES)
        self.table = [0] * (holders * SHARES)
        self.row = [0] * SHARES
        self.deck = []
        self.piles = []
        self.removed = [0] * SHARES
        self.gone = [0] * (players * SHARES)
        self.swaps = [0] * players
        self.ledger = [[] for _ in range(players)]
        self.chosen = [-1] * players
        self.money = [0] * holders
        self.earned = [0] * (holders * SHARES)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == OPENING:
            return tuple([seat for seat in range(self.players) if self.chosen[seat] < 0])
        return (self.turn,)

    def may_act(self, seat: int) -> bool:
        return self.chosen[seat] < 0 if self.phase == OPENING else seat == self.turn

    @property
    def payments(self) -> int:
        """How many payments end the game."""
        return 3 if self.players == 2 else 4  # UP-8.1, UP-9.1

    def clone(self) -> "UnionPacificState":
        twin = UnionPacificState(self.game, self.board, self.players, self._options, self.chance.clone())
        twin.even = self.even
        twin.over = self.over
        twin.seal = self.seal
        twin.phase = self.phase
        twin.turn = self.turn
        twin.passes = self.passes
        twin.supply = self.supply[:]
        twin.spaces = self.spaces[:]
        twin.free = self.free[:]
        twin.own = self.own[:]
        twin.near = self.near[:]
        twin.cities = self.cities[:]
        twin.dead = self.dead
        twin.cards = self.cards[:]
        twin.track_deck = self.track_deck[:]
        twin.discards = self.discards[:]
        twin.scrapped = self.scrapped[:]
        twin.before = self.before[:]
        twin.since = self.since[:]
        twin.hand = self.hand[:]
        twin.table = self.table[:]
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.piles = self.piles[:]
        twin.up_stack = self.up_stack
        twin.removed = self.removed[:]
        twin.gone = self.gone[:]
        twin.swaps = self.swaps[:]
        twin.ledger = [ledger[:] for ledger in self.ledger]
        twin.chosen = self.chosen[:]
        twin.card = self.card
        twin.drawn = self.drawn
        twin.laid = self.laid
        twin.laid_count = self.laid_count
        twin.laid_too = self.laid_too
        twin.met = self.met
        twin.paid = self.paid
        twin.money = self.money[:]
        twin.earned = self.earned[:]
        return twin

    # The rest of the contract, each where its topic lives ------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def forbids(self, seat: int, action: int) -> str | None:
        return legal.forbids(self, seat, action)

    def is_free(self, seat: int, action: int) -> bool | None:
        return play.is_free(self, action)

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        play.perform(self, seat, action, log)

    def scores(self) -> list[int]:
        return self.money[: self.players]

    def ranks(self) -> list[int]:
        return scoring.places(self)[: self.players]

    def sources(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def public_view(self) -> dict[str, Any]:
        return view.public_view(self)

    def secrets(self, seat: int) -> dict[str, Any]:
        return view.secrets(self, seat)

    def imagine(self, seat: int | None, seed: int) -> "UnionPacificState":
        return imagine.imagine(self, seat, seed)

    def flaw(self) -> Flaw | None:
        return soundness.flaw(self)
