"""Clocks: how long a player may think. Whole milliseconds throughout, and every moment is given by the caller.

A clock knows nothing of the game and the game nothing of it. Playing time counts only inside the daily window of the
player's own time zone; a live clock's window is the whole day.
"""

from dataclasses import dataclass
from typing import Any

from roundhouse.tables.errors import TableError

MINUTE = 60_000
DAY = 1440 * MINUTE
MAX_ZONE = 14 * 60  # minutes east or west


@dataclass(frozen=True)
class Clock:
    """The clock of a table: what each player begins with, and how it is renewed by a confirmed move.

    Live: a bank for the whole game and an increment for each move. By correspondence: so many days for each move, with
    a daily window from `opens` to `closes`, in minutes of the player's day; it may span midnight, and equal ends mean
    the whole day.
    """

    kind: str
    bank: int = 0
    increment: int = 0
    days: int = 0
    opens: int = 0
    closes: int = 0

    @property
    def window(self) -> int:
        """How much of a day is playing time."""
        return (self.closes - self.opens) % 1440 * MINUTE or DAY

    @property
    def allowance(self) -> int:
        """The playing time a player begins with."""
        return self.bank if self.kind == "live" else self.days * self.window

    def renewed(self, left: int) -> int:
        """What is left after a confirmed move."""
        return left + self.increment if self.kind == "live" else self.allowance

    def spent(self, since: int, now: int, zone: int) -> int:
        """The playing time between two moments, for a player so many minutes east of UTC."""
        return self._played(now, zone) - self._played(since, zone)

    def falls(self, since: int, left: int, zone: int) -> int:
        """The moment at which so much playing time, running since then, is used up."""
        days, rest = divmod(self._played(since, zone) + left, self.window)
        local = days * DAY + rest if rest else (days - 1) * DAY + self.window
        return local + (self.opens - zone) * MINUTE

    def _played(self, moment: int, zone: int) -> int:
        """The playing time from the beginning of all time to a moment: whole days, and what there is of the last."""
        days, rest = divmod(moment + (zone - self.opens) * MINUTE, DAY)
        return days * self.window + min(rest, self.window)

    def dump(self) -> dict[str, Any]:
        if self.kind == "live":
            return {"kind": "live", "bank": self.bank, "increment": self.increment}
        return {"kind": "correspondence", "days": self.days, "opens": self.opens, "closes": self.closes}

    @staticmethod
    def load(written: dict[str, Any]) -> "Clock":
        if written["kind"] == "live":
            return live(written["bank"], written["increment"])
        return correspondence(written["days"], written["opens"], written["closes"])


def live(bank: int, increment: int = 0) -> Clock:
    """Both in milliseconds."""
    if not _whole(bank, 1) or not _whole(increment, 0):
        raise TableError("table-clock-live")
    return Clock("live", bank=bank, increment=increment)


def correspondence(days: int, opens: int = 0, closes: int = 0) -> Clock:
    """Days for each move; the window in minutes of the player's own day."""
    if not _whole(days, 1) or not all(_whole(edge, 0) and edge < 1440 for edge in (opens, closes)):
        raise TableError("table-clock-correspondence")
    return Clock("correspondence", days=days, opens=opens, closes=closes)


def _whole(value: object, least: int) -> bool:
    return type(value) is int and value >= least


def check_zone(minutes: int) -> int:
    if type(minutes) is not int or abs(minutes) > MAX_ZONE:
        raise TableError("table-bad-zone", minutes=str(minutes))
    return minutes


class Timer:
    """One seat's clock: what is left, since when it runs (None: it stands), and whether its flag has fallen."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.left = clock.allowance
        self.since: int | None = None
        self.flag = False

    def left_at(self, now: int, zone: int) -> int:
        """What is left at a moment: less than nothing once the flag has fallen and play goes on."""
        if self.since is None:
            return self.left
        return self.left - self.clock.spent(self.since, max(now, self.since), zone)

    def falls_at(self, zone: int) -> int | None:
        """When the flag will fall if the clock runs on, None if it stands or has fallen."""
        if self.since is None or self.flag:
            return None
        return max(self.since, self.clock.falls(self.since, self.left, zone))

    def run(self, now: int) -> None:
        if self.since is None:
            self.since = now

    def stop(self, now: int, zone: int) -> None:
        self.left = self.left_at(now, zone)
        self.since = None

    def renew(self) -> None:
        """After a confirmed move, the clock standing. By correspondence every move has its own flag."""
        self.left = self.clock.renewed(self.left)
        if self.clock.kind == "correspondence":
            self.flag = False
