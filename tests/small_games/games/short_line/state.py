"""A play of Short Line: what may be done, doing it, what a seat sees, and the position as JSON."""

from typing import Any, Final

from roundhouse.kernel.chance import IMAGINE, PLAY, Chance, chance
from roundhouse.kernel.description import Deck, Description, Each, Field, Id, Ids, MaybeId, MaybeNumber, Number
from roundhouse.kernel.errors import Flaw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, State
from roundhouse.kernel.layout import Kind, Target

PACKAGE: Final = "roundhouse.games.short_line"
PHASES: Final = ("earn", "bid")
EARN_PHASE, BID_PHASE = range(2)
MOST: Final = 5  # coins in one bid
WAGONS: Final = ["red", "blue"]
LOADS: Final = [f"{what}-{points}" for what in ("coal", "milk", "corn") for points in (1, 2, 4, 7)]
FIELDS: Final = [
    Field("round", Number()),
    Field("phase", Id(PHASES)),
    Field("acted", Number()),
    Field("coins", Each(Number())),
    Field("deck", Deck(LOADS)),
    Field("offer", Ids(LOADS)),
    Field("won", Each(Ids(LOADS))),
    Field("lost", Ids(LOADS)),
    Field("picks", Each(MaybeId(WAGONS))),
    Field("bids", Each(MaybeNumber())),
]

EARN, ROLL, PICK, BID = 0, 1, 2, 4
KINDS: Final = [
    Kind("earn"),
    Kind("roll"),
    Kind("pick", Target("wagon", WAGONS)),
    Kind("bid", Target("coins", range(MOST + 1))),
]
ACTIONS: Final = BID + MOST + 1
NONE: Final = -1


