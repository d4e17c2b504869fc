"""What is kept: tables, their entries and the hashes of the tokens that open them."""

from roundhouse.server.storage.claim import Claimed, claim
from roundhouse.server.storage.engines import NotStored, StorageAway
from roundhouse.server.storage.models import HOST, INVITATION, SEAT, WATCH, Grant, Header
from roundhouse.server.storage.removals import DELETED, FINISHED, FORSAKEN, LEFT, Limits, Removed
from roundhouse.server.storage.runs import Downtime
from roundhouse.server.storage.snapshots import NOTHING, KeptLines, StoredSnapshot
from roundhouse.server.storage.store import Rest, Store, StoredTable
from roundhouse.server.storage.writer import Absent, Conflict

__all__ = [
    "DELETED",
    "FINISHED",
    "FORSAKEN",
    "HOST",
    "INVITATION",
    "LEFT",
    "NOTHING",
    "SEAT",
    "WATCH",
    "Absent",
    "Claimed",
    "Conflict",
    "Downtime",
    "Grant",
    "Header",
    "KeptLines",
    "Limits",
    "NotStored",
    "Removed",
    "Rest",
    "StorageAway",
    "Store",
    "StoredSnapshot",
    "StoredTable",
    "claim",
]  # fmt: skip
