"""Positions drawn by lot at the beginning of a turn, sound but out of the common run."""

import random
from collections import Counter
from typing import Any

from tests.spike.reference import network
from tests.spike.scenes import BESIDE, CITIES, CITY_AT, CONTRACTS, GOODS, SUITS

TRACKS = 45
PRICES = (0, 3, 8)
PARTS = ("locomotive", "tender", "freight-car")


def lot(rng: random.Random, players: int) -> dict[str, Any]:
    seats = range(players)
    position: dict[str, Any] = {"players": players, "turn": rng.randrange(players), "first": rng.randrange(players)}
    position["starts"] = [rng.choice(list(CITIES)) for _ in seats]
    position["tracks"] = [[] for _ in seats]
    rich = rng.randrange(players) if rng.random() < 0.15 else None  # this one has all, and nobody can draw
    for seat in seats:
        most = rng.choice((0, 4, 10, 20, 30, TRACKS, TRACKS)) if rich is None else TRACKS if rich == seat else 0
        _grow(rng, position, seat, most)
    cities = [sorted(CITY_AT[one] for one in network(position, seat) if one in CITY_AT) for seat in seats]
    position |= _contracts(rng, players, cities)
    position["trains"] = [_train(rng, position, seat, cities[seat]) for seat in seats]
    on_track = position["trains"][position["turn"]] not in CITIES
    position["phase"] = "free" if on_track else "action"
    position["round"] = rng.choice((1, 2, 3, 3)) if rich is None else 1
    position |= _cards(rng, players, position["round"]) if rich is None else _all_in_hand(players, rich)
    done = [seat for seat in seats if len(position["tracks"][seat]) == TRACKS and seat != position["turn"]]
    if done and rng.random() < 0.5:
        position["last"] = rng.choice(done)
    position["passes"] = rng.randrange(players)
    position["idle"] = rng.choice((0, 0, 30 * players - rng.randint(1, 5)))
    return position


def _grow(rng: random.Random, position: dict[str, Any], seat: int, most: int) -> None:
    """Lines of a seat, wherever they can run, until there are about so many tracks."""
    tracks = position["tracks"][seat]
    for _ in range(400):
        if len(tracks) >= most:
            return
        own = network(position, seat)
        line = _line(rng, own, {space for row in position["tracks"] for space in row}, rng.choice(sorted(own)))
        if len(tracks) + len(line) <= TRACKS:
            tracks += line


def _line(rng: random.Random, own: set[str], taken: set[str], here: str) -> list[str]:
    been = {here}
    line: list[str] = []
    while len(line) < 6:
        ways = [
            (space, there)
            for space, there in BESIDE[here].items()
            if space not in taken and there not in own and there not in been
        ]
        if not ways:
            return []
        space, here = rng.choice(ways)
        line.append(space)
        been.add(here)
        if here in CITY_AT:
            return line
    return []


def _train(rng: random.Random, position: dict[str, Any], seat: int, cities: list[str]) -> str:
    """Anywhere in the network; often where something aboard is wanted, or has been."""
    wanted: list[str] = []
    for name in position["contracts"][seat]:
        if name.split("-")[0] in position["aboard"][seat]:
            card, side = name.rsplit("-", 1)
            wanted += [city for city in CONTRACTS[card][side] if city in cities]
    if wanted and rng.random() < 0.6:
        return str(rng.choice(wanted))
    return str(rng.choice([*cities, *position["tracks"][seat], *position["tracks"][seat]]))


def _contracts(rng: random.Random, players: int, cities: list[list[str]]) -> dict[str, Any]:
    """Contracts, what is aboard and delivered, the parts of the trains, and money for them."""
    goods = rng.sample(GOODS, len(GOODS))
    found: dict[str, list[Any]] = {name: [] for name in ("contracts", "aboard", "delivered", "levels", "income")}
    for seat in range(players):
        own = goods[seat::players]
        cards = {good: (f"{good}-{rng.randint(1, 3)}", rng.choice(("front", "back"))) for good in own}
        income = sum(rng.randint(1, 3) for _ in cities[seat][1:])
        money, levels = income, {}
        for part in PARTS:
            level = rng.choice([level for level in range(3) if PRICES[level] <= money])
            money -= PRICES[level]
            levels[part] = level
        delivered: dict[str, str] = {}
        aboard: list[str] = []
        keen = rng.choice((0.4, 0.4, 1.0))  # how much is delivered
        supplied = {CITIES[city]["good"] for city in cities[seat]}
        for good, (card, side) in cards.items():
            if good not in supplied:
                continue
            wants = [city for city in CONTRACTS[card][side] if city in cities[seat] and city not in delivered.values()]
            if wants and rng.random() < keen:
                delivered[good] = rng.choice(wants)
            elif len(aboard) <= levels["freight-car"] and rng.random() < 0.6:
                aboard.append(good)
        found["contracts"].append([f"{card}-{side}" for card, side in cards.values()])
        for name, value in (("aboard", aboard), ("delivered", delivered), ("levels", levels), ("income", income)):
            found[name].append(value)
    return found


def _all_in_hand(players: int, seat: int) -> dict[str, Any]:
    hands: list[dict[str, int]] = [{} for _ in range(players)]
    hands[seat] = dict.fromkeys(SUITS, 7 if players == 2 else 10)
    return {"hands": hands, "deck": [], "row": {}, "discards": {}}


def _cards(rng: random.Random, players: int, number: int) -> dict[str, Any]:
    """Few cards in the deck more often than many; the hands together sometimes hold all the others."""
    cards = SUITS * (7 if players == 2 else 10)
    if rng.random() < 0.3:
        cards.sort()
        first = rng.randrange(len(cards))
        cards = cards[first:] + cards[:first]
    else:
        rng.shuffle(cards)
    times = 3 - rng.choice((0, 1, 2, 2)) if number == 3 else 0
    deck = [cards.pop() for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4, 5, 8, 15)))]
    rng.shuffle(deck)
    for _ in range(times):
        deck.insert(rng.randrange(len(deck) + 1), "time")
    row = [cards.pop() for _ in range(rng.choice((0, 1, 3, 4, 4, 4)))]
    hands = [[cards.pop() for _ in range(min(len(cards), rng.choice((0, 2, 5, 9))))] for _ in range(players)]
    discards = min(len(cards), rng.choice((0, 0, 1, 3, 6, 5 - len(row), 5 - len(row), len(cards))))
    rest, discarded = cards[discards:], cards[:discards]
    for seat in range(players):
        hands[seat] += rest[seat::players]
    return {
        "hands": [dict(Counter(hand)) for hand in hands],
        "deck": deck,
        "row": dict(Counter(row)),
        "discards": dict(Counter(discarded)),
        "upper": rng.randint(0, deck.index("time")) if times else 0,
        "time_out": 3 - times if number == 3 else 0,
    }
