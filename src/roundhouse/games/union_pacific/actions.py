"""The action codes of Union Pacific: one block of numbers for each kind of action, in the order of a turn.

A block for shares has one number for each company and a last one for the Union Pacific; a block for cards has one
for each track type and a last one for the joker.
"""

from typing import Final

from roundhouse.games.union_pacific.board import CARDS, COMPANIES, SHARES, Board

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


def meanings(board: Board) -> list[dict[str, str]]:
    """What every action means, in the order of their numbers."""
    shares = board.share_ids
    cards = board.card_ids
    found = [{"kind": "open", "share": share} for share in shares]
    found += [{"kind": "scrap", "card": card} for card in cards]
    found += [{"kind": "card", "card": card} for card in cards]
    found += [{"kind": "invest", "share": share} for share in shares]
    found += [{"kind": "discard", "card": card} for card in cards]
    found.append({"kind": "end"})
    found += [{"kind": "take", "share": share} for share in shares]
    found += [{"kind": "blind"}, {"kind": "keep"}]
    found += [{"kind": "swap", "share": share} for share in shares]
    found.append({"kind": "stay"})
    for company in range(COMPANIES):
        for section in board.section_ids:
            found.append({"kind": "build", "company": shares[company], "section": section})
    assert len(shares) == SHARES and len(cards) == CARDS
    return found
