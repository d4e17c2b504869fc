"""The phases of a round, in their order: the states a turn can stand in."""

from typing import Final

SHARE: Final = 0  # take a share
BUILD: Final = 1  # place locomotives, or stop
DEPART: Final = 2  # choose the passenger who rides
JOURNEY: Final = 3  # a passenger rides: the next link, or the end of the journey
PHASES: Final = ("share", "build", "depart", "journey")
