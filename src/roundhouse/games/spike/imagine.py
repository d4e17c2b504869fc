"""Imagining: a clone in which all that a seat cannot know is drawn anew.

Hidden are the hands of the others, the order of the deck, their routes, sides of contracts chosen but not turned, and
what another has chosen of a line that is not built yet: that is forgotten, as if the action were still to be chosen.

Which Railroad cards lie where is drawn as `imagine_cards.py` says. What a very attentive player might know besides is
forgotten: that a hand could not pay for a line, or had no better way to; when a card was drawn that was paid later; and
the card the first player gave away once its new owner has paid a card of that suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import CITIES, GOODS, SUITS
from roundhouse.games.spike.imagine_cards import deal_cards, known_to
from roundhouse.games.spike.phases import ACTION, BUILD, GIVE, LAY, PAY, SIDES
from roundhouse.games.spike.play.building import forget_line
from roundhouse.kernel.chance import IMAGINE, Chance, chance

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def imagine(s: SpikeState, seat: int | None, seed: int) -> SpikeState:
    twin = s.clone()
    rng = chance(seed, IMAGINE)
    others = [other for other in range(s.players) if other != seat]
    if s.turn in others:
        twin.reach = -1
        if s.phase in (LAY, PAY, BUILD):
            twin.phase = ACTION
            forget_line(twin)
    deal_cards(twin, others, [known_to(twin, seat, other) for other in others], rng)
    if s.phase > GIVE and seat != s.first and seat != s.right:
        _guess_given(twin, rng)
    if s.phase > GIVE:
        _deal_routes(twin, others, rng)
    if s.phase == SIDES:
        _choose_sides(twin, others, rng)
    twin.chance = rng
    return twin


def _choose_sides(twin: SpikeState, others: list[int], rng: Chance) -> None:
    for good in range(GOODS):
        if twin.holder[good] in others:
            front = twin.contract[good] // 2 * 2
            twin.contract[good] = front + rng.below(2) if twin.chosen[good] else front


def _deal_routes(twin: SpikeState, others: list[int], rng: Chance) -> None:
    """Any routes that the seat has not seen; at the end those that were kept are seen."""
    seen = twin.route if twin.over else []
    for seat in range(twin.players):
        if seat not in others:
            seen = seen + [twin.route[seat]] + twin.offer[seat * 2 : seat * 2 + 2]
    routes = [route for route in range(CITIES) if route not in seen]
    rng.shuffle(routes)
    twin.offer = twin.offer[:]
    for other in others:
        has_route = twin.route[other] >= 0
        if twin.advanced:
            kept = other * 2 + rng.below(2)
            for at in (other * 2, other * 2 + 1):
                twin.offer[at] = twin.route[other] if twin.over and at == kept else routes.pop()
            if has_route:
                twin.route[other] = twin.offer[kept]
        elif not twin.over:
            twin.route[other] = routes.pop()


def _guess_given(twin: SpikeState, rng: Chance) -> None:
    """The card the first player gave away is any that its new owner has or has paid, not known to the others."""
    first, last = twin.right * SUITS, (twin.right + 1) * SUITS
    twin.told = twin.known[first:last]
    unknown = [suit for suit in range(SUITS) for _ in range(twin.hand[first + suit] - twin.told[suit])]
    guess = rng.below(len(unknown) + sum(twin.since[first:last]) + 1)
    if guess < len(unknown):
        twin.told[unknown[guess]] += 1
