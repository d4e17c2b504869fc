"""What a table refuses: a message key and its facts, said in the common catalogue. Nothing has changed then."""

from typing import Any

from roundhouse.kernel.errors import RoundhouseError


class TableError(RoundhouseError):
    """A command that does not fit the table as it stands, or an entry that cannot be one of its own."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, **facts)
