"""The whole game around the moments: setup picks, turns, offers, objectives, the end. Chance comes from outside."""

from typing import Any

from tests.railroad_revolution.model.ahead import Careful
from tests.railroad_revolution.model.company import COLOURS, NEXT_PILE, SECTIONS, STACKS, Company, filled
from tests.railroad_revolution.model.doing import Move
from tests.railroad_revolution.scenes import CITIES, OBJECTIVES


class Table:
    """A game begun from a position at a setup pick or at the beginning of a turn."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.players: int = position["players"]
        self.companies = [Company(position, seat) for seat in range(self.players)]
        self.supply = filled(position["supply"], COLOURS)
        self.stacks = filled(position["stacks"], STACKS)
        self.tiles = dict(zip(CITIES, position["city_tiles"], strict=True))
        self.telegraph = dict(zip(SECTIONS, position["telegraph_tiles"], strict=True))
        self.first_station = dict(zip(CITIES, position["first_stations"], strict=True))
        self.first_office = dict(zip(SECTIONS, position["first_offices"], strict=True))
        self.setup = dict(zip(position["setup_tiles"], position["setup_workers"], strict=True))
        self.contract: str = position["contract"]
        self.pile: list[str] = position["contract_pile"]
        self.gone: list[str] = position["contract_gone"]
        self.objectives = {name: [card for card, _ in cards] for name, cards in position["piles"].items()}
        self.first: int = position["first"]
        self.turn: int = position["turn"]
        self.round: int = position["round"]
        self.last_round: int | None = position["last_round"]
        self.over = False
        self.asked = self.turn
        self.phase: str = position["phase"]
        self.vacant: list[str] = []  # completed objectives of the seat that is asked, to be replaced
        self.drawn: list[str] = []
        self.moment = self._moment(self.phase)

    def _moment(self, phase: str) -> Careful:
        moment = Careful(self.companies[self.asked], self.asked, self.supply, self.stacks, phase)
        moment.tiles, moment.telegraph = self.tiles, self.telegraph
        moment.first_station, moment.first_office = self.first_station, self.first_office
        moment.setup = self.setup
        moment.contract = self.contract
        moment.most = 2 if self.asked == self.turn else 1
        return moment

    def _keep(self, moment: Careful) -> None:
        """What a moment has changed of the table."""
        self.moment, self.companies[moment.seat] = moment, moment.company
        self.supply, self.stacks = moment.supply, moment.stacks
        self.first_station, self.first_office = moment.first_station, moment.first_office
        self.phase = moment.phase

    def legal(self) -> list[Move]:
        if self.phase == "order":
            return [("replace", name) for name in self.vacant]
        if self.phase == "replace":
            return [("objective", name) for name in self.drawn]
        return self.moment.legal()

    def play(self, move: Move) -> None:
        if self.phase == "order":
            self.vacant.sort(key=lambda name: name != move[1])
            self._draw()
        elif self.phase == "replace":
            self._keep_objective(move[1])
        else:
            self._play(move)

    def _play(self, move: Move) -> None:
        moment, is_over = self.moment.after(move)
        self._keep(moment)
        if move[0] == "setup":
            self.setup = {tile: worker for tile, worker in self.setup.items() if tile != move[1]}
        if moment.tile_used:
            moment.tile_used = False
            self._turn_up()
            moment.contract = self.contract
        if is_over:
            self._after(moment)
        elif moment.phase == "offer" and moment.taken and not moment.frames:
            mine = moment.company
            if not mine.shares and mine.money < 800 and not moment.can_take_contract():
                self._offer((self.asked + 1) % self.players)

    def _after(self, moment: Careful) -> None:
        """What follows the end of a seat's part."""
        if moment.action == "setup":
            self._next_pick()
        elif moment.phase == "action" and moment.icon:
            self._offer(self.turn, begins=True)
        elif moment.phase == "offer":
            self._offer((self.asked + 1) % self.players)
        else:
            self._look_at(self.turn)

    def _next_pick(self) -> None:
        """Counter-clockwise; the first player picks last."""
        if self.asked != self.first:
            self.turn = self.asked = (self.asked - 1) % self.players
            self.phase = "setup"
            self.moment = self._moment("setup")
            return
        for company in self.companies:
            company.beside = frozenset()
        self._begin_turn(self.first)

    # Contracts --------------------------------------------------------------------------------------------------------

    def _offer(self, seat: int, begins: bool = False) -> None:
        """To this seat, or to the next that can take one."""
        while begins or seat != self.turn:
            begins = False
            self.asked, self.phase = seat, "offer"
            self.moment = self._moment("offer")
            if self.moment.can_take_contract():
                return
            seat = (seat + 1) % self.players
        self._turn_up()
        self._look_at(self.turn)

    def _turn_up(self) -> None:
        self.gone = [*self.gone, self.contract]
        if not self.pile:
            self.pile, self.gone = self.gone, []  # in which order, chance says
        self.contract, *self.pile = self.pile

    # Objectives -------------------------------------------------------------------------------------------------------

    def _look_at(self, seat: int) -> None:
        """This seat's objectives; the others follow, and then the next turn."""
        self.asked = seat
        mine = self.companies[seat] = self.companies[seat].copy()
        self.supply = dict(self.supply)
        self.vacant = []
        for name, managers in mine.objectives:
            if mine.has_completed(name, managers):
                mine.completed += (name,)
                for colour in managers:
                    self.supply[colour] += 1
                if NEXT_PILE[OBJECTIVES[name]["pile"]]:
                    self.vacant.append(name)
        mine.objectives = tuple(row for row in mine.objectives if row[0] not in mine.completed)
        if len({OBJECTIVES[name]["pile"][0] for name in self.vacant}) == 2:
            self.phase = "order"
        else:
            self._draw()

    def _pile(self) -> str:
        return str(NEXT_PILE[OBJECTIVES[self.vacant[0]]["pile"]])

    def _draw(self) -> None:
        if not self.vacant:
            following = (self.asked + 1) % self.players
            if following == self.turn:
                self._next_turn()
            else:
                self._look_at(following)
            return
        cards = self.objectives[self._pile()]
        self.drawn, self.objectives[self._pile()] = cards[:3], cards[3:]
        self.phase = "replace"
        if len(self.drawn) < 2:  # nothing to choose
            self._keep_objective(*self.drawn)

    def _keep_objective(self, *kept: str) -> None:
        mine = self.companies[self.asked]
        mine.objectives += tuple((name, ()) for name in kept)
        self.objectives[self._pile()] += [name for name in self.drawn if name not in kept]
        self.drawn = []
        self.vacant.pop(0)
        self._draw()

    # The next turn and the end ----------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        if self.last_round is None and any(company.has_emptied() for company in self.companies):
            self.last_round = self.round + 1
        following = (self.turn + 1) % self.players
        if following == self.first:
            if self.round == self.last_round:
                self.over = True
                return
            self.round += 1
        self._begin_turn(following)

    def _begin_turn(self, seat: int) -> None:
        self.turn = self.asked = seat
        self.phase = "turn"
        mine = self.companies[seat] = self.companies[seat].copy()
        if not any(mine.reserve.values()):
            mine.reserve, mine.board = mine.board, mine.reserve
        self.moment = self._moment("turn")

    def ranks(self) -> list[int]:
        standing = [(sum(one.points().values()), one.money + 150 * one.shares) for one in self.companies]
        return [1 + sum(other > mine for other in standing) for mine in standing]
