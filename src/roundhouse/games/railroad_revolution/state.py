"""The state of one play: its fields, how it is copied, whose turn it is. What may be done is in `legal.py`."""

from typing import Any

from roundhouse.games.railroad_revolution import imagine, legal, play, scoring, soundness, view
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BUILDINGS,
    CITIES,
    COLOURS,
    MANAGERS,
    NOBODY,
    OWN_OBJECTIVES,
    RAILS,
    SECTIONS,
    STACKS,
    TRACKS,
    TRAINS,
    Board,
)
from roundhouse.games.railroad_revolution.phases import NO_ACTION, SETUP
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import UNSET, Option, State

NO_PILES: list[list[int]] = []


class RevolutionState(State):
    """Fields that hold a number for each seat and kind are flat lists: reserve[seat * COLOURS + colour]."""

    def __init__(self, game: Game[Any], board: Board, players: int, options: dict[str, Option], chance: Chance) -> None:
        """A state whose lists are all still to be filled: by `fill_blank` for a new play, by `clone` from another."""
        super().__init__(game, players, options, chance)
        self.board = board
        self.phase = SETUP
        self.first = 0
        self.turn = 0  # whose turn or setup pick it is
        self.asked = 0  # who is to choose now: the same, or another who answers a contract or has a new objective
        self.round = 1
        self.last_round = -1  # RV-14.1
        self.lenient = False  # in a search only: shares are sold by themselves where money is short

        # the companies
        self.money = UNSET
        self.shares = UNSET
        self.reserve = UNSET
        self.placed = UNSET  # workers on the board: (seat * ACTIONS + action) * COLOURS + colour
        self.rails = UNSET  # left on the board
        self.buildings = UNSET
        self.sold = UNSET  # by Trade: seat * 2 for rails, and 1 for buildings
        self.spare = UNSET  # setup pieces on the map: seat * 2 for the rail, and 1 for the building
        self.network = UNSET  # spaces with a rail, as a mask
        self.stations = UNSET
        self.offices = UNSET
        self.up = UNSET  # trains: seat * TRAINS + type
        self.down = UNSET
        self.track = UNSET  # where a marker stands
        self.objective = UNSET  # seat * OWN_OBJECTIVES + slot; -1 for none
        self.manager = UNSET  # (seat * OWN_OBJECTIVES + slot) * MANAGERS + place: a colour, -1 for none
        self.done = UNSET  # objectives completed, as a mask

        # worked out from these
        self.out = UNSET  # workers on the board by colour
        self.workers = UNSET  # available
        self.cities = UNSET  # connected, as a mask
        self.reach = UNSET  # spaces a rail can be laid on

        # the table
        self.supply = UNSET
        self.stack = UNSET  # of the trains but the first type
        self.city_tile = UNSET
        self.telegraph_tile = UNSET  # of a section, -1 for none
        self.first_station = UNSET  # whose building is on the first place: a seat, NEUTRAL or -1
        self.first_office = UNSET
        self.setup_side = UNSET  # the setup tiles on display
        self.setup_worker = UNSET
        self.setup_seat = UNSET  # who has chosen each, -1 for nobody
        self.contract = 0  # the tile on show
        self.contract_pile = UNSET  # the top is the last
        self.contract_gone = UNSET
        self.piles = NO_PILES  # of objectives, the top last: each with the seats that know it

        # the turn under way
        self.action = NO_ACTION
        self.colour = -1
        self.slots = 0  # effects still to be used
        self.target = -1  # the city or section built on
        self.to_place = 0  # pieces the main action must still place or sell
        self.laid = 0  # spaces of the main action, as a mask
        self.triangles = 0
        self.gained = 0  # shares an office brought
        self.icon = False  # whether a contract is to be offered
        self.frames = UNSET  # effects under way, FRAME numbers each, the inmost last
        self.taken = 0  # contracts the asked seat has taken, as a mask
        self.vacant = 0  # slots of the asked seat's objectives to be replaced, as a mask
        self.drawn = UNSET  # objectives to choose from, in the same form

    def fill_blank(self) -> None:
        """All lists filled, nothing placed yet."""
        players = self.players
        self.money = [0] * players
        self.shares = [0] * players
        self.reserve = [0] * (players * COLOURS)
        self.placed = [0] * (players * ACTIONS * COLOURS)
        self.rails = [RAILS] * players
        self.buildings = [BUILDINGS] * players
        self.sold = [0] * (players * 2)
        self.spare = [0] * (players * 2)
        self.network = [0] * players
        self.stations = [0] * players
        self.offices = [0] * players
        self.up = [0] * (players * TRAINS)
        self.down = [0] * (players * TRAINS)
        self.track = [0] * (players * TRACKS)
        self.objective = [NOBODY] * (players * OWN_OBJECTIVES)
        self.manager = [NOBODY] * (players * OWN_OBJECTIVES * MANAGERS)
        self.done = [0] * players
        self.out = [0] * (players * COLOURS)
        self.workers = [0] * players
        self.cities = [0] * players
        self.reach = [0] * players
        self.supply = [0] * COLOURS
        self.stack = [0] * STACKS
        self.city_tile = [-1] * CITIES
        self.telegraph_tile = [-1] * SECTIONS
        self.first_station = [NOBODY] * CITIES
        self.first_office = [NOBODY] * SECTIONS
        self.setup_side = []
        self.setup_worker = []
        self.setup_seat = []
        self.contract_pile = []
        self.contract_gone = []
        self.piles = [[], [], []]
        self.frames = []
        self.drawn = []

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.asked,)

    def may_act(self, seat: int) -> bool:
        return seat == self.asked

    def clone(self) -> "RevolutionState":
        twin = RevolutionState(self.game, self.board, self.players, self._options, self.chance.clone())
        twin.over = self.over
        twin.seal = self.seal
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.asked = self.asked
        twin.round = self.round
        twin.last_round = self.last_round
        twin.lenient = self.lenient
        twin.money = self.money[:]
        twin.shares = self.shares[:]
        twin.reserve = self.reserve[:]
        twin.placed = self.placed[:]
        twin.rails = self.rails[:]
        twin.buildings = self.buildings[:]
        twin.sold = self.sold[:]
        twin.spare = self.spare[:]
        twin.network = self.network[:]
        twin.stations = self.stations[:]
        twin.offices = self.offices[:]
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.track = self.track[:]
        twin.objective = self.objective[:]
        twin.manager = self.manager[:]
        twin.done = self.done[:]
        twin.out = self.out[:]
        twin.workers = self.workers[:]
        twin.cities = self.cities[:]
        twin.reach = self.reach[:]
        twin.supply = self.supply[:]
        twin.stack = self.stack[:]
        twin.city_tile = self.city_tile  # dealt once, never changed; so are the next
        twin.telegraph_tile = self.telegraph_tile
        twin.setup_side = self.setup_side
        twin.setup_worker = self.setup_worker
        twin.first_station = self.first_station[:]
        twin.first_office = self.first_office[:]
        twin.setup_seat = self.setup_seat[:]
        twin.contract = self.contract
        twin.contract_pile = self.contract_pile  # made anew, never changed in place; so are the next
        twin.contract_gone = self.contract_gone
        twin.piles = self.piles
        twin.drawn = self.drawn
        twin.action = self.action
        twin.colour = self.colour
        twin.slots = self.slots
        twin.target = self.target
        twin.to_place = self.to_place
        twin.laid = self.laid
        twin.triangles = self.triangles
        twin.gained = self.gained
        twin.icon = self.icon
        twin.frames = self.frames[:]
        twin.taken = self.taken
        twin.vacant = self.vacant
        return twin

    # The rest of the contract, each where its topic lives ------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

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

    def public_view(self) -> dict[str, Any]:
        return view.public_view(self)

    def secrets(self, seat: int) -> dict[str, Any]:
        return view.secrets(self, seat)

    def imagine(self, seat: int | None, seed: int) -> "RevolutionState":
        return imagine.imagine(self, seat, seed)

    def flaw(self) -> Flaw | None:
        return soundness.flaw(self)
