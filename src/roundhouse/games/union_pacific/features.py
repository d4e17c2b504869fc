"""What a seat's prospects are made of: the features of a state, each a number with a name, all from the seat's view.

Money is counted against the mean of the others. Payments whose dividend cards have been met count as made, so that a
state before a payment compares with one after it. Only what the seat may know is looked at: its own hands, and of the
others' what all have seen.

An `Outlook` keeps what it has worked out share by share and company by company, so that whoever tries a choice works
out anew only what the choice changes (`judge.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.union_pacific.board import CARDS, COMPANIES, JOKER, SHARES, TYPES, UP
from roundhouse.games.union_pacific.forecast import Forecast
from roundhouse.games.union_pacific.knowledge import seen_in_hand
from roundhouse.games.union_pacific.legal import is_dead, open_to
from roundhouse.games.union_pacific.phases import INVESTING, OPENING
from roundhouse.games.union_pacific.scoring import UP_PLACES, column_after, value
from roundhouse.games.union_pacific.timing import DRAWS, FAR, draws_to, in_time, known_piles
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.union_pacific.state import UnionPacificState

NAMES: Final = (
    "money",  # now
    "lead-next",  # what the companies pay at the next payment
    "lead-later",  # and at those after it
    "up-next",  # the same of the Union Pacific
    "up-later",
    "hand-next",  # what the shares in hand add at the next payment, as far as there is time to lay them
    "hand-later",
    "stake",  # the part of each company's shares the seat has, by the company's value
    "holding",  # their number, by the company's value
    "up-stake",
    "security",  # shares more than the next rival, by the company's value
    "second-place",  # shares more than the next but one, by half the company's value
    "up-security",  # shares of the Union Pacific more than each rival, by what a place more pays
    "turns-to-lay",  # turns it takes to lay the hand
    "room",  # sections open to the companies the seat gains by, less those of the companies it loses by
    "next-train",  # the best train the track cards can place
    "cards",  # what all track cards can do
    "jokers",
    "given-away",  # shares given away in swaps
)
HAND_NEXT: Final = 5  # where it stands among them
CARD_USE: Final = 16

NOTHING: Final = -1
CLEARLY: Final = 1e-9  # a choice is better than another only beyond what is lost in rounding
USUAL_STOCK: Final = 10  # shares of a company, about
HALF_ROOM: Final = 2  # so many open sections are half of what the most could be worth
FAR_AHEAD: Final = 3  # shares ahead of a rival beyond these add nothing
SPACES_LAST: Final = [0.0, 0.5, 0.75, 0.87, 0.93]  # how likely a section with so many free spaces stays open


class Best:
    """The best of several ways to go on, the first of equals."""

    def __init__(self, outlook: Outlook) -> None:
        self.weights = outlook.weights
        self.features: list[float] = []
        self.value = 0.0
        self.way = NOTHING

    def offer(self, way: int, features: list[float]) -> None:
        value = weighted(self.weights, features)
        if not self.features or value > self.value + CLEARLY:
            self.way, self.features, self.value = way, features, value


class Outlook:
    """One look at a state for one seat. What a choice changes may be changed here, and `look_at` looks again."""

    def __init__(self, s: UnionPacificState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.phase = s.phase
        self.is_own = s.turn == seat and s.phase != OPENING
        self.card = s.card
        self.laid, self.laid_count, self.laid_too = s.laid, s.laid_count, s.laid_too
        self.weights: list[float] = s.game.weights(s.players)
        self.trains: list[Best | None] = [None] * TYPES  # the best to place, once worked out
        self.to_take: list[float] = []  # what the best share adds to each feature, once worked out
        self.cards = s.cards[seat * CARDS : seat * CARDS + CARDS]
        self.given_away = sum(s.gone[seat * SHARES : seat * SHARES + SHARES])
        self.forecast = Forecast(s, seat)
        self.left = self.forecast.left
        self.mine: list[int] = []  # on the table
        self.held: list[int] = []
        for share in range(SHARES):
            opened = 1 if s.chosen[seat] == share else 0
            self.mine.append(s.table[seat * SHARES + share] + opened)
            self.held.append(s.hand[seat * SHARES + share] - opened)
        self.money = 0.0
        self.turns: list[float] = []  # how likely there is time before the next payment, turn by turn
        self.ahead = 0.0  # turns until the payment after the next
        # share by share
        self.next = [0.0] * SHARES
        self.later = [0.0] * SHARES
        self.lay_next = [0.0] * SHARES  # what laying all in hand adds
        self.lay_later = [0.0] * SHARES
        self.stake = [0.0] * SHARES
        self.secure = [0.0] * SHARES
        self.place = [0.0] * SHARES  # the same for the second place
        self.gain = [0.0] * SHARES  # what a train more brings the seat, a payment
        self.rival = [0] * SHARES  # the most any rival has, on the table and surely in hand
        self.runner_up = [0] * SHARES  # and the second most
        self.up_rivals: list[int] = []
        self.up_step = 0.0  # what a place more of the Union Pacific pays from now on
        # company by company
        self.room = [0.0] * COMPANIES
        self.kinds = [0] * COMPANIES  # the types it can build on now, as a mask
        piles = known_piles(s)
        self.forecast.expect_third_holder(piles)
        self.look_at_money()
        if self.left > 0:
            self._look_around(piles)

    def _look_around(self, piles: list[int]) -> None:
        self.turns = in_time(self.s, piles)
        self.ahead = draws_to(piles, 2) / (DRAWS * self.s.players)
        self._look_at_rivals()
        for share in range(SHARES):
            self.look_at(share)
        self.look_at_map()

    def _look_at_rivals(self) -> None:
        s = self.s
        for other in range(s.players):
            if other != self.seat:
                seen = seen_in_hand(s.ledger[other])
                for share in range(SHARES):
                    self._count_rival(share, s.table[other * SHARES + share] + max(0, seen[share]))
        for payment in range(self.forecast.first, s.payments):
            self.up_step += UP_PLACES[column_after(s, payment)][-1]

    def _count_rival(self, share: int, count: int) -> None:
        if share == UP:
            self.up_rivals.append(count)
        elif count > self.rival[share]:
            self.rival[share], self.runner_up[share] = count, self.rival[share]
        elif count > self.runner_up[share]:
            self.runner_up[share] = count

    def look_at_money(self) -> None:
        self.money = self.forecast.money_with(self.mine)

    # One share, one company -----------------------------------------------------------------------------------------

    def look_at(self, share: int) -> None:
        """Work out what the seat's shares of one sort come to, on the table and in hand."""
        if self.left <= 0:
            return
        forecast = self.forecast
        mine, held = self.mine[share], self.held[share]
        now_next, now_later = forecast.pays(share, 0, mine)
        self.next[share], self.later[share] = now_next, now_later
        self.lay_next[share] = self.lay_later[share] = 0.0
        total = mine + held
        then_next, then_later = now_next, now_later
        if held:
            then_next, then_later = forecast.pays(share, 0, total)
            self.lay_next[share], self.lay_later[share] = then_next - now_next, then_later - now_later
        if share == UP:
            self.stake[UP] = total * self.left / self.s.players
            self.secure[UP] = 0.0
            for rival in self.up_rivals:
                self.secure[UP] += self.up_step * _lead(total - rival)
            return
        grown_next, grown_later = forecast.pays(share, 2, total)
        self.gain[share] = (grown_next + grown_later - then_next - then_later) / (2 * self.left)
        worth = value(self.s, share)
        self.stake[share] = worth * total * self.left / self.s.board.shares[share]
        if total:
            self.secure[share] = worth * self.left * _lead(total - self.rival[share])
            self.place[share] = worth * self.left * _lead(total - self.runner_up[share]) / 2
        else:
            self.secure[share] = self.place[share] = 0.0

    def kept(self, share: int) -> list[float]:
        """What has been worked out about a share, for `put_back` after a trial."""
        lead = [self.next[share], self.later[share], self.lay_next[share], self.lay_later[share]]
        return lead + [self.stake[share], self.secure[share], self.place[share], self.gain[share]]

    def put_back(self, share: int, kept: list[float]) -> None:
        self.next[share], self.later[share] = kept[0], kept[1]
        self.lay_next[share], self.lay_later[share] = kept[2], kept[3]
        self.stake[share], self.secure[share] = kept[4], kept[5]
        self.place[share], self.gain[share] = kept[6], kept[7]

    def look_at_map(self) -> None:
        for company in range(COMPANIES):
            self.look_at_network(company)

    def look_at_network(self, company: int) -> None:
        board, spaces = self.s.board, self.s.spaces
        room = 0.0
        kinds = 0
        for kind in range(TYPES):
            can = open_to(self.s, company, kind)
            if can:
                kinds |= 1 << kind
                while can:
                    lowest = can & -can
                    room += SPACES_LAST[spaces[board.of_type[kind][lowest.bit_length() - 1]]]
                    can ^= lowest
        room = min(room, float(self.s.supply[company]))
        self.room[company] = room / (room + HALF_ROOM)
        self.kinds[company] = kinds

    # All of it ------------------------------------------------------------------------------------------------------

    def features(self) -> list[float]:
        if self.left <= 0:  # nothing counts any more, but nothing is given away for nothing either
            return [self.money] + [0.0] * (len(NAMES) - 2) + [float(self.given_away)]
        following = later = stake = holding = secure = place = room = 0.0
        for company in range(COMPANIES):
            following += self.next[company]
            later += self.later[company]
            stake += self.stake[company]
            holding += self.stake[company] * self.s.board.shares[company]
            secure += self.secure[company]
            place += self.place[company]
            room += self.gain[company] * self.room[company]
        hand_next, hand_later, turns_to_lay = self._hand()
        next_train, card_use, jokers = self._cards()
        return [
            self.money,
            following,
            later,
            self.next[UP],
            self.later[UP],
            hand_next,
            hand_later,
            stake,
            holding / USUAL_STOCK,
            self.stake[UP],
            secure,
            place,
            self.secure[UP],
            turns_to_lay * self.left,
            room * self.left,
            next_train * self.left,
            card_use,
            jokers * self.left,
            float(self.given_away),
        ]

    def _hand(self) -> tuple[float, float, float]:
        """What the shares in hand add, laid one company a turn or two single shares, the most rewarding first."""
        order: list[int] = []
        worth = [0.0] * SHARES
        for share in range(SHARES):
            held = self.held[share]
            if held:
                gain = self.lay_next[share] + self.lay_later[share]
                worth[share] = gain if held > 1 else 2.0 * gain
                at = len(order)
                while at > 0 and worth[order[at - 1]] < worth[share]:
                    at -= 1
                order.insert(at, share)
        need = following = later = 0.0
        for share in order:
            need += 1.0 if self.held[share] > 1 else 0.5
            turn = int(need + 0.5)
            if turn <= FAR:
                following += self.lay_next[share] * self.turns[turn - 1]
            later += self.lay_later[share] * self.ahead / (self.ahead + need)
        return following, later, need

    def _cards(self) -> tuple[float, float, float]:
        """The best train the track cards can place, what all of them can do, and the jokers."""
        use = self.use_of_types()  # the best train a card of each type can place
        best = max(use)
        hand = self.cards[:]
        if self.is_own and self.phase == INVESTING:
            _drop_worst(hand, use)
        following = total = 0.0
        for card in range(CARDS):
            if hand[card] and not is_dead(self.s, card):
                worth = best if card == JOKER else use[card]
                following = max(following, worth)
                total += worth * hand[card]
        return following, total, float(hand[JOKER])

    def use_of_types(self) -> list[float]:
        use = [0.0] * TYPES
        for company in range(COMPANIES):
            gain = self.gain[company]
            kinds = self.kinds[company]
            if kinds and gain > 0.0:
                for kind in range(TYPES):
                    if kinds >> kind & 1 and gain > use[kind]:
                        use[kind] = gain
        return use


def _lead(ahead: int) -> float:
    """How safe so many shares more than a rival are, from -1 to 1."""
    return max(-FAR_AHEAD, min(FAR_AHEAD, ahead)) / FAR_AHEAD


def _drop_worst(hand: list[int], use: list[float]) -> None:
    """UP-6.4: the card that goes at the end of an investment; a joker only if there is no other."""
    worst = -1
    for card in range(TYPES):
        if hand[card] and (worst < 0 or use[card] < use[worst]):
            worst = card
    if worst >= 0:
        hand[worst] -= 1
    elif hand[JOKER]:
        hand[JOKER] -= 1
