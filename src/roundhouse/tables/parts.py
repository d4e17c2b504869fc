"""Parts of views that several readers see alike, or one reader sees again: worked out once, and written as JSON once.

A view in parts is what a server sends; `plain` makes the one dictionary of it that everybody else reads.
"""

from typing import Any


class Part:
    """JSON-ready facts, not to be written to. `written` is their JSON, for whoever sends them; None until then."""

    def __init__(self, facts: Any) -> None:
        self.facts = facts
        self.written: bytes | None = None


class Joined:
    """A dictionary in two halves: one that others see too, and the reader's own."""

    def __init__(self, shared: Part, own: dict[str, Any]) -> None:
        self.shared = shared
        self.own = own

    def plain(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.shared.facts
        return {**facts, **self.own}
