"""What the judge looks at, by name; each is an estimate in dollars."""

from typing import Final

MONEY: Final = 0
CONTRACTS: Final = 1
TRACK: Final = 2
ROUTE: Final = 3
MARKET: Final = 4
READY: Final = 5
CARDS: Final = 6
TRAIN: Final = 7
NAMES: Final = ("money", "contracts", "track", "route", "market", "ready", "cards", "train")
