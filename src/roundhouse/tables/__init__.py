"""A game between people: seats, tentative turns, consent, clocks, talk, and who may see what. Pure: no I/O.

`Table` is the fold of its entries; `open_table` makes the first one.
"""

from roundhouse.tables.clocks import Clock, correspondence, live
from roundhouse.tables.entries import HOST, SYSTEM, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.history import ALL, OWN, Eyes
from roundhouse.tables.opening import commitment, open_from, open_table
from roundhouse.tables.table import Table
from roundhouse.tables.terms import Terms

__all__ = [
    "ALL",
    "HOST",
    "OWN",
    "SYSTEM",
    "Clock",
    "Entry",
    "Eyes",
    "Table",
    "TableError",
    "Terms",
    "commitment",
    "correspondence",
    "live",
    "open_from",
    "open_table",
]
