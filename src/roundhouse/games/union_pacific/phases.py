"""The phases of a play, in their order: the states a turn can stand in."""

from typing import Final

OPENING: Final = 0  # all choose their first investment
TURN: Final = 1  # a track card has been drawn: scrap, build or invest
TRAIN: Final = 2  # a card has been chosen: place a train
SHARE: Final = 3  # a train has been placed: take a share
DRAWN: Final = 4  # the share taken replaced a dividend card: lay it or keep it
SWAPPING: Final = 5  # a share has been taken: swap or stay
INVESTING: Final = 6  # a share has been laid: lay more, or discard a track card
PHASES: Final = ("opening", "turn", "train", "share", "drawn", "swapping", "investing")
