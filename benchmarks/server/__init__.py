"""The server's bench: how long a move takes at many tables at once, beside boardgame.io's server on the same machine.

Run it with `make bench-server`, or `python -m benchmarks.server`. `pace` says when a move is due and how late it was
acknowledged; `ours` and `theirs` are people at a table of ours and of the peer, over real sockets; `finished` makes
long games to look back at; `servers` starts the processes; `report` computes and prints the tables. The load comes from
the process of the command, the servers have one of their own.
"""
