"""What we ask of the speed of Spike: a build is a path problem with a payment problem on top."""

from benchmarks.bars import Bar
from benchmarks.peers import BACKGAMMON

BARS = (Bar("compiled", "play", 1.5, BACKGAMMON), Bar("compiled", "clone", 100_000, None))
