"""The names of what the judge looks at, and their places in a list of features."""

from typing import Final

NAMES: Final = (
    "points",  # with pieces and columns, what is placed and not shown yet included
    "cities",  # their points
    "towns",  # groups of two urban tiles that can still become a city, and half of that for single ones
    "rectangle",  # the largest there is, the more the fewer tiles are to come
    "rectangle-ahead",  # the largest within reach, less what is missing; the less the fewer tiles are to come
    "open-ends",  # points lost by them as they are, the more the fewer tiles are to come
    "loose-ends",  # how many there are, the less the fewer tiles are to come
    "stuck-ends",  # those that will hardly be closed
    "gaps",  # cells between tiles that will hardly be filled
    "nests",  # cells between tiles that can be filled
    "pieces-now",  # what the pieces of this round will score, and do for later ones
    "pieces-later",  # what those of later rounds will score on icons that are free
    "pieces-hoped",  # what those without an icon would score beside the others
    "icons",  # free icons beyond what this round takes, as many as can be used
    "stars",  # that can still be spent
    "turn-order",  # places before others in the next round
    "refusals",  # left
    "objectives",  # their points
    "objectives-ahead",  # how far those are that are not met
    "mission",  # how much of it is done, where there is a challenge
    "mission-ahead",  # how much of it is prepared
    "limit",  # broken
    "starting-tile",  # what such a tile brings in a whole game, more than others
)
POINTS: Final = 0
CITIES: Final = 1
TOWNS: Final = 2
RECTANGLE: Final = 3
RECTANGLE_AHEAD: Final = 4
OPEN_ENDS: Final = 5
LOOSE_ENDS: Final = 6
STUCK_ENDS: Final = 7
GAPS: Final = 8
NESTS: Final = 9
PIECES_NOW: Final = 10
PIECES_LATER: Final = 11
PIECES_HOPED: Final = 12
ICONS: Final = 13
STARS: Final = 14
TURN_ORDER: Final = 15
REFUSALS: Final = 16
OBJECTIVES: Final = 17
OBJECTIVES_AHEAD: Final = 18
MISSION: Final = 19
MISSION_AHEAD: Final = 20
LIMIT: Final = 21
STARTING_TILE: Final = 22
