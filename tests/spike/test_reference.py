"""What can be built by choices one after the other is exactly what the slow enumerator finds."""

import random
from collections.abc import Iterator

import pytest

from roundhouse import State
from roundhouse.games.spike.paying import affords, packed, payments, unpacked
from tests.scenes import action_of
from tests.spike.reference import Hand, builds, discards
from tests.spike.scenes import CITY_AT, GAME, SPACES, SUITS


def positions(seed: int, count: int, most_cards: int) -> Iterator[State]:
    """States of random plays in which an action is to be chosen, each with another hand of a few cards."""
    rng = random.Random(seed)
    while count:
        state = GAME.start(players=rng.choice([2, 3, 4]), seed=rng.randrange(1 << 30))
        for _ in range(rng.randrange(400)):
            if not state.over:
                seat = state.actors[0]
                state.apply(seat, rng.choice(state.legal(seat)))
        position = state.position()
        if not state.over and position["phase"] == "action":
            count -= 1
            yield with_hand(state, rng, rng.randrange(most_cards + 1))


def with_hand(state: State, rng: random.Random, size: int) -> State:
    """The same position with other cards in the hand of the turn; what it had goes into the deck."""
    position = state.position()
    seat = position["turn"]
    pool = [card for card in position["deck"] if card != "time"]
    pool += [suit for suit, count in position["hands"][seat].items() for _ in range(count)]
    rng.shuffle(pool)
    if rng.random() < 0.5:
        pool.sort(key=rng.sample(SUITS, 6).index)  # hands with many equal cards
    cards = pool[:size]
    position["hands"][seat] = {suit: cards.count(suit) for suit in SUITS if suit in cards}
    times = [card for card in position["deck"] if card == "time"]
    position |= {"deck": pool[size:] + times, "upper": 0, "told": {}}
    for name in ("known", "before", "since"):
        position[name] = [{} for _ in range(position["players"])]
    return GAME.position(position)


def offered(state: State, seat: int) -> set[tuple[tuple[str, ...], Hand]]:
    """All builds that choices one after the other lead to."""
    found = set()
    stack = [(state, action) for action in state.legal(seat) if GAME.meaning(action)["kind"] == "line"]
    while stack:
        before, action = stack.pop()
        here = before.clone()
        here.apply(seat, action)
        legal = here.legal(seat)
        assert legal, "a choice that cannot be completed"
        if GAME.meaning(legal[0])["kind"] == "build":
            found.add(built(here, seat, legal[0]))
        else:
            stack += [(here, further) for further in legal]
    return found


def built(state: State, seat: int, action: int) -> tuple[tuple[str, ...], Hand]:
    before = state.position()
    state.apply(seat, action)
    after = state.position()
    paid = tuple(before["hands"][seat].get(suit, 0) - after["hands"][seat].get(suit, 0) for suit in SUITS)
    return tuple(before["line"][::-1]), paid


@pytest.mark.clause("SP-6.8", "SP-7.4")
@pytest.mark.parametrize("seed", range(4))
def test_every_build_is_reached_by_choices_and_no_other(seed: int) -> None:
    seen = 0
    for state in positions(seed, count=12, most_cards=5):
        seat = state.actors[0]
        wanted = builds(state.position(), seat)
        assert offered(state, seat) == wanted
        seen += len(wanted)
    assert seen > 20


def test_a_person_who_points_at_a_city_is_offered_its_cheapest_builds() -> None:
    for state in positions(7, count=12, most_cards=5):
        seat = state.actors[0]
        wanted = builds(state.position(), seat)
        for city in set(CITY_AT.values()):
            to_city = {one for one in wanted if city in ends(one[0][-1])}
            ways = GAME.ways(state, seat, [action_of(GAME, f"build {city}")])
            told = [followed(state, seat, way) for way in ways]
            assert set(told) <= to_city
            assert bool(told) == bool(to_city)
            if told:
                costs = [(sum(cards), len(line)) for line, cards in told]
                assert costs == sorted(costs)
                assert costs[0] == min((sum(cards), len(line)) for line, cards in to_city)
            else:
                assert state.why_not(seat, action_of(GAME, f"build {city}")) in ("SP-6.3", "SP-6.5", "SP-6.7", "SP-7.5")


def ends(space: str) -> set[str]:
    return {CITY_AT.get(SPACES[space]["a"], ""), CITY_AT.get(SPACES[space]["b"], "")}


def followed(state: State, seat: int, way: list[int]) -> tuple[tuple[str, ...], Hand]:
    here = state.clone()
    for action in way[:-1]:
        here.apply(seat, action)
    return built(here, seat, way[-1])


def test_payments_are_those_of_the_enumerator_for_larger_hands() -> None:
    rng = random.Random(5)
    for _ in range(250):
        hand = tuple(rng.choice([0, 0, 1, 2, 3, 4]) for _ in SUITS)
        need = [0] * 6
        for _ in range(rng.randrange(1, 6)):
            need[rng.randrange(6)] += 1
        wanted = discards(hand, tuple(need))
        assert {tuple(unpacked(way)) for way in payments(list(hand), need)} == wanted
        assert affords(list(hand), need) == bool(wanted)
        assert payments(list(hand), need) == sorted(packed(list(way)) for way in wanted)
