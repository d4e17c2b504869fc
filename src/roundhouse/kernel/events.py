"""Events: what happened, as a key and arguments, for the log and the animations.

An event may hold a secret for some seats: they see more of the same happening, everyone else sees the plain one.
"""

from typing import Any


class Event:
    """Something that happened in a game. All arguments are JSON-ready."""

    __slots__ = ("args", "key", "seats", "secret")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.args = args
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """Key and arguments as this seat (None: a spectator) may know them."""
        if self.secret is not None and seat in self.seats:
            return self.key + "-known", {**self.args, **self.secret}
        return self.key, self.args
