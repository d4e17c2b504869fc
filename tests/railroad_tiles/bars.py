"""What we ask of the speed of Railroad Tiles."""

from benchmarks.bars import Bar
from benchmarks.peers import BACKGAMMON

BARS = (Bar("compiled", "play", 2, BACKGAMMON), Bar("compiled", "clone", 100_000, None))
