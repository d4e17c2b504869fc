"""The rules once more, written from the rulebook alone: slow, plain, and with no line of the game's own code.

`company.py` is what a player has, `moment.py` what may be done and what it does, in any order at all; `ahead.py` keeps
from that what the turn can be completed after, and `table.py` is the game around it.
"""
