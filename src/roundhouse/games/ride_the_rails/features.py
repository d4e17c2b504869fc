"""The names of what the judge looks at, and their places in a list of features."""

from typing import Final

NAMES: Final = (
    "money",  # now, above the mean of the others
    "dividends",  # what its shares will earn more than the others', as companies are likely to grow and to be ridden
    "rides",  # the links its own passengers will ride more than the others'
    "lines-led",  # the links there are now of the companies it leads in
    "room",  # locomotives it can still build with: its part of those left of its companies
    "alone",  # companies of which it is the only holder
    "access",  # companies it can build for, at a table that builds badly
    "coasts-near",  # whether it can join the coasts in its next turn, half if in two
    "link-dividends",  # of a piece of track: what its link pays more than the others are paid, a locomotive
    "link-rides",
    "link-passengers",  # a passenger waits at its end
    "link-bonus",
    "coasts",  # a piece of a line between the coasts, the more the fewer are missing
    "astray",  # a piece that begins no link that will be ridden
)
(
    MONEY, DIVIDENDS, RIDES, LINES_LED, ROOM, ALONE, ACCESS, COASTS_NEAR,
    LINK_DIVIDENDS, LINK_RIDES, LINK_PASSENGERS, LINK_BONUS, COASTS, ASTRAY,
) = range(14)  # fmt: skip
