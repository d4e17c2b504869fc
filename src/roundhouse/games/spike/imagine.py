"""Imagining: a clone in which all that a seat cannot know is drawn anew.

Hidden are the hands of the others, the order of the deck, their routes, and sides of contracts chosen but not turned.
Until the deck is made anew any unseen card can be anywhere, and that is exactly uniform. At that moment whoever counts
cards knows what the other hands hold together; those are the old cards, and what is drawn face down from then on are
new ones. So this says of every card paid since, if it was not known, whether it was an old or a new one, deals the
other old cards to the hands that had room for them, and fills the hands up with new ones: exact as to which cards the
hands can hold together, but it weighs the two origins of a paid card by what was there of either, not by counting every
history. What a very attentive player might know besides is forgotten: that a hand could not pay for a line, and the
card the first player gave away once its new owner has paid a card of that suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, GOODS, SUITS, TIME
from roundhouse.games.spike.decks import with_time_cards
from roundhouse.games.spike.phases import BUILD, GIVE, LAY, PAY, SIDES
from roundhouse.games.spike.position import ways_left
from roundhouse.games.spike.setup import all_cards
from roundhouse.games.spike.soundness import line_flaw
from roundhouse.kernel.chance import IMAGINE, Chance, chance

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

TRIES: Final = 200  # an account of the cards paid that does not come out is thrown away
LINE_TRIES: Final = 30


def imagine(s: SpikeState, seat: int | None, seed: int) -> SpikeState:
    twin = s.clone()
    rng = chance(seed, IMAGINE)
    others = [other for other in range(s.players) if other != seat]
    if s.turn in others:
        twin.reach = -1
    if s.phase in (LAY, PAY, BUILD) and s.turn in others:
        _deal_around_line(twin, seat, others, rng)
    else:
        _deal_cards(twin, seat, others, rng)
    if seat != s.first and seat != s.right:
        _guess_given(twin, rng)
    _deal_routes(twin, others, rng)
    if s.phase == SIDES:
        _choose_sides(twin, others, rng)
    twin.chance = rng
    return twin


# Sides and routes -----------------------------------------------------------------------------------------------------


def _choose_sides(twin: SpikeState, others: list[int], rng: Chance) -> None:
    for good in range(GOODS):
        if twin.holder[good] in others:
            front = twin.contract[good] // 2 * 2
            twin.contract[good] = front + rng.below(2) if twin.chosen[good] else front


def _deal_routes(twin: SpikeState, others: list[int], rng: Chance) -> None:
    """Any routes that the seat has not seen, for those who have one; at the end all are seen."""
    if twin.phase <= GIVE or twin.over:
        return
    own = [seat for seat in range(twin.players) if seat not in others]
    seen = [twin.route[seat] for seat in own] + [route for seat in own for route in twin.offer[seat * 2 : seat * 2 + 2]]
    routes = [route for route in range(CITIES) if route not in seen]
    rng.shuffle(routes)
    twin.offer = twin.offer[:]
    for other in others:
        kept = twin.route[other] >= 0
        if twin.advanced:
            twin.offer[other * 2], twin.offer[other * 2 + 1] = routes.pop(), routes.pop()
            if kept:
                twin.route[other] = twin.offer[other * 2 + rng.below(2)]
        else:
            twin.route[other] = routes.pop()


# Railroad cards -------------------------------------------------------------------------------------------------------


def known_to(s: SpikeState, seat: int | None, other: int) -> list[int]:
    """The cards that a seat knows to be in another's hand."""
    if seat == s.first and other == s.right and other != seat:
        return s.told[:]
    return s.known[other * SUITS : (other + 1) * SUITS]


def _deal_cards(twin: SpikeState, seat: int | None, others: list[int], rng: Chance) -> None:
    unseen = all_cards(twin)[:]
    old = [0] * SUITS
    new = [0] * SUITS
    hidden: list[list[int]] = [known_to(twin, seat, other) for other in others]  # what each hand is known to hold
    for suit in range(SUITS):
        unseen[suit] -= twin.discards[suit] + twin.row[suit]
        for each in range(twin.players):
            if each not in others:
                unseen[suit] -= twin.hand[each * SUITS + suit]
        for index, other in enumerate(others):
            unseen[suit] -= hidden[index][suit]
            old[suit] += twin.before[other * SUITS + suit]
            new[suit] += twin.since[other * SUITS + suit]
        new[suit] += unseen[suit]
    if max(old):
        for _ in range(TRIES):
            if _try(twin, others, hidden, old, new, rng):
                return
        for other in others:  # then the others' old cards are forgotten
            for suit in range(SUITS):
                twin.before[other * SUITS + suit] = 0
                twin.since[other * SUITS + suit] = 0
    pack = _pack(unseen, rng)
    for index, other in enumerate(others):
        _fill(twin, other, hidden[index], pack)
    _stack(twin, pack, rng)


