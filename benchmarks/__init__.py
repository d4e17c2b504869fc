"""The bench: our speed beside that of our peers, in one run on one machine, as ratios.

Run it with `python -m benchmarks`. `ours` and `peers` hold the loops that are timed, `contestant` the process
each of them runs in, `rounds` whose turn it is, `report` the arithmetic and the tables, `bars` what we ask of
ourselves.
"""
