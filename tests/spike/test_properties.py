"""Properties of every play: cards, pieces and money counted again after every action."""

from collections import Counter
from typing import Any

from hypothesis import given, settings, strategies as st

from roundhouse import State
from tests.spike.reference import network
from tests.spike.scenes import CITIES, CITY_AT, CONTRACTS, GAME, SPACES, SUITS

picks = st.lists(st.integers(0, 10_000), min_size=1, max_size=150)
PRICES = {0: 0, 1: 3, 2: 8}


def played(players: int, advanced: bool, seed: int, choices: list[int]) -> list[State]:
    """The states of a play in which each number picks one of the legal actions."""
    state = GAME.start(players=players, seed=seed, advanced=advanced)
    states = []
    for pick in choices:
        if state.over:
            break
        seat = state.actors[pick % len(state.actors)]
        legal = state.legal(seat)
        state.apply(seat, legal[pick % len(legal)])
        states.append(state.clone())
    return states


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.booleans(), st.integers(0, 1000), picks)
def test_cards_pieces_and_money_are_conserved(players: int, advanced: bool, seed: int, choices: list[int]) -> None:
    for state in played(players, advanced, seed, choices):
        position = state.position()
        assert_cards(position, 7 if players == 2 else 10)
        assert_networks(position)
        assert_money(position)


def assert_cards(position: dict[str, Any], each: int) -> None:
    found = Counter(position["deck"]) + Counter(position["row"]) + Counter(position["discards"])
    for row in position["hands"]:
        found += Counter(row)
    assert all(found[suit] == each for suit in SUITS)
    assert found["time"] + position["time_out"] == (3 if position["round"] == 3 else 0)
    assert sum(position["row"].values()) <= 4


def assert_networks(position: dict[str, Any]) -> None:
    """No space twice, each network a tree, no more than 45 tracks, every train on its own network."""
    laid = [space for row in position["tracks"] for space in row]
    assert len(set(laid)) == len(laid)
    for seat, start in enumerate(position["starts"]):
        if start is not None:
            own = network(position, seat)
            assert len(own) == len(position["tracks"][seat]) + 1
            assert len(position["tracks"][seat]) <= 45
            place = position["trains"][seat]
            assert place in position["tracks"][seat] or CITIES[place]["junction"] in own
    assert all(space in SPACES for space in laid)


def assert_money(position: dict[str, Any]) -> None:
    for seat in range(position["players"]):
        paid = sum(PRICES[level] for level in position["levels"][seat].values())
        earned = 0
        cities = list(position["delivered"][seat].values())
        assert len(set(cities)) == len(cities)
        for good, city in position["delivered"][seat].items():
            (contract,) = (each for each in position["contracts"][seat] if each.startswith(f"{good}-"))
            card, side = contract.rsplit("-", 1)
            earned += CONTRACTS[card][side][city]
        assert position["money"][seat] == position["income"][seat] + earned - paid
        assert position["money"][seat] >= 0
        assert len(position["aboard"][seat]) <= 1 + position["levels"][seat].get("freight-car", 0)


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 1000), picks)
def test_the_market_keeps_its_columns(players: int, seed: int, choices: list[int]) -> None:
    columns: set[frozenset[str]] = set()
    for state in played(players, False, seed, choices):
        seen = {frozenset(column) for column in state.view(None)["market"]}
        columns = columns or seen
        assert seen == columns


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 1000), picks)
def test_card_counters_are_right_about_the_other_hands(players: int, seed: int, choices: list[int]) -> None:
    """After the deck is made anew, all other hands together are known: imagining keeps what they held in old cards."""
    for state in played(players, False, seed, choices * 3)[::10]:
        position = state.position()
        for seat in range(players):
            world = state.imagine(seat, seed).position()
            for other in range(players):
                size = sum(position["hands"][other].values())
                assert sum(world["hands"][other].values()) == size
                for suit, count in position["known"][other].items():
                    assert world["hands"][other].get(suit, 0) >= count
            old, new = total(position["before"], seat), total(world["before"], seat)
            paid_old, paid_new = total(position["since"], seat), total(world["since"], seat)
            assert paid_old == paid_new
            if any(old.values()) and any(new.values()):
                assert old == new


def total(rows: list[dict[str, int]], seat: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for other, row in enumerate(rows):
        if other != seat:
            found += Counter(row)
    return found


def test_every_city_has_its_own_junction() -> None:
    assert len(CITY_AT) == len(CITIES)
