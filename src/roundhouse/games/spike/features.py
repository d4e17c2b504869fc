"""What the judge looks at, by name; each is an estimate in dollars."""

from typing import Final

MONEY: Final = 0
CONTRACTS: Final = 1
ROUTE: Final = 2
MARKET: Final = 3
READY: Final = 4
CARDS: Final = 5
TRAIN: Final = 6
NAMES: Final = ("money", "contracts", "route", "market", "ready", "cards", "train")
