"""The action codes of Union Pacific: one block of numbers for each kind of action, in the order of a turn.

A block for shares has one number for each company and a last one for the Union Pacific; a block for cards has one
for each track type and a last one for the joker.
"""

from typing import Final

from roundhouse.games.union_pacific.board import COMPANIES, Board
from roundhouse.kernel.layout import Kind, Layout, Target

OPEN: Final = 0  # choose a share for the first investment
SCRAP: Final = 11  # discard a dead track card out of the game
CARD: Final = 16  # choose the track card to build with
INVEST: Final = 21  # lay a share on the table
DISCARD: Final = 32  # discard a track card, which ends an investment or passes the turn
END: Final = 37  # the same with no track card in hand
TAKE: Final = 38  # take a share from the row, or from the UP stack
BLIND: Final = 49  # take the top card of the share deck
KEEP: Final = 50  # keep the share that replaced a dividend card
SWAP: Final = 51  # swap a share in hand for one of the UP stack
STAY: Final = 62  # do not swap
BUILD: Final = 63  # place a train: BUILD + company * sections + section


def layout(board: Board) -> Layout:
    """The kinds of actions in the order of the numbers above."""
    share, card = Target("share", board.share_ids), Target("card", board.card_ids)
    company, section = Target("company", board.share_ids[:COMPANIES]), Target("section", board.section_ids)
    return Layout(
        [
            Kind("open", share),
            Kind("scrap", card),
            Kind("card", card),
            Kind("invest", share),
            Kind("discard", card),
            Kind("end"),
            Kind("take", share),
            Kind("blind"),
            Kind("keep"),
            Kind("swap", share),
            Kind("stay"),
            Kind("build", company, section),
        ]
    )
