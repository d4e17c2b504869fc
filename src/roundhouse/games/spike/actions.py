"""The action codes of Spike: one block of numbers for each kind of action, in the order of a play."""

from typing import Final

from roundhouse.games.spike.board import CITIES, GOODS, PARTS, PLACES, SPACES, SUITS, Board
from roundhouse.kernel.layout import Kind, Layout, Target

MOST_PAID: Final = 10  # cards of one suit that a payment can take: all there are
COUNTS: Final = MOST_PAID + 1

SIDE: Final = 0  # choose the side of a contract: SIDE + card * 2 + side
GIVE: Final = SIDE + GOODS * 3 * 2  # give a card away: GIVE + suit
KEEP: Final = GIVE + SUITS  # keep a route: KEEP + its start
PLACE: Final = KEEP + CITIES  # place the locomotive: PLACE + city
HOLD: Final = PLACE + CITIES  # a free move of no space
MOVE: Final = HOLD + 1  # move the train: MOVE + place
DRAW: Final = MOVE + PLACES  # take a card: DRAW + suit of the row
DECK: Final = DRAW + SUITS  # the top card of the deck
STOP: Final = DECK + 1  # draw no more
LINE: Final = STOP + 1  # begin a line: LINE + the city it leads to
LAY: Final = LINE + CITIES  # the next space of the line: LAY + space
PAY: Final = LAY + SPACES  # how many cards of a suit to pay: PAY + suit * COUNTS + count
BUILD: Final = PAY + SUITS * COUNTS  # build the line: BUILD + city
UPGRADE: Final = BUILD + CITIES  # improve the train: UPGRADE + part
PASS: Final = UPGRADE + PARTS  # there is no action to do
CARGO: Final = PASS + 1  # handle cargo: LOAD + good, UNLOAD + good, DELIVER + good
LOAD: Final = CARGO
UNLOAD: Final = LOAD + GOODS
DELIVER: Final = UNLOAD + GOODS
END: Final = DELIVER + GOODS  # end the turn

STEPS: Final = ("load", "unload", "deliver")
DECK_ID: Final = "deck"


def layout(board: Board) -> Layout:
    """The kinds of actions in the order of the numbers above."""
    city, suit = Target("city", board.city_ids), Target("suit", board.suit_ids)
    return Layout(
        [
            Kind("side", Target("contract", board.contract_ids)),
            Kind("give", suit),
            Kind("keep", Target("route", board.city_ids)),
            Kind("place", city),
            Kind("hold"),
            Kind("move", Target("place", board.place_ids)),
            Kind("draw", Target("source", [*board.suit_ids, DECK_ID])),
            Kind("stop"),
            Kind("line", city),
            Kind("lay", Target("space", board.space_ids)),
            Kind("pay", suit, Target("count", range(COUNTS))),
            Kind("build", city),
            Kind("upgrade", Target("part", board.part_ids)),
            Kind("pass"),
            Kind("cargo", Target("step", list(STEPS)), Target("good", board.good_ids)),
            Kind("end"),
        ]
    )