class ShortLineState(State):
    """So many rounds: all earn in turn, then all bid at the same time."""

    def __init__(self, game: Game[Any], players: int, rng: Chance, rounds: int) -> None:
        super().__init__(game, players, {}, rng)
        self.rounds = rounds
        self.round = 1
        self.phase = EARN_PHASE
        self.acted = 0  # seats that have earned in this round
        self.coins = [3] * players
        self.deck: list[int] = []
        self.offer: list[int] = []  # a load for each wagon
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.lost: list[int] = []
        self.picks = [NONE] * players
        self.bids = [NONE] * players

    @property
    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == EARN_PHASE:
            return (self.acted,)
        return tuple([seat for seat in range(self.players) if self.bids[seat] == NONE])

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        return [action for action in range(ACTIONS) if self.forbids(seat, action) is None]

    def forbids(self, seat: int, action: int) -> str | None:
        if (action < PICK) != (self.phase == EARN_PHASE):
            return "SL-1.2"
        if PICK <= action < BID and self.picks[seat] != NONE:
            return "SL-2.2"
        if action >= BID and self.picks[seat] == NONE:
            return "SL-2.1"
        return "SL-2.3" if action >= BID and action - BID > self.coins[seat] else None

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        if action < PICK:
            self._earn(seat, 2 if action == EARN else 1 + self.chance.below(4), log)
        elif action < BID:
            self.picks[seat] = action - PICK
        else:
            self.bids[seat] = action - BID
            self.seal += 1
            if log is not None:
                log.append(Event("done", {"seat": seat}))
            if not self.actors:
                self._reveal(log)

    def _earn(self, seat: int, coins: int, log: list[Event] | None) -> None:
        self.coins[seat] += coins
        self.acted += 1
        self.seal += 1
        if log is not None:
            log.append(Event("earned", {"seat": seat, "coins": coins}))
        if self.acted == self.players:
            self.phase = BID_PHASE

    def _reveal(self, log: list[Event] | None) -> None:
        for wagon, load in enumerate(self.offer):
            self._load(wagon, load, log)
        for seat in range(self.players):
            self.coins[seat] -= self.bids[seat]
        self.offer = []
        self.picks = [NONE] * self.players
        self.bids = [NONE] * self.players
        self.seal += 1
        if self.round == self.rounds:
            self.over = True
            return
        self.round += 1
        self.phase, self.acted = EARN_PHASE, 0
        self.offer_loads()

    def _load(self, wagon: int, load: int, log: list[Event] | None) -> None:
        bidders = [seat for seat in range(self.players) if self.picks[seat] == wagon]
        most = max([self.bids[seat] for seat in bidders], default=0)
        highest = [seat for seat in bidders if self.bids[seat] == most]
        if len(highest) != 1:  # SL-2.4
            self.lost.append(load)
            if log is not None:
                log.append(Event("lost", {"load": LOADS[load]}))
            return
        self.won[highest[0]].append(load)
        if log is not None:
            log.append(Event("won", {"seat": highest[0], "load": LOADS[load], "coins": most}))

    def offer_loads(self) -> None:
        self.offer = [self.deck.pop() for _ in WAGONS]

    def scores(self) -> list[int]:
        return [sum(self.sources(seat).values()) for seat in range(self.players)]

    def sources(self, seat: int) -> dict[str, int]:
        return {"loads": sum(int(LOADS[load][-1]) for load in self.won[seat]), "coins": self.coins[seat]}

    def public_view(self) -> dict[str, Any]:
        """Who has bid, and not what."""
        return {
            "round": self.round,
            "phase": PHASES[self.phase],
            "coins": self.coins[:],
            "deck": len(self.deck),
            "offer": [LOADS[load] for load in self.offer],
            "won": [[LOADS[load] for load in row] for row in self.won],
            "done": [bid != NONE for bid in self.bids],
        }

    def secrets(self, seat: int) -> dict[str, Any]:
        return {"pick": self.picks[seat], "bid": self.bids[seat]}

    def clone(self) -> "ShortLineState":
        twin = ShortLineState(self.game, self.players, self.chance.clone(), self.rounds)
        twin.over, twin.seal, twin.round, twin.phase, twin.acted = (
            self.over, self.seal, self.round, self.phase, self.acted,
        )  # fmt: skip
        twin.coins, twin.deck, twin.offer, twin.lost = self.coins[:], self.deck[:], self.offer[:], self.lost[:]
        twin.won = [row[:] for row in self.won]
        twin.picks, twin.bids = self.picks[:], self.bids[:]
        return twin

    def imagine(self, seat: int | None, seed: int) -> "ShortLineState":
        """The order of the deck, and what the others have chosen or begun to choose, drawn anew."""
        rng = chance(seed, IMAGINE)
        twin = self.clone()
        twin.chance = chance(rng.seed(), PLAY)
        rng.shuffle(twin.deck)
        for other in range(self.players):
            if other != seat and self.phase == BID_PHASE:
                if self.bids[other] == NONE:
                    twin.picks[other] = rng.below(len(WAGONS) + 1) - 1
                else:
                    twin.picks[other] = rng.below(len(WAGONS))
                    twin.bids[other] = rng.below(min(MOST, self.coins[other]) + 1)
        return twin

    def flaw(self) -> Flaw | None:
        placed = self.deck + self.offer + self.lost + [load for row in self.won for load in row]
        if sorted(placed) != list(range(len(LOADS))):
            return Flaw("unsound-loads", PACKAGE, found=len(placed), total=len(LOADS))
        if not 1 <= self.round <= self.rounds or len(self.offer) != (0 if self.over else len(WAGONS)):
            return Flaw("unsound-round", PACKAGE)
        if len(self.deck) != len(LOADS) - self.round * len(WAGONS):
            return Flaw("unsound-round", PACKAGE)
        return None if self._bids_are_sound() else Flaw("unsound-bids", PACKAGE)

    def _bids_are_sound(self) -> bool:
        """Only in their phase; none without a wagon or beyond the coins; not all are made."""
        if self.over or self.phase == EARN_PHASE:
            open_turn = self.over or self.acted < self.players
            return open_turn and max(self.picks + self.bids) == NONE
        made = [seat for seat in range(self.players) if self.bids[seat] != NONE]
        fit = all(self.picks[seat] != NONE and self.bids[seat] <= min(MOST, self.coins[seat]) for seat in made)
        return fit and len(made) < self.players and self.acted == self.players


def complete(s: ShortLineState, given: Description, rng: Chance) -> None:
    """Deal what a description leaves open."""
    if not given.has("deck"):
        placed = {*s.offer, *s.lost, *[load for row in s.won for load in row]}
        s.deck = [load for load in range(len(LOADS)) if load not in placed]
        rng.shuffle(s.deck)
        if not given.has("offer") and not s.over:
            s.offer_loads()
