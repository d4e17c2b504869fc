"""The action codes of Railroad Revolution: one block of numbers for each kind of action."""

from typing import Final

from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    CITIES,
    COLOURS,
    CONTRACTS,
    OBJECTIVES,
    SECTIONS,
    SIDES,
    SPACES,
    STACKS,
    TRACKS,
    TRAINS,
    Board,
)
from roundhouse.kernel.layout import Kind, Layout, Target

RESERVE: Final = 0  # where a worker is taken from
BOARD: Final = 1

SETUP: Final = 0  # choose a setup tile: SETUP + side
WORK: Final = SETUP + SIDES  # put a worker on an action: WORK + colour * ACTIONS + action
PASS: Final = WORK + COLOURS * ACTIONS
STATION: Final = PASS + 1  # build a station: STATION + city
RAIL: Final = STATION + CITIES  # lay a rail: RAIL + space
OFFICE: Final = RAIL + SPACES  # build an office: OFFICE + section
SALE: Final = OFFICE + SECTIONS  # sell a piece: SALE for a rail, SALE + 1 for a building
PROMOTE: Final = SALE + 2  # PROMOTE + (from * COLOURS + colour) * OBJECTIVES + objective
ADVANCE: Final = PROMOTE + 2 * COLOURS * OBJECTIVES  # a step: ADVANCE + track
FLIP: Final = ADVANCE + TRACKS  # turn a train: FLIP + type * 2, and 1 if it lies face down
TRAIN: Final = FLIP + TRAINS * 2  # take a train: TRAIN + stack
EXCHANGE: Final = TRAIN + STACKS  # EXCHANGE + (from * COLOURS + colour) * COLOURS + new colour
WORKER: Final = EXCHANGE + 2 * COLOURS * COLOURS  # take a worker of the supply: WORKER + colour
DISCARD: Final = WORKER + COLOURS  # DISCARD + from * COLOURS + colour
CONTRACT: Final = DISCARD + 2 * COLOURS  # take a contract: CONTRACT + tile * 2, and 1 for the second
REPLACE: Final = CONTRACT + CONTRACTS * 2  # which completed objective is replaced first
OBJECTIVE: Final = REPLACE + OBJECTIVES  # which one is kept
TAKE: Final = OBJECTIVE + OBJECTIVES  # use a pending effect, sell a share, hire a worker

TAKES: Final = (
    "ability",
    "promotion",
    "main",
    "bonus",
    "bonus-promotion",
    "again",
    "again-promotion",
    "tile",
    "flip",
    "reward",
    "sell-share",
    "hire-white",
    "hire-purple",
    "hire-orange",
    "hire-grey",
    "hire-turquoise",
)
ABILITY: Final = TAKE
PROMOTION: Final = TAKE + 1
MAIN: Final = TAKE + 2
BONUS: Final = TAKE + 3
BONUS_PROMOTION: Final = TAKE + 4
AGAIN: Final = TAKE + 5
AGAIN_PROMOTION: Final = TAKE + 6
TILE: Final = TAKE + 7
TURN_TRAIN: Final = TAKE + 8
REWARD: Final = TAKE + 9
SELL: Final = TAKE + 10
HIRE: Final = TAKE + 11  # HIRE + colour
STOP: Final = HIRE + COLOURS
END: Final = STOP + 1

PIECES: Final = ("rail", "building")
FACES: Final = ("up", "down")
FROM: Final = ("reserve", "board")


def layout(board: Board) -> Layout:
    """The kinds of actions in the order of the numbers above."""
    worker, where = Target("worker", board.worker_ids), Target("from", list(FROM))
    objective = Target("objective", board.objective_ids)
    return Layout(
        [
            Kind("setup", Target("tile", board.side_ids)),
            Kind("work", worker, Target("action", board.action_ids)),
            Kind("pass"),
            Kind("station", Target("city", board.city_ids)),
            Kind("rail", Target("space", board.space_ids)),
            Kind("office", Target("section", board.section_ids)),
            Kind("sale", Target("piece", list(PIECES))),
            Kind("promote", where, worker, objective),
            Kind("advance", Target("track", board.track_ids)),
            Kind("flip", Target("train", board.train_ids), Target("face", list(FACES))),
            Kind("train", Target("train", board.train_ids[1:])),
            Kind("exchange", where, worker, Target("into", board.worker_ids)),
            Kind("worker", worker),
            Kind("discard", where, worker),
            Kind("contract", Target("contract", board.contract_ids)),
            Kind("replace", objective),
            Kind("objective", objective),
            Kind("take", Target("effect", list(TAKES))),
            Kind("stop"),
            Kind("end"),
        ]
    )
