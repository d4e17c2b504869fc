"""Drawing anew which Railroad cards lie where: the others' hands and the deck.

Until the deck is made anew any unseen card can be anywhere. At that moment whoever counts cards knows what the other
hands hold together: those are the old cards, and what is drawn face down from then on are new ones. A card paid since,
if it was not known, may have been an old one of that hand or a new one. Every arrangement that fits is equally likely:
how many of the cards paid were old ones is drawn by a random walk over all answers, each weighed by the number of
arrangements it leaves (the Metropolis algorithm), long enough that nothing is left of where it began; given the answer,
the rest is dealt at once.
"""

from __future__ import annotations

from math import comb, factorial, perm
from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import SUITS, TIME
from roundhouse.games.spike.decks import with_time_cards

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState
    from roundhouse.kernel.chance import Chance

STEPS: Final = 30  # of the walk, for each number to be found
FINE: Final = 1 << 28  # a chance is compared in such parts


def known_to(s: SpikeState, seat: int | None, other: int) -> list[int]:
    """The cards that a seat knows to be in another's hand."""
    if seat == s.first and other == s.right and other != seat:
        return s.told[:]
    return s.known[other * SUITS : (other + 1) * SUITS]


def deal_cards(twin: SpikeState, others: list[int], held: list[list[int]], rng: Chance) -> None:
    """New hands for the others, each with what it is known to hold, and a new deck."""
    count = OldCards(twin, others, held)
    if not count.adds_up():  # in a position set by hand: then what was counted is forgotten
        for at in [other * SUITS + suit for other in others for suit in range(SUITS)]:
            twin.before[at] = twin.since[at] = 0
        count = OldCards(twin, others, held)
    count.walk(rng)
    old, new = count.packs(rng)
    for index, other in enumerate(others):
        first = other * SUITS
        drawn = [old.pop() for _ in range(count.old_places(index))]
        for suit in range(SUITS):
            twin.before[first + suit] = count.given[index][suit] + count.paid_old[index][suit] + drawn.count(suit)
        drawn += [new.pop() for _ in range(count.size[index] - len(drawn))]
        for suit in range(SUITS):
            twin.hand[first + suit] = held[index][suit] + drawn.count(suit)
    lower = len(new) - twin.upper
    twin.deck = with_time_cards(new[:lower], twin.deck.count(TIME), rng) + new[lower:]


class OldCards:
    """How many of the cards that the others have paid since the deck was made anew were old ones, hand by hand."""

    def __init__(self, s: SpikeState, others: list[int], held: list[list[int]]) -> None:
        seats = range(len(others))
        self.size: list[int] = []  # unknown cards in a hand now
        self.paid: list[list[int]] = []  # unknown cards it has paid
        self.given: list[list[int]] = []  # old cards that the seat knows and the others do not
        self.paid_old: list[list[int]] = []
        self.places: list[int] = []  # of other old cards that the hand had
        self.draws: list[int] = []  # cards it has drawn face down since
        self.old = [0] * SUITS  # old cards of all these hands
        self.unseen = [s.deck.count(suit) for suit in range(SUITS)]
        for index in seats:
            first = others[index] * SUITS
            hidden = [s.hand[first + suit] - held[index][suit] for suit in range(SUITS)]
            given = [min(held[index][suit] - s.known[first + suit], s.before[first + suit]) for suit in range(SUITS)]
            before = [s.before[first + suit] - given[suit] for suit in range(SUITS)]
            paid = s.since[first : first + SUITS]
            self.given.append(given)
            self.paid.append(paid)
            self.size.append(sum(hidden))
            self.paid_old.append([max(0, before[suit] - hidden[suit]) for suit in range(SUITS)])
            self.places.append(sum(before))
            self.draws.append(sum(hidden) + sum(paid) - sum(before))
            for suit in range(SUITS):
                self.old[suit] += before[suit]
                self.unseen[suit] += hidden[suit]

    def adds_up(self) -> bool:
        return self.weight() > 0

    def old_places(self, index: int) -> int:
        """Places for old cards in a hand that are not taken by those it has paid."""
        return self.places[index] - sum(self.paid_old[index])

    def old_left(self, suit: int) -> int:
        """Old cards of a suit that have not been paid."""
        left = self.old[suit]
        for paid in self.paid_old:
            left -= paid[suit]
        return left

    def weight(self) -> int:
        """In how many ways the unseen cards can lie if these numbers are right; none if they cannot be."""
        ways = 1
        left = 0
        for index, places in enumerate(self.places):
            as_old = sum(self.paid_old[index])
            as_new = sum(self.paid[index]) - as_old
            for suit in range(SUITS):
                if not 0 <= self.paid_old[index][suit] <= self.paid[index][suit]:
                    return 0
                ways *= comb(self.paid[index][suit], self.paid_old[index][suit])
            if as_old > places or as_new > self.draws[index]:
                return 0
            ways *= perm(places, as_old) * perm(self.draws[index], as_new)
            left += places - as_old
        for suit in range(SUITS):
            old = self.old_left(suit)
            if not 0 <= old <= self.unseen[suit]:
                return 0
            ways *= comb(self.unseen[suit], old)
        return ways * factorial(left) * factorial(sum(self.unseen) - left)

    def walk(self, rng: Chance) -> None:
        """Change one number or several at a time, and go there as the weights say."""
        open_numbers: list[int] = []
        for index, paid in enumerate(self.paid):
            for suit in range(SUITS):
                if paid[suit] and self.old[suit] and self.places[index]:
                    open_numbers.append(index * SUITS + suit)
        weight = self.weight()
        for _ in range(STEPS * len(open_numbers)):
            before = [row[:] for row in self.paid_old]
            more = True
            while more:
                number = rng.pick(open_numbers)
                self.paid_old[number // SUITS][number % SUITS] += 1 - 2 * rng.below(2)
                more = rng.below(2) == 1
            after = self.weight()
            if rng.below(FINE) * weight < after * FINE:
                weight = after
            else:
                self.paid_old = before

    def packs(self, rng: Chance) -> tuple[list[int], list[int]]:
        """The unseen cards, the old ones and the new ones, each shuffled."""
        old: list[int] = []
        new: list[int] = []
        for suit in range(SUITS):
            left = self.old_left(suit)
            old += [suit] * left
            new += [suit] * (self.unseen[suit] - left)
        rng.shuffle(old)
        rng.shuffle(new)
        return old, new
