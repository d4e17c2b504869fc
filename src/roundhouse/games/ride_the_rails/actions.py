"""The action codes of Ride the Rails: one block of numbers for each kind of action."""

from typing import Final

from roundhouse.games.ride_the_rails.board import CITIES, COMPANIES, HEXES, Board
from roundhouse.kernel.layout import Kind, Layout, Target

TAKE: Final = 0  # take a share: TAKE + company
PASS: Final = 6  # no share can be taken, or no passenger can ride
STOP: Final = 7  # build no more
BUILD: Final = 8  # place a locomotive: BUILD + company * HEXES + hex
DEPART: Final = BUILD + COMPANIES * HEXES  # choose the passenger: DEPART + city
ARRIVE: Final = DEPART + CITIES  # end the journey
RIDE: Final = ARRIVE + 1  # ride a link: RIDE + company * CITIES + city


def layout(board: Board) -> Layout:
    """The kinds of actions in the order of the numbers above."""
    company, city = Target("company", board.company_ids), Target("city", board.city_ids)
    return Layout(
        [
            Kind("take", company),
            Kind("pass"),
            Kind("stop"),
            Kind("build", company, Target("hex", board.hex_ids)),
            Kind("depart", city),
            Kind("arrive"),
            Kind("ride", company, city),
        ]
    )
