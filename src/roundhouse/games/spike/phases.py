"""The phases of a play, in their order: the states a turn can stand in."""

from typing import Final

SIDES: Final = 0  # advanced: all choose the sides of their contracts
GIVE: Final = 1  # the first player gives a card away
ROUTE: Final = 2  # advanced: all choose a route card
PLACE: Final = 3  # locomotives are placed
FREE: Final = 4  # the free move
ACTION: Final = 5  # the action is chosen
DRAW: Final = 6  # cards have been drawn, more may be
LAY: Final = 7  # a city has been chosen: the line to it, space by space
PAY: Final = 8  # the line is complete: how it is paid
BUILD: Final = 9  # the payment is chosen: the line is built
AFTER: Final = 10  # the action is done: cargo, and the end of the turn
PHASES: Final = ("sides", "give", "route", "place", "free", "action", "draw", "lay", "pay", "build", "after")
