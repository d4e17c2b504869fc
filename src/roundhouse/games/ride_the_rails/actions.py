"""The action codes of Ride the Rails: one block of numbers for each kind of action."""

from typing import Final

from roundhouse.games.ride_the_rails.board import CITIES, COMPANIES, HEXES, Board

TAKE: Final = 0  # take a share: TAKE + company
PASS: Final = 6  # no share can be taken, or no passenger can ride
STOP: Final = 7  # build no more
BUILD: Final = 8  # place a locomotive: BUILD + company * HEXES + hex
DEPART: Final = BUILD + COMPANIES * HEXES  # choose the passenger: DEPART + city
ARRIVE: Final = DEPART + CITIES  # end the journey
RIDE: Final = ARRIVE + 1  # ride a link: RIDE + company * CITIES + city
ACTIONS: Final = RIDE + COMPANIES * CITIES


def meanings(board: Board) -> list[dict[str, str]]:
    """What every action means, in the order of their numbers."""
    companies = board.company_ids
    found = [{"kind": "take", "company": company} for company in companies]
    found += [{"kind": "pass"}, {"kind": "stop"}]
    found += [{"kind": "build", "company": company, "hex": hex} for company in companies for hex in board.hex_ids]
    found += [{"kind": "depart", "city": city} for city in board.city_ids]
    found.append({"kind": "arrive"})
    found += [{"kind": "ride", "company": company, "city": city} for company in companies for city in board.city_ids]
    assert len(found) == ACTIONS
    return found
