"""The phases of a play, and the effects of an action that are still to be used, a bit each."""

from typing import Final

SETUP: Final = 0  # setup tiles are chosen
TURN: Final = 1  # a worker is put on an action
ACT: Final = 2  # the effects of an action, or of a setup tile
OFFER: Final = 3  # a contract is offered
ORDER: Final = 4  # two objectives are completed: which is replaced first
REPLACE: Final = 5  # a new objective is chosen
PHASES: Final = ("setup", "turn", "action", "offer", "order", "replace")

SETTING_UP: Final = 4  # in the place of an action: the reward of a setup tile
NO_ACTION: Final = -1

# bits of `slots`, in the order of the effects one can take
ABILITY: Final = 1  # the worker's, or a promotion instead
MAIN: Final = 2  # the main reward of a city
BONUS: Final = 4  # the bonus of the first station
BONUS_PROMOTION: Final = 8  # the second part of it
AGAIN: Final = 16  # the first part of a bonus that grey brings in two
AGAIN_PROMOTION: Final = 32
TILE: Final = 64  # the telegraph tile, for a worker
FLIP: Final = 128  # turning a train with Trade
REWARD: Final = 256  # of a setup tile
SLOT_IDS: Final = (
    "ability",
    "main",
    "bonus",
    "bonus-promotion",
    "again",
    "again-promotion",
    "tile",
    "flip",
    "reward",
)

FRAME: Final = 4  # numbers of an effect under way: kind, units left, detail, units used
KIND: Final = 0
LEFT: Final = 1
DETAIL: Final = 2
USED: Final = 3
