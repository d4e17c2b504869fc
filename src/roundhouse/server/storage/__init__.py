"""What is kept: tables, their entries and the hashes of the tokens that open them."""

from roundhouse.server.storage.claim import Claimed, claim
from roundhouse.server.storage.models import HOST, INVITATION, SEAT, SPENT, WATCH, Grant, Header
from roundhouse.server.storage.store import Conflict, Store, StoredTable, Wake

__all__ = [
    "HOST",
    "INVITATION",
    "SEAT",
    "SPENT",
    "WATCH",
    "Claimed",
    "Conflict",
    "Grant",
    "Header",
    "Store",
    "StoredTable",
    "Wake",
    "claim",
]  # fmt: skip