def _try(
    twin: SpikeState, others: list[int], hidden: list[list[int]], old: list[int], new: list[int], rng: Chance
) -> bool:
    """Account for what was paid, deal the other old cards, fill up from the new; False if it does not come out."""
    stock = old[:]
    fresh = new[:]
    before = twin.before[:]
    rooms: list[int] = []  # places for old cards
    for index, other in enumerate(others):
        extra = _given(twin, other, hidden[index])
        rooms.append(sum(before[other * SUITS : (other + 1) * SUITS]) - sum(extra))
        for suit in range(SUITS):
            stock[suit] -= extra[suit]
            before[other * SUITS + suit] = extra[suit]
    for suit in range(SUITS):
        fresh[suit] -= stock[suit]
    if min(stock) < 0 or min(fresh) < 0 or min(rooms) < 0:
        return False
    if not _account(twin, others, hidden, rooms, stock, fresh, before, rng):
        return False
    pack = _pack(stock, rng)
    deck = _pack(fresh, rng)
    for index, other in enumerate(others):
        held = hidden[index][:]
        for _ in range(rooms[index]):
            suit = pack.pop()
            held[suit] += 1
            before[other * SUITS + suit] += 1
        if sum(held) > _size(twin, other):
            return False
        _fill(twin, other, held, deck)
    twin.before = before
    _stack(twin, deck, rng)
    return True


def _given(twin: SpikeState, other: int, held: list[int]) -> list[int]:
    """What the giver knows of a hand beyond what all know; it was there when the deck was made anew."""
    return [held[suit] - twin.known[other * SUITS + suit] for suit in range(SUITS)]


def _account(
    twin: SpikeState,
    others: list[int],
    hidden: list[list[int]],
    rooms: list[int],
    stock: list[int],
    fresh: list[int],
    before: list[int],
    rng: Chance,
) -> bool:
    """Say of every card paid since whether it was an old one or a new one."""
    paid: list[int] = []
    draws: list[int] = []
    for index, other in enumerate(others):
        first, last = other * SUITS, (other + 1) * SUITS
        for at in range(first, last):
            paid += [index * SUITS + at - first] * twin.since[at]
        draws.append(_size(twin, other) - sum(hidden[index]) + sum(twin.since[first:last]) - rooms[index])
    rng.shuffle(paid)
    for slot in paid:
        index, suit = slot // SUITS, slot % SUITS
        as_old = stock[suit] * rooms[index]
        as_new = fresh[suit] * draws[index]
        if as_old + as_new <= 0:
            return False
        if rng.below(as_old + as_new) < as_old:
            stock[suit] -= 1
            rooms[index] -= 1
            before[others[index] * SUITS + suit] += 1
        else:
            fresh[suit] -= 1
            draws[index] -= 1
    return True


def _size(twin: SpikeState, seat: int) -> int:
    return sum(twin.hand[seat * SUITS : (seat + 1) * SUITS])


def _pack(counts: list[int], rng: Chance) -> list[int]:
    cards = [suit for suit in range(SUITS) for _ in range(counts[suit])]
    rng.shuffle(cards)
    return cards


def _fill(twin: SpikeState, seat: int, held: list[int], pack: list[int]) -> None:
    """A hand of the same size: these cards, and the rest from the pack."""
    size = _size(twin, seat)
    first = seat * SUITS
    for suit in range(SUITS):
        twin.hand[first + suit] = held[suit]
    for _ in range(size - sum(held)):
        twin.hand[first + pack.pop()] += 1


def _stack(twin: SpikeState, pack: list[int], rng: Chance) -> None:
    """The deck from what is left, its time cards in the part below the upper one."""
    times = twin.deck.count(TIME)
    lower = len(pack) - twin.upper
    twin.deck = with_time_cards(pack[:lower], times, rng) + pack[lower:]


def _guess_given(twin: SpikeState, rng: Chance) -> None:
    """The card the first player gave away, if it is still known to be there, is any that the new owner may have."""
    first = twin.right * SUITS
    known = twin.known[first : first + SUITS]
    kept = sum(twin.told) > sum(known)
    twin.told = known
    unknown = [suit for suit in range(SUITS) for _ in range(twin.hand[first + suit] - known[suit])]
    if kept and unknown:
        twin.told[rng.pick(unknown)] += 1


def _deal_around_line(twin: SpikeState, seat: int | None, others: list[int], rng: Chance) -> None:
    """Another is choosing a line that all can see: the hand imagined must be able to pay for it.

    If none comes out, the cards of that hand stay as they are.
    """
    for _ in range(LINE_TRIES):
        trial = twin.clone()
        _deal_cards(trial, seat, others, rng)
        if trial.phase != LAY:
            trial.ways = ways_left(trial)
        if line_flaw(trial) is None:
            twin.hand, twin.deck, twin.ways = trial.hand, trial.deck, trial.ways
            twin.before, twin.since = trial.before, trial.since
            return
    _deal_cards(twin, seat, [other for other in others if other != twin.turn], rng)
