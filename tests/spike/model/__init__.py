"""The rules once more, written from the texts alone: slow, plain, and with no line of the game's own code.

`paying.py` is what a line costs, `lines.py` where one can be laid, `travel.py` where a train can go, `cards.py` the
row, the deck and the rounds, `railway.py` what one player has, `table.py` the game around them, and `reasons.py` says
of a clause that refuses an action whether it is a true reason.
"""
