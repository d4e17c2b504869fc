"""The phases of a play that ask for choices; what lies between them comes by itself."""

from typing import Final

START: Final = 0  # starting tiles are taken and laid, in reverse turn order
TILES: Final = 1  # columns are taken and their tiles laid, in turn order
POPULATION: Final = 2  # pieces are placed, by all at the same time
PHASES: Final = ("start", "tiles", "population")
