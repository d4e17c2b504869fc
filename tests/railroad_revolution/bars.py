"""What we ask of the speed of Railroad Revolution: whether a turn can still be completed is asked of every choice."""

from benchmarks.bars import Bar
from benchmarks.peers import BACKGAMMON

BARS = (Bar("compiled", "play", 1.5, BACKGAMMON), Bar("compiled", "clone", 100_000, None))
