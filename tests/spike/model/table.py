"""The game around the players: whose turn it is, what is legal, what it does, and when it is over."""

from collections import Counter
from typing import Any

from tests.spike.model.cards import TIME, Cards
from tests.spike.model.lines import cities_in_reach, head, needs, next_spaces
from tests.spike.model.paying import Counts, payments
from tests.spike.model.railway import Railway
from tests.spike.model.travel import Journey, journeys
from tests.spike.scenes import CITIES, SUITS

Move = tuple[str, ...]
IDLE_TURNS = 30
VALUES = (3, 2, 1)  # of a column, from the top


class Table:
    """A game begun from any position; a turn under way from its beginning, or where nothing hangs on the way so far."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.players: int = position["players"]
        self.advanced: bool = position["options"]["advanced"]
        self.railways = [Railway(position, seat) for seat in range(self.players)]
        self.cards = Cards(
            row=Counter(position["row"]),
            deck=list(position["deck"]),
            discards=Counter(position["discards"]),
            round=position["round"],
            time_out=position["time_out"],
            upper=position["upper"],
            has_ended=position["ended"],
        )
        goods = position["market"]
        self.market: list[list[str]] = [goods[first : first + 3] for first in range(0, len(goods), 3)]
        self.phase: str = position["phase"]
        self.first: int = position["first"]
        self.turn: int = position["turn"]
        self.last: int | None = position["last"]
        self.passes: int = position["passes"]
        self.idle: int = position["idle"]
        self.is_busy: bool = position["busy"]
        self.is_over: bool = position["over"]
        self.has_travelled: bool = position["travelled"]
        self.taken: int = position["taken"]
        self.target: str | None = position["target"]
        self.line: list[str] = list(position["line"])
        self.paid: dict[str, int] = dict(position["paid"])
        self.unsure: set[Move] = set()  # moves of the last list that it could not be found out about
        train = self.mine.train
        self.journey = Journey.begun(train) if train else None
        if self.journey and position["behind"]:
            been = frozenset({position["behind"]})
            self.journey = Journey(self.journey.place, self.journey.spaces, been, 0, position["behind"])

    @property
    def mine(self) -> Railway:
        return self.railways[self.turn]

    def actors(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        seats = range(self.players)
        if self.phase == "sides":
            return tuple(seat for seat in seats if self.railways[seat].unchosen())
        if self.phase == "route":
            return tuple(seat for seat in seats if self.railways[seat].route is None)
        return (self.turn,)

    # What is legal ----------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[Move]:
        self.unsure = set()
        if seat not in self.actors():
            return set()
        mine = self.railways[seat]
        if self.phase == "sides":
            return {("side", f"{card}-{side}") for card in mine.unchosen() for side in ("front", "back")}
        if self.phase == "route":
            return {("keep", route) for route in mine.offer}
        if self.phase == "give":
            return {("give", suit) for suit in mine.hand if mine.hand[suit]}
        if self.phase == "place":
            return {("place", city) for city in CITIES}
        if self.phase == "draw":
            return self.draws() | ({("stop",)} if self.taken else set())
        if self.phase == "lay":
            assert self.target
            spaces, unsure = next_spaces(mine.ground(self.laid()), self.target, tuple(self.line))
            self.unsure = {("lay", space) for space in unsure}
            return {("lay", space) for space in spaces}
        if self.phase == "pay":
            return self.payings()
        if self.phase == "build":
            return {("build", str(self.target))}
        if self.phase == "after":
            return self.cargo() | {("end",)}
        if self.phase == "free":
            return self.cargo() | {("hold",)} | self.moves()
        return self.cargo() | (self.actions() or {("pass",)})

    def actions(self) -> set[Move]:
        upgrades: set[Move] = {("upgrade", part) for part in self.mine.can_upgrade()}
        return self.draws() | self.lines() | self.moves() | upgrades

    def lines(self) -> set[Move]:
        cities, unsure = cities_in_reach(self.mine.ground(self.laid()))
        self.unsure = {("line", city) for city in unsure}
        return {("line", city) for city in cities}

    def draws(self) -> set[Move]:
        return {("draw", source) for source in self.cards.sources()}

    def laid(self) -> set[str]:
        return set().union(*(railway.tracks for railway in self.railways))

    def moves(self) -> set[Move]:
        return {("move", place) for place in self.destinations()}

    def destinations(self) -> dict[str, Journey]:
        """Where the train can go now, by the free move, by getting moving or by a boost."""
        assert self.journey
        if self.journey.place in CITIES:
            most = 0 if self.has_travelled else self.mine.gives("locomotive")
        else:
            most = self.mine.gives("locomotive") if self.phase == "free" else 1
        return journeys(self.journey.again(), self.mine.tracks, most) if most else {}

    def cargo(self) -> set[Move]:
        mine = self.mine
        steps: set[Move] = {("cargo", "unload", good) for good in mine.aboard}
        if mine.train is not None and mine.train in CITIES:
            steps |= {("cargo", "load", good) for good in mine.can_load(mine.train)}
            steps |= {("cargo", "deliver", good) for good in mine.can_deliver(mine.train)}
        return steps

    def ways(self) -> list[Counts]:
        """The ways to pay for the line that agree with what is chosen already."""
        hand = tuple(self.mine.hand[suit] for suit in SUITS)
        chosen = {SUITS.index(suit): count for suit, count in self.paid.items()}
        ways = payments(hand, needs(self.line))
        return sorted(way for way in ways if all(way[suit] == count for suit, count in chosen.items()))

    def payings(self) -> set[Move]:
        """The counts of the first suit of which there is more than one."""
        ways = self.ways()
        for index, suit in enumerate(SUITS):
            counts = {way[index] for way in ways}
            if len(counts) > 1:
                return {("pay", suit, str(count)) for count in counts}
        return set()

    # What it does -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, after: dict[str, Any]) -> None:
        """Do a move. Of the position after it only what chance has brought is read."""
        self.cards.shuffled = (Counter(after["row"]), after["deck"])
        kind = move[0]
        if kind == "cargo":
            self._handle(move[1], move[2])
        elif kind == "side":
            self.railways[seat].contracts[move[1].split("-")[0]] = move[1]
            if not self.actors():
                self._deal_hands(after)
        elif kind == "give":
            self._give(move[1], after)
        elif kind == "keep":
            self.railways[seat].route = move[1]
            if not self.actors():
                self.phase = "place"
        elif kind == "place":
            self._place(move[1])
        elif kind == "hold":
            self.phase = "action"
        elif kind == "move":
            self._move(move[1])
        elif kind == "draw":
            self._draw(move[1])
        elif kind == "stop":
            self._finish_draw()
        elif kind == "line":
            self.phase, self.target = "lay", move[1]
        elif kind == "lay":
            self.line.append(move[1])
            if head(str(self.target), self.line)[0] in self.mine.junctions():
                self._ask_for_payment()
        elif kind == "pay":
            self.paid[move[1]] = int(move[2])
            self._ask_for_payment()
        elif kind == "build":
            self._build()
        elif kind == "upgrade":
            self.mine.upgrade(move[1])
            self._act()
        elif kind == "pass":
            self._end_turn(has_passed=True)
        elif kind == "end":
            self._end_turn()

    # Setting up: SP-2, SP-13

    def _deal_hands(self, after: dict[str, Any]) -> None:
        """Five cards each, by chance."""
        for railway, hand in zip(self.railways, after["hands"], strict=True):
            railway.hand = Counter(hand)
            assert railway.hand.total() == 5
        dealt = sum((railway.hand for railway in self.railways), Counter[str]())
        assert Counter(after["deck"]) + dealt == Counter(self.cards.deck)
        self.cards.deck = list(after["deck"])
        self.phase, self.turn = "give", self.first

    def _give(self, suit: str, after: dict[str, Any]) -> None:
        """To the right; then the row, then the routes, which chance brings."""
        self.mine.hand -= Counter([suit])
        self.railways[(self.turn - 1) % self.players].hand[suit] += 1
        self.cards.row, self.cards.deck = Counter(self.cards.deck[:4]), self.cards.deck[4:]
        for seat, railway in enumerate(self.railways):
            railway.offer = list(after["offers"][seat])
            railway.route = after["routes"][seat]
            assert len(railway.offer) == (2 if self.advanced else 0)
            assert (railway.route is None) == self.advanced
        dealt = [route for railway in self.railways for route in (*railway.offer, railway.route) if route]
        assert len(set(dealt)) == len(dealt)
        self.phase = "route" if self.advanced else "place"

    def _place(self, city: str) -> None:
        self.mine.start = self.mine.train = city
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first:
            self._begin_turn()

    # Moving: SP-9

    def _move(self, place: str) -> None:
        self.journey = self.destinations()[place]
        self.has_travelled = True
        self.mine.train = place
        if self.phase == "free":
            self.phase = "action"
        else:
            self._act(is_busy=False)

    # Drawing: SP-4

    def _draw(self, source: str) -> None:
        if self.phase == "action":
            self.phase, self.taken, self.cards.has_ended = "draw", 0, False
            self.is_busy = True
        if source == "deck":
            card = self.cards.take_from_deck()
        else:
            card = source
            self.cards.take_from_row(source)
        if card is not None:
            assert card != TIME
            self.mine.hand[card] += 1
            self.taken += 1
        self.is_over = self.cards.is_over
        if not self.is_over and (self.taken == self.mine.gives("tender") or not self.cards.sources()):
            self._finish_draw()

    def _finish_draw(self) -> None:
        self.cards.refill()
        self.is_over = self.cards.is_over
        self.taken, self.cards.has_ended = 0, False
        if not self.is_over:
            self._act()

    # Building: SP-6 to SP-8

    def _ask_for_payment(self) -> None:
        self.phase = "pay" if len(self.ways()) > 1 else "build"

    def _build(self) -> None:
        (way,) = self.ways()
        paid = Counter(dict(zip(SUITS, way, strict=True)))
        self.mine.hand -= paid
        self.cards.discards += paid
        self.mine.tracks |= set(self.line)
        value = self._sell(CITIES[str(self.target)]["good"])
        self.mine.income += value
        self.mine.money += value
        self.target, self.line, self.paid = None, [], {}
        self._act()

    def _sell(self, good: str) -> int:
        """What a good stands at; its counter drops to the bottom of its column."""
        (column,) = (column for column in self.market if good in column)
        value = VALUES[column.index(good)]
        column.remove(good)
        column.append(good)
        return value

    # Cargo: SP-10

    def _handle(self, step: str, good: str) -> None:
        mine = self.mine
        if step == "load":
            mine.aboard.add(good)
        else:
            mine.aboard.remove(good)
        if step == "deliver":
            assert mine.train
            mine.money += mine.pays(good)[mine.train]
            mine.delivered[good] = mine.train
            self.is_busy = True
        if self.phase == "after":
            self._after()

    # Turns: SP-3, SP-12

    def _act(self, is_busy: bool = True) -> None:
        """The action is done."""
        self.passes = 0
        self.is_busy = self.is_busy or is_busy
        self.phase = "after"
        self._after()

    def _after(self) -> None:
        """The turn ends by itself when nothing can be loaded or delivered."""
        if not any(step[1] in ("load", "deliver") for step in self.cargo()):
            self._end_turn()

    def _end_turn(self, has_passed: bool = False) -> None:
        self.passes += has_passed
        self.idle = 0 if self.is_busy else self.idle + 1
        following = (self.turn + 1) % self.players
        if self.passes == self.players or self.idle >= IDLE_TURNS * self.players or following == self.last:
            self.is_over = True
            return
        if self.last is None and self.mine.has_finished():
            self.last = self.turn
        self.turn = following
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.has_travelled, self.is_busy = False, False
        train = self.mine.train
        assert train
        self.journey = Journey.begun(train)
        self.phase = "action" if train in CITIES else "free"

    # Points: SP-12

    def scores(self) -> list[int]:
        return [sum(railway.sources(self.is_over).values()) for railway in self.railways]

    def ranks(self) -> list[int]:
        """By money, then by cities, then by cards in hand."""
        standing = [
            (points, len(railway.cities()), railway.hand.total())
            for points, railway in zip(self.scores(), self.railways, strict=True)
        ]
        return [1 + sum(other > mine for other in standing) for mine in standing]
