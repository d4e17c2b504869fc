"""The state of one play: its fields, how it is copied, whose turn it is. What may be done is in `legal.py`."""

from typing import Any

from roundhouse.games.ride_the_rails import legal, play, scoring, soundness, view
from roundhouse.games.ride_the_rails.board import ALLOWANCE, CITIES, COMPANIES, HEXES, LOCOMOTIVES, Board
from roundhouse.games.ride_the_rails.network import Network
from roundhouse.games.ride_the_rails.phases import SHARE
from roundhouse.games.ride_the_rails.scoring import SOURCES
from roundhouse.kernel.chance import IMAGINE, Chance, chance
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import UNSET, Option, State


class RideTheRailsState(State):
    """Fields that hold a number for each seat and company are flat lists: shares[seat * COMPANIES + company]."""

    def __init__(self, game: Game[Any], board: Board, players: int, options: dict[str, Option], chance: Chance) -> None:
        """A state whose lists are all still to be filled: by `fill_blank` for a new play, by `clone` from another."""
        super().__init__(game, players, options, chance)
        self.board = board
        self.late = False  # the option late_dividends
        self.round = 1
        self.phase = SHARE
        self.order = UNSET  # seats, the first to act first
        self.acted = 0  # how many have had their turn in this phase
        self.turn = 0

        # locomotives
        self.supply = UNSET
        self.shares = UNSET
        self.track: list[list[int]] = []  # the hexes of each company, in the order they were built
        self.companies_in = UNSET  # the mask of companies in each hex
        self.room = UNSET  # how many more each hex holds
        self.edge: list[list[int]] = []  # the hexes next to each company's track, ascending
        self.east = UNSET  # how many East Coast cities each company has

        # the turn under way
        self.placed = 0
        self.in_mountains = False  # whether a mountain hex has been used in it
        self.stops = UNSET  # the cities of the journey so far
        self.carriers = UNSET  # the company of each link between them
        self.paths: list[list[int]] = []  # hexes over which they can be ridden: see tracing.py
        self.traced: list[list[int]] = []  # the same with the link last found allowed: `perform` follows `forbids`

        # passengers and money
        self.waiting = 0  # the cities that still have their passenger
        self.network: Network | None = None  # while passengers ride
        self.owed = UNSET  # RR-10.1: links whose dividends are still to be paid, by company
        self.joined = -1  # who made the transcontinental line
        self.money = UNSET
        self.earned = UNSET

    def fill_blank(self) -> None:
        """All lists filled, nothing placed yet."""
        self.late = self._options["late_dividends"] is True
        self.order = list(range(self.players))
        self.supply = [LOCOMOTIVES] * COMPANIES
        self.shares = [0] * (self.players * COMPANIES)
        self.track = [[] for _ in range(COMPANIES)]
        self.companies_in = [0] * HEXES
        self.room = self.board.room[:]
        self.edge = [[] for _ in range(COMPANIES)]
        self.east = [0] * COMPANIES
        self.stops = []
        self.carriers = []
        self.paths = []
        self.waiting = (1 << CITIES) - 1  # RR-2.1
        self.owed = [0] * COMPANIES
        self.money = [0] * self.players  # RR-2.2
        self.earned = [0] * (self.players * SOURCES)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    def may_act(self, seat: int) -> bool:
        return seat == self.turn

    @property
    def left(self) -> int:
        """How many more locomotives may be placed in this turn (RR-5.1, RR-5.5)."""
        return ALLOWANCE[self.players] - self.placed - self.in_mountains

    def riding(self) -> Network:
        """The network of the map as it is; while passengers ride, the one they ride on."""
        if self.network is not None:
            return self.network
        return Network(self.board, self.track, self.companies_in)

    def clone(self) -> "RideTheRailsState":
        twin = RideTheRailsState(self.game, self.board, self.players, self._options, self.chance.clone())
        twin.late = self.late
        twin.over = self.over
        twin.seal = self.seal
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order  # made anew, never changed
        twin.acted = self.acted
        twin.turn = self.turn
        twin.supply = self.supply[:]
        twin.shares = self.shares[:]
        twin.track = [hexes[:] for hexes in self.track]
        twin.companies_in = self.companies_in[:]
        twin.room = self.room[:]
        twin.edge = [hexes[:] for hexes in self.edge]
        twin.east = self.east[:]
        twin.placed = self.placed
        twin.in_mountains = self.in_mountains
        twin.stops = self.stops[:]
        twin.carriers = self.carriers[:]
        twin.paths = self.paths  # made anew with every link, never changed
        twin.waiting = self.waiting
        twin.network = self.network  # never changed
        twin.owed = self.owed[:]
        twin.joined = self.joined
        twin.money = self.money[:]
        twin.earned = self.earned[:]
        return twin

    def imagine(self, seat: int | None, seed: int) -> "RideTheRailsState":
        """RR-1.5: there is nothing a seat cannot know but the generator, which is never used again."""
        twin = self.clone()
        twin.chance = chance(seed, IMAGINE)
        return twin

    # The rest of the contract, each where its topic lives ------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def forbids(self, seat: int, action: int) -> str | None:
        return legal.forbids(self, seat, action)

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        play.perform(self, seat, action, log)

    def scores(self) -> list[int]:
        return self.money[:]

    def sources(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def public_view(self) -> dict[str, Any]:
        return view.public_view(self)

    def flaw(self) -> Flaw | None:
        return soundness.flaw(self)
