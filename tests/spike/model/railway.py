"""What one player has: network, train, contracts and money."""

from collections import Counter
from typing import Any

from tests.spike.model.lines import Ground
from tests.spike.scenes import BOARD, CITIES, CITY_AT, CONTRACTS, SPACES, SUITS

TRACKS = 45
LEVELS = {row["id"]: row["levels"] for row in BOARD["train"]}
PRICES = {row["id"]: row["upgrades"] for row in BOARD["train"]}
ROUTES = {row["start"]: row["values"] for row in BOARD["route"]}


class Railway:
    """One seat; read from a position."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.hand: Counter[str] = Counter(position["hands"][seat])
        self.contracts: dict[str, str] = {}  # by good: the side, or the card while it is not chosen
        for name in position["contracts"][seat]:
            self.contracts[name.split("-")[0]] = name
        self.aboard: set[str] = set(position["aboard"][seat])
        self.delivered: dict[str, str] = dict(position["delivered"][seat])
        self.offer: list[str] = list(position["offers"][seat])
        self.route: str | None = position["routes"][seat]
        self.start: str | None = position["starts"][seat]
        self.tracks: set[str] = set(position["tracks"][seat])
        self.train: str | None = position["trains"][seat]
        self.levels: Counter[str] = Counter(position["levels"][seat])
        self.income: int = position["income"][seat]  # from the market
        self.money: int = position["money"][seat]

    # Contracts --------------------------------------------------------------------------------------------------------

    def unchosen(self) -> list[str]:
        return [name for name in self.contracts.values() if name in CONTRACTS]

    def pays(self, good: str) -> dict[str, int]:
        card, side = self.contracts[good].rsplit("-", 1)
        return dict(CONTRACTS[card][side])

    def can_load(self, city: str) -> set[str]:
        """The good of the city, if its contract waits for it and a car is empty."""
        good = CITIES[city]["good"]
        waits = good in self.contracts and good not in self.aboard and good not in self.delivered
        return {good} if waits and len(self.aboard) < self.gives("freight-car") else set()

    def can_deliver(self, city: str) -> set[str]:
        if city in self.delivered.values():
            return set()
        return {good for good in self.aboard if city in self.pays(good)}

    def can_fulfil(self) -> bool:
        """Whether there is a contract left that could be fulfilled with this network."""
        cities = self.cities()
        supplied = {CITIES[city]["good"] for city in cities}
        open_to = cities - set(self.delivered.values())
        return any(
            (good in self.aboard or good in supplied) and open_to & set(self.pays(good))
            for good in self.contracts
            if good not in self.delivered
        )

    # Network ----------------------------------------------------------------------------------------------------------

    def junctions(self) -> set[str]:
        found = {CITIES[self.start]["junction"]} if self.start else set()
        for space in self.tracks:
            found |= {SPACES[space]["a"], SPACES[space]["b"]}
        return found

    def cities(self) -> set[str]:
        return {CITY_AT[junction] for junction in self.junctions() if junction in CITY_AT}

    def tracks_left(self) -> int:
        return TRACKS - len(self.tracks)

    def ground(self, taken: set[str]) -> Ground:
        hand = tuple(self.hand[suit] for suit in SUITS)
        return Ground(frozenset(self.junctions()), frozenset(taken), hand, self.tracks_left())

    # Train ------------------------------------------------------------------------------------------------------------

    def gives(self, part: str) -> int:
        return int(LEVELS[part][self.levels[part]])

    def can_upgrade(self) -> set[str]:
        return {
            part
            for part, prices in PRICES.items()
            if self.levels[part] < len(prices) and self.money >= prices[self.levels[part]]
        }

    def upgrade(self, part: str) -> None:
        self.money -= PRICES[part][self.levels[part]]
        self.levels[part] += 1

    # The end ----------------------------------------------------------------------------------------------------------

    def has_finished(self) -> bool:
        """SP-12.2: all tracks placed, nothing left to deliver."""
        return not self.tracks_left() and not self.can_fulfil()

    def route_pays(self) -> int:
        """The best of its cities pays its value, each other one $1; nothing without its start."""
        cities = self.cities()
        if self.route is None or self.route not in cities:
            return 0
        values = [value for city, value in ROUTES[self.route].items() if city in cities]
        return max(values) + len(values) - 1 if values else 0

    def sources(self, is_over: bool) -> dict[str, int]:
        earned = sum(self.pays(good)[city] for good, city in self.delivered.items())
        spent = sum(sum(prices[: self.levels[part]]) for part, prices in PRICES.items())
        route = self.route_pays() if is_over else 0
        return {"market": self.income, "contracts": earned, "route": route, "upgrades": -spent}
