"""What we ask of the speed of Ride the Rails."""

from benchmarks.bars import Bar
from benchmarks.peers import BACKGAMMON

BARS = (Bar("compiled", "play", 3, BACKGAMMON),)
